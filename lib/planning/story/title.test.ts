import { describe, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

const titles = (raw_intent: string): string[] =>
  Array.from(
    { length: 8 },
    (_, seed) => draftFilm({ request: { raw_intent }, seed, brand: null, elements: elementCards }).title,
  );

describe("titles", () => {
  test.each([
    ['film titled "The Quiet Hour": a nurse walks home', ["The Quiet Hour"]],
    ["my uncle's last fishing trip", ["My Uncle's Last Fishing Trip"]],
    ["how to fold a paper crane without tearing it apart at the wings", ["How to Fold a Paper Crane"]],
    ["why do owls turn their heads, explained with a globe", ["Why Do Owls Turn Their Heads?"]],
    ["a letter in a teapot", ["A Letter in a Teapot"]],
  ])("%s", (intent, wanted) => {
    for (const title of titles(intent)) expect(wanted).toContain(title);
  });

  test("a sentence is no title: its matter is", () => {
    for (const title of titles("She mends broken violins in a cellar")) {
      expect(title).not.toMatch(/\b(?:she|mends)\b/i);
      expect(title).toMatch(/violins|cellar/i);
    }
  });

  test("what asks for a film stays out", () => {
    for (const title of titles("20 second ad for a folding canoe, river at dawn, warm light, close-up"))
      expect(title).not.toMatch(/\b(?:second|ad|close|20)\b/i);
  });

  test.each([
    [
      "es",
      "Un relojero ciego arregla el reloj de la estación antes del alba",
      /^(?:\p{Lu}[\p{Ll}]+)(?: [\p{Ll}]+){0,4}$/u,
    ],
    ["fr", "Une vieille couturière répare le drapeau du village pendant l'orage", /drapeau|couturière/u],
    ["de", "Ein Junge findet einen alten Koffer am Bahnhof", /Junge|Ein alter Koffer|Koffer|Bahnhof/u],
    ["ja", "冬の港で老人が古い手紙を読んでいる", /^[^をがはにで、。]+$/u],
    ["zh", "一个女孩在屋顶上放飞一只纸鸟", /^[^，。]{1,9}$/u],
  ])("in the intent's language, a clean noun phrase: %s", (_, intent, wanted) => {
    for (const title of titles(intent)) expect(title).toMatch(wanted);
  });

  test("short whatever the length of the intent", () => {
    const intent =
      "A vast, misty harbour wakes up while cranes lift rusty containers and a small tug pulls a giant ship out. ".repeat(
        6,
      );
    for (const title of titles(intent)) expect(title.split(" ").length).toBeLessThanOrEqual(6);
  });
});
