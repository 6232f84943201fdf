import { scriptOfAct } from "#lib/acts/act-script.ts";
import { liquidIn } from "#lib/acts/liquids.ts";
import { contextOf } from "#lib/render/scene/canvas.ts";
import { css, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush, SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, randomFrom } from "#lib/render/scene/random.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Scene } from "./act-scene.ts";
import { shareAt } from "./act-time.ts";
import { bodyOf } from "#lib/render/scene/states/painted.ts";
import { staysPut, type Play } from "./play.ts";

const water: Rgb = [111, 151, 173];

/** What is in a thing: as is known of its kind, else of the colour that is seen of it; and where its body is. */
function vesselOf({ element, job }: Actor, brush: Brush): { liquid: Rgb; body: SceneElement["box"] } {
  const known = liquidIn(element.id);
  const side = 48;
  const canvas = brush.createCanvas(side, side);
  const ctx = contextOf(canvas);
  const { left, right, top, bottom } = element.box;
  const scaled = Math.min(side / (right - left), side / (bottom - top));
  ctx.scale(scaled, scaled);
  ctx.translate(-left, -top);
  const { colour, noun, label } = job;
  const random = randomFrom(job.seed);
  const own = { colour: colour === null ? null : rgb(colour), noun, label, random, seed: job.seed };
  element.paint({ ...brush, ...own, ctx, px_per_unit: scaled, window: element.box, state: {}, glow: () => {} });
  const { data } = ctx.getImageData(0, 0, side, side);
  let sum: Rgb = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    sum = [sum[0] + data[at]!, sum[1] + data[at + 1]!, sum[2] + data[at + 2]!];
    count++;
  }
  const { createCanvas } = brush;
  const box = element.box;
  const window = { left: box.left, top: box.top, right: box.left + side / scaled, bottom: box.top + side / scaled };
  const body = bodyOf({ canvas, ctx, createCanvas, box, window, seed: 0, phase: 0, brush });
  return { liquid: known !== null ? rgb(known) : count < 6 ? water : scale(sum, 1 / count), body };
}

/** What lies or runs about a thing, painted in its units, by the thing's own light. */
export function beside(thing: Actor, box: SceneElement["box"], paint: (brush: Brush) => void, play: Play): Actor {
  const element: SceneElement = { ...thing.element, box, paint, cycle: () => null, own: [], shading: "self" };
  const { cut: _cut, state: _state, ...job } = thing.job;
  return {
    ...thing,
    element,
    item: { ...thing.item, id: undefined, motion: "still" },
    job: { ...job, element, window: box, motion: "still", shadow: false },
    plates: new Map(),
    z_m: thing.z_m - 0.01,
    play,
  };
}

/** A pool with a soft edge and a shine, seen flat. */
const puddle =
  (thing: Actor) =>
  (brush: Brush): void => {
    const { ctx, seed } = brush;
    const { liquid: colour } = vesselOf(thing, brush);
    ctx.save();
    ctx.scale(1, 0.16);
    const round = (size: number) => {
      ctx.beginPath();
      for (let i = 0; i <= 48; i++) {
        const turn = (i / 48) * Math.PI * 2;
        const r = size * (0.86 + 0.3 * (fractal((i % 48) / 6, 3, seed + 5, 2, 8) - 0.5));
        ctx.lineTo(Math.cos(turn) * r, Math.sin(turn) * r);
      }
      ctx.closePath();
    };
    ctx.fillStyle = css(scale(colour, 0.72), 0.9);
    round(1.5);
    ctx.fill();
    ctx.fillStyle = css(colour, 0.95);
    round(1.44);
    ctx.fill();
    ctx.restore();
    ctx.fillStyle = css(mix(colour, [255, 255, 255], 0.65), 0.55);
    ctx.beginPath();
    ctx.ellipse(-0.4, -0.09, 0.5, 0.022, -0.04, 0, 7);
    ctx.fill();
  };

