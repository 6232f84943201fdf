import type { Performed } from "#lib/render/scene/acts/performed.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** How a head is turned on its body, and its eyes in it. */
export interface HeadTurn {
  seen: "side" | "front" | "away";
  /** To which side of the picture a head that is seen from before is turned. */
  key: 1 | -1;
  /** Radians that it is turned and bowed, of a head that is seen from before. */
  yaw: number;
  pitch: number;
  /** Radians that a head in profile is bowed. */
  nod: number;
  /** Eyes towards the side that the head is turned to, and down; up to 1. */
  eyes: readonly [across: number, down: number];
}

const rest = { yaw: 0.28, pitch: 0.03, nod: 0 } as const;
/** Nobody looks into the lens who is not said to: eyes rest a little past it. */
const past: HeadTurn["eyes"] = [0.35, 0.05];

/** Whoever stands in profile turns the head to the lens as far as players do: both eyes, beard and glasses are seen. */
const open = 0.42;

/** Where hands meet a head: it is met in profile. */
const atHead: ReadonlySet<string> = new Set([
  "mouth", "face", "eyes", "ear", "brow", "other_face", "other_hair", "other_nape", "other_shoulder", "other_back",
]); // prettier-ignore
const isMet = ({ from, to }: Performed): boolean =>
  [from.left, from.right, to.left, to.right].some((place) => atHead.has(place));

/**
 * The turn of a head for where its owner looks. `ahead` is how squarely the body faces the lens (1 at it, -1 away);
 * `side` is the side of the picture that it faces.
 */
export function headTurn(
  { demeanour, light, performed }: Pick<Brush, "demeanour" | "light" | "performed">,
  ahead: number,
  side: 1 | -1,
): HeadTurn {
  const look = demeanour?.look ?? null;
  const lit = light.side < 0 ? -1 : 1;
  if (ahead < -0.74) return { seen: "away", key: lit, ...rest, eyes: past };
  const frontal = ahead > 0.74;
  const profile = !frontal && performed !== undefined && performed !== null && isMet(performed);
  if (look === null) {
    if (profile) return { seen: "side", key: lit, ...rest, eyes: [0, 0] };
    return frontal
      ? { seen: "front", key: lit, ...rest, eyes: past }
      : { seen: "front", key: side, yaw: open, pitch: 0.03, nod: 0, eyes: [0.5, 0.05] };
  }
  if (look === "lens")
    return {
      seen: "front",
      key: frontal ? lit : side,
      yaw: frontal ? 0.16 : 0.3,
      pitch: 0.03,
      nod: 0,
      eyes: frontal ? [-0.2, 0] : [-0.45, 0],
    };
  const [across, down] = look;
  const eyes = [Math.min(1, Math.abs(across) * 1.2), down] as const;
  const pitch = 0.03 + Math.max(-0.16, Math.min(0.2, down * 0.22));
  if (frontal)
    return {
      seen: "front",
      key: Math.abs(across) < 0.25 ? lit : across < 0 ? -1 : 1,
      yaw: 0.2 + 0.26 * Math.abs(across),
      pitch,
      nod: 0,
      eyes,
    };
  // Over the shoulder.
  if (across * side < -0.35) return { seen: "front", key: side < 0 ? 1 : -1, yaw: 0.42, pitch, nod: 0, eyes };
  if (!profile) return { seen: "front", key: side, yaw: open, pitch, nod: 0, eyes: [Math.max(0.5, eyes[0]), down] };
  return { seen: "side", key: lit, ...rest, nod: Math.max(-0.3, Math.min(0.42, down * 0.45)), eyes: [0.3, down] };
}
