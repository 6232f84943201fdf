import { describe, expect, test } from "vitest";
import type { PersonLooks } from "#lib/contract/looks.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { difference } from "./cast-looks.ts";

const peopleIn = (raw_intent: string, seed = 7): Map<string, readonly PersonLooks[]>[] => {
  const film = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed,
    brand: null,
    elements: elementCards,
  });
  return film.depth_layers.map(({ layers }) => {
    const items = layers.flatMap(({ drawn_as }) => drawn_as);
    return new Map(items.flatMap(({ id, people }) => (id === undefined || people === undefined ? [] : [[id, people]])));
  });
};
const first = (raw_intent: string): PersonLooks => {
  const [looks] = peopleIn(raw_intent).flatMap((shot) => [...shot.values()].flat());
  if (looks === undefined) throw new Error(`nobody is drawn: ${raw_intent}`);
  return looks;
};

describe("what people look like", () => {
  test.each([
    [
      "A bald man with a long white beard waits in a room.",
      { hair: { cut: "bald", colour: "#dedad3" }, beard: "long" },
    ],
    ["A blonde woman with glasses waits in a room.", { sex: "woman", glasses: "clear" }],
    ["Una anciana con bufanda roja espera en una habitación.", { sex: "woman", age: "old" }],
    ["Ein dicker Feuerwehrmann wartet in einem Zimmer.", { build: "heavy", hat: "hard" }],
    ["A baby sleeps in a room.", { age: "baby", beard: "none" }],
    ["Un niño corre en el parque.", { sex: "man", age: "child" }],
    ["老人在公园里散步。", { age: "old" }],
  ])("is told by words of any language: %s", (words, looks) => {
    expect(first(words)).toMatchObject(looks);
  });

  test.each([
    ["A nun waits at a bus stop.", ["habit"], "wimple"],
    ["Grandmother waits in a room.", ["skirt"], null],
    ["A schoolgirl reads a book on a bench.", ["skirt"], null],
    ["Ein dicker Mann mit Fellmütze wartet.", [], "fur"],
  ] as const)("is dressed as who they are: %s", (words, worn, hat) => {
    const looks = first(words);
    expect(looks.wears.map(({ is }) => is)).toEqual(expect.arrayContaining([...worn]));
    expect(looks).toMatchObject({ hat, sex: worn.length > 0 ? "woman" : "man" });
  });

  test("are of the sex that their title tells, whatever the chance", () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const people of peopleIn("A sultan in a green turban waits in a room.", seed).flatMap((shot) => [
        ...shot.values(),
      ]))
        expect(people[0]).toMatchObject({ hat: "turban", sex: "man" });
  });

  test.each([
    ["A man in a black suit with a red tie waits in a room.", ["suit #16171b", "tie #b7332b"]],
    ["A boy in a red hoodie waits in a room.", ["hoodie #b7332b"]],
    ["A detective in a beige trench coat waits in a room.", ["trench #c2a476"]],
    ["Una mujer con un vestido azul espera en una habitación.", ["dress #2f5aa0"]],
  ])("is dressed as the words say, each garment in its colour: %s", (words, worn) => {
    const wears = first(words).wears.map(({ is, colour }) => `${is} ${colour}`);
    for (const each of worn) expect(wears).toContain(each);
  });

  test.each([
    ["An old woman in a flowered apron waits in a kitchen.", "apron", { print: "flowers" }],
    ["Ein Junge im Ringelpulli wartet in einem Zimmer.", "sweater", { print: "stripes" }],
    [
      "Una niña con un vestido rojo de lunares espera en una habitación.",
      "dress",
      { print: "dots", colour: "#b7332b" },
    ],
    ["Eine Braut im zerrissenen Kleid wartet in einem Zimmer.", "wedding_dress", { torn: true }],
    ["Ein Junge in einer Regenjacke wartet in einem Zimmer.", "raincoat", {}],
    ["Una mujer envuelta en una manta gris espera en una habitación.", "blanket", { colour: "#8a8d92" }],
    ["एक औरत लाल शॉल ओढ़े रोटी सेंक रही है।", "shawl", { colour: "#b7332b" }],
  ])("is dressed in the very garment, in its print and its state: %s", (words, is, more) => {
    const worn = first(words).wears.find((each) => each.is === is);
    expect(worn, JSON.stringify(first(words).wears)).toBeDefined();
    expect(worn?.print).toBe("print" in more ? more.print : undefined);
    expect(worn?.torn).toBe("torn" in more ? more.torn : undefined);
  });

  test.each([
    ["赤い浴衣の少女と白髪の老人が公園で笑っている。", 0, "kimono", 1],
    ["नीली साड़ी पहने एक बूढ़ी औरत और पीली पगड़ी वाला एक आदमी हँस रहे हैं।", 0, "sari", 1],
    ["A tall man and a woman in a red dress wait in a room.", 1, "dress", 0],
  ])("wears what is told of them and not of another: %s", (words, who, is, other) => {
    const shots = peopleIn(words);
    const all = new Map(shots.flatMap((shot) => [...shot])).values();
    const people = [...all]
      .flat()
      .toSorted((a, b) => Number(a.wears.some((w) => w.is === is)) - Number(b.wears.some((w) => w.is === is)));
    expect(people.length).toBe(2);
    expect(people.filter(({ wears }) => wears.some((worn) => worn.is === is)).length, `${who} ${other}`).toBe(1);
  });

  test("two who are told apart differ so, and what somebody does without is not on them", () => {
    const ages = peopleIn("Two men, one very old and one about twenty, wait in a room.").flatMap((shot) =>
      [...shot.values()].flat().map(({ age }) => age),
    );
    expect(new Set(ages)).toEqual(new Set(["old", "teen"]));
    expect(first("Un heladero sin sombrero espera en una plaza.").hat).toBeNull();
    expect(first("Una novia espera en un puente, sin ramo en las manos.").carries).toBeNull();
    expect(first("A tailor sews a button onto a green coat.").wears.map(({ is }) => is)).not.toContain("coat");
  });

  test("whose hair is told of goes bareheaded, and nobody has the hair of another", () => {
    expect(first("Una bombera calva espera en un parque.").hat).toBeNull();
    expect(first("A firefighter waits in a park.").hat).toBe("hard");
    const [girl] = peopleIn("赤い浴衣の少女と白髪の老人が公園で笑っている。").flatMap((shot) =>
      [...shot.values()].flat().filter(({ age }) => age === "child"),
    );
    expect(girl?.hair.colour).not.toBe("#8e3b1e");
  });

  test("a trade is known by its outfit, and the coat of a trench coat is no second coat", () => {
    expect(first("An astronaut waits in a room.").wears).toEqual([{ is: "spacesuit", colour: null }]);
    expect(first("A man in a trench coat waits in a room.").wears.map(({ is }) => is)).not.toContain("coat");
  });

  test.each([1, 7, 23])("two of a film are never taken for one (seed %d)", (seed) => {
    for (const words of [
      "A woman gives a key to another woman in the street.",
      "Two boys play football in the park.",
      "A man shakes hands with his brother in an office.",
      "Three friends walk through the city.",
      "A teacher helps a student and a second student in the library.",
    ])
      for (const shot of peopleIn(words, seed)) {
        const all = [...shot.values()].flat();
        for (const [at, one] of all.entries())
          for (const other of all.slice(at + 1)) expect(difference(one, other), words).toBeGreaterThan(2);
      }
  });

  test("twins look the same, a team wears the same", () => {
    const [twins] = peopleIn("The twins play chess in a room.").flatMap((shot) => [...shot.values()]);
    expect(twins?.length).toBeGreaterThan(1);
    for (const twin of twins ?? []) expect(twin).toEqual(twins?.[0]);
    const [team] = peopleIn("The team celebrates on the field.").flatMap((shot) => [...shot.values()]);
    expect(team?.length).toBeGreaterThan(2);
    for (const player of team ?? []) expect(player.wears).toEqual(team?.[0]?.wears);
    expect(new Set(team?.map(({ skin, hair }) => `${skin} ${hair.cut}`)).size).toBeGreaterThan(1);
  });

  test("a couple are a woman and a man", () => {
    const all = peopleIn("A couple dances in the kitchen.").flatMap((shot) => [...shot.values()].flat());
    expect(new Set(all.map(({ sex }) => sex))).toEqual(new Set(["woman", "man"]));
  });

  test("somebody looks the same in every shot", () => {
    const shots = peopleIn("A sailor meets an old woman in the harbour and gives her a letter.");
    for (const id of new Set(shots.flatMap((shot) => [...shot.keys()]))) {
      const seen = shots.flatMap((shot) => shot.get(id) ?? []).map((looks) => ({ ...looks, carries: null }));
      for (const looks of seen) expect(looks).toEqual(seen[0]);
    }
  });
});
