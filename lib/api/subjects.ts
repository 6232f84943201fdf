/** Entries that newcomers share once there is no room: one of these many, by their name. */
const shelves = 512;

interface Kept<T> {
  value: T;
  touched: number;
}

/**
 * Something kept for each of those who were heard of lately, for so many at most. Where more are invented than there is
 * room for, the newcomers share: nobody who is known is forgotten for them. `now` and `idleMs` are milliseconds.
 */
export class Subjects<T> {
  private readonly kept = new Map<string, Kept<T>>();
  private readonly about: { most: number; idleMs: number; now: () => number; fresh: () => T };
  constructor(about: { most: number; idleMs: number; now: () => number; fresh: () => T }) {
    this.about = about;
  }

  /** What is kept for the subject, made where there was nothing. */
  of(subject: string): T {
    const name = this.nameOf(subject);
    const value = this.kept.get(name)?.value ?? this.about.fresh();
    // Deleting first moves it to the end: the map's first entries are those unheard of for longest.
    this.kept.delete(name);
    this.kept.set(name, { value, touched: this.about.now() });
    return value;
  }

  /** What is kept for the subject, if anything; nothing is made, and asking is not being heard of. */
  peek(subject: string): T | undefined {
    return this.kept.get(this.nameOf(subject))?.value;
  }

  forget(subject: string): void {
    this.kept.delete(subject);
  }

  get size(): number {
    return this.kept.size;
  }

  private nameOf(subject: string): string {
    const { most, idleMs, now } = this.about;
    const idle = now() - idleMs;
    for (const [name, { touched }] of this.kept) {
      if (touched > idle) break;
      this.kept.delete(name);
    }
    return this.kept.has(subject) || this.kept.size < most ? subject : `\u0000${shelfOf(subject)}`;
  }
}

/** FNV-1a: spreads names over the shelves; whoever wants to share with somebody else only slows down both of them. */
const shelfOf = (subject: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of subject) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % shelves;
};
