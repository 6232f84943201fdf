import { coats, heads } from "#lib/elements/animal-marks.ts";
import { fourLegged, halves, outlines, type FourLegged, type FourLeggedRow } from "#lib/elements/four-legs.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { growth } from "./head-growths.ts";
import { coatMark, greyMantle, tabby } from "./hide-marks.ts";
import { horseFace, horseKind, mane, unicornHorn } from "./horse-marks.ts";
import * as hides from "./manes.ts";
import { quadruped, type QuadrupedSpec } from "./quadruped.ts";
import { lizardHide } from "./scaly.ts";

type OnHead = NonNullable<QuadrupedSpec["head"]["after"]>;
type OnHide = NonNullable<QuadrupedSpec["marks"]>;
type Beyond = NonNullable<QuadrupedSpec["mane"]>;

/** What a row may name to be drawn on a head, on the coat, and beyond the outline. */
const onHeads: Readonly<Record<string, OnHead>> = {
  ...Object.fromEntries(Object.entries(heads).map(([name, groups]) => [name, growth(groups)])),
  horseFace,
  lionWreath: hides.lionWreath,
  unicornHorn,
};
const onHides: Readonly<Record<string, OnHide>> = {
  ...Object.fromEntries(Object.entries(coats).map(([name, mark]) => [name, coatMark(mark)])),
  cowHide: hides.cowHide,
  fleece: hides.fleece,
  giraffeHide: hides.giraffeHide,
  greyMantle,
  horseKind,
  lizardHide,
  pandaHide: hides.pandaHide,
  rosettesOfLegs: hides.rosettesOfLegs,
  sheen: hides.sheen,
  tabby,
};
const beyond: Readonly<Record<string, Beyond>> = { hump: hides.hump, lionMane: hides.lionMane, mane };

function named<T>(marks: Readonly<Record<string, T>>, name: string): T {
  const mark = marks[name];
  if (mark === undefined) throw new Error(`data/elements/four-legs.json: nothing draws ${name}`);
  return mark;
}

type Given<T> = { [key in keyof T]: Exclude<T[key], null> };
/** A record without what is null or absent. */
const given = <T extends object>(record: T): Given<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as Given<T>;

const marksOf = <T>(marks: Readonly<Record<string, T>>, names: Record<string, string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([place, name]) => (name ? [[place, named(marks, name)] as const] : [])),
  );

/** A row as its painter takes it: families of heads and marks by what they are, not by their names. */
function specOf(row: FourLegged): QuadrupedSpec {
  const { head, face, marks, legMarks, wool, behind, mane: hair, ...rest } = row;
  const { before, after, outline, ...profile } = head;
  const { before: ahead, after: over, half, ...front } = face;
  const spec = {
    ...rest,
    frame: given(rest.frame),
    legs: given(rest.legs),
    tail: given(rest.tail),
    head: {
      ...given(profile),
      muzzle: profile.muzzle,
      outline: outlines[outline]!,
      ...marksOf(onHeads, { before, after }),
    },
    face: {
      ...given(front),
      eyes: given(front.eyes),
      half: halves[half]!,
      ...marksOf(onHeads, { before: ahead, after: over }),
    },
    ...marksOf(onHides, { marks, legMarks, wool }),
    ...marksOf(beyond, { behind, mane: hair }),
  };
  return spec as QuadrupedSpec;
}

const painterOf = ({ plain, variants }: FourLeggedRow): Painter => {
  const base = specOf(plain);
  const kinds = variants.map(([id, row]) => [id, specOf(row)] as const);
  return quadruped((told) => kinds.find(([id]) => told.has(id))?.[1] ?? base);
};

/** Painters of the animals on four legs that are told as data. */
export const fourLegs: Readonly<Record<string, Painter>> = Object.fromEntries(
  fourLegged.map((row) => [row.id, painterOf(row)]),
);
