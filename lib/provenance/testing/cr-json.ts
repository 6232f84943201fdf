import { WasmReader } from "@contentauth/c2pa-wasm";

import { loadC2pa } from "#lib/provenance/c2pa.ts";
import type { CrJson } from "./asset-rubric.ts";

let loaded = false;

/** The reader's crJSON of a file, read in this thread: what the asset rubric is put to. */
export async function crJsonOf(bytes: Uint8Array, mediaType: string, context: string): Promise<CrJson> {
  if (!loaded) loadC2pa();
  loaded = true;
  const reader = await WasmReader.fromBytes(mediaType, bytes, context);
  try {
    return JSON.parse(reader.crJson()) as CrJson;
  } finally {
    reader.free();
  }
}
