import type { Variants } from "#lib/elements/variants.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { glaze, headlamp, lamps, underShade } from "./road-parts.ts";
import { paintReceding } from "./receding.ts";
import { carriageOf, paintSteamTrain, steamLivery } from "./steam-train.ts";
import { carriageEnd, coachEnd, expressEnd, risingSteam, steamEnd } from "./train-ends.ts";

const expressStripe = ({ colour, light }: Brush): Rgb => colour ?? mix(light.primary, rgb("#b3342a"), 0.55);
const metroStripe = ({ colour, light }: Brush): Rgb => colour ?? mix(light.accent, rgb("#1f6fb2"), 0.5);

/** A train takes its way: it is seen from its end only as it goes along it, or stands there. */
const endOn = ({ facing, motion }: Brush) => (facing === "camera" && motion !== "still") || facing === "away";

function paintTrainEnd(brush: Brush, variants: Variants): void {
  const goes = brush.facing === "away";
  const whole = { side: paintTrain, rear: -615, nose: 276, breadth: 74, setback: () => 0 };
  if (variants.has("steam")) {
    const livery = steamLivery(brush);
    if (goes)
      return paintReceding(brush, {
        ...whole,
        rear: -612,
        nose: 262,
        breadth: 70,
        end: (page) => carriageEnd(page, carriageOf(brush)),
      });
    const chimney_x = 37;
    risingSteam(brush, chimney_x);
    paintReceding(brush, {
      ...whole,
      side: (page) => {
        paintTrain({ ...page, motion: page.motion === "idle" ? "idle" : "drive" });
        // What stands on the boiler's crown is not on its flank.
        page.ctx.globalCompositeOperation = "destination-out";
        page.ctx.fillStyle = "#000";
        page.ctx.fillRect(0.44, -2, 3, 1.22);
        page.ctx.fillRect(-7, -2, 12, 1);
        page.ctx.globalCompositeOperation = "source-over";
      },
      rear: -612,
      nose: 262,
      breadth: 46,
      setback: (y) => (y < -80 ? 26 : y < -36 ? 18 : 4),
      end: (page) => steamEnd(page, livery),
    });
    return;
  }
  if (variants.has("subway")) {
    const stripe = metroStripe(brush);
    return paintReceding(brush, {
      ...whole,
      setback: (y) => (goes ? 0 : Math.max(0, -36 - y) * 0.2),
      end: (page) => coachEnd(page, goes, stripe, [206, 210, 216], -96),
    });
  }
  const stripe = expressStripe(brush);
  paintReceding(brush, {
    ...whole,
    setback: (y) => (goes ? 0 : y > -26 ? 0 : y > -64 ? (-26 - y) * 1.5 : 57 + (-64 - y) * 2.6),
    end: (page) => (goes ? coachEnd(page, goes, stripe, [236, 238, 240], -97) : expressEnd(page, stripe, goes)),
  });
}

export function paintTrain(brush: Brush): void {
  const { variants } = brush;
  if (endOn(brush)) return paintTrainEnd(brush, variants);
  const pen = penOf(brush, true);
  underShade(pen, -620, 280);
  rails(pen, -625, 288);
  if (variants.has("steam")) paintSteamTrain(brush, pen);
  else if (variants.has("subway")) paintMetro(brush, pen);
  else paintExpress(brush, pen);
}

export function rails(pen: Pen, from: number, to: number): void {
  pen.fill(`M${from} -2.4 L${to} -2.4 L${to} 0 L${from} 0 Z`, [58, 52, 48]);
  pen.fill(`M${from} -3 L${to} -3 L${to} -1.6 L${from} -1.6 Z`, pen.tone([176, 178, 182], "metal", 0.3, 0.4));
}

/** A bogie: frame, two wheels, springs. */
export function bogie(pen: Pen, x: number, apart = 26, r = 8.6): void {
  pen.fill(roundedBox(x - apart * 0.95, -17, apart * 1.9, 7, 2), [24, 24, 28]);
  for (const dx of [-apart / 2, apart / 2]) {
    pen.body(`O ${x + dx} ${-r - 2.4} ${r} ${r}`, [70, 70, 76], "metal", [x + dx, -2, x + dx, -2 - r * 2]);
    pen.fill(`O ${x + dx} ${-r - 2.4} ${r * 0.62} ${r * 0.62}`, [36, 36, 40]);
    pen.fill(`O ${x + dx} ${-r - 2.4} ${r * 0.24} ${r * 0.24}`, [120, 122, 128]);
  }
  pen.fill(roundedBox(x - apart * 0.8, -13, apart * 1.6, 3, 1), [44, 44, 50]);
}

