import type { ModelPort, ModelRequest } from "#lib/director/models/model-port.ts";

const usage = { tokens_in: 1000, tokens_kept: 0, tokens_out: 500 };

/** A model that says one line (an object as JSON, a text as it is, `refused` and `unavailable` as failures) after the other, and the last again and again. */
export const scriptedModel = (
  lines: readonly ((request: ModelRequest) => unknown)[] | readonly unknown[],
  name = "openai:gpt-5-mini",
): ModelPort & { asked: ModelRequest[] } => {
  const asked: ModelRequest[] = [];
  return {
    name,
    asked,
    ask: (request) => {
      const line = lines[Math.min(asked.length, lines.length - 1)];
      asked.push(request);
      const said: unknown = typeof line === "function" ? (line as (it: ModelRequest) => unknown)(request) : line;
      if (said === "unavailable" || said === "refused")
        return Promise.resolve({ kind: "none", because: said, status: null, usage });
      const text = typeof said === "string" ? said : JSON.stringify(said);
      return Promise.resolve({ kind: "answer", text, usage });
    },
  };
};
