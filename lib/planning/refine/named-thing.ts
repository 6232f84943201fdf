import { isCounted, withIndefinite } from "#lib/planning/meaning/english-grammar.ts";
import { englishNoun } from "#lib/planning/meaning/english-phrase.ts";
import { looksPlural, quoted, tidy } from "#lib/planning/compile/words.ts";

/** A thing of an instruction in English. */
export interface NamedThing {
  /** With the determiner it is introduced by: `a red coat`, `two dogs`, `smoke`. */
  first: string;
  /** `the coat`. */
  later: string;
  head: string;
  plural: boolean;
  counted: boolean;
  /** `on the table`; empty where none is said. */
  where: string;
}

const place =
  /(?<!^(?:an?|the|another|some|more|one|two|three|four|five))\s(?=(?:(?:up |right |just )?(?:in|on|at|behind|beside|near|under|next to|in front of|around|by|over|above|from|into|onto|inside|outside|between|among|across|along|to the (?:left|right)|close to)|walking|running|sitting|standing|lying|flying|passing|going|sleeping|playing|waiting|hanging|floating|falling)\s)/iu;
const determined =
  /^(?:an?|the|his|her|their|its|my|our|your|this|that|these|those|some|any|another|more|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+)\s/iu;
const loose =
  /^(?:also|please|just|then|now|only|in|out|first|maybe|perhaps|again|back)\s+|\s+(?:too|first|please|again|instead|as well|somewhere|maybe|perhaps|completely|entirely|there|here|now|from (?:the|this) (?:shot|scene|frame|picture|image)|in (?:the|this) (?:shot|scene|frame|picture|image)|to (?:the|this) (?:shot|scene|frame|picture|image)|out)$/giu;
const enough = 0.5;

/** Reads a noun phrase of `language`; words that are not known stand in quotation marks. Null where nothing is left. */
export const namedThing = (phrase: string, language: string): NamedThing | null => {
  let said = tidy(phrase);
  for (let left = 3; left > 0; left--) said = said.replace(loose, "").trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return null;
  if (language !== "en") {
    const noun = englishNoun(said, language);
    const known = noun.glossed >= enough && noun.text !== "" && !/[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(noun.text);
    if (!known) {
      const own = quoted(said);
      return { first: own, later: own, head: said, plural: false, counted: true, where: "" };
    }
    said = noun.text;
  }
  const cut = place.exec(said);
  const own = cut === null ? said : said.slice(0, cut.index);
  const where = cut === null ? "" : said.slice(cut.index + 1);
  const bare = own.replace(determined, "").replace(/^(?:an?|the)\s/iu, "");
  const head = (bare.split(/\s(?:of|with|that|who|which|full)\s/u)[0] ?? bare).split(" ").at(-1) ?? bare;
  if (head === "") return null;
  const plural = looksPlural(head) || /^(?:people|children|men|women)$/iu.test(head);
  const counted = plural || isCounted(head.toLowerCase());
  const open = /^(?:the|any|another|more|this|that)\s/iu.test(own) || !determined.test(own);
  const proper = /^\p{Lu}/u.test(bare) && language === "en";
  const first = !open ? own : proper ? bare : plural || !counted ? bare : withIndefinite(bare.toLowerCase());
  return { first, later: proper ? bare : `the ${head}`, head, plural, counted, where };
};

/** The things of a list: `the dog and the cat`. */
export const namedThings = (phrase: string, language: string, joint: RegExp): NamedThing[] =>
  phrase
    .split(joint)
    .flatMap((part) => (part === undefined ? [] : (namedThing(part, language) ?? [])))
    .filter((thing) => thing.head !== "");
