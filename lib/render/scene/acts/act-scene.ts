import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import type { ActScript } from "#lib/acts/act-script.ts";

/** Who plays a part of an act with a body of their own. */
export type Part = "by" | "to";

/** One act with those who are in it. */
export interface Scene {
  timed: TimedAct;
  script: ActScript;
  by: Actor;
  to: Actor | null;
  thing: Handled | null;
  tool: Handled | null;
  /** Of everything in the shot. */
  states: ShotStaging["states"];
}

/** The way somebody looks across the picture: 1 to its right. */
export const heading = ({ item }: Actor): 1 | -1 => (item.facing === "left" ? -1 : 1);
