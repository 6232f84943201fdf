import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { routingPage } from "./testing/routing-page.ts";
import { shotTypes } from "./testing/shot-types.ts";

/** Without the room that the formatter gives to tables and lines. */
const plain = (page: string): string => page.replaceAll(/-{3,}/g, "---").replaceAll(/\s+/g, " ").trim();

test("docs/routing.md says what the router does: node bench/routing.ts --write brings it up to date", async () => {
  expect(shotTypes.length).toBeGreaterThanOrEqual(40);
  const written = await readFile(path.join(projectRoot, "docs/routing.md"), "utf8");
  expect(plain(written)).toBe(plain(routingPage()));
});
