import { X509Certificate } from "node:crypto";
import type { InstallationStore } from "./installation-records.ts";
import { signaturePurpose } from "./installation.ts";
import type { Vault } from "./vault.ts";

interface KeptCredential {
  generation: number;
  /** PKCS #8. */
  privateKeyPem: string;
  /** Leaf first. */
  chainPem: string;
  anchorPem: string;
}

/** The credentials of the installation's own authority in the database, for all of its machines; keys are sealed. */
export const databaseCredentials = ({
  store,
  vault,
  clock,
}: {
  store: InstallationStore;
  vault: Vault;
  clock: () => Date;
}) => ({
  async newest(): Promise<KeptCredential | null> {
    for (const { generation, sealed, chain_pem, anchor_pem } of await store.signingKeys())
      if (sealed !== null && chain_pem !== null) {
        const privateKeyPem = vault.open(sealed, { purpose: signaturePurpose, generation });
        return { generation, privateKeyPem, chainPem: chain_pem, anchorPem: anchor_pem };
      }
    return null;
  },
  add: ({ generation, privateKeyPem, chainPem, anchorPem }: KeptCredential): Promise<boolean> =>
    store.addSigningKey({
      generation,
      sealed: vault.seal(privateKeyPem, { purpose: signaturePurpose, generation }),
      chain_pem: chainPem,
      anchor_pem: anchorPem,
      not_after: new Date(new X509Certificate(chainPem).validTo),
      made_at: clock(),
    }),
  retire: (generation: number): Promise<void> => store.retireSigningKey(generation),
  async anchors(): Promise<string[]> {
    return (await store.signingKeys()).map(({ anchor_pem }) => anchor_pem);
  },
  async keepAnchor({ anchorPem }: Pick<KeptCredential, "anchorPem">): Promise<void> {
    for (;;) {
      const rows = await store.signingKeys();
      if (rows.some(({ anchor_pem }) => anchor_pem.trim() === anchorPem.trim())) return;
      // Below all that were made here: what signs next keeps its place in the line.
      const generation = Math.min(1, ...rows.map((row) => row.generation)) - 1;
      const not_after = new Date(new X509Certificate(anchorPem).validTo);
      const row = { generation, sealed: null, chain_pem: null, anchor_pem: anchorPem, not_after, made_at: clock() };
      if (await store.addSigningKey(row)) return;
    }
  },
});
