/**
 * Work that waits for a thread. What is urgent goes first, in its turn; of the rest, owners take turns, so that nobody's
 * many shots stand before somebody else's first.
 */
export class WaitingLine<T> {
  private readonly urgent: T[] = [];
  /** By owner; the first owner is the next to be served. */
  private readonly lines = new Map<string, T[]>();

  get length(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.length, this.urgent.length);
  }

  /** `first` puts it before everything that waits. */
  add(work: T, { owner, first }: { owner: string; first: boolean }): void {
    if (first) this.urgent.unshift(work);
    else this.lines.set(owner, [...(this.lines.get(owner) ?? []), work]);
  }

  /** The next piece of work, undefined where none waits. */
  next(): T | undefined {
    const urgent = this.urgent.shift();
    if (urgent !== undefined) return urgent;
    const [served] = this.lines;
    if (served === undefined) return undefined;
    const [owner, [work, ...rest]] = served;
    // Setting it anew puts the owner last.
    this.lines.delete(owner);
    if (rest.length > 0) this.lines.set(owner, rest);
    return work;
  }

  /** Takes it out of the line; false where it does not wait. */
  remove(work: T): boolean {
    const at = this.urgent.indexOf(work);
    if (at >= 0) this.urgent.splice(at, 1);
    if (at >= 0) return true;
    for (const [owner, line] of this.lines) {
      if (!line.includes(work)) continue;
      const rest = line.filter((each) => each !== work);
      if (rest.length > 0) this.lines.set(owner, rest);
      else this.lines.delete(owner);
      return true;
    }
    return false;
  }

  /** Everything that waits, in no order; nothing waits any more. */
  drain(): T[] {
    const all = [...this.urgent, ...[...this.lines.values()].flat()];
    this.urgent.length = 0;
    this.lines.clear();
    return all;
  }
}
