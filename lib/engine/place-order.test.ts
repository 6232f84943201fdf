import { expect, test } from "vitest";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import type { ProviderStatus, Withdrawal } from "#lib/providers/video-model.ts";
import { NoLongerWanted, placeOrder, type Placing } from "./place-order.ts";

type Entry = Parameters<Placing<ProviderStatus>["write"]>[0];
const ticket = { request_id: "1" };
const running: ProviderStatus = { state: "running", progress: null };
const clip: ProviderStatus = { state: "clip", clip: new Uint8Array() };

/** A vendor that is played, with a clock that only its pauses move. */
const placed = async (given: Partial<Placing<ProviderStatus>>) => {
  let time = 0;
  const entries: Entry[] = [];
  const pauses: number[] = [];
  const effects = {
    clock: () => new Date(time),
    pause: (ms: number) => {
      time += ms;
      pauses.push(ms);
      return Promise.resolve();
    },
    pollMs: 1000,
    providerTimeoutMs: 10_000,
  };
  const placing: Placing<ProviderStatus> = {
    paid: true,
    wanted: () => Promise.resolve(true),
    allow: () => Promise.resolve(null),
    start: () => Promise.resolve(ticket),
    look: () => Promise.resolve(running),
    begun: null,
    open: () => Promise.resolve(true),
    write: (entry) => {
      entries.push(entry);
      return Promise.resolve();
    },
    ...given,
  };
  const came = await placeOrder(effects, placing, new AbortController().signal);
  return { came, last: entries.at(-1), entries, pauses };
};

test("a vendor that took too long is asked to take its order back, and the next is asked only where it did", async () => {
  const asked: boolean[] = [];
  const cancel = (answers: Withdrawal[]) => (_operation: unknown, again: boolean) => {
    asked.push(again);
    return Promise.resolve(answers.shift() ?? "unanswered");
  };
  const back = await placed({ cancel: cancel(["asked", "withdrawn"]) });
  expect(back).toMatchObject({ came: { is: "failed", next: true }, last: { outcome: "timed_out", operation: null } });
  expect(asked).toEqual([false, true]);
  const unclear = await placed({ cancel: cancel([]) });
  expect(unclear).toMatchObject({
    came: { is: "failed", next: false },
    last: { outcome: "unknown", operation: ticket },
  });
  const without = await placed({});
  expect(without).toMatchObject({ came: { is: "failed", next: false }, last: { outcome: "unknown" } });
});

test("what is made by the time it is to be taken back is fetched after all", async () => {
  let made = false;
  const cancel = () => {
    made = true;
    return Promise.resolve<Withdrawal>("made");
  };
  expect((await placed({ cancel, look: () => Promise.resolve(made ? clip : running) })).came.is).toBe("done");
});

test("a file that is not to be had is asked for five times, longer and longer apart, and nobody else for another", async () => {
  let looks = 0;
  const look = () => {
    looks++;
    return Promise.resolve<ProviderStatus>({ state: "unfetched", code: "result_gone", message: "Gone." });
  };
  const { came, last, pauses } = await placed({ look });
  expect(came).toMatchObject({ is: "failed", code: "result_gone", next: false });
  expect(last).toMatchObject({ outcome: "wasted", operation: ticket });
  expect(looks).toBe(5);
  expect(pauses).toEqual([1000, 2000, 4000, 8000]);
});

test("a lost order is looked for until its vendor's history answers, and not ordered again", async () => {
  const answers = [new VendorFault("busy", "history_unread", ""), null, ticket];
  let starts = 0;
  const { came } = await placed({
    start: () => (starts++, Promise.reject(new VendorFault("lost", "answered_502", ""))),
    find: () => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? null);
    },
    look: () => Promise.resolve(clip),
  });
  expect(came.is).toBe("done");
  expect(starts).toBe(1);
});

test("nobody is asked for what nobody waits for any more", async () => {
  let starts = 0;
  const start = () => Promise.resolve((starts++, ticket));
  const entries: Entry[] = [];
  const write = (entry: Entry) => Promise.resolve(void entries.push(entry));
  await expect(placed({ start, write, wanted: () => Promise.resolve(false) })).rejects.toBeInstanceOf(NoLongerWanted);
  expect(starts).toBe(0);
  // It is known not to have been sent: nobody looks for it, and nothing is owed.
  expect(entries.at(-1)).toMatchObject({ outcome: "cancelled", operation: null, ended_at: expect.any(String) });
});
