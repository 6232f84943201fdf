/** Longest time ahead that a picture is asked for, in seconds of waiting. */
const furthest_s = 0.25;
/** A picture may be shown this much before its time: half a refresh of a common screen. */
const early_s = 1 / 120;
/** Pictures that may be drawn at one time: one is shown while the next is on its way. */
const mostInFlight = 2;

/** A moment of the film that was asked for. */
export interface Asked {
  at_s: number;
  number: number;
  turn: number;
}

/**
 * Decides which moments of a film are drawn and which pictures are shown. A playing film is asked for ahead, by as much
 * as drawing takes; what comes after a newer picture is dropped. A resting film is asked for the moment that is wanted
 * now, and shows whatever comes until that is there. Times are seconds; `rate` is 0 at rest.
 */
export class FrameFlow<Picture> {
  /** How often it was renewed. */
  turn = 0;
  private inFlight = 0;
  private lastNumber = 0;
  private shownNumber = 0;
  private asked_s: number | null = null;
  private lead_s = 0.03;
  private waiting: { asked: Asked; picture: Picture }[] = [];
  private readonly drop: (picture: Picture) => void;

  constructor(drop: (picture: Picture) => void) {
    this.drop = drop;
  }

  /** Everything asked for so far belongs to the past: another plan, or other layers. */
  renew(): void {
    this.turn++;
    this.inFlight = 0;
    this.asked_s = null;
    for (const { picture } of this.waiting) this.drop(picture);
    this.waiting = [];
  }

  /** True until the flow is renewed. */
  current({ turn }: Asked): boolean {
    return turn === this.turn;
  }

  /** The moment to ask for now; null when there is nothing to ask for. */
  ask(now_s: number, rate: number, end_s: number): Asked | null {
    if (this.inFlight >= mostInFlight) return null;
    const at_s = Math.max(0, Math.min(end_s, now_s + this.lead_s * rate));
    if (at_s === this.asked_s) return null;
    if (rate !== 0 && this.asked_s !== null) {
      const ahead_s = (at_s - this.asked_s) * Math.sign(rate);
      // Asked for already, because drawing took longer a moment ago; further back it is a leap.
      if (ahead_s <= 0 && -ahead_s < 2 * furthest_s * Math.abs(rate)) return null;
    }
    this.asked_s = at_s;
    this.inFlight++;
    return { at_s, number: ++this.lastNumber, turn: this.turn };
  }

  /** Takes a picture in that took `took_s` seconds, or the news that there is none. */
  arrive(asked: Asked, picture: Picture | null, took_s: number): void {
    const current = this.current(asked);
    if (current) {
      this.inFlight--;
      if (took_s < 2 * furthest_s) this.lead_s += (Math.min(furthest_s, took_s) - this.lead_s) * 0.2;
    }
    if (picture === null) return;
    if (current && asked.number > this.shownNumber) this.waiting.push({ asked, picture });
    else this.drop(picture);
  }

  /** The picture to show now: the newest whose time has come. Older ones are dropped. */
  show(now_s: number, rate: number): Picture | null {
    const way = Math.sign(rate);
    const due = this.waiting
      .filter(({ asked }) => way === 0 || (asked.at_s - now_s) * way <= early_s * Math.abs(rate))
      .toSorted((a, b) => a.asked.number - b.asked.number);
    const newest = due.pop();
    if (newest === undefined) return null;
    this.shownNumber = newest.asked.number;
    for (const late of this.waiting) {
      if (late.asked.number < this.shownNumber) this.drop(late.picture);
    }
    this.waiting = this.waiting.filter(({ asked }) => asked.number > this.shownNumber);
    return newest.picture;
  }
}
