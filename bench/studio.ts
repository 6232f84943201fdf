import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright";
import { createClient } from "#lib/contract/client.ts";
import { build } from "#scripts/build.mjs";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import { edits, editShown, pauses_ms } from "./studio-edits.ts";

/**
 * What the studio's pages weigh and how soon they answer: `npm run bench:studio`. Starts the built product with a data
 * folder of its own, makes one film, and loads every page cold, with the processor slowed four times, as a browser that
 * comes for the first time: bytes of program up to the load event and after it, largest paint, layout shift, slowest
 * answer to each press. Then, at full speed, the live plan and an edit's way to the animatic. `over` marks what is
 * beyond its budget.
 */

const slowdown = 4;
const repeats = 12;
const intent = "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.";

/** Something a person does on a page; the slowest answer to it is measured. */
interface Press {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What it opens: the time until that is seen is measured too. */
  opens?: (page: Page) => Locator;
  /** Only where there is room for it. */
  wide?: boolean;
}

interface Budget {
  name: string;
  path: string;
  /** Program over the wire, compressed, in kB of 1000 bytes. */
  program_kb: number;
  open?: boolean;
  presses?: readonly Press[];
}

interface Seen {
  paint_ms: number;
  shift: number;
  answer_ms: number;
}

const named =
  (role: "button" | "tab", name: string): Press["act"] =>
  (page) =>
    page.getByRole(role, { name, exact: true }).click();
const writes =
  (text: string): Press["act"] =>
  async (page) => {
    await page.locator("main").getByRole("textbox").or(page.getByRole("searchbox")).first().focus();
    await page.keyboard.type(text);
  };
/** Takes the playhead along its line. */
const scrubs: Press["act"] = async (page) => {
  const line = await page.getByRole("slider", { name: "Playhead" }).boundingBox();
  if (line === null) throw new Error("The plan has no playhead.");
  await page.mouse.move(line.x + 8, line.y + line.height / 2);
  await page.mouse.down();
  for (let share = 0.1; share <= 0.9; share += 0.1)
    await page.mouse.move(line.x + share * line.width, line.y + line.height / 2);
  await page.mouse.up();
};
const menus: readonly Press[] = [
  { name: "theme", act: named("button", "Theme"), opens: (page) => page.getByRole("menu"), wide: true },
  { name: "palette", act: (page) => page.keyboard.press("Control+k"), opens: (page) => page.getByRole("dialog") },
];

const pages = (plan: string, film: string, publication: string): Budget[] => [
  {
    name: "sign in",
    path: "/sign-in",
    program_kb: 110,
    open: true,
    presses: [{ name: "write", act: writes("anna") }],
  },
  { name: "verify", path: "/verify", program_kb: 110, open: true },
  { name: "api docs", path: "/docs", program_kb: 110, open: true },
  { name: "problems", path: "/docs/errors", program_kb: 110, open: true },
  { name: "watch", path: `/watch/${publication}`, program_kb: 110, open: true },
  { name: "embed", path: `/watch/${publication}/embed`, program_kb: 110, open: true },
  {
    name: "films",
    path: "/films",
    program_kb: 170,
    presses: [{ name: "search", act: writes("fox") }, ...menus],
  },
  {
    name: "keys",
    path: "/keys",
    program_kb: 170,
    presses: [{ name: "new key", act: named("button", "New key"), opens: (page) => page.getByRole("dialog") }],
  },
  { name: "brands", path: "/brands", program_kb: 170 },
  {
    name: "new film",
    path: "/films/new",
    program_kb: 230,
    presses: [{ name: "write", act: writes("A fox") }],
  },
  {
    name: "plan",
    path: `/plans/${plan}`,
    program_kb: 230,
    presses: [
      { name: "prompts", act: named("tab", "Prompts"), opens: (page) => page.getByRole("combobox", { name: "Shot" }) },
      { name: "next shot", act: named("button", "Next shot") },
      { name: "scrub", act: scrubs },
      { name: "play", act: named("button", "Play") },
    ],
  },
  {
    name: "film",
    path: `/films/${film}`,
    program_kb: 230,
    presses: [{ name: "play", act: named("button", "Play") }],
  },
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

interface Load extends Seen {
  program_kb: number;
  /** Brought after the load event, until nothing more came. */
  later_kb: number;
}

interface Answer {
  name: string;
  answer_ms: number;
  open_ms: number | null;
}

const load = async (
  browser: Browser,
  state: string | undefined,
  address: string,
  budget: Budget,
  phone: boolean,
): Promise<{ found: Load; answers: Answer[] }> => {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(state === undefined ? {} : { storageState: state }),
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const early = new Set<string>();
  const late = new Set<string>();
  let loaded = false;
  const bytes = { early: 0, late: 0 };
  client.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") (loaded ? late : early).add(requestId);
  });
  // The bodies as they come over the wire, without their headers.
  client.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (early.has(requestId)) bytes.early += encodedDataLength;
    if (late.has(requestId)) bytes.late += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address + budget.path, { waitUntil: "load" });
  loaded = true;
  await page.waitForLoadState("networkidle");
  const seen = { ...(await seenBy(page)) };
  const found = { ...seen, program_kb: bytes.early / 1000, later_kb: bytes.late / 1000 };
  const answers: Answer[] = [];
  for (const press of budget.presses ?? [])
    if (!phone || press.wide !== true) answers.push(await answerTo(page, press));
  await context.close();
  return { found, answers };
};

