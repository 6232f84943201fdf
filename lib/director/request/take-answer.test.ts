import { expect, test } from "vitest";
import { sampleAnswer, sampleBrief } from "#lib/director/testing/sample-answer.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { takeFilm, takePart } from "./take-answer.ts";

const options = { language: "en", elements, treatment: sampleBrief.treatment };
const answer = () => structuredClone(sampleAnswer);
const standing = () => {
  const taken = takeFilm(answer(), options);
  if (taken.screenplay === null) throw new Error(taken.because);
  return taken.screenplay;
};
const [first] = sampleAnswer.shots;

test("an answer in the asked shape is a screenplay of the contract, with nothing mended", () => {
  const taken = takeFilm(answer(), options);
  expect(taken).toMatchObject({
    repairs: [
      { path: "props[1].element", because: expect.stringContaining("pencil") },
      { path: "props[2].element", because: expect.stringContaining("table") },
    ],
    screenplay: {
      language: "en",
      end_card: null,
      style: { era: null },
      shots: [
        { shot_id: "s1", caption: null, changes: null, action_en: null },
        { shot_id: "s2" },
        { shot_id: "s3" },
        { shot_id: "s4", pays_off: ["o1"] },
      ],
      cast: [{ drawn_as: { element: "person", variant: "lighthouse keeper", material: null } }],
      undrawn: ["o2", "o3"],
    },
  });
});

test("what cannot stand gives way to the nearest that can, and is told", () => {
  const odd = answer();
  Object.assign(odd.shots[0] ?? {}, {
    lens_mm: 900,
    framing: "Extreme Close-Up shot",
    angle: "sideways",
    place: "p9",
    caption: `${"word ".repeat(40)}`,
    setup_of: ["o1", "nobody", "Question: Who Is It For?"],
    props: ["o1", "c1", "o77"],
  });
  odd.shots[1]?.present.push({ ...(odd.shots[1].present[0] ?? ({} as never)) });
  const taken = takeFilm(odd, options);
  expect(taken.screenplay?.shots[0]).toMatchObject({
    lens_mm: 200,
    framing: "extreme_close",
    angle: "eye_level",
    place: "p1",
    caption: null,
    setup_of: ["o1", "question:who-is-it-for"],
    props: ["o1", "o2"],
  });
  expect(taken.screenplay?.shots[1]?.present).toHaveLength(1);
  if (taken.screenplay === null) throw new Error("not taken");
  expect(taken.repairs.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "shots[0].lens_mm",
      "shots[0].angle",
      "shots[0].place",
      "shots[0].caption",
      "shots[0].setup_of",
      "shots[0].props[2]",
      "shots[1].present[1].cast",
    ]),
  );
});

test("somebody a shot is about is in it, and a last shot without a change holds", () => {
  const odd = answer();
  Object.assign(odd.shots[1] ?? {}, { present: [] });
  Object.assign(odd.shots[3] ?? {}, { changes: "", pays_off: ["gesture:hand-on-coat", "o1"] });
  const taken = takeFilm(odd, options);
  expect(taken.screenplay?.shots[1]?.present).toMatchObject([{ cast: "c1", doing: "still" }]);
  expect(taken.screenplay?.shots[3]).toMatchObject({ holds: true, pays_off: ["o1"] });
});

test("acts are taken as far as they are on the list and somebody of the film does them", () => {
  const odd = answer();
  const nobody = { of: "", to: "", with: "" };
  Object.assign(odd.shots[1] ?? {}, {
    present: [],
    focus: "p1",
    props: [],
    acts: [
      { act: "Picks up", by: "lighthouse keeper", of: "o1", to: "c1", with: "o99" },
      { act: "philosophise deeply", by: "c1", ...nobody },
      { act: "shake", by: "p1", ...nobody },
      { act: "hugs", by: "c1", ...nobody },
      { act: "wave", by: "c1", ...nobody },
      { act: "bow", by: "c1", ...nobody },
    ],
  });
  const taken = takeFilm(odd, options);
  if (taken.screenplay === null) throw new Error(taken.because);
  const [, shot] = taken.screenplay.shots;
  expect(shot?.acts).toEqual([
    { act: "pick_up", by: "c1", of: "o1", to: null, with: null },
    { act: "embrace", by: "c1", of: null, to: null, with: null },
    { act: "wave", by: "c1", of: null, to: null, with: null },
  ]);
  // Who acts is there, and what is acted with is seen.
  expect(shot).toMatchObject({ present: [{ cast: "c1" }], props: ["o1"] });
  expect(taken.repairs.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "shots[1].acts[0].with",
      "shots[1].acts[1].act",
      "shots[1].acts[2].by",
      "shots[1].acts[5]",
      "shots[1].acts[0].by",
    ]),
  );
});

test("a writer who stages nothing at all has said in words what happens; one act of theirs says that they did stage it", () => {
  const bare = answer();
  for (const shot of bare.shots) Object.assign(shot, { acts: undefined });
  Object.assign(bare.shots[2] ?? {}, { action: "The lighthouse keeper folds the letter." });
  const read = takeFilm(bare, options);
  expect(read.screenplay?.shots[2]?.acts).toMatchObject([{ act: "fold", by: "c1", of: "o1" }]);
  if (read.screenplay === null) throw new Error("not taken");
  expect(read.repairs.map(({ path }) => path)).toContain("shots");
  Object.assign(bare.shots[0] ?? {}, { acts: [{ act: "write", by: "c1" }] });
  expect(takeFilm(bare, options).screenplay?.shots[2]?.acts).toEqual([]);
});

