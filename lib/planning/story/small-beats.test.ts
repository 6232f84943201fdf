import { expect, test } from "vitest";
import { roles } from "#lib/contract/vocabulary.ts";
import { fillable } from "./frame.ts";
import { animalBeats, beingBeats, placeBeats, thingBeats, traceBeats, vehicleBeats } from "./small-beats.ts";

test("every sort of subject has something to do in every role, with nothing else beside it", () => {
  for (const beats of [animalBeats, beingBeats, placeBeats, thingBeats, traceBeats, vehicleBeats])
    for (const role of roles)
      expect(beats[role].filter((each) => fillable(each.text, { t: "the one" }))).not.toHaveLength(0);
});
