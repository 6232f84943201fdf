import { z } from "#lib/contract/row-schema.ts";

/** The row of each id; throws with the file and the id of a row that is missing, ill-formed, or of no known id. */
export function rowsOf<Id extends string, Row>(
  path: string,
  file: object,
  ids: readonly Id[],
  schema: z.ZodType<Row>,
): ReadonlyMap<Id, Row> {
  const given = new Map(Object.entries(file));
  const rows = ids.map((id) => {
    const { success, data, error } = schema.safeParse(given.get(id));
    if (!success) throw new Error(`${path}: ${id} is ill-formed: ${z.prettifyError(error)}`);
    given.delete(id);
    return [id, data] as const;
  });
  const [unknown] = given.keys();
  if (unknown !== undefined) throw new Error(`${path}: ${unknown} is no id that is known`);
  return new Map(rows);
}
