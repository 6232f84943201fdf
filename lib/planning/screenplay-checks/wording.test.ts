import { expect, test } from "vitest";
import { namesIt, orderOf, sameStem, sharesWords } from "./wording.ts";
import { sampleScreenplay } from "./testing/sample-screenplay.ts";

const common = new Set(["the", "el", "la"]);

test.each([
  ["The keeper lights it.", "the keeper", true],
  ["Il gatto dorme.", "il cane", false],
  ["Девочка открыла окно.", "девочку", true],
  ["소녀가 문을 연다", "소녀", true],
  ["الفتاة تفتح الباب", "فتاة", true],
  ["老いた時計職人が窓を開ける", "時計を直す職人", true],
  ["老いた時計職人が窓を開ける", "少年", false],
  ["風が傘を裏返す", "ビニール傘", true],
  ["小女孩推着自行车", "自行车", true],
  ["Die Uhrmacherin hebt das Glas.", "eine Uhrmacherin", true],
  ["The dog runs.", "часовщик", null],
])("“%s” and “%s”: %s", (text, name, expected) => {
  expect(namesIt(text, name, common)).toBe(expected);
});

test("little words and short beginnings make no stem", () => {
  expect(sameStem("cat", "category")).toBe(false);
  expect(sameStem("boot", "boots")).toBe(true);
  expect(sharesWords("They are in.", "He is in it.")).toBe(false);
});

test("sentences stand in an order, their words shuffled do not", () => {
  const film = sampleScreenplay();
  const backwards = (text: string) =>
    text
      .split(" ")
      .toSorted((a, b) => (a > b ? 1 : -1))
      .join(" ");
  const salad = {
    ...film,
    logline: backwards(film.logline),
    shots: film.shots.map((shot) => ({
      ...shot,
      action: backwards(shot.action),
      detail: backwards(shot.detail),
      purpose: backwards(shot.purpose),
      changes: shot.changes === null ? null : backwards(shot.changes),
    })),
  };
  const [whole, spoilt] = [orderOf(film), orderOf(salad)];
  expect(whole).toBeGreaterThan(4);
  expect(spoilt).toBeLessThan(whole ?? 0);
  expect(orderOf({ ...film, shots: film.shots.slice(0, 1) })).toBeNull();
});
