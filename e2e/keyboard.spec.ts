import { expect, test, type Locator } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, newcomer } from "./support/studio.ts";

// A ring that fades in is not seen at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Nothing here is clicked or filled in: what has the focus was reached with Tab, and shows that it has it.

/** Whether an element has the focus, and whether that is seen on it or on the box that it fills. */
const standing = (element: Element): { here: boolean; seen: boolean } => {
  if (element !== document.activeElement) return { here: false, seen: false };
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--accent)";
  const accent = getComputedStyle(probe).color;
  probe.remove();
  const styles = [getComputedStyle(element), getComputedStyle(element, "::after")];
  for (let box = element.parentElement, up = 0; box !== null && up < 2; box = box.parentElement, up++)
    styles.push(getComputedStyle(box));
  const seen = styles.some(
    ({ outlineStyle, outlineWidth, outlineColor, borderTopColor, boxShadow }) =>
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor === accent) ||
      (borderTopColor === accent && boxShadow !== "none"),
  );
  return { here: true, seen };
};

/** Presses Tab until the element has the focus, and holds that this is seen. */
const tabTo = async (wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  await expect(wanted).toBeEnabled();
  // Looked up once: a lookup for each press would take most of the time.
  const element = await wanted.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    await wanted.page().keyboard.press("Tab");
    const { here, seen } = (await element?.evaluate(standing)) ?? { here: false, seen: false };
    if (!here) continue;
    expect([String(wanted), seen]).toEqual([String(wanted), true]);
    return;
  }
  throw new Error(`80 presses of Tab do not reach ${String(wanted)}.`);
};

const press = async (wanted: Locator, key = "Enter"): Promise<void> => {
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
};

/** Writes into a field, over what it holds. */
const write = async (field: Locator, text: string): Promise<void> => {
  await press(field, "Control+a");
  await field.page().keyboard.type(text);
};

