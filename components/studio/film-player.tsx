"use client";

import { Maximize, Pause, Play, Volume2, VolumeX } from "lucide-react";
import { useCallback, useEffect, useState, type RefObject } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { timecode } from "./client.ts";

const frame_s = 1 / 24;

/** The film with its own controls; everything by button and by key. Captions are burnt in. */
export function FilmPlayer({
  film,
  video,
  onTime,
  onJump,
}: {
  film: GenerationBody;
  video: RefObject<HTMLVideoElement | null>;
  onTime: (seconds: number) => void;
  onJump: (seconds: number) => void;
}) {
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [at, setAt] = useState(0);
  const { duration_seconds, shots } = film;

  const toggle = useCallback(() => {
    const element = video.current;
    if (element === null) return;
    if (element.paused) void element.play();
    else element.pause();
  }, [video]);
  const fullScreen = useCallback(() => void video.current?.requestFullscreen(), [video]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || event.metaKey || event.ctrlKey) return;
      const element = video.current;
      if (element === null) return;
      const to = (seconds: number) => onJump(Math.max(0, Math.min(duration_seconds - frame_s, seconds)));
      const shot = shots.findLastIndex((each) => each.start_seconds <= element.currentTime + 0.02);
      const actions: Record<string, () => void> = {
        " ": () => {
          // A focused button is pressed by the space bar itself.
          if (target.tagName !== "BUTTON") toggle();
        },
        k: () => element.pause(),
        l: () => {
          element.playbackRate = element.paused ? 1 : Math.min(4, element.playbackRate * 2);
          void element.play();
        },
        j: () => to(element.currentTime - 1),
        m: () => setMuted((value) => !value),
        f: fullScreen,
        ArrowLeft: () => to(element.currentTime - frame_s * (event.shiftKey ? 10 : 1)),
        ArrowRight: () => to(element.currentTime + frame_s * (event.shiftKey ? 10 : 1)),
        ArrowUp: () => to(shots[Math.max(0, shot - 1)]?.start_seconds ?? 0),
        ArrowDown: () => to(shots[Math.min(shots.length - 1, shot + 1)]?.start_seconds ?? 0),
        Home: () => to(0),
        End: () => to(duration_seconds),
      };
      const digit = Number(event.key);
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act !== undefined) {
        if (event.key !== " " || target.tagName !== "BUTTON") event.preventDefault();
        act();
      } else if (digit >= 1 && digit <= shots.length) to(shots[digit - 1]?.start_seconds ?? 0);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [video, toggle, fullScreen, onJump, shots, duration_seconds]);

  const round = "grid size-9 place-items-center rounded-control text-white hover:bg-white/15 max-md:size-11";
  return (
    <section aria-label="Film" className="overflow-hidden rounded-frame border border-line bg-well">
      <video
        ref={video}
        aria-label="Film player"
        src={film.film?.url}
        muted={muted}
        playsInline
        preload="auto"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => {
          setAt(event.currentTarget.currentTime);
          onTime(event.currentTarget.currentTime);
        }}
        className="mx-auto block max-h-[68vh] w-full bg-well"
      />
      <div className="flex items-center gap-2 bg-black/85 px-3 py-2 text-white">
        <button type="button" aria-label={playing ? "Pause" : "Play"} onClick={toggle} className={round}>
          {playing ? (
            <Pause size={16} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Play size={16} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
        <button type="button" aria-label="Mute" aria-pressed={muted} onClick={() => setMuted(!muted)} className={round}>
          {muted ? (
            <VolumeX size={16} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Volume2 size={16} strokeWidth={1.75} aria-hidden="true" />
          )}
        </button>
        <input
          type="range"
          aria-label="Playhead"
          min={0}
          max={duration_seconds}
          step={frame_s}
          value={at}
          onChange={(event) => {
            setAt(Number(event.target.value));
            onJump(Number(event.target.value));
          }}
          className="h-6 min-w-0 flex-1 accent-white"
        />
        <span className="money text-[12px] whitespace-nowrap max-sm:hidden">
          {timecode(at)} / {timecode(duration_seconds)}
        </span>
        <button type="button" aria-label="Full screen" onClick={fullScreen} className={round}>
          <Maximize size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
