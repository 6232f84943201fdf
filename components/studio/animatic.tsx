"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { LayerName } from "#lib/contract/vocabulary.ts";
import { captionAt, captionShareAt } from "#lib/render/scene/caption-range.ts";
import { BurntCaption } from "./burnt-caption.tsx";
import { animaticSizes, drawNow, openStudio, prepareShot } from "./film-artist.ts";
import { FrameFlow } from "./frame-flow.ts";
import { shotIndexAt } from "./shot-at.ts";
import type { Playhead } from "./use-playhead.ts";

const nothing: readonly LayerName[] = [];

/** What is told of a picture: it changes with the shot and the second, not with the frame. */
interface Words {
  shot: number;
  second: number;
  caption: string | null;
  /** How much of the caption is seen, 0 to 1. */
  share: number;
}

const wordsAt = (plan: DirectorPlan, at: number): Words => {
  const seconds = Math.min(at, plan.duration_seconds - 1 / plan.fps);
  const shot = shotIndexAt(plan.shots, seconds);
  const within = Math.max(0, seconds - (plan.shots[shot]?.start_seconds ?? 0));
  return {
    shot,
    second: Math.floor(seconds),
    caption: captionAt(plan, shot, within),
    share: captionShareAt(plan, shot, within),
  };
};

/** A plan's moving picture, drawn with the film's own code, its caption over it as the film burns it in. */
export function AnimaticFrame({
  plan,
  playhead,
  captions,
  hidden = nothing,
  onPicture,
}: {
  plan: DirectorPlan;
  playhead: Playhead;
  captions: boolean;
  hidden?: readonly LayerName[];
  /** Called for every picture that is shown. */
  onPicture?: (() => void) | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [flow] = useState(() => new FrameFlow<ImageBitmap>((late) => late.close()));
  const [orders] = useState(() => new Set<() => void>());
  /** Turn of the flow that the shown picture is of. */
  const shownTurn = useRef(0);
  const [words, setWords] = useState(() => wordsAt(plan, playhead.at));
  const size = animaticSizes[plan.aspect_ratio];
  const watch = playhead.watch;

  const paint = (picture: ImageBitmap) => {
    const context = canvas.current?.getContext("2d", { alpha: false });
    if (context != null) context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
    picture.close();
  };
  /** While a hand edits on and on, the draft before the last is nearer to it than what was there before. */
  const paintDraft = (draft: ImageBitmap, turn: number, current: boolean) => {
    if (!current && turn <= shownTurn.current) return draft.close();
    shownTurn.current = turn;
    paint(draft);
    if (current) onPicture?.();
  };
  const order = () => {
    const last = plan.duration_seconds - 1 / plan.fps;
    const asked = flow.ask(Math.min(last, playhead.now()), playhead.rate(), last);
    if (asked === null) return;
    const shot = shotIndexAt(plan.shots, asked.at_s);
    const t_s = Math.max(0, asked.at_s - (plan.shots[shot]?.start_seconds ?? 0));
    const begun = performance.now();
    const takeBack = drawNow(
      { plan, shot, t_s, hidden, bare: asked.at_s === 0 && playhead.rate() === 0, playing: playhead.rate() !== 0 },
      (picture) => {
        orders.delete(takeBack);
        flow.arrive(asked, picture, (performance.now() - begun) / 1000);
        follow();
      },
      (draft) => paintDraft(draft, asked.turn, flow.current(asked)),
    );
    orders.add(takeBack);
  };
  const renew = useEffectEvent(() => {
    for (const takeBack of orders) takeBack();
    orders.clear();
    flow.renew();
  });
  const follow = useEffectEvent(() => {
    const picture = flow.show(playhead.now(), playhead.rate());
    if (picture !== null) {
      shownTurn.current = flow.turn;
      paint(picture);
      onPicture?.();
    }
    order();
    const next = wordsAt(plan, playhead.now());
    setWords((now) =>
      now.shot === next.shot && now.second === next.second && now.caption === next.caption && now.share === next.share
        ? now
        : next,
    );
  });

  useEffect(() => watch(() => follow()), [watch]);
  // The old picture stays until the new plan's is drawn.
  useEffect(() => {
    renew();
    follow();
  }, [plan, hidden]);
  useEffect(() => {
    openStudio();
    return () => {
      for (const takeBack of orders) takeBack();
      flow.renew();
    };
  }, [flow, orders]);
  const { shot } = words;
  useEffect(() => {
    if (!playhead.playing) return;
    // The next one first, then the rest: whoever plays a film goes on.
    const back = plan.shots.map((_, i) => prepareShot(plan, (shot + 1 + i) % plan.shots.length));
    return () => back.forEach((takeBack) => takeBack());
  }, [plan, shot, playhead.playing]);

  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Animatic: shot ${shot + 1} of ${plan.shots.length}, ${words.second} s of ${Math.round(plan.duration_seconds)} s`}
        width={size.width_px}
        height={size.height_px}
        className="block h-full w-full object-contain"
      />
      <BurntCaption plan={plan} text={captions ? words.caption : null} share={words.share} />
    </>
  );
}
