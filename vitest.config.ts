import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "components/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // Real databases, encoders and readers take their time on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
