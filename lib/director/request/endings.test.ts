import { expect, test } from "vitest";
import { plainBrief } from "#lib/director/testing/plain-brief.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { sampleScreenplay } from "#lib/planning/screenplay-checks/testing/sample-screenplay.ts";
import { composeRequest } from "./compose-request.ts";
import { type Ending, endings, endingsFor } from "./endings.ts";

const briefs = Array.from({ length: 1000 }, (_, seed) => plainBrief("A clock stops.", { seed }));

/** How often a form is among those that a brief offers first. */
const shareOf = (ending: Ending): number =>
  briefs.filter((brief) => endingsFor(brief).includes(ending)).length / briefs.length;

test("a brief offers three forms, the same ones every time", () => {
  for (const brief of briefs.slice(0, 20)) {
    expect(new Set(endingsFor(brief)).size).toBe(3);
    expect(endingsFor({ ...brief })).toEqual(endingsFor(brief));
  }
});

test("every form is offered, none always, and coming back less often than a dry beat or a hold", () => {
  for (const { id } of endings) {
    expect(shareOf(id)).toBeGreaterThan(0.1);
    expect(shareOf(id)).toBeLessThan(0.8);
  }
  expect(shareOf("return")).toBeLessThan(0.34);
  for (const frequent of ["button", "hold"] as const) expect(shareOf(frequent)).toBeGreaterThan(shareOf("return"));
});

test("what films of a mode are expected to end in is always offered", () => {
  for (const brief of briefs.slice(0, 50)) {
    const of = (primary: "comedy_beat" | "trailer_tease" | "product_hero") =>
      endingsFor({ ...brief, treatment: { ...brief.treatment, primary } });
    expect(of("comedy_beat")).toContain("button");
    expect(of("trailer_tease")).toContain("open_question");
    expect(of("product_hero")).toContain("result");
  }
});

test("the offer stands in the order for a whole film, and not where a film stands already", () => {
  const brief = plainBrief("A clock stops.");
  const offer = `ending: ${endingsFor(brief).join(", ")}: `;
  expect(composeRequest(brief, elements, undefined).user).toContain(offer);
  const standing = { kind: "extend", standing: sampleScreenplay(), shot_count: 1, words: null } as const;
  expect(composeRequest(brief, elements, standing).user).not.toContain("\nending: ");
});
