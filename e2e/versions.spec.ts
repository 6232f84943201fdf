import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

test("a shot is refined and the film extended; the versions know each other and go to other programs", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => (message.type() === "error" ? faults.push(message.text()) : undefined));
  page.on("pageerror", (error) => faults.push(error.message));
  const first = await api().rested(
    await api().begin({
      raw_intent: "A snail crosses a piano while a child watches",
      duration_seconds: 4,
      shot_count: 3,
    }),
  );
  await signIn(page);
  await page.goto(`${address()}/films/${first.generation_id}`);
  await expect(page.getByRole("list", { name: "Versions" })).toHaveCount(0);

  await page.getByRole("list", { name: "Shots" }).getByRole("button").nth(1).click();
  const field = page.getByRole("textbox", { name: "What should change in shot 2?" });
  await field.fill("closer");
  // The film may play on; the shot that is meant stays.
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/films/gen_") && !url.pathname.endsWith(first.generation_id));
  const refinedId = idOf(page);
  await expect(page.getByRole("heading", { name: "What changed in shot 2" })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("list", { name: "Understood" })).toContainText("closer");
  const versions = page.getByRole("list", { name: "Versions" });
  await expect(versions.getByRole("link")).toHaveText(["First version", "Shot 2: “closer”"]);
  await expect(versions.locator('[aria-current="page"]')).toHaveText("Shot 2: “closer”");
  const refined = (await api().call("GET", `/generations/${refinedId}`)).json as GenerationBody;
  expect(refined.changed_shot_ids).toEqual(["s2"]);
  for (const at of [0, 2]) expect(refined.shots[at]?.delivered?.asset_id).toBe(first.shots[at]?.delivered?.asset_id);

  await versions.getByRole("button", { name: "Compare with First version" }).click();
  const beside = page.getByRole("dialog", { name: "Compare versions" });
  await expect(beside.locator("video")).toHaveCount(2);
  await beside.getByRole("slider", { name: "Position in both" }).fill("2");
  await expect
    .poll(() => beside.locator("video").evaluateAll((videos: HTMLVideoElement[]) => videos.map((v) => v.currentTime)))
    .toEqual([2, 2]);
  await page.keyboard.press("Escape");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)).toEqual(
    [],
  );

  await page.getByRole("button", { name: "Extend film" }).click();
  const dialog = page.getByRole("dialog", { name: "Extend film" });
  await dialog.getByRole("spinbutton", { name: "Seconds to add" }).fill("1.5");
  await dialog.getByRole("button", { name: "Add a shot" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(refinedId));
  await expect(page.getByRole("list", { name: "Shots" }).getByRole("listitem")).toHaveCount(4, { timeout: 120_000 });
  await expect(page.getByLabel("Film player")).toBeVisible({ timeout: 120_000 });
  await expect(versions.getByRole("link")).toHaveText(["First version", "Shot 2: “closer”", "One shot more"]);

  await expect(page.getByRole("region", { name: "What was added" })).toContainText("Shot 4, 1.50 s.");

  const kinds = {
    OpenTimelineIO: ["application/json", /\.otio$/],
    FCPXML: ["application/xml", /\.fcpxml$/],
    EDL: ["text/plain", /\.edl$/],
    everything: ["application/zip", /\.zip$/],
  } as const;
  for (const [name, [type, ending]] of Object.entries(kinds)) {
    const link = page.getByRole("link", { name: `Download ${name}`, exact: true });
    const answer = await page.request.get(address() + ((await link.getAttribute("href")) ?? ""));
    expect([name, answer.status(), answer.headers()["content-type"]?.split(";")[0]]).toEqual([name, 200, type]);
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
  await versions.getByRole("link", { name: "First version" }).click();
  await page.waitForURL((url) => url.pathname.endsWith(first.generation_id));
  expect(faults).toEqual([]);
});

test("a film that was cancelled is taken up where it stopped", async ({ page }) => {
  const id = await api().begin({ raw_intent: "A paper boat crosses a puddle", duration_seconds: 4, shot_count: 3 });
  await api().call("POST", `/generations/${id}/cancel`);
  await signIn(page);
  await page.goto(`${address()}/films/${id}`);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("progressbar", { name: "Film progress" })).toBeVisible();
  expect(idOf(page)).toBe(id);
  // What it draws is another test's; it would only be waited for.
  await api().call("POST", `/generations/${id}/cancel`);
  await expect(page.getByRole("button", { name: "Resume" })).toBeEnabled();
});
