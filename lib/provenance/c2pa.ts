/** The only file that touches the C2PA WebAssembly. It is loaded inside the worker thread, nowhere else. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initSync, WasmBuilder, type InitOutput } from "@contentauth/c2pa-wasm";

import { withMemoryLimit } from "./wasm-memory.ts";
import type { IngredientInput, SignRequest } from "./worker-messages.ts";

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
    const { buffer, byteLength } = blob.content;
    // Whole, it is only read from: the copy is made on the way into the module.
    return byteLength === buffer.byteLength ? buffer : blob.content.slice().buffer;
  }
}

/** About six times the largest file: a 119 MB film needs 0.8 GB. */
const MOST_MEMORY_BYTES = 1024 * 1024 * 1024;
/** WebAssembly memory never shrinks: a thread that grew beyond this is replaced after its request. */
const RETIRE_ABOVE_BYTES = 384 * 1024 * 1024;

let loaded: InitOutput | undefined;

/** Loads the WebAssembly; once per thread. */
export function loadC2pa(): void {
  Object.assign(globalThis, { FileReaderSync: BytesReader });
  const wasmFile = createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm");
  loaded = initSync({ module: withMemoryLimit(readFileSync(wasmFile), MOST_MEMORY_BYTES) });
}

/** True when this thread holds so much memory that it should not serve another request. */
export function isOvergrown(): boolean {
  return loaded !== undefined && loaded.memory.buffer.byteLength > RETIRE_ABOVE_BYTES;
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
    // Its own copy already, made when it left the module's memory.
    return signed.buffer instanceof ArrayBuffer ? (signed as Uint8Array<ArrayBuffer>) : new Uint8Array(signed);
  } finally {
    builder.free();
  }
}

async function addIngredient(builder: WasmBuilder, ingredient: IngredientInput): Promise<void> {
  const { bytes, mediaType, thumbnail, ...described } = ingredient;
  const identifier = `thumbnail-${ingredient.label}`;
  if (thumbnail !== undefined) builder.addResourceFromBlob(identifier, new BytesBlob(thumbnail.bytes));
  const description = {
    ...described,
    ...(thumbnail === undefined ? {} : { thumbnail: { format: thumbnail.mediaType, identifier } }),
  };
  await builder.addIngredientFromBlob(JSON.stringify(description), mediaType, new BytesBlob(bytes));
}

/** An abort of the module itself, a full memory and a full stack among them. */
export function isTrap(cause: unknown): boolean {
  return cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError;
}

/** The library throws plain strings as well as errors. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
