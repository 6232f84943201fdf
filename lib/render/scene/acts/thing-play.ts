import type { ShotStaging } from "#lib/contract/staging.ts";
import { pictureAt } from "#lib/render/scene/cycle.ts";
import type { Box, Cycle } from "#lib/elements/element-rows.ts";
import { roomFor } from "#lib/render/scene/states/treated.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { keyOfState, paintedState, stateAt, type State } from "./states.ts";
import { staysPut, type Play } from "./play.ts";

/** What is painted of a thing, with the room that its states take about it. */
function roomy({ element, job }: Actor, { states }: ShotStaging, id: string): Box {
  const told = states.flatMap((each) => (each.id === id && !element.own.includes(each.scale) ? [each.scale] : []));
  const room = roomFor(element.box, told);
  return {
    left: job.window.left + room.left - element.box.left,
    right: job.window.right + room.right - element.box.right,
    top: job.window.top + room.top - element.box.top,
    bottom: job.window.bottom + room.bottom - element.box.bottom,
  };
}

/** Flames climb: a picture a tenth of a second. */
const flaming: Cycle = { frames: 10, seconds: 1 };

/**
 * A thing as its states have it from moment to moment, on the way that its act gives it: a picture for each step of what
 * changes in it, and of the movement that it has by itself.
 */
export function inItsState(thing: Actor, staging: ShotStaging, id: string): Play {
  const { play } = thing;
  const stateOf = (t: number): State => stateAt(staging, id, t);
  thing.job = { ...thing.job, window: roomy(thing, staging, id) };
  const isOnFire = (burnt: number) => burnt > 0.1 && burnt < 0.9;
  const burns = staging.states.some(
    (each) => each.id === id && each.scale === "burnt" && (each.from !== each.to || isOnFire(each.to)),
  );
  const cycle = thing.element.cycle(thing.item.motion) ?? (burns ? flaming : null);
  return {
    at(t) {
      const played = play?.at(t) ?? staysPut;
      const { gone = 0, lit = 1 } = stateOf(t);
      return { ...played, alpha: played.alpha * (1 - gone), lit: played.lit * lit };
    },
    pictureAt:
      play?.pictureAt ??
      ((t) => {
        const state = paintedState(stateOf(t));
        const frame = cycle ? pictureAt(cycle, t, thing.beat) : 0;
        return {
          key: `${keyOfState(state)}/${frame}`,
          job: () => ({ state, phase: cycle ? frame / cycle.frames : 0 }),
        };
      }),
  };
}
