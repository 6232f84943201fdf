import { createHash } from "node:crypto";
import { z } from "zod";
import type { Download } from "./download.ts";

type Input = Record<string, unknown>;

export const historySchema = z.object({
  items: z.array(
    z.object({
      request_id: z.string().regex(/^[\w-]{1,100}$/),
      sent_at: z.iso.datetime({ offset: true }),
      json_input: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
});
export type PastOrder = z.infer<typeof historySchema>["items"][number];

/** A picture that was sent, for its comparison with one of ours. */
const pictureLimits = { bytes: 48 * 1024 * 1024, totalMs: 30_000, stallMs: 10_000 };

const digest = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** A name for what was ordered, whatever stands for its picture. */
export const inputName = (application: string, { image_url: _picture, ...asked }: Input): string =>
  digest(JSON.stringify([application, ...Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))]));

/** Everything that was asked for but the picture, which may stand in the history under an address of the vendor's own. */
const saysTheSame = ({ image_url: _ours, ...asked }: Input, theirs: Input): boolean =>
  Object.entries(asked).every(([name, value]) => theirs[name] === value);

const bytesOfUri = (uri: string): Uint8Array => Buffer.from(uri.slice(uri.indexOf(",") + 1), "base64");

/**
 * The orders of a history that ask for what `input` asks for, picture and all. `ambiguous`: one that cannot be told apart
 * from it is among them, or there are several, so none of them may be taken for it.
 */
export const matchOrders = async (
  input: Input,
  past: readonly PastOrder[],
  download: Download,
  signal: AbortSignal,
): Promise<{ is: "one"; order: PastOrder } | { is: "none" } | { is: "ambiguous" }> => {
  const alike = past.filter(({ json_input }) => json_input != null && saysTheSame(input, json_input));
  const compare = async (theirs: unknown): Promise<"same" | "other" | "unknown"> => {
    const ours = input["image_url"];
    if (ours === theirs) return "same";
    if (typeof ours !== "string" || typeof theirs !== "string") return "other";
    const sum = digest(bytesOfUri(ours));
    if (theirs.startsWith("data:")) return digest(bytesOfUri(theirs)) === sum ? "same" : "other";
    const file = await download(theirs, { ...pictureLimits, signal });
    if (file.is !== "whole") return "unknown";
    return digest(file.bytes) === sum ? "same" : "other";
  };
  const seen = await Promise.all(
    alike.map(async (order) => ({ order, picture: await compare(order.json_input?.["image_url"]) })),
  );
  const [one, ...more] = seen.filter(({ picture }) => picture !== "other");
  if (one === undefined) return { is: "none" };
  return more.length > 0 || one.picture === "unknown" ? { is: "ambiguous" } : { is: "one", order: one.order };
};
