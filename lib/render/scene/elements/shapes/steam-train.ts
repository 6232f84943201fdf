import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { roundedBox, type Pen } from "./pen.ts";
import { glaze, lamps } from "./road-parts.ts";

const brass = rgb("#c9a24e");
const iron: Rgb = [44, 44, 48];

export const steamLivery = ({ colour }: Brush): Rgb => colour ?? rgb("#28513f");
export const carriageOf = ({ colour }: Brush): Rgb => (colour ? mix(colour, rgb("#5a2a22"), 0.5) : rgb("#6c2a26"));

/** A steam locomotive with its tender and one carriage, its rods turning with the wheels. */
export function paintSteamTrain(brush: Brush, pen: Pen): void {
  const livery = steamLivery(brush);
  const turn = brush.motion === "idle" ? 0.6 : brush.phase * Math.PI * 2;
  steam(brush, pen);
  carriage(brush, pen, carriageOf(brush));
  tender(pen, livery);
  pen.fill("M-20 -26 L262 -26 L262 -18 L-20 -18 Z", iron);
  // Boiler, smoke box, chimney, domes.
  pen.body("M30 -78 L206 -78 L206 -36 L30 -36 Z", livery, "paint", [0, -34, 0, -78]);
  pen.body("M204 -79 L238 -79 Q242 -79 242 -74 L242 -40 Q242 -35 238 -35 L204 -35 Z", iron, "satin", [0, -34, 0, -80]);
  for (const x of [60, 102, 146, 188]) pen.body(roundedBox(x, -78.6, 3, 43, 0.5), brass, "metal", [0, -36, 0, -79]);
  pen.body("M216 -78 L218 -90 L214 -97 L234 -97 L230 -90 L232 -78 Z", iron, "satin", [214, 0, 234, 0]);
  pen.body("M212 -96 L213 -99.5 L235 -99.5 L236 -96 Z", brass, "metal", [212, 0, 236, 0]);
  pen.body("M150 -77 C150 -88 153 -91 160 -91 C167 -91 170 -88 170 -77 Z", brass, "metal", [150, 0, 170, 0]);
  pen.body("M92 -77 C92 -86 95 -88 101 -88 C107 -88 110 -86 110 -77 Z", livery, "paint", [92, 0, 110, 0]);
  pen.body("M120 -77 L121 -84 L127 -84 L128 -77 Z", brass, "metal", [120, 0, 128, 0]);
  pen.line("M40 -66 L204 -66", brass, 1, 0.8);
  // Cab.
  const cab = "M-22 -24 L-22 -88 L34 -88 L34 -60 L40 -54 L40 -24 Z";
  pen.hull(cab, livery, "paint", [
    [-90, 0.2, 0.7],
    [-60, 0.24, 0.2],
    [-24, 0.1, -0.5],
  ]);
  pen.body("M-32 -88 C-20 -96 26 -96 42 -88 L42 -85.6 L-32 -85.6 Z", iron, "satin", [0, -85, 0, -96]);
  glaze(brush, pen, roundedBox(-14, -80, 18, 22, 3), -80, -58, true);
  glaze(brush, pen, roundedBox(9, -80, 18, 22, 3), -80, -58, true);
  pen.line(roundedBox(-18, -54, 52, 26, 2), brass, 0.9, 0.85);
  pen.bevel(cab, 0.8, 0.4);
  // Running board, cylinder, buffer beam, cowcatcher.
  pen.fill("M36 -38 L246 -38 L246 -34.4 L36 -34.4 Z", pen.tone(iron, "satin", 0.2, 0.5));
  pen.line("M36 -38 L246 -38", rgb("#b03a2a"), 1);
  pen.body(roundedBox(196, -30, 36, 16, 2), livery, "paint", [0, -14, 0, -30]);
  pen.decal("M244 -34 L254 -34 L254 -18 L244 -18 Z", rgb("#a8332a"));
  pen.body(roundedBox(254, -29, 10, 4.6, 1), iron, "metal", [0, -24, 0, -29]);
  pen.fill("M248 -18 L272 -4 L240 -4 Z", iron);
  for (let i = 0; i < 5; i++) pen.line(`M${247 + i} -17 L${243 + i * 6.6} -4`, [110, 112, 118], 0.9);
  for (const x of [52, 104, 156]) driver(brush, pen, x, 20, turn);
  for (const x of [212, 236]) driver(brush, pen, x, 9.5, turn * 2);
  driver(brush, pen, 8, 11, turn * 1.8);
  const [dx, dy] = [Math.cos(turn) * 8.4, Math.sin(turn) * 8.4];
  pen.line(`M${52 + dx} ${-22.4 + dy} L${156 + dx} ${-22.4 + dy}`, pen.tone([196, 200, 206], "metal", 0.4, 0.5), 3.2);
  pen.line(`M${104 + dx} ${-22.4 + dy} L196 -22.4 L212 -22.4`, pen.tone([210, 212, 216], "metal", 0.4, 0.6), 2.2);
  for (const x of [52, 104, 156]) pen.fill(`O ${x + dx} ${-22.4 + dy} 2.6 2.6`, [120, 122, 128]);
  pen.body(roundedBox(240, -92, 9, 11, 2), iron, "satin", [240, 0, 249, 0]);
  pen.fill("O 249 -86.5 2.4 4.4", lamps(brush) ? [255, 246, 214] : [232, 226, 206]);
  brush.glow({ x: 2.5, y: -0.86, radius: 0.9, colour: [255, 226, 160], strength: lamps(brush) ? 1 : 0.35 });
  brush.glow({
    x: 0.1,
    y: -0.4,
    radius: 0.4,
    colour: [255, 130, 50],
    strength: 0.3 + brush.light.night * 0.4,
    flicker: 0.6,
  });
}

