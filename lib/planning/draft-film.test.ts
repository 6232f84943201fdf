import fc from "fast-check";
import { expect, test } from "vitest";
import { planContentSchema } from "#lib/contract/plan.ts";
import { directorModes, fps, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { canonicalJson } from "./canonical-json.ts";
import { sensorOf } from "./camera/optics.ts";
import { completePlan } from "./complete-plan.ts";
import { draftFilm } from "./draft-film.ts";
import type { PlanningInput } from "./draft.ts";
import type { Reading } from "./reading.ts";
import { captionLength } from "./compile/caption.ts";
import { parallax_px_per_s } from "./layers/parallax.ts";
import { brand, elements, inputFor, models, routesFor } from "./testing/plan-request.ts";
import { coast, coldBrew, foxes, japanese, keeper, noise, samples, spanish } from "./testing/sample-readings.ts";

const draft = (reading: Reading, primary: DirectorMode = "narrative_drama", input: PlanningInput = inputFor(reading)) =>
  draftFilm({ ...input, request: { ...input.request, director_mode: primary } });
const films = directorModes.flatMap((mode, i) =>
  samples.map((reading, at) =>
    draft(
      reading,
      mode,
      inputFor(
        reading,
        { aspect_ratio: (["16:9", "9:16", "1:1"] as const)[(i + at) % 3] ?? "16:9" },
        i * 7 + at,
        at % 3 === 0 ? brand : null,
      ),
    ),
  ),
);

test("every mode and intent makes a plan that the contract takes", () => {
  for (const film of films) planContentSchema.parse(completePlan({ draft: film, routes: routesFor(film), models }));
});

test("any length from 4 to 60 s lands on whole frames and sums exactly", () => {
  const seconds = fc.double({ min: 4, max: 60, noNaN: true });
  fc.assert(
    fc.property(
      seconds,
      fc.integer({ min: 3, max: 5 }),
      fc.constantFrom(...directorModes),
      fc.constantFrom(...samples),
      (duration_seconds, shot_count, mode, reading) => {
        const film = draft(reading, mode, inputFor(reading, { duration_seconds, shot_count }));
        const frames = Math.round(duration_seconds * fps);
        expect(film.duration_seconds).toBe(frames / fps);
        expect(film.shots).toHaveLength(shot_count);
        let at = 0;
        for (const [i, shot] of film.shots.entries()) {
          const length = Math.round(shot.duration_seconds * fps);
          expect(shot.duration_seconds).toBe(length / fps);
          expect(shot.start_seconds).toBe(at / fps);
          expect(length).toBeGreaterThanOrEqual(18);
          const beat = film.edit_beats[i];
          expect(beat).toMatchObject({
            shot_id: shot.shot_id,
            start_seconds: at / fps,
            end_seconds: (at + length) / fps,
          });
          expect(beat?.transition_out).toBe(film.edit_beats[i + 1]?.transition_in ?? beat?.transition_out);
          at += length;
        }
        expect(at).toBe(frames);
      },
    ),
    { numRuns: 150 },
  );
});

test("the same request and seed give the same bytes; another seed or intent does not", () => {
  for (const reading of samples) expect(canonicalJson(draft(reading))).toBe(canonicalJson(draft(reading)));
  expect(canonicalJson(draft(keeper, "narrative_drama", inputFor(keeper, {}, 8)).shots)).not.toBe(
    canonicalJson(draft(keeper).shots),
  );
  const words = (reading: Reading) =>
    new Set(
      draft(reading, "narrative_drama").shots.flatMap((shot) =>
        `${shot.description} ${shot.narrative_purpose}`.split(/(?<=[.?!])\s/),
      ),
    );
  const [one, other] = [words(keeper), words(foxes)];
  expect([...one].filter((sentence) => other.has(sentence))).toEqual([]);
});

test("field over cue over default", () => {
  const cued: Reading = {
    ...keeper,
    raw: "9 seconds, 4 shots, 9:16, extreme wide shot, crane up, 21mm. An old keeper walks out into the storm",
  };
  const byCue = draft(cued);
  expect([byCue.duration_seconds, byCue.shots.length, byCue.aspect_ratio]).toEqual([9, 4, "9:16"]);
  expect(byCue.shots[0]).toMatchObject({ framing: "extreme_wide", camera: { movement: "crane_up", lens_mm: 21 } });
  const byField = draft(
    cued,
    "narrative_drama",
    inputFor(cued, { duration_seconds: 7.3, shot_count: 3, aspect_ratio: "1:1" }),
  );
  expect([byField.duration_seconds, byField.shots.length, byField.aspect_ratio]).toEqual([175 / 24, 3, "1:1"]);
});

test("captions fit two lines of 42 and can be read in their shot; quoted lines stand verbatim", () => {
  for (const film of films)
    for (const { caption, duration_seconds } of film.shots) {
      if (caption === null) continue;
      const lines = caption.split("\n");
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(42);
      expect(captionLength(caption)).toBeLessThanOrEqual(duration_seconds * 17);
    }
  expect(draft(keeper).shots.map((shot) => shot.caption)).toContain("Keep the light.");
});

test("what the intent names stands in the shots' words", () => {
  const named: [Reading, string[]][] = [
    [keeper, ["lighthouse", "keeper", "letter", "winter storm", "rocky coast", "dusk"]],
    [coldBrew, ["cold brew", "ice", "kitchen", "hot morning"]],
    [foxes, ["three red foxes", "frozen lake", "slip", "laugh"]],
    [spanish, ["viejo farero", "camina hacia la tormenta", "perro"]],
    [japanese, ["古い灯台の番人", "冬の嵐の中へ歩き出す"]],
    [coast, ["14 waterfalls", "fjords", "Norway"]],
    [noise, ["🌊🌊 12345"]],
  ];
  for (const mode of directorModes)
    for (const [reading, words] of named) {
      const text = draft(reading, mode)
        .shots.map((shot) => shot.description)
        .join(" ")
        .toLowerCase();
      for (const word of words) expect(text, `${mode}: ${word}`).toContain(word.toLowerCase());
    }
});

test("references are real: one style on every shot, the product of a brand, a character where it is seen twice", () => {
  for (const film of films) {
    const styles = new Set(
      film.shots.map((shot) => shot.attached_ref_ids.filter((ref) => ref.startsWith("style:")).join()),
    );
    expect(styles.size).toBe(1);
    expect([...styles][0]).toMatch(/^style:[0-9a-f]{8}$/);
    for (const ref of film.shots.flatMap((shot) => shot.attached_ref_ids))
      expect(ref).toMatch(/^(style:[0-9a-f]{8}|char:[a-z0-9-]+|brand:north_brew:product)$/);
    expect(new Set(film.shots.map((shot) => shot.continuity.subject_lock)).size).toBe(1);
  }
  const branded = draft(coldBrew, "product_hero", inputFor(coldBrew, {}, 3, brand));
  for (const shot of branded.shots) expect(shot.attached_ref_ids).toContain("brand:north_brew:product");
  expect(branded.end_card).toMatchObject({ shot_id: branded.shots.at(-1)?.shot_id, cta: "Taste the north" });
  expect(branded.color_intent.palette).toContainEqual(
    expect.objectContaining({ hex: "#0b3d2e", role: "brand_primary" }),
  );
});

test("the end card lies inside the last 2 s of the last shot", () => {
  for (const film of films) {
    if (film.end_card === null) continue;
    const last = film.shots.at(-1);
    expect(film.end_card.shot_id).toBe(last?.shot_id);
    expect(film.end_card.start_seconds).toBeGreaterThanOrEqual(last?.start_seconds ?? Infinity);
    expect(film.duration_seconds - film.end_card.start_seconds).toBeLessThanOrEqual(2);
    expect(film.duration_seconds - film.end_card.start_seconds).toBeGreaterThanOrEqual(0.375);
  }
});

test("layers run from near to far, name what is drawn, and slide by as the path says", () => {
  const known = new Set(elements.map((card) => card.id));
  for (const film of films)
    for (const { shot_id, layers } of film.depth_layers) {
      const physics = film.camera_physics.find((entry) => entry.shot_id === shot_id);
      if (physics === undefined) throw new Error("no physics");
      const distances = layers.flatMap((layer) => layer.distance_m ?? []);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      const names = layers.map((layer) => layer.name);
      expect(names).toContain("subject");
      expect(names).toContain("background");
      expect(names.includes("foreground") || names.includes("midground")).toBe(true);
      const subject = layers.find((layer) => layer.name === "subject");
      expect(subject?.distance_m).toBe(physics.focus_distance_m);
      expect(subject?.in_focus).toBe(true);
      expect(subject?.drawn_as.length).toBeGreaterThan(0);
      for (const item of layers.flatMap((layer) => layer.drawn_as))
        expect(known.has(item.element), item.element).toBe(true);
      const movement = film.shots.find((shot) => shot.shot_id === shot_id)?.camera.movement ?? "static";
      if (!movement.startsWith("tracking"))
        for (const layer of layers)
          expect(layer.parallax_px_per_s).toBeCloseTo(
            parallax_px_per_s(physics.path, layer.distance_m, film.aspect_ratio),
            2,
          );
    }
});

test("the lens shows as much of the subject as the framing says", () => {
  const film = draft(keeper);
  for (const shot of film.shots) {
    const { focus } = film.screenplay?.shots.find(({ shot_id }) => shot_id === shot.shot_id) ?? {};
    // A shot of the place is as wide as the place is.
    if (film.screenplay?.places.some(({ id }) => id === focus)) continue;
    const physics = film.camera_physics.find((entry) => entry.shot_id === shot.shot_id);
    if (physics === undefined) throw new Error("no physics");
    const visible_m = (physics.focus_distance_m * sensorOf("16:9").height_mm) / physics.lens_mm;
    const heights = {
      extreme_wide: [4.5, 6],
      wide: [2.4, 3.2],
      full: [1.2, 1.5],
      medium: [0.6, 0.75],
      medium_close: [0.4, 0.5],
      close: [0.25, 0.32],
      extreme_close: [0.1, 0.16],
      insert: [0.02, 0.4],
    }[shot.framing];
    expect(visible_m / 1.75).toBeGreaterThanOrEqual(heights[0] ?? 0);
    expect(visible_m / 1.75).toBeLessThanOrEqual(heights[1] ?? 0);
    expect(physics.speed_mps).toBeGreaterThanOrEqual(0);
  }
});

test("a returning subject keeps its element, colour and height", () => {
  for (const film of films) {
    const looks = new Map<string, string>();
    const nouns = new Set(film.intent.subjects.flatMap((subject) => subject.toLowerCase().split(" ")));
    for (const item of film.depth_layers.flatMap((entry) => entry.layers).flatMap((layer) => layer.drawn_as)) {
      if (!nouns.has(item.noun)) continue;
      const look = `${item.element} ${item.colour} ${item.height_m}`;
      expect(looks.get(item.noun) ?? look).toBe(look);
      looks.set(item.noun, look);
    }
  }
});

test("palette shares sum to one and the grade is a grade", () => {
  for (const film of films) {
    const { palette, cdl } = film.color_intent;
    expect(palette.reduce((sum, entry) => sum + entry.share, 0)).toBeCloseTo(1, 9);
    for (const entry of palette) expect(entry.share).toBeGreaterThan(0);
    for (const value of [...cdl.slope, ...cdl.power]) expect(value).toBeGreaterThan(0.8);
  }
});

test("no text breaks planning", () => {
  const words = fc.constantFrom(
    "a fox",
    "runs",
    "“Go”",
    "月",
    "🚀",
    "12",
    "in the",
    "storm",
    "no",
    "ad",
    "?!",
    "\n",
    "não",
    "دب",
    "and",
    "35mm",
    "5 s",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 3, maxLength: 80 }),
    fc.array(words, { minLength: 2, maxLength: 24 }).map((list) => list.join(" ")),
  );
  fc.assert(
    fc.property(text, fc.integer(), (raw_intent, seed) => {
      const film = draftFilm({ request: { raw_intent }, seed, brand: null, elements });
      planContentSchema.parse(completePlan({ draft: film, routes: routesFor(film), models }));
    }),
    { numRuns: 120 },
  );
});

test("the longest intent keeps its words and its prompts within their limits", () => {
  const raw_intent = Array.from(
    { length: 90 },
    (_, i) => `A keeper of tower ${i} carries lantern ${i * 7} over bridge ${i * 3}`,
  )
    .join(". ")
    .slice(0, 4000);
  const film = draftFilm({ request: { raw_intent }, seed: 1, brand: null, elements });
  const content = completePlan({ draft: film, routes: routesFor(film), models });
  for (const prompt of content.prompts)
    if (prompt.limit !== null) expect(prompt.length).toBeLessThanOrEqual(prompt.limit);
  const text = film.shots.map((shot) => shot.description).join(" ");
  for (const number of [3, 40, 287]) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
});
