import type { ElementCard } from "#lib/contract/element.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { ActionPhrase, Reading, Span, Subject } from "#lib/planning/reading.ts";
import { bareIdeas } from "./bare-ideas.ts";
import { detectLanguage } from "./detect-language.ts";
import { findActions } from "./find-actions.ts";
import { findFraming } from "./find-framing.ts";
import { findNames } from "./find-names.ts";
import { findQuoted } from "./find-quoted.ts";
import { placesOf, settingOf } from "./find-setting.ts";
import { findPhrases, ideasOf, type NounPhrase } from "./find-subjects.ts";
import { withNames } from "./called-by-name.ts";
import { headlinedProduct } from "./headline.ts";
import { joinPhrases } from "./join-phrases.ts";
import { readCues } from "./read-cues.ts";
import { antecedentsOf, pronounsOf } from "./find-pronouns.ts";
import { drawNames } from "./draw-names.ts";
import { settleEnglish } from "./settle-english.ts";
import { type NameKind, tagEnglish } from "./tag-english.ts";
import { unitsOf } from "./read-units.ts";
import { isChilled } from "./says-winter.ts";
import { nounsOf, type Unit } from "./units.ts";

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null)),
];
const within = (unit: Span, spans: readonly Span[]) =>
  spans.some((span) => unit.start < span.end && unit.end > span.start);

const yearPattern =
  /(?:1[0-9]|20)?\d0\s?年代|(?<![\p{N}\p{L}])(?:(1[0-9]|20)\d0s|(1[0-9]{3}|20[0-9]{2}|2[1-9]\d{2})(?!\p{N}))|'(\d0)s/u;
const eraOf = (raw: string, units: readonly Unit[]): string | null =>
  raw.match(yearPattern)?.[0] ?? units.find((unit) => unit.era !== null)?.era ?? null;

/** The film's product: a thing for sale, or what is drunk and eaten when the words speak of selling it. */
const selling =
  /(?<!\p{L})(?:ad|ads|advert\p{L}*|commercial|product|launch\p{L}*|brand|buy|sale|introducing|new|anuncio|nuev[oa]|publicité|nouve\p{L}+|werb\p{L}*|neue\p{L}*|anúncio|nov[oa]|pubblicità|nuov[oa]|реклам\p{L}*|нов\p{L}*|reclame|nieuwe)(?!\p{L})|CM|新|広告|广告|विज्ञापन|नया|नई|إعلان|جديد|광고|신제품/iu;

/** `a girl in a red coat`, `wearing a hat`: what somebody has on is not for sale. */
const wornBefore = /(?<!\p{L})(?:in|wearing|wears|wore|dressed in|con|en|mit|avec|com|di|in einem)\s+$/iu;
const isWornIn = (raw: string, subject: Subject, subjects: readonly Subject[]): boolean =>
  (wornElements.has(subject.element) ||
    /^(?:armou?r|uniform|costume|pyjamas|pajamas|overalls|robes?|scarf)$/u.test(subject.head)) &&
  wornBefore.test(raw.slice(Math.max(0, subject.span.start - 14), subject.span.start)) &&
  subjects.some(({ kind, span }) => kind === "person" && span.end <= subject.span.start);
const wornElements: ReadonlySet<string> = new Set(["shirt", "dress", "hat", "glasses", "shoe", "backpack"]);

function productOf(raw: string, subjects: readonly Subject[], actions: readonly ActionPhrase[]): string | null {
  const headlined = headlinedProduct({ raw, subjects, actions });
  if (headlined !== null) return subjects[headlined]?.phrase ?? null;
  const sold = selling.test(raw);
  const own = subjects.find(
    (subject) =>
      subject.kind === "product" &&
      subject.match !== "fallback" &&
      (sold || !(isWornIn(raw, subject, subjects) || /^(?:his|her|their|its)\s/iu.test(subject.phrase))),
  );
  if (own !== undefined) return own.phrase;
  if (!sold) return null;
  return subjects.find((subject) => subject.kind === "food" || subject.kind === "object")?.phrase ?? null;
}

/** Half of the units that carry meaning understood gives about half the confidence; noise and silence give none. */
function confidenceOf(units: readonly Unit[], phrases: readonly NounPhrase[]): number {
  const telling = units.filter((unit) => unit.kind !== "grammar");
  if (units.length === 0) return 0;
  const understood = telling.filter((unit) => unit.kind !== "unknown").length;
  const share = telling.length === 0 ? 0 : understood / telling.length;
  const substance = Math.min(1, (phrases.length + understood) / 4);
  return Math.round(Math.min(0.98, 0.1 + 0.55 * share + 0.35 * substance * Math.max(share, 0.3)) * 100) / 100;
}

