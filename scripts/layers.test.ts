import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * The layer table a second time, written out by hand: what each folder may import besides itself and the contract. A
 * change of the lint configuration that is not a decision about the architecture fails here.
 */
const mayImport: Record<string, string[]> = {
  "lib/contract": [],
  "lib/language": [],
  "lib/planning": ["lib/language", "lib/acts", "lib/places", "lib/elements", "element-rows"],
  "lib/routing": [],
  "lib/timeline": [],
  "lib/gate": ["lib/pictures"],
  "lib/page": [],
  "lib/pictures": ["media-kind"],
  "lib/provenance": ["media-kind"],
  "lib/acts": [],
  "lib/places": [],
  "lib/elements": ["lib/places"],
  "lib/render/scene": ["lib/acts", "lib/places", "element-rows"],
  "lib/render": ["lib/acts", "lib/places", "element-rows", "lib/render/scene", "lib/pictures", "media-kind"],
  "lib/providers": ["lib/render", "lib/render/scene", "media-kind"],
  "lib/publishers": [],
  "lib/director": ["lib/planning"],
  "lib/store": [],
  "lib/telemetry": [],
  "lib/threads": ["lib/planning", "lib/gate", "lib/page"],
  "lib/engine": [
    "lib/planning",
    "lib/telemetry",
    "lib/routing",
    "lib/gate",
    "lib/provenance",
    "media-kind",
    "video-model",
    "film-cutter",
    "still-model",
    "vendor-fault",
    "publisher",
    "webhook-signature",
    "store",
    "film-records",
    "publishing-records",
    "media-store",
  ],
  "lib/operations": [
    "tasks",
    "thinking",
    "lib/planning",
    "lib/routing",
    "lib/gate",
    "lib/page",
    "lib/engine",
    "lib/timeline",
    "media-kind",
    "director",
    "publisher",
    "webhook-signature",
    "store",
    "film-records",
    "publishing-records",
    "media-store",
  ],
  "lib/commands": [
    "lib/provenance",
    "media-kind",
    "lib/engine",
    "lib/store",
    "store",
    "film-records",
    "publishing-records",
    "media-store",
    "context",
  ],
  "lib/api": [
    "lib/operations",
    "lib/telemetry",
    "context",
    "store",
    "film-records",
    "publishing-records",
    "media-store",
  ],
  components: ["lib/render/scene", "media-kind"],
  app: ["components", "lib/api"],
};

/** Something to import for every folder and for every single file that the table names. */
const targets: Record<string, string> = {
  "lib/contract": "#lib/contract/x.ts",
  "lib/acts": "#lib/acts/x.ts",
  "lib/places": "#lib/places/x.ts",
  "lib/elements": "#lib/elements/x.ts",
  "element-rows": "#lib/elements/element-rows.ts",
  "lib/language": "#lib/language/x.ts",
  "lib/planning": "#lib/planning/coverage/x.ts",
  "lib/routing": "#lib/routing/x.ts",
  "lib/timeline": "#lib/timeline/x.ts",
  "lib/gate": "#lib/gate/x.ts",
  "lib/page": "#lib/page/x.ts",
  "lib/pictures": "#lib/pictures/x.ts",
  "media-kind": "#lib/provenance/media-kind.ts",
  "lib/provenance": "#lib/provenance/x.ts",
  "lib/render": "#lib/render/encode/x.ts",
  "lib/render/scene": "#lib/render/scene/x.ts",
  "lib/providers": "#lib/providers/x.ts",
  "video-model": "#lib/providers/video-model.ts",
  "film-cutter": "#lib/providers/film-cutter.ts",
  "still-model": "#lib/providers/still-model.ts",
  "vendor-fault": "#lib/providers/vendor-fault.ts",
  "lib/publishers": "#lib/publishers/x.ts",
  "webhook-signature": "#lib/publishers/webhook-signature.ts",
  publisher: "#lib/publishers/publisher.ts",
  "lib/threads": "#lib/threads/x.ts",
  tasks: "#lib/threads/tasks.ts",
  thinking: "#lib/threads/thinking.ts",
  "lib/director": "#lib/director/x.ts",
  director: "#lib/director/director.ts",
  "lib/store": "#lib/store/x.ts",
  store: "#lib/store/store.ts",
  "film-records": "#lib/store/film-records.ts",
  "publishing-records": "#lib/store/publishing-records.ts",
  "media-store": "#lib/store/media-store.ts",
  "lib/telemetry": "#lib/telemetry/x.ts",
  "lib/engine": "#lib/engine/x.ts",
  "lib/operations": "#lib/operations/x.ts",
  context: "#lib/context.ts",
  "lib/commands": "#lib/commands/x.ts",
  "lib/api": "#lib/api/x.ts",
  components: "#components/studio/x.tsx",
};
const ownFiles: Record<string, string[]> = {
  "lib/elements": ["element-rows"],
  "lib/providers": ["video-model", "film-cutter", "still-model", "vendor-fault"],
  "lib/publishers": ["publisher", "webhook-signature"],
  "lib/director": ["director"],
  "lib/threads": ["tasks", "thinking"],
  "lib/store": ["store", "film-records", "publishing-records", "media-store"],
};

