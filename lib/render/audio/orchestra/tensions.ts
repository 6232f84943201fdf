import { choir } from "#lib/render/audio/instruments/choir.ts";
import { feltPiano } from "#lib/render/audio/instruments/felt-piano.ts";
import { glass, vibraphone } from "#lib/render/audio/instruments/mallets.ts";
import { uprightBass } from "#lib/render/audio/instruments/plucked-string.ts";
import {
  analogueBass,
  frenchHorn,
  lowBrass,
  softStrings,
  spiccato,
  warmPad,
} from "#lib/render/audio/instruments/sustained.ts";
import { lowReed, subBass } from "#lib/render/audio/instruments/winds.ts";
import type { Orchestration } from "./orchestration.ts";

/** A drone, a low reed, single notes of a piano, brushes; breath held before the turn. */
export const suspenseNoir: Orchestration = {
  colour: "seventh",
  turnDegree: 1,
  swing: 0.3,
  harmony: [{ voice: warmPad, gain: 0.085, pan: 0, wet: 0.55, from: 0, shift: -12, spread: 0.7 }],
  figures: [
    {
      voice: feltPiano,
      patterns: ["......3.........", "..........4....."],
      gain: 0.2,
      pan: 0.35,
      wet: 0.7,
      from: 0.3,
      shift: 12,
      hold: 2.5,
    },
    {
      voice: vibraphone,
      patterns: ["............2.3.", "....1..........."],
      gain: 0.11,
      pan: -0.45,
      wet: 0.6,
      from: 0.5,
      shift: 12,
      hold: 1,
    },
  ],
  basses: [
    {
      voice: uprightBass,
      patterns: ["r.......f...w...", "r...........w.w."],
      gain: 0.28,
      pan: 0,
      wet: 0.18,
      from: 0.25,
      legato: 1,
      shift: 0,
    },
    { voice: subBass, patterns: ["r..............."], gain: 0.091, pan: 0, wet: 0.1, from: 0, legato: 1, shift: 0 },
  ],
  leads: [
    { voice: lowReed, character: "sigh", gain: 0.25, pan: -0.25, wet: 0.5, from: 0.34, around: 56, legato: 0.95 },
  ],
  beats: [
    { drum: "brush_sweep", patterns: ["o.......o......."], gain: 0.135, pan: 0.3, wet: 0.3, from: 0.3 },
    { drum: "brush", patterns: ["....g..g....g..."], gain: 0.165, pan: -0.2, wet: 0.3, from: 0.5 },
    { drum: "heart", patterns: ["x.o.............", "x.o.....x.o....."], gain: 0.272, pan: 0, wet: 0.1, from: 0 },
  ],
  cut: [
    { sound: "rim", gain: 0.12, wet: 0.6 },
    { sound: feltPiano, gain: 0.34, wet: 0.6, shift: 0, seconds: 3 },
    { sound: feltPiano, gain: 0.13, wet: 0.7, shift: 13, seconds: 3 },
  ],
  payoff: [{ sound: "boom", gain: 0.231, wet: 0.4 }],
  end: [
    { sound: feltPiano, gain: 0.34, wet: 0.6, shift: -12, seconds: 3 },
    { sound: "cymbal", gain: 0.075, wet: 0.5 },
  ],
  riser: { kind: "tone", gain: 0.05, seconds: 2 },
  gap: { at: "before_turn", beats: 1 },
  room: { decay_s: 2.8, dark: 0.65, level: 0.34 },
  music_db: 0,
};

