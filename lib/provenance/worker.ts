/** Entry of the worker thread: one request at a time, sent by `worker-client.ts`. */
import { parentPort } from "node:worker_threads";

import { isOvergrown, isTrap, loadC2pa, messageOf, read, sign } from "./c2pa.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

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

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "read": {
      const outcome = await read(message.bytes, message.mediaType, message.context, message.thumbnails === true);
      answer({ kind: "read", outcome: isOvergrown() ? { ...outcome, poisoned: true } : outcome });
      return;
    }
    case "sign": {
      const bytes = await sign(message, signClaim);
      // Nothing leaves here unread; on this thread, for the file would have to be copied to another one.
      const outcome = await read(bytes, message.mediaType, message.context, false);
      answer({ kind: "signed", bytes, outcome: isOvergrown() ? { ...outcome, poisoned: true } : outcome });
      return;
    }
    case "signature":
      signatureArrived?.(message.signature);
  }
}
