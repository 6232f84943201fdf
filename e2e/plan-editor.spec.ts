import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
const planned = async (request: Record<string, unknown>): Promise<DirectorPlan> =>
  (await api().call("POST", "/director_prompt_plan", request)).json as DirectorPlan;
/** The plan that the page stands on: every revision has an address of its own. */
const stored = async (page: Page): Promise<DirectorPlan> =>
  (await api().call("GET", new URL(page.url()).pathname)).json as DirectorPlan;

const open = async (page: Page, { plan_id }: DirectorPlan, query = ""): Promise<void> => {
  // How wide the picture is that a canvas shows: the first of a shot is a draft.
  await page.addInitScript(() => {
    const prototype = CanvasRenderingContext2D.prototype;
    const paint = Reflect.get(prototype, "drawImage") as (...given: unknown[]) => void;
    Object.assign(prototype, {
      drawImage(this: CanvasRenderingContext2D, ...given: unknown[]) {
        if (given[0] instanceof ImageBitmap) this.canvas.dataset["drawn"] = String(given[0].width);
        Reflect.apply(paint, this, given);
      },
    });
  });
  await signIn(page);
  await page.goto(`${address()}/plans/${plan_id}${query}`);
  await expect(picture(page)).toBeVisible();
};
const picture = (page: Page) => page.getByRole("img", { name: /^Animatic: shot/ });
const timeline = (page: Page) => page.getByRole("region", { name: "Timeline" });
const cut = (page: Page, shot: number) => timeline(page).getByRole("slider", { name: `Cut after shot ${shot}` });
const cards = (page: Page) => page.getByRole("list", { name: "Shots" }).getByRole("article");
const lengths = ({ shots }: DirectorPlan) => shots.map((shot) => Math.round(shot.duration_seconds * 24));
/** Waits until an edit is stored, which is when the address names the new plan. */
const left = (page: Page, plan_id: string) => expect(page).not.toHaveURL(new RegExp(plan_id));

/** What the canvas shows, small: enough to tell one shot from another. */
const look = (page: Page): Promise<string> =>
  picture(page).evaluate((canvas: HTMLCanvasElement) => {
    const small = document.createElement("canvas");
    small.width = small.height = 12;
    const context = small.getContext("2d");
    context?.drawImage(canvas, 0, 0, 12, 12);
    return (context?.getImageData(0, 0, 12, 12).data ?? []).join();
  });

test("a fix clears its check and changes plan and picture; Undo restores both", async ({ page }) => {
  const plan = await planned({ raw_intent: "A chef cooks.", shot_count: 5, duration_seconds: 5, seed: 3 });
  expect(plan.story_report.checks.find(({ id }) => id === "pacing")?.status).not.toBe("pass");
  await open(page, plan, "?t=2.5");
  await expect(picture(page)).toHaveAccessibleName(/^Animatic: shot 3 of 5, 2 s of 5 s$/);
  await expect(picture(page)).toHaveAttribute("data-drawn", "1280");
  const before = await look(page);
  const pacing = page.getByRole("list", { name: "Story checks" }).getByRole("listitem").nth(4);
  await expect(pacing).toContainText(/To look at:|Fails:/);
  await pacing.getByRole("button", { name: "Apply fix: Pacing" }).click();
  await expect(pacing).toContainText("Passes:");
  await expect(page.getByRole("button", { name: "Apply fix: Pacing" })).toHaveCount(0);
  await expect(picture(page)).not.toHaveAccessibleName(/ of 5 s$/);
  await expect.poll(() => look(page)).not.toBe(before);
  const fixed = await stored(page);
  expect(fixed.parent_plan_id).toBe(plan.plan_id);
  expect(fixed.plan_hash).not.toBe(plan.plan_hash);
  // What was applied is seen at once, and how soon is measured.
  expect(await page.evaluate(() => performance.getEntriesByName("plan-edit-shown").length)).toBe(1);
  await pacing.getByRole("button", { name: "Undo fix: Pacing" }).click();
  await expect(pacing).toContainText(/To look at:|Fails:/);
  await expect(picture(page)).toHaveAccessibleName(/^Animatic: shot 3 of 5, 2 s of 5 s$/);
  await expect.poll(() => look(page)).toBe(before);
  expect((await stored(page)).plan_hash).toBe(plan.plan_hash);
});

