/** What the vendor does with an order; decided once, when the order comes. */
export type FalFault =
  | "none"
  | "slow"
  /** Not taken: 429 and 503 with a time to wait, 503 of a gateway without one, and a refusal by policy. */
  | "busy"
  | "down"
  | "away"
  | "refused"
  /** Taken, and the answer is lost: the connection is cut, a gateway answers in its place, or the answer breaks off. */
  | "lost"
  | "lost_500"
  | "lost_502"
  | "lost_504"
  | "cut_off"
  /** Taken and told of, and then not made. */
  | "refused_later"
  | "failed_later"
  /** Made; a gateway stands once between us and the result. */
  | "gateway_later"
  /** Made; the first link of its file has run out, or every one has. */
  | "expired"
  | "gone"
  /** Made; its file comes without end, comes not at all after its beginning, leads inside, is too large, is no film. */
  | "dripping"
  | "stalled"
  | "redirected"
  | "too_large"
  | "not_a_film";

/** One order as the vendor took it. */
export interface FalOrder {
  application: string;
  input: Record<string, unknown>;
  request_id: string;
  fault: FalFault;
  sent_at: Date;
  /** Looks that still say that it waits. At 0 it is made, and cannot be cancelled any more. */
  looksLeft: number;
  /** What the vendor asks for it once it is made, USD. */
  price_usd: number;
  /** How often its cancellation was asked for. */
  cancelsAsked: number;
  /** Cancelled before it was made. */
  cancelled: boolean;
  /** How often its result was asked for: each answer holds another link. */
  results: number;
}

/** `made` is owed to the vendor, whether or not anybody fetched it; `cancelled` in time and `failed` are not. */
export type FalFate = "made" | "cancelled" | "failed";

const unmade: ReadonlySet<FalFault> = new Set(["refused_later", "failed_later"]);

/** What becomes of an order that is left to itself from here on: the vendor makes whatever nobody cancelled. */
export const fateOf = ({ fault, cancelled }: Pick<FalOrder, "fault" | "cancelled">): FalFate => {
  if (cancelled) return "cancelled";
  return unmade.has(fault) ? "failed" : "made";
};

/** What the vendor is owed for these orders, USD: a product that loses no money accounts for exactly as much. */
export const owedUsd = (orders: readonly FalOrder[]): number =>
  orders.reduce((sum, order) => sum + (fateOf(order) === "made" ? Math.round(order.price_usd * 1e6) : 0), 0) / 1e6;
