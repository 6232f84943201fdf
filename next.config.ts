import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native addons, wasm loaders and the durable engine keep their own files: they are required at run time, not bundled.
  serverExternalPackages: [
    "@dbos-inc/dbos-sdk",
    "pg",
    "@electric-sql/pglite",
    "@napi-rs/canvas",
    "@node-rs/argon2",
    "sharp",
    "mediabunny",
    "@ffmpeg-installer/ffmpeg",
    "@contentauth/c2pa-wasm",
    "@prisma/schema-engine-wasm",
  ],
  // Where the C2PA specification looks for its Soft Binding Resolution API when all it knows is the host.
  rewrites: () =>
    Promise.resolve(
      ["matches", "manifests", "services"].map((part) => ({
        source: `/${part}/:path*`,
        destination: `/api/v1/${part}/:path*`,
      })),
    ),
};

export default config;
