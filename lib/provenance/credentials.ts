import { makeCertificates } from "./certificates.ts";
import { folderCredentials, type CredentialStore, type KeptCredential, type KeptIn } from "./credential-store.ts";
import { ProvenanceError } from "./errors.ts";
import { checkSigningLeaf } from "./leaf-profile.ts";
import { makeSigner, readChain, type KeyHolder, type SigningKey } from "./signer.ts";

export type SigningCredentials = SigningKey & {
  /** Leaf first. */
  chainPem: string;
  /** Roots that make our files trusted: the current one first, then those of earlier credentials. */
  anchorPems: string[];
  notAfter: Date;
  /** Made by this installation, not by a public authority. */
  development: boolean;
};

const RENEW_BEFORE_MS = 14 * 86_400_000;

/**
 * The credential to sign with: the one given (leaf first, anchor last), else the one that is kept, made on first use and
 * renewed two weeks before its leaf expires; of several processes that do so at once one wins and all read the same.
 * Throws `ProvenanceError` credential_unusable when what is there cannot be used.
 */
export async function loadOrMakeCredentials(
  input: KeptIn & {
    organisation: string;
    now: Date;
    chainPem?: string | undefined;
    privateKeyPem?: string | undefined;
    /** Instead of a private key: who signs with it. */
    keyHolder?: KeyHolder | undefined;
  },
): Promise<SigningCredentials> {
  const { now, chainPem, privateKeyPem, keyHolder } = input;
  const store = storeOf(input);
  const key = keyHolder === undefined ? (privateKeyPem === undefined ? null : { privateKeyPem }) : { keyHolder };
  if ((chainPem === undefined) !== (key === null)) {
    throw new ProvenanceError("credential_unusable", "A certificate chain and its private key must be given together.");
  }
  if (chainPem !== undefined && key !== null) return given(chainPem, key, await everyAnchor(store));
  for (;;) {
    const kept = await store.newest();
    const current = kept === null ? null : usable(kept);
    if (current !== null && current.notAfter.getTime() - now.getTime() > RENEW_BEFORE_MS) {
      return { ...current, anchorPems: distinct([...current.anchorPems, ...(await store.anchors())]) };
    }
    await renewCredentials(store, input, kept);
  }
}

/** Puts a new credential in the place of the one that is kept, whose root goes on making its files trusted. */
export async function renewCredentials(
  store: CredentialStore,
  about: { organisation: string; now: Date },
  kept: KeptCredential | null,
): Promise<void> {
  if (kept !== null) await store.keepAnchor(kept);
  const { privateKeyPem, chainPem, rootPem } = await makeCertificates(about);
  await store.add({ generation: (kept?.generation ?? 0) + 1, privateKeyPem, chainPem, anchorPem: rootPem });
  if (kept !== null) await store.retire(kept.generation);
}

function storeOf(kept: KeptIn): CredentialStore {
  return "store" in kept ? kept.store : folderCredentials(kept.folder);
}

function given(chainPem: string, key: SigningKey, older: string[]): SigningCredentials {
  makeSigner({ chainPem, ...key });
  const chain = readChain(chainPem);
  checkSigningLeaf(chain[0]);
  const anchor = chain.at(-1);
  return {
    ...key,
    chainPem,
    anchorPems: [...(anchor ? [anchor.toString()] : []), ...older],
    notAfter: new Date(chain[0]?.validTo ?? 0),
    development: false,
  };
}

function usable({ privateKeyPem, chainPem, anchorPem }: KeptCredential): SigningCredentials {
  makeSigner({ chainPem, privateKeyPem });
  const [leaf] = readChain(chainPem);
  return {
    chainPem,
    privateKeyPem,
    anchorPems: readChain(anchorPem).map(String),
    notAfter: new Date(leaf?.validTo ?? 0),
    development: true,
  };
}

/** Also that of the credential made here last: its files stay ours when another one takes over. */
async function everyAnchor(store: CredentialStore): Promise<string[]> {
  const made = await store.newest();
  return distinct([...(made === null ? [] : usable(made).anchorPems), ...(await store.anchors())]);
}

/** The same certificate may be written with and without a line's end. */
function distinct(pems: string[]): string[] {
  return [...new Map(pems.map((pem) => [pem.trim(), pem])).values()];
}
