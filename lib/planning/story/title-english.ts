import type { Film } from "#lib/planning/film.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { gerund, isCounted } from "#lib/planning/meaning/english-grammar.ts";
import { englishWords, vectorOf } from "#lib/planning/meaning/word-vectors.ts";
import { type Chunk, chunksOf, deedWords } from "./english-chunks.ts";
import { capital, looksPlural, tidy } from "./words.ts";
import { nameOf } from "#lib/planning/intent/tag-english.ts";

export interface TitleCandidate {
  readonly text: string;
  readonly score: number;
}

const most = 6;
/** What a brief is made of, not its film. */
const ofTheBrief =
  /^(?:ads?|adverts?|advertisement|commercials?|spots?|trailer|teaser|documentary|films?|movie|videos?|clips?|reel|promo|footage|scenes?|shots?|cameras?|views?|photos?|photographs?|pictures?|images?|portrait|painting|illustration|drawing|sketch|render|animation|animated|style|cinematic|claymation|timelapse|time-lapse|close-?ups?|macro|drone|seconds?|minutes?|secs?|fps|4k|8k|hd|lookbook|review|tutorial|steps?|background|foreground|distance|backdrop|atmosphere|frame|lens|screen|mood|tone|vertical|horizontal|slogan|tagline|caption|title|loop|abstract|uphill|downhill|brief|version|minimalist|closeup|overhead|resolution|quality|hyperrealistic|photorealistic|realistic|isometric|watercolou?r|anime|cartoon|sequence|transition|transitions|montage|angle|pov|captures?|features?|sections?|load|hues?|shades?|patches|slices?|reaction|transformation|patterns?|array|variety|series|texture|textures|glow|reflection|reflections|style|styles|element|elements|focus|fps|camera's|effect|effects|motion|directions?)$/i;
/** Too plain to call a film by. */
const plain =
  /^(?:rows?|individual|person|people|someone|man|woman|men|women|guys?|thing|things|stuff|way|ways|one|ones|lot|side|front|left|right|middle|top|bottom|kind|sort|group|pair|couple|bunch|set|piece|part|parts|end|time|times|day|days|years?|months?|weeks?|hours?|today|tonight|tomorrow|morning|hand|hands|eyes|face|body|head|lighting|look|area|space|place|something|details?|surface|number|use|back|center|centre|edge|type|color|colour|total|fact|viewer|movement|motion|others?|meaning|opinion|bit|touch|sense|moment|example|world|both|self|skin|fun|all|everyone)$/i;
const uncertain = /^(?:his|her|its|their|this|that|these|those|every|each|no|some|any|another|all|both|your)$/;
const names = /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)*$/u;
const numberWords: readonly string[] = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const asNumber = (word: string): string => numberWords[Number(word)] ?? word;
/** Adjectives that promise a story. */
const tellingWords =
  /^(?:last|first|only|final|lost|forgotten|missing|secret|hidden|invisible|broken|empty|stolen|burning|endless|silent|sleeping|abandoned|impossible|haunted|frozen|midnight|paper)$/i;
const isCity = (word: string): boolean => /^(?:city|land)$/.test(nameOf(capital(word)) ?? "");
/** `to parallel park a car`: a deed that looks like a noun. */
const isDoing = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at]?.determiner === "" && chunks[at - 1]?.head === "to" && chunks[at + 1]?.kind === "noun";
const linking =
  /^(?:of|in|from|to|without|for|under|behind|between|on|at|beyond|before|after|against|inside|above|below|beneath)$/;
/** Things that happen, or that nobody would name a film by. */
const idle =
  /^(?:be|have|do|get|go|come|make|let|want|need|try|start|begin|keep|use|say|show|look|seem|become|put|take|give|feature|include|capture|create|add|wear|hold|stand|sit|lie|is|film|shoot|have|feel|like|realize|realise|know|lose|cast|cut|set|see|drop|stop|miss|forget|fail|fall|pan|zoom|reveal|showcase|enhance|highlight|emphasize|reflect|evoke|surround)$/;

/** How rare its rarest known word is: about 0 for an everyday word, 2 for a rare one. */
const rarityOf = (text: string): number => {
  const rare = englishWords(text)
    .filter((word) => word.length > 2)
    .map((word) => {
      const weight = vectorOf(word)?.weight;
      return weight === undefined ? 0.7 : Math.min(2, -Math.log10(Math.max(1e-4, 1 / weight - 1)));
    });
  return Math.max(0, ...rare);
};

const lengthScores: readonly number[] = [-9, -1, 0.3, 0.6, 0.4, 0.1, -0.8];
const scored = (text: string, bonus: number): TitleCandidate => {
  const count = text.split(" ").length;
  return { text, score: (lengthScores[count] ?? -3) + 0.35 * rarityOf(text) + bonus - ([...text].length > 36 ? 1 : 0) };
};

