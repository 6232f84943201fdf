import { birdsAhead, type BirdFact, type BirdMeasures } from "#lib/elements/birds.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { hexOf, momentOf } from "#lib/render/scene/elements/animals/moment.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { onWing, plumageOf, type BirdSpec } from "./bird-spec.ts";
import { bough } from "./bough.ts";
import { spread, type Wing } from "./wings.ts";
import type { Point } from "./strokes.ts";

/** A bird that comes towards the lens or leaves it. */
export function birdAhead(spec: BirdSpec, brush: Brush): void {
  const { ctx, motion, phase } = brush;
  const look = plumageOf(spec, brush);
  const turn = phase * Math.PI * 2;
  const away = brush.facing === "away";
  const air = onWing(spec, motion);
  const afloat = spec.afloat === true && !air;
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
  }
  const head_y = air ? middle - g * 0.4 : middle - g * 0.7 - Math.sin(Math.max(0.3, spec.neckRise)) * spec.neck * 0.95;
  const r = spec.head;
  const { length, depth, hook } = spec.bill;
  const measures: BirdMeasures = {
    girth: g,
    middle,
    top: middle - g * (air ? 0.7 : 1.25),
    low: middle + g * (afloat ? 0.5 : 1),
    seat: g * (afloat ? 0.86 : 0.42),
    throat: spec.throat,
    head: r,
    head_y,
    gaze: motion === "look" ? Math.sin(turn) * 0.3 * r : 0,
    depth,
    bill: Math.min(length * 0.55, r * 1.2) * (0.6 + hook * 0.4),
    eye_r: Math.max(0.012, r * 0.16),
  };
  const facts: BirdFact[] = air ? ["air"] : afloat ? [] : ["standing"];
  if (!air && spec.neck > 0.2) facts.push("necked");
  const { belly, crown, back } = look;
  const tones = {
    belly: hexOf(belly),
    crown: hexOf(crown),
    leg: spec.leg.colour,
    bill: spec.bill.colour,
    iris: spec.iris,
  };
  const { parts, colours, ...rows } = birdsAhead();
  draw(parts, momentOf(brush, { ...rows, colours: { ...colours, ...tones } }, { coat: back, measures, facts }), null);
  if (spec.after && !away) {
    ctx.save();
    ctx.translate(0, head_y);
    ctx.scale(r, r);
    spec.after(brush, look.crown);
    ctx.restore();
  }
}
