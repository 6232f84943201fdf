import { createHash, randomBytes } from "node:crypto";
import type { InstallationStore, SecretRow } from "./installation-records.ts";
import type { Owner, Vault } from "./vault.ts";

export const purposes = ["sessions", "addresses", "connections", "watermarks"] as const;
export type Purpose = (typeof purposes)[number];

/** What seals or signs from now on, and what was or will be current: that is opened and accepted too. */
export interface PurposeSecrets {
  current: string;
  earlier: readonly string[];
}

/** The secrets of the installation, whichever machine asks. */
export interface InstallationSecrets {
  /** As they are known by now: a change by another machine is heard of within about a minute of use. */
  of: (purpose: Purpose) => PurposeSecrets;
}

export type FolderSecrets = Record<Purpose, string>;

interface Known extends Pick<SecretRow, "generation" | "used_from"> {
  purpose: Purpose;
  value: string;
}

const lookAgainMs = 60_000;
/** Credentials of the installation's own authority are sealed for this. */
export const signaturePurpose = "signatures";
export const ownerOf = ({ name, generation }: Pick<SecretRow, "name" | "generation">): Owner => ({
  purpose: name,
  generation,
});

/**
 * Opens the secrets in the database, and makes those that are missing: of several processes that start together one wins
 * and all read the same. What `folder` holds is brought in once; where the database has another one already, the folder's
 * goes on reading. Throws `WrongSecret`, and has written nothing then.
 */
export const openSharedSecrets = async (about: {
  store: InstallationStore;
  vault: Vault;
  clock: () => Date;
  folder: FolderSecrets | null;
  report: (message: string, cause: unknown) => void;
}): Promise<InstallationSecrets> => {
  const { store, vault, clock, folder } = about;
  const look = async () => knownIn(await store.secrets(), vault);
  let known = await look();
  for (const row of await store.signingKeys())
    if (row.sealed !== null) vault.open(row.sealed, { purpose: signaturePurpose, generation: row.generation });
  if (folder !== null) await bring(about, folder);
  for (const purpose of purposes) await addWhere(about, purpose, randomSecret(), (ofPurpose) => !hasCurrent(ofPurpose));
  known = await look();
  let lookedAt = clock().getTime();
  let looking: Promise<void> | null = null;
  return {
    of: (purpose) => {
      const now = clock();
      if (looking === null && now.getTime() - lookedAt >= lookAgainMs) {
        lookedAt = now.getTime();
        looking = look()
          .then((fresh) => void (known = fresh))
          .catch((cause: unknown) => about.report("The secrets of the installation could not be read again.", cause))
          .finally(() => (looking = null));
      }
      return secretsOf(known, purpose, now);
    },
  };
};

/** Adds a new secret for a purpose, used from `usedFrom` on; until then every machine learns to read what it makes. */
export const rotateSecret = async (
  about: { store: InstallationStore; vault: Vault; clock: () => Date },
  purpose: Purpose,
  usedFrom: Date,
): Promise<void> => {
  const value = randomSecret();
  await addWhere(about, purpose, value, (ofPurpose) => !ofPurpose.some((each) => each.value === value), usedFrom);
};

/** Forgets what was current before: what it made opens no more. Answers how many were forgotten. */
export const forgetEarlier = async (
  { store, vault, clock }: { store: InstallationStore; vault: Vault; clock: () => Date },
  purpose: Purpose,
): Promise<number> => {
  const ofPurpose = knownIn(await store.secrets(), vault).filter((each) => each.purpose === purpose);
  const current = currentOf(ofPurpose, clock());
  const old = ofPurpose.filter((each) => each !== current && (each.used_from === null || isBefore(each, current)));
  return store.removeSecrets(
    purpose,
    old.map(({ generation }) => generation),
  );
};

/** Seals everything under the present secret of the vault. Answers how many rows were written. */
export const resealInstallation = async (store: InstallationStore, vault: Vault): Promise<number> => {
  let resealed = 0;
  for (const row of (await store.secrets()).filter(({ name }) => isPurpose(name))) {
    const fresh = vault.reseal(row.sealed, ownerOf(row));
    if (fresh !== null && (await store.resealSecret(row, row.sealed, fresh))) resealed++;
  }
  for (const { generation, sealed } of await store.signingKeys()) {
    const fresh = sealed === null ? null : vault.reseal(sealed, { purpose: signaturePurpose, generation });
    if (sealed !== null && fresh !== null && (await store.resealSigningKey(generation, sealed, fresh))) resealed++;
  }
  return resealed;
};

