import { Problem } from "#lib/contract/errors.ts";

const mebibyte = 1024 ** 2;
/** A film that is to be checked may have 96 MiB. */
const filesBytes = 256 * mebibyte;
const documentsBytes = 64 * mebibyte;

/** What one request may hold of its body in memory, while it is read and until it is answered. */
export interface BodyRoom {
  /** Throws Problem `unavailable` where there is not so much room left; nothing is held for it. */
  demand(bytes: number): void;
  /** Holds this much in all from now on, before it is read. Throws as `demand` does. */
  hold(bytes: number): void;
  free(): void;
}

/** The memory that all bodies of one kind share. One caller has half of it at most. */
export class BodyBudget {
  readonly #most: number;
  readonly #ofCaller = new Map<string, number>();
  #held = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  enter(caller: string): BodyRoom {
    let own = 0;
    const demand = (bytes: number) => {
      const more = Math.max(0, bytes - own);
      const ofCaller = (this.#ofCaller.get(caller) ?? 0) + more;
      if (this.#held + more <= this.#most && ofCaller <= this.#most / 2) return;
      throw new Problem("unavailable", "Too much is being sent at the moment; send it again in a few seconds.", {
        headers: { "Retry-After": "5" },
      });
    };
    const change = (by: number) => {
      own += by;
      this.#held += by;
      const left = (this.#ofCaller.get(caller) ?? 0) + by;
      if (left > 0) this.#ofCaller.set(caller, left);
      else this.#ofCaller.delete(caller);
    };
    return {
      demand,
      hold: (bytes) => {
        demand(bytes);
        change(bytes - own);
      },
      free: () => change(-own),
    };
  }
}

/** Files and documents apart: whoever sends large films keeps nobody from asking for one. */
export interface BodyBudgets {
  files: BodyBudget;
  documents: BodyBudget;
}

export const bodyBudgets = (): BodyBudgets => ({
  files: new BodyBudget(filesBytes),
  documents: new BodyBudget(documentsBytes),
});
