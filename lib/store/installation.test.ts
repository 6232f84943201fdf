import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decode, encode } from "next-auth/jwt";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openSession } from "#lib/api/session-cookie.ts";
import { keptCredentials } from "#lib/provenance/credential-store.ts";
import { renewCredentials } from "#lib/provenance/credentials.ts";
import { stillManifest } from "#lib/provenance/manifest.ts";
import { openProvenanceFrom } from "#lib/provenance/provenance-environment.ts";
import { golden } from "#lib/provenance/testing/golden.ts";
import { makeMark, markPicture } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import { marksIn } from "#lib/render/strangers/marks-in.ts";
import { assetUrls } from "./asset-url.ts";
import type { InstallationStore } from "./installation-records.ts";
import { forgetEarlier, openSharedSecrets, purposes, resealInstallation, rotateSecret } from "./installation.ts";
import { installationSettings } from "./installation-settings.ts";
import { openDatabase, type Database } from "./open-database.ts";
import { openInstallation } from "./open-installation.ts";
import { productSecrets } from "./product-secrets.ts";
import { livingSealer } from "./seal.ts";
import { loadOrMakeSecrets } from "./secrets.ts";
import { projectRoot } from "./testing/embedded.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import { openVault } from "./vault.ts";

const secret = "one secret for all machines of these tests";
const minute = 60_000;
let server: TestPostgres;
let root: string;
let databases: Database[] = [];
let ending: (() => Promise<void>)[] = [];
let count = 0;
let url: string;
let now: Date;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "installation-"));
  url = await server.createDatabase(`installation_${++count}`);
  now = new Date();
});
afterEach(async () => {
  for (const end of ending) await end();
  for (const database of databases) await database.close();
  [databases, ending] = [[], []];
  await rm(root, { recursive: true });
});

/** A machine with a folder of its own: what a start of the product opens of its secrets. */
const machine = async (name: string, environment: Record<string, string> = { SHOTWRIGHT_SECRET: secret }) => {
  const env = z.object(installationSettings).parse(environment);
  const folder = path.join(root, name);
  const database = await openDatabase({ databaseUrl: url, folder, projectRoot });
  databases.push(database);
  const clock = () => now;
  const trouble: string[] = [];
  const report = (message: string) => void trouble.push(message);
  const installation = await openInstallation(env, database, { folder, clock, report });
  const kept = await keptCredentials(path.join(folder, "credentials"), installation.credentials);
  const provenance = await openProvenanceFrom({}, { ...kept, organisation: "Studio", projectRoot, now: clock, fetch });
  ending.push(() => provenance.close());
  const secrets = productSecrets(env, installation);
  return {
    folder,
    store: database.store.installation,
    credentials: installation.credentials,
    provenance,
    secrets,
    trouble,
    urls: assetUrls("https://films.example", secrets.addresses, clock),
    sealer: livingSealer(secrets.connections),
    session: {
      seal: (account_id: string) => encode({ token: { account_id }, secret: secrets.sessions().current }),
      open: async (cookie: string) => {
        const { current: authSecret, earlier: authSecretsBefore } = secrets.sessions();
        return (await openSession({ authSecret, authSecretsBefore }, cookie))?.["account_id"] ?? null;
      },
    },
  };
};
type Machine = Awaited<ReturnType<typeof machine>>;

const PNG = "image/png";
const source = { routedModel: "p", deliveredModel: "p", preview: true };
const signedBy = async ({ provenance }: Machine): Promise<Uint8Array> => {
  const about = { title: "S", mediaType: PNG, version: "1", generationId: "g", planHash: "p", shotId: "s", seed: 0 };
  const manifest = stillManifest({ ...about, when: now.toISOString(), source });
  return (await provenance.sign({ bytes: golden("unsigned.png"), mediaType: PNG, manifest, ingredients: [] })).bytes;
};
const stateAt = async ({ provenance }: Machine, bytes: Uint8Array) =>
  (await provenance.verify({ bytes, mediaType: PNG })).state;

