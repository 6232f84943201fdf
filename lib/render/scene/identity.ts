import type { DrawnAs } from "#lib/contract/plan.ts";
import { hashText } from "./random.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast } from "./setting.ts";

/** What a thing looks like belongs to the film, not to the shot: the same person in every shot. */
export const identityOf = (plan: ScenePlan, { element, item }: Pick<Cast, "element" | "item">): number =>
  plan.seed + hashText(`${element.id}/${item.noun}`);

/** What the plan says of how something looks; of plans that do not tell it with what is drawn, the locks that name it. */
export function lookOf(continuity: ScenePlan["shots"][number]["continuity"], { noun, look }: DrawnAs): string {
  if (look !== undefined) return look;
  const said = [...continuity.subject_lock.split(";"), ...(continuity.wardrobe ?? "").split(";")];
  return said
    .filter((sentence) => sentence.toLowerCase().includes(noun.toLowerCase()))
    .join("; ")
    .toLowerCase();
}

/** Who the copy of an item is: of several who stand apart each is somebody, a crowd is drawn as one. */
export const peopleAt = ({ element, people }: DrawnAs, copy: number): DrawnAs["people"] => {
  const one = people?.[copy % people.length];
  return element === "crowd" || one === undefined ? people : [one];
};
