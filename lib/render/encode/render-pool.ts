import path from "node:path";
import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import type { StillReport } from "#lib/contract/generation.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { JudgedPlan } from "#lib/render/still-report.ts";
import { cuttingWith, type Cutting } from "./cutting.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import type { Answer, Job, RenderedShot, ShotSides, Still, WatermarkOrder } from "./jobs.ts";
import { RenderFailed, RenderInterrupted } from "./render-faults.ts";
import { WaitingLine } from "./waiting-line.ts";
import { openWorkshops } from "./workshops.ts";

/** Draws, encodes and cuts in worker threads, so that the server's own thread stays free. */
export interface RenderPool extends Cutting {
  /**
   * Renders one shot of a plan. Rejects with the signal's reason when it aborts, with `RenderFailed` when drawing or
   * encoding failed, with `RenderInterrupted` when the thread was lost.
   */
  renderShot(order: {
    plan: ScenePlan;
    shotIndex: number;
    /** The watermark it is to carry, 16 hexadecimal digits; none by default. */
    mark?: string;
    /** The picture of what it sells, as its file has it (PNG, JPEG, WebP). */
    product?: Uint8Array;
    /** The picture that the plan sets in motion, as its file has it; a plan that has one is not drawn without it. */
    picture?: Uint8Array;
    signal: AbortSignal;
    onProgress: (share: number) => void;
    /** Whose it is: the owners of shots that wait take turns. */
    owner?: string;
    /** Told once all pictures are encoded, a while before the shot is answered: its watermark is read back meanwhile. */
    onSides?: (sides: ShotSides) => void;
  }): Promise<RenderedShot>;
  /** Makes a shot of a model's clip. Rejects as `renderShot` does, also where the clip holds no picture. */
  adoptClip(order: {
    plan: ScenePlan;
    shotIndex: number;
    clip: Uint8Array;
    /** The still that is its first frame; the clip takes over from it. */
    still?: Uint8Array;
    mark?: string;
    product?: Uint8Array;
    signal: AbortSignal;
  }): Promise<RenderedShot>;
  /**
   * Draws one frame of a shot, `at_seconds` from the shot's start, as its film has it but without caption and card.
   * Rejects as `renderShot` does.
   */
  renderStill(order: {
    plan: ScenePlan;
    shotIndex: number;
    at_seconds: number;
    /** As in `renderShot`. */
    mark?: string;
    product?: Uint8Array;
    /** Whether its corner says that it is a preview; true by default. */
    labelled?: boolean;
    signal: AbortSignal;
  }): Promise<Still>;
  /** Makes a hero still of a model's picture. Rejects as `renderShot` does, also where it cannot be decoded. */
  adoptStill(order: {
    picture: Uint8Array;
    aspectRatio: AspectRatio;
    mark?: string;
    signal: AbortSignal;
  }): Promise<Still>;
  /** How a still agrees with its plan. `picture` is its file; rejects with `RenderFailed` when it cannot be decoded. */
  reportStill(order: { picture: Uint8Array; plan: JudgedPlan; shotId: string }): Promise<StillReport>;
  /** One frame of a film, from 0, as PNG. */
  frameOf(order: { film: Uint8Array; frame: number; signal: AbortSignal }): Promise<Uint8Array>;
  /**
   * Starts every thread and has it draw a little of a film for nobody: a thread's first film is drawn at half speed
   * otherwise. Rejects as `renderShot` does.
   */
  warm(plan: ScenePlan): Promise<void>;
  close(): Promise<void>;
}

/** Who waits for what belongs to no account. */
const nobody = "";

/** A thread's own objects are few and soon gone: with the host's four times this, it only holds them for longer. */
const youngMb = 12;

/**
 * What threads and their encoders have of the environment: where libraries and temporary files are, and nothing that is
 * secret. Not what tells this process to give large rooms back at once (see scripts/memory-env.mjs), for they take the
 * same rooms for every picture.
 */
const handedOn = /^(PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|TMPDIR|TEMP|TMP|SYSTEMROOT|MALLOC_ARENA_MAX)$/i;
const encodersOf = (environment: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => handedOn.test(name)));

type Rest = [
  signal: AbortSignal,
  onProgress: Task["onProgress"],
  onSides?: Task["onSides"] | undefined,
  owner?: string | undefined,
];

/** Two warm threads hold some four hundred megabytes; starting them anew takes a second. */
const restAfterMs = 60_000;

interface Task {
  job: Job;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onSides: (sides: ShotSides) => void;
  done: (answer: Answer) => void;
  failed: (reason: unknown) => void;
}

/**
 * `projectRoot` is the folder of package.json: threads start from their source file below it, or from `threadFile`, the
 * same code packed into one file, which starts a second sooner.
 */
