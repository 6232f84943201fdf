import type pg from "pg";

/** Whose work went to others: a run, who had it in hand, and when it lost it, ms since 1970. */
export interface Taken {
  run: string;
  owner: string;
  at: number;
}

/** Has the database write down from now on who loses a run that is under way. */
export const watchOwners = async (client: pg.Client): Promise<void> => {
  await client.query(`
    CREATE TABLE bench_taken (run text, owner text, at timestamptz);
    CREATE FUNCTION bench_took() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO bench_taken VALUES (OLD.workflow_uuid, OLD.executor_id, clock_timestamp());
      RETURN NEW;
    END $$;
    CREATE TRIGGER bench_took AFTER UPDATE ON dbos.workflow_status FOR EACH ROW
      WHEN (OLD.status = 'PENDING' AND OLD.executor_id IS NOT NULL AND
        (NEW.status = 'ENQUEUED' OR NEW.executor_id IS DISTINCT FROM OLD.executor_id))
      EXECUTE FUNCTION bench_took();`);
};

export const takenSoFar = async (client: pg.Client): Promise<Taken[]> => {
  const { rows } = await client.query<Taken>(
    "SELECT run, owner, (extract(epoch FROM at) * 1000)::float8 AS at FROM bench_taken",
  );
  return rows;
};

/** How many runs a process has in hand. */
export const heldBy = async (client: pg.Client, id: string): Promise<number> => {
  const { rows } = await client.query<{ held: number }>(
    "SELECT count(*)::int AS held FROM dbos.workflow_status WHERE executor_id = $1 AND status = 'PENDING'",
    [id],
  );
  return rows[0]?.held ?? 0;
};
