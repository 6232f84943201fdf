import { expect, test, type Page } from "@playwright/test";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);

let film: GenerationBody;
let watch: string;
test.beforeAll(async () => {
  const generation_id = await api().begin({ raw_intent: "A heron waits", duration_seconds: 4, shot_count: 3 });
  film = await api().rested(generation_id);
  const { json } = await api().call("GET", "/publish/connections");
  const [place] = (json as { connections: { connection_id: string }[] }).connections;
  const published = await api().call(
    "POST",
    "/publish_video",
    { generation_id, connection_id: place?.connection_id, title: "The heron waits", visibility: "public" },
    { "idempotency-key": crypto.randomUUID() },
  );
  watch = `/watch/${(published.json as { publication_id: string }).publication_id}`;
});

/** What the browser stopped on the pages that are opened from now on, or said was wrong. */
const stoppedOn = async (page: Page): Promise<string[]> => {
  const stopped: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|violates|refused to/i.test(message.text())) stopped.push(message.text());
  });
  page.on("pageerror", (error) => stopped.push(error.message));
  await page.exposeFunction("tellStopped", (what: string) => stopped.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { tellStopped: (what: string) => void }).tellStopped(
        `${violatedDirective} stopped ${blockedURI} in ${sourceFile}`,
      );
    }),
  );
  return stopped;
};

const policyOf = async (page: Page, path: string): Promise<string> => {
  const answer = await page.goto(address() + path, { waitUntil: "networkidle" });
  const headers = answer?.headers() ?? {};
  expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
  expect([path, headers["referrer-policy"]]).toEqual([path, "strict-origin-when-cross-origin"]);
  expect([path, headers["cross-origin-opener-policy"]]).toEqual([path, "same-origin"]);
  expect(headers["permissions-policy"]).toContain("camera=()");
  // TLS is not spoken here: nobody is told to insist on it.
  expect(headers["strict-transport-security"]).toBeUndefined();
  return headers["content-security-policy"] ?? "";
};

const scriptsOf = (policy: string): string => /script-src ([^;]*)/.exec(policy)?.[1] ?? "";

test("no page for strangers breaks its content policy, and only the embed may be framed", async ({ page }) => {
  const stopped = await stoppedOn(page);
  for (const path of [
    "/sign-in",
    "/verify",
    "/docs",
    "/docs/errors",
    watch,
    `${watch}/embed`,
    "/nothing",
    "/watch/no",
  ]) {
    const policy = await policyOf(page, path);
    expect([path, /frame-ancestors ([^;]*)/.exec(policy)?.[1]]).toEqual([
      path,
      path.endsWith("/embed") ? "*" : "'none'",
    ]);
    expect(scriptsOf(policy)).not.toContain("unsafe-inline");
    expect([path, stopped]).toEqual([path, []]);
  }
});

test("no page of the studio breaks its content policy", async ({ page }) => {
  const stopped = await stoppedOn(page);
  await signIn(page);
  const own = `/films/${film.generation_id}`;
  for (const path of [
    "/films",
    "/films/new",
    own,
    `${own}/publish`,
    `${own}/hero`,
    `/plans/${film.plan_id}`,
    "/brands",
    "/brands/new",
    "/publish",
    "/models",
    "/director",
    "/keys",
    "/verify",
    "/films/gen_nothing",
  ]) {
    const policy = await policyOf(page, path);
    expect(scriptsOf(policy)).toMatch(/^'self' 'nonce-[\w+/=]+' 'sha256-/);
    expect(scriptsOf(policy)).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    expect([path, stopped]).toEqual([path, []]);
  }
});

test("an inline program that nobody vouched for does not run, and two answers never share a nonce", async ({
  page,
}) => {
  const one = await policyOf(page, "/verify");
  const other = await policyOf(page, "/verify");
  expect(/'nonce-([^']+)'/.exec(one)?.[1]).not.toBe(/'nonce-([^']+)'/.exec(other)?.[1]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.planted = 'yes'";
    document.head.append(script);
    const picture = document.createElement("img");
    picture.setAttribute("onerror", "document.documentElement.dataset.planted = 'yes'");
    picture.src = "/nothing.png";
    document.body.append(picture);
  });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.documentElement.dataset["planted"])).toBeUndefined();
});

test("what the pages draw, sound and read for themselves still comes", async ({ page }) => {
  const stopped = await stoppedOn(page);
  await signIn(page);
  await page.goto(`${address()}/plans/${film.plan_id}`);
  const picture = page.getByRole("region", { name: "Animatic" }).getByRole("img", { name: /^Animatic: shot/ });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const small = document.createElement("canvas");
        small.width = small.height = 16;
        const context = small.getContext("2d");
        context?.drawImage(canvas, 0, 0, 16, 16);
        return (context?.getImageData(0, 0, 16, 16).data ?? new Uint8ClampedArray()).some((v, i) => i % 4 < 3 && v > 8);
      }),
    )
    .toBe(true);
  expect(page.workers().length).toBeGreaterThan(0);
  await page.getByRole("region", { name: "Animatic" }).getByRole("button", { name: "Play" }).click();
  await page.goto(`${address()}/films/${film.generation_id}`, { waitUntil: "networkidle" });
  await expect
    .poll(() =>
      page
        .locator("video")
        .first()
        .evaluate((video: HTMLVideoElement) => video.readyState),
    )
    .toBeGreaterThan(0);

  const bytes = Buffer.from(await (await fetch(film.film?.url ?? "")).arrayBuffer());
  await page.context().clearCookies();
  await page.goto(`${address()}/verify`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: bytes });
  await expect(page.getByRole("region", { name: "Result" }).getByText("Trusted", { exact: true })).toHaveCount(1);
  expect(stopped).toEqual([]);
});

test("a film tells how long it is before it comes", async ({ request }) => {
  const url = film.film?.url ?? "";
  for (const method of ["GET", "HEAD"]) {
    const answer = await request.fetch(url, { method, headers: { "accept-encoding": "gzip, br" } });
    expect([method, answer.status()]).toEqual([method, 200]);
    expect([method, Number(answer.headers()["content-length"])]).toEqual([method, film.film?.bytes]);
  }
  const captions = await request.get(film.captions?.vtt_url ?? "", { headers: { "accept-encoding": "gzip" } });
  expect(Number(captions.headers()["content-length"])).toBe((await captions.body()).byteLength);
});

test("browsers and crawlers find what they ask every site for", async ({ request }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/icon.svg", "image/svg+xml"],
    ["/apple-icon.png", "image/png"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/robots.txt", "text/plain"],
    ["/social.png", "image/png"],
  ] as const) {
    const answer = await request.get(address() + path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ]);
  }
  const page = await (await request.get(`${address()}/sign-in`)).text();
  expect(page).toContain(`property="og:image" content="${address()}/social.png"`);
});
