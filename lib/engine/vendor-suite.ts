import { afterAll, beforeEach, expect, test } from "vitest";
import type { Attempt } from "#lib/contract/generation.ts";
import type { PlannedShot } from "#lib/contract/plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { owedUsd, type FalFault, type FalOrder } from "#lib/providers/testing/fal-book.ts";
import type { FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { now } from "#lib/store/testing/records.ts";
import { entryKey } from "#lib/store/spending-records.ts";
import type { Stage } from "./staged-suite.ts";

const models = ["ltx/2.3-pro", "alibaba/wan-2.7", "vidu/q3"];
const drafted = plainContent(
  draftFilm({
    request: { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9 },
    seed: 7,
    brand: null,
    elements,
  }),
);
const quoted_usd = 4;
const patienceMs = 20_000;

/** What is between us and a vendor that makes what we order: links that run out, answers that are lost, films that are cancelled. */
export const vendorSuite = (stage: () => Stage, fal: () => FakeFal): void => {
  let before = 0;
  beforeEach(() => {
    before = fal().orders.length;
  });
  const calm = () => {
    fal().decide = () => "none";
    fal().cancels = () => "heeded";
    fal().hold = () => Promise.resolve();
    fal().history = false;
  };
  afterAll(calm);
  const taken = (): FalOrder[] => fal().orders.slice(before);

  let films = 0;
  /** A film whose every shot asks for something of its own: what is alike cannot be told apart in a history. */
  const begin = () => {
    films++;
    const shots = drafted.shots.map((shot): PlannedShot => ({
      ...shot,
      routed_model: models[0]!,
      prompt: `A fox in the snow, ${films}.${shot.shot_id}.`,
      routing: { reason: "", candidates: models.map((model) => ({ model, score: 1, reasons: [] })) },
    }));
    const rows = shots.map(({ shot_id, index, routed_model }) => ({ shot_id, index, routed_model }));
    return stage().begin({ shots: rows, quoted_usd, preview: false }, { content: { ...drafted, shots } });
  };
  const film = async (decide: FakeFal["decide"]) => {
    fal().decide = decide;
    const id = await begin();
    const generation = await stage().finish(id);
    calm();
    return { id, generation, attempts: await attemptsOf(id) };
  };
  const attemptsOf = async (id: string): Promise<Attempt[]> =>
    (await stage().store.shots.list(id)).flatMap(({ attempts }) => attempts);
  const onFirst = (fault: FalFault) => {
    let count = 0;
    return (): FalFault => (count++ === 0 ? fault : "none");
  };
  const outcomes = (attempts: readonly Attempt[]) => attempts.map(({ outcome }) => outcome).toSorted();
  const resume = async (id: string) => {
    const { store, engine } = stage();
    const earlier = await store.generations.byId(id);
    const again = { generation_id: id, round: (earlier?.round ?? 0) + 1 };
    const from = [
      { state: "finished" as const, status: "render_failed" as const },
      { state: "cancelled" as const, status: null },
    ];
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
    expect(await store.generations.reopen(id, { from, message: "Again.", reservation })).toBe(true);
    await engine.submit(id);
    await engine.settled(id, patienceMs);
    return store.generations.byId(id);
  };

  test("a link that has run out is asked for again: what is made is fetched, and not bought again", async () => {
    const { generation, attempts } = await film(onFirst("expired"));
    expect(generation).toMatchObject({ status: "ok", preview: false });
    expect(taken()).toHaveLength(3);
    expect(outcomes(attempts)).toEqual(["delivered", "delivered", "delivered"]);
    expect(new Set(attempts.map(({ model }) => model))).toEqual(new Set([models[0]]));
  });

  test("what is made and cannot be had is owed, and nobody else is paid for it; resumed, it is asked for before anything", async () => {
    const { id, generation, attempts } = await film(onFirst("gone"));
    expect(generation).toMatchObject({ status: "render_failed", failure: { code: "result_gone" }, charged_usd: 0 });
    expect(taken()).toHaveLength(3);
    expect(outcomes(attempts)).toEqual(["delivered", "delivered", "wasted"]);
    const lost = taken().find(({ fault }) => fault === "gone");
    if (lost !== undefined) lost.fault = "none";
    expect(await resume(id)).toMatchObject({ status: "ok", round: 2 });
    expect(taken()).toHaveLength(3);
    expect(outcomes(await attemptsOf(id))).toEqual(["delivered", "delivered", "delivered"]);
  });

  test("where it stays away, whoever resumes the film has it ordered once more", async () => {
    const { id } = await film(onFirst("gone"));
    expect(await resume(id)).toMatchObject({ status: "ok" });
    expect(taken()).toHaveLength(4);
    expect(outcomes(await attemptsOf(id))).toEqual(["delivered", "delivered", "delivered", "wasted"]);
  });

  test.each(["lost_500", "lost_502", "lost_504", "cut_off", "away"] as const)(
    "%s in place of an answer: nobody else is paid; where the history can be asked it is found",
    async (fault) => {
      const { generation } = await film(onFirst(fault));
      expect(generation).toMatchObject({ status: "render_failed", failure: { code: "submit_unknown" } });
      expect(new Set(taken().map(({ application }) => application)).size).toBe(1);
      if (fault === "away") return;
      expect(taken()).toHaveLength(3);
      before = fal().orders.length;
      fal().history = true;
      const found = await film(onFirst(fault));
      expect(found.generation).toMatchObject({ status: "ok" });
      expect(taken()).toHaveLength(3);
    },
  );

  test.each(["not_a_film", "too_large", "redirected"] as const)(
    "%s: what the vendor sends is not read any further, it is owed, and the next model is asked",
    async (fault) => {
      const { generation, attempts } = await film(onFirst(fault));
      expect(generation.status).toBe("ok");
      expect(outcomes(attempts)).toEqual(["delivered", "delivered", "delivered", "wasted"]);
      expect(owedUsd(taken())).toBe(4);
    },
  );

  /** A film at rest at the vendor: all its orders are taken, and looked at once. */
  const underWay = async (): Promise<{ id: string; goOn: () => void }> => {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let looks = 0;
    fal().decide = () => "slow";
    fal().hold = (moment) => {
      if (moment !== "look") return Promise.resolve();
      if (++looks === drafted.shots.length) asked.resolve();
      return released.promise;
    };
    const id = await begin();
    await stage().engine.submit(id);
    await asked.promise;
    return { id, goOn: () => released.resolve() };
  };
  /** Its orders, once every one of them has ended. */
  const ended = async (id: string): Promise<Attempt[]> => {
    const open = async () => (await attemptsOf(id)).filter(({ ended_at }) => ended_at === null);
    await expect.poll(open, { timeout: patienceMs, interval: 20 }).toEqual([]);
    return attemptsOf(id);
  };

  test("cancelled, every order is taken back at its vendor, once; resumed, they are placed anew", async () => {
    const { id, goOn } = await underWay();
    expect(await stage().engine.cancel(id)).toBe(true);
    goOn();
    expect(outcomes(await ended(id))).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(taken().map(({ cancelled, cancelsAsked }) => [cancelled, cancelsAsked])).toEqual(
      drafted.shots.map(() => [true, 1]),
    );
    expect(owedUsd(taken())).toBe(0);
    calm();
    expect(await resume(id)).toMatchObject({ status: "ok", round: 2 });
    expect(taken()).toHaveLength(6);
  });

  test("cancelled too late, what is made is owed and told so; resumed, it is fetched and not placed anew", async () => {
    const { id, goOn } = await underWay();
    for (const order of taken()) order.looksLeft = 0;
    expect(await stage().engine.cancel(id)).toBe(true);
    goOn();
    const attempts = await ended(id);
    expect(outcomes(attempts)).toEqual(["wasted", "wasted", "wasted"]);
    expect(attempts[0]).toMatchObject({ code: "cancelled_too_late" });
    expect(owedUsd(taken())).toBe(3);
    calm();
    expect(await resume(id)).toMatchObject({ status: "ok", round: 2 });
    expect(taken()).toHaveLength(3);
    expect(outcomes(await attemptsOf(id))).toEqual(["delivered", "delivered", "delivered"]);
  });

  test("cancelled while its order is on the way, the order is taken back when its answer comes", async () => {
    const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let count = 0;
    fal().decide = () => "slow";
    fal().hold = (moment) => {
      if (moment === "taken" && ++count === drafted.shots.length) arrived.resolve();
      return moment === "taken" ? answered.promise : Promise.resolve();
    };
    const id = await begin();
    await stage().engine.submit(id);
    await arrived.promise;
    expect(await stage().engine.cancel(id)).toBe(true);
    answered.resolve();
    expect(outcomes(await ended(id))).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(taken().map(({ cancelled, cancelsAsked }) => [cancelled, cancelsAsked])).toEqual(
      drafted.shots.map(() => [true, 1]),
    );
  });

  test("a vendor that promises to stop and makes it all the same is owed; one that never answers leaves it unknown", async () => {
    const first = await underWay();
    fal().cancels = () => "ignored";
    await stage().engine.cancel(first.id);
    first.goOn();
    expect(outcomes(await ended(first.id))).toEqual(["wasted", "wasted", "wasted"]);
    expect(taken().every(({ cancelsAsked }) => cancelsAsked === 1)).toBe(true);
    before = fal().orders.length;
    const second = await underWay();
    fal().cancels = () => "unanswered";
    await stage().engine.cancel(second.id);
    second.goOn();
    const attempts = await ended(second.id);
    expect(outcomes(attempts)).toEqual(["unknown", "unknown", "unknown"]);
    expect(attempts[0]).toMatchObject({ code: "cancel_unknown" });
    for (const { cancelsAsked } of taken()) expect(cancelsAsked).toBeLessThanOrEqual(5);
  });
};
