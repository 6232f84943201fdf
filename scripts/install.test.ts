import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const locked = {
  "": { version: "1.0.0" },
  "node_modules/a": { version: "1.2.3" },
  "node_modules/b-other-platform": { version: "2.0.0", optional: true },
};

test.each<[verdict: boolean, why: string, record: Record<string, { version: string }> | null]>([
  [true, "everything is there", { "node_modules/a": { version: "1.2.3" }, "node_modules/more": { version: "1.0.0" } }],
  [false, "another version is there", { "node_modules/a": { version: "1.2.4" } }],
  [false, "a package is missing", {}],
  [false, "the install never ended", null],
])("installed: %s, when %s", (verdict, _why, record) => {
  const folder = mkdtempSync(path.join(tmpdir(), "install-"));
  const files = ["package-lock.json", "record.json"].map((name) => path.join(folder, name));
  writeFileSync(files[0] ?? "", JSON.stringify({ packages: locked }));
  if (record !== null) writeFileSync(files[1] ?? "", JSON.stringify({ packages: record }));
  expect(isInstalled(...files)).toBe(verdict);
  rmSync(folder, { recursive: true });
});
