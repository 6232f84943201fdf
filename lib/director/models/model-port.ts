import type { DirectorFallback } from "#lib/contract/planned-by.ts";

/** One turn of a conversation with a model. */
export interface Turn {
  role: "user" | "assistant";
  text: string;
}

export interface ModelRequest {
  /** The same for many requests: vendors that keep beginnings of requests are asked to keep it. */
  system: string;
  turns: readonly Turn[];
  /** JSON Schema (draft 7) of the answer. */
  schema: Record<string, unknown>;
  schemaName: string;
  maxOutputTokens: number;
  seed: number;
  signal: AbortSignal;
  /** Told what can be read of the answer so far; it grows. */
  onPartial?: (partial: unknown) => void;
}

export interface ModelUsage {
  tokens_in: number;
  /** Part of `tokens_in` that the vendor had kept. */
  tokens_kept: number;
  tokens_out: number;
}

export const noUsage: ModelUsage = { tokens_in: 0, tokens_kept: 0, tokens_out: 0 };

export type ModelReply =
  | { kind: "answer"; text: string; usage: ModelUsage }
  | {
      kind: "none";
      because: Extract<DirectorFallback, "unavailable" | "refused">;
      /** HTTP status, where there was one. */
      status: number | null;
      usage: ModelUsage;
    };

/** A language model that answers in JSON. One call, no second try of the same; never throws. */
export interface ModelPort {
  /** `provider:model`. */
  name: string;
  ask: (request: ModelRequest) => Promise<ModelReply>;
}

/** The JSON object in a text, without what some models write around it; undefined where there is none. */
export const jsonIn = (text: string): unknown => {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start === -1 || end <= start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1)) as unknown;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
};
