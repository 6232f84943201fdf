import { createHmac } from "node:crypto";
import type { InstallationSettings } from "./installation-settings.ts";
import type { Purpose, PurposeSecrets } from "./installation.ts";
import type { OpenInstallation } from "./open-installation.ts";
import type { SealSecrets } from "./seal.ts";

/** What each purpose is served by at the moment: what the environment sets wins, and the installation's goes on reading. */
export interface ProductSecrets {
  sessions: () => PurposeSecrets;
  addresses: () => PurposeSecrets;
  /** The keys that hide watermarks now and did before. */
  watermarks: () => { current: Uint8Array; earlier: Uint8Array[] };
  connections: () => SealSecrets;
}

/** The variable that sets the secret of a purpose for itself. */
export const variableOf = {
  sessions: "NEXTAUTH_SECRET",
  addresses: "SHOTWRIGHT_ASSET_KEY",
  connections: "SHOTWRIGHT_SEAL_KEY",
  watermarks: "WATERMARK_KEY",
} as const satisfies Record<Purpose, keyof InstallationSettings>;

export const productSecrets = (env: InstallationSettings, installation: OpenInstallation): ProductSecrets => {
  const of = (purpose: Purpose): PurposeSecrets => {
    const kept = installation.of(purpose);
    const set = env[variableOf[purpose]];
    return set === undefined ? kept : { current: set, earlier: [kept.current, ...kept.earlier] };
  };
  const sessions = () => of("sessions");
  return {
    sessions,
    addresses: () => of("addresses"),
    watermarks: () => {
      const { current, earlier } = of("watermarks");
      // Every key that is looked for takes its time: one that is set beside a folder's own is the only one there.
      return { current: watermarkKeyOf(current), earlier: installation.isShared ? earlier.map(watermarkKeyOf) : [] };
    },
    connections: () => {
      const { current, earlier } = of("connections");
      const { current: session, earlier: sessionsBefore } = sessions();
      return {
        current,
        earlier: [...env.SHOTWRIGHT_SEAL_KEYS_BEFORE, ...earlier],
        unnamed: [session, ...sessionsBefore],
      };
    },
  };
};

const watermarkKeyOf = (secret: string): Uint8Array => createHmac("sha256", secret).update("watermark").digest();
