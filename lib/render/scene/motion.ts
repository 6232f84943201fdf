import type { Motion } from "#lib/contract/vocabulary.ts";
import { smoothstep } from "./colour.ts";

/** How a thing's picture is moved as a whole at one instant, in units of its height and radians. */
export interface Shift {
  x: number;
  y: number;
  angle: number;
  stretch_x: number;
  stretch_y: number;
  alpha: number;
  /** Brightness of the lights it carries. */
  glow: number;
}

const rest: Shift = { x: 0, y: 0, angle: 0, stretch_x: 1, stretch_y: 1, alpha: 1, glow: 1 };

/** Natural speed of a motion in heights per second; 0 for motions on the spot. */
export function speedOf(motion: Motion, kind: string): number {
  switch (motion) {
    case "walk":
      return kind === "animal" ? 0.9 : 0.75;
    case "run":
      return 2;
    case "drive":
      return 3.2;
    case "fly":
      return 2.4;
    case "swim":
      return 0.7;
    case "float":
      return 0.05;
    default:
      return 0;
  }
}

/**
 * The shift of a motion at `t` seconds of a shot that lasts `duration`; `beat` (0 to 1) sets neighbours apart.
 * `rooted` things sway in the air when they do nothing else. Legs, wings and flames move in the element's own pictures; this moves the picture.
 */
export function shiftOf(
  motion: Motion,
  alive: boolean,
  t: number,
  duration: number,
  beat: number,
  rooted = false,
): Shift {
  const phase = beat * Math.PI * 2;
  const wave = (hz: number, at = 0) => Math.sin(t * hz * Math.PI * 2 + phase + at);
  const progress = duration > 0 ? t / duration : 0;
  if (rooted && (motion === "still" || motion === "idle"))
    return { ...rest, angle: 0.013 * wave(0.23) + 0.006 * wave(0.61, 2) };
  const breath = alive ? 0.006 * wave(0.33) : 0;
  const living: Shift = { ...rest, stretch_y: 1 + breath, stretch_x: 1 - breath * 0.4 };
  switch (motion) {
    case "walk":
    case "run":
    case "look":
    case "reach":
    case "raise":
    case "sit":
    case "kneel":
    case "wave":
    case "work":
    case "idle":
      return living;
    case "still":
    case "open":
    case "pour":
    case "burn":
    case "turn":
      return alive ? living : { ...rest, glow: 1 + 0.08 * wave(0.5) };
    case "dance":
      return { ...living, x: 0.03 * wave(0.9), y: -0.035 * Math.abs(wave(0.9)), angle: 0.035 * wave(0.9, 0.6) };
    case "fly":
      return { ...rest, y: 0.1 * wave(0.35), angle: 0.035 * wave(0.3, 1) };
    case "swim":
      return { ...rest, y: 0.09 * wave(0.3), angle: 0.04 * wave(0.4, 0.8) };
    case "float":
      return { ...rest, x: 0.02 * wave(0.12, 2), y: 0.035 * wave(0.22), angle: 0.018 * wave(0.17, 1) };
    case "fall":
      return { ...rest, y: -0.55 + 1.1 * progress * progress, angle: 0.25 * (progress - 0.5) };
    case "rise":
      return { ...rest, y: 0.28 - 0.56 * smoothstep(0, 1, progress), angle: 0.01 * wave(0.3) };
    case "drive":
      return { ...rest, y: 0.004 * wave(7), angle: 0.003 * wave(3.2) };
    case "spin":
      return { ...rest, angle: 0, stretch_x: 1 };
    case "glow":
      return { ...living, glow: 1.1 + 0.32 * wave(0.45) };
    case "grow": {
      const grown = 0.62 + 0.38 * smoothstep(0, 0.9, progress);
      return { ...rest, stretch_x: grown, stretch_y: grown };
    }
    case "shake":
      return { ...rest, x: 0.012 * wave(6.1), angle: 0.02 * wave(5.3, 1) };
    case "appear": {
      const seen = smoothstep(0.02, 0.4, progress);
      return { ...living, alpha: seen, stretch_x: 0.94 + 0.06 * seen, stretch_y: 0.94 + 0.06 * seen, glow: seen * 1.2 };
    }
  }
}
