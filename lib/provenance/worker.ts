/** Entry of the worker thread: one request at a time, sent by `worker-client.ts`. */
import { parentPort } from "node:worker_threads";

import { isOvergrown, isTrap, loadC2pa, messageOf, sign } from "./c2pa.ts";
import { isSupported } from "./media-kind.ts";
import { readBack } from "./read-back.ts";
import { judgeOutcome, readCredential } from "./read-credential.ts";
import type { FromWorker, ReadRequest, SignRequest, ToWorker } from "./worker-messages.ts";

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

/** Judged here too: only what is shown leaves, however much a stranger's credential holds. */
async function judged(
  read: typeof readCredential | typeof readBack,
  bytes: Uint8Array,
  { mediaType, context }: ReadRequest | SignRequest,
) {
  if (!isSupported(mediaType)) throw new TypeError(`No credential can be read from "${mediaType}".`);
  const outcome = await read(bytes, mediaType, context);
  return { report: judgeOutcome(outcome, bytes, mediaType), poisoned: outcome.poisoned === true || isOvergrown() };
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case "read":
      answer({ kind: "read", ...(await judged(readCredential, message.bytes, message)) });
      return;
    case "sign": {
      const bytes = await sign(message, signClaim);
      // Nothing leaves here unread; on this thread, for the file would have to be copied to another one.
      answer({ kind: "signed", bytes, ...(await judged(readBack, bytes, message)) });
      return;
    }
    case "signature":
      signatureArrived?.(message.signature);
  }
}
