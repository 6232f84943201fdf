import { expect, test } from "vitest";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { systemText } from "#lib/director/request/system-text.ts";
import { takeFilm } from "#lib/director/request/take-answer.ts";
import { plainBrief } from "#lib/director/testing/plain-brief.ts";
import { sampleAnswer, sampleBrief } from "#lib/director/testing/sample-answer.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { unfaithfulFaults } from "./faithful.ts";
import { checkFilm, type Checked, mendFilm } from "./check-film.ts";

const sample = (): Screenplay => {
  const taken = takeFilm(structuredClone(sampleAnswer), { language: "en", elements, treatment: sampleBrief.treatment });
  if (taken.screenplay === null) throw new Error(taken.because);
  return taken.screenplay;
};
const system = systemText(elements);
const check = (film: Screenplay, brief: Brief = sampleBrief, more: Partial<Checked> = {}) =>
  checkFilm(film, {
    brief,
    context: undefined,
    touched: new Set(film.shots.map(({ shot_id }) => shot_id)),
    system,
    found: [],
    ...more,
  });
const withShot = (film: Screenplay, at: number, more: Partial<Screenplay["shots"][number]>): Screenplay => ({
  ...film,
  shots: film.shots.map((shot, index) => (index === at ? { ...shot, ...more } : shot)),
});
const ordering = (more: Partial<Brief["orders"]>): Brief => ({
  ...sampleBrief,
  orders: { ...sampleBrief.orders, ...more },
});

test("a good film has no fault", () => {
  expect(check(sample())).toEqual([]);
});

test("acts of the words that nobody stages are told, and asked for where a film stages none", () => {
  const film = sample();
  const idle = withShot(film, 0, { acts: [] });
  const lost = { path: "shots", says: expect.stringContaining('"write"') };
  expect(check(idle)).toEqual([{ ...lost, weight: "remark" }]);
  const none = { ...film, shots: film.shots.map((shot) => ({ ...shot, acts: [] })) };
  expect(check(none)).toContainEqual({ ...lost, weight: "owed" });
});

test("acts that cannot be, or cannot be seen, are told", () => {
  const nobody = { of: null, to: null, with: null };
  const fallen = withShot(sample(), 2, {
    framing: "close",
    acts: [
      { act: "fall", by: "o1", ...nobody },
      { act: "wave", by: "o2", ...nobody },
    ],
  });
  const told = check(fallen).map(({ path, weight }) => `${path} ${weight}`);
  expect(told).toContain("shots[2].framing remark");
  expect(told).toContain("shots[2].acts remark");
});

test("hard orders: what can be put right is mended, what cannot makes the film impossible", () => {
  const film = sample();
  expect(check(film, { ...sampleBrief, shot_count: 3 })).toMatchObject([{ path: "shots", weight: "fatal" }]);
  const orders: [Brief, (mended: Screenplay) => void][] = [
    [
      { ...sampleBrief, mode_is_fixed: true, treatment: { ...sampleBrief.treatment, primary: "suspense_noir" } },
      (mended) => expect(mended.treatment).toMatchObject({ primary: "suspense_noir", secondary: "narrative_drama" }),
    ],
    [ordering({ tagline: "Write home." }), (mended) => expect(mended.end_card?.text).toBe("Write home.")],
  ];
  for (const [brief, holds] of orders) {
    const faults = check(film, brief);
    expect(faults).toMatchObject([{ weight: "remark" }]);
    const mended = mendFilm(film, faults);
    expect(mended.repairs).toHaveLength(1);
    holds(mended.film);
    expect(check(mended.film, brief)).toEqual([]);
  }
  const captioned = withShot(film, 0, { caption: "A letter" });
  const silent = { ...sampleBrief, captions: false };
  expect(mendFilm(captioned, check(captioned, silent)).film.shots[0]?.caption).toBeNull();
  expect(check(film, ordering({ camera: [{ movement: "arc_left" }] }))).toMatchObject([{ weight: "owed" }]);
  expect(check(film, ordering({ camera: [{ movement: "push_in" }] }))).toEqual([]);
  expect(check(film, ordering({ lines: ["Come home"] }))).toMatchObject([{ weight: "owed" }]);
});

