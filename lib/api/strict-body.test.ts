import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "#lib/contract/limits.ts";
import { person, problemIn, send, testApp, type Person, type Send, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp({
    services: {
      rates: { read_per_minute: 1000, write_per_minute: 1000, generate_per_minute: 1000 },
    },
  });
  ana = await person(app);
});
afterAll(() => app.close());

const plan = (given: Send) => send(app, "plan_director_prompt", { key: ana.key, ...given });
const findings = async (body: string) => {
  const problem = await problemIn(await plan({ body }));
  expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
  return Object.fromEntries((problem.errors ?? []).map(({ pointer, code }) => [pointer, code]));
};

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["two values", "{} {}"],
  ["a trailing comma", '{"raw_intent":"a fox runs",}'],
  ["NaN", '{"seed":NaN}'],
])("%s is 400 malformed_json", async (_case, body) => {
  expect(await problemIn(await plan({ body }))).toMatchObject({
    status: 400,
    code: "malformed_json",
  });
});

test("invalid UTF-8 is 400", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('{"raw_intent":"a fox '), 0xc3, 0x28, 0x22, 0x7d]);
  expect(await problemIn(await plan({ body: bytes }))).toMatchObject({
    status: 400,
    code: "malformed_json",
  });
});

test.each([["[]"], ["null"], ['"text"'], ["7"], ["true"]])("a root of %s is 422", async (body) => {
  expect(await findings(body)).toEqual({ "": "wrong_type" });
});

test("all problems come at once, each with its pointer and code", async () => {
  const body = JSON.stringify({
    raw_intent: "   ",
    director_mode: "noir",
    shot_count: 9,
    duration_seconds: "ten",
    aspect_ratio: 3,
    brand_id: 4,
    captions: "yes",
    routing: { optimize_for: "luck", allow: [1], "a/b~c": 1 },
    seed: 1.5,
    lenght: 4,
    __extra: 1,
  });
  expect(await findings(body)).toEqual({
    "/raw_intent": "blank",
    "/director_mode": "unknown_value",
    "/shot_count": "out_of_range",
    "/duration_seconds": "wrong_type",
    "/aspect_ratio": "wrong_type",
    "/brand_id": "wrong_type",
    "/captions": "wrong_type",
    "/routing/optimize_for": "unknown_value",
    "/routing/allow/0": "wrong_type",
    "/routing/a~1b~0c": "unknown_field",
    "/seed": "wrong_type",
    "/lenght": "unknown_field",
    "/__extra": "unknown_field",
  });
});

test.each([
  ["a NUL", '{"raw_intent":"a fox \\u0000 runs"}', { "/raw_intent": "bad_format" }],
  ["a lone surrogate", '{"raw_intent":"a fox \\ud83d runs"}', { "/raw_intent": "bad_format" }],
  ["__proto__", '{"raw_intent":"a fox runs","__proto__":{"seed":1}}', { "/__proto__": "unknown_field" }],
  [
    "a nested __proto__",
    '{"raw_intent":"a fox runs","routing":{"optimize_for":"cost","__proto__":[]}}',
    { "/routing/__proto__": "unknown_field" },
  ],
  ["2^53 + 1", '{"raw_intent":"a fox runs","seed":9007199254740993}', { "/seed": "out_of_range" }],
  ["infinity", '{"raw_intent":"a fox runs","duration_seconds":1e999}', { "/duration_seconds": "out_of_range" }],
  ["a missing field", '{"seed":1}', { "/raw_intent": "required" }],
  ["too short", '{"raw_intent":"ab"}', { "/raw_intent": "too_short" }],
  ["too long", `{"raw_intent":"${"a".repeat(4001)}"}`, { "/raw_intent": "too_long" }],
])("%s is 422", async (_case, body, expected) => {
  expect(await findings(body)).toEqual(expected);
});

test("nesting without end is refused, not followed", async () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const found = await findings(`{"raw_intent":"a fox runs","routing":${deep}}`);
  expect(Object.values(found)).toContain("bad_format");
});

test("a body over 1 MiB is 413, with and without a length said beforehand", async () => {
  const large = JSON.stringify({ raw_intent: "a".repeat(limits.body_bytes_max) });
  expect((await plan({ body: large })).status).toBe(413);
  const chunked = new Response(large).body;
  expect(await problemIn(await plan({ body: chunked as ReadableStream }))).toMatchObject({
    code: "payload_too_large",
  });
});

test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/json; charset=iso-8859-1"]])(
  "%s is 415",
  async (type) => {
    expect((await plan({ headers: { "Content-Type": type } })).status).toBe(415);
  },
);

test("a compressed body is 415, an odd spelling of JSON is taken", async () => {
  expect((await plan({ headers: { "Content-Type": "application/json", "Content-Encoding": "gzip" } })).status).toBe(
    415,
  );
  expect((await plan({ headers: { "Content-Type": "Application/JSON; charset=UTF-8" } })).status).toBe(200);
});

test("query: unknown, repeated and ill-typed fields are named", async () => {
  const list = async (query: string) =>
    (await problemIn(await send(app, "list_generations", { key: ana.key, query }))).errors?.map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  expect(await list("limit=x")).toEqual(["/limit wrong_type"]);
  expect(await list("limit=0&state=asleep")).toEqual(["/limit out_of_range", "/state unknown_value"]);
  expect(await list("limit=1&limit=2")).toEqual(["/limit bad_format"]);
  expect(await list("__proto__=1")).toEqual(["/__proto__ unknown_field"]);
});

test("a body may be empty where it has no field to hold, and may not repeat what the path says", async () => {
  const cancel = (body: string, headers: Record<string, string> = {}) =>
    send(app, "cancel_generation", { key: ana.key, body, headers });
  expect((await cancel("")).status).toBe(404);
  expect((await cancel("{}")).status).toBe(404);
  expect(await problemIn(await cancel('{"generation_id":"gen_other"}'))).toMatchObject({
    status: 422,
  });
});

test("an upload is bytes or a form with one file", async () => {
  const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
    send(app, "upload_asset", { key: ana.key, body, headers });
  const form = (fields: Record<string, string | Blob>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const file = new Blob(["png"], { type: "image/png" });
  expect((await upload("png")).status).toBe(201);
  expect((await upload(form({ file }))).status).toBe(201);
  expect((await upload("{}", { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await upload("{}", { "Content-Type": "application/json" })).status).toBe(422);
  expect((await upload("no form", { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(400);
  const wrong: [Record<string, string | Blob>, string][] = [
    [{}, "/file required"],
    [{ file: "text" }, "/file wrong_type"],
    [{ file, note: "x" }, "/note unknown_field"],
  ];
  for (const [fields, finding] of wrong) {
    const { errors } = await problemIn(await upload(form(fields)));
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([finding]);
  }
  expect((await upload(new Uint8Array(limits.upload_bytes_max + 1))).status).toBe(413);
});
