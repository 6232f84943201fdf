import type { Camera } from "#lib/contract/plan.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Cues, Span } from "#lib/planning/reading.ts";
import {
  angleRules,
  aspectRules,
  framingRules,
  cameraWords,
  looseAspectRules,
  movementRules,
} from "./lexicons/camera.ts";
import { fold } from "./lexicon.ts";
import { numberLexicon } from "./lexicons/grammar.ts";
import { readStyleOrders } from "./read-style-orders.ts";

export interface ReadCues {
  cues: Cues;
  /** The camera words as written. */
  camera_cues: string[];
  /** Styles asked for by name: `in the style of …`, `shot on …`. */
  styles: string[];
  /** Where cues stand: they are orders, not things to draw. */
  spans: Span[];
}

const secondWords =
  "s|sec|secs|second|seconds|seg|segs|segundos?|secondes?|sekunden?|sek|secondi|secondo|сек\\p{L}*|seconden|सेकंड|सेकेंड|सेकण्ड|ثاني[ةه]|ثوان[يٍ]?|초|秒(?:間|钟|鐘|钟)?";
const minuteWords =
  "min|mins|minutes?|minutos?|minuten?|minuti|минут\\p{L}*|minuten|मिनट|دقائق|دقيقتين|دقيقة|분|分(?:間|钟|鐘)";
const filmWords =
  "films?|movies?|videos?|vídeos?|vidéos?|clips?|spots?|ads?|adverts?|commercials?|shorts?|reels?|teasers?|trailers?|anuncios?|cortos?|anúncios?|pubs?|publicités?|werbespots?|werbung|werbefilm|kurzfilm|cortometrajes?|curtas?|cortometraggio|pubblicità|corto|formato?|format|версия|ролик\\p{L}*|वीडियो|विज्ञापन|فيديو|إعلان|فيلم|動画|映像|広告|视频|广告|短片|영상|광고";
