import { bell, celesta, marimba, tinePiano } from "#lib/render/audio/instruments/mallets.ts";
import { guitar, harp, pizzicato, ukulele } from "#lib/render/audio/instruments/plucked-string.ts";
import { roundBass, softStrings, warmPad } from "#lib/render/audio/instruments/sustained.ts";
import { flute, lowReed, ocarina, whistle } from "#lib/render/audio/instruments/winds.ts";
import type { Orchestration } from "./orchestration.ts";

/** Plucked strings on tiptoe, woodblock, a reed that comments; all stop dead at the upset. */
export const comedyBeat: Orchestration = {
  colour: "triad",
  turnDegree: 5,
  swing: 0.14,
  harmony: [],
  figures: [
    {
      voice: pizzicato,
      patterns: ["....2.......2...", "....2.......2.3."],
      gain: 0.18,
      pan: 0.35,
      wet: 0.14,
      from: 0.3,
      shift: 0,
      hold: 0.3,
      block: true,
    },
  ],
  basses: [
    {
      voice: pizzicato,
      patterns: ["r.......f.......", "r.......f...w.w."],
      gain: 0.34,
      pan: -0.1,
      wet: 0.12,
      from: 0.2,
      legato: 0.5,
      shift: 0,
    },
    {
      voice: lowReed,
      patterns: ["r.......f......."],
      gain: 0.13,
      pan: -0.35,
      wet: 0.15,
      from: 0.62,
      legato: 0.4,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: marimba,
      character: "skip",
      gain: 0.3,
      pan: 0.15,
      wet: 0.16,
      from: 0.36,
      around: 77,
      legato: 0.6,
      double: { voice: ocarina, shift: 12, gain: 0.3 },
    },
  ],
  beats: [
    {
      drum: "woodblock",
      patterns: ["..x...x...x...xx", "..x...x...x.x..."],
      gain: 0.15,
      pan: 0.4,
      wet: 0.14,
      from: 0.42,
    },
    { drum: "low_block", patterns: ["x.......x......."], gain: 0.13, pan: -0.3, wet: 0.14, from: 0.5 },
    { drum: "shaker", patterns: ["..o...o...o...o."], gain: 0.15, pan: -0.4, wet: 0.1, from: 0.6 },
    { drum: "brush", patterns: ["....o.......o..."], gain: 0.21, pan: 0.1, wet: 0.12, from: 0.8 },
  ],
  cut: [
    { sound: pizzicato, gain: 0.42, wet: 0.16, shift: 0, seconds: 0.5 },
    { sound: "low_block", gain: 0.16, wet: 0.15 },
  ],
  payoff: [{ sound: "woodblock", gain: 0.2, wet: 0.2 }],
  end: [
    { sound: pizzicato, gain: 0.45, wet: 0.2, shift: 12, seconds: 0.8 },
    { sound: "soft_kick", gain: 0.3, wet: 0.1 },
    { sound: marimba, gain: 0.3, wet: 0.2, shift: 24, seconds: 1 },
  ],
  riser: { kind: "none", gain: 0, seconds: 0 },
  gap: { at: "after_turn", beats: 1.5 },
  room: { decay_s: 0.7, dark: 0.3, level: 0.26 },
  music_db: 0,
};

/** Small woodwinds and bells, harp, strings that smile. */
export const animatedWorld: Orchestration = {
  colour: "triad",
  turnDegree: 5,
  swing: 0,
  harmony: [{ voice: softStrings, gain: 0.06, pan: 0, wet: 0.45, from: 0.4, shift: 0, spread: 0.7 }],
  figures: [
    {
      voice: harp,
      patterns: ["0.1.2.3.4.3.2.1.", "0.2.3.4.5.4.3.2."],
      gain: 0.14,
      pan: -0.4,
      wet: 0.35,
      from: 0.3,
      shift: 0,
      hold: 1,
    },
    {
      voice: celesta,
      patterns: ["....4...5...4...", "......5.....6..."],
      gain: 0.12,
      pan: 0.45,
      wet: 0.45,
      from: 0.2,
      shift: 12,
      hold: 1,
    },
    {
      voice: pizzicato,
      patterns: ["....1.......2..."],
      gain: 0.14,
      pan: 0.25,
      wet: 0.25,
      from: 0.5,
      shift: 0,
      hold: 0.3,
      block: true,
    },
  ],
  basses: [
    {
      voice: pizzicato,
      patterns: ["r.......f......."],
      gain: 0.42,
      pan: -0.05,
      wet: 0.2,
      from: 0.3,
      legato: 0.6,
      shift: 0,
    },
  ],
  leads: [
    {
      voice: flute,
      character: "skip",
      gain: 0.18,
      pan: 0.1,
      wet: 0.4,
      from: 0.34,
      around: 77,
      legato: 0.85,
      double: { voice: celesta, shift: 12, gain: 0.375 },
    },
  ],
  beats: [
    { drum: "tick", patterns: ["..o...o...o...o."], gain: 0.105, pan: 0.4, wet: 0.3, from: 0.5 },
    { drum: "shaker", patterns: ["o.g.o.g.o.g.o.g."], gain: 0.105, pan: -0.3, wet: 0.15, from: 0.6 },
    { drum: "timpani", patterns: ["x.......o......."], gain: 0.2, pan: -0.15, wet: 0.4, from: 0.9 },
  ],
  cut: [
    { sound: celesta, gain: 0.26, wet: 0.5, shift: 36, seconds: 1.5 },
    { sound: pizzicato, gain: 0.4, wet: 0.25, shift: 0, seconds: 0.6 },
  ],
  payoff: [
    { sound: bell, gain: 0.16, wet: 0.5, shift: 36, seconds: 2 },
    { sound: "cymbal", gain: 0.075, wet: 0.4 },
  ],
  end: [
    { sound: celesta, gain: 0.3, wet: 0.6, shift: 36, seconds: 2 },
    { sound: tinePiano, gain: 0.2, wet: 0.4, shift: 12, seconds: 2 },
  ],
  riser: { kind: "cymbal", gain: 0.05, seconds: 1 },
  gap: { at: "after_turn", beats: 1 },
  room: { decay_s: 1.6, dark: 0.3, level: 0.28 },
  music_db: 0,
};

