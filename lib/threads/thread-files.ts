import { existsSync } from "node:fs";
import path from "node:path";
import sources from "./thread-sources.json" with { type: "json" };

/** Threads that the process starts by the path of their program. */
export type ThreadName = keyof typeof sources;

/**
 * Answers the absolute path of the file that a thread starts from: where `packed`, the one file that the build has made
 * of it (see scripts/build-threads.mjs), else its source, which has to be compiled at every start.
 * `projectRoot` is the folder of package.json.
 */
export const threadFiles =
  ({ projectRoot, packed }: { projectRoot: string; packed: boolean }) =>
  (name: ThreadName): string => {
    const built = path.join(/* turbopackIgnore: true */ projectRoot, "build", "threads", `${name}.mjs`);
    return packed && existsSync(built) ? built : path.join(/* turbopackIgnore: true */ projectRoot, sources[name]);
  };
