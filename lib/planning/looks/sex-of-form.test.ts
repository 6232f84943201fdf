import { expect, it } from "vitest";
import { sexOfForm } from "./sex-of-form.ts";

it("tells a man from a woman by the article that stands before the name in its sentence", () => {
  expect(sexOfForm("pompier", "Un pompier descend d'une échelle.", "fr", 1)).toBe("man");
  expect(sexOfForm("junge Tischler", "Ein junger Tischler hobelt ein Brett.", "de", 1)).toBe("man");
  expect(sexOfForm("sarta", "Una sarta cuce un abito.", "it", 1)).toBe("woman");
});

it("tells several women by the ending of the noun, and nothing of persons whose noun is of no sex", () => {
  expect(sexOfForm("tres panaderas", "Tres panaderas descansan.", "es", 3)).toBe("woman");
  expect(sexOfForm("zwei Bäckerinnen", "Zwei Bäckerinnen ruhen.", "de", 2)).toBe("woman");
  expect(sexOfForm("Mädchen", "Ein Mädchen lacht.", "de", 1)).toBeNull();
  expect(sexOfForm("postwoman", "A postwoman waits.", "en", 1)).toBe("woman");
});
