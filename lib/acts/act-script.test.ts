import { describe, expect, test } from "vitest";
import { acts } from "#lib/contract/acts.ts";
import { type ActKey, scriptOfAct } from "./act-script.ts";

/** Acts that things do by themselves, or that change nothing of a body. */
const ofThings = new Set(
  "fall break burn melt spill boil_over float_away sink roll swing slam shake grow bloom wither go_out come_on appear vanish hatch deflate drive_off arrive fly_off fly_out land graze pop collapse shed strike erupt crash stall bounce_down enter_tunnel leave_tunnel turn_green turn_red".split(
    " ",
  ),
);
const bodily = acts.filter((act) => !ofThings.has(act));

/** Shares of an act at four even moments of a shot of three seconds, of which it leaves the ends free. */
const seen = [0, 0.35, 0.71, 1];
const keyAt = (keys: readonly ActKey[], share: number): string => {
  const { at: _at, ...key } = keys.findLast(({ at }) => at <= share + 0.02) ?? keys[0]!;
  return JSON.stringify(key);
};

describe("acts of bodies", () => {
  test.each(bodily)("%s is played by people", (act) => {
    const script = scriptOfAct(act);
    const keys = [...(script?.by ?? []), ...(script?.to ?? [])];
    expect(keys.length).toBeGreaterThan(1);
  });

  test.each(bodily)("%s shows more than one pose in four frames", (act) => {
    const { by, to, times } = scriptOfAct(act)!;
    const keys = by.length > 0 ? by : to;
    const moments = times > 1 ? [0, 0.3, 0.6, 0.9] : seen;
    const moves = keys.some(({ step }) => step !== keys[0]!.step);
    expect(moves || new Set(moments.map((share) => keyAt(keys, share))).size > 1).toBe(true);
  });

  test.each(bodily)("%s goes on in order, within its time", (act) => {
    const { by, to, pair, floor, animal, of } = scriptOfAct(act)!;
    for (const list of [by, to, pair, floor, animal, of]) {
      const ats = list.map(({ at }) => at);
      expect(ats).toEqual(ats.toSorted((a, b) => a - b));
    }
  });
});
