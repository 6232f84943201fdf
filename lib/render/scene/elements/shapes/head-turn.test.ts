import { expect, test } from "vitest";
import { headTurn } from "./head-turn.ts";

const light = { side: 1 } as Parameters<typeof headTurn>[0]["light"];
const hands = (left: string) => {
  const key = { left, right: "rest" };
  return { from: key, to: key } as NonNullable<Parameters<typeof headTurn>[0]["performed"]>;
};

test("who stands in profile turns the face to the lens, but not from a hand that meets it", () => {
  expect(headTurn({ light }, 0.3, 1)).toMatchObject({ seen: "front", key: 1 });
  expect(headTurn({ light }, 0.3, -1)).toMatchObject({ seen: "front", key: -1 });
  expect(headTurn({ light, performed: hands("thing") }, 0.3, 1)).toMatchObject({ seen: "front" });
  expect(headTurn({ light, performed: hands("mouth") }, 0.3, 1)).toMatchObject({ seen: "side" });
  expect(headTurn({ light }, -0.9, 1)).toMatchObject({ seen: "away" });
});
