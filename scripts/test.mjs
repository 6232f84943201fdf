import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture, childEnv } from "./run-step.mjs";
import { setUp } from "./setup.mjs";

const scratch = mkdtempSync(path.join(tmpdir(), "shotwright-test-"));
const report = (name) => path.join(scratch, name);

/** Counts one check as one test: it passes or it fails. */
const check = (command, args) => async () => {
  const { code, output } = await capture(command, args, childEnv());
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? "" : output };
};

/** Counts a suite by its machine-readable report; a suite that wrote none has failed. */
const suite = (command, args, env, file, count) => async () => {
  const { code, output } = await capture(command, args, childEnv(env));
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { passed: counted.passed, failed, output: failed === 0 ? "" : output };
};

const stages = {
  format: check("oxfmt", ["--check"]),
  lint: check("oxlint", ["--type-aware"]),
  types: check("tsc", ["--noEmit"]),
  "dead-code": check("knip", []),
  unit: suite(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report("unit.json")}`],
    {},
    report("unit.json"),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + json.numFailedTestSuites }),
  ),
  e2e: suite(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report("e2e.json") },
    report("e2e.json"),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  ),
};

const asked = process.argv.includes("--only")
  ? process.argv[process.argv.indexOf("--only") + 1].split(",")
  : Object.keys(stages);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(", ")}; the stages are ${Object.keys(stages).join(", ")}.`);
  process.exit(2);
}

await setUp();
let passed = 0;
let failed = 0;
const rows = [];
for (const name of asked) {
  const began = Date.now();
  process.stdout.write(`${name} … `);
  const result = await stages[name]();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  passed += result.passed;
  failed += result.failed;
  rows.push({ stage: name, passed: result.passed, failed: result.failed, seconds: Number(seconds) });
  console.log(`${result.passed} passed, ${result.failed} failed, ${seconds} s`);
  if (result.output !== "") console.log(`\n${result.output}\n`);
}
rmSync(scratch, { recursive: true });
console.table(rows);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
