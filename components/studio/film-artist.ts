import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { FilmFace } from "./film-face.ts";
import { filmFaces } from "./film-faces.ts";

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
  /** What the plan's words are set in; none when it is the plan of the order before. */
  faces: FilmFace[];
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

const open = (): Worker => {
  const opened = new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });
  opened.addEventListener("message", ({ data }: MessageEvent<ImageBitmap | string>) => {
    if (typeof data === "string") console.error(`A frame could not be drawn: ${data}`);
    drawing?.done(typeof data === "string" ? null : data);
    drawing = null;
    void next();
  });
  return opened;
};

const next = async (): Promise<void> => {
  if (drawing !== null) return;
  drawing = lines.now.shift() ?? lines.later.shift() ?? null;
  if (drawing === null) return;
  worker ??= open();
  const { plan, shot, t_s } = drawing;
  const known = plan.plan_hash === sentHash;
  sentHash = plan.plan_hash;
  const order: ArtistOrder = {
    plan_hash: plan.plan_hash,
    plan: known ? null : plan,
    size: animaticSizes[plan.aspect_ratio],
    shot,
    t_s,
    faces: known ? [] : await filmFaces(plan),
  };
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
  void next();
  return () => {
    const at = lines[line].indexOf(order);
    if (at >= 0) lines[line].splice(at, 1);
  };
};
