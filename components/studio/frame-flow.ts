import { fps } from "#lib/contract/vocabulary.ts";

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
  /** The speed it was asked for at. */
  rate: number;
}

/**
 * Decides which moments of a film are drawn and which pictures are shown. A playing film is asked for frame by frame, as
 * far ahead as a short wait reaches, so that one picture which takes long holds nothing up; what comes after a newer
 * picture is dropped. A resting film is asked for the moment that is wanted now, and shows whatever comes until that is
 * there. Times are seconds; `rate` is 0 at rest.
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
    const wanted_s = rate === 0 ? now_s : this.nextFrame_s(now_s, rate);
    if (wanted_s === null) return null;
    const at_s = Math.max(0, Math.min(end_s, wanted_s));
    if (at_s === this.asked_s) return null;
    this.asked_s = at_s;
    this.inFlight++;
    return { at_s, number: ++this.lastNumber, turn: this.turn, rate };
  }

  /** The frame after the one asked for last; where that is behind or a leap away, the first that can still be in time. */
  private nextFrame_s(now_s: number, rate: number): number | null {
    const way = Math.sign(rate);
    // As many pictures a second at every speed.
    const step_s = Math.max(1, Math.abs(rate)) / fps;
    const soon = (now_s + this.lead_s * rate) * fps * way;
    const first_s = (Math.ceil(soon - 1e-6) / fps) * way;
    if (this.asked_s === null) return first_s;
    const next_s = this.asked_s + step_s * way;
    const ahead_s = (next_s - now_s) * way;
    const reach_s = furthest_s * Math.abs(rate);
    if (ahead_s > 2 * reach_s + step_s || (next_s - first_s) * way < 0) return first_s;
    return ahead_s > reach_s ? null : next_s;
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
    const due = this.waiting
      .filter(({ asked }) => {
        // What was drawn ahead of a film that rests by now is not its moment.
        const way = Math.sign(asked.rate);
        return way === 0 || (asked.at_s - now_s) * way <= early_s * Math.abs(rate === 0 ? asked.rate : rate);
      })
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