function driver(brush: Brush, pen: Pen, x: number, r: number, turn: number): void {
  const { ctx } = brush;
  const y = -r - 2.4;
  pen.body(`O ${x} ${y} ${r} ${r}`, [96, 98, 104], "metal", [x, y + r, x, y - r]);
  pen.fill(`O ${x} ${y} ${r * 0.84} ${r * 0.84}`, [22, 22, 25]);
  ctx.save();
  ctx.translate(x / 100, y / 100);
  ctx.rotate(turn);
  ctx.strokeStyle = css(pen.tone(rgb("#a8332a"), "satin", 0.2, 0.3));
  ctx.lineWidth = r / 1100;
  for (let i = 0; i < 12; i++) {
    ctx.rotate(Math.PI / 6);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(r / 112, 0);
    ctx.stroke();
  }
  ctx.restore();
  pen.line(`O ${x} ${y} ${r * 0.88} ${r * 0.88}`, pen.tone(rgb("#a8332a"), "satin", 0.2, 0.3), r * 0.09);
  pen.fill(`O ${x} ${y} ${r * 0.24} ${r * 0.24}`, pen.tone(rgb("#a8332a"), "satin", 0.4, 0.4));
}

function tender(pen: Pen, livery: Rgb): void {
  pen.fill("M-150 -26 L-30 -26 L-30 -16 L-150 -16 Z", iron);
  pen.fill("M-142 -72 C-120 -84 -80 -86 -44 -72 Z", [24, 23, 24]);
  for (let i = 0; i < 26; i++)
    pen.fill(`O ${-136 + ((i * 37) % 92)} ${-73 - ((i * 13) % 8)} 3.4 2.4`, [44, 43, 46], 0.8);
  const tank = "M-150 -24 L-150 -72 L-34 -72 L-34 -60 L-28 -52 L-28 -24 Z";
  pen.hull(tank, livery, "paint", [
    [-73, 0.2, 0.7],
    [-60, 0.24, 0.2],
    [-24, 0.1, -0.5],
  ]);
  pen.line(roundedBox(-144, -64, 100, 34, 2), brass, 0.9, 0.85);
  pen.bevel(tank, 0.8, 0.4);
  for (const x of [-132, -104, -76, -48]) {
    pen.body(`O ${x} -12 9.5 9.5`, [84, 86, 92], "metal", [x, -2, x, -22]);
    pen.fill(`O ${x} -12 6.4 6.4`, [24, 24, 27]);
    pen.fill(`O ${x} -12 2 2`, [120, 120, 126]);
  }
}

function carriage(brush: Brush, pen: Pen, paint: Rgb): void {
  pen.fill("M-612 -24 L-166 -24 L-166 -14 L-612 -14 Z M-172 -22 L-148 -22 L-148 -18 L-172 -18 Z", iron);
  for (const x of [-580, -540, -236, -196]) {
    pen.body(`O ${x} -12 9.5 9.5`, [84, 86, 92], "metal", [x, -2, x, -22]);
    pen.fill(`O ${x} -12 6.4 6.4`, [24, 24, 27]);
  }
  const side = "M-612 -22 L-612 -86 L-166 -86 L-166 -22 Z";
  pen.hull(side, paint, "paint", [
    [-88, 0.24, 0.4],
    [-50, 0.24, 0.14],
    [-22, 0.1, -0.5],
  ]);
  pen.within(side, () => pen.decal("M-620 -84 L-160 -84 L-160 -52 L-620 -52 Z", mix(paint, [246, 232, 196], 0.78)));
  pen.body(
    "M-620 -86 C-610 -97 -590 -98 -560 -98 L-218 -98 C-188 -98 -168 -97 -158 -86 Z",
    scale([96, 92, 88], 1),
    "satin",
    [0, -85, 0, -99],
  );
  for (let i = 0; i < 13; i++) glaze(brush, pen, roundedBox(-602 + i * 34, -81, 24, 26, 3), -81, -55, true);
  for (let i = 0; i < 14; i++) pen.line(`M${-607 + i * 34} -50 L${-607 + i * 34} -24`, scale(paint, 0.5), 0.7, 0.7);
  pen.line("M-612 -51.4 L-166 -51.4 M-612 -26 L-166 -26", brass, 0.8, 0.8);
}

/** Steam that leaves the chimney and trails back over the train, puff after puff. */
function steam(brush: Brush, pen: Pen): void {
  const still = brush.motion === "idle" || brush.motion === "still";
  const warm = mix(mix([238, 238, 242], brush.light.halo, 0.25), [10, 12, 24], brush.light.night * 0.45);
  for (let i = 13; i >= 0; i--) {
    const age = i + brush.phase;
    const x = 225 - age * (still ? 5 : 26);
    const y = -104 - Math.sqrt(age) * (still ? 17 : 12);
    const r = 9 + age * 3.4;
    const alpha = 0.5 * (1 - age / 14);
    const sway = Math.sin(i * 2.4 + brush.seed) * r * 0.3;
    pen.soft(x + sway, y + sway * 0.4, r * 1.25, r, scale(warm, 0.72), alpha);
    pen.soft(x + sway + brush.light.side * r * 0.3, y - r * 0.3 + sway * 0.4, r * 0.9, r * 0.7, warm, alpha);
  }
}