test("by keyboard alone: cuts move by frames, shots change places, and a reload keeps both", async ({ page }) => {
  const plan = await planned({ raw_intent: "A kite over a windy beach", shot_count: 3, duration_seconds: 6, seed: 3 });
  await open(page, plan);
  const [first = 0, second = 0, third = 0] = lengths(plan);
  const shot = timeline(page).getByRole("button", { name: /^1 / });
  await page.getByRole("slider", { name: "Playhead" }).focus();
  // The shots and cuts are one tab stop, some buttons further.
  for (let i = 0; i < 8 && !(await shot.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await expect(shot).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cut(page, 1)).toBeFocused();
  // In one go, as a hand does: a page that is slow to answer would otherwise see pauses between them.
  await Promise.all(["ArrowUp", "ArrowUp", "ArrowDown", "Shift+ArrowUp"].map((key) => page.keyboard.press(key)));
  await expect(cut(page, 1)).toHaveAttribute("aria-valuenow", String((first + 11) / 24));
  await left(page, plan.plan_id);
  const retimed = await stored(page);
  expect(lengths(retimed)).toEqual([first + 11, second - 11, third]);
  // One hand on one cut is one revision.
  expect(retimed.parent_plan_id).toBe(plan.plan_id);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Alt+ArrowRight");
  await left(page, retimed.plan_id);
  await expect(timeline(page).getByRole("button", { name: /^2 / })).toBeFocused();
  const moved = await stored(page);
  expect(moved.shots.map(({ shot_id }) => shot_id)).toEqual([1, 0, 2].map((i) => plan.shots[i]?.shot_id));
  await page.reload();
  await expect(cut(page, 1)).toHaveAttribute("aria-valuenow", String((second - 11) / 24));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // After a reload Undo still knows where the plan came from.
  await page.keyboard.press("Control+z");
  await left(page, moved.plan_id);
  expect((await stored(page)).plan_hash).toBe(retimed.plan_hash);
  await page.keyboard.press("Control+Shift+z");
  await left(page, retimed.plan_id);
  await cards(page).nth(2).getByRole("button").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await left(page, moved.plan_id);
  await expect(cards(page).nth(1).getByRole("button")).toBeFocused();
  expect((await stored(page)).shots[1]?.shot_id).toBe(plan.shots[2]?.shot_id);
});

test("a cut and a shot are dragged; what the service refuses is taken back and said", async ({ page }) => {
  const plan = await planned({ raw_intent: "A tram in the rain", shot_count: 3, duration_seconds: 6, seed: 3 });
  await open(page, plan);
  const [first = 0, second = 0, third = 0] = lengths(plan);
  const drag = async (from: { x: number; y: number }, by_px: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by_px / 2, from.y);
    await page.mouse.move(from.x + by_px, from.y);
    await page.mouse.up();
  };
  const middle = async (target: ReturnType<typeof cut>) => {
    const box = await target.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const track = await timeline(page).getByRole("toolbar", { name: "Shots and cuts" }).boundingBox();
  const frame_px = (track?.width ?? 0) / (first + second + third);
  await drag(await middle(cut(page, 1)), -6 * frame_px);
  await left(page, plan.plan_id);
  const retimed = await stored(page);
  expect(lengths(retimed)).toEqual([first - 6, second + 6, third]);
  await drag(await middle(timeline(page).getByRole("button", { name: /^3 / })), -(track?.width ?? 0));
  await left(page, retimed.plan_id);
  const moved = await stored(page);
  expect(moved.shots[0]?.shot_id).toBe(plan.shots[2]?.shot_id);

  await page.route("**/api/v1/plans/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, contentType: "text/plain", body: "" })
      : route.continue(),
  );
  const was = await cut(page, 2).getAttribute("aria-valuenow");
  await cut(page, 2).focus();
  await page.keyboard.press("ArrowUp");
  await expect(cut(page, 2)).not.toHaveAttribute("aria-valuenow", was ?? "");
  await expect(page.getByText("We could not change the plan.")).toBeVisible();
  await expect(page.getByText("Taken back: Move the cut after shot 2.")).toBeVisible();
  await expect(cut(page, 2)).toHaveAttribute("aria-valuenow", was ?? "");
  await expect(page).toHaveURL(new RegExp(moved.plan_id));
});

test("the API tab shows what Generate sends, of the plan as it was edited", async ({ page }) => {
  const plan = await planned({ raw_intent: "A paper boat in a puddle", shot_count: 3, duration_seconds: 6, seed: 3 });
  await open(page, plan, "?shot=2&tab=shot");
  await expect(picture(page)).toHaveAccessibleName(/^Animatic: shot 2 of 3/);
  const stage = page.getByRole("region", { name: "Stage" });
  await expect(stage.getByRole("img", { name: /^From above: / })).toBeVisible();
  await stage.getByRole("button", { name: "Side" }).click();
  await expect(stage.getByRole("img", { name: /^From the side: / })).toBeVisible();
  const lens = page.getByRole("spinbutton", { name: "Lens, mm" });
  await lens.fill("85");
  await lens.press("Enter");
  // The view follows before the service answers: 2 atan(36 / (2 * 85)).
  await expect(stage.getByText("23.9°")).toBeVisible();
  await left(page, plan.plan_id);
  const edited = await stored(page);
  expect(edited.shots[1]?.camera.lens_mm).toBe(85);
  await page.getByRole("tab", { name: "API" }).click();
  const shown = await page.getByRole("region", { name: "Request body" }).textContent();
  expect(JSON.parse(shown ?? "")).toEqual({ plan_id: edited.plan_id });
  await page.getByRole("button", { name: "curl" }).click();
  await expect(page.getByRole("region", { name: "Request, curl" })).toContainText(`-d '${shown}'`);
  // Nothing is rendered here: what would be sent is all that is looked at.
  await page.route("**/api/v1/generate_video", (route) => route.abort());
  const sent = page.waitForRequest("**/api/v1/generate_video");
  await page.getByRole("button", { name: "Generate" }).click();
  expect((await sent).postData()).toBe(shown);
  await expect(page).toHaveURL(/shot=2&tab=api/);
});

test("on a phone a card opens its shot as a sheet, and the address says so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const plan = await planned({ raw_intent: "A snail crosses a piano", shot_count: 3, duration_seconds: 4, seed: 2 });
  await signIn(page);
  await page.goto(`${address()}/plans/${plan.plan_id}`);
  await expect(page.getByRole("tab")).toHaveText(["Shots", /^Checks/, "Screenplay", "Prompts", "API"]);
  await cards(page).nth(1).getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: /^Shot 2: / });
  await expect(sheet.getByRole("region", { name: "Stage" })).toBeVisible();
  await expect(page).toHaveURL(/shot=2&tab=shot/);
  await page.reload();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Shots" })).toHaveAttribute("aria-selected", "true");
});
