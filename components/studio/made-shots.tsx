"use client";

import { Play, X } from "lucide-react";
import { Button, IconButton } from "#components/ui/button.tsx";
import type { Shot } from "#lib/contract/generation.ts";
import { mediaPath } from "./media.ts";
import { roleTitle } from "./words.ts";

/** What is made of a film so far, to be watched while the rest is drawn: from one shot on, to where nothing follows yet. */
export function MadeShots({
  shots,
  watched,
  onWatch,
}: {
  shots: readonly Shot[];
  /** Which shot plays; null while none does. */
  watched: number | null;
  onWatch: (index: number | null) => void;
}) {
  const made = shots.filter((shot) => shot.delivered !== null).length;
  const shot = watched === null ? undefined : shots[watched];
  if (shot?.delivered && watched !== null) {
    const next = shots.findIndex((later, i) => i > watched && later.delivered !== null);
    return (
      <div className="absolute inset-0 bg-well">
        <video
          key={shot.shot_id}
          aria-label={`Shot ${shot.index}, ${roleTitle(shot.role).toLowerCase()}`}
          src={mediaPath(shot.delivered.url)}
          autoPlay
          controls
          playsInline
          onEnded={() => onWatch(next === -1 ? null : next)}
          className="h-full w-full object-contain"
        />
        <IconButton
          label="Back to the plan"
          onClick={() => onWatch(null)}
          className="absolute top-2 left-2 bg-black/72 text-white hover:bg-black hover:text-white"
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  if (made === 0) return null;
  return (
    <Button
      onClick={() => onWatch(shots.findIndex((each) => each.delivered !== null))}
      className="absolute bottom-3 left-3"
    >
      <Play size={14} strokeWidth={1.75} aria-hidden="true" />
      {made === 1 ? "Play the shot that is made" : `Play the ${made} shots that are made`}
    </Button>
  );
}
