import { afterAll, beforeAll, expect, test } from "vitest";
import type { Download } from "./download.ts";
import { openFalQueue } from "./fal-queue.ts";
import { falKey, startFakeFal, type FakeFal } from "./testing/fake-fal.ts";

const application = "fal-ai/vidu/q3/text-to-video";
const input = { prompt: "A fox in the snow.", duration: 4 };
let fal: FakeFal;
beforeAll(async () => {
  fal = await startFakeFal({ clip: new Uint8Array(), picture: new Uint8Array() });
});
afterAll(() => fal.close());
const plain: Download = async (address) => {
  const answer = await fetch(address);
  return answer.ok
    ? { is: "whole", bytes: new Uint8Array(await answer.arrayBuffer()) }
    : { is: "denied", status: answer.status };
};
const queue = (baseUrl = fal.url) => openFalQueue({ key: falKey, baseUrl, fetch, download: plain, timeoutMs: 5000 });
let orders = 0;
/** An order of its own each time. */
const request = (asked: Record<string, unknown> = input) => ({ application, input: asked, key: `order-${++orders}` });

test("a vendor that cannot be reached got no order: it is down; one that breaks off may have taken it: it is lost", async () => {
  const gone = await startFakeFal({ clip: new Uint8Array(), picture: new Uint8Array() });
  await gone.close();
  await expect(queue(gone.url).submit(request())).rejects.toMatchObject({ kind: "down", code: "unreachable" });
  fal.decide = () => "down";
  await expect(queue().submit(request())).rejects.toMatchObject({ kind: "down", retryAfterMs: 1000 });
  fal.decide = () => "none";
});

test.each(["lost", "lost_500", "lost_502", "lost_504", "cut_off"] as const)(
  "%s: the order was taken and its answer is lost, so it is looked for",
  async (fault) => {
    fal.decide = () => fault;
    const [since, before, asked] = [new Date(), fal.orders.length, request({ ...input, prompt: fault })];
    const queued = queue();
    await expect(queued.submit(asked)).rejects.toMatchObject({ kind: "lost" });
    expect(fal.orders.length - before).toBe(1);
    fal.history = true;
    expect(await queued.find(asked, since)).toEqual({ application, request_id: fal.orders.at(-1)?.request_id });
    fal.history = false;
    fal.decide = () => "none";
  },
);

test("a 503 that does not say when to come again is no word of the vendor's: it is lost, and in no history", async () => {
  fal.decide = () => "away";
  fal.history = true;
  const [since, asked] = [new Date(), request({ ...input, prompt: "Away." })];
  await expect(queue().submit(asked)).rejects.toMatchObject({ kind: "lost", code: "answered_503" });
  expect(await queue().find(asked, since)).toBeNull();
  fal.history = false;
  fal.decide = () => "none";
});

test("an order is found again by what it asked for, and only where it is the one", async () => {
  const since = new Date();
  fal.history = true;
  const asked = request({ ...input, prompt: "Once." });
  const ticket = await queue().submit(asked);
  const find = (change: Record<string, unknown>, at = since) =>
    queue().find({ ...asked, input: { ...asked.input, ...change } }, at);
  expect(await find({})).toEqual(ticket);
  expect(await find({ duration: 5 })).toBeNull();
  expect(await queue().find({ ...asked, application: "fal-ai/minimax/h3/text-to-video" }, since)).toBeNull();
  expect(await find({}, new Date(since.getTime() + 60_000))).toBeNull();
  await queue().submit(asked);
  await expect(find({})).rejects.toMatchObject({ kind: "down", code: "history_ambiguous" });
  fal.history = false;
  await expect(find({})).rejects.toMatchObject({ kind: "down", code: "history_unread" });
});

