import { z } from "zod";
import { acts } from "#lib/contract/acts.ts";
import file from "#data/knowledge/room-surfaces.json" with { type: "json" };
import type { Story, Thing } from "./story.ts";

/** The floor that is swept and the wall that is painted: what every place has anyway, and no thing that stands in it. */

const byLanguage = z.record(z.string(), z.array(z.string().min(1)).min(1));
const schema = z.strictObject({
  underfoot: byLanguage,
  /** What is about one and above; nobody climbs it or pulls it down in these acts. */
  walls: byLanguage,
  acts: z.array(z.enum(acts)).min(1),
});
const read = schema.safeParse(file);
if (!read.success) throw new Error(`data/knowledge/room-surfaces.json is ill-formed: ${z.prettifyError(read.error)}`);
const { underfoot, walls } = read.data;
const harmless: ReadonlySet<string> = new Set(read.data.acts);

/** Whether a thing is the place's own floor, wall or ceiling, to which or on which something is done. */
export function isRoomSurface(thing: Thing, { events, language }: Pick<Story, "events" | "language">): boolean {
  const head = thing.head.toLowerCase();
  const isFloor = underfoot[language]?.includes(head) === true;
  if (!isFloor && walls[language]?.includes(head) !== true) return false;
  const told = events.filter(({ things }) => things.includes(thing)).flatMap((event) => event.acts);
  const own = told.filter(({ by, of, to, with: tool }) => [by, of, to, tool].includes(thing));
  if (own.some(({ by }) => by === thing)) return false;
  return isFloor || (told.some(({ act }) => harmless.has(act)) && own.every(({ act }) => harmless.has(act)));
}
