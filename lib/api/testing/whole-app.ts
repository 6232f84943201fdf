import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { operations } from "#lib/operations/operations.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { seedDataFolder } from "#lib/store/testing/embedded.ts";
import { createApi } from "#lib/api/api.ts";
import type { AppContext } from "#lib/context.ts";
import type { TestApp } from "./test-app.ts";

/** How often one may call is tested elsewhere; on a fast machine these tests call more often than that. */
const rates = {
  SHOTWRIGHT_READ_PER_MINUTE: "9999",
  SHOTWRIGHT_WRITE_PER_MINUTE: "9999",
  SHOTWRIGHT_GENERATE_PER_MINUTE: "9999",
};

/**
 * The API over everything as it is delivered: database, engine, renderer, signature, fetcher. One a process. `more` is set
 * in its environment; `folder` is where its data are.
 */
export const wholeApp = async (
  more: Record<string, string> = {},
): Promise<TestApp & { services: AppContext; folder: string }> => {
  const folder = await mkdtemp(path.join(tmpdir(), "whole-app-"));
  const surroundings = { SHOTWRIGHT_DATA: folder, SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1", FFMPEG_PATH: ffmpegPath };
  Object.assign(process.env, surroundings, rates, { DATABASE_URL: "", SHOTWRIGHT_PROVIDER_POLL_MS: "10", ...more });
  if (process.env["DATABASE_URL"] === "") await seedDataFolder(folder);
  const { getServices } = await import("#lib/context.ts");
  const services = await getServices();
  return {
    services,
    folder,
    api: createApi(services, operations),
    store: services.store,
    pass: () => undefined,
    logged: [],
    submitted: [],
    close: async () => {
      await services.close();
      await rm(folder, { recursive: true });
    },
  };
};
