import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What is used of the bundler that comes with the test runner. */
interface Bundler {
  build: (config: Record<string, unknown>) => Promise<unknown>;
}

const root = path.dirname(import.meta.dirname);
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Bundles `bench/animatic.html` into a folder and serves it. */
export const servePage = async (folder: string): Promise<{ address: string; close: () => Promise<void> }> => {
  const fromTests = createRequire(createRequire(import.meta.url).resolve("vitest/package.json"));
  const { build } = (await import(pathToFileURL(fromTests.resolve("vite")).href)) as Bundler;
  const page = path.join(import.meta.dirname, "animatic.html");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    worker: { format: "es" },
    build: { outDir: folder, target: "esnext", rollupOptions: { input: page }, chunkSizeWarningLimit: 5000 },
  });
  await writeFile(path.join(folder, "favicon.ico"), "");
  const server = createServer((request, response) => {
    const name = request.url === "/" ? "/bench/animatic.html" : (request.url ?? "/").split("?")[0]!;
    const file = path.join(folder, path.normalize(name));
    stat(file).then(
      () => {
        response.setHeader("content-type", types[path.extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
};
