/** Reading with the loaded WebAssembly, and the judgement: the same in a thread of Node and in a browser's worker. Pure. */
import { WasmReader } from "@contentauth/c2pa-wasm";

import { containerFault, type SupportedMediaType } from "./media-kind.ts";
import { emptyReport, refusalReport, storeReport, type ProvenanceReport } from "./report.ts";
import { collectThumbnails } from "./thumbnails.ts";
import type { ReadOutcome } from "./worker-messages.ts";

/** The reader's answer about a file. The library throws on missing and on broken credentials: both are outcomes here. */
export async function readCredential(
  bytes: Uint8Array,
  mediaType: SupportedMediaType,
  context: string,
  /** `crJson`: whether the whole credential is wanted too, in the reader's other form. */
  also: { crJson?: true } = {},
): Promise<ReadOutcome> {
  let reader: WasmReader | undefined;
  try {
    reader = await WasmReader.fromBytes(mediaType, bytes, context);
    const current = reader;
    const store: unknown = JSON.parse(reader.json());
    return {
      store,
      thumbnails: collectThumbnails(store, (uri) => current.resourceToBytes(uri)),
      ...(also.crJson === true ? { crJson: JSON.parse(reader.crJson()) as unknown } : {}),
    };
  } catch (cause) {
    // A trap leaves the memory of the module in an unknown state: this thread must not be used again.
    if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError) {
      reader = undefined;
      return { refusal: "ReaderTrap", poisoned: true };
    }
    return { refusal: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    reader?.free();
  }
}

/** What an outcome means for the file that it was read from. */
export function judgeOutcome(outcome: ReadOutcome, bytes: Uint8Array, mediaType: SupportedMediaType): ProvenanceReport {
  if (outcome.store !== undefined) return storeReport(outcome.store, outcome.thumbnails);
  const report = refusalReport(outcome.refusal ?? "");
  const fault = report.state === "none" ? containerFault(bytes, mediaType) : null;
  return fault === null ? report : emptyReport("invalid", { code: "file.unreadable", explanation: fault });
}
