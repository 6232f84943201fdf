import { z } from "zod";

export interface ModerationSettings {
  apiKey: string;
  /** OpenAI's own address, or another origin or path. */
  baseUrl: string | undefined;
  fetch: typeof fetch;
  report: (message: string) => void;
}

/** Something to be moderated: a text, or a picture as a data address. */
export type Moderated = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

export type Moderation =
  /** Categories that the vendor flags, in its own words: `sexual/minors`. */
  { kind: "read"; categories: string[] } | { kind: "none"; because: "unavailable" };

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) })),
});

const answerBytesMax = 1024 * 1024;

/** The text of an answer; throws where it is longer than any answer of this vendor's. */
const textOf = async (reply: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (reply.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > answerBytesMax) throw new RangeError("The answer is too long.");
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** OpenAI's free moderation of texts and pictures. It may stop what rules let through; its silence releases nothing. */
export const openModeration = ({ apiKey, baseUrl, fetch, report }: ModerationSettings) => {
  const bare = (baseUrl ?? "https://api.openai.com").replace(/\/+$/u, "");
  const url = `${new URL(bare).pathname === "/" ? `${bare}/v1` : bare}/moderations`;
  const none = (why: string): Moderation => {
    report(`openai moderation was not read: ${why}`);
    return { kind: "none", because: "unavailable" };
  };
  return async (input: readonly Moderated[], signal: AbortSignal): Promise<Moderation> => {
    try {
      const reply = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "omni-moderation-latest", input }),
        // The key goes to this address and to no other.
        redirect: "error",
        signal,
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        return none(`HTTP ${reply.status}`);
      }
      const { results } = answerSchema.parse(JSON.parse(await textOf(reply)));
      const flagged = results.filter((result) => result.flagged);
      const categories = flagged.flatMap((result) =>
        Object.entries(result.categories).flatMap(([category, isFlagged]) => (isFlagged === true ? [category] : [])),
      );
      return { kind: "read", categories: [...new Set(categories)] };
    } catch (cause) {
      return none(cause instanceof Error ? cause.name : "unknown");
    }
  };
};
