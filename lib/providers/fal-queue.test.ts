import { afterAll, beforeAll, expect, test } from "vitest";
import { openFalQueue } from "./fal-queue.ts";
import { falKey, startFakeFal, type FakeFal } from "./testing/fake-fal.ts";

const application = "fal-ai/vidu/q3/text-to-video";
const input = { prompt: "A fox in the snow.", duration: 4, image_url: "data:image/png;base64,AA" };
let fal: FakeFal;
beforeAll(async () => {
  fal = await startFakeFal({ clip: new Uint8Array(), picture: new Uint8Array() });
});
afterAll(() => fal.close());
const queue = (baseUrl = fal.url) => openFalQueue({ key: falKey, baseUrl, fetch, timeoutMs: 5000 });

test("a vendor that cannot be reached got no order: it is down; one that breaks off may have taken it: it is lost", async () => {
  const gone = await startFakeFal({ clip: new Uint8Array(), picture: new Uint8Array() });
  await gone.close();
  await expect(queue(gone.url).submit(application, input)).rejects.toMatchObject({
    kind: "down",
    code: "unreachable",
  });
  fal.decide = () => "lost";
  await expect(queue().submit(application, input)).rejects.toMatchObject({ kind: "lost" });
  fal.decide = () => "none";
});

test("an order is found again by what it asked for, wherever its picture stands now, and only where it is the one", async () => {
  const since = new Date();
  fal.history = true;
  const asked = { ...input, prompt: "Once." };
  const ticket = await queue().submit(application, asked);
  expect(await queue().find(application, { ...asked, image_url: "https://elsewhere.example/1" }, since)).toEqual(
    ticket,
  );
  expect(await queue().find(application, { ...asked, duration: 5 }, since)).toBeNull();
  expect(await queue().find("fal-ai/minimax/h3/text-to-video", asked, since)).toBeNull();
  expect(await queue().find(application, asked, new Date(since.getTime() + 60_000))).toBeNull();
  await queue().submit(application, asked);
  await expect(queue().find(application, asked, since)).rejects.toMatchObject({ code: "history_ambiguous" });
  fal.history = false;
  await expect(queue().find(application, asked, since)).rejects.toMatchObject({ code: "history_unread" });
});
