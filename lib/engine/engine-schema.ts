import { DBOSInitializationError } from "@dbos-inc/dbos-sdk/internal/error";
import { ensureSystemDatabase, verifySystemDatabase } from "@dbos-inc/dbos-sdk/internal/system_database";
import { GlobalLogger } from "@dbos-inc/dbos-sdk/internal/telemetry/logs";

/** Where the engine keeps its tables. */
const schemaName = "dbos";
/** Nothing here is sent from run to run, so that there is nothing to be told of by the database. */
const useListenNotify = false;
const logger = new GlobalLogger(undefined, { logLevel: "error" });

/**
 * The engine's own tables in a Postgres. It migrates them without a lock and several processes at once break each other:
 * whoever calls `bring` sees to it that nobody else does. A launched engine only looks whether they are current.
 */
export const engineSchema = {
  bring: (url: string): Promise<void> => ensureSystemDatabase(url, logger, undefined, schemaName, useListenNotify),
  isCurrent: async (url: string): Promise<boolean> => {
    try {
      await verifySystemDatabase(url, logger, undefined, schemaName, useListenNotify);
      return true;
    } catch (cause) {
      // With an error inside it says that the database could not be asked at all.
      if (cause instanceof DBOSInitializationError && cause.error === undefined) return false;
      throw cause;
    }
  },
};
