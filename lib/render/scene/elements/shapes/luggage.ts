import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

function paintSuitcase(brush: Brush, pen: Pen): void {
  const shell = brush.colour ?? mix(brush.light.primary, rgb("#3f6a74"), 0.6);
  pen.line("M-12 -76 L-12 -98 L12 -98 L12 -76", pen.tone([180, 184, 190], "metal", 0.3, 0.3), 3);
  for (const x of [-26, 26]) pen.fill(`O ${x} -2.6 3 3`, [30, 30, 34]);
  const body = roundedBox(-36, -80, 72, 76, 8);
  pen.body(body, shell, "satin", [-36, 0, 36, 0]);
  pen.within(body, () => {
    for (let i = 0; i < 9; i++)
      pen.body(
        `M${-32 + i * 7.4} -80 L${-28 + i * 7.4} -80 L${-28 + i * 7.4} -4 L${-32 + i * 7.4} -4 Z`,
        shell,
        "satin",
        [-32 + i * 7.4, 0, -28 + i * 7.4, 0],
      );
  });
  pen.bevel(body, 1.6, 0.45);
}

export function paintBox(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  pen.soft(0, -1, 70, 5, [8, 8, 12], 0.5);
  if (variants.has("suitcase_luggage")) return paintSuitcase(brush, pen);
  if (variants.has("cereal")) return paintCarton(brush, pen);
  const parcel = variants.has("parcel");
  const gift = variants.has("gift");
  const skin = brush.colour ?? (parcel ? rgb("#b98a58") : mix(brush.light.primary, brush.light.accent, 0.35));
  const left = "M-60 -72 L-6 -60 L-6 0 L-60 -14 Z";
  const right = "M-6 -60 L62 -74 L62 -15 L-6 0 Z";
  const top = "M-60 -72 L8 -84 L62 -74 L-6 -60 Z";
  const open = told(brush, "open", 0);
  const flap = (from: string, to: readonly [number, number, number, number], lit: number): void =>
    pen.face(`M${from} L${to[0]} ${to[1]} L${to[2]} ${to[3]} Z`, skin, "satin", lit, 0.4);
  if (open > 0.05) {
    const [up, out] = [24 * open, 16 * open];
    flap("-60 -72 L8 -84", [8 - out * 0.4, -84 - up, -60 - out * 0.4, -72 - up], 0.3);
    flap("8 -84 L62 -74", [62 + out * 0.4, -74 - up, 8 + out * 0.4, -84 - up], -0.2);
    pen.fill(top, [22, 16, 12], 0.5 + 0.5 * open);
  }
  pen.face(left, skin, "satin", -0.75, 0);
  pen.face(right, skin, "satin", 0.68, 0.05);
  if (open > 0.05) {
    const [down, out] = [16 * open, 18 * open];
    flap("-60 -72 L-6 -60", [-6 - out, -60 + down, -60 - out, -72 + down], -0.4);
    flap("-6 -60 L62 -74", [62 + out, -74 + down, -6 + out, -60 + down], 0.6);
  } else pen.face(top, skin, "satin", 0.1, 0.95);
  if (parcel) {
    for (const d of [left, right, top]) pen.grain(d, "speckle", 0.3);
    pen.fill("M-34 -76.6 L-26 -78 L30 -68 L22 -66.2 Z", [226, 206, 166], 0.75);
    pen.fill("M22 -66.2 L30 -67.8 L30 -52 L22 -50.2 Z", [226, 206, 166], 0.6);
  }
  for (const d of [left, right, top]) pen.bevel(d, 0.9, 0.4);
  pen.line("M-60 -72 L-6 -60 L62 -74 M-6 -60 L-6 0", mix(skin, [255, 255, 255], 0.6), 0.6, 0.7);
  if (gift) {
    const ribbon = brush.colour ? ([248, 240, 226] as Rgb) : rgb("#b3202b");
    pen.face("M22 -65.8 L34 -68.2 L34 -9 L22 -6.2 Z", ribbon, "gloss", 0.68, 0.05);
    pen.face("M-38 -67 L-28 -65 L-28 -5.8 L-38 -8.4 Z", ribbon, "gloss", -0.7, 0);
    pen.face(
      "M22 -65.8 L34 -68.2 L-24 -78.4 L-36 -76.2 Z M-38 -67 L-28 -65 L40 -78 L30 -80 Z",
      ribbon,
      "gloss",
      0.2,
      0.8,
    );
    for (const s of [-1, 1]) {
      pen.body(
        `M1 -74 C${s * 12} -100 ${s * 40} -98 ${s * 36} -86 C${s * 34} -78 ${s * 14} -74 1 -74 Z`,
        ribbon,
        "gloss",
        [s * 4, -72, s * 30, -98],
      );
      pen.fill(
        `M${s * 4} -77 C${s * 14} -90 ${s * 28} -92 ${s * 28} -86 C${s * 26} -82 ${s * 14} -77 ${s * 4} -77 Z`,
        scale(ribbon, 0.4),
        0.7,
      );
    }
    pen.body("O 1 -76 5 4.4", ribbon, "gloss", [-4, -72, 6, -80]);
    return;
  }
  const name = nameOn(brush);
  brush.ctx.save();
  brush.ctx.transform(1, -0.206, 0, 1, 0, 0);
  if (name)
    letter(brush.ctx, {
      text: name,
      x: 0.28,
      y: parcel ? -0.2 : -0.32,
      width: 0.54,
      height: parcel ? 0.07 : 0.12,
      ink: inkOn(skin),
      tracking: 0.1,
    });
  brush.ctx.restore();
}

/** A packet as it stands on a shelf: a tall front and a narrow side. */
function paintCarton(brush: Brush, pen: Pen): void {
  const skin = brush.colour ?? mix(brush.light.primary, rgb("#c8452e"), 0.45);
  const front = "M-40 -97 L22 -95 L22 0 L-40 -3 Z";
  const flank = "M22 -95 L40 -98 L40 -6 L22 0 Z";
  pen.face(flank, scale(skin, 0.9), "satin", 0.7, 0);
  pen.face(front, skin, "satin", -0.15, 0.15);
  pen.face("M-40 -97 L-20 -100 L40 -98 L22 -95 Z", mix(skin, [255, 255, 255], 0.2), "satin", 0, 0.9);
  pen.within(front, () => {
    pen.fill("M-44 -36 C-20 -52 4 -26 26 -42 L26 4 L-44 4 Z", pen.tone([248, 238, 216], "satin", 0.1, 0.2));
    pen.soft(-9, -70, 30, 26, [255, 244, 220], 0.25);
    const bowl = "M-32 -26 C-30 -10 -20 -5 -9 -5 C2 -5 12 -10 14 -26 Z";
    pen.body(bowl, [70, 110, 130], "gloss", [-32, 0, 14, 0]);
    pen.fill("O -9 -26 23 4.6", pen.tone([246, 240, 226], "satin", 0.1, 0.6));
    for (let i = 0; i < 26; i++)
      pen.fill(`O ${-27 + ((i * 17) % 37)} ${-28 + ((i * 13) % 6)} 2.6 1.8`, i % 3 ? [222, 160, 70] : [176, 104, 40]);
  });
  const name = nameOn(brush);
  if (name)
    letter(brush.ctx, {
      text: name,
      x: -0.09,
      y: -0.72,
      width: 0.5,
      height: 0.14,
      ink: inkOn(skin),
      weight: 700,
      tracking: 0.06,
    });
  pen.bevel(front, 0.9, 0.4);
  pen.line("M22 -95 L22 0", mix(skin, [255, 255, 255], 0.6), 0.6, 0.7);
}
