/**
 * What a vendor's answer to an order means for us:
 * `refused`: its policy will not make this; nobody else is asked. `rejected`: it cannot make this order. `busy` and
 * `down`: not now. `lost`: nobody knows whether the order was taken, so it may have cost money.
 */
export type VendorFaultKind = "refused" | "rejected" | "busy" | "down" | "lost";

/** An order that did not come to an operation. Its words are ours: what vendors write may hold keys and addresses. */
export class VendorFault extends Error {
  readonly kind: VendorFaultKind;
  readonly code: string;
  /** How long the vendor asks to wait, ms. */
  readonly retryAfterMs: number | null;
  constructor(
    kind: VendorFaultKind,
    code: string,
    message: string,
    more: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = "VendorFault";
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}
