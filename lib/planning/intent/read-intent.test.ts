import fc from "fast-check";
import { expect, test } from "vitest";
import type { ElementCard } from "#lib/contract/element.ts";
import { motions } from "#lib/contract/vocabulary.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { readIntent } from "./read-intent.ts";

interface Expected {
  text: string;
  language?: string;
  elements?: readonly string[];
  motions?: readonly string[];
  place?: readonly string[];
  time?: string;
  weather?: string;
  mood?: string;
  style?: string;
  era?: string;
}

const table: readonly Expected[] = [
  {
    text: "a lighthouse keeper walks out into a winter storm",
    language: "en",
    elements: ["person"],
    motions: ["walk"],
  },
  {
    text: "A red fox runs through the snow at dawn",
    language: "en",
    elements: ["fox"],
    motions: ["run"],
    time: "dawn",
    weather: "snow",
  },
  {
    text: "three elephants cross a dry river at golden hour",
    language: "en",
    elements: ["elephant"],
    place: ["river"],
    time: "golden_hour",
  },
  {
    text: "the barista pours coffee in a quiet kitchen",
    language: "en",
    elements: ["person"],
    motions: ["pour"],
    place: ["kitchen"],
    mood: "calm",
  },
  { text: "harbor at night, fog", language: "en", time: "night", weather: "fog" },
  {
    text: "claymation robot learns to dance",
    language: "en",
    elements: ["robot"],
    motions: ["dance"],
    style: "claymation",
  },
  {
    text: "a medieval castle in the mountains",
    language: "en",
    elements: ["castle"],
    place: ["mountains"],
    era: "medieval",
  },
  { text: "1920s Paris street in black and white", language: "en", era: "1920s", style: "black and white" },
  { text: "surgeon", language: "en", elements: ["person"] },
  { text: "a wolf watches the village", language: "en", motions: ["look"] },
  {
    text: "Un zorro rojo cruza la nieve al amanecer",
    language: "es",
    elements: ["fox"],
    motions: ["walk"],
    time: "dawn",
    weather: "snow",
  },
  { text: "Tres ballenas nadan bajo la aurora", language: "es", elements: ["whale"], motions: ["swim"] },
  {
    text: "Una mujer lee una carta en la cocina",
    language: "es",
    elements: ["person"],
    motions: ["look"],
    place: ["kitchen"],
  },
  { text: "Un chat noir dort sur une chaise", language: "fr", elements: ["cat"], motions: ["still"] },
  {
    text: "Une voiture roule dans le désert au coucher du soleil",
    language: "fr",
    elements: ["car"],
    motions: ["drive"],
    place: ["dunes"],
    time: "golden_hour",
  },
  {
    text: "Le boulanger pétrit la pâte la nuit",
    language: "fr",
    elements: ["person"],
    motions: ["work"],
    time: "night",
  },
  {
    text: "Ein Leuchtturmwärter geht im Sturm über die Klippen",
    language: "de",
    elements: ["person"],
    motions: ["walk"],
    place: ["cliff"],
    weather: "storm",
  },
  { text: "Zwei Hunde rennen durch den Wald", language: "de", elements: ["dog"], motions: ["run"], place: ["forest"] },
  {
    text: "Ein Segelboot treibt auf dem See",
    language: "de",
    elements: ["sailboat"],
    motions: ["float"],
    place: ["lake"],
  },
  {
    text: "Um menino corre na praia ao amanhecer",
    language: "pt",
    elements: ["child"],
    motions: ["run"],
    place: ["beach"],
    time: "dawn",
  },
  {
    text: "Uma mulher dança na rua sob a chuva",
    language: "pt",
    elements: ["person"],
    motions: ["dance"],
    place: ["street"],
    weather: "rain",
  },
  { text: "Un gatto nero guarda la luna", language: "it", elements: ["cat"], motions: ["look"] },
  { text: "Una barca sul mare al tramonto", language: "it", elements: ["boat"], place: ["sea"], time: "golden_hour" },
  {
    text: "灯台守が嵐の夜に手紙を読む",
    language: "ja",
    elements: ["person"],
    motions: ["look"],
    time: "night",
    weather: "storm",
  },
  {
    text: "赤い狐が雪の森を走る",
    language: "ja",
    elements: ["fox"],
    motions: ["run"],
    place: ["forest"],
    weather: "snow",
  },
  { text: "一只小狐狸在森林里奔跑", language: "zh", elements: ["fox"], motions: ["run"], place: ["forest"] },
  { text: "老人在雨中的街道上行走", language: "zh", motions: ["walk"], place: ["street"], weather: "rain" },
  { text: "एक कुत्ता जंगल में दौड़ता है", language: "hi", elements: ["dog"], motions: ["run"], place: ["forest"] },
  { text: "रात में एक औरत किताब पढ़ती है", language: "hi", elements: ["person"], motions: ["look"], time: "night" },
  {
    text: "رجل يمشي في الصحراء عند الغروب",
    language: "ar",
    elements: ["person"],
    motions: ["walk"],
    place: ["dunes"],
    time: "golden_hour",
  },
  { text: "قطة تنام على كرسي", language: "ar", elements: ["cat"], motions: ["still"] },
  { text: "Лиса бежит через лес", language: "ru", elements: ["fox"], motions: ["run"], place: ["forest"] },
  { text: "여우가 숲에서 달린다", language: "ko", elements: ["fox"], motions: ["run"], place: ["forest"] },
  { text: "Een hond rent door het bos", language: "nl", elements: ["dog"], motions: ["run"], place: ["forest"] },
  { text: "🦊 🌲 ❄️", elements: ["fox", "pine"], weather: "snow" },
];

