import { invalidField } from "#lib/contract/errors.ts";
import { BadCursor } from "#lib/store/film-records.ts";
import type { Operation } from "./operation.ts";

const defaultLimit = 20;

/** The account's generations, newest first, a page at a time, and how many there are on each shelf. */
export const listGenerations: Operation<"list_generations"> = async (ctx, input) => {
  const { limit = defaultLimit, cursor = null, state = null } = input;
  const { shelf = null, search = null, brand_id = null, director_mode = null } = input;
  const terms = { search, brand_id, director_mode };
  const [page, counts] = await Promise.all([
    ctx.store.generations.list(ctx.accountId, { limit, cursor, state, shelf, ...terms }).catch((cause: unknown) => {
      if (!(cause instanceof BadCursor)) throw cause;
      throw invalidField("/cursor", "bad_format", "This is no cursor of ours; take next_cursor as it was given.");
    }),
    input.with === "counts" ? ctx.store.generations.counts(ctx.accountId, terms) : null,
  ]);
  const urlOf = (asset_id: string | null) => (asset_id === null ? null : ctx.assetUrl(asset_id));
  return {
    generations: page.generations.map((generation) => ({
      generation_id: generation.generation_id,
      state: generation.state,
      status: generation.status,
      title: generation.title,
      raw_intent: generation.raw_intent,
      created_at: generation.created_at.toISOString(),
      duration_seconds: generation.duration_seconds,
      thumbnail_url: urlOf(generation.thumbnail_asset_id),
      preview: generation.preview,
      progress: generation.progress,
      film_url: urlOf(generation.film_asset_id),
      director_mode: generation.director_mode,
      aspect_ratio: generation.aspect_ratio,
      brand_id: generation.brand_id,
    })),
    ...(counts === null ? {} : { counts }),
    next_cursor: page.next_cursor,
  };
};
