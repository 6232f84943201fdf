import { createHmac } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { PublishFault, type Publisher, type Settings } from "./publisher.ts";
import { publishers } from "./publishers.ts";
import { foldersOf, s3Publisher } from "./s3.ts";
import { loopbackServer, type LoopbackServer, type Said } from "./testing/loopback-server.ts";
import { sampleFilm as film, sampleTools as tools } from "./testing/sample-publication.ts";
import { bucketKeys, strictBucket } from "./testing/strict-bucket.ts";
import { webhookPublisher } from "./webhook.ts";
import { isWebhookSecret, webhookHeaders } from "./webhook-signature.ts";

const servers: LoopbackServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
const opened = <S extends LoopbackServer>(server: S): S => {
  servers.push(server);
  return server;
};

/** Runs the steps to their end; each state goes through JSON, as between two processes. */
const publish = async <State>(publisher: Publisher<State>, settings: Settings, from: State | null = null) => {
  const steps: string[] = [];
  for (let state = from; ;) {
    const step = await publisher.publish(state, film, settings, tools);
    steps.push(step.step);
    if (step.done !== undefined) return { steps, url: step.done.url };
    state = JSON.parse(JSON.stringify(step.state)) as State;
  }
};

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => (cause instanceof PublishFault ? cause : Promise.reject(cause)),
  );

test("every place says what it needs, what it takes and where the disclosure stands", () => {
  expect([...publishers.keys()]).toEqual(["watch_page", "webhook", "s3"]);
  for (const { kind, needs, capabilities, disclosureField } of publishers.values()) {
    expect(new Set(needs.map(({ name }) => name)).size, kind).toBe(needs.length);
    expect(capabilities.visibility.length, kind).toBeGreaterThan(0);
    expect(disclosureField, kind).not.toBeNull();
  }
});

describe("S3", () => {
  const settings = (url: string, change: Settings = {}): Settings => ({
    endpoint: url,
    bucket: "films",
    prefix: "spring/../../etc//«été»/",
    ...bucketKeys,
    ...change,
  });

  test("film, captions, poster and sidecar are put, signed, and again over themselves", async () => {
    const bucket = opened(await strictBucket());
    const first = await publish(s3Publisher, settings(bucket.url));
    const folder = "spring/etc/-été-/pub_01film";
    const names = ["film.mp4", "captions.vtt", "poster.jpg", "provenance.json"];
    expect([...bucket.objects.keys()]).toEqual(names.map((name) => `${folder}/${name}`));
    expect(first.steps).toEqual([...names.map((name) => `put ${name}`), "address"]);
    expect(first.url).toBe(`${bucket.url}/films/spring/etc/-%C3%A9t%C3%A9-/pub_01film/film.mp4`);
    const put = bucket.objects.get(`${folder}/film.mp4`);
    expect(put?.body.toString()).toBe("ast_film");
    expect(put?.headers).toMatchObject({ "content-type": "video/mp4", "x-amz-meta-ai-generated": "true" });
    expect(bucket.objects.get(`${folder}/captions.vtt`)?.headers["content-type"]).toBe("text/vtt");
    expect(JSON.parse(bucket.objects.get(`${folder}/provenance.json`)?.body.toString() ?? "")).toMatchObject({
      title: film.title,
      disclosure: { ai_generated: true },
      credential: { manifest_id: "urn:c2pa:1" },
      film: { sha256: "sha256 of ast_film" },
    });
    expect(await publish(s3Publisher, settings(bucket.url))).toEqual(first);
    expect(bucket.objects.size).toBe(4);
  });

  test("it goes on where it was left, and reads from the public address where there is one", async () => {
    const bucket = opened(await strictBucket());
    const there = settings(bucket.url, { public_base_url: "https://cdn.example/films/" });
    const { steps, url } = await publish(s3Publisher, there, { done: ["film.mp4", "captions.vtt"] });
    expect(steps).toEqual(["put poster.jpg", "put provenance.json", "address"]);
    expect(url).toBe("https://cdn.example/films/spring/etc/-%C3%A9t%C3%A9-/pub_01film/film.mp4");
  });

  test("a wrong key is refused for good, a busy bucket for now; neither says the key", async () => {
    const busy = opened(await strictBucket(() => ({ status: 503, body: "<Error><Code>SlowDown</Code></Error>" })));
    const slow = await faultOf(publish(s3Publisher, settings(busy.url)));
    expect(slow).toMatchObject({
      retryable: true,
      step: "put film.mp4",
      message: "The bucket answered 503 (SlowDown).",
    });
    const bucket = opened(await strictBucket());
    const wrong = settings(bucket.url, { secret_access_key: `${bucketKeys.secret_access_key}x` });
    const refused = await faultOf(publish(s3Publisher, wrong));
    expect(refused).toMatchObject({
      retryable: false,
      message: "The bucket answered 403 (SignatureDoesNotMatch).",
    });
    expect(JSON.stringify([slow, refused, String(refused?.stack)])).not.toContain("jZ0cret");
    await bucket.close();
    servers.splice(servers.indexOf(bucket), 1);
    expect(await faultOf(publish(s3Publisher, settings(bucket.url)))).toMatchObject({ retryable: true });
  });

  test("the bucket is looked at beforehand, and nothing is put", async () => {
    const bucket = opened(await strictBucket());
    const look = async (change: Settings = {}) =>
      (await s3Publisher.checks(film, settings(bucket.url, change), tools))[0];
    expect(await look()).toMatchObject({ id: "bucket", status: "pass" });
    expect(await look({ bucket: "other" })).toMatchObject({ status: "fail" });
    expect(await look({ secret_access_key: "wrong" })).toMatchObject({ status: "warn" });
    expect(bucket.objects.size).toBe(0);
  });

  test("no prefix leads out of the bucket's own tree", () => {
    expect(foldersOf("../../x")).toEqual(["x"]);
    expect(foldersOf("a\\..\\b/./.../c d\n#?%2e")).toEqual(["a", "b", "c-d-2e"]);
    expect(foldersOf("映画/فيلم")).toEqual(["映画", "فيلم"]);
    expect(foldersOf(" / ")).toEqual([]);
  });
});

