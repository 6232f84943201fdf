import { expect, test } from "vitest";
import type { ConsentBody } from "#lib/contract/consent.ts";
import { consentStanding, consentTable } from "./consent-words.ts";

const consent: ConsentBody = {
  consent_id: "con_1",
  subject: "Mira Keller",
  scope: "Spring campaign",
  territory: null,
  expires_at: null,
  evidence_sha256: null,
  note: null,
  given_by: "acc_1",
  generation_id: null,
  revoked_at: null,
  created_at: "2026-05-04T03:02:01.000Z",
};

test("a consent is live until it expires or is revoked", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  expect(consentStanding(consent, now)).toBe("live");
  expect(consentStanding({ ...consent, expires_at: "2026-06-01T00:00:00.000Z" }, now)).toBe("expired");
  expect(consentStanding({ ...consent, expires_at: "2026-06-02T00:00:00.000Z" }, now)).toBe("live");
  expect(consentStanding({ ...consent, revoked_at: "2026-05-05T00:00:00.000Z" }, now)).toBe("revoked");
});

test("the table holds every field, quotes what must be quoted and runs no formula", () => {
  const odd = { ...consent, subject: 'Mira "Mi" Keller, actor', scope: "=HYPERLINK(1)", note: "two\nlines" };
  const [head, line] = [consentTable([odd]).split("\r\n")[0], consentTable([odd]).split("\r\n").slice(1).join("\r\n")];
  expect(head?.split(",")).toEqual(Object.keys(consent));
  expect(line).toBe(
    `con_1,"Mira ""Mi"" Keller, actor",'=HYPERLINK(1),,,,"two\nlines",acc_1,,,2026-05-04T03:02:01.000Z\r\n`,
  );
});
