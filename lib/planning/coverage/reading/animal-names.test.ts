import { describe, expect, it } from "vitest";
import { readStory } from "./read-story.ts";

const animals = (text: string, language = "en") =>
  readStory(text, language)
    .things.filter(({ kind }) => kind === "animal")
    .map(({ core }) => core);
const people = (text: string) =>
  readStory(text, "en")
    .things.filter(({ kind }) => kind === "person")
    .map(({ core }) => core);

describe("names of animals", () => {
  it("are the animal's that the words say it is", () => {
    expect(animals("Freddy the frog leaps off a stone.")).toEqual(["frog"]);
    expect(animals("Bella, a small brown puppy, buries her bone.")).toEqual(["small brown puppy"]);
    expect(animals("A frog called Freddy swims.")).toEqual(["frog"]);
    expect(people("Max the dog barks. Max runs.")).toEqual([]);
    expect(animals("Die Katze Mimi schläft.", "de")).toEqual(["Katze"]);
  });

  it("are those that nobody else bears", () => {
    expect(animals("Rex digs a hole.")).toEqual(["dog"]);
    expect(animals("Bella hides a ball and licks her paw.")).toEqual(["dog"]);
  });

  it("are told by what only such an animal does or has done to it", () => {
    expect(animals("Before sunrise Daisy is milked by the farmer.")).toEqual(["cow"]);
    expect(animals("Clearing the gate, Thunder gallops into the meadow.")).toEqual(["horse"]);
    expect(animals("A kitten sleeps beside its mother.")).toEqual(["kitten", "mother cat"]);
    expect(people("A boy takes the puppy to his mother.")).toEqual(["boy", "mother"]);
  });

  it("are nobody's who is given an animal, or does what people do", () => {
    expect(people("Grandpa shows Mia the kitten.")).toEqual(["Grandpa", "Mia"]);
    expect(people("Max the dog trainer claps.")).toContain("dog trainer");
    expect(animals("Tom, the dog and the cat sit on the bench.")).toEqual(["dog", "cat"]);
    expect(animals("Anna wags her finger at the boy.")).toEqual([]);
  });
});