const importing = (from: string) => `import { x } from "${from}"; export const y = x;`;
const slug = (text: string) => text.replace(/\W+/g, "-");

type Probe = [file: string, code: string, rule: string];

const crossings = Object.entries(mayImport).flatMap(([folder, more]) =>
  Object.entries(targets).map(([name, from]) => ({
    probe: [`${folder}/to-${slug(name)}.ts`, importing(from), "no-restricted-imports"] as Probe,
    isAllowed: [folder, "lib/contract", ...more, ...(ownFiles[folder] ?? [])].includes(name),
  })),
);

/** Code that one folder may hold and others may not. */
const banned = (folders: string[], rule: string, codes: string[]): Probe[] =>
  folders.flatMap((folder) =>
    codes.map((code, i): Probe => [`${folder}/${rule}-${i}-${slug(code).slice(-40)}.ts`, code, rule]),
  );

const folders = Object.keys(mayImport);
const inLib = folders.filter((folder) => folder.startsWith("lib/"));
const but = (list: string[], ...left: string[]) => list.filter((folder) => !left.includes(folder));
const pure = [
  "lib/contract",
  "lib/acts",
  "lib/elements",
  "lib/places",
  "lib/planning",
  "lib/routing",
  "lib/timeline",
  "lib/page",
  "lib/render/scene",
];
const clockless = [...pure, "lib/engine", "lib/operations"];

/** What the composition root may not import either; it is one file, so it holds one probe. */
const contextImports = [
  "#lib/operations/x.ts",
  "#lib/api/x.ts",
  "#lib/store/generated/client.ts",
  "#components/x.tsx",
  "next/server",
  "react",
  "pg",
  "@dbos-inc/dbos-sdk",
  "ai",
];

