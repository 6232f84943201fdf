/** Entry of the worker thread: one picture at a time, sent by `picture-gate.ts`. */
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import { Problem } from "#lib/contract/errors.ts";
import { classifyPicture } from "#lib/gate/nudity/classify-picture.ts";
import { openClassifier } from "#lib/gate/nudity/classifier.ts";

import { decodePicture } from "./decode-picture.ts";
import type { FromPictureWorker, PictureSeen } from "./face.ts";
import { openFaceNetwork } from "./network.ts";
import { searchPicture } from "./search-picture.ts";
import { readTensors } from "./weights.ts";

const port = parentPort;
if (port === null) throw new Error("lib/gate/faces/worker.ts runs as a worker thread only.");

const manifest = import.meta.resolve("@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json");
// By the project's own name for it: packed into one file, this thread stands somewhere else.
const ownWeights = import.meta.resolve("#lib/gate/nudity/weights.json");
const network = openFaceNetwork(readTensors(fileURLToPath(manifest)));
const classifier = openClassifier(readTensors(fileURLToPath(ownWeights)));

/** What a second look is taken at. */
const KEPT_PX = 1024;

async function look(bytes: Uint8Array): Promise<PictureSeen> {
  const { pixels, width, height } = await decodePicture(bytes, KEPT_PX);
  const nudity = await classifyPicture(classifier, pixels);
  return { faces: await searchPicture(network, pixels), nudity, width, height };
}

const answer = (message: FromPictureWorker) => port.postMessage(message);
port.on("message", (bytes: Uint8Array) => {
  void look(bytes).then(
    (result) => answer({ kind: "seen", result }),
    (cause: unknown) => {
      if (cause instanceof Problem) answer({ kind: "unreadable", message: cause.message });
      else answer({ kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
    },
  );
});
