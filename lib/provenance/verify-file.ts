import { Problem } from "#lib/contract/errors.ts";
import type { ProvenanceAction, ProvenanceBody, ProvenanceIngredient } from "#lib/contract/provenance.ts";
import { ProvenanceError } from "./errors.ts";
import type { Provenance } from "./provenance.ts";
import type { ProvenanceReport, ReportedAction, ReportedIngredient } from "./report.ts";

type Checked = Omit<ProvenanceBody, "recovered_by">;

/**
 * Checks a file as the service answers it. Throws Problem `unsupported_media_type` for a file that is neither picture
 * nor film, `unavailable` when there is no reader.
 */
export const fileVerifier =
  (provenance: Pick<Provenance, "verify">) =>
  (file: { bytes: Uint8Array; media_type: string | null }): Promise<Checked> =>
    inWords(provenance.verify({ bytes: file.bytes, mediaType: file.media_type ?? "application/octet-stream" }));

/** As `fileVerifier`, for files that are stored under their hash: one that was checked lately is not even read. */
export const storedVerifier =
  (provenance: Pick<Provenance, "verifyStored">, read: (sha256: string) => Promise<Uint8Array>) =>
  ({ sha256, media_type }: { sha256: string; media_type: string }): Promise<Checked> =>
    inWords(provenance.verifyStored({ sha256, read: () => read(sha256), mediaType: media_type }));

const inWords = async (report: Promise<ProvenanceReport>): Promise<Checked> => {
  try {
    return bodyOf(await report);
  } catch (cause) {
    if (!(cause instanceof ProvenanceError)) throw cause;
    if (cause.code === "unsupported_media_type")
      throw new Problem("unsupported_media_type", "This file is neither a picture nor a film that can be checked.", {
        cause,
      });
    if (cause.code === "reader_unavailable")
      throw new Problem("unavailable", "Files cannot be checked at the moment.", {
        cause,
        headers: { "Retry-After": "5" },
      });
    throw cause;
  }
};

/** Why a picture could be no ingredient of what is signed here; null where it could. Throws Problem `unavailable`. */
export const ingredientJudge =
  (provenance: Pick<Provenance, "ingredientFault">) =>
  async (picture: { bytes: Uint8Array; media_type: string }): Promise<string | null> => {
    try {
      return await provenance.ingredientFault({ bytes: picture.bytes, mediaType: picture.media_type });
    } catch (cause) {
      if (!(cause instanceof ProvenanceError) || cause.code !== "reader_unavailable") throw cause;
      throw new Problem("unavailable", "Pictures' credentials cannot be read at the moment.", {
        cause,
        headers: { "Retry-After": "5" },
      });
    }
  };

/** A report in the contract's words. */
export const bodyOf = (report: ProvenanceReport): Checked => ({
  state: report.state,
  reasons: report.reasons,
  manifest_id: report.manifestId,
  claim_generator: report.claimGenerator,
  signed_by: report.signedBy,
  signed_at: report.signedAt,
  actions: report.actions.map(actionOf),
  ingredients: report.ingredients.map(ingredientOf),
  model: report.model,
  preview: report.preview,
  consent_id: report.consentId,
});

const actionOf = (action: ReportedAction): ProvenanceAction => ({
  action: action.action,
  digital_source_type: action.digitalSourceType,
  software_agent: action.softwareAgent,
  when: action.when,
  parameters: action.parameters,
});

const ingredientOf = (ingredient: ReportedIngredient): ProvenanceIngredient => ({
  title: ingredient.title,
  relationship: ingredient.relationship,
  manifest_id: ingredient.manifestId,
  state: ingredient.state,
  signed_by: ingredient.signedBy,
  model: ingredient.model,
  thumbnail: ingredient.thumbnail,
  actions: ingredient.actions.map(actionOf),
  ingredients: ingredient.ingredients.map(ingredientOf),
});
