import { __iconData as sparkles } from "lucide-react/icons/sparkles";
import { developmentNote, shortManifest, stateWords, utcTime } from "#components/studio/credential-words.ts";
import { Mark } from "#components/studio/mark.tsx";
import { fileName, mediaPath } from "#components/studio/media.ts";
import { StateChip } from "#components/studio/state-chip.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import { FilmVideo } from "./film-video.tsx";

/** A published film: the film, what it is, that it was made with AI, and what its credential says. */
export function WatchView({ film }: { film: WatchedFilm }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1040px] flex-col px-6 max-md:px-0">
      <header className="flex h-[60px] shrink-0 items-center max-md:px-4">
        <a href="/" className="flex items-center gap-2.5 text-md font-semibold max-md:py-3">
          <Mark /> Shotwright
        </a>
      </header>
      <main className="flex flex-1 flex-col gap-6 pb-12">
        <section aria-label="Film" className="grid place-items-center overflow-hidden rounded-frame bg-well">
          <FilmVideo film={film} className="h-auto max-h-[78dvh] w-full" />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)_340px] items-start gap-8 max-lg:grid-cols-1 max-md:px-4">
          <div className="flex min-w-0 flex-col gap-3">
            <h1 dir="auto" className="text-2xl font-semibold tracking-tight text-balance break-words">
              {film.title}
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink3">
              <Chip tone="accent">
                <Icon of={sparkles} size={13} />
                <span>Made with AI</span>
              </Chip>
              <time dateTime={film.published_at}>{dayOf(film.published_at)}</time>
              {film.visibility === "public" ? null : <span>{visibilityWords[film.visibility]}</span>}
            </p>
            {film.description === null ? null : (
              <p dir="auto" className="max-w-[65ch] text-md leading-6 break-words whitespace-pre-line text-ink2">
                {film.description}
              </p>
            )}
            {film.tags.length === 0 ? null : (
              <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
                {film.tags.map((tag) => (
                  <li key={tag}>
                    <Chip className="max-w-[60vw]">
                      <span dir="auto" className="truncate">
                        {tag}
                      </span>
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Credentials film={film} />
        </div>
      </main>
    </div>
  );
}

const visibilityWords = { unlisted: "Only for those who have the address", private: "Only you can see this" } as const;

function Credentials({ film }: { film: WatchedFilm }) {
  const { state, manifest_id, signed_by, signed_at, model, ingredients } = film.credential;
  const facts: [string, string][] = [
    ["Signed by", signed_by ?? "Nobody who is named"],
    ...(signed_at === null ? [] : [["Signed on", utcTime(signed_at)] satisfies [string, string]]),
    ...(model === null ? [] : [["Pictures by", model] satisfies [string, string]]),
    ...(ingredients.length === 0
      ? []
      : [
          ["Made from", `${ingredients.length} signed ${ingredients.length === 1 ? "part" : "parts"}`] satisfies [
            string,
            string,
          ],
        ]),
  ];
  return (
    <section aria-label="Content credentials" className="rounded-card border border-line bg-s1 p-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="font-semibold">Content credentials</h2>
        <StateChip state={state} />
      </div>
      <p className="text-sm leading-5 text-ink2">{film.disclosure}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink3">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        {manifest_id === null ? null : (
          <>
            <dt className="text-ink3">Manifest</dt>
            <dd>
              <a
                href={`/api/v1/provenance/${encodeURIComponent(manifest_id)}`}
                className="figures break-all text-accent underline"
              >
                {shortManifest(manifest_id)}
              </a>
            </dd>
          </>
        )}
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-sm leading-5 text-ink3">
        {[stateWords[state].meaning, ...developmentNote(signed_by)].join(" ")} Read when it was published. Check it
        yourself:{" "}
        <a
          href={`${mediaPath(film.film_url)}&download=1`}
          download={fileName(film.title, "mp4")}
          className="text-accent underline"
        >
          save the film
        </a>{" "}
        and{" "}
        <a href="/verify" className="text-accent underline">
          verify it
        </a>
        .
      </p>
    </section>
  );
}

const dayOf = (rfc3339: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(rfc3339));
