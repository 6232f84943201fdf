import type { SceneElement } from "./elements/scene-element.ts";
import { seasonSaid } from "./elements/shapes/season.ts";
import { hashText } from "./random.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Cast } from "./setting.ts";

/** What a thing looks like belongs to the film, not to the shot: the same person in every shot. */
export const identityOf = (plan: ScenePlan, { element, item }: Pick<Cast, "element" | "item">): number =>
  plan.seed + hashText(`${element.id}/${item.noun}`);

/** What the plan says of how someone or something looks: the sentences of its locks that name it. */
export function lookOf(continuity: ScenePlan["shots"][number]["continuity"], noun: string): string {
  const said = [...continuity.subject_lock.split(";"), ...(continuity.wardrobe ?? "").split(";")];
  const own = said.filter((sentence) => sentence.toLowerCase().includes(noun.toLowerCase()));
  return own.join("; ").toLowerCase();
}

/** What the plan says of the place, for what grows there: its name where it is this thing, and its season. */
export function placeOf({ title, intent, shots }: ScenePlan, noun: string, kind: SceneElement["kind"]): string {
  if (kind !== "plant" && kind !== "terrain" && kind !== "water") return "";
  const place = (intent.setting ?? "").toLowerCase();
  // Descriptions are full of figures of speech: only a plain "in winter" counts.
  const told = /\bin (?:spring|autumn|winter)\b/.exec(shots.map(({ description }) => description).join(" "))?.[0];
  const season = seasonSaid(`${title} ${place} ${told ?? ""}`.toLowerCase()) ?? "";
  return place.includes(noun.toLowerCase()) ? `${place} ${season}` : season;
}
