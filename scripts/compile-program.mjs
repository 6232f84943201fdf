import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { servedName } from "./name-file.mjs";

/** `new URL("…", import.meta.url)`: a file beside the module, or one of a package. */
const fileAddress = /new URL\(\s*"([^"]+)",\s*import\.meta\.url\s*\)/g;

/** Workers become programs of their own; a package's file is asked for where it is served, beside the program. */
const filesBeside = {
  name: "files-beside",
  transform: {
    filter: { id: /\.tsx?$/, code: /import\.meta\.url/ },
    handler(code, id) {
      return code.replace(fileAddress, (_, name) => {
        if (!name.startsWith(".")) {
          const file = createRequire(id).resolve(name);
          return `new URL("./${servedName(file, readFileSync(file))}", import.meta.url)`;
        }
        const worker = this.emitFile({ type: "chunk", id: path.resolve(path.dirname(id), name) });
        return `new URL(import.meta.ROLLDOWN_FILE_URL_${worker})`;
      });
    },
  },
};

/**
 * Turbopack's loader for `….ts?compiled`: the module packed for a browser, with all that it imports, as the name of its
 * entry and the text of each file by name. For pages that are answered as plain HTML.
 */
export default async function compileProgram() {
  const { rolldown } = await import("rolldown");
  const mode = this.mode === "development" ? "development" : "production";
  const bundle = await rolldown({
    input: this.resourcePath,
    platform: "browser",
    plugins: [filesBeside],
    transform: { define: { "process.env.NODE_ENV": JSON.stringify(mode) } },
    // Components say with a directive that they run in a browser. Here everything does.
    onLog: (level, log, tell) => log.code === "MODULE_LEVEL_DIRECTIVE" || tell(level, log),
  });
  try {
    const { output } = await bundle.generate({
      format: "esm",
      minify: mode === "production",
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
    });
    for (const file of await bundle.watchFiles) if (!file.includes("node_modules")) this.addDependency(file);
    const chunks = output.filter(({ type }) => type === "chunk");
    const { fileName: entry } = chunks.find(({ facadeModuleId }) => facadeModuleId === this.resourcePath);
    const files = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
    return `export default ${JSON.stringify({ entry, files })};`;
  } finally {
    await bundle.close();
  }
}
