import { expect, it } from "vitest";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { extentOf } from "#lib/render/scene/elements/scene-element.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { settle } from "./stand.ts";

it("gives a bus that is stilled the room of its side, not that of its end", () => {
  const element = elementOf("bus");
  const coming = { facing: "camera", motion: "drive" } as const;
  const bus = { element, item: coming, job: { ...coming, window: extentOf(element, coming) } } as unknown as Actor;
  settle(bus);
  expect(bus.job.window).toEqual(element.box);
});
