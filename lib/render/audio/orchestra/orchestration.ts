import type { Drum } from "#lib/render/audio/instruments/drums.ts";
import type { Voice } from "#lib/render/audio/instruments/voice.ts";
import type { Room } from "#lib/render/audio/reverb.ts";
import type { Character } from "#lib/render/audio/score/motif.ts";

/** How chords are built on the scale: what colours a mode's harmony. */
export type Colour = "triad" | "open" | "seventh" | "ninth" | "added" | "suspended";

interface Part {
  gain: number;
  /** -1 left, 1 right. */
  pan: number;
  /** Share that goes to the room. */
  wet: number;
  /** It plays in bars of at least this energy. */
  from: number;
}

/** Chords that are held for a bar; `spread` sets the voices apart from left to right. */
export interface Harmony extends Part {
  voice: Voice;
  shift: number;
  spread: number;
}

/**
 * A figure in sixteenths of a four-beat bar: digits count up the chord's voices (and on through the octaves), `b` is the
 * bass, a dot a rest. Several patterns take turns bar by bar; the last one leads into a cut.
 */
export interface Figure extends Part {
  voice: Voice;
  patterns: readonly string[];
  shift: number;
  /** Beats a note is held. */
  hold: number;
  /** True where the voices of the chord sound together at each digit (a stab, a strum). */
  block?: boolean;
}

/** The bass in sixteenths: `r` root, `f` fifth, `o` octave, `w` a step towards the next root. */
export interface Bass extends Part {
  voice: Voice;
  patterns: readonly string[];
  /** Share of the way to the next note for which one is held. */
  legato: number;
  shift: number;
}

export interface Lead extends Part {
  voice: Voice;
  character: Character;
  /** MIDI number it stays near. */
  around: number;
  legato: number;
  /** An instrument that doubles it at the payoff, and how many semitones away. */
  double?: { voice: Voice; shift: number; gain: number };
}

/** Strokes in sixteenths: `x` full, `o` softer, `g` a ghost. */
export interface Beat extends Part {
  drum: Drum;
  patterns: readonly string[];
}

/** What sounds on a cut or on the last chord: a drum, or a voice on the chord's bass. */
export interface Accent {
  sound: Drum | Voice;
  gain: number;
  wet: number;
  /** Semitones from the bass note. */
  shift?: number;
  seconds?: number;
}

export interface Orchestration {
  colour: Colour;
  /** The degree on which the turn stands. */
  turnDegree: number;
  /** How late the second eighth of a beat comes: 0 straight, 0.33 a triplet. */
  swing: number;
  harmony: readonly Harmony[];
  figures: readonly Figure[];
  basses: readonly Bass[];
  leads: readonly Lead[];
  beats: readonly Beat[];
  cut: readonly Accent[];
  /** On the cut into the payoff beside `cut`. */
  payoff: readonly Accent[];
  end: readonly Accent[];
  /** What leads into the turn and the payoff. */
  riser: { kind: "air" | "cymbal" | "tone" | "none"; gain: number; seconds: number };
  /** Where the music holds its breath. */
  gap: { at: "before_turn" | "after_turn" | "before_payoff" | "none"; beats: number };
  room: Room;
  /** Level of the music beside the place, in dB: 0 as usual, lower where the place leads. */
  music_db: number;
}
