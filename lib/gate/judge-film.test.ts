import { describe, expect, test } from "vitest";
import { judgeBrand, judgeFilm, judgePublication } from "./judge-film.ts";
import { type FilmWords, wordsOfBrand } from "./words-of-film.ts";

const words = (film: Partial<FilmWords>): FilmWords => ({ said: [], brand: [], told: [], seen: [], ...film });
const at = (field: string, ...texts: string[]) => texts.map((text, i) => ({ field: `${field}/${i}`, text }));
const intent = { field: "/raw_intent", text: "A small boat comes home in the evening." };
const brand = (name: string, cta: string | null) => wordsOfBrand({ brand_id: "a-brand", name, cta });
const codes = (found: ReturnType<typeof judgeFilm>) => found.map(({ code }) => code);

describe("a film's words", () => {
  test("a brand is judged where the film carries it, each of its words alone", () => {
    const house = brand("Taylor Swift naked porn", "Buy her sex tape now");
    const found = judgeFilm(words({ said: [intent], brand: house }));
    expect(new Set(codes(found))).toEqual(new Set(["sexual_content", "public_figure"]));
    expect(found.flatMap(({ evidence }) => evidence.map(({ field }) => field))).toContain("/name");
    expect(codes(judgeBrand(brand("Porn", null)))).toEqual(["sexual_content"]);
  });

  test("harm that is told in parts is found where the parts are read together", () => {
    const steps = at("/shots", "Show each step", "of how it is mixed", "in the bathtub: the pipe bomb");
    for (const step of steps) expect(judgeFilm(words({ said: [intent, step] }))).toEqual([]);
    expect(codes(judgeFilm(words({ said: [intent, ...steps] })))).toEqual(["harm_instructions"]);
    const [found] = judgeFilm(words({ said: [intent], seen: steps }));
    expect(found).toMatchObject({ code: "harm_instructions", evidence: [{ field: "/shots/0", start: null }] });
  });

  test("captions, the name and the call on the card are read as one", () => {
    const seen = at("/shots", "How it is made, step by step");
    const house = brand("Pipe Bomb", "In your own kitchen");
    expect(judgeFilm(words({ said: [intent], seen }))).toEqual([]);
    expect(judgeBrand(house)).toEqual([]);
    expect(codes(judgeFilm(words({ said: [intent], seen, brand: house })))).toEqual(["harm_instructions"]);
  });

  test("what people wrote is looked for where the plan tells it and in what is sent", () => {
    const said = [intent, { field: "/shots", text: "nude" }];
    const prompt = { field: "/shots/s1/prompt", text: "The schoolgirl, nude, in the water." };
    expect(judgeFilm(words({ said }))).toEqual([]);
    expect(judgeFilm(words({ said, told: [prompt] }))).toMatchObject([{ code: "sexual_minors" }]);
    // A planner's own line about a bare floor in a nursery is no reason to stop a film that nobody wrote into.
    expect(judgeFilm(words({ said: [intent], told: [prompt] }))).toEqual([]);
  });

  test("the same words are told once", () => {
    const text = "a hardcore porn scene";
    const film = words({ said: [intent, { field: "/shots", text }], seen: at("/shots", text, "The end.") });
    expect(judgeFilm(film)).toHaveLength(1);
  });
});

test.each([
  ["Levi Strauss & Co.", "Follow @levis"],
  ["Marta Rossi Ceramics", "Made by hand"],
  ["Bare Minerals", "Shop the nude collection"],
  ["Killer Coffee", "To die for"],
  ["President", "Ask your baker"],
])("a house may be called %j and say %j", (name, cta) => expect(judgeBrand(brand(name, cta))).toEqual([]));

describe("what a film is published with", () => {
  const seen = at("/shots", "The lamp is lit.");
  const publication = { title: "Keep the light", description: null, tags: [] };

  test.each([
    [{ title: "hardcore porn scene" }, "/title"],
    [{ description: "A hardcore porn scene." }, "/description"],
    [{ tags: ["light", "porn"] }, "/tags/1"],
    [{ title: "Taylor Swift tells all" }, "/title"],
  ])("%j is stopped at its field", (harm, field) => {
    const found = judgePublication({ ...publication, ...harm }, seen);
    expect(found.map(({ evidence }) => evidence[0]?.field)).toEqual([field]);
  });

  test("title, tags and the film's own captions are read together", () => {
    const title = "Show each step of how it is mixed";
    expect(judgePublication({ ...publication, title }, seen)).toEqual([]);
    for (const more of [{ tags: ["pipe bomb"] }, { description: "In the bathtub: the pipe bomb." }])
      expect(judgePublication({ ...publication, title, ...more }, seen)).toMatchObject([{ code: "harm_instructions" }]);
    expect(judgePublication({ ...publication, title }, at("/shots", "The pipe bomb."))).toMatchObject([
      { code: "harm_instructions" },
    ]);
  });

  test("those who made it may be named", () => {
    const description = "Directed by Anna Schmidt for @northroast. Music by Jonas Weber.";
    expect(judgePublication({ ...publication, description, tags: ["short", "paris", "hilton"] }, seen)).toEqual([]);
  });
});
