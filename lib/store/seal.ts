import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Secrets of other services at rest: AES-256-GCM under a key of this installation. */
export interface Sealer {
  /** `owner` is the id of the row it is kept in: moved to another row, it does not open. */
  seal: (text: string, owner: string) => string;
  /** Throws where the text was not sealed here for this owner. */
  open: (sealed: string, owner: string) => string;
  /** The same under the present key; null where it is sealed so already. Throws as `open` does. */
  reseal: (sealed: string, owner: string) => string | null;
}

/** What opens and what seals. A key is derived from each, which itself never seals anything (HKDF, RFC 5869). */
export interface SealSecrets {
  current: string;
  /** Those that were current before, for as long as anything is sealed by them. */
  earlier?: readonly string[];
  /** Those of the time before secrets had a key of their own, when what was sealed did not say by which. */
  unnamed?: readonly string[];
}

interface NamedKey {
  /** Stands before what it has sealed: the version of the form, then the key's own name. */
  prefix: string;
  key: Uint8Array;
}

const nonceBytes = 12;
const tagBytes = 16;

export const sealer = ({ current, earlier = [], unnamed = [] }: SealSecrets): Sealer => {
  const present = named(current);
  const keys = [present, ...earlier.map(named)];
  const open = (sealed: string, owner: string): string => {
    const known = keys.find(({ prefix }) => sealed.startsWith(prefix));
    if (known !== undefined) return opened(sealed.slice(known.prefix.length), owner, known.key);
    const causes: unknown[] = [];
    if (!sealed.includes("."))
      for (const secret of [...unnamed, ...earlier])
        try {
          return opened(sealed, owner, unnamedKey(secret));
        } catch (cause) {
          causes.push(cause);
        }
    throw new Error(
      `What is sealed for ${owner} does not open with this installation's secret; was SHOTWRIGHT_SEAL_KEY another one?`,
      { cause: causes[0] },
    );
  };
  const seal = (text: string, owner: string): string => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", present.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return present.prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
  };
  return {
    seal,
    open,
    reseal: (sealed, owner) => (sealed.startsWith(present.prefix) ? null : seal(open(sealed, owner), owner)),
  };
};

/** Seals and opens by what the secrets are at the moment. */
export const livingSealer = (secretsNow: () => SealSecrets): Sealer => {
  let held: { name: string; sealer: Sealer } | undefined;
  const now = (): Sealer => {
    const secrets = secretsNow();
    const name = JSON.stringify(secrets);
    if (held?.name !== name) held = { name, sealer: sealer(secrets) };
    return held.sealer;
  };
  return {
    seal: (text, owner) => now().seal(text, owner),
    open: (sealed, owner) => now().open(sealed, owner),
    reseal: (sealed, owner) => now().reseal(sealed, owner),
  };
};

const derived = (secret: string, purpose: string, bytes: number): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "", `shotwright secrets at rest${purpose}`, bytes));

const named = (secret: string): NamedKey => ({
  prefix: `v2.${Buffer.from(derived(secret, ", name of the key", 6)).toString("hex")}.`,
  key: derived(secret, ", version 2", 32),
});

const unnamedKey = (secret: string): Uint8Array => derived(secret, "", 32);

const opened = (sealed: string, owner: string, key: Uint8Array): string => {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
  } catch (cause) {
    throw new Error(`What is sealed for ${owner} does not open with this installation's secret.`, { cause });
  }
};
