import type { Actor } from "#lib/render/scene/staging.ts";
import type { Scene } from "./act-scene.ts";

/** Brings those together who do something with each other, and turns them so that it can be seen. */
export function stand({ script, by, to }: Scene): void {
  by.velocity_mps = 0;
  if (to !== null && script.apart !== null) {
    const side = Math.sign(to.x_m - by.x_m) || 1;
    const middle = (by.x_m + to.x_m) / 2;
    by.x_m = middle - (side * script.apart) / 2;
    to.x_m = middle + (side * script.apart) / 2;
    to.z_m = by.z_m + 0.02;
    to.base_m = by.base_m;
    to.velocity_mps = 0;
    face(by, side > 0 ? "right" : "left");
    face(to, side > 0 ? "left" : "right");
    return;
  }
  if (script.seen === "side")
    face(by, by.item.facing === "left" || (by.item.facing !== "right" && by.x_m > 0.05) ? "left" : "right");
  if (script.seen === "front") face(by, "camera");
}

function face(actor: Actor, facing: Actor["item"]["facing"]): void {
  actor.item = { ...actor.item, facing, motion: "idle" };
  actor.job = { ...actor.job, facing, motion: "idle" };
}
