import { describe, expect, test } from "vitest";
import { acts } from "#lib/contract/acts.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { gripOf, isHeld } from "#lib/acts/grips.ts";
import { isVariant } from "#lib/elements/variants.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";

describe("what an act takes by itself", () => {
  const told = acts.flatMap((act) => {
    const script = scriptOfAct(act);
    return [script?.tool, script?.stuff].flatMap((tool) => (tool ? [{ act, tool }] : []));
  });

  test.each(told)("$act: $tool can be drawn, and hands can hold it", ({ tool }) => {
    const [element = "", kind] = tool.split(":");
    const { id, height_m } = elementOf(element);
    expect(id).toBe(element);
    expect(isHeld(element, height_m) || gripOf(element, true).size !== undefined || height_m > 1).toBe(true);
    if (kind !== undefined) expect(isVariant(kind)).toBe(true);
  });

  test("a tool that works with its end is kept off by the hand", () => {
    for (const tool of ["spoon", "comb", "paintbrush", "knife"]) {
      const { at, tip } = gripOf(tool, false);
      expect(tip, tool).not.toBeNull();
      expect(Math.hypot(tip![0] - at[0], tip![1] - at[1]), tool).toBeGreaterThan(0.3);
    }
  });
});
