# SPDX-FileCopyrightText: 2026 The Mano authors
# SPDX-License-Identifier: MIT
