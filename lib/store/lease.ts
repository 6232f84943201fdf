/** What a process must hold while it works on a database that others work on too. */
export interface Lease {
  /** This process's own name, another one at every start. */
  readonly id: string;
  /** Whether others may be at work on the same database at the same time. */
  readonly isShared: boolean;
  /** Aborts when this process may do nothing more: others go on with its work, or soon will. */
  readonly lost: AbortSignal;
  /** Time since it was renewed, ms; null where nobody watches it. */
  ageMs(): number | null;
  /**
   * Resolves where nobody can have taken this process for dead, if need be after asking the database; throws `LeaseLost`
   * else. Asked before whatever cannot be taken back.
   */
  demand(): Promise<void>;
  /** How often the database was found away. */
  readonly absences: number;
  /**
   * Whether the database was away since `absences` was so many, or took nobody in, as `cause` may say; answers when it is
   * back. False, too, where this process was taken for dead meanwhile.
   */
  wasAway(absences: number, cause: unknown): Promise<boolean>;
  /**
   * Takes the work of processes that are gone or leave, and answers their ids; no other process gets the same answer. One
   * that was taken over is answered again from time to time for ten minutes: it may leave something behind late.
   */
  takeOver(): Promise<string[]>;
  /** Gives a lease that nobody renews to those of the ids that have none, and forgets what was taken over long ago. */
  adopt(ids: readonly string[]): Promise<void>;
  /** Runs `work` unless another process is at such work now; answers whether it did. */
  alone(work: () => Promise<void>): Promise<boolean>;
  /** Puts its work down for others to take up at once. */
  leave(): Promise<void>;
}

/** Another process goes on with the work of this one. */
export class LeaseLost extends Error {
  constructor(options?: ErrorOptions) {
    super("This process was taken for dead: another one goes on with its work.", options);
    this.name = "LeaseLost";
  }
}

/** On a database that belongs to one process at a time: whoever was there before is gone, and nobody watches this one. */
export const loneLease = (id: string): Lease => ({
  id,
  isShared: false,
  lost: new AbortController().signal,
  ageMs: () => null,
  demand: () => Promise.resolve(),
  absences: 0,
  wasAway: () => Promise.resolve(false),
  takeOver: () => Promise.resolve([]),
  adopt: () => Promise.resolve(),
  alone: (work) => work().then(() => true),
  leave: () => Promise.resolve(),
});
