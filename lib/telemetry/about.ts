import { AsyncLocalStorage } from "node:async_hooks";

/** What work that is under way is about, as logs and traces name it. Ids alone, never anybody's words. */
export interface About {
  request_id?: string;
  /** Of the request: its path as the table has it. */
  route?: string;
  /** The network that it came from; in no log. */
  network?: string;
  account_id?: string;
  generation_id?: string;
  shot_id?: string;
  trace_id?: string;
  /** The span that is open; what begins now is a part of it. */
  span_id?: string;
}

const place = Symbol.for("shotwright.about");

// On `globalThis`, because routes and the start hook are bundled apart.
const shared = globalThis as { [place]?: AsyncLocalStorage<About> };
const storage = (shared[place] ??= new AsyncLocalStorage<About>());

/** What the present work is about; nothing where nobody said. */
export const about = (): Readonly<About> => storage.getStore() ?? {};

/** Does a piece of work that is about this too. */
export const within = <T>(more: About, work: () => T): T => storage.run({ ...about(), ...more }, work);

/** Something turned out about the present work, for all that it does from now on. */
export const learn = (more: About): void => {
  const known = storage.getStore();
  if (known !== undefined) Object.assign(known, more);
};
