import { openDatabase } from "#lib/store/open-database.ts";
import { anAccount } from "./records.ts";

// Opens the data folder named by the argument, then writes accounts without end and says which ones were acknowledged.
// Ends with status 3 and the reason when the folder cannot be had.
try {
  const { store } = await openDatabase({ folder: process.argv[2] ?? "", projectRoot: process.cwd() });
  for (;;) process.stdout.write(`${(await anAccount(store)).account_id}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(3);
}
