import type { InstallationSettings } from "./installation-settings.ts";
import type { Database } from "./open-database.ts";
import { openSharedSecrets, type FolderSecrets, type InstallationSecrets } from "./installation.ts";
import { hasSecrets, loadOrMakeSecrets, type Secrets } from "./secrets.ts";
import { databaseCredentials } from "./signing-keys.ts";
import { openVault } from "./vault.ts";

/** Where the secrets of an installation are kept: in the database for all machines, or in the folder of one. */
export interface OpenInstallation extends InstallationSecrets {
  isShared: boolean;
  /** The credentials of its own authority; null where those are in the folder too. */
  credentials: ReturnType<typeof databaseCredentials> | null;
}

/**
 * Opens the secrets that nobody set in the environment. The embedded database belongs to one machine, which keeps them in
 * its data folder. On a Postgres they are kept there, sealed under SHOTWRIGHT_SECRET; without one a folder that has them
 * serves this machine alone, as before. Throws in words where nothing can be used, and where the database's need another
 * secret. `folder` is the data folder.
 */
export const openInstallation = async (
  env: Pick<InstallationSettings, "SHOTWRIGHT_SECRET" | "SHOTWRIGHT_SECRETS_BEFORE">,
  database: Pick<Database, "kind" | "store">,
  about: { folder: string; clock: () => Date; report: (message: string, cause: unknown) => void },
): Promise<OpenInstallation> => {
  const { folder } = about;
  if (database.kind === "embedded") return ofFolder(await loadOrMakeSecrets(folder));
  const store = database.store.installation;
  const { SHOTWRIGHT_SECRET: secret, SHOTWRIGHT_SECRETS_BEFORE: before } = env;
  const inFolder = await hasSecrets(folder);
  if (secret !== undefined) {
    const vault = openVault(secret, before);
    const secrets = inFolder ? byPurpose(await loadOrMakeSecrets(folder)) : null;
    const shared = await openSharedSecrets({ ...about, store, vault, folder: secrets });
    return { ...shared, isShared: true, credentials: databaseCredentials({ ...about, store, vault }) };
  }
  if ((await store.secrets()).length > 0)
    throw new Error(
      "This database holds the secrets of its installation. Set SHOTWRIGHT_SECRET to the one it was set up with; every process needs it.",
    );
  if (inFolder) return ofFolder(await loadOrMakeSecrets(folder));
  throw new Error(
    "On a Postgres, SHOTWRIGHT_SECRET must be set, to the same on every machine: 32 characters or more, for instance from `openssl rand -hex 32`. It seals what the machines share; keep a copy of it apart from the database.",
  );
};

const byPurpose = (secrets: Secrets): FolderSecrets => ({
  sessions: secrets.auth_secret,
  addresses: secrets.asset_secret,
  connections: secrets.seal_secret,
  watermarks: secrets.watermark_secret,
});

const ofFolder = (secrets: Secrets): OpenInstallation => {
  const values = byPurpose(secrets);
  return { isShared: false, credentials: null, of: (purpose) => ({ current: values[purpose], earlier: [] }) };
};
