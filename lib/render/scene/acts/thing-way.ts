import type { Actor } from "#lib/render/scene/staging.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import { isHeld } from "#lib/acts/grips.ts";
import { beakOf } from "#lib/acts/seats.ts";
import { animalPlay } from "./animal-play.ts";
import { heading, type Scene } from "./act-scene.ts";
import { keysAt, ownerAt, shareAt } from "./act-time.ts";
import { inWorld } from "./thing-path.ts";
import { staysPut, type Play, type Played } from "./play.ts";

/** Height of a hand that throws, catches or lets go, in heights of who does it. */
const hand = { throws: 0.98, catches: 0.9, drops: 0.6 } as const;
/** Share of an act that a fall to the ground takes. */
const fall = 0.22;

/** Where an animal's mouth is, in its heights over the ground and in lengths of its front. */
const mouth = { ahead: 0.66, up: 0.74 } as const;
/** What it has in its mouth is no larger, in its heights. */
const mouthful = 0.32;
/** A nut in it is drawn larger than it is, so that it is seen. */
const mostGrown = 1.7;

/** The way of a thing in an animal's mouth: it goes where the animal goes, and is in its hand who has it before. */
export function inMouth(scene: Scene, thing: Actor): Play {
  const { script, timed, by } = scene;
  const own = animalPlay(scene, by, "by");
  const isTool = thing.item.id === timed.with;
  const size = Math.min(isTool ? mostGrown : 1, (mouthful * by.height_m) / thing.height_m);
  const plain = { x: mouth.ahead * by.element.box.right, up: mouth.up };
  return {
    at(t): Played {
      const has = isTool || ownerAt(script.of, shareAt(timed, script, t))?.in.startsWith("by.") === true;
      if (!has && scene.to === null) return staysPut;
      const { x_m, y_m, turn } = own.at(t);
      const isDown = own.pictureAt?.(t).key.startsWith("reach") === true;
      const { x, up } = beakOf(by.element.id, isDown) ?? plain;
      // Who is turned upwards has the head over the back.
      const lean = turn * heading(by);
      const [ahead, over] = [x * Math.cos(lean) + up * Math.sin(lean), up * Math.cos(lean) - x * Math.sin(lean)];
      return {
        ...staysPut,
        x_m: by.x_m + x_m + ahead * by.height_m * heading(by) - thing.x_m,
        y_m: by.base_m + y_m + over * by.height_m - thing.base_m,
        wide: size,
        tall: size,
        alpha: has ? 1 : 0,
      };
    },
    pictureAt: null,
  };
}

/** The way of a thing that somebody handles, while no hand has it: thrown, dropped, kicked, pushed along. */
export function wayOf(scene: Scene, thing: Actor): Play {
  const { script, timed, by, to, half_m } = scene;
  const isBorne = script.animal.length > 0 && script.of.some((owner) => owner.in.startsWith("by."));
  if (by.element.kind === "animal" && isBorne && script.act !== "drink" && script.act !== "eat")
    return inMouth(scene, thing);
  const ahead = heading(by);
  const handled = by.element.kind !== "person" || !isHeld(thing.element.id, thing.height_m);
  const at = (t: number): Played => {
    const share = shareAt(timed, script, t);
    const { from, to: next, share: way } = keysAt(script.by, share);
    const step_m = script.pushes ? (from.step + (next.step - from.step) * way) * scene.step_m : 0;
    // A ladder that two carry lies on its side between them.
    const { box } = thing.element;
    const lies = script.between !== null && box.right - box.left < -box.top * 0.7;
    const here: Played = {
      ...staysPut,
      ...(lies ? { turn: (Math.PI / 2) * ahead } : {}),
      x_m: (step_m - (lies ? thing.height_m / 2 : 0)) * ahead,
      alpha: handled || inWorld(scene, t) ? 1 : 0,
    };
    const owner = ownerAt(script.of, share);
    if (owner === null || handled) return here;
    // As the crow flies from one place to another, over a bow.
    const flown = (gone: number, from_m: readonly [number, number], to_m: readonly [number, number]): Played => ({
      ...here,
      x_m: ahead * (from_m[0] + (to_m[0] - from_m[0]) * gone) - (thing.x_m - by.x_m),
      y_m: from_m[1] + (to_m[1] - from_m[1]) * gone + Math.sin(gone * Math.PI) * 0.16 * by.height_m,
      turn: gone * 2 * ahead,
    });
    switch (owner.in) {
      case "flying": {
        const ends = script.of.find((each) => each.at > owner.at)?.at ?? 1;
        const gone = clamp((share - owner.at) / (ends - owner.at), 0, 1);
        const kicked = script.of[0]?.in === "ground";
        const start_m = kicked ? 0 : hand.throws * by.height_m;
        const end: readonly [number, number] =
          to !== null && script.apart !== null
            ? [Math.abs(to.x_m - by.x_m) - 0.1, to.height_m * 0.7]
            : [half_m * 1.35, kicked ? 0.4 * by.height_m : 0.75 * by.height_m];
        return flown(gone, [kicked ? Math.abs(thing.x_m - by.x_m) : 0.22 * by.height_m, start_m], end);
      }
      case "coming": {
        const caught = script.of.find((each) => each.at > owner.at)?.at ?? 0.5;
        const gone = clamp((share + 0.3) / (caught + 0.3), 0, 1);
        return flown(gone, [half_m * 1.1, by.height_m * 0.9], [0.2 * by.height_m, by.height_m * hand.catches]);
      }
      case "falling": {
        const gone = clamp((share - owner.at) / fall, 0, 1) ** 2;
        return { ...here, y_m: hand.drops * by.height_m * (1 - gone), turn: gone * 1.2 * ahead };
      }
      default:
        return here;
    }
  };
  return { at, pictureAt: null };
}
