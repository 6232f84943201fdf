import { service } from "#components/studio/client.ts";
import { ClientProblem } from "#lib/contract/client.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { unansweredWords, type FaultWords } from "./fault-words.ts";

/** Every record is read from its own file by the service: no more than these are asked for. */
const mostRead = 4;

/**
 * Uploads the file and answers the record of the work whose watermark its pixels carry, null where they carry none.
 * A shot's mark is in the film that it was cut into, too: of works that match alike it is `own`, the record that the
 * file itself names, or else the oldest one that holds the others. Throws `ClientProblem`, or what `fetch` throws.
 */
export const findByWatermark = async (
  file: File,
  own: string | null,
  signal: AbortSignal,
): Promise<ProvenanceBody | null> => {
  const { matches } = await service.match_by_content({ maxResults: 20 }, { body: file, signal });
  const best = Math.max(...matches.map(({ similarityScore }) => similarityScore ?? 0));
  const alike = matches
    .filter(({ similarityScore }) => (similarityScore ?? 0) === best)
    .map(({ manifestId }) => manifestId);
  const wanted = own !== null && alike.includes(own) ? [own] : alike.slice(0, mostRead);
  return widest(await Promise.all(wanted.map((manifest_id) => service.get_provenance({ manifest_id }, { signal }))));
};

/** The first of the records in which the first one is an ingredient, itself where there is none. */
export const widest = (records: readonly ProvenanceBody[]): ProvenanceBody | null => {
  const [first] = records;
  if (first === undefined) return null;
  return records.find(({ ingredients }) => ingredients.some((each) => each.manifest_id === first.manifest_id)) ?? first;
};

/** Why no watermark was looked for, and what to do now. */
export const searchFaultWords = (cause: unknown): FaultWords => {
  if (!(cause instanceof ClientProblem)) return unansweredWords();
  const { status, problem } = cause;
  const strong = "We could not look for a watermark.";
  if (status === 429)
    return {
      strong: "Slow down for a minute.",
      rest: "Too many files were sent from here.",
      again: true,
      offline: false,
    };
  // A platform in front may take less than the service, and says so in words of its own.
  if (status === 413 && problem === null)
    return { strong, rest: "The file is larger than can be sent here.", again: false, offline: false };
  if (status < 500)
    return { strong, rest: problem?.detail ?? `The service answered ${status}.`, again: false, offline: false };
  const request = problem === null ? "" : ` Request ${problem.request_id}.`;
  return { strong, rest: `The service failed. The file was not kept.${request}`, again: true, offline: false };
};
