import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { loopbackServer } from "#lib/publishers/testing/loopback-server.ts";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { caller } from "./support/api.ts";
import { address, newcomer, signIn, type Owner } from "./support/studio.ts";

test("what was spent, the budget, who is told, and the models stand on their pages", async ({ page }) => {
  const api = await newcomer(page);
  const receiver = await loopbackServer(() => ({ status: 200 }));
  await page.goto(`${address()}/keys`);
  await expect(page.getByText("$0.00", { exact: true }).first()).toBeVisible();
  const budget = page.getByRole("textbox", { name: "Monthly budget" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await budget.fill("twelve");
  await expect(page.getByText("Write an amount in dollars")).toBeVisible();
  await expect(save).toBeDisabled();
  await budget.fill("12.5");
  await save.click();
  await expect(page.getByText("$12.50 left of $12.50")).toBeVisible();
  expect((await api.call("GET", "/usage")).json).toMatchObject({ budget_usd: 12.5 });

  await page.getByRole("button", { name: "Add webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Add webhook" });
  await dialog.getByRole("textbox", { name: "Address" }).fill(`${receiver.url}/hook`);
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  const secret = await dialog.getByRole("textbox", { name: "Your signing secret" }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  // A film that is refused comes to rest as well, at once and for nothing.
  const { cost } = await api.rested(await api.begin({ raw_intent: "@some_creator opens a parcel on the stairs" }));
  expect(cost.charged_usd).toBe(0);
  await receiver.until(({ headers }) => headers["webhook-signature"] !== undefined);
  await page.reload();
  const hook = page.getByRole("list", { name: "Webhooks" }).locator("> li");
  await expect(hook).toContainText("Delivered");
  await hook.getByText("The last message").click();
  await hook.getByRole("button", { name: /^Send again: msg_/ }).click();
  await expect.poll(() => receiver.arrived.length).toBe(2);
  await expect(page.getByText("Film at $0.00")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Films by day/ })).toBeVisible();
  await page.getByRole("button", { name: `Remove ${receiver.url}/hook` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove webhook" }).click();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();

  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: "Codex" }).click();
  await expect(page.getByRole("region", { name: "Set-up for Codex" })).toContainText(`${address()}/api/mcp`);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Models" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeFocused();
  const models = page.getByRole("list", { name: "Models" }).getByRole("listitem");
  const all = ((await api.call("GET", "/models")).json as { models: { kind: string }[] }).models;
  await expect(models).toHaveCount(all.length);
  await page.getByRole("radio", { name: "Stills" }).click();
  await expect(models).toHaveCount(all.filter(({ kind }) => kind === "image").length);
  await page.getByRole("radio", { name: "All" }).click();
  await page.getByRole("searchbox", { name: "Search models" }).fill("wan-2.7");
  await expect(models.first()).toContainText(/\$\d+\.\d\d for a 5 s shot/);
  await expect(models.first()).toContainText(/As of \d+ \w{3} \d{4}: /);
  await expect(models.first()).toContainText("FAL_KEY");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
  await receiver.close();
});

test("a film over the budget is not begun, says what is left, and costs nothing", async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-budget-"));
  const server = await startServer({
    port: await freePort(),
    // A vendor is connected, so that films have a price; nobody is there to be asked, and nobody must be.
    env: {
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SAMPLE_FILM: "off",
      FAL_KEY: "nobody",
      FAL_BASE_URL: "http://127.0.0.1:9",
    },
  });
  try {
    const who = JSON.parse(await readFile(path.join(folder, "owner.json"), "utf8")) as Owner;
    await signIn(page, who, server.address);
    await page.goto(`${server.address}/keys`);
    await page.getByRole("textbox", { name: "Monthly budget" }).fill("$0.01");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("$0.01 left of $0.01")).toBeVisible();
    const api = caller(server.address, who.api_key);
    const { generation_id } = await api.rested(
      await api.begin({ raw_intent: "A tram in the rain", shot_count: 3, duration_seconds: 6, render: "auto" }),
    );
    await page.goto(`${server.address}/films/${generation_id}`);
    await expect(page.getByRole("heading", { name: "This would go over your budget." })).toBeVisible();
    const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(new Date());
    await expect(
      page.getByText(new RegExp(`^The film is quoted at \\$\\d+\\.\\d\\d\\. You have \\$0\\.01 left in ${month}\\.`)),
    ).toContainText("Nothing was charged.");
    await page.getByRole("link", { name: "Raise the budget" }).click();
    await expect(page.getByText("Film at $0.00")).toBeVisible();

    // The plan under the cheaper policy says its new quote before anything is begun, and it can be undone.
    await page.goBack();
    await page.getByRole("button", { name: "Use cheaper models" }).click();
    await page.waitForURL(/\/plans\/plan_/);
    const { json } = await api.call("POST", "/director_prompt_plan", { raw_intent: "A tram in the rain", seed: 1 });
    const dear = json as DirectorPlan;
    await page.goto(`${server.address}/plans/${dear.plan_id}`);
    const budget = page.getByRole("region", { name: "Budget" });
    await expect(budget).toContainText(
      `The film is quoted at $${dear.quote.total_usd.toFixed(2)}. You have $0.01 left`,
    );
    await budget.getByRole("button", { name: "Use cheaper models" }).click();
    await expect(budget).toContainText(`It was $${dear.quote.total_usd.toFixed(2)} before.`);
    await expect(budget.getByRole("button", { name: "Use cheaper models" })).toHaveCount(0);
    const cheap = (await api.call("GET", new URL(page.url()).pathname)).json as DirectorPlan;
    expect(cheap.quote.total_usd).toBeLessThan(dear.quote.total_usd);
    await page.goto(`${server.address}/keys`);
    await expect(
      page
        .getByRole("region", { name: /^Spend in/ })
        .getByText("$0.00")
        .first(),
    ).toBeVisible();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
