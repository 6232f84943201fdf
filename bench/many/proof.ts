import type { FakeFal } from "#lib/providers/testing/fake-fal.ts";
import type { Store } from "#lib/store/store.ts";
import type { Tally } from "./tally.ts";

const filmOf = async (store: Store, id: string) => {
  const film = (await store.generations.byId(id))!;
  const entries = (await store.ledger.list(film.account_id)).filter(({ generation_id }) => generation_id === id);
  const [shots, events, booked] = [
    await store.shots.list(id),
    await store.generations.events(id, -1),
    await store.orders.list(id),
  ];
  return { film, entries, shots, events, booked };
};
type Film = Awaited<ReturnType<typeof filmOf>>;

const microsOf = (entries: readonly { amount_usd: number }[]): number =>
  Math.round(entries.reduce((sum, { amount_usd }) => sum + amount_usd, 0) * 1e6);

/** Orders that the vendor took, by the film's title and the shot. */
const ordersOf = (fal: FakeFal): Map<string, number> => {
  const orders = new Map<string, number>();
  for (const { input } of fal.orders)
    orders.set(String(input["prompt"]), (orders.get(String(input["prompt"])) ?? 0) + 1);
  return orders;
};

const judgeFilm = ({ film, shots, entries, events, booked }: Film, orders: Map<string, number>, tally: Tally): void => {
  const name = `${film.title} (${film.generation_id})`;
  const sum = (...kinds: string[]) => microsOf(entries.filter(({ kind }) => kinds.includes(kind)));
  if (film.state !== "finished" || film.status !== "ok")
    tally.fault(`${name} ended ${film.state} ${String(film.status)}: ${film.message}`);
  if (events.filter(({ event }) => event.state === "finished").length !== film.round)
    tally.fault(`${name} ended twice`);
  if (sum("reserve") !== sum("release")) tally.fault(`${name} still holds money`);
  if (sum("settle") !== Math.round(film.charged_usd * 1e6)) tally.fault(`${name} was charged otherwise than it says`);
  const owed = microsOf(booked.filter(({ state }) => state !== "unmade"));
  if (sum("settle", "loss") !== owed) tally.fault(`${name}: ${sum("settle", "loss")} in the book, ${owed} owed`);
  for (const { shot_id, attempts } of shots) {
    const taken = orders.get(`${film.title} ${shot_id}`) ?? 0;
    if (attempts.some(({ ended_at }) => ended_at === null)) tally.fault(`${name}: an order of ${shot_id} is open`);
    if (taken > film.round || taken === 0)
      tally.fault(`${name}: ${taken} orders for ${shot_id} in ${film.round} rounds`);
  }
};

/** Looks at every film, by our book and the vendor's own. Answers how many there are, and the most orders for one shot. */
export const judgeFilms = async (store: Store, ids: readonly string[], fal: FakeFal, tally: Tally) => {
  const orders = ordersOf(fal);
  let ok = 0;
  for (const id of ids) {
    const whole = await filmOf(store, id);
    if (whole.film.status === "ok") ok++;
    judgeFilm(whole, orders, tally);
  }
  return { ok, orders: fal.orders.length, mostForAShot: Math.max(0, ...orders.values()) };
};
