import { readFile } from "node:fs/promises";

import { ProvenanceError } from "./errors.ts";

/**
 * A PEM text that an environment names: the text itself, with its line ends written out or not, or the path of its file.
 * Throws `ProvenanceError` credential_unusable when there is no such file.
 */
export async function readPem(value: string): Promise<string> {
  if (value.includes("-----BEGIN ")) return value.replaceAll(String.raw`\n`, "\n");
  try {
    return await readFile(value, "utf8");
  } catch (cause) {
    throw new ProvenanceError("credential_unusable", `The credential file "${value}" cannot be read.`, { cause });
  }
}
