import { service } from "#components/studio/client.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";

/**
 * Uploads the file and answers the record of the work whose watermark its pixels carry, null where they carry none.
 * Throws `ClientProblem`, or what `fetch` throws.
 */
export const findByWatermark = async (file: File, signal: AbortSignal): Promise<ProvenanceBody | null> => {
  const { matches } = await service.match_by_content({ maxResults: 1 }, { body: file, signal });
  const manifest_id = matches[0]?.manifestId;
  return manifest_id === undefined ? null : service.get_provenance({ manifest_id }, { signal });
};