const weatherPassed =
  /(?:\b(?:after|before)\s+(?:(?:the|a|all the|last night's)\s+)?(?:\p{L}+\s+)?|después de (?:la |una )?|antes de (?:la |una )?|tras (?:la |una )?|après (?:la |l['’]|une )?|avant (?:la |l['’])|nach (?:dem |einem )|vor dem |depois d[aoe] |antes d[aoe] |dopo (?:la |il |un )?|prima d(?:ella |el |i )|بعد (?:ال)?)$/iu;
const weatherGone = /^\s*(?:の後|のあと|後の|上がり|之后|後|后|के बाद|온 뒤|가 그친|그친|그친 뒤)/u;
/** Air after the rain is clear again, and before it comes still dry. */
const isPast = ({ start, end }: Unit, raw: string): boolean =>
  weatherPassed.test(raw.slice(Math.max(0, start - 24), start)) || weatherGone.test(raw.slice(end, end + 6));

/**
 * Reads one intent of any language into subjects, actions, place, conditions and explicit orders.
 * Pure, deterministic, linear in the length of the text; only elements of `elements` are ever named. The language is
 * detected where it is not given: a lone name is too short to tell.
 */
export function readIntent(raw: string, elements: readonly ElementCard[], spoken_in?: string): Reading {
  const language = spoken_in ?? detectLanguage(raw);
  const nouns = nounsOf(elements, language);
  const tags = language === "en" ? tagEnglish(raw) : { classes: new Map(), names: new Map<number, NameKind>() };
  const classified = unitsOf(raw, language, nouns, tags.classes);
  const units = drawNames(
    language === "en" ? settleEnglish(classified, nouns) : classified,
    raw,
    language,
    tags.names,
    nouns,
  );
  const quotes = findQuoted(raw);
  const { cues, camera_cues, styles, spans } = readCues(raw);
  const framing = findFraming(raw, language);
  const orderSpans = [...spans, ...quotes.map((quote) => quote.span), ...framing];
  const ordered = (unit: Unit) => within(unit, orderSpans);
  const pronouns = pronounsOf(units, language);
  const ground = { raw, language, units, nouns, elements, ordered, pronouns };

  let phrases = ideasOf(joinPhrases(findPhrases(ground), ground), ground);
  if (phrases.length === 0) phrases = bareIdeas(ground);
  phrases = withNames(phrases, ground);
  const meant = antecedentsOf(phrases, pronouns, units, language);
  const { places, subjects } = placesOf(phrases.filter((_, at) => meant[at] === at));
  const actions = findActions({ raw, language, units, phrases, ordered, framing });
  const index = new Map(subjects.map((phrase, at) => [phrase, at]));
  const doerOf = (at: number | null) => (at === null ? null : index.get(phrases[meant[at] ?? at] as NounPhrase));
  const setting = settingOf(places, nouns, raw, language);
  const spoken = units.filter((unit) => !ordered(unit));
  const first = <T>(pick: (unit: Unit) => T | null): T | null => {
    for (const unit of spoken) {
      const value = pick(unit);
      if (value !== null) return value;
    }
    return null;
  };
  // A frozen yogurt makes no winter.
  const isFare = (unit: Unit): boolean =>
    isChilled(unit.key) &&
    phrases.some(
      ({ kind, span }) =>
        (kind === "food" || kind === "product") &&
        ((unit.start >= span.start && unit.end <= span.end) ||
          (/^\s*$/u.test(raw.slice(span.end, Math.max(span.end, unit.start))) && unit.start >= span.end)),
    );
  const weatherOf = (unit: Unit): Weather | null =>
    unit.weather === "unspecified" || isFare(unit) || isPast(unit, raw) ? null : unit.weather;
  const weathers = distinct(spoken.map(weatherOf)) as Weather[];
  // "winter storm" is snow driven by wind: the storm says more than the season.
  const weather: Weather = weathers.find((value) => value === "storm") ?? weathers[0] ?? "unspecified";
  const time_of_day: TimeOfDay =
    first((unit) => unit.time) ?? (setting?.interior === true ? "interior" : "unspecified");
  const clean = subjects.map(({ from: _from, to: _to, placed: _placed, ...subject }): Subject => subject);

  return {
    raw,
    language,
    intent: {
      subjects: distinct(clean.map((subject) => subject.phrase)),
      actions: distinct(actions.map((action) => action.phrase)),
      setting: setting?.phrase ?? null,
      time_of_day,
      weather,
      mood: distinct(spoken.map((unit) => unit.mood)),
      era: eraOf(raw, units),
      style: distinct([...styles, ...units.map((unit) => unit.style)]),
      product: productOf(raw, clean, actions),
      duration_cue: cues.duration_seconds,
      camera_cues,
    },
    subjects: clean,
    actions: actions.map((action) => ({
      ...action,
      subject: doerOf(action.subject) ?? null,
    })),
    setting,
    cues,
    quoted: quotes.map((quote) => quote.text),
    names: findNames(raw, language, units, tags.names, ordered),
    orders: spans.toSorted((a, b) => a.start - b.start),
    confidence: units.length === 0 ? 0 : confidenceOf(spoken, phrases),
  };
}
