import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { stageShot } from "#lib/render/scene/staged-shot.ts";

const shotsOf = (raw_intent: string) => {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const scene = buildFilmScene(plan, { width_px: 160, height_px: 90 }, createCanvas as unknown as CanvasFactory);
  return plan.shots.map((_, at) => stageShot(scene, at, gradeOf(plan.color_intent)));
};

test("a door outdoors is in the front of a house in every shot that shows it", () => {
  const doors = shotsOf("The wind slams the cottage door.").flatMap(({ actors }) => {
    const door = actors.find(({ element }) => element.id === "door");
    return door === undefined ? [] : [{ door, house: actors.find(({ element }) => element.id === "house") }];
  });
  expect(doors.length).toBeGreaterThan(0);
  for (const { door, house } of doors) {
    expect(house?.z_m).toBeGreaterThan(door.z_m);
    expect(house!.z_m - door.z_m).toBeLessThan(1);
  }
});

test("a window that is cleaned is on the wall of its room, however wide the view", () => {
  const windows = shotsOf("A maid cleans the kitchen window.").flatMap(({ actors, setting }) => {
    const pane = setting.casts.find(({ element, item }) => element.id === "window" && item.id !== undefined);
    return pane === undefined || actors.length === 0 ? [] : [setting.wall_m! - pane.distance_m];
  });
  expect(windows.length).toBeGreaterThan(1);
  for (const gap_m of windows) expect(gap_m).toBeLessThan(1);
});