const numberWords = [...numberLexicon.exact.keys()].filter((word) => !/ |们/u.test(word)).join("|");
const durationPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.:])(?:(\\d{1,3}(?:[.,]\\d{1,2})?)[\\s-]?|(${numberWords})[\\s-])(?:${secondWords})(?!\\p{L})`,
  "giu",
);
const gluedSeconds = /(\d{1,3})\s?(?:秒|초)/gu;
const minutePattern = new RegExp(
  `(?<![\\p{L}\\p{N}.:])(?:(\\d{1,2}(?:[.,]\\d)?)[\\s-]?|(${numberWords})[\\s-])(?:${minuteWords})(?!\\p{L})`,
  "giu",
);
/** "every 11 seconds", "the last 6 seconds": time of the story, not of the film. */
const storyTime =
  /(?:every|each|last|final|after|within|than|cada|últimos?|últimas?|tras|toutes les|chaque|derni[eè]res?|après|alle|jede|letzten?|nach|a cada|após|ogni|ultimi|dopo|каждые|через|हर|كل|آخر|每|最后|每隔|毎|最後の|あと|残り)\s*$/iu;
/** "3 seconds left", "10 seconds later": the same, said behind it. */
const storyTimeAfter =
  /^\s*(?:left|later|before|ago|remaining|to go|after|until|late|early|apart|restantes?|antes|después|depois|plus tard|avant|restantes|übrig|später|vor|rimanenti|dopo|prima|前|後|后|之前|之后|पहले|बाद|قبل|بعد)(?!\p{L})/iu;
const halfMinute =
  /(?<!\p{L})(?:half a minute|half[- ]minute|medio minuto|une? demi[e-]* ?minute|demi-minute|halbe[rn]? minute|meio minuto|mezzo minuto|полминуты|halve minuut|आधा मिनट|نصف دقيقة)(?!\p{L})|30초|半分钟|半分間/giu;
const oneMinute =
  /(?<![\p{L}\p{N}])(?:(?:1|one|a|un|une|eine|um|een)[ -](?:minute|minuto|minuut)(?:[- ]long)|one[- ]minute|одна минута)(?!\p{L})/giu;
/** Digits of every script as ASCII digits; no offset moves. */
const zeros = ["٠", "۰", "०", "０"].map((zero) => zero.charCodeAt(0));
const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
/** A hero film has no hero in it, a product launch no launch: words for the film and its occasion. */
const filmForms =
  /(?<!\p{L})(?:(?:hero|teaser|launch|brand|product|promo(?:tional)?|packshot|beauty)[\s-]+(?:film|shot|video|clip|spot|ad|reel|commercial|image|sequence|teaser|trailer|launch|reveal|demo|promo|photo)(?:e?s)?|spots? publicitari[oa]s?|spot publicitaire|(?:produkt|image|werbe)(?:film|video|spot|clip)s?|(?:vídeo|video|film|filme) (?:de|del|di) prod(?:ucto|uit|uto|otto)|lanzamiento de(?:l)? producto|lancement de produit|produkteinführung|produktlaunch|lançamento de produto|lancio (?:del |di )?prodotto)(?!\p{L})|产品发布会?|新品发布会?|产品(?:宣传片|广告片|视频)|(?:商品|製品)(?:発表|紹介)(?:会|動画|映像)?/giu;
/** What a text must say besides before such words are taken out of it. */
const leastLeft = 5;
const filmBefore = new RegExp(`(?<!\\p{L})(?:${filmWords})[\\s-]*(?:in|en|em|im|de|of|di|da|is|:)?\\s*$`, "iu");
const filmAfter = new RegExp(`^[\\s-]*(?:long|short|full|de|of|di|的|の|का|की)?\\s*(?:${filmWords})(?!\\p{L})`, "iu");
/** Nothing but punctuation, or a word for a film, stands on both sides. */
const standsAlone = (raw: string, start: number, end: number): boolean => {
  const before = raw.slice(Math.max(0, start - 40), start);
  const after = raw.slice(end, end + 40);
  if (filmBefore.test(before) || filmAfter.test(after)) return true;
  return (
    /(?:^|[^\p{L}\p{N}\s]\s*)(?:(?:en|in|em|im) )?$/u.test(before) &&
    /^\s*(?:$|[^\p{L}\p{N}\s]|(?:de|di|of|for)?\s*\d)/u.test(after)
  );
};
const shotWords =
  "shots?|planos?|tomas|plans|einstellungen|scenes|escenas|scènes|szenen|cenas|inquadrature|scene|кадр\\p{L}*|сцен\\p{L}*|shots|शॉट|لقطات|مشاهد|컷|장면|カット|ショット|个镜头|個鏡頭|镜头";
const shotCountPattern = new RegExp(`(?<![\\p{L}\\p{N}])([1-9]|${numberWords})[\\s-]?(?:${shotWords})(?!\\p{L})`, "iu");
const lensPattern =
  /(?<![\p{L}\p{N}])(\d{2,3})[\s-]?(?:mm|ミリ|毫米)(?!\p{Script=Latin})(?:[\s-]?(?:lens|prime|objektiv|obiettivo|objetivo|objectif|レンズ|镜头))?/giu;

const amount = (text: string): number | null => {
  const value = /^\d/u.test(text) ? Number(text.replace(",", ".")) : numberLexicon.exact.get(fold(text));
  return value === undefined || Number.isNaN(value) ? null : value;
};

const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, "").length;

/** Explicit orders in the text: length, shot count, format, camera. Values are as said; limits are applied by others. */
export function readCues(raw: string): ReadCues {
  const spans: Span[] = [];
  const mark = (match: RegExpMatchArray) =>
    spans.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  const digits = plainDigits(raw);
  let duration_seconds: number | null = null;
  const last = (pattern: RegExp, seconds: (match: RegExpMatchArray) => number | null) => {
    if (duration_seconds !== null) return;
    for (const match of matchesIn(digits, pattern)) {
      if (storyTime.test(raw.slice(Math.max(0, match.index - 16), match.index))) continue;
      if (storyTimeAfter.test(raw.slice(match.index + match[0].length))) continue;
      duration_seconds = seconds(match);
      if (duration_seconds === null) continue;
      mark(match);
      return;
    }
  };
  const said = (match: RegExpMatchArray) => amount(match[1] ?? match[2] ?? "");
  last(durationPattern, said);
  last(gluedSeconds, said);
  last(halfMinute, () => 30);
  last(oneMinute, () => 60);
  last(minutePattern, (match) => {
    const minutes = said(match);
    return minutes !== null && standsAlone(raw, match.index ?? 0, (match.index ?? 0) + match[0].length)
      ? minutes * 60
      : null;
  });
  const shots = digits.match(shotCountPattern);
  const shot_count = shots?.[1] === undefined ? null : amount(shots[1]);
  if (shots !== null && shot_count !== null) mark(shots);

  const found: { at: number; text: string; camera: Partial<Camera> }[] = [];
  const firstOf = <T>(rules: readonly (readonly [RegExp, T])[], keep: (value: T, match: RegExpMatchArray) => void) => {
    for (const [pattern, value] of rules)
      for (const match of matchesIn(raw, pattern)) {
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
  for (const match of matchesIn(raw, cameraWords)) mark(match);
  const letters = lettersOf(raw);
  for (const match of matchesIn(raw, filmForms)) if (letters - lettersOf(match[0]) >= leastLeft) mark(match);
  const styles = readStyleOrders(raw, spans);
  for (const match of matchesIn(digits, lensPattern)) {
    const lens_mm = Number(match[1]);
    // 16 mm and 35 mm film are stocks when film or grain is said beside them.
    const after = raw.slice(match.index + match[0].length, match.index + match[0].length + 12);
    const stock = /^[\s-]?(?:film|grain|stock|analog|フィルム|胶片)/iu.test(after) || lens_mm === 16;
    const taken = spans.some((span) => match.index >= span.start && match.index < span.end);
    if (stock || taken || lens_mm < 14 || lens_mm > 200) continue;
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
  for (const [pattern, value] of looseAspectRules)
    for (const match of matchesIn(raw, pattern)) {
      if (!standsAlone(raw, match.index, match.index + match[0].length)) continue;
      mark(match);
      aspect_ratio ??= value;
    }
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
    styles,
    spans,
  };
}
