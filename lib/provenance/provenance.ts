import { webcrypto } from "node:crypto";
import path from "node:path";
import { setImmediate as breathe } from "node:timers/promises";

import { credentialStatus, type CredentialStatus } from "./credential-source.ts";
import type { SigningCredentials } from "./credentials.ts";
import { ProvenanceError } from "./errors.ts";
import { explain } from "./explanations.ts";
import type { Ingredient } from "./ingredients.ts";
import type { ManifestDefinition } from "./manifest.ts";
import { isSupported, mediaTypeOf } from "./media-kind.ts";
import { rememberReports } from "./remembered-reports.ts";
import { emptyReport, isIntact, type ProvenanceReport } from "./report.ts";
import { makeSigner, type ClaimSigner } from "./signer.ts";
import type { TimeStamper } from "./time-stamp.ts";
import { readerContext } from "./trust.ts";
import { openWorkerClient, type WorkerClient } from "./worker-client.ts";

export interface SignInput {
  bytes: Uint8Array;
  mediaType: string;
  manifest: ManifestDefinition;
  ingredients: readonly Ingredient[];
}

export interface SignedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Label of the manifest that is embedded. */
  manifestId: string;
  /** RFC 3339 of the independent time stamp; null when there is none. */
  signedAt: string | null;
}

export interface Provenance {
  /**
   * Signs the file as its last write and reads it back; `manifestId` is the label really embedded.
   * Throws `ProvenanceError`: ingredient_invalid, unsupported_media_type, credential_expired, credential_unusable,
   * signing_failed, reader_timed_out, reader_out_of_memory, reader_unavailable.
   */
  sign(input: SignInput): Promise<SignedFile>;
  /**
   * What the file says about itself and whether that holds. A damaged file, and one that the reader had to be stopped
   * over, is `invalid` with the reason; `ProvenanceError` unsupported_media_type for a file of another kind,
   * reader_unavailable when there is no reader. The answer is remembered for a while, and so is not asked for again.
   */
  verify(input: { bytes: Uint8Array; mediaType: string }): Promise<ProvenanceReport>;
  /** As `verify`, of a file whose hash (SHA-256, hexadecimal) is known: it is read only where no answer is remembered. */
  verifyStored(input: {
    sha256: string;
    read: () => Promise<Uint8Array>;
    mediaType: string;
  }): Promise<ProvenanceReport>;
  /**
   * Why a file could be no ingredient, in words; null where it could: its credential holds, or it has none. Whatever is
   * null here `sign` takes. Throws `ProvenanceError` reader_unavailable.
   */
  ingredientFault(input: { bytes: Uint8Array; mediaType: string }): Promise<string | null>;
  /** The anchors that make our files trusted, current one first and that of time stamps last, as a PEM bundle. */
  trustAnchorPem(): Promise<string>;
  /** Whose credential signs and how long it still serves. `development`: made by this installation, unknown elsewhere. */
  credential(): Promise<CredentialStatus & { development: boolean }>;
  close(): Promise<void>;
}

export interface ProvenanceOptions {
  /** One credential, or who answers the current one (`watchCredentials`). */
  credentials: SigningCredentials | (() => Promise<SigningCredentials>);
  /** The folder of package.json: the worker threads start from their source file below it. */
  projectRoot: string;
  /** The threads' file, where it is another one. */
  entry?: string | undefined;
  now: () => Date;
  /** Stamps every signature; `anchorPem` is what makes its stamps count, limited to time stamping. */
  timeStamps?: { stamper: TimeStamper; anchorPem: string } | undefined;
  /** Further authorities whose signers are known, PEM: the C2PA trust list, for one. */
  otherAnchorsPem?: string | undefined;
  /** Told, once each, when a credential nears its end, and whenever a time stamp could not be had. */
  warn?: ((warning: { code: string; message: string }) => void) | undefined;
  /** How long the reader may take over a small file; more for large ones. Default 15 s. */
  readDeadlineMs?: number | undefined;
}

/** Files that are remembered as whole; a hash of each. */
const mostRemembered = 4096;
/** What files were found to say; each with small pictures of what it was made of. */
const mostReports = 128;
const reportsForMs = 10 * 60_000;

