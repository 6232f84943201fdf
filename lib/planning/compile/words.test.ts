import { expect, test } from "vitest";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { agree, finiteClause, infinitiveClause, mentions, tellsAction } from "./words.ts";

const act = (phrase: string, verb: string) => ({
  phrase,
  verb,
  motion: "walk" as Motion,
  subject: 0,
  span: { start: 0, end: phrase.length },
});

test("an action can follow its subject whatever its form", () => {
  expect(finiteClause(act("walks out", "walk"), false, true)).toBe("walks out");
  expect(finiteClause(act("running home", "run"), false, true)).toBe("is running home");
  expect(finiteClause(act("running home", "run"), true, true)).toBe("are running home");
  expect(finiteClause(act("carry lanterns", "carry"), false, true)).toBe("carries lanterns");
  expect(finiteClause(act("sent it", "sent"), false, true)).toBe("sent it");
  expect(finiteClause(act("camina", "camina"), false, false)).toBe("does this: “camina”");
});

test("an action can be wished for", () => {
  expect(infinitiveClause(act("walks out", "walks"))).toBe("walk out");
  expect(infinitiveClause(act("cannot find a word", "find"))).toBe("find a word");
  expect(infinitiveClause(act("sent it", "sent"))).toBeNull();
});

test("verbs agree and keep what follows them", () => {
  expect(agree("glow, changing", false)).toBe("glows, changing");
  expect(agree("be", true)).toBe("are");
  expect(agree("reach out", false)).toBe("reaches out");
});

test("words are found as words, signs anywhere", () => {
  expect(mentions("a lighthouse", "light")).toBe(false);
  expect(mentions("the Light.", "light")).toBe(true);
  expect(mentions("冬の嵐の中", "嵐")).toBe(true);
  expect(tellsAction("the keeper walks out into a storm", act("walk out into a storm", "walk"))).toBe(true);
  expect(tellsAction("the keeper waits", act("walk out into a storm", "walk"))).toBe(false);
});
