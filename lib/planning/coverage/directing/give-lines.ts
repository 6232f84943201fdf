import { orderMatcher } from "#lib/planning/coverage/order-matcher.ts";
import { apart, type Story, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { Beat } from "./beat.ts";
import type { Ensemble } from "./stage.ts";

/** A line that fits the screen in two rows, or nothing. */
export const captionOf = (line: string | null): string | null => {
  if (line === null || line.trim() === "") return null;
  // A script without blanks breaks after any sign, and its signs are twice as wide.
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line);
  const words = isWide ? (line.trim().match(/.{1,20}/gu) ?? []) : line.trim().split(/\s+/u);
  const rows: string[] = [""];
  for (const word of words) {
    const row = rows.at(-1) ?? "";
    if (row !== "" && (isWide || row.length + word.length + 1 > 42)) rows.push(word);
    else rows[rows.length - 1] = row === "" ? word : `${row} ${word}`;
  }
  return rows.length > 2 || rows.some((row) => row.length > 42) ? null : rows.join("\n");
};

const isActing = (fn: Beat["fn"]) => !["before", "detail", "react", "after"].includes(fn);

/** The cast entry that says a line: of several the first; who is not in the cast is heard only. */
export const speakerOf = (who: Thing | null, { cast }: Ensemble): string =>
  (who === null ? undefined : apart([who]).find(({ id }) => cast.some((entry) => entry.id === id)))?.id ?? "voice_over";

/** Who speaks says the line in the shot of saying it; of what is written the screen may show it. */
export function giveLines(beats: readonly Beat[], story: Story, brief: Brief, unread: boolean): void {
  const matcher = orderMatcher(story.table);
  const inner = beats.filter(({ fn }) => fn !== "before" && fn !== "after");
  const rest = inner.length > 0 ? inner : beats;
  const said = new Set<string>();
  for (const event of new Set(beats.flatMap((beat) => beat.event ?? []))) {
    const own = beats.filter((beat) => beat.event === event);
    const beat = own.find(({ fn }) => isActing(fn)) ?? own[0];
    for (const line of event.spoken) {
      if (beat !== undefined && beat.spoken.length < 4) beat.spoken.push({ who: event.S, line });
      if (beat !== undefined && brief.captions) beat.caption ??= captionOf(line);
      said.add(line);
    }
  }
  for (const [index, line] of brief.orders.lines
    .filter((each) => !said.has(each.replace(/[,，،、]$/u, "")))
    .entries()) {
    const beat = rest[Math.min(index, rest.length - 1)];
    if (beat === undefined) continue;
    // A line that a label orders is spoken over the film; a caption's, or a sign's in the story, is only read.
    const at = brief.raw.indexOf(line);
    const isCaption = at > 0 && matcher.endingAt(brief.raw, at - 1, ["caption"]) !== null;
    const isHeard = !isCaption && (unread || !story.text.includes(line));
    if (isHeard && beat.spoken.length < 4) beat.spoken.push({ who: null, line });
    if (brief.captions) beat.caption ??= captionOf(line);
  }
}
