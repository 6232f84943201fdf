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

/**
 * The turn of a head for where its owner looks. `ahead` is how squarely the body faces the lens (1 at it, -1 away);
 * `side` is the side of the picture that it faces.
 */
export function headTurn(
  { demeanour, light }: Pick<Brush, "demeanour" | "light">,
  ahead: number,
  side: 1 | -1,
): HeadTurn {
  const look = demeanour?.look ?? null;
  const lit = light.side < 0 ? -1 : 1;
  if (ahead < -0.74) return { seen: "away", key: lit, ...rest, eyes: past };
  const frontal = ahead > 0.74;
  if (look === null) return { seen: frontal ? "front" : "side", key: lit, ...rest, eyes: frontal ? past : [0, 0] };
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
  return { seen: "side", key: lit, ...rest, nod: Math.max(-0.3, Math.min(0.42, down * 0.45)), eyes: [0.3, down] };
}
