import { aspectRatios } from "#lib/contract/vocabulary.ts";
import type { Publisher } from "./publisher.ts";

/** The page this service serves itself: published as soon as it is written down. */
export const watchPage: Publisher = {
  kind: "watch_page",
  title: "Watch page",
  needs: [],
  capabilities: {
    max_duration_seconds: null,
    aspect_ratios: [...aspectRatios],
    visibility: ["public", "unlisted", "private"],
  },
  disclosureField: "the label under the film",
  checks: () => Promise.resolve([]),
  publish: (_state, film, _settings, tools) =>
    Promise.resolve({
      step: "page",
      state: null,
      done: { url: tools.watchAddressOf(film.publication_id) },
    }),
};
