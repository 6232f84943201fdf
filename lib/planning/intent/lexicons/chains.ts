import type { Unit } from "#lib/planning/intent/units.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Verbs that only tell how another deed goes: "keeps going", "starts to cry". */
const helping = words(
  `keep keeps kept keeping start starts started starting begin begins began beginning stop stops stopped stopping
  try tries tried trying dare dares dared learn learns learned learnt learning want wants wanted need needs needed
  decide decides decided manage manages managed refuse refuses refused hope hopes hoped continue continues continued
  finish finishes finished forget forgets forgot remember remembers pretend pretends pretended go goes went going
  prepare prepares attempt attempts struggle struggles help helps love loves like likes hate hates practise practises
  empieza comienza intenta quiere aprende sigue deja trata vuelve commence continue essaie apprend veut arrête finit
  comincia inizia prova continua impara vuole smette começa tenta aprende quer continua para beginnt versucht lernt
  will hört`
    .split(/\s+/u)
    .join(" "),
);

/** Small words that belong to the verb before them where a clause ends: "runs out", "looks up". */
export const endings = words(
  "out up down away off back around over together again along ahead apart through it him her them us me himself herself itself themselves asleep 了 着 过 上 里 下 中 内 外 旁 前 后 间 weg los fort heraus hinaus hinein zurück vorbei davon herum",
);

/** Whether `second` right after `first` (or after "to") is one deed with it, and which of the two is seen. */
export function chained(first: Unit, second: Unit): "first" | "second" | null {
  if (helping.has(first.key.split(" ")[0] ?? "")) return "second";
  const infinitive = second.key.endsWith("ing") || !/(?:s|ed)$/u.test(second.key);
  return infinitive ? "first" : null;
}
