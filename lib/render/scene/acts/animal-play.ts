import type { AnimalKey } from "#lib/acts/act-script.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import { pictureAt } from "#lib/render/scene/cycle.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Part, type Scene } from "./act-scene.ts";
import { shareAt } from "./act-time.ts";
import { staysPut, type Play } from "./play.ts";

/** An animal's part: it moves as its own rig does, on the way that the act has it go. */
export function animalPlay({ timed, script, step_m }: Scene, me: Actor, part: Part): Play {
  const keys = script.animal;
  const around = (t: number): { from: AnimalKey; to: AnimalKey; share: number } => {
    const share = shareAt(timed, script, t);
    const next = keys.findIndex(({ at }) => at > share);
    const to = next === -1 ? keys.at(-1)! : keys[next]!;
    const from = next === -1 ? to : (keys[next - 1] ?? to);
    return { from, to, share: from === to ? 0 : clamp((share - from.at) / (to.at - from.at), 0, 1) };
  };
  // To whom something is done stays, unless both are on their way.
  const goes = part === "by" || script.way === "same";
  const motionAt = (t: number) => (goes ? around(t).from.motion : "idle");
  return {
    at(t) {
      if (!goes) return staysPut;
      const { from, to, share } = around(t);
      const even = from.motion === "run" || from.motion === "walk" || from.motion === "fly";
      const eased = even ? share : smoothstep(0, 1, share);
      const mixed = (of: (key: AnimalKey) => number) => of(from) + (of(to) - of(from)) * eased;
      const tall = mixed((key) => key.tall);
      return {
        ...staysPut,
        x_m: mixed(({ step }) => step) * step_m * heading(me),
        y_m: mixed(({ rise }) => rise) * me.height_m - mixed(({ down }) => down) * me.base_m,
        turn: mixed(({ turn }) => turn) * heading(me),
        tall,
        wide: 1 + (1 - tall) * 0.3,
      };
    },
    pictureAt(t) {
      const motion = motionAt(t);
      const cycle = me.element.cycle(motion);
      const frame = cycle ? pictureAt(cycle, t, me.beat) : 0;
      return { key: `${motion}/${frame}`, job: () => ({ motion, phase: cycle ? frame / cycle.frames : 0 }) };
    },
  };
}
