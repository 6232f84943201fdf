import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
const still = (page: Page) => page.getByRole("img", { name: /^Hero frame/ });

/** What axe finds grave, as `rule: place`. */
const graveFaults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
};

test("the look is locked first: a still is rejected with a note, the next one approved, and the film starts from it", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => (message.type() === "error" ? faults.push(message.text()) : undefined));
  page.on("pageerror", (error) => faults.push(error.message));
  await signIn(page);
  await page.goto(`${address()}/films/new`);
  await page
    .getByRole("textbox", { name: "What should the film be?" })
    .fill("A fisherman lifts a glowing lantern over a quiet harbour at dusk");
  await page.getByRole("spinbutton", { name: "Duration in seconds" }).fill("4");
  await page.getByRole("radio", { name: "3", exact: true }).click();
  await page.getByRole("checkbox", { name: "Lock the look first" }).check();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.waitForURL(/\/films\/gen_/);

  await expect(still(page)).toBeVisible({ timeout: 60_000 });
  expect(
    await still(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThanOrEqual(1024);
  await expect(page.getByRole("region", { name: "Palette match" })).toContainText(/\d+%/);
  await expect(page.getByRole("region", { name: "Content credentials" }).getByText("Trusted").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare" })).toHaveCount(0);
  for (const width of [390, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await graveFaults(page)]).toEqual([width, colorScheme, []]);
    }

  // The whole picture, 100 % and back, by keys.
  const zoom = page.getByRole("status", { name: "Zoom" });
  await page.getByRole("group", { name: "Still" }).focus();
  await page.keyboard.press("Enter");
  await expect(zoom).toHaveText("100%");
  await page.keyboard.press("Enter");
  await expect(zoom).toHaveText("Fit");
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: "Loupe" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("z");

  await page.getByRole("textbox", { name: "What should change?" }).fill("closer, and make it night");
  await page.getByRole("button", { name: "Reject and redraw" }).click();
  const draws = page.getByRole("list", { name: "Draws" }).getByRole("button");
  await expect(draws).toHaveCount(2, { timeout: 60_000 });
  await expect(draws.first()).toContainText("closer, and make it night");
  await page.getByRole("button", { name: "Compare" }).click();
  const split = page.getByRole("slider", { name: "Compare position" });
  await split.focus();
  await page.keyboard.press("ArrowRight");
  await expect(split).toHaveValue("51");
  await page.getByRole("button", { name: "Compare" }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Approve and lock" }).click();
  await expect(page.getByLabel("Film player")).toBeVisible({ timeout: 120_000 });
  const locked = page.getByRole("region", { name: "Hero frame" }).getByRole("link");
  await expect(locked).toContainText("Locked hero frame");

  const id = new URL(page.url()).pathname.split("/").at(-1);
  const film = (await api().call("GET", `/generations/${id}`)).json as GenerationBody;
  expect(film.hero_frames?.map(({ state }) => state)).toEqual(["rejected", "locked"]);
  expect(film.hero_frames?.[0]?.note).toBe("closer, and make it night");
  for (const shot of film.shots) expect(shot.attached_ref_ids).toContain(film.hero_frame?.hero_frame_id);

  await locked.click();
  await page.waitForURL(/\/hero$/);
  await expect(still(page)).toBeVisible();
  await expect(page.getByText("Locked", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve and lock" })).toHaveCount(0);
  expect(faults).toEqual([]);
});
