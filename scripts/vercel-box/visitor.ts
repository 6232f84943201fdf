import { setTimeout as pause } from "node:timers/promises";
import { checkedAnswer } from "#lib/contract/checked-answer.ts";
import { createClient, type Client } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";

/** Somebody who signed in at the deployed service, and uses it over HTTP alone. */
export interface Visitor {
  client: Client;
  key: string;
  cookie: string;
  /** Looks every second until it is finished, or rests for a decision. Throws after `withinMs`. */
  settled(generationId: string, withinMs: number): Promise<GenerationBody>;
}

const lookEveryMs = 1000;

/** Signs in as the owner and makes a key, as a page does. */
export const signIn = async (origin: string, who: { email: string; password: string }): Promise<Visitor> => {
  const jar = new Map<string, string>();
  const ask = async (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams } = {},
  ): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...init.headers, cookie, origin };
    const answer = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const { csrfToken } = (await (await ask("/api/auth/csrf")).json()) as { csrfToken: string };
  const signedIn = await ask("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, ...who, json: "true" }),
  });
  if (!signedIn.ok) throw new Error(`Signing in was answered ${signedIn.status}: ${await signedIn.text()}`);
  const scopes = ["read", "generate", "publish"];
  const made = await ask("/api/v1/keys", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Box", scopes }),
  });
  if (!made.ok) throw new Error(`Making a key was answered ${made.status}: ${await made.text()}`);
  const { api_key: key } = (await made.json()) as { api_key: string };
  const client = createClient({ baseUrl: `${origin}/api/v1`, fetch, apiKey: key, check: checkedAnswer });
  return {
    client,
    key,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    async settled(generation_id, withinMs) {
      for (const until = Date.now() + withinMs; Date.now() < until; await pause(lookEveryMs)) {
        const found = await client.get_generation({ generation_id });
        if (found.state === "finished" || found.state === "awaiting_decision" || found.state === "cancelled")
          return found;
      }
      throw new Error(`${generation_id} was not finished within ${withinMs / 1000} s.`);
    },
  };
};
