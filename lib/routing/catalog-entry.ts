import type { Model } from "#lib/contract/model.ts";

/** Our own judgement of a video model, 0 to 1. Facts about it are the other fields. */
export interface VideoScores {
  quality: number;
  motion: number;
  people: number;
  product: number;
  landscape: number;
  stylised: number;
  speed: number;
}

type Deep<T> = T extends readonly (infer U)[]
  ? readonly Deep<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Deep<T[K]> }
    : T;

export type ImageEntry = Deep<Omit<Model, "connected">>;
export type VideoEntry = ImageEntry & { readonly scores: VideoScores; readonly edits_only?: true };
