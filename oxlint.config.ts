import { defineConfig, type OxlintOverride } from "oxlint";

const storePorts = [
  "lib/store/store.ts",
  "lib/store/account-records.ts",
  "lib/store/film-records.ts",
  "lib/store/lease.ts",
  "lib/store/database-away.ts",
  "lib/store/failure-codes.ts",
  "lib/store/publishing-records.ts",
  "lib/store/keeping-records.ts",
  "lib/store/limit-records.ts",
  "lib/store/media-records.ts",
  "lib/store/spending-records.ts",
  "lib/store/operating-records.ts",
  "lib/store/removal-records.ts",
  "lib/store/media-store.ts",
];

/** Stages that a screenplay is compiled by: they know the film, never the sentence that it was made of. */
const compiled = [
  "lib/planning/camera",
  "lib/planning/layers",
  "lib/planning/colour",
  "lib/planning/prompts",
  "lib/planning/shots",
  "lib/planning/hero",
  "lib/planning/screenplay-checks",
  "lib/planning/screenplay-risk",
  "lib/planning/derive-film.ts",
  "lib/planning/derive-beats.ts",
  "lib/planning/derive-score.ts",
  "lib/planning/sound.ts",
  "lib/planning/idiom.ts",
  "lib/planning/complete-plan.ts",
];
const behindTheScreenplay = [
  ...compiled,
  "lib/planning/film.ts",
  "lib/planning/draft.ts",
  "lib/planning/frames.ts",
  "lib/planning/dice.ts",
  "lib/planning/merge-patch.ts",
  "lib/planning/matches-in.ts",
  "lib/planning/place-kinds.ts",
  "lib/planning/canonical-json.ts",
  "lib/planning/version.ts",
  "lib/planning/modes",
  "lib/planning/compile",
  "lib/planning/refine/set-conditions.ts",
  "lib/planning/refine/shot-change.ts",
  // Words for weather in a name of the screenplay, and English for its own words.
  "lib/planning/intent/says-winter.ts",
  "lib/planning/meaning/gloss.ts",
  // What people look like, and how they feel, by the screenplay's own words of them.
  "lib/planning/looks",
  // How acts are played tells what hands and things are like before and after them.
  "lib/acts",
  "lib/places",
  // Words of the kinds that a thing comes in.
  "lib/elements",
  "data",
];