const randomSecret = (): string => randomBytes(32).toString("hex");

const isPurpose = (name: string): name is Purpose => (purposes as readonly string[]).includes(name);

const knownIn = (rows: readonly SecretRow[], vault: Vault): Known[] =>
  rows.flatMap((row) => {
    const { name, generation, used_from, sealed } = row;
    return isPurpose(name) ? [{ purpose: name, generation, used_from, value: vault.open(sealed, ownerOf(row)) }] : [];
  });

const hasCurrent = (ofPurpose: readonly Known[]): boolean => ofPurpose.some(({ used_from }) => used_from !== null);

const isBefore = (one: Known, other: Known | undefined): boolean =>
  other !== undefined && one.generation < other.generation;

/** The newest that is in use by now. Clocks of machines differ: the very first one is in use whatever they say. */
const currentOf = (ofPurpose: readonly Known[], now: Date): Known | undefined => {
  const usable = ofPurpose.filter(({ used_from }) => used_from !== null);
  return usable.findLast(({ used_from }) => used_from !== null && used_from <= now) ?? usable[0];
};

const secretsOf = (known: readonly Known[], purpose: Purpose, now: Date): PurposeSecrets => {
  const ofPurpose = known.filter((each) => each.purpose === purpose);
  const current = currentOf(ofPurpose, now);
  if (current === undefined) throw new Error(`The database has no secret for ${purpose}.`);
  return {
    current: current.value,
    earlier: ofPurpose
      .filter((each) => each !== current)
      .map(({ value }) => value)
      .toReversed(),
  };
};

type Adding = { store: InstallationStore; vault: Vault; clock: () => Date };

/** Adds a secret where what is known of the purpose wants it, and looks again where another process was quicker. */
const addWhere = async (
  { store, vault, clock }: Adding,
  purpose: Purpose,
  value: string,
  isWanted: (ofPurpose: readonly Known[]) => boolean,
  usedFrom?: Date,
): Promise<void> => {
  for (;;) {
    const ofPurpose = knownIn(await store.secrets(), vault).filter((each) => each.purpose === purpose);
    if (!isWanted(ofPurpose)) return;
    const generation = Math.max(0, ...ofPurpose.map((each) => each.generation)) + 1;
    const used_from = usedFrom ?? (hasCurrent(ofPurpose) ? null : clock());
    const sealed = vault.seal(value, { purpose, generation });
    if (await store.addSecret({ name: purpose, generation, sealed, made_at: clock(), used_from })) return;
  }
};

/** Once for what a folder holds: what was forgotten since does not come back by it. */
const bring = async (about: Adding, folder: FolderSecrets): Promise<void> => {
  const digest = createHash("sha256")
    .update(JSON.stringify(purposes.map((purpose) => folder[purpose])))
    .digest("hex");
  const name = `data folder ${digest.slice(0, 32)}`;
  if ((await about.store.secrets()).some((row) => row.name === name)) return;
  for (const purpose of purposes) {
    const value = folder[purpose];
    await addWhere(about, purpose, value, (ofPurpose) => !ofPurpose.some((each) => each.value === value));
  }
  const made_at = about.clock();
  await about.store.addSecret({ name, generation: 1, sealed: "", made_at, used_from: null });
};
/** What stands in the database, without what it is. */
export const describeSecrets = async ({
  store,
  vault,
  clock,
}: {
  store: InstallationStore;
  vault: Vault;
  clock: () => Date;
}): Promise<{ purpose: Purpose; generation: number; made_at: Date; used_from: Date | null; isCurrent: boolean }[]> => {
  const rows = await store.secrets();
  const known = knownIn(rows, vault);
  return purposes.flatMap((purpose) => {
    const ofPurpose = known.filter((each) => each.purpose === purpose);
    const current = currentOf(ofPurpose, clock());
    return ofPurpose.map((each) => {
      const row = rows.find(({ name, generation }) => name === purpose && generation === each.generation);
      const { generation, used_from } = each;
      return { purpose, generation, made_at: row?.made_at ?? new Date(0), used_from, isCurrent: each === current };
    });
  });
};
