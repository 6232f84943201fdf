import { expect, test } from "vitest";
import { relationSaid } from "./relations.ts";

test.each([
  ["en", "A boy waits in front of a blue door", "a blue door", "in_front_of"],
  ["en", "A cat sleeps under the table", "the table", "under"],
  ["en", "A boy eats an apple", "an apple", null],
  ["de", "Hinter der Theke putzt ein Kellner ein Glas", "Theke", "behind"],
  ["de", "Hinter der Theke putzt ein Kellner ein Glas", "ein Glas", null],
  ["fr", "Un chat noir dort sous une table", "table", "under"],
  ["es", "Un hombre lee junto a una fuente", "una fuente", "beside"],
  ["ja", "女の子が桜の木の下に立っている", "桜の木", "under"],
  ["zh", "一只猫睡在桌子下面", "桌子", "under"],
  ["hi", "बिल्ली मेज के नीचे सोती है", "मेज", "under"],
  ["ar", "قطة تنام تحت الطاولة", "الطاولة", "under"],
] as const)("%s: %s", (language, text, phrase, relation) => {
  const start = text.indexOf(phrase);
  expect(relationSaid(text, { start, end: start + phrase.length }, language)).toBe(relation);
});
