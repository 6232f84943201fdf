import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance, type Provenance } from "#lib/provenance/provenance.ts";
import { openNotices } from "#lib/store/notices.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { playedEffects } from "./played-effects.ts";
import { delivered, PlayedProvider } from "./played-providers.ts";

/** A worker whose films take a moment and are never drawn or signed: `folder databaseUrl filmsAtOnce runningPerAccount shotMs`. */
const [folder = "", databaseUrl = "", filmsAtOnce, runningPerAccount, shotMs] = process.argv.slice(2);
const report = (message: string, cause: unknown) => process.stderr.write(`${message} ${String(cause)}\n`);

const database = await openDatabase({ folder, projectRoot, databaseUrl, beside: engineSchema });
const joining = { role: "worker", version: "0.0.0", onLost: () => process.exit(70), report };
const membership = await database.join(joining);
const { lease, store } = membership;
const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
const provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
/** A file of each kind is signed once, and named anew each time: signatures would be all that is measured. */
const signed = new Map<string, ReturnType<Provenance["sign"]>>();
let count = 0;
const sign: Provenance["sign"] = async (input) => {
  const known = signed.get(input.mediaType) ?? provenance.sign(input);
  signed.set(input.mediaType, known);
  return { ...(await known), manifestId: `urn:c2pa:${process.pid}-${++count}` };
};
const provider = new PlayedProvider();
provider.status = () => new Promise((done) => setTimeout(() => done(delivered), Number(shotMs)));
const played = playedEffects({
  store,
  folder,
  falUrl: "http://127.0.0.1:9",
  provenance: { ...provenance, sign },
  provider,
});
const notices = openNotices(databaseUrl, { report });
const engine = await openEngine(
  { ...played, judgeFilm: () => Promise.resolve([]), report },
  {
    pool: database.enginePool,
    databaseUrl: database.databaseUrl,
    lease,
    hearing: notices,
    filmsAtOnce: Number(filmsAtOnce),
    runningPerAccount: Number(runningPerAccount),
  },
);
process.stdout.write("ready \n");
process.stdin.on("end", () => {
  void engine
    .close()
    .then(() => notices.close())
    .then(() => membership.close())
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.stdin.resume();
