import { defineConfig, type OxlintOverride } from "oxlint";

const ports = ["lib/store/store.ts", "lib/store/media-store.ts"];

/** Who may import whom: a folder may always import itself and lib/contract; everything else stands here. */
export const layers: Record<string, string[]> = {
  "lib/contract": [],
  "lib/planning": [],
  "lib/routing": [],
  "lib/gate": [],
  "lib/provenance": [],
  "lib/render": [],
  "lib/providers": ["lib/render"],
  "lib/publishers": [],
  "lib/store": [],
  "lib/engine": [
    "lib/planning",
    "lib/routing",
    "lib/gate",
    "lib/provenance",
    "lib/providers/video-model.ts",
    "lib/providers/film-cutter.ts",
    ...ports,
  ],
  "lib/operations": ["lib/planning", "lib/routing", "lib/gate", "lib/engine", "lib/publishers/publisher.ts", ...ports],
  "lib/context.ts": [
    "lib/planning",
    "lib/routing",
    "lib/gate",
    "lib/provenance",
    "lib/render",
    "lib/providers",
    "lib/publishers",
    "lib/store",
    "lib/engine",
  ],
  "lib/api": ["lib/operations", "lib/context.ts", ...ports],
  "instrumentation.ts": ["lib/api"],
  components: ["lib/render/scene"],
  app: ["components", "lib/api"],
};

const pure = ["lib/contract", "lib/planning", "lib/routing", "lib/render/scene"];
/** Time and chance are arguments here; the engine has them handed in too. */
const clockless = [...pure, "lib/engine", "lib/operations"];
const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing/**", "**/*-suite.ts"];

/** `a/b` gives `a` and `a/b`: a pattern that re-admits a folder must re-admit what stands above it. */
const withParents = (path: string): string[] => path.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"));

const patternsOf = (folder: string, more: string[]) => {
  const allowed = ["lib/contract", folder, ...more];
  const open = [...new Set(allowed.flatMap(withParents))];
  const patterns = [
    {
      group: [
        "\\#*",
        "\\#*/**",
        ...open.map((path) => `!\\#${path}`),
        ...allowed.filter((path) => !path.endsWith(".ts")).map((path) => `!\\#${path}/**`),
      ],
      message: `${folder} may import only ${allowed.join(", ")}.`,
    },
  ];
  const ban = (group: string[], message: string) => patterns.push({ group, message });
  ban(["../*", "../**"], "Say where it is from the root: #lib/… or #components/….");
  if (pure.includes(folder)) ban(["node:*", "node:*/**"], `${folder} is pure: it runs in the browser as it is.`);
  if (folder.startsWith("lib/") && folder !== "lib/api")
    ban(
      ["next", "next/**", "next-auth", "next-auth/**", "react", "react-dom", "react/**"],
      "Next and React stop at lib/api.",
    );
  if (folder !== "lib/store")
    ban(
      ["@prisma/**", "**/generated/**", "pg", "@electric-sql/**", "pglite-prisma-adapter"],
      "Only lib/store knows the database.",
    );
  if (folder !== "lib/engine") ban(["@dbos-inc/**"], "Only lib/engine knows the durable engine.");
  return patterns;
};

const layer = ([folder, more]: [string, string[]]): OxlintOverride => ({
  files: [folder.endsWith(".ts") ? folder : `${folder}/**`],
  excludeFiles: tests,
  rules: { "no-restricted-imports": ["error", { patterns: patternsOf(folder, more) }] },
});

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "import", "unicorn", "nextjs", "oxc"],
  categories: { correctness: "error" },
  rules: {
    "import/no-cycle": "error",
    "import/no-duplicates": "error",
    "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    // A `default` is an answer for the rest; without one every case must be named.
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    // Texts are taken apart by code point on purpose: scripts and emoji are counted that way everywhere.
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    // Addresses of the API are no pages, and signed pictures change their address by the hour.
    "nextjs/no-html-link-for-pages": "off",
    "nextjs/no-img-element": "off",
  },
  overrides: [
    ...Object.entries(layers).map(layer),
    // The later override wins where both match: the scene runs in a browser, the rest of render does not.
    layer(["lib/render/scene", []]),
    {
      files: clockless.map((folder) => `${folder}/**`),
      excludeFiles: tests,
      rules: {
        "no-restricted-globals": ["error", "process", "fetch", "setTimeout", "setInterval"],
        "no-restricted-properties": [
          "error",
          { object: "Math", property: "random" },
          { object: "Date", property: "now" },
          { object: "crypto", property: "randomUUID" },
        ],
      },
    },
    {
      files: pure.map((folder) => `${folder}/**`),
      excludeFiles: tests,
      rules: { "no-restricted-globals": ["error", "process", "fetch", "setTimeout", "setInterval", "Date"] },
    },
    {
      // One reader of the environment: everybody else is handed what it says.
      files: [
        "lib/gate/**",
        "lib/provenance/**",
        "lib/render/**",
        "lib/providers/**",
        "lib/publishers/**",
        "lib/store/**",
      ],
      excludeFiles: [...tests, "lib/render/scene/**"],
      rules: { "no-restricted-properties": ["error", { object: "process", property: "env" }] },
    },
  ],
  ignorePatterns: ["lib/store/generated/**", ".next/**", "next-env.d.ts"],
});
