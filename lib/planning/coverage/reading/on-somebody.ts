import { isPerson, type Story, type Thing } from "./story.ts";

/** Whether a part of a body is nobody's: hair on a floor, a dog's bone. */
const isLoose = (thing: Thing, story: Story): boolean =>
  story.events.some(({ acts }) =>
    acts.some(
      ({ by, of }) =>
        of === thing &&
        thing.phrase.by !== "own" &&
        (by.kind === "animal" || thing.phrase.by === "bare") &&
        !thing.plural,
    ),
  );

/** Whether something is a part of somebody's body, and nothing that stands beside them: somebody's ear. */
export const isOnSomebody = (thing: Thing, story: Story): boolean =>
  thing.kind === "body" &&
  !isLoose(thing, story) &&
  (story.things.some(isPerson) ||
    !story.events.some(({ S, acts }) => S === thing || acts.some(({ by }) => by === thing)));
