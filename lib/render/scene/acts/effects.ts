import { clamp, css, mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush, SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import type { Scene } from "./act-scene.ts";
import { shareAt } from "./act-time.ts";
import { beside } from "./liquids.ts";
import { staysPut, type Played } from "./play.ts";
import { stepsUnder } from "./steps.ts";
import { tunnelOf } from "./tunnel.ts";

/** What flies, rises and falls about a thing as something happens to it: in a few pictures that move, one after the other. */

/** Seconds from one of its pictures to the same one again. */
interface Stream {
  box: SceneElement["box"];
  paint: (flight: number) => (brush: Brush) => void;
  flights: number;
  each_s: number;
  /** Share of the act from which it is seen, and to which. */
  from: number;
  to: number;
  /** Where one of them is at a share of its way, lengths in heights of the thing. */
  way: (gone: number, flight: number) => Partial<Played>;
  before?: boolean;
}

function streamOf({ timed, script }: Scene, thing: Actor, stream: Stream): Actor[] {
  const { flights, each_s, from, to, way } = stream;
  return Array.from({ length: flights }, (_, flight) => {
    const at = (t: number): Played => {
      const share = shareAt(timed, script, t);
      const gone = (((t / each_s + flight / flights) % 1) + 1) % 1;
      const own = { ...staysPut, ...way(gone, flight) };
      const isSeen = share >= from && share <= to;
      const { height_m } = thing;
      return { ...own, x_m: own.x_m * height_m, y_m: own.y_m * height_m, alpha: isSeen ? own.alpha : 0 };
    };
    const actor = beside(thing, stream.box, stream.paint(flight), { at, pictureAt: null });
    return { ...actor, z_m: thing.z_m + (stream.before === false ? 0.01 : -0.01) * (1 + flight) };
  });
}

/** A cloud of soft balls, darker below. */
const cloud =
  (light: Rgb, dark: Rgb) =>
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 37 * flight);
    for (let i = 0; i < 46; i++) {
      const [x, y] = [(random() - 0.5) * 0.7, -0.5 + (random() - 0.5) * 0.7];
      const r = (0.1 + 0.14 * random()) * (1 - Math.hypot(x, y + 0.5));
      ctx.fillStyle = css(mix(dark, light, clamp(0.4 - (y + 0.5) + 0.3 * random(), 0, 1)), 0.34);
      ctx.beginPath();
      ctx.arc(x, y, Math.max(0.02, r), 0, 7);
      ctx.fill();
    }
  };
const unitBox = { left: -0.6, right: 0.6, top: -1.1, bottom: 0.1 };

/** Smoke from a place on a thing, larger and thinner as it rises. */
const smoke = (x: number, y: number, size: number, rise: number, tones: [Rgb, Rgb], from: number): Stream => ({
  box: unitBox,
  paint: cloud(...tones),
  flights: 4,
  each_s: 2.4,
  from,
  to: 1,
  way: (gone) => {
    const wide = size * (0.35 + 0.85 * gone);
    return {
      x_m: x + 0.25 * rise * gone ** 2,
      y_m: y - wide * 0.3 + rise * gone,
      wide,
      tall: wide,
      alpha: Math.min(1, gone * 6, (1 - gone) * 1.6),
    };
  },
});

/** Drops of glowing rock, thrown up in a sheaf. */
const lava =
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 53 * flight);
    for (let i = 0; i < 90; i++) {
      const high = random();
      const x = (random() - 0.5) * 0.75 * Math.sqrt(high);
      const size = 0.008 + 0.02 * random() * (1.2 - high);
      ctx.fillStyle = css(mix([255, 214, 96], [255, 74, 22], clamp(high * 1.2 * random() + 0.2, 0, 1)), 0.95);
      ctx.beginPath();
      ctx.ellipse(x, -high, size * 0.8, size * 1.7, x, 0, 7);
      ctx.fill();
    }
  };

/** Leaves as they come off a crown. */
const autumnal: readonly Rgb[] = [rgb("#d68026"), rgb("#c4541e"), rgb("#e2a83c"), rgb("#965c28")];
const foliage =
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 41 * flight);
    for (let i = 0; i < 16; i++) {
      ctx.save();
      ctx.translate((random() - 0.5) * 1.05, -0.42 - 0.5 * random());
      ctx.rotate(random() * 6);
      ctx.fillStyle = css(autumnal[i % autumnal.length]!);
      ctx.beginPath();
      ctx.ellipse(0, 0, 0.017, 0.008, 0, 0, 7);
      ctx.fill();
      ctx.restore();
    }
  };
const litter = ({ ctx, seed }: Brush): void => {
  const random = randomFrom(seed + 5);
  for (let i = 0; i < 190; i++) {
    const [far, turn] = [Math.sqrt(random()), random() * 7];
    ctx.fillStyle = css(autumnal[i % autumnal.length]!, 0.95);
    ctx.beginPath();
    ctx.ellipse(far * Math.cos(turn) * 0.62, far * Math.sin(turn) * 0.07, 0.016, 0.007, turn, 0, 7);
    ctx.fill();
  }
};

