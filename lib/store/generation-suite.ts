import { describe, expect, test } from "vitest";
import { BadCursor } from "./film-records.ts";
import { type Ending, type Store } from "./store.ts";
import { aGeneration, anAccount, aReservation, freshId, now, settlementOf } from "./testing/records.ts";

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const together = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const running = (progress: number, message = "Drawing") =>
  ({ state: "running", stage: "render", progress, message }) as const;
const delivered: Ending = {
  state: "finished",
  status: "ok",
  message: "Done",
  charged_usd: 0.75,
  finished_at: at(60),
  film: {
    film_asset_id: "ast_film",
    film_manifest_id: "urn:c2pa:1",
    film_watermarked: true,
    thumbnail_asset_id: "ast_still",
    vtt_asset_id: "ast_vtt",
    srt_asset_id: null,
    preview: false,
  },
};

/** What every store must do with generations and their shots. */
export function generationSuite(use: () => Store): void {
  describe("generations", () => {
    test("start queued, with their shots and their reservation, for their account only", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const { shots, ...made } = await aGeneration(use(), mine!.account_id);
      const stored = await use().generations.get(mine!.account_id, made.generation_id);
      expect(stored).toEqual({
        ...made,
        round: 1,
        details: null,
        director_mode: null,
        aspect_ratio: null,
        brand_id: null,
        state: "queued",
        stage: null,
        progress: 0,
        message: "",
        status: null,
        blocked: null,
        failure: null,
        quote: null,
        charged_usd: 0,
        film_asset_id: null,
        film_manifest_id: null,
        film_watermarked: false,
        thumbnail_asset_id: null,
        vtt_asset_id: null,
        srt_asset_id: null,
        finished_at: null,
      });
      expect(await use().generations.byId(made.generation_id)).toEqual(stored);
      expect(await use().generations.get(other!.account_id, made.generation_id)).toBeNull();
      expect((await use().shots.list(made.generation_id)).map((shot) => shot.shot_id)).toEqual(["s1", "s2"]);
      expect(shots).toHaveLength(2);
      expect(await use().ledger.list(mine!.account_id)).toEqual([aReservation(mine!.account_id, made.generation_id)]);
    });

    test("creating the same id again changes nothing, not even for another account", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const made = await aGeneration(use(), mine!.account_id);
      const again = {
        ...made,
        title: "Other",
        shots: [{ shot_id: "s9", index: 9, routed_model: "sora" }],
      };
      const reservation = {
        ...aReservation(mine!.account_id, made.generation_id, 9),
        entry_key: freshId("reserve"),
      };
      await together(4, () => use().generations.create(again, reservation));
      await use().generations.create({ ...again, account_id: other!.account_id }, reservation);
      expect((await use().generations.byId(made.generation_id))?.title).toBe("Rain");
      expect(await use().shots.list(made.generation_id)).toHaveLength(2);
      expect(await use().ledger.list(mine!.account_id)).toHaveLength(1);
      expect(await use().ledger.list(other!.account_id)).toEqual([]);
    });

    test("a shot that cannot be written leaves no generation behind", async () => {
      const { account_id } = await anAccount(use());
      const generation_id = freshId("gen");
      const shots = [1, 2].map((index) => ({ shot_id: "s1", index, routed_model: "veo" }));
      await expect(aGeneration(use(), account_id, { generation_id, shots })).rejects.toThrow();
      expect(await use().generations.byId(generation_id)).toBeNull();
      expect(await use().ledger.list(account_id)).toEqual([]);
    });

    test("pages are newest first, without gap or repeat, also while new ones arrive", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const ids: string[] = [];
      // Three share each time, so the id has to break ties.
      for (let n = 0; n < 9; n += 1) {
        const made = await aGeneration(use(), mine!.account_id, {
          created_at: at(Math.floor(n / 3)),
        });
        ids.unshift(made.generation_id);
      }
      await aGeneration(use(), other!.account_id);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await use().generations.list(mine!.account_id, {
          limit: 2,
          cursor,
          state: null,
        });
        expect(page.generations.length).toBeLessThanOrEqual(2);
        seen.push(...page.generations.map((each) => each.generation_id));
        cursor = page.next_cursor;
        if (seen.length === 4) await aGeneration(use(), mine!.account_id, { created_at: at(100) });
      } while (cursor !== null);
      expect(seen).toEqual(ids);
    });

    test("a full last page has no cursor; a foreign cursor is refused", async () => {
      const { account_id } = await anAccount(use());
      for (let n = 0; n < 2; n += 1) await aGeneration(use(), account_id);
      const page = await use().generations.list(account_id, {
        limit: 2,
        cursor: null,
        state: null,
      });
      expect(page.next_cursor).toBeNull();
      for (const cursor of ["", "x", "MTIz", Buffer.from("1:a' OR 1").toString("base64url")])
        await expect(use().generations.list(account_id, { limit: 2, cursor, state: null })).rejects.toThrow(BadCursor);
    });

    test("are found by every word, as it is spelled, and counted on their shelves", async () => {
      const [mine, other] = await together(2, () => anAccount(use()));
      const of = (title: string, raw_intent: string, change: object = {}) =>
        aGeneration(use(), mine!.account_id, { title, raw_intent, ...change });
      const harbour = await of("The Harbour", "A 100% wool_coat dries by the sea", { director_mode: "product_hero" });
      const plain = await of("By the Sea", "A 1000 wool coats", { brand_id: "north", preview: false });
      await aGeneration(use(), other!.account_id, { title: "The Harbour by the sea" });
      await use().generations.end(plain.generation_id, delivered, []);
      const found = async (query: object) => {
        const page = { limit: 9, cursor: null, state: null, ...query };
        const { generations } = await use().generations.list(mine!.account_id, page);
        return generations.map((each) => each.generation_id).sort();
      };
      const both = [harbour.generation_id, plain.generation_id].sort();
      expect(await found({ search: "SEA  wool" })).toEqual(both);
      expect(await found({ search: "100%" })).toEqual([harbour.generation_id]);
      expect(await found({ search: "wool_" })).toEqual([harbour.generation_id]);
      expect(await found({ search: "\\" })).toEqual([]);
      expect(await found({ search: "harbour coats" })).toEqual([]);
      expect(await found({ director_mode: "product_hero" })).toEqual([harbour.generation_id]);
      expect(await found({ brand_id: "north" })).toEqual([plain.generation_id]);
      expect(await found({ shelf: "in_progress" })).toEqual([harbour.generation_id]);
      expect(await found({ shelf: "waiting" })).toEqual([]);
      const counts = await use().generations.counts(mine!.account_id, { search: "sea" });
      expect(counts).toMatchObject({ all: 2, in_progress: 1, stopped: 0, waiting: 0 });
      expect(counts.live + counts.preview).toBe(1);
      for (const shelf of ["live", "preview"] as const)
        expect(await found({ shelf })).toEqual(counts[shelf] === 1 ? [plain.generation_id] : []);
    });

    test("are listed by state, and taken up again while they have not come to rest", async () => {
      const { account_id } = await anAccount(use());
      const [late, early, waiting, done] = await together(4, (index) =>
        aGeneration(use(), account_id, { created_at: at(10 - index) }),
      );
      await use().generations.progress(early!.generation_id, running(0.5));
      await use().generations.progress(waiting!.generation_id, {
        ...running(0.5),
        state: "awaiting_decision",
      });
      await use().generations.end(done!.generation_id, delivered, []);
      const listed = await use().generations.list(account_id, {
        limit: 9,
        cursor: null,
        state: "running",
      });
      expect(listed.generations.map((each) => each.generation_id)).toEqual([early!.generation_id]);
      const mine = [late, early, waiting, done].map((each) => each!.generation_id);
      const unfinished = (await use().generations.unfinished()).filter((id) => mine.includes(id));
      expect(unfinished).toEqual([early!.generation_id, late!.generation_id]);
    });

    test("progress never goes back, and the log has no gap under concurrent writers", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      await together(12, (index) => use().generations.progress(generation_id, running(((index * 7) % 12) / 12)));
      await use().generations.progress(generation_id, {
        ...running(0.1, "Still drawing"),
        shot_id: "s2",
      });
      const events = await use().generations.events(generation_id, -1);
      expect(events.map((each) => each.index)).toEqual(Array.from({ length: 13 }, (_, index) => index));
      const steps = events.map((each) => each.event.progress);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(events.at(-1)).toEqual({
        index: 12,
        event: { ...running(11 / 12, "Still drawing"), shot_id: "s2" },
      });
      expect(await use().generations.events(generation_id, 11)).toEqual([events[12]]);
      expect(await use().generations.byId(generation_id)).toMatchObject(running(11 / 12, "Still drawing"));
      expect(await use().generations.progress("gen_none", running(0.5))).toBe(false);
    });

    test("end once: one of many callers, one settlement, one last event", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      await use().generations.progress(generation_id, running(0.4));
      const ends = await together(10, (index) =>
        use().generations.end(
          generation_id,
          { ...delivered, charged_usd: index / 10, message: `end ${index}` },
          settlementOf(account_id, generation_id, index / 10),
        ),
      );
      expect(ends.filter(Boolean)).toHaveLength(1);
      const winner = ends.indexOf(true);
      expect(await use().generations.byId(generation_id)).toMatchObject({
        state: "finished",
        status: "ok",
        stage: null,
        progress: 1,
        message: `end ${winner}`,
        charged_usd: winner / 10,
        finished_at: delivered.finished_at,
        ...delivered.film,
      });
      const rows = await use().ledger.list(account_id);
      expect(rows.map((row) => row.kind).sort()).toEqual(["release", "reserve", "settle"]);
      expect(rows.find((row) => row.kind === "settle")?.amount_usd).toBe(winner / 10);
      expect(await use().generations.progress(generation_id, running(0.9))).toBe(false);
      expect(await use().generations.events(generation_id, 0)).toEqual([
        {
          index: 1,
          event: { state: "finished", stage: null, progress: 1, message: `end ${winner}` },
        },
      ]);
    });

    test("an ending whose settlement cannot be written did not happen", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      const broken = settlementOf("acc_none", generation_id, 1);
      await expect(use().generations.end(generation_id, delivered, broken)).rejects.toThrow();
      expect((await use().generations.byId(generation_id))?.state).toBe("queued");
      expect(await use().generations.events(generation_id, -1)).toEqual([]);
      expect(await use().generations.end(generation_id, delivered, [])).toBe(true);
    });

    test("keep why they were cancelled, blocked or failed", async () => {
      const { account_id } = await anAccount(use());
      const [cancelled, failed] = await together(2, () => aGeneration(use(), account_id));
      await use().generations.progress(cancelled!.generation_id, running(0.25));
      const blocked = {
        gate: "consent",
        code: "real_person",
        reason: "r",
        evidence: [],
        resolve: "ask",
      } as const;
      const failure = { code: "down", message: "m", shot_id: "s1", attempts: [] };
      const ending = { message: "Over", charged_usd: 0, finished_at: at(1) };
      const byHand: Ending = { ...ending, state: "cancelled", status: null };
      const down: Ending = {
        ...ending,
        state: "finished",
        status: "render_failed",
        failure,
        blocked: { ...blocked, evidence: [] },
      };
      await use().generations.end(cancelled!.generation_id, byHand, []);
      await use().generations.end(failed!.generation_id, down, []);
      const stopped = await use().generations.byId(cancelled!.generation_id);
      expect(stopped).toMatchObject({
        state: "cancelled",
        status: null,
        progress: 0.25,
        blocked: null,
        preview: true,
      });
      const broke = await use().generations.byId(failed!.generation_id);
      expect(broke).toMatchObject({
        status: "render_failed",
        failure,
        blocked,
        film_asset_id: null,
      });
    });
  });

  describe("shots", () => {
    test("keep what a change names and leave the rest", async () => {
      const { account_id } = await anAccount(use());
      const { generation_id } = await aGeneration(use(), account_id);
      await use().shots.update(generation_id, "s2", {
        operation: { id: "op", z: 1, a: [null] },
        preview: true,
      });
      await use().shots.update(generation_id, "s2", {
        delivered_model: "veo",
        width: 640,
        film_parts: ["p"],
      });
      const [first, second] = await use().shots.list(generation_id);
      expect(first).toMatchObject({
        shot_id: "s1",
        index: 1,
        routed_model: "veo",
        delivered_model: null,
        attempts: [],
      });
      expect(second).toMatchObject({
        operation: { id: "op", z: 1, a: [null] },
        preview: true,
        delivered_model: "veo",
        width: 640,
        film_parts: ["p"],
      });
      await use().shots.update(generation_id, "s2", { operation: null });
      expect((await use().shots.list(generation_id))[1]).toMatchObject({
        operation: null,
        film_parts: ["p"],
      });
      await expect(use().shots.update(generation_id, "s7", { preview: true })).rejects.toThrow();
    });
  });
}
