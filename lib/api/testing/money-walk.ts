import { setTimeout as sleep } from "node:timers/promises";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { ProblemBody } from "#lib/contract/problem-body.ts";
import { fateOf, owedUsd, type FalFault } from "#lib/providers/testing/fal-book.ts";
import type { FalCancel } from "#lib/providers/testing/fake-fal.ts";
import { falPrice } from "#lib/providers/testing/fal-price.ts";
import { unlimited } from "#lib/store/testing/records.ts";
import { connected, type LiveApp } from "./live-app.ts";
import { faultsInBooks, faultsOfStart } from "./money-books.ts";
import { hashOf, seeded, type Seeded } from "./seeded.ts";
import { person, type Person } from "./test-app.ts";

/** What became of the films of some walks. */
export interface WalkTally {
  films: number;
  steps: number;
  /** How often each operation was called on a film. */
  calls: Record<string, number>;
  orders: number;
  /** How often each film came to rest in a way, and how often a price was asked for again. */
  ends: Record<string, number>;
  quoted_usd: number;
  charged_usd: number;
  lost_usd: number;
  owed_usd: number;
  /** What did not agree, each with the walk and the step that it was seen after. */
  faults: string[];
}

type Call = [name: EndpointName, input: Record<string, unknown>];

/** One account that walks through the product. */
interface Walker {
  app: LiveApp;
  name: string;
  draw: Seeded;
  who: Person;
  /** Every film that it began, as it was last seen. */
  films: Map<string, GenerationBody>;
  plans: string[];
  told: string[];
  tally: WalkTally;
}

/** Not `away`: where a gateway says so, nobody knows whether the order was taken, so it is counted as one that was. */
const faultsDrawn: readonly [FalFault, ...FalFault[]] = [
  "none",
  ...Array.from({ length: 14 }, () => "none" as const),
  "slow",
  "busy",
  "down",
  "refused",
  "lost",
  "lost_500",
  "lost_502",
  "lost_504",
  "cut_off",
  "refused_later",
  "failed_later",
  "gateway_later",
  "expired",
  "gone",
  "redirected",
  "not_a_film",
];
const cancelsDrawn: readonly [FalCancel, ...FalCancel[]] = ["heeded", "heeded", "ignored", "unanswered", "failing"];
const moments = ["taken", "look", "file"] as const;
const models = ["minimax/h3", "ltx/2.3-fast", "alibaba/wan-2.7"] as const;
const notes = ["closer", "make it last 12 seconds", "another angle", "at night"] as const;
const intents = [
  "A fox finds a lantern in the snow.",
  "An espresso machine in the morning light.",
  "Two friends race their bicycles down to the sea.",
] as const;

/**
 * Walks until so many films were begun. The same seed takes the same steps, and the vendor has the same faults. `tell` is
 * called after each account's walk; `first` is the walk to begin with.
 */
export const walkMoney = async (
  app: LiveApp,
  { seed, films, first = 1, tell }: { seed: number; films: number; first?: number; tell?: (tally: WalkTally) => void },
): Promise<WalkTally> => {
  const sums = { quoted_usd: 0, charged_usd: 0, lost_usd: 0, owed_usd: 0 };
  const tally: WalkTally = { films: 0, steps: 0, calls: {}, orders: 0, ends: {}, ...sums, faults: [] };
  for (let walk = first; tally.films < films; walk++) {
    await walkOnce(app, `${seed}/${walk}`, tally);
    tell?.(tally);
  }
  return tally;
};

const walkOnce = async (app: LiveApp, name: string, tally: WalkTally): Promise<void> => {
  const draw = seeded(name);
  const who = await person(app);
  const walker: Walker = { app, name, draw, who, films: new Map(), plans: [], told: [], tally };
  Object.assign(app.caps, unlimited, draw.onceIn(8) ? { account_loss_monthly_usd: 1 + draw.next() * 3 } : {});
  pricesAt(app, 1);
  app.fal.history = draw.onceIn(5);
  const from = app.fal.orders.length;
  const fail = (what: string) => tally.faults.push(`${name}, after ${walker.told.at(-1)}: ${what}`);
  const steps = 2 + Math.floor(draw.next() * 6);
  for (let at = 0; at <= steps; at++) {
    setFates(walker, `${name}/${at}`);
    const begun = new Set(walker.films.keys());
    // The last step leaves no still behind that waits.
    await (at < steps ? step(walker) : finish(walker));
    tally.steps++;
    await rest(walker);
    for (const film of walker.films.values())
      if (!begun.has(film.generation_id)) (await faultsOfStart(app, film)).forEach(fail);
    (await faultsInBooks(app, who, { films: [...walker.films.keys()], from })).forEach(fail);
  }
  const entries = await app.store.ledger.list(who.account_id);
  const sum = (kind: string) => entries.reduce((all, each) => all + (each.kind === kind ? each.amount_usd : 0), 0);
  tally.charged_usd += sum("settle");
  tally.lost_usd += sum("loss");
  for (const film of walker.films.values()) {
    tally.films++;
    tally.quoted_usd += film.cost.quoted_usd;
    count(tally.ends, film.status ?? film.state);
  }
  const orders = app.fal.orders.slice(from);
  tally.orders += orders.length;
  tally.owed_usd += owedUsd(orders);
  const month = [new Date("2026-05-01"), new Date("2026-06-01")] as const;
  const { reserved_usd } = await app.store.ledger.balance(who.account_id, ...month);
  if (reserved_usd !== 0) fail(`${reserved_usd} is held back at the end`);
};