function sideLight(brush: Brush, pen: Pen, drawing: string): void {
  const lit = brush.light.side < 0 ? -1 : 1;
  pen.within(drawing, () =>
    pen.fill(
      "M-640 -110 L300 -110 L300 0 L-640 0 Z",
      pen.blend(
        [-170 - 450 * lit, 0, -170 + 450 * lit, -60],
        [0, [6, 8, 18], 0.3],
        [0.55, [6, 8, 18], 0.02],
        [1, [255, 244, 224], 0.14],
      ),
    ),
  );
}

/** Windows in one dark band, as modern trains have. */
function windows(brush: Brush, pen: Pen, from: number, to: number, top: number, bottom: number, wide: number): void {
  pen.fill(roundedBox(from, top - 2, to - from, bottom - top + 4, 4), [14, 16, 20]);
  const many = Math.max(1, Math.floor((to - from - 4) / (wide + 3)));
  const step = (to - from - 4) / many;
  for (let i = 0; i < many; i++)
    glaze(brush, pen, roundedBox(from + 3 + i * step, top, step - 2.4, bottom - top, 2.5), top, bottom, true);
}

const coachLines = [
  [-98, 0.1, 0.95],
  [-90, 0.2, 0.6],
  [-80, 0.24, 0.26],
  [-46, 0.24, 0.08],
  [-30, 0.2, -0.1],
  [-12, 0.1, -0.8],
] as const;

function door(pen: Pen, x: number, paint: Rgb): void {
  pen.line(roundedBox(x, -84, 16, 66, 2), scale(paint, 0.4), 0.8, 0.8);
  pen.fill(roundedBox(x + 4, -76, 8, 26, 2.4), [20, 24, 30]);
}

function paintExpress(brush: Brush, pen: Pen): void {
  const stripe = expressStripe(brush);
  const white: Rgb = [236, 238, 240];
  const pairs = [
    "M-615 -14 L-615 -90 C-615 -95 -612 -97 -606 -97 L-196 -97 C-190 -97 -187 -95 -187 -90 L-187 -14 Z",
    "M-181 -14 L-181 -90 C-181 -95 -178 -97 -172 -97 L78 -97 C128 -97 170 -86 212 -64 C246 -46 270 -34 276 -24 C279 -18 274 -12 262 -11 L-176 -11 Z",
  ];
  pen.fill("M-190 -88 L-178 -88 L-178 -20 L-190 -20 Z", [22, 22, 26]);
  for (const x of [-560, -240, -130, 110]) bogie(pen, x);
  for (const shell of pairs) {
    pen.hull(shell, white, "paint", coachLines);
    pen.within(shell, () => {
      pen.decal(
        "M-640 -42 L150 -42 C210 -42 250 -34 290 -24 L290 -30 L290 -16 C250 -24 210 -31 150 -31 L-640 -31 Z",
        stripe,
      );
      pen.fill("M-640 -18 L290 -18 L290 0 L-640 0 Z", [40, 42, 48], 0.92);
      pen.fill("M-640 -97 L100 -97 L100 -92.5 L-640 -92.5 Z", [90, 94, 100], 0.5);
    });
    sideLight(brush, pen, shell);
  }
  windows(brush, pen, -586, -216, -80, -54, 30);
  windows(brush, pen, -150, 74, -80, -54, 30);
  for (const x of [-610, -207, -176, 80]) door(pen, x, white);
  const cab = "M136 -84 C158 -80 182 -70 202 -58 C188 -56 160 -57 132 -60 Z";
  glaze(brush, pen, cab, -84, -57);
  pen.line(cab, [30, 32, 36], 1, 0.8);
  const lamp = "M232 -41 C246 -37 258 -32 264 -27 C252 -27 240 -32 230 -37 Z";
  pen.fill(lamp, lamps(brush) ? [255, 250, 234] : [214, 222, 230]);
  pen.line("M-520 -97 L-505 -106 L-490 -97 M-522 -106.5 L-488 -106.5", [60, 62, 68], 1.4);
  for (const shell of pairs) pen.bevel(shell, 0.9, 0.35);
  headlamp(brush, 256, -33, 0.9);
}

