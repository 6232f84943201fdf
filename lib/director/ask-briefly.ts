import type { Asked } from "./director-status.ts";
import { costOf } from "./keeping/cost.ts";
import type { ModelPort } from "./models/model-port.ts";

/** A model that gave no answer; `statusCode` is what its vendor said, where it said anything. */
export class ModelSilent extends Error {
  readonly statusCode: number | null;
  constructor(name: string, statusCode: number | null) {
    super(`${name} gave no answer.`);
    this.name = "ModelSilent";
    this.statusCode = statusCode;
  }
}

const schema = {
  type: "object",
  properties: { ready: { type: "boolean" } },
  required: ["ready"],
  additionalProperties: false,
};

/** One short question to a model: whether it answers at all, and what that takes. Rejects with `ModelSilent`. */
export const askBriefly = async (model: ModelPort, signal: AbortSignal): Promise<Asked> => {
  const reply = await model.ask({
    system: "You answer with one small JSON object and nothing else.",
    turns: [{ role: "user", text: 'Say that you are ready: {"ready": true}' }],
    schema,
    schemaName: "readiness",
    maxOutputTokens: 200,
    seed: 1,
    signal,
  });
  if (reply.kind === "none") throw new ModelSilent(model.name, reply.status);
  const { tokens_in, tokens_out } = reply.usage;
  return { tokens_in, tokens_out, cost_usd: costOf(model.name, reply.usage) };
};
