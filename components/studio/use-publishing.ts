"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { Visibility } from "#lib/contract/publishing.ts";
import { newRequestKey, service } from "./client.ts";
import { connectionsKey } from "./connection-list.tsx";

/** While a place is at work, its publication is looked at this often, ms. */
const lookEveryMs = 2000;

/** What is said of a film where it is published. */
export interface PublicationText {
  title: string;
  description: string;
  visibility: Visibility;
}

/** Where a film can go, where it is already, and the way to send it: one state for the form, the preview and the head. */
export const usePublishing = (film: GenerationBody) => {
  const client = useQueryClient();
  const { generation_id } = film;
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState<PublicationText>({ title: film.title, description: "", visibility: "unlisted" });
  // One key for one wish: a double press publishes once; another text, place or try is a new wish.
  const [key, setKey] = useState(newRequestKey);
  const places = useQuery({
    queryKey: connectionsKey,
    queryFn: ({ signal }) => service.list_publish_connections({}, { signal }),
  });
  const past = useQuery({
    queryKey: ["publications", generation_id],
    queryFn: ({ signal }) => service.list_publications({ generation_id, limit: 100 }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.publications.some(({ status }) => status === "processing") ? lookEveryMs : false,
  });
  const connections = places.data?.connections;
  const connection = connections?.find(({ connection_id }) => connection_id === chosen) ?? connections?.[0];
  const connection_id = connection?.connection_id ?? "";
  const publish = useMutation({
    mutationFn: ({ dry_run }: { dry_run: boolean }) => {
      const { title, visibility } = text;
      const description = text.description.trim();
      const said = { generation_id, connection_id, title, visibility, ...(description === "" ? {} : { description }) };
      return dry_run
        ? service.publish_video({ ...said, dry_run })
        : service.publish_video(said, { idempotencyKey: key });
    },
    onSettled: () => {
      setKey(newRequestKey());
      return client.invalidateQueries({ queryKey: ["publications"] });
    },
  });
  const publications = past.data?.publications ?? [];
  const there = publications.find((each) => each.connection_id === connection_id);
  return {
    places,
    connections,
    connection,
    choose: (id: string) => {
      setChosen(id);
      setKey(newRequestKey());
      publish.reset();
    },
    text,
    setText: (change: Partial<PublicationText>) => {
      setText({ ...text, ...change });
      setKey(newRequestKey());
    },
    publish,
    publications,
    /** How the film stands at the chosen place already. */
    there,
    /** A film goes to a place once; what it goes with is settled then. One that failed or was withdrawn may go again. */
    settled: there !== undefined && there.status !== "failed" && there.status !== "withdrawn",
  };
};

export type Publishing = ReturnType<typeof usePublishing>;