test.each(table)("reads $text", (expected) => {
  const reading = readIntent(expected.text, elementCards);
  if (expected.language !== undefined) expect(reading.language).toBe(expected.language);
  const drawn = reading.subjects.map((subject) => subject.element);
  for (const element of expected.elements ?? []) expect(drawn).toContain(element);
  const moved = reading.actions.map((action) => action.motion);
  for (const motion of expected.motions ?? []) expect(moved).toContain(motion);
  for (const place of expected.place ?? []) expect(reading.setting?.elements).toContain(place);
  if (expected.time !== undefined) expect(reading.intent.time_of_day).toBe(expected.time);
  if (expected.weather !== undefined) expect(reading.intent.weather).toBe(expected.weather);
  if (expected.mood !== undefined) expect(reading.intent.mood).toContain(expected.mood);
  if (expected.style !== undefined) expect(reading.intent.style).toContain(expected.style);
  if (expected.era !== undefined) expect(reading.intent.era).toBe(expected.era);
});

test("a colour belongs to the thing it stands beside", () => {
  const { subjects } = readIntent("A grumpy keeper carries a red lantern past a blue boat", elementCards);
  const colours = Object.fromEntries(subjects.map((subject) => [subject.element, subject.colour]));
  expect(colours).toMatchObject({ person: null, lantern: "#c8322b", boat: "#2f6fb7" });
});

test.each([
  ["three horses gallop", 3],
  ["tres caballos corren", 3],
  ["drei Pferde rennen", 3],
  ["三匹の馬が走る", 3],
  ["三只狐狸", 3],
])("counts in %s", (text, count) => {
  expect(readIntent(text, elementCards).subjects[0]?.count).toBe(count);
});

test.each([
  ["a 15 s film of a fox", 15],
  ["a 20-second film of a fox", 20],
  ["un vídeo de medio minuto", 30],
  ["30秒の狐の映画", 30],
  ["fifteen seconds of rain", 15],
  ["zwanzig Sekunden Regen", 20],
  ["un zorro cruza tres sierras", null],
])("duration of %s", (text, seconds) => {
  expect(readIntent(text, elementCards).cues.duration_seconds).toBe(seconds);
});

test("reads orders about format and camera, and does not draw them", () => {
  const reading = readIntent(
    "Vertical, 4 shots: slow push-in on a fox, low angle, 85mm, close-up, drone shot of the forest",
    elementCards,
  );
  expect(reading.cues).toMatchObject({ aspect_ratio: "9:16", shot_count: 4, framing: "close" });
  expect(reading.cues.camera).toEqual([
    { movement: "push_in" },
    { angle: "low" },
    { lens_mm: 85 },
    { movement: "drone_rise" },
  ]);
  expect(reading.subjects.map((subject) => subject.element)).not.toContain("airplane");
});

