"use client";

import { Info } from "lucide-react";
import { useRef, useState } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { ChangePanel } from "./change-panel.tsx";
import { CredentialsPanel } from "./credentials-panel.tsx";
import { Downloads } from "./downloads.tsx";
import { ExtendButton } from "./extend-button.tsx";
import { ExtensionPanel } from "./extension-panel.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { shotIndexAt } from "./shot-at.ts";
import { LockedStill } from "./locked-still.tsx";
import { stillOf } from "./media.ts";
import { RefineBar } from "./refine-bar.tsx";
import { Still } from "./still.tsx";
import { VersionsPanel } from "./versions-panel.tsx";
import { roleTitle, shotSeconds, usd } from "./words.ts";

/** Seconds into a shot that a jump lands: on its first frame, never on the last of the one before. */
const inside_s = 0.02;

/** What a version of a film made anew is what its maker comes to see; undefined where the whole film is new. */
const changedShot = (film: GenerationBody) =>
  film.parent_generation_id === null
    ? undefined
    : film.shots.find(({ shot_id }) => film.changed_shot_ids.includes(shot_id));

/** The finished film: player, shots to jump to, credentials, downloads. */
export function FilmView({ film }: { film: GenerationBody }) {
  const video = useRef<HTMLVideoElement>(null);
  const [changed] = useState(() => changedShot(film));
  const [at, setAt] = useState(changed?.start_seconds ?? 0);
  // While a person writes what should change, the film may play on, but the shot that is meant stays.
  const [held, setHeld] = useState<number | null>(null);
  const current = shotIndexAt(film.shots, at + inside_s);
  const chosen = held ?? current;
  const shot = film.shots[chosen];
  const jump = (seconds: number) => {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    setAt(seconds);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1">
      <div className="flex flex-col gap-3.5 p-5 pt-4 max-md:p-0">
        <FilmPlayer
          film={film}
          video={video}
          poster={stillOf(changed ?? film.shots[0])}
          at={at}
          onTime={setAt}
          onJump={jump}
        />
        <ol
          aria-label="Shots"
          className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3 max-md:grid-cols-2 max-md:gap-2 max-md:px-4"
        >
          {film.shots.map((shot, i) => (
            <li key={shot.shot_id} className="max-w-80 max-md:max-w-none">
              <button
                type="button"
                aria-current={i === chosen || undefined}
                onClick={() => {
                  jump(shot.start_seconds + inside_s);
                  setHeld(held === null ? null : i);
                }}
                className="flex w-full items-center gap-3 rounded-card border border-line bg-s1 p-2 text-left transition-colors duration-[120ms] hover:bg-s2 aria-[current]:border-accent aria-[current]:shadow-[0_0_0_1px_var(--accent)]"
              >
                <Still src={stillOf(shot)} className="h-12 w-[84px] max-md:h-10 max-md:w-[70px]" />
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
        {shot === undefined ? null : <RefineBar film={film} shot={shot} onHold={(on) => setHeld(on ? chosen : null)} />}
        <div className="px-4 pb-4 md:hidden">
          <ExtendButton film={film} className="w-full" />
        </div>
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
        {film.change === undefined ? null : <ChangePanel film={film} change={film.change} />}
        {film.extension === undefined ? null : <ExtensionPanel film={film} extension={film.extension} />}
        {film.brief === undefined ? null : <BriefPanel brief={film.brief} brand={film.brand_profile} />}
        <LockedStill film={film} />
        <VersionsPanel film={film} />
        <CredentialsPanel film={film} />
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