/** Foam that stands over a rim and runs down the sides. */
const foam =
  (thing: Actor) =>
  (brush: Brush): void => {
    const { ctx, seed } = brush;
    const { liquid, body } = vesselOf(thing, brush);
    const { left, right, top } = body;
    const middle = (left + right) / 2;
    const random = randomFrom(seed + 17);
    const pale = mix(liquid, [255, 253, 246], 0.8);
    const half = (right - left) * 0.4;
    const blobs = Array.from({ length: 150 }, (_, i) => {
      const x = (random() * 2 - 1) * half;
      const runs = i % 3 === 0;
      const y = runs ? top * (0.86 - 0.8 * random()) : top * (0.84 + 0.22 * random() * (1 - (x / half) ** 2));
      return { x: runs ? Math.sign(x || 1) * half * (0.86 + 0.12 * random()) : x, y, r: 0.03 + 0.05 * random() };
    });
    for (const [shade, aside] of [
      [scale(pale, 0.78), 0.012],
      [pale, 0],
    ] as const)
      for (const { x, y, r } of blobs) {
        ctx.fillStyle = css(shade, 0.96);
        ctx.beginPath();
        ctx.arc(middle + x + aside, y + aside, r, 0, 7);
        ctx.fill();
      }
  };

/** Drops in a wreath about a body, as they fly off it. */
const drops =
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 31 * flight);
    for (let i = 0; i < 34; i++) {
      const turn = -Math.PI * (0.02 + 0.96 * random());
      const [far, size] = [0.62 + 0.5 * random(), 0.018 + 0.03 * random()];
      const [x, y] = [Math.cos(turn) * far * 1.15, -0.45 + Math.sin(turn) * far * 0.8];
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn);
      ctx.fillStyle = css([206, 232, 246], 0.9);
      ctx.beginPath();
      ctx.ellipse(0, 0, size * 2.1, size * 0.8, 0, 0, 7);
      ctx.fill();
      ctx.fillStyle = css([255, 255, 255], 0.9);
      ctx.beginPath();
      ctx.ellipse(size * 0.8, -size * 0.2, size * 0.6, size * 0.25, 0, 0, 7);
      ctx.fill();
      ctx.restore();
    }
  };
const flights = 3;
/** Seconds from one flight of drops to its next. */
const flight_s = 0.9;

/** What flies off who shakes it off, as long as it is shaken; off who falls into water, from where they fall. */
const sprayOf = ({ timed, script }: Scene, thing: Actor, from = 0, x_m = 0): Actor[] =>
  Array.from({ length: flights }, (_, flight) => {
    const box = { left: -1.6, right: 1.6, top: -1.7, bottom: 0.3 };
    const at = (t: number) => {
      const gone = ((((t - timed.begin_s) / flight_s + flight / flights) % 1) + 1) % 1;
      const size = 0.6 + 0.6 * gone;
      const isOver = t < timed.begin_s || t > timed.end_s || shareAt(timed, script, t) < from;
      const alpha = isOver ? 0 : Math.min(1, gone * 5) * (1 - gone);
      return { ...staysPut, x_m, wide: size, tall: size, y_m: -0.12 * gone * thing.height_m, alpha };
    };
    return beside(thing, box, drops(flight), { at, pictureAt: null });
  });

const soil: Rgb = [92, 66, 44];

/** Clods as they fly out behind who digs, to the left. */
const clods =
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 31 * flight);
    for (let i = 0; i < 26; i++) {
      const far = random();
      ctx.fillStyle = css(scale(soil, 0.55 + 0.4 * random()));
      ctx.beginPath();
      const size = 0.012 + 0.022 * random();
      ctx.ellipse(
        -2.1 * far,
        -0.08 - 0.5 * Math.sin(far * Math.PI) - 0.3 * far * random(),
        size * 1.3,
        size,
        far,
        0,
        7,
      );
      ctx.fill();
    }
  };

