import type { Camera } from "#lib/contract/plan.ts";
import type { Cues, Span } from "#lib/planning/reading.ts";
import { angleRules, aspectRules, framingRules, movementRules } from "./lexicons/camera.ts";
import { fold } from "./lexicon.ts";
import { numberLexicon } from "./lexicons/grammar.ts";

export interface ReadCues {
  cues: Cues;
  /** The camera words as written. */
  camera_cues: string[];
  /** Where cues stand: they are orders, not things to draw. */
  spans: Span[];
}

const secondWords =
  "s|sec|secs|second|seconds|segundos?|secondes?|sekunden?|secondi|secondo|сек\\p{L}*|seconden|sekunde|सेकंड|सेकेंड|ثانية|ثوان[يٍ]?|초|秒(?:間|钟)?";
const numberWords = [...numberLexicon.exact.keys()].filter((word) => !/ |们/u.test(word)).join("|");
const durationPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.:])(?:(\\d{1,3}(?:[.,]\\d{1,2})?)[\\s-]?|(${numberWords})[\\s-])(?:${secondWords})(?!\\p{L})`,
  "iu",
);
const gluedSeconds = /(\d{1,3})\s?(?:秒|초)/u;
const halfMinute =
  /(?<!\p{L})(?:half a minute|half[- ]minute|medio minuto|une? demi[e-]* ?minute|demi-minute|halbe[rn]? minute|meio minuto|mezzo minuto|полминуты|halve minuut|आधा मिनट|نصف دقيقة)(?!\p{L})|30초|半分钟|半分間/iu;
const oneMinute =
  /(?<![\p{L}\p{N}])(?:(?:1|one|a|un|une|eine|um|een)[ -](?:minute|minuto|minuut)(?:[- ]long)?|одна минута|एक मिनट)(?!\p{L})|دقيقة واحدة|1分(?!の)|一分钟|1분/iu;
const shotWords =
  "shots?|planos?|tomas|plans|einstellungen|scenes|escenas|scènes|szenen|cenas|inquadrature|scene|кадр\\p{L}*|сцен\\p{L}*|shots|शॉट|لقطات|مشاهد|컷|장면|カット|ショット|个镜头|個鏡頭|镜头";
const shotCountPattern = new RegExp(`(?<![\\p{L}\\p{N}])([1-9]|${numberWords})[\\s-]?(?:${shotWords})(?!\\p{L})`, "iu");
const lensPattern = /(?<![\p{L}\p{N}])(\d{2,3})\s?mm(?!\p{L})/giu;

const amount = (text: string): number | null => {
  const value = /^\d/u.test(text) ? Number(text.replace(",", ".")) : numberLexicon.exact.get(fold(text));
  return value === undefined || Number.isNaN(value) ? null : value;
};

/** Explicit orders in the text: length, shot count, format, camera. Values are as said; limits are applied by others. */
export function readCues(raw: string): ReadCues {
  const spans: Span[] = [];
  const mark = (match: RegExpMatchArray) =>
    spans.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  const duration = raw.match(durationPattern) ?? raw.match(gluedSeconds);
  const said = duration?.[1] ?? duration?.[2];
  let duration_seconds = said === undefined ? null : amount(said);
  if (duration !== null && duration_seconds !== null) mark(duration);
  for (const [pattern, seconds] of [
    [halfMinute, 30],
    [oneMinute, 60],
  ] as const) {
    const found = duration_seconds === null ? raw.match(pattern) : null;
    if (found === null) continue;
    duration_seconds = seconds;
    mark(found);
  }
  const shots = raw.match(shotCountPattern);
  const shot_count = shots?.[1] === undefined ? null : amount(shots[1]);
  if (shots !== null && shot_count !== null) mark(shots);

  const found: { at: number; text: string; camera: Partial<Camera> }[] = [];
  const firstOf = <T>(rules: readonly (readonly [RegExp, T])[], keep: (value: T, match: RegExpMatchArray) => void) => {
    for (const [pattern, value] of rules)
      for (const match of raw.matchAll(pattern)) {
        const start = match.index;
        if (spans.some((span) => start < span.end && start + match[0].length > span.start)) continue;
        mark(match);
        keep(value, match);
      }
  };
  firstOf(movementRules, (movement, match) =>
    found.push({ at: match.index ?? 0, text: match[0], camera: { movement } }),
  );
  firstOf(angleRules, (angle, match) => found.push({ at: match.index ?? 0, text: match[0], camera: { angle } }));
  for (const match of raw.matchAll(lensPattern)) {
    const lens_mm = Number(match[1]);
    // 16 mm and 35 mm film are stocks when film or grain is said beside them.
    const stock = /^\s?(?:film|grain|stock)/iu.test(raw.slice(match.index + match[0].length)) || lens_mm === 16;
    if (stock || lens_mm < 14 || lens_mm > 200) continue;
    mark(match);
    found.push({ at: match.index, text: match[0], camera: { lens_mm } });
  }
  let framing: Cues["framing"] = null;
  firstOf(framingRules, (value, match) => {
    framing ??= value;
    found.push({ at: match.index ?? 0, text: match[0], camera: {} });
  });
  let aspect_ratio: Cues["aspect_ratio"] = null;
  firstOf(aspectRules, (value) => {
    aspect_ratio ??= value;
  });
  found.sort((a, b) => a.at - b.at);
  return {
    cues: {
      duration_seconds,
      shot_count,
      aspect_ratio,
      camera: found.map((entry) => entry.camera).filter((camera) => Object.keys(camera).length > 0),
      framing,
    },
    camera_cues: found.map((entry) => entry.text),
    spans,
  };
}
