import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separateBrief } from "./separate-brief.ts";

const en = (raw: string) => separateBrief(raw, "en");

describe("separateBrief", () => {
  it.each([
    ["15s ad for a sneaker: a runner ties her laces in the rain", "a sneaker: a runner ties her laces in the rain"],
    ["Noir: a detective follows a cat", "a detective follows a cat"],
    ["POV: you are the last slice of pizza", "you are the last slice of pizza"],
    ["Documentary about the last ferryman", "the last ferryman"],
    ["A girl flies a kite, 9:16, shot on 35mm, upbeat", "A girl flies a kite"],
    ["Explain how a lock works", "a lock works"],
    ["A fox crosses the snow. Cinematic, slow motion, 20 seconds.", "A fox crosses the snow."],
    ["A short film about two rivals in the style of Buster Keaton", "two rivals"],
  ])("takes the orders off %s", (raw, story) => {
    expect(en(raw).story).toBe(story);
  });

  it("keeps the story verbatim, and words that only look like orders", () => {
    for (const raw of [
      "A trailer rolls down the hill",
      "The noir painting falls",
      "A documentary filmmaker loses her camera",
    ])
      expect(en(raw).story).toBe(raw);
  });

  it("finds tagline, product, lines and questions", () => {
    const brief = en('20-second commercial for Halden oat milk. A cow reads the label. Tagline: "No hard feelings."');
    expect(brief.tagline).toBe("No hard feelings.");
    expect(brief.product).toBe("Halden oat milk");
    expect(en('A boy shouts "wait for me" at the bus').lines).toEqual(["wait for me"]);
    expect(en("How do bees make honey").explains).toBe(true);
  });

  it("never loses all the words and never invents one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 3, maxLength: 200 }),
        fc.constantFrom("en", "es", "ja", "ar", "ko"),
        (raw, language) => {
          const { story } = separateBrief(raw, language);
          const squeezed = (text: string) => text.replaceAll(/[\s\p{P}]/gu, "");
          if (raw.trim() !== "") expect(story).not.toBe("");
          expect([...squeezed(story)].every((char) => raw.includes(char))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