/** Loose earth, as a flat heap. */
const heap = ({ ctx, seed }: Brush): void => {
  const random = randomFrom(seed + 7);
  for (let i = 0; i < 160; i++) {
    const at = random() * 2 - 1;
    const high = 0.3 * (1 - at * at) * random();
    ctx.fillStyle = css(scale(soil, 0.45 + 1.6 * high + 0.3 * random()));
    ctx.beginPath();
    const size = 0.025 + 0.04 * random();
    ctx.ellipse(at * 0.5, -high, size * 1.5, size, 0, 0, 7);
    ctx.fill();
  }
};

/** What an animal throws up as it digs: clods behind it, and a heap before its paws that grows. */
function earthOf({ timed, script }: Scene, by: Actor): Actor[] {
  const ahead = by.item.facing === "left" ? -1 : 1;
  const paws_m = ahead * by.element.box.right * 0.62 * by.height_m;
  const box = { left: -2.3, right: 2.3, top: -1, bottom: 0.1 };
  const flying = Array.from({ length: flights }, (_, flight) => {
    const at = (t: number) => {
      const gone = ((((t - timed.begin_s) / flight_s + flight / flights) % 1) + 1) % 1;
      const isDug = t >= timed.begin_s && t <= timed.end_s;
      const size = 0.5 + 0.9 * gone;
      return {
        ...staysPut,
        x_m: paws_m,
        wide: size * ahead,
        tall: size,
        alpha: isDug ? Math.min(1, gone * 6, (1 - gone) * 3) : 0,
      };
    };
    return { ...beside(by, box, clods(flight), { at, pictureAt: null }), z_m: by.z_m + 0.02 };
  });
  const at = (t: number) => {
    const size = script.times > 1 ? smoothstep(timed.begin_s, timed.end_s, t) : shareAt(timed, script, t);
    return { ...staysPut, x_m: paws_m * 1.25, wide: 0.5 + 0.5 * size, tall: 0.15 + 0.85 * size };
  };
  return [...flying, { ...beside(by, box, heap, { at, pictureAt: null }), z_m: by.z_m - 0.05 }];
}

/** Water that splashes up where who is pushed in falls. */
export const splashOf = (scene: Scene, fallen: Actor): Actor[] =>
  sprayOf(scene, fallen, 0.5, scene.script.to.at(-1)!.step * scene.step_m * heading(fallen));

/** What runs out of a thing in an act: the pool that it spills, the foam of what boils over. */
export function liquidsOf(scene: Scene, thing: Actor): Actor[] {
  const { timed } = scene;
  const script = scriptOfAct(timed.act);
  if (script === null) return [];
  const grown = (t: number, from: number, to: number) => smoothstep(from, to, shareAt(timed, script, t));
  if (timed.act === "spill") {
    const box = { left: -1.6, right: 1.6, top: -0.3, bottom: 0.3 };
    const at = (t: number) => {
      const size = grown(t, 0.38, 1);
      return {
        ...staysPut,
        x_m: thing.height_m * (0.8 + 0.4 * size),
        wide: 0.2 + 0.45 * size,
        tall: 0.2 + 0.45 * size,
        alpha: Math.min(1, size * 8),
      };
    };
    return [beside(thing, box, puddle(thing), { at, pictureAt: null })];
  }
  if (timed.act === "shake_off") return sprayOf(scene, thing);
  if (timed.act === "dig" || timed.act === "bury") return earthOf(scene, thing);
  if (timed.act === "boil_over") {
    const { box } = thing.element;
    const at = (t: number) => {
      const size = grown(t, 0.1, 0.75);
      return { ...staysPut, tall: 0.75 + 0.3 * size, wide: 0.92 + 0.12 * size, alpha: Math.min(1, size * 3) };
    };
    return [beside(thing, { ...box, top: box.top * 1.2 }, foam(thing), { at, pictureAt: null })];
  }
  return [];
}
