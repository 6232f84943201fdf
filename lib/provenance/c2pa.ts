/** The only file that touches the C2PA WebAssembly. It is loaded inside the worker thread, nowhere else. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initSync, WasmBuilder, WasmReader } from "@contentauth/c2pa-wasm";

import type { IngredientInput, ReadOutcome, SignRequest } from "./worker-messages.ts";

/** The builder only reads Blobs, and synchronously; this one hands its bytes over without a copy. */
class BytesBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>) {
    super([]);
    this.content = content;
  }

  override get size(): number {
    return this.content.byteLength;
  }

  override slice(from = 0, to = this.content.byteLength): BytesBlob {
    return new BytesBlob(this.content.subarray(from, to));
  }
}

class BytesReader {
  readAsArrayBuffer(blob: BytesBlob): ArrayBuffer {
    return blob.content.slice().buffer;
  }
}

/** Loads the WebAssembly; once per thread. */
export function loadC2pa(): void {
  Object.assign(globalThis, { FileReaderSync: BytesReader });
  const wasmFile = createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm");
  initSync({ module: readFileSync(wasmFile) });
}

/** Reads the credential of a file. The library throws on missing and on broken ones: both are outcomes here. */
export async function read(bytes: Uint8Array, mediaType: string, context: string): Promise<ReadOutcome> {
  let reader: WasmReader | undefined;
  try {
    reader = await WasmReader.fromBytes(mediaType, bytes, context);
    return { store: JSON.parse(reader.json()) };
  } catch (cause) {
    // A trap leaves the memory of the module in an unknown state: this thread must not be used again.
    if (cause instanceof WebAssembly.RuntimeError) return { refusal: "ReaderTrap", poisoned: true };
    return { refusal: messageOf(cause) };
  } finally {
    reader?.free();
  }
}

/** Signs as the last write: the answer is the complete file. */
export async function sign(
  request: SignRequest,
  signClaim: (claim: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const builder = WasmBuilder.fromJson(request.manifestJson, request.context);
  try {
    for (const ingredient of request.ingredients) await addIngredient(builder, ingredient);
    const signer = { alg: request.algorithm, reserveSize: request.reserveSize, sign: signClaim };
    const signed = await builder.sign(signer, [], request.mediaType, new BytesBlob(request.bytes));
    return new Uint8Array(signed);
  } finally {
    builder.free();
  }
}

async function addIngredient(builder: WasmBuilder, ingredient: IngredientInput): Promise<void> {
  const { bytes, mediaType, ...described } = ingredient;
  await builder.addIngredientFromBlob(JSON.stringify(described), mediaType, new BytesBlob(bytes));
}

/** The library throws plain strings as well as errors. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
