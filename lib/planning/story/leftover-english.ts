import type { Film } from "#lib/planning/film.ts";
import { nameOf } from "#lib/planning/intent/tag-english.ts";
import { isCounted, withIndefinite } from "#lib/planning/meaning/english-grammar.ts";
import { type Chunk, chunksOf } from "./english-chunks.ts";
import { clauseAt } from "./english-clause.ts";
import { isMatter, standingSentence } from "./standing.ts";
import { capital, finiteClause, looksPlural, mentions, tidy } from "./words.ts";

/** How a left-over word of the intent is told. */
export type Telling =
  /** As a further adjective of a noun that the shots already name. */
  | { readonly kind: "adjective"; readonly words: string; readonly noun: string }
  /** As a circumstance at the end of the shot's first sentence. */
  | { readonly kind: "circumstance"; readonly words: string }
  | { readonly kind: "sentence"; readonly words: string };

const nominal = (chunk: Chunk | undefined): boolean => chunk?.kind === "noun";
const longestCircumstance = 12;
const sentence = (words: string): Telling => ({ kind: "sentence", words: `${capital(undergone(tidy(words)))}.` });
/** `the vase adorned with flowers`: it is adorned. */
const undergone = (words: string): string =>
  words.replace(
    /^((?:(?!\b(?:is|are|was|were|been|be|being|has|have|had)\b)[^,]){3,60}?)\s(adorned|filled|painted|mirrored|covered|lined|surrounded|dressed|crafted|topped|bathed|framed|dotted|clad|decorated|carved|made|written|built|draped|lit|wrapped|parked|placed|seated|equipped|crowned|blurred|locked|accompanied|inspired|set against)\s(?=(?:with|by|in|on|of|from|onto|under|out|into|against)\b)/i,
    (_, subject: string, verb: string) =>
      `${subject} ${looksPlural(subject.split(" ").at(-1)?.toLowerCase() ?? "") ? "are" : "is"} ${verb} `,
  );
const filmTalk =
  /^(?:the |a |this |our )?(?:camera|scene|shot|video|film|frame|view|clip|footage|timelapse|image|photo|photograph|picture|animation|sequence)\b/i;
const dates = /^(?:1[4-9]|20|21)\d\d$/;
/** Prepositions that place or time a whole picture. */
const placing =
  /^(?:in|on|at|by|near|under|over|above|behind|inside|across|through|along|with|without|from|into|until|while|after|before|during|against|between|among|beyond|beneath|outside|around|towards?|down|up|past|to|for|since|beside|below|onto|via|amid|like|as)$/;

const number = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;
/** Nouns by class that say when or where it all happens. */
const adverbs =
  /^(?:tonight|today|tomorrow|yesterday|uphill|downhill|everywhere|halfway|outside|inside|upstairs|downstairs|outdoors|indoors|fast|slow|together|late|early|daytime|overnight|again|alone|live|online)$/i;
/** What kind of work the film is, not what it shows. */
const workWords =
  /^(?:loop|lookbook|cartoon|animation|claymation|footage|video|film|clip|ad|advert|advertisement|commercial|spot|trailer|teaser|documentary|close-?ups?|macro|timelapse|cinematic|style|aesthetic|4k|8k|hd|camera|shot|scene|view|render|brief|wash|rendering|bokeh|handheld|narrator|voiceover|captures?|contrasts?|transitions?|super|sketch|painting|illustration|watercolou?r|background|foreground|backdrop|wearing)$/i;
/** Matter that has no article, beyond what the word lists know. */
const mass =
  /^(?:ketchup|mustard|relish|mayonnaise|butter|cheese|bread|rice|pasta|flour|sugar|salt|pepper|honey|jam|coffee|tea|milk|wine|beer|juice|denim|linen|silk|wool|cotton|leather|velvet|lace|wood|stone|marble|metal|steel|brass|copper|glass|clay|mud|dirt|grass|moss|ivy|foliage|greenery|laundry|luggage|furniture|equipment|makeup|jewellery|jewelry|clothing|decor|graffiti|neon|traffic|bokeh|grandeur|wonder|chatter|lighting|scenery|nature|excitement|amusement|anticipation|depth|warmth|strength|beauty|joy|growth|wealth|health|.{3,}(?:ness|ity|ance|ence|ism|dom|hood))$/;
