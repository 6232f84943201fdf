import { expect, test } from "vitest";
import type { ArtifactRisk } from "#lib/contract/plan.ts";
import { planRevisionSchema } from "#lib/contract/revision.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { riskDimensions, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { riskOf, topDimensions } from "./risk-of.ts";
import { shotSigns } from "./signs.ts";
import { cast, place, present, prop, screenplay } from "./testing/screenplays.ts";
import { nameReader } from "./thing-classes.ts";

type Factor = ArtifactRisk["factors"][number];
interface Told {
  story: Screenplay;
  mode?: DirectorMode;
  brandProduct?: boolean;
  frames?: number[];
}

const factsOf = ({ story, mode, brandProduct, frames }: Told) => ({
  frames: frames ?? story.shots.map(() => 72),
  mode: mode ?? ("narrative_drama" as const),
  brandProduct: brandProduct ?? false,
});
const riskIn = (told: Told): ArtifactRisk => riskOf(told.story, factsOf(told)).film;

/** The patch as the contract's revision takes it, put on the screenplay by hand. */
const applyRiskPatch = (told: Told, patch: Record<string, unknown>): Told => {
  const { shots = {}, screenplay: edits } = planRevisionSchema.parse({ plan_id: "p", ...patch });
  const { frames } = factsOf(told);
  return {
    ...told,
    frames: frames.map((count, index) => {
      const seconds = shots[told.story.shots[index]?.shot_id ?? ""]?.duration_seconds;
      return seconds === undefined ? count : seconds * 24;
    }),
    story: {
      ...told.story,
      shots: told.story.shots.map((each) => {
        const plain = shots[each.shot_id];
        return {
          ...each,
          ...(edits?.shots?.[each.shot_id] as Partial<typeof each> | undefined),
          ...(plain?.framing && { framing: plain.framing }),
          ...(plain?.camera?.movement && { movement: plain.camera.movement }),
          ...(plain?.camera?.angle && { angle: plain.camera.angle }),
        };
      }),
    },
  };
};

