"use client";

import { Captions, Download, FileVideo, Info, type LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { shotIndexAt } from "./shot-at.ts";
import { fileName, mediaPath } from "./media.ts";
import { Still } from "./still.tsx";
import { useShotStills } from "./use-shot-stills.ts";
import { roleTitle, shotSeconds, usd } from "./words.ts";

/** Seconds into a shot that a jump lands: on its first frame, never on the last of the one before. */
const inside_s = 0.02;

/** The finished film: player, shots to jump to, credentials, downloads. */
export function FilmView({ film }: { film: GenerationBody }) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const stills = useShotStills(film);
  const current = shotIndexAt(film.shots, at + inside_s);
  const jump = (seconds: number) => {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    setAt(seconds);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1">
      <div className="flex flex-col gap-3.5 p-5 pt-4 max-md:p-0">
        <FilmPlayer film={film} video={video} poster={stills[0]} at={at} onTime={setAt} onJump={jump} />
        <ol
          aria-label="Shots"
          className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3 max-md:grid-cols-2 max-md:gap-2 max-md:px-4"
        >
          {film.shots.map((shot, i) => (
            <li key={shot.shot_id}>
              <button
                type="button"
                aria-current={i === current || undefined}
                onClick={() => jump(shot.start_seconds + inside_s)}
                className="flex w-full items-center gap-3 rounded-card border border-line bg-s1 p-2 text-left transition-colors duration-[120ms] hover:bg-s2 aria-[current]:border-accent aria-[current]:shadow-[0_0_0_1px_var(--accent)]"
              >
                <Still src={stills[i]} className="h-12 w-[84px] max-md:h-10 max-md:w-[70px]" />
                <span>
                  <span className="block font-semibold">
                    {shot.index}. {roleTitle(shot.role)}
                  </span>
                  <span className="figures block text-sm text-ink3">{shotSeconds(shot.duration_seconds)}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {film.preview ? (
          <p className="flex items-start gap-2.5 text-sm leading-5 text-ink2 max-md:px-4 max-md:pb-4 max-md:text-base">
            <Info size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              A preview: drawn by preview/motion because {providersOf(film)} not connected yet. Plan, cuts, captions and
              credentials are the real ones.
            </span>
          </p>
        ) : null}
      </div>
      <aside
        aria-label="About this film"
        className="divide-y divide-line border-line bg-s1 max-lg:border-t lg:sticky lg:top-[52px] lg:h-[calc(100dvh-52px)] lg:overflow-y-auto lg:border-l"
      >
        <dl className="grid grid-cols-3 gap-2 px-4 py-3">
          {[
            ["Length", shotSeconds(film.film?.duration_seconds ?? film.duration_seconds)],
            ["Picture", `${film.film?.width}×${film.film?.height}`],
            ["Charged", usd(film.cost.charged_usd)],
          ].map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-ink3">{term}</dt>
              <dd className="figures font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <CredentialsPanel film={film} stills={stills} />
        <Downloads film={film} />
      </aside>
    </div>
  );
}

/** `kling is`, `kling and google are`: whose models were routed but could not be asked. */
const providersOf = (film: GenerationBody): string => {
  const vendors = [
    ...new Set(
      film.shots
        .filter((shot) => shot.delivered?.preview)
        .map((shot) => shot.routed_model.split("/")[0] ?? shot.routed_model),
    ),
  ];
  return `${new Intl.ListFormat("en").format(vendors)} ${vendors.length === 1 ? "is" : "are"}`;
};

interface DownloadLine {
  name: string;
  href: string;
  file: string;
  note: string;
  Icon: LucideIcon;
}

function Downloads({ film }: { film: GenerationBody }) {
  const lines: DownloadLine[] = [];
  if (film.film !== null)
    lines.push({
      name: "Download film",
      href: film.film.url,
      file: fileName(film.title, "mp4"),
      note: `MP4, H.264, ${film.film.fps} fps, ${(film.film.bytes / 1e6).toFixed(1)} MB, credentials inside`,
      Icon: FileVideo,
    });
  if (film.captions !== null)
    lines.push(
      {
        name: "Download captions",
        href: film.captions.vtt_url,
        file: fileName(film.title, "vtt"),
        note: "VTT, for the web",
        Icon: Captions,
      },
      {
        name: "Download captions, SRT",
        href: film.captions.srt_url,
        file: fileName(film.title, "srt"),
        note: "SRT, for editing programs",
        Icon: Captions,
      },
    );
  return (
    <section aria-labelledby="download" className="px-4 py-3.5">
      <h2 id="download" className="mb-1 font-semibold">
        Download
      </h2>
      <ul>
        {lines.map(({ name, href, file, note, Icon }, i) => (
          <li
            key={name}
            className="relative -mx-2 flex items-center gap-3 rounded-control px-2 py-2 hover:bg-s2 max-md:min-h-11"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
            <span className="flex-1">
              {/* The whole line is the link's: its face lies over it, and its name is its words. */}
              <a
                href={`${mediaPath(href)}&download=1`}
                download={file}
                aria-describedby={`download-${i}`}
                className="block font-medium after:absolute after:inset-0 after:rounded-control"
              >
                {name}
              </a>
              <span id={`download-${i}`} className="block text-sm text-ink3">
                {note}
              </span>
            </span>
            <Download size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
