// SPDX-FileCopyrightText: 2026 The Mano authors
// SPDX-License-Identifier: MIT

// The page behind the picture of the device: draws what the feed says, sends keys as they go down and up.
"use strict";

// Every key: what stands on it, what it does, and the keyboard's names for it.
const KEYS = {
  up: { label: "▲", help: "choose, begin a card", typed: ["ArrowUp"] },
  left: { label: "◀", help: "", typed: ["ArrowLeft"] },
  right: { label: "▶", help: "", typed: ["ArrowRight"] },
  down: { label: "▼", help: "", typed: ["ArrowDown"] },
  ok: { label: "OK", help: "the plain act, named on the panel", typed: ["Enter"] },
  back: { label: "BACK", help: "undo; held: menu", typed: ["Backspace"] },
  show: { label: "SHOW", help: "somebody shows his hand", typed: ["s", "S"] },
  prev: { label: "◀", help: "the one before", typed: ["ArrowLeft", "ArrowUp"] },
  next: { label: "▶", help: "the next one", typed: ["ArrowRight", "ArrowDown"] },
};
const GEOMETRIES = {
  cross: ["up", "left", "ok", "right", "back", "down", "show"],
  row: ["back", "left", "up", "down", "right", "ok", "show"],
  three: ["prev", "ok", "next"],
};
const LIT = [214, 236, 255];
const DARK = [5, 6, 7];
const SEAT_STATES = ["", "steady", "pulse"];

const keys = GEOMETRIES[document.body.dataset.geometry];
const buttons = {};
const held = new Set();

// ---- keys ----

let sending = Promise.resolve(); // one after another: a key must not come up before it went down

function move(key, down) {
  if (held.has(key) === down) return;
  if (down) held.add(key);
  else held.delete(key);
  buttons[key].classList.toggle("down", down);
  const body = JSON.stringify({ key, down });
  sending = sending.then(() => fetch("key", { method: "POST", body })).catch(() => {});
}

function releaseAll() {
  for (const key of [...held]) move(key, false);
}

function makeButton(key) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.key = key;
  button.style.gridArea = key;
  button.textContent = KEYS[key].label;
  button.setAttribute("aria-label", key);
  button.classList.toggle("arrow", KEYS[key].label.length === 1);
  button.style.fontSize = KEYS[key].label.length > 2 ? "13px" : "";
  button.addEventListener("pointerdown", (event) => {
    button.setPointerCapture(event.pointerId);
    wakeSound();
    move(key, true);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(end, () => move(key, false));
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  return button;
}

let keyboard = {}; // the game's own, as the feed tells it

function gameTakes(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey || event.altKey || !(keyboard.takes || []).includes(key)) return undefined;
  return key;
}

function type(key) {
  const body = JSON.stringify({ key });
  sending = sending.then(() => fetch("typed", { method: "POST", body })).catch(() => {});
}

function keyTyped(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return keys.find((key) => KEYS[key].typed.includes(event.key));
}

for (const key of keys) {
  buttons[key] = makeButton(key);
  document.getElementById("keys").append(buttons[key]);
}
addEventListener("keydown", (event) => {
  const ofTheGame = gameTakes(event);
  if (ofTheGame) {
    event.preventDefault();
    wakeSound();
    if (!event.repeat) type(ofTheGame);
    return;
  }
  const key = keyTyped(event);
  if (!key) return;
  event.preventDefault();
  wakeSound();
  if (!event.repeat) move(key, true);
});
addEventListener("keyup", (event) => {
  const key = keyTyped(event);
  if (key) move(key, false);
});
addEventListener("blur", releaseAll);

// ---- help ----

const TYPED_AS = { ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", ArrowDown: "↓" };

function helpRow(names, text, table = document.getElementById("help")) {
  const row = table.insertRow();
  const cell = row.insertCell();
  for (const name of names) {
    const box = document.createElement("kbd");
    box.textContent = TYPED_AS[name] || name;
    cell.append(box, " ");
  }
  row.insertCell().textContent = text;
}

const arrows = keys.filter((key) => KEYS[key].typed[0].startsWith("Arrow"));
if (arrows.length === 4) helpRow(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"], "choose; begin a card");
else for (const key of arrows) helpRow(KEYS[key].typed, KEYS[key].help);
for (const key of keys) {
  if (!arrows.includes(key)) helpRow([KEYS[key].typed[0]], key === "ok" && keys.length === 3 ? "take; held: BACK" : KEYS[key].help);
}

// ---- what the device shows ----

const canvas = document.getElementById("panel");
const context = canvas.getContext("2d");

function draw(frame) {
  const bytes = Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0));
  const image = context.createImageData(canvas.width, canvas.height);
  for (let i = 0; i < canvas.width * canvas.height; i++) {
    const colour = (bytes[i >> 3] >> (7 - (i & 7))) & 1 ? LIT : DARK;
    image.data.set([...colour, 255], 4 * i);
  }
  context.putImageData(image, 0, 0);
}

function showSeats(seats) {
  for (const light of document.querySelectorAll(".seat")) {
    light.className = `seat ${SEAT_STATES[seats[light.dataset.seat] || 0]}`;
  }
}

// ---- the game's own keyboard ----

function showKeyboard(told) {
  const table = document.getElementById("game-help");
  if (JSON.stringify(told.help) !== JSON.stringify(keyboard.help)) {
    table.replaceChildren();
    for (const [names, text] of told.help || []) helpRow(names, text, table);
    table.hidden = !told.help;
  }
  keyboard = told;
  showHand(told.hand || []);
}

function showHand(hand) {
  const cards = hand.map((card) => {
    const item = document.createElement("li");
    item.textContent = card.card;
    for (const state of ["fits", "chosen", "staged"]) item.classList.toggle(state, card[state]);
    return item;
  });
  const list = document.getElementById("hand");
  list.replaceChildren(...cards);
  list.hidden = !cards.length;
}

// ---- sound ----

let audio = null;

function wakeSound() {
  // a browser makes no sound before the first click or key
  if (!audio && window.AudioContext) audio = new AudioContext();
}

function play(notes) {
  if (!audio || !document.getElementById("sound").checked) return;
  let start = audio.currentTime;
  for (const [hz, ms] of notes) {
    if (hz) beep(hz, start, ms / 1000);
    start += ms / 1000;
  }
}

function beep(hz, start, seconds) {
  const piezo = new OscillatorNode(audio, { type: "square", frequency: hz });
  const volume = new GainNode(audio, { gain: 0.06 });
  piezo.connect(volume).connect(audio.destination);
  piezo.start(start);
  piezo.stop(start + seconds);
}

// ---- the feed ----

const feed = new EventSource("feed");
feed.onmessage = (event) => {
  const told = JSON.parse(event.data);
  if (told.frame !== undefined) {
    draw(told.frame);
    canvas.style.opacity = told.contrast < 64 ? 0.45 : 1;
    showSeats(told.seats);
    showKeyboard(told.keyboard || {});
  }
  if (told.sounds) play(told.sounds);
};
let lost = 0;
feed.onopen = () => {
  clearTimeout(lost);
  document.getElementById("lost").hidden = true;
};
feed.onerror = () => {
  clearTimeout(lost); // the browser tries again by itself
  lost = setTimeout(() => { document.getElementById("lost").hidden = false; }, 2000);
};