const two = [cast("anna"), cast("ben")];
const wine = [prop("glass", "a glass of red wine")];
/** One film for every factor. */
const raising: Readonly<Record<string, Told>> = {
  hands_at_work: {
    story: screenplay([{ framing: "insert", present: [present("anna", "repair", { holds: "watch" })] }], {
      cast: two,
      props: [prop("watch", "a watch")],
    }),
  },
  limbs_in_motion: { story: screenplay([{ present: [present("anna", "dance")] }], { cast: two }) },
  same_person_again: {
    story: screenplay(
      [
        { framing: "close", present: [present("anna", "look")] },
        { framing: "medium", present: [present("anna", "look")] },
      ],
      { cast: two },
    ),
  },
  clothes_drift: {
    story: screenplay([{ present: [present("anna", "walk")] }], {
      cast: [cast("anna", "person", { wardrobe: "a striped dress" })],
    }),
    mode: "fashion_editorial",
  },
  clothes_change: {
    story: screenplay(
      [
        {
          present: [present("anna", "walk")],
          props: ["coat"],
          now: [{ id: "anna", state: "in the yellow coat", measure: null }],
        },
        {
          present: [present("anna", "walk")],
          props: ["coat"],
          now: [{ id: "anna", state: "in the red coat", measure: null }],
        },
      ],
      { cast: two, props: [prop("coat", "five coats")] },
    ),
  },
  contact_between_people: {
    story: screenplay([{ present: [present("anna", "embrace", { touches: "ben" }), present("ben", "stand")] }], {
      cast: two,
    }),
  },
  speech_on_camera: {
    story: screenplay(
      [{ framing: "close", present: [present("anna", "speak")], dialogue: [{ who: "anna", line: "Wait." }] }],
      {
        cast: two,
      },
    ),
  },
  view_changes_around: { story: screenplay([{ movement: "arc_left" }]) },
  mirror_image: {
    story: screenplay([{ present: [present("anna", "look")], props: ["mirror"] }], {
      cast: two,
      props: [prop("mirror", "a mirror")],
    }),
  },
  camera_move: { story: screenplay([{ movement: "whip_pan" }]) },
  everyday_physics: {
    story: screenplay([{ present: [present("ball", "fall")] }], { cast: [cast("ball", "object", { name: "a ball" })] }),
  },
  act_and_result: { story: screenplay([{ framing: "close", present: [present("anna", "eat")] }], { cast: two }) },
  changing_places: {
    story: screenplay(
      [
        { present: [present("cat", "sit", { at: { relation: "under", id: "table" } })] },
        { present: [present("cat", "jump", { at: { relation: "on", id: "table" } })], framing: "medium" },
      ],
      { cast: [cast("cat", "animal", { name: "a cat" })], props: [prop("table", "a table")] },
    ),
  },
  travel_through_landscape: {
    story: screenplay([{ framing: "extreme_wide", movement: "drone_rise" }], { places: [place("here", "the dunes")] }),
  },
  clip_too_short_or_long: { story: screenplay([{}]), frames: [24] },
  exact_count: {
    story: screenplay([{ present: [present("crowd", "wave")] }], { cast: [cast("crowd", "group", { count: 20 })] }),
  },
  hard_material: {
    story: screenplay([{ framing: "close", movement: "tracking_follow", props: ["glass"] }], { props: wine }),
  },
  heat_and_cold: {
    story: screenplay([{ props: ["candle"] }], { props: [prop("candle", "a candle")] }),
  },
  changing_looks: {
    story: screenplay(
      [
        { props: ["leaf"], now: [{ id: "leaf", state: "green", measure: null }] },
        { props: ["leaf"], now: [{ id: "leaf", state: "red", measure: null }], framing: "close" },
      ],
      { props: [prop("leaf", "a leaf")] },
    ),
  },
  unlikely_being: {
    story: screenplay([{ present: [present("fish", "walk")] }], {
      cast: [cast("fish", "animal", { name: "a shark" })],
    }),
  },
  readable_text: {
    story: screenplay([{ framing: "close", props: ["sign"] }], { props: [prop("sign", "a street sign")] }),
  },
  logo_and_label: {
    story: screenplay([{ framing: "close", present: [present("can", "still")] }], { cast: [cast("can", "product")] }),
    brandProduct: true,
  },
  steps_in_order: {
    story: screenplay(
      [
        { framing: "insert", present: [present("anna", "cut")] },
        { framing: "close", present: [present("anna", "cook")] },
        { framing: "medium", present: [present("anna", "eat")] },
      ],
      { cast: two },
    ),
  },
  long_story: {
    story: screenplay(
      ["here", "road", "lake", "home"].map((id) => ({
        place: id,
        present: [present("anna", "walk")],
        changes: "It is another day.",
      })),
      { cast: two, places: ["here", "road", "lake", "home"].map((id) => place(id, id)) },
    ),
  },
  landscapes_in_a_row: {
    story: screenplay([{}, {}], { places: [place("here", "the dunes"), place("there", "a mountain lake")] }),
  },
  repeated_set_up: { story: screenplay([{}, {}]) },
  many_cuts: { story: screenplay([{}, {}, {}, {}, {}]) },
  usual_for_mode_human_anatomy: { story: screenplay([{}]), mode: "music_rhythm" },
  usual_for_mode_human_clothes: { story: screenplay([{}]), mode: "fashion_editorial" },
  usual_for_mode_human_identity: { story: screenplay([{}]), mode: "narrative_drama" },
  usual_for_mode_instance_preservation: { story: screenplay([{}]), mode: "music_rhythm" },
  usual_for_mode_motion_order_understanding: { story: screenplay([{}]), mode: "explainer_demo" },
  usual_for_mode_mechanics: { story: screenplay([{}]), mode: "action_kinetic" },
  usual_for_mode_material: { story: screenplay([{}]), mode: "product_hero" },
  usual_for_mode_complex_landscape: { story: screenplay([{}]), mode: "place_journey" },
  usual_for_mode_lip_sync: { story: screenplay([{}]), mode: "ugc_testimonial" },
  end_card_text: { story: screenplay([{}], { end_card: { text: "Open at three", cta: null } }) },
};

