import { findQuoted } from "#lib/planning/intent/find-quoted.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { lowered, type CompiledWords } from "./find-cues.ts";

/** Where a clause ends in any script; not within a number. */
const ends = /[.,](?!\d)|[;!?\n。、，；！？،؛؟।…]+|\s[–—-]\s/gu;

/** The clauses of an instruction, with what stands in quotation marks kept whole. */
export const clausesIn = (instruction: string): string[] => {
  const quotes = findQuoted(instruction).map(({ span }) => span);
  const cuts: { start: number; end: number }[] = [];
  for (const match of matchesIn(instruction, ends))
    if (!quotes.some(({ start, end }) => match.index >= start && match.index < end))
      cuts.push({ start: match.index, end: match.index + match[0].length });
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of cuts) {
    parts.push(instruction.slice(at, start));
    at = end;
  }
  parts.push(instruction.slice(at));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
};

/** A clause cut at its joints (`and`, `but`). */
export const joinedParts = (clause: string, { joint }: CompiledWords): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (const match of matchesIn(lowered(clause), joint)) {
    parts.push(clause.slice(at, match.index));
    at = match.index + match[0].length;
  }
  parts.push(clause.slice(at));
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
};
