import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import { isPerson, type ReadAct, type StoryEvent } from "./story.ts";

/**
 * What one throws and another catches is one act of two, told in both events: who throws does it to who catches, and
 * who catches is seen to be thrown to. An animal runs after it and catches by itself.
 */
export function passOn(events: readonly StoryEvent[]): void {
  const acts = events.flatMap((event) => event.acts);
  for (const caught of acts) {
    if (caught.act !== "catch" || caught.of === null) continue;
    const thrown = acts.find(({ act, of, by }) => act === "throw" && of === caught.of && by !== caught.by);
    if (thrown === undefined) continue;
    thrown.to ??= caught.by;
    if (isPerson(caught.by) && thrown.to === caught.by)
      Object.assign(caught, { act: "throw", by: thrown.by, to: caught.by });
  }
}

const acts = setOf<Act>;
const offering = acts("give show feed");
const unwilling = acts("shake_head refuse push_away turn_away");

/** What is offered to somebody who will not have it is held out to them, and they refuse it; events as they happen. */
export function refuseOffers(events: readonly StoryEvent[]): void {
  let offered: ReadAct | null = null;
  for (const [event, act] of events.flatMap((each) => each.acts.map((own) => [each, own] as const))) {
    // `offers her daughter an apple, but she shakes her head`: it is not who offers that refuses.
    const isMeant = event.clause.subject?.by === "pronoun" && act.act !== "turn_away" && unwilling.has(act.act);
    if (isMeant && offered?.by === act.by && offered.to !== null) act.by = offered.to;
    if (offered !== null && unwilling.has(act.act) && offered.to === act.by) {
      Object.assign(act, { act: "refuse", of: offered.of, to: offered.by });
      offered.act = "show";
    }
    offered = offering.has(act.act) ? act : null;
  }
}
