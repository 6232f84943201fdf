import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import type { LeaseTimes } from "#lib/store/executors.ts";
import { openNotices } from "#lib/store/notices.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { anAccount } from "#lib/store/testing/records.ts";
import { playedCut, playedEffects } from "./played-effects.ts";
import { PlayedProvider } from "./played-providers.ts";
import { aVendorFilm } from "./vendor-film.ts";

/** What one of several processes on a Postgres is started with, as JSON. */
export interface WorkingProcess {
  folder: string;
  falUrl: string;
  databaseUrl: string;
  lease: Partial<LeaseTimes>;
  /** Between two looks at whatever it looks at, ms. */
  lookMs: number;
  /** Whether it hears of cancellations beside looking for them. */
  hears: boolean;
  /** How long a cut takes, ms. */
  cutMs: number;
  providerTimeoutMs: number;
  /** `all`, unless it says otherwise; a worker waits for the schema that another process brings. */
  role?: "all" | "worker";
  /** Films that it has in hand at a time; as many as it may, unless it says otherwise. */
  filmsAtOnce?: number;
  /** How long it gives to its steps when it is asked to end, ms; nothing of the kind without. */
  drainMs?: number;
}

/**
 * A process of its own on a Postgres that others work on too. Says `ready <its id>` and `lost`; hears on its input
 * `film <title>` (says `film <id>`), `draw <title>` (says `drawing <id>`, and `stopped <id>` when it has to) and `cancel <id>` (says `cancelled <id>`), and ends with its input.
 */
const given = JSON.parse(process.argv[2] ?? "{}") as WorkingProcess;
const { folder, falUrl, databaseUrl, lookMs, role = "all", drainMs } = given;
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = (message: string, cause: unknown) => process.stderr.write(`${message} ${String(cause)}\n`);

const schema = role === "all" ? ("bring" as const) : { awaitMs: 60_000 };
const database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema, schema });
const membership = await database.join({
  role,
  version: "0.0.0",
  times: given.lease,
  onLost: () => {
    say("lost");
    process.exit(70);
  },
  report,
});
const { lease, store } = membership;
const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
const provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
/** Draws without end, and says when it was told to stop. */
const provider = new PlayedProvider();
provider.status = async (_operation, { generation_id }, { signal }) => {
  say(`drawing ${generation_id}`);
  await once(signal, "abort");
  say(`stopped ${generation_id}`);
  throw new Error("It was stopped.");
};
const cut = () => sleep(given.cutMs).then(() => playedCut);
const played = playedEffects({ store, folder, falUrl, provenance, cut, provider });
const notices = given.hears ? openNotices(databaseUrl, { report }) : undefined;
const engine = await openEngine(
  // Nothing is judged: every process would read the languages' tables for that first.
  { ...played, judgeFilm: () => Promise.resolve([]), pollMs: 100, providerTimeoutMs: given.providerTimeoutMs, report },
  {
    pool: database.enginePool,
    databaseUrl: database.databaseUrl,
    lease,
    ...(notices === undefined ? {} : { hearing: notices }),
    looks: { takeOverEveryMs: lookMs, cancelledEveryMs: lookMs, sweepEveryMs: lookMs * 5 },
    runningPerAccount: 20,
    ...(given.filmsAtOnce === undefined ? {} : { filmsAtOnce: given.filmsAtOnce }),
  },
);
say(`ready ${lease.id}`);

const obey = async (command: string, about: string): Promise<void> => {
  if (command === "film") {
    const { account_id } = await anAccount(store);
    const generationId = await aVendorFilm(store, account_id, about);
    await engine.submit(generationId);
    say(`film ${generationId}`);
  }
  if (command === "draw") {
    const { account_id } = await anAccount(store);
    const drawn = { shotIds: ["s1"], request: { render: "preview" } };
    await engine.submit(await aVendorFilm(store, account_id, about, drawn));
  }
  if (command === "cancel" && (await engine.cancel(about))) say(`cancelled ${about}`);
};
const orders = createInterface(process.stdin);
orders.on("line", (line) => {
  const [command = "", ...about] = line.split(" ");
  obey(command, about.join(" ")).catch((cause: unknown) => report(`${line} was not obeyed.`, cause));
});
orders.on("close", () => {
  void (drainMs === undefined ? Promise.resolve() : engine.drain(drainMs))
    .then(() => engine.close())
    .then(() => notices?.close())
    .then(() => membership.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
