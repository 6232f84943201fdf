import { expect, test } from "vitest";
import { directorModes, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { cardOf, draftFilm } from "#lib/planning/draft-film.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

const intents = [
  "A violinist practises on a rooftop until the whole street opens its windows",
  "An old beekeeper teaches a deaf boy to dance near the hives",
  "A night nurse folds a paper crane for every patient who goes home",
  "Two rival chess players share one umbrella in Havana",
  "Our solar lantern charges in forty minutes for campers",
  "A hermit crab swaps its shell for a teacup",
  "The last librarian hides three books from the machines",
  "A parkour runner carries a wedding cake across Marrakech",
  "How a vaccine teaches the immune system with plastic bricks",
  "A detective finds her own name in a notebook",
  "Honest review of a rice cooker after two months",
  "Six linen coats on a salt flat and one mirror",
  "A jazz drummer finishes the solo with a spoon",
  "Fog lifts from the rice terraces at dawn",
  "A tailor sews a flag for a country that does not exist",
  "Penguins queue politely at a cash machine",
  "A welder builds a metal tree for her village",
  "Teenagers race shopping carts down a frozen hill",
  "un vieux boulanger découvre une lettre dans un sac de farine",
  "un pescador busca su barco en la niebla",
];

/** Two films may share a clause of six words (`clears the dirt from around the`), with other matter before and after. */
const longestShared = 7;
const stop = new Set(
  "a an the and or but so of in on at to for with by from is are be it its that this as not no yet now because therefore why what who will one only has have does do".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
const stemOf = (word: string): string => word.replace(/(?:'s|’s)$/u, "").replace(/(?:ies|es|s|ing|ed|e|y)$/u, "");

/** Sentences of a film's shots, and the stems of the words that its intent itself uses. */
const filmOf = (raw_intent: string, mode: DirectorMode, seed: number) => {
  const draft = draftFilm({ request: { raw_intent, director_mode: mode }, seed, brand: null, elements: elementCards });
  const { language } = readIntent(raw_intent, elementCards);
  return {
    sentences: draft.shots.flatMap((shot) =>
      `${shot.description} ${shot.narrative_purpose}`.split(/(?<=[.?!])\s+/u).map(wordsOf),
    ),
    own: new Set(wordsOf(`${raw_intent} ${glossOf(raw_intent, language)}`).map(stemOf)),
  };
};

test.each(directorModes)(
  "%s: no sentence and no run of seven words is shared between the films of two intents",
  (mode) => {
    const sentences = new Map<string, number>();
    const runs = new Map<string, number>();
    const shared: string[] = [];
    intents.forEach((intent, film) => {
      const { sentences: told, own } = filmOf(intent, mode, 90 + film);
      for (const words of told) {
        const bare = words.filter((word) => !stop.has(word)).join(" ");
        if (bare !== "" && (sentences.get(bare) ?? film) !== film) shared.push(`sentence: ${words.join(" ")}`);
        sentences.set(bare, film);
        for (let at = 0; at + longestShared <= words.length; at++) {
          const run = words.slice(at, at + longestShared);
          if (run.some((word) => !stop.has(word) && own.has(stemOf(word)))) continue;
          const text = run.join(" ");
          if ((runs.get(text) ?? film) !== film) shared.push(`run: ${text} (${words.join(" ")})`);
          runs.set(text, film);
        }
      }
    });
    expect(shared).toEqual([]);
  },
);

test("the same sentence as a comedy and as a noir is two films", () => {
  for (const raw_intent of intents.slice(0, 3).concat(intents.slice(9, 10), intents.slice(14, 15))) {
    const [comedy, noir] = (["comedy_beat", "suspense_noir"] as const).map((director_mode) =>
      draftFilm({ request: { raw_intent, director_mode }, seed: 5, brand: null, elements: elementCards }),
    );
    if (comedy === undefined || noir === undefined) throw new Error("no film");
    const told = new Set(noir.shots.map((shot) => shot.description));
    for (const shot of comedy.shots) expect(told.has(shot.description), shot.description).toBe(false);
    expect(comedy.shots.map((shot) => shot.role)).not.toEqual(noir.shots.map((shot) => shot.role));
    expect(comedy.color_intent.key_to_fill_ratio).toBeLessThan(noir.color_intent.key_to_fill_ratio / 2);
    expect(comedy.color_intent.palette).not.toEqual(noir.color_intent.palette);
    expect(comedy.shots.map((shot) => shot.camera.lens_mm)).not.toEqual(noir.shots.map((shot) => shot.camera.lens_mm));
  }
});

test("a secondary mode lends one of its beats to every film", () => {
  for (const raw_intent of intents) {
    const draft = draftFilm({ request: { raw_intent }, seed: 11, brand: null, elements: elementCards });
    const told = draft.shots.map((shot) => shot.description.toLowerCase()).join("\n");
    const marks = cardOf(draft.mode_selection.secondary).lends.map(
      (frame) =>
        frame
          .toLowerCase()
          .split(/\{\w+\}|\[\w+\]|<\w+>/u)
          .map((part) => part.trim())
          .toSorted((a, b) => b.length - a.length)[0] ?? "",
    );
    expect(
      marks.some((mark) => mark !== "" && told.includes(mark)),
      raw_intent,
    ).toBe(true);
  }
});
