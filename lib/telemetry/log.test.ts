import { expect, test } from "vitest";
import { about, learn, within } from "./about.ts";
import { openLog, type LogLevel } from "./log.ts";

const logging = (level: LogLevel = "debug") => {
  const lines: string[] = [];
  const log = openLog({ level, write: (line) => lines.push(line), clock: () => new Date(0) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "null") as Record<string, unknown> };
};

test("a line is JSON with its time, level and message, and the ids of the present work", () => {
  const { log, last, lines } = logging();
  within({ request_id: "req_1", route: "/api/v1/models" }, () => {
    learn({ account_id: "acc_1" });
    within({ generation_id: "gen_1", trace_id: "ab", span_id: "cd" }, () => log.info("A film begins.", { round: 2 }));
    expect(about()).toEqual({ request_id: "req_1", route: "/api/v1/models", account_id: "acc_1" });
  });
  expect(last()).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    level: "info",
    request_id: "req_1",
    account_id: "acc_1",
    generation_id: "gen_1",
    trace_id: "ab",
    message: "A film begins.",
    round: 2,
  });
  expect(lines).toEqual([expect.stringMatching(/^\{[^\n]*\}\n$/)]);
});

test.each<[LogLevel, string[]]>([
  ["debug", ["debug", "info", "warn", "error", "error"]],
  ["warn", ["warn", "error", "error"]],
  ["error", ["error", "error"]],
])("at level %s what is below is not written", (level, written) => {
  const { log, lines } = logging(level);
  for (const each of ["debug", "info", "warn", "error"] as const) log[each]("Something.");
  log.line({ level: "error", at: "now", message: "A line." });
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(written);
});

const secrets = [
  "sw_live_abcd1234_0123456789abcdef",
  "hunter2-hunter2",
  "eyJhbGciOiJIUzI1NiJ9.payload.signature",
  "A lighthouse keeper finds a fox",
  "ana@example.org",
  "sig=0123456789abcdef",
  "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC",
];

test("keys, passwords, sessions, addresses and anybody's words are in no line, wherever they stand", () => {
  const { log, lines } = logging();
  const [key, password, token, words, email, query, pem] = secrets;
  log.error(`Order "${words}" of ${email} with Bearer ${token} failed at https://a:${password}@vendor/x?${query}`, {
    api_key: key,
    password,
    headers: { authorization: `Bearer ${token}`, cookie: token, "x-api-key": key },
    raw_intent: words,
    prompt: words,
    shots: [{ caption: words, title: words, seen: `“${words}”` }],
    deep: { a: { b: { c: { d: { e: words } } } } },
    error: new Error(`password "${password}" of ${email} is wrong`, { cause: new Error(`key ${key} at ?${query}`) }),
    certificate: `-----BEGIN PRIVATE KEY-----\n${pem}\n-----END PRIVATE KEY-----`,
    database_url: `postgresql://ana:${password}@db/films`,
    about: `postgresql://ana:${password}@db/films`,
    sent: `Key ${token}`,
  });
  const said = lines.join("");
  for (const secret of secrets) expect(said).not.toContain(secret);
  expect(said).toContain('"level":"error"');
  expect(said).toContain('"name":"Error"');
});

test("ids, kinds and numbers stay as they are", () => {
  const { log, last } = logging();
  const fields = {
    key_id: "key_01",
    method: "POST",
    route: "/api/v1/plans/{plan_id}",
    status: 201,
    ms: 12.5,
    ok: true,
  };
  log.info("Answered.", fields);
  expect(last()).toMatchObject(fields);
});