function paintMetro(brush: Brush, pen: Pen): void {
  const stripe = metroStripe(brush);
  const steel: Rgb = [206, 210, 216];
  const cars = [
    "M-615 -14 L-615 -88 C-615 -94 -611 -96 -604 -96 L-186 -96 C-179 -96 -176 -94 -176 -88 L-176 -14 Z",
    "M-170 -14 L-170 -88 C-170 -94 -166 -96 -159 -96 L244 -96 C258 -96 264 -90 268 -76 L276 -36 L276 -18 C276 -15 274 -13 270 -13 L-166 -13 Z",
  ];
  for (const x of [-560, -230, -116, 206]) bogie(pen, x);
  for (const shell of cars) {
    pen.hull(shell, steel, "satin", coachLines);
    pen.within(shell, () => {
      for (let y = -44; y < -20; y += 3.4) pen.line(`M-640 ${y} L290 ${y}`, [110, 114, 120], 0.5, 0.4);
      pen.decal("M-640 -90 L290 -90 L290 -86 L-640 -86 Z M-640 -48 L290 -48 L290 -43 L-640 -43 Z", stripe);
    });
    sideLight(brush, pen, shell);
  }
  for (let i = 0; i < 11; i++) {
    const x = -604 + i * 39;
    if (i % 3 === 1) doorPair(brush, pen, x, stripe);
    else glaze(brush, pen, roundedBox(x, -80, 33, 27, 4), -80, -53, true);
  }
  for (let i = 0; i < 10; i++) {
    const x = -160 + i * 39;
    if (i % 3 === 1) doorPair(brush, pen, x, stripe);
    else glaze(brush, pen, roundedBox(x, -80, 33, 27, 4), -80, -53, true);
  }
  pen.decal("M236 -96 L244 -96 C258 -96 264 -90 268 -76 L276 -36 L276 -13 L236 -13 Z", stripe);
  glaze(brush, pen, "M246 -84 L258 -84 C260 -82 262 -78 263 -74 L268 -50 L246 -50 Z", -84, -50);
  pen.fill(roundedBox(266, -34, 8, 6, 2), lamps(brush) ? [255, 250, 230] : [214, 220, 226]);
  headlamp(brush, 270, -31, 0.8);
}

function doorPair(brush: Brush, pen: Pen, x: number, paint: Rgb): void {
  pen.decal(roundedBox(x, -84, 33, 70, 2), paint);
  for (const dx of [3, 18]) glaze(brush, pen, roundedBox(x + dx, -79, 12, 34, 2.4), -79, -45, true);
  pen.line(`M${x + 16.5} -84 L${x + 16.5} -14`, scale(paint, 0.3), 0.9);
}

export function paintTram(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? mix(brush.light.primary, rgb("#c0392b"), 0.6);
  const cream: Rgb = [244, 234, 206];
  if (endOn(brush))
    return paintReceding(brush, {
      side: paintTram,
      rear: -184,
      nose: 184,
      breadth: 74,
      top: -132,
      setback: (y) => Math.max(0, -48 - y) * 0.16,
      end: (page) => coachEnd(page, brush.facing === "away", paint, cream, -96),
    });
  underShade(pen, -190, 190);
  rails(pen, -195, 195);
  for (const x of [-96, 96]) bogie(pen, x, 40, 9.5);
  pen.line("M-20 -92 L16 -112 L-8 -128 M-30 -128.4 L14 -128.4", [52, 54, 60], 1.6);
  const shell =
    "M-178 -16 L-186 -48 L-180 -80 C-178 -90 -172 -94 -164 -94 L164 -94 C172 -94 178 -90 180 -80 L186 -48 L178 -16 Z";
  pen.hull(shell, cream, "paint", coachLines);
  pen.within(shell, () => {
    pen.fill(
      "M-200 -50 L200 -50 L200 0 L-200 0 Z",
      pen.blend(
        [0, -50, 0, -14],
        [0, pen.tone(paint, "paint", 0.3, 0.3)],
        [0.3, pen.tone(paint, "paint", 0.25, 0.02)],
        [1, pen.tone(paint, "paint", 0.1, -0.7)],
      ),
    );
    pen.line("M-200 -50 L200 -50 M-200 -22 L200 -22", rgb("#d8b45c"), 1, 0.9);
  });
  pen.body("M-170 -94 L-164 -99 L164 -99 L170 -94 Z", [120, 116, 110], "satin", [0, -94, 0, -100]);
  for (let i = 0; i < 7; i++) glaze(brush, pen, roundedBox(-126 + i * 37, -86, 32, 30, 3), -86, -56, true);
  for (const s of [-1, 1]) {
    glaze(brush, pen, `M${s * 172} -84 L${s * 158} -86 L${s * 158} -54 L${s * 178} -54 Z`, -86, -54, true);
    pen.line(roundedBox(s * 145 - 11, -86, 22, 68, 2), scale(paint, 0.4), 1);
    glaze(brush, pen, roundedBox(s * 145 - 8, -83, 16, 30, 2), -83, -53, true);
  }
  sideLight(brush, pen, shell);
  pen.fill("O 182 -36 4.6 5.4", lamps(brush) ? [255, 250, 230] : [214, 220, 226]);
  pen.bevel(shell, 0.9, 0.4);
  headlamp(brush, 184, -36, 0.7);
}
