"use client";

import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { PlayClock } from "./play-clock.ts";
import { shotIndexAt } from "./shot-at.ts";

/** Times a second that the page's words follow a playing film; its picture follows every refresh. */
const wordsPerSecond = 8;
const fastest = 4;

/**
 * Hears where the playhead is at every refresh, and answers where the sound is, if one is heard. `rate` is 0 at rest.
 */
export type SoundLead = (at_s: number, rate: number) => number | null;

/** Where a plan is shown, and what moves it. Times are seconds from the film's start. */
export interface Playhead {
  /** For words and lists: while playing it moves a few times a second. `now` is exact. */
  at: number;
  now: () => number;
  /** The same for the speed. */
  rate: () => number;
  /** 1 as filmed, 2 and 4 faster, negative backwards, 0 at rest. */
  speed: number;
  playing: boolean;
  seek: (seconds: number) => void;
  /** Rests, that many frames further. */
  step: (frames: number) => void;
  /** Goes to a shot by its index from 0; one outside the film is the nearest there is. */
  toShot: (index: number) => void;
  toggle: () => void;
  stop: () => void;
  /** Plays; when it plays already, twice as fast, up to four times. */
  forward: () => void;
  /** The same backwards. */
  back: () => void;
  /** Is told after every move, and at every refresh while playing. The answer ends it. */
  watch: (listener: () => void) => () => void;
  /** Has the sound's clock lead; null ends it. */
  lead: (sound: SoundLead | null) => void;
}

const watch_s = (): number => performance.now() / 1000;

/** A playhead outside React: it moves with the screen, the page reads it when it needs it. */
class Reel {
  private readonly clock: PlayClock;
  private readonly listeners = new Set<() => void>();
  private sound: SoundLead | null = null;
  private frame = 0;
  private told_s: number;
  private shown: DirectorPlan;

  constructor(plan: DirectorPlan, from_s: number) {
    this.shown = plan;
    this.clock = new PlayClock(from_s);
    this.told_s = this.within(from_s);
  }

  get plan(): DirectorPlan {
    return this.shown;
  }

  /** Where it was at the last refresh or move: the same for all who ask in between. */
  readonly now = (): number => this.told_s;
  readonly rate = (): number => this.clock.rate;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly lead = (sound: SoundLead | null): void => {
    this.sound = sound;
  };

  go(seconds: number, rate: number): void {
    this.clock.set(this.within(seconds), rate, watch_s());
    this.sound?.(this.here(), rate);
    cancelAnimationFrame(this.frame);
    if (rate !== 0) this.frame = requestAnimationFrame(this.tick);
    this.tell();
  }

  /** Another plan under the same playhead. */
  show(plan: DirectorPlan): void {
    this.shown = plan;
    if (this.clock.rate === 0) this.go(this.here(), 0);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.sound?.(this.here(), 0);
    this.clock.set(this.here(), 0, watch_s());
  }

  here(): number {
    return this.within(this.clock.at(watch_s()));
  }

  private within(seconds: number): number {
    return Math.max(0, Math.min(this.shown.duration_seconds, seconds));
  }

  private readonly tick = (): void => {
    const { rate } = this.clock;
    const at = this.here();
    if (rate > 0 ? at >= this.shown.duration_seconds : at <= 0) return this.go(at, 0);
    const heard = this.sound?.(at, rate) ?? null;
    if (heard !== null) this.clock.follow(heard, watch_s());
    this.frame = requestAnimationFrame(this.tick);
    this.tell();
  };

  private tell(): void {
    this.told_s = this.here();
    for (const listener of this.listeners) listener();
  }
}

/** The playhead of a plan. It stops at the end and starts over from there; a changed plan is shown where it stands. */
export const usePlayhead = (plan: DirectorPlan, from = 0): Playhead => {
  const [own] = useState(() => new Reel(plan, from));
  const [at, setAt] = useState(from);
  const [speed, setSpeed] = useState(0);
  useEffect(() => {
    let said = 0;
    const ended = own.watch(() => {
      const now = performance.now();
      setSpeed(own.rate());
      if (own.rate() !== 0 && now - said < 1000 / wordsPerSecond) return;
      said = now;
      // The picture and the slider follow at once, by themselves; words may be a moment later.
      startTransition(() => setAt(own.now()));
    });
    return () => {
      ended();
      own.end();
    };
  }, [own]);
  useEffect(() => {
    own.show(plan);
  }, [own, plan]);
  const moves = useMemo(() => {
    const snapped = () => Math.round(own.here() * own.plan.fps) / own.plan.fps;
    const stop = () => own.go(snapped(), 0);
    const play = (rate: number) => {
      const { duration_seconds, fps } = own.plan;
      const now = own.here();
      const over = rate > 0 && now >= duration_seconds - 1 / fps;
      own.go(over ? 0 : now, rate);
    };
    const run = (way: 1 | -1) => {
      const rate = own.rate() * way;
      play(way * (rate > 0 ? Math.min(fastest, rate * 2) : 1));
    };
    return {
      now: own.now,
      rate: own.rate,
      watch: own.watch,
      lead: own.lead,
      seek: (seconds: number) => own.go(seconds, own.rate()),
      step: (frames: number) => own.go(snapped() + frames / own.plan.fps, 0),
      toShot: (index: number) => {
        const { shots } = own.plan;
        own.go(shots[Math.max(0, Math.min(shots.length - 1, index))]?.start_seconds ?? 0, own.rate());
      },
      toggle: () => (own.rate() === 0 ? play(1) : stop()),
      stop,
      forward: () => run(1),
      back: () => run(-1),
    };
  }, [own]);
  return useMemo(() => ({ ...moves, at, speed, playing: speed !== 0 }), [moves, at, speed]);
};

/** Where a playhead is, at every refresh: only for what is small and has to glide. */
export const usePlayheadNow = (playhead: Playhead): number =>
  useSyncExternalStore(playhead.watch, playhead.now, () => playhead.at);

/** Index of the shot that is shown, from 0. */
export const useShownShot = (plan: DirectorPlan, playhead: Playhead): number =>
  useSyncExternalStore(
    playhead.watch,
    () => shotIndexAt(plan.shots, playhead.now()),
    () => shotIndexAt(plan.shots, playhead.at),
  );
