import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./support/global-setup.ts",
  // Each has a product of its own; files are shared out, and the tests of one file stay in their order.
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  expect: {
    timeout: 15_000,
    // Another build of Chromium smooths letters otherwise; a part that moved or is missing is more than that.
    toHaveScreenshot: {
      pathTemplate: "{testDir}/looks/{arg}{ext}",
      scale: "css",
      animations: "disabled",
      maxDiffPixels: 3000,
    },
  },
  reporter: [["list"], ["json"]],
  outputDir: "../test-results",
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
    trace: "retain-on-failure",
  },
});
