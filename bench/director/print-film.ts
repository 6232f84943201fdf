import { readFileSync } from "node:fs";
import { usualSeconds } from "./intents.ts";
import { readerFilm, readerText } from "./reader-form.ts";

// Prints films as a reader sees them: `node bench/director/print-film.ts film.json another.json`.
for (const path of process.argv.slice(2))
  console.log(`${path}\n${readerText(readerFilm(JSON.parse(readFileSync(path, "utf8")), usualSeconds))}\n`);
