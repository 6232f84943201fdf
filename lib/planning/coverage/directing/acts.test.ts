import { expect, it } from "vitest";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { briefFor } from "#lib/planning/coverage/testing/print-coverage.ts";

const shotsOf = (raw: string, most: 3 | 4) =>
  coverBrief(briefFor(raw, { shot_count: most, shot_range: { fewest: most, most } })).shots;

it("shows every act of a sentence in its order, though there are fewer shots than acts", () => {
  const shots = shotsOf("The postman knocks, a girl opens the door, takes the letter, reads it and laughs.", 3);
  const told = shots.flatMap(({ acts }) => acts.map(({ act }) => act));
  expect(told).toEqual(["knock", "open", "take", "read", "laugh"]);
});

it("shows who plays a part in an act wherever the act is seen", () => {
  const shots = shotsOf("A waiter brings an old man a cup of coffee.", 4).filter(({ acts }) => acts.length > 0);
  expect(shots.length).toBeGreaterThan(1);
  for (const { present, props } of shots) {
    expect(present.map(({ cast }) => cast)).toEqual(expect.arrayContaining(["waiter", "old_man"]));
    expect(props).toContain("cup_of_coffee");
  }
});

it.each([
  "A keeper and her dog walk by the sea at dusk, a lamp in her hand.",
  "A man stands at a gate with a rope in his hand.",
])("stands nobody on a hand that only holds something: %s", (raw) =>
  expect(shotsOf(raw, 4).flatMap(({ acts }) => acts.map(({ act }) => act))).not.toContain("handstand"),
);

it("leaves a body as its act left it, and finds it as it was before", () => {
  const seated = shotsOf("An old man sits down on a bench.", 4).at(-1);
  expect(seated?.present.map(({ doing }) => doing)).toEqual(["sit"]);
  const asleep = shotsOf("A girl wakes up.", 4)[0];
  expect(asleep?.present.map(({ doing }) => doing)).toEqual(["sleep"]);
});

it("frames what is done with the whole body in a shot that holds the body", () => {
  const shots = shotsOf("A girl jumps.", 4).filter(({ acts }) => acts.some(({ act }) => act === "jump"));
  expect(shots[0]?.framing).toMatch(/^(?:full|wide)$/u);
});

it("makes no thing of a part of somebody's body", () => {
  const film = coverBrief(briefFor("A girl whispers into her brother's ear."));
  expect(film.props).toEqual([]);
});

it("counts one child as one where a number is a word of its own", () => {
  const [girl] = coverBrief(briefFor("一个女孩在跳舞。", { language: "zh" })).cast;
  expect(girl?.count).toBe(1);
  expect(coverBrief(briefFor("三个孩子在跳舞。", { language: "zh" })).cast[0]?.count).toBe(3);
});

const namedIn = (raw: string) => {
  const { cast, props } = coverBrief(briefFor(raw));
  return [...cast, ...props].map(({ name, kind, count }: { name: string; kind?: string; count?: number }) =>
    kind === "group" ? `${count} of the ${name}` : name,
  );
};

it.each([
  ["what only says which act it is", "A sailor waves farewell to his daughter.", ["sailor", "daughter"]],
  ["a face that is made", "The clown makes a funny face.", ["clown"]],
  ["each other", "Two nurses hug each other.", ["Two nurses"]],
  ["a piece of a game", "A prisoner moves his bishop against the warden.", ["prisoner", "warden"]],
  ["acts, states and relations", "The pilot admits his negligence with reluctance.", ["pilot"]],
])("draws no thing of %s: %s", (_, raw, wanted) => expect(namedIn(raw)).toEqual(wanted));

it.each([
  ["hair that is nobody's any more", "The janitor sweeps hair off the tiles.", "hair"],
  ["what a dog has of an animal", "A poodle buries a bone behind the kennel.", "bone"],
  ["all who are in a place of which it is told", "The whole classroom laughs.", "5 of the whole classroom"],
])("draws %s: %s", (_, raw, wanted) => expect(namedIn(raw)).toContain(wanted));
