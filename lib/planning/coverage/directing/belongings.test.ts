import { expect, it } from "vitest";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { briefFor } from "#lib/planning/coverage/testing/print-coverage.ts";

it("puts what somebody waits with into their hand, and a beard on the face and nowhere else", () => {
  const film = coverBrief(briefFor("A plumber with a beard waits with a suitcase on a platform."));
  expect(film.props.map(({ name }) => name)).toEqual(["suitcase"]);
  const holds = film.shots.flatMap(({ present }) => present.map((each) => each.holds));
  expect(new Set(holds)).toEqual(new Set(["suitcase"]));
});

it("keeps what somebody on a bench has with them", () => {
  const film = coverBrief(briefFor("A woman sits on a park bench with a basket of apples on her lap."));
  expect(film.props.map(({ name }) => name).toSorted()).toEqual(["basket of apples", "park bench"]);
  for (const { present } of film.shots) expect(present.map(({ holds }) => holds)).toEqual(["basket_of_apples"]);
});

it("makes no thing of what another is full or made of", () => {
  const film = coverBrief(briefFor("Un cameriere porta un piatto di spaghetti.", { language: "it" }));
  expect(film.props.map(({ name }) => name)).toEqual(["piatto di spaghetti"]);
});

it("is out of doors under a tree", () => {
  const [place] = coverBrief(briefFor("Two men play chess under a lemon tree.")).places;
  expect(place?.drawn_as?.element).toBe("garden");
});

it("is in no forest at a table of wood", () => {
  const brief = briefFor("Una nonna e due bambini fanno la pasta su un tavolo di legno.", { language: "it" });
  expect(brief.drawn.place?.elements ?? []).not.toContain("forest");
  expect(coverBrief(brief).places[0]?.name).toBe("la stanza");
});

it.each([
  ["en", "Twin boys in matching striped pyjamas sit on a huge green suitcase.", ["huge green suitcase"], 2],
  ["de", "Eine Braut im zerrissenen Kleid und Gummistiefeln wartet.", [], 1],
  ["ja", "黄色い長靴の男の子が二人、公園で泥だらけのバケツを運んでいる。", ["泥だらけのバケツ"], 2],
  ["hi", "नीली साड़ी पहने एक बूढ़ी औरत हँस रही है।", [], 1],
])(
  "leaves clothes on who wears them, and counts who is counted apart from their noun (%s)",
  (language, text, props, count) => {
    const film = coverBrief(briefFor(text, { language }));
    expect(film.props.map(({ name }) => name)).toEqual(props);
    expect(film.cast.map((each) => each.count)).toEqual([count]);
    expect(film.cast[0]?.wardrobe).not.toBe("");
  },
);

it.each([
  ["hi", "एक बूढ़ा कुम्हार मिट्टी का घड़ा लिए बैठा है।", ["मिट्टी का घड़ा"]],
  ["es", "Un niño mira una barca azul varada en la arena.", []],
])("makes one thing of a thing with its matter and its colour (%s)", (language, text, props) => {
  expect(coverBrief(briefFor(text, { language })).props.map(({ name }) => name)).toEqual(props);
});

it("parts somebody from a thing that is named right behind them in Hindi", () => {
  const film = coverBrief(briefFor("पगड़ी वाला ड्राइवर स्टील के गिलास से चाय पी रहा है।", { language: "hi" }));
  expect(film.cast.map(({ kind, wardrobe }) => [kind, wardrobe])).toEqual([["person", "पगड़ी"]]);
});

it.each([
  ["en", "A bald man sits on a bucket, a kitten in his lap.", "kitten"],
  ["de", "Ein Bauer mit einem Lamm auf den Schultern steht auf einer Wiese.", "lamm"],
  ["ja", "おじいさんが大きなスイカを膝にのせて座っている。", "スイカ"],
  ["hi", "एक औरत पीतल का घड़ा सिर पर रखे खड़ी है।", "घड़ा"],
])("has what lies on somebody's body with them in every shot (%s)", (language, text, thing) => {
  const film = coverBrief(briefFor(text, { language }));
  const own = [...film.props, ...film.cast].find(({ name }) => name.toLowerCase().includes(thing));
  const holders = film.shots.flatMap(({ present }) => present.filter(({ cast }) => cast === film.cast[0]?.id));
  expect(new Set(holders.map(({ holds }) => holds))).toEqual(new Set([own?.id]));
});
