import type { ConsentBody } from "#lib/contract/consent.ts";

export type ConsentStanding = "live" | "expired" | "revoked";

/** Whether a consent still opens the likeness gate. */
export const consentStanding = (consent: ConsentBody, now: Date): ConsentStanding => {
  if (consent.revoked_at !== null) return "revoked";
  return consent.expires_at !== null && new Date(consent.expires_at) <= now ? "expired" : "live";
};

const columns = [
  "consent_id",
  "subject",
  "scope",
  "territory",
  "expires_at",
  "evidence_sha256",
  "note",
  "given_by",
  "generation_id",
  "revoked_at",
  "created_at",
] as const satisfies readonly (keyof ConsentBody)[];

/** Consents as comma-separated values (RFC 4180). Nothing in it is run by a spreadsheet. */
export const consentTable = (consents: readonly ConsentBody[]): string =>
  [columns.join(","), ...consents.map((consent) => columns.map((column) => cell(consent[column])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");

const cell = (value: string | null): string => {
  if (value === null) return "";
  // A spreadsheet takes what begins like this for a formula.
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};
