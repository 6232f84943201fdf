"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { FilmSound } from "./film-sound.ts";
import { loudnessOf, type Loudness } from "./loudness.ts";
import type { Playhead } from "./use-playhead.ts";

/**
 * Plays a plan's sound in step with its playhead; the sound's clock leads the pictures. It is composed when `ready`
 * says that the first picture is there, or with the first Play; then `onLoudness` is told how loud it is.
 */
export const useFilmSound = (
  plan: DirectorPlan,
  playhead: Playhead,
  muted: boolean,
  ready: boolean,
  onLoudness: (loudness: Loudness) => void,
): void => {
  const sound = useRef<FilmSound | null>(null);
  const { lead } = playhead;
  const follow = useEffectEvent((at_s: number, rate: number) => sound.current?.follow(plan, at_s, rate) ?? null);
  const quiet = useEffectEvent(() => muted);
  const heard = useEffectEvent((loudness: Loudness) => onLoudness(loudness));
  useEffect(() => {
    const own = new FilmSound((bed) => heard(loudnessOf(bed)));
    own.mute(quiet());
    sound.current = own;
    lead((at_s, rate) => follow(at_s, rate));
    return () => {
      lead(null);
      sound.current = null;
      own.close();
    };
  }, [lead]);
  useEffect(() => sound.current?.mute(muted), [muted]);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => sound.current?.compose(plan), 400);
    return () => clearTimeout(timer);
  }, [plan, ready]);
};