test("a tagline is found whatever its capitals and marks", () => {
  const film = { ...sample(), end_card: { text: "WRITE  home", cta: null } };
  expect(check(film, ordering({ tagline: "Write home." }))).toEqual([]);
});

const drawn = (phrases: readonly string[]): Brief["drawn"] => ({
  things: phrases.map((phrase) => ({ phrase, element: "orb", kind: "object", count: 1 })),
  place: null,
});

test("another film is none, a forgotten name is asked for, other words for one thing are fine", () => {
  const fox = plainBrief("A red fox crosses the frozen harbour while fishermen mend their yellow nets");
  expect(check(sample(), fox)).toMatchObject([{ weight: "fatal" }]);
  const called = { ...sampleBrief.intent, subjects: ["old Marguerite"] };
  expect(check(sample(), { ...sampleBrief, intent: called, names: ["Marguerite", "October"] })).toMatchObject([
    { path: "cast", weight: "owed" },
  ]);
  const things = ["a lighthouse keeper", "a tempest", "his oilskin"];
  const other = (count: number): Brief => ({ ...sampleBrief, drawn: drawn(things.slice(0, count)) });
  expect(check(sample(), other(2)).map(({ weight }) => weight)).toEqual(["remark"]);
  expect(check(sample(), other(3)).map(({ weight }) => weight)).toEqual(["owed", "owed"]);
});

test.each([
  [
    "de",
    "Eine Wärterin des Leuchtturms schreibt Briefe",
    ["eine Wärterin", "Briefe"],
    "Die Leuchtturmwärterin faltet den Brief.",
  ],
  ["fr", "Les boulangers ouvrent leurs fenêtres", ["les boulangers", "fenêtres"], "Le boulanger pousse la fenêtre."],
  ["ru", "Смотритель маяка пишет письмо", ["смотритель маяка", "письмо"], "Смотрителя маяка зовут; он прячет письма."],
  ["ja", "灯台守が手紙を書く", ["灯台守", "手紙"], "灯台の守り手、灯台守が手紙をたたむ。"],
  ["ar", "حارس المنارة يكتب رسالة", ["حارس المنارة", "رسالة"], "الحارس يطوي الرسالة في المنارة."],
  ["hi", "एक बूढ़ा माली पेड़ लगाता है", ["एक बूढ़ा माली", "पेड़"], "माली मिट्टी में पेड़ रखता है।"],
])("%s: what the words name is found in other forms of it", (language, raw, subjects, action) => {
  const brief = plainBrief(raw, { language, drawn: drawn(subjects) });
  const film = withShot(sample(), 0, { action });
  const obeyed = check(film, brief).filter(({ weight, path }) => weight === "fatal" && path !== "shots");
  expect(obeyed).toEqual([]);
  // Asked by itself: the rest of this film is English, and a film in another language is not searched for words.
  expect(unfaithfulFaults(film, brief)).toEqual([]);
  const strange = ["Zyxqa", "ゐゑヺ", "Qwyxel"];
  const other = { ...brief, story: brief.raw, drawn: drawn([...subjects, ...strange]) };
  expect(unfaithfulFaults(film, other).filter(({ weight }) => weight === "owed").length).toBeGreaterThan(0);
});

test("names that the words do not have are found, and capitals that name nobody are not", () => {
  const named = {
    ...sample(),
    cast: sample().cast.map((entry) => ({ ...entry, name: "Old Barnaby" })),
  };
  const told = withShot(named, 1, { action: "Snow falls as Barnaby lifts his head. The letter waits. “Go,” he says." });
  expect(check(told)).toMatchObject([{ path: "cast[0].name", weight: "fatal" }]);
  expect(check(told, { ...sampleBrief, raw: `${sampleBrief.raw}, Barnaby` })).toEqual([]);
  expect(check(withShot(sample(), 1, { detail: "A poster of Lisbon hangs there." }))).toMatchObject([
    { path: "shots[1].detail", weight: "owed" },
  ]);
  expect(check(withShot(sample(), 1, { detail: "The calendar says Friday, a day in December." }))).toEqual([]);
  const titled = {
    ...sample(),
    title: "The Keeper And The Storm",
    cast: sample().cast.map((it) => ({ ...it, name: "Lighthouse Keeper" })),
  };
  expect(check(titled)).toEqual([]);
  const russian = withShot(sample(), 0, { detail: "Рядом лежит письмо Маргариты, а на стене портрет Бориса." });
  const margarita = { ...sampleBrief, language: "ru", raw: "Маргарита пишет письмо" };
  expect(check(russian, margarita).filter(({ says }) => says.includes("is a name"))).toMatchObject([
    { says: expect.stringContaining("Бориса") as string },
  ]);
  const japanese = withShot(sample(), 0, { detail: "机の上にSonyのラジオがある。" });
  expect(check(japanese, { ...sampleBrief, language: "ja" }).some(({ says }) => says.includes("Sony"))).toBe(true);
  const german = withShot(sample(), 0, { action: "Der Wärter legt den Brief auf den Tisch." });
  expect(check(german, { ...sampleBrief, language: "de" }).filter(({ says }) => says.includes("name"))).toEqual([]);
});

