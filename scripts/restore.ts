import path from "node:path";
import { endRestored } from "#lib/engine/end-restored.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { restore } from "#lib/store/backup/restore.ts";
import { command, installationPlace, projectRoot } from "./installation-place.ts";

/** `npm run restore -- <folder>`: brings a backup into the empty database and data folder that the environment names. */
const [from] = process.argv.slice(2);

await command(async () => {
  if (from === undefined) {
    console.error("Say which backup: npm run restore -- <folder>");
    return 1;
  }
  const { env, databaseUrl, folder, media } = await installationPlace();
  const { manifest, parked } = await restore({ databaseUrl, folder, projectRoot, media, from: path.resolve(from) });
  // Brings the schema up to date.
  const database = await openDatabase({ ...(databaseUrl === undefined ? {} : { databaseUrl }), folder, projectRoot });
  const origin = (env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  const report = (message: string, cause: unknown) => console.error(message, cause);
  const { store } = database;
  try {
    const madeAt = new Date(manifest.made_at);
    const ended = await endRestored({ store, clock: () => new Date(), origin, report }, parked, madeAt);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${rows} rows and ${manifest.media.kept ? manifest.media.files : 0} media of ${manifest.made_at} are restored.`,
    );
    if (ended > 0)
      console.log(
        `${ended} films that vendors were at when the backup was made are failed as "restored" and go on when they are resumed. What was ordered after it is not known here: compare with the vendors' own lists.`,
      );
    if (manifest.media.missing.length > 0)
      console.log(`${manifest.media.missing.length} media were missing when the backup was made already.`);
    return 0;
  } finally {
    await database.close();
  }
});
