"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { plainWords, sentenceCase, service, wordsFor } from "./client.ts";

/** What is happening now: one line in words, one bar, every shot. The page can be closed; the work goes on. */
export function FilmProgress({ film }: { film: GenerationBody }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => service.cancel_generation({ generation_id: film.generation_id }),
    onSettled: () => client.invalidateQueries({ queryKey: ["film", film.generation_id] }),
  });
  const made = film.shots.filter((shot) => shot.delivered !== null).length;
  const line =
    film.state === "queued"
      ? { strong: "Waiting for a place.", rest: "Other films of yours are rendering." }
      : film.stage === "assemble" || film.stage === "sign"
        ? { strong: film.message, rest: "You can close this page; the work goes on." }
        : {
            strong: `Rendering shot ${Math.min(made + 1, film.shots.length)} of ${film.shots.length}.`,
            rest: "You can close this page; the work goes on.",
          };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 p-6 max-md:p-4">
      <div className="rounded-card border border-line bg-s1 p-5">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <p role="status" className="text-[14px] leading-[22px]">
            <strong className="font-semibold">{line.strong}</strong> <span className="text-ink2">{line.rest}</span>
          </p>
          <Button onClick={() => cancel.mutate()} disabled={cancel.isPending}>
            Cancel
          </Button>
        </div>
        <div
          role="progressbar"
          aria-label="Film progress"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(film.progress * 100)}
          className="h-1.5 overflow-hidden rounded-full bg-s3"
        >
          <div
            className="h-full bg-accent transition-[width] duration-200 ease-studio"
            style={{ width: `${film.progress * 100}%` }}
          />
        </div>
        {cancel.error === null ? null : (
          <p role="alert" className="mt-3 text-fail">
            {wordsFor(cancel.error, "cancel the film")}
          </p>
        )}
      </div>
      <ol aria-label="Shot progress" className="flex flex-col gap-2">
        {film.shots.map((shot) => {
          const done = shot.delivered !== null;
          const Icon = done ? CircleCheck : film.state === "running" ? LoaderCircle : CircleDashed;
          return (
            <li key={shot.shot_id} className="flex items-start gap-3 rounded-card border border-line bg-s1 px-4 py-3">
              <Icon
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${done ? "text-pass" : "text-ink3"} ${!done && film.state === "running" ? "animate-spin" : ""}`}
              />
              <div className="min-w-0 flex-1">
                <p>
                  <span className="font-medium">
                    {shot.index}. {sentenceCase(shot.role)}
                  </span>{" "}
                  <span className="text-[12px] text-ink3">
                    {shot.duration_seconds.toFixed(2)} s · {shot.camera.lens_mm} mm · {plainWords(shot.camera.movement)}
                  </span>
                </p>
                <p className="line-clamp-2 text-ink2">{shot.description}</p>
              </div>
              <p className="shrink-0 text-right text-[12px] leading-4">
                <span className={done ? "text-pass" : "text-ink2"}>
                  {done ? "Made" : film.state === "running" ? "Working" : "Waiting"}
                </span>
                <br />
                <span className="money text-ink3">{shot.delivered?.model ?? shot.routed_model}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
