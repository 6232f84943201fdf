import { expect, test } from "vitest";
import { isEnglish } from "./is-english.ts";
import { sentenceVector } from "./sentence-vector.ts";

const near = (one: string, other: string): number => {
  const [a, b] = [sentenceVector(one), sentenceVector(other)];
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
};

test("a vector has length 1 and 512 coordinates, whatever the text", () => {
  for (const text of ["a", "the gardener waters a fern", "?!", "x".repeat(3000), "the end ".repeat(300)]) {
    const vector = sentenceVector(text);
    expect(vector).toHaveLength(512);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  }
});

test("sentences that mean the same lie nearer than sentences that share words", () => {
  const same = near("how old are you", "what is your age");
  const words = near("how old are you", "how are you feeling about old cheese");
  expect(same).toBeGreaterThan(0.75);
  expect(same).toBeGreaterThan(words + 0.1);
  expect(near("a physician treats the sick", "a doctor helps ill people")).toBeGreaterThan(
    near("a physician treats the sick", "a bulldozer digs a trench"),
  );
});

/** The first coordinates as the published model computes them in floating point. */
test("the vector is the published model's, but for the rounding of its weights", () => {
  const published = [
    -0.0008, 0.0411, -0.0586, -0.0202, 0.0122, -0.0055, -0.0471, -0.0227, -0.0369, -0.0393, 0.02, -0.0148,
  ];
  const own = sentenceVector("a boxing match, sweat flies, the crowd roars");
  for (const [i, value] of published.entries()) expect(own[i]).toBeCloseTo(value, 1);
});

test.each([
  "a gardener kills weeds with boiling water",
  "she tears the curtain down and laughs",
  "int. bedroom - night. nobody sleeps.",
])("%j is English", (text) => expect(isEnglish(text)).toBe(true));

test.each([
  "una anciana riega las plantas del patio",
  "un gardien allume la lampe du phare",
  "ein warter zundet die lampe im turm an",
  "um homem acende a lampada na praia",
  "un uomo accende la lampada nella torre",
  "灯台守がランプをともす",
  "守灯人点亮了灯",
  "एक चौकीदार दीपक जलाता है",
  "حارس يشعل المصباح",
  "",
  "12 34",
])("%j is not", (text) => expect(isEnglish(text)).toBe(false));
