import type { PlanContent } from "#lib/contract/plan.ts";
import type { OrderFailed, OrderUnfetched, ProviderOperation, ShotOrder, Withdrawal } from "./video-model.ts";

/** What an image model is asked to draw: one moment of one shot of a plan. JSON through and through. */
export interface StillOrder {
  generation_id: string;
  hero_frame_id: string;
  shot_id: string;
  /** Seconds from the shot's start. */
  at_seconds: number;
  /** Id of the model in the catalog, or `preview/still`. */
  model: string;
  /** The whole direction in words. */
  direction: string;
  plan: PlanContent;
  /** The watermark that the still is to carry, 16 hexadecimal digits. */
  mark: string;
  product: ShotOrder["product"];
}

/** A finished still. */
export interface StillDelivery {
  /** PNG. */
  picture: Uint8Array;
  /** The watermark, once it was read back from `picture`; null where it carries none. */
  mark: string | null;
  /** Whether pixels of the product's picture are seen in it. */
  product_seen: boolean;
  width: number;
  height: number;
}

export type StillStatus =
  | { state: "running" }
  | { state: "delivered"; delivery: StillDelivery }
  /** A picture of the vendor's own size and format, as it came. */
  | { state: "picture"; picture: Uint8Array }
  | OrderUnfetched
  | OrderFailed;

/** A source of stills: the same way of working as a source of moving pictures. */
export interface StillProvider {
  id: string;
  /** As of a source of moving pictures. */
  paid?: true;
  serves?(model: string): boolean;
  start(order: StillOrder): Promise<ProviderOperation>;
  /** As of moving pictures: looks once for an order whose answer was lost. */
  find?(order: StillOrder, since: Date): Promise<Record<string, unknown> | null>;
  status(operation: ProviderOperation, order: StillOrder, signal: AbortSignal): Promise<StillStatus>;
  /** As of moving pictures. */
  cancel?(operation: ProviderOperation, asked: boolean): Promise<Withdrawal>;
}
