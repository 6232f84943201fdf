import { Check, Clapperboard } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { dayOf } from "./day-words.ts";
import { standing } from "./film-standing.ts";
import { mediaPath } from "./media.ts";
import { filmSeconds, modeTitle } from "./words.ts";

const Motion = later(() => import("./film-motion.tsx").then((part) => ({ default: part.FilmMotion })));

/** What the card says of its film: how it was directed and for whom, or the sentence while one searches for words. */
const lineOf = (film: GenerationSummary, brand: string | undefined, searching: boolean): string => {
  const mode = directorModes.find((each) => each === film.director_mode);
  if (searching || mode === undefined) return film.raw_intent ?? "";
  return [modeTitle(mode), ...(brand === undefined ? [] : [brand])].join(" · ");
};

/** A film of the library: its picture, which plays where the pointer rests, its name, how it stands. */
export function FilmCard({
  film,
  brand,
  now,
  searching,
  choosing,
  chosen,
  onChoose,
}: {
  film: GenerationSummary;
  /** The name of the film's brand. */
  brand: string | undefined;
  now: Date;
  searching: boolean;
  /** While films are chosen, a press on a card chooses it. */
  choosing: boolean;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { word, tone } = standing(film);
  const [resting, setResting] = useState(false);
  const line = lineOf(film, brand, searching);
  const face = (
    <>
      <Frame film={film} playing={resting} />
      <span className="mt-2 flex items-center justify-between gap-3">
        <span className="truncate font-semibold group-hover:underline">{film.title}</span>
        <Chip tone={tone}>
          {word}
          {film.state === "running" ? <span className="figures">{Math.round(film.progress * 100)}%</span> : null}
        </Chip>
      </span>
      <span className="flex items-center justify-between gap-3 text-sm text-ink3">
        <span className="truncate" title={film.raw_intent ?? undefined}>
          {line}
        </span>
        <time dateTime={film.created_at} className="shrink-0">
          {dayOf(film.created_at, now)}
        </time>
      </span>
    </>
  );
  return (
    <li
      className="relative"
      onPointerEnter={(event) => setResting(event.pointerType === "mouse" && !choosing)}
      onPointerLeave={() => setResting(false)}
    >
      {choosing ? (
        <label className="group block cursor-pointer rounded-frame outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <input
            type="checkbox"
            aria-label={`Select ${film.title}`}
            checked={chosen}
            onChange={onChoose}
            className="sr-only"
          />
          <span
            aria-hidden="true"
            className={`absolute top-2 right-2 z-10 grid size-6 place-items-center rounded-chip border ${chosen ? "border-accent bg-accent text-bg" : "border-white/70 bg-black/60"}`}
          >
            {chosen ? <Check size={16} strokeWidth={2.25} /> : null}
          </span>
          {face}
        </label>
      ) : (
        <Link href={`/films/${film.generation_id}`} className="group block rounded-frame outline-offset-4">
          {face}
        </Link>
      )}
    </li>
  );
}

function Frame({ film, playing }: { film: GenerationSummary; playing: boolean }) {
  const done = film.state === "finished" && film.status === "ok";
  const working = film.state === "running" || film.state === "queued";
  return (
    <span className="relative block aspect-video overflow-hidden rounded-frame bg-well shadow-[0_0_0_1px_var(--line)]">
      {film.thumbnail_url === null ? (
        <span className="grid h-full place-items-center text-white/25">
          <Clapperboard size={36} strokeWidth={1.25} aria-hidden="true" />
        </span>
      ) : (
        // Signed addresses change by the hour; there is nothing for an image optimiser to keep.
        <img
          src={mediaPath(film.thumbnail_url)}
          alt=""
          loading="lazy"
          className={`block h-full w-full object-contain ${done || film.state !== "finished" ? "" : "opacity-40"}`}
        />
      )}
      <Suspense>{playing && film.film_url !== null ? <Motion src={mediaPath(film.film_url)} /> : null}</Suspense>
      <span className="figures absolute bottom-2 left-2 rounded-chip bg-black/72 px-1.5 text-sm leading-5 text-white">
        {filmSeconds(film.duration_seconds)}
      </span>
      {working ? (
        <span className="absolute inset-x-0 bottom-0 h-[3px] bg-black/60">
          <span className="block h-full bg-accent" style={{ width: `${film.progress * 100}%` }} />
        </span>
      ) : null}
    </span>
  );
}
