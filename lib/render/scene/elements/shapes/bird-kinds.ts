import { birds, type Bird } from "#lib/elements/birds.ts";
import { atFirstUse } from "#lib/elements/first-use.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { bird } from "./bird-body.ts";
import type { BirdSpec } from "./bird-spec.ts";
import { growth } from "./head-growths.ts";

const given = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined)) as T;

/** A row as its painter takes it. */
function specOf({ after, leg, tail, ...rest }: Bird): BirdSpec {
  const head = after ? growth(after) : undefined;
  return { ...given(rest), leg: given(leg), tail: given(tail), ...(head ? { after: head } : {}) } as BirdSpec;
}

/** Painters of the birds that are told as data. */
export const birdPainters: Readonly<Record<string, Painter>> = Object.fromEntries(
  birds.map(({ id, plain, variants }) => {
    const base = atFirstUse(() => specOf(plain));
    const kinds = variants.map(([kind, row]) => [kind, atFirstUse(() => specOf(row))] as const);
    return [id, bird((brush) => (kinds.find(([kind]) => brush.variants.has(kind))?.[1] ?? base)())];
  }),
);
