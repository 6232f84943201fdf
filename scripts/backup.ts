import path from "node:path";
import { isSecret } from "#lib/environment.ts";
import { backUp } from "#lib/store/backup/back-up.ts";
import { folderSource, storeSource } from "#lib/store/backup/media-files.ts";
import { command, installationPlace, version } from "./installation-place.ts";

/**
 * `npm run backup -- <folder> [--media]`: writes there what another installation is restored from. `--media`: what is in a
 * bucket too. Prints no secret.
 */
const given = process.argv.slice(2);
const withMedia = given.includes("--media");
const [into] = given.filter((each) => !each.startsWith("--"));

await command(async () => {
  if (into === undefined) {
    console.error("Say where to: npm run backup -- <folder>");
    return 1;
  }
  const { env, databaseUrl, folder, media: place } = await installationPlace();
  const { tables, media, data } = await backUp({
    databaseUrl,
    folder,
    into: path.resolve(into),
    media: "folder" in place ? folderSource(place.folder) : storeSource(place.store, withMedia),
    version,
    clock: () => new Date(),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${tables.length} tables, ${media.files} media (${media.bytes} bytes), ${data.length} files of secrets and certificates are in ${into}.`,
  );
  const outside = Object.entries(env).flatMap(([name, value]) =>
    isSecret(name) && !name.endsWith("DATABASE_URL") && value !== undefined && String(value) !== "" ? [name] : [],
  );
  if (outside.length > 0)
    console.log(
      `Not inside, because they are set from outside, and needed for a restore: ${outside.join(", ")}. Keep them elsewhere.`,
    );
  if (data.length > 0)
    console.log("It holds secrets: whoever has it can sign as this installation. Keep it where nobody else reads.");
  if (!media.kept) console.log("The media are in a bucket and stay there: keep it, or run this with --media.");
  if (media.missing.length === 0) return 0;
  console.error(`${media.missing.length} media that rows refer to are missing or damaged and could not be kept:`);
  for (const sha256 of media.missing) console.error(sha256);
  return 1;
});
