import { describe, expect, it } from "vitest";
import { readStory } from "./read-story.ts";

/** Who does what to what, where, of every event. */
const read = (language: string, text: string) =>
  readStory(text, language).events.map(({ S, cls, O, where }) => [
    S?.core ?? null,
    cls,
    O?.core ?? null,
    where?.core ?? null,
  ]);
const said = (language: string, text: string) => readStory(text, language).moments.map((moment) => moment.text);

describe("readStory", () => {
  it("finds who does what where, in every language's own order", () => {
    expect(read("en", "An old man repairs a clock in the station.")).toEqual([["old man", "mend", "clock", "station"]]);
    expect(read("es", "Una mujer abre una carta en la cocina.")).toEqual([["mujer", "open", "carta", "cocina"]]);
    expect(read("fr", "Une femme ouvre une lettre dans la cuisine.")).toEqual([["femme", "open", "lettre", "cuisine"]]);
    expect(read("de", "Am Bahnhof repariert ein alter Mann eine Uhr.")[0]?.slice(1, 3)).toEqual(["mend", "Uhr"]);
    expect(read("ja", "老人が駅で時計を直す。")).toEqual([["老人", "mend", "時計", "駅"]]);
    expect(read("zh", "一个老人在车站修理手表。")[0]?.slice(1, 3)).toEqual(["mend", "手表"]);
    expect(read("ar", "يصلح رجل ساعة في المحطة")[0]?.[1]).toBe("mend");
  });

  it("takes names for people, one of each, and no place or thing for somebody", () => {
    const people = (language: string, text: string) =>
      readStory(text, language).things.flatMap(({ kind, core, plural }) =>
        kind === "person" ? [plural ? `${core} …` : core] : [],
      );
    expect(people("en", "Tomás opens the chest.")).toEqual(["Tomás"]);
    expect(people("en", "A gust carries off Lucy's straw hat.")).toEqual(["Lucy"]);
    expect(people("en", "Captain Ruiz looks through a telescope.")).toEqual(["Captain Ruiz"]);
    expect(people("en", "My cousin Amir cuts the melon.")).toEqual(["cousin Amir"]);
    expect(people("en", "Zanele dives into the pool.")).toEqual(["Zanele"]);
    expect(people("ja", "花子が窓を開ける。")).toEqual(["花子"]);
    expect(people("en", "Pepper falls into the soup.")).toEqual([]);
    expect(people("en", "In London a taxi stops.")).toEqual([]);
    expect(people("en", 'A train called "Maria" stops.')).toEqual([]);
  });

  it.each([
    ["The postman slips on the ice and falls.", ["postman", "postman"]],
    ["Grandmother pours tea into three glasses.", ["Grandmother"]],
    ["The band plays and the guests dance.", ["band", "guests"]],
    ["A dog barks, a man wakes up and opens the window.", ["dog", "man", "man"]],
    ["Into the room runs a dog.", ["dog"]],
    ["In the garden Papa rakes leaves.", ["Papa"]],
    ["Each of the soldiers lights a candle.", ["soldiers"]],
    ["The cake is cut by the bride.", ["bride"]],
    ["Look, a squirrel is stealing the nuts.", ["squirrel"]],
    ["We see a woman ironing a shirt.", ["woman"]],
    ["A shop sells shoes and boots.", ["shop"]],
  ])("finds who does each deed of a plain English sentence: %s", (text, doers) =>
    expect(readStory(text, "en").events.map(({ S }) => S?.core)).toEqual(doers),
  );

  it("takes where in or on a thing somebody is for the thing", () => {
    expect(read("en", "A juggler throws torches in the middle of the square.")[0]?.[3]).toBe("square");
    const cores = readStory("The janitor sweeps the floor of the school hall.", "en").things.map(({ core }) => core);
    expect(cores).toEqual(["janitor", "school hall"]);
  });

  it("tells every clause by itself, in the user's words, with its doer named", () => {
    expect(
      said("en", "A piano tuner finds a roll of cash and leaves it there. Next week the owner calls him back."),
    ).toEqual([
      "A piano tuner finds a roll of cash",
      "The piano tuner leaves the roll of cash there",
      "Next week the owner calls the piano tuner back",
    ]);
    expect(said("es", "Una mujer abre la puerta y sale.")).toEqual(["Una mujer abre la puerta", "La mujer sale"]);
    expect(said("fr", "Une femme lit une lettre et la brûle.")).toEqual([
      "Une femme lit une lettre",
      "La femme la brûle",
    ]);
  });

  it("keeps a clause that cannot stand alone with the one it hangs on", () => {
    const text = "Ein alter Mann repariert am Bahnhof eine Uhr, weil der Hund wartet.";
    expect(said("de", text)).toEqual([text.slice(0, -1)]);
    expect(said("de", "Zwei Zwerge streiten darüber, wem der Schatten gehört.")).toHaveLength(1);
  });

  it("gives no verb that is none: existence, participles and compounds stay what they are", () => {
    const story = readStory("An old woman waits in a hospital waiting room, and there are two chairs.", "en");
    expect(story.events.map(({ S, cls }) => [S?.core, cls])).toEqual([
      ["old woman", "wait"],
      ["two chairs", "be"],
    ]);
    expect(
      readStory("La nuit n'est pas venue depuis onze jours.", "fr").events.map(({ S, negated }) => [S?.core, negated]),
    ).toEqual([["nuit", true]]);
  });

  it("puts reasons and what comes before in the order in which it happens", () => {
    expect(said("en", "A girl opens the letter because her father calls")).toEqual([
      "Her father calls",
      "A girl opens the letter",
    ]);
  });

  it("sees the turn, the habit and what does not happen", () => {
    const { events } = readStory("Every day a man waits at the stop, but nobody comes.", "en");
    expect(events.map(({ habit, turn, negated }) => [habit, turn, negated])).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
  });

  it("parts fragments into what each of them names", () => {
    expect(said("en", "Campfire, wet socks, an old radio")).toEqual(["Campfire", "wet socks", "an old radio"]);
    expect(said("it", "Una sposa, un acquazzone, un autobus di linea.")).toHaveLength(3);
  });
});
