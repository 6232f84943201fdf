import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppContext } from "#lib/context.ts";
import { flippedAt } from "#lib/provenance/testing/attacks.ts";
import { stillManifest } from "#lib/provenance/manifest.ts";
import { falKey, startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { landscapePicture } from "#lib/render/testing/landscape-picture.ts";
import { person, problemIn, send, type Person, type TestApp } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** Supplied pictures on their way to a vendor, through everything. */

let app: TestApp & { services: AppContext };
let ana: Person;
let fal: FakeFal;
let server: Server;
let plain: Buffer;
let signed: Uint8Array;
let damaged: Uint8Array;
const served: Record<string, Uint8Array> = {};

const secret = "Ana Lind, 12 Quiet Lane";

beforeAll(async () => {
  const { data, width, height } = landscapePicture(640, 360);
  plain = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  fal = await startFakeFal({ clip: new Uint8Array(), picture: new Uint8Array() });
  fal.decide = () => "failed_later";
  app = await wholeApp({ FAL_KEY: falKey, FAL_BASE_URL: fal.url });
  ana = await person(app);
  signed = (
    await app.services.provenance.sign({
      bytes: new Uint8Array(plain),
      mediaType: "image/png",
      manifest: stillManifest({
        title: "A bay",
        mediaType: "image/png",
        version: "0.0.0",
        when: new Date().toISOString(),
        generationId: "gen_1",
        planHash: "ab".repeat(32),
        shotId: "s1",
        seed: 1,
        source: { routedModel: "x/y", deliveredModel: "x/y", preview: false, suppliedPixels: false },
        inputs: [],
        placed: [],
      }),
      ingredients: [],
    })
  ).bytes;
  damaged = flippedAt(signed, "c2pa.claim", 40);
  served["/bay.png"] = damaged;
  server = createServer((request, response) =>
    response.writeHead(200, { "content-type": "image/png" }).end(served[request.url ?? ""]),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}, 240_000);
afterAll(async () => {
  await app.close();
  await fal.close();
  server.close();
});

const uri = (bytes: Uint8Array, type = "image/png") => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const animate = (animate_image_ref: string) =>
  send(app, "animate_image", {
    key: ana.key,
    input: {
      animate_image_ref,
      raw_intent: "slow push in on the hills",
      duration_seconds: 4,
      model_override: "vidu/q3",
    },
    headers: { Prefer: "wait=60" },
  });
const refusedAt = async (response: Response, pointer: string) => {
  expect(response.status).toBe(422);
  expect(await problemIn(response)).toMatchObject({ errors: [{ pointer }] });
};

test("a picture whose credential does not hold is refused at its field, however it comes, and nothing is ordered", async () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bay.png`;
  await refusedAt(await send(app, "upload_asset", { key: ana.key, body: new Uint8Array(damaged) }), "/file");
  await refusedAt(await animate(uri(damaged)), "/animate_image_ref");
  await refusedAt(await animate(address), "/animate_image_ref");
  const brand = { brand_id: "bay", name: "Bay", palette: ["#1f2a44"] };
  await refusedAt(
    await send(app, "set_brand_profile", { key: ana.key, input: { ...brand, product_image_url: address } }),
    "/product_image_url",
  );
  expect(fal.sent).toBe(0);
});

test("one that was stored before that was asked is refused where it is named", async () => {
  const { sha256, bytes } = await app.services.media.put(damaged);
  const asset_id = "ast_stored_before";
  await app.store.assets.create({
    asset_id,
    account_id: ana.account_id,
    kind: "upload",
    sha256,
    bytes,
    media_type: "image/png",
    width: 640,
    height: 360,
    duration_seconds: null,
    faces: null,
    nudity: null,
    created_at: new Date(),
  });
  await refusedAt(await animate(asset_id), "/animate_image_ref");
  const brand = { brand_id: "bay", name: "Bay", palette: ["#1f2a44"], product_asset_id: asset_id };
  await refusedAt(await send(app, "set_brand_profile", { key: ana.key, input: brand }), "/product_asset_id");
  expect(fal.sent).toBe(0);
});

test("one whose credential holds is taken, and neither that nor place, names and texts are what the vendor gets", async () => {
  const photograph = await sharp(plain)
    .withExif({
      IFD0: { Artist: secret },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${secret} --></x:xmpmeta>`)
    .flatten()
    .jpeg()
    .toBuffer();
  expect(photograph.includes("Quiet Lane")).toBe(true);
  for (const [bytes, type] of [
    [photograph, "image/jpeg"],
    [signed, "image/png"],
  ] as const) {
    const before = fal.orders.length;
    const response = await animate(uri(bytes, type));
    expect(response.ok, await response.clone().text()).toBe(true);
    expect(fal.orders.length).toBeGreaterThan(before);
    const [head, sent = ""] = String(fal.orders.at(-1)?.input["image_url"]).split(",");
    expect(head).toBe(`data:${type};base64`);
    const got = Buffer.from(sent, "base64");
    for (const mark of ["Quiet Lane", "Exif", "GPS", "xmpmeta", "c2pa", "jumb", "caBX"])
      expect(got.includes(mark), mark).toBe(false);
    const { exif, xmp, icc, width, height } = await sharp(got).metadata();
    expect({ exif, xmp, icc, width, height }).toEqual({ width: 640, height: 360 });
  }
});
