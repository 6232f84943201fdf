import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { formatApiKey, parseApiKey } from "./api-key.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const make = (random = (length: number): Uint8Array => randomBytes(length)) =>
  formatApiKey({ sha256, randomBytes: random });

test("a key reads back as what was stored of it", () => {
  const made = make();
  expect(made.api_key).toMatch(/^sw_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
  const parts = parseApiKey(made.api_key, sha256);
  expect(parts?.prefix).toBe(made.prefix);
  expect(sha256(parts?.secret ?? "")).toBe(made.secret_sha256);
});

test("one mistyped character anywhere is noticed without asking anybody", () => {
  const { api_key } = make();
  for (let i = 0; i < api_key.length; i++) {
    const other = api_key[i] === "a" ? "b" : "a";
    expect(parseApiKey(api_key.slice(0, i) + other + api_key.slice(i + 1), sha256)).toBeNull();
  }
  expect(parseApiKey(`${api_key} `, sha256)).toBeNull();
});

test("bytes that would favour some characters are thrown away", () => {
  const feed = [255, 248, 250, 0];
  let i = 0;
  const { prefix } = make((length) => Uint8Array.from({ length }, () => feed[i++ % feed.length] ?? 0));
  expect(prefix).toBe("00000000");
});
