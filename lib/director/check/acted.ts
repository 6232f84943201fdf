import type { Screenplay } from "#lib/contract/screenplay.ts";
import { framings } from "#lib/contract/vocabulary.ts";
import { closestFor } from "#lib/planning/edit/make-room.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { actBreaches } from "#lib/planning/screenplay-checks/act-continuity.ts";
import { stage } from "#lib/planning/screenplay-checks/staging.ts";
import type { Fault } from "./fault.ts";

/** Acts that do not follow from each other: what is given by who has it not, or used when it is broken or gone. */
const brokenChains = (film: Screenplay): Fault[] => {
  const context = { frames: [], mode: modeCardOf(film.treatment.primary), brand: null, aspect: "16:9" } as const;
  return actBreaches(stage(film, context))
    .filter(({ severity }) => severity === "warn")
    .map(({ shot_id, finding }) => ({
      path: `shots[${film.shots.findIndex((shot) => shot.shot_id === shot_id)}].acts`,
      says: finding,
      weight: "remark",
    }));
};

/** Acts of a whole body, or down to the floor, in a shot that is framed too closely to show them. */
const unseenActs = ({ shots }: Screenplay): Fault[] =>
  shots.flatMap(({ acts, framing }, at) =>
    acts.flatMap(({ act }): Fault[] => {
      // What hands do may be a close-up by choice; what bodies do, or what falls, may not.
      return closestFor(act) !== "full" || framings.indexOf(framing) <= framings.indexOf("medium")
        ? []
        : [
            {
              path: `shots[${at}].framing`,
              says: `${JSON.stringify(act)} is not seen in ${framing}; full shows it`,
              weight: "remark",
            },
          ];
    }),
  );

/** What is wrong with the acts of a film: told along where there is another round, and never worth one of its own. */
export const actFaults = (film: Screenplay): Fault[] => [...brokenChains(film), ...unseenActs(film)];
