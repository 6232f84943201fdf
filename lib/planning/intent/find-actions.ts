import type { ActionPhrase } from "#lib/planning/reading.ts";
import type { NounPhrase } from "./find-subjects.ts";
import type { Unit } from "./units.ts";

const verbLast = new Set(["ja", "ko", "hi", "ur", "mr"]);
const verbFirst = new Set(["ar", "fa"]);
const objectParticles = new Set(["を", "の", "から", "把", "को"]);
const subjectParticles = new Set(["が", "は", "ने"]);
/** A phrase ends with its clause, or after this many units. */
const longest = 12;

/** What happens, each in the intent's words, with who does it as an index into `phrases`. */
export function findActions(
  raw: string,
  language: string,
  units: readonly Unit[],
  phrases: readonly NounPhrase[],
  ordered: (unit: Unit) => boolean,
): ActionPhrase[] {
  const actions: ActionPhrase[] = [];
  let before = -1;
  let covered = -1;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as Unit;
    while (before + 1 < phrases.length && (phrases[before + 1] as NounPhrase).to < at) before += 1;
    if (unit.kind !== "verb" || unit.motion === null || ordered(unit)) continue;
    const inside = phrases[before + 1];
    if (inside !== undefined && inside.from <= at && inside.to >= at) continue;
    let doer: number | null = null;
    for (let index = before; index >= 0 && index > before - 4; index--) {
      const phrase = phrases[index] as NounPhrase;
      if (units[phrase.from]?.sentence !== unit.sentence) break;
      const particle = units[phrase.to + 1]?.key ?? "";
      if (phrase.placed || objectParticles.has(particle)) continue;
      if (subjectParticles.has(particle)) {
        doer = index;
        break;
      }
      // Where the verb comes last, its doer comes first.
      doer = doer === null || phrase.animate || verbLast.has(language) ? index : doer;
      if (phrase.animate) break;
    }
    if (doer === null && verbFirst.has(language) && phrases[before + 1] !== undefined) doer = before + 1;
    let to = at;
    let start = unit.start;
    if (verbLast.has(language)) {
      const from = Math.max(covered + 1, doer === null ? at : (phrases[doer] as NounPhrase).to + 1);
      let first = Math.min(from, at);
      while (first < at && (units[first]?.kind === "grammar" || units[first]?.gap === true)) first += 1;
      start = (units[first] as Unit).start;
      covered = at;
    } else {
      // "mist lifting", "snow falls": the weather does it, and stays in the words.
      const weather = units[at - 1];
      if (!unit.gap && weather?.kind === "condition" && weather.weather !== null) start = weather.start;
      while (to + 1 < units.length && to - at < longest) {
        const next = units[to + 1] as Unit;
        if (next.gap || next.sentence !== unit.sentence || next.grammar === "and" || ordered(next)) break;
        if (next.kind === "verb" && to > at) break;
        to += 1;
      }
      while (to > at && units[to]?.kind === "grammar") to -= 1;
    }
    const end = (units[to] as Unit).end;
    actions.push({
      phrase: raw.slice(start, end),
      verb: unit.key,
      motion: unit.motion,
      subject: doer,
      span: { start, end },
    });
  }
  return actions;
}
