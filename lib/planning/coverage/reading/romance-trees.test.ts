import { expect, test } from "vitest";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import { sentencesIn } from "./sentences.ts";

const headOf = (text: string, word: string): string => {
  const words = sentencesIn(text, tablesOf("es")).flatMap((sentence) => sentence.words);
  return words[words.find((each) => each.text === word)?.head ?? -1]?.text ?? "";
};

test.each([
  ["Un cocinero sostiene una sartén delante de una pared.", "pared", "sostiene"],
  ["Un turista saca una foto delante de la catedral.", "catedral", "saca"],
  ["Un perro grande duerme al lado del fuego.", "fuego", "duerme"],
  ["Una niña lee la puerta de la casa.", "casa", "puerta"],
])("%s: %s hangs on %s", (text, word, head) => expect(headOf(text, word)).toBe(head));

test("who sits on a chair with ice cream is not the ice cream", () =>
  expect(headOf("Una niña come un helado sentada en una silla.", "silla")).toBe("sentada"));
