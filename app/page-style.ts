import { createHash } from "node:crypto";
import text from "./globals.css?compiled";

const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);

/** The studio's stylesheet as pages of plain HTML link it; its name changes with its text. */
export const pageStyle = { name: `studio-${hash}.css`, text };
