"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { urlOf } from "#lib/contract/client.ts";
import type { GenerationBody, ProgressEvent } from "#lib/contract/generation.ts";
import { service } from "./client.ts";

/** Time between two looks while the event stream is not to be had. */
const pollMs = 3000;
/** Events tell of shots that are made; that a vendor failed and another is asked is seen by looking. */
const vendorMs = 5000;

export const atRest = (film: Pick<GenerationBody, "state">): boolean =>
  film.state === "finished" || film.state === "cancelled";

/** Whether the service is at it. A film that waits for a decision neither works nor rests. */
export const atWork = (film: Pick<GenerationBody, "state">): boolean =>
  film.state === "queued" || film.state === "running";

/**
 * A generation, kept up to date: by its event stream, which the browser reconnects with `Last-Event-ID`, and by asking
 * every three seconds while the stream is cut.
 */
export const useFilm = (generationId: string) => {
  const client = useQueryClient();
  const [cut, setCut] = useState(false);
  const film = useQuery({
    queryKey: ["film", generationId],
    queryFn: ({ signal }) => service.get_generation({ generation_id: generationId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || !atWork(data) ? false : cut ? pollMs : data.cost.quoted_usd > 0 ? vendorMs : false,
  });
  const working = film.data !== undefined && atWork(film.data);

  useEffect(() => {
    if (!working) return;
    const stream = new EventSource(urlOf("/api/v1", "watch_generation", { generation_id: generationId }));
    const heard = (message: MessageEvent<string>) => {
      setCut(false);
      const { state, stage, progress, message: words, shot_id } = JSON.parse(message.data) as ProgressEvent;
      const known = client.getQueryData<GenerationBody>(["film", generationId]);
      if (known !== undefined)
        client.setQueryData<GenerationBody>(["film", generationId], {
          ...known,
          state: state === "queued" || state === "running" ? state : known.state,
          stage,
          progress: Math.max(known.progress, progress),
          message: words,
        });
      // A shot that is made, a still to decide on, and the end carry more than the event says.
      if (shot_id !== undefined || !atWork({ state }))
        void client.invalidateQueries({ queryKey: ["film", generationId] });
    };
    stream.addEventListener("progress", heard);
    stream.addEventListener("finished", (message) => {
      heard(message as MessageEvent<string>);
      stream.close();
    });
    stream.onerror = () => setCut(true);
    return () => stream.close();
  }, [working, generationId, client]);

  return film;
};
