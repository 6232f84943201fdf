import { createClient } from "#lib/contract/client.ts";
import { patientCalls } from "./patience.ts";

export const calls = patientCalls((url, init) => fetch(url, init));

/** Where the studio's own pages reach the service: same address, session cookie. */
export const reach = { baseUrl: "/api/v1", fetch: calls.fetch };
export const service = createClient(reach);

/** A new idempotency key. Works without a secure context too, where `crypto.randomUUID` is missing. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
