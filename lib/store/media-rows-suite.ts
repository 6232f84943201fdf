import { describe, expect, test } from "vitest";
import type { Store } from "./store.ts";
import { aGeneration, anAccount, anAsset, freshId, now } from "./testing/records.ts";

let made = 0;
const aHash = (): string => (++made).toString(16).padStart(8, "0").repeat(8);
const later = (ms: number): Date => new Date(now.getTime() + ms);

/** What refers to media, and media on their way in. */
export const mediaRowsSuite = (use: () => Store) =>
  describe("media rows", () => {
    /** An account that refers to a hash in each of the ways that there are. */
    const referring = async () => {
      const { account_id } = await anAccount(use());
      const [asset, extra, other, miniature, store_sha256] = [aHash(), aHash(), aHash(), aHash(), aHash()];
      const kept = { ...anAsset(account_id), sha256: asset };
      await use().assets.create(kept);
      const { generation_id } = await aGeneration(use(), account_id);
      const [shot] = await use().shots.list(generation_id);
      const film_parts = { extras: [extra, other], splice: { takes: 2 }, product_seen: false, miniature };
      await use().shots.update(generation_id, shot!.shot_id, { film_parts });
      await use().manifests.create({
        manifest_id: freshId("urn:c2pa:"),
        account_id,
        asset_id: kept.asset_id,
        media_type: "video/mp4",
        store_sha256,
        marks: [],
        created_at: now,
      });
      return { account_id, hashes: [asset, extra, other, miniature, store_sha256], kept };
    };

    test("a hash is held by an asset, a part of a film, its miniature or a credential, of whichever account", async () => {
      const { hashes, kept } = await referring();
      const nobodys = aHash();
      expect(await use().media.unreferenced([...hashes, nobodys])).toEqual([nobodys]);
      expect(await use().media.unreferenced([])).toEqual([]);
      const other = { ...anAsset((await anAccount(use())).account_id), sha256: kept.sha256 };
      await use().assets.create(other);
      await use().keeping.removeAsset(kept.account_id, kept.asset_id);
      expect(await use().media.unreferenced([kept.sha256])).toEqual([]);
      await use().keeping.removeAsset(other.account_id, other.asset_id);
      expect(await use().media.unreferenced([kept.sha256])).toEqual([kept.sha256]);
    });

    test("all hashes of an account are told, and none of another's", async () => {
      const [mine, theirs] = [await referring(), await referring()];
      expect((await use().media.ofAccount(mine.account_id)).toSorted()).toEqual(mine.hashes.toSorted());
      const { account_id } = await anAccount(use());
      await aGeneration(use(), account_id);
      expect(await use().media.ofAccount(account_id)).toEqual([]);
      expect(await use().media.unreferenced(theirs.hashes)).toEqual([]);
    });

    test("a chore is begun by one of many, and again when its time has come", async () => {
      const name = freshId("chore");
      const begun = await Promise.all(Array.from({ length: 5 }, () => use().media.beginsChore(name, later(0), 60_000)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await use().media.beginsChore(name, later(59_999), 60_000)).toBe(false);
      expect(await use().media.beginsChore(name, later(60_000), 60_000)).toBe(true);
    });

    test("uploads belong to their account, are so many at a time, and run out", async () => {
      const { account_id } = await anAccount(use());
      const other = await anAccount(use());
      const anUpload = (ms: number) => ({
        asset_id: freshId("ast"),
        account_id,
        bytes: 5_000_000_000,
        media_type: "image/png",
        expires_at: later(ms),
        created_at: now,
      });
      const [soon, late, third] = [anUpload(1000), anUpload(9000), anUpload(9000)];
      expect(await use().uploads.open(soon, 2)).toBe(true);
      expect(await use().uploads.open(late, 2)).toBe(true);
      expect(await use().uploads.open(third, 2)).toBe(false);
      expect(await use().uploads.get(account_id, soon.asset_id)).toEqual(soon);
      expect(await use().uploads.get(other.account_id, soon.asset_id)).toBeNull();
      expect(await use().uploads.expired(later(5000))).toEqual([soon.asset_id]);
      await use().uploads.close(soon.asset_id);
      expect(await use().uploads.expired(later(5000))).toEqual([]);
      expect(await use().uploads.open(third, 2)).toBe(true);
    });
  });