test("by keyboard alone: a still is rejected, its next draw approved, the film published and one shot refined", async ({
  page,
}) => {
  const api = await newcomer(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "New film" })).toBeFocused();
  await tabTo(page.getByRole("textbox", { name: "What should the film be?", exact: true }));
  await page.keyboard.type("A fisherman lifts a lantern over a quiet harbour at dusk");
  await tabTo(page.getByRole("radio", { name: "Auto", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  await tabTo(page.getByRole("spinbutton", { name: "Duration in seconds", exact: true }));
  await page.keyboard.type("4");
  await press(page.getByRole("checkbox", { name: "Lock the look first", exact: true }), "Space");
  await expect(page.getByText("Up to date")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/films\/gen_/);
  const still = page.getByRole("img", { name: /^Hero frame/ });
  await expect(still).toBeVisible({ timeout: 60_000 });

  await write(page.getByRole("textbox", { name: "What should change?" }), "closer, and make it night");
  await press(page.getByRole("button", { name: "Reject and redraw", exact: true }));
  await expect(page.getByRole("list", { name: "Draws" }).getByRole("button")).toHaveCount(2, { timeout: 60_000 });
  await press(page.getByRole("button", { name: "Compare", exact: true }));
  await tabTo(page.getByRole("slider", { name: "Compare position", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider", { name: "Compare position" })).toHaveValue("51");
  await press(page.getByRole("button", { name: "Approve and lock", exact: true }));
  await expect(page.getByLabel("Film player")).toBeVisible({ timeout: 120_000 });
  const film = new URL(page.url()).pathname;

  await press(page.getByRole("navigation", { name: "Film steps" }).getByRole("link", { name: "Publish" }));
  await page.waitForURL(/\/publish$/);
  await write(page.getByRole("textbox", { name: "Title" }), "The lantern");
  await press(page.getByRole("button", { name: "Dry run", exact: true }));
  await expect(page.getByText("The film carries a content credential that holds.")).toBeVisible();
  await press(page.getByRole("button", { name: "Publish", exact: true }));
  const opened = page.waitForEvent("popup");
  await press(page.getByRole("link", { name: "Open watch page", exact: true }));
  await expect((await opened).getByRole("heading", { level: 1, name: "The lantern" })).toBeVisible();
  await (await opened).close();

  await press(page.getByRole("navigation", { name: "Film steps" }).getByRole("link", { name: "Film", exact: true }));
  await page.waitForURL(address() + film);
  await write(page.getByRole("textbox", { name: "What should change in shot 1?" }), "closer");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname.startsWith("/films/gen_") && url.pathname !== film);
  const refined = new URL(page.url()).pathname.replace("/films/", "/generations/");
  expect((await api.call("GET", refined)).json).toMatchObject({ change: { shot_id: "s1", instruction: "closer" } });
  await api.call("POST", `${refined}/cancel`);
});

test("by keyboard alone: a brand, a key, and a consent", async ({ page }) => {
  const api = await newcomer(page);
  const blocked = await api.begin({ raw_intent: "@some_creator opens a parcel on the stairs", shot_count: 3 });
  const lamps = { brand_id: "lamps", name: "Lamps", palette: ["#12264a", "#f2b705", "#eaf0f6"], cta: "Look" };
  expect((await api.call("POST", "/brand_profiles", lamps)).status).toBe(201);

  await page.goto(`${address()}/brands`);
  await press(page.getByRole("link", { name: /^Lamps/ }));
  await press(page.getByRole("button", { name: "Order of colour 2", exact: true }));
  await expect(page.getByRole("menuitem", { name: "Move up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Colour 1" })).toHaveValue(/^#?f2b705$/i);
  await press(page.getByRole("button", { name: "Add colour", exact: true }));
  await expect(page.getByRole("textbox", { name: "Colour 4" })).toBeFocused();
  await page.keyboard.type("#7a1f2b");
  await press(page.getByRole("button", { name: "Remove colour 2", exact: true }));
  await write(page.getByRole("textbox", { name: "Call to action" }), "Come in");
  await press(page.getByRole("button", { name: "Save brand", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "Saved as version 2" })).toBeVisible();
  const stored = (await api.call("GET", "/brand_profiles/lamps")).json;
  expect(stored).toMatchObject({
    cta: "Come in",
    palette: [{ hex: "#f2b705" }, { hex: "#eaf0f6" }, { hex: "#7a1f2b" }],
  });

  await press(page.getByRole("link", { name: "Keys and usage", exact: true }));
  await press(page.getByRole("button", { name: "New key", exact: true }));
  await write(page.getByRole("textbox", { name: "Key name" }), "Edit suite");
  await press(page.getByRole("checkbox", { name: "publish", exact: true }), "Space");
  await press(page.getByRole("combobox", { name: "Expires" }));
  await expect(page.getByRole("option", { name: "Never" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Expires" })).toContainText("In 30 days");
  await press(page.getByRole("button", { name: "Create key", exact: true }));
  const shown = page.getByRole("textbox", { name: "Your new key" });
  await expect(shown).toBeFocused();
  const made = caller(address(), await shown.inputValue());
  expect((await made.call("GET", "/models")).status).toBe(200);
  await press(page.getByRole("button", { name: "Done", exact: true }));
  await press(page.getByRole("button", { name: "Revoke Edit suite", exact: true }));
  const question = page.getByRole("alertdialog", { name: "Revoke Edit suite?" });
  await expect(question.getByRole("button").first()).toBeFocused();
  await press(page.getByRole("button", { name: "Revoke key", exact: true }));
  await expect.poll(async () => (await made.call("GET", "/models")).status).toBe(401);

  await press(page.getByRole("link", { name: "Films", exact: true }));
  await press(page.getByRole("list", { name: "Films" }).getByRole("link").first());
  await expect(page.getByRole("heading", { name: "This film needs consent." })).toBeVisible();
  await press(page.getByRole("checkbox", { name: /I have this person’s consent/ }), "Space");
  await press(page.getByRole("button", { name: "Continue with consent", exact: true }));
  await page.waitForURL((url) => url.pathname.startsWith("/films/gen_") && !url.pathname.endsWith(blocked));
  await api.call("POST", `${new URL(page.url()).pathname.replace("/films/", "/generations/")}/cancel`);
});
