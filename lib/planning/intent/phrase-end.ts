import type { Nouns, Unit } from "./units.ts";

const koreanParticle = /\p{Script=Hangul}(?:이|가|은|는|을|를|에서|에게|에|으로|로|와|과|의|도|만|까지|부터)$/u;
/** Korean glues its particles on; Hindi nouns seldom compound: there a second known noun opens a new phrase. */
export function endsPhrase(unit: Unit, next: Unit, language: string, nouns: Nouns): boolean {
  if (unit.kind !== "noun" && unit.kind !== "unknown") return false;
  // "جد وحفيدته": the joint is written on to the second.
  if (language === "ar") return /^و\p{L}{3}/u.test(next.key) && next.card !== null && !nouns.words.exact.has(next.key);
  if (language === "ko") return koreanParticle.test(unit.key);
  return (language === "hi" || language === "ur") && (next.kind !== "unknown" || unit.card !== null);
}
