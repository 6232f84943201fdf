import { expect, test } from "vitest";

import { collectThumbnails } from "./thumbnails.ts";

const storeOf = (...thumbnails: unknown[]) => ({
  manifests: { "urn:c2pa:1": { ingredients: thumbnails.map((thumbnail) => ({ thumbnail })) } },
});
const jpeg = (identifier: string) => ({ format: "image/jpeg", identifier });
const bytesOf = (length: number) => () => new Uint8Array(length);

test("pictures are collected by their name, each once", () => {
  const found = collectThumbnails(storeOf(jpeg("a"), jpeg("b"), jpeg("a")), bytesOf(3));
  expect([...found.keys()]).toEqual(["a", "b"]);
  expect(found.get("a")).toEqual({ mediaType: "image/jpeg", bytes: new Uint8Array(3) });
});

test("documents, missing pictures and shapes of no store are left out", () => {
  expect(collectThumbnails(storeOf({ format: "image/svg+xml", identifier: "a" }), bytesOf(3)).size).toBe(0);
  const missing = () => {
    throw new Error("not there");
  };
  expect(collectThumbnails(storeOf(jpeg("a")), missing).size).toBe(0);
  for (const shape of [null, 3, {}, { manifests: [] }, storeOf(null, 7, { format: "image/jpeg" })]) {
    expect(collectThumbnails(shape, bytesOf(3)).size).toBe(0);
  }
});

test("a hostile credential cannot make them many or large", () => {
  const many = storeOf(...Array.from({ length: 100 }, (_, at) => jpeg(String(at))));
  expect(collectThumbnails(many, bytesOf(3)).size).toBe(40);
  expect(collectThumbnails(many, bytesOf(256 * 1024)).size).toBe(4);
  expect(collectThumbnails(many, bytesOf(256 * 1024 + 1)).size).toBe(0);
});
