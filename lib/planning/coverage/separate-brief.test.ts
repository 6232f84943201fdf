import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separateBrief } from "./separate-brief.ts";

const en = (raw: string) => separateBrief(raw, "en");

describe("separateBrief", () => {
  it.each([
    ["On the roof a man waves.", "On the roof a man waves."],
    ["15s ad for a sneaker: a runner ties her laces in the rain", "a runner ties her laces in the rain"],
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

  it.each([
    [
      "en",
      "Review of a foot massager, he falls asleep on it. #ad #homeoffice",
      "a foot massager, he falls asleep on it.",
    ],
    ["en", "A boy jumps 40 times / he lands it / film grain", "A boy jumps 40 times. he lands it"],
    ["en", "a widow sets two plates but please don't make it sad", "a widow sets two plates"],
    ["en", "Macro ad for lunch boxes. No faces please. Tagline: stays cold", "lunch boxes."],
    ["en", "Need a 12 second square video for my uncle's shop insta, we cut beards", "my uncle's shop, we cut beards"],
    ["es", "necesito un vídeo cuadrado de 10 segundos para mi panadería, sin gente", "mi panadería"],
    ["fr", "docu très court sur ceux qui ouvrent les huîtres, sans texte", "ceux qui ouvrent les huîtres"],
    ["de", "Eine Brücke atmet, aber bitte ohne Formeln.", "Eine Brücke atmet"],
    ["it", "Spot per una tazzina che resta calda, niente testo, non mostrare volti", "una tazzina che resta calda"],
    ["pt", "a lua não nasce, mas não faça triste", "a lua não nasce"],
    ["ja", "水に溶ける紙の15秒CM、顔は映さないで。コピーは『消える』", "水に溶ける紙"],
    ["zh", "竖屏15秒咖啡广告，不要文字，一只猫推开门", "咖啡，一只猫推开门"],
    ["hi", "दादी के अचार का 10 सेकंड का विज्ञापन, बिना चेहरे के", "दादी के अचार"],
    ["ar", "إعلان قصير عن قهوة الصباح، بدون وجوه", "قهوة الصباح"],
  ])("takes bans, copy, tags and heads off in %s: %s", (language, raw, story) => {
    expect(separateBrief(raw, language).story).toBe(story);
  });

  it.each([
    ["en", "the night has not come for eleven days"],
    ["en", "No one knows the way home. A dog leads them."],
    ["en", "She sings, without opening her mouth, and the glass breaks"],
    ["en", "A 24/7 diner and/or a church"],
    ["es", "No duerme nadie en la casa azul"],
    ["de", "Ein Mann geht, ohne zu grüßen"],
    ["pt", "Não quero ir embora, diz o menino"],
    ["es", "Una mujer sin sombra, sin nombre, cruza la plaza"],
    ["ja", "母は何も言わないで、皿を洗う"],
    ["zh", "他不要那把伞，走进雨里"],
  ])("keeps what does not happen in %s: %s", (language, raw) => {
    expect(separateBrief(raw, language).story).toBe(raw);
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
