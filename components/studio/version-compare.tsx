"use client";

import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { mediaPath } from "./media.ts";
import { frame_s } from "./player-keys.ts";
import type { Version } from "./version-tree.ts";
import { clock, filmSeconds } from "./words.ts";

/** Where the later of two versions begins to differ, in seconds: well inside its first changed shot. */
const firstChange = ([one, other]: readonly [Version, Version]): number => {
  const { film } = one.depth > other.depth ? one : other;
  const shot = film.shots.find(({ shot_id }) => film.changed_shot_ids.includes(shot_id));
  return shot === undefined ? 0 : shot.start_seconds + shot.duration_seconds / 2;
};

/** Two versions side by side, played and moved together. Only the second, the one at hand, is heard. */
export function VersionCompare({ versions, onClose }: { versions: readonly [Version, Version]; onClose: () => void }) {
  const players = useRef(new Map<string, HTMLVideoElement>());
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(() => firstChange(versions));
  const length = Math.max(...versions.map(({ film }) => film.duration_seconds));
  const each = (act: (player: HTMLVideoElement) => void) => players.current.forEach(act);
  const seek = (seconds: number) => {
    each((player) => (player.currentTime = Math.min(seconds, player.duration || seconds)));
    setAt(seconds);
  };
  const toggle = () => {
    if (playing) each((player) => player.pause());
    else {
      // At the end both begin again, and in step.
      seek(at >= length - 2 * frame_s ? 0 : at);
      each((player) => {
        if (!player.ended) void player.play();
      });
    }
    setPlaying(!playing);
  };
  const Icon = playing ? Pause : Play;
  const share = `${(Math.min(at, length) / length) * 100}%`;
  return (
    <Dialog wide title="Compare versions" open onOpenChange={(open) => (open ? undefined : onClose())}>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {versions.map(({ film, name }, i) => (
          <figure key={film.generation_id} className="min-w-0">
            <video
              ref={(player) => {
                if (player === null) players.current.delete(film.generation_id);
                else players.current.set(film.generation_id, player);
              }}
              aria-label={name}
              src={film.film === null ? undefined : mediaPath(film.film.url)}
              muted={i === 0}
              playsInline
              preload="auto"
              onLoadedMetadata={(event) => {
                event.currentTarget.currentTime = Math.min(at, event.currentTarget.duration);
              }}
              onTimeUpdate={(event) => {
                const { currentTime, paused } = event.currentTarget;
                if (!paused) setAt((now) => Math.max(now, currentTime));
              }}
              onEnded={() => {
                if ([...players.current.values()].every((player) => player.ended || player.paused)) setPlaying(false);
              }}
              style={{ aspectRatio: film.aspect_ratio.replace(":", " / ") }}
              className="block max-h-[56dvh] w-full rounded-frame bg-well object-contain max-md:max-h-[28dvh]"
            />
            <figcaption className="mt-1.5">
              <span className="block truncate font-medium">{name}</span>
              <span className="figures block text-sm text-ink3">{filmSeconds(film.duration_seconds)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-3 flex items-center gap-3 max-md:flex-wrap">
        <Button onClick={toggle} className="w-24">
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> {playing ? "Pause" : "Play"}
        </Button>
        <input
          type="range"
          aria-label="Position in both"
          aria-valuetext={`${clock(at)} of ${clock(length)}`}
          min={0}
          max={length}
          step={frame_s}
          value={Math.min(at, length)}
          onChange={(event) => seek(Number(event.target.value))}
          style={{ "--share": share } as React.CSSProperties}
          className="block scrubber min-w-0 flex-1 max-md:order-first max-md:h-11 max-md:basis-full"
        />
        <span className="figures text-sm text-ink2 max-md:mr-auto">
          {clock(at)} / {clock(length)}
        </span>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
