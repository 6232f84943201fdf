import type { Attempt, GenerationBody } from "#lib/contract/generation.ts";
import { fateOf, owedUsd, type FalOrder } from "#lib/providers/testing/fal-book.ts";
import { failoverDepth } from "#lib/routing/paid-models.ts";
import { shotPrice } from "#lib/routing/price.ts";
import type { VendorOrder } from "#lib/store/spending-records.ts";
import type { LiveApp } from "./live-app.ts";
import type { Person } from "./test-app.ts";

const same_usd = 0.000_01;
const differ = (a: number, b: number): boolean => !(Math.abs(a - b) < same_usd);
const sumOf = (amounts: readonly { amount_usd: number }[]): number =>
  amounts.reduce((sum, { amount_usd }) => sum + amount_usd, 0);

/** What does not agree in a film that was just begun: its quote is the sum of its lines, and nothing that it makes costs more. */
export const faultsOfStart = async (app: LiveApp, film: GenerationBody): Promise<string[]> => {
  const { quoted_usd, lines } = film.cost;
  const faults = differ(sumOf(lines), quoted_usd) ? [`quoted ${quoted_usd}, lines of ${sumOf(lines)}`] : [];
  const toMake = film.shots.filter(({ shot_id }) => film.changed_shot_ids.includes(shot_id));
  const dearest = toMake.map((shot) => {
    const able = shot.routing.candidates.filter((each) => each.excluded_because === undefined);
    const asked = [...new Set([shot.routed_model, ...able.map(({ model }) => model)])].slice(0, 1 + failoverDepth);
    const cards = asked.flatMap((id) => app.api.services.models.filter((card) => card.model_id === id));
    const prices = cards.map((card) =>
      card.connected ? (shotPrice(card, shot.duration_seconds)?.amount_usd ?? 0) : 0,
    );
    const drawn =
      prices[0] === 0 || lines.some(({ shot_id, model }) => shot_id === shot.shot_id && model.startsWith("preview/"));
    return drawn ? 0 : Math.max(...prices);
  });
  const stills = sumOf(lines.filter(({ stage }) => stage === "still"));
  const expected = dearest.reduce((sum, each) => sum + each, stills);
  if (differ(expected, quoted_usd)) faults.push(`${film.generation_id} quoted ${quoted_usd}, can cost ${expected}`);
  return faults;
};

/**
 * What does not agree between the account's ledger, its book of orders and the vendor's own, once everything is at rest.
 * `from`: the vendor's orders from there on are this account's.
 */
export const faultsInBooks = async (
  app: LiveApp,
  who: Person,
  { films, from }: { films: readonly string[]; from: number },
): Promise<string[]> => {
  const { store, fal } = app;
  const faults: string[] = [];
  const entries = await store.ledger.list(who.account_id);
  const all: VendorOrder[] = [];
  for (const id of films) {
    const generation = await store.generations.byId(id);
    if (generation === null) throw new Error(`There is no film ${id}.`);
    const orders = await store.orders.list(id);
    all.push(...orders);
    const of = (kind: string) => sumOf(entries.filter((each) => each.generation_id === id && each.kind === kind));
    const delivered = sumOf(orders.filter(({ state }) => state === "delivered"));
    const cost = sumOf(orders.filter(({ state }) => state !== "unmade"));
    const charged = generation.status === "ok" ? delivered : 0;
    const { charged_usd, state } = generation;
    if (differ(charged_usd, charged)) faults.push(`${id} charged ${charged_usd}, delivered ${charged}`);
    if (charged_usd > generation.quoted_usd + same_usd) faults.push(`${id} charged more than quoted`);
    if (differ(of("settle"), charged_usd)) faults.push(`${id} settled ${of("settle")}, charged ${charged_usd}`);
    const rests = state === "awaiting_decision";
    if (!rests && differ(of("settle") + of("loss"), cost))
      faults.push(`${id} settled ${of("settle")} and lost ${of("loss")}, ordered for ${cost}`);
    if (!rests && differ(of("reserve"), of("release"))) faults.push(`${id} still holds something`);
    for (const { part, model, amount_usd, state: now } of orders) {
      if (!(amount_usd > 0)) faults.push(`${id} ${part}: ${model} has no price`);
      if (now === "open") faults.push(`${id} ${part}: the order of ${model} is open`);
    }
    faults.push(...twice(id, orders));
  }
  const taken = fal.orders.slice(from);
  const made = taken.filter((order) => fateOf(order) === "made");
  const booked = all.filter(({ state }) => state !== "unmade");
  if (made.length !== booked.length) {
    const tries = (await Promise.all(films.map((id) => store.shots.list(id))))
      .flat()
      .flatMap(({ attempts }) => attempts);
    const told = { vendor: taken.map(wordsOfOrder), tries: tries.map(wordsOfTry) };
    faults.push(`${made.length} orders made, ${booked.length} accounted for: ${JSON.stringify(told)}`);
  }
  if (taken.length > all.length) faults.push(`${taken.length} orders taken, ${all.length} written down`);
  if (differ(owedUsd(taken), sumOf(booked))) faults.push(`owed ${owedUsd(taken)}, accounted for ${sumOf(booked)}`);
  return faults;
};

const wordsOfOrder = (order: FalOrder): string =>
  `${order.application} ${order.fault} ${fateOf(order)}, ${order.cancelsAsked} wishes to cancel`;
const wordsOfTry = ({ model, outcome, code }: Attempt): string => `${model} ${outcome} ${code ?? ""}`;

/** A part of a film is delivered once, and one try of it is one order. */
const twice = (id: string, orders: readonly VendorOrder[]): string[] => {
  const delivered = orders.filter(({ state }) => state === "delivered").map(({ part }) => part);
  const tries = orders.map(({ part, started_at }) => `${part} ${started_at}`);
  return [
    ...(new Set(delivered).size < delivered.length ? [`${id}: a part was delivered twice`] : []),
    ...(new Set(tries).size < tries.length ? [`${id}: a try was ordered twice`] : []),
  ];
};
