import { seatedHip } from "#lib/render/scene/elements/shapes/figure-acted.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Scene } from "./act-scene.ts";
import { shareAt } from "./act-time.ts";
import type { Play, Played } from "./play.ts";

/** What hangs, and the frame that it hangs from; one height for both. */
export const swingParts = { seat: "swing_seat", frame: "swing_frame", whole: "swing" } as const;
/** Heights of the seat's board and of the beam, in heights of the swing. */
const board = 0.235;
const beam = 0.97;
/** Radians to each side. */
const widest = 0.44;

export const isSwingPart = (element: string): boolean => Object.values(swingParts).some((part) => part === element);

/** Sits somebody on the board, with the frame around them. */
export function standSwing(rider: Actor, parts: readonly Actor[]): void {
  const [seat] = parts;
  if (seat === undefined) return;
  rider.base_m = board * seat.height_m - seatedHip[1] * rider.height_m;
  rider.velocity_mps = 0;
  for (const part of parts) {
    part.x_m = rider.x_m;
    part.base_m = 0;
    part.velocity_mps = 0;
    part.z_m = rider.z_m + (part.element.id === swingParts.seat ? 0.02 : 0.04);
  }
}

/** To and fro about the beam: at its rearmost as its act begins each time. Of whoever sits there and of the board alike. */
export function swung(play: Play | null, actor: Actor, scene: Scene, rider: Actor, seat: Actor): Play {
  const below_m = beam * seat.height_m - actor.base_m;
  return {
    at(t): Played {
      const share = shareAt(scene.timed, scene.script, t);
      const turn = widest * Math.cos(share * Math.PI * 2) * heading(rider);
      const own = play?.at(t) ?? { x_m: 0, y_m: 0, turn: 0, wide: 1, tall: 1, alpha: 1, lit: 1 };
      return {
        ...own,
        x_m: own.x_m - below_m * Math.sin(turn),
        y_m: own.y_m + below_m * (1 - Math.cos(turn)),
        turn: own.turn + turn,
      };
    },
    pictureAt: play?.pictureAt ?? null,
  };
}