describe("webhook", () => {
  const secret = `whsec_${Buffer.from("a secret of thirty-two bytes ok!").toString("base64")}`;

  test("the film's facts arrive signed, and the receiver may say where the film now is", async () => {
    const answers: Said[] = [{ status: 500 }, { status: 201, body: '{"url":"https://site.example/films/1"}' }];
    const receiver = opened(await loopbackServer(() => answers.shift() ?? { status: 200, body: "thanks" }));
    const settings = { url: `${receiver.url}/in`, secret };
    expect(await faultOf(publish(webhookPublisher, settings))).toMatchObject({
      retryable: true,
      message: "The receiver answered 500.",
    });
    expect(await publish(webhookPublisher, settings)).toEqual({
      steps: ["tell"],
      url: "https://site.example/films/1",
    });
    expect((await publish(webhookPublisher, settings)).url).toBeNull();
    for (const { headers, body } of receiver.arrived) {
      expect(headers["webhook-id"]).toBe("msg_pub_01film");
      const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body.toString()}`;
      const mac = createHmac("sha256", "a secret of thirty-two bytes ok!").update(content).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${mac}`);
      expect(JSON.parse(body.toString())).toMatchObject({
        type: "publication.requested",
        data: {
          title: film.title,
          disclosure: { ai_generated: true },
          film: { media_type: "video/mp4", url: "https://shotwright.example/api/v1/assets/ast_film?sig=1" },
        },
      });
    }
  });

  test("one that is gone or redirects is not told again and again", async () => {
    for (const status of [410, 302]) {
      const receiver = opened(await loopbackServer(() => ({ status, headers: { location: "/other" } })));
      const fault = await faultOf(publish(webhookPublisher, { url: receiver.url, secret }));
      expect(fault).toMatchObject({ retryable: false });
      expect(receiver.arrived).toHaveLength(1);
    }
  });

  test("the signature is that of the specification's own example", () => {
    const message = {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    };
    expect(webhookHeaders(message, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toMatchObject({
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
    expect(webhookHeaders(message, null)).not.toHaveProperty("webhook-signature");
  });

  test("a secret is 24 to 64 bytes in base64 behind whsec_", () => {
    const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;
    expect([23, 24, 32, 64, 65].map((bytes) => isWebhookSecret(of(bytes)))).toEqual([false, true, true, true, false]);
    for (const bad of ["", "whsec_", "secret", of(32).slice(6), `${of(32)} `]) expect(isWebhookSecret(bad)).toBe(false);
  });
});
