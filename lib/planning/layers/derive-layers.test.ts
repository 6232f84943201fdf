import { expect, test } from "vitest";
import type { DrawnAs } from "#lib/contract/plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

const filmOf = (raw_intent: string, seed = 7) =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4 },
    seed,
    brand: null,
    elements: elementCards,
  });
const drawnIn = (raw: string, seed = 7) => filmOf(raw, seed).depth_layers.map(({ layers }) => layers);
const idsOf = (raw: string) =>
  new Set(drawnIn(raw).flatMap((layers) => layers.flatMap(({ drawn_as }) => drawn_as.map(({ element }) => element))));
const cards = new Map(elementCards.map((card) => [card.id, card]));
const lives = (item: DrawnAs) => ["person", "animal"].includes(cards.get(item.element)?.kind ?? "");

test.each([
  ["a waiter carries a tray through a small café", "cafe"],
  ["un camarero sirve vino en un café", "cafe"],
  ["a rover rolls across a red planet", "mars_surface"],
  ["a lonely robot waves on the moon", "moonscape"],
  ["two strangers talk on a night train", "train_cabin"],
  ["an old sailor smokes on the pier", "jetty"],
  ["a swordsmith hammers a glowing blade", "forge"],
  ["a tired clerk sleeps on the night bus", "bus_cabin"],
  ["two cyclists cross a bridge in the fog", "bridge_deck"],
  ["una anciana cruza un viejo puente de piedra", "stone_bridge_deck"],
  ["um pescador conserta a rede na costa", "beach"],
  ["시장에서 할머니가 국수를 만든다", "market"],
  ["the striker takes the last penalty", "goal"],
  ["a crab crawls over the sea bed", "underwater"],
])("a word of place sets the place: %s", (raw, element) => {
  expect(idsOf(raw)).toContain(element);
});

test.each([
  ["three boys ride scooters down the road", "child", 3],
  ["two sisters cook soup in the kitchen", "person", 2],
  ["four friends play cards on a train", "person", 4],
])("several beings who do something are all drawn: %s", (raw, element, count) => {
  const items = drawnIn(raw).flatMap((layers) => layers.flatMap(({ drawn_as }) => drawn_as));
  expect(items.some((item) => item.element === element && item.count === count)).toBe(true);
});

test("nobody is made up beside goods that are shown by themselves", () => {
  const film = filmOf("launch film for a speaker called Pulse");
  const items = film.depth_layers.flatMap(({ layers }) => layers.flatMap(({ drawn_as }) => drawn_as));
  expect(items.some(lives)).toBe(false);
  expect(film.intent.product).toContain("Pulse");
});

test("what is given a name is one thing", () => {
  const subjects = drawnIn("ad for a lipstick called Rouge Nine").map(
    (layers) => layers.find(({ name }) => name === "subject")?.drawn_as.map(({ element }) => element) ?? [],
  );
  for (const elements of subjects) expect(elements).toEqual(["lipstick"]);
});

test("those whom the intent joins are seen together in every picture wide enough", () => {
  for (const seed of [1, 2, 3]) {
    const film = filmOf("a fox and a hen sit by the river", seed);
    film.shots.forEach((shot, index) => {
      if (!["extreme_wide", "wide", "full", "medium"].includes(shot.framing)) return;
      const elements = film.depth_layers[index]?.layers.flatMap(({ drawn_as }) => drawn_as.map((item) => item.element));
      expect(elements).toEqual(expect.arrayContaining(["fox", "chicken"]));
    });
  }
});

test("two who fight face each other", () => {
  for (const layers of drawnIn("two boxers fight in a gym")) {
    const pair = layers.find(({ name }) => name === "subject")?.drawn_as.filter(lives) ?? [];
    expect(pair.map(({ facing }) => facing)).toEqual(["right", "left"]);
    expect((pair[1]?.across ?? 0) - (pair[0]?.across ?? 0)).toBeGreaterThan(0.1);
  }
});

test("whoever rides sits where the mount stands, and both head the same way", () => {
  const wide = drawnIn("a girl rides a horse along the beach").flatMap((layers) => {
    const subject = layers.find(({ name }) => name === "subject")?.drawn_as ?? [];
    return subject.some(({ element }) => element === "horse") ? [subject] : [];
  });
  expect(wide.length).toBeGreaterThan(0);
  for (const subject of wide) {
    const [horse, girl] = subject;
    expect(girl).toMatchObject({ element: "child", motion: "drive", across: horse?.across, facing: horse?.facing });
  }
});

const rooms = [
  "a detective reads a letter in a dark office",
  "a chef chops onions in a kitchen",
  "a monk sweeps a library",
];
test.each(rooms)("a room holds no tree, and small things lie on something: %s", (raw) => {
  for (const layers of drawnIn(raw)) {
    const items = layers.flatMap(({ drawn_as }) => drawn_as);
    expect(items.some(({ element }) => ["tree", "pine", "window", "door"].includes(element))).toBe(false);
    const subject = layers.find(({ name }) => name === "subject")?.drawn_as ?? [];
    const [lead] = subject;
    if (lead === undefined || !lives(lead)) continue;
    const loose = subject.filter((item) => !lives(item) && item.height_m < 0.5);
    if (loose.length > 0) expect(subject.some(({ element }) => ["table", "anvil"].includes(element))).toBe(true);
  }
});

test("behind the edge of water nothing stands that does not float", () => {
  for (const raw of ["a woman waits by the sea", "an old man rests at the lake", "a girl sings on the pier"])
    for (const layers of drawnIn(raw)) {
      const middle = layers.find(({ name }) => name === "midground")?.drawn_as ?? [];
      expect(middle.some(({ element }) => cards.get(element)?.kind === "plant")).toBe(false);
    }
});

