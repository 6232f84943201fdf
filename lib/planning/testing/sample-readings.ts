import type { ElementKind } from "#lib/contract/element.ts";
import type { Motion, TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";

interface SampleSubject {
  phrase: string;
  head: string;
  element: string;
  kind: ElementKind;
  count?: number;
  adjectives?: string[];
  colour?: string;
}
interface Sample {
  raw: string;
  language?: string;
  subjects: SampleSubject[];
  actions?: { phrase: string; verb: string; motion: Motion; subject: number | null }[];
  setting?: { phrase: string; elements: string[]; interior?: boolean };
  time?: TimeOfDay;
  weather?: Weather;
  mood?: string[];
  product?: string;
  quoted?: string[];
  names?: string[];
  cues?: Partial<Reading["cues"]>;
}

const spanOf = (raw: string, phrase: string) => {
  const start = raw.indexOf(phrase);
  if (start === -1) throw new Error(`${phrase} is not in ${raw}`);
  return { start, end: start + phrase.length };
};

/** A reading written by hand, with spans found in the text. */
export const readingOf = (sample: Sample): Reading => {
  const { raw } = sample;
  const actions = (sample.actions ?? []).map((action) => ({ ...action, span: spanOf(raw, action.phrase) }));
  const subjects = sample.subjects.map((subject): Subject => ({
    match: "exact",
    stands_for: null,
    count: 1,
    adjectives: [],
    colour: null,
    animate: subject.kind === "person" || subject.kind === "animal",
    span: spanOf(raw, subject.phrase),
    ...subject,
  }));
  return {
    raw,
    language: sample.language ?? "en",
    intent: {
      subjects: subjects.map((subject) => subject.phrase),
      actions: actions.map((action) => action.phrase),
      setting: sample.setting?.phrase ?? null,
      time_of_day: sample.time ?? "unspecified",
      weather: sample.weather ?? "unspecified",
      mood: sample.mood ?? [],
      era: null,
      style: [],
      product: sample.product ?? null,
      duration_cue: sample.cues?.duration_seconds ?? null,
      camera_cues: [],
    },
    subjects,
    actions,
    setting: sample.setting === undefined ? null : { interior: false, ...sample.setting },
    cues: { duration_seconds: null, shot_count: null, aspect_ratio: null, camera: [], framing: null, ...sample.cues },
    quoted: sample.quoted ?? [],
    names: sample.names ?? [],
    orders: [],
    confidence: 0.9,
  };
};

export const keeper = readingOf({
  raw: 'An old lighthouse keeper finds a letter and walks out into a winter storm on a rocky coast at dusk. "Keep the light."',
  subjects: [
    { phrase: "An old lighthouse keeper", head: "keeper", element: "person", kind: "person", adjectives: ["old"] },
    { phrase: "a letter", head: "letter", element: "letter", kind: "object" },
  ],
  actions: [
    { phrase: "finds a letter", verb: "find", motion: "reach", subject: 0 },
    { phrase: "walks out into a winter storm", verb: "walk", motion: "walk", subject: 0 },
  ],
  setting: { phrase: "a rocky coast", elements: ["sea", "cliff"] },
  time: "dusk",
  weather: "storm",
  quoted: ["Keep the light."],
});

export const coldBrew = readingOf({
  raw: "Our new cold brew pours over ice in a tiny kitchen on a hot morning. Order now",
  subjects: [
    { phrase: "Our new cold brew", head: "brew", element: "bottle", kind: "product", adjectives: ["new"] },
    { phrase: "ice", head: "ice", element: "cup", kind: "food" },
  ],
  actions: [{ phrase: "pours over ice", verb: "pour", motion: "pour", subject: 0 }],
  setting: { phrase: "a tiny kitchen", elements: ["kitchen"], interior: true },
  time: "morning",
  product: "cold brew",
});

export const foxes = readingOf({
  raw: "Three red foxes cross a frozen lake, one slips, they laugh it off",
  subjects: [
    {
      phrase: "Three red foxes",
      head: "foxes",
      element: "fox",
      kind: "animal",
      count: 3,
      adjectives: ["red"],
      colour: "#b5432a",
    },
  ],
  actions: [
    { phrase: "cross a frozen lake", verb: "cross", motion: "walk", subject: 0 },
    { phrase: "slips", verb: "slip", motion: "fall", subject: 0 },
  ],
  setting: { phrase: "a frozen lake", elements: ["mountains", "lake"] },
  weather: "snow",
});

export const spanish = readingOf({
  raw: "Un viejo farero camina hacia la tormenta con su perro",
  language: "es",
  subjects: [
    { phrase: "Un viejo farero", head: "farero", element: "person", kind: "person" },
    { phrase: "su perro", head: "perro", element: "dog", kind: "animal" },
  ],
  actions: [{ phrase: "camina hacia la tormenta", verb: "camina", motion: "walk", subject: 0 }],
  weather: "storm",
});

export const japanese = readingOf({
  raw: "古い灯台の番人が、冬の嵐の中へ歩き出す。",
  language: "ja",
  subjects: [{ phrase: "古い灯台の番人", head: "番人", element: "person", kind: "person" }],
  actions: [{ phrase: "冬の嵐の中へ歩き出す", verb: "歩き出す", motion: "walk", subject: 0 }],
  time: "night",
  weather: "storm",
});

export const coast = readingOf({
  raw: "The misty fjords of Norway from dawn to noon, 14 waterfalls",
  subjects: [{ phrase: "14 waterfalls", head: "waterfalls", element: "waterfall", kind: "water", count: 14 }],
  setting: { phrase: "The misty fjords of Norway", elements: ["mountains", "lake"] },
  time: "dawn",
  weather: "fog",
  names: ["Norway"],
});

/** Nothing but noise: no subject, no action, no place. */
export const noise = readingOf({ raw: "🌊🌊 12345", language: "und", subjects: [] });

export const samples: readonly Reading[] = [keeper, coldBrew, foxes, spanish, japanese, coast, noise];