test("every dimension has a sign, and every sign a film that raises it", () => {
  expect(new Set(shotSigns.map(({ dimension }) => dimension))).toEqual(new Set(riskDimensions));
  expect(Object.keys(raising).toSorted()).toEqual([...new Set(shotSigns.map(({ factor }) => factor))].toSorted());
});

test.each(Object.entries(raising))(
  "%s is raised, and every patch takes a quarter off when all is read again",
  (kind, told) => {
    const risk = riskIn(told);
    expect(risk.factors.map(({ factor }) => factor)).toContain(kind);
    const wide = new Set(shotSigns.filter((sign) => sign.wide).map(({ factor }) => factor));
    const heaviest = (film: ArtifactRisk, { factor, shot_id }: Factor) =>
      film.factors.find((each) => each.factor === factor && (wide.has(factor) || each.shot_id === shot_id))?.weight ??
      0;
    for (const factor of risk.factors.filter(({ patch }) => patch !== null)) {
      const after = riskIn(applyRiskPatch(told, factor.patch ?? {}));
      expect(heaviest(after, factor), `${factor.factor}: ${factor.mitigation}`).toBeLessThanOrEqual(
        factor.weight * 0.75,
      );
    }
  },
);

test("what is usual for a mode weighs less than what is seen, and people are not feared where there are none", () => {
  const danced = raising["limbs_in_motion"];
  if (danced === undefined) throw new Error("no dance");
  expect(riskIn({ ...danced, mode: "product_hero" }).factors[0]?.factor).toBe("limbs_in_motion");
  const story = screenplay([{ present: [present("fox", "look")] }], { cast: [cast("fox", "animal")] });
  expect(riskIn({ story }).factors.map(({ dimension }) => dimension)).not.toContain("Human_Anatomy");
});

test("most factors that are seen in a shot come with a remedy", () => {
  const factors = Object.values(raising)
    .flatMap((told) => riskIn(told).factors)
    .filter(({ evidence }) => !evidence.startsWith("mode: "));
  expect(factors.filter(({ patch }) => patch !== null).length / factors.length).toBeGreaterThan(0.7);
});

const weightOf = (told: Told, factor: string): number =>
  Math.max(0, ...riskIn(told).factors.flatMap((each) => (each.factor === factor ? [each.weight] : [])));

test("a move round somebody who acts weighs less than one round a still life", () => {
  const film = (doing: "still" | "spin"): Told => ({
    story: screenplay([{ movement: "arc_left", present: [present("vase", doing)] }], {
      cast: [cast("vase", "object", { name: "a vase" })],
    }),
  });
  for (const factor of ["camera_move", "view_changes_around"])
    expect(weightOf(film("spin"), factor)).toBeLessThan(weightOf(film("still"), factor));
});

test("two who are told as one and do something do it with each other", () => {
  const film = (doing: "carry" | "stand"): Told => ({
    story: screenplay([{ framing: "medium", present: [present("pair", doing)] }], {
      cast: [cast("pair", "person", { name: "two people", count: 2 })],
    }),
  });
  expect(weightOf(film("carry"), "contact_between_people")).toBeGreaterThan(weightOf(film("carry"), "exact_count"));
  expect(weightOf(film("stand"), "contact_between_people")).toBe(0);
});

test("an animal that acts has no changing looks, but stages that must keep their order", () => {
  const film = (kind: "animal" | "object"): Told => ({
    story: screenplay(
      [
        {
          present: [present("horse", "walk")],
          now: [{ id: "horse", state: "slow", measure: null }],
          changes: "It is under way.",
        },
        {
          present: [present("horse", "stand")],
          now: [{ id: "horse", state: "fast", measure: null }],
          changes: "It has gone.",
        },
      ],
      { cast: [cast("horse", kind, { name: "a horse" })] },
    ),
  });
  expect(weightOf(film("animal"), "changing_looks")).toBeLessThan(weightOf(film("object"), "changing_looks"));
  expect(weightOf(film("animal"), "steps_in_order")).toBeGreaterThan(weightOf(film("object"), "steps_in_order"));
});