/** A room, a ukulele, somebody whistling: never above a voice. */
export const ugcTestimonial: Orchestration = {
  colour: "triad",
  turnDegree: 5,
  swing: 0.12,
  harmony: [],
  figures: [
    {
      voice: ukulele,
      patterns: ["0...2..20.2.2..2", "0...2..20.2.2.2."],
      gain: 0.12,
      pan: -0.25,
      wet: 0.12,
      from: 0.2,
      shift: 0,
      hold: 0.5,
      block: true,
    },
    {
      voice: guitar,
      patterns: ["3.......4.......", "....4.......3..."],
      gain: 0.13,
      pan: 0.4,
      wet: 0.2,
      from: 0.55,
      shift: 0,
      hold: 1,
    },
  ],
  basses: [
    {
      voice: roundBass,
      patterns: ["r.......f.......", "r.......f...w..."],
      gain: 0.1,
      pan: 0,
      wet: 0.04,
      from: 0.4,
      legato: 0.7,
      shift: 0,
    },
  ],
  leads: [{ voice: whistle, character: "song", gain: 0.13, pan: 0.2, wet: 0.25, from: 0.5, around: 79, legato: 0.85 }],
  beats: [
    { drum: "snap", patterns: ["....x.......x..."], gain: 0.225, pan: 0.15, wet: 0.18, from: 0.3 },
    { drum: "soft_kick", patterns: ["x.......x.x....."], gain: 0.224, pan: 0, wet: 0.04, from: 0.45 },
    {
      drum: "shaker",
      patterns: ["o.o.o.o.o.o.o.o.", "o.o.o.o.o.o.ogog"],
      gain: 0.105,
      pan: -0.35,
      wet: 0.08,
      from: 0.5,
    },
  ],
  cut: [
    { sound: ukulele, gain: 0.3, wet: 0.14, shift: 24, seconds: 1 },
    { sound: "soft_kick", gain: 0.24, wet: 0.05 },
  ],
  payoff: [{ sound: "clap", gain: 0.21, wet: 0.2 }],
  end: [{ sound: ukulele, gain: 0.3, wet: 0.2, shift: 24, seconds: 1.5 }],
  riser: { kind: "none", gain: 0, seconds: 0 },
  gap: { at: "after_turn", beats: 1 },
  room: { decay_s: 0.6, dark: 0.4, level: 0.2 },
  music_db: -3,
};

/** Light mallets, a plucked bass, a tick for every step. */
export const explainerDemo: Orchestration = {
  colour: "triad",
  turnDegree: 5,
  swing: 0,
  harmony: [{ voice: warmPad, gain: 0.045, pan: 0, wet: 0.35, from: 0.4, shift: 0, spread: 0.8 }],
  figures: [
    {
      voice: marimba,
      patterns: ["0.2.3.2.0.2.4.3.", "0.2.3.4.2.3.1.2."],
      gain: 0.2,
      pan: 0.25,
      wet: 0.2,
      from: 0.28,
      shift: 12,
      hold: 0.3,
    },
    {
      voice: tinePiano,
      patterns: ["......2.......2."],
      gain: 0.06,
      pan: -0.35,
      wet: 0.25,
      from: 0.5,
      shift: 0,
      hold: 0.4,
      block: true,
    },
  ],
  basses: [
    {
      voice: pizzicato,
      patterns: ["r.....r.f.......", "r.....r.f...w..."],
      gain: 0.34,
      pan: 0,
      wet: 0.1,
      from: 0.3,
      legato: 0.6,
      shift: 0,
    },
  ],
  leads: [{ voice: celesta, character: "skip", gain: 0.17, pan: -0.1, wet: 0.3, from: 0.6, around: 79, legato: 0.8 }],
  beats: [
    { drum: "tick", patterns: ["x...o...x...o...", "x...o...x.o.o..."], gain: 0.18, pan: 0.35, wet: 0.2, from: 0.2 },
    { drum: "soft_kick", patterns: ["x.......x......."], gain: 0.3, pan: 0, wet: 0.05, from: 0.5 },
    { drum: "snap", patterns: ["....x.......x..."], gain: 0.21, pan: 0.1, wet: 0.25, from: 0.6 },
    { drum: "shaker", patterns: ["g.o.g.o.g.o.g.o."], gain: 0.09, pan: -0.35, wet: 0.1, from: 0.7 },
  ],
  cut: [
    { sound: marimba, gain: 0.38, wet: 0.25, shift: 24, seconds: 1 },
    { sound: "tick", gain: 0.3, wet: 0.3 },
  ],
  payoff: [{ sound: celesta, gain: 0.24, wet: 0.35, shift: 36, seconds: 1.5 }],
  end: [
    { sound: marimba, gain: 0.36, wet: 0.3, shift: 24, seconds: 1 },
    { sound: celesta, gain: 0.24, wet: 0.4, shift: 36, seconds: 2 },
  ],
  riser: { kind: "air", gain: 0.05, seconds: 0.9 },
  gap: { at: "none", beats: 0 },
  room: { decay_s: 0.9, dark: 0.25, level: 0.24 },
  music_db: 0,
};
