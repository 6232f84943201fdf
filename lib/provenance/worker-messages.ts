import type { ProvenanceReport } from "./report.ts";
import type { SigningAlgorithm } from "./signer.ts";
import type { Thumbnail } from "./thumbnails.ts";

export type Relationship = "inputTo" | "componentOf" | "parentOf";

export interface IngredientInput {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  title: string;
  relationship: Relationship;
  /** The name by which actions refer to it in `ingredientIds`. */
  label: string;
  thumbnail?: Thumbnail;
}

export interface SignRequest {
  kind: "sign";
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  manifestJson: string;
  ingredients: IngredientInput[];
  algorithm: SigningAlgorithm;
  reserveSize: number;
  context: string;
}

export interface ReadRequest {
  kind: "read";
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  context: string;
}

/** A signed file, and what the reader says of it. */
export interface Signed {
  bytes: Uint8Array<ArrayBuffer>;
  report: ProvenanceReport;
}

/** `store` is the reader's JSON, `crJson` its other form; `refusal` the text it threw; `poisoned` asks for a fresh thread. */
export interface ReadOutcome {
  store?: unknown;
  crJson?: unknown;
  thumbnails?: Map<string, Thumbnail>;
  refusal?: string;
  poisoned?: true;
}

/** The key stays with the parent: the thread that parses strangers' files asks for each signature. */
export type ToWorker = SignRequest | ReadRequest | { kind: "signature"; signature: Uint8Array<ArrayBuffer> };

export type FromWorker =
  | { kind: "claim"; claim: Uint8Array }
  | { kind: "signed"; bytes: Uint8Array<ArrayBuffer>; report: ProvenanceReport; poisoned: boolean }
  | { kind: "read"; report: ProvenanceReport; poisoned: boolean }
  | { kind: "failed"; message: string; poisoned: boolean };
