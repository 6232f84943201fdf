import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort, unprivileged } from "./postgres.ts";

/** Where the program is on this machine; null where it is not. */
export async function findPgBouncer(): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]) {
    const candidate = join(folder, "pgbouncer");
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/** PgBouncer itself in its transaction mode, in front of a Postgres that trusts everybody. */
export async function startPgBouncer(
  program: string,
  url: string,
  poolSize: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "shotwright-pooler-"));
  const { hostname, port, username } = new URL(url);
  const listen = await freePort();
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${listen}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${join(folder, "users")}`,
    "pool_mode = transaction",
    `default_pool_size = ${poolSize}`,
    "max_client_conn = 500",
  ];
  await writeFile(join(folder, "pgbouncer.ini"), `${settings.join("\n")}\n`);
  await writeFile(join(folder, "users"), `"${username}" ""\n`);
  await chmod(folder, 0o755);
  const child = spawn(program, ["-q", join(folder, "pgbouncer.ini")], {
    ...(await unprivileged()),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const pooled = new URL(url);
  pooled.port = String(listen);
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: pooled.href });
    try {
      await client.connect();
      await client.end();
      return { url: pooled.href, stop };
    } catch (cause) {
      if (attempt < 100 && child.exitCode === null) {
        await pause(50);
        continue;
      }
      await stop();
      throw new Error(`PgBouncer did not start:\n${said}`, { cause });
    }
  }
}
