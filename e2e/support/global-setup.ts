import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";

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

/** Starts the built product in an empty data folder and tells the tests where it is. The teardown ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  for (const name of ownSettings) delete process.env[name];
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
  process.env["E2E_ADDRESS"] = server.address;
  process.env["E2E_FOLDER"] = folder;
  process.env["E2E_OWNER"] = await readFile(path.join(folder, "owner.json"), "utf8");
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
