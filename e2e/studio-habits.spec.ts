import { expect, test, type Page } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const idea = "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox.";
const api = () => caller(address(), owner().api_key);
const shortFilm = (raw_intent: string) => api().begin({ raw_intent, duration_seconds: 4, shot_count: 3 });

/** Writes an idea and waits until its plan stands. */
const plan = async (page: Page, text: string): Promise<void> => {
  await page.goto(`${address()}/films/new`);
  await page.getByRole("textbox", { name: "What should the film be?" }).fill(text);
  await expect(page.getByRole("region", { name: "Live plan" }).getByText("Up to date")).toBeVisible();
};

/** Films that a test only had to begin are not drawn to their end: the next test's would wait for them. */
test.afterEach(async () => {
  const { json } = await api().call("GET", "/generations?limit=100");
  const { generations } = json as { generations: { generation_id: string; state: string }[] };
  for (const { generation_id, state } of generations)
    if (state === "queued" || state === "running") await api().call("POST", `/generations/${generation_id}/cancel`);
});

test("by keyboard alone: from the library to a film", async ({ page }) => {
  await signIn(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New film" })).toBeFocused();
  const live = page.getByRole("region", { name: "Live plan" });
  await expect(live.getByText("Your plan appears here.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "What should the film be?" })).toBeFocused();
  await page.keyboard.type("A");
  await expect(page.getByText("Write at least 3 characters.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate" })).toBeDisabled();
  await page.keyboard.type(" snail crosses a piano");
  await expect(live.getByText("Up to date")).toBeVisible();
  await expect(live.getByRole("img", { name: /^Animatic: shot 1 of \d, 0 s of \d+ s$/ })).toBeVisible();
  await expect(page.getByText(/^\$\d+\.\d\d if live$/)).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/films\/gen_/);
  await expect(page.getByRole("status").filter({ hasText: /\w/ }).first()).toBeVisible();
});

test("a double press makes one film", async ({ page }) => {
  await signIn(page);
  await plan(page, "A paper boat crosses a puddle in the rain");
  const count = async () => {
    const { json } = await api().call("GET", "/generations?limit=100");
    return (json as { generations: unknown[] }).generations.length;
  };
  const before = await count();
  await page.getByRole("button", { name: "Generate" }).dblclick();
  await page.waitForURL(/\/films\/gen_/);
  expect(await count()).toBe(before + 1);
});

test("one shot is chosen in every view, and the API tab shows the body that Generate sends", async ({ page }) => {
  await signIn(page);
  await plan(page, idea);
  await page.getByRole("button", { name: "Open shot plan" }).click();
  await page.waitForURL(/\/plans\/plan_/);
  const shots = page.getByRole("list", { name: "Shots" });
  await expect(shots.getByRole("article").first()).toHaveAccessibleName(/^Shot 1: \w+$/);
  await shots.getByRole("button").nth(1).click();
  await expect(page).toHaveURL(/shot=2/);
  await expect(page.getByRole("img", { name: /^Animatic: shot 2 of/ })).toBeVisible();
  await page.getByRole("tab", { name: "Prompts" }).click();
  await expect(page.getByRole("combobox", { name: "Shot" })).toContainText("Shot 2");
  await expect(page.getByRole("button", { name: "Copy prompt" })).toBeVisible();
  await page.getByRole("tab", { name: "API" }).click();
  const shown = await page.getByRole("region", { name: "Request body" }).textContent();
  const sent = page.waitForRequest((request) => request.url().endsWith("/generate_video"));
  await page.getByRole("button", { name: "Generate" }).click();
  const request = await sent;
  expect(request.postData()).toBe(shown);
  expect(request.headers()["idempotency-key"]).toMatch(/.{16,}/);
});

test("progress is polled while the event stream is cut", async ({ page }) => {
  await signIn(page);
  await page.route("**/events", (route) => route.abort());
  await page.goto(`${address()}/films/${await shortFilm("A kite over a windy beach")}`);
  await expect(page.getByLabel("Film player")).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press("3");
  await expect(page.getByRole("list", { name: "Shots" }).locator("[aria-current]")).toContainText("3.");
  await page.keyboard.press("m");
  const video = page.getByLabel("Film player");
  expect(await video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(true);
});

test("consent has to be said, and then the film goes on", async ({ page }) => {
  await signIn(page);
  const id = await shortFilm("@some_creator opens a parcel on the stairs");
  await page.goto(`${address()}/films/${id}`);
  const goOn = page.getByRole("button", { name: "Continue with consent" });
  await expect(goOn).toBeDisabled();
  await page.getByRole("checkbox").check();
  await goOn.click();
  await page.waitForURL((url) => url.pathname.startsWith("/films/gen_") && !url.pathname.endsWith(id));
});

test("the draft, the theme and the shortcuts stay where one left them", async ({ page }) => {
  await signIn(page);
  await plan(page, "Two robots share one umbrella");
  await page.reload();
  const field = page.getByRole("textbox", { name: "What should the film be?" });
  await expect(field).toHaveValue("Two robots share one umbrella");
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${address()}/films`);
  await shortFilm("A tram in the rain");
  await expect(page.getByRole("searchbox", { name: "Search films" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search films" })).toBeFocused();
});

test("what is not there says so, and the way back goes to the heading", async ({ page }) => {
  await signIn(page);
  await page.goto(`${address()}/films/gen_00000000000000000000000000`);
  await expect(page.getByRole("heading", { name: "There is nothing here." })).toBeVisible();
  await page.getByRole("link", { name: "Go to films" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Films" })).toBeFocused();
});

test("on a phone the navigation is a sheet that gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "New film" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.getByRole("button", { name: "Menu" }).click();
  await nav.getByRole("link", { name: "Keys and usage" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Keys and usage" })).toBeVisible();
  await expect(nav).toHaveCount(0);
});

test("without a network the page says so, plans by itself when it is back, and Generate has its key anywhere", async ({
  page,
}) => {
  await signIn(page);
  await plan(page, idea);
  await page.route("**/generate_video", (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "What should the film be?" }).fill("A tram in the rain at dawn");
  await expect(page.getByRole("alert").filter({ hasText: "You are offline." })).toContainText("Your draft is kept");
  await page.context().setOffline(false);
  await expect(page.getByText("Up to date")).toBeVisible();
  await page.getByRole("heading", { name: "Live plan" }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith("/generate_video"));
  await page.keyboard.press("Control+Enter");
  expect((await sent).method()).toBe("POST");
});