const countable = /^(?:steps|parts|ways|stages|rules|tips|reasons|things|times|rounds|chapters)$/i;

/** An article for a bare noun that needs one. */
const articled = (chunk: Chunk, written: string): string => {
  const text = /^\p{Ll}/u.test(chunk.head)
    ? written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : written;
  if (chunk.determiner !== "" || /^\p{Lu}/u.test(text) || /\d/.test(chunk.text)) return text;
  const head = chunk.head.toLowerCase();
  const counted =
    (chunk.middle.length === 0 && /.{3}[ts]ion$/.test(head)) ||
    mass.test(head) ||
    isMatter(head) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several)$/i.test(chunk.middle[0] ?? "");
  if (/^(?:last|first|only|final|next|same)$/i.test(chunk.middle[0] ?? "")) return `the ${text}`;
  return counted || looksPlural(head) || !isCounted(head) || chunk.middle.some((word) => /['’]s$/.test(word))
    ? text
    : withIndefinite(text);
};

/** The noun phrase with the `of`, `with` and `without` phrases that belong to it. */
const wholePhrase = (chunks: readonly Chunk[], at: number): { from: number; to: number } => {
  let from = at;
  while (chunks[from - 1]?.head === "of" && nominal(chunks[from - 2]) && !workWords.test(chunks[from - 2]?.head ?? ""))
    from -= 2;
  let to = at;
  while (/^(?:of|without)$/.test(chunks[to + 1]?.head ?? "") && nominal(chunks[to + 2])) to += 2;
  return { from, to };
};

/** A way to tell one left-over word of an English clause; null where it had better stay untold. */
export const tellingOf = (film: Film, clause: string, word: string, told: string, key: string): Telling | null => {
  const chunks = chunksOf(clause);
  const offset = clause.indexOf(word);
  const at = chunks.findIndex((chunk) => chunk.end > offset);
  const chunk = chunks[at];
  if (offset === -1 || chunk === undefined) return null;
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const near = lead?.later ?? film.place.later;
  if (chunk.kind === "noun") return nounTelling(film, clause, chunks, at, word, told, near, key);
  if (chunk.kind === "verb" || chunk.kind === "helper") {
    const whole = clauseTelling(film, clause, chunk.start);
    if (whole !== null) return whole;
  }
  if (chunk.kind === "verb" || chunk.kind === "gerund") return doingTelling(film, clause, chunks, at, near);
  const before = chunks[at - 1];
  if (before?.kind === "helper" || before?.kind === "verb") {
    const whole = clauseTelling(film, clause, before.start);
    if (whole !== null) return whole;
  }
  return airTelling(film, chunk, near, key);
};

/** How a picture may feel. */
const moods =
  /^(?:cos[yi]|cozy|warm|calm|quiet|tense|eerie|dreamy|melanchol\w+|nostalgic|happy|sad|joyful|gloomy|serene|intimate|romantic|playful|dramatic|mysterious|moody|bright|dark|soft|gentle|energetic|hectic|chaotic|peaceful|tender|bittersweet|hopeful|funny|silly|weird|strange|surreal|magical|whimsical|raw|gritty|lonely|cold|hot|solemn|festive|lively|relaxed|tranquil|ominous|spooky|creepy|scary|wild|elegant|gloomy|sombre|somber|cheerful|slow|loud|silent|still|polite|nervous|urgent|frantic|minimal|bold|luxurious|rustic|futuristic|ancient|modern|vintage|retro|sunny|rainy|foggy|windy|humid|dusty)$/i;

const nounTelling = (
  film: Film,
  clause: string,
  chunks: readonly Chunk[],
  at: number,
  word: string,
  told: string,
  near: string,
  key: string,
): Telling | null => {
  const chunk = chunks[at];
  if (chunk === undefined) return null;
  const inMiddle = chunk.middle.some((each) => each.includes(word));
  if (inMiddle && mentions(told, chunk.head) && !/['’]s$/.test(word) && !/^\d/.test(word)) {
    const plain = told.replaceAll("-", " ");
    const untold = chunk.middle.filter((each) => !mentions(plain, each.replaceAll("-", " ")) && !/['’]s$/.test(each));
    return { kind: "adjective", words: untold.length > 0 ? untold.join(" ") : word, noun: chunk.head };
  }
  if (!chunk.named) return airTelling(film, { ...chunk, kind: "other", text: chunk.head }, near, key);
  if (number.test(chunk.text)) return sentence(`there are ${chunk.text.toLowerCase()} of them`);
  const bare = chunk.determiner === "" && chunk.middle.length === 0;
  if (bare && adverbs.test(chunk.head)) return sentence(`it all happens ${chunk.text.toLowerCase()}`);
  if (workWords.test(chunk.head)) return null;
  if (chunk.determiner === "no")
    return sentence(`there ${looksPlural(chunk.head) || chunk.head === "people" ? "are" : "is"} ${chunk.text}`);
  if (countable.test(chunk.head) && chunk.middle.length > 0) return sentence(`there are ${chunk.text}`);
  const said = chunks[at + 1];
  const ended = chunks[at + 2] === undefined || chunks[at + 2]?.kind === "stop";
  if (
    ended &&
    said !== undefined &&
    chunks[at - 1]?.kind !== "preposition" &&
    (said.kind === "other" || /^(?:left|gone)$/.test(said.head))
  ) {
    const timed = /^(?:late|early|ago|later|old|left)$/.test(said.head) && chunk.head.endsWith("s");
    return sentence(
      timed && said.head !== "left"
        ? `it is ${chunk.text} ${said.text}`
        : `${articled(chunk, chunk.text)} ${looksPlural(chunk.head.toLowerCase()) ? "are" : "is"} ${said.text}`,
    );
  }
  if (dates.test(chunk.text)) return sentence(`it is ${chunk.text}`);
  // The subject of a clause is told by its clause.
  const next = chunks
    .slice(at + 1)
    .find((each) => each.kind !== "other" && each.kind !== "preposition" && each.kind !== "noun");
  if (next?.kind === "verb" || next?.kind === "helper") {
    const whole = clauseTelling(film, clause, next.start);
    if (whole !== null && mentions(whole.words, word)) return whole;
  }
  const { from, to } = wholePhrase(chunks, at);
  const first = chunks[from] ?? chunk;
  const last = chunks[to] ?? chunk;
  const text = clause.slice(first.start, last.end);
  const before = chunks[from - 1];
  if ((before?.kind === "verb" || before?.kind === "helper" || before?.kind === "gerund") && before.head !== "let") {
    const whole = before.kind === "gerund" ? null : clauseTelling(film, clause, before.start);
    if (whole !== null && mentions(whole.words, word)) return whole;
    const doing = doingTelling(film, clause, chunks, from - 1, near);
    if (doing !== null && mentions(doing.words, word)) return doing;
  }
  if (before?.head === "about") return sentence(`it is about ${text}`);
  if (before?.kind === "preposition" && placing.test(before.head)) {
    const words = `${before.text} ${text}`;
    if (/\b(?:style|aesthetic|styles)\b/i.test(words)) return null;
    // What a noun is on or in: the noun goes with it where it has not been told either.
    if (words.split(" ").length <= longestCircumstance) return { kind: "circumstance", words };
  }
  if (/^(?:my|our)$/.test(first.determiner) || /['’]s\b/.test(first.text))
    return /['’]s$/.test(text)
      ? null
      : sentence(
          `${looksPlural(first.head.toLowerCase()) ? "these are" : "this is"} ${text.replace(/^(?:The|An?|My|Our|His|Her|Its|Their)\b/, (word) => word.toLowerCase())}`,
        );
  if (filmTalk.test(text)) return null;
  if (/^\p{Lu}/u.test(first.head) && first.determiner === "" && first === last)
    return nameTelling(film, text, near, first.head, key);
  return {
    kind: "sentence",
    words: standingSentence(film, { phrase: articled(first, text), head: first.head }, near, key),
  };
};

/** A name by what it names: a place to be in, somebody to stand there, or what the thing is called. */
const nameTelling = (film: Film, name: string, near: string, head: string, key: string): Telling => {
  const { raw } = film.reading;
  const after = raw.slice(raw.indexOf(name) + name.length);
  const what = /^,\s+((?:an?|the|our|my)\s[^,.;:!?\n]{3,60})/iu.exec(after)?.[1];
  if (what !== undefined) return sentence(`${name} is ${what}`);
  const kind = nameOf(name.split(" ")[0] ?? name);
  if (kind === "city" || kind === "land") return { kind: "circumstance", words: `in ${name}` };
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const thing = lead !== undefined && lead.kind !== "person" && lead.kind !== "animal" && !mentions(name, lead.head);
  return thing && kind !== "person"
    ? sentence(`${near} ${lead.plural ? "bear" : "bears"} the name ${name}`)
    : { kind: "sentence", words: standingSentence(film, { phrase: name, head, plural: false }, near, key) };
};

/** The clause around a verb as a sentence of its own. */
const clauseTelling = (film: Film, clause: string, offset: number): Telling | null => {
  const found = clauseAt(clause, offset);
  const end = found?.ends.at(-1);
  if (found === null || end === undefined) return null;
  const phrase = clause.slice(found.verb, end);
  if (found.subject !== "none") {
    const words = clause.slice(found.start, end);
    return filmTalk.test(words) ? null : sentence(words);
  }
  const start = film.reading.raw.indexOf(phrase);
  const action = film.reading.actions.find(
    ({ span }) => start !== -1 && span.start >= start && span.start < start + phrase.length,
  );
  const doer =
    action?.subject === null || action === undefined
      ? film.lead === null
        ? undefined
        : film.cast[film.lead]
      : film.cast[action.subject];
  if (doer === undefined || action === undefined) return null;
  return sentence(`${doer.later} ${finiteClause({ ...action, phrase }, doer.plural, true)}`);
};

/** `mist lifting at sunrise`, `parked on a road`: what is going on with the noun before it. */
const doingTelling = (
  film: Film,
  clause: string,
  chunks: readonly Chunk[],
  at: number,
  near: string,
): Telling | null => {
  const verb = chunks[at];
  if (verb === undefined) return null;
  const listed =
    (chunks[at - 1] === undefined || chunks[at - 1]?.kind === "stop") &&
    (chunks[at + 1] === undefined || chunks[at + 1]?.kind === "stop");
  if (listed && verb.kind === "verb" && /[^s]s$/.test(verb.head))
    return { kind: "sentence", words: standingSentence(film, { phrase: verb.text, head: verb.head }, near, verb.head) };
  if (listed && verb.kind === "gerund") return sentence(`there is ${verb.text.toLowerCase()} around ${near}`);
  const participle = verb.kind === "gerund" || /(?:ed|en|wn|lt|ung|ept|ade|uilt)$/.test(verb.head);
  if (!participle) return null;
  let end = at;
  while (
    chunks[end + 1] !== undefined &&
    chunks[end + 1]?.kind !== "stop" &&
    chunks[end + 1]?.kind !== "joint" &&
    chunks[end + 1]?.kind !== "verb" &&
    chunks[end + 1]?.kind !== "helper"
  )
    end += 1;
  while (end > at && (chunks[end]?.kind === "preposition" || chunks[end]?.kind === "pronoun")) end -= 1;
  const text = clause.slice(verb.start, chunks[end]?.end ?? verb.end);
  const before = chunks[at - 1];
  const own = before?.kind === "noun" && chunks[at - 2]?.kind !== "preposition" ? before : undefined;
  const doer = own === undefined ? near : articled(own, own.text);
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const plural = own === undefined ? (lead?.plural ?? false) : looksPlural(own.head.toLowerCase());
  if (filmTalk.test(doer)) return null;
  return sentence(`${doer} ${plural ? "are" : "is"} ${text}`);
};

const airs: readonly string[] = [
  "The air around {t} feels {c}",
  "The light around {t} is {c}",
  "Everything around {t} feels {c}",
  "The mood around {t} is {c}",
];

/** How it feels, as the air or the light of the shot. */
const airTelling = (film: Film, chunk: Chunk, near: string, key: string): Telling | null => {
  const word = chunk.text.toLowerCase();
  if (adverbs.test(word)) return sentence(`it all happens ${word}`);
  if (!moods.test(word)) return null;
  return sentence(film.dice.pick(airs, `air ${key}`).replace("{t}", near).replace("{c}", word));
};