test("hot beside cold weighs more than either", () => {
  const film = (...names: string[]): Told => ({
    story: screenplay([{ props: names.map((_, at) => `o${at}`) }], {
      props: names.map((name, at) => prop(`o${at}`, name)),
    }),
  });
  const both = weightOf(film("a hot shower", "a cold towel"), "heat_and_cold");
  for (const one of ["a hot shower", "a cold towel"])
    expect(both).toBeGreaterThan(weightOf(film(one), "heat_and_cold") + 0.05);
});

test("a plot happens to somebody: many things and places alone are a view", () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const film = (kind: "person" | "object"): Told => ({
    story: screenplay([{ present: [present("x", "look")] }, { changes: "It is another day." }], {
      cast: [cast("x", kind)],
      props: ids.map((id) => prop(id, id)),
    }),
  });
  expect(weightOf(film("person"), "long_story")).toBeGreaterThan(0);
  expect(weightOf(film("object"), "long_story")).toBe(0);
});

test("captions are set in the edit and are no risk; words of a sentence are not read", () => {
  const story = screenplay([{ caption: "OPEN LATE", action: "A burning crowd melts the glass sign." }]);
  expect(riskIn({ story, mode: "trailer_tease" }).factors).toEqual([]);
});

test("factors come heaviest first, so that the first three dimensions are what is most likely to fail", () => {
  const story = screenplay(
    [
      {
        framing: "insert",
        movement: "arc_left",
        present: [present("anna", "pour", { holds: "glass" })],
        props: ["glass"],
      },
    ],
    { cast: two, props: wine },
  );
  const weights = riskIn({ story }).factors.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(topDimensions(riskIn({ story })).toSorted()).toEqual(["Human_Anatomy", "Material", "Multi-View_Consistency"]);
});

test("a still lake is calmer than a fight in a crowd under a whip pan", () => {
  const calm = screenplay([{ framing: "wide" }], { places: [place("here", "a lake")] });
  const wild = screenplay(
    [
      {
        movement: "whip_pan",
        present: [present("anna", "fight", { touches: "ben" }), present("ben", "fight"), present("crowd", "wave")],
      },
    ],
    { cast: [...two, cast("crowd", "group", { count: 20 })] },
  );
  expect(riskIn({ story: calm }).level).toBe("low");
  expect(riskIn({ story: wild }).level).toBe("high");
});

test("the same film reads the same", () => {
  const story = raising["hands_at_work"]?.story ?? screenplay([{}]);
  expect(riskIn({ story })).toEqual(riskIn({ story: structuredClone(story) }));
});

test.each([
  ["es", "una copa de vino tinto", "glass"],
  ["fr", "un verre de lait", "liquid"],
  ["de", "der Rotwein", "liquid"],
  ["pt", "a lagoa", "landscape"],
  ["it", "una candela", "fire"],
  ["ja", "グラスの水", "liquid"],
  ["zh", "一面镜子", "mirror"],
  ["hi", "गिलास में पानी", "liquid"],
  ["ar", "الماء في الكأس", "liquid"],
  ["ko", "물을", "liquid"],
  ["en", "two sled dogs", "beast"],
] as const)("a name in %s tells what its thing is made of: %s", (language, name, wanted) => {
  expect(nameReader(language)(name).classes).toContain(wanted);
});

test("a word that only begins alike is another word", () => {
  expect(nameReader("en")("a teapot on a teak shelf").classes).not.toContain("liquid");
  expect(nameReader("ko")("동물원").classes).not.toContain("liquid");
  expect(nameReader("en")("a crocodile with the wings of an eagle").creatures).toBe(2);
});
