import type { ScenePlan } from "./scene-plan.ts";
import type { Cast, Setting } from "./setting.ts";

/** What is printed on the goods: the name they are sold by, else what they are; the film's title where nothing is sold. */
export function brandOn(product: string | null, title: string): string {
  if (product === null) return title;
  const bare = product.replace(/^(?:an?|the|my|our|your|his|her|their|its|new)\s+/i, "");
  return /\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}'’&.-]*)*$/u.exec(bare)?.[0] ?? bare;
}

const carriable =
  /balloon|globo|luftballon|balão|palloncino|風船|气球|गुब्बार|بالون|umbrella|paraguas|parapluie|regenschirm|guarda-chuva|ombrello|傘|雨伞|छाता|مظلة|lantern|basket|flashlight/iu;
const flown = /hot[- ]air|aerost|mongol?fi|heißluft|热气球|熱気球/iu;

/** What the film names and nobody draws beside them, the one it is about holds. */
export function carriedBy({ intent }: ScenePlan, { casts }: Setting, { item, layer, element }: Cast): string {
  const first = casts.find((each) => each.layer.name === "subject" && each.element.kind === "person");
  if (element.kind !== "person" || layer.name !== "subject" || first?.item !== item) return "";
  const drawn = (phrase: string) =>
    casts.some((each) => each.item.noun !== item.noun && phrase.includes(each.item.noun));
  return intent.subjects
    .map((phrase) => phrase.toLowerCase())
    .filter((phrase) => carriable.test(phrase) && !flown.test(phrase) && !drawn(phrase))
    .join("; ");
}
