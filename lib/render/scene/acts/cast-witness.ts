import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import { leading, living } from "#lib/render/scene/lead.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";

/** A thing beside somebody is at least so tall, in their heights, that what happens to it is read. */
const least = 0.55;
/** Taller than this a thing is where it is in its place. */
const most_m = 3;
/** What was set under the thing, which lies on the ground here. */
const stood: ReadonlySet<string> = new Set(["table", "crate", "barrel"]);
/** Metres between the two. */
const gap_m = 0.5;

/**
 * A shot in which something happens to a thing before somebody's eyes: both side by side in the frame, the thing on the
 * ground. Shots of one alone are left as they are, as are those of what comes and goes.
 */
export function castForWitness(setting: Setting, staging: ShotStaging | undefined): Setting {
  const lead = leading(setting);
  if (staging === undefined || lead === undefined || setting.act) return setting;
  const happening = staging.acts.find(({ act, by }) => {
    const thing = setting.casts.find(({ item }) => item.id === by);
    const stands = thing !== undefined && thing.element.stands === "ground" && thing.element.form === "figure";
    return stands && !living(thing) && thing.item.height_m < most_m && scriptOfAct(act)?.meanwhile !== true;
  });
  const thing = setting.casts.find(({ item }) => happening !== undefined && item.id === happening.by);
  const witness = setting.casts.find((cast) => living(cast) && cast.layer.name === "subject" && cast !== thing);
  if (thing === undefined || witness === undefined) return setting;
  const height_m = Math.max(thing.item.height_m, least * witness.item.height_m);
  const wide = (cast: Cast, tall_m: number) => (cast.element.box.right - cast.element.box.left) * 0.8 * tall_m;
  const own_m = wide(thing, height_m);
  const body_m = 0.5 * witness.item.height_m;
  // What falls to pieces needs room for them.
  const wide_m = own_m * 1.8 + gap_m + body_m;
  const at = (cast: Cast, middle_m: number, facing: Cast["item"]["facing"], tall_m: number): Cast => ({
    ...cast,
    layer: lead.layer,
    distance_m: lead.distance_m,
    item: {
      ...cast.item,
      count: 1,
      across: (0.8 * middle_m) / (wide_m / 2),
      facing,
      height_m: tall_m,
      ...(facing === "camera" ? {} : { motion: "idle" as const }),
    },
  });
  const others = setting.casts.filter(
    (cast) => cast !== thing && cast !== witness && !(cast.item.id === undefined && stood.has(cast.element.id)),
  );
  return {
    ...setting,
    floor: true,
    act: { bottom_m: 0, top_m: Math.max(height_m, witness.item.height_m) * 1.05, wide_m },
    casts: [
      at(witness, -wide_m / 2 + body_m / 2, "right", witness.item.height_m),
      at(thing, wide_m / 2 - own_m * 0.9, "camera", height_m),
      ...others,
    ],
  };
}
