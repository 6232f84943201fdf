import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How the model behind the fake behaves; a function obeys or disobeys whatever it was sent. */
export type Behaviour =
  | { kind: "answers"; with: unknown }
  | { kind: "says"; text: string }
  | { kind: "refuses" }
  | { kind: "fails"; status: 401 | 429 | 500 | 529 }
  | { kind: "hangs" }
  | { kind: "breaks off" };

export interface Call {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

export interface FakeVendors {
  /** Origin of all three. */
  origin: string;
  calls: Call[];
  behave: (behaviour: Behaviour | ((call: Call) => Behaviour)) => void;
  close: () => Promise<void>;
}

const usage = { input_tokens: 900, output_tokens: 400 };
type Json = Record<string, unknown>;

/** One vendor's wire form: how an answer, a refusal and an error look, and whether the caller showed its key. */
interface Wire {
  path: RegExp;
  authorised: (headers: IncomingMessage["headers"]) => boolean;
  structured: (body: Json) => boolean;
  answer: (text: string, body: Json) => Json;
  refusal: (body: Json) => Json;
  error: (status: number) => Json;
}

const message = (body: Json, content: Json[], stop_reason: string): Json => ({
  id: "msg_01",
  type: "message",
  role: "assistant",
  model: body["model"],
  content,
  stop_reason,
  stop_sequence: null,
  usage,
});

const response = (body: Json, content: Json): Json => ({
  id: "resp_01",
  object: "response",
  created_at: 1_780_000_000,
  status: "completed",
  model: body["model"],
  error: null,
  incomplete_details: null,
  output: [{ id: "m_01", type: "message", role: "assistant", status: "completed", content: [content] }],
  usage: {
    ...usage,
    total_tokens: 1300,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  },
});

const has = (value: unknown, ...path: string[]): boolean => {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = (at as Json)[key];
  }
  return true;
};

const wires: readonly Wire[] = [
  {
    path: /^\/v1\/messages$/u,
    authorised: (headers) => headers["x-api-key"] === fakeKey && headers["anthropic-version"] !== undefined,
    structured: (body) => has(body, "output_config", "format") || has(body, "output_format") || has(body, "tools"),
    answer: (text, body) =>
      has(body, "tools")
        ? message(
            body,
            [{ type: "tool_use", id: "toolu_01", name: "json", input: JSON.parse(text) as unknown }],
            "tool_use",
          )
        : message(body, [{ type: "text", text }], "end_turn"),
    refusal: (body) => message(body, [], "refusal"),
    error: (status) => ({
      type: "error",
      error: { type: status === 429 ? "rate_limit_error" : "api_error", message: "The fake fails as told." },
    }),
  },
  {
    path: /^\/v1\/responses$/u,
    authorised: (headers) => headers.authorization === `Bearer ${fakeKey}`,
    structured: (body) => has(body, "text", "format", "schema"),
    answer: (text, body) => response(body, { type: "output_text", text, annotations: [] }),
    refusal: (body) => response(body, { type: "refusal", refusal: "I can't help with that." }),
    error: () => ({ error: { message: "The fake fails as told.", type: "server_error", param: null, code: null } }),
  },
  {
    path: /^\/v1beta\/models\/[^/]+:generateContent$/u,
    authorised: (headers) => headers["x-goog-api-key"] === fakeKey,
    structured: (body) =>
      has(body, "generationConfig", "responseSchema") || has(body, "generationConfig", "responseJsonSchema"),
    answer: (text) => ({
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 400, totalTokenCount: 1300 },
    }),
    refusal: () => ({
      candidates: [{ content: { role: "model", parts: [] }, finishReason: "SAFETY", index: 0 }],
      usageMetadata: { promptTokenCount: 900, totalTokenCount: 900 },
    }),
    error: (status) => ({ error: { code: status, message: "The fake fails as told.", status: "INTERNAL" } }),
  },
];

export const fakeKey = "key-of-the-tests-0123456789";

/** Anthropic, OpenAI and Google on one loopback port, in the form in which the installed SDK calls them. */
export const startFakeVendors = async (): Promise<FakeVendors> => {
  const calls: Call[] = [];
  let behave: (call: Call) => Behaviour = () => ({ kind: "refuses" });
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = new URL(request.url ?? "/", "http://fake").pathname;
      const send = (status: number, body: unknown) => {
        reply.writeHead(status, { "content-type": "application/json" });
        reply.end(typeof body === "string" ? body : JSON.stringify(body));
      };
      const wire = wires.find((each) => each.path.test(path));
      if (wire === undefined || request.method !== "POST") return send(404, { error: { message: "No such path." } });
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Json;
      const call = { path, headers: request.headers, body };
      calls.push(call);
      if (!wire.authorised(request.headers)) return send(401, wire.error(401));
      if (!wire.structured(body)) return send(400, wire.error(400));
      const how = behave(call);
      switch (how.kind) {
        case "answers":
          return send(200, wire.answer(JSON.stringify(how.with), body));
        case "says":
          return send(200, wire.answer(how.text, { model: body["model"] }));
        case "refuses":
          return send(200, wire.refusal(body));
        case "fails":
          return send(how.status, wire.error(how.status));
        case "hangs":
          return;
        case "breaks off":
          return send(200, '{"id": "msg_01", "type": "mess');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (next) => {
      behave = typeof next === "function" ? next : () => next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