/** Who may import whom: a folder may always import itself and lib/contract; everything else stands here. */
const layers: Record<string, string[]> = {
  "lib/contract": [],
  // The one place that reads a language's tables and models from the disk.
  "lib/language": [],
  // What bodies and things do in an act, as data: planning times it, the renderer plays it.
  "lib/acts": ["data"],
  // What can be drawn, as data: planning reads names and sizes, the renderer sizes and how each is staged.
  "lib/elements": ["data", "lib/places"],
  // What places are made of, as data: planning chooses them, the renderer builds them.
  "lib/places": ["data"],
  "lib/planning": ["data", "lib/language", "lib/acts", "lib/places", "lib/elements"],
  "lib/routing": [],
  "lib/timeline": [],
  // What is veiled in another language is judged by its gloss too: a second set of word lists would drift from the first.
  "lib/gate": [
    "lib/pictures",
    "lib/planning/intent/detect-language.ts",
    "lib/planning/matches-in.ts",
    "lib/planning/meaning/gloss.ts",
  ],
  "lib/page": [],
  "lib/provenance": [],
  // The one place that opens a picture's file.
  "lib/pictures": ["lib/provenance/media-kind.ts"],
  "lib/render": [
    "lib/acts",
    "lib/elements/element-rows.ts",
    "lib/elements/variants.ts",
    "lib/elements/four-legs.ts",
    "lib/elements/solid-finishes.ts",
    "lib/elements/creature-rows.ts",
    "lib/elements/first-use.ts",
    "lib/elements/swimmers.ts",
    "lib/elements/solid-parts.ts",
    "lib/elements/built-strokes.ts",
    "lib/elements/solid-rows.ts",
    "lib/elements/people",
    "lib/elements/animal-painting.ts",
    "lib/elements/animal-marks.ts",
    "lib/elements/plants",
    "lib/elements/birds.ts",
    "lib/elements/drawn-rows.ts",
    "lib/elements/drawn-strokes.ts",
    "lib/places",
    "lib/pictures",
    "lib/provenance/watermark",
    "lib/provenance/media-kind.ts",
    "lib/provenance/wasm-memory.ts",
  ],
  "lib/providers": ["lib/render", "lib/provenance/media-kind.ts"],
  "lib/publishers": [],
  "lib/director": ["lib/planning"],
  "lib/store": [],
  // What a process tells of itself: whether it is ready, logs, metrics, traces.
  "lib/telemetry": [],
  "lib/engine": [
    "lib/planning",
    "lib/routing",
    "lib/telemetry",
    "lib/gate",
    "lib/provenance",
    "lib/providers/video-model.ts",
    "lib/providers/film-cutter.ts",
    "lib/providers/still-model.ts",
    "lib/providers/vendor-fault.ts",
    "lib/publishers/publisher.ts",
    "lib/publishers/webhook-signature.ts",
    ...storePorts,
  ],
  // The tasks that run where they can be stopped, and how they are asked for.
  "lib/threads": ["lib/planning", "lib/gate", "lib/page"],
  "lib/operations": [
    "lib/planning",
    "lib/threads/tasks.ts",
    "lib/threads/thinking.ts",
    "lib/routing",
    "lib/gate",
    "lib/page",
    "lib/engine",
    "lib/timeline",
    "lib/provenance/media-kind.ts",
    "lib/director/director.ts",
    "lib/publishers/publisher.ts",
    "lib/publishers/webhook-signature.ts",
    ...storePorts,
  ],
  // What may be set, and how it is read: the composition root hands it on.
  "lib/environment.ts": [
    "lib/director",
    "lib/engine/quota-settings.ts",
    "lib/engine/role-settings.ts",
    "lib/engine/work-settings.ts",
    "lib/engine/vendor-settings.ts",
    "lib/store/installation-settings.ts",
    "lib/store/media-settings.ts",
    "lib/telemetry/telemetry-settings.ts",
  ],
  "lib/context.ts": [
    "lib/environment.ts",
    "lib/elements",
    "lib/planning",
    "lib/telemetry",
    "lib/threads",
    "lib/routing",
    "lib/gate",
    "lib/provenance",
    "lib/render",
    "lib/providers",
    "lib/publishers",
    "lib/director",
    "lib/store",
    "lib/engine",
  ],
  // Beside the service, on its database: what whoever runs it may do.
  "lib/commands": [
    "lib/environment.ts",
    "lib/context.ts",
    "lib/store",
    "lib/engine",
    "lib/provenance",
    "lib/api/make-account.ts",
  ],
  "lib/api": ["lib/operations", "lib/telemetry", "lib/context.ts", ...storePorts],
  "instrumentation.ts": ["lib/api", "lib/commands/hear-commands.ts"],
  "proxy.ts": ["lib/api/content-policy.ts", "lib/store/media-settings.ts", "components/studio/theme-script.ts"],
  components: [
    // What a plan's own edits need, so that the page can show one before the service answers.
    "lib/planning/camera/optics.ts",
    "lib/planning/camera/path.ts",
    "lib/planning/edit/edit-screenplay.ts",
    "lib/planning/frames.ts",
    "lib/planning/merge-patch.ts",
    "lib/planning/recut.ts",
    "lib/planning/staging/act-times.ts",
    "lib/render/scene",
    "lib/render/audio",
    "lib/provenance/explanations.ts",
    "lib/provenance/media-kind.ts",
    "lib/provenance/read-credential.ts",
    "lib/provenance/reader-settings.ts",
    "lib/provenance/report.ts",
    "lib/provenance/verify-file.ts",
  ],
  app: ["components", "lib/api"],
  // Meaning flows one way: behind the screenplay nobody reads an intent, a brief or words of a story again.
  ...Object.fromEntries(compiled.map((folder) => [folder, behindTheScreenplay])),
  // The later override wins where two match: scene and sound run in a browser, the rest of render does not.
  // Names are for planning alone: a browser that draws loads none.
  "lib/render/scene": [
    "lib/acts",
    "lib/places",
    "lib/elements/element-rows.ts",
    "lib/elements/four-legs.ts",
    "lib/elements/solid-finishes.ts",
    "lib/elements/creature-rows.ts",
    "lib/elements/first-use.ts",
    "lib/elements/swimmers.ts",
    "lib/elements/solid-parts.ts",
    "lib/elements/built-strokes.ts",
    "lib/elements/solid-rows.ts",
    "lib/elements/people",
    "lib/elements/animal-painting.ts",
    "lib/elements/animal-marks.ts",
    "lib/elements/plants",
    "lib/elements/birds.ts",
    "lib/elements/drawn-rows.ts",
    "lib/elements/drawn-strokes.ts",
    "lib/elements/variants.ts",
  ],
  "lib/render/audio": ["lib/acts", "lib/render/scene"],
};

/** Runs anywhere, a browser too, and answers the same for the same arguments. */
const pure = [
  "lib/acts",
  "lib/elements",
  "lib/places",
  "lib/contract",
  "lib/planning",
  "lib/routing",
  "lib/timeline",
  "lib/page",
  "lib/render/scene",
  "lib/render/audio",
];
/** Time and chance are arguments here; the engine and the operations have them handed in. */
const clockless = [...pure, "lib/engine", "lib/operations"];
/** One reader of the environment: everybody else in lib is handed what it says. */
const unaware = [
  "lib/language",
  "lib/gate",
  "lib/pictures",
  "lib/provenance",
  "lib/render",
  "lib/providers",
  "lib/publishers",
  "lib/director",
  "lib/store",
  "lib/telemetry",
  "lib/threads",
  "lib/commands",
  "lib/api",
];
const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing/**", "**/*-suite.ts"];

