import { expect, test } from "@playwright/test";
import { address, newcomer } from "./support/studio.ts";

test("films are found by their words and shelves, chosen together, and reached from anywhere", async ({ page }) => {
  const api = await newcomer(page);
  const film = (raw_intent: string) => api.begin({ raw_intent, duration_seconds: 4, shot_count: 3 });
  const kite = await film("A red kite pulls a boy along a windy beach");
  await api.call("POST", `/generations/${kite}/cancel`);
  const snail = await film("A snail crosses the keys of a piano at 100% zoom");
  await page.goto(`${address()}/films`);
  const films = page.getByRole("list", { name: "Films" });
  await expect(films.getByRole("link")).toHaveCount(2);

  // Words of the sentence, as they are spelled; the address keeps them over a reload.
  await page.keyboard.press("/");
  await page.keyboard.type("100% piano");
  await expect(films.getByRole("link")).toHaveCount(1);
  await expect(page).toHaveURL(/search=100%25\+piano/);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search films" })).toHaveValue("100% piano");
  await expect(films.getByRole("link")).toHaveAttribute("href", `/films/${snail}`);
  await page.getByRole("searchbox", { name: "Search films" }).fill("zebra");
  await expect(page.getByText("No film holds these words.")).toBeVisible();
  await page.getByRole("button", { name: "Show all films" }).click();
  await expect(films.getByRole("link")).toHaveCount(2);

  await page.getByRole("radio", { name: /^Stopped 1$/ }).click();
  await expect(films.getByRole("link")).toHaveCount(1);
  await expect(films.getByRole("link")).toHaveAttribute("href", `/films/${kite}`);
  await page.getByRole("radio", { name: /^All 2$/ }).click();

  // Several at once.
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("toolbar", { name: "Selected films" });
  for (const box of await films.getByRole("checkbox").all()) await box.press("Space");
  await expect(bar.getByText("2 films selected")).toBeVisible();
  const stop = bar.getByRole("button", { name: "Cancel rendering" });
  // A machine that is quick has made it by now; then there is nothing to stop.
  if (await stop.isEnabled()) await stop.click();
  else await bar.getByRole("button", { name: "Done" }).click();
  await expect(bar).toHaveCount(0);

  // From anywhere, by keys alone.
  await page.goto(`${address()}/verify`);
  await page.goto(`${address()}/keys`);
  await expect(page.getByRole("heading", { level: 1, name: "Keys and usage" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const found = page.getByRole("listbox", { name: "Found" });
  await page.getByRole("combobox", { name: "Go to or do" }).fill("beach");
  await expect(found.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${address()}/films/${kite}`);
});
