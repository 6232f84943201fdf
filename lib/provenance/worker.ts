/** Entry of the worker thread: one request at a time, sent by `worker-client.ts`. */
import { parentPort } from "node:worker_threads";

import { isOvergrown, isTrap, loadC2pa, messageOf, sign } from "./c2pa.ts";
import { isSupported } from "./media-kind.ts";
import { readCredential } from "./read-credential.ts";
import type { FromWorker, ReadOutcome, ReadRequest, SignRequest, ToWorker } from "./worker-messages.ts";

const port = parentPort;
if (port === null) throw new Error("lib/provenance/worker.ts runs as a worker thread only.");

let signatureArrived: ((signature: Uint8Array<ArrayBuffer>) => void) | undefined;

function signClaim(claim: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    signatureArrived = resolve;
    answer({ kind: "claim", claim: claim.slice() });
  });
}

function answer(message: FromWorker): void {
  port?.postMessage(message, message.kind === "signed" ? [message.bytes.buffer] : []);
}

loadC2pa();
port.on("message", (message: ToWorker) => {
  void handle(message).catch((cause: unknown) => {
    answer({ kind: "failed", message: messageOf(cause), poisoned: isTrap(cause) || isOvergrown() });
  });
});

function readBack(bytes: Uint8Array, { mediaType, context }: ReadRequest | SignRequest): Promise<ReadOutcome> {
  if (!isSupported(mediaType)) throw new TypeError(`No credential can be read from "${mediaType}".`);
  return readCredential(bytes, mediaType, context);
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "read": {
      const outcome = await readBack(message.bytes, message);
      answer({ kind: "read", outcome: isOvergrown() ? { ...outcome, poisoned: true } : outcome });
      return;
    }
    case "sign": {
      const bytes = await sign(message, signClaim);
      // Nothing leaves here unread; on this thread, for the file would have to be copied to another one.
      const outcome = await readBack(bytes, message);
      answer({ kind: "signed", bytes, outcome: isOvergrown() ? { ...outcome, poisoned: true } : outcome });
      return;
    }
    case "signature":
      signatureArrived?.(message.signature);
  }
}
