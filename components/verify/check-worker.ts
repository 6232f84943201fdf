import initReader from "@contentauth/c2pa-wasm";
import { explain } from "#lib/provenance/explanations.ts";
import { isSupported, mediaTypeOf } from "#lib/provenance/media-kind.ts";
import { judgeOutcome, readCredential } from "#lib/provenance/read-credential.ts";
import { readerSettings } from "#lib/provenance/reader-settings.ts";
import { emptyReport, type ProvenanceReport } from "#lib/provenance/report.ts";
import { bodyOf } from "#lib/provenance/verify-file.ts";
import type { CheckAnswer, CheckOrder } from "./check-order.ts";

/** The reader beside the page's thread: a stranger's file can stop it, and only it. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<CheckOrder>) => void) | null;
  postMessage(answer: CheckAnswer): void;
};

const loading = initReader({ module_or_path: fetch(new URL("@contentauth/c2pa-wasm/c2pa.wasm", import.meta.url)) });
loading.then(
  () => worker.postMessage({ kind: "ready" }),
  (cause: unknown) => worker.postMessage({ kind: "unready", fault: String(cause) }),
);

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  // Browsers have it on secure pages only.
  if (!isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

const check = async ({ id, file, anchors_pem }: CheckOrder): Promise<CheckAnswer> => {
  const began_ms = performance.now();
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    console.warn("The file cannot be read.", cause);
    return { kind: "refused", id, why: "unreadable" };
  }
  const answer = async (report: ProvenanceReport, spent: boolean): Promise<CheckAnswer> => {
    const found = { ...bodyOf(report), recovered_by: null, sha256: await sha256Of(bytes) };
    return { kind: "checked", id, report: { ...found, taken_ms: performance.now() - began_ms }, spent };
  };
  const shown = mediaTypeOf(bytes);
  if (shown === null)
    return isSupported(file.type)
      ? answer(emptyReport("invalid", explain("file.unreadable")), false)
      : { kind: "refused", id, why: "other_kind" };
  const outcome = await readCredential(bytes, shown, readerSettings(anchors_pem));
  return answer(judgeOutcome(outcome, bytes, shown), outcome.poisoned === true);
};

worker.onmessage = ({ data: order }) => {
  void loading.then(() => check(order)).then((answer) => worker.postMessage(answer));
};
