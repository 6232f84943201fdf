import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "#lib/contract/limits.ts";

/** Signed asset addresses: who holds one may read that asset for an hour, without a key. */
export interface AssetUrls {
  /** Absolute address of the asset. */
  sign: (assetId: string) => string;
  /** True when `sig` was made for this asset by us and has not run out. */
  check: (assetId: string, sig: string) => boolean;
}

/** `secrets` answers what signs now, and what else is accepted. */
export const assetUrls = (
  origin: string,
  secrets: () => { current: string; earlier: readonly string[] },
  now: () => Date,
): AssetUrls => {
  const mac = (secret: string, assetId: string, expires: string): string =>
    createHmac("sha256", secret).update(`asset:${assetId}:${expires}`).digest("base64url");
  return {
    sign(assetId) {
      // Rounded up to five minutes, so that a page asking twice gets the same address and the browser its cache.
      const seconds = Math.ceil((now().getTime() / 1000 + limits.asset_url_seconds) / 300) * 300;
      const expires = seconds.toString(36);
      return `${origin}/api/v1/assets/${assetId}?sig=${expires}.${mac(secrets().current, assetId, expires)}`;
    },
    check(assetId, sig) {
      const [expires = "", given = ""] = sig.split(".");
      const seconds = Number.parseInt(expires, 36);
      if (!Number.isSafeInteger(seconds) || seconds * 1000 < now().getTime()) return false;
      const actual = Buffer.from(given);
      const { current, earlier } = secrets();
      return [current, ...earlier].some((secret) => {
        const expected = Buffer.from(mac(secret, assetId, expires));
        return actual.length === expected.length && timingSafeEqual(actual, expected);
      });
    },
  };
};
