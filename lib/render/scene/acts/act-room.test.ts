import { describe, expect, test } from "vitest";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { Act } from "#lib/contract/acts.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { actRoomOf } from "./act-room.ts";
import { layoutOf, type Player } from "./layout.ts";

const of = (id: string, height_m = elementOf(id).height_m): Player => ({ element: elementOf(id), height_m });
const grown = of("person", 1.75);
const child = of("child", 1.15);
const script = (act: Act) => scriptOfAct(act)!;

describe("the room of an act", () => {
  test.each(["give", "embrace", "kiss", "shake_hands", "fight"] as const)("%s keeps both heads in the frame", (act) => {
    const room = actRoomOf(script(act), child, grown, null, "medium");
    expect(room.top_m).toBeGreaterThanOrEqual(grown.height_m);
    expect(room.bottom_m).toBeLessThan(child.height_m * 0.6);
  });

  test("bodies are seen whole where the act is the body's, in however close a framing", () => {
    expect(actRoomOf(script("kick"), grown, null, null, "close").bottom_m).toBe(0);
  });

  test("a close framing holds the hands", () => {
    const room = actRoomOf(script("write"), grown, null, of("letter", 0.15), "close");
    const table_m = layoutOf(script("write"), grown, null, of("letter", 0.15)).table_m!;
    expect(room.bottom_m).toBeLessThan(table_m);
  });

  test("what is thrown has air before and over it", () => {
    const thrown = actRoomOf(script("throw"), grown, null, of("ball", 0.2), "full");
    const kept = actRoomOf(script("hold_close"), grown, null, of("ball", 0.2), "full");
    expect(thrown.wide_m).toBeGreaterThan(kept.wide_m + 1);
  });
});

describe("where those of an act stand", () => {
  test("a child and a grown person stand nearer than two grown ones", () => {
    const near = layoutOf(script("give"), grown, child, null).to_m!;
    expect(near).toBeLessThan(layoutOf(script("give"), grown, grown, null).to_m!);
  });

  test("who is led comes behind, who is followed goes before", () => {
    expect(layoutOf(script("lead"), grown, of("horse"), null).to_m).toBeLessThan(0);
    expect(layoutOf(script("follow"), child, grown, null).to_m).toBeGreaterThan(0);
  });

  test("an animal is not stood in whoever strokes it", () => {
    const horse = of("horse");
    const apart = layoutOf(script("stroke"), grown, horse, null).to_m!;
    expect(apart).toBeGreaterThan(horse.element.box.right * 0.7 * horse.height_m);
  });

  test("a small thing lies on a table at the hip of who stands and before who sits, a large one on the ground", () => {
    const cup = of("cup");
    expect(layoutOf(script("cut"), grown, null, cup).table_m).toBeCloseTo(grown.height_m * 0.53);
    expect(layoutOf(script("write"), grown, null, cup).table_m).toBeCloseTo(grown.height_m * 0.42);
    expect(layoutOf(script("push"), grown, null, of("car")).table_m).toBeNull();
  });
});
