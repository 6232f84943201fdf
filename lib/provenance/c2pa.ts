/** The only file that touches the C2PA WebAssembly; it runs inside the worker thread. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initSync, WasmBuilder, WasmReader } from "@contentauth/c2pa-wasm";

import { CLAIM_SIGNING_EKU, EMAIL_PROTECTION_EKU } from "./certificates.ts";
