import { expect, test } from "vitest";
import { actPhrase, actTitle } from "./act-phrases.ts";
import { acts, type StagedAct } from "./acts.ts";

const say = (staged: Partial<StagedAct> & Pick<StagedAct, "act">, several = false): string =>
  actPhrase({ by: "she", of: null, to: null, with: null, ...staged }, (id) => `the ${id}`, several);

test("every act is said with the parts that are played, and no part stands twice", () => {
  for (const act of acts) {
    expect(actTitle(act)).toMatch(/^[a-z][a-z -]+$/u);
    const whole = say({ act, of: "first", to: "second", with: "third" });
    expect(whole).not.toMatch(/[{}|]/u);
    for (const part of ["first", "second", "third"]) expect(whole.split(`the ${part}`).length).toBeLessThanOrEqual(2);
    expect(say({ act })).not.toContain("the first");
  }
});

test.each([
  [{ act: "give", of: "key", to: "boy" }, "gives the key to the boy"],
  [{ act: "embrace", of: "boy" }, "hugs the boy"],
  [{ act: "shake_hands", to: "man" }, "shakes hands with the man"],
  [{ act: "carry", of: "bag" }, "carries the bag"],
  [{ act: "play_instrument", of: "flute" }, "plays the flute"],
  [{ act: "wash", of: "cup" }, "washes the cup"],
  [{ act: "feed", of: "bread", to: "duck" }, "feeds the duck with the bread"],
  [{ act: "hide", to: "tree" }, "hides behind the tree"],
] as const)("%o is said: %s", (staged, said) => {
  expect(say(staged)).toBe(said);
});

test("several do it in the plural", () => {
  expect(say({ act: "push", of: "cart" }, true)).toBe("push the cart");
});
