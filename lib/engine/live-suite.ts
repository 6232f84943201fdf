import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlannedShot } from "#lib/contract/plan.ts";
import { falKey, falSecret, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { owedUsd, type FalFault } from "#lib/providers/testing/fal-book.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { now } from "#lib/store/testing/records.ts";
import { entryKey } from "#lib/store/spending-records.ts";
import type { Stage } from "./staged-suite.ts";

const models = ["ltx/2.3-pro", "alibaba/wan-2.7", "vidu/q3"];
const request = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9 };
const drafted = plainContent(draftFilm({ request, seed: 7, brand: null, elements }));
const content = {
  ...drafted,
  shots: drafted.shots.map((shot): PlannedShot => ({
    ...shot,
    routed_model: models[0]!,
    prompt: "A fox in the snow.",
    routing: { reason: "", candidates: models.map((model) => ({ model, score: 1, reasons: [] })) },
  })),
};
const quoted_usd = 4;
/** Enough that every fault comes up at every place of a film. */
const filmCount = 12;
const longWaitMs = 240_000;

/** Films of a connected vendor, with everything that may go wrong there. */
export const liveSuite = (stage: () => Stage, fal: () => FakeFal): void => {
  let orders = 0;
  beforeAll(() => {
    orders = fal().orders.length;
  });
  afterAll(() => {
    fal().decide = () => "none";
  });
  const begin = (more: Record<string, unknown> = {}) => {
    const shots = content.shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
    return stage().begin({ shots, quoted_usd, preview: false, request: more }, { content });
  };
  const film = async (decide: FakeFal["decide"]) => {
    fal().decide = decide;
    orders = fal().orders.length;
    const id = await begin();
    const generation = await stage().finish(id);
    return { id, generation, shots: await stage().store.shots.list(id), taken: fal().orders.slice(orders) };
  };
  const onFirst = (fault: FalFault) => {
    let count = 0;
    return (): FalFault => (count++ === 0 ? fault : "none");
  };

  test("a film comes from the vendor whole: no preview, every order once, charged what was delivered", async () => {
    const { id, generation, shots, taken } = await film(() => "slow");
    expect(generation).toMatchObject({ status: "ok", preview: false });
    expect(taken).toHaveLength(3);
    expect(owedUsd(taken)).toBe(taken.reduce((sum, { price_usd }) => sum + price_usd, 0));
    for (const shot of shots) expect(shot).toMatchObject({ delivered_model: models[0], preview: false });
    expect(generation.charged_usd).toBeGreaterThan(0);
    expect(generation.charged_usd).toBeLessThanOrEqual(quoted_usd);
    expect(await stage().settlements(id)).toMatchObject([{ amount_usd: generation.charged_usd }]);
    expect(taken[0]?.input).toMatchObject({ prompt: "A fox in the snow.", aspect_ratio: "16:9" });
  });

  test.each(["down", "failed_later"] as const)("%s: the shot falls to the next model and says so", async (fault) => {
    const { generation, shots } = await film(onFirst(fault));
    expect(generation.status).toBe("ok");
    const fallen = shots.filter((shot) => shot.delivered_model === models[1]);
    expect(fallen).toHaveLength(1);
    expect(fallen[0]?.attempts.map(({ model, outcome }) => [model, outcome])).toEqual([
      [models[0], "failed"],
      [models[1], "delivered"],
    ]);
  });

  test("busy: the same order is placed again with the same model", async () => {
    const { generation, shots, taken } = await film(onFirst("busy"));
    expect(generation.status).toBe("ok");
    expect(taken).toHaveLength(3);
    expect(shots.every((shot) => shot.delivered_model === models[0])).toBe(true);
  });

  test.each(["refused", "refused_later"] as const)(
    "%s: blocked by the vendor, nobody else is asked, nothing charged",
    async (fault) => {
      const { generation, taken } = await film(onFirst(fault));
      expect(generation).toMatchObject({ status: "blocked", blocked: { gate: "vendor" }, charged_usd: 0 });
      expect(new Set(taken.map(({ application }) => application)).size).toBeLessThanOrEqual(1);
      expect(JSON.stringify(generation)).not.toContain(falSecret);
    },
  );

  const resume = async (id: string): Promise<number> => {
    const { store, engine } = stage();
    const earlier = await store.generations.byId(id);
    const again = { generation_id: id, round: (earlier?.round ?? 0) + 1 };
    const reservation = {
      entry_key: entryKey("reserve", again),
      account_id: earlier?.account_id ?? "",
      generation_id: id,
      publication_id: null,
      kind: "reserve" as const,
      amount_usd: quoted_usd,
      model: null,
      at: now,
    };
    const from = [
      { state: "finished" as const, status: "render_failed" as const },
      { state: "cancelled" as const, status: null },
    ];
    const before = fal().orders.length;
    expect(await store.generations.reopen(id, { from, message: "Again.", reservation })).toBe(true);
    await engine.submit(id);
    await engine.settled(id, 20_000);
    return fal().orders.length - before;
  };

  test("lost: nobody knows whether it was taken, so nobody else is paid; resumed, it is ordered anew", async () => {
    const { id, generation, shots, taken } = await film(onFirst("lost"));
    expect(generation).toMatchObject({ status: "render_failed", failure: { code: "submit_unknown" }, charged_usd: 0 });
    expect(taken).toHaveLength(3);
    const open = shots.filter((shot) => shot.asset_id === null);
    expect(open).toHaveLength(1);
    expect(open[0]?.attempts).toMatchObject([{ outcome: "unknown" }]);
    expect(await resume(id)).toBe(1);
    expect((await stage().store.generations.byId(id))?.status).toBe("ok");
  });

  test("lost, and the vendor's history can be asked: the order is found and fetched, nobody is paid twice", async () => {
    const { store, finish, settlements } = stage();
    fal().decide = onFirst("lost");
    fal().history = true;
    const before = fal().orders.length;
    const shots = content.shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
    const told = content.shots.map((shot) => ({ ...shot, prompt: `A fox in the snow, ${shot.shot_id}.` }));
    const id = await stage().begin({ shots, quoted_usd, preview: false }, { content: { ...content, shots: told } });
    const generation = await finish(id);
    fal().history = false;
    expect(generation).toMatchObject({ status: "ok", round: 1, failure: null });
    expect(fal().orders.length - before).toBe(content.shots.length);
    for (const shot of await store.shots.list(id)) expect(shot.attempts).toMatchObject([{ outcome: "delivered" }]);
    expect(await settlements(id)).toMatchObject([{ amount_usd: generation.charged_usd }]);
  });

  test("everybody down amid a film: what was delivered is kept, resumed only the rest is ordered, charged once", async () => {
    let sent = 0;
    const { id, generation, shots, taken } = await film(() => (sent++ === 0 ? "none" : "down"));
    expect(generation).toMatchObject({ status: "render_failed", charged_usd: 0, film_asset_id: null, blocked: null });
    expect(taken).toHaveLength(1);
    const kept = shots.filter(({ asset_id }) => asset_id !== null);
    expect(kept).toHaveLength(1);
    fal().decide = () => "none";
    expect(await resume(id)).toBe(2);
    const finished = await stage().store.generations.byId(id);
    expect(finished).toMatchObject({ status: "ok", round: 2 });
    expect(finished?.charged_usd).toBeGreaterThan(0);
    const after = await stage().store.shots.list(id);
    expect(after.find(({ shot_id }) => shot_id === kept[0]?.shot_id)).toEqual(kept[0]);
    const settled = (await stage().settlements(id)).map(({ amount_usd }) => amount_usd);
    expect(settled.toSorted((a, b) => a - b)).toEqual([0, finished?.charged_usd]);
  });

  test("everybody down: failed, nothing charged, and no preview in its place", async () => {
    const { generation, shots, taken } = await film(() => "down");
    expect(generation).toMatchObject({ status: "render_failed", charged_usd: 0, film_asset_id: null });
    expect(taken).toEqual([]);
    for (const shot of shots) expect(shot.attempts.map(({ model }) => model)).toEqual(models);
  });

  test("of many films with every fault, no order is paid twice for one try, and what is not delivered costs nothing", async () => {
    const faults: FalFault[] = [
      "none",
      "none",
      "none",
      "slow",
      "busy",
      "down",
      "lost",
      "refused",
      "failed_later",
      "expired",
      "gone",
      "lost_502",
      "not_a_film",
    ];
    let seed = 1;
    let sent = 0;
    fal().decide = () => {
      // Two films are made at a time: of the first two nothing goes wrong, whoever comes first.
      if (sent++ < 2 * content.shots.length) return "none";
      seed = (seed * 48_271) % 2_147_483_647;
      return faults[seed % faults.length] ?? "none";
    };
    const before = fal().orders.length;
    const ids = [];
    for (let i = 0; i < filmCount; i++) ids.push(await begin());
    await Promise.all(ids.map((id) => stage().engine.submit(id)));
    for (const id of ids) await stage().engine.settled(id, longWaitMs);
    const films = await Promise.all(ids.map((id) => stage().finish(id)));
    const outcomes: string[] = [];
    for (const each of films) {
      const shots = await stage().store.shots.list(each.generation_id);
      const attempts = shots.flatMap((shot) => shot.attempts);
      outcomes.push(...attempts.map(({ outcome }) => outcome));
      expect(attempts.every(({ ended_at }) => ended_at !== null)).toBe(true);
      for (const shot of shots) {
        const asked = shot.attempts.map(({ model }) => model);
        expect(new Set(asked).size).toBe(asked.length);
      }
      expect(each.charged_usd).toBeLessThanOrEqual(quoted_usd);
      if (each.status !== "ok") expect(each.charged_usd).toBe(0);
      expect(await stage().settlements(each.generation_id)).toHaveLength(1);
    }
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    const [delivered, wasted, unknown] = [count("delivered"), count("wasted"), count("unknown")];
    // What the vendor took: what it delivered, what nobody had of it, what it lost, and what failed after it was taken.
    const taken = fal().orders.slice(before);
    const of = (...faults: FalFault[]) => taken.filter(({ fault }) => faults.includes(fault));
    expect(of("none", "slow", "busy", "expired")).toHaveLength(delivered);
    expect(of("gone", "not_a_film")).toHaveLength(wasted);
    expect(of("lost", "lost_502")).toHaveLength(unknown);
    expect(owedUsd(taken)).toBe(delivered + wasted + unknown);
    expect(films.some(({ status }) => status === "ok")).toBe(true);
    const told = JSON.stringify(films);
    expect(told).not.toContain(falSecret);
    expect(told).not.toContain(falKey);
  });
};
