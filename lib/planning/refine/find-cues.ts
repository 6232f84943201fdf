import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Cue, InstructionWords } from "./words/instruction-words.ts";

/** A cue where it stands in a clause. */
export interface FoundCue {
  cue: Cue;
  start: number;
  end: number;
  /** As written, with its degree and negation. */
  words: string;
  negated: boolean;
  /** Steps: 0.5 for `a bit`, 1, 2 for `much`. */
  degree: number;
}

/** The words of one language ready for matching. */
export interface CompiledWords {
  words: InstructionWords;
  /** Where each cue stands in a text that is in small letters. */
  cues: readonly (readonly [Cue, (text: string) => RegExpExecArray[]])[];
  muchBefore: RegExp;
  littleBefore: RegExp;
  notBefore: RegExp;
  muchAfter: RegExp;
  littleAfter: RegExp;
  notAfter: RegExp | null;
  filler: RegExp;
  less: RegExp;
  joint: RegExp;
  /** Patterns of whole clauses, by what they order. */
  orders: Record<keyof InstructionWords["orders"], readonly RegExp[]>;
  pronoun: RegExp;
  /** A caption that is ordered: `open` behind a colon, or `quoted`. */
  captioned: RegExp;
}

/**
 * A text as patterns see it: in small letters, with plain apostrophes, every sign where it was. Patterns without the
 * flag `i` are ready many times sooner, since `\p{L}` need not be folded.
 */
export const lowered = (text: string): string => {
  const small = text.toLowerCase();
  return (small.length === text.length ? small : text).replaceAll("’", "'");
};

/** `pattern` as words of their own, where the language sets spaces between them. */
const whole = (words: InstructionWords, pattern: string): string =>
  words.spaced
    ? `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.prefix ?? "(?!)"})?(?:${pattern})(?:${words.suffix ?? "(?!)"})?(?![\\p{L}\\p{M}])`
    : `(?:${pattern})`;

/** What people say before an order. */
const asking =
  "(?:(?:please|can you|could you|can we|could we|i want you to|i'd like you to|let'?s|also|then|now|just|and|but|maybe)\\s+)*";

/**
 * Finds a pattern as words of their own. Where it does not stand at all, which costs little to see, the expression that
 * knows where words end is not even made: it takes a hundred times as long.
 */
const finder = (pattern: string, one: (pattern: string) => RegExp) => {
  const anywhere = new RegExp(pattern, "u");
  let whole: RegExp | null = null;
  return (text: string): RegExpExecArray[] => (anywhere.test(text) ? matchesIn(text, (whole ??= one(pattern))) : []);
};

export const compileWords = (words: InstructionWords): CompiledWords => {
  const one = (pattern: string) => new RegExp(whole(words, pattern), "gu");
  const lead = words.language === "en" ? asking : "";
  const clause = (pattern: string) => new RegExp(`^${lead}(?:${pattern})$`, "iu");
  const before = (pattern: string, gap: string) => new RegExp(`${whole(words, pattern)}${gap}$`, "u");
  const near = words.spaced ? "\\s+(?:[\\p{L}\\p{M}'’]+\\s+)?" : "[^，、。,]{0,3}";
  const behind = words.spaced ? "^\\s*(?:[\\p{L}\\p{M}'’]+\\s+)?" : "^[^，、。,]{0,3}";
  return {
    words,
    cues: words.cues.map(([cue, pattern]) => [cue, finder(pattern, one)] as const),
    muchBefore: before(words.much, near),
    littleBefore: before(words.little, near),
    notBefore: before(words.not, words.spaced ? "\\s+(?:[\\p{L}\\p{M}'’]+\\s+){0,3}" : "[^，、。,]{0,4}"),
    muchAfter: new RegExp(`${behind}${whole(words, words.much)}`, "u"),
    littleAfter: new RegExp(`${behind}${whole(words, words.little)}`, "u"),
    notAfter: words.notAfter === undefined ? null : new RegExp(`^.{0,4}?(?:${words.notAfter})`, "u"),
    filler: one(
      [words.filler, words.much, words.little, words.not, words.notAfter ?? ""].filter((part) => part !== "").join("|"),
    ),
    less: one(words.less),
    joint: one(words.joint),
    orders: {
      swap: words.orders.swap.map(clause),
      remove: words.orders.remove.map(clause),
      add: words.orders.add.map(clause),
      wear: words.orders.wear.map(clause),
      act: words.orders.act.map(clause),
    },
    pronoun: new RegExp(`^(?:${words.pronouns})$`, "iu"),
    captioned: new RegExp(
      `(?:(?<=^|[.,;!?。、，；！？،।\\n]\\s*|\\s)(?:${words.captionWords}))\\s*(?:[:：]\\s*(?<open>[^\\n]+)|(?<quoted>[^"“”„«「『‹《\\n]{0,60}?["“”„«「『‹《].+))`,
      "iu",
    ),
  };
};

/** The cues of a clause in order, the longest where several overlap, each with what stands around it. */
export const findCues = (written: string, compiled: CompiledWords): FoundCue[] => {
  const clause = lowered(written);
  const all = compiled.cues.flatMap(([cue, find]) =>
    find(clause).map((match) => ({
      cue,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const chosen: typeof all = [];
  const taken = new Uint8Array(clause.length);
  for (const each of all.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    // The longer ones came first: one that overlaps this begins or ends within it, or covers it.
    if (each.end > each.start && taken[each.start] === 0 && taken[each.end - 1] === 0) {
      chosen.push(each);
      taken.fill(1, each.start, each.end);
    }
  chosen.sort((a, b) => a.start - b.start);
  return chosen.map(({ cue, start, end }, index): FoundCue => {
    const from = chosen[index - 1]?.end ?? 0;
    const before = clause.slice(from, start);
    const after = clause.slice(end, chosen[index + 1]?.start ?? clause.length);
    const not = compiled.notBefore.exec(before);
    const notBehind = compiled.notAfter?.exec(after) ?? null;
    const much = compiled.muchBefore.exec(before);
    const little = compiled.littleBefore.exec(before);
    const behind = compiled.littleAfter.test(after) ? 0.5 : compiled.muchAfter.test(after) ? 2 : 1;
    const first = Math.min(...[not, much, little].map((match) => match?.index ?? before.length));
    return {
      cue,
      start: from + first,
      end: end + (notBehind?.[0].length ?? 0),
      words: written.slice(from + first, end + (notBehind?.[0].length ?? 0)),
      negated: (not !== null) !== (notBehind !== null),
      degree: little !== null ? 0.5 : much !== null ? 2 : behind,
    };
  });
};

/** What a clause says beside its cues and the words that every order is made of. */
export const leftOver = (
  clause: string,
  cues: readonly { start: number; end: number }[],
  compiled: CompiledWords,
): string => {
  const small = matchesIn(lowered(clause), compiled.filler).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const units = clause.split("");
  for (const { start, end } of [...cues, ...small]) units.fill(" ", start, end);
  return units
    .join("")
    .replace(/[^\p{L}\p{M}\p{N}'’]+/gu, " ")
    .replace(/(?<![\p{L}\p{N}])['’]+|['’]+(?![\p{L}])/gu, "")
    .trim();
};
