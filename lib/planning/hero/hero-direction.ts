import type { PlanContent } from "#lib/contract/plan.ts";
import type { Anchor } from "./choose-anchor.ts";

/**
 * The whole direction of a hero still in words: what is seen and where, lens, light, colour, what must stay the same. It is
 * what an image model is sent. Throws on an anchor that the plan does not have.
 */
export const heroDirection = (content: PlanContent, { shot_id }: Pick<Anchor, "shot_id">): string => {
  const shot = content.shots.find((each) => each.shot_id === shot_id);
  const physics = content.camera_physics.find((each) => each.shot_id === shot_id);
  const layers = content.depth_layers.find((each) => each.shot_id === shot_id)?.layers;
  if (shot === undefined || physics === undefined || layers === undefined)
    throw new Error(`The plan has no shot ${shot_id}.`);
  const { continuity, camera } = shot;
  const { color_intent: colour, cinematic_idiom: idiom } = content;
  const words = (name: string) => name.replaceAll("_", " ");
  const palette = colour.palette
    .toSorted((a, b) => b.share - a.share)
    .map(({ hex, role, share }) => `${hex} ${words(role)} ${Math.round(share * 100)} %`);
  const depth = layers
    .filter((layer) => layer.content.trim() !== "")
    .map(({ name, content: seen, distance_m, in_focus }) => {
      const where = distance_m === null ? "" : ` at ${distance_m} m`;
      return `${name}${where}: ${seen}${in_focus ? "" : " (out of focus)"}`;
    });
  const lines = [
    shot.description,
    `One still frame, the one that the shot begins with, before anything in it has happened; ${content.aspect_ratio}, ${words(shot.framing)} framing, camera at ${words(camera.angle)}, ${physics.camera_height_m} m high.`,
    `${physics.lens_mm} mm lens at f/${physics.aperture_f}, focused at ${physics.focus_distance_m} m, ${Math.round(physics.horizontal_fov_deg)} degrees wide.`,
    `Depth, near to far: ${depth.join("; ")}.`,
    `Light: key from ${words(continuity.key_light_side)}, key to fill ${colour.key_to_fill_ratio} to 1, ${colour.white_balance_k} K${continuity.time_of_day === "unspecified" ? "" : `, ${words(continuity.time_of_day)}`}. ${idiom.lighting}`,
    `Colour: ${palette.join(", ")}.`,
    `Held throughout the film: ${continuity.subject_lock}${continuity.wardrobe === null ? "" : `; wears ${continuity.wardrobe}`}.`,
    ...(continuity.screen_direction === "none"
      ? []
      : [`Whoever moves, moves ${words(continuity.screen_direction)}; leave room there.`]),
    "No lettering, no captions, no frame.",
  ];
  return lines.map((line) => line.trim().replaceAll(/\.{2,}$/g, ".")).join("\n");
};
