import { expect, test } from "vitest";
import { z } from "zod";
import { rowsOf } from "./rows.ts";

const read = (file: object) => rowsOf("hats.json", file, ["cap", "hood"], z.strictObject({ wide: z.number() }));

test.each<[string, object, string]>([
  ["missing", { cap: { wide: 1 } }, "hats.json: hood is ill-formed"],
  ["ill-formed", { cap: { wide: "1" }, hood: { wide: 1 } }, "hats.json: cap is ill-formed"],
  ["unknown", { cap: { wide: 1 }, hood: { wide: 1 }, crwn: { wide: 1 } }, "hats.json: crwn is no id that is known"],
])("a row that is %s is told with its file and id", (_, file, fault) =>
  expect(() => read(file).get("cap")).toThrow(fault),
);

test("rows come by their ids", () =>
  expect(read({ hood: { wide: 2 }, cap: { wide: 1 } }).get("hood")).toEqual({ wide: 2 }));
