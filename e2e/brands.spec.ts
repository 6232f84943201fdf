import AxeBuilder from "@axe-core/playwright";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { BrandBlock } from "#lib/contract/brand.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { loopbackServer, type Said } from "#lib/publishers/testing/loopback-server.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

/** A tin on white paper, as a shop shows it. */
const tin = (): Buffer => {
  const canvas = createCanvas(320, 400);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 320, 400);
  context.fillStyle = "#2244cc";
  context.fillRect(90, 80, 140, 260);
  return canvas.toBuffer("image/png");
};

/** Share of a canvas, in thousandths, that is of a colour or nearly so. */
const perMille = (canvas: Locator, colour: readonly number[]): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement, [r = 0, g = 0, b = 0]) => {
    const { data } = element.getContext("2d")!.getImageData(0, 0, element.width, element.height);
    let like = 0;
    for (let at = 0; at < data.length; at += 4)
      if (Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b) < 24) like++;
    return (like / (data.length / 4)) * 1000;
  }, colour);

const api = () => caller(address(), owner().api_key);
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const standing = (page: Page) => page.getByRole("status").filter({ hasText: /\w/ }).first();
const orange = [255, 90, 31] as const;
const cyan = [31, 180, 255] as const;

test("a brand is made, its end card is drawn while it is written, and a film carries its block", async ({ page }) => {
  await api().call("DELETE", "/brand_profiles/cafe-nunez");
  await signIn(page);
  await page.getByRole("link", { name: "Brands" }).click();
  await page.getByRole("link", { name: "New brand" }).click();
  await field(page, "Name").fill("Café Núñez");
  await expect(field(page, "Brand id")).toHaveValue("cafe-nunez");
  await field(page, "Colour 1").fill("0A3D2E");
  await page.getByRole("button", { name: "Add colour" }).click();
  await expect(field(page, "Colour 2")).toBeFocused();
  await field(page, "Colour 2").fill("#ff5a1f");
  await field(page, "Call to action").fill("Taste the dark");
  const card = page
    .getByRole("region", { name: "End card preview" })
    .getByRole("img", { name: "End card 16:9: Café Núñez, Taste the dark" });
  await expect.poll(() => perMille(card, orange), { timeout: 60_000 }).toBeGreaterThan(2);
  await field(page, "Colour 2").fill("#1fb4ff");
  await expect.poll(() => perMille(card, cyan)).toBeGreaterThan(2);
  expect(await perMille(card, orange)).toBeLessThan(0.5);
  await expect(page.getByRole("img", { name: /^Text on primary: #ffffff on #0a3d2e, contrast \d+/ })).toBeVisible();

  const choose = page.getByLabel("Upload a product image");
  await choose.setInputFiles({ name: "tin.png", mimeType: "image/png", buffer: tin() });
  await expect(page.getByText("Cut out of its background")).toBeVisible();
  await expect.poll(() => perMille(card, [34, 68, 204])).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page).toHaveURL(/\/brands\/cafe-nunez$/);
  await expect(standing(page)).toHaveText("Saved as version 1");

  await page.getByRole("button", { name: "Order of colour 2" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(field(page, "Colour 1")).toHaveValue("#1fb4ff");
  await page.getByRole("combobox", { name: "Role of colour 2" }).click();
  await page.getByRole("option", { name: "Primary" }).click();
  await expect(field(page, "Colour 1")).toHaveValue("#0a3d2e");
  await field(page, "Call to action").fill("Wake up slowly");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(standing(page)).toHaveText("Saved as version 2");
  const { json } = await api().call("GET", "/brand_profiles/cafe-nunez");
  const block = json as BrandBlock;
  expect(block).toMatchObject({ version: 2, cta: "Wake up slowly", product_ref: { width: 320, height: 400 } });
  await expect(page.getByRole("region", { name: "Locked block" })).toContainText(block.block_hash);

  const planned = page.waitForResponse((answer) => answer.url().endsWith("/director_prompt_plan"));
  await page.getByRole("link", { name: "Use in a new film" }).click();
  await expect(page.getByRole("combobox", { name: "Brand" })).toHaveText("Café Núñez");
  await page.getByRole("textbox", { name: "What should the film be?" }).fill("A barista pours coffee at dawn");
  const plan = (await (await planned).json()) as DirectorPlan;
  expect(plan.end_card).toMatchObject({ text: "Café Núñez", cta: "Wake up slowly" });
  const own = plan.color_intent.palette.filter(({ role }) => role.startsWith("brand_")).map(({ hex }) => hex);
  expect(own).toEqual(["#0a3d2e", "#1fb4ff"]);
  const id = await api().begin({ plan_id: plan.plan_id });
  const film = (await api().call("GET", `/generations/${id}`)).json as GenerationBody;
  expect(film.brand).toMatchObject({ version: 2, block_hash: block.block_hash });
  await api().call("POST", `/generations/${id}/cancel`);
  await api().call("DELETE", "/brand_profiles/cafe-nunez");
});

test("by keyboard: saved, saved over somebody else's version, refused with the reason, and never lost", async ({
  page,
}) => {
  const brand_id = "harbour-lights";
  const draft = { brand_id, name: "Harbour Lights", palette: ["#12264a", "#f2b705", "#eaf0f6"], cta: "Come in" };
  const stored = async () => (await api().call("GET", `/brand_profiles/${brand_id}`)).json as BrandBlock;
  await api().call("DELETE", `/brand_profiles/${brand_id}`);
  await api().call("POST", "/brand_profiles", draft);
  await signIn(page);
  await page.goto(`${address()}/brands`);
  await page.getByRole("list", { name: "Brands" }).getByRole("link", { name: "Harbour Lights" }).press("Enter");
  await expect(standing(page)).toHaveText("Saved as version 1");
  await field(page, "Call to action").press("End");
  await page.keyboard.type(" tonight");
  await page.keyboard.press("Control+s");
  await expect(standing(page)).toHaveText("Saved as version 2");
  await expect(field(page, "Call to action")).toBeFocused();
  expect((await stored()).cta).toBe("Come in tonight");

  await api().call("POST", "/brand_profiles", { ...draft, name: "Harbour & Lights" });
  await field(page, "Name").fill("Harbour Lamps");
  await page.keyboard.press("Control+s");
  const late = page.getByRole("alert").filter({ hasText: "Someone saved version 3 meanwhile." });
  await late.getByRole("button", { name: "Compare" }).press("Enter");
  const compared = page.getByRole("dialog", { name: "Yours and version 3" });
  await expect(compared.getByRole("row", { name: /^Name/ })).toContainText("Harbour LampsHarbour & Lights");
  await page.keyboard.press("Escape");
  await late.getByRole("button", { name: "Save mine as version 4" }).press("Enter");
  await expect(standing(page)).toHaveText("Saved as version 4");
  expect(await stored()).toMatchObject({ name: "Harbour Lamps", cta: "Come in tonight", version: 4 });

  await field(page, "Product image URL").fill("http://10.0.0.1/lamp.png");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("region", { name: "Product image" }).getByRole("alert")).toContainText("private network");
  await expect(field(page, "Product image URL")).toBeFocused();
  await expect(standing(page)).toHaveText("Unsaved changes");
  expect((await stored()).version).toBe(4);
  await page.getByRole("link", { name: "Films", exact: true }).press("Enter");
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Keep editing" })
    .press("Enter");
  await expect(field(page, "Product image URL")).toHaveValue("http://10.0.0.1/lamp.png");
  await page.getByRole("button", { name: "Restore version 1" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore it" }).press("Enter");
  await expect(standing(page)).toHaveText("Saved as version 5");
  await expect(field(page, "Name")).toHaveValue("Harbour Lights");
  await expect(page.getByRole("list", { name: "Versions" }).getByRole("listitem").first()).toContainText(
    "Renamed from Harbour Lamps, call to action “Come in”",
  );

  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole("button", { name: "Save brand" })).toBeVisible();
  await api().call("DELETE", `/brand_profiles/${brand_id}`);
});

test("a page fills the form, is refused at its field, and is saved only when the person saves", async ({ page }) => {
  for (const brand_id of ["fjordwerk", "new"]) await api().call("DELETE", `/brand_profiles/${brand_id}`);
  const things: Record<string, Said> = {
    "/tin.png": { status: 200, body: tin(), headers: { "content-type": "image/png" } },
    "/kessel": { status: 200, body: kessel, headers: { "content-type": "text/html" } },
  };
  const shop = await loopbackServer(({ target }) => things[target] ?? { status: 404 });
  await signIn(page);
  await page.goto(`${address()}/brands/new`);
  await page.getByRole("button", { name: "Import from a page" }).click();
  const dialog = page.getByRole("dialog", { name: "Import from a page" });
  const where = dialog.getByRole("textbox", { name: "Page address" });
  await where.fill(`${shop.url}/gone`);
  await page.keyboard.press("Enter");
  await expect(where).toHaveAccessibleDescription(/could not be fetched/);
  await where.fill(`${shop.url}/kessel`);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue("Fjordwerk");
  await expect(field(page, "Colour 1")).toHaveValue("#1f4f5a");
  await expect(field(page, "Call to action")).toHaveValue(/\p{L}/u);
  await expect(page.getByText("Cut out of its background")).toBeVisible();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(field(page, "Name")).toHaveValue("");
  expect(JSON.stringify((await api().call("GET", "/brand_profiles")).json)).not.toContain("Fjordwerk");

  await page.getByRole("button", { name: "Import from a page" }).click();
  await where.fill(`${shop.url}/kessel`);
  await page.keyboard.press("Enter");
  // The id of a brand may be the word of the page that makes one.
  await field(page, "Brand id").fill("new");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(standing(page)).toHaveText("Saved as version 1");
  await page.waitForURL("**/brands/~new");
  await page.reload();
  await expect(field(page, "Brand id")).toHaveValue("new");
  await expect(field(page, "Name")).toHaveValue("Fjordwerk");
  await api().call("DELETE", "/brand_profiles/new");
  await shop.close();
});

const kessel = `<!doctype html><html lang="de"><title>Drift Kessel</title><meta name="theme-color" content="#1f4f5a">
<meta property="og:site_name" content="Fjordwerk"><script type="application/ld+json">{"@type":"Product","name":"Drift
Kessel","brand":{"name":"Fjordwerk"},"image":["/tin.png"],"offers":{"price":"89.00","priceCurrency":"EUR"}}</script>
<main><h1>Drift Kessel</h1><p>Der Kessel kocht einen Liter Wasser in vier Minuten.</p></main></html>`;
