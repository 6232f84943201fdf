import { describe, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

const captionsOf = (raw_intent: string, mode?: "explainer_demo" | "narrative_drama"): string[] =>
  draftFilm({
    request: { raw_intent, ...(mode === undefined ? {} : { director_mode: mode }) },
    seed: 3,
    brand: null,
    elements: elementCards,
  }).shots.flatMap(({ caption }) => (caption === null ? [] : [caption.replace("\n", " ")]));

describe("captions", () => {
  test("each is a whole clause or a noun phrase", () => {
    const intents = [
      "A retired diver finds a wedding ring in the harbour, thirty years late, and swims home",
      "my mother teaching me to drive on a frozen lake",
      "A boy who never speaks builds a radio until the whole village listens",
      "A cellist waits outside the opera with the case on the seat beside her",
    ];
    for (const intent of intents)
      for (const caption of captionsOf(intent)) {
        expect(caption).toMatch(/^\p{Lu}.*[.!?]$/u);
        expect(caption).not.toMatch(/\b(?:a|an|the|of|to|with|and|who|finds|builds)\.$/i);
      }
  });

  test("a how-to film may speak in steps", () => {
    expect(captionsOf("peel a mango on a wooden board, three steps", "explainer_demo")).toContain(
      "Peel a mango on a wooden board.",
    );
  });

  test.each([
    "Una mujer cose una vela roja para cruzar el lago",
    "Un garçon qui collectionne les clés ouvre enfin la dernière porte",
    "Eine Frau näht ein rotes Segel, bevor der Wind dreht",
    "Una donna che non dorme mai accorda il vecchio pianoforte",
  ])("a foreign caption is no half clause: %s", (intent) => {
    for (const caption of captionsOf(intent, "narrative_drama")) {
      expect(intent.toLowerCase()).toContain(caption.toLowerCase().slice(0, -1));
      expect(caption).not.toMatch(/\s(?:que|qui|che|der|para|pour|un|una|une|ein|il|la|le|de|di)\.$/iu);
    }
  });
});
