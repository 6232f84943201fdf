import type { Expression } from "#lib/contract/acts.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/** What is seen of somebody's mind at an instant: a face on its way from one expression to another, and where it looks. */
export interface Demeanour {
  from: Expression | null;
  to: Expression | null;
  /** How far on the way; a little past 1 as a face overshoots before it settles. */
  share: number;
  /** Where to, as the figure is painted: right and down, up to 1; null where nothing is looked at. */
  look: Look;
}
export type Look = readonly [across: number, down: number] | "lens" | null;

/** A change of face goes over four pictures on twos: it starts slowly, overshoots and settles. */
const step_s = 1 / 12;
const shares = [0.3, 0.85, 1.15] as const;

type Face = ShotStaging["faces"][number];
type Gaze = ShotStaging["gaze"][number];

const ways: Readonly<Record<string, Look>> = {
  camera: "lens",
  hands: [0.35, 0.75],
  up: [0.2, -0.85],
  down: [0.25, 0.85],
};

const aside: Look = [0.3, 0];
const looksAbout: readonly Look[] = [
  [0.8, -0.1],
  [-0.8, 0],
  [0.6, 0.1],
];

const living = ({ element }: Actor): boolean => element.kind === "person";
/** Height of what is looked at of somebody or something. */
const middle_m = (actor: Actor): number =>
  actor.base_m + actor.height_m * (living(actor) || actor.element.kind === "animal" ? 0.9 : 0.5);

/** The way from somebody's eyes to another's face, or to a thing; steeper or further than eyes go is cut. */
function wayTo(actor: Actor, other: Actor): Look {
  const facing = actor.item.facing;
  const [dx, dy] = [other.x_m - actor.x_m, middle_m(actor) - middle_m(other)];
  const length = Math.hypot(dx, dy, (other.z_m - actor.z_m) * 0.6);
  if (length < 0.05) return aside;
  const across = (dx / length) * (facing === "left" ? -1 : 1);
  return [Math.max(-1, Math.min(1, across)), Math.max(-0.9, Math.min(0.9, dy / length))];
}

function lookOf(actor: Actor, actors: readonly Actor[], gaze: Gaze | undefined, t: number): Look {
  if (gaze === undefined || gaze.at === "away") return null;
  if (gaze.at === "about") return looksAbout[Math.floor(t / 0.7) % looksAbout.length] ?? aside;
  const way = ways[gaze.at];
  if (way !== undefined) return way;
  const other = actors.find((each) => each.item.id === gaze.at && each !== actor && each.element.form === "figure");
  return other === undefined ? null : wayTo(actor, other);
}

const rounded = (look: Look): Look =>
  look === null || look === "lens" ? look : [Math.round(look[0] * 5) / 5, Math.round(look[1] * 5) / 5];

/** The face of a track at a second, and the one before it while it changes. */
function faceAt(faces: readonly Face[], t: number): Pick<Demeanour, "from" | "to" | "share"> {
  const at = faces.findLastIndex(({ begin_s }) => begin_s <= t);
  const now = faces[at];
  if (now === undefined) return { from: null, to: null, share: 1 };
  const before = faces[at - 1]?.expression ?? null;
  const share = now.begin_s === 0 ? 1 : (shares[Math.floor((t - now.begin_s) / step_s)] ?? 1);
  return { from: share === 1 ? now.expression : before, to: now.expression, share };
}

/** Gives everybody of a shot the face and the eyes that its staging tells of. Actors are changed in place. */
export function demean(staging: ShotStaging, actors: readonly Actor[]): void {
  for (const actor of actors) {
    if (!living(actor) || actor.item.id === undefined) continue;
    const faces = staging.faces.filter(({ id }) => id === actor.item.id);
    const gazes = staging.gaze.filter(({ id }) => id === actor.item.id);
    if (faces.length === 0 && gazes.length === 0) continue;
    const known = new Map<string, Demeanour>();
    actor.demeanour = (t) => {
      const look = rounded(
        lookOf(
          actor,
          actors,
          gazes.findLast(({ begin_s }) => begin_s <= t),
          t,
        ),
      );
      const demeanour = { ...faceAt(faces, t), look };
      const key = JSON.stringify(demeanour);
      const same = known.get(key) ?? demeanour;
      known.set(key, same);
      return { key, demeanour: same };
    };
  }
}
