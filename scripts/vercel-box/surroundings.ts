import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { memoryEnv } from "#scripts/memory-env.mjs";
import { productNode } from "#scripts/node-runtime.mjs";
import { openFakeBlob } from "#lib/store/testing/fake-blob.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { openS3Gate, type S3Gate } from "#lib/store/testing/s3-gate.ts";

export interface Surroundings {
  cronSecret: string;
  owner: { email: string; password: string };
  /** What a function finds set, as the README says, and what stands in for the platform's own services. */
  env: (origin: string) => Record<string, string>;
  /** Reads what the store gave an address for. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Where films are published to. */
  bucket: S3Gate;
  databaseUrl: string;
  close(): Promise<void>;
}

/** What a deployment has beside it: a Postgres at its current schema, a blob store, and a bucket of somebody's. */
export const openSurroundings = async ({ sliceSeconds }: { sliceSeconds: number }): Promise<Surroundings> => {
  const server = await startPostgres({ connections: 120 });
  const blob = await openFakeBlob();
  const bucket = await openS3Gate();
  const databaseUrl = await server.createDatabase("deployed");
  const secret = randomBytes(32).toString("hex");
  const cronSecret = randomBytes(16).toString("hex");
  const owner = { email: "owner@example.org", password: randomBytes(12).toString("hex") };
  const close = async (): Promise<void> => {
    await bucket.close();
    await blob.close();
    await server.stop();
  };
  const migrated = spawnSync(
    productNode(),
    ["--disable-warning=ExperimentalWarning", "lib/commands/main.ts", "migrate"],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: databaseUrl, SHOTWRIGHT_SECRET: secret },
      encoding: "utf8",
    },
  );
  if (migrated.status !== 0) {
    await close();
    throw new Error(`The database could not be brought to its schema.\n${migrated.stderr}`);
  }
  const blobHost = "https://teststore.private.blob.vercel-storage.com/";
  return {
    cronSecret,
    owner,
    bucket,
    databaseUrl,
    close,
    fetch: (url, init = {}) => blob.fetch(url, init),
    env: (origin) => ({
      VERCEL: "1",
      VERCEL_ENV: "production",
      VERCEL_REGION: "box1",
      VERCEL_URL: new URL(origin).host,
      NODE_ENV: "production",
      TZ: ":UTC",
      HOME: "/home/sbx_user1051",
      PATH: "/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin",
      AWS_LAMBDA_FUNCTION_NAME: "box",
      LAMBDA_TASK_ROOT: "/var/task",
      DATABASE_URL: databaseUrl,
      DIRECT_DATABASE_URL: databaseUrl,
      BLOB_READ_WRITE_TOKEN: blob.token,
      ...memoryEnv,
      SHOTWRIGHT_SECRET: secret,
      CRON_SECRET: cronSecret,
      SHOTWRIGHT_OWNER_EMAIL: owner.email,
      SHOTWRIGHT_OWNER_PASSWORD: owner.password,
      // The box speaks plain HTTP on this machine, and so does the bucket.
      NEXTAUTH_URL: origin,
      SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
      SHOTWRIGHT_SLICE_S: String(sliceSeconds),
      VERCEL_BLOB_API_URL: blob.apiUrl,
      BOX_STAND_INS: JSON.stringify({ [blobHost]: blob.apiUrl.replace(/api$/, "read/") }),
    }),
  };
};
