import { describe, expect, test } from "vitest";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { screenplaySchema } from "#lib/contract/screenplay.ts";
import type { StoryCheckId } from "#lib/contract/vocabulary.ts";
import { checkScreenplay } from "./check-screenplay.ts";
import type { CheckContext } from "./rule.ts";
import { sampleContext, sampleScreenplay } from "./testing/sample-screenplay.ts";

const changed = (at: number, fields: Partial<ScreenplayShot>, film = sampleScreenplay()): Screenplay => ({
  ...film,
  shots: film.shots.map((shot, index) => (index === at ? { ...shot, ...fields } : shot)),
});
const check = (id: StoryCheckId, film: Screenplay, more: Partial<CheckContext> = {}) => {
  const found = checkScreenplay(film, sampleContext(film, more)).find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
/** The film after the screenplay part of a patch, its shots keyed by id. */
const patched = (film: Screenplay, patch: Record<string, unknown> | null): Screenplay => {
  const { screenplay } = patch as { screenplay: { shots: Record<string, Partial<ScreenplayShot>> } };
  return { ...film, shots: film.shots.map((shot) => ({ ...shot, ...screenplay.shots[shot.shot_id] })) };
};
const still = sampleScreenplay().shots[0]!.present.map((one) => ({ ...one, doing: "stand" as const, touches: null }));

test("a whole film passes all five, each with its reader", () => {
  const film = sampleScreenplay();
  screenplaySchema.parse(film);
  const checks = checkScreenplay(film, sampleContext(film));
  expect(checks.map(({ id }) => id)).toEqual(["hook", "stakes_turn", "payoff", "continuity", "pacing"]);
  expect(checks.map(({ status, finding }) => (status === "pass" ? "pass" : finding))).toEqual(Array(5).fill("pass"));
  expect(checks.flatMap(({ evidence }) => evidence).every(({ reader }) => reader === "structure")).toBe(true);
});

describe("hook", () => {
  test("nobody and nothing of the film in the first shot fails, and the patch brings the lead in", () => {
    const film = changed(0, { present: [], props: [], focus: "shop", now: [], action: "An empty floor.", detail: "" });
    const found = check("hook", film);
    expect(found.status).toBe("fail");
    expect(check("hook", patched(film, found.patch)).status).toBe("pass");
  });
  test("a body that only stands, with nothing happening to it, warns", () => {
    expect(check("hook", changed(0, { present: still, now: [], changes: null })).status).toBe("warn");
  });
  test("what is sold must be seen in the first half", () => {
    const film = sampleScreenplay();
    const sold: Screenplay = {
      ...film,
      treatment: { ...film.treatment, primary: "product_hero" },
      cast: [...film.cast, { ...film.cast[0]!, id: "glue", name: "the glue", kind: "product" }],
    };
    expect(check("hook", sold).finding).toContain("never seen");
  });
});

describe("stakes and turn", () => {
  test("a film in which nothing changes fails", () => {
    const film = changed(2, { changes: null }, changed(1, { changes: null }));
    expect(check("stakes_turn", film).status).toBe("fail");
  });
  test("a change in the last shot alone warns", () => {
    expect(check("stakes_turn", changed(1, { changes: null })).status).toBe("warn");
  });
  test("a change of nothing that is known is none", () => {
    const nobody = { present: [], props: [], place: "nowhere", focus: "nowhere" };
    expect(check("stakes_turn", changed(2, { changes: null }, changed(1, nobody))).status).toBe("fail");
  });
  test("a shot that shares nothing warns, and a dissolve joins it", () => {
    const film = sampleScreenplay();
    const leap: Screenplay = {
      ...changed(2, {
        place: "moon",
        present: [],
        props: [],
        focus: "moon",
        action: "Dust.",
        detail: "",
        pays_off: [],
      }),
      places: [...film.places, { ...film.places[0]!, id: "moon", name: "a crater" }],
    };
    const found = check("stakes_turn", leap);
    expect(found.status).toBe("warn");
    expect(check("stakes_turn", patched(leap, found.patch)).status).toBe("pass");
  });
  test("effects before their causes warn", () => {
    const film = sampleScreenplay();
    expect(check("stakes_turn", { ...film, shots: film.shots.toReversed() }).status).toBe("warn");
  });
});

describe("payoff", () => {
  test("nothing that comes back fails", () => {
    expect(check("payoff", changed(2, { pays_off: [], now: [] })).status).toBe("fail");
  });
  test("a thread to something that is in neither picture is none", () => {
    const listed = changed(2, { props: [], present: [], pays_off: ["boots"] });
    expect(check("payoff", changed(0, { props: [], present: [] }, listed)).status).toBe("fail");
  });
  test("a last picture that is the first again fails", () => {
    const { present, props, place, focus, now } = sampleScreenplay().shots[0]!;
    const held = changed(2, { present, props, place, focus, now, changes: null, holds: true });
    expect(check("payoff", held).finding).toContain("first one again");
  });
  test("a brand closes the film by name and call", () => {
    const brand = { name: "Sohle", cta: "Come in" };
    expect(check("payoff", sampleScreenplay(), { brand }).status).toBe("warn");
    const closed = { ...sampleScreenplay(), end_card: { text: "Sohle", cta: "Come in" } };
    expect(check("payoff", closed, { brand }).status).toBe("pass");
  });
  test("a tease must leave something open", () => {
    const film = sampleScreenplay();
    const tease = { ...film, treatment: { ...film.treatment, primary: "trailer_tease" as const } };
    expect(check("payoff", tease).status).toBe("warn");
    expect(check("payoff", changed(2, { pays_off: ["boots"] }, tease)).status).toBe("pass");
  });
});

describe("words", () => {
  const edited = new Set(["s1.action"]);
  test("edited words take the pass of what they held, and of nothing else", () => {
    const film = sampleScreenplay();
    const statuses = checkScreenplay(film, sampleContext(film, { edited })).map(({ status }) => status);
    expect(statuses).toEqual(["not_assessed", "pass", "not_assessed", "pass", "pass"]);
  });
  test("what does not hold stays found when words were edited", () => {
    expect(check("hook", changed(0, { present: still, now: [] }), { edited }).status).toBe("warn");
  });
  test("the same ids with shuffled words pass none of hook, stakes and payoff", () => {
    const film = sampleScreenplay();
    const sorted = (text: string) =>
      text
        .split(" ")
        .toSorted((a, b) => a.length - b.length || (a > b ? 1 : -1))
        .join(" ");
    const salad = {
      ...film,
      shots: film.shots.map((shot) => ({
        ...shot,
        action: sorted(shot.action),
        detail: sorted(shot.detail),
        purpose: sorted(shot.purpose),
      })),
    };
    const statuses = checkScreenplay(salad, sampleContext(salad))
      .slice(0, 3)
      .map(({ status }) => status);
    expect(statuses).not.toContain("pass");
  });
  test("words of another film name nothing that is shown", () => {
    const film = sampleScreenplay();
    const other = { action: "Two whales cross a bay at noon.", detail: "Foam closes behind their fins.", purpose: "" };
    const foreign = { ...film, shots: film.shots.map((shot) => ({ ...shot, ...other })) };
    expect(check("payoff", foreign).status).not.toBe("pass");
  });
});

describe("pacing", () => {
  test("lengths, captions, acts and twins of a size are counted", () => {
    const film = sampleScreenplay();
    expect(check("pacing", film, { frames: [12, 96, 96] }).patch).toHaveProperty("duration_seconds");
    expect(check("pacing", changed(0, { caption: "x".repeat(90) })).status).toBe("warn");
    expect(check("pacing", changed(0, { action: "He stands. He turns. He goes." })).status).toBe("warn");
    expect(check("pacing", changed(1, { framing: "medium" })).patch).toEqual({ shots: { s2: { framing: "close" } } });
  });
  test("a match cut may keep the size", () => {
    expect(check("pacing", changed(1, { framing: "medium", transition_in: "match_cut" })).status).toBe("pass");
  });
});