test("what only acts name stays in the film", () => {
  const odd = answer();
  const lamp = { id: "o4", name: "lamp", looks: "brass", element: "lamp", variant: "lamp", material: "brass" };
  odd.props.push({ ...lamp }, { ...lamp, id: "o5", name: "rope" });
  odd.shots[1]?.acts.push({ act: "go_out", by: "o4", of: "", to: "", with: "" });
  const taken = takeFilm(odd, options);
  expect(taken.screenplay?.props.map(({ id }) => id)).toEqual(["o1", "o2", "o3", "o4"]);
});

test("states are measured on a scale, in shares or in hundredths, and keep their words", () => {
  const odd = answer();
  Object.assign(odd.shots[0] ?? {}, {
    now: [
      { id: "o1", state: "half folded", scale: "folded", value: 50 },
      { id: "o2", state: "worn", scale: "", value: 0 },
      { id: "o3", state: "", scale: "wet", value: 3000 },
      { id: "o1", state: "folded again", scale: "folded", value: 1 },
      { id: "o1", state: "damp", scale: "wet", value: 0.2 },
      { id: "o3", state: "tidy", scale: "tidiness", value: 1 },
    ],
  });
  const [shot] = takeFilm(odd, options).screenplay?.shots ?? [];
  expect(shot?.now).toEqual([
    { id: "o1", state: "half folded", measure: { scale: "folded", share: 0.5 } },
    { id: "o2", state: "worn", measure: null },
    { id: "o3", state: "wet", measure: { scale: "wet", share: 1 } },
    { id: "o1", state: "damp", measure: { scale: "wet", share: 0.2 } },
    { id: "o3", state: "tidy", measure: null },
  ]);
});

test.each([
  ["no shots", { ...sampleAnswer, shots: [] }],
  ["no place", { ...sampleAnswer, places: [] }],
  ["a shot in which nothing happens", { ...sampleAnswer, shots: [{ ...first, action: " " }] }],
  ["a list", ["a", "list"]],
  ["a text", "I would film a lighthouse."],
])("%s is no film", (_, said) => {
  expect(takeFilm(said, options).screenplay).toBeNull();
});

test("missing fields, numbers in words and unknown fields spoil nothing", () => {
  const thin = {
    title: "Thin",
    places: [{ id: "p1", name: "shore" }],
    shots: [{ action: "A wave breaks.", lens_mm: "50", weight: "2", extra: 1, present: null }],
  };
  expect(takeFilm(thin, options).screenplay).toMatchObject({
    treatment: { primary: "narrative_drama", secondary: "suspense_noir" },
    shots: [{ place: "p1", focus: "p1", lens_mm: 50, weight: 2, movement: "static", holds: true }],
  });
});

test("a shot that is written anew changes itself, and what it newly needs, and nothing else", () => {
  const stood = standing();
  const said = {
    cast: [{ ...sampleAnswer.cast[0], looks: "young and beardless" }],
    places: [],
    props: [{ id: "o9", name: "candle", looks: "short", element: "", variant: "", material: "wax" }],
    shots: [
      { ...first, action: "The candle goes out over the letter.", props: ["o9", "o1"], focus: "o9", setup_of: [] },
    ],
  };
  const context = { kind: "refine", standing: stood, shot_id: "s1", instruction: "by candle light" } as const;
  const taken = takePart(said, context, options);
  expect(taken.screenplay?.shots.slice(1)).toEqual(stood.shots.slice(1));
  expect(taken.screenplay?.cast).toEqual(stood.cast);
  expect(taken.screenplay?.shots[0]).toMatchObject({
    shot_id: "s1",
    action: "The candle goes out over the letter.",
    // The last shot pays it off: it stays planted.
    setup_of: ["o1"],
  });
  expect(taken.screenplay?.props.map(({ id }) => id)).toEqual(["o1", "o2", "o3", "o9"]);
  expect(takePart({ ...said, shots: [first, first] }, context, options).screenplay).toBeNull();
});

test("an extended film keeps every shot, and its new ones have ids of their own", () => {
  const stood = standing();
  const extra = {
    ...first,
    action: "The pen rolls off the desk.",
    place: "",
    pays_off: ["o2"],
    setup_of: [],
    focus: "o2",
  };
  const context = { kind: "extend", standing: stood, shot_count: 2, words: null } as const;
  const said = { shots: [extra, { ...extra, action: "Wind turns the page." }] };
  const taken = takePart(said, context, options);
  const shots = taken.screenplay?.shots ?? [];
  expect(shots.map(({ shot_id }) => shot_id)).toEqual(["s1", "s2", "s3", "s4", "s5", "s6"]);
  expect(shots.slice(1, 4)).toEqual(stood.shots.slice(1));
  expect(shots[0]).toEqual({ ...stood.shots[0], setup_of: ["o1", "question:who-is-it-for", "o2"] });
  expect(shots[4]).toMatchObject({ place: "p2", holds: false, pays_off: ["o2"] });
  expect(takePart({ shots: [extra] }, context, options).screenplay).toBeNull();
});
