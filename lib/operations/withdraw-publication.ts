import { Problem } from "#lib/contract/errors.ts";
import type { Operation } from "./operation.ts";

/**
 * Takes a film off its watch page; the record stays, and publishing the film there again brings the same page back. Once
 * withdrawn it stays so. Throws Problem `conflict` where it is not on a watch page: what went to another place is
 * withdrawn there.
 */
export const withdrawPublication: Operation<"withdraw_publication"> = async (ctx, { publication_id }) => {
  const publication = await ctx.store.publications.get(ctx.accountId, publication_id);
  if (publication === null) throw new Problem("not_found", "There is no such publication in this account.");
  const connection = await ctx.store.connections.get(ctx.accountId, publication.connection_id);
  if (connection?.kind !== "watch_page")
    throw new Problem("conflict", "This film was handed to another place; it is withdrawn there.");
  if (publication.status === "withdrawn") return;
  const at = ctx.clock().toISOString();
  const gone = await ctx.store.publications.withdraw(publication_id, {
    at,
    step: "withdraw",
    outcome: "done",
    message: "Withdrawn. Its watch page answers 404.",
  });
  if (gone) return;
  const now = await ctx.store.publications.get(ctx.accountId, publication_id);
  if (now?.status !== "withdrawn")
    throw new Problem("conflict", "Only a film that is published can be withdrawn; this one is not, or not yet.");
};
