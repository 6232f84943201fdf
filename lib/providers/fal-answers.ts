import { z } from "zod";
import { VendorFault } from "./vendor-fault.ts";

/** Of an answer that tells of one order; and of one that lists many with what was sent, pictures too. */
export const answerBytesMax = 1024 * 1024;
export const historyBytesMax = 64 * 1024 * 1024;

/** The JSON of an answer; null where it is none, is longer than `bytesMax`, or breaks off. */
export const jsonOf = async (response: Response, bytesMax: number): Promise<unknown> => {
  try {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) return null;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch (cause) {
    // What cannot be read to its end says nothing; whoever asked knows what that means for an order.
    if (cause instanceof Error) return null;
    throw cause;
  }
};

const detailSchema = z.object({
  detail: z
    .union([z.string(), z.array(z.object({ type: z.string().optional(), msg: z.string().optional() }))])
    .optional(),
});

/** Answers that say nothing of the order itself: who asked, how often, or what stood in between. */
const aside: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** Whether a status that came in place of an answer may be another one the next time. */
export const mayAnswerLater = (status: number): boolean => aside.has(status) || status >= 500;

/** A refusal in our words: what the vendor wrote may hold the order, and is not kept. */
export const faultOf = async (response: Response): Promise<VendorFault> => {
  const { status } = response;
  const parsed = detailSchema.safeParse(await jsonOf(response, answerBytesMax));
  const detail = parsed.success ? parsed.data.detail : undefined;
  const types = Array.isArray(detail) ? detail.map(({ type }) => type ?? "") : [];
  const retryAfter = Number(response.headers.get("retry-after"));
  const wait = Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {};
  if (types.some((type) => /content_policy|safety|nsfw/i.test(type)))
    return new VendorFault("refused", "content_policy", "The vendor's policy does not allow this shot.");
  if (status === 429)
    return new VendorFault("busy", "rate_limited", "The vendor takes no more orders at the moment.", wait);
  if (status === 401 || status === 403)
    return new VendorFault("down", "credentials", "The vendor did not accept our key.");
  if (status >= 500) return new VendorFault("down", `http_${status}`, "The vendor failed.", wait);
  return new VendorFault("rejected", `http_${status}`, "The vendor could not take the order as it is.");
};

/**
 * What an answer to an order means. Only a 503 that says when to come again says that nothing was taken: behind any other
 * 5xx, and a gateway's own time-out, the order may be in line already.
 */
export const submitFaultOf = async (response: Response): Promise<VendorFault> => {
  const { status, headers } = response;
  if (status === 408 || (status >= 500 && !(status === 503 && headers.has("retry-after")))) {
    await response.body?.cancel();
    return new VendorFault("lost", `answered_${status}`, "Something in between answered in the vendor's place.");
  }
  return faultOf(response);
};

/** Whether a failed result is the model's own word: a gateway's page in its place is none. */
export const isModelsWord = async (response: Response): Promise<boolean> => {
  if (response.status < 500) return true;
  if (response.status > 500) return false;
  const parsed = detailSchema.safeParse(await jsonOf(response.clone(), answerBytesMax));
  return parsed.success && parsed.data.detail !== undefined;
};
