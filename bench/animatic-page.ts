import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { AnimaticPlayer } from "#components/studio/animatic-player.tsx";
import { openStudio } from "#components/studio/film-artist.ts";
import { usePlayhead, type Playhead } from "#components/studio/use-playhead.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";

/** The page of `bench/animatic.ts`: the studio's own player and nothing else, and what the bench asks of it. */
interface Shown {
  at_ms: number;
  width_px: number;
}

const shown: Shown[] = [];
let playhead: Playhead | null = null;
let setPlan: ((plan: DirectorPlan) => void) | null = null;

const prototype = CanvasRenderingContext2D.prototype;
const paint = Reflect.get(prototype, "drawImage") as (...given: unknown[]) => void;
Object.assign(prototype, {
  drawImage(this: CanvasRenderingContext2D, ...given: unknown[]) {
    const [picture] = given;
    if (picture instanceof ImageBitmap) shown.push({ at_ms: performance.now(), width_px: picture.width });
    Reflect.apply(paint, this, given);
  },
});

function Bench() {
  const [plan, show] = useState<DirectorPlan | null>(null);
  useEffect(() => {
    setPlan = show;
  }, []);
  return plan === null ? null : createElement(Player, { plan, key: plan.plan_id });
}

function Player({ plan }: { plan: DirectorPlan }) {
  const own = usePlayhead(plan);
  useEffect(() => {
    playhead = own;
  });
  return createElement(AnimaticPlayer, { plan, playhead: own });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (there: () => boolean, limit_ms: number): Promise<void> => {
  for (const end = performance.now() + limit_ms; !there(); await pause(4))
    if (performance.now() > end) throw new Error("The animatic shows nothing.");
};

const bench = {
  open: () => void openStudio(),
  /** Milliseconds from a plan to its first picture, and to its first full one. */
  async show(plan: DirectorPlan): Promise<{ first_ms: number; full_ms: number }> {
    const start = performance.now();
    const from = shown.length;
    const { width } = previewSizes[plan.aspect_ratio];
    setPlan?.(plan);
    const full = () => shown.slice(from).find(({ width_px }) => width_px === width);
    await until(() => full() !== undefined, 30_000);
    return { first_ms: (shown[from]?.at_ms ?? 0) - start, full_ms: (full()?.at_ms ?? 0) - start };
  },
  /** Plays, and answers when a picture was shown, and how far the film went from the clock after its first second. */
  async play(seconds: number): Promise<{ times_ms: number[]; drift_s: number }> {
    const from = shown.length;
    const start = performance.now();
    const off = () => (playhead?.now() ?? 0) - performance.now() / 1000;
    playhead?.toggle();
    await pause(1000);
    const before = off();
    await pause((seconds - 1) * 1000);
    const drift_s = off() - before;
    playhead?.stop();
    return { times_ms: shown.slice(from).map(({ at_ms }) => at_ms - start), drift_s };
  },
  /** Milliseconds from a leap to its picture. */
  async seek(at_s: number, width_px: number): Promise<number> {
    const from = shown.length;
    const start = performance.now();
    playhead?.seek(at_s);
    const there = () => shown.slice(from).find((picture) => picture.width_px === width_px);
    await until(() => there() !== undefined, 30_000);
    return (there()?.at_ms ?? 0) - start;
  },
  /** What the eye sees: the picture with its caption, as a PNG in base64. */
  async grab(): Promise<string> {
    await pause(250);
    const [picture, caption] = document.querySelectorAll("canvas");
    if (picture === undefined) throw new Error("There is no picture.");
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    if (caption !== undefined && !caption.classList.contains("hidden")) context?.drawImage(caption, 0, 0);
    return canvas.toDataURL("image/png").slice("data:image/png;base64,".length);
  },
};
export type AnimaticBench = typeof bench;
Object.assign(window, { bench });
createRoot(document.body.appendChild(document.createElement("main"))).render(createElement(Bench));
