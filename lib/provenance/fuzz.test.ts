import { afterAll, beforeAll, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { openProvenance, type Provenance } from "./provenance.ts";
import { corruptedFiles, keepsItsPicture } from "./testing/fuzz.ts";
import { golden } from "./testing/golden.ts";

let provenance: Provenance;

beforeAll(async () => {
  const certificates = await makeCertificates({ organisation: "Reader", now: new Date() });
  const anchorPems = [Buffer.from(golden("anchors.pem")).toString("utf8")];
  const credentials = { ...certificates, anchorPems, development: true };
  provenance = openProvenance({ credentials, projectRoot: process.cwd(), now: () => new Date() });
});
afterAll(() => provenance.close());

test("300 corrupted files: a verdict for each, in plain words, and never trust in a changed picture", async () => {
  const states = new Map<string, number>();
  for (const file of corruptedFiles(20_261_121, 300)) {
    const report = await provenance.verify({ bytes: file.bytes, mediaType: "video/mp4" });
    states.set(report.state, (states.get(report.state) ?? 0) + 1);
    expect(report.reasons.length, file.name).toBeGreaterThan(0);
    for (const { code, explanation } of report.reasons) {
      expect(code, file.name).not.toBe("reader.timedOut");
      expect(explanation, file.name).toMatch(/^[A-Z].*\.$/);
    }
    if (report.state === "trusted" || report.state === "valid") expect(keepsItsPicture(file), file.name).toBe(true);
  }
  // The corruption is neither so mild nor so coarse that one answer would do.
  expect(states.get("invalid")).toBeGreaterThan(200);
  expect(states.get("none")).toBeGreaterThan(0);
  expect(states.get("trusted")).toBeGreaterThan(5);
}, 60_000);
