import { expect, test } from "vitest";
import type { StagedAct } from "#lib/contract/acts.ts";
import { sampleScreenplay } from "#lib/planning/screenplay-checks/testing/sample-screenplay.ts";
import { unsaidActs } from "./unsaid-acts.ts";

const film = sampleScreenplay();
const say = (english: string, ...acts: (Partial<StagedAct> & Pick<StagedAct, "act">)[]): string =>
  unsaidActs(
    film,
    { ...film.shots[0]!, acts: acts.map((act) => ({ by: "girl", of: null, to: null, with: null, ...act })) },
    english,
  );

test("an act that the words of a shot tell is not told again, whichever verb tells it", () => {
  expect(say("The girl hands the ticket to the maker.", { act: "give", of: "ticket" })).toBe("");
  expect(say("She is hugging the maker.", { act: "embrace", to: "maker" })).toBe("");
});

test("an act that they do not tell is a plain sentence", () => {
  expect(say("The girl stands in the door.", { act: "give", of: "ticket", to: "maker" }, { act: "smile" })).toBe(
    "The girl gives the ticket to the shoemaker. The girl smiles.",
  );
});
