import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { effectiveSettings, environmentSchema, isSecret, readEnvironment } from "./environment.ts";

const noFile = (file: string): string => {
  throw new Error(`no file ${file}`);
};
const names = Object.keys(environmentSchema.shape);

/** What the shell and the runtime set, and what only the start reads. */
const notOffered = ["PATH", "NODE_ENV", "NEXT_MANUAL_SIG_HANDLE"];
const ofTheStart = ["HOST"];

test(".env.example names every setting once, with its default, and none that is not there", () => {
  const lines = readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const offered = [...lines].map(([, name, value]) => ({ name: name ?? "", value: value ?? "" }));
  expect(offered.map(({ name }) => name).toSorted()).toEqual(
    [...names.filter((name) => !notOffered.includes(name)), ...ofTheStart].toSorted(),
  );
  const { settings } = effectiveSettings({}, noFile);
  const defaults = new Map(settings.map(({ name, value }) => [name, value]));
  for (const { name, value } of offered)
    if (!ofTheStart.includes(name)) expect(`${name}=${value}`).toBe(`${name}=${defaults.get(name)}`);
});

test("docs/operating.md tells of every setting", () => {
  const told = new Set(readFileSync("docs/operating.md", "utf8").match(/\b[A-Z][A-Z0-9_]*\b/g));
  const offered = [...names.filter((name) => !notOffered.includes(name)), ...ofTheStart];
  expect(offered.filter((name) => !told.has(name))).toEqual([]);
});

test("what holds a secret is known by its name", () => {
  expect(names.filter(isSecret).toSorted()).toEqual([
    "AI_GATEWAY_API_KEY",
    "ANTHROPIC_API_KEY",
    "BLOB_READ_WRITE_TOKEN",
    "C2PA_PRIVATE_KEY",
    "CRON_SECRET",
    "DATABASE_URL",
    "DIRECT_DATABASE_URL",
    "FAL_KEY",
    "GITHUB_SECRET",
    "GOOGLE_GENERATIVE_AI_API_KEY",
    "GOOGLE_SECRET",
    "NEXTAUTH_SECRET",
    "OPENAI_API_KEY",
    "OTEL_EXPORTER_OTLP_HEADERS",
    "S3_SECRET_ACCESS_KEY",
    "S3_SESSION_TOKEN",
    "SHOTWRIGHT_ASSET_KEY",
    "SHOTWRIGHT_LLM_API_KEY",
    "SHOTWRIGHT_METRICS_TOKEN",
    "SHOTWRIGHT_OWNER_PASSWORD",
    "SHOTWRIGHT_SEAL_KEY",
    "SHOTWRIGHT_SEAL_KEYS_BEFORE",
    "SHOTWRIGHT_SECRET",
    "SHOTWRIGHT_SECRETS_BEFORE",
    "WATERMARK_KEY",
  ]);
});

test("a secret is read from the file that is named, without the end of its last line", () => {
  const given = { FAL_KEY_FILE: "/run/secrets/fal", PORT: "", SHOTWRIGHT_DATA_FILE: "/nothing" };
  const env = readEnvironment(given, (file) => `${file} holds this\n`);
  expect(env).toMatchObject({ FAL_KEY: "/run/secrets/fal holds this", PORT: 3000, SHOTWRIGHT_DATA: ".shotwright" });
});

test.each([
  [{ FAL_KEY: "a", FAL_KEY_FILE: "/b" }, /FAL_KEY: is given, and FAL_KEY_FILE too/],
  [{ FAL_KEY_FILE: "/b" }, /FAL_KEY_FILE: the file \/b cannot be read/],
  [{ PORT: "many", SHOTWRIGHT_SIGNUP: "maybe" }, /PORT: .*; SHOTWRIGHT_SIGNUP: /],
])("what cannot be used is named: %j", (given, words) => {
  expect(() => readEnvironment(given, noFile)).toThrow(words);
});

test("what is in force is told with where it comes from; of secrets only that they are set", () => {
  const given = {
    PORT: "4000",
    FAL_KEY: "fal-very-secret",
    WATERMARK_KEY_FILE: "/w",
    SHOTWRIGHT_SIGNUP: "maybe",
    SHOTWRIGHT_SING_UP: "open",
    DATABASE_URL: "postgresql://ana:pass@db/films",
  };
  const told = effectiveSettings(given, () => "watermark-very-secret");
  const of = (name: string) => told.settings.find((setting) => setting.name === name);
  expect(of("PORT")).toEqual({ name: "PORT", value: "4000", from: "environment", fault: null });
  expect(of("WATERMARK_KEY")).toEqual({ name: "WATERMARK_KEY", value: "(set)", from: "file", fault: null });
  expect(of("SHOTWRIGHT_EVENT_DAYS")).toEqual({
    name: "SHOTWRIGHT_EVENT_DAYS",
    value: "30",
    from: "default",
    fault: null,
  });
  expect(of("SHOTWRIGHT_SIGNUP")?.fault).toMatch(/open/);
  expect(told.unknown).toEqual(["SHOTWRIGHT_SING_UP"]);
  expect(JSON.stringify(told)).not.toMatch(/very-secret|pass@/);
});
