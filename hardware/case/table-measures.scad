// SPDX-FileCopyrightText: 2026 The Mano authors
// SPDX-License-Identifier: CERN-OHL-P-2.0

// Made from hardware/boards.toml by `python3 -m tools draw`.
size = [132, 126, 32];
wall = 2.4;
floor = 2.4;
top = 2.4;
corner = 4;
lip = [2, 4];
gap = 0.3;
screw_post = 7.2;
screw_pilot = 2.5;
screw_hole = 3.4;
pilot = 1.6;
board_rise = 3;
lug = [2.4, 5];
post_width = 5;
holes = [["key", 25.14, 20.22, 13.5, 11.5], ["key", 30.22, 38, 13.5, 11.5], ["key", 48, 55.78, 13.5, 11.5], ["key", 48, 20.22, 13.5, 11.5], ["key", 65.78, 38, 13.5, 11.5], ["key", 48, 38, 13.5, 11.5], ["key", 70.86, 20.22, 13.5, 11.5], ["knob", 108, 38, 7.4, 15], ["light", 66, 9, 5.4, 5], ["light", 9, 72, 5.4, 5], ["light", 66, 117, 5.4, 5], ["light", 123, 72, 5.4, 5]];
window = [66, 91, 57.01, 29.49];
posts = [[33, 71.5, 2.2], [33, 108.5, 2.2], [99, 71.5, 2.2], [99, 108.5, 2.2], [15, 15, 6.4], [15, 61, 6.4], [81, 15, 6.4], [81, 61, 6.4]];
screws = [[6.3, 6.3], [6.3, 119.7], [125.7, 6.3], [125.7, 119.7]];
board = [17.5, 70.3, 38.5, 123.3];
board_height = 8;
cell = [56, 22, 120, 58];
cell_height = 5;
slots = [["back", 28, 7.8, 13, 8.4], ["right", 84, 10, 14, 7]];
sound = ["back", 90, 8];