/** A bolt from far above down into the top of a thing, with its branches. */
const bolt =
  (flight: number) =>
  ({ ctx, seed }: Brush): void => {
    const random = randomFrom(seed + 61 * flight);
    const line = (x: number, y: number, to: number, lean: number, width: number): void => {
      const points: [number, number][] = [[x, y]];
      for (let at = y; at > to; at -= 0.13) {
        const [last] = points.at(-1)!;
        points.push([last + lean * 0.13 + (random() - 0.5) * 0.2, at - 0.13]);
        if (width > 0.02 && random() < 0.24) line(last, at, Math.min(y, at + 0.7), 0, 0);
      }
      for (const [wide, tone] of [
        [width * 7, css([150, 180, 255], 0.16)],
        [width * 3, css([190, 210, 255], 0.4)],
        [width, css([255, 255, 255])],
      ] as const) {
        ctx.lineWidth = wide;
        ctx.strokeStyle = tone;
        ctx.lineJoin = "round";
        ctx.beginPath();
        points.forEach(([px, py], i) => (i === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py)));
        ctx.stroke();
      }
      if (width > 0.02) {
        for (const [px, py] of points.filter((_, i) => i % 4 === 2)) fork(px, py);
      }
    };
    const fork = (x: number, y: number): void => {
      ctx.lineWidth = 0.012;
      ctx.strokeStyle = css([235, 240, 255], 0.9);
      ctx.beginPath();
      ctx.moveTo(x, y);
      const side = random() < 0.5 ? -1 : 1;
      for (let i = 1; i < 5; i++) ctx.lineTo(x + side * (0.07 + 0.1 * random()) * i, y + 0.11 * i);
      ctx.stroke();
    };
    line(0, -0.86, -3.4, flight === 0 ? 0.12 : -0.16, 0.03);
  };

/** The lamps of a traffic light, of which one burns: in its heights. */
const signal =
  (isRed: boolean) =>
  ({ ctx }: Brush): void => {
    const lamp = (y: number, tone: Rgb, isLit: boolean): void => {
      for (const [size, colour] of [
        ...(isLit ? ([[0.13, css(tone, 0.22)]] as const) : []),
        [isLit ? 0.05 : 0.062, css(isLit ? tone : mix(tone, [12, 12, 14], 0.8))],
        ...(isLit ? ([[0.026, css(mix(tone, [255, 255, 255], 0.55))]] as const) : []),
      ] as const) {
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.arc(-0.018, y, size, 0, 7);
        ctx.fill();
      }
    };
    lamp(-0.92, [255, 52, 36], isRed);
    lamp(-0.7, [40, 230, 96], !isRed);
  };

const ashen: [Rgb, Rgb] = [rgb("#706462"), rgb("#2e282a")];
const pale: [Rgb, Rgb] = [rgb("#ececee"), rgb("#96969c")];
const dusty: [Rgb, Rgb] = [rgb("#d6c8b2"), rgb("#968670")];

/** What is seen beside a thing as it acts. */
export function effectsOf(scene: Scene, thing: Actor): Actor[] {
  const stream = (each: Stream) => streamOf(scene, thing, each);
  switch (scene.timed.act) {
    case "shed": {
      const box = { left: -0.7, right: 0.7, top: -1, bottom: 0.1 };
      const drift = (gone: number, flight: number) => ({
        x_m: 0.16 * gone + 0.05 * Math.sin(gone * 9 + flight * 2),
        y_m: 0.06 - 0.52 * gone,
        alpha: Math.min(1, gone * 8, (1 - gone) * 5),
      });
      const shared = { box, from: 0.02, to: 1, before: true };
      return [
        ...stream({ ...shared, paint: () => litter, flights: 1, each_s: 1, way: () => ({}) }),
        ...stream({ ...shared, paint: foliage, flights: 6, each_s: 3.4, way: drift }),
      ];
    }
    case "strike": {
      const box = { left: -1.6, right: 1.6, top: -3.6, bottom: 0 };
      const flash = (gone: number) => ({ alpha: gone < 0.36 ? 1 : gone < 0.5 ? 0.25 : 0 });
      return stream({ box, paint: bolt, flights: 2, each_s: 0.6, from: 0.22, to: 0.5, way: flash, before: true });
    }
    case "erupt": {
      const thrown = (gone: number) => ({
        y_m: 0.74 + 0.1 * gone,
        wide: 0.35 + 0.4 * gone,
        tall: 0.25 + 0.55 * gone,
        alpha: Math.min(1, gone * 6, (1 - gone) * 2.5),
      });
      return [
        ...stream({ ...smoke(0, 0.8, 0.9, 0.8, ashen, 0.25), before: false }),
        ...stream({ box: unitBox, paint: lava, flights: 4, each_s: 1.1, from: 0.22, to: 1, way: thrown, before: true }),
      ];
    }
    case "crash":
      return [
        ...stream({ ...smoke(thing.element.box.right * 0.8, 0.25, 0.9, 0.5, dusty, 0.47), each_s: 1.4 }),
        ...stream(smoke(thing.element.box.right * 0.7, 0.6, 0.7, 1, pale, 0.6)),
      ];
    case "turn_green":
    case "turn_red": {
      const box = { left: -0.3, right: 0.3, top: -1.2, bottom: 0 };
      const shared = { box, each_s: 1, flights: 1, way: () => ({}) };
      const [first, then] = scene.timed.act === "turn_green" ? [true, false] : [false, true];
      return [
        ...stream({ ...shared, paint: () => signal(first), from: 0, to: 0.49999 }),
        ...stream({ ...shared, paint: () => signal(then), from: 0.5, to: 1 }),
      ];
    }
    case "bounce_down":
      return stepsUnder(thing);
    case "enter_tunnel":
      return tunnelOf(thing, true);
    case "leave_tunnel":
      return tunnelOf(thing, false);
    case "stall":
      return stream(smoke(thing.element.box.right * 0.68, 0.5, 0.8, 1, pale, 0.34));
    case "collapse":
      return thing.height_m > 2 ? stream({ ...smoke(0, 0, 1.5, 0.3, dusty, 0.5), each_s: 3 }) : [];
    default:
      return [];
  }
}
