import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Files that break one rule each: path, content, the rule that must speak. */
const violations: [file: string, code: string, rule: string][] = [
  ["lib/contract/a.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/planning/a.ts", `import { x } from "#lib/routing/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/planning/b.ts", `import fs from "node:fs"; export const y = fs;`, "no-restricted-imports"],
  ["lib/planning/c.ts", `import fs from "node:fs/promises"; export const y = fs;`, "no-restricted-imports"],
  ["lib/planning/d.ts", `export const y = new Date();`, "no-restricted-globals"],
  ["lib/planning/e.ts", `export const y = Math.random();`, "no-restricted-properties"],
  ["lib/planning/f.ts", `export const y = fetch("https://x.example");`, "no-restricted-globals"],
  ["lib/planning/g.ts", `export const y = process.env["X"];`, "no-restricted-globals"],
  ["lib/planning/h.ts", `setTimeout(() => 1, 5); export const y = 1;`, "no-restricted-globals"],
  ["lib/planning/intent/i.ts", `import { x } from "../x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/routing/a.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/routing/b.ts", `export const y = Date.now();`, "no-restricted-properties"],
  ["lib/gate/a.ts", `import { x } from "#lib/store/store.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/gate/b.ts", `export const y = process.env["X"];`, "no-restricted-properties"],
  ["lib/provenance/a.ts", `import { x } from "#lib/engine/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/provenance/b.ts", `import React from "react"; export const y = React;`, "no-restricted-imports"],
  ["lib/render/a.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`, "no-restricted-imports"],
  [
    "lib/render/scene/a.ts",
    `import { x } from "#lib/render/encode/x.ts"; export const y = x;`,
    "no-restricted-imports",
  ],
  ["lib/render/scene/b.ts", `import fs from "node:fs"; export const y = fs;`, "no-restricted-imports"],
  ["lib/render/scene/c.ts", `export const y = Math.random();`, "no-restricted-properties"],
  ["lib/providers/a.ts", `import { x } from "#lib/store/store.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/publishers/a.ts", `import { x } from "#lib/engine/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/store/a.ts", `import { DBOS } from "@dbos-inc/dbos-sdk"; export const y = DBOS;`, "no-restricted-imports"],
  ["lib/store/b.ts", `import { x } from "next/server"; export const y = x;`, "no-restricted-imports"],
  ["lib/engine/a.ts", `import { x } from "#lib/store/prisma-store.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/engine/b.ts", `import { x } from "#lib/providers/preview.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/engine/c.ts", `export const y = crypto.randomUUID();`, "no-restricted-properties"],
  ["lib/operations/a.ts", `import { x } from "@prisma/client"; export const y = x;`, "no-restricted-imports"],
  ["lib/operations/b.ts", `import { x } from "#lib/context.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/operations/c.ts", `import { x } from "next/headers"; export const y = x;`, "no-restricted-imports"],
  ["lib/operations/d.ts", `import { x } from "#lib/render/scene/x.ts"; export const y = x;`, "no-restricted-imports"],
  [
    "lib/operations/e.ts",
    `import { x } from "#lib/store/generated/client.ts"; export const y = x;`,
    "no-restricted-imports",
  ],
  ["lib/context.ts", `import { x } from "#lib/operations/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/api/a.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/api/b.ts", `import { x } from "pg"; export const y = x;`, "no-restricted-imports"],
  ["components/a.ts", `import { x } from "#lib/api/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["components/b.ts", `import { x } from "#lib/render/encode/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["components/c.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["app/a.ts", `import { x } from "#lib/operations/x.ts"; export const y = x;`, "no-restricted-imports"],
  ["app/b.ts", `import { x } from "#lib/context.ts"; export const y = x;`, "no-restricted-imports"],
  ["lib/store/c.ts", `export const y = (x: any) => x;`, "no-explicit-any"],
  ["lib/store/d.ts", `const f = async () => 1; export const y = () => { f(); };`, "no-floating-promises"],
  [
    "lib/store/e.ts",
    `export const y = (x: "a" | "b") => { switch (x) { case "a": return 1; } return 2; };`,
    "switch-exhaustiveness-check",
  ],
  ["lib/store/f.ts", `${"export {};\n".repeat(401)}`, "max-lines"],
  ["lib/store/g.ts", `import { h } from "./h.ts"; export const g = () => h;`, "no-cycle"],
  ["lib/store/h.ts", `import { g } from "./g.ts"; export const h = () => g;`, "no-cycle"],
];

/** Imports that the table allows: none of them may be reported. */
const allowed: [file: string, code: string][] = [
  ["lib/planning/ok.ts", `import { x } from "#lib/contract/x.ts"; export const y = x;`],
  ["lib/planning/intent/ok.ts", `import { x } from "#lib/planning/x.ts"; export const y = x;`],
  ["lib/gate/ok.ts", `import dns from "node:dns"; export const y = dns;`],
  ["lib/providers/ok.ts", `import { x } from "#lib/render/encode/x.ts"; export const y = x;`],
  [
    "lib/engine/ok.ts",
    `import { x } from "#lib/store/store.ts"; import { z } from "#lib/providers/video-model.ts"; export const y = [x, z];`,
  ],
  [
    "lib/operations/ok.ts",
    `import { x } from "#lib/engine/engine.ts"; import { z } from "#lib/gate/x.ts"; export const y = [x, z];`,
  ],
  ["lib/store/ok.ts", `import { x } from "./generated/client.ts"; export const y = [x, new Date()];`],
  ["lib/api/ok.ts", `import { x } from "#lib/context.ts"; import { z } from "next/server"; export const y = [x, z];`],
  [
    "components/ok.ts",
    `import { x } from "#lib/render/scene/x.ts"; import { z } from "#lib/contract/x.ts"; export const y = [x, z];`,
  ],
  ["app/ok.ts", `import { x } from "#components/x.tsx"; import { z } from "#lib/api/x.ts"; export const y = [x, z];`],
];

interface Report {
  diagnostics: { code?: string; filename: string }[];
}

const root = process.cwd();
let folder: string;
let found: Map<string, string[]>;

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

const lint = (): Map<string, string[]> => {
  let output: string;
  try {
    output = execFileSync(path.join(root, "node_modules", ".bin", "oxlint"), ["--type-aware", "--format=json"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    // Findings end the linter with 1; what it found is on its output all the same.
    output = (error as { stdout: string }).stdout;
  }
  const byFile = new Map<string, string[]>();
  for (const { filename, code } of (JSON.parse(output) as Report).diagnostics)
    byFile.set(filename, [...(byFile.get(filename) ?? []), code ?? ""]);
  return byFile;
};

test.each(violations)("%s is reported for: %s", (file, _code, rule) => {
  expect((found.get(file) ?? []).join(" ")).toContain(rule);
});

test.each(allowed)("%s passes", (file) => {
  expect((found.get(file) ?? []).filter((code) => code.includes("restricted"))).toEqual([]);
});
