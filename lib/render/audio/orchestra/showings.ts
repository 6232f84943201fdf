import { choir } from "#lib/render/audio/instruments/choir.ts";
import { feltPiano } from "#lib/render/audio/instruments/felt-piano.ts";
import { bell, celesta, glass, tinePiano } from "#lib/render/audio/instruments/mallets.ts";
import { mutedGuitar } from "#lib/render/audio/instruments/plucked-string.ts";
import {
  analogueBass,
  brightPad,
  frenchHorn,
  roundBass,
  softStrings,
  synthLead,
  synthPluck,
  warmPad,
} from "#lib/render/audio/instruments/sustained.ts";
import { subBass } from "#lib/render/audio/instruments/winds.ts";
import type { Orchestration } from "./orchestration.ts";

/** The track leads: kick on the cut, hats on the move. */
export const musicRhythm: Orchestration = {
  colour: "seventh",
  turnDegree: 5,
  swing: 0.06,
  harmony: [{ voice: brightPad, gain: 0.055, pan: 0, wet: 0.35, from: 0.2, shift: 0, spread: 0.9 }],
  figures: [
    {
      voice: synthPluck,
      patterns: ["0..2..3.1..2..3.", "0..2..4.3..2..1."],
      gain: 0.13,
      pan: 0.35,
      wet: 0.3,
      from: 0.3,
      shift: 12,
      hold: 0.2,
    },
    {
      voice: tinePiano,
      patterns: ["...2......2.....", "...2......2...2."],
      gain: 0.09,
      pan: -0.3,
      wet: 0.25,
      from: 0.5,
      shift: 0,
      hold: 0.4,
      block: true,
    },
  ],
  basses: [
    {
      voice: analogueBass,
      patterns: ["..r...r...r...ro", "..r..rr...r..r.f"],
      gain: 0.168,
      pan: 0,
      wet: 0.03,
      from: 0.3,
      legato: 0.8,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: synthLead,
      character: "call",
      gain: 0.17,
      pan: -0.1,
      wet: 0.35,
      from: 0.7,
      around: 74,
      legato: 0.8,
      double: { voice: bell, shift: 12, gain: 0.35 },
    },
  ],
  beats: [
    { drum: "kick", patterns: ["x...x...x...x..."], gain: 0.4, pan: 0, wet: 0.03, from: 0.38 },
    { drum: "clap", patterns: ["....x.......x..."], gain: 0.33, pan: 0, wet: 0.25, from: 0.5 },
    { drum: "hat", patterns: ["..x...x...x...x.", "..x.g.x...x.g.xg"], gain: 0.15, pan: 0.2, wet: 0.08, from: 0.3 },
    { drum: "open_hat", patterns: ["..x...x...x...x."], gain: 0.09, pan: -0.2, wet: 0.1, from: 0.75 },
    { drum: "shaker", patterns: ["gogogogogogogogo"], gain: 0.09, pan: -0.4, wet: 0.1, from: 0.6 },
  ],
  cut: [
    { sound: "kick", gain: 0.4, wet: 0.06 },
    { sound: "open_hat", gain: 0.15, wet: 0.3 },
  ],
  payoff: [
    { sound: "cymbal", gain: 0.195, wet: 0.35 },
    { sound: "boom", gain: 0.204, wet: 0.2 },
  ],
  end: [
    { sound: "kick", gain: 0.4, wet: 0.2 },
    { sound: synthPluck, gain: 0.2, wet: 0.6, shift: 24, seconds: 0.6 },
  ],
  riser: { kind: "air", gain: 0.12, seconds: 1.9 },
  gap: { at: "before_payoff", beats: 1 },
  room: { decay_s: 1.1, dark: 0.3, level: 0.24 },
  music_db: 0,
};

