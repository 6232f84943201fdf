import path from "node:path";

import { CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU } from "./certificates.ts";
import type { SigningCredentials } from "./credentials.ts";
import { ProvenanceError } from "./errors.ts";
import { explain } from "./explanations.ts";
import type { ManifestDefinition } from "./manifest.ts";
import { containerFault, isSupported, mediaTypeOf } from "./media-kind.ts";
import { emptyReport, hasBrokenIngredient, refusalReport, storeReport, type ProvenanceReport } from "./report.ts";
import { makeSigner } from "./signer.ts";
import { openWorkerClient } from "./worker-client.ts";
import type { Relationship } from "./worker-messages.ts";

export interface Ingredient {
  bytes: Uint8Array;
  mediaType: string;
  title: string;
  relationship: Relationship;
  /** The name by which the manifest's actions refer to it. */
  label: string;
}

export interface SignInput {
  bytes: Uint8Array;
  mediaType: string;
  manifest: ManifestDefinition;
  ingredients: readonly Ingredient[];
}

export interface Provenance {
  /** True when the signer is this installation's own development authority, which strangers never trust. */
  readonly development: boolean;
  /**
   * Signs the file as its last write and reads it back; `manifestId` is the label really embedded.
   * Throws `ProvenanceError`: ingredient_invalid, unsupported_media_type, credential_expired, signing_failed,
   * reader_unavailable.
   */
  sign(input: SignInput): Promise<{ bytes: Uint8Array; manifestId: string }>;
  /** Never throws for a damaged file; `ProvenanceError` unsupported_media_type for a file of another kind. */
  verify(input: { bytes: Uint8Array; mediaType: string }): Promise<ProvenanceReport>;
  /** The anchors that make our files trusted, current one first, as a PEM bundle. */
  trustAnchorPem(): string;
  close(): Promise<void>;
}

/** `projectRoot` is the folder of package.json: the worker thread starts from its source file below it. */
export function openProvenance(options: {
  credentials: SigningCredentials;
  projectRoot: string;
  now: () => Date;
}): Provenance {
  const { credentials, now } = options;
  const signer = makeSigner(credentials);
  const client = openWorkerClient(path.join(options.projectRoot, "lib", "provenance", "worker.ts"));
  const anchors = credentials.anchorPems.join("\n");
  const context = JSON.stringify({
    version: 1,
    builder: { thumbnail: { enabled: false } },
    verify: { verify_after_sign: false, verify_trust: true, remote_manifest_fetch: false },
    // The reader demands the list of accepted EKUs: without it even a good file is invalid.
    trust: {
      trust_anchors: anchors,
      trust_config: `${CLAIM_SIGNING_EKU}\n${EMAIL_PROTECTION_EKU}\n`,
    },
  });

  const verify: Provenance["verify"] = async ({ bytes, mediaType }) => {
    const shown = mediaTypeOf(bytes);
    if (shown === null) {
      if (!isSupported(mediaType)) throw unsupported(mediaType);
      return emptyReport("invalid", explain("file.unreadable"));
    }
    const outcome = await client.read({ bytes: copy(bytes), mediaType: shown, context });
    if (outcome.store !== undefined) return storeReport(outcome.store);
    const report = refusalReport(outcome.refusal ?? "");
    const fault = report.state === "none" ? containerFault(bytes, shown) : null;
    return fault === null ? report : emptyReport("invalid", { code: "file.unreadable", explanation: fault });
  };

  const accept = async (ingredient: Ingredient): Promise<void> => {
    const report = await verify(ingredient);
    if (report.state !== "invalid" && !hasBrokenIngredient(report.ingredients)) return;
    // The newest claim would read as trusted above a broken ingredient, so it must never be made.
    const why = report.reasons.map((reason) => reason.explanation).join(" ");
    throw new ProvenanceError("ingredient_invalid", `"${ingredient.title}" cannot be used as an ingredient: ${why}`);
  };

  return {
    development: credentials.development,
    verify,
    async sign({ bytes, mediaType, manifest, ingredients }) {
      if (now() >= credentials.notAfter) {
        throw new ProvenanceError("credential_expired", "The signing certificate has expired; renew it to sign again.");
      }
      if (!isSupported(mediaType) || mediaTypeOf(bytes) !== mediaType) throw unsupported(mediaType);
      for (const ingredient of ingredients) await accept(ingredient);
      const signed = await client.sign(
        {
          bytes: copy(bytes),
          mediaType,
          manifestJson: JSON.stringify(manifest),
          ingredients: ingredients.map((ingredient) => ({
            ...ingredient,
            bytes: copy(ingredient.bytes),
          })),
          algorithm: signer.algorithm,
          reserveSize: signer.reserveSize,
          context,
        },
        (claim) => signer.sign(claim),
      );
      const report = await verify({ bytes: signed, mediaType });
      if (report.manifestId === null || (report.state !== "trusted" && report.state !== "valid")) {
        const why = report.reasons.map((reason) => reason.explanation).join(" ");
        throw new ProvenanceError("signing_failed", `The signed file does not read back: ${why}`);
      }
      return { bytes: signed, manifestId: report.manifestId };
    },
    trustAnchorPem: () => anchors,
    close: () => client.close(),
  };
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
