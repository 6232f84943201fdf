import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { openClientEngine } from "#lib/engine/client-engine.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openNotices } from "#lib/store/notices.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { aVendorFilm } from "./vendor-film.ts";

/**
 * A process of its own that accepts films and makes none: `folder databaseUrl`. Says `ready <pid>`; hears on its input
 * `film <account> <title>` (says `accepted <title> <id>` once it stands in line), and ends with its input.
 */
const [folder = "", databaseUrl = ""] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = (message: string, cause: unknown) => process.stderr.write(`${message} ${String(cause)}\n`);

const schema = { awaitMs: 60_000 };
const database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema, schema });
const { store } = database;
const notices = openNotices(databaseUrl, { report });
const engine = await openClientEngine({
  store,
  databaseUrl,
  clock: () => new Date(),
  pause: (ms, signal) => sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
  report,
  origin: "http://localhost:3000",
  hearing: notices,
});
say(`ready ${process.pid}`);

const accept = async (account: string, title: string): Promise<void> => {
  const id = await aVendorFilm(store, account, title);
  await engine.submit(id);
  say(`accepted ${title} ${id}`);
};
const orders = createInterface(process.stdin);
orders.on("line", (line) => {
  const [, account = "", title = ""] = line.split(" ");
  accept(account, title).catch((cause: unknown) => report(`${title} was not accepted.`, cause));
});
orders.on("close", () => {
  void engine
    .close()
    .then(() => notices.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
