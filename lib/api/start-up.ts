import { getServices } from "#lib/context.ts";
import { warmPlanner } from "#lib/operations/warm-planner.ts";
import { makeOwner, makeSampleFilm } from "./first-run.ts";

/** Opens the services and warms the planner before the first request; on the embedded default also makes the owner and the sample film. */
export const startUp = async (): Promise<void> => {
  const services = await getServices();
  warmPlanner(services);
  if (!services.firstRun.embedded) return;
  const owner = await makeOwner(services, services.firstRun.ownerFile);
  if (owner !== null && services.firstRun.sampleFilm) await makeSampleFilm(services, owner);
};
