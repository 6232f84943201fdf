import { birds, type Bird } from "#lib/elements/birds.ts";
import { css, rgb } from "#lib/render/scene/colour.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, tube } from "./anatomy.ts";
import { bird } from "./bird-body.ts";
import type { BirdSpec } from "./bird-spec.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** The red comb and wattle of a hen. */
function comb(ctx: Ctx, [x, y]: Point, size: number): void {
  const red = css(rgb("#b8281f"));
  ctx.fillStyle = red;
  for (const [dx, dy, r] of [
    [-0.6, -0.98, 0.26],
    [-0.2, -1.24, 0.3],
    [0.22, -1.2, 0.28],
    [0.56, -0.96, 0.22],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x + dx * size, y + dy * size, r * size * 0.8, r * size * 1.3, dx * 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
  flesh(
    ctx,
    red,
    tube(
      [
        [x + size * 0.66, y + size * 0.34],
        [x + size * 0.66, y + size * 1.0],
      ],
      [size * 0.14, size * 0.2],
    ),
  );
  bloom(ctx, [255, 190, 170], x - size * 0.1, y - size * 1.3, size * 0.3, size * 0.16, 0.6);
}

/** The black knob and mask of a swan. */
function swanMask(ctx: Ctx, [x, y]: Point, size: number): void {
  ctx.fillStyle = "rgb(22,18,18)";
  ctx.beginPath();
  ctx.ellipse(x + size * 1.0, y - size * 0.16, size * 0.28, size * 0.22, 0.3, 0, Math.PI * 2);
  ctx.fill();
}

const onHeads: Readonly<Record<string, NonNullable<BirdSpec["after"]>>> = { comb, swanMask };

const given = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as T;

/** A row as its painter takes it. */
function specOf({ after, leg, tail, ...rest }: Bird): BirdSpec {
  const head = after ? onHeads[after] : undefined;
  if (after && !head) throw new Error(`data/elements/birds.json: nothing draws ${after}`);
  return { ...given(rest), leg: given(leg), tail: given(tail), ...(head ? { after: head } : {}) } as BirdSpec;
}

/** Painters of the birds that are told as data. */
export const birdPainters: Readonly<Record<string, Painter>> = Object.fromEntries(
  birds.map(({ id, plain, variants }) => {
    const base = specOf(plain);
    const kinds = variants.map(([kind, row]) => [kind, specOf(row)] as const);
    return [id, bird((brush) => kinds.find(([kind]) => brush.variants.has(kind))?.[1] ?? base)];
  }),
);
