import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { endpoints } from "#lib/contract/endpoints.ts";
import { caller } from "./support/api.ts";
import { address, newcomer, owner, signIn } from "./support/studio.ts";

test("two accounts see nothing of each other, row by row", async ({ page }) => {
  const mine = caller(address(), owner().api_key);
  const theirs = await newcomer(page);
  const film = await mine.rested(
    await mine.begin({ raw_intent: "A secret garden behind a wall", duration_seconds: 4, shot_count: 3 }),
  );
  await mine.call("POST", "/brand_profiles", { brand_id: "secret-brand", name: "Secret", palette: ["#112233"] });
  const keys = await mine.call("GET", "/keys");
  expect(keys.status).toBe(403);
  const ids: Record<string, string> = {
    generation_id: film.generation_id,
    plan_id: film.plan_id,
    asset_id: film.film?.asset_id ?? "",
    brand_id: "secret-brand",
  };
  for (const [name, row] of Object.entries(endpoints)) {
    const parameter = /\{(\w+)\}/.exec(row.path)?.[1];
    const id = parameter === undefined ? undefined : ids[parameter];
    // No key does what a signed-in person alone may.
    if (parameter === undefined || id === undefined || "session_only" in row) continue;
    const { [parameter]: _path, ...fields } = row.example as Record<string, unknown>;
    const body = row.method === "POST" && Object.keys(fields).length > 0 ? fields : undefined;
    const answer = await theirs.call(row.method, row.path.replace(`{${parameter}}`, id), body);
    const unknown = await theirs.call(row.method, row.path.replace(`{${parameter}}`, `${id.slice(0, -1)}_`), body);
    expect([name, answer.status]).toEqual([name, 404]);
    const plain = (json: unknown) => ({ ...(json as object), request_id: null, instance: null });
    expect(plain(answer.json)).toEqual(plain(unknown.json));
  }
  const lists = await Promise.all([theirs.call("GET", "/generations"), theirs.call("GET", "/brand_profiles")]);
  expect(lists[0].json).toEqual({ generations: [], next_cursor: null });
  expect(lists[1].json).toEqual({ brand_profiles: [] });
  const byPlan = await theirs.call("POST", "/generate_video", { plan_id: film.plan_id });
  expect(byPlan.status).toBe(422);
  expect(JSON.stringify(byPlan.json)).toContain("unknown_plan");
  const byBrand = await theirs.call("POST", "/director_prompt_plan", {
    raw_intent: "a shop",
    brand_id: "secret-brand",
  });
  expect(JSON.stringify(byBrand.json)).toContain("unknown_brand");
});

test("a password is changed on the account's page, and with it every session ends, there and elsewhere", async ({
  page,
  browser,
}) => {
  const who = { email: `bea-${Date.now()}@example.com`, password: "correct horse battery" };
  const made = await page.request.post(`${address()}/api/sign-up`, { data: who, headers: { origin: address() } });
  expect(made.status()).toBe(201);
  await signIn(page, who);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, who);

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  const change = async (current: string, fresh: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill(fresh);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await change("wrong guess", "correct horse battery staple");
  await expect(page.getByText("That is not the present password.")).toBeVisible();
  await change(who.password, "correct horse battery staple");
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  await elsewhere.goto(`${address()}/films`);
  await expect(elsewhere).toHaveURL(/sign-in/);
  await signIn(elsewhere, { ...who, password: "correct horse battery staple" });
  await elsewhere.goto(`${address()}/account`);
  await elsewhere.getByRole("button", { name: "Sign out everywhere" }).click();
  await elsewhere.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(elsewhere.getByText("You are signed out everywhere.")).toBeVisible();
  await elsewhere.close();
});

test("an account takes everything along and is deleted, by who knows its password; its address is free again", async ({
  page,
}) => {
  const who = { email: `cleo-${Date.now()}@example.com`, password: "correct horse battery" };
  const signUp = () => page.request.post(`${address()}/api/sign-up`, { data: who, headers: { origin: address() } });
  expect((await signUp()).status()).toBe(201);
  await signIn(page, who);
  await page.goto(`${address()}/account`);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download everything" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^shotwright-account-.*\.ndjson$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\n");
  expect(lines.join()).toContain(who.email);
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ thing: "end", things: lines.length - 2 });

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this account for good?" });
  const forGood = dialog.getByRole("button", { name: "Delete account for good" });
  await expect(forGood).toBeDisabled();
  await dialog.getByLabel("Your password").fill("a wrong guess");
  await forGood.click();
  await expect(dialog.getByText("That is not the password of this account.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(who.password);
  await forGood.click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await page.goto(`${address()}/films`);
  await expect(page).toHaveURL(/sign-in/);
  expect((await signUp()).status()).toBe(201);
});

test("another address in X-Forwarded-For for every guess does not help", async ({ request }) => {
  const guess = async (turn: number): Promise<string | null> => {
    const { csrfToken } = (await (await request.get(`${address()}/api/auth/csrf`)).json()) as { csrfToken: string };
    const answer = await request.post(`${address()}/api/auth/callback/credentials`, {
      form: { csrfToken, email: "nobody@example.com", password: `guess number ${turn}`, json: "true" },
      headers: { "X-Forwarded-For": `203.0.113.${turn}`, Forwarded: `for=203.0.113.${turn}` },
    });
    return new URL(((await answer.json()) as { url: string }).url).searchParams.get("error");
  };
  const refusals: (string | null)[] = [];
  for (let turn = 0; turn < 12; turn++) refusals.push(await guess(turn));
  expect(refusals.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "CredentialsSignin"));
  expect(refusals.slice(10)).toEqual(["too_many_attempts", "too_many_attempts"]);
});
