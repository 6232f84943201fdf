import type { NounPhrase } from "./find-subjects.ts";
import { type Pronoun, pronounOf, several, sexOf } from "./lexicons/pronouns.ts";
import type { Unit } from "./units.ts";

const nominal = (unit: Unit | undefined): boolean => unit?.kind === "noun" || unit?.kind === "unknown";
/** Verbs whose "it" or "il" is nobody. */
const impersonal =
  /^(?:(?:rain|snow|hail|thunder|pleu|neig|sembl)\p{L}*|faut|fait|faisait|y|a|was|is|s|seems?|takes?|be|est)$/u;
const leadingMarks = new Set(["が", "は", "も", "って"]);

/** Where a pronoun opens a clause as its subject. */
function actsAt(units: readonly Unit[], at: number, language: string): boolean {
  const unit = units[at] as Unit;
  const before = unit.gap || units[at - 1]?.sentence !== unit.sentence ? undefined : units[at - 1];
  const next = units[at + 1];
  if (language === "ja") return next !== undefined && leadingMarks.has(next.key);
  if (language === "zh" && next?.key === "的") return false;
  // Governed by a preposition or a verb: an object. A clause's own joint ("that she", "when he") is none of these.
  if (before?.grammar === "place" || (before?.grammar === "article" && before.key !== "that")) return false;
  const joint = /^(?:than|like|as|since|before|after|until|que|qu|como|comme|wie|che|come|about|for|从)$/u;
  if (before?.grammar === "link" && !joint.test(before.key)) return false;
  if (language !== "en" && language !== "zh" && before?.kind === "verb") return language === "de";
  if (next === undefined || next.gap || next.sentence !== unit.sentence) return false;
  if (language === "hi" && /^(?:वह|वो)$/u.test(unit.key)) {
    let to = at + 1;
    while (units[to]?.kind === "adjective" || units[to]?.kind === "number") to += 1;
    const named = units[to];
    const being = named?.card?.kind === "person" || named?.card?.kind === "animal";
    return !(nominal(named) && being);
  }
  const subjectOnly = language === "en" ? !true : null;
  if (subjectOnly !== null && before?.kind === "verb" && !/^(?:she|he|we|they|i)$/u.test(unit.key)) return false;
  let to = at + 1;
  while (to < units.length && units[to]?.kind === "grammar" && !units[to]?.gap && to - at < 5) to += 1;
  const verb = units[to];
  const said = verb !== undefined && !verb.gap && verb.sentence === unit.sentence ? verb : undefined;
  if (/^(?:it|il)$/u.test(unit.key)) {
    for (let look = at + 1; look <= to; look++) if (impersonal.test(units[look]?.key ?? "")) return false;
    return said?.kind === "verb";
  }
  if (language === "zh" && said !== undefined && nominal(said) && to === at + 1)
    return units.slice(to, to + 4).some((each) => each.kind === "verb" && each.sentence === unit.sentence);
  return true;
}

/** The pronouns that are somebody in the text, by the index of their unit. */
export function pronounsOf(units: readonly Unit[], language: string): ReadonlyMap<number, Pronoun> {
  const found = new Map<number, Pronoun>();
  for (const [at, unit] of units.entries()) {
    const pronoun = unit.kind === "grammar" ? pronounOf(unit.key, language) : undefined;
    if (pronoun === undefined || !actsAt(units, at, language)) continue;
    const verb = units[at + 1]?.kind === "verb" ? units[at + 1] : units[at - 1];
    const they = language === "de" && unit.key === "sie" && verb?.kind === "verb" && /(?:en|ern|eln)$/u.test(verb.key);
    found.set(at, they ? several : pronoun);
  }
  return found;
}

const feminineArticle: Readonly<Record<string, RegExp>> = {
  es: /^(?:una?s?|la|las|esta|esa)$/u,
  pt: /^(?:umas?|as?|esta|essa)$/u,
  it: /^(?:una|la|le|questa)$/u,
  fr: /^(?:une|la|cette|ma|sa)$/u,
  de: /^(?:eine|die|meine|seine|ihre)$/u,
};
/** Articles of what was named before. */
const known = new Set("the that this el la los las ese esa le der die das den dem o a os as il lo gli".split(" "));
const human = new Set(["person", "child", "crowd"]);
/** Whether a thing named before may be what the pronoun points at; better fits have the higher figure. */
function fits(pronoun: Pronoun, phrase: NounPhrase, units: readonly Unit[], language: string): number {
  if (phrase.stands_for !== null && phrase.head === "something") return pronoun.gender === "thing" ? 1 : 0;
  const several = phrase.count > 1 || phrase.element === "crowd";
  if (pronoun.count > 1) return several ? (phrase.animate ? 3 : 2) : phrase.animate ? 1 : 0;
  if (several) return 0;
  if (pronoun.gender === "thing") return human.has(phrase.element) ? 0 : phrase.placed ? 1 : 2;
  const head = units.slice(phrase.from, phrase.to + 1).find((unit) => unit.key === phrase.head);
  const sex = sexOf(head?.english ?? phrase.head) ?? sexOf(phrase.head);
  if (sex !== null && pronoun.gender !== "any") return sex === pronoun.gender ? 4 : 0;
  if (phrase.animate) return 3;
  const article = units[phrase.from - 1]?.key ?? units[phrase.from]?.key ?? "";
  const grammatical = feminineArticle[language];
  if (grammatical !== undefined) return grammatical.test(article) === (pronoun.gender === "female") ? 2 : 0;
  // "a toaster dreams … he": what acts like somebody is somebody.
  const lifelike = !phrase.placed && !["vehicle", "building", "terrain", "water", "sky"].includes(phrase.kind);
  return lifelike && units[phrase.to + 1]?.kind === "verb" ? 1 : 0;
}

/**
 * Each phrase's own index, and for a pronoun that points at somebody named before the index of that phrase:
 * the best fit of the nearest sentence, its first where several fit alike.
 */
export function antecedentsOf(
  phrases: readonly NounPhrase[],
  pronouns: ReadonlyMap<number, Pronoun>,
  units: readonly Unit[],
  language: string,
): number[] {
  const meant = phrases.map((_, index) => index);
  const firstOf = new Map<string, number>();
  for (const [index, phrase] of phrases.entries()) {
    const pronoun = phrase.stands_for === null ? undefined : pronouns.get(phrase.from);
    if (pronoun === undefined) {
      // "a knight fights a dragon and the dragon wins"
      const again = units[phrase.from]?.key === phrase.head && known.has(units[phrase.from - 1]?.key ?? "");
      const first = again ? firstOf.get(phrase.head) : undefined;
      if (first === undefined) firstOf.set(phrase.head, index);
      else meant[index] = first;
      continue;
    }
    const same = firstOf.get(phrase.head + pronoun.standsFor);
    let best = 0;
    let chosen = pronoun.points ? undefined : same;
    let sentence = -1;
    for (let at = index - 1; pronoun.points && at >= 0 && at > index - 24; at--) {
      const other = phrases[at] as NounPhrase;
      const its = units[other.from]?.sentence ?? 0;
      if (chosen !== undefined && its !== sentence) break;
      if (other.stands_for !== null && meant[at] === at && pronouns.get(other.from)?.points === false) continue;
      const fit =
        other.stands_for !== null && other.stands_for === pronoun.standsFor ? 4 : fits(pronoun, other, units, language);
      if (fit === 0 || fit < best) continue;
      best = fit;
      sentence = its;
      chosen = meant[at];
    }
    if (chosen === undefined) firstOf.set(phrase.head + pronoun.standsFor, index);
    else meant[index] = chosen;
  }
  return meant;
}