const count = (into: Record<string, number>, what: string): void => {
  into[what] = (into[what] ?? 0) + 1;
};

/** The catalog and the vendor ask so many times the list price from now on. */
const pricesAt = (app: LiveApp, factor: number): void => {
  app.fal.priceOf = (...order) => falPrice(...order) * factor;
  app.list(
    connected().map((card) =>
      card.price === null ? card : { ...card, price: { ...card.price, amount_usd: card.price.amount_usd * factor } },
    ),
  );
};

/** What becomes of an order is told by what is ordered, not by which of several comes first. */
const setFates = ({ app: { fal } }: Walker, name: string): void => {
  const times = new Map<string, number>();
  const drawn = <T>(from: readonly [T, ...T[]], what: string): T => {
    const time = (times.get(what) ?? 0) + 1;
    times.set(what, time);
    return from[hashOf(`${name}/${what}/${time}`) % from.length] ?? from[0];
  };
  fal.decide = (application, _count, { prompt }) => drawn(faultsDrawn, `${application}/${String(prompt)}`);
  // Of an order whose cancellation nobody answers it stays unknown whether it was made, so only one that is may be drawn.
  fal.cancels = (order) =>
    fateOf(order) === "failed"
      ? "heeded"
      : drawn(cancelsDrawn, `cancel/${order.application}/${String(order.input["prompt"])}`);
};

const step = async (walker: Walker): Promise<void> => {
  const { app, draw, who, films } = walker;
  if (draw.onceIn(3)) pricesAt(app, draw.pick([0.5, 1, 2]));
  if (draw.onceIn(6)) await app.store.accounts.setBudget(who.account_id, draw.pick([null, null, 0.5, 3, 20]));
  const latest = [...films.values()].at(-1);
  const call = latest === undefined || draw.onceIn(7) ? await beginning(walker) : await following(walker, latest);
  await (draw.onceIn(5) ? andCancel(walker, call) : ask(walker, call));
};

const finish = async (walker: Walker): Promise<void> => {
  for (const { generation_id, state } of walker.films.values())
    if (state === "awaiting_decision") await ask(walker, ["cancel_generation", { generation_id }]);
};

/** A film of its own, with a plan before it or without. */
const beginning = async (walker: Walker): Promise<Call> => {
  const { draw } = walker;
  const shot_count = draw.pick([3, 3, 4]);
  const film = {
    raw_intent: draw.pick(intents),
    shot_count,
    duration_seconds: shot_count * (2 + Math.floor(draw.next() * 3)),
    seed: Math.floor(draw.next() * 1000),
    ...(draw.onceIn(3) ? { model_override: draw.pick(models) } : {}),
    ...(draw.onceIn(3) ? { routing: { optimize_for: draw.pick(["cost", "speed"]) } } : {}),
  };
  const rendering = {
    ...(draw.onceIn(12) ? { render: "preview" } : {}),
    ...(draw.onceIn(6) ? { max_cost_usd: draw.next() * 4 } : {}),
  };
  const staged = draw.onceIn(3);
  const name = staged ? "generate_video_staged" : "generate_video";
  const held = staged && draw.onceIn(2) ? { hold: true } : {};
  if (draw.onceIn(2)) return [name, { ...film, ...rendering, ...held }];
  let plan = await planned(walker, ["plan_director_prompt", film]);
  while (draw.onceIn(2)) {
    const shot = plan.shots[Math.floor(draw.next() * plan.shots.length)]?.shot_id ?? "";
    const change = draw.pick<Record<string, unknown>>([
      { duration_seconds: 5 },
      { routed_model: draw.pick(models) },
      { description: "A door." },
    ]);
    plan = await planned(walker, ["revise_plan", { plan_id: plan.plan_id, shots: { [shot]: change } }]);
  }
  if (draw.onceIn(3)) pricesAt(walker.app, draw.pick([0.5, 1, 2]));
  return [name, { plan_id: plan.plan_id, ...rendering, ...held }];
};

