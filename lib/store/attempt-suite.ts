import { describe, expect, test } from "vitest";
import type { Attempt } from "#lib/contract/generation.ts";
import type { StoredHeroAttempt } from "./film-records.ts";
import type { Store } from "./store.ts";
import { aGeneration, anAccount, freshId, now } from "./testing/records.ts";

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const together = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** One that is open, or has ended as it is said. */
const attempt = (started_at: string, model: string, outcome?: Attempt["outcome"]): Attempt => ({
  model,
  outcome: outcome ?? "unknown",
  code: null,
  message: null,
  started_at,
  ended_at: outcome === undefined ? null : started_at,
});

/** What every store must do with orders for shots and stills. */
export function attemptSuite(use: () => Store): void {
  describe("attempts", () => {
    test("an attempt is replaced by the one with the same start, others are added, none is lost", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      const starts = Array.from({ length: 8 }, (_, index) => at(index).toISOString());
      await together(16, (index) =>
        use().shots.attempt(generation_id, "s1", attempt(starts[index % 8]!, "veo", "failed")),
      );
      const last = attempt(starts[3]!, "veo", "delivered");
      await use().shots.attempt(generation_id, "s1", last);
      const [first, second] = await use().shots.list(generation_id);
      expect(first!.attempts.map((each) => each.started_at)).toEqual(starts);
      expect(first!.attempts[3]).toEqual(last);
      expect(second!.attempts).toEqual([]);
      await use().shots.update(generation_id, "s1", { attempts: [last] });
      expect((await use().shots.list(generation_id))[0]!.attempts).toEqual([last]);
      await expect(use().shots.attempt(generation_id, "s7", last)).rejects.toThrow();
    });

    test("of several who begin an attempt at a shot at once one does, and so again when that has ended", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      const { shots } = use();
      await shots.update(generation_id, "s1", { operation: { id: "of an earlier round" } });
      const starts = Array.from({ length: 6 }, (_, index) => at(index).toISOString());
      const begun = await together(6, (index) => shots.begin(generation_id, "s1", attempt(starts[index]!, "veo"), 2));
      expect(begun.filter(Boolean)).toHaveLength(1);
      const [first] = await shots.list(generation_id);
      expect(first).toMatchObject({ operation: null, attempts: [{ started_at: starts[begun.indexOf(true)] }] });
      const [open] = first!.attempts;
      expect(await shots.begin(generation_id, "s1", open!, 2)).toBe(true);
      expect(await shots.begin(generation_id, "s2", attempt(starts[0]!, "veo"), 2)).toBe(true);
      expect(await shots.endedIn(generation_id, "s1", 2)).toEqual([]);
      const failed = attempt(open!.started_at, "veo", "failed");
      await shots.attempt(generation_id, "s1", failed, 3);
      expect(await shots.endedIn(generation_id, "s1", 2)).toEqual([failed]);
      expect(await shots.endedIn(generation_id, "s1", 3)).toEqual([]);
      expect(await shots.begin(generation_id, "s1", open!, 2)).toBe(false);
      expect(await shots.begin(generation_id, "s1", attempt(at(9).toISOString(), "wan"), 3)).toBe(true);
    });

    test("of several who begin an order for a still at once one does", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      const hero_frame_id = freshId("hero");
      const order = (index: number): StoredHeroAttempt => ({
        ...attempt(at(index).toISOString(), "veo"),
        hero_frame_id,
        generation_id,
        operation: null,
        round: 2,
      });
      const begun = await together(6, (index) => use().heroes.begin(order(index)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      const [open] = await use().heroes.attempts(generation_id);
      expect(open).toEqual(order(begun.indexOf(true)));
      expect(await use().heroes.begin(open!)).toBe(true);
      await use().heroes.attempt({ ...open!, ended_at: at(7).toISOString(), outcome: "failed", round: 3 });
      expect(await use().heroes.attempts(generation_id)).toMatchObject([{ outcome: "failed", round: 2 }]);
      expect(await use().heroes.begin(order(8))).toBe(true);
    });
  });
}
