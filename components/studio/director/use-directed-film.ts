"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { reach } from "#components/studio/client.ts";
import { FilmDirecting } from "./film-directing.ts";
import { streamPlan, type FilmSoFar } from "./plan-stream.ts";
import { modelIn, useDirector } from "./use-director.ts";
import { useAskTime } from "./when-asked.ts";

/** Time after a draft is there before a model is asked that is asked after every pause. */
const pause_ms = 1200;

/** A film whose director can be asked for it. */
export interface DirectedFilm {
  /** The model that can be asked, `provider:model`; null where coverage directs. */
  model: string | null;
  /** What the director made of the request as it stands. */
  plan: DirectorPlan | null;
  /** What is written by now; null while nobody writes. */
  soFar: FilmSoFar | null;
  error: Error | null;
  /** Asks for it; null where it was stopped or went wrong. */
  direct: () => Promise<DirectorPlan | null>;
  stop: () => void;
}

/** The director's film of a request; `drafted` once its draft is there. What is typed meanwhile ends the writing. */
export const useDirectedFilm = (request: PlanRequest | null, drafted: boolean): DirectedFilm => {
  const [own] = useState(() => new FilmDirecting((asked, options) => streamPlan(reach, asked, options)));
  const standing = useSyncExternalStore(own.watch, own.now, own.now);
  const model = modelIn(useDirector().data);
  const asked = useMemo<PlanRequest | null>(
    () => (request === null ? null : { ...request, director: "auto" }),
    [request],
  );
  useEffect(() => own.stop, [asked, own]);
  const here = asked !== null && standing.of === asked ? standing : null;
  const waits = useAskTime() === "after_pause" && model !== null && drafted && here === null;
  useEffect(() => {
    if (!waits || asked === null) return;
    const timer = setTimeout(() => void own.direct(asked), pause_ms);
    return () => clearTimeout(timer);
  }, [waits, asked, own]);
  return {
    model,
    plan: here?.plan ?? null,
    soFar: here?.soFar ?? null,
    error: here?.error ?? null,
    direct: () => (asked === null ? Promise.resolve(null) : own.direct(asked)),
    stop: own.stop,
  };
};
