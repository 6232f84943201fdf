import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What these folders do leaves nothing behind, so their tests share a process and load what they test once. */
const leavingNothing = ["contract", "page", "planning", "render/audio", "render/scene", "routing", "timeline"];
const shared = leavingNothing.map((folder) => `lib/${folder}/**/*.test.ts`);

/** Files that take longest. They begin first: one that begins last runs alone, and the other processor has nothing to do. */
const slowest = [
  "lib/api/first-gone",
  "lib/operations/hostile-words.doubling",
  "lib/api/bucket-film",
  "scripts/restore-drill",
  "lib/api/work",
  "lib/engine/killed",
  "lib/engine/engine-embedded",
  "lib/api/roles",
  "lib/engine/many-processes",
  "lib/engine/engine-postgres",
  "lib/api/hostile-words",
  "lib/render/encode/film-pictures",
  "lib/render/encode/film",
  "lib/api/film-versions",
  "lib/engine/two-processes",
  "lib/engine/started-together",
  "lib/api/quotas",
  "lib/store/migrate",
  "lib/api/money-walk",
];
const place = ({ moduleId }: TestSpecification): number => {
  const found = slowest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found < 0 ? slowest.length : found;
};

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

const project = (name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test },
});

export default defineConfig({
  test: {
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // Real databases, encoders and readers take their time on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    sequence: { sequencer: SlowestFirst },
    projects: [
      project("alone", {
        include: ["lib/**/*.test.ts", "components/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
        exclude: ["**/node_modules/**", ...shared],
      }),
      project("together", { include: shared, isolate: false }),
    ],
  },
});
