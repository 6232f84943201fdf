import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import type { Answer, CutFilm, Job, RenderedShot, ShotFiles } from "./jobs.ts";

/** Draws, encodes and cuts in worker threads, so that the server's own thread stays free. */
export interface RenderPool {
  /** Renders one shot of a plan. Rejects with the signal's reason when it aborts, with `RenderFailed` otherwise. */
  renderShot(order: {
    plan: ScenePlan;
    shotIndex: number;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  }): Promise<RenderedShot>;
  /** Joins shots, in film order, with the sound composed for the plan. */
  cutFilm(order: { plan: ScenePlan; shots: ShotFiles[]; signal: AbortSignal }): Promise<CutFilm>;
  close(): Promise<void>;
}

export class RenderFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderFailed";
  }
}

interface Task {
  job: Job;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  done: (answer: Answer) => void;
  failed: (reason: unknown) => void;
}

/** `projectRoot` is the folder of package.json: threads start from their source file below it. */
export const openRenderPool = (options: {
  projectRoot: string;
  workers: number;
  ffmpegPath?: string;
  searchPath: string;
}): RenderPool => {
  const file = path.join(options.projectRoot, "lib", "render", "encode", "render-worker.ts");
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let count = 0;
  let closed = false;

  const hire = (): Worker => {
    const worker = new Worker(file, { execArgv: ["--disable-warning=ExperimentalWarning"] });
    all.add(worker);
    worker.once("exit", () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const assign = (worker: Worker, task: Task): void => {
    const over = () => {
      worker.off("message", heard);
      worker.off("error", broke);
      worker.off("exit", left);
      task.signal.removeEventListener("abort", stop);
    };
    const release = () => {
      over();
      worker.unref();
      idle.push(worker);
      next();
    };
    const lose = (reason: unknown) => {
      over();
      all.delete(worker);
      task.failed(reason);
      next();
    };
    const heard = (answer: Answer) => {
      if (answer.kind === "progress") task.onProgress(answer.share);
      else {
        release();
        if (answer.kind === "fault") {
          const cause = new Error(answer.message);
          if (answer.stack !== undefined) cause.stack = answer.stack;
          task.failed(new RenderFailed(answer.message, { cause }));
        } else task.done(answer);
      }
    };
    const broke = (error: Error) => lose(new RenderFailed(`A render thread broke: ${error.message}`, { cause: error }));
    const left = (code: number) => lose(new RenderFailed(`A render thread ended with code ${code}.`));
    // A thread that draws cannot be asked to stop; ending it closes its encoder's input, and so ends the encoder.
    const stop = () => {
      lose(task.signal.reason);
      void worker.terminate();
    };
    worker.on("message", heard);
    worker.once("error", broke);
    worker.once("exit", left);
    task.signal.addEventListener("abort", stop, { once: true });
    worker.ref();
    worker.postMessage(task.job);
  };

  const next = (): void => {
    while (waiting.length > 0 && !closed) {
      const free = idle.pop() ?? (all.size < options.workers ? hire() : undefined);
      if (free === undefined) return;
      const task = waiting.shift();
      if (task === undefined) return void idle.push(free);
      if (task.signal.aborted) {
        idle.push(free);
        task.failed(task.signal.reason);
      } else assign(free, task);
    }
  };

  const run = (job: Job, signal: AbortSignal, onProgress: (share: number) => void): Promise<Answer> =>
    new Promise((done, failed) => {
      if (closed) return failed(new RenderFailed("The render pool is closed."));
      // A film is the last step of somebody's wait: it goes before shots that have not begun.
      const task: Task = { job, signal, onProgress, done, failed };
      if (job.kind === "film") waiting.unshift(task);
      else waiting.push(task);
      next();
    });

  return {
    async renderShot({ plan, shotIndex, signal, onProgress }) {
      const ffmpeg = findFfmpeg(options.ffmpegPath, options.searchPath);
      // The folder is the pool's: a thread that is ended in the middle cannot clear up behind itself.
      const folder = await mkdtemp(path.join(tmpdir(), "shotwright-shot-"));
      try {
        const answer = await run({ kind: "shot", id: ++count, plan, shotIndex, ffmpeg, folder }, signal, onProgress);
        if (answer.kind !== "shot") throw new RenderFailed("A render thread answered something else than a shot.");
        return answer.shot;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async cutFilm({ plan, shots, signal }) {
      const answer = await run({ kind: "film", id: ++count, plan, shots }, signal, () => undefined);
      if (answer.kind !== "film") throw new RenderFailed("A render thread answered something else than a film.");
      return answer.film;
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.failed(new RenderFailed("The render pool was closed."));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
