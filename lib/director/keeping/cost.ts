import { z } from "zod";
import type { ModelUsage } from "#lib/director/models/model-port.ts";
import table from "./prices.json" with { type: "json" };

const rows = z
  .array(
    z.strictObject({
      /** Beginning of the vendor's own name of the model; the longest that fits counts. */
      model: z.string().min(3),
      /** US dollars for a million tokens. */
      in: z.number().min(0),
      kept: z.number().min(0),
      out: z.number().min(0),
      as_of: z.iso.date(),
    }),
  )
  .parse(table);

/** `anthropic/claude-sonnet-4.5` and `claude-sonnet-4-5-20250929` begin alike. */
const bare = (model: string): string => model.slice(model.lastIndexOf("/") + 1).replaceAll(".", "-");

/** What a call of `provider:model` cost, in US dollars; null where its price is not known. */
export const costOf = (name: string, { tokens_in, tokens_kept, tokens_out }: ModelUsage): number | null => {
  const [provider = "", ...rest] = name.split(":");
  if (provider === "local") return 0;
  // A server of one's own may call anything by a vendor's name.
  if (provider === "compatible") return null;
  const model = bare(rest.join(":"));
  const row = rows
    .filter(
      (each) =>
        model === bare(each.model) ||
        model.startsWith(`${bare(each.model)}-20`) ||
        model === `${bare(each.model)}-latest`,
    )
    .toSorted((a, b) => b.model.length - a.model.length)[0];
  if (row === undefined) return null;
  return ((tokens_in - tokens_kept) * row.in + tokens_kept * row.kept + tokens_out * row.out) / 1e6;
};