/** A minimal pulse: round bass, snaps, ninth chords of a tine piano. */
export const fashionEditorial: Orchestration = {
  colour: "ninth",
  turnDegree: 3,
  swing: 0.1,
  harmony: [{ voice: warmPad, gain: 0.045, pan: 0, wet: 0.5, from: 0.55, shift: 0, spread: 0.9 }],
  figures: [
    {
      voice: tinePiano,
      patterns: ["2......2........", "2.....2...2....."],
      gain: 0.1,
      pan: -0.15,
      wet: 0.35,
      from: 0.22,
      shift: 0,
      hold: 0.9,
      block: true,
    },
    {
      voice: glass,
      patterns: ["..........4.....", "......5.......4."],
      gain: 0.08,
      pan: 0.5,
      wet: 0.6,
      from: 0.45,
      shift: 12,
      hold: 1,
    },
  ],
  basses: [
    {
      voice: roundBass,
      patterns: ["r.....r...r.....", "r.....r...r..rf."],
      gain: 0.17,
      pan: 0,
      wet: 0.03,
      from: 0.25,
      legato: 0.75,
      shift: 0,
    },
  ],
  leads: [{ voice: tinePiano, character: "call", gain: 0.17, pan: 0.2, wet: 0.45, from: 0.8, around: 74, legato: 0.8 }],
  beats: [
    {
      drum: "soft_kick",
      patterns: ["x.......x.......", "x.....x.x......."],
      gain: 0.368,
      pan: 0,
      wet: 0.03,
      from: 0.3,
    },
    { drum: "snap", patterns: ["....x.......x..."], gain: 0.3, pan: 0.12, wet: 0.35, from: 0.2 },
    { drum: "hat", patterns: ["g.o.g.o.g.o.g.og"], gain: 0.12, pan: -0.25, wet: 0.08, from: 0.5 },
    { drum: "rim", patterns: ["...o......o.....", ".......o......o."], gain: 0.1, pan: 0.4, wet: 0.3, from: 0.4 },
  ],
  cut: [
    { sound: "soft_kick", gain: 0.4, wet: 0.08 },
    { sound: "rim", gain: 0.2, wet: 0.5 },
  ],
  payoff: [{ sound: glass, gain: 0.2, wet: 0.6, shift: 36, seconds: 2 }],
  end: [
    { sound: "soft_kick", gain: 0.4, wet: 0.1 },
    { sound: tinePiano, gain: 0.24, wet: 0.5, shift: 12, seconds: 2 },
  ],
  riser: { kind: "air", gain: 0.06, seconds: 1.2 },
  gap: { at: "before_payoff", beats: 0.5 },
  room: { decay_s: 1.3, dark: 0.35, level: 0.26 },
  music_db: 0,
};

/** Clean and electronic: glass, a soft pulse, one tuned accent on the hero frame. */
export const productHero: Orchestration = {
  colour: "added",
  turnDegree: 1,
  swing: 0,
  harmony: [
    { voice: brightPad, gain: 0.05, pan: 0, wet: 0.5, from: 0.1, shift: 0, spread: 0.9 },
    { voice: warmPad, gain: 0.05, pan: 0, wet: 0.4, from: 0.3, shift: -12, spread: 0.5 },
  ],
  figures: [
    {
      voice: synthPluck,
      patterns: ["0.2.3.2.4.2.3.2.", "0.2.3.2.5.4.3.2."],
      gain: 0.1,
      pan: 0.25,
      wet: 0.4,
      from: 0.36,
      shift: 12,
      hold: 0.2,
    },
    {
      voice: glass,
      patterns: ["4...............", "......5........."],
      gain: 0.12,
      pan: -0.4,
      wet: 0.7,
      from: 0.15,
      shift: 12,
      hold: 2,
    },
  ],
  basses: [
    {
      voice: subBass,
      patterns: ["r.....r...r.....", "r.....r...f....."],
      gain: 0.135,
      pan: 0,
      wet: 0.02,
      from: 0.3,
      legato: 0.9,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: celesta,
      character: "rise",
      gain: 0.2,
      pan: 0.1,
      wet: 0.5,
      from: 0.55,
      around: 79,
      legato: 1,
      double: { voice: synthLead, shift: -12, gain: 0.35 },
    },
  ],
  beats: [
    { drum: "soft_kick", patterns: ["x.......x......."], gain: 0.304, pan: 0, wet: 0.04, from: 0.4 },
    { drum: "tick", patterns: ["..x...x...x...x.", "..x...x...x.g.xg"], gain: 0.135, pan: 0.3, wet: 0.25, from: 0.25 },
    { drum: "clap", patterns: ["....o.......o..."], gain: 0.15, pan: 0, wet: 0.35, from: 0.7 },
    { drum: "shaker", patterns: ["gog.gog.gog.gog."], gain: 0.09, pan: -0.35, wet: 0.12, from: 0.65 },
  ],
  cut: [
    { sound: glass, gain: 0.22, wet: 0.6, shift: 36, seconds: 2 },
    { sound: "soft_kick", gain: 0.336, wet: 0.1 },
  ],
  payoff: [
    { sound: bell, gain: 0.2, wet: 0.6, shift: 36, seconds: 2 },
    { sound: "boom", gain: 0.204, wet: 0.2 },
  ],
  end: [
    { sound: bell, gain: 0.22, wet: 0.7, shift: 36, seconds: 3 },
    { sound: "soft_kick", gain: 0.32, wet: 0.1 },
  ],
  riser: { kind: "air", gain: 0.08, seconds: 1.4 },
  gap: { at: "before_payoff", beats: 0.5 },
  room: { decay_s: 2, dark: 0.2, level: 0.28 },
  music_db: 0,
};

