import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { FetchedPage, PageReading } from "#lib/page/read-page.ts";
import type { Context } from "./operation.ts";
import { think } from "./think.ts";

/**
 * Fetches the page that a request's field `/url` names and reads what it says. `otherwise` tells what to do where a page
 * holds nothing to read. Throws Problem `url_not_allowed`, `url_unreachable` and `validation_failed`, each at `/url`.
 */
export const readPageAt = async (
  ctx: Context,
  url: string,
  otherwise: string,
): Promise<{ page: FetchedPage; reading: PageReading; fetched_at: string }> => {
  const page = await fetched(ctx, url);
  const fetched_at = ctx.clock().toISOString();
  const reading = await think(ctx, "/url", "readPage", page);
  if (reading === null)
    throw invalidField(
      "/url",
      "blank",
      `This page holds no text to go by; scripts may fill it in later, and they are not run. ${otherwise}`,
    );
  return { page, reading, fetched_at };
};

const fetched = async (ctx: Context, url: string): Promise<FetchedPage> => {
  try {
    return await ctx.fetchPage(url);
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.errors !== undefined) throw cause;
    const { code, message, headers } = cause;
    throw new Problem(code, message, { errors: [{ pointer: "/url", code, message }], headers, cause });
  }
};
