import { expect, test, type Locator, type Page } from "@playwright/test";
import { chromiumArguments } from "./support/chromium.ts";
import { address, newcomer } from "./support/studio.ts";

// Letters are drawn without the system's hinting, so that they stand in the same places on every machine.
test.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: [...chromiumArguments, "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
  },
});

/** A page, and what of it comes last: from then on nothing moves. */
interface Look {
  name: string;
  path: string;
  there: (page: Page) => Locator;
}

const looks: readonly Look[] = [
  { name: "first-run", path: "/films", there: (page) => page.getByRole("heading", { name: "Make your first film." }) },
  { name: "new-film", path: "/films/new", there: (page) => page.getByText("Or start from one of these") },
  { name: "new-brand", path: "/brands/new", there: (page) => page.getByRole("region", { name: "End card preview" }) },
  { name: "publish", path: "/publish", there: (page) => page.getByText("Nothing published yet.") },
  { name: "models", path: "/models", there: (page) => page.getByRole("list", { name: "Models" }) },
  { name: "keys", path: "/keys", there: (page) => page.getByRole("list", { name: "API keys" }) },
  { name: "verify", path: "/verify", there: (page) => page.getByText("The answer appears here.") },
];

/** What is different on each day, at each address and in each account. */
const varying = (page: Page): Locator[] => [
  page.locator("img, canvas, time, pre"),
  page.getByRole("button", { name: "Account" }),
  page.getByRole("link", { name: /^Spend in/ }),
  page.getByRole("heading", { name: /^Spend in/ }),
  page.getByText(/^(Nothing was spent|No model was paid) in/),
  page.getByRole("combobox", { name: "Month" }),
  page.getByRole("textbox", { name: "MCP address" }),
  page.getByText(/^sw_live_/),
];

const sizes = {
  dark: { width: 1440, height: 900 },
  light: { width: 390, height: 844 },
} as const;

/** Dark on a desk, light on a phone. */
const hold = async (page: Page, { name, there }: Look): Promise<void> => {
  for (const [colorScheme, size] of Object.entries(sizes) as ["dark" | "light", (typeof sizes)["dark"]][]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(there(page).first()).toBeVisible();
    await expect(page.locator("main [aria-hidden=true].rounded-frame.bg-s3")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${colorScheme}.png`, { mask: varying(page), maskColor: "#808080" });
  }
};

test("pages look as they were last agreed, dark on a desk and light on a phone", async ({ page }) => {
  await page.goto(`${address()}/sign-in`);
  await hold(page, {
    name: "sign-in",
    path: "/sign-in",
    there: () => page.getByRole("button", { name: "Sign in", exact: true }),
  });
  await newcomer(page);
  for (const look of looks) {
    await page.goto(address() + look.path);
    await hold(page, look);
  }
});
