import { z } from "zod";
import classTable from "#data/acts/classes.json" with { type: "json" };
import { acts, type Act } from "#lib/contract/acts.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { classIds, type ClassId } from "#lib/planning/coverage/table-schema.ts";
import { isLiving, isSeen, type Thing } from "./story.ts";

const rows = checkedData(
  "acts/classes.json",
  z.array(
    z.strictObject({
      class: z.enum(classIds),
      act: z.enum(acts),
      /** What must stand by the verb for its class to be enough to go by. */
      needs: z.enum(["object", "another", "nothing"]),
    }),
  ),
  classTable,
);
const byClass = new Map(rows.map((row) => [row.class, row]));

/** The act that is nearest to a verb of which no more than its class is known; null where that says too little. */
export function actOfClass(
  cls: ClassId,
  doer: Thing | null,
  objects: readonly Thing[],
  beside: readonly Thing[],
): Act | null {
  const row = byClass.get(cls);
  if (row === undefined || doer === null || !isLiving(doer)) return null;
  switch (row.needs) {
    case "object":
      return objects.some((thing) => isSeen(thing) && !isLiving(thing) && thing.kind !== "body") ? row.act : null;
    case "another":
      return [...objects, ...beside].some(isLiving) ? row.act : null;
    case "nothing":
      return row.act;
  }
}