const planned = async (walker: Walker, call: Call): Promise<DirectorPlan> => {
  const { status, body } = await walker.app.call<DirectorPlan>(...call, walker.who);
  if (status !== 200) throw new Error(`${call[0]} was answered ${status}: ${JSON.stringify(body)}`);
  walker.plans.push(body.plan_id);
  return body;
};

/** What is done next with a film, by how it stands. */
const following = async (walker: Walker, film: GenerationBody): Promise<Call> => {
  const { draw } = walker;
  const { generation_id, plan_id, shots } = film;
  if (film.state === "awaiting_decision") {
    const hero_frame_id = film.hero_frame?.hero_frame_id ?? "";
    if (draw.onceIn(5)) return ["cancel_generation", { generation_id }];
    if (draw.onceIn(2)) return ["generate_video_staged", { hero_frame_id, decision: "approve" }];
    const note = draw.onceIn(3) ? {} : { note: draw.pick(notes) };
    return ["generate_video_staged", { hero_frame_id, decision: "reject", ...note }];
  }
  if (film.links.resume !== null && !draw.onceIn(5)) return ["resume_generation", { generation_id }];
  if (film.status !== "ok") return beginning(walker);
  const shot_id = draw.pick([shots[0], ...shots.slice(1)])?.shot_id ?? "";
  return draw.pick<Call>([
    ["refine_shot", { generation_id, shot_id, instruction: draw.pick(notes), render: "auto" }],
    ["refine_shot", { generation_id, shot_id, instruction: draw.pick(notes), model_override: draw.pick(models) }],
    ["extend_sequence", { generation_id, shot_count: 1 }],
    ["generate_video", { plan_id }],
  ]);
};

/** Calls, and where the price is another one by now, once more with that. */
const ask = async (walker: Walker, [name, input]: Call): Promise<void> => {
  const { app, who, tally, told } = walker;
  told.push(`${told.length + 1} ${name} ${JSON.stringify(input)}`);
  count(tally.calls, name);
  const { status, body } = await app.call<Pick<ProblemBody, "code" | "quote">>(name, input, who);
  if (status === 200) return;
  count(tally.ends, `${status} ${body.code}`);
  if (status === 409 && body.code === "quote_changed" && body.quote !== undefined) {
    const again = { ...input, max_cost_usd: body.quote.total_usd };
    told.push(`${told.length + 1} ${name} at ${body.quote.total_usd}`);
    const answer = await app.call<Pick<ProblemBody, "code" | "quote">>(name, again, who);
    if (answer.status !== 200) throw new Error(`${name} at its own price: ${JSON.stringify(answer.body)}`);
    return;
  }
  if (status !== 409 && status !== 422) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
};

/** Cancels what a call makes while the vendor is at it, at a moment of its order. */
const andCancel = async (walker: Walker, call: Call): Promise<void> => {
  const { app, draw, who, told, tally } = walker;
  const moment = draw.pick(moments);
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  app.fal.hold = async (now) => {
    if (now !== moment) return;
    reached.resolve();
    await go.promise;
  };
  const over = ask(walker, call);
  await Promise.race([reached.promise, over]);
  for (const { generation_id, state } of await latest(walker)) {
    if (state !== "running" && state !== "queued") continue;
    told.push(`${told.length + 1} cancel at ${moment}`);
    count(tally.calls, `cancel at ${moment}`);
    await app.call("cancel_generation", { generation_id }, who);
  }
  app.fal.hold = () => Promise.resolve();
  go.resolve();
  await over;
};

const latest = async ({ app, who }: Walker): Promise<{ generation_id: string; state: string }[]> =>
  (await app.store.generations.list(who.account_id, { limit: 100, cursor: null, state: null })).generations;

/** A film of these walks takes a second; one that takes a hundred times as long hangs. */
const restsWithinMs = 100_000;

/** Until no film goes on and no order is open; films are read as they stand then. */
const rest = async (walker: Walker): Promise<void> => {
  const { app, who, films } = walker;
  const { generations, openOrders } = app.store;
  for (const end = performance.now() + restsWithinMs; ; await sleep(5)) {
    const [films, orders] = await Promise.all([generations.unfinished(), openOrders.ofEnded()]);
    if (films.length === 0 && orders.length === 0) break;
    // An order that never reached the vendor is looked for until it would have taken too long.
    if (films.length === 0) app.pass(1000);
    if (performance.now() > end)
      throw new Error(
        `${walker.name}, after ${walker.told.at(-1)}: does not come to rest: ${JSON.stringify({ films, orders })}`,
      );
  }
  for (const { generation_id } of (await latest(walker)).toReversed()) {
    const { status, body } = await app.call<GenerationBody>("get_generation", { generation_id }, who);
    if (status !== 200) throw new Error(`The film ${generation_id} cannot be read.`);
    // In the order of their beginning: the last one is gone on with.
    films.set(generation_id, body);
  }
};
