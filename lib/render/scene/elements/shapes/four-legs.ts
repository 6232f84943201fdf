import { animalMarks } from "#lib/elements/animal-marks.ts";
import { atFirstUse } from "#lib/elements/first-use.ts";
import { fourLegged, halves, outlines, type FourLegged, type FourLeggedRow } from "#lib/elements/four-legs.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { momentOf } from "#lib/render/scene/elements/animals/moment.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { growth } from "./head-growths.ts";
import { quadruped, type Coat, type Hide, type QuadrupedSpec } from "./quadruped.ts";

function named<T>(marks: Readonly<Record<string, T>>, name: string): T {
  const mark = marks[name];
  if (mark === undefined) throw new Error(`data/elements/four-legs.json: nothing draws ${name}`);
  return mark;
}

const onHides = (name: string) => {
  const { body = [], legs: onLegs = [] } = named(animalMarks().coats, name);
  return ({ brush, coat, body: skin, legs }: Coat): void => {
    const moment = momentOf(brush, animalMarks(), { coat });
    draw(body, moment, skin);
    for (const leg of legs) draw(onLegs, moment, leg);
  };
};
const beyond = (name: string) => {
  const parts = named(animalMarks().beyond, name);
  return ({ brush, coat, body, pose }: Hide): void =>
    draw(parts, momentOf(brush, animalMarks(), { coat, measures: { speed: pose.speed } }), body);
};

type Given<T> = { [key in keyof T]: Exclude<T[key], null> };
/** A record without what is null or absent. */
const given = <T extends object>(record: T): Given<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as Given<T>;

const marksOf = <T>(made: (name: string) => T, names: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(names).flatMap(([place, name]) => (name ? [[place, made(name)] as const] : [])));

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
      ...marksOf(growth, { before, after }),
    },
    face: {
      ...given(front),
      eyes: given(front.eyes),
      half: halves[half]!,
      ...marksOf(growth, { before: ahead, after: over }),
    },
    ...marksOf(onHides, { marks, legMarks, wool }),
    ...marksOf(beyond, { behind, mane: hair }),
  };
  return spec as QuadrupedSpec;
}

const painterOf = ({ plain, variants }: FourLeggedRow): Painter => {
  const base = atFirstUse(() => specOf(plain));
  const kinds = variants.map(([id, row]) => [id, atFirstUse(() => specOf(row))] as const);
  return quadruped((told) => (kinds.find(([id]) => told.has(id))?.[1] ?? base)());
};

/** Painters of the animals on four legs that are told as data. */
export const fourLegs: Readonly<Record<string, Painter>> = Object.fromEntries(
  fourLegged.map((row) => [row.id, painterOf(row)]),
);