test("prices and shares that nobody gave are taken off", () => {
  const film = { ...withShot(sample(), 3, { caption: "50% off" }), end_card: { text: "Only $9.99", cta: null } };
  const faults = check(film);
  expect(faults.map(({ path }) => path)).toEqual(["shots[3].caption", "end_card"]);
  expect(mendFilm(film, faults).film).toMatchObject({ end_card: null, shots: [{}, {}, {}, { caption: null }] });
  expect(check(film, { ...sampleBrief, raw: `${sampleBrief.raw}, 50% off, $9.99` })).toEqual([]);
});

test.each([
  [
    "repeats what it was told",
    "Find the one event of these words, why it matters to somebody, what it costs or gives.",
  ],
  ["speaks of itself", "As an AI language model, I stand on the steps."],
  ["says one and the same", "The nib stops over the letter, and a drop of ink falls on the first line."],
  ["speaks of itself in Japanese", "私は言語モデルとして階段に立つ。"],
  ["shows nothing", "…!"],
])("a film that %s is none", (_, action) => {
  expect(check(withShot(sample(), 2, { action })).some(({ weight }) => weight === "fatal")).toBe(true);
});

test("a film about a language model may speak of one", () => {
  const brief = {
    ...sampleBrief,
    raw: "A large language model writes a letter to a lighthouse keeper in a winter storm",
  };
  expect(check(withShot(sample(), 2, { action: "A large language model prints the letter." }), brief)).toEqual([]);
});

test("what cannot be shot is told", () => {
  expect(check(withShot(sample(), 1, { motivation: "a slow tracking follow, then we stop" }))).toMatchObject([
    { path: "shots[1].movement", weight: "owed" },
  ]);
  const still = { ...sample(), shots: sample().shots.map((shot, at) => (at < 3 ? { ...shot, changes: null } : shot)) };
  expect(check(still)).toMatchObject([{ says: "nothing changes before the last shot", weight: "remark" }]);
});

test("a film in another language than its words is none", () => {
  const spanish = plainBrief("Un farero escribe una carta y sale a la tormenta de invierno", { language: "es" });
  expect(check(sample(), spanish)).toMatchObject([{ weight: "fatal", path: "shots" }]);
  const japanese = plainBrief("灯台守が手紙を書き、冬の嵐の中へ出ていく", { language: "ja" });
  expect(check(sample(), japanese)).toMatchObject([{ weight: "fatal" }]);
  // Where the language of a few words was misread, the film that uses those words is right.
  expect(check(sample(), { ...sampleBrief, language: "nl" })).toEqual([]);
});

test("what a gate has against the film stops it", () => {
  expect(check(sample(), sampleBrief, { found: ["policy.ink"] })).toMatchObject([{ gated: true, weight: "fatal" }]);
});

test("of a film that stands only what was written now is judged", () => {
  const film = withShot(withShot(sample(), 0, { detail: "A poster of Lisbon." }), 1, { detail: "A map of Lima." });
  const context = { kind: "refine", standing: sample(), shot_id: "s2", instruction: "add a map" } as const;
  const faults = check(film, { ...sampleBrief, shot_count: 3 }, { context, touched: new Set(["s2"]) });
  expect(faults).toMatchObject([{ path: "shots[1].detail" }]);
});
