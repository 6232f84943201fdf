import { expect, test } from "vitest";

import { gateFindingSchema } from "#lib/contract/plan.ts";

import type { Face } from "./face.ts";
import { judgePicture } from "./judge-picture.ts";

const face = (over: Partial<Face> = {}): Face => ({
  box: { x: 0.25, y: 0.1, width: 0.2, height: 0.3 },
  confidence: 0.97,
  looksDrawn: false,
  ...over,
});

test("no face, no finding", () => {
  expect(judgePicture([], "ast_1")).toEqual([]);
});

test("every face is evidence with its box and the picture it is in", () => {
  const other = { x: 0.6, y: 0.1, width: 0.1, height: 0.2 };
  const [finding, ...more] = judgePicture([face(), face({ box: other })], "ast_1");
  expect(more).toEqual([]);
  expect(gateFindingSchema.parse(finding)).toMatchObject({ gate: "consent", code: "face_in_picture" });
  expect(finding?.reason).toMatch(/2 faces/u);
  expect(finding?.evidence).toMatchObject([
    { kind: "box", asset_id: "ast_1", box: face().box },
    { kind: "box", asset_id: "ast_1", box: other },
  ]);
});

test.each([
  [[face()], /photographed or painted/u],
  [[face({ looksDrawn: true })], /looks drawn/u],
  [[face({ looksDrawn: null })], /mask|statue/u],
  [[face({ confidence: 0.7 })], /animal/u],
  [[face({ looksDrawn: true }), face()], /photographed or painted/u],
])("the doubt is said %#", (faces, words) => {
  expect(judgePicture(faces, "ast_1")[0]?.reason).toMatch(words);
});

test("the same faces, the same finding", () => {
  expect(judgePicture([face()], "ast_1")).toEqual(judgePicture([face()], "ast_1"));
});
