import { hkdfSync } from "node:crypto";
import { sealer } from "./seal.ts";

/** Seals what the machines of an installation share, under the one secret that they are given. */
export interface Vault {
  /** `owner` names the row, its purpose first: moved to another row, it does not open. */
  seal: (text: string, owner: Owner) => string;
  /** Throws `WrongSecret`. */
  open: (sealed: string, owner: Owner) => string;
  /** The same under the present secret; null where it is sealed so already. Throws `WrongSecret`. */
  reseal: (sealed: string, owner: Owner) => string | null;
}

export interface Owner {
  purpose: string;
  generation: number;
}

/** Nothing was changed: whoever runs the service has to give the right one. */
export class WrongSecret extends Error {
  constructor({ purpose, generation }: Owner, options: ErrorOptions) {
    super(
      `SHOTWRIGHT_SECRET is not the one that this database was set up with: it does not open the secret for ` +
        `${purpose} (generation ${generation}). Nothing was changed. Give every process the right one; while you ` +
        `replace it, name the earlier one in SHOTWRIGHT_SECRETS_BEFORE.`,
      options,
    );
    this.name = "WrongSecret";
  }
}

/** A secret for one purpose, 64 hexadecimal digits, that tells nothing of the one it comes from (HKDF, RFC 5869). */
export const secretFor = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `shotwright installation: ${purpose}`, 32)).toString("hex");

/** `earlier` are those that were given before, for as long as anything is sealed by them. */
export const openVault = (current: string, earlier: readonly string[] = []): Vault => {
  const sealerFor = (purpose: string) =>
    sealer({ current: secretFor(current, purpose), earlier: earlier.map((each) => secretFor(each, purpose)) });
  const nameOf = ({ purpose, generation }: Owner) => `${purpose} ${generation}`;
  const orWrong = <T>(owner: Owner, work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      throw new WrongSecret(owner, { cause });
    }
  };
  return {
    seal: (text, owner) => sealerFor(owner.purpose).seal(text, nameOf(owner)),
    open: (sealed, owner) => orWrong(owner, () => sealerFor(owner.purpose).open(sealed, nameOf(owner))),
    reseal: (sealed, owner) => orWrong(owner, () => sealerFor(owner.purpose).reseal(sealed, nameOf(owner))),
  };
};
