// SPDX-FileCopyrightText: 2026 The Mano authors
// SPDX-License-Identifier: CERN-OHL-P-2.0

// Made from hardware/boards.toml by `python3 -m tools draw`.
size = [84, 104, 28];
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
holes = [["key", 19.14, 19.22, 13.5, 11.5], ["key", 24.22, 37, 13.5, 11.5], ["key", 42, 54.78, 13.5, 11.5], ["key", 42, 19.22, 13.5, 11.5], ["key", 59.78, 37, 13.5, 11.5], ["key", 42, 37, 13.5, 11.5], ["key", 64.86, 19.22, 13.5, 11.5]];
window = [42, 82, 31.42, 16.7];
posts = [[26.8, 66.25, 1.8], [26.8, 94.75, 1.8], [57.2, 66.25, 1.8], [57.2, 94.75, 1.8], [9, 14, 6.4], [9, 60, 6.4], [75, 14, 6.4], [75, 60, 6.4]];
screws = [[6.3, 6.3], [6.3, 97.7], [77.7, 6.3], [77.7, 97.7]];
board = [31.5, 50.3, 52.5, 101.3];
board_height = 4;
cell = [];
cell_height = 0;
slots = [["back", 42, 7.8, 12, 8.4]];
sound = ["back", 17, 8];
