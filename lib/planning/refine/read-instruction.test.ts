import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { shotRevisionSchema } from "#lib/contract/revision.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { readInstruction } from "./read-instruction.ts";

const inputFor = (raw_intent: string): PlanningInput => ({
  request: { raw_intent, shot_count: 4, duration_seconds: 16 },
  seed: 3,
  brand: null,
  elements,
});
const input = inputFor("A woman with an umbrella walks her dog through the rain in a park");
const drafted = plainContent(draftFilm(input));
const withShot = (fields: Partial<PlanContent["shots"][number]>): PlanContent => ({
  ...drafted,
  shots: drafted.shots.map((shot) => (shot.shot_id === "s1" ? { ...shot, ...fields } : shot)),
});
const content = withShot({
  framing: "medium",
  camera: { lens_mm: 50, movement: "pan_right", angle: "eye_level" },
  duration_seconds: 4,
  description: "A woman walks her dog through the rain in a park. An umbrella leans on the bench.",
});
const read = (instruction: string, of = content) => readInstruction(instruction, { content: of, shot_id: "s1" }, input);

test("one order in ten languages is one order", () => {
  const closer = [
    "closer",
    "más cerca",
    "plus près",
    "näher",
    "mais perto",
    "più vicino",
    "もっと近く",
    "近一点",
    "और पास",
    "أقرب",
  ];
  const night = [
    "make it night",
    "que sea de noche",
    "de nuit",
    "mach es Nacht",
    "à noite",
    "di notte",
    "夜にして",
    "改成晚上",
    "रात कर दो",
    "اجعلها ليلا",
  ];
  const gone = [
    "remove the dog",
    "quita el perro",
    "enlève le chien",
    "entferne den Hund",
    "tire o cachorro",
    "togli il cane",
    "犬を消して",
    "去掉狗",
    "कुत्ते को हटाओ",
    "أزل الكلب",
  ];
  const coat = [
    "swap the umbrella for a red coat",
    "cambia el paraguas por un abrigo rojo",
    "remplace le parapluie par un manteau rouge",
    "ersetze den Regenschirm durch einen roten Mantel",
    "troque o guarda-chuva por um casaco vermelho",
    "sostituisci l'ombrello con un cappotto rosso",
    "傘を赤いコートに変えて",
    "把雨伞换成红色大衣",
    "छाते को लाल कोट से बदलो",
    "استبدل المظلة بمعطف أحمر",
  ];
  for (const words of closer) expect(read(words).edits, words).toEqual({ framing: "medium_close" });
  for (const words of night) expect(read(words).edits, words).toEqual({ continuity: { time_of_day: "night" } });
  for (const words of gone) {
    expect(read(words).edits.description, words).toBe(
      "A woman walks through the rain in a park. An umbrella leans on the bench.",
    );
    expect(read(words).ignored).toEqual([]);
  }
  for (const words of coat) {
    const { edits, ignored } = read(words);
    expect(edits.continuity?.wardrobe, words).toMatch(/red coat/u);
    expect(edits.continuity?.subject_lock, words).toMatch(/woman.*red coat/u);
    expect(edits.description, words).not.toMatch(/umbrella/u);
    expect(ignored, words).toEqual([]);
  }
});

test("several orders in one sentence, each with its own words", () => {
  const { edits, understood, ignored } = read("closer, slower, make it night and shoot from a low angle with 85mm");
  expect(edits).toMatchObject({
    framing: "medium_close",
    camera: { angle: "low", lens_mm: 85 },
    continuity: { time_of_day: "night" },
  });
  expect(edits.duration_seconds).toBeGreaterThan(4);
  expect(understood.map(({ field }) => field).toSorted()).toEqual(
    ["camera.angle", "camera.lens_mm", "continuity.time_of_day", "duration_seconds", "framing"].toSorted(),
  );
  expect(understood.find(({ field }) => field === "framing")).toEqual({
    words: "closer",
    field: "framing",
    from: "medium",
    to: "medium_close",
  });
  expect(ignored).toEqual([]);
});

