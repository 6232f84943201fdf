import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathsOfBuild } from "./functions.ts";

interface Condition {
  type: string;
  key: string;
  value?: string;
}
interface Rule {
  regex: string;
  has?: Condition[];
  missing?: Condition[];
}
interface Manifest {
  headers: (Rule & { headers: { key: string; value: string }[] })[];
  rewrites: Record<"beforeFiles" | "afterFiles", (Rule & { destination: string })[]>;
  dynamicRoutes: { page: string; namedRegex: string }[];
}
interface Prerender {
  routes: Record<string, { initialHeaders?: Record<string, string>; initialStatus?: number }>;
}

/** What a path leads to: a file that the platform hands out itself, or a route of a function. */
export type Found =
  | { kind: "file"; file: string; headers: Record<string, string> }
  /** `query` stands for the route's parameters. */
  | { kind: "route"; route: string; query: string }
  | { kind: "nothing" };

export interface Routing {
  find(pathname: string, headers: Record<string, string | string[]>): Found;
  /** Whether the proxy stands before this path. */
  isBehindProxy(pathname: string): boolean;
  /** What is set on every answer of this path. */
  headersOf(pathname: string, headers: Record<string, string | string[]>): [string, string][];
}

const readJson = <T>(...file: string[]): T => JSON.parse(readFileSync(path.join(".next", ...file), "utf8")) as T;
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
};

/** How the platform finds its way, from what the build says of its routes. */
export const openRouting = (): Routing => {
  const { headers: headerRules, rewrites, dynamicRoutes } = readJson<Manifest>("routes-manifest.json");
  const { routes: prerendered } = readJson<Prerender>("prerender-manifest.json");
  const { functions } = readJson<{ functions: Record<string, { matchers?: { regexp: string }[] }> }>(
    "server",
    "functions-config-manifest.json",
  );
  const matchers = (functions["/_middleware"]?.matchers ?? []).map(({ regexp }) => new RegExp(regexp));
  const fixed = new Set(pathsOfBuild().values());

  const fileOf = (pathname: string): Found | null => {
    const name = decodeURIComponent(pathname);
    if (name.includes("..")) return null;
    const candidates = name.startsWith("/_next/static/")
      ? [path.join(".next", name.slice("/_next".length))]
      : [path.join("public", name)];
    const file = candidates.find((each) => existsSync(each) && statSync(each).isFile());
    if (file !== undefined)
      return {
        kind: "file",
        file,
        headers: { "content-type": types[path.extname(file)] ?? "application/octet-stream" },
      };
    const made = prerendered[name];
    const body = ["body", "html"].map((end) => path.join(".next", "server", "app", `${name}.${end}`)).find(existsSync);
    if (made === undefined || body === undefined) return null;
    return {
      kind: "file",
      file: body,
      headers: { "content-type": "text/html; charset=utf-8", ...made.initialHeaders },
    };
  };
  const routeOf = (pathname: string): Found | null => {
    if (fixed.has(pathname)) return { kind: "route", route: pathname, query: "" };
    for (const { page, namedRegex } of dynamicRoutes) {
      const groups = new RegExp(namedRegex).exec(pathname)?.groups;
      if (groups === undefined) continue;
      const given = Object.entries(groups).filter(([, value]) => value !== undefined);
      const query = given.map(([name, value]) => `${name}=${encodeURIComponent(decodeURIComponent(value))}`).join("&");
      return { kind: "route", route: page, query };
    }
    return null;
  };
  const rewritten = (rules: (Rule & { destination: string })[], pathname: string, headers: Given): string => {
    for (const rule of rules) {
      const found = new RegExp(rule.regex).exec(pathname);
      if (found !== null && holds(rule, headers)) return rule.destination.replace(/:\w+\*?/, found[1] ?? "");
    }
    return pathname;
  };
  return {
    find(pathname, headers) {
      const asked = rewritten(rewrites.beforeFiles, pathname, headers);
      const direct = fileOf(asked) ?? routeOf(asked);
      if (direct !== null && (direct.kind !== "route" || fixed.has(direct.route))) return direct;
      return routeOf(rewritten(rewrites.afterFiles, asked, headers)) ?? { kind: "nothing" };
    },
    isBehindProxy: (pathname) => matchers.some((matcher) => matcher.test(pathname)),
    headersOf: (pathname, headers) =>
      headerRules
        .filter((rule) => new RegExp(rule.regex).test(pathname) && holds(rule, headers))
        .flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value])),
  };
};

type Given = Record<string, string | string[]>;
const holds = ({ has = [], missing = [] }: Rule, headers: Given): boolean =>
  has.every((each) => isThere(each, headers)) && !missing.some((each) => isThere(each, headers));
const isThere = ({ type, key, value }: Condition, headers: Given): boolean => {
  if (type === "cookie") return `; ${String(headers["cookie"] ?? "")}`.includes(`; ${key}=`);
  const given = headers[key.toLowerCase()];
  return given !== undefined && (value === undefined || String(given) === value);
};
