import { Lock } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { Still } from "./still.tsx";
import { mediaPath } from "./media.ts";

/** The still that the film was animated from; opens large. Nothing for a film without one. */
export function LockedStill({ film }: { film: GenerationBody }) {
  const hero = film.hero_frames?.findLast(({ state }) => state === "locked");
  if (hero === undefined) return null;
  const draws = film.hero_frames?.length ?? 1;
  const shot = film.shots.find(({ shot_id }) => shot_id === hero.shot_id);
  return (
    <section aria-label="Hero frame" className="px-4 py-3.5">
      <Link
        href={`/films/${film.generation_id}/hero`}
        className="-m-2 flex items-center gap-3 rounded-control p-2 hover:bg-s2"
      >
        <Still src={mediaPath(hero.url)} className="h-[54px] w-24" />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 font-semibold">
            <Lock size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-pass" /> Locked hero frame
          </span>
          <span className="block text-sm text-ink2">
            {shot === undefined ? "" : `Shot ${shot.index}, `}
            {draws === 1 ? "the first draw" : `draw ${draws} of ${draws}`}. Every shot starts from it.
          </span>
        </span>
      </Link>
    </section>
  );
}