test.each([
  ["much closer", { framing: "close" }],
  ["a bit closer", { framing: "medium_close" }],
  ["not so close", { framing: "full" }],
  ["closer but not too close", { framing: "medium_close" }],
  ["don't move the camera", { camera: { movement: "static" } }],
  ["no movement", { camera: { movement: "static" } }],
  ["make it 3 seconds", { duration_seconds: 3 }],
  ["2 seconds longer", { duration_seconds: 6 }],
  ["cut it by half a second", { duration_seconds: 3.5 }],
  ["50% longer", { duration_seconds: 6 }],
  ["from a lower angle with a longer lens", { camera: { angle: "low", lens_mm: 70 } }],
  ["same but with a dolly in", { camera: { movement: "push_in" } }],
  ["caption: Not tonight.", { caption: "Not tonight." }],
  ['the caption is too long, make it "Rain."', { caption: "Rain." }],
  ["no rain", { continuity: { weather: "clear" } }],
  ["night instead of day", { continuity: { time_of_day: "night" } }],
  ["make it half as long", { duration_seconds: 2 }],
  ["let's see her from behind", { continuity: { screen_direction: "away" } }],
  ["could the light come from behind her?", { continuity: { key_light_side: "back" } }],
] as const)("%s", (instruction, expected) => {
  expect(read(instruction).edits).toMatchObject(expected);
});

test.each([
  ["let her look away", /The woman looks away\./],
  ["the dog should bark", /The dog barks\./],
  ["Instead of walking she runs", /^The woman runs in a park\. An umbrella/],
  ["replace the dog with a goat", /walks her goat through the rain/],
  ["add two pigeons in the foreground", /Two pigeons are in the foreground\./],
  ["give her a red balloon", /The woman holds a red balloon\./],
  ["make the dog black", /her black dog/],
  ["she's crying", /The woman is crying\./],
  ["have them hug", /The woman and the dog hug\./],
  ["the sky should be red", /The sky is red\./],
  ["more people", /People are beside the woman\./],
  ["set it in a kitchen", /All of it happens in a kitchen\./],
  ["add snow", /Snow falls\./],
  ["it should feel lonelier", /The woman is alone/],
])("%s", (instruction, description) => {
  const { edits, ignored } = read(instruction);
  expect(edits.description).toMatch(description);
  expect(ignored).toEqual([]);
});

test("what cannot be used, or is so already, is said and not dropped", () => {
  expect(read("flibbertigibbet quux")).toEqual({ edits: {}, understood: [], ignored: ["flibbertigibbet quux"] });
  expect(read("closer, please invoice the client").ignored).toEqual(["please invoice the client"]);
  expect(read("remove the elephant").ignored).toEqual(["the elephant"]);
  expect(read("eye level").ignored).toEqual(["eye level"]);
  expect(read("no caption", withShot({ caption: null })).ignored).toEqual(["no caption"]);
});

test("another take shifts the seed and changes no field", () => {
  const { edits, seed_shift, ignored } = read("try again");
  expect(edits).toEqual({});
  expect(seed_shift).toBeGreaterThan(0);
  expect(ignored).toEqual([]);
  expect(read("closer").seed_shift).toBeUndefined();
});

test("the film stays within its limits however long a shot is asked to be", () => {
  const others = 16 - (drafted.shots[0]?.duration_seconds ?? 0);
  expect(read("make it 90 seconds").edits.duration_seconds).toBeCloseTo(60 - others, 9);
  expect(read("make it 0.1 seconds").edits.duration_seconds).toBe(0.75);
});

test("any text at all is read as text: edits that fit the contract, nothing thrown, the same every time", () => {
  const words = fc.constantFrom(
    ..."closer wider remove add the dog umbrella night 3 seconds ( [ \\ $& {t} “ ” make her run no not instead of caption: を 雨 把 换成 और لا ,.;".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.array(words, { minLength: 1, maxLength: 14 }).map((each) => each.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const once = read(text);
      expect(shotRevisionSchema.safeParse(once.edits).success).toBe(true);
      expect(read(text)).toEqual(once);
      for (const { field, from, to } of once.understood) expect([field, from]).not.toEqual([field, to]);
    }),
    { numRuns: 30, seed: 11 },
  );
});

test.each([
  ["show the dog drinking from a puddle", "The dog is drinking from a puddle."],
  ["add children splashing in the background", "Children are splashing in the background."],
  ["add a gull circling overhead", "A gull is circling overhead."],
  ["show her laughing", "The woman is laughing."],
  ["add a sleeping dog", "A sleeping dog is beside the woman."],
  ["add an old stone building", "An old stone building is beside the woman."],
])("%s is seen as a sentence", (instruction, sentence) => {
  expect(read(instruction).edits.description).toContain(sentence);
});
