import type { Unit } from "./units.ts";

/** Languages whose place words follow. */
export const postposed = new Set(["ja", "zh", "ko", "hi", "ur", "mr"]);

/** The unit before a phrase and its articles. */
export function beforeArticles(units: readonly Unit[], from: number): Unit | undefined {
  let at = from - 1;
  while (at >= 0 && units[at]?.grammar === "article") at -= 1;
  return units[at];
}

/** Whether a word of place (in, sur, 里 …) introduces a phrase or, in some languages, follows it. */
export function placedBy(units: readonly Unit[], from: number, to: number, language: string): boolean {
  const leads = !postposed.has(language) || language === "zh";
  if (leads && beforeArticles(units, from)?.grammar === "place" && units[from]?.gap !== true) return true;
  if (!postposed.has(language)) return false;
  if (language === "ko") return /(?:에서|에|으로|위를|속을)$/u.test(units[to]?.key ?? "");
  const next = units[to + 1];
  if (next === undefined || next.gap) return false;
  if (language === "zh" && (next.key === "在" || next.key === "穿过")) return false;
  return next.grammar === "place" || (language === "ja" && ["で", "に", "へ", "を"].includes(next.key));
}
