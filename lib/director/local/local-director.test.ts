import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askedSchemas } from "#lib/director/request/asked-schema.ts";
import { tinyGguf } from "#lib/director/testing/tiny-gguf.ts";
import { askAboutFile, fetchFile } from "./fetch-file.ts";
import { localPaths, modelFile } from "./local-folder.ts";
import { openLocalModel } from "./local-model.ts";

const gguf = tinyGguf();
const sha256 = createHash("sha256").update(gguf).digest("hex");
let folder: string;
let server: Server;
let url: string;
/** Serves a beginning and waits to be cut off; null serves the whole. */
let cut: (() => void) | null = null;
let isCutting = false;
const ranges: (string | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "local-director-"));
  server = createServer((request, reply) => {
    ranges.push(request.headers.range);
    const from = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? "")?.[1] ?? 0);
    const head = { "accept-ranges": "bytes", etag: `"${sha256}"`, "content-length": gguf.length - from };
    reply.writeHead(request.headers.range === undefined ? 200 : 206, head);
    if (request.method === "HEAD") return reply.end();
    if (!isCutting) return reply.end(gguf.subarray(from));
    cut = () => reply.destroy();
    reply.write(gguf.subarray(from, from + 20_000));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.gguf`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
const order = (file: string, sum: string | null = sha256) => ({
  url,
  file,
  sha256: sum,
  fetch,
  progress: () => undefined,
  signal: new AbortController().signal,
});

test("size and checksum are known before anything is fetched", async () => {
  expect(await askAboutFile(url, fetch)).toEqual({ bytes: gguf.length, sha256, resumable: true });
});

test("a fetch whose line breaks goes on where it ended", async () => {
  const file = path.join(folder, "resumed.gguf");
  isCutting = true;
  await expect(fetchFile({ ...order(file), progress: () => cut?.() })).rejects.toThrow();
  isCutting = false;
  expect(existsSync(file)).toBe(false);
  expect(await fetchFile(order(file))).toEqual({ bytes: gguf.length, sha256 });
  expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/u);
  expect(await readFile(file)).toEqual(gguf);
});

test("a file that is not the one that was named does not stay", async () => {
  const file = path.join(folder, "wrong.gguf");
  await expect(fetchFile(order(file, "0".repeat(64)))).rejects.toThrow("not the one");
  expect([file, `${file}.part`].map((each) => existsSync(each))).toEqual([false, false]);
});

test("a model's name stays in its folder", async () => {
  expect(await modelFile(folder, "../../etc/passwd")).toBe(path.join(localPaths(folder).models, "passwd"));
});

test("a model that is not there is told by its kind of fault alone", async () => {
  const reports: string[] = [];
  const model = openLocalModel("local:none", "none.gguf", { folder, report: (line) => reports.push(line) });
  expect(await model.ask(request())).toMatchObject({ kind: "none", because: "unavailable" });
  expect(reports).toEqual(["local:none cannot be asked: Error ERR_MODULE_NOT_FOUND"]);
  await model.close();
});

const request = (more: Partial<Parameters<ReturnType<typeof openLocalModel>["ask"]>[0]> = {}) => ({
  system: "You direct films.",
  turns: [{ role: "user" as const, text: "A fox." }],
  schema: {
    type: "object",
    properties: {
      mood: { type: "string", enum: ["calm", "storm"] },
      holds: { type: "boolean" },
      framings: { type: "array", items: { type: "string", enum: ["wide", "close"] }, maxItems: 3 },
    },
    required: ["mood", "holds", "framings"],
    additionalProperties: false,
  },
  schemaName: "small",
  maxOutputTokens: 400,
  seed: 7,
  signal: new AbortController().signal,
  ...more,
});

/** Where `npm run director:local` puts the runner, or where a test was told that one is. */
const runner = process.env["DIRECTOR_LOCAL_RUNNER"] ?? path.join(".shotwright", "director", "node_modules");

test.skipIf(!existsSync(path.join(runner, "node-llama-cpp")))(
  "a model of random weights obeys the grammar, is cancelled, and gives its memory back",
  async () => {
    const { models, manifest } = localPaths(folder);
    await mkdir(models, { recursive: true });
    await symlink(path.resolve(runner), path.join(folder, "node_modules"));
    await writeFile(path.join(models, "tiny.gguf"), gguf);
    await writeFile(manifest, JSON.stringify({ file: "tiny.gguf", title: "tiny", bytes: gguf.length, sha256 }));
    const reports: string[] = [];
    const model = openLocalModel("local:default", "default", { folder, report: (line) => reports.push(line) });
    const partials: unknown[] = [];
    const replies = await Promise.all(
      [1, 2, 3].map((seed) => model.ask(request({ seed, onPartial: (partial) => partials.push(partial) }))),
    );
    for (const reply of replies) {
      if (reply.kind !== "answer") throw new Error(reports.join());
      expect(JSON.parse(reply.text)).toEqual({
        mood: expect.stringMatching(/^(?:calm|storm)$/u) as string,
        holds: expect.any(Boolean) as boolean,
        framings: expect.any(Array) as string[],
      });
      expect(reply.usage.tokens_in).toBeGreaterThan(20);
      expect(reply.usage.tokens_out).toBeGreaterThan(10);
    }
    expect(partials.length).toBeGreaterThan(0);
    const words = { type: "array", items: { type: "string", enum: ["wide", "close"] }, minItems: 900 };
    const endless = { type: "object", properties: { words }, required: ["words"] };
    const began = Date.now();
    const signal = AbortSignal.timeout(60);
    expect(await model.ask(request({ schema: endless, maxOutputTokens: 100_000, signal }))).toMatchObject({
      kind: "none",
    });
    expect(Date.now() - began).toBeLessThan(5000);
    const long = [{ role: "user" as const, text: "x".repeat(9000) }];
    expect(await model.ask(request({ turns: long }))).toMatchObject({ kind: "none" });
    expect(reports).toEqual(["local:default cannot be asked: RangeError"]);
    const film = await model.ask(request({ schema: askedSchemas.film, maxOutputTokens: 80 }));
    expect(film.kind === "answer" && film.text).toMatch(/^\{\s*"logline":/u);
    const before = process.memoryUsage().rss;
    for (const seed of [4, 5, 6, 7]) await model.ask(request({ seed }));
    expect(process.memoryUsage().rss - before).toBeLessThan(64e6);
    await model.close();
  },
);
