import { readFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, expect, test } from "vitest";

import { gateFindingSchema } from "#lib/contract/plan.ts";
import { decodePicture } from "#lib/gate/faces/decode-picture.ts";
import { readTensors } from "#lib/gate/faces/weights.ts";

import { classifyPicture } from "./classify-picture.ts";
import { openClassifier, type PictureClassifier } from "./classifier.ts";
import { judgeNudity, showsNudity } from "./judge-nudity.ts";
import type { KindShares, PictureKinds } from "./picture-kinds.ts";

const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));
const look = async (name: string, by = classifier) =>
  classifyPicture(by, (await decodePicture(file(name), 1024)).pixels);
let classifier: PictureClassifier;
beforeAll(() => {
  classifier = openClassifier(readTensors(path.join(import.meta.dirname, "weights.json")));
});

const harmless: PictureKinds = { drawing: 0.1, hentai: 0, neutral: 0.6, porn: 0.1, sexy: 0.2, looksDrawn: false };

// Recorded from TensorFlow.js 4.22 with the package's own files, on the same 224 by 224 pixels.
test.each([
  ["astronaut", [0.0162, 0.0011, 0.9824, 0.0003, 0.0001]],
  ["cat", [0.0009, 0.0007, 0.9573, 0.0383, 0.0028]],
  ["mona-lisa", [0.0003, 0.0007, 0.8505, 0.1159, 0.0326]],
] as const)("%s: the answers are those of the network's own runtime", async (name, expected) => {
  const { drawing, hentai, neutral, porn, sexy } = await look(`../faces/testing/${name}.jpg`);
  for (const [index, share] of [drawing, hentai, neutral, porn, sexy].entries())
    expect(Math.abs(share - (expected[index] ?? 0))).toBeLessThan(0.01);
});

test("a picture that the classifier takes for nudity is stopped, and the finding says which and how sure", async () => {
  const [finding, ...more] = judgeNudity(await look("testing/flagged.png"), "ast_1");
  expect(more).toEqual([]);
  expect(gateFindingSchema.parse(finding)).toMatchObject({
    gate: "policy",
    code: "sexual_content",
    evidence: [{ kind: "box", asset_id: "ast_1", box: { x: 0, y: 0, width: 1, height: 1 } }],
  });
  expect(finding?.evidence[0]?.text).toMatch(/9\d of 100/u);
  expect(finding?.resolve).toMatch(/another picture.*ask whoever runs/iu);
});

test("one look that suspects is not believed alone: the mirror and squares are looked at too", async () => {
  const seen: number[] = [];
  const answering = (shares: number[]): PictureClassifier => ({
    classify: (): KindShares => {
      const porn = shares[seen.length] ?? 0;
      seen.push(porn);
      return { drawing: 0, hentai: 0, neutral: 1 - porn, porn, sexy: 0 };
    },
  });
  const doubted = await look("../faces/testing/rocket.jpg", answering([0.98, 0.9, 0.2, 0.3, 0.2]));
  expect(seen).toHaveLength(5);
  expect(doubted.porn).toBeCloseTo(0.516, 3);
  expect(showsNudity(doubted)).toBe(false);
  seen.length = 0;
  await look("../faces/testing/rocket.jpg", answering([0.4]));
  expect(seen).toHaveLength(1);
});

test.each<[string, Partial<PictureKinds>, boolean]>([
  ["swimwear", { neutral: 0.01, sexy: 0.98, porn: 0.01 }, false],
  ["bare skin in doubt", { neutral: 0.2, porn: 0.8, sexy: 0 }, false],
  ["nudity", { neutral: 0, porn: 0.93, sexy: 0.07 }, true],
  ["drawn nudity", { neutral: 0, hentai: 0.93, looksDrawn: true }, true],
  ["a photograph that is like drawn nudity", { neutral: 0, hentai: 0.93, porn: 0.02, looksDrawn: false }, false],
])("%s", (_what, over, stopped) => {
  expect(judgeNudity({ ...harmless, ...over }, "ast_1")).toHaveLength(stopped ? 1 : 0);
});