export const openRenderPool = (options: {
  projectRoot: string;
  threadFile?: string;
  /** Of the thread that decodes others' clips, likewise. */
  decoderFile?: string;
  /** Threads and encoders give way to whatever else wants the cores: for a server, whose callers wait for its own thread. */
  yields?: boolean;
  workers: number;
  /** Threads that nobody needed for so long are ended; after a minute where nothing is said. */
  idleMs?: number;
  /** Told then: what the films have left with whoever ordered them can be given back too. */
  onRest?: () => void;
  /** What hides watermarks; nothing is marked or searched without it. */
  watermarkKey?: Uint8Array;
  ffmpegPath?: string;
  searchPath: string;
  /** Told of every piece of work, by its kind, from when it is asked for to its answer. */
  observe?: <T>(kind: string, work: () => Promise<T>) => Promise<T>;
  /** This process's, of which threads and encoders are handed what they need; nothing where it is left out. */
  environment?: Readonly<Record<string, string | undefined>>;
}): RenderPool => {
  const { idleMs = restAfterMs } = options;
  const file = options.threadFile ?? path.join(options.projectRoot, "lib", "render", "encode", "render-worker.ts");
  const waiting = new WaitingLine<Task>();
  const idle: Worker[] = [];
  /** Every thread that has not exited yet, also one that is being ended: together never more than `workers`. */
  const all = new Set<Worker>();
  let count = 0;
  let closed = false;
  let rest: NodeJS.Timeout | undefined;

  /** What threads hold of pictures, sound and compiled code goes with them; the next film starts fresh ones. */
  const dismiss = (): void => {
    for (const worker of idle.splice(0)) void worker.terminate();
    options.onRest?.();
  };
  /** To be called whenever a thread has become free, or was found to be needed. */
  const restLater = (): void => {
    clearTimeout(rest);
    if (!closed && idle.length > 0 && idle.length === all.size) rest = setTimeout(dismiss, idleMs).unref();
  };

  const hire = (): Worker => {
    // A bundler that sees `new Worker(path)`, however it is spelt, packs the path's file; this one stays a plain file.
    const worker: Worker = Reflect.construct(threads["Worker"], [
      file,
      {
        execArgv: ["--disable-warning=ExperimentalWarning"],
        env: encodersOf(options.environment ?? {}),
        resourceLimits: { maxYoungGenerationSizeMb: youngMb },
        workerData: { yields: options.yields === true },
      },
    ]);
    all.add(worker);
    const retire = () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    };
    // Always listened to: an error that nobody hears would end the server. The task, if any, hears it too.
    worker.on("error", retire);
    worker.once("exit", () => {
      retire();
      all.delete(worker);
      next();
    });
    return worker;
  };

  const assign = (worker: Worker, task: Task): void => {
    const over = () => {
      worker.off("message", heard);
      worker.off("error", broke);
      worker.off("exit", left);
      task.signal.removeEventListener("abort", stop);
      worker.unref();
    };
    const lose = (reason: unknown) => {
      over();
      task.failed(reason);
    };
    const heard = (answer: Answer) => {
      if (answer.kind === "progress") return task.onProgress(answer.share);
      if (answer.kind === "sides") return task.onSides(answer.sides);
      over();
      idle.push(worker);
      if (answer.kind === "fault") {
        const cause = new Error(answer.message);
        if (answer.stack !== undefined) cause.stack = answer.stack;
        task.failed(new RenderFailed(answer.message, { cause }));
      } else task.done(answer);
      next();
    };
    const broke = (cause: Error) => lose(new RenderInterrupted(`A render thread broke: ${cause.message}`, { cause }));
    const left = (code: number) => lose(new RenderInterrupted(`A render thread ended with code ${code}.`));
    // A thread that draws cannot be asked to stop. Ending it closes its encoder's input, and so ends the encoder; the
    // answer waits for that, so that nobody clears the folder under a running encoder.
    const stop = () => {
      over();
      void worker.terminate().then(() => task.failed(task.signal.reason));
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
      const task = waiting.next();
      if (task !== undefined) assign(free, task);
    }
    restLater();
  };

  const run = (job: Job, ...rest: Rest): Promise<Answer> => {
    const work = () => inLine(job, ...rest);
    return options.observe === undefined ? work() : options.observe(job.kind, work);
  };
  const inLine = (
    job: Job,
    signal: AbortSignal,
    onProgress: Task["onProgress"],
    onSides: Task["onSides"] = () => undefined,
    owner = nobody,
  ): Promise<Answer> =>
    new Promise((done, failed) => {
      if (closed) return failed(new RenderInterrupted("The render pool is closed."));
      if (signal.aborted) return failed(signal.reason);
      const task: Task = { job, signal, onProgress, onSides, done, failed };
      // An aborted task leaves the queue at once, and with it the listener, whichever comes first.
      const withdraw = () => {
        if (!waiting.remove(task)) return;
        failed(signal.reason);
      };
      signal.addEventListener("abort", withdraw, { once: true });
      const forget = () => signal.removeEventListener("abort", withdraw);
      task.done = (answer) => (forget(), done(answer));
      task.failed = (reason) => (forget(), failed(reason));
      // A film is the last step of somebody's wait: it goes before shots that have not begun.
      const first = job.kind === "film" || job.kind === "sound" || job.kind === "passages";
      waiting.add(task, { owner, first });
      next();
    });

  const inWorkshop = openWorkshops(() => findFfmpeg(options.ffmpegPath, options.searchPath, options.projectRoot));

  const watermarkKey = (): Uint8Array<ArrayBuffer> => {
    if (options.watermarkKey === undefined) throw new RenderFailed("There is no key for watermarks.");
    return new Uint8Array(options.watermarkKey);
  };
  const orderOf = (payload: string | undefined): WatermarkOrder | null =>
    payload === undefined ? null : { key: watermarkKey(), payload };

  const cutting = cuttingWith({
    run: (job, signal) => run(job, signal, () => undefined),
    inWorkshop,
    newId: () => ++count,
    watermarkKey: () => (options.watermarkKey === undefined ? null : watermarkKey()),
  });

  return {
    ...cutting,
    async renderShot({ plan, shotIndex, mark: payload, product, picture, owner, signal, onProgress, onSides }) {
      const mark = orderOf(payload);
      const answer = await inWorkshop((workshop) =>
        run(
          {
            kind: "shot",
            id: ++count,
            plan,
            shotIndex,
            mark,
            product: product ?? null,
            picture: picture ?? null,
            ...workshop,
          },
          signal,
          onProgress,
          onSides,
          owner,
        ),
      );
      if (answer.kind !== "shot") throw new RenderFailed("A render thread answered something else than a shot.");
      return answer.shot;
    },
    async adoptClip({ plan, shotIndex, clip, still, mark, product, signal }) {
      const answer = await inWorkshop((workshop) =>
        run(
          {
            kind: "adopt",
            id: ++count,
            plan,
            shotIndex,
            clip,
            still: still ?? null,
            decoder: options.decoderFile ?? path.join(options.projectRoot, "lib/render/strangers/clip-worker.ts"),
            mark: orderOf(mark),
            product: product ?? null,
            ...workshop,
          },
          signal,
          () => undefined,
        ),
      );
      if (answer.kind !== "shot") throw new RenderFailed("A render thread answered something else than a shot.");
      return answer.shot;
    },
    async renderStill({ plan, shotIndex, at_seconds, mark, product, labelled, signal }) {
      const answer = await run(
        {
          kind: "still",
          id: ++count,
          plan,
          shotIndex,
          at_seconds,
          mark: orderOf(mark),
          product: product ?? null,
          labelled: labelled ?? true,
        },
        signal,
        () => undefined,
      );
      if (answer.kind !== "still") throw new RenderFailed("A render thread answered something else than a still.");
      return answer.still;
    },
    async adoptStill({ picture, aspectRatio, mark, signal }) {
      const answer = await run(
        { kind: "adopt_still", id: ++count, picture, aspectRatio, mark: orderOf(mark) },
        signal,
        () => undefined,
      );
      if (answer.kind !== "still") throw new RenderFailed("A render thread answered something else than a still.");
      return answer.still;
    },
    async reportStill(order) {
      const never = new AbortController().signal;
      const answer = await run({ kind: "report", id: ++count, ...order }, never, () => undefined);
      if (answer.kind !== "report") throw new RenderFailed("A render thread answered something else than a report.");
      return answer.report;
    },
    async frameOf({ film, frame, signal }) {
      const answer = await inWorkshop((workshop) =>
        run({ kind: "frame", id: ++count, film, frame, ...workshop }, signal, () => undefined),
      );
      if (answer.kind !== "frame") throw new RenderFailed("A render thread answered something else than a frame.");
      return answer.png;
    },
    async warm(plan) {
      // A thread that is ready with its own finds nothing left to do: one for each.
      const missing = options.workers - all.size + idle.length;
      const never = new AbortController().signal;
      await Promise.all(
        Array.from({ length: missing }, () => run({ kind: "warm", id: ++count, plan }, never, () => undefined)),
      );
    },
    async close() {
      closed = true;
      clearTimeout(rest);
      for (const task of waiting.drain()) task.failed(new RenderInterrupted("The render pool was closed."));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
