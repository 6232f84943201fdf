import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { address, signIn } from "./support/studio.ts";

const idea = "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox.";
const player = (page: Page) => page.getByRole("region", { name: "Animatic" });
const picture = (page: Page) => player(page).getByRole("img", { name: /^Animatic: shot/ });
const playhead = (page: Page) => player(page).getByRole("slider", { name: "Playhead" });
const at = async (page: Page): Promise<number> => Number(await playhead(page).inputValue());

/** A few numbers that tell one picture from another; null while nothing is drawn. */
const look = (page: Page): Promise<string | null> =>
  picture(page).evaluate((canvas: HTMLCanvasElement) => {
    const small = document.createElement("canvas");
    small.width = small.height = 16;
    const context = small.getContext("2d");
    context?.drawImage(canvas, 0, 0, 16, 16);
    const data = context?.getImageData(0, 0, 16, 16).data ?? new Uint8ClampedArray();
    return data.some((level, i) => i % 4 !== 3 && level > 8) ? data.join() : null;
  });
const drawn = async (page: Page, before: string | null = null): Promise<string | null> => {
  await expect
    .poll(async () => {
      const now = await look(page);
      return now !== null && now !== before;
    })
    .toBe(true);
  return look(page);
};

const openPlan = async (page: Page): Promise<void> => {
  // What is sounded, and from which second of the film.
  await page.addInitScript(() => {
    const sounded: number[] = [];
    Object.assign(window, { sounded });
    const prototype = AudioBufferSourceNode.prototype;
    const start = Reflect.get(prototype, "start") as (...times: number[]) => void;
    Object.assign(prototype, {
      start(this: AudioBufferSourceNode, ...times: number[]) {
        sounded.push(times[1] ?? 0);
        Reflect.apply(start, this, times);
      },
    });
  });
  await signIn(page);
  await page.goto(`${address()}/films/new`);
  await page.getByRole("textbox", { name: "What should the film be?" }).fill(idea);
  await expect(page.getByRole("region", { name: "Live plan" }).getByText("Up to date")).toBeVisible();
  await page.getByRole("button", { name: "Open shot plan" }).click();
  await page.waitForURL(/\/plans\/plan_/);
  await expect(picture(page)).toBeVisible();
};
const sounded = (page: Page) => page.evaluate(() => (window as unknown as { sounded: number[] }).sounded);

test("the animatic waits for Play, moves with its sound, and goes frame by frame", async ({ page }) => {
  await openPlan(page);
  const still = await drawn(page);
  expect(await at(page)).toBe(0);
  await player(page).getByRole("button", { name: "Play" }).click();
  await drawn(page, still);
  await expect.poll(() => at(page)).toBeGreaterThan(0.5);
  await expect.poll(() => sounded(page)).not.toEqual([]);
  await player(page).getByRole("button", { name: "Pause" }).click();
  const rest = await at(page);
  await page.keyboard.press("ArrowRight");
  expect(await at(page)).toBeCloseTo(rest + 1 / 24, 2);
  await page.keyboard.press("Shift+ArrowLeft");
  expect(await at(page)).toBeCloseTo(Math.max(0, rest - 9 / 24), 2);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(picture(page)).toHaveAccessibleName(/^Animatic: shot 2 of/);
  await page.keyboard.press("Home");
  await page.keyboard.press("l");
  await page.keyboard.press("l");
  await expect(player(page).getByText("2×", { exact: true })).toBeVisible();
  await page.keyboard.press("k");
  await expect(player(page).getByRole("button", { name: "Play" })).toBeVisible();
  await page.keyboard.press("m");
  await expect(player(page).getByRole("button", { name: "Mute" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("c");
  await expect(player(page).getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
});

test("layers of the picture are switched by keys, and every control has a name", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPlan(page);
  const whole = await drawn(page);
  await player(page).getByRole("button", { name: "Layers" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemcheckbox")).toHaveCount(5);
  const sky = page.getByRole("menuitemcheckbox", { name: "Sky" });
  await sky.focus();
  await page.keyboard.press("Space");
  await expect(sky).not.toBeChecked();
  const skyless = await drawn(page, whole);
  await page.keyboard.press("Space");
  await expect(sky).toBeChecked();
  await drawn(page, skyless);
  const { violations } = await new AxeBuilder({ page }).include('section[aria-label="Animatic"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(player(page).getByRole("button", { name: "Layers" })).toBeFocused();
  expect(await at(page)).toBe(0);
});

test("on a phone the whole transport fits", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  for (const name of ["Previous shot", "Play", "Next shot", "Mute", "Captions", "Layers", "Full screen"]) {
    const box = await player(page).getByRole("button", { name }).boundingBox();
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 999) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
  }
  expect((await playhead(page).boundingBox())?.width).toBeGreaterThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
