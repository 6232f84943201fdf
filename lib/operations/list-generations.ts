import { invalidField } from "#lib/contract/errors.ts";
import { BadCursor } from "#lib/store/store.ts";
import type { Operation } from "./operation.ts";

const defaultLimit = 20;

/** The account's generations, newest first, a page at a time. */
export const listGenerations: Operation<"list_generations"> = async (ctx, { limit, cursor, state }) => {
  const page = await ctx.store.generations
    .list(ctx.accountId, { limit: limit ?? defaultLimit, cursor: cursor ?? null, state: state ?? null })
    .catch((cause: unknown) => {
      if (!(cause instanceof BadCursor)) throw cause;
      throw invalidField("/cursor", "bad_format", "This is no cursor of ours; take next_cursor as it was given.");
    });
  return {
    generations: page.generations.map((generation) => ({
      generation_id: generation.generation_id,
      state: generation.state,
      status: generation.status,
      title: generation.title,
      raw_intent: generation.raw_intent,
      created_at: generation.created_at.toISOString(),
      duration_seconds: generation.duration_seconds,
      thumbnail_url: generation.thumbnail_asset_id === null ? null : ctx.assetUrl(generation.thumbnail_asset_id),
      preview: generation.preview,
    })),
    next_cursor: page.next_cursor,
  };
};
