import { setTimeout as pause } from "node:timers/promises";
import { aVendorFilm } from "#lib/engine/testing/vendor-film.ts";
import type { Store } from "#lib/store/store.ts";
import { anyOf, type Minding } from "./processes.ts";

export interface Ordering {
  /** Ids of films that were accepted: somebody was told so. */
  accepted: string[];
  /** Of how many nobody was told, because whoever was asked died: they may be there or not. */
  unanswered: number;
  /** Whether somebody is asked at this moment, and has not answered. */
  isAsking: boolean;
  /** Asks for films until the signal aborts, as many as are under way at a time. */
  keepOrdering(over: AbortSignal): Promise<void>;
}

const atATime = 6;

/** By way of the web where there is one; else films are written down and put in no line, as by a process that dies then. */
export const openOrdering = (store: Store, accounts: readonly string[], web: Minding | null): Ordering => {
  let count = 0;
  const order = async (account: string, title: string): Promise<string | null> => {
    if (web === null) return aVendorFilm(store, account, title);
    const { child } = await anyOf(web, 1);
    child.tell(`film ${account} ${title}`);
    return child.line(`accepted ${title} `).catch(() => null);
  };
  const ordering: Ordering = {
    accepted: [],
    unanswered: 0,
    isAsking: false,
    async keepOrdering(over) {
      while (!over.aborted) {
        if ((await store.generations.unfinished()).length >= atATime) {
          await pause(100);
          continue;
        }
        ordering.isAsking = true;
        const id = await order(accounts[count % accounts.length]!, `film-${++count}`);
        ordering.isAsking = false;
        if (id === null) ordering.unanswered++;
        else ordering.accepted.push(id);
      }
    },
  };
  return ordering;
};
