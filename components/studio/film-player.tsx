"use client";

import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { mediaPath } from "./media.ts";
import { frame_s, pressPlayerKey } from "./player-keys.ts";
import { shotIndexAt } from "./shot-at.ts";
import { clock, roleTitle } from "./words.ts";

const icon = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;
const press =
  "grid size-9 shrink-0 place-items-center rounded-control text-white hover:bg-white/15 aria-pressed:bg-white/20 max-md:size-11";

/** The film with its own controls; everything by button and by key. Its captions are burnt in; the track adds text. */
export function FilmPlayer({
  film,
  video,
  poster,
  at,
  onTime,
  onJump,
}: {
  film: GenerationBody;
  video: RefObject<HTMLVideoElement | null>;
  /** What stands there before it is played: films fade in from black. */
  poster: string | undefined;
  at: number;
  onTime: (seconds: number) => void;
  onJump: (seconds: number) => void;
}) {
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [captions, setCaptions] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const rate = useRef(1);
  const { shots } = film;
  const length = film.film?.duration_seconds ?? film.duration_seconds;
  const shot = shotIndexAt(shots, at + frame_s / 2);

  const play = (speed: number) => {
    const element = video.current;
    if (element === null) return;
    rate.current = speed;
    element.playbackRate = Math.abs(speed);
    if (speed > 0) void element.play();
    else element.pause();
  };
  const toggle = () => (video.current?.paused ? play(1) : video.current?.pause());
  const to = (seconds: number) => onJump(Math.max(0, Math.min(length - frame_s, seconds)));
  const fullScreen = () =>
    void (document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen());
  const toShot = (index: number) => {
    const nearest = Math.max(0, Math.min(shots.length - 1, index));
    to((shots[nearest]?.start_seconds ?? 0) + frame_s / 2);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const now = video.current?.currentTime ?? 0;
    pressPlayerKey(event, {
      toggle,
      stop: () => video.current?.pause(),
      forward: () => play(video.current?.paused ? 1 : Math.min(4, Math.max(1, rate.current) * 2)),
      // Browsers do not play backwards: a press goes a second back, a second press two, a third four.
      back: () => {
        rate.current = rate.current < 0 ? Math.max(-4, rate.current * 2) : -1;
        video.current?.pause();
        to(now + rate.current);
      },
      step: (seconds) => {
        video.current?.pause();
        to(now + seconds);
      },
      toShot,
      shot: () => shotIndexAt(shots, now + frame_s / 2),
      toStart: () => to(0),
      toEnd: () => to(length),
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
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) track.mode = captions ? "showing" : "hidden";
  }, [captions, video]);

  const PlayIcon = playing ? Pause : Play;
  const SoundIcon = muted ? VolumeX : Volume2;
  return (
    <section
      ref={frame}
      aria-label="Film"
      className="flex flex-col overflow-hidden rounded-frame border border-line bg-well max-md:sticky max-md:top-[max(0px,calc(252px-12.5rem))] max-md:z-20 max-md:border-x-0"
    >
      <video
        ref={video}
        poster={poster}
        aria-label="Film player"
        src={film.film === null ? undefined : mediaPath(film.film.url)}
        muted={muted}
        playsInline
        preload="auto"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        // A film that opens inside itself stands there already. At its start it is left alone: a seek takes the poster away.
        onLoadedMetadata={(event) => {
          if (at > 0) event.currentTarget.currentTime = at;
        }}
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
        style={{ aspectRatio: film.aspect_ratio.replace(":", " / ") }}
        className="mx-auto block max-h-[calc(100dvh-300px)] min-h-40 w-full min-w-0 flex-1 cursor-pointer bg-well object-contain max-md:max-h-[52dvh]"
      >
        {film.captions === null ? null : (
          <track kind="captions" srcLang="en" label="Captions" src={mediaPath(film.captions.vtt_url)} />
        )}
      </video>
      <div className="px-3 pt-1 text-white">
        <input
          type="range"
          aria-label="Playhead"
          aria-valuetext={`${clock(at)} of ${clock(length)}`}
          min={0}
          max={length}
          step={frame_s}
          value={Math.min(at, length)}
          onChange={(event) => to(Number(event.target.value))}
          style={
            {
              "--share": `${(Math.min(at, length) / length) * 100}%`,
              "--scrub": "white",
              "--scrub-rest": "rgb(255 255 255 / 0.3)",
            } as React.CSSProperties
          }
          className="block scrubber w-full max-md:h-8"
        />
      </div>
      <div className="flex items-center gap-1 px-2 pb-2 text-white">
        <button type="button" aria-label={playing ? "Pause" : "Play"} onClick={toggle} className={press}>
          <PlayIcon {...icon} />
        </button>
        <button type="button" aria-label="Mute" aria-pressed={muted} onClick={() => setMuted(!muted)} className={press}>
          <SoundIcon {...icon} />
        </button>
        <span className="figures pl-1 text-sm">
          {clock(at)} / {clock(length)}
        </span>
        <span className="ml-auto pr-2 text-sm max-sm:hidden">
          Shot {shot + 1}, {roleTitle(shots[shot]?.role ?? "hook").toLowerCase()}
        </span>
        <span className="flex max-sm:ml-auto">
          {film.captions === null ? null : (
            <button
              type="button"
              aria-label="Captions"
              aria-pressed={captions}
              onClick={() => setCaptions(!captions)}
              className={press}
            >
              <Captions {...icon} />
            </button>
          )}
          <button type="button" aria-label="Full screen" onClick={fullScreen} className={press}>
            <Maximize {...icon} />
          </button>
        </span>
      </div>
    </section>
  );
}