const violations: Probe[] = [
  ...crossings.filter(({ isAllowed }) => !isAllowed).map(({ probe }) => probe),
  // The few files that are a layer of their own.
  ["lib/context.ts", contextImports.map((from) => `export * from "${from}";`).join("\n"), "no-restricted-imports"],
  ["instrumentation.ts", importing("#lib/operations/x.ts"), "no-restricted-imports"],
  // Every way to import counts.
  [
    "lib/planning/type-only.ts",
    `import type { X } from "#lib/routing/x.ts"; export type Y = X;`,
    "no-restricted-imports",
  ],
  ["lib/planning/lazy.ts", `export const y = () => import("#lib/routing/x.ts");`, "no-restricted-imports"],
  ["lib/planning/passed-on.ts", `export { x } from "#lib/routing/x.ts";`, "no-restricted-imports"],
  ["lib/planning/all-passed-on.ts", `export * from "#lib/routing/x.ts";`, "no-restricted-imports"],
  ["lib/planning/coverage/up.ts", importing("../x.ts"), "no-relative-parent-imports"],
  ["e2e/support/up.ts", importing("../x.ts"), "no-relative-parent-imports"],
  // Behind the screenplay nobody reads the sentence again.
  ...banned(
    ["camera", "colour", "layers", "prompts", "shots", "screenplay-checks", "screenplay-risk"].map(
      (stage) => `lib/planning/${stage}`,
    ),
    "no-restricted-imports",
    [
      importing("#lib/planning/intent/read-intent.ts"),
      importing("#lib/planning/screenplay/brief.ts"),
      importing("#lib/planning/coverage/cover.ts"),
    ],
  ),
  // Who knows what from outside.
  ...banned(but(inLib, "lib/api"), "no-restricted-imports", [
    importing("next"),
    importing("next/server"),
    importing("next-auth"),
    importing("next-auth/jwt"),
    importing("react"),
    importing("react/jsx-runtime"),
    importing("react-dom"),
    importing("react-dom/server"),
  ]),
  ...banned(but(folders, "lib/store"), "no-restricted-imports", [
    importing("@prisma/client"),
    importing("@prisma/client/runtime/client"),
    importing("pg"),
    importing("@electric-sql/pglite"),
    importing("pglite-prisma-adapter"),
    importing("#lib/store/generated/client.ts"),
  ]),
  ...banned(but(folders, "lib/engine"), "no-restricted-imports", [importing("@dbos-inc/dbos-sdk")]),
  ...banned(but(folders, "lib/store"), "no-restricted-imports", [importing("@vercel/blob")]),
  ...banned(but(folders, "lib/store", "lib/publishers"), "no-restricted-imports", [importing("aws4fetch")]),
  ...banned(but(folders, "lib/page"), "no-restricted-imports", [importing("parse5")]),
  ...banned(but(folders, "lib/director"), "no-restricted-imports", [importing("ai"), importing("@ai-sdk/openai")]),
  // Purity.
  ...banned([...pure, "components"], "no-restricted-imports", [importing("node:fs"), importing("node:fs/promises")]),
  ["lib/planning/bare.ts", `import fs from "fs"; export const y = fs;`, "prefer-node-protocol"],
  ...banned(clockless, "no-restricted-globals", [
    `export const y = process.env["X"];`,
    `export const y = fetch("https://x.example");`,
    `export const y = performance.now();`,
    `export const y = setTimeout(() => 1, 5);`,
    `export const y = setInterval(() => 1, 5);`,
    `export const y = setImmediate(() => 1);`,
  ]),
  ...banned(pure, "no-restricted-globals", [`export const y = new Date();`, `export const y = Date.parse("2026");`]),
  ...banned(clockless, "no-restricted-properties", [
    `export const y = Math.random();`,
    `export const y = Date.now();`,
    `export const y = crypto.randomUUID();`,
    `export const y = crypto.getRandomValues(new Uint8Array(4));`,
    `const { random } = Math; export const y = random();`,
  ]),
  ...banned(but(inLib, ...clockless), "no-restricted-properties", [
    `export const y = process.env["X"];`,
    `import process from "node:process"; export const y = process.env;`,
  ]),
  // Whatever the folder.
  ["bench/any.ts", `export const y = (x: any) => x;`, "no-explicit-any"],
  ["bench/floating.ts", `const f = async () => 1; export const y = () => { f(); };`, "no-floating-promises"],
  [
    "bench/case-left-out.ts",
    `export const y = (x: "a" | "b") => { switch (x) { case "a": return 1; } return 2; };`,
    "switch-exhaustiveness-check",
  ],
  ["bench/spread.ts", `export const y = { ...new Map<string, string>() };`, "no-misused-spread"],
  ["bench/unused.ts", `export const y = (left_out: number) => 1;`, "no-unused-vars"],
  [
    "bench/twice.ts",
    `import { g } from "./ring-a.ts"; import { g2 } from "./ring-a.ts"; export const y = [g, g2];`,
    "no-duplicates",
  ],
  ["bench/long.ts", "export {};\n".repeat(401), "max-lines"],
  ["bench/ring-a.ts", `import { h } from "./ring-b.ts"; export const g = () => h; export const g2 = g;`, "no-cycle"],
  ["bench/ring-b.ts", `import { g } from "./ring-a.ts"; export const h = () => g;`, "no-cycle"],
  ["components/key.tsx", `export const Y = () => <>{[1].map((n) => <b>{n}</b>)}</>;`, "jsx-key"],
  ["app/sync.tsx", `export const Y = () => <script src="https://x.example/x.js" />;`, "no-sync-scripts"],
  ["bench/never.ts", `export const y = (x: number) => x === NaN;`, "use-isnan"],
  ["bench/useless.ts", `export const y = [...[1, 2]];`, "no-useless-spread"],
  ["bench/same.ts", `export const y = (x: number) => x < 0 && x > 10;`, "const-comparisons"],
];

