import { getServices, type AppContext } from "#lib/context.ts";
import { operations } from "#lib/operations/operations.ts";
import { createApi, type Api } from "./api.ts";
import { offerApi } from "./current-api.ts";
import { makeOwner, makeOwnerAsSet, makeSampleFilm } from "./first-run.ts";
import { leaveWhenAsked } from "./leaving.ts";
import { answerOnlyOfItself, mindTheWire } from "./on-the-wire.ts";
import { watchPages } from "./page-lines.ts";
import { tellPeers } from "./peer-address.ts";
import { behindAnswer, callingForWork } from "./work.ts";

/** What one request puts in line together is asked for once. */
const callEveryMs = 1000;

let api: Promise<Api> | undefined;

/** A start that failed is not remembered. */
const openApi = (): Promise<Api> =>
  (api ??= getServices().then(
    (services) => createApi(services, operations),
    (cause: unknown) => {
      api = undefined;
      throw cause;
    },
  ));

/**
 * Starts the service. Where that fails the process ends with code 1 and says why: one that stayed up could answer nothing,
 * and nobody would start another in its place.
 */
export const startUp = async (): Promise<AppContext> => {
  try {
    await start();
    return await getServices();
  } catch (cause) {
    const line = { level: "error", message: `The service could not start. ${inWords(cause)}` };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  }
};

/** What is wrong with a start is of the operator's making, and is told whole. */
const inWords = (thrown: unknown): string => {
  const said: string[] = [];
  for (let error = thrown; error instanceof Error; error = error.cause)
    said.push(error.message || (error instanceof AggregateError ? error.errors.map(String).join(", ") : error.name));
  return said.join(" Because of: ");
};

const leaveInOrder = (services: AppContext): void => {
  const { departure, drain, close } = services;
  if (departure === null) return;
  leaveWhenAsked({
    ...departure,
    drain: () => drain(departure.patienceMs),
    close,
    report: (message, cause) => services.telemetry.log.error(message, { cause }),
  });
};

/**
 * Opens the services before the first request; on the embedded default also makes the owner and the sample film. Planner
 * and renderer are warmed behind the first requests.
 */
const start = async (): Promise<void> => {
  mindTheWire();
  tellPeers();
  offerApi(openApi);
  const services = await getServices();
  leaveInOrder(services);
  if (services.role === "worker") answerOnlyOfItself();
  watchPages(services.telemetry);
  if (services.work !== null) services.whenInLine(callingForWork(services.work, callEveryMs, behindAnswer));
  if (services.role === "web") return startOnPostgres(services);
  // Who asks for a plan meanwhile waits for the rest of it, and nobody else does. What a thread cannot do now, it will
  // tell when it is asked for a plan or a film.
  void services
    .warmPlanner()
    .then(services.warmRenderer, (cause: unknown) =>
      services.telemetry.log.warn("The planner could not be warmed.", { cause }),
    )
    .catch(() => undefined);
  if (!services.firstRun.embedded) return startOnPostgres(services);
  const owner = await makeOwner(services, services.firstRun.ownerFile);
  if (owner !== null && services.firstRun.sampleFilm) await makeSampleFilm(services, owner);
};

const startOnPostgres = async (services: AppContext): Promise<void> => {
  const made = await makeOwnerAsSet(services, services.firstRun.owner);
  const { line } = services.telemetry.log;
  if (made !== null) line({ level: "info", message: "The owner's account was made.", account_id: made.account_id });
  else if (!services.signupOpen && (await services.store.accounts.count()) === 0)
    line({
      level: "warn",
      message:
        "There is no account yet, and sign-up is closed: make one with `npm run account -- --email …`, or set SHOTWRIGHT_OWNER_EMAIL and SHOTWRIGHT_OWNER_PASSWORD.",
    });
};
