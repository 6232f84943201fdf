import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { isStopping } from "./children.mjs";
import { installPackages } from "./install.mjs";
import { generateClient } from "./prisma-generate.mjs";
import { capture, productEnv } from "./run-step.mjs";
import { countBrowserTests, countUnitTests } from "./test-counts.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "shotwright-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

const one = (output) => ({ passed: output === null ? 1 : 0, failed: output === null ? 0 : 1, skipped: 0, output });

/** Does something that throws when it fails, and counts it as one check. */
const attempt = async (work) => {
  try {
    await work();
    return one(null);
  } catch (error) {
    return one(error.message);
  }
};

const command = async (name, args) => {
  const { code, output } = await capture(name, args, productEnv());
  return one(code === 0 ? null : output);
};

/** Runs a suite and counts by the report it writes. A suite that fails without a failed test has failed once. */
const suite = async (name, args, env, report, count) => {
  const { code, output } = await capture(name, args, productEnv(env));
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { ...counted, failed, output: failed === 0 ? null : output };
};

const unitReport = path.join(reports, "unit.json");
const browserReport = path.join(reports, "browser.json");

const stages = {
  build: () => attempt(() => build()),
  format: () => command("oxfmt", ["--check"]),
  lint: () => command("oxlint", ["--type-aware"]),
  types: async () => {
    // Routes have generated types. A build made them; without one they are made here.
    if (!existsSync("next-env.d.ts") || !existsSync(".next/types")) {
      const made = await command("next", ["typegen"]);
      if (made.failed > 0) return made;
    }
    return command("tsc", ["--noEmit"]);
  },
  "dead-code": () => command("knip", ["--no-config-hints"]),
  unit: () =>
    suite(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
      {},
      unitReport,
      countUnitTests,
    ),
  e2e: async () => {
    const built = await attempt(() => build());
    if (built.failed > 0) return { ...built, output: "There is no build to test." };
    return suite(
      "playwright",
      ["test", "-c", "e2e/playwright.config.ts"],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      browserReport,
      countBrowserTests,
    );
  },
};

/** The stages the command line asks for, in their own order. Names that do not exist end the run. */
const askedFor = () => {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const names = values.only?.split(",") ?? Object.keys(stages);
  const unknown = names.filter((name) => !(name in stages));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(", ")}. The stages are ${Object.keys(stages).join(", ")}.`);
    process.exit(2);
  }
  return Object.keys(stages).filter((name) => names.includes(name));
};

const rows = [];
const run = async (stage, work) => {
  const began = Date.now();
  console.log(`\n── ${stage}`);
  const { passed, failed, skipped, output } = await work();
  if (isStopping()) return false;
  const seconds = (Date.now() - began) / 1000;
  rows.push({ stage, passed, failed, skipped, seconds: seconds.toFixed(1) });
  if (output !== null) console.log(`\n${output.trim()}\n`);
  console.log(`   ${failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return failed === 0;
};

const printTable = () => {
  const columns = ["stage", "passed", "failed", "skipped", "seconds"];
  const line = (row) =>
    columns.map((name, i) => (i === 0 ? String(row[name]).padEnd(11) : String(row[name]).padStart(9))).join("");
  console.log(`\n${line(Object.fromEntries(columns.map((name) => [name, name])))}`);
  for (const row of rows) console.log(line(row));
};

const asked = askedFor();
const ready = await run("set-up", () =>
  attempt(async () => {
    await installPackages("•");
    await generateClient();
  }),
);
if (ready) {
  rows.pop();
  for (const stage of asked) if (!isStopping()) await run(stage, stages[stage]);
}
if (!isStopping()) {
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
  printTable();
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
