import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { Download } from "./download.ts";
import { openFalQueue } from "./fal-queue.ts";
import { falProvider } from "./fal.ts";
import { falKey, startFakeFal, type FakeFal } from "./testing/fake-fal.ts";
import type { ShotOrder } from "./video-model.ts";

const film = new Uint8Array([0, 0, 0, 24, ...Buffer.from("ftypmp42"), 0, 0, 0, 0]);
const plan = {
  aspect_ratio: "16:9",
  prompts: [],
  shots: [{ shot_id: "s1", prompt: "A fox in the snow.", duration_seconds: 4 }],
} as unknown as PlanContent;
const order: ShotOrder = {
  generation_id: "gen_1",
  shot_id: "s1",
  attempt: 1,
  model: "vidu/q3",
  plan,
  mark: "00112233445566aa",
  product: null,
  picture: null,
  first_frame: { asset_id: "ast_1", sha256: "ab".repeat(32), media_type: "image/jpeg" },
};

let fal: FakeFal;
beforeAll(async () => {
  fal = await startFakeFal({ clip: film, picture: new Uint8Array() });
});
afterAll(() => fal.close());

/** The address is fetched as it is; what a guard does with it is the guard's to show. */
const fetched =
  (answer: Awaited<ReturnType<Download>> | null = null): Download =>
  async (address) => {
    if (answer !== null) return answer;
    const file = await fetch(address);
    return file.ok
      ? { is: "whole", bytes: new Uint8Array(await file.arrayBuffer()) }
      : { is: "denied", status: file.status };
  };
const bare = () => Promise.resolve({ bytes: Buffer.from("only pixels"), media_type: "image/jpeg" });
const provider = (download = fetched()) =>
  falProvider(openFalQueue({ key: falKey, baseUrl: fal.url, fetch, download, timeoutMs: 5000 }), { bare });
const watch = { signal: new AbortController().signal, onProgress: () => undefined };
const made = async (download?: Download) => {
  const vendor = provider(download);
  const operation = await vendor.start(order);
  await vendor.status(operation, order, watch);
  return vendor.status(operation, order, watch);
};

test("a picture leaves as its pixels alone, never as it was supplied", async () => {
  expect(await made()).toEqual({ state: "clip", clip: film });
  expect(fal.orders.at(-1)?.input["image_url"]).toBe(
    `data:image/jpeg;base64,${Buffer.from("only pixels").toString("base64")}`,
  );
});

test("a file that is not to be had now may be later; one that is no film, too large or inside never is", async () => {
  const of = (answer: Awaited<ReturnType<Download>>) => made(fetched(answer));
  const unfetched = { state: "unfetched", code: "result_gone" };
  for (const status of [403, 404, 410, 500]) expect(await of({ is: "denied", status })).toMatchObject(unfetched);
  expect(await of({ is: "broken", why: "" })).toMatchObject(unfetched);
  const wasted = { state: "failed", made: true, retryable: true };
  expect(await of({ is: "too_large" })).toMatchObject({ ...wasted, code: "result_too_large" });
  expect(await of({ is: "forbidden", why: "" })).toMatchObject({ ...wasted, code: "result_not_allowed" });
  const text = new TextEncoder().encode("ffconcat version 1.0\nfile 'x'\n");
  expect(await of({ is: "whole", bytes: text })).toMatchObject({ ...wasted, code: "result_unreadable" });
  expect(await of({ is: "whole", bytes: new Uint8Array() })).toMatchObject({ ...wasted, code: "result_unreadable" });
});
