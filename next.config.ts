import type { NextConfig } from "next";
import { functionFiles, imageFiles, leftOut } from "./scripts/function-files.mjs";

/** As `sessionCookieName` has them, with TLS and without. */
const sessionCookies = ["next-auth.session-token", "__Secure-next-auth.session-token"];

/** On every answer. Pages have a content policy of their own beside these (proxy.ts). */
const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];
/** What the API answers is read or played, never shown as a page: it may load, run and be framed by nothing. */
const dataOnly = [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox" }];
const twoYearsOfTls = [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }];

/** For an image: a folder with the server and whatever it opens, of all routes together. */
const forImages = process.env["SHOTWRIGHT_IMAGE"] === "1";

const config: NextConfig = {
  ...(forImages ? { output: "standalone" as const, outputFileTracingRoot: import.meta.dirname } : {}),
  poweredByHeader: false,
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: everywhere },
      { source: "/api/:path((?!auth/).*)", headers: dataOnly },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: twoYearsOfTls,
      },
    ]),
  reactStrictMode: true,
  turbopack: {
    // What pages of plain HTML bring: stylesheet and programs as their compiled text (see docs/decisions/0017).
    rules: {
      "*.css": { condition: { query: "?compiled" }, loaders: ["./scripts/compile-sheet.mjs"], type: "text" },
      "*.ts": { condition: { query: "?compiled" }, loaders: ["./scripts/compile-program.mjs"], as: "*.js" },
      "*": { condition: { query: "?name" }, loaders: ["./scripts/name-file.mjs"], as: "*.js" },
    },
    resolveAlias: {
      "geist-fonts/*": "./node_modules/geist/dist/fonts/*",
      "c2pa-reader/*": "./node_modules/@contentauth/c2pa-wasm/pkg/*",
    },
    // The reader's WebAssembly is sent to browsers, not required here.
    ignoreIssue: [{ path: "**/app/assets/**", title: /can't be external/ }],
  },
  // Native addons, wasm loaders and the durable engine keep their own files: they are required at run time, not bundled.
  serverExternalPackages: [
    "@dbos-inc/dbos-sdk",
    "pg",
    "@electric-sql/pglite",
    "@napi-rs/canvas",
    "@node-rs/argon2",
    "sharp",
    "mediabunny",
    "@ffmpeg/core",
    "@contentauth/c2pa-wasm",
    "@prisma/schema-engine-wasm",
  ],
  outputFileTracingIncludes: forImages ? imageFiles : functionFiles,
  outputFileTracingExcludes: leftOut,
  // `npm run check` looks at types: whoever only starts the product does not wait for it.
  typescript: { ignoreBuildErrors: true },
  rewrites: () =>
    Promise.resolve({
      // Who is not signed in gets the page without the studio around it, as plain HTML.
      beforeFiles: [
        {
          source: "/verify",
          missing: sessionCookies.map((key) => ({ type: "cookie" as const, key })),
          destination: "/verify/visitor",
        },
      ],
      // Where the C2PA specification looks for its Soft Binding Resolution API when all it knows is the host.
      afterFiles: ["matches", "manifests", "services"].map((part) => ({
        source: `/${part}/:path*`,
        destination: `/api/v1/${part}/:path*`,
      })),
    }),
};

export default config;
