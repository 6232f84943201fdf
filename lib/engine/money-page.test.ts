import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#lib/store/testing/embedded.ts";

test("every outcome in docs/money.md names a test that is there", async () => {
  const page = await readFile(path.join(projectRoot, "docs/money.md"), "utf8");
  const named = [...page.matchAll(/\| `(lib\/[^`]+)`: (.+?) *\|$/gm)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, file = "", title = ""] of named)
    expect(await readFile(path.join(projectRoot, file), "utf8"), file).toContain(`"${title}"`);
});
