import type { RowDatabase } from "./row-database.ts";

export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/** What only processes that run now have to say to each other; it means nothing to those that come after a restore. */
const ofTheMoment: readonly string[] = ["executors", "rate_slots"];
/** The list of migrations is made anew by whoever applies them. */
const migrationsTable = "_prisma_migrations";

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of ours whose rows last, with their columns in order; a table comes after those that it refers to. */
export async function tablesOf(db: RowDatabase): Promise<TableShape[]> {
  const columns = await db.query(`
    SELECT c.relname::text AS table, a.attname::text AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum`);
  const tables = new Map<string, TableShape>();
  for (const { table, column, type } of columns) {
    if (table == null || column == null || type == null) continue;
    if (table === migrationsTable || ofTheMoment.includes(table)) continue;
    const shape = tables.get(table) ?? { name: table, columns: [] };
    shape.columns.push({ name: column, type });
    tables.set(table, shape);
  }
  const references = await db.query(`
    SELECT DISTINCT child.relname::text AS child, parent.relname::text AS parent
    FROM pg_constraint f JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
    WHERE f.contype = 'f' AND f.connamespace = current_schema()::regnamespace`);
  return parentsFirst([...tables.values()], references);
}

const parentsFirst = (tables: TableShape[], references: Record<string, string | null>[]): TableShape[] => {
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name }) =>
      references.every(({ child, parent }) => child !== name || parent === name || !waiting.has(parent ?? "")),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${[...waiting.keys()].join(", ")}.`);
    for (const table of free) waiting.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
};

/** Migrations that stand finished in the database, in their order, each with the checksum of its file. */
export async function appliedMigrations(db: RowDatabase): Promise<{ name: string; sha256: string }[]> {
  const [{ there } = { there: null }] = await db.query(`SELECT to_regclass('${migrationsTable}')::text AS there`);
  if (there === null) return [];
  const rows = await db.query(`
    SELECT migration_name AS name, checksum AS sha256 FROM ${migrationsTable}
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
  return rows.map(({ name, sha256 }) => ({ name: name ?? "", sha256: sha256 ?? "" }));
}

const fetchedAtOnce = 200;

/**
 * The rows of a table, each a JSON array with every column's own text, or null: what Postgres prints it reads again to the
 * last digit. Bounded memory. Only inside a transaction: it reads through a cursor.
 */
export async function* rowsAsText(db: RowDatabase, { name, columns }: TableShape): AsyncGenerator<string, undefined> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await db.run(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}]::text[])::text AS row FROM ${quoted(name)}`,
  );
  for (;;) {
    const rows = await db.query(`FETCH ${fetchedAtOnce} FROM backup_rows`);
    for (const { row } of rows) if (row != null) yield row;
    if (rows.length < fetchedAtOnce) break;
  }
  await db.run("CLOSE backup_rows");
}

/** A row of text by the names of its columns. */
export const namedRow = ({ columns }: TableShape, row: string): Record<string, string | null> => {
  const values = JSON.parse(row) as (string | null)[];
  return Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null]));
};

/** Writes rows of `rowsAsText` into a table of the same columns. */
export async function writeRows(db: RowDatabase, { name, columns }: TableShape, rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(", ");
  await db.query(
    `INSERT INTO ${quoted(name)} (${names}) SELECT ${values} FROM json_array_elements($1::text::json) AS r`,
    [`[${rows.join(",")}]`],
  );
}
