import { writeFile } from "node:fs/promises";
import { routingPage } from "#lib/operations/testing/routing-page.ts";

/** Prints which model makes which shot, as a page: `node bench/routing.ts`; `--write` puts it into docs/routing.md. */
const page = routingPage();
if (process.argv.includes("--write")) await writeFile(new URL("../docs/routing.md", import.meta.url), page);
else process.stdout.write(page);
