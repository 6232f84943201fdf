import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

/** What the page asks of its drawing worker; the answer is one picture, or why there is none. */
export interface ArtistOrder {
  plan_hash: string;
  /** Null when it is the plan of the order before. */
  plan: ScenePlan | null;
  size: { width_px: number; height_px: number };
  /** Index of the shot, from 0. */
  shot: number;
  /** Seconds from the shot's start. */
  t_s: number;
  /** `src` of the page's own face, for end cards; null where it is not found. */
  font: string | null;
}

/** Frame sizes of the animatic: small enough for software drawing to keep up. */
export const animaticSizes: Record<AspectRatio, { width_px: number; height_px: number }> = {
  "16:9": { width_px: 640, height_px: 360 },
  "9:16": { width_px: 360, height_px: 640 },
  "1:1": { width_px: 480, height_px: 480 },
};

interface Waiting {
  plan: DirectorPlan;
  shot: number;
  t_s: number;
  done: (picture: ImageBitmap | null) => void;
}

/** Two lines before one worker: the moving picture goes first, stills fill the time that is left. */
const lines = { now: [] as Waiting[], later: [] as Waiting[] };
let worker: Worker | null = null;
let drawing: Waiting | null = null;
let sentHash = "";
let font: string | null = null;

/** The page's face as the film's drawing code asks for it: the same file, found in the page's own styles. */
const pageFont = (): string | null => {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const url = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
      if (url !== undefined && /geist ?sans/i.test(rule.style.getPropertyValue("font-family")))
        return `url("${new URL(url, sheet.href ?? location.href).href}")`;
    }
  return null;
};

const open = (): Worker => {
  const opened = new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<ImageBitmap | string>) => {
    if (typeof data === "string") console.error(`A frame could not be drawn: ${data}`);
    drawing?.done(typeof data === "string" ? null : data);
    drawing = null;
    next();
  });
  font = pageFont();
  return opened;
};

const next = (): void => {
  if (drawing !== null) return;
  drawing = lines.now.shift() ?? lines.later.shift() ?? null;
  if (drawing === null) return;
  worker ??= open();
  const { plan, shot, t_s } = drawing;
  const order: ArtistOrder = {
    plan_hash: plan.plan_hash,
    plan: plan.plan_hash === sentHash ? null : plan,
    size: animaticSizes[plan.aspect_ratio],
    shot,
    t_s,
    font,
  };
  sentHash = plan.plan_hash;
  worker.postMessage(order);
};

/**
 * Draws one frame of a plan, off the page's thread; `shot` counts from 0, `t_s` from the shot's start. The picture
 * (null when it could not be drawn) belongs to `done`, which closes it. The answer takes a waiting order back.
 */
export const drawPlanFrame = (
  plan: DirectorPlan,
  shot: number,
  t_s: number,
  line: keyof typeof lines,
  done: (picture: ImageBitmap | null) => void,
): (() => void) => {
  const order: Waiting = { plan, shot, t_s, done };
  lines[line].push(order);
  next();
  return () => {
    const at = lines[line].indexOf(order);
    if (at >= 0) lines[line].splice(at, 1);
  };
};
