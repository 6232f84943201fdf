import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { scopes } from "#lib/contract/vocabulary.ts";
import { rateClasses } from "./caller.ts";
import {
  keyFor,
  person,
  problemIn,
  rowNames,
  rowOf,
  send,
  testApp,
  type Person,
  type TestApp,
} from "./testing/test-app.ts";

/** What the contract promises of every row, asked of every row. */

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const guarded = rowNames.filter((name) => rowOf(name).public !== true);
const forKeys = guarded.filter((name) => rowOf(name).session_only !== true);
const forPeople = guarded.filter((name) => rowOf(name).session_only === true);
const unsafe = guarded.filter((name) => rowOf(name).method !== "GET");
const credentials = (name: EndpointName, who: Person) =>
  rowOf(name).session_only === true ? { cookie: who.cookie } : { key: who.key };

describe("401", () => {
  test.each(guarded)("%s without credentials", async (name) => {
    const response = await send(app, name);
    expect(await problemIn(response)).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  });
  test.each(guarded)("%s with a key that was never made", async (name) => {
    const { key } = await keyFor(app.api, ana.account_id, scopes);
    const other = key.slice(0, 8) + (key[8] === "a" ? "b" : "a") + key.slice(9);
    expect((await send(app, name, { key: other })).status).toBe(401);
  });
  test.each(guarded)("%s: another method is no way around it", async (name) => {
    expect((await send(app, name, { method: "PUT", body: "{}" })).status).toBe(401);
  });
});

describe("403", () => {
  test.each(forKeys)("%s with a key of every scope but its own", async (name) => {
    for (const missing of rowOf(name).scopes) {
      const { key } = await keyFor(
        app.api,
        ana.account_id,
        scopes.filter((scope) => scope !== missing),
      );
      const response = await send(app, name, { key });
      expect(await problemIn(response)).toMatchObject({ status: 403, code: "insufficient_scope" });
      expect(response.headers.get("www-authenticate")).toBe(
        `Bearer error="insufficient_scope", scope="${rowOf(name).scopes.join(" ")}"`,
      );
    }
  });
  test.each(forPeople)("%s with a key of all scopes", async (name) => {
    expect(await problemIn(await send(app, name, { key: ana.key }))).toMatchObject({
      status: 403,
      code: "session_required",
    });
  });
  test.each(unsafe)("%s with a cookie from another site's page", async (name) => {
    const strange: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
      { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of strange)
      expect(await problemIn(await send(app, name, { cookie: ana.cookie, headers }))).toMatchObject({
        status: 403,
        code: "csrf",
      });
  });
});

describe("404", () => {
  const withId = guarded.filter((name) => rowOf(name).path.includes("{"));
  test.each(withId)("%s: an id that nobody has, and one no store could hold", async (name) => {
    for (const id of ["nothing_here", "x".repeat(300), "a\u0000b"]) {
      const { example, path } = rowOf(name);
      const input = Object.fromEntries(
        Object.entries(example).map(([field, value]) => [field, path.includes(`{${field}}`) ? id : value]),
      );
      expect(await problemIn(await send(app, name, { ...credentials(name, ana), input }))).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });
});

describe("405", () => {
  test.each(rowNames)("%s says what is allowed", async (name) => {
    const response = await send(app, name, {
      ...credentials(name, ana),
      method: "PUT",
      body: "{}",
    });
    expect(await problemIn(response)).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(response.headers.get("allow")?.split(", ")).toContain(rowOf(name).method);
  });
  test.each(rowNames)("%s answers OPTIONS", async (name) => {
    const response = await send(app, name, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")?.split(", ")).toContain(rowOf(name).method);
  });
});

describe("422", () => {
  test.each(rowNames)("%s names an unknown field", async (name) => {
    const row = rowOf(name);
    // One caller asks for all of them: none is to be too many.
    app.pass(2000);
    const given = row.consumes === "bytes" ? { query: "mistyped=1" } : { input: { ...row.example, mistyped: "1" } };
    const problem = await problemIn(await send(app, name, { ...credentials(name, ana), ...given }));
    expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer: "/mistyped", code: "unknown_field" }));
  });
});

describe("429", () => {
  test.each(guarded)("%s stops when its window is used up, and goes on when it has passed", async (name) => {
    const bo = await person(app);
    const classes = rateClasses(rowOf(name));
    const limit = classes.includes("generate") ? 20 : classes.includes("write") ? 60 : 120;
    const attempt = () => send(app, name, { ...credentials(name, bo), query: "mistyped=1", body: "{" });
    for (let i = 0; i < limit; i++) expect((await attempt()).status).not.toBe(429);
    const refused = await attempt();
    expect(await problemIn(refused)).toMatchObject({
      status: 429,
      code: "rate_limited",
      retryable: true,
    });
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).toContain(";r=0;");
    expect(refused.headers.get("ratelimit-policy")).toContain(`;q=${limit};w=60`);
    app.pass(seconds * 1000);
    expect((await attempt()).status).not.toBe(429);
  });
});

describe("routes", () => {
  const folder = "app/api/v1";
  const files = globSync("**/route.ts", { cwd: folder }).filter((file) => !file.includes("[...path]"));
  const pathOf = (file: string) =>
    `/${file.replace(/\/?route\.ts$/, "")}`.replace(/\[(\w+)\]/g, (_whole, field: string) => `{${field}}`);
  const namesIn = (file: string) =>
    [...(/route\(([^)]*)\)/.exec(readFileSync(`${folder}/${file}`, "utf8"))?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
      (match) => match[1],
    );

  test("every row has a route file at its path, and every route file only rows of its path", () => {
    const served = files.flatMap((file) => namesIn(file).map((name) => `${pathOf(file)} ${name}`));
    const promised = rowNames.map((name) => `${endpoints[name].path} ${name}`);
    expect(served.toSorted()).toEqual(promised.toSorted());
  });

  test("every path that no row has is caught", () => {
    expect(readFileSync(`${folder}/[...path]/route.ts`, "utf8")).toContain("unknownPath()");
  });
});
