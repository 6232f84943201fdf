import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What is smaller stays within the program. */
const leastBytes = 4_096;
const letters = /[\\/]eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/;

/**
 * Packs the language detector's table for lib/threads/letter-table.ts. Throws where it does not fit.
 * @param {Record<string, Readonly<Record<string, number>>>} table
 * @returns {import("#lib/threads/letter-table.ts").PackedLetters}
 */
export const packLetters = (table) => {
  /** @type {number[]} */
  const bytes = [];
  for (const [piece, scores] of Object.entries(table)) {
    if (piece.includes("\n")) throw new Error("A piece of a word holds a line break, so it cannot be packed.");
    const entries = Object.entries(scores).flatMap(([language, score]) => [Number(language), score]);
    const own = [entries.length / 2, ...entries];
    if (own.some((each) => !Number.isInteger(each) || each < 0 || each > 255))
      throw new Error("A score or the number of a language is not a byte, so it cannot be packed.");
    bytes.push(...own);
  }
  return { pieces: Object.keys(table).join("\n"), scores: Buffer.from(bytes).toString("base64") };
};

/**
 * Packs rows with an id for lib/threads/rows-at-need.ts.
 * @param {readonly { id: string, variants?: readonly { is: unknown, not?: unknown }[] }[]} rows
 * @returns {import("#lib/threads/rows-at-need.ts").PackedRows}
 */
export const packRows = (rows) => {
  const texts = rows.map((row) => JSON.stringify(row));
  const heads = rows.map(({ id, variants }, at) => {
    const kinds = variants?.map(({ is, not }) => ({ is, not }));
    return /** @type {[{ id: string, variants?: object[] }, number]} */ ([
      kinds === undefined ? { id } : { id, variants: kinds },
      texts[at]?.length ?? 0,
    ]);
  });
  return { heads, text: texts.join("") };
};

/** Files of rows that are drawn one by one: they are read so too. */
const drawn = /[\\/]data[\\/]elements[\\/](?:solids|drawn|creatures)[\\/]\w+\.json$/;

/**
 * Keeps data out of the program of a thread, in files of their own beside it: what stands in a program is parsed as one
 * for ten times the time, and its text and literals are held for as long as the thread lives.
 * @param {string} folder where the program is written
 * @returns {import("rolldown").Plugin}
 */
export const dataBeside = (folder) => {
  /** @param {string} id @param {unknown} data */
  const keep = (id, data) => {
    const name = path
      .relative(process.cwd(), id)
      .replaceAll(/[^\w.]+/g, "-")
      .replace(/(\.json)?$/, ".json");
    writeFileSync(path.join(folder, name), JSON.stringify(data));
    return `JSON.parse(readFileSync(new URL("./${name}", import.meta.url), "utf8"))`;
  };
  const reading = 'import { readFileSync } from "node:fs";\n';
  return {
    name: "data-beside",
    async load(id) {
      if (letters.test(id)) {
        const { ngramsData } = await import(pathToFileURL(id).href);
        const { ngrams, ...about } = ngramsData;
        const code = [
          `import { openLetters } from ${JSON.stringify(path.resolve("lib/threads/letter-table.ts"))};`,
          `const ngrams = openLetters(${keep(id, packLetters(ngrams))});`,
          `export const ngramsData = { ...${JSON.stringify(about)}, ngrams };`,
        ];
        return { code: reading + code.join("\n"), moduleType: "js" };
      }
      if (!id.endsWith(".json")) return null;
      const text = readFileSync(id, "utf8");
      if (text.length < leastBytes) return null;
      const data = JSON.parse(text);
      const rows = drawn.test(id) ? (Array.isArray(data) ? data : data.goods) : undefined;
      if (rows === undefined) return { code: `${reading}export default ${keep(id, data)};`, moduleType: "js" };
      const opened = `rowsAtNeed(${keep(id, packRows(rows))})`;
      const code = [
        `import { rowsAtNeed } from ${JSON.stringify(path.resolve("lib/threads/rows-at-need.ts"))};`,
        `export default ${rows === data ? opened : `{ ...${JSON.stringify({ ...data, goods: undefined })}, goods: ${opened} }`};`,
      ];
      return { code: reading + code.join("\n"), moduleType: "js" };
    },
  };
};
