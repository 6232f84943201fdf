import { z } from "zod";
import file from "#data/acts/doers.json" with { type: "json" };
import { acts } from "#lib/contract/acts.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Drawing, Screenplay } from "#lib/contract/screenplay.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { readName } from "./read-name.ts";

const rows = checkedData(
  "acts/doers.json",
  z.array(
    z.strictObject({
      act: z.enum(acts),
      /** What is called so where it does this: elements, `stand_in` what none is known for. */
      of: z.array(z.string()).default([]),
      /** Where it does this: elements of a place that is seen as another one. */
      in: z.array(z.string()).default([]),
      /** What is seen to do it instead: leaves fall off a tree, what boils over does so in a pan. */
      as: z.strictObject({ element: z.string(), variant: z.string() }),
    }),
  ),
  file,
);

const drawing = ({ element, variant }: (typeof rows)[number]["as"]): Drawing => ({
  element,
  variant,
  wears: [],
  carries: [],
  material: null,
});

/** The same screenplay with what does something drawn as what is seen to do it, in all of its shots. */
export const drawnAsDoers = (screenplay: Screenplay, elements: readonly ElementCard[]): Screenplay => {
  const acted = screenplay.shots.flatMap(({ acts, place }) => acts.map((told) => ({ ...told, place })));
  const as = <T extends { id: string; name: string; drawn_as: Drawing | null }>(entry: T): T => {
    const own = rows.filter(({ act, of }) =>
      acted.some((told) => told.act === act && (of.length > 0 ? told.by : told.place) === entry.id),
    );
    if (own.length === 0) return entry;
    const read = readName(entry.name, elements, screenplay.language).subjects[0];
    const element =
      entry.drawn_as?.element ?? (read === undefined || read.match === "fallback" ? "stand_in" : read.element);
    const row = own.find(({ of, in: places }) => of.includes(element) || places.includes(element));
    return row === undefined ? entry : { ...entry, drawn_as: drawing(row.as) };
  };
  const { cast, props, places } = screenplay;
  return { ...screenplay, cast: cast.map(as), props: props.map(as), places: places.map(as) };
};
