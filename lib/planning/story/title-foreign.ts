import { glossWord } from "#lib/planning/meaning/gloss.ts";
import type { Film } from "#lib/planning/film.ts";
import type { TitleCandidate } from "./title-english.ts";
import { capital, tidy } from "./words.ts";

const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);
/** Words before a noun that a title does without. */
const dropped: Readonly<Record<string, RegExp>> = {
  es: /^(?:su|sus|cada|este|esta|ese|esa|al|del|unos|unas)\s+/iu,
  pt: /^(?:seu|sua|seus|suas|cada|este|esta|esse|essa|ao|do|da|uns|umas)\s+/iu,
  fr: /^(?:son|sa|ses|leur|leurs|chaque|ce|cet|cette|ces|au|aux|du|des)\s+/iu,
  it: /^(?:(?:il |la |i |le )?(?:suo|sua|suoi|sue)|ogni|questo|questa|al|alla|allo|del|della|dei|delle|degli|nel|nella|sul|sulla|dal|dalla)\s+/iu,
  de: /^(?:sein|seine|seinen|ihr|ihre|ihren|jeden?|jede|dies\p{L}+|dem|einem|einer|eines|des|im|am|vom|zum|zur)\s+/iu,
  hi: /^(?:एक|अपनी|अपने|अपना|उसकी|उसका|उसके|हर)\s+/u,
  zh: /^(?:[一两二三四五六七八九十]?(?:只|个|位|名|条|把|张|本|座|辆|艘|棵|朵|件|匹|头|间|幅|块|杯|台|架|架|封|颗|支|枝|双|群|所)|新款|这|那|他的|她的)/u,
  ja: /^(?:その|この|あの|ある|彼の|彼女の|一人の|一匹の)/u,
  ar: /^(?:ب|ل)(?=\p{L}{4})/u,
};
const joiners: Readonly<Record<string, RegExp>> = {
  es: /^\s+(?:de|del|de la|de los|de las|sin|en|en el|en la|para|con)\s+$/iu,
  pt: /^\s+(?:de|do|da|dos|das|sem|em|no|na|nos|nas|para|com)\s+$/iu,
  fr: /^\s+(?:de|du|des|de la|d['’]|de l['’]|d['’]une?|sans|en|dans|dans un|dans une|dans la|dans le|à|à la|au|sous)\s*$/iu,
  it: /^\s+(?:di|del|della|dei|delle|degli|dello|dell['’]|d['’]|da|senza|in|nel|nella|per)\s*$/iu,
  de: /^\s+(?:aus|der|des|von|vom|ohne|für|im|in der|auf der|am|mit)\s+$/iu,
  ja: /^の$/u,
  zh: /^的$/u,
  hi: /^\s+(?:का|की|के)\s+$/u,
  ar: /^\s+(?:في|من|بلا|على|بدون)\s+$/u,
};
/** Too plain to call a film by, or what a brief is made of. */
const plain =
  /^(?:un|una|uno|une|le|la|les?|el|los|las|der|die|das|ein|eine|gente|personas?|anuncio|vídeo|video|película|film|spot|publicité|werbung|werbespot|filme|anúncio|pub|clip|vidéo|alguien|quelqu'un|jemand|alguém|qualcuno|homme|femme|hombre|mujer|mann|frau|homem|mulher|uomo|donna|人|一个人|一人|誰|東西|こと|もの|广告|広告|動画|视频|आदमी|औरत|विज्ञापन|إعلان|رجل|امرأة|شخص|فيلم|seconds?|paso|pasos|schritte?)$/iu;

/** A German accusative as it would be named; null where its form cannot be told. */
const nominative = (phrase: string): string | null => {
  const [article = "", ...rest] = phrase.split(" ");
  const noun = rest.at(-1) ?? "";
  const middle = rest.slice(0, -1);
  const ended = (ending: string) => middle.map((word) => word.replace(/en$/, ending));
  if (/^einen$/i.test(article)) return ["Ein", ...ended("er"), noun].join(" ");
  if (/^den$/i.test(article)) return noun.endsWith("n") ? null : ["Der", ...ended("e"), noun].join(" ");
  return phrase;
};

/** `la` before a noun phrase that was read without it. */
const articleBefore = /(?<![\p{L}])((?:gli|il|lo|la|le|i|l['’]|el|los|las|les|o|a|os|as|der|die|das)\s*)$/iu;
/** What a noun belongs to, right after it: `de Cartagena`, `della Calabria`. */
const owned: Readonly<Record<string, RegExp>> = {
  es: /^ (?:de la|de los|de las|del|de) \p{L}{3,}(?= |$|[.,;:!?])/iu,
  pt: /^ (?:de|do|da|dos|das) \p{L}{3,}(?= |$|[.,;:!?])/iu,
  fr: /^ (?:de la |de l['’]|du |des |de |d['’]une? |d['’])\p{L}{3,}(?= |$|[.,;:!?])/iu,
  it: /^ (?:di|del|della|dei|delle|degli|dello|d['’]|dell['’]) ?\p{L}{3,}(?= |$|[.,;:!?])/iu,
  de: /^ (?:von|aus) \p{Lu}\p{L}{2,}(?= |$|[.,;:!?])/u,
};

/** `最後の` before its noun, back to the particle that ends the phrase before. */
const ownerBefore =
  /(?:^|[はがをでにへと、。！？\s])((?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6}の|[\p{Script=Han}]{1,2}(?:れた|った|した|んだ|いた)|新しい|古い|赤い|青い|白い|黒い|小さな|大きな|小さい|大きい))$/u;
const cameraWords = /镜头|动作|正视图|スロー|カメラ|アニメ|マクロ|手順|步$|शॉट|ड्रोन/u;

/** Hindi nouns that make a verb with the one after them. */
const verbNouns = /\s(?:ठीक|शुरू|बंद|साफ|लेकर|छोड़कर)$/u;

const germanNoun = (phrase: string): string => phrase.replace(/(?<=^|\s)\p{Ll}[\p{L}-]*$/u, (noun) => capital(noun));

const clean = (phrase: string, language: string): string | null => {
  const bare = tidy(phrase).replace(dropped[language] ?? /^$/u, "");
  const named = language === "de" ? nominative(bare) : bare;
  return named === null ? null : language === "de" ? germanNoun(named) : named;
};

/** An article and an adjective whose noun is missing. */
const isQualityAlone = (phrase: string, language: string): boolean => {
  const words = phrase.split(" ");
  const english = words.length > 2 || unspaced.has(language) ? null : glossWord(words.at(-1) ?? "", language);
  return (
    english !== null && /^(?:old|young|small|little|big|last|first|blind|lonely|new)(?: (?:wo)?man)?$/.test(english)
  );
};

/** Elided articles open a title in their full strength. */
const opened = (text: string, language: string): string =>
  /^(?:fr|it)$/.test(language)
    ? text.replace(
        /^(\p{Ll})(['’])(\p{L})/u,
        (_, a: string, mark: string, b: string) => `${a.toUpperCase()}${mark}${b}`,
      )
    : text;

/** Titles in the intent's own language out of what it names, with how good they are. */
export const foreignTitles = (film: Film): TitleCandidate[] => {
  const { reading, cast, lead } = film;
  const { raw, language } = reading;
  const found: TitleCandidate[] = [];
  const parts = reading.subjects
    .map((subject, index) => ({ subject, member: cast[index] }))
    .filter(({ subject }) => subject.span.end > subject.span.start)
    .toSorted((a, b) => a.subject.span.start - b.subject.span.start);
  const size = (text: string): number => (unspaced.has(language) ? [...text].length / 2.2 : text.split(" ").length);
  const add = (phrase: string | null, bonus: number): void => {
    const text = phrase?.replace(verbNouns, "") ?? null;
    if (text === null || text === "" || plain.test(text.replace(/^\p{L}{1,3}\s/u, ""))) return;
    const count = size(text);
    if (count > 6 || [...text].length > 40) return;
    const shape = count < 1.5 ? -0.8 : count < 4.5 ? 0.5 : count < 5.5 ? 0 : -0.8;
    found.push({ text: opened(capital(text), language), score: shape + bonus });
  };
  parts.forEach(({ subject, member }, at) => {
    const deed = reading.actions.find(({ span }) => span.start > subject.span.start && span.start < subject.span.end);
    const written = raw.slice(subject.span.start, deed?.span.start ?? subject.span.end).trim();
    const article = /^(?:it|es|fr|pt|de)$/.test(language)
      ? (articleBefore.exec(raw.slice(0, subject.span.start))?.[1] ?? "")
      : "";
    if (cameraWords.test(written)) return;
    if (isQualityAlone(written, language)) {
      // `une vieille couturière`, whose noun the word lists do not know.
      const noun = /^\s(\p{L}{4,})(?=\s|$|[.,;:!?])/u.exec(raw.slice(subject.span.end))?.[1];
      if (noun !== undefined) add(clean(`${article}${written} ${noun}`, language), 0.3);
      return;
    }
    const before = language === "ja" ? (ownerBefore.exec(raw.slice(0, subject.span.start))?.[1] ?? "") : article;
    const bare = clean(`${before}${written}`, language);
    const thing = member?.animate === true ? 0 : 0.35;
    const worth =
      thing +
      (member === (lead === null ? undefined : cast[lead]) ? 0.3 : 0) +
      (subject.match === "fallback" ? -0.9 : 0) +
      0.2 * Math.min(2, subject.adjectives.length) -
      0.1 * at;
    add(bare, worth);
    const owner = owned[language]?.exec(raw.slice(subject.span.end))?.[0];
    if (owner !== undefined && bare !== null) add(bare + owner, worth + 0.4);
    const next = parts[at + 1]?.subject;
    if (next === undefined || bare === null) return;
    const between = raw.slice(subject.span.end, next.span.start);
    if (joiners[language]?.test(between))
      add(`${bare}${between.replace(/\s+/gu, " ")}${raw.slice(next.span.start, next.span.end)}`, worth + 0.4);
  });
  return found;
};

/** Opens the question that an explaining film answers. */
const howWords =
  /^(?:cómo|como|comment|wie|come|por qué|pourquoi|warum|perché|por que|كيف|لماذا|如何|怎么|怎样|为什么)(?=\s|\p{Script=Han})|(?:कैसे|क्यों)\s|(?:方|方法|理由|仕組み)$/iu;
const asideWords = /\s(?:qui|que|che|der|die|das|ohne|sin|sans|senza|sem|para|pour|per)\s.*$|[,，、،:：].*$/iu;

/** A whole intent in a script or language of its own that is as short as a title and no sentence. */
export const briefForeign = (film: Film, text: string): TitleCandidate | null => {
  const { language, actions } = film.reading;
  const whole = tidy(text);
  const fits = (title: string, words: number, signs: number): boolean =>
    title !== "" &&
    !/["“”«»「」『』.!?;:,。、，：；؟،()（）]/u.test(title) &&
    (unspaced.has(language) ? [...title].length <= signs : title.split(" ").length <= words && [...title].length <= 42);
  const asked = whole.replace(asideWords, "");
  if (howWords.test(asked)) return fits(asked, 7, 12) ? { text: capital(asked), score: 3 } : null;
  if (actions.length > 0 || !fits(whole, 5, 9)) return null;
  return { text: capital(whole.replace(dropped[language] ?? /^$/u, "")), score: 3 };
};
