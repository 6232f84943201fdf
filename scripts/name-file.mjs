import { createHash } from "node:crypto";
import path from "node:path";

/** The name under which a file is served: it changes with its content. */
export const servedName = (file, content) => {
  const { name, ext } = path.parse(file);
  return `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 12)}${ext}`;
};

/** Turbopack's loader for `…?name`. */
export default function nameFile(content) {
  return `export default ${JSON.stringify(servedName(this.resourcePath, content))};`;
}

/** The bytes themselves, not a text made of them. */
export const raw = true;