export function openProvenance(options: ProvenanceOptions): Provenance {
  const { credentials, now } = options;
  const current = typeof credentials === "function" ? credentials : () => Promise.resolve(credentials);
  const entry = options.entry ?? path.join(options.projectRoot, "lib", "provenance", "worker.ts");
  // Strangers' files have a thread of their own: what keeps it busy keeps nobody from signing.
  const [signing, reading] = [openWorkerClient(entry), openWorkerClient(entry, { deadlineMs: options.readDeadlineMs })];
  const signers = new WeakMap<SigningCredentials, ClaimSigner>();
  const contexts = new WeakMap<SigningCredentials, string>();
  const warnedOf = new WeakSet<SigningCredentials>();

  const signerOf = (held: SigningCredentials): ClaimSigner =>
    remembered(signers, held, () =>
      makeSigner({
        ...held,
        timeStamper: options.timeStamps?.stamper,
        onTimeStampFailure: ({ code, message }) => options.warn?.({ code, message }),
      }),
    );
  const contextOf = (held: SigningCredentials): string =>
    remembered(contexts, held, () =>
      readerContext({
        anchorPems: [...held.anchorPems, ...(options.otherAnchorsPem === undefined ? [] : [options.otherAnchorsPem])],
        timeStampAnchorPem: options.timeStamps?.anchorPem,
      }),
    );

  const judge = async (client: WorkerClient, bytes: Uint8Array, mediaType: string) => {
    const shown = mediaTypeOf(bytes);
    if (shown === null) {
      if (!isSupported(mediaType)) throw unsupported(mediaType);
      return emptyReport("invalid", explain("file.unreadable"));
    }
    const context = contextOf(await current());
    try {
      return await client.read({ bytes: copy(bytes), mediaType: shown, context });
    } catch (error) {
      if (!(error instanceof ProvenanceError)) throw error;
      if (error.code === "reader_timed_out") return emptyReport("invalid", explain("reader.timedOut"));
      if (error.code === "reader_out_of_memory") return emptyReport("invalid", explain("reader.stopped"));
      throw error;
    }
  };

  // What was read and found whole here is whole as long as its bytes are the same and are judged alike.
  const whole = new Set<string>();
  const digestOf = async (part: Uint8Array): Promise<string> =>
    Buffer.from(await webcrypto.subtle.digest("SHA-256", part as Uint8Array<ArrayBuffer>)).toString("hex");
  const named = async (sha256: string, mediaType: string, context: string): Promise<string> =>
    [mediaType, sha256, await digestOf(new TextEncoder().encode(context))].join(" ");
  const nameOf = async (bytes: Uint8Array, mediaType: string, context: string): Promise<string> =>
    named(await digestOf(bytes), mediaType, context);
  const reports = rememberReports({ most: mostReports, forMs: reportsForMs, now, lasting: isLasting });
  const remember = (name: string): void => {
    whole.add(name);
    for (const oldest of whole) {
      if (whole.size <= mostRemembered) return;
      whole.delete(oldest);
    }
  };

  const faultIn = async (
    client: WorkerClient,
    { bytes, mediaType }: Pick<Ingredient, "bytes" | "mediaType">,
  ): Promise<string | null> => {
    const name = await nameOf(bytes, mediaType, contextOf(await current()));
    if (whole.has(name)) return null;
    const report = await judge(client, bytes, mediaType);
    if (!isIntact(report)) return report.reasons.map((reason) => reason.explanation).join(" ");
    remember(name);
    return null;
  };

  const accept = async (ingredient: Ingredient): Promise<void> => {
    const why = await faultIn(signing, ingredient);
    if (why === null) return;
    // The newest claim would read as trusted above a broken ingredient, so it must never be made.
    throw new ProvenanceError("ingredient_invalid", `"${ingredient.title}" cannot be used as an ingredient: ${why}`);
  };

  const usable = async (): Promise<SigningCredentials> => {
    const held = await current();
    const { state, advice } = credentialStatus(held, now());
    if (state === "expired") {
      throw new ProvenanceError("credential_expired", "The signing certificate has expired; renew it to sign again.");
    }
    if (advice !== null && !warnedOf.has(held)) {
      warnedOf.add(held);
      options.warn?.({ code: "credential_expiring", message: advice });
    }
    return held;
  };

  return {
    async verify({ bytes, mediaType }) {
      const name = await nameOf(bytes, mediaType, contextOf(await current()));
      return reports.of(name, () => judge(reading, bytes, mediaType));
    },
    async verifyStored({ sha256, read, mediaType }) {
      const name = await named(sha256, mediaType, contextOf(await current()));
      return reports.of(name, async () => judge(reading, await read(), mediaType));
    },
    ingredientFault: (file) => faultIn(reading, file),
    async sign({ bytes, mediaType, manifest, ingredients }) {
      const held = await usable();
      if (!isSupported(mediaType) || mediaTypeOf(bytes) !== mediaType) throw unsupported(mediaType);
      for (const ingredient of ingredients) await accept(ingredient);
      const moved = [];
      for (const { thumbnail, ...ingredient } of ingredients) {
        const copied = { ...ingredient, bytes: copy(ingredient.bytes) };
        moved.push(
          thumbnail === undefined ? copied : { ...copied, thumbnail: { ...thumbnail, bytes: copy(thumbnail.bytes) } },
        );
        // Megabytes each: other callers come in between.
        await breathe();
      }
      const signer = signerOf(held);
      const { bytes: signed, report } = await signing.sign(
        {
          bytes: copy(bytes),
          mediaType,
          manifestJson: JSON.stringify(manifest),
          ingredients: moved,
          algorithm: signer.algorithm,
          reserveSize: signer.reserveSize,
          context: contextOf(held),
        },
        (claim) => signer.sign(claim),
      );
      if (report.manifestId === null || (report.state !== "trusted" && report.state !== "valid")) {
        const why = report.reasons.map((reason) => reason.explanation).join(" ");
        throw new ProvenanceError("signing_failed", `The signed file does not read back: ${why}`);
      }
      remember(await nameOf(signed, mediaType, contextOf(held)));
      return { bytes: signed, manifestId: report.manifestId, signedAt: report.signedAt };
    },
    async trustAnchorPem() {
      const stamps = options.timeStamps === undefined ? [] : [options.timeStamps.anchorPem];
      return `${[...(await current()).anchorPems, ...stamps].map((pem) => pem.trim()).join("\n")}\n`;
    },
    async credential() {
      const held = await current();
      return { ...credentialStatus(held, now()), development: held.development };
    },
    async close() {
      await Promise.all([signing.close(), reading.close()]);
    },
  };
}

/** Another time the reader may come to an end. */
function isLasting({ reasons }: ProvenanceReport): boolean {
  return !reasons.some(({ code }) => code === "reader.timedOut" || code === "reader.stopped");
}

function remembered<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The worker client moves bytes away; the caller keeps its own, and a Buffer may be a window into a shared pool. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

function unsupported(mediaType: string): ProvenanceError {
  return new ProvenanceError(
    "unsupported_media_type",
    `No content credential can be read from or put into "${mediaType}".`,
  );
}
