import { RenderFailed } from "#lib/render/encode/render-faults.ts";
import { VendorFault } from "./vendor-fault.ts";

/** A vendor's file that the renderer can make nothing of is told as the vendor's fault: it was made all the same. */
export const readableResult = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    if (!(cause instanceof RenderFailed)) throw cause;
    throw new VendorFault("rejected", "result_unreadable", "The vendor's result could not be read.", { cause });
  });
