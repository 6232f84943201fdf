import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Compiles the renderer's pixel loops and the face network's: `npm run kernel`, after every change of a kernel.as. The code is kept in the
 * repository as text, with a mark of its source, so that neither the build nor the browser needs a compiler.
 */
const compiler = "assemblyscript@0.28.20";
const options =
  "--outFile kernel.wasm -O3 --converge --enable simd --runtime stub --importMemory --noAssert --use abort=";

for (const [folder, what] of [
  ["../lib/render/scene/raster", "pixel loops"],
  ["../lib/gate/faces", "loops"],
])
  compile(path.join(import.meta.dirname, folder), what);

function compile(folder, what) {
  const source = path.join(folder, "kernel.as");
  const work = mkdtempSync(path.join(tmpdir(), "kernel-"));
  try {
    // The compiler knows its sources by their ending.
    copyFileSync(source, path.join(work, "kernel.ts"));
    execFileSync("npx", ["--yes", "-p", compiler, "asc", "kernel.ts", ...options.split(" ")], {
      cwd: work,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const code = readFileSync(path.join(work, "kernel.wasm")).toString("base64");
    const mark = createHash("sha256").update(readFileSync(source)).digest("hex");
    const lines = (code.match(/.{1,110}/g) ?? []).map((line) => `  "${line}"`).join(" +\n");
    const text = `/** The compiled ${what} of kernel.as: \`npm run kernel\`. */\nexport const kernelCode =\n${lines};\n\n/** SHA-256 of the source that they were compiled from. */\nexport const kernelMark = "${mark}";\n`;
    writeFileSync(path.join(folder, "kernel-code.ts"), text);
    console.log(`${path.relative(".", folder)}/kernel-code.ts: ${text.length} characters`);
  } finally {
    rmSync(work, { recursive: true });
  }
}
