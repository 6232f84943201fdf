import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, hairs, onto, tube } from "./anatomy.ts";
import { onWing, plumageOf, type BirdSpec } from "./bird-spec.ts";
import { bough } from "./bough.ts";
import { spread, type Wing } from "./wings.ts";
import type { Point } from "./strokes.ts";

/** A bird that comes towards the lens or leaves it. */
export function birdAhead(spec: BirdSpec, brush: Brush): void {
  const { ctx, motion, phase, light, random } = brush;
  const look = plumageOf(spec, brush);
  const turn = phase * Math.PI * 2;
  const away = brush.facing === "away";
  const air = onWing(spec, motion);
  const afloat = spec.afloat === true && !air;
  const going = motion === "walk" || motion === "run";
  const g = spec.girth;
  if (spec.aloft && !air) bough(brush, 0.9, 0.05);
  const middle = air ? -0.5 + Math.sin(turn) * 0.02 : afloat ? -g * 0.4 : -spec.leg.length - g * 0.9;
  if (air) {
    const glide = spec.glide ?? 0;
    const lift = Math.cos(turn) * (1 - glide * 0.8) * 0.9 + glide * 0.16;
    const fold = Math.max(0, -Math.sin(turn)) * (1 - glide);
    for (const side of [-1, 1]) {
      const root: Point = [side * g * 0.4, middle - g * 0.4];
      const arm = spec.wing.span * 0.46;
      const wrist: Point = [
        root[0] + side * Math.cos(lift + fold * 0.4) * arm,
        root[1] - Math.sin(lift + fold * 0.4) * arm,
      ];
      const hand = spec.wing.span * (0.62 - fold * 0.16);
      const bend = lift * 0.85 - Math.sin(turn) * 0.35 * (1 - glide) - fold * 0.8;
      const tip: Point = [wrist[0] + side * Math.cos(bend) * hand, wrist[1] - Math.sin(bend) * hand];
      const wing: Wing = {
        root,
        wrist,
        tip,
        back: [side * 0.14, 1],
        chord: spec.wing.chord * 0.62,
        slots: spec.wing.slots,
      };
      spread(ctx, wing, look, 0.92);
    }
  } else if (!afloat)
    for (const side of [-1, 1]) {
      const step = going ? footfall(phase + (side > 0 ? 0.5 : 0), 0.6) : { lift: 0, place: 0 };
      const y = step.place * 0.01 - step.lift * spec.leg.length * 0.2;
      const x = side * g * 0.4;
      flesh(
        ctx,
        css(rgb(spec.leg.colour)),
        tube(
          [
            [x, middle + g * 0.7],
            [x, y - 0.02],
          ],
          [0.02, 0.013],
        ),
      );
      for (const dx of [-0.045, 0, 0.045])
        flesh(
          ctx,
          css(rgb(spec.leg.colour)),
          tube(
            [
              [x, y - 0.02],
              [x + dx, y + 0.004],
            ],
            [0.012, 0.007],
          ),
        );
    }
  const body = tube(
    [
      [0, middle - g * (air ? 0.7 : 1.25)],
      [0, middle - g * 0.3],
      [0, middle + g * 0.4],
      [0, middle + g * (afloat ? 0.5 : 1.0)],
    ],
    [g * 0.5, g * 0.86, g * 0.9, g * (afloat ? 0.86 : 0.42)],
  );
  flesh(ctx, css(away ? look.back : mix(look.belly, look.back, 0.25)), body);
  onto(ctx, () => {
    if (!away) bloom(ctx, look.belly, 0, middle + g * 0.1, g * 0.7, g * 1.1, 0.9);
    hairs(ctx, scale(away ? look.back : look.belly, 0.55), 0.006, 0.3, 70, () => {
      const t = random();
      const v = -0.9 + random() * 1.8;
      return [body.at(t, v), body.at(t + 0.05, v * 1.02)];
    });
  });
  if (!air)
    for (const side of [-1, 1]) {
      const wing = tube(
        [
          [side * g * 0.78, middle - g * 0.7],
          [side * g * 0.96, middle - g * 0.1],
          [side * g * 0.72, middle + g * 0.8],
        ],
        [g * 0.16, g * 0.22, g * 0.06],
      );
      flesh(ctx, css(look.coverts), wing);
    }
  const headAt: Point = [
    0,
    air ? middle - g * 0.4 : middle - g * 0.7 - Math.sin(Math.max(0.3, spec.neckRise)) * spec.neck * 0.95,
  ];
  if (!air && spec.neck > 0.2)
    flesh(
      ctx,
      css(mix(look.crown, look.belly, 0.4)),
      tube([[0, middle - g * 0.8], [0, (headAt[1] + middle - g) / 2], headAt], [g * 0.5, spec.throat, spec.throat]),
    );
  const r = spec.head;
  const gaze = motion === "look" ? Math.sin(turn) * 0.3 : 0;
  ctx.beginPath();
  ctx.ellipse(headAt[0], headAt[1], r, r * 0.98, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(look.crown);
  ctx.fill();
  if (away) return;
  const { length, depth, colour, hook } = spec.bill;
  const long = Math.min(length * 0.55, r * 1.2) * (0.6 + hook * 0.4);
  ctx.beginPath();
  ctx.moveTo(gaze * r - depth * 0.5, headAt[1]);
  ctx.quadraticCurveTo(gaze * r * 1.2, headAt[1] - depth * 0.6, gaze * r + depth * 0.5, headAt[1]);
  ctx.quadraticCurveTo(gaze * r * 1.6 + depth * 0.3, headAt[1] + long * 0.7, gaze * r * 1.8, headAt[1] + long);
  ctx.quadraticCurveTo(gaze * r * 1.6 - depth * 0.3, headAt[1] + long * 0.7, gaze * r - depth * 0.5, headAt[1]);
  ctx.fillStyle = css(rgb(colour));
  ctx.fill();
  bloom(
    ctx,
    mix(rgb(colour), [255, 255, 250], 0.7),
    gaze * r * 1.2,
    headAt[1] + long * 0.1,
    depth * 0.2,
    long * 0.4,
    0.6,
  );
  for (const side of [-1, 1])
    eye(
      ctx,
      rgb(spec.iris),
      side * r * 0.56 + gaze * r * 0.6,
      headAt[1] - r * 0.16,
      Math.max(0.012, r * 0.16),
      light.side,
    );
  if (spec.after) {
    ctx.save();
    ctx.translate(...headAt);
    ctx.scale(r, r);
    spec.after(brush, look.crown);
    ctx.restore();
  }
}
