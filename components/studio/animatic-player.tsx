"use client";

import { Captions, Maximize, Pause, Play, SkipBack, SkipForward, SquareDashed, Volume2, VolumeX } from "lucide-react";
import { useEffect, useEffectEvent, useState, type CSSProperties } from "react";
import { IconButton } from "#components/ui/button.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { AspectRatio, LayerName } from "#lib/contract/vocabulary.ts";
import { AnimaticFrame } from "./animatic.tsx";
import { markShown } from "./edit-marks.ts";
import { prepareShot } from "./film-artist.ts";
import { LayerMenu } from "./layer-menu.tsx";
import type { Loudness } from "./loudness.ts";
import { pressPlayerKey } from "./player-keys.ts";
import { SafeAreas } from "./safe-areas.tsx";
import { Scrubber, Timecode } from "./scrubber.tsx";
import { useFilmSound } from "./use-film-sound.ts";
import { useShownShot, type Playhead } from "./use-playhead.ts";
import { roleTitle } from "./words.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A wide picture leaves room for timeline and cards below it; a tall one would be too small beside them. */
const tallest: Record<AspectRatio, string> = {
  "16:9": "max-h-[max(240px,calc(100dvh-503px))] lg:[@media(height<860px)]:max-h-[max(240px,calc(100dvh-385px))]",
  "9:16": "max-h-[max(240px,calc(100dvh-352px))]",
  "1:1": "max-h-[max(240px,calc(100dvh-352px))]",
};

const nobody = (): void => undefined;

/** The plan as moving pictures with their sound, and its transport. */
export function AnimaticPlayer({
  plan,
  playhead,
  onLoudness = nobody,
  onPicture = nobody,
}: {
  plan: DirectorPlan;
  playhead: Playhead;
  /** Is told how loud the film is once its sound is composed. */
  onLoudness?: (loudness: Loudness) => void;
  /** Is told of every picture that is shown. */
  onPicture?: () => void;
}) {
  const { playing, speed, seek, step, toggle, toShot } = playhead;
  const [captions, setCaptions] = useState(true);
  const [muted, setMuted] = useState(false);
  const [hidden, setHidden] = useState<readonly LayerName[]>([]);
  const [safe, setSafe] = useState(false);
  const [shownHash, setShownHash] = useState<string | null>(null);
  const [section, setSection] = useState<HTMLElement | null>(null);
  const selected = useShownShot(plan, playhead);
  const shot = plan.shots[selected];
  const ready = shownHash === plan.plan_hash;
  useFilmSound(plan, playhead, muted, ready, onLoudness);
  useEffect(() => {
    if (!ready) return;
    // A plan that is looked at is played next: its shots are made ready meanwhile.
    const back = plan.shots.map((_, i) => prepareShot(plan, i));
    return () => back.forEach((takeBack) => takeBack());
  }, [plan, ready]);

  const fullScreen = () =>
    void (document.fullscreenElement === null ? section?.requestFullscreen() : document.exitFullscreen());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    pressPlayerKey(event, {
      toggle,
      stop: playhead.stop,
      forward: playhead.forward,
      back: playhead.back,
      step: (seconds) => step(Math.round(seconds * plan.fps)),
      toShot,
      shot: () => selected,
      toStart: () => seek(0),
      toEnd: () => seek(plan.duration_seconds),
      mute: () => setMuted(!muted),
      captions: () => setCaptions(!captions),
      fullScreen,
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const PlayIcon = playing ? Pause : Play;
  const SoundIcon = muted || !plan.audio ? VolumeX : Volume2;
  return (
    <section
      ref={setSection}
      aria-label="Animatic"
      className="min-w-0 flex-1 max-lg:sticky max-lg:top-[max(0px,calc(252px-12.5rem))] max-lg:z-20 max-lg:bg-bg [&:fullscreen]:flex [&:fullscreen]:flex-col [&:fullscreen]:bg-bg"
    >
      <div
        className={`relative mx-auto aspect-(--shape) ${tallest[plan.aspect_ratio]} overflow-hidden rounded-frame bg-well max-lg:max-h-[46dvh] in-[:fullscreen]:aspect-auto in-[:fullscreen]:max-h-none! in-[:fullscreen]:min-h-0 in-[:fullscreen]:w-full in-[:fullscreen]:flex-1`}
        style={{ "--shape": plan.aspect_ratio.replace(":", " / ") } as CSSProperties}
      >
        <AnimaticFrame
          plan={plan}
          playhead={playhead}
          captions={captions}
          hidden={hidden}
          onPicture={() => {
            markShown(plan.plan_hash);
            onPicture();
            setShownHash(plan.plan_hash);
          }}
        />
        {safe ? <SafeAreas aspect={plan.aspect_ratio} /> : null}
        {/* On the right: the film's own mark stands on the left. */}
        <p className="absolute top-2 right-2 rounded-chip bg-black/72 px-2 py-0.5 text-sm text-white">
          {selected + 1} {shot === undefined ? "" : roleTitle(shot.role)}
          <span className="figures max-sm:hidden"> · Animatic, drawn from the plan</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 pt-1.5 max-lg:px-3 max-lg:pb-1.5 max-sm:pt-0 in-[:fullscreen]:px-3 in-[:fullscreen]:pb-1.5">
        {/* On phones the slider has a line of its own, between the ways to the shots beside it. */}
        <IconButton label="Previous shot" onClick={() => toShot(selected - 1)} className="max-sm:-order-3">
          <SkipBack {...icon} />
        </IconButton>
        <IconButton
          label={playing ? "Pause" : "Play"}
          onClick={toggle}
          className="border border-line2 text-ink max-md:border-0"
        >
          <PlayIcon {...icon} />
        </IconButton>
        <IconButton label="Next shot" onClick={() => toShot(selected + 1)} className="max-sm:-order-1">
          <SkipForward {...icon} />
        </IconButton>
        <span className="flex items-center gap-2 px-2 max-sm:flex-1">
          <Timecode plan={plan} playhead={playhead} />
          {speed === 0 || speed === 1 ? null : (
            <span className="figures rounded-chip bg-s3 px-1.5 text-sm">{`${speed < 0 ? "−" : ""}${Math.abs(speed)}×`}</span>
          )}
        </span>
        <Scrubber
          plan={plan}
          playhead={playhead}
          className="mx-2 min-w-0 flex-1 max-md:h-11 max-sm:-order-2 max-sm:basis-[calc(100%-112px)]"
        />
        <IconButton
          label="Mute"
          aria-pressed={muted}
          disabled={!plan.audio}
          title={plan.audio ? undefined : "This film has no sound."}
          onClick={() => setMuted(!muted)}
          className="aria-pressed:text-accent disabled:opacity-50"
        >
          <SoundIcon {...icon} />
        </IconButton>
        <IconButton
          label="Captions"
          aria-pressed={captions}
          onClick={() => setCaptions(!captions)}
          className="aria-pressed:text-accent"
        >
          <Captions {...icon} />
        </IconButton>
        <LayerMenu hidden={hidden} onChange={setHidden} within={section} />
        <IconButton
          label="Safe areas"
          aria-pressed={safe}
          title="Where action and words are clear of every screen’s edge"
          onClick={() => setSafe(!safe)}
          className="aria-pressed:text-accent max-[359px]:hidden"
        >
          <SquareDashed {...icon} />
        </IconButton>
        <IconButton label="Full screen" onClick={fullScreen}>
          <Maximize {...icon} />
        </IconButton>
      </div>
    </section>
  );
}
