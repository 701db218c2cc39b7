// SPDX-FileCopyrightText: 2026 The Mano authors
// SPDX-License-Identifier: CERN-OHL-P-2.0

include <table-measures.scad>
include <box.scad>
