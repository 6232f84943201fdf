/** Scripts written without spaces: lines may break between any two signs. */
const spaceless = new Set(["ja", "zh", "th", "km", "lo", "my"]);
/** Signs that never begin a line in Chinese and Japanese. */
const neverFirst = /^[、。，．！？」』）】〉》：；ー…・々]/u;

/** Most signs on a caption line: 42 Latin, 18 where each sign fills a square. */
export function longestLine(language: string): number {
  return spaceless.has(language.slice(0, 2)) ? 18 : 42;
}

/** Splits a text into as few lines as its length needs, as even as words allow; never more than `most` lines. */
export function balancedLines(text: string, language: string, most = 2, longest = longestLine(language)): string[] {
  const clean = text.replace(/\s+/g, " ").trim();
  const signs = [...clean];
  if (signs.length <= longest || most < 2) return clean ? [clean] : [];
  const wanted = Math.min(most, Math.ceil(signs.length / longest));
  const lines: string[] = [];
  let rest = clean;
  for (let left = wanted; left > 1; left--) {
    const middle = [...rest].length / left;
    const units = spaceless.has(language.slice(0, 2)) ? [...rest] : rest.split(/(?<= )/u);
    let line = "";
    let best = "";
    for (const unit of units) {
      const longer = line + unit;
      if (line && neverFirst.test(rest.slice(longer.length))) {
        line = longer;
        continue;
      }
      if (!best || Math.abs([...longer.trimEnd()].length - middle) <= Math.abs([...best.trimEnd()].length - middle))
        best = longer;
      line = longer;
    }
    if (best.length >= rest.length) break;
    lines.push(best.trim());
    rest = rest.slice(best.length).trim();
  }
  lines.push(rest);
  return lines;
}
