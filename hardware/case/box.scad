// SPDX-FileCopyrightText: 2026 The Mano authors
// SPDX-License-Identifier: CERN-OHL-P-2.0

// Mano's enclosure: a base and a lid that carries keys, panel, knob and lights. A file such as evening.scad
// includes its measures first, then this. Millimetres; x right, y back, z up from the table.
//
// part = "lid" or "base": as it lies on the print bed. "closed": as it stands on the table, with its parts; "open":
// the lid lifted off, to see where board and battery lie.

part = "closed";
$fn = 40;
bit = 0.01; // what one body reaches into another, so that they become one

if (part == "lid") translate([0, size.y, size.z]) rotate([180, 0, 0]) lid();
else if (part == "base") base();
else if (part == "open") open();
else closed();

module lid() {
    difference() {
        union() {
            translate([0, 0, size.z - top]) block(size.x, size.y, top, corner);
            lip();
            for (post = posts) hanging(post.x, post.y, post_width, post.z);
            for (screw = screws) hanging(screw.x, screw.y, screw_post, size.z - top - floor - gap);
        }
        for (hole = holes) through(hole[1], hole[2], hole[3]);
        opening();
        // 0.8 mm of a pilot goes into the plate: the rest of it stays between screw and thumb
        for (post = posts) pilot_hole(post.x, post.y, pilot, size.z - top - post.z, post.z + 0.8);
        for (screw = screws) pilot_hole(screw.x, screw.y, screw_pilot, floor + gap, 14);
    }
}

module base() {
    difference() {
        block(size.x, size.y, size.z - top, corner);
        translate([wall, wall, floor]) block(size.x - 2 * wall, size.y - 2 * wall, size.z, corner - wall);
        for (slot = slots) wall_slot(slot[0], slot[1], slot[2], slot[3], slot[4]);
        for (column = [-1:1], row = [0:1])
            wall_hole(sound[0], sound[1] + 4 * column, sound[2] + 4 * row, 2);
        for (screw = screws) translate([screw.x, screw.y, -1]) cylinder(d = screw_hole, h = floor + 2);
    }
    board_rest();
    if (len(cell) > 0) cell_rest();
}

// ------------------------------------------------------------ lid

module lip() {
    inset = wall + gap;
    translate([0, 0, size.z - top - lip[1]]) difference() {
        translate([inset, inset, 0]) block(size.x - 2 * inset, size.y - 2 * inset, lip[1] + bit, corner - wall);
        translate([inset + lip[0], inset + lip[0], -1])
            block(size.x - 2 * (inset + lip[0]), size.y - 2 * (inset + lip[0]), lip[1] + 2, 0.5);
    }
}

module hanging(x, y, width, height)
    translate([x, y, size.z - top - height]) cylinder(d = width, h = height + bit);

module pilot_hole(x, y, width, from, depth)
    translate([x, y, from - bit]) cylinder(d = width, h = depth + bit);

module through(x, y, width)
    translate([x, y, size.z - top - 1]) cylinder(d = width, h = top + 2);

module opening()
    translate([window[0] - window[2] / 2, window[1] - window[3] / 2, size.z - top - 1])
        cube([window[2], window[3], top + 2]);

// ------------------------------------------------------------ base

// The board lies on a ledge at each end, between its two rows of solder joints, and lugs keep it from sliding.
module board_rest() {
    x = (board[0] + board[2]) / 2;
    for (y = [board[1], board[3] - 4]) standing(x - 4.5, y, 9, 4, board_rise);
    standing(x - 4.5, board[1] - gap - lug[0], 9, lug[0] + gap + bit, board_rise);
    standing(x - 4.5, board[1] - gap - lug[0], 9, lug[0], lug[1]);
    for (y = [board[1] + 6, board[3] - 12]) {
        standing(board[0] - gap - lug[0], y, lug[0], 6, lug[1]);
        standing(board[2] + gap, y, lug[0], 6, lug[1]);
    }
}

module cell_rest() {
    for (x = [cell[0] - lug[0], cell[2] - 8], y = [cell[1] - lug[0], cell[3]])
        standing(x, y, 8 + lug[0], lug[0], lug[1]);
    for (x = [cell[0] - lug[0], cell[2]], y = [cell[1] - lug[0], cell[3] - 8])
        standing(x, y, lug[0], 8 + lug[0], lug[1]);
}

module standing(x, y, width, depth, height)
    translate([x, y, floor - bit]) cube([width, depth, height + bit]);

module wall_slot(side, along, above, width, height)
    in_wall(side, along, above) cube([width, 3 * wall, height], center = true);

module wall_hole(side, along, above, width)
    in_wall(side, along, above) rotate([90, 0, 0]) cylinder(d = width, h = 3 * wall, center = true);

module in_wall(side, along, above) {
    if (side == "back") translate([along, size.y - wall / 2, above]) children();
    else translate([size.x - wall / 2, along, above]) rotate([0, 0, 90]) children();
}

// ------------------------------------------------------------ both

module block(width, depth, height, radius)
    hull() for (x = [radius, width - radius], y = [radius, depth - radius])
        translate([x, y, 0]) cylinder(r = radius, h = height);

// ------------------------------------------------------------ the picture

module closed() {
    color("#3f6f5f") base();
    face();
}

module open() {
    color("#3f6f5f") base();
    color("#2e7d4f") inside(board, floor + board_rise, board_height);
    if (len(cell) > 0) color("#c3c8cd") inside(cell, floor, cell_height);
    translate([0, 0, 2.2 * size.z]) face();
}

module inside(place, from, height)
    translate([place[0], place[1], from]) cube([place[2] - place[0], place[3] - place[1], height]);

module face() {
    color("#56907c") lid();
    color("#101418") translate([window[0] - window[2] / 2, window[1] - window[3] / 2, size.z - top + 0.2])
        cube([window[2], window[3], 1]);
    for (hole = holes) translate([hole[1], hole[2], 0]) looks_out(hole[0], hole[4]);
}

module looks_out(kind, width) {
    if (kind == "key") color("#f2efe6") translate([0, 0, size.z - 4]) cylinder(d = width, h = 7);
    if (kind == "knob") color("#30343a") translate([0, 0, size.z + 1]) cylinder(d = width, h = 13);
    if (kind == "light") color("#ffd34d") translate([0, 0, size.z - 2]) {
        cylinder(d = width, h = 3);
        translate([0, 0, 3]) sphere(d = width);
    }
}
