import { drums, type Drum } from "#lib/render/audio/instruments/drums.ts";
import type { Voice } from "#lib/render/audio/instruments/voice.ts";
import { place, type Desk, type Place } from "#lib/render/audio/mix.ts";
import { hzOf } from "#lib/render/audio/pitch.ts";

export interface Player {
  note(voice: Voice, midi: number, at_s: number, seconds: number, force: number, where: Place): void;
  drum(drum: Drum, at_s: number, force: number, where: Place): void;
}

/** Longer notes are seldom the same twice and would only take room. */
const kept_s = 1.3;
const strokes = 2;

/** Plays notes onto a desk. A note that comes again is rendered once. */
export const playerOn = (desk: Desk, seed: number): Player => {
  const notes = new Map<Voice, Map<string, Float32Array>>();
  const hits = new Map<string, Float32Array>();
  let count = 0;
  return {
    note(voice, midi, at_s, seconds, force, where) {
      count++;
      const held_s = Math.max(0.05, Math.round(seconds * 20) / 20);
      const level = Math.min(1, Math.max(0.25, Math.round(force * 4) / 4));
      const known = notes.get(voice) ?? new Map<string, Float32Array>();
      notes.set(voice, known);
      const key = `${midi} ${held_s} ${level}`;
      let sound = known.get(key);
      if (sound === undefined) {
        sound = voice({ hz: hzOf(midi), seconds: held_s, force: level, seed: seed + midi * 131 + count * 7 });
        if (held_s <= kept_s) known.set(key, sound);
      }
      place(desk, sound, at_s, { ...where, gain: (where.gain * force) / level });
    },
    drum(drum, at_s, force, where) {
      const key = `${drum} ${count++ % strokes}`;
      let sound = hits.get(key);
      if (sound === undefined) {
        sound = drums[drum](seed + count * 31);
        hits.set(key, sound);
      }
      place(desk, sound, at_s, { ...where, gain: where.gain * force });
    },
  };
};
