import { watchCredentials } from "./credential-source.ts";
import type { KeptIn } from "./credential-store.ts";
import { ProvenanceError } from "./errors.ts";
import { readPem } from "./pem.ts";
import { openProvenance, type Provenance, type ProvenanceOptions } from "./provenance.ts";
import type { KeyHolder } from "./signer.ts";
import { timeStampingAuthority } from "./time-stamp.ts";
import { readerContext } from "./trust.ts";

/** Each PEM is the text itself or the path of its file. */
export interface ProvenanceEnvironment {
  /** Leaf first. */
  C2PA_CERT_CHAIN?: string | undefined;
  /** PKCS #8 of the leaf; not needed with a `keyHolder`. */
  C2PA_PRIVATE_KEY?: string | undefined;
  /** Further authorities whose signers are known: the C2PA trust list, or the root of an earlier credential. */
  C2PA_TRUST_ANCHORS?: string | undefined;
  /** Where RFC 3161 time stamps come from. */
  C2PA_TSA_URL?: string | undefined;
  /** The certificate that issues the time-stamping ones of that authority. */
  C2PA_TSA_CERT?: string | undefined;
}

/**
 * Content credentials as the environment asks for them; without anything in it, an authority of this installation's own
 * is made where credentials are kept, on first use. Throws `ProvenanceError` credential_unusable.
 */
export async function openProvenanceFrom(
  env: ProvenanceEnvironment,
  options: KeptIn & {
    organisation: string;
    fetch: typeof globalThis.fetch;
    /** Signs instead of C2PA_PRIVATE_KEY. */
    keyHolder?: KeyHolder;
  } & Pick<ProvenanceOptions, "projectRoot" | "entry" | "now" | "warn">,
): Promise<Provenance> {
  const { now, warn, fetch } = options;
  const credentials = watchCredentials({
    ...options,
    chainPem: env.C2PA_CERT_CHAIN,
    privateKeyPem: env.C2PA_PRIVATE_KEY,
    onTrouble: (error) => warn?.({ code: "credential_unusable", message: String(error) }),
  });
  await credentials();
  const { C2PA_TSA_URL: url, C2PA_TSA_CERT: certificate, C2PA_TRUST_ANCHORS: anchors } = env;
  if ((url === undefined) !== (certificate === undefined)) {
    throw new ProvenanceError("credential_unusable", "C2PA_TSA_URL and C2PA_TSA_CERT must be given together.");
  }
  const stampAnchorPem = certificate === undefined ? undefined : await readPem(certificate);
  // Refused now, not at the first film.
  readerContext({ anchorPems: [], timeStampAnchorPem: stampAnchorPem });
  return openProvenance({
    credentials,
    projectRoot: options.projectRoot,
    entry: options.entry,
    now,
    warn,
    otherAnchorsPem: anchors === undefined ? undefined : await readPem(anchors),
    timeStamps:
      url === undefined || stampAnchorPem === undefined
        ? undefined
        : { stamper: timeStampingAuthority({ url, fetch, now }), anchorPem: stampAnchorPem },
  });
}
