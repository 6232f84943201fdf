import type { Handled, ShotStaging } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { Scene } from "./act-scene.ts";
import { playOf } from "./body-play.ts";
import { shardsOf } from "./pieces.ts";
import { passesAt } from "./states.ts";
import { inItsState } from "./thing-play.ts";
import { staysPut } from "./play.ts";
import { stand } from "./stand.ts";
import { inWorld, pathOf } from "./thing-path.ts";

/** Up to here something that breaks has cracks and is in one piece. */
const wholeBelow = 0.5;

const living = ({ element }: Actor): boolean => element.kind === "person";

/**
 * Gives everybody and everything of a shot its part in what happens. Actors are stood anew and changed in place; what comes
 * to be by it, as the pieces of what breaks, is returned.
 */
export function perform(staging: ShotStaging, actors: readonly Actor[], seed: number): Actor[] {
  const pieces: Actor[] = [];
  const actorOf = (id: string | null): Actor | null =>
    actors.find((actor) => id !== null && actor.item.id === id && actor.layer.name === "subject") ?? null;
  const handled = (id: string | null): Handled | null => staging.handled.find((each) => each.id === id) ?? null;
  const scenes = staging.acts.flatMap((timed): Scene[] => {
    const script = scriptOfAct(timed.act);
    const by = actorOf(timed.by);
    if (script === null || by === null) return [];
    // Two who are named together do it with each other.
    const twin = actors.find((actor) => actor !== by && actor.item.id === by.item.id && actor.layer === by.layer);
    const doneTo = actorOf(timed.to) ?? (handled(timed.of) === null ? actorOf(timed.of) : null);
    const to = script.apart !== null && timed.to === null ? (twin ?? doneTo) : doneTo;
    const { states } = staging;
    const parts = { thing: handled(timed.of), tool: handled(timed.with) };
    return [{ timed, script, by, to: to === by ? null : to, ...parts, states }];
  });
  for (const scene of scenes) stand(scene);
  for (const scene of scenes) {
    if (living(scene.by) && scene.script.by.length > 0) scene.by.play = playOf(scene, "by", seed);
    if (scene.to !== null && living(scene.to) && scene.script.to.length > 0) scene.to.play = playOf(scene, "to", seed);
    const lying = actors.find((actor) => actor.item.id === scene.thing?.id && actor !== scene.to) ?? null;
    const changing = living(scene.by) ? lying : scene.by;
    if (changing !== null && (scene.script.moves.length > 0 || !living(scene.by))) {
      changing.play = pathOf(scene, changing);
    } else if (lying !== null)
      lying.play = { at: (t) => ({ ...staysPut, alpha: inWorld(scene, t) ? 1 : 0 }), pictures: null };
  }
  for (const actor of actors) {
    const { id } = actor.item;
    if (id === undefined || !staging.states.some((each) => each.id === id)) continue;
    actor.play = inItsState(actor, staging, id);
    const breaks_s = living(actor) ? null : passesAt(staging, id, "broken", wholeBelow);
    if (breaks_s !== null) pieces.push(...shardsOf(actor, breaks_s, seed));
  }
  return pieces;
}