const isFile = (path: string): boolean => path.endsWith(".ts");
const within = (folders: string[]): string[] => folders.map((folder) => `${folder}/**`);

/** `a/b` gives `a` and `a/b`: a pattern that re-admits a folder must re-admit what stands above it. */
const withParents = (path: string): string[] => path.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"));

const layer = ([folder, more]: [string, string[]]): OxlintOverride => {
  const allowed = ["lib/contract", folder, ...more];
  const readmitted = [
    ...allowed.flatMap(withParents),
    ...allowed.filter((path) => !isFile(path)).map((p) => `${p}/**`),
  ];
  const patterns = [
    {
      // The last match decides: nothing, then what is allowed, then what only the store itself may see of the store.
      group: [
        "\\#*",
        "\\#*/**",
        // Zod, or what stands in for it where rows were checked before.
        "!\\#schema",
        ...new Set(readmitted.map((path) => `!\\#${path}`)),
        ...(folder === "lib/store" ? [] : ["\\#lib/store/generated/**"]),
      ],
      message: `${folder} may import only ${allowed.join(", ")}.`,
    },
  ];
  const ban = (group: string[], message: string) => patterns.push({ group, message });
  if (pure.some((each) => folder === each || folder.startsWith(`${each}/`)) || folder === "components")
    ban(["node:*", "node:*/**"], `${folder} runs in the browser as it is.`);
  if (folder.startsWith("lib/") && folder !== "lib/api")
    ban(["next", "next/**", "next-auth", "next-auth/**", "react", "react/**", "react-dom", "react-dom/**"], reactStops);
  if (folder !== "lib/store") ban(["@prisma/**", "pg", "@electric-sql/**", "pglite-prisma-adapter"], databaseIsKnown);
  if (folder !== "lib/director") ban(["ai", "ai/**", "@ai-sdk/**"], "Only lib/director knows a language model.");
  if (folder !== "lib/store") ban(["@vercel/blob"], "Only lib/store knows a blob store.");
  if (folder !== "lib/store" && folder !== "lib/publishers")
    ban(["aws4fetch"], "Only lib/store and lib/publishers speak to buckets.");
  if (folder !== "lib/page") ban(["parse5", "parse5/**"], "Only lib/page takes HTML apart.");
  if (folder !== "lib/engine") ban(["@dbos-inc/**"], "Only lib/engine knows the durable engine.");
  return {
    files: [isFile(folder) ? folder : `${folder}/**`],
    excludeFiles: tests,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
};
const reactStops = "Next and React stop at lib/api.";
const databaseIsKnown = "Only lib/store knows the database.";

const timers = ["setTimeout", "setInterval", "setImmediate"];
const surroundings = ["process", "fetch", "performance", ...timers];
const chance = [
  { object: "Math", property: "random" },
  { object: "Date", property: "now" },
  { object: "crypto", property: "randomUUID" },
  { object: "crypto", property: "getRandomValues" },
];

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "import", "unicorn", "nextjs", "oxc"],
  categories: { correctness: "error" },
  rules: {
    "import/no-cycle": "error",
    "import/no-duplicates": "error",
    "import/no-relative-parent-imports": "error",
    "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    // A `default` is an answer for the rest; without one every case must be named.
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    // Texts are taken apart by code point on purpose: scripts and emoji are counted that way everywhere.
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    // `{ left_out: _, ...rest }` is how a field is left out.
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "unicorn/prefer-node-protocol": "error",
    // Rules of the React compiler, which this build does not use: what only the device knows (draft, theme, address)
    // comes in an effect after the server's render, and a video element is steered through its ref.
    "react/set-state-in-effect": "off",
    "react/immutability": "off",
    // Addresses of the API are no pages, and signed pictures change their address by the hour.
    "nextjs/no-html-link-for-pages": "off",
    "nextjs/no-img-element": "off",
  },
  overrides: [
    ...Object.entries(layers).map(layer),
    {
      files: within(clockless),
      excludeFiles: tests,
      rules: {
        "no-restricted-globals": ["error", ...surroundings],
        "no-restricted-properties": ["error", ...chance],
      },
    },
    {
      files: within(pure),
      excludeFiles: tests,
      rules: { "no-restricted-globals": ["error", ...surroundings, "Date"] },
    },
    {
      files: within(unaware),
      // A program of its own reads it at its entry.
      // next-auth looks for its address in the environment and nowhere else: that file puts it there.
      excludeFiles: [...tests, "lib/render/scene/**", "lib/api/auth-route.ts", "lib/commands/main.ts"],
      rules: { "no-restricted-properties": ["error", { object: "process", property: "env" }] },
    },
    // A module asked for with `?compiled` is its packed text, which the compiler knows and the linter does not.
    { files: ["app/**"], rules: { "import/default": "off" } },
    // Compiled code.
    { files: ["lib/render/scene/raster/kernel-code.ts"], rules: { "max-lines": "off" } },
  ],
  ignorePatterns: ["lib/store/generated/**", ".next/**", "next-env.d.ts"],
});
