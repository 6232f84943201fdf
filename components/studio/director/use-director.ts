"use client";

import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { DirectorDescription } from "#lib/contract/director-rows.ts";
import { service } from "#components/studio/client.ts";

const query = {
  queryKey: ["director"],
  staleTime: 60_000,
  queryFn: ({ signal }: { signal: AbortSignal }) => service.get_director({}, { signal }),
};

/** The model that can be asked now, `provider:model`; null where coverage directs. */
export const modelIn = (director: DirectorDescription | undefined): string | null =>
  director?.language_model?.connected === true ? director.language_model.name : null;

/** Who directs here. */
export const useDirector = () => useQuery(query);

/** The same for code that may not go on before it is known. */
export const useAskDirector = (): (() => Promise<string | null>) => {
  const client: QueryClient = useQueryClient();
  return async () => modelIn(await client.ensureQueryData(query));
};
