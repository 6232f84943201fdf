import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import type { Owner, Served } from "./studio.ts";

/** What would lead the product under test to somebody's own database, address or certificate. */
const ownSettings = [
  "DATABASE_URL",
  "NEXTAUTH_URL",
  "NEXTAUTH_SECRET",
  "SHOTWRIGHT_SECRET",
  "SHOTWRIGHT_SEAL_KEY",
  "SHOTWRIGHT_ASSET_KEY",
  "SHOTWRIGHT_TRUSTED_PROXIES",
  "C2PA_CERT_CHAIN",
  "C2PA_PRIVATE_KEY",
  "GITHUB_ID",
  "GITHUB_SECRET",
  "GOOGLE_ID",
  "GOOGLE_SECRET",
];

/** One built product in an empty data folder, for the tests of one worker. */
const startOne = async (): Promise<Served & { stop: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-e2e-"));
  const server = await startServer({
    port: await freePort(),
    env: {
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SAMPLE_FILM: "off",
      SHOTWRIGHT_SIGNUP: "open",
      SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
      SHOTWRIGHT_READ_PER_MINUTE: "5000",
      SHOTWRIGHT_WRITE_PER_MINUTE: "5000",
      SHOTWRIGHT_GENERATE_PER_MINUTE: "500",
    },
  });
  const owner = JSON.parse(await readFile(path.join(folder, "owner.json"), "utf8")) as Owner;
  return {
    address: server.address,
    owner,
    folder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Starts the built product once for every worker, so that what one test does is never in the way of another's, and tells
 * the tests where it is. The teardown ends them.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  for (const name of ownSettings) delete process.env[name];
  const servers = await Promise.all(Array.from({ length: workers }, startOne));
  process.env["E2E_SERVED"] = JSON.stringify(
    servers.map(({ address, owner, folder }): Served => ({ address, owner, folder })),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