test("close to, nobody turns the back of a head to the lens", () => {
  for (const seed of [1, 2, 3, 4])
    for (const raw of ["a runner crosses the city at dawn", "a pilot walks to her plane"]) {
      const film = filmOf(raw, seed);
      film.shots.forEach((shot, index) => {
        if (!["medium_close", "close", "extreme_close"].includes(shot.framing)) return;
        const subject = film.depth_layers[index]?.layers.find(({ name }) => name === "subject")?.drawn_as ?? [];
        expect(subject.some((item) => lives(item) && item.facing === "away")).toBe(false);
      });
    }
});

test("lifeless things do not walk, sit or look", () => {
  for (const raw of ["launch film for a speaker called Pulse", "a red sports car drives along a coast road at sunset"])
    for (const layers of drawnIn(raw))
      for (const item of layers.flatMap(({ drawn_as }) => drawn_as))
        if (!lives(item)) expect(["walk", "run", "sit", "look", "kneel", "wave", "work"]).not.toContain(item.motion);
});

test("people live somewhere: only goods are shown before an empty backdrop", () => {
  for (const raw of ["a tailor sighs", "a shy man waits", "a knife maker hammers a glowing blade", "two kids laugh"])
    expect(idsOf(raw)).not.toContain("studio");
});

test.each([
  ["a vending machine hums in an empty arcade", "vending_machine"],
  ["ein Mann wartet in einer Telefonzelle im Regen", "phone_box_inside"],
  ["ein Mädchen wirft einen Brief in den Briefkasten", "mailbox"],
  ["مصنع ينسج سجادة حمراء", "rug"],
  ["A striker takes the last penalty on a dirt pitch at sunset", "ball"],
  ["Meine Tante backt Zimtschnecken", "kitchen"],
  ["the chess club of our school keeps losing and the kids keep smiling", "classroom"],
])("a thing or place of daily life is drawn as itself: %s", (raw, element) => {
  expect(idsOf(raw)).toContain(element);
});

test.each([
  ["a girl opens a tin of sardines for her cat in the street", "fish"],
  ["the kids keep laughing in the yard", "tower"],
  ["Meine Tante backt Zimtschnecken", "snail"],
])("a word's other sense is not drawn: %s", (raw, element) => {
  expect(idsOf(raw)).not.toContain(element);
});

test("who changes a wheel is no butterfly", () => {
  for (let seed = 1; seed < 10; seed += 1)
    for (const raw of ["cómo cambiar la rueda de una bicicleta", "how to change a light bulb"])
      expect(
        drawnIn(raw, seed).flatMap((layers) =>
          layers.flatMap(({ drawn_as }) => drawn_as.map(({ element }) => element)),
        ),
      ).not.toContain("butterfly");
});

test("a figure in a product's name counts nothing", () => {
  const items = drawnIn("The Sierra 45 Trekking Backpack turns slowly in a studio.").flatMap((layers) =>
    layers.flatMap(({ drawn_as }) => drawn_as),
  );
  expect(items.filter(({ element }) => element === "backpack").map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  expect(
    filmOf("Four backpacks stand in a studio.").depth_layers.some(({ layers }) =>
      layers.some(({ drawn_as }) => drawn_as.some(({ element, count }) => element === "backpack" && count === 4)),
    ),
  ).toBe(true);
});

test("what somebody is called after is not in the picture for that; what would cover them stands behind", () => {
  for (const seed of [1, 7, 12]) {
    for (const layers of drawnIn("A tea seller waits beside a train on the platform", seed)) {
      const ids = layers.find(({ name }) => name === "subject")?.drawn_as.map(({ element }) => element) ?? [];
      expect(ids).not.toContain("cup");
      if (ids.includes("person")) expect(ids).not.toContain("train");
    }
  }
});

test("cold food makes no winter", () => {
  for (const raw of ["água de coco gelada na praia", "a bowl of frozen yogurt on the beach"]) {
    expect(filmOf(raw).intent.weather).toBe("unspecified");
    expect(idsOf(raw)).not.toContain("pine");
  }
  expect(filmOf("a frozen beach").intent.weather).toBe("snow");
});

test("set dressing beside somebody small is small", () => {
  for (let seed = 1; seed < 12; seed += 1)
    for (const layers of drawnIn("a kitten sits on a jetty in the harbour", seed))
      for (const { drawn_as } of layers.filter(({ name }) => name === "foreground"))
        for (const { height_m } of drawn_as) expect(height_m).toBeLessThanOrEqual(0.55);
});

test("who is in a room has nothing of the open in it, and what is in mind is not a place", () => {
  const ids = idsOf("a nurse alone on a bus at night thinks of home");
  expect([...ids].filter((id) => cards.get(id)?.kind === "building" || cards.get(id)?.kind === "plant")).toEqual([]);
});

test("a train that crosses a bridge is seen from beside", () => {
  expect(idsOf("a steam train crosses an old stone bridge")).not.toContain("stone_bridge_deck");
});

test("a wheelchair carries whoever is named after it", () => {
  const wide = drawnIn("a wheelchair racer climbs the last hill").flatMap((layers) => {
    const items = layers.find(({ name }) => name === "subject")?.drawn_as ?? [];
    return items.some(({ element }) => element === "wheelchair") ? [items] : [];
  });
  expect(wide.length).toBeGreaterThan(0);
  for (const items of wide) {
    const [chair, racer] = [items.find(({ element }) => element === "wheelchair"), items.find(lives)];
    expect(racer?.across).toBe(chair?.across);
    expect(racer?.motion).toBe("drive");
  }
});

test("what something is made of is no thing beside it", () => {
  expect(idsOf("una niña encuentra un zapato de cristal")).not.toContain("cocktail");
});
