import { describe, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

const filmOf = (raw_intent: string) =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  });

/** How the acts of a film's shots stand: to come, told, going on in all of a shot, or over; none where nothing is set. */
const stands = (raw_intent: string, act: string): string[] => {
  const { staging, shots } = filmOf(raw_intent);
  return (staging ?? []).map(({ acts }, at) => {
    const own = acts.find((each) => each.act === act);
    const shot_s = shots[at]?.duration_seconds ?? 0;
    if (own === undefined) return "none";
    if (own.end_s === 0) return "over";
    if (own.begin_s >= shot_s) return "to come";
    return own.begin_s === 0 && own.end_s === shot_s ? "going on" : "told";
  });
};

describe("the stage of a film with an act", () => {
  test("who will do something stands as the act finds them, and afterwards as it has left them", () => {
    const shots = stands("A knight kneels down before his queen.", "kneel");
    expect(shots[0]).toBe("to come");
    expect(shots).toContain("told");
    expect(shots.at(-1)).toBe("over");
  });

  test("what has just been told is seen again in the next shot", () => {
    expect(stands("A judge closes a thick book.", "close").slice(1)).toEqual(["told", "told", "over"]);
  });

  test("who sat down does the next thing seated", () => {
    const { staging } = filmOf("A boy sits on a chair peeling an apple.");
    const peels = staging?.flatMap(({ acts }) => acts.filter(({ act }) => act === "peel")) ?? [];
    expect(peels.length).toBeGreaterThan(0);
    expect(peels.filter(({ posture }) => posture === "sit").length).toBeGreaterThan(0);
  });

  test("what is done again and again goes on in every shot", () => {
    const shots = stands("A caretaker sweeps the gym.", "sweep");
    expect(shots.filter((each) => each === "told" || each === "going on")).toHaveLength(shots.length);
  });

  test("who comes is not there before", () => {
    expect(stands("A man enters the kitchen.", "enter")).not.toContain("to come");
  });

  test.each([
    "A knight kneels down before his queen.",
    "A judge closes a thick book.",
    "An old man struggles with a jar until it opens.",
  ])("somebody is in every shot of a film in which somebody does something: %s", (words) => {
    const { screenplay } = filmOf(words);
    expect(screenplay?.shots.filter(({ present }) => present.length === 0).map(({ action }) => action)).toEqual([]);
  });
});
