import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { requestForms, requestWords } from "./request-words.ts";

const body = JSON.stringify({ plan_id: "plan_1", note: 'it\'s $HOME \\ "quoted" 雨' });

test("every form carries the body byte for byte", () => {
  for (const form of requestForms.filter((each) => each !== "curl"))
    expect(requestWords(form, "https://example.test", "generate_video", body)).toContain(body);
  expect(requestWords("JSON", "", "generate_video", body)).toBe(body);
});

test("a shell hands curl exactly that body, to exactly that address", () => {
  const words = requestWords("curl", "https://example.test", "generate_video", body);
  const script = `curl() { printf '%s\\n' "$@"; }\nuuidgen() { echo id; }\n${words}`;
  const args = execFileSync("sh", ["-c", script], { encoding: "utf8" }).trim().split("\n");
  expect(args[args.indexOf("-d") + 1]).toBe(body);
  expect(args).toContain("https://example.test/api/v1/generate_video");
});
