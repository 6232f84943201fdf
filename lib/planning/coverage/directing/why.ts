import { say, type Filler, type Slots } from "./fill.ts";

/** What is asked where a key has no line that can be said: from the most particular to the plainest. */
const plainer = (key: string): string | null =>
  key === "act.then" ? null : key.startsWith("act.") || key === "habit" || key === "state" ? "act.then" : null;

/** Why a shot is in the film, by what it is for: a line of the table that was not said before. */
export function whyOf(key: string, slots: Slots, filler: Filler): string {
  const variants = filler.table.why[key] ?? [];
  const flags = new Set([...slots.flags, "why"]);
  const spoken = { ...slots, flags };
  if (variants.length === 0) return key === "quote" ? "" : whyOf("quote", slots, filler);
  const said =
    say([variants], spoken, filler, `why:${key}`) ?? say([variants], spoken, filler, `why:${key}:again`, true);
  if (said !== null) return said;
  const next = plainer(key) ?? "quote";
  return key === "quote" ? "" : whyOf(next, slots, filler);
}
