import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, test } from "vitest";

import { golden } from "./testing/golden.ts";
import { readerContext } from "./trust.ts";
import { withMemoryLimit } from "./wasm-memory.ts";

const PAGE = 65_536;
/** One memory of one page, exported as "m". */
const SMALL = Uint8Array.from(Buffer.from("0061736d01000000" + "0503010001" + "0705" + "01016d0200", "hex"));

test("memory grows up to the limit and no further", () => {
  const limited = new WebAssembly.Instance(new WebAssembly.Module(withMemoryLimit(SMALL, 300 * PAGE)));
  const memory = limited.exports["m"] as WebAssembly.Memory;
  expect(memory.grow(299)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

test("the reader's own module takes a limit, then only a lower one", () => {
  const file = createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm");
  const limited = withMemoryLimit(readFileSync(file), 64 * 1024 * 1024);
  expect(WebAssembly.validate(limited)).toBe(true);
  expect(WebAssembly.validate(withMemoryLimit(limited, 32 * 1024 * 1024))).toBe(true);
  expect(() => withMemoryLimit(limited, 128 * 1024 * 1024)).toThrow(/without a lower maximum/);
});

test("a film that needs more than the limit stops the module, and nothing else", async () => {
  const { initSync } = await import("@contentauth/c2pa-wasm");
  const { readCredential } = await import("./read-credential.ts");
  const file = createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm");
  initSync({ module: withMemoryLimit(readFileSync(file), 16 * 1024 * 1024) });
  const context = readerContext({ anchorPems: [Buffer.from(golden("anchors.pem")).toString()] });
  const film = golden("film.mp4");
  expect(await readCredential(film, "video/mp4", context)).toMatchObject({ store: { validation_state: "Trusted" } });
  const long = new Uint8Array(Buffer.concat([film, Buffer.alloc(20_000_000)]));
  expect(await readCredential(long, "video/mp4", context)).toEqual({ refusal: "ReaderTrap", poisoned: true });
});

test("a module without memory, and one cut off, are refused", () => {
  expect(() => withMemoryLimit(SMALL.subarray(0, 8), PAGE)).toThrow(/no memory/);
  expect(() => withMemoryLimit(SMALL.subarray(0, 9), PAGE)).toThrow(RangeError);
});
