import { guardedFetch } from "#lib/gate/guarded-fetch.ts";
import { publishers } from "#lib/publishers/publishers.ts";
import { sealer } from "#lib/store/seal.ts";
import type { Reach } from "#lib/engine/reach.ts";

/** How secrets are kept in these tests. */
export const playedSealer = sealer({ current: "the secret of these tests" });
const fetcher = guardedFetch({ allowLoopback: true, timeoutMs: 5000, redirectsMax: 0 });

/** The delivered publishers and the guarded fetcher, to this machine; waits are short. */
export const playedReach: Reach = {
  publishers,
  send: (url, request) => fetcher.send(url, request),
  unseal: playedSealer.open,
  origin: "https://shotwright.example",
  assetUrl: (assetId) => `https://shotwright.example/api/v1/assets/${assetId}?sig=1`,
  deliveryDelaysMs: [0, 10, 10],
  publishDelaysMs: [10, 10],
  jitter: () => 0,
};
