import type { EndCard } from "#lib/contract/plan.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { css, type Rgb } from "./colour.ts";
import { contrastOf, legibleOn } from "./contrast.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { fittedLines } from "./line-breaks.ts";
import { directionOf, fontStackFor, printable, takesTracking, voiceOf } from "./typography.ts";

/** Words set and placed; measures in pixels. */
interface SetWords {
  lines: string[];
  font: string;
  size: number;
  leading: number;
  tracking: number;
  direction: "ltr" | "rtl";
  /** Baseline of the first line. */
  top: number;
  width: number;
}

/** Where everything on an end card stands. */
export interface CardLayout {
  centre: number;
  title: SetWords;
  call: (SetWords & { pill: boolean }) | null;
  /** The short line under the title. */
  rule: { y: number; length: number; weight: number };
}

/** Films that ask for something get a button; films that tell something get a line of small capitals. */
const asking = new Set<DirectorMode>([
  "product_hero",
  "brand_anthem",
  "ugc_testimonial",
  "explainer_demo",
  "comedy_beat",
  "action_kinetic",
  "music_rhythm",
]);

/** Whether a film of this mode asks for something, and does not only tell. */
export const asksFor = (mode: DirectorMode): boolean => asking.has(mode);

/** Height of the frame under which the words stand when the goods stand above them. */
const underGoods = { eye: 0.7, share: 0.72, lines: 2 };

/** The title's size and the room for it, by the frame's shape, and by whether the goods stand above. */
const shapeOf = (width: number, height: number, goods: boolean) => {
  const shape = bareShape(width, height);
  if (!goods) return shape;
  const { eye, share, lines } = underGoods;
  return { ...shape, title: shape.title * share, eye, lines: Math.min(shape.lines, lines) };
};

const bareShape = (width: number, height: number) => {
  if (width < height * 0.8)
    return { title: width * 0.128, call: width * 0.04, room: width * 0.78, lines: 3, eye: 0.44 };
  if (width < height * 1.2) return { title: width * 0.1, call: width * 0.033, room: width * 0.8, lines: 3, eye: 0.485 };
  return { title: height * 0.148, call: height * 0.036, room: width * 0.72, lines: 2, eye: 0.485 };
};

const shares = [1, 0.92, 0.84, 0.77, 0.7, 0.63, 0.56, 0.5, 0.44, 0.38];

/** Sets the words of a card as large as they fit, and centres all of it on the height where the eye rests. */
export function layOutCard(
  ctx: CanvasRenderingContext2D,
  { plan, width, height, goods }: { plan: ScenePlan; width: number; height: number; goods?: boolean },
  card: EndCard,
): CardLayout {
  const { language } = plan;
  const mode = plan.mode_selection.primary;
  const shape = shapeOf(width, height, goods === true);
  const voice = voiceOf(mode, language);
  const book = voice === "serif";
  const words = printable(card.text);
  const stack = fontStackFor(language, voice);
  const titleIn = (sizes: readonly number[], most: number) =>
    set(ctx, words, language, {
      font: (px) => `${book ? 500 : 700} ${px}px ${stack}`,
      sizes: sizes.map((share) => shape.title * share * (book ? 1.1 : 1)),
      tracking: takesTracking(words) ? (book ? 0.004 : -0.018) : 0,
      leading: takesTracking(words) ? (book ? 1.08 : 1.1) : 1.24,
      room: shape.room,
      most,
    });
  // A name that is short enough stands alone and taller than a sentence.
  const alone = [...words].length <= 10 ? titleIn([1.3, 1.2, 1.1], 1) : null;
  const title = alone?.lines.length === 1 && alone.width <= shape.room ? alone : titleIn(shares, shape.lines);
  const pill = asksFor(mode);
  const said = printable(card.cta ?? "");
  const caps = takesTracking(said) && [...said].length <= 32;
  const label = caps ? said.toLocaleUpperCase(language) : said;
  const callSize = shape.call * (caps ? (pill ? 0.92 : 1) : 1.18);
  const call = label
    ? {
        ...set(ctx, label, language, {
          font: (px) => `600 ${px}px ${fontStackFor(language)}`,
          sizes: shares.slice(0, 6).map((share) => callSize * share),
          tracking: caps ? (pill ? 0.09 : 0.2) : 0,
          leading: 1.34,
          room: shape.room * (pill ? 0.86 : 1),
          most: 2,
        }),
        pill,
      }
    : null;

  const titleHeight = title.size * 0.74 + title.leading * (title.lines.length - 1);
  const toRule = title.size * 0.36 + shape.call * 0.75;
  const toCall = call ? call.size * (pill ? 2.35 : 1.9) : 0;
  const callHeight = call ? call.size * 0.74 + call.leading * (call.lines.length - 1) + (pill ? call.size : 0) : 0;
  const gap = call && pill ? title.size * 0.3 + call.size * 2.1 : toRule + toCall;
  const top = height * shape.eye - (titleHeight + gap + callHeight) / 2;
  title.top = top + title.size * 0.74;
  const foot = title.top + title.leading * (title.lines.length - 1);
  if (call) call.top = foot + gap + call.size * 0.74;
  return {
    centre: width / 2,
    title,
    call,
    rule: {
      y: foot + toRule,
      length: Math.min(width, height) * 0.11,
      weight: Math.max(1, Math.min(width, height) * 0.003),
    },
  };
}

