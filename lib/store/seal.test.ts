import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealer } from "./seal.ts";
import { embeddedTestDatabase } from "./testing/embedded.ts";
import { anAccount, freshId, now } from "./testing/records.ts";

const { seal, open, reseal } = sealer({ current: "the secret of this installation" });

test("what is sealed says nothing, opens for its owner only, and notices a change", () => {
  const sealed = seal("wJalrXUtnFEMI", "conn_1");
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("wJalr");
  expect(seal("wJalrXUtnFEMI", "conn_1")).not.toBe(sealed);
  expect(open(sealed, "conn_1")).toBe("wJalrXUtnFEMI");
  expect(reseal(sealed, "conn_1")).toBeNull();
  expect(() => open(sealed, "conn_2")).toThrow("conn_2");
  expect(() => sealer({ current: "another secret" }).open(sealed, "conn_1")).toThrow("conn_1");
  const [version, key, text] = sealed.split(".");
  const changed = Buffer.from(text ?? "", "base64");
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => open(`${version}.${key}.${changed.toString("base64")}`, "conn_1")).toThrow("conn_1");
  expect(() => open("", "conn_1")).toThrow();
});

/** As it was sealed when sessions and secrets shared one secret, and nothing said by which. */
const sealedBefore = (secret: string, text: string, owner: string): string => {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "shotwright secrets at rest", 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
};

test("a key is replaced by a new one that names the old: all opens, is sealed anew, and the old may go", async () => {
  const database = await embeddedTestDatabase();
  const { store } = database;
  const { account_id } = await anAccount(store);
  const session = "the secret of sessions";
  const ofEarlier = sealer({ current: "the first key" });
  const rows = [
    ["by the secret of sessions", (id: string) => sealedBefore(session, "s3cret", id)],
    ["by the first key", (id: string) => ofEarlier.seal("s3cret", id)],
    ["by nobody's key", (id: string) => sealer({ current: "lost" }).seal("s3cret", id)],
  ] as const;
  const ids: string[] = [];
  for (const [display_name, sealedFor] of rows) {
    const connection_id = freshId("conn");
    ids.push(connection_id);
    const about = { connection_id, account_id, kind: "s3", display_name, config: {}, created_at: now } as const;
    await store.connections.create({ ...about, sealed: sealedFor(connection_id) });
  }
  const webhook_id = freshId("wh");
  const hook = {
    webhook_id,
    account_id,
    url: "https://films.example/",
    events: [],
    disabled_at: null,
    created_at: now,
  };
  await store.webhooks.create({ ...hook, sealed: sealedBefore(session, "whsec", webhook_id) });

  const rotating = sealer({ current: "the second key", earlier: ["the first key"], unnamed: [session] });
  const sealedOf = async (id: string) => (await store.connections.get(account_id, id))?.sealed ?? "";
  for (const id of ids.slice(0, 2)) expect(rotating.open(await sealedOf(id), id)).toBe("s3cret");
  expect(await store.resealSecrets(rotating.reseal)).toEqual({ resealed: 3, unreadable: [ids[2]] });
  expect(await store.resealSecrets(rotating.reseal)).toEqual({ resealed: 0, unreadable: [ids[2]] });

  // Neither the first key nor the secret of sessions is needed any more.
  const after = sealer({ current: "the second key", unnamed: ["another secret of sessions"] });
  for (const id of ids.slice(0, 2)) expect(after.open(await sealedOf(id), id)).toBe("s3cret");
  expect(after.open((await store.webhooks.byId(webhook_id))?.sealed ?? "", webhook_id)).toBe("whsec");
  expect(() => after.open("v2.0123456789ab.AAAA", "conn_1")).toThrow("SHOTWRIGHT_SEAL_KEY");
  await database.close();
});
