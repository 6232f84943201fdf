import { createClient } from "#lib/contract/client.ts";
import { patientCalls } from "./patience.ts";

export const calls = patientCalls((url, init) => fetch(url, init));

/** The service as the studio's own pages reach it: same address, session cookie. */
export const service = createClient({ baseUrl: "/api/v1", fetch: calls.fetch });

/** A new idempotency key. Works without a secure context too, where `crypto.randomUUID` is missing. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
