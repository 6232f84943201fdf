import { describe, expect, test } from "vitest";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

const filmOf = (raw_intent: string) =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
/** The shot that tells an act of two: not one beside it, in which it is still to come or over. */
const actShot = (raw_intent: string) => {
  const { staging, shots } = filmOf(raw_intent);
  return staging?.find(({ acts }, at) =>
    acts.some(({ to, end_s }) => to !== null && end_s > 0 && end_s <= (shots[at]?.duration_seconds ?? 0)),
  );
};

describe("what faces show", () => {
  test.each([
    ["A sad old man walks through a park.", "sad"],
    ["Una niña asustada corre por el bosque.", "afraid"],
    ["Ein wütender Mann geht durch die Stadt.", "angry"],
    ["Une femme heureuse marche sur la plage.", "happy"],
    ["疲れた男が駅を歩く。", "tired"],
  ])("a word of mood is on the face in every shot: %s", (words, mood) => {
    const shown = (filmOf(words).staging ?? []).flatMap(({ faces }) => faces.slice(0, 1));
    expect(shown.length).toBeGreaterThan(2);
    for (const face of shown) expect(face).toMatchObject({ expression: mood, begin_s: 0 });
  });

  test("a mood is whose name has it, not of who is named before", () => {
    const shot = actShot("An astronaut gives a flower to a crying child.");
    const [act] = shot?.acts ?? [];
    const of = (id: string | null | undefined) => shot?.faces.filter((face) => face.id === id) ?? [];
    expect(of(act?.to)[0]?.expression).toBe("crying");
    expect(of(act?.by).map(({ expression }) => expression)).not.toContain("crying");
  });

  test("who gets something is glad of it from the contact on", () => {
    const shot = actShot("A woman gives a key to an old man.");
    const [act] = shot?.acts ?? [];
    const glad = shot?.faces.find(({ id, expression }) => id === act?.to && expression === "happy");
    expect(glad?.begin_s).toBeGreaterThan(act?.contact_s ?? Infinity);
  });

  test("two who act on each other look at each other", () => {
    const shot = actShot("A woman gives a key to an old man.");
    const [act] = shot?.acts ?? [];
    expect(shot?.gaze).toContainEqual({ id: act?.by, at: act?.to, begin_s: act?.begin_s });
    expect(shot?.gaze).toContainEqual({ id: act?.to, at: act?.by, begin_s: act?.begin_s });
  });
});

describe("what is in hands", () => {
  /** Who has the thing of a shot's act as it begins: by its script, where the act is over or to come as well. */
  const holders = (raw_intent: string) =>
    (filmOf(raw_intent).staging ?? []).map(({ acts: [act] }) => {
      if (act === undefined) return null;
      const owners = scriptOfAct(act.act)?.of ?? [];
      const part = (act.end_s === 0 ? owners.at(-1) : owners[0])?.in.split(".")[0];
      return part === "by" ? act.by : part === "to" ? act.to : null;
    });

  test("who gives has it before, who got it has it to the end", () => {
    const given = holders("A boy gives his sister a flower.");
    expect(given[0]).toBe("boy");
    expect(given.at(-1)).toBe("sister");
  });

  test("who takes something has it only then", () => {
    const taken = holders("A thief takes a painting.");
    expect(taken[0]).toBe(null);
    expect(taken.at(-1)).toBe("thief");
  });
});
