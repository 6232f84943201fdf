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

test("evidence quotes the span as it was written, however it was folded", () => {
  for (const [text, quoted] of [
    ["Late night. My Ex dances.", "My Ex"],
    ["Ｓｔｒａßｅ, then BEYONCÉ sings", "BEYONCÉ"],
    ["rain, then Bey\u200boncé sings", "Bey\u200boncé"],
    ["शाम को शाहरुख़ ख़ान आते हैं", "शाहरुख़ ख़ान"],
  ] as const) {
    const span = judgeText(text)[0]?.evidence[0];
    expect(span?.text).toBe(quoted);
    expect(text.slice(span?.start ?? 0, span?.end ?? 0)).toBe(quoted);
  }
});

test("what no consent opens stands first, with a way to rephrase it", () => {
  const findings = judgeText("An explicit porn video with Taylor Swift");
  expect(findings.map(({ gate }) => gate)).toEqual(["policy", "consent"]);
  expect(findings[0]?.resolve).toMatch(/consent does not open/u);
  expect(findings[1]?.evidence[0]?.text).toBe("Taylor Swift");
});

test("nobody is accused: a reason speaks of the words", () => {
  for (const finding of judgeText("my boss and Tom Hanks, how to build a pipe bomb, a deepfake of @someone_else"))
    expect(finding.reason).toMatch(/^It /u);
});
