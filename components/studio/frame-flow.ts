/** Longest time ahead that a picture is asked for, in seconds of waiting. */
const furthest_s = 0.25;
/** A picture may be shown this much before its time: half a refresh of a common screen. */
const early_s = 1 / 120;

interface Waiting<Picture> {
  at_s: number;
  picture: Picture;
}

/**
 * Decides which moments of a film are drawn and which pictures are shown. A playing film is asked for ahead, two
 * pictures at a time, by as much as drawing takes; what comes too late to be the newest is dropped. A resting film is
 * asked for one picture at a time, always the one that is wanted now. Times are seconds; `rate` is 0 at rest.
 */
export class FrameFlow<Picture> {
  private turn = 0;
  private inFlight = 0;
  private asked_s: number | null = null;
  private lead_s = 0.03;
  private waiting: Waiting<Picture>[] = [];
  private readonly drop: (picture: Picture) => void;

  constructor(drop: (picture: Picture) => void) {
    this.drop = drop;
  }

  /** Everything asked for so far belongs to the past: another plan, other layers, a leap while playing. */
  renew(): void {
    this.turn++;
    this.inFlight = 0;
    this.asked_s = null;
    for (const { picture } of this.waiting) this.drop(picture);
    this.waiting = [];
  }

  /** The moment to ask for now, and what to hand back with its picture; null when there is nothing to ask for. */
  ask(now_s: number, rate: number, end_s: number): { at_s: number; turn: number } | null {
    if (this.inFlight >= (rate === 0 ? 1 : 2)) return null;
    const at_s = Math.max(0, Math.min(end_s, rate === 0 ? now_s : now_s + this.lead_s * rate));
    if (at_s === this.asked_s) return null;
    if (rate !== 0 && this.asked_s !== null && (at_s - this.asked_s) * Math.sign(rate) <= 0) {
      // Behind what is asked for already: a leap back, unless the estimate has only become shorter.
      if (Math.abs(at_s - this.asked_s) < furthest_s * 2 * Math.abs(rate)) return null;
    }
    this.asked_s = at_s;
    this.inFlight++;
    return { at_s, turn: this.turn };
  }

  /** Takes a picture in that took `took_s` seconds, or the news that there is none. */
  arrive(order: { at_s: number; turn: number }, picture: Picture | null, took_s: number): void {
    if (order.turn !== this.turn) {
      if (picture !== null) this.drop(picture);
      return;
    }
    this.inFlight = Math.max(0, this.inFlight - 1);
    if (took_s < 0.4) this.lead_s += (Math.min(furthest_s, took_s) - this.lead_s) * 0.2;
    if (picture !== null) this.waiting.push({ at_s: order.at_s, picture });
  }

  /** The picture to show now: the newest whose time has come. Older ones are dropped. */
  show(now_s: number, rate: number): Picture | null {
    const way = Math.sign(rate);
    const due = this.waiting.filter(({ at_s }) => way === 0 || (at_s - now_s) * way <= early_s * Math.abs(rate));
    const newest = due.at(-1);
    if (newest === undefined) return null;
    for (const { picture } of due) if (picture !== newest.picture) this.drop(picture);
    this.waiting = this.waiting.filter((each) => !due.includes(each));
    return newest.picture;
  }
}
