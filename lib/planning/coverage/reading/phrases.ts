import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import type { Phrase, Token, WordTag } from "./token.ts";

const inside = new Set<WordTag>(["noun", "name", "adj", "num"]);
const openers = new Set<WordTag>(["det", "poss", "num", "adj", "noun", "name"]);

/** `the clown's party`: whose it is. */
function ownerOf(tokens: readonly Token[], text: string, grammar: GrammarTable): Phrase[] {
  const at = tokens.findIndex(
    ({ low, tag }, index) => (tag === "noun" || tag === "name") && /['’]s?$/u.test(low) && index < tokens.length - 1,
  );
  if (at < 0) return [];
  const token = tokens[at] as Token;
  const end = token.start + token.text.replace(/['’]s?$/u, "").length;
  return [
    phraseFrom(
      [
        ...tokens.slice(0, at),
        { ...token, text: text.slice(token.start, end), low: token.low.replace(/['’]s?$/u, ""), end },
      ],
      text,
      grammar,
    ),
  ];
}

/** What number an article or possessive gives its phrase, in languages where it tells. */
function numberOf(low: string, head: Token, grammar: GrammarTable): boolean | null {
  const marks = grammar.plural_marks;
  if (marks.some((mark) => !mark.startsWith("-"))) return marks.includes(low);
  if (grammar.adjectives_follow && marks.length > 0) return marks.some((mark) => low.endsWith(mark.slice(1)));
  // German: `die` before a noun of another gender is several, `der Mann` and `das Kind` are one.
  const { gender } = head.noun ?? {};
  if (gender === undefined || !grammar.definite.includes("das")) return null;
  return low === "die" && gender !== "f" ? true : /^(?:das|dem|des|ein|eine[mnrs]?)$/u.test(low) ? false : null;
}

/** `al mendigo`: the article that a preposition holds, by the language's contractions. */
export function withArticle(phrase: Phrase, prep: string, grammar: GrammarTable): Phrase {
  // `在树上`: the thing is the tree, wherever on it.
  if (grammar.script === "cjk" && grammar.order === "SVO" && grammar.prep["place"]?.includes(prep) === true) {
    const isPlain =
      phrase.noun?.kind === "time" || phrase.core.length < 2 || !/[里上下中旁前后外内]$/u.test(phrase.core);
    const cut = (text: string) => text.slice(0, -1);
    return isPlain ? phrase : { ...phrase, text: cut(phrase.text), core: cut(phrase.core), head: cut(phrase.head) };
  }
  if (phrase.article !== null || phrase.by === "pronoun" || phrase.by === "number") return phrase;
  const pair = Object.entries(grammar.contractions).find(([from, to]) => to === prep && /^\S+ \p{L}+$/u.test(from));
  const article = pair?.[0].split(" ")[1];
  if (article === undefined || !grammar.definite.includes(article)) return phrase;
  return { ...phrase, article, by: "the", text: `${article} ${phrase.text}` };
}

/** The number that counts the head: a figure inside a name (`Sierra 45`) or before a measure (`a 45 liter pack`) counts nothing. */
function countIn(tokens: readonly Token[], grammar: GrammarTable): Token | undefined {
  const at = tokens.findIndex(({ tag }) => tag === "num");
  const number = tokens[at];
  if (number === undefined || grammar.script === "cjk") return number;
  const isNoun = ({ tag }: Token) => tag === "noun" || tag === "name";
  if (tokens.slice(0, at).some(isNoun)) return undefined;
  const nouns = tokens.slice(at + 1).filter(isNoun);
  const head = nouns.at(-1);
  const single = head !== undefined && !head.plural && !grammar.adjectives_follow;
  const isMeasure =
    /^\d/u.test(number.low) && single && (nouns.length > 1 || grammar.indefinite.includes(tokens[0]?.low ?? ""));
  return isMeasure ? undefined : number;
}

/** `a lipstick called Rouge Nine`: what a thing is called is its name and nothing beside it. */
function withName(phrase: Phrase, tokens: readonly Token[], at: number, text: string, grammar: GrammarTable) {
  if (!grammar.called.includes(tokens[at]?.low ?? "")) return { phrase, next: at };
  const isOfName = (token: Token | undefined) =>
    token !== undefined && /^[\p{Lu}\p{N}]/u.test(token.text) && token.tag !== "stop" && token.tag !== "pause";
  let next = at + 1;
  if (!/^\p{Lu}/u.test(tokens[next]?.text ?? "")) return { phrase, next: at };
  while (isOfName(tokens[next])) next += 1;
  const [first, last] = [tokens[at + 1] as Token, tokens[next - 1] as Token];
  const called = text.slice(first.start, last.end);
  return { phrase: { ...phrase, called, text: text.slice(phrase.start, last.end), end: last.end }, next };
}

const phraseFrom = (tokens: readonly Token[], text: string, grammar: GrammarTable): Phrase => {
  const first = tokens[0] as Token;
  const last = tokens.at(-1) as Token;
  const own = tokens.filter(({ tag }) => tag === "noun" || tag === "name");
  // The head stands last; in languages that put adjectives after it, it is the first noun.
  const named = own.length > 0 && own.every(({ tag }) => tag === "name");
  const known = own.find(({ noun }) => noun !== null);
  const head = (grammar.adjectives_follow ? (known ?? own[0]) : own.at(-1)) ?? last;
  const number = countIn(tokens, grammar);
  const opener = tokens.find(({ tag }) => tag !== "adv" && tag !== "num") ?? first;
  const isIndefinite =
    opener.tag === "det" && (grammar.indefinite.includes(opener.low) || grammar.classifiers.includes(opener.low));
  const isBareNumber = tokens.length === 1 && first.tag === "num";
  const by =
    isBareNumber || first.tag === "pron" || first.tag === "object_pron"
      ? "pronoun"
      : opener.tag === "poss"
        ? "own"
        : opener.tag === "det"
          ? isIndefinite
            ? "a"
            : "the"
          : number === undefined
            ? "bare"
            : "number";
  const start = opener.tag === "det" || opener.tag === "poss" ? opener.end : first.start;
  const counted = number === undefined ? 1 : (grammar.numbers[number.low] ?? (Number.parseInt(number.low, 10) || 2));
  const told = opener.tag === "det" || opener.tag === "poss" ? numberOf(opener.low, head, grammar) : null;
  const plural = number === undefined ? (told ?? head.plural) : counted > 1 || head.plural;
  return {
    text: text.slice(first.start, last.end),
    core: text.slice(start, last.end).trim(),
    head: head.base,
    article: opener.tag === "det" || opener.tag === "poss" ? opener.low : null,
    by,
    noun: head.noun,
    plural,
    count: Math.max(1, Math.min(40, plural && counted === 1 ? 3 : counted)),
    named,
    called: null,
    parts: ownerOf(tokens, text, grammar),
    start: first.start,
    end: last.end,
  };
};

/** The noun phrase that starts at a token, and where it ends; null where none starts. `of` phrases belong to it. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  grammar: GrammarTable,
): { phrase: Phrase; next: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  if (first.tag === "pron" || first.tag === "object_pron")
    return { phrase: phraseFrom([first], text, grammar), next: at + 1 };
  let start = at;
  while (tokens[start]?.tag === "adv" && openers.has(tokens[start + 1]?.tag ?? "stop")) start += 1;
  const opener = tokens[start];
  if (opener === undefined || !openers.has(opener.tag)) return null;
  let next = start + 1;
  for (;;) {
    const token = tokens[next];
    if (token === undefined) break;
    const before = tokens[next - 1] as Token;
    // Where no particle or article parts them, two known nouns are two phrases.
    const unmarked = grammar.script === "deva" || (grammar.script === "arab" && !token.low.startsWith("ال"));
    const areBoth = (kind: string) => token.noun?.kind === kind && before.noun?.kind === kind;
    if (unmarked && token.noun !== null && before.noun !== null && !areBoth("person")) break;
    // In Arabic what follows a definite word without being definite is another phrase.
    const isDefinite = ({ low }: Token) => low.startsWith("ال") || /.{2}(?:ه|ها|هم|هما)$/u.test(low);
    if (grammar.script === "arab" && isDefinite(before) && !token.low.startsWith("ال")) break;
    // An adjective of the noun behind it opens that noun's phrase.
    const leads = token.noun === null && before.noun !== null && tokens[next + 1]?.noun != null;
    if (grammar.script === "deva" && leads) break;
    // `a very loud restaurant`.
    const grades =
      token.tag === "adv" &&
      ((openers.has(before.tag) && before.tag !== "noun") || /['’]s$/u.test(before.low)) &&
      ["adj", "noun"].includes(tokens[next + 1]?.tag ?? "stop") &&
      (tokens[next + 1]?.tag === "adj" || /['’]s$/u.test(before.low));
    if (inside.has(token.tag) || grades) {
      // After a noun an adjective belongs to it in languages that put it there; in English a new phrase starts.
      next += 1;
    } else if (token.tag === "poss" && /['’]s?$/u.test(before.low)) next += 1;
    else if (token.tag === "det" && opener.tag === "adj" && next === start + 1) next += 1;
    else break;
  }
  const words = tokens.slice(start, next);
  const hasNoun = words.some(({ tag }) => tag === "noun" || tag === "name");
  if (!hasNoun && !(words.length === 1 && opener.tag === "num") && opener.tag !== "det") return null;
  if (!hasNoun && opener.tag !== "num" && words.length === 1) return null;
  let phrase = withCompound(phraseFrom(words, text, grammar), words, text);
  const linker = tokens[next];
  if (linker?.tag === "prep" && grammar.prep["of"]?.includes(linker.low) === true) {
    const inner = phraseAt(tokens, next + 1, text, grammar);
    if (inner !== null) {
      const end = inner.phrase.end;
      // `古い時計の針`, `老人的手表`: there the head stands last.
      const own = grammar.script === "cjk" || grammar.script === "deva" ? inner.phrase : phrase;
      phrase = {
        ...own,
        start: phrase.start,
        article: phrase.article,
        by: phrase.by,
        text: text.slice(phrase.start, end),
        core: phrase.core + text.slice(phrase.end, end),
        end,
      };
      next = inner.next;
    }
  }
  return withName(phrase, tokens, next, text, grammar);
}

/** `train station`, `hot sauce`: the head with the word before it, where the tables know the two together. */
function withCompound(phrase: Phrase, words: readonly Token[], text: string): Phrase {
  const last = words.at(-1);
  const before = words.at(-2);
  if (last === undefined || before === undefined || (before.tag !== "noun" && before.tag !== "adj")) return phrase;
  const compound = text.slice(before.start, last.end).toLowerCase();
  return { ...phrase, head: before.tag === "noun" && phrase.noun === null ? compound : phrase.head };
}
