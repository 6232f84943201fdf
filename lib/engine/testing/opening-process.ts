import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import type { Provenance } from "#lib/provenance/provenance.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { playedEffects } from "./played-effects.ts";

/** A process of its own that only opens database and engine: `folder databaseUrl bring|await-ms`. Says when it lives. */
const [folder = "", databaseUrl = "", schema = "bring"] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = (message: string) => process.stderr.write(`${message}\n`);

const database = await openDatabase({
  folder,
  projectRoot,
  databaseUrl,
  beside: engineSchema,
  schema: schema === "bring" ? "bring" : { awaitMs: Number(schema) },
});
const joining = { role: "all", version: "0.0.0", onLost: () => process.exit(70), report };
const membership = await database.join(joining);
const { lease, store } = membership;
const provenance = {} as Provenance;
const engine = await openEngine(playedEffects({ store, folder, falUrl: "http://127.0.0.1:9", provenance }), {
  pool: database.enginePool,
  databaseUrl: database.databaseUrl,
  lease,
  runningPerAccount: 2,
});
say(`lives ${String(await database.store.healthy())}`);
process.stdin.on("end", () => {
  void engine
    .close()
    .then(() => membership.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdin.resume();