const size = { width: 640, height: 360 };
const mark = "0123456789abcdef";
const own = (key: Uint8Array) => new Uint8Array(key);
const markedBy = async ({ secrets }: Machine): Promise<Uint8Array> => {
  const rgba = Uint8Array.from({ length: size.width * size.height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : 90 + ((i >> 4) % 70),
  );
  markPicture(makeMark(await patternOf(own(secrets.watermarks().current)), mark), rgba, size.width, size.height);
  return new Uint8Array(
    await sharp(rgba, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer(),
  );
};
const marksAt = ({ secrets }: Machine, picture: Uint8Array) => {
  const { current, earlier } = secrets.watermarks();
  return marksIn(picture, ...[current, ...earlier].map(own));
};

/** Everything that one machine makes and another has to know. */
const madeBy = async (one: Machine) => ({
  sig: new URL(one.urls.sign("ast_1")).searchParams.get("sig") ?? "",
  cookie: await one.session.seal("acc_1"),
  sealed: one.sealer.seal("s3cret", "conn_1"),
  film: await signedBy(one),
  picture: await markedBy(one),
});
const knownTo = async (other: Machine, made: Awaited<ReturnType<typeof madeBy>>) => ({
  address: other.urls.check("ast_1", made.sig),
  session: await other.session.open(made.cookie),
  connection: other.sealer.open(made.sealed, "conn_1"),
  film: await stateAt(other, made.film),
  marks: await marksAt(other, made.picture),
});
const all = { address: true, session: "acc_1", connection: "s3cret", film: "trusted", marks: [mark] };

test("what one machine signs, seals and marks, another with a folder of its own knows; neither writes a secret there", async () => {
  const [a, b] = [await machine("a"), await machine("b")];
  expect(await knownTo(b, await madeBy(a))).toEqual(all);
  expect(await knownTo(a, await madeBy(b))).toEqual(all);
  expect(await readdir(root)).toEqual([]);
  const kept = await a.store.secrets();
  expect(kept.map(({ name, generation }) => `${name} ${generation}`)).toEqual(
    purposes.toSorted().map((purpose) => `${purpose} 1`),
  );
  const text = JSON.stringify([kept, await a.store.signingKeys()]);
  for (const hidden of [a.secrets.sessions().current, a.secrets.addresses().current, "PRIVATE KEY"])
    expect(text).not.toContain(hidden);
});

test("machines that start together make one of each", async () => {
  const together = await Promise.all(["a", "b", "c", "d"].map((name) => machine(name)));
  const values = together.map(({ secrets }) =>
    JSON.stringify([secrets.sessions(), secrets.addresses(), secrets.connections(), secrets.watermarks()]),
  );
  expect(new Set(values).size).toBe(1);
  const [first] = together;
  expect((await first?.store.secrets())?.length).toBe(purposes.length);
  expect((await first?.store.signingKeys())?.length).toBe(1);
  expect(new Set(await Promise.all(together.map(({ provenance }) => provenance.trustAnchorPem()))).size).toBe(1);
});

test("of processes that have all found nothing, one makes each secret, and the others take it", async () => {
  const { store } = (databases[0] ??= await openDatabase({ databaseUrl: url, folder: root, projectRoot }));
  const waiting = new Map<string, (() => void)[]>();
  // Nobody adds a secret before all four are about to.
  const together: InstallationStore = {
    ...store.installation,
    addSecret: async (row) => {
      const line = waiting.get(row.name) ?? [];
      waiting.set(row.name, line);
      const { promise, resolve } = Promise.withResolvers<void>();
      if (line.push(resolve) === 4) for (const go of line) go();
      await promise;
      return store.installation.addSecret(row);
    },
  };
  const about = { store: together, vault: openVault(secret), clock: () => now, folder: null, report: () => undefined };
  const opened = await Promise.all([1, 2, 3, 4].map(() => openSharedSecrets(about)));
  for (const purpose of purposes) expect(new Set(opened.map((each) => each.of(purpose).current)).size).toBe(1);
  expect((await store.installation.secrets()).length).toBe(purposes.length);
});

test("a folder that exists is brought in once: what its machine made before is known to all, and it is left as it is", async () => {
  // As an earlier version was started: with a Postgres and secrets in the folder.
  await loadOrMakeSecrets(path.join(root, "old"));
  const before = await machine("old", {});
  const made = await madeBy(before);
  const files = await readdir(before.folder, { recursive: true });
  const old = await machine("old");
  expect(await knownTo(await machine("new"), made)).toEqual(all);
  expect(old.urls.sign("ast_1")).toBe(before.urls.sign("ast_1"));
  expect(await readdir(before.folder, { recursive: true })).toEqual(files);
  const rows = (await old.store.secrets()).length;
  await machine("old");
  expect((await old.store.secrets()).length).toBe(rows);
  await expect(machine("old", {})).rejects.toThrow("SHOTWRIGHT_SECRET");
});

test("the folder of a second machine goes on reading, and does not come back after it was forgotten", async () => {
  for (const name of ["one", "two"]) await loadOrMakeSecrets(path.join(root, name));
  const before = await machine("two", {});
  const made = await madeBy(before);
  const one = await machine("one");
  const two = await machine("two");
  expect(two.secrets.sessions().current).toBe(one.secrets.sessions().current);
  expect(two.secrets.sessions().current).not.toBe(before.secrets.sessions().current);
  now = new Date(now.getTime() + minute);
  one.secrets.sessions();
  await expect.poll(() => one.secrets.sessions().earlier.length).toBe(1);
  expect(await knownTo(await machine("three"), made)).toEqual(all);
  const about = { store: one.store, vault: openVault(secret), clock: () => now };
  expect(await forgetEarlier(about, "sessions")).toBe(1);
  expect(await (await machine("two")).session.open(made.cookie)).toBeNull();
});

test("a wrong secret and none are refused in words, and nothing is written", async () => {
  await expect(machine("none", {})).rejects.toThrow("SHOTWRIGHT_SECRET must be set");
  const { store } = await machine("right");
  const rows = [await store.secrets(), await store.signingKeys()];
  await loadOrMakeSecrets(path.join(root, "wrong"));
  const wrong = { SHOTWRIGHT_SECRET: "another secret, as long as it has to be" };
  await expect(machine("wrong", wrong)).rejects.toThrow("is not the one that this database was set up with");
  await expect(machine("none", {})).rejects.toThrow("Set SHOTWRIGHT_SECRET to the one");
  expect([await store.secrets(), await store.signingKeys()]).toEqual(rows);
});

test("the one secret is replaced while machines run: with both, then sealed anew, then without the old", async () => {
  const made = await madeBy(await machine("a"));
  const next = "the secret that all machines have from now on";
  const both = { SHOTWRIGHT_SECRET: next, SHOTWRIGHT_SECRETS_BEFORE: secret };
  const rolling = await machine("b", both);
  expect(await knownTo(rolling, made)).toEqual(all);
  expect(await resealInstallation(rolling.store, openVault(next, [secret]))).toBe(purposes.length + 1);
  expect(await resealInstallation(rolling.store, openVault(next, [secret]))).toBe(0);
  expect(await knownTo(await machine("c", { SHOTWRIGHT_SECRET: next }), made)).toEqual(all);
  await expect(machine("a")).rejects.toThrow("SHOTWRIGHT_SECRETS_BEFORE");
});

test("each secret is rotated while machines run: all know the new one before any uses it, and the old goes on reading", async () => {
  const [a, b] = [await machine("a"), await machine("b")];
  const made = await madeBy(a);
  const about = { store: a.store, vault: openVault(secret), clock: () => now };
  for (const purpose of purposes) await rotateSecret(about, purpose, new Date(now.getTime() + 5 * minute));
  const quick = await machine("quick");
  expect(quick.secrets.sessions().current).toBe(a.secrets.sessions().current);
  // One that was started behind the others by its clock accepts what they make once they use it.
  now = new Date(now.getTime() + 6 * minute);
  const late = await madeBy(quick);
  expect(late.cookie === made.cookie).toBe(false);
  for (const each of [a, b]) {
    await expect.poll(() => each.secrets.addresses().current).toBe(quick.secrets.addresses().current);
    expect(await knownTo(each, { ...late, picture: made.picture })).toEqual(all);
    expect(await knownTo(each, made)).toEqual(all);
  }
  // Who draws has its keys from the start: the next start reads both.
  const started = await machine("started");
  expect(await knownTo(started, made)).toEqual(all);
  expect(await knownTo(started, late)).toEqual(all);
  for (const purpose of purposes) expect(await forgetEarlier(about, purpose)).toBe(1);
  const after = await machine("after");
  expect(await knownTo(after, late)).toEqual(all);
  expect([after.urls.check("ast_1", made.sig), await after.session.open(made.cookie)]).toEqual([false, null]);
  expect(await decode({ token: late.cookie, secret: after.secrets.sessions().current })).not.toBeNull();
});

test("a credential renewed by one machine signs at the others, and what was signed before stays trusted", async () => {
  const [a, b] = [await machine("a"), await machine("b")];
  const before = await signedBy(a);
  const { credentials } = a;
  if (credentials === null) throw new Error("They are shared.");
  await renewCredentials(credentials, { organisation: "Studio", now }, await credentials.newest());
  now = new Date(now.getTime() + 2 * minute);
  const anchors = await b.provenance.trustAnchorPem();
  expect(anchors.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  const after = await signedBy(b);
  for (const each of [a, b, await machine("c")])
    expect([await stateAt(each, before), await stateAt(each, after)]).toEqual(["trusted", "trusted"]);
  expect((await a.store.signingKeys()).map(({ sealed }) => sealed === null)).toEqual([false, true]);
});

test("what the environment sets wins, and what was kept goes on reading", async () => {
  const made = await madeBy(await machine("a"));
  const set = {
    SHOTWRIGHT_SECRET: secret,
    NEXTAUTH_SECRET: "the operator's own secret",
    WATERMARK_KEY: "the operator's own key",
  };
  const b = await machine("b", set);
  expect(b.secrets.sessions().current).toBe(set.NEXTAUTH_SECRET);
  expect(await knownTo(b, made)).toEqual(all);
});
