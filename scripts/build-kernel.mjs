import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import asc from "assemblyscript/asc";

/**
 * Compiles the renderer's pixel loops: `npm run kernel`. The code is kept in the repository as text, so that neither the
 * build nor the browser needs a compiler or a second file.
 */
const folder = path.join(import.meta.dirname, "../lib/render/scene/raster");

/** The text of the module that holds the compiled kernel. */
export const compileKernel = async () => {
  const source = await readFile(path.join(folder, "kernel.as"), "utf8");
  const written = new Map();
  const options = "--outFile kernel.wasm -O3 --enable simd --converge --runtime stub --importMemory --noAssert --use abort=";
  const { error, stderr } = await asc.main(["kernel.ts", ...options.split(" ")], {
    readFile: (name) => (name === "kernel.ts" ? source : null),
    writeFile: (name, contents) => written.set(name, contents),
    listFiles: () => [],
  });
  if (error) throw new Error(`The kernel does not compile:\n${stderr.toString()}`, { cause: error });
  const text = Buffer.from(written.get("kernel.wasm")).toString("base64");
  const lines = text.match(/.{1,110}/g) ?? [];
  return `/** The compiled pixel loops of kernel.as: \`npm run kernel\`. */\nexport const kernelCode =\n${lines.map((line) => `  "${line}"`).join(" +\n")};\n`;
};

if (process.argv[1] === import.meta.filename) {
  const text = await compileKernel();
  await writeFile(path.join(folder, "kernel-code.ts"), text);
  console.log(`kernel-code.ts: ${text.length} characters`);
}
