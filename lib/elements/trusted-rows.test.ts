import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const told = async (...options: readonly string[]): Promise<Record<string, object>> => {
  const script = path.join(import.meta.dirname, "testing", "told-rows.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [...options, script], { maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as Record<string, object>;
};

test("what was built reads the rows of data/ unchecked, and the same as with a check", async () => {
  const [checked, trusted] = await Promise.all([told(), told("--conditions=trusted")]);
  expect(Object.keys(checked).length).toBeGreaterThan(40);
  for (const [name, rows] of Object.entries(checked)) expect(trusted[name], name).toEqual(rows);
});
