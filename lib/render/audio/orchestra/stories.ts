import { feltPiano } from "#lib/render/audio/instruments/felt-piano.ts";
import { guitar, harp } from "#lib/render/audio/instruments/plucked-string.ts";
import { frenchHorn, roundBass, softStrings, warmPad } from "#lib/render/audio/instruments/sustained.ts";
import { flute } from "#lib/render/audio/instruments/winds.ts";
import type { Orchestration } from "./orchestration.ts";

/** Felt piano before strings; the tune is whole only after the turn. */
export const narrativeDrama: Orchestration = {
  colour: "added",
  turnDegree: 3,
  swing: 0,
  harmony: [
    { voice: softStrings, gain: 0.085, pan: 0, wet: 0.5, from: 0.25, shift: 0, spread: 0.6 },
    { voice: softStrings, gain: 0.05, pan: 0, wet: 0.6, from: 0.88, shift: 12, spread: 0.8 },
  ],
  figures: [
    {
      voice: feltPiano,
      patterns: ["b...2...3...2...", "b...1...2...3..."],
      gain: 0.17,
      pan: -0.15,
      wet: 0.35,
      from: 0.28,
      shift: 0,
      hold: 1.6,
    },
    { voice: harp, patterns: ["0.1.2.3.4.3.2.1."], gain: 0.09, pan: 0.4, wet: 0.5, from: 0.85, shift: 12, hold: 1 },
  ],
  basses: [
    {
      voice: softStrings,
      patterns: ["r..............."],
      gain: 0.096,
      pan: 0.1,
      wet: 0.2,
      from: 0.5,
      legato: 1,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: feltPiano,
      character: "song",
      gain: 0.24,
      pan: 0.12,
      wet: 0.45,
      from: 0.18,
      around: 74,
      legato: 1.1,
      double: { voice: frenchHorn, shift: -12, gain: 0.5 },
    },
  ],
  beats: [{ drum: "timpani", patterns: ["o.........o.o.o."], gain: 0.14, pan: -0.1, wet: 0.5, from: 0.95 }],
  cut: [{ sound: feltPiano, gain: 0.26, wet: 0.45, shift: 0, seconds: 2.5 }],
  payoff: [
    { sound: "cymbal", gain: 0.105, wet: 0.4 },
    { sound: "timpani", gain: 0.2, wet: 0.4 },
  ],
  end: [{ sound: feltPiano, gain: 0.3, wet: 0.5, shift: 0, seconds: 3 }],
  riser: { kind: "cymbal", gain: 0.06, seconds: 1.2 },
  gap: { at: "before_turn", beats: 0.5 },
  room: { decay_s: 2.3, dark: 0.45, level: 0.3 },
  music_db: 0,
};

/** Wide pads, a rising harp, a flute over the land; the field itself is heard. */
export const placeJourney: Orchestration = {
  colour: "added",
  turnDegree: 5,
  swing: 0,
  harmony: [
    { voice: warmPad, gain: 0.08, pan: 0, wet: 0.5, from: 0, shift: 0, spread: 0.9 },
    { voice: softStrings, gain: 0.065, pan: 0, wet: 0.6, from: 0.7, shift: 12, spread: 0.8 },
  ],
  figures: [
    {
      voice: harp,
      patterns: ["0.1.2.3.4.5.6...", "0.1.3.4.5.6.7..."],
      gain: 0.15,
      pan: 0.3,
      wet: 0.5,
      from: 0.32,
      shift: 0,
      hold: 1.2,
    },
  ],
  basses: [
    {
      voice: roundBass,
      patterns: ["r.......f......."],
      gain: 0.128,
      pan: 0,
      wet: 0.1,
      from: 0.35,
      legato: 0.95,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: flute,
      character: "rise",
      gain: 0.15,
      pan: -0.2,
      wet: 0.6,
      from: 0.4,
      around: 76,
      legato: 0.95,
      double: { voice: frenchHorn, shift: -12, gain: 0.525 },
    },
  ],
  beats: [
    { drum: "shaker", patterns: ["o.g.o.g.o.g.o.g."], gain: 0.105, pan: -0.35, wet: 0.2, from: 0.55 },
    { drum: "soft_kick", patterns: ["x.......x......."], gain: 0.192, pan: 0, wet: 0.15, from: 0.6 },
    { drum: "tom", patterns: ["............o.oo"], gain: 0.13, pan: 0.3, wet: 0.4, from: 0.75 },
  ],
  cut: [
    { sound: harp, gain: 0.3, wet: 0.5, shift: 12, seconds: 2 },
    { sound: "soft_kick", gain: 0.208, wet: 0.2 },
  ],
  payoff: [
    { sound: "cymbal", gain: 0.12, wet: 0.5 },
    { sound: "timpani", gain: 0.24, wet: 0.4 },
  ],
  end: [{ sound: harp, gain: 0.3, wet: 0.6, shift: 12, seconds: 3 }],
  riser: { kind: "cymbal", gain: 0.07, seconds: 1.6 },
  gap: { at: "none", beats: 0 },
  room: { decay_s: 2.6, dark: 0.4, level: 0.32 },
  music_db: -1,
};

/** The place is the score; a guitar says a word now and then. */
export const documentaryVerite: Orchestration = {
  colour: "suspended",
  turnDegree: 5,
  swing: 0,
  harmony: [{ voice: warmPad, gain: 0.06, pan: 0, wet: 0.5, from: 0.3, shift: 0, spread: 0.6 }],
  figures: [
    {
      voice: guitar,
      patterns: ["b...1...2.......", "b.....1.3.......", "b...2.......1..."],
      gain: 0.26,
      pan: -0.2,
      wet: 0.25,
      from: 0.2,
      shift: 0,
      hold: 2,
    },
  ],
  basses: [
    {
      voice: roundBass,
      patterns: ["r..............."],
      gain: 0.1,
      pan: 0,
      wet: 0.05,
      from: 0.55,
      legato: 0.9,
      shift: 0,
    },
  ],
  leads: [{ voice: guitar, character: "sigh", gain: 0.22, pan: 0.2, wet: 0.3, from: 0.55, around: 69, legato: 1.5 }],
  beats: [],
  cut: [{ sound: guitar, gain: 0.36, wet: 0.25, shift: 12, seconds: 2 }],
  payoff: [],
  end: [{ sound: guitar, gain: 0.34, wet: 0.3, shift: 12, seconds: 3 }],
  riser: { kind: "none", gain: 0, seconds: 0 },
  gap: { at: "none", beats: 0 },
  room: { decay_s: 1.2, dark: 0.5, level: 0.22 },
  music_db: -4,
};
