import { execFile } from "node:child_process";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, dataFolder, newcomer, owner, signIn } from "./support/studio.ts";

/** A command beside the service that runs, which has the database to itself. */
const operate = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, SHOTWRIGHT_DATA: dataFolder() };
  return (await promisify(execFile)(process.execPath, ["scripts/command.mjs", ...args], { env })).stdout;
};

/** A figure of the page's first part, by its name. */
const figure = async (page: Page, name: string): Promise<number> => {
  const term = page.getByRole("term").filter({ hasText: name });
  return Number(await term.locator("xpath=following-sibling::dd[1]").innerText());
};

test("whoever runs the service sees its work as it is, puts a film in line again and gives one up; nobody else does", async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  const mine = caller(address(), owner().api_key);
  await signIn(page);
  await page.goto(`${address()}/service`);
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 60_000 });
  const [failed, finished] = [await figure(page, "Failed"), await figure(page, "Finished")];
  await expect(page.getByText("No film is under way.")).toBeVisible();

  const ids: string[] = [];
  for (let i = 0; i < 5; i++)
    ids.push(await mine.begin({ raw_intent: `A tram in the rain, number ${i}`, duration_seconds: 4, shot_count: 3 }));
  // Four of an account are made at a time.
  await page.reload();
  const films = page.getByRole("list", { name: "Films under way" }).getByRole("listitem");
  await expect(films).toHaveCount(5);
  await expect(films.filter({ hasText: "this process" })).toHaveCount(4, { timeout: 30_000 });
  const [fifth = ""] = ids.slice(-1);
  await expect(films.last()).toContainText(fifth);
  await expect(films.last()).toContainText("nobody");
  expect([await figure(page, "Waiting"), await figure(page, "Being made")]).toEqual([1, 4]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);

  const held = films.filter({ hasText: "this process" }).first();
  await held.getByRole("button", { name: /^Requeue/ }).click();
  await expect(page.getByText("This process is making the film")).toBeVisible();
  await page.getByRole("button", { name: `Requeue ${fifth}` }).click();
  await expect(page.getByText("The film is in line again.")).toBeVisible();
  await page.getByRole("button", { name: `Give up ${fifth}` }).click();
  const question = page.getByRole("alertdialog", { name: "Give this film up?" });
  await question.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByText("The film was given up.")).toBeVisible();
  await expect(films.filter({ hasText: fifth })).toHaveCount(0);
  const ended = await mine.rested(fifth);
  expect([ended.status, ended.cost.charged_usd, ended.failure?.code]).toEqual(["render_failed", 0, "internal"]);
  for (const id of ids.slice(0, -1)) expect((await mine.rested(id)).status).toBe("ok");
  await page.reload();
  await expect(page.getByText("No film is under way.")).toBeVisible();
  expect([await figure(page, "Failed"), await figure(page, "Finished")]).toEqual([failed + 1, finished + 4]);
  await page.goto(`${address()}/account`);
  await expect(page.getByText("Film given up").first()).toBeVisible();

  const stranger = await browser.newPage();
  const theirs = await newcomer(stranger);
  await stranger.getByRole("button", { name: "Account" }).click();
  await expect(stranger.getByRole("menuitem", { name: "Service" })).toHaveCount(0);
  expect((await stranger.goto(`${address()}/service`))?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: "There is nothing here." })).toBeVisible();
  const [first = ""] = ids;
  for (const [method, path] of [
    ["GET", "/service"],
    ["POST", `/service/films/${first}/requeue`],
    ["POST", `/service/films/${first}/fail`],
  ] as const) {
    const answer = await stranger.request.fetch(`${address()}/api/v1${path}`, {
      method,
      headers: { origin: address() },
    });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
  await stranger.close();

  expect((await theirs.call("GET", "/generations")).status).toBe(200);
  const email = /ada-\d+@example\.com/.exec(await operate("accounts", "list"))?.[0] ?? "";
  const key = /key_\w+/.exec(await operate("keys", "list", email))?.[0] ?? "";
  expect(await operate("keys", "revoke", email, key)).toContain("works no more");
  expect((await theirs.call("GET", "/generations")).status).toBe(401);
  expect(await operate("audit", email)).toContain("key_revoked");
  await expect(operate("keys", "revoke", email, "key_none")).rejects.toThrow("has no key key_none");
});
