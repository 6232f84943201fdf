import type { Unit } from "./units.ts";

/** What weather does of itself; anything else it does to somebody or something. */
const ownWays =
  /^(?:fall|blow|rain|snow|come|arrive|begin|stop|clear|lift|rise|gather|fade|howl|whistle|roar|rage|drift|thicken|melt|pass|return|end|appear|disappear|is|be|start|continue|pour|shine|drip|stand|move|roll|get up|go|whisper|glow|light up)$/;
const article = (unit: Unit | undefined): boolean => unit?.grammar === "article" || unit?.kind === "number";

/**
 * Whether the weather at `at` does something to somebody or something: "le vent emporte le chapeau". Weather that only
 * comes and goes is the air of the film.
 */
export function skyActs(units: readonly Unit[], at: number, language: string): boolean {
  const sky = units[at];
  if (language === "en" || sky?.kind !== "condition" || sky.weather === null) return false;
  const before = units[at - 1];
  if (before?.gap === false && (before.grammar === "place" || before.grammar === "link") && !sky.gap) return false;
  if (article(before) && units[at - 2]?.grammar === "place") return false;
  const rest = (from: number): readonly Unit[] => {
    const end = units.findIndex((unit, index) => index > from && (unit.sentence !== sky.sentence || unit.gap));
    return units.slice(from, end < 0 ? undefined : end);
  };
  const clause = rest(at + 1);
  if (units[at + 1]?.gap === true) return false;
  if (language === "ja" || language === "hi") {
    const marked = language === "ja" ? /^[がは]$/u.test(clause[0]?.key ?? "") : clause[0]?.grammar !== "place";
    const object = clause.findIndex((unit) => (language === "ja" ? unit.key === "を" : unit.key === "को"));
    return marked && object > 0 && clause.slice(object).some((unit) => unit.kind === "verb");
  }
  const verb = clause.findIndex((unit) => unit.kind !== "grammar");
  const deed = clause[verb];
  if (language === "ar" && units[at - 1]?.kind === "verb" && units[at - 1]?.gap === false)
    return transitive(units[at - 1]);
  if (deed?.kind !== "verb" || !transitive(deed) || clause.slice(0, verb).some((unit) => unit.grammar === "place"))
    return false;
  const leant = clause.slice(0, verb).some((unit) => /^(?:l[aeo]s?|l|lo|li|gli|os?|as?)$/u.test(unit.key));
  const [after] = clause.slice(verb + 1);
  return (
    leant || (after !== undefined && after.grammar !== "place" && after.grammar !== "and" && after.kind !== "verb")
  );
}

const transitive = (unit: Unit | undefined): boolean =>
  unit?.kind === "verb" && (unit.english === null || !ownWays.test(unit.english));
