import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Span } from "#lib/planning/reading.ts";

const quotes =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|„([^“”\n]{1,300})[“”]|«\s?([^»\n]{1,300}?)\s?»|「([^」\n]{1,300})」|『([^』\n]{1,300})』|‘([^’\n]{2,300})’|‹([^›\n]{1,300})›|《([^》\n]{1,300})》|(?<![\p{L}\p{N}])'([^'\n]{2,300})'(?![\p{L}\p{N}])/gu;

/** Words in quotation marks of any kind, verbatim and in order, with where they stand. */
export function findQuoted(raw: string): { text: string; span: Span }[] {
  return matchesIn(raw, quotes).map((match) => ({
    text: match.slice(1).find((group) => group !== undefined) ?? "",
    span: { start: match.index, end: match.index + match[0].length },
  }));
}
