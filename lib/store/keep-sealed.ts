import type { Database } from "./open-database.ts";
import type { Sealer } from "./seal.ts";

/**
 * Brings what is sealed under the present key, where that is everybody's: on a Postgres that others share, a key of this
 * machine alone would lock them out.
 */
export const keepSealed = async (
  { kind, store }: Pick<Database, "kind" | "store">,
  { reseal }: Sealer,
  { isEverybodys, warn }: { isEverybodys: boolean; warn: (warning: { message: string }) => void },
): Promise<void> => {
  if (kind === "postgres" && !isEverybodys) {
    warn({
      message:
        "Neither SHOTWRIGHT_SECRET nor SHOTWRIGHT_SEAL_KEY is set: another machine on this database cannot read what this one seals.",
    });
    return;
  }
  const { unreadable } = await store.resealSecrets(reseal);
  if (unreadable.length > 0)
    warn({
      message: `No key opens the secrets of ${unreadable.join(", ")}: connect them anew, or name the earlier key.`,
    });
};
