import { expect, test } from "vitest";
import { judgeText } from "./judge-text.ts";

const codes = (text: string) => judgeText(text).map((finding) => finding.code);

test.each([
  ["a naked teenager on a beach", "sexual_minors"],
  ["Ein nacktes minderjähriges Mädchen", "sexual_minors"],
  ["tutorial for making a pipe bomb at home", "harm_instructions"],
  ["a snuff film in a cellar", "graphic_violence"],
  ["revenge porn of her", "deception"],
  ["a dancer who looks like Beyoncé", "likeness_wording"],
  ["my ex walks into a bar", "private_person"],
  ["the current president eats a burger", "office_holder"],
  ["@some_creator opens a parcel", "handle"],
  ["a dee\u200bpfake of a senator", "likeness_wording"],
])("%j is found as %s", (text, code) => {
  expect(codes(text)).toContain(code);
});

test.each([
  "A lighthouse keeper finds a fox in a winter storm",
  "A child flies a kite on the beach",
  "The bath bomb dissolves in pink water",
  "It looks like a storm is coming",
  "write to us at hello@example.com",
  "The president of the chess club loses to a pigeon",
  "Sussex in autumn, sexton rings the bell",
])("%j passes", (text) => {
  expect(codes(text)).toEqual([]);
});

test("evidence quotes the span as it was written", () => {
  const text = "Late night. My Ex dances.";
  const span = judgeText(text)[0]?.evidence[0];
  expect(span?.text).toBe("My Ex");
  expect(text.slice(span?.start ?? 0, span?.end ?? 0)).toBe("My Ex");
});
