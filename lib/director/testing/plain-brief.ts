import type { Brief } from "#lib/planning/screenplay/brief.ts";

/** A brief without any reading: what the tests of a director need and can see at a glance. */
export const plainBrief = (raw: string, more: Partial<Brief> = {}): Brief => ({
  raw,
  language: "en",
  story: raw,
  orders: { camera: [], framing: null, words: [], tagline: null, lines: [], product: null, explains: false },
  intent: {
    subjects: [],
    actions: [],
    setting: null,
    time_of_day: "unspecified",
    weather: "unspecified",
    mood: [],
    era: null,
    style: [],
    product: null,
    duration_cue: null,
    camera_cues: [],
  },
  drawn: { things: [], place: null },
  names: [],
  treatment: { primary: "narrative_drama", secondary: "suspense_noir", reason: "" },
  mode_is_fixed: false,
  frames: 288,
  shot_count: 4,
  aspect: "16:9",
  brand: null,
  seed: 7,
  captions: true,
  ...more,
});