const set = (
  ctx: CanvasRenderingContext2D,
  text: string,
  language: string,
  how: {
    font: (px: number) => string;
    sizes: readonly number[];
    tracking: number;
    leading: number;
    room: number;
    most: number;
  },
): SetWords => {
  const measure = (line: string, px: number) => {
    ctx.font = how.font(px);
    ctx.letterSpacing = "0px";
    return ctx.measureText(line).width + how.tracking * px * Math.max(0, [...line].length - 1);
  };
  const { lines, size } = fittedLines(text, language, how.sizes, measure, how.room, how.most);
  return {
    lines,
    font: how.font(size),
    size,
    leading: size * how.leading,
    tracking: how.tracking * size,
    direction: directionOf(text, language),
    top: 0,
    width: Math.max(0, ...lines.map((line) => measure(line, size))),
  };
};

const write = (ctx: CanvasRenderingContext2D, words: SetWords, centre: number, line: number, rise: number): void => {
  ctx.font = words.font;
  ctx.direction = words.direction;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.letterSpacing = `${words.tracking}px`;
  // The last letter carries its space with it.
  ctx.fillText(words.lines[line] ?? "", centre + words.tracking / 2, words.top + words.leading * line + rise);
  ctx.letterSpacing = "0px";
};

/** Writes the title; `shown` tells how far each line has come, 0 to 1. */
export function drawCardTitle(
  ctx: CanvasRenderingContext2D,
  { title, centre }: CardLayout,
  { paper, shadow }: { paper: Rgb; shadow: Rgb },
  shown: (line: number) => number,
): void {
  title.lines.forEach((_, line) => {
    const come = shown(line);
    if (come <= 0) return;
    ctx.save();
    ctx.globalAlpha *= come;
    ctx.shadowColor = css(shadow, 0.7);
    ctx.shadowBlur = title.size * 0.4;
    ctx.fillStyle = css(paper);
    write(ctx, title, centre, line, (1 - come) * title.size * 0.28);
    ctx.restore();
  });
}

/** Draws the short line, and the call to action under it, or the button in its place. */
export function drawCardCall(
  ctx: CanvasRenderingContext2D,
  { call, rule, centre }: CardLayout,
  { accent, ground, paper }: { accent: Rgb; ground: Rgb; paper: Rgb },
  come: number,
): void {
  if (come <= 0) return;
  const face = legibleOn(ground, accent, call?.pill ? 1.25 : 3);
  ctx.save();
  ctx.globalAlpha *= come;
  if (!call?.pill) {
    const half = (rule.length / 2) * come;
    ctx.fillStyle = css(face);
    ctx.fillRect(centre - half, rule.y - rule.weight / 2, half * 2, rule.weight);
  }
  if (call) {
    const rise = (1 - come) * call.size * 0.5;
    if (call.pill) {
      const padX = call.size * 1.5;
      const padY = call.size * 0.86;
      const high = call.size * 0.74 + call.leading * (call.lines.length - 1) + padY * 2;
      const left = centre - call.width / 2 - padX;
      const y = call.top - call.size * 0.74 - padY + rise;
      ctx.shadowColor = "rgba(0,0,0,0.4)";
      ctx.shadowBlur = call.size * 1.2;
      ctx.shadowOffsetY = call.size * 0.3;
      ctx.fillStyle = css(face);
      ctx.beginPath();
      ctx.roundRect(left, y, call.width + padX * 2, high, Math.min(high / 2, call.size * 1.3));
      ctx.fill();
      ctx.shadowColor = "transparent";
      // An edge of light, for a button whose colour is near its ground.
      ctx.strokeStyle = "rgba(255,255,255,0.16)";
      ctx.lineWidth = Math.max(1, call.size * 0.05);
      ctx.stroke();
    }
    const ink: Rgb = [20, 16, 14];
    const label = contrastOf(face, ink) >= contrastOf(face, paper) ? ink : paper;
    ctx.fillStyle = css(call.pill ? legibleOn(face, label, 4.5) : legibleOn(ground, accent, 4.5));
    call.lines.forEach((_, line) => write(ctx, call, centre, line, rise));
  }
  ctx.restore();
}
