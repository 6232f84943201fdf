import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { functionSizes } from "#scripts/function-sizes.mjs";

/** A function as the platform would be given it: routes of one build that open the same files and may run as long. */
export interface BoxFunction {
  name: string;
  /** `/api/v1/assets/[asset_id]`; none for the proxy. */
  routes: string[];
  /** Relative to the project. */
  files: string[];
  bytes: number;
  /** Seconds that a request may take; the platform's own limit where the build says nothing. */
  maxDurationS: number;
  kind: "server" | "proxy";
}

const defaultMaxS = 300;
const server = path.join(".next", "server");
const launcher = path.join("scripts", "vercel-box", "launcher.cjs");
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const relative = (file: string): string => path.relative(process.cwd(), file);

const bytesOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + lstatSync(file).size, 0);

/** What the platform adds to each: manifests that the server opens by name. */
const manifests = (): string[] =>
  readJson<{ files: string[] }>(path.join(".next", "required-server-files.json")).files.filter((file) =>
    existsSync(file),
  );

/** The paths that the build answers, by its own names of them: `/(studio)/films/page` is `/films`. */
export const pathsOfBuild = (): Map<string, string> =>
  new Map(Object.entries(readJson<Record<string, string>>(path.join(".next", "app-path-routes-manifest.json"))));

/**
 * The functions of the build in this folder, largest first, put together from what was traced: nothing else is in them.
 * Throws where there is no build.
 */
export const functionsOfBuild = (): BoxFunction[] => {
  const byFolder = new Map([...pathsOfBuild()].map(([own, answered]) => [path.posix.dirname(own), { own, answered }]));
  const config = readJson<{ functions: Record<string, { maxDuration?: number }> }>(
    path.join(server, "functions-config-manifest.json"),
  );
  const groups = new Map<string, { routes: string[]; files: Set<string>; maxDurationS: number }>();
  for (const { route, files } of functionSizes()) {
    const { own, answered } = byFolder.get(route) ?? { own: `${route}/page`, answered: route };
    const maxDuration = config.functions[answered]?.maxDuration;
    const held = [path.join(server, "app", `${own}.js`), ...files.map(relative)];
    const opened = held.filter((file) => !file.startsWith(".next")).toSorted();
    const key = JSON.stringify([maxDuration ?? null, opened]);
    const group = groups.get(key) ?? {
      routes: [],
      files: new Set(manifests()),
      maxDurationS: maxDuration ?? defaultMaxS,
    };
    group.routes.push(answered);
    for (const file of held) group.files.add(file);
    groups.set(key, group);
  }
  const found = [...groups.values()].map(({ routes, files, maxDurationS }): BoxFunction => ({
    name: nameOf(routes),
    routes,
    files: [...files],
    bytes: bytesOf(files),
    maxDurationS,
    kind: "server",
  }));
  return [...found, proxyOfBuild()].toSorted((one, other) => other.bytes - one.bytes);
};

/** Called by what it is known for. */
const nameOf = (routes: string[]): string => {
  const [only = ""] = routes;
  if (routes.length > 2) return routes.some((route) => route.startsWith("/api/")) ? "api" : "pages";
  return path.posix.basename(routes.find((route) => !route.includes("[")) ?? only);
};

const proxyOfBuild = (): BoxFunction => {
  const trace = path.join(server, "middleware.js.nft.json");
  const traced = readJson<{ files: string[] }>(trace).files.map((file) => path.join(server, file));
  const files = [path.join(server, "middleware.js"), ...traced].filter((file) => existsSync(file));
  const all = [...new Set([...files, path.join(".next", "package.json")])];
  return { name: "proxy", routes: [], files: all, bytes: bytesOf(all), maxDurationS: defaultMaxS, kind: "proxy" };
};

/**
 * Puts the files of a function into `folder`, by name where the disk allows it, and the platform's launcher beside them.
 * Whoever runs there may read them, whoever that is.
 */
export const assemble = ({ files }: BoxFunction, folder: string): void => {
  for (const file of files) {
    const to = path.join(folder, file);
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
    if (lstatSync(file).isSymbolicLink()) {
      symlinkSync(readlinkSync(file), to);
      continue;
    }
    try {
      linkSync(file, to);
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EXDEV")) throw cause;
      copyFileSync(file, to);
    }
  }
  cpSync(launcher, path.join(folder, "launcher.cjs"));
  chmodSync(folder, 0o755);
};
