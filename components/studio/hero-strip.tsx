import { Check, LoaderCircle, X } from "lucide-react";
import { mediaPath } from "./media.ts";
import type { Draw } from "./hero-stage.tsx";

const words = { awaiting_decision: "Now", locked: "Locked", rejected: "Rejected" } as const;

/** Every still that was drawn, the oldest first, each with what was said of it. */
export function HeroStrip({
  draws,
  shown,
  drawing,
  onShow,
}: {
  draws: readonly Draw[];
  shown: string;
  /** Another one is on its way. */
  drawing: boolean;
  onShow: (heroFrameId: string) => void;
}) {
  return (
    <ol aria-label="Draws" className="-m-1 flex min-w-0 gap-2.5 overflow-x-auto p-1">
      {draws.map(({ hero, number }) => (
        <li key={hero.hero_frame_id} className="shrink-0">
          <button
            type="button"
            aria-current={hero.hero_frame_id === shown || undefined}
            onClick={() => onShow(hero.hero_frame_id)}
            title={hero.note ?? undefined}
            className="block w-32 overflow-hidden rounded-control border border-white/20 bg-black/40 p-1 text-left text-sm text-white hover:border-white/50 aria-[current]:border-white aria-[current]:shadow-[0_0_0_1px_white]"
          >
            <img
              src={mediaPath(hero.url)}
              alt=""
              width={hero.width}
              height={hero.height}
              className="block aspect-video w-full rounded-frame object-contain"
            />
            <span className="mt-1 flex items-center justify-between gap-1 px-0.5">
              Draw {number}
              <span className="flex items-center gap-1 text-white/75">
                {hero.state === "awaiting_decision" ? null : hero.state === "locked" ? (
                  <Check size={12} strokeWidth={2} aria-hidden="true" />
                ) : (
                  <X size={12} strokeWidth={2} aria-hidden="true" />
                )}
                {words[hero.state]}
              </span>
            </span>
            <span className="block h-4 truncate px-0.5 text-xs text-white/75">
              {hero.note === null ? "" : `“${hero.note}”`}
            </span>
          </button>
        </li>
      ))}
      {drawing ? (
        <li className="grid w-32 shrink-0 place-items-center rounded-control border border-dashed border-white/30 text-sm text-white/75">
          <span className="flex items-center gap-1.5">
            <LoaderCircle size={13} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
            Draw {draws.length + 1}
          </span>
        </li>
      ) : null}
    </ol>
  );
}
