import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const server = path.join(".next", "server");
/** What every function holds: the start hook and Next's own server. */
const shared = [
  path.join(server, "instrumentation.js.nft.json"),
  path.join(".next", "next-minimal-server.js.nft.json"),
];

/** What Vercel takes as one function, unpacked. */
export const functionBytesMax = 250 * 1000 ** 2;

/** True where there is a build whose functions can be weighed. */
export const isBuilt = () => shared.every((file) => existsSync(file));

const tracedIn = (file) =>
  JSON.parse(readFileSync(file, "utf8")).files.map((name) => path.resolve(path.dirname(file), name));

/** Files, and links to the folders of packages: the build gives those that stay outside of it names of its own. */
const isHeld = (file) => statSync(file).isFile() || lstatSync(file).isSymbolicLink();

/**
 * The functions of the build by their route, largest first, each with the absolute paths of its files and links. `bytes` is what
 * they hold together, unpacked.
 * @returns {{ route: string, bytes: number, files: string[] }[]}
 */
export const functionSizes = () => {
  const app = path.join(server, "app");
  const everywhere = shared.flatMap(tracedIn);
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)(?:route|page)\.js\.nft\.json$/.test(name.replaceAll(path.sep, "/")))
    .map((name) => {
      const traced = new Set([...everywhere, ...tracedIn(path.join(app, name))]);
      const files = [...traced].filter((file) => existsSync(file) && isHeld(file));
      const folder = path.dirname(name);
      const route = folder === "." ? "/" : `/${folder}`;
      return { route, files, bytes: files.reduce((sum, file) => sum + lstatSync(file).size, 0) };
    })
    .toSorted((one, other) => other.bytes - one.bytes || one.route.localeCompare(other.route));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const { route, bytes, files } of functionSizes())
    console.log(
      `${(bytes / 1000 ** 2).toFixed(1).padStart(7)} MB  ${String(files.length).padStart(5)} files  ${route}`,
    );
