import { expect, test } from "vitest";
import { spotSaid } from "./set-by.ts";

test.each([
  ["en", "A father sleeps, two suitcases at his feet.", "suitcases", "feet"],
  ["en", "A man waits with a dog asleep beside him.", "dog", "beside"],
  ["en", "Behind them stands a tall slide.", "slide", "behind"],
  ["en", "Next to her lies a basket.", "basket", "beside"],
  ["en", "A girl stands next to her bag.", "bag", null],
  ["en", "A man puts a cup on the table.", "cup", null],
  ["de", "Eine Frau sitzt da, neben ihr ein Korb.", "korb", "beside"],
  ["de", "Zu seinen Füßen liegt ein Hund.", "hund", "feet"],
  ["de", "Sie steht neben ihrem Fahrrad.", "fahrrad", null],
  ["es", "Un anciano espera con un perro a sus pies.", "perro", "feet"],
  ["ja", "男が座り、足元に犬がいる。", "犬", "feet"],
  ["ja", "男がベンチの隣に立つ。犬がいる。", "犬", null],
  ["hi", "उसके पैरों के पास एक कुत्ता बैठा है।", "कुत्ता", "feet"],
] as const)("%s: %s", (language, text, noun, where) => {
  const low = text.toLowerCase();
  const start = low.indexOf(noun);
  expect(spotSaid(low, { start, end: start + noun.length }, language)?.where ?? null).toBe(where);
});
