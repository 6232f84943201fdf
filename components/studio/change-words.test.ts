import { expect, test } from "vitest";
import { fieldTitle, pointerWords, valueWords } from "./change-words.ts";

test("fields of a shot are said as people say them", () => {
  expect(fieldTitle("camera.movement")).toBe("Movement");
  expect(fieldTitle("staging.0.key_light_side")).toBe("Key light side");
});

test("values carry their units, and an empty one is nothing", () => {
  expect(valueWords("push_in", "camera.movement")).toBe("push in");
  expect(valueWords(85, "camera.lens_mm")).toBe("85 mm");
  expect(valueWords(1.5, "duration_seconds")).toBe("1.50 s");
  expect(valueWords(0.123456)).toBe("0.12");
  expect(valueWords(null)).toBe("nothing");
  expect(valueWords(["dusk", "light_rain"])).toBe("dusk, light rain");
  expect(valueWords("Not tonight.", "caption")).toBe("Not tonight.");
  expect(valueWords([{ t: 0 }, { t: 1 }])).toBe("2 entries");
  expect(valueWords({ near_m: 1.25, kind: "deep_focus" })).toBe("near m 1.25 m, kind deep focus");
});

test("a pointer names its shot, from 1", () => {
  expect(pointerWords("/shots/1/camera/lens_mm")).toBe("Shot 2, camera lens mm");
  expect(pointerWords("/color_intent/palette/0/hex")).toBe("Color intent palette #1 hex");
});
