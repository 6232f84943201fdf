const unspaced = /[\u3005\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letter = /[\p{L}\p{N}\p{M}]/u;

/** Whether `cue` stands in `text` at a word's beginning; `cue$` asks for the whole word. Returns the word as written. */
function hitOf(text: string, cue: string): string | null {
  const whole = cue.endsWith("$");
  const stem = whole ? cue.slice(0, -1) : cue;
  const inRun = unspaced.test(stem);
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const end = at + stem.length;
    if (inRun) return stem;
    // Arabic writes its article and "and" on the word.
    const before = text.slice(Math.max(0, at - 2), at).replace(/(?:^|[^\p{L}])(?:ال|و|ب|ل)$/u, " ");
    if (before !== "" && letter.test(before.at(-1) ?? "")) continue;
    if (whole && letter.test(text[end] ?? "")) continue;
    const rest = /^[\p{L}\p{M}]{0,16}/u.exec(text.slice(end, end + 20))?.[0] ?? "";
    return (stem + (stem.endsWith(" ") ? "" : rest)).trim();
  }
  return null;
}

/** The words of a lower-case text that the cues find, one for each cue, in the order of the cues. */
export const cueHits = (text: string, cues: readonly string[]): string[] => [
  ...new Set(cues.map((cue) => hitOf(text, cue)).filter((hit): hit is string => hit !== null)),
];
