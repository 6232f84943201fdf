import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";

const seasons: readonly (readonly [Season, RegExp])[] = [
  [
    "winter",
    /winter|snow|frost|frozen|icy|\bbare\b|leafless|\bdead\b|nieve|invierno|hiver|neige|gelé|schnee|frostig|kahl|inverno|neve|冬|雪|सर्दी|बर्फ|شتاء|ثلج/,
  ],
  ["autumn", /autumn|\bfall (?:forest|tree|leaves|colou?rs?)|automn|golden leaves|otoño|herbst|outono|autunno|秋|紅葉|红叶|पतझड़|خريف/],
  ["spring", /spring(?!b)|blossom|sakura|cherry|bloom|primavera|printemps|frühling|fioritura|blüte|春|桜|樱|वसंत|ربيع/],
];

/** The season that the words say, or that the weather shows; high summer otherwise. */
export function seasonOf(brush: Brush): Season {
  const said = `${brush.noun} ${brush.look}`;
  for (const [season, words] of seasons) if (words.test(said)) return season;
  return brush.light.weather === "snow" ? "winter" : "summer";
}
