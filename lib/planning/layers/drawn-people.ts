import type { PersonLooks } from "#lib/contract/looks.ts";
import type { DrawnAs } from "#lib/contract/plan.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { carriedSaid } from "#lib/planning/looks/person-looks.ts";

const restful: ReadonlySet<Motion> = new Set(["still", "idle", "look", "turn"]);

/** How tall somebody is against others of their element. */
const tallness = ({ age, sex, stature }: PersonLooks): number =>
  (age === "baby" ? 0.58 : age === "teen" ? 0.94 : age === "old" ? 0.96 : 1) *
  (age !== "child" && age !== "baby" && sex === "woman" ? 0.96 : 1) *
  (stature === "tall" ? 1.08 : stature === "short" ? 0.9 : 1);

/** Those who are drawn for a member of the cast, with what they have in hand in a shot. */
function peopleOf(film: Film, shot_id: string, member: CastMember, motion: Motion): PersonLooks[] | undefined {
  const looks = film.looks.get(member.id);
  if (looks === undefined) return undefined;
  const held = scriptOf(film, shot_id)?.present.find(({ cast }) => cast === member.id)?.holds;
  const thing = film.cast.find(({ id }) => id === held);
  const text = thing && `${thing.phrase}; ${thing.element.replaceAll("_", " ")}`.toLowerCase();
  const named = text === undefined ? null : carriedSaid({ text, language: film.language });
  return looks.map((person) => ({
    ...person,
    // The old lean on a stick where they walk.
    carries: named ?? person.carries ?? (person.age === "old" && motion === "walk" ? "staff" : null),
  }));
}

/** An item of the cast as the people that it is: who they are, how tall, and a baby on the ground. */
export function peopled(item: DrawnAs, film: Film, shot_id: string, member: CastMember): DrawnAs {
  const people = peopleOf(film, shot_id, member, item.motion);
  const [first] = people ?? [];
  if (people === undefined || first === undefined) return item;
  const size = member.element === "crowd" ? 1 : tallness(first);
  return {
    ...item,
    motion: first.age === "baby" && restful.has(item.motion) ? "kneel" : item.motion,
    height_m: Number((item.height_m * size).toFixed(3)),
    people,
  };
}

/** One of several who are drawn apart. */
export const only = ({ people }: DrawnAs, at: number): Pick<DrawnAs, "people"> => {
  const one = people?.[at % people.length];
  return one === undefined ? {} : { people: [one] };
};
