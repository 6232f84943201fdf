import { expect, test } from "vitest";
import { ClientProblem } from "#lib/contract/client.ts";
import type { ProvenanceBody, ProvenanceIngredient } from "#lib/contract/provenance.ts";
import { searchFaultWords, widest } from "./find-by-watermark.ts";

const record = (manifest_id: string, below: string[] = []): ProvenanceBody => ({
  state: "trusted",
  reasons: [],
  manifest_id,
  recovered_by: null,
  claim_generator: null,
  signed_by: null,
  signed_at: null,
  actions: [],
  ingredients: below.map((id): ProvenanceIngredient => ({
    title: null,
    relationship: "componentOf",
    manifest_id: id,
    state: "trusted",
    signed_by: null,
    model: null,
    thumbnail: null,
    actions: [],
    ingredients: [],
  })),
  model: null,
  preview: null,
  consent_id: null,
});

test("of a shot and the films that it was cut into, the first film is the work", () => {
  const [shot, film, remake] = [record("shot"), record("film", ["shot", "other"]), record("remake", ["shot"])];
  expect(widest([shot, film, remake])).toBe(film);
  expect(widest([shot, record("another film", ["other"])])).toBe(shot);
  expect(widest([film])).toBe(film);
  expect(widest([])).toBeNull();
});

test("a file that a platform in front refuses for its size is said to be too large, and not tried again", () => {
  expect(searchFaultWords(new ClientProblem(413, null))).toMatchObject({
    rest: "The file is larger than can be sent here.",
    again: false,
  });
});
