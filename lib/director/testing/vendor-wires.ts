import type { IncomingMessage } from "node:http";

export type Json = Record<string, unknown>;
type Headers = IncomingMessage["headers"];

export const fakeKey = "key-of-the-tests-0123456789";

/** How an answer ends on the wire. */
export type Ending = "stop" | "length" | "refusal";

/** One vendor's protocol: its path, its proof of who calls, and how an answer streams. */
export interface Wire {
  vendor: "anthropic" | "openai" | "google" | "gateway" | "compatible";
  path: RegExp;
  authorised: (headers: Headers) => boolean;
  /** Whether the caller asks for JSON by a schema. */
  structured: (body: Json) => boolean;
  /** Events of a stream that says the pieces one after the other. */
  stream: (pieces: readonly string[], ending: Ending, body: Json) => string[];
  error: (status: number) => Json;
}

const event = (data: unknown, name?: string): string =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

const has = (value: unknown, ...path: string[]): boolean => {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = (at as Json)[key];
  }
  return true;
};

const anthropic: Wire = {
  vendor: "anthropic",
  path: /^\/v1\/messages$/u,
  authorised: (headers) => headers["x-api-key"] === fakeKey && headers["anthropic-version"] !== undefined,
  structured: (body) => has(body, "output_config", "format", "schema") || has(body, "tools"),
  stream: (pieces, ending, body) => {
    const isTool = has(body, "tools");
    const told = (type: string, more: Json) => event({ type, ...more }, type);
    const block = isTool ? { type: "tool_use", id: "toolu_01", name: "json", input: {} } : { type: "text", text: "" };
    const delta = (text: string) =>
      isTool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text };
    const reason = { stop: isTool ? "tool_use" : "end_turn", length: "max_tokens", refusal: "refusal" }[ending];
    return [
      told("message_start", {
        message: {
          id: "msg_01",
          type: "message",
          role: "assistant",
          model: body["model"],
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 900, output_tokens: 1 },
        },
      }),
      ...(pieces.length === 0 ? [] : [told("content_block_start", { index: 0, content_block: block })]),
      ...pieces.map((text) => told("content_block_delta", { index: 0, delta: delta(text) })),
      ...(pieces.length === 0 ? [] : [told("content_block_stop", { index: 0 })]),
      told("message_delta", { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 400 } }),
      told("message_stop", {}),
    ];
  },
  error: (status) => ({
    type: "error",
    error: { type: status === 429 ? "rate_limit_error" : "api_error", message: "The fake fails as told." },
  }),
};

const openai: Wire = {
  vendor: "openai",
  path: /^\/v1\/responses$/u,
  authorised: (headers) => headers.authorization === `Bearer ${fakeKey}`,
  structured: (body) => has(body, "text", "format", "schema"),
  stream: (pieces, ending, body) => {
    const told = (type: string, more: Json) => event({ type, ...more }, type);
    const head = { id: "resp_01", object: "response", created_at: 1_780_000_000, model: body["model"] };
    const item = { type: "message", id: "m_01", role: "assistant" };
    const usage = {
      input_tokens: 900,
      output_tokens: 400,
      total_tokens: 1300,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    };
    const at = { item_id: "m_01", output_index: 0, content_index: 0 };
    const kind = ending === "refusal" ? "response.refusal.delta" : "response.output_text.delta";
    const said = ending === "refusal" ? ["I can't help with that."] : pieces;
    const text = said.join("");
    const part =
      ending === "refusal" ? { type: "refusal", refusal: text } : { type: "output_text", text, annotations: [] };
    return [
      told("response.created", { response: { ...head, status: "in_progress" } }),
      told("response.output_item.added", { output_index: 0, item: { ...item, status: "in_progress", content: [] } }),
      ...said.map((delta) => told(kind, { ...at, delta })),
      told("response.output_item.done", { output_index: 0, item: { ...item, status: "completed", content: [part] } }),
      told(ending === "length" ? "response.incomplete" : "response.completed", {
        response: { ...head, incomplete_details: ending === "length" ? { reason: "max_output_tokens" } : null, usage },
      }),
    ];
  },
  error: () => ({ error: { message: "The fake fails as told.", type: "server_error", param: null, code: null } }),
};

const google: Wire = {
  vendor: "google",
  path: /^\/v1beta\/models\/[^/]+:streamGenerateContent$/u,
  authorised: (headers) => headers["x-goog-api-key"] === fakeKey,
  structured: (body) =>
    has(body, "generationConfig", "responseSchema") || has(body, "generationConfig", "responseJsonSchema"),
  stream: (pieces, ending) => {
    const finishReason = { stop: "STOP", length: "MAX_TOKENS", refusal: "SAFETY" }[ending];
    const part = (text: string) => ({ content: { role: "model", parts: [{ text }] }, index: 0 });
    return [
      ...pieces.map((text) => event({ candidates: [part(text)] })),
      event({
        candidates: [{ content: { role: "model", parts: [] }, finishReason, index: 0 }],
        usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 400, totalTokenCount: 1300 },
      }),
    ];
  },
  error: (status) => ({ error: { code: status, message: "The fake fails as told.", status: "INTERNAL" } }),
};

const compatible: Wire = {
  vendor: "compatible",
  path: /^\/v1\/chat\/completions$/u,
  // A server of one's own asks for no key; where one is sent it must be right.
  authorised: ({ authorization }) => authorization === undefined || authorization === `Bearer ${fakeKey}`,
  structured: (body) => has(body, "response_format", "json_schema", "schema"),
  stream: (pieces, ending, body) => {
    const head = { id: "chat_01", object: "chat.completion.chunk", created: 1_780_000_000, model: body["model"] };
    const choice = (delta: Json, finish_reason: string | null) => ({
      ...head,
      choices: [{ index: 0, delta, finish_reason }],
    });
    const reason = { stop: "stop", length: "length", refusal: "content_filter" }[ending];
    return [
      event(choice({ role: "assistant", content: "" }, null)),
      ...pieces.map((content) => event(choice({ content }, null))),
      event(choice({}, reason)),
      event({ ...head, choices: [], usage: { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1300 } }),
      event("[DONE]"),
    ];
  },
  error: () => ({ error: { message: "The fake fails as told.", type: "server_error", code: null } }),
};

const gateway: Wire = {
  vendor: "gateway",
  path: /^\/v4\/ai\/language-model$/u,
  authorised: (headers) =>
    headers.authorization === `Bearer ${fakeKey}` && headers["ai-language-model-streaming"] === "true",
  structured: (body) => has(body, "responseFormat", "schema"),
  stream: (pieces, ending) => {
    const unified = { stop: "stop", length: "length", refusal: "content-filter" }[ending];
    return [
      event({ type: "stream-start", warnings: [] }),
      ...(pieces.length === 0 ? [] : [event({ type: "text-start", id: "0" })]),
      ...pieces.map((delta) => event({ type: "text-delta", id: "0", delta })),
      ...(pieces.length === 0 ? [] : [event({ type: "text-end", id: "0" })]),
      event({
        type: "finish",
        finishReason: { unified, raw: unified },
        usage: {
          inputTokens: { total: 900, noCache: 900, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 400, text: 400, reasoning: 0 },
        },
      }),
    ];
  },
  error: (status) => ({
    error: {
      message: "The fake fails as told.",
      type: status === 429 ? "rate_limit_exceeded" : "internal_server_error",
    },
  }),
};

export const wires: readonly Wire[] = [anthropic, openai, google, compatible, gateway];
