import { scale } from "#lib/render/scene/colour.ts";
import * as lamps from "#lib/render/scene/elements/shapes/luminaires.ts";
import { cornersOf, strengthOf, toned, type Placed } from "./placed.ts";

const wideOr = ({ part, w }: Placed, usual: number): number => (part.w === undefined ? usual : w);
const highOr = ({ part, h }: Placed, usual: number): number => (part.h === undefined ? usual : h);

function neon(p: Placed): void {
  const { c, part, frame } = p;
  const tone = toned(p, lamps.coolLight);
  if (!part.points) {
    lamps.neonRing(c, tone, p.x, -p.up, wideOr(p, 1) / 2, part.thick);
    return;
  }
  lamps.neon(c, tone, cornersOf(part.points, frame), part.thick);
}

/** Lamps: where they stand is the middle of what shines. */
export const lights: Readonly<Record<string, (p: Placed) => void>> = {
  strip: (p) => lamps.strip(p.c, p.x, -p.up, p.w, toned(p, lamps.coolLight), strengthOf(p, 0.7), p.part.thick ?? 0.03),
  candles: (p) => lamps.candles(p.c, p.x, -p.up, p.part.across ?? 3, p.part.pitch ?? 0.2),
  bulbs: (p) => lamps.stringLights(p.c, p.x, p.x + p.w, -p.up, highOr(p, 0.25)),
  lantern: (p) => lamps.paperLantern(p.c, p.x, -p.up, wideOr(p, 0.3), highOr(p, 0.4), toned(p, lamps.lampLight)),
  screen: (p) => {
    const high = highOr(p, 0.4);
    lamps.screen(p.c, p.x, -p.up - high, p.w, high, toned(p, scale(p.c.light.accent, 1)), p.part.blank !== true);
  },
  neon,
  spotlight: (p) => {
    const [across, up] = p.part.aim ?? [0, 0];
    lamps.spotlight(
      p.c,
      p.x,
      -p.up,
      ...(cornersOf([[across, up]], p.frame) as [number, number]),
      wideOr(p, 1),
      toned(p, lamps.coolLight),
      strengthOf(p, 0.8),
    );
  },
};