test("keeps quoted lines and names verbatim", () => {
  const reading = readIntent("Maria whispers “come home” to Paris and „nie wieder“", elementCards);
  expect(reading.quoted).toEqual(["come home", "nie wieder"]);
  expect(reading.names).toEqual(["Maria", "Paris"]);
});

test("an abstract word stays a subject", () => {
  const reading = readIntent("melancholy", elementCards);
  expect(reading.intent.subjects).toEqual(["melancholy"]);
  expect(reading.intent.mood).toEqual(["melancholy"]);
});

test("words nobody knows stay subjects", () => {
  expect(readIntent("the flumpet glorbs the zanquil", elementCards).intent.subjects.join(" ")).toMatch(
    /flumpet.*zanquil/u,
  );
});

test("noise has no subject and no confidence", () => {
  for (const noise of ["...", "?!?!", "—", "   "]) {
    const reading = readIntent(noise, elementCards);
    expect(reading.subjects).toEqual([]);
    expect(reading.confidence).toBe(0);
    expect(reading.language).toBe("und");
  }
});

test("a missing element degrades to the nearest that exists", () => {
  const few: ElementCard[] = elementCards.filter((card) => ["person", "dog", "orb"].includes(card.id));
  const elementOf = (text: string) => readIntent(text, few).subjects[0]?.element;
  expect(elementOf("a wolf howls")).toBe("dog");
  expect(elementOf("a surgeon waits")).toBe("person");
  expect(elementOf("a quixotic flumpet")).toBe("orb");
  expect(readIntent("a fox", []).subjects).toEqual([]);
});

const pieces = fc.oneof(
  fc.constantFrom(
    "the fox",
    "🦊",
    "灯台守が",
    "runs ",
    "“",
    "”",
    "«",
    "قطة تنام ",
    "अँधेरा ",
    "15 s ",
    "85mm ",
    "l'",
    "-",
    "\n",
    "。",
    "👨‍👩‍👧",
    "İ",
    "ß",
    "1920s ",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const anyText = fc
  .array(pieces, { minLength: 1, maxLength: 120 })
  .map((parts) => parts.join(" ").slice(0, 4000))
  .filter((text) => text !== "");

test("any text is read: never throws, the same twice, every span and element valid", () => {
  const ids = new Set(elementCards.map((card) => card.id));
  fc.assert(
    fc.property(anyText, (raw) => {
      const reading = readIntent(raw, elementCards);
      expect(readIntent(raw, elementCards)).toEqual(reading);
      expect(reading.confidence).toBeGreaterThanOrEqual(0);
      expect(reading.confidence).toBeLessThanOrEqual(1);
      for (const { phrase, span, element, count } of reading.subjects) {
        expect(raw.slice(span.start, span.end)).toBe(phrase);
        expect(span.end).toBeGreaterThan(span.start);
        expect(ids.has(element)).toBe(true);
        expect(count).toBeGreaterThanOrEqual(1);
      }
      for (const { phrase, span, motion, subject } of reading.actions) {
        expect(raw.slice(span.start, span.end)).toBe(phrase);
        expect(motions).toContain(motion);
        if (subject !== null) expect(reading.subjects[subject]).toBeDefined();
      }
      for (const element of reading.setting?.elements ?? []) expect(ids.has(element)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("the longest text is read whole, down to its last subject", () => {
  for (const [word, last] of [
    ["mist ", "a horse"],
    ["x".repeat(3900), " a horse"],
    ["霧", "馬"],
    ["('a ", "horse"],
  ] as const) {
    const raw = word.repeat(Math.max(1, Math.floor(3980 / word.length))).slice(0, 3980) + last;
    expect(readIntent(raw, elementCards).raw).toBe(raw);
    if (word.length < 20) expect(readIntent(raw, elementCards).subjects.at(-1)?.element).toBe("horse");
  }
});
