import type { ProvenanceBody } from "#lib/contract/provenance.ts";

/** What the page asks of the worker that reads credentials. */
export interface CheckOrder {
  id: number;
  file: File;
  /** The trust list: certificates as PEM. */
  anchors_pem: string;
}

/** A file as it was found on this device. */
export interface FileReport extends ProvenanceBody {
  /** Of the whole file, hexadecimal; null where the browser computes none (pages without TLS). */
  sha256: string | null;
  /** From the file's first byte to the report, the loading of the reader left out. */
  taken_ms: number;
}

export type CheckAnswer =
  | { kind: "ready" }
  | { kind: "unready"; fault: string }
  /** `spent`: the reader must not be used again. */
  | { kind: "checked"; id: number; report: FileReport; spent: boolean }
  | { kind: "refused"; id: number; why: "other_kind" | "unreadable" };
