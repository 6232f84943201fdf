import type { StagedAct } from "#lib/contract/acts.ts";
import type { ReadAct, StoryEvent, Thing } from "#lib/planning/coverage/reading/story.ts";
import type { Beat } from "./beat.ts";
import type { Ensemble } from "./stage.ts";

/** As many as a shot has time for. */
const most = 3;

const readIn = (event: StoryEvent): ReadAct[] =>
  event.negated ? [] : [...event.joined.flatMap(readIn), ...event.acts];

/** What is seen to happen in a shot: the acts of its event in their order, by those who are in the film. */
export function actsIn({ event, fn }: Beat, ensemble: Ensemble): StagedAct[] {
  if (event === null || (fn !== "act" && fn !== "turn" && fn !== "result" && fn !== "cause" && fn !== "detail"))
    return [];
  const ids = new Set([...ensemble.cast, ...ensemble.props].map(({ id }) => id));
  const known = (thing: Thing | null): string | null => (thing !== null && ids.has(thing.id) ? thing.id : null);
  return readIn(event)
    .flatMap(({ act, by, of, to, with: tool }): StagedAct[] => {
      const doer = known(by);
      return doer === null ? [] : [{ act, by: doer, of: known(of), to: known(to), with: known(tool) }];
    })
    .slice(0, most);
}
