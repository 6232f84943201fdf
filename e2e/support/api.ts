import { setTimeout as pause } from "node:timers/promises";
import type { GenerationBody } from "#lib/contract/generation.ts";

/** A caller of the service with one key. */
export interface Caller {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; json: unknown }>;
  /** Starts a film and answers its id at once. */
  begin(request: Record<string, unknown>): Promise<string>;
  /** Waits for a generation to come to rest. */
  rested(generationId: string, limitMs?: number): Promise<GenerationBody>;
}

export const caller = (address: string, key: string): Caller => {
  const api: Caller = {
    async call(method, path, body, headers = {}) {
      const answer = await fetch(`${address}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        json: text === "" ? null : (JSON.parse(text) as unknown),
      };
    },
    async begin(request) {
      const { status, json } = await api.call(
        "POST",
        "/generate_video",
        { render: "preview", ...request },
        { prefer: "respond-async" },
      );
      if (status !== 202 && status !== 200)
        throw new Error(`generate_video answered ${status}: ${JSON.stringify(json)}`);
      return (json as { generation_id: string }).generation_id;
    },
    async rested(generationId, limitMs = 240_000) {
      for (const end = Date.now() + limitMs; Date.now() < end; await pause(400)) {
        const { json } = await api.call("GET", `/generations/${generationId}`);
        const body = json as GenerationBody;
        if (body.state === "finished" || body.state === "cancelled") return body;
      }
      throw new Error(`Generation ${generationId} did not come to rest within ${limitMs / 1000} s.`);
    },
  };
  return api;
};
