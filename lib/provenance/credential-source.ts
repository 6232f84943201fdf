/** The signing credential as it is now: read again while the process runs, watched as it nears its end. */
import type { KeptIn } from "./credential-store.ts";
import { loadOrMakeCredentials, type SigningCredentials } from "./credentials.ts";
import { readPem } from "./pem.ts";
import type { KeyHolder } from "./signer.ts";

export interface CredentialStatus {
  state: "usable" | "expiring" | "expired";
  notAfter: Date;
  daysLeft: number;
  /** For the operator; null while there is nothing to do. */
  advice: string | null;
}

const DAY_MS = 86_400_000;
/** A certificate of a public authority takes its time to be renewed. */
const WARN_BEFORE_DAYS = 30;
const LOOK_AGAIN_MS = 60_000;

/**
 * A function that answers the current credential, the same object while nothing changed. It looks again every minute
 * and at once when the credential nears its end, so a credential renewed by another process or machine, or in its file,
 * is used without a restart. `chainPem` and `privateKeyPem` are PEM texts or paths of PEM files.
 * Rejected with `ProvenanceError` credential_unusable when there is none to serve.
 */
export function watchCredentials(
  input: KeptIn & {
    organisation: string;
    now: () => Date;
    chainPem?: string | undefined;
    privateKeyPem?: string | undefined;
    keyHolder?: KeyHolder | undefined;
    /** Told why a later look failed; the credential of before goes on serving. */
    onTrouble?: (error: unknown) => void;
  },
): () => Promise<SigningCredentials> {
  let held: { credentials: SigningCredentials; lookedAt: number } | undefined;
  let looking: Promise<SigningCredentials> | undefined;

  const look = async (): Promise<SigningCredentials> => {
    const now = input.now();
    const before = held?.credentials;
    let fresh: SigningCredentials;
    try {
      fresh = await loadOrMakeCredentials({
        ...input,
        now,
        chainPem: input.chainPem === undefined ? undefined : await readPem(input.chainPem),
        privateKeyPem: input.privateKeyPem === undefined ? undefined : await readPem(input.privateKeyPem),
      });
    } catch (error) {
      // Chain and key are two files: between the writing of one and of the other they do not fit together.
      if (before === undefined || before.notAfter <= now) throw error;
      input.onTrouble?.(error);
      fresh = before;
    }
    const credentials = before !== undefined && same(before, fresh) ? before : fresh;
    held = { credentials, lookedAt: now.getTime() };
    return credentials;
  };

  return () => {
    const now = input.now();
    if (
      held !== undefined &&
      now.getTime() - held.lookedAt < LOOK_AGAIN_MS &&
      credentialStatus(held.credentials, now).state === "usable"
    ) {
      return Promise.resolve(held.credentials);
    }
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

/** How long the credential still serves. */
export function credentialStatus(credentials: SigningCredentials, now: Date): CredentialStatus {
  const { notAfter, development } = credentials;
  const daysLeft = Math.floor((notAfter.getTime() - now.getTime()) / DAY_MS);
  if (now >= notAfter) {
    return { state: "expired", notAfter, daysLeft, advice: "The signing certificate has expired: nothing is signed." };
  }
  // Our own is renewed by itself.
  if (development || daysLeft >= WARN_BEFORE_DAYS) return { state: "usable", notAfter, daysLeft, advice: null };
  const advice = `The signing certificate expires in ${daysLeft} days: renew it, or signing stops.`;
  return { state: "expiring", notAfter, daysLeft, advice };
}

function same(a: SigningCredentials, b: SigningCredentials): boolean {
  return a.chainPem === b.chainPem && a.anchorPems.join() === b.anchorPems.join() && keyOf(a) === keyOf(b);
}

function keyOf(credentials: SigningCredentials): string | KeyHolder {
  return "keyHolder" in credentials ? credentials.keyHolder : credentials.privateKeyPem;
}
