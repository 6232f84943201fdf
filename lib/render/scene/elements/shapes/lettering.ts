import { css, luma, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { filmFontStack } from "#lib/render/scene/typography.ts";

const longest_name = 22;

const article =
  /^(a|an|the|un|una|uno|une|des|le|la|les|el|los|las|l'|il|lo|gli|ein|eine|einen|der|die|das|um|uma|o|os|as)[ ']/i;

/**
 * The name a label can carry, or null where the text is a sentence or only describes the thing: `Nebula running shoes`
 * on running shoes is Nebula, `new wireless headphones` on headphones is nothing.
 */
export function nameOn({ label, noun }: Pick<Brush, "label" | "noun">): string | null {
  const text = label.trim().replace(/\s+/g, " ");
  const words = text.split(" ").length;
  if (!text || words > 4 || /[.!?;:。！？،]/.test(text) || article.test(text)) return null;
  const thing = noun.trim().toLowerCase();
  const name = thing && text.toLowerCase().endsWith(thing) ? text.slice(0, text.length - thing.length).trim() : text;
  if (!name || name.length > longest_name || name.split(" ").length > 3) return null;
  const described = name !== text && name === name.toLowerCase() && /[a-z]/.test(name);
  return described ? null : name;
}

/** Ink that reads on a ground. */
export const inkOn = (ground: Rgb): Rgb => (luma(ground) > 132 ? [34, 27, 24] : [250, 244, 232]);

export interface Lettering {
  text: string;
  /** Middle of the line. */
  x: number;
  y: number;
  width: number;
  /** Height of the capitals at most. */
  height: number;
  ink: Rgb;
  weight?: number;
  /** Space between letters, in capitals' heights. */
  tracking?: number;
  align?: "center" | "left";
}

/** Whether the picture is drawn mirrored, as of things that face left: writing must be turned back. */
export const mirrored = (ctx: CanvasRenderingContext2D): boolean => ctx.getTransform().a < 0;

/** Sets one line in capitals, as large as its width and height allow, letterspaced where the script allows. */
export function letter(ctx: CanvasRenderingContext2D, line: Lettering): void {
  const text = line.text.toUpperCase();
  const latin = /^[ -\u024f]+$/.test(text);
  const em = 100;
  const cap = latin ? 0.71 : 0.86;
  ctx.save();
  ctx.font = `${line.weight ?? 600} ${em}px ${filmFontStack}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  const track = latin ? (line.tracking ?? 0.12) * em * cap : 0;
  const letters = latin ? [...text] : [text];
  const advances = letters.map((one) => ctx.measureText(one).width + track);
  const total = Math.max(1, advances.reduce((sum, advance) => sum + advance, 0) - track);
  const k = Math.min(line.width / total, line.height / (em * cap));
  ctx.translate(line.x, line.y);
  // Text is set large and scaled down: font sizes below a pixel are not drawn.
  const turned = mirrored(ctx);
  ctx.scale(turned ? -k : k, k);
  ctx.fillStyle = css(line.ink);
  let x = line.align !== "left" ? -total / 2 : turned ? -total : 0;
  letters.forEach((one, i) => {
    ctx.fillText(one, x, (em * cap) / 2);
    x += advances[i]!;
  });
  ctx.restore();
}

/** A maker's mark without words, one of a few by seed: ring and dot, leaf, chevrons, rays. */
export function mark(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, ink: Rgb, seed: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(r, r);
  ctx.fillStyle = ctx.strokeStyle = css(ink);
  ctx.lineWidth = 0.13;
  ctx.lineCap = "round";
  const kind = (seed >>> 3) % 4;
  ctx.beginPath();
  if (kind === 0) {
    ctx.arc(0, 0, 0.9, 0, 7);
    ctx.moveTo(0.05, -0.62);
    ctx.bezierCurveTo(-0.75, -0.2, 0.75, 0.2, -0.05, 0.62);
    ctx.stroke();
  } else if (kind === 1) {
    ctx.moveTo(0, 0.95);
    ctx.bezierCurveTo(-0.95, 0.3, -0.7, -0.55, 0, -1);
    ctx.bezierCurveTo(0.7, -0.55, 0.95, 0.3, 0, 0.95);
    ctx.moveTo(0, 0.9);
    ctx.lineTo(0, -0.35);
    ctx.stroke();
  } else if (kind === 2) {
    for (const dy of [-0.45, 0.05, 0.55]) {
      ctx.moveTo(-0.75, dy + 0.3);
      ctx.lineTo(0, dy - 0.35);
      ctx.lineTo(0.75, dy + 0.3);
    }
    ctx.stroke();
  } else {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      ctx.moveTo(Math.cos(a) * 0.62, Math.sin(a) * 0.62);
      ctx.lineTo(Math.cos(a) * 0.95, Math.sin(a) * 0.95);
    }
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(0, 0, 0.36, 0, 7);
    ctx.fill();
  }
  ctx.restore();
}
