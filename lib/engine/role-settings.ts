import { z } from "zod";

/** `all`: everything in one process; `web`: pages and API, nothing is drawn; `worker`: films, and no pages. */
export type Role = "all" | "web" | "worker";

/** What a process is for, and how it leaves. */
export const roleSettings = {
  SHOTWRIGHT_ROLE: z.enum(["all", "web", "worker"]).default("all"),
  /** Postgres itself, where `DATABASE_URL` leads to a pooler in front of it. */
  DIRECT_DATABASE_URL: z.string().min(1).optional(),
  /** Films that a worker has in hand at a time. */
  SHOTWRIGHT_FILMS_PER_WORKER: z.coerce.number().int().min(1).max(64).default(2),
  /** Seconds that a process which is asked to end gives to what it is at; then others go on with it. */
  SHOTWRIGHT_DRAIN_S: z.coerce.number().int().min(0).max(3600).default(45),
  /** Set where Next leaves signals to us. */
  NEXT_MANUAL_SIG_HANDLE: z.string().optional(),
};

type RoleEnvironment = z.infer<z.ZodObject<typeof roleSettings>>;

const schemaWaitMs = 60_000;
/** A worker writes of a few films at a time; whoever answers requests does so for many at once. */
const storeConnections = { all: 10, web: 10, worker: 5 } as const;

/** Where the database is, and who brings it to the current schema. */
export const databaseOf = (
  env: Pick<RoleEnvironment, "SHOTWRIGHT_ROLE" | "DIRECT_DATABASE_URL"> & { DATABASE_URL?: string | undefined },
) => {
  const { DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directUrl, SHOTWRIGHT_ROLE: role } = env;
  if (databaseUrl === undefined && role !== "all")
    throw new Error(
      `SHOTWRIGHT_ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process, whose role is all.`,
    );
  return {
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(directUrl === undefined ? {} : { directUrl }),
    storeConnections: storeConnections[role],
    schema: role === "all" ? ("bring" as const) : { awaitMs: schemaWaitMs },
  };
};

/** For so long others may still send requests here after it was asked to end. */
const noticedAfterMs = 3000;

/** How long a process has to leave. One that is alone with its database has nobody to be noticed by. */
export const departureOf = (
  env: Pick<RoleEnvironment, "SHOTWRIGHT_DRAIN_S"> & { DATABASE_URL?: string | undefined },
): { noticedAfterMs: number; patienceMs: number } => ({
  noticedAfterMs: env.DATABASE_URL === undefined ? 0 : noticedAfterMs,
  patienceMs: env.SHOTWRIGHT_DRAIN_S * 1000,
});