const isPlural = (chunk: Chunk): boolean => looksPlural(chunk.head.toLowerCase()) && !names.test(chunk.head);

/** A noun phrase as a title without what follows it; null where it cannot be one. */
const alone = (chunk: Chunk): string | null => {
  const body = [...chunk.middle.map(asNumber), chunk.head].join(" ");
  const counted =
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|\d+)\b/i;
  if (chunk.middle.length === 0 && chunk.determiner === "" && isCity(chunk.head)) return capital(chunk.head);
  if (chunk.determiner === "one") return `One ${body}`;
  if (/^(?:my|our)$/.test(chunk.determiner)) return `${chunk.determiner} ${body}`;
  if (chunk.determiner === "" && (names.test(chunk.text) || chunk.middle.some((word) => /['’]s$/.test(word))))
    return body;
  if (counted.test(body)) return body;
  if (chunk.determiner === "" && chunk.middle[0]?.endsWith("ing") === true) return body;
  if (isPlural(chunk)) return chunk.middle.length > 0 && chunk.determiner === "" ? body : `the ${body}`;
  if (!isCounted(chunk.head.toLowerCase()) && chunk.determiner === "") return body;
  return `the ${body}`;
};

/** A noun phrase with its own article, before what follows it. */
const led = (chunk: Chunk): string | null => {
  if (uncertain.test(chunk.determiner)) return null;
  if (chunk.middle.length === 0 && chunk.determiner === "" && isCity(chunk.head)) return capital(chunk.head);
  const body = [...chunk.middle.map(asNumber), chunk.head].join(" ");
  if (chunk.determiner === "" && isCounted(chunk.head.toLowerCase()) && !isPlural(chunk) && !names.test(chunk.text))
    return `the ${body}`;
  return chunk.determiner === "" ? body : `${chunk.determiner} ${body}`;
};

const ingNouns =
  /(?:building|painting|ring|string|king|wing|morning|evening|wedding|ceiling|clothing|spring|thing|sting|swing|railing|lightning|pudding|icing)$/i;

const usable = (chunk: Chunk | undefined): chunk is Chunk =>
  chunk?.kind === "noun" &&
  !ofTheBrief.test(chunk.head) &&
  !chunk.middle.some((word) => ofTheBrief.test(word)) &&
  /\p{L}{2}/u.test(chunk.head) &&
  !/^\d/.test(chunk.head) &&
  !(chunk.determiner === "" && chunk.middle.length > 0 && chunk.head.endsWith("ing") && !ingNouns.test(chunk.head)) &&
  chunk.middle.length < 4;

/** Titles out of the words of an English text, with how good they are. */
export const englishTitles = (film: Film, text: string): TitleCandidate[] => {
  const chunks = chunksOf(text, deedWords(film.reading.actions));
  const found: TitleCandidate[] = [];
  const firstStop = chunks.findIndex((chunk) => /^[.!?\n]$/.test(chunk.text));
  const opening = firstStop === -1 ? chunks.length : firstStop;
  const heads = new Map(film.cast.map((member) => [member.head.toLowerCase(), member]));
  const main = film.lead === null ? undefined : film.cast[film.lead];
  const named = main?.kind === "person" && film.reading.names.includes(main.phrase) && !main.phrase.includes(" ");
  const owner = named ? main : undefined;
  chunks.forEach((chunk, at) => {
    const early = at > opening ? (at < 40 ? -0.5 : -1) : chunks.slice(0, at).some(usable) ? (at < 8 ? 0.4 : 0) : 0.6;
    if (chunk.kind === "verb" || chunk.kind === "gerund") found.push(...deedTitles(chunks, at, early));
    if (!usable(chunk) || isDoing(chunks, at)) return;
    const member = heads.get(chunk.head.toLowerCase());
    const thing = member === undefined ? 0 : member.animate ? (chunk.middle.length > 0 ? 0.2 : -0.2) : 0.35;
    const product = film.reading.intent.product;
    const sold = product !== null && (product.includes(chunk.text) || chunk.text.includes(product)) ? 0.5 : 0;
    const dull = plain.test(chunk.head) ? (chunk.middle.length > 0 ? -0.9 : -1.8) : 0;
    const telling = chunk.middle.some((word) => tellingWords.test(word)) ? 0.45 : 0;
    const worth = early + thing + dull + telling + sold + 0.15 * Math.min(2, chunk.middle.length);
    const own = alone(chunk);
    const called = /^(?:called|named)$/.test(chunks[at - 1]?.head ?? "") ? 1.2 : 0;
    if (own !== null) found.push(scored(own, called + worth - (uncertain.test(chunk.determiner) ? 0.5 : 0)));
    if (
      owner !== undefined &&
      member !== undefined &&
      !member.animate &&
      /^(?:the|an?|his|her|)$/.test(chunk.determiner) &&
      early > 0 &&
      chunk.middle.length < 2 &&
      chunk.text !== owner.phrase &&
      !names.test(chunk.text)
    )
      found.push(scored(`${owner.phrase}'s ${[...chunk.middle, chunk.head].join(" ")}`, worth + 0.4));
    const link = chunks[at + 1];
    const other = chunks[at + 2];
    if (link?.kind !== "preposition" || !linking.test(link.head) || !usable(other)) return;
    const start = led(chunk);
    if (start === null || (uncertain.test(other.determiner) && link.head !== "without")) return;
    const whole = link.head === "of" ? 0.5 : names.test(other.text) ? 0.7 : 0.25;
    found.push(scored(`${start} ${link.head} ${other.text}`, worth + whole - (plain.test(other.head) ? 0.8 : 0)));
  });
  return found.filter(({ text: title }) => title.split(" ").length <= most);
};

/** `Repairing Old Radios` */
const deedTitles = (chunks: readonly Chunk[], at: number, early: number): TitleCandidate[] => {
  const verb = chunks[at];
  const object = chunks[at + 1];
  if (
    verb === undefined ||
    !usable(object) ||
    verb.head.endsWith("ed") ||
    /^(?:no|this|that|one)$/.test(object.determiner)
  )
    return [];
  const after = chunks[at + 2];
  // A bare noun may go on into a clause of its own.
  if (after !== undefined && after.kind !== "stop" && after.kind !== "preposition" && after.kind !== "joint") return [];
  const [base = verb.head] = baseForms(verb.head);
  if (idle.test(base) || !/^[a-z]{3,}$/.test(base)) return [];
  const rest = object.text.replace(/^\d+(?=\s)/, asNumber);
  const loose = /^(?:its|his|her|their|your)$/.test(object.determiner) ? -0.7 : 0;
  return [scored(`${gerund(base)} ${rest}`, early + loose - 0.1 - (plain.test(object.head) ? 0.8 : 0))];
};

/** A whole intent that is as short as a title and no sentence. */
export const briefTitle = (text: string): TitleCandidate | null => {
  const bare = tidy(text);
  const count = bare.split(" ").length;
  if (bare === "" || /["“”«».!?;:,()]/u.test(bare.replace(/\bvs\./i, "vs")) || count > most || [...bare].length > 42)
    return null;
  const chunks = chunksOf(bare);
  const question = /^(?:how|what|why|when|where)\b/i.test(bare);
  const told = chunks.some(({ kind }) => kind === "verb" || kind === "helper" || kind === "pronoun");
  if (told && !question) return null;
  if (/^(?:the|a|an|my|our)?\s*\S+$/i.test(bare)) return null;
  const first = chunks[0];
  if (first !== undefined && first.kind === "noun" && ofTheBrief.test(first.head) && count < 3) return null;
  if (chunks.some((chunk) => chunk.kind === "noun" && ofTheBrief.test(chunk.head))) return null;
  const bareNoun =
    first?.kind === "noun" &&
    first.determiner === "" &&
    isCounted(first.head.toLowerCase()) &&
    !isPlural(first) &&
    !names.test(first.text) &&
    first.middle.length < 2 &&
    chunks.length === 1;
  return { text: bareNoun ? `the ${bare}` : bare, score: 3 };
};

const directQuestion = /^(?:how|why|what|when|where) (?:do|does|did|is|are|can|could|will|would|should)\b/i;

/** `How to Sharpen a Knife`: what an explaining film is asked to explain. */
export const howTitle = (text: string): TitleCandidate | null => {
  const asked = /\b((?:how|why) (?:to )?[^.,;:!?()\n–—]{4,70})/iu.exec(text)?.[1];
  if (asked === undefined) return null;
  const words = asked.trim().split(/\s+/u);
  const chunks = chunksOf(asked);
  // Full where the clause is short, else up to the end of its first object.
  const whole = words.length <= 7 ? asked : null;
  const object = chunks.find((chunk, at) => chunk.kind === "noun" && at > 1 && chunks[at - 1]?.kind === "verb");
  const cut = object === undefined ? null : asked.slice(0, object.end);
  const title = whole ?? (cut !== null && cut.split(/\s+/u).length <= 8 ? cut : null);
  return title === null ? null : { text: tidy(title) + (directQuestion.test(title) ? "?" : ""), score: 3.2 };
};