const allowed: Probe[] = [
  ...crossings.filter(({ isAllowed }) => isAllowed).map(({ probe }) => probe),
  ["lib/planning/layers/ok.ts", importing("#lib/planning/film.ts"), "restricted"],
  ["lib/gate/ok.ts", importing("node:dns"), "restricted"],
  [
    "lib/store/ok.ts",
    `import { x } from "./generated/client.ts"; import { z } from "@prisma/client"; export const y = [x, z];`,
    "restricted",
  ],
  ["lib/store/clock.ts", `export const y = [new Date(), Date.now(), Math.random()];`, "restricted"],
  ["lib/engine/ok.ts", importing("@dbos-inc/dbos-sdk"), "restricted"],
  ["lib/director/ok.ts", importing("ai"), "restricted"],
  ["lib/engine/read-time.ts", `export const y = new Date("2026-01-01T00:00:00Z");`, "restricted"],
  [
    "lib/api/ok.ts",
    `import { x } from "next/server"; import { z } from "next-auth"; export const y = [x, z];`,
    "restricted",
  ],
  [
    "components/ok.ts",
    `import { x } from "react"; import { z } from "next-auth/react"; export const y = [x, z];`,
    "restricted",
  ],
  ["lib/render/encode/platform.ts", `export const y = process.platform;`, "restricted"],
  [
    "lib/planning/ok.test.ts",
    `import fs from "node:fs"; export const y = [fs, new Date(), Math.random()];`,
    "restricted",
  ],
  ["bench/code-points.ts", `export const y = (text: string) => [...text];`, "misused-spread"],
  ["bench/left-out.ts", `export const y = ({ a: _, ...rest }: { a: 1; b: 2 }) => rest;`, "unused-vars"],
  [
    "bench/default.ts",
    `export const y = (x: "a" | "b") => { switch (x) { case "a": return 1; default: return 2; } };`,
    "switch-exhaustiveness-check",
  ],
];

const root = process.cwd();
let folder: string;
let found: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "layers-"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  for (const file of ["oxlint.config.ts", "tsconfig.json", "package.json"])
    copyFileSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, ".gitignore"), "node_modules\n");
  for (const [file, code] of [...violations, ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One run over all probes: the codes of what was found, by file. Findings end the linter with 1, which is no fault. */
const lint = (): Map<string, string> => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, "node_modules", "oxlint", "bin", "oxlint"), "--type-aware", "--format=json"],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  expect(stderr).toBe("");
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; filename: string; severity: string }[];
  };
  const byFile = new Map<string, string>();
  // A mere warning lets everything through.
  for (const { filename, code } of diagnostics.filter(({ severity }) => severity === "error"))
    byFile.set(filename, `${byFile.get(filename) ?? ""} ${code ?? ""}`);
  return byFile;
};

test("no two probes share a file", () => {
  const files = [...violations, ...allowed].map(([file]) => file);
  expect(files.filter((file, i) => files.indexOf(file) !== i)).toEqual([]);
});

test("lib/context.ts: every violation is reported", () => {
  expect((found.get("lib/context.ts") ?? "").match(/no-restricted-imports/g)).toHaveLength(contextImports.length);
});

test("every folder of lib stands in the table", () => {
  const entries = readdirSync("lib", { withFileTypes: true });
  const names = entries.map(({ name }) => `lib/${name}`);
  const rest = ["lib/context.ts", "lib/environment.ts", "lib/environment.test.ts"];
  expect(names.filter((name) => !(name in mayImport) && !rest.includes(name))).toEqual([]);
});

/** The probes of each folder of the table; what lies outside of it comes under its first folder. */
const byFolder = (probes: Probe[]): [folder: string, probes: Probe[]][] => {
  const groups = new Map<string, Probe[]>();
  for (const probe of probes) {
    const home = Object.keys(mayImport).find((name) => probe[0].startsWith(`${name}/`)) ?? probe[0].split("/")[0] ?? "";
    groups.set(home, [...(groups.get(home) ?? []), probe]);
  }
  return [...groups];
};
const isFound = ([file, , rule]: Probe) => (found.get(file) ?? "").includes(rule);
const filesOf = (probes: Probe[]) => probes.map(([file, code]) => `${file}: ${code}`);

test.each(byFolder(violations))("%s: every violation is reported", (_folder, probes) => {
  expect(filesOf(probes.filter((probe) => !isFound(probe)))).toEqual([]);
});

test.each(byFolder(allowed))("%s: what the table allows passes", (_folder, probes) => {
  expect(filesOf(probes.filter(isFound))).toEqual([]);
});
