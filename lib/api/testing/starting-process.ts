import { startUp } from "#lib/api/start-up.ts";

/** A process of its own that starts the service as Next does: where the start hook throws, it stays up all the same. */
startUp().catch(() => setTimeout(() => process.exit(0), 15_000));