/** Driving low strings, taikos and brass; a hole before the landing. */
export const actionKinetic: Orchestration = {
  colour: "triad",
  turnDegree: 5,
  swing: 0,
  harmony: [{ voice: softStrings, gain: 0.07, pan: 0, wet: 0.35, from: 0.6, shift: 0, spread: 0.8 }],
  figures: [
    {
      voice: spiccato,
      patterns: ["0.0010.00.0020.0", "0.0010.00.003020"],
      gain: 0.17,
      pan: -0.3,
      wet: 0.22,
      from: 0.3,
      shift: 0,
      hold: 0.2,
    },
    {
      voice: spiccato,
      patterns: ["3.332.331.330.33"],
      gain: 0.1,
      pan: 0.4,
      wet: 0.25,
      from: 0.7,
      shift: 12,
      hold: 0.2,
    },
    {
      voice: lowBrass,
      patterns: ["2.....2...2....."],
      gain: 0.1,
      pan: 0.1,
      wet: 0.35,
      from: 0.85,
      shift: -12,
      hold: 0.4,
      block: true,
    },
  ],
  basses: [
    {
      voice: analogueBass,
      patterns: ["r.rrr.rrr.rrr.rr", "r.rrr.rrr.rro.rr"],
      gain: 0.149,
      pan: 0,
      wet: 0.04,
      from: 0.25,
      legato: 0.7,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: frenchHorn,
      character: "rise",
      gain: 0.24,
      pan: 0.2,
      wet: 0.4,
      from: 0.72,
      around: 65,
      legato: 0.9,
      double: { voice: softStrings, shift: 12, gain: 0.5 },
    },
  ],
  beats: [
    { drum: "kick", patterns: ["x...x...x...x..."], gain: 0.32, pan: 0, wet: 0.05, from: 0.45 },
    { drum: "taiko", patterns: ["x..x..x.x..x..x.", "x..x..x.x.xxx.xx"], gain: 0.3, pan: -0.25, wet: 0.3, from: 0.25 },
    { drum: "tom", patterns: ["......x.......xx", "..x...x...x.xxxx"], gain: 0.2, pan: 0.35, wet: 0.25, from: 0.6 },
    { drum: "snare", patterns: ["....x.......x..."], gain: 0.24, pan: 0.05, wet: 0.2, from: 0.7 },
    { drum: "hat", patterns: ["x.x.x.x.x.x.x.x.", "x.xxx.x.x.xxx.xo"], gain: 0.105, pan: 0.25, wet: 0.08, from: 0.4 },
  ],
  cut: [
    { sound: "boom", gain: 0.245, wet: 0.3 },
    { sound: "taiko", gain: 0.36, wet: 0.35 },
    { sound: "cymbal", gain: 0.12, wet: 0.3 },
  ],
  payoff: [{ sound: lowBrass, gain: 0.3, wet: 0.4, shift: 0, seconds: 1 }],
  end: [
    { sound: "boom", gain: 0.408, wet: 0.4 },
    { sound: lowBrass, gain: 0.28, wet: 0.4, shift: 0, seconds: 1 },
  ],
  riser: { kind: "air", gain: 0.14, seconds: 1.4 },
  gap: { at: "before_payoff", beats: 1 },
  room: { decay_s: 1.5, dark: 0.35, level: 0.26 },
  music_db: 0,
};

/** Pulse, braam, choir, riser; silence, and one last hit under the title. */
export const trailerTease: Orchestration = {
  colour: "open",
  turnDegree: 5,
  swing: 0,
  harmony: [
    { voice: warmPad, gain: 0.07, pan: 0, wet: 0.5, from: 0.1, shift: -12, spread: 0.7 },
    { voice: choir, gain: 0.1, pan: 0, wet: 0.7, from: 0.62, shift: 0, spread: 0.8 },
  ],
  figures: [
    {
      voice: spiccato,
      patterns: ["0...0...0...0...", "0.0.0.0.0.0.0.0."],
      gain: 0.14,
      pan: -0.3,
      wet: 0.3,
      from: 0.4,
      shift: -12,
      hold: 0.25,
    },
    {
      voice: spiccato,
      patterns: ["2.1.2.1.2.1.2.1."],
      gain: 0.1,
      pan: 0.35,
      wet: 0.35,
      from: 0.7,
      shift: 0,
      hold: 0.25,
    },
    { voice: glass, patterns: ["....4.......3..."], gain: 0.07, pan: 0.4, wet: 0.8, from: 0, shift: 12, hold: 2 },
  ],
  basses: [
    {
      voice: analogueBass,
      patterns: ["r.r.r.r.r.r.r.r."],
      gain: 0.11,
      pan: 0,
      wet: 0.06,
      from: 0.35,
      legato: 0.6,
      shift: 0,
    },
    { voice: subBass, patterns: ["r..............."], gain: 0.088, pan: 0, wet: 0, from: 0.1, legato: 1, shift: 0 },
  ],
  leads: [{ voice: feltPiano, character: "sigh", gain: 0.3, pan: 0, wet: 0.6, from: 0.15, around: 74, legato: 1.2 }],
  beats: [
    { drum: "taiko", patterns: ["x.......x.......", "x...x...x.x.x.xx"], gain: 0.42, pan: -0.15, wet: 0.4, from: 0.45 },
    { drum: "tom", patterns: ["..............xx", "......x...x.xxxx"], gain: 0.26, pan: 0.3, wet: 0.35, from: 0.65 },
    { drum: "tick", patterns: ["x.x.x.x.x.x.x.x."], gain: 0.09, pan: 0.3, wet: 0.2, from: 0.1 },
  ],
  cut: [
    { sound: "taiko", gain: 0.5, wet: 0.4 },
    { sound: lowBrass, gain: 0.34, wet: 0.5, shift: 0, seconds: 1.1 },
    { sound: "boom", gain: 0.408, wet: 0.4 },
  ],
  payoff: [{ sound: "cymbal", gain: 0.15, wet: 0.5 }],
  end: [
    { sound: "boom", gain: 0.578, wet: 0.5 },
    { sound: lowBrass, gain: 0.34, wet: 0.6, shift: 0, seconds: 1.6 },
    { sound: lowBrass, gain: 0.14, wet: 0.6, shift: 7, seconds: 1.6 },
  ],
  riser: { kind: "tone", gain: 0.12, seconds: 2.4 },
  gap: { at: "before_payoff", beats: 1 },
  room: { decay_s: 3, dark: 0.45, level: 0.34 },
  music_db: 0,
};
