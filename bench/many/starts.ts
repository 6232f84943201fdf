import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { startRole } from "#lib/api/testing/role-child.ts";
import { startChild } from "#lib/engine/testing/child-process.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import type { TestPostgres } from "#lib/store/testing/postgres.ts";
import type { Tally } from "./tally.ts";

const run = promisify(execFile);

/** Three that do everything: each brings an empty database to its schema, or waits for the one that does. */
const threeOfAll = async (folder: string, url: string, tally: Tally): Promise<number> => {
  const three = [0, 1, 2].map(() => startChild("opening-process.ts", [folder, url]));
  let lived = 0;
  for (const child of three) {
    const said = await child.line("lives ").catch((cause: unknown) => String(cause));
    if (said === "true") lived++;
    else tally.fault(`a start of three at once failed: ${said}`);
  }
  await Promise.all(three.map((child) => child.end().catch((cause: unknown) => tally.fault(String(cause)))));
  return lived;
};

/** The whole product as a web and two workers, and beside them the command that brings the schema: none waits for another. */
const threeOfRoles = async (folder: string, url: string, tally: Tally): Promise<number> => {
  const env = {
    DATABASE_URL: url,
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SECRET: "a secret of the bench, long enough for all",
    SHOTWRIGHT_DRAIN_S: "0",
  };
  const migrate = run(process.execPath, ["scripts/command.mjs", "migrate"], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  });
  const three = ["web", "worker", "worker"].map((role) => startRole({ ...env, SHOTWRIGHT_ROLE: role }));
  let lived = 0;
  for (const { started } of three)
    await started.then(
      () => lived++,
      (cause: unknown) => tally.fault(`a start of three at once failed: ${String(cause)}`),
    );
  await migrate.catch((cause: unknown) => tally.fault(`the schema was not brought: ${String(cause)}`));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ role: string }>("SELECT role FROM executors WHERE taken_at IS NULL");
  await client.end();
  const roles = rows.map(({ role }) => role).join(" ");
  if (roles !== "worker worker") tally.fault(`leases after a start of three at once: ${roles}`);
  for (const one of three) one.signal("SIGTERM");
  for (const { ended, said } of three) {
    const how = await ended;
    if (how !== 0) tally.fault(`one that was asked to end did so with ${String(how)}: ${said()}`);
  }
  return lived;
};

/** Three processes at once on an empty database, so many times. Answers how many came up. */
export const startTogether = async (
  server: TestPostgres,
  given: { layout: "roles" | "all"; times: number; folder: string; tally: Tally },
): Promise<number> => {
  const three = given.layout === "roles" ? threeOfRoles : threeOfAll;
  let lived = 0;
  for (let i = 0; i < given.times; i++) {
    const folder = path.join(given.folder, `start-${i}`);
    await mkdir(folder);
    lived += await three(folder, await server.createDatabase(`empty_${i}`), given.tally);
    process.stderr.write(`start ${i + 1} of ${given.times}\n`);
  }
  return lived;
};
