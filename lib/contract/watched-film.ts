import type { Visibility } from "./publishing.ts";
import type { ProvenanceState } from "./provenance.ts";

/** A published film as its watch page shows it. */
export interface WatchedFilm {
  publication_id: string;
  title: string;
  description: string | null;
  tags: string[];
  visibility: Visibility;
  published_at: string;
  duration_seconds: number;
  width: number;
  height: number;
  /** Absolute addresses of the page, of the page that others embed, and of its description for them. */
  page_url: string;
  embed_url: string;
  oembed_url: string;
  /** Absolute addresses that work for an hour. */
  film_url: string;
  captions_url: string | null;
  poster_url: string | null;
  /** Who made it and how. */
  disclosure: string;
  credential: {
    manifest_id: string | null;
    state: ProvenanceState;
    signed_by: string | null;
    signed_at: string | null;
    model: string | null;
    ingredients: { title: string | null; state: ProvenanceState }[];
  };
}
