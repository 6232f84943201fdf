import type { Act, StagedAct } from "#lib/contract/acts.ts";
import { apart, isLiving, isPlace, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { Beat } from "./beat.ts";
import type { Ensemble } from "./stage.ts";

/** Acts in which a thing goes from one to another. */
const passing: ReadonlySet<Act> = new Set(["give", "show", "throw", "feed", "pour"]);

/** What is seen to happen in a shot: the act of its event, by those who are in the frame. */
export function actsIn(beat: Beat, ensemble: Ensemble): StagedAct[] {
  const { event, fn } = beat;
  if (
    event === null ||
    event.negated ||
    (fn !== "act" && fn !== "turn" && fn !== "result" && fn !== "cause" && fn !== "detail")
  )
    return [];
  const { act } = event;
  const known = (thing: Thing | null): string | null =>
    thing !== null && [...ensemble.cast, ...ensemble.props].some(({ id }) => id === thing.id) ? thing.id : null;
  const [first, second = null] = event.S === null ? [] : apart([event.S]);
  const by = known(first ?? null);
  if (act === null || by === null) return [];
  // `She hands the boy an apple`: the first of two objects is who gets the second.
  const passed =
    passing.has(act) && event.O !== null && isLiving(event.O) && event.R === null
      ? event.things.find((thing) => thing !== event.S && thing !== event.O && !isLiving(thing) && !isPlace(thing))
      : undefined;
  const of = known(passed ?? event.O);
  const other =
    (passed === undefined ? null : event.O) ??
    event.R ??
    second ??
    event.things.find((thing) => thing !== first && thing !== event.O && isLiving(thing)) ??
    null;
  const to = known(other);
  return [{ act, by, of, to: to === by ? null : to, with: null }];
}
