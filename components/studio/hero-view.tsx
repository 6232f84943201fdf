"use client";

import { ArrowRight, LoaderCircle, Lock } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { HeroCredentials } from "./hero-credentials.tsx";
import { HeroDecision } from "./hero-decision.tsx";
import { PaletteMatch, StillFindings, Tones } from "./hero-report.tsx";
import { HeroStage, type Draw } from "./hero-stage.tsx";
import { HeroStrip } from "./hero-strip.tsx";
import { readablePath } from "./media.ts";
import { useFilmPlan } from "./use-film-plan.ts";
import { usePicturePixels } from "./use-picture-pixels.ts";

/** True while another still is drawn in place of one that was rejected. */
export const drawsAgain = (film: GenerationBody): boolean =>
  (film.state === "queued" || film.state === "running") && film.hero_frames?.at(-1)?.state === "rejected";

/** The still that a film is animated from: looked at closely, measured, and decided on while it waits. */
export function HeroView({ film }: { film: GenerationBody }) {
  const plan = useFilmPlan(film.plan_id).data ?? null;
  const draws = (film.hero_frames ?? []).map((hero, i): Draw => ({ hero, number: i + 1 }));
  const newest = draws.at(-1);
  // What is chosen holds until another draw is there.
  const [chosen, setChosen] = useState<{ id: string; of: number } | null>(null);
  const draw =
    chosen?.of === draws.length ? (draws.find(({ hero }) => hero.hero_frame_id === chosen.id) ?? newest) : newest;
  const pixels = usePicturePixels(
    draw?.hero.hero_frame_id,
    draw === undefined ? undefined : readablePath(draw.hero.url),
  );
  if (draw === undefined || newest === undefined) return <NoHero film={film} />;
  const before = draws[draw.number - 2] ?? null;
  const { hero } = draw;
  const shot = film.shots.find(({ shot_id }) => shot_id === hero.shot_id);
  const drawing = drawsAgain(film);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1 lg:h-[calc(100dvh-52px)]">
      <div className="flex min-h-0 flex-col bg-well">
        <HeroStage draw={draw} before={before} dim={drawing && draw === newest}>
          <HeroStrip
            draws={draws}
            shown={hero.hero_frame_id}
            drawing={drawing}
            onShow={(id) => setChosen({ id, of: draws.length })}
          />
        </HeroStage>
      </div>
      <aside
        aria-label="About this still"
        className="flex flex-col border-line bg-s1 max-lg:border-t max-lg:pb-20 lg:min-h-0 lg:border-l"
      >
        <div className="min-h-0 flex-1 divide-y divide-line lg:overflow-y-auto">
          <section className="px-4 py-3.5">
            <div className="mb-2 flex min-h-[22px] items-center justify-between gap-2">
              <h2 className="font-semibold">
                Draw {draw.number} of shot {shot?.index ?? hero.shot_id}
              </h2>
              <span role="status">
                <StateOfDraw state={hero.state} drawing={drawing && draw === newest} />
              </span>
            </div>
            <p className="text-ink2">{hero.reason}</p>
            <details className="group mt-2">
              <summary className="text-sm text-ink2 hover:text-ink">The full direction</summary>
              <p className="mt-1.5 rounded-control bg-s2 px-3 py-2 break-words whitespace-pre-wrap text-ink2">
                {hero.direction}
              </p>
            </details>
            <p className="figures mt-2 text-sm text-ink3">
              {hero.width}×{hero.height} · {hero.preview ? "drawn by" : "made by"} {hero.model}
            </p>
            {hero.failover_from.map(({ model, code }) => (
              <p key={model} className="text-sm text-ink3">
                {model}: {code}. Not charged.
              </p>
            ))}
          </section>
          <PaletteMatch
            match={hero.report.palette_match}
            before={before?.hero.report.palette_match ?? null}
            plan={hero.state === "rejected" ? null : plan}
            pixels={pixels}
          />
          <Tones pixels={pixels} />
          <StillFindings report={hero.report} />
          <HeroCredentials hero={hero} number={draw.number} />
        </div>
        {draw !== newest ? (
          <div className="border-t border-line px-4 py-3.5">
            {hero.note === null ? null : (
              <p className="mb-2.5 text-ink2">
                Rejected with: <span className="text-ink">“{hero.note}”</span>
              </p>
            )}
            <Button onClick={() => setChosen(null)}>Go to draw {newest.number}</Button>
          </div>
        ) : film.state === "awaiting_decision" && hero.state === "awaiting_decision" ? (
          <HeroDecision key={hero.hero_frame_id} film={film} hero={hero} />
        ) : drawing ? (
          <p className="border-t border-line px-4 py-3.5 text-ink2">
            Drawing another{hero.note === null ? "" : ` with “${hero.note}”`}. You can close this page; the work goes
            on.
          </p>
        ) : (
          <div className="border-t border-line px-4 py-3.5">
            <p className="mb-2.5 text-ink2">
              {hero.state === "locked"
                ? "Every shot of the film starts from exactly this picture."
                : "The film was stopped before this was decided."}
            </p>
            <Link href={`/films/${film.generation_id}`} className={buttonClass()}>
              Go to the film <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </div>
        )}
      </aside>
    </div>
  );
}

function StateOfDraw({ state, drawing }: { state: Draw["hero"]["state"]; drawing: boolean }) {
  if (drawing)
    return (
      <Chip tone="accent">
        <LoaderCircle size={13} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
        Drawing another
      </Chip>
    );
  switch (state) {
    case "awaiting_decision":
      return <Chip tone="warn">Waiting for you</Chip>;
    case "locked":
      return (
        <Chip tone="pass">
          <Lock size={12} strokeWidth={1.75} aria-hidden="true" /> Locked
        </Chip>
      );
    case "rejected":
      return <Chip>Rejected</Chip>;
  }
}

function NoHero({ film }: { film: GenerationBody }) {
  return (
    <div className="mx-auto max-w-sm px-4 py-24 text-center">
      <h2 className="text-xl font-semibold">No hero frame.</h2>
      <p className="mt-1 mb-5 text-md text-ink2">
        {film.hero_frames === undefined
          ? "This film was made without one. Lock the look first when you make the next."
          : "None is drawn yet."}
      </p>
      <Link href={`/films/${film.generation_id}`} className={buttonClass()}>
        Go to the film
      </Link>
    </div>
  );
}
