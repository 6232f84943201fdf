import { isPerson, type StoryEvent } from "./story.ts";

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