const answerTo = async (page: Page, { name, act, opens }: Press): Promise<Answer> => {
  await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.answer_ms = 0));
  const start = performance.now();
  await act(page);
  let open_ms: number | null = null;
  if (opens !== undefined) {
    await opens(page).waitFor();
    open_ms = performance.now() - start;
  }
  await page.waitForTimeout(600);
  const { answer_ms } = await seenBy(page);
  if (opens !== undefined) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(400);
  }
  return { name, answer_ms, open_ms };
};

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

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

const wide = { width: 1440, height: 900 };

/** Times from the last key to the plan that is up to date, as the page sees it; asking from here would round it up. */
const livePlan = async (browser: Browser, state: string, address: string): Promise<number[]> => {
  const context = await browser.newContext({ storageState: state, viewport: wide });
  const page = await context.newPage();
  await page.goto(`${address}/films/new`);
  const field = page.getByRole("textbox", { name: "What should the film be?" });
  const took: number[] = [];
  await field.fill(intent);
  await page.getByRole("region", { name: "Live plan" }).getByText("Up to date").waitFor();
  for (let i = 0; i < repeats; i += 1) {
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last_ms = 0;
          let forming = false;
          document.addEventListener("input", (event) => (last_ms = event.timeStamp), { once: true });
          const watch = () => {
            const said = document.querySelector('section[aria-label="Live plan"] [role=status]')?.textContent.trim();
            forming ||= said === "Planning";
            if (forming && said === "Up to date") resolve(performance.now() - last_ms);
            else requestAnimationFrame(watch);
          };
          watch();
        }),
    );
    await field.fill(`${intent} Take ${i}.`);
    took.push(await seen);
  }
  await context.close();
  return took.toSorted((a, b) => a - b);
};

const middleAndWorst = (took: readonly number[], budget_ms: number): string =>
  `median ${took[took.length >> 1]?.toFixed(0)} ms, slowest of ${took.length}${figure(took.at(-1) ?? 0, budget_ms)} ms`;

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
  const { connections } = await client.list_publish_connections({});
  const { publication_id } = await client.publish_video({
    generation_id: film.generation_id,
    connection_id: connections[0]?.connection_id ?? "",
    title: "The fox on the rocks",
    visibility: "public",
  });
  if (publication_id === null) throw new Error("The film was not published.");
  const state = await signedIn(browser, server.address, folder);
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(2)}; processor slowed ${slowdown} times; cold cache`);
  console.log(
    "page        size     program kB    later kB    paint ms       shift   slowest answers, ms (seen open after)",
  );
  for (const budget of pages(film.plan_id, film.generation_id, publication_id))
    for (const phone of [false, true]) {
      const { found, answers } = await load(browser, budget.open ? undefined : state, server.address, budget, phone);
      console.log(
        budget.name.padEnd(12) +
          (phone ? "phone" : "desktop").padEnd(8) +
          figure(found.program_kb, budget.program_kb) +
          found.later_kb.toFixed(0).padStart(12) +
          figure(found.paint_ms, phone ? 2500 : 1800) +
          figure(found.shift, 0.02, 3) +
          "   " +
          answers
            .map(
              ({ name, answer_ms, open_ms }) =>
                `${name} ${answer_ms}${answer_ms > 150 ? " over" : ""}${open_ms === null ? "" : ` (${open_ms.toFixed(0)})`}`,
            )
            .join(", "),
      );
    }
  console.log(`live plan after the last key: ${middleAndWorst(await livePlan(browser, state, server.address), 800)}`);
  for (const pause_ms of pauses_ms)
    for (const edit of edits) {
      const took = await editShown(browser, state, server.address, film.plan_id, edit, pause_ms);
      console.log(
        `${edit.name} edited, ${pause_ms === 0 ? "on and on" : "by itself"}, in the animatic: ${middleAndWorst(took, 100)}`,
      );
    }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