test("an order that another one of ours is known to be is not taken for a lost one, nor while one alike is on its way", async () => {
  fal.history = true;
  const [since, queued] = [new Date(), queue()];
  const [known, lost] = [request({ ...input, prompt: "Twice." }), request({ ...input, prompt: "Twice." })];
  await queued.submit(known);
  expect(await queued.find(lost, since)).toBeNull();
  const [taken, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  fal.hold = (moment) => (moment === "taken" ? (taken.resolve(), answer.promise) : Promise.resolve());
  const late = queued.submit(request({ ...input, prompt: "Twice." }));
  await taken.promise;
  expect(await queued.find(lost, since)).toBeNull();
  answer.resolve();
  fal.hold = () => Promise.resolve();
  await late;
  expect(await queued.find(lost, since)).toBeNull();
  fal.history = false;
});

const uri = (letter: string) => `data:image/png;base64,${Buffer.from(letter).toString("base64")}`;

test.each(["sent", "stored"] as const)(
  "a lost order with a picture is the one whose picture it is, as it was %s: never somebody else's",
  async (historyPictures) => {
    fal.history = true;
    fal.historyPictures = historyPictures;
    const since = new Date();
    const asked = { ...input, prompt: `With a picture, ${historyPictures}.` };
    const theirs = { ...asked, image_url: uri("theirs") };
    const ours = { ...asked, image_url: uri("ours") };
    await queue().submit(request(theirs));
    const lost = request(ours);
    expect(await queue().find(lost, since)).toBeNull();
    const mine = await queue().submit(request(ours));
    expect(await queue().find(lost, since)).toEqual(mine);
    const order = fal.orders.find(
      ({ input: sent }) => sent["image_url"] === uri("theirs") && sent["prompt"] === asked.prompt,
    );
    // What cannot be fetched any more cannot be told from ours.
    if (order !== undefined) order.fault = "gone";
    if (historyPictures === "stored")
      await expect(queue().find(lost, since)).rejects.toMatchObject({ code: "history_ambiguous" });
    fal.history = false;
    fal.historyPictures = "sent";
  },
);

test("taken back in time nothing is owed; what is made, or is made all the same, is; and no answer is no answer", async () => {
  const queued = queue();
  const order = async () => {
    const ticket = await queued.submit(request());
    return { ticket, taken: fal.orders.at(-1)! };
  };
  const early = await order();
  expect(await queued.cancel(early.ticket, false)).toBe("withdrawn");
  expect(early.taken).toMatchObject({ cancelled: true, cancelsAsked: 1 });
  expect(await queued.cancel(early.ticket, true)).toBe("withdrawn");
  expect(early.taken.cancelsAsked).toBe(1);
  const late = await order();
  late.taken.looksLeft = 0;
  expect(await queued.cancel(late.ticket, false)).toBe("made");
  const ignored = await order();
  ignored.taken.looksLeft = 2;
  fal.cancels = () => "ignored";
  expect(await queued.cancel(ignored.ticket, false)).toBe("asked");
  expect(await queued.cancel(ignored.ticket, true)).toBe("asked");
  expect(await queued.cancel(ignored.ticket, true)).toBe("made");
  expect(ignored.taken.cancelsAsked).toBe(1);
  for (const answer of ["unanswered", "failing"] as const) {
    fal.cancels = () => answer;
    const deaf = await order();
    expect(await queued.cancel(deaf.ticket, false)).toBe("unanswered");
  }
  fal.cancels = () => "heeded";
  expect(await queued.cancel({ application, request_id: "nobody-s" }, false)).toBe("withdrawn");
});

test("a gateway's page in place of a result says nothing of it; the model's own word does", async () => {
  const queued = queue();
  fal.decide = () => "gateway_later";
  const ticket = await queued.submit(request());
  await queued.look(ticket);
  expect(await queued.look(ticket)).toEqual({ state: "waiting" });
  expect(await queued.look(ticket)).toMatchObject({ state: "done" });
  fal.decide = () => "failed_later";
  const failing = await queued.submit(request());
  await queued.look(failing);
  expect(await queued.look(failing)).toMatchObject({ state: "failed", fault: { kind: "down", code: "http_500" } });
  fal.decide = () => "none";
});
