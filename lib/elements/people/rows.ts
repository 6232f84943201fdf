import { z } from "#schema";
import { atFirstUse } from "#lib/elements/first-use.ts";

/** A table with a row for each id; `get` throws with the file and the id where the row is ill-formed. */
export interface Rows<Id extends string, Row> {
  ids: readonly Id[];
  get(id: Id): Row;
}

/**
 * The row of each id, checked when it is first asked for. Throws at once, with the file and the id, where a row is
 * missing or is of no known id.
 */
export function rowsOf<Id extends string, Row>(
  path: string,
  file: object,
  ids: readonly Id[],
  schema: z.ZodType<Row>,
  /** Throws where a row names what is not there. */
  checkNames: (row: Row, told: string) => void = () => undefined,
): Rows<Id, Row> {
  const given = new Map<string, unknown>(Object.entries(file));
  const missing = ids.find((id) => !given.has(id));
  if (missing !== undefined) throw new Error(`${path}: ${missing} is ill-formed: it has no row`);
  const rows = new Map(
    ids.map((id) => {
      const check = (): Row => {
        const { success, data, error } = schema.safeParse(given.get(id));
        if (!success) throw new Error(`${path}: ${id} is ill-formed: ${z.prettifyError(error)}`);
        checkNames(data, `${path}: ${id}`);
        return data;
      };
      return [id, atFirstUse(check)] as const;
    }),
  );
  const unknown = [...given.keys()].find((id) => !ids.some((known) => known === id));
  if (unknown !== undefined) throw new Error(`${path}: ${unknown} is no id that is known`);
  return { ids, get: (id) => rows.get(id)!() };
}
