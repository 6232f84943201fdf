import type { PlanContent } from "#lib/contract/plan.ts";

/** What a model is asked to make: one shot of a plan. JSON through and through. */
export interface ShotOrder {
  generation_id: string;
  /** Whose film it is, where shots of several wait for one renderer. */
  account_id?: string;
  shot_id: string;
  /** 1 for the first attempt; with generation and shot it is the key of the call. */
  attempt: number;
  /** Id of the model in the catalog, or `preview/motion`. */
  model: string;
  plan: PlanContent;
  /** The watermark that the shot is to carry, 16 hexadecimal digits. */
  mark: string;
  /** The picture of what the film sells, to be shown as it is. */
  product: { asset_id: string; sha256: string; media_type: string } | null;
  /** The supplied picture that the shot begins with; null for one that is made from words. */
  picture: { asset_id: string; sha256: string; media_type: string } | null;
  /** The picture that the shot is to begin with, for models that take one. */
  first_frame: { asset_id: string; sha256: string; media_type: string } | null;
}

/** Opaque to everyone but the provider that made it. It is stored, so it must survive JSON and the process. */
export type ProviderOperation = Record<string, unknown>;

/** A finished shot. The clean file has no captions; the cut may need more, which travels as `extras` and `splice`. */
export interface ShotDelivery {
  video: Uint8Array;
  /** The watermark, once it was read back from `video`; null where it carries none. */
  mark: string | null;
  /** Whether pixels of the product's picture are seen in it. */
  product_seen: boolean;
  width: number;
  height: number;
  fps: number;
  duration_seconds: number;
  thumbnail: { bytes: Uint8Array; media_type: string };
  /** The same picture in a few kilobytes, JPEG. */
  miniature: Uint8Array;
  /** Captioned ranges for the film, as files of their own. */
  extras: Uint8Array[];
  /** How the film is spliced from `video` and `extras`: JSON, read by the film cutter only. */
  splice: unknown;
}

export type ProviderStatus =
  | { state: "running"; progress: number | null }
  | { state: "delivered"; delivery: ShotDelivery }
  /** A film of the vendor's own size, rate and length, as it came. */
  | { state: "clip"; clip: Uint8Array }
  | OrderUnfetched
  | OrderFailed;

/** It is made, and was not to be had this time: looking again may have it, and costs nothing. */
export interface OrderUnfetched {
  state: "unfetched";
  code: string;
  message: string;
}

/**
 * `refused`: the vendor's policy will not make it. `retryable`: another source may be asked. `made`: the vendor made it and
 * asks for it, though it is no use.
 */
export interface OrderFailed {
  state: "failed";
  code: string;
  message: string;
  retryable: boolean;
  refused?: true;
  made?: true;
}

/**
 * What came of taking an order back. `withdrawn`: nothing is owed for it. `made`: too late, the vendor asks for it.
 * `asked`: the vendor took the wish in, and has not said more. `unanswered`: it did not even do that.
 */
export type Withdrawal = "withdrawn" | "made" | "asked" | "unanswered";

export interface Watch {
  signal: AbortSignal;
  /** 0 to 1, as often as the provider knows. */
  onProgress: (share: number) => void;
  /** What the shot's passages are made of, where that is there before the shot is. */
  onSides?: (sides: Pick<ShotDelivery, "extras" | "splice">) => void;
}

/** A source of moving pictures. The presence of a method declares the capability. */
export interface VideoProvider {
  id: string;
  /** Whether an order may cost money, so that it is never placed twice unknowingly. */
  paid?: true;
  /** Whether it can make shots of a model of the catalog; without it, of all that name it. */
  serves?(model: string): boolean;
  /** Hands the order over. Called once for an attempt: a second call may cost money again. */
  start(order: ShotOrder): Promise<ProviderOperation>;
  /**
   * Looks once for an order that was placed from `since` on and whose answer was lost; null where it is not to be seen
   * (yet). Throws `VendorFault` where the vendor cannot be asked.
   */
  find?(order: ShotOrder, since: Date): Promise<ProviderOperation | null>;
  /** Looks once. A provider that is this very process may take as long as the work does. Safe to repeat. */
  status(operation: ProviderOperation, order: ShotOrder, watch: Watch): Promise<ProviderStatus>;
  /** Takes an order back; one that was `asked` for before is only looked at. Safe to repeat. */
  cancel?(operation: ProviderOperation, asked: boolean): Promise<Withdrawal>;
}