/** Piano in eighths, strings, a horn that rises, drums and voices for the last shot. */
export const brandAnthem: Orchestration = {
  colour: "added",
  turnDegree: 5,
  swing: 0,
  harmony: [
    { voice: softStrings, gain: 0.08, pan: 0, wet: 0.45, from: 0.3, shift: 0, spread: 0.8 },
    { voice: choir, gain: 0.08, pan: 0, wet: 0.7, from: 0.88, shift: 0, spread: 0.9 },
  ],
  figures: [
    {
      voice: feltPiano,
      patterns: ["0.2.3.2.0.2.3.2.", "0.2.3.2.1.2.3.2."],
      gain: 0.19,
      pan: -0.2,
      wet: 0.3,
      from: 0.2,
      shift: 0,
      hold: 0.8,
    },
    {
      voice: mutedGuitar,
      patterns: ["0.0.2.0.3.0.2.0."],
      gain: 0.13,
      pan: 0.45,
      wet: 0.2,
      from: 0.6,
      shift: 0,
      hold: 0.3,
    },
  ],
  basses: [
    {
      voice: roundBass,
      patterns: ["r.......r...f...", "r.......r...w..."],
      gain: 0.149,
      pan: 0,
      wet: 0.05,
      from: 0.4,
      legato: 0.95,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: frenchHorn,
      character: "rise",
      gain: 0.22,
      pan: 0.15,
      wet: 0.5,
      from: 0.5,
      around: 67,
      legato: 0.95,
      double: { voice: softStrings, shift: 12, gain: 0.6 },
    },
  ],
  beats: [
    { drum: "kick", patterns: ["x.......x......."], gain: 0.272, pan: 0, wet: 0.15, from: 0.6 },
    { drum: "tom", patterns: ["....x.....o.x...", "....x...x.x.xoxx"], gain: 0.22, pan: -0.2, wet: 0.35, from: 0.7 },
    { drum: "clap", patterns: ["....x.......x..."], gain: 0.21, pan: 0.05, wet: 0.4, from: 0.88 },
    { drum: "timpani", patterns: ["x...............", "x.......o.o.o.o."], gain: 0.22, pan: 0.15, wet: 0.4, from: 0.8 },
  ],
  cut: [
    { sound: feltPiano, gain: 0.42, wet: 0.4, shift: 0, seconds: 2 },
    { sound: "timpani", gain: 0.36, wet: 0.4 },
    { sound: "kick", gain: 0.42, wet: 0.1 },
  ],
  payoff: [
    { sound: "cymbal", gain: 0.195, wet: 0.5 },
    { sound: "boom", gain: 0.231, wet: 0.3 },
  ],
  end: [
    { sound: "timpani", gain: 0.36, wet: 0.5 },
    { sound: feltPiano, gain: 0.3, wet: 0.5, shift: 0, seconds: 3 },
  ],
  riser: { kind: "cymbal", gain: 0.055, seconds: 1.8 },
  gap: { at: "before_payoff", beats: 0.5 },
  room: { decay_s: 2.2, dark: 0.35, level: 0.3 },
  music_db: 0,
};
