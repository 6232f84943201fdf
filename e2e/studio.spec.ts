import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);

/** Fails the test when the page logs an error or asks another host for anything. */
const watched = (page: Page): string[] => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== new URL(address()).origin) faults.push(`asked ${url.origin}`);
  });
  return faults;
};

test("wrong passwords are refused in words, right ones open the library", async ({ page }) => {
  await page.goto(`${address()}/films`);
  await expect(page.getByRole("heading", { name: "Sign in to Shotwright" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(owner().email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("That email and password do not match.")).toBeVisible();
  await signIn(page);
});

test("a sentence becomes a plan while it is typed, and a film when it is asked for", async ({ page }) => {
  const faults = watched(page);
  await signIn(page);
  await page.goto(`${address()}/films/new`);
  await page
    .getByRole("textbox", { name: "What should the film be?" })
    .fill("A clockmaker repairs the moon with a tiny hammer");
  await page.getByRole("spinbutton", { name: "Duration in seconds" }).fill("5");
  await page.getByRole("radio", { name: "3", exact: true }).click();
  const plan = page.getByRole("region", { name: "Live plan" });
  await expect(plan.getByRole("list", { name: "Shots" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("$0.00 preview")).toBeVisible();
  await expect(page.getByText(/if live/)).toBeVisible();
  await expect(page.getByRole("note", { name: "Mode reason" })).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.waitForURL(/\/films\/gen_/);
  await expect(page.getByRole("progressbar", { name: "Film progress" })).toBeVisible();
  // A reader who comes back finds the same progress.
  await page.reload();
  const player = page.getByLabel("Film player");
  await expect(player).toBeVisible({ timeout: 150_000 });
  await page.getByRole("region", { name: "Film", exact: true }).getByRole("button", { name: "Play" }).click();
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
  expect(await player.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([
    1280, 720,
  ]);
  await expect(page.getByRole("region", { name: "Content credentials" })).toContainText("urn:c2pa:");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download film" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
  expect(faults).toEqual([]);
});

test("a film can be cancelled, and says that nothing was charged", async ({ page }) => {
  await signIn(page);
  const id = await api().begin({
    raw_intent: "A long parade of lanterns crosses the old bridge",
    duration_seconds: 40,
    shot_count: 5,
  });
  await page.goto(`${address()}/films/${id}`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled.").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  expect((await api().rested(id)).state).toBe("cancelled");
});

test("a film that names an account waits for consent and keeps its plan", async ({ page }) => {
  await signIn(page);
  const id = await api().begin({
    raw_intent: "@some_creator opens a parcel on the stairs",
    duration_seconds: 4,
    shot_count: 3,
  });
  await page.goto(`${address()}/films/${id}`);
  await expect(page.getByText("This film needs consent.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with consent" })).toBeVisible();
});

test("a key is shown once, works, and stops working when it is revoked", async ({ page }) => {
  await signIn(page);
  await page.goto(`${address()}/keys`);
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("textbox", { name: "Key name" }).fill("Edit suite");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByRole("textbox", { name: "Your new key" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  expect((await caller(address(), key).call("GET", "/models")).status).toBe(200);
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke Edit suite" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
  await expect.poll(async () => (await caller(address(), key).call("GET", "/models")).status).toBe(401);
});

/** What is pressed in the head of a page and lies under or over another of it, or outside of it. */
const crowded = (): string[] => {
  const head = document.querySelector("main header");
  if (head === null) return [];
  const frame = head.getBoundingClientRect();
  const boxes = [...head.querySelectorAll<HTMLElement>("h1, a, button, [role=link]")]
    .map((element) => ({ name: element.textContent.trim() || element.ariaLabel, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return boxes.flatMap(({ name, box }, i) => [
    ...(box.bottom > frame.bottom + 1 || box.top < frame.top - 1 || box.right > frame.right + 1
      ? [`${name} stands out`]
      : []),
    ...boxes
      .slice(i + 1)
      .filter(
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map((other) => `${name} over ${other.name}`),
  ]);
};

/** How many elements would move by themselves or when their state changes. */
const movingParts = (): number =>
  [...document.querySelectorAll("body *")].filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element);
    // What is never drawn, a film's captions, has no style at all.
    return (
      !["none", ""].includes(animationName) || transitionDuration.split(",").some((each) => Number.parseFloat(each) > 0)
    );
  }).length;

for (const colorScheme of ["light", "dark"] as const)
  test(`every page is accessible and fits, ${colorScheme}`, async ({ browser }) => {
    const reducedMotion = colorScheme === "dark" ? "reduce" : "no-preference";
    const context = await browser.newContext({ colorScheme, reducedMotion, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const faults = watched(page);
    let moving = 0;
    const film = await api().rested(
      await api().begin({ raw_intent: "A snail crosses a piano", duration_seconds: 4, shot_count: 3 }),
    );
    await page.goto(`${address()}/sign-in`);
    const graveFaults = async () => {
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
      const grave = violations.filter((each) => each.impact === "serious" || each.impact === "critical");
      return grave.map((each) => `${each.id}: ${each.nodes[0]?.target.join(" ")}`);
    };
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const check = async (name: string) => {
      expect([name, await graveFaults()]).toEqual([name, []]);
      moving += await page.evaluate(movingParts);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect([name, "text at 200 %", await sideways()]).toEqual([name, "text at 200 %", 0]);
      expect([name, "text at 200 %", await page.evaluate(crowded)]).toEqual([name, "text at 200 %", []]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect([name, "phone, text at 200 %", await page.evaluate(crowded)]).toEqual([name, "phone, text at 200 %", []]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect([name, width, await sideways()]).toEqual([name, width, 0]);
      }
      expect([name, "phone", await graveFaults()]).toEqual([name, "phone", []]);
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await check("sign in");
    await signIn(page);
    const headings: Record<string, string> = {
      "/films": "Films",
      "/films/new": "New film",
      "/brands": "Brands",
      "/brands/new": "Brands",
      "/publish": "Publish",
      "/models": "Models",
      "/keys": "Keys and usage",
      "/account": "Account",
      "/verify": "Check a film’s credentials",
      [`/films/${film.generation_id}`]: film.title,
      [`/films/${film.generation_id}/publish`]: film.title,
      [`/plans/${film.plan_id}`]: film.title,
    };
    for (const [path, heading] of Object.entries(headings)) {
      await page.goto(address() + path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await check(path);
    }
    if (reducedMotion === "reduce") expect(moving).toBe(0);
    else expect(moving).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.close();
  });
