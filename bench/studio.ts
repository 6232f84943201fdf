import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { createClient } from "#lib/contract/client.ts";
import { build } from "#scripts/build.mjs";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";

/**
 * What the studio's pages weigh and how soon they answer: `npm run bench:studio`. Starts the built product with a data
 * folder of its own, makes one film, and loads every page cold, with the processor slowed four times, as a browser that
 * comes for the first time: bytes of program, largest paint, layout shift, slowest answer to a press. Then the live plan
 * and the animatic. `over` marks what is beyond its budget.
 */

const slowdown = 4;
const intent = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";

interface Budget {
  name: string;
  path: string;
  /** Program over the wire, compressed, in kB of 1000 bytes. */
  program_kb: number;
  open?: boolean;
  /** Where a person would press first: the answer to it is measured. */
  press?: (page: Page) => Promise<void>;
}

interface Load {
  program_kb: number;
  paint_ms: number;
  shift: number;
  answer_ms: number;
}

const pages = (plan: string, film: string): Budget[] => [
  { name: "sign in", path: "/sign-in", program_kb: 110, open: true, press: (page) => page.getByLabel("Email").click() },
  { name: "verify", path: "/verify", program_kb: 110, open: true },
  { name: "api docs", path: "/docs", program_kb: 110, open: true },
  { name: "films", path: "/films", program_kb: 170, press: (page) => page.getByRole("searchbox").fill("fox") },
  {
    name: "keys",
    path: "/keys",
    program_kb: 170,
    press: (page) => page.getByRole("button", { name: "New key" }).click(),
  },
  { name: "brands", path: "/brands", program_kb: 170 },
  {
    name: "new film",
    path: "/films/new",
    program_kb: 230,
    press: (page) => page.getByRole("textbox").first().fill("A fox"),
  },
  {
    name: "plan",
    path: `/plans/${plan}`,
    program_kb: 230,
    press: (page) => page.getByRole("tab", { name: "Prompts" }).click(),
  },
  { name: "film", path: `/films/${film}`, program_kb: 230 },
];

/** Counts what the page reports of itself from its first moment. */
const observe = () => {
  const seen = { paint_ms: 0, shift: 0, answer_ms: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", (entry) => (seen.paint_ms = entry.startTime));
  watch("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  watch("event", (entry) => (seen.answer_ms = Math.max(seen.answer_ms, entry.duration)), { durationThreshold: 16 });
};

const load = async (browser: Browser, state: string | undefined, address: string, budget: Budget, phone: boolean) => {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(state === undefined ? {} : { storageState: state }),
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const programs = new Set<string>();
  let bytes = 0;
  let counting = true;
  client.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" && counting) programs.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (programs.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address + budget.path, { waitUntil: "load" });
  // What is brought later, when it is needed, is not part of the first load.
  counting = false;
  await page.waitForLoadState("networkidle");
  const early = { ...(await seenBy(page)) };
  await budget.press?.(page);
  await page.waitForTimeout(600);
  const { answer_ms } = await seenBy(page);
  const program_kb = bytes / 1000;
  await context.close();
  return { program_kb, ...early, answer_ms };
};

const seenBy = (page: Page): Promise<Omit<Load, "program_kb">> =>
  page.evaluate(() => (window as unknown as { seen: Omit<Load, "program_kb"> }).seen);

const signedIn = async (browser: Browser, address: string, folder: string): Promise<string> => {
  const owner = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as Record<string, string>;
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill(owner["email"] ?? "");
  await page.getByLabel("Password").fill(owner["password"] ?? "");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Films" }).waitFor();
  const state = path.join(folder, "browser.json");
  await context.storageState({ path: state });
  await context.close();
  return state;
};

const figure = (value: number, budget: number, digits = 0): string =>
  `${value.toFixed(digits)}${value > budget ? " over" : ""}`.padStart(12);

/** How long the live plan takes after the last key, and the animatic its first picture after that. */
const livePlan = async (browser: Browser, state: string, address: string): Promise<number[]> => {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/films/new`);
  const field = page.getByRole("textbox", { name: "What should the film be?" });
  const live = page.getByRole("region", { name: "Live plan" });
  const took: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    await field.fill(`${intent} Take ${i}.`);
    const start = performance.now();
    await live.getByText("Planning").waitFor();
    await live.getByText("Up to date").waitFor();
    took.push(performance.now() - start);
  }
  await context.close();
  return took.toSorted((a, b) => a - b);
};

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
const folder = await mkdtemp(path.join(tmpdir(), "shotwright-studio-"));
const server = await startServer({
  port: await freePort(),
  env: { SHOTWRIGHT_DATA: folder, SHOTWRIGHT_SAMPLE_FILM: "off", SHOTWRIGHT_READ_PER_MINUTE: "100000" },
});
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({
  ...(existsSync(executablePath) ? { executablePath } : {}),
  args: ["--no-sandbox"],
});
try {
  const { api_key } = JSON.parse(readFileSync(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const client = createClient({ baseUrl: `${server.address}/api/v1`, fetch, apiKey: api_key });
  const film = await client.generate_video({
    raw_intent: intent,
    render: "preview",
    duration_seconds: 4,
    shot_count: 3,
  });
  if (!("plan_id" in film)) throw new Error("The film was not made in time.");
  const state = await signedIn(browser, server.address, folder);
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(2)}; processor slowed ${slowdown} times; cold cache`);
  console.log("page        size     program kB    paint ms       shift   answer ms");
  for (const budget of pages(film.plan_id, film.generation_id))
    for (const phone of [false, true]) {
      const found = await load(browser, budget.open ? undefined : state, server.address, budget, phone);
      console.log(
        budget.name.padEnd(12) +
          (phone ? "phone" : "desktop").padEnd(8) +
          figure(found.program_kb, budget.program_kb) +
          figure(found.paint_ms, phone ? 2500 : 1800) +
          figure(found.shift, 0.02, 3) +
          figure(found.answer_ms, 150),
      );
    }
  const took = await livePlan(browser, state, server.address);
  console.log(
    `live plan after the last key: median ${took[5]?.toFixed(0)} ms, slowest of ten${figure(took[9] ?? 0, 800)} ms`,
  );
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
