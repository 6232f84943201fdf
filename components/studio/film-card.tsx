import Link from "next/link";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";
import { standing } from "./film-standing.ts";
import { mediaPath } from "./media.ts";
import { filmSeconds } from "./words.ts";

const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** `Today 09:50`, `16 Nov`: as near as one needs it. */
export const dayOf = (time: string, now: Date): string => {
  const date = new Date(time);
  if (sameDay(date, now)) return `Today ${date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...year });
};

/** A film of the library: its picture, its name, how it stands. */
export function FilmCard({ film, now }: { film: GenerationSummary; now: Date }) {
  const { word, tone } = standing(film);
  return (
    <li>
      <Link href={`/films/${film.generation_id}`} className="group block rounded-frame outline-offset-4">
        <span className="relative block aspect-video overflow-hidden rounded-frame bg-well shadow-[0_0_0_1px_var(--line)]">
          {film.thumbnail_url === null ? null : (
            // Signed addresses change by the hour; there is nothing for an image optimiser to keep.
            <img
              src={mediaPath(film.thumbnail_url)}
              alt=""
              loading="lazy"
              className={`block h-full w-full object-contain ${film.status === "ok" || film.state !== "finished" ? "" : "opacity-40"}`}
            />
          )}
          <span className="figures absolute bottom-2 left-2 rounded-chip bg-black/72 px-1.5 text-sm leading-5 text-white">
            {filmSeconds(film.duration_seconds)}
          </span>
        </span>
        <span className="mt-2 flex items-center justify-between gap-3">
          <span className="truncate font-semibold group-hover:underline">{film.title}</span>
          <Chip tone={tone}>{word}</Chip>
        </span>
        <span className="flex items-center justify-between gap-3 text-sm text-ink3">
          <span className="truncate">{film.raw_intent}</span>
          <time dateTime={film.created_at} className="shrink-0">
            {dayOf(film.created_at, now)}
          </time>
        </span>
      </Link>
    </li>
  );
}
