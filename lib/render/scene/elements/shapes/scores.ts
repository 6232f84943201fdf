import { rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Finish } from "./finish.ts";
import { metal, paper, speckle, tint } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { sheet, slab, tube, type Solid } from "./solid.ts";

/** Staves of five lines, heads and stems of notes, bars; the page is drawn flat and bends with its sheet. */
const notedPage = (seed: number, at: number): Finish => {
  const stock = paper(rgb("#efe6d0"), seed, 0.3);
  return {
    ...stock,
    surface: (s) => {
      stock.surface?.(s);
      const [u, v] = [s.x, s.y];
      const system = v * 8.2 + 0.35;
      const row = Math.floor(system);
      const within = (system - row) * 1.9 - 0.35;
      const margin = u > 0.035 && u < 0.345;
      if (!margin || row < 0 || row > 7) return;
      const ink = (share: number) => tint(s, [38, 32, 34], share);
      if (within > -0.02 && within < 1.02) {
        const five = within * 4;
        if (Math.abs(five - Math.round(five)) < 0.1) ink(0.62);
        const bar = (u - 0.035) * 16.1;
        if (Math.abs(bar - Math.round(bar)) < 0.02) ink(0.7);
      }
      const beat = (u - 0.04) * 62;
      const note = Math.floor(beat);
      const high = speckle(note, row, at, seed) * 1.1 - 0.05;
      if (speckle(note, row, at + 5, seed) < 0.24) return;
      const dx = beat - note - 0.4;
      if (Math.hypot(dx * 1.1, (within - high) * 3.6) < 0.34) ink(0.92);
      const stem = high > 0.5 ? within > high - 0.85 && within < high : within < high + 0.85 && within > high;
      if (Math.abs(dx - (high > 0.5 ? -0.24 : 0.24)) < 0.09 && stem) ink(0.85);
    },
  };
};

/** An open score on a stand: two pages that bow from the spine, a tilted desk, three feet. */
export function paintSheetMusic(brush: Brush): void {
  const { seed, phase } = brush;
  const steel = metal(brush.colour ?? rgb("#2c2d31"), seed, 0.4);
  const page = (side: 1 | -1, lift: number): Solid => {
    const finish = notedPage(seed, side + lift * 10);
    const solid = sheet(finish, 22, 12, (u, v) => {
      const bow = Math.sin(u * Math.PI * 0.55) * 0.035 * (1 - u * 0.35);
      const x = u * 0.19 * Math.cos(lift * Math.PI * 0.9);
      const out = u * 0.19 * Math.sin(lift * Math.PI * 0.9);
      return [side * x, 0.01 + v * 0.25, bow + out + 0.012];
    });
    // Ink is placed by where on the page, whichever way it bends.
    const local: number[] = [];
    for (let j = 0; j <= 12; j++)
      for (let i = 0; i <= 22; i++) local.push(0.38 * (side > 0 ? i / 22 : 1 - i / 22), j / 12, 0);
    return { ...solid, local };
  };
  const turning = brush.motion === "turn" || brush.motion === "open" ? phase : null;
  const desk = together(
    [
      moved(slab(steel, 0.44, 0.27, 0.012, 0.012), { at: [0, 0.135, -0.004] }),
      moved(slab(steel, 0.44, 0.016, 0.05, 0.006), { at: [0, 0, 0.02] }),
      page(-1, 0),
      page(1, 0),
      ...(turning === null ? [] : [page(1, Math.min(1.05, turning * 1.1))]),
    ],
    { turn: [-0.42, 0, 0], at: [0, 0.7, 0.02] },
  );
  const legs = [0, 1, 2].map((i): Solid => {
    const a = Math.PI / 2 + (i * Math.PI * 2) / 3;
    return tube(steel, [[0, 0.19, 0], [Math.cos(a) * 0.1, 0.1, Math.sin(a) * 0.1], [Math.cos(a) * 0.2, 0.008, Math.sin(a) * 0.2]], 0.009, { sides: 8, steps: 4 }); // prettier-ignore
  });
  const pole = [
    tube(steel, [[0, 0.1, 0], [0, 0.3, 0], [0, 0.5, 0]], 0.012, { sides: 10, steps: 2 }),
    tube(steel, [[0, 0.45, 0], [0, 0.6, 0], [0, 0.78, -0.03]], 0.0085, { sides: 10, steps: 2 }),
    tube(steel, [[0, 0.475, 0], [0, 0.5, 0]], 0.018, { sides: 10, steps: 1 }),
  ]; // prettier-ignore
  sculpt(brush, () => [...legs, ...pole, ...desk], {
    pitch: 0.3,
    turn: -0.3,
    ...(turning === null ? { keep: "score" } : { quick: true }),
  });
}
