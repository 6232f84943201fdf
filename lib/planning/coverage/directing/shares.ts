import { z } from "zod";
import shareFile from "#data/knowledge/shares.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import type { Story, Thing } from "#lib/planning/coverage/reading/story.ts";

const shares = checkedData("knowledge/shares.json", z.record(z.string(), z.array(z.string().min(1)).min(1)), shareFile);
/** What makes pieces of a thing. */
const parting: ReadonlySet<string> = new Set(["cut", "chop", "break", "tear", "peel", "saw", "carve", "snip"]);

/** `cuts a melon and gives a slice to a child`: what a piece is of that words name by itself, and that was cut before. */
export function wholeOf({ core, head, phrase }: Thing, { events, language }: Story): Thing | null {
  const words = shares[language] ?? [];
  const own = [core.toLowerCase(), head.toLowerCase()];
  if (!own.some((word) => words.includes(word))) return null;
  const cut = events.flatMap(({ acts }) => acts).filter(({ act }) => parting.has(act));
  return (
    cut
      .flatMap(({ act, of, by }) => of ?? (act === "break" ? by : []))
      .findLast((thing) => thing.phrase.end <= phrase.start && !words.includes(thing.head.toLowerCase())) ?? null
  );
}
