import { expect, test, type Page } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

/** The programs that a page brought, by path. */
const programsOf = (page: Page): string[] => {
  const brought: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") brought.push(new URL(response.url()).pathname);
  });
  return brought;
};

const published = async (): Promise<string> => {
  const api = caller(address(), owner().api_key);
  const generation_id = await api.begin({ raw_intent: "A heron waits", duration_seconds: 4, shot_count: 3 });
  await api.rested(generation_id);
  const { json } = await api.call("GET", "/publish/connections");
  const [place] = (json as { connections: { connection_id: string }[] }).connections;
  const answer = await api.call(
    "POST",
    "/publish_video",
    { generation_id, connection_id: place?.connection_id, title: "The heron <waits> & “stays”", visibility: "public" },
    { "idempotency-key": crypto.randomUUID() },
  );
  return (answer.json as { publication_id: string }).publication_id;
};

test("pages for everybody bring no program but their own", async ({ page }) => {
  const brought = programsOf(page);
  const watch = `/watch/${await published()}`;
  for (const [path, heading] of [
    ["/docs", "The API"],
    ["/docs/errors", "Problems by code"],
    [watch, "The heron <waits> & “stays”"],
    [`${watch}/embed`, "The heron <waits> & “stays”"],
    ["/watch/pub_nothing", "There is nothing here."],
  ] as const) {
    await page.goto(address() + path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    expect([path, brought]).toEqual([path, []]);
  }
  for (const path of ["/sign-in", "/verify"]) {
    await page.goto(address() + path, { waitUntil: "networkidle" });
    expect(brought.length).toBeGreaterThan(0);
    for (const each of brought) expect([path, each]).toEqual([path, expect.stringMatching(/^\/assets\//)]);
  }
});

test("what they bring is kept for good, under names that change with it", async ({ request }) => {
  const html = await (await request.get(`${address()}/verify`)).text();
  const names = html.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(new Set(names.map((name) => name.slice(name.lastIndexOf("."))))).toEqual(new Set([".woff2", ".css", ".js"]));
  for (const name of names) {
    const answer = await request.get(address() + name);
    expect([name, answer.status()]).toEqual([name, 200]);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await request.get(`${address()}/assets/studio-000000000000.css`)).status()).toBe(404);
});

test("without scripts one signs in, reads why not, and watches", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const send = async (password: string) => {
    await page.getByRole("textbox", { name: "Email" }).fill(owner().email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await page.goto(`${address()}/sign-in`);
  await send("not the password");
  await expect(page.getByRole("alert")).toHaveText("That email and password do not match.");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(/do not match/);
  await send(owner().password);
  await expect(page).toHaveURL(`${address()}/films`);
  await page.goto(`${address()}/sign-in`);
  await expect(page).toHaveURL(`${address()}/films`);
  await page.goto(`${address()}/watch/${await published()}`);
  await expect(page.getByLabel("Film player")).toHaveAttribute("src", /^\/api\/v1\/assets\//);
  await context.close();
});

test("a refusal keeps what was typed", async ({ page }) => {
  await page.goto(`${address()}/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByLabel("Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("That email and password do not match.");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/do not match/);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  await page.route("**/api/auth/callback/**", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("We could not sign you in. The service did not answer.");
});

test("members check files inside the studio, strangers and those who left without it", async ({ page }) => {
  const studio = page.getByRole("navigation", { name: "Main" });
  const service = page.getByRole("navigation", { name: "Service" });
  await page.goto(`${address()}/verify`);
  await expect(service).toBeVisible();
  await signIn(page);
  await page.goto(`${address()}/verify`);
  await expect(studio).toBeVisible();
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith("next-auth.session-token"));
  if (session === undefined) throw new Error("There is no session.");
  await page.context().addCookies([{ ...session, value: "over" }]);
  await page.goto(`${address()}/verify`);
  await expect(service).toBeVisible();
  await expect(studio).toHaveCount(0);
});
