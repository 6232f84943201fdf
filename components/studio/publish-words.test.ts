import { expect, test } from "vitest";
import type { PublicationAttempt } from "#lib/contract/publishing.ts";
import { publicationStanding, watchPathOf } from "./publish-words.ts";

const attempts = (...outcomes: PublicationAttempt["outcome"][]): PublicationAttempt[] =>
  outcomes.map((outcome, i) => ({ at: `2026-01-01T00:00:0${i}Z`, step: "tell", outcome, message: "" }));

test("a publication says how it stands and how many tries that took", () => {
  const word = (status: "published" | "processing" | "failed", ...outcomes: PublicationAttempt["outcome"][]) =>
    publicationStanding({ status, attempts: attempts(...outcomes) }).word;
  expect(word("published", "done", "done", "done")).toBe("Published");
  expect(word("published", "retry", "done")).toBe("Published, 2 tries");
  expect(word("processing")).toBe("On its way");
  expect(word("processing", "done")).toBe("On its way");
  expect(word("processing", "retry", "retry")).toBe("Trying again, 2 tries");
  expect(word("failed", "failed")).toBe("Failed");
  expect(word("failed", "retry", "retry", "failed")).toBe("Failed, 3 tries");
});

test("only a publication's own watch page is opened by its path here", () => {
  const publication_id = "pub_1";
  expect(watchPathOf({ publication_id, url: "https://films.example.com/watch/pub_1" })).toBe("/watch/pub_1");
  expect(watchPathOf({ publication_id, url: "https://films.example.com/watch/pub_2" })).toBeNull();
  expect(watchPathOf({ publication_id, url: "films/pub_1" })).toBeNull();
  expect(watchPathOf({ publication_id, url: null })).toBeNull();
});
