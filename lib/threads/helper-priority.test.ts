import { execFile } from "node:child_process";
import os from "node:os";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { planningNiceness } from "./helper-priority.ts";

const run = promisify(execFile);

/** How far behind others each thread stands that cleans up, in a process that is started so far behind as a whole. */
const helpersBehind = async (niceness: number): Promise<number[]> => {
  const program = `
    import { readdirSync, readFileSync } from "node:fs";
    import os from "node:os";
    import { lowerHelpers } from "./lib/threads/helper-priority.ts";
    lowerHelpers();
    const helpers = readdirSync("/proc/self/task").filter((id) =>
      ["node", "V8Worker"].includes(readFileSync("/proc/self/task/" + id + "/comm", "utf8").trim()),
    );
    console.log(JSON.stringify(helpers.filter((id) => Number(id) !== process.pid).map((id) => os.getPriority(Number(id)))));`;
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", program];
  const { stdout } = await run("nice", ["-n", String(niceness), ...node], { cwd: projectRoot });
  return JSON.parse(stdout) as number[];
};

test.runIf(process.platform === "linux")(
  "helpers stand where plans do, and no further forward than their process",
  async () => {
    // Whoever runs the tests may have put them behind others.
    const own = os.getPriority();
    const [usual, behind] = [await helpersBehind(0), await helpersBehind(9)];
    expect(usual.length).toBeGreaterThan(0);
    expect(new Set(usual)).toEqual(new Set([Math.max(own, planningNiceness)]));
    expect(new Set(behind)).toEqual(new Set([Math.min(own + 9, 19)]));
  },
);
