import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { nothingYet, type FilmSoFar, type StreamOptions } from "./plan-stream.ts";

export interface DirectingStanding {
  /** What is or was directed; an answer belongs to this request and to no other. */
  of: PlanRequest | null;
  /** What is written by now; null while nobody writes. */
  soFar: FilmSoFar | null;
  plan: DirectorPlan | null;
  error: Error | null;
}

const idle: DirectingStanding = { of: null, soFar: null, plan: null, error: null };

type Stream = (request: PlanRequest, options: StreamOptions) => Promise<DirectorPlan>;

/** One film at a time that is being directed: what is written of it, the plan at the end, or what went wrong. */
export class FilmDirecting {
  private standing = idle;
  private running: { of: PlanRequest; plan: Promise<DirectorPlan | null>; stop: AbortController } | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly stream: Stream;

  constructor(stream: Stream) {
    this.stream = stream;
  }

  readonly now = (): DirectingStanding => this.standing;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The plan of a request, directed now or before; null where it was stopped or failed, which the standing tells. */
  readonly direct = (request: PlanRequest): Promise<DirectorPlan | null> => {
    if (this.standing.of === request && this.standing.plan !== null) return Promise.resolve(this.standing.plan);
    if (this.running?.of === request) return this.running.plan;
    this.stop();
    const stop = new AbortController();
    const plan = this.run(request, stop.signal);
    this.running = { of: request, plan, stop };
    return plan;
  };

  /** Ends what is being written; a plan that is there stays. */
  readonly stop = (): void => {
    this.running?.stop.abort();
    this.running = null;
    if (this.standing.soFar !== null) this.tell(idle);
  };

  private async run(of: PlanRequest, signal: AbortSignal): Promise<DirectorPlan | null> {
    this.tell({ ...idle, of, soFar: nothingYet });
    try {
      const plan = await this.stream(of, {
        signal,
        onPart: (soFar) => {
          if (!signal.aborted) this.tell({ ...idle, of, soFar });
        },
      });
      if (signal.aborted) return null;
      this.running = null;
      this.tell({ ...idle, of, plan });
      return plan;
    } catch (cause) {
      if (signal.aborted) return null;
      this.running = null;
      this.tell({ ...idle, of, error: cause instanceof Error ? cause : new Error(String(cause)) });
      return null;
    }
  }

  private tell(standing: DirectingStanding): void {
    this.standing = standing;
    for (const listener of this.listeners) listener();
  }
}
