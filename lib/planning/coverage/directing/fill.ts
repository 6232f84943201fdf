import type { Dice } from "#lib/planning/dice.ts";
import { alternativesOf, type Guard, type Line, type Piece } from "#lib/planning/coverage/line.ts";
import { verbForm } from "#lib/planning/coverage/reading/english-forms.ts";
import { contracted } from "#lib/planning/coverage/reading/declined.ts";
import { inCase } from "#lib/planning/coverage/reading/german-cases.ts";
import { isOfKind, isSeen, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { LineEntry } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";

/** What the slots of a line stand for. */
export interface Slots {
  things: Partial<Record<string, Thing>>;
  texts: Partial<Record<string, string>>;
  flags: ReadonlySet<string>;
}

/** Fills lines for one film: keeps what has been mentioned and what has been said already. */
export interface Filler {
  table: LanguageTable;
  dice: Dice;
  /** Ids of things that a text has named: from then on they are definite. */
  met: Set<string>;
  /** Lines used, so that none comes twice. */
  used: Set<string>;
}

const holds = (guard: Guard, slots: Slots): boolean => {
  const [name = "", form] = guard.slot.split(".");
  const thing = slots.things[name];
  const isThere =
    slots.flags.has(name) ||
    (form === "part"
      ? thing?.noun?.part !== undefined
      : form === "stuff"
        ? thing?.noun?.stuff !== undefined
        : thing !== undefined || slots.texts[name] !== undefined);
  const meets = guard.is === null ? isThere : thing !== undefined && isOfKind(thing, guard.is);
  return meets !== guard.negated;
};

const pronouns = {
  his: { m: "his", f: "her", n: "its", plural: "their" },
  he: { m: "he", f: "she", n: "it", plural: "they" },
  him: { m: "him", f: "her", n: "it", plural: "them" },
} as const;

function pronounFor(thing: Thing, form: "his" | "he" | "him"): string {
  if (thing.plural) return pronouns[form].plural;
  if (thing.kind === "person") {
    if (thing.gender !== null) return pronouns[form][thing.gender];
    return form === "his" ? "their" : thing.known;
  }
  return pronouns[form][thing.gender ?? "n"];
}

/** The text of a slot; null where it cannot be filled. */
function slotText(
  piece: { slot: string; form: string | null },
  slots: Slots,
  met: Set<string>,
  said: Set<string>,
): string | null {
  const { slot, form } = piece;
  const thing = slots.things[slot];
  if (thing === undefined) return form === null ? (slots.texts[slot] ?? null) : null;
  switch (form) {
    case "part":
      return thing.noun?.part ?? null;
    case "stuff":
      return thing.noun?.stuff ?? null;
    case "his":
    case "he":
    case "him":
      return pronounFor(thing, form);
    case "acc":
    case "dat":
      said.add(thing.id);
      return inCase(
        thing.phrase.text,
        thing.noun?.gender ?? null,
        thing.plural,
        form === "acc" ? "accusative" : "dative",
      );
    default: {
      const isKnown = met.has(thing.id) || said.has(thing.id);
      said.add(thing.id);
      return isKnown ? thing.known : thing.text;
    }
  }
}

const agreed = (piece: { choices: string[]; by: string }, slots: Slots): string => {
  const thing = slots.things[piece.by];
  const { choices } = piece;
  const first = choices[0] ?? "";
  if (thing === undefined) return first;
  if (choices.length === 2) return (thing.plural ? choices[1] : first) ?? first;
  const single = thing.gender === "f" ? choices[1] : thing.gender === "n" && choices.length === 3 ? choices[2] : first;
  if (choices.length === 4 && thing.plural) return (thing.gender === "f" ? choices[3] : choices[2]) ?? first;
  return single ?? first;
};

const plain: Record<string, string> = { is: "are", has: "have", was: "were", does: "do" };

/** English lines are written for one doer; after several, the verbs of the sentence follow. */
function pluralVerbs(text: string, table: LanguageTable): string {
  const turn = (word: string): string => {
    const short = Object.hasOwn(plain, word) ? plain[word] : undefined;
    if (short !== undefined) return short;
    const form = verbForm(word, table);
    return form?.form === "finite" ? form.base : word;
  };
  const [own = "", ...rest] = text.split(/(?=[.;,:?])/u);
  const turned = own
    .replace(
      /^(\s+(?:never\s+|only\s+|still\s+|already\s+)?)(\p{L}+)/u,
      (_, lead: string, word: string) => lead + turn(word),
    )
    .replaceAll(/(\s(?:and|but)\s+)(\p{L}+)/gu, (_, lead: string, word: string) => lead + turn(word));
  return turned + rest.join("");
}

const possessive: Record<string, string> = {
  i: "my",
  you: "your",
  he: "his",
  she: "her",
  we: "our",
  they: "their",
  it: "its",
  him: "his",
  them: "their",
  me: "my",
  us: "our",
};

const closed = (text: string, table: LanguageTable, isOwn = false, isInside = false): string => {
  const trimmed = text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ([,.;:!?،؛؟])/gu, "$1")
    .replaceAll(/([,;:،؛])(?:\s*[,;:،؛])+/gu, "$1")
    .trim();
  let said = isOwn ? trimmed : contracted(trimmed, table);
  if (table.language === "en")
    said = said
      .replaceAll(
        /(?<!\p{L})(I|you|he|she|we|they|it|him|them)['’]s(?=\s\p{L})/giu,
        (_, who: string) => possessive[who.toLowerCase()] ?? who,
      )
      .replaceAll(/s['’]s(?!\p{L})/gu, "s’")
      .replaceAll(/(\p{L})'s(?!\p{L})/gu, "$1’s");
  said = said
    .replaceAll(/(?<!\p{L})I are(?!\p{L})/gu, "I am")
    .replaceAll(
      isInside ? /([.!?]\s+)(\p{Ll})/gu : /(^|[.!?]\s+)(\p{Ll})/gu,
      (_, lead: string, letter: string) => lead + letter.toUpperCase(),
    );
  return /[.!?。！？।؟”“"»」』]$/u.test(said) ? said : said + table.grammar.end;
};

/** Fills one line; null where a slot of it is empty. */
function fillLine(line: Line, slots: Slots, filler: Filler): { text: string; said: Set<string> } | null {
  if (!line.guards.every((guard) => holds(guard, slots))) return null;
  // What no camera can see stands only in lines that ask for its kind.
  const asked = new Set(line.guards.filter(({ is, negated }) => is !== null && !negated).map(({ slot }) => slot));
  const showsUnseen = line.pieces.some(
    (piece) =>
      "slot" in piece &&
      !asked.has(piece.slot) &&
      piece.slot === "O" &&
      slots.things["O"] !== undefined &&
      !isSeen(slots.things["O"]),
  );
  if (showsUnseen && !slots.flags.has("why")) return null;
  const said = new Set<string>();
  let text = "";
  let pending: Thing | null = null;
  let several = false;
  for (const piece of line.pieces as Piece[]) {
    if ("say" in piece) {
      const { language } = filler.table;
      if (language === "en" && several && pending === null)
        text += piece.say.replace(/^\s+(is|has|was|does)(?=\s|$)/u, (_, verb: string) => ` ${plain[verb]}`);
      else text += pending !== null && language === "en" ? pluralVerbs(piece.say, filler.table) : piece.say;
      pending = null;
    } else if ("choices" in piece) text += agreed(piece, slots);
    else {
      const value = slotText(piece, slots, filler.met, said);
      if (value === null && !piece.optional) return null;
      const thing = slots.things[piece.slot];
      const opens = /(?:^|[.;:,]|\s(?:and|that|what|where|how|as|before|after|when|until|if|than))\s*$/u.test(text);
      pending =
        piece.form === null &&
        thing !== undefined &&
        (thing.plural || thing.known === "I" || thing.known === "you") &&
        opens
          ? thing
          : null;
      several = piece.form === null && thing?.plural === true && !/\b(?:of|between\s.*\sand)\s*$/u.test(text);
      text += value ?? "";
    }
  }
  return { text: closed(text, filler.table, false, slots.flags.has("inside")), said };
}

/** The best alternative that can be said here and was not said before; null where none can. */
export function say(
  entry: LineEntry | undefined,
  slots: Slots,
  filler: Filler,
  key: string,
  twice = false,
): string | null {
  if (entry === undefined) return null;
  for (const variants of alternativesOf(entry)) {
    const fillable = variants.flatMap((line) => {
      if (!twice && filler.used.has(line.text)) return [];
      const filled = fillLine(line, slots, filler);
      return filled === null ? [] : [{ line, ...filled }];
    });
    if (fillable.length === 0) continue;
    const chosen = filler.dice.pick(fillable, key);
    filler.used.add(chosen.line.text);
    for (const id of chosen.said) filler.met.add(id);
    return chosen.text;
  }
  return null;
}

/** A sentence of the user's, closed like the others. */
export const sayWords = (text: string, filler: Filler): string => closed(text, filler.table, true);

/** The user's words with how it goes behind them: `knocks on the wall: three short blows with the knuckles`. */
export function withHow(said: string, how: string | null, { table }: Filler): string {
  if (how === null) return said;
  const { grammar, language } = table;
  const bare = said.replace(/[.。।\s]+$/u, "");
  const colon = grammar.script === "cjk" ? "：" : language === "fr" ? " : " : ": ";
  // German keeps its capitals, and so does `I`.
  const keeps = language === "de" || grammar.script !== "latin" || /^I\b/u.test(how);
  const inside = keeps ? how : how.charAt(0).toLowerCase() + how.slice(1);
  return bare.includes(":") || said.length > 220 ? said : `${bare}${colon}${inside}`;
}
