import type { Unit } from "./units.ts";

export const bodyPart =
  /^(?:hands?|foot|feet|eyes?|fingers?|arms?|legs?|lips|hair|face|head|nose|teeth|shoulders?|back|mouth|knees?|skin|ears?|beard|voice|breath)$/u;
export const owner =
  /^(?:his|her|their|its|my|our|your|one|sus?|ses|son|sa|seine?[nmr]?|ihre?[nmr]?|seus?|suas?|sue|suo|sua|suoi)$/u;
export const young =
  /^(?:kids?|child(?:ren)?|boys?|girls?|toddlers?|schoolchildren|pupils?|schoolboys?|schoolgirls?)$/u;

/** How many plurals stand for when nobody counts them. */
export const usualCounts: ReadonlyMap<string, number> = new Map([
  ...["hands", "feet", "eyes", "fingers", "arms", "legs", "lips", "hips", "shoulders"].map(
    (word) => [word, 1] as const,
  ),
  ...[
    "twins",
    "parents",
    "newlyweds",
    "lovers",
    "grandparents",
    "rivals",
    "duo",
    "spouses",
    "sisters",
    "brothers",
    "siblings",
  ].map((word) => [word, 2] as const),
  ["couple", 2],
  ["newlywed couple", 2],
  ...["cattle", "poultry", "oxen", "geese"].map((word) => [word, 5] as const),
]);

export const measures =
  /^(?:%|dollars?|bucks?|euros?|pounds?|cents?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|bpm|degrees?|percent|metres?|meters?|km|kilometres?|miles?|feet|kg|kilos?|grams?|litres?|mm|cm|am|pm|años?|horas?|minutos?|segundos?|meses|mes|semanas?|días?|grados?|ans?|années?|heures?|minutes?|secondes?|mois|semaines?|jours?|degrés?|jahre?n?|stunden?|minuten?|sekunden?|monate?|wochen?|tage?n?|grad|anos?|segundos?|dias?|graus?|anni|anno|ore|ora|minuti?|secondi?|mesi|mese|settiman[ae]|giorni?|gradi|年|年代|月|日|時|時間|分|秒|度|円|元|块|点|小时|天|岁|साल|घंटे|मिनट|सेकंड|दिन|महीने|हफ्ते|रुपये|سنوات|سنة|ساعات|ساعة|دقائق|أيام|يوم|أشهر)$/u;
/** A number before a thing counts it; one before a measure, or a year, does not. */
export const countsThings = (unit: Unit, next: Unit | undefined): boolean =>
  unit.count !== null &&
  Number.isInteger(unit.count) &&
  !(unit.count >= 1200 && unit.count <= 2200) &&
  !measures.test(next?.key ?? "");
