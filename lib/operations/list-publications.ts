import { invalidField } from "#lib/contract/errors.ts";
import type { PublicationBody } from "#lib/contract/publishing.ts";
import type { StoredPublication } from "#lib/store/publishing-records.ts";
import { BadCursor } from "#lib/store/film-records.ts";
import type { Operation } from "./operation.ts";

const usualLimit = 20;

export const listPublications: Operation<"list_publications"> = async (ctx, { limit, cursor, generation_id }) => {
  try {
    const { publications, next_cursor } = await ctx.store.publications.list(ctx.accountId, {
      limit: limit ?? usualLimit,
      cursor: cursor ?? null,
      generationId: generation_id ?? null,
    });
    return { publications: publications.map(listed), next_cursor };
  } catch (cause) {
    if (cause instanceof BadCursor) throw invalidField("/cursor", "bad_format", cause.message);
    throw cause;
  }
};

/** A publication as its account sees it. */
export const listed = (publication: StoredPublication): PublicationBody => {
  const { ai_generated, label, platform_field } = publication.disclosure;
  return {
    publication_id: publication.publication_id,
    generation_id: publication.generation_id,
    connection_id: publication.connection_id,
    title: publication.title,
    description: publication.description,
    tags: publication.tags,
    visibility: publication.visibility,
    status: publication.status,
    url: publication.url,
    checks: publication.checks,
    disclosure: { ai_generated, label, platform_field },
    attempts: publication.attempts,
    created_at: publication.created_at.toISOString(),
    finished_at: publication.finished_at?.toISOString() ?? null,
  };
};
