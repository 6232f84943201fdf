/** Entry of the worker thread: one picture at a time, sent by `face-gate.ts`. */
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import { Problem } from "#lib/contract/errors.ts";

import type { FromFaceWorker } from "./face.ts";
import { openFaceNetwork } from "./network.ts";
import { searchPicture } from "./search-picture.ts";
import { readTensors } from "./weights.ts";

const port = parentPort;
if (port === null) throw new Error("lib/gate/faces/worker.ts runs as a worker thread only.");

const manifest = import.meta.resolve("@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json");
const network = openFaceNetwork(readTensors(fileURLToPath(manifest)));

const answer = (message: FromFaceWorker) => port.postMessage(message);
port.on("message", (bytes: Uint8Array) => {
  void searchPicture(network, bytes).then(
    (result) => answer({ kind: "found", result }),
    (cause: unknown) => {
      if (cause instanceof Problem) answer({ kind: "unreadable", message: cause.message });
      else answer({ kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
    },
  );
});
