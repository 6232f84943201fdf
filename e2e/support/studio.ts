import { expect, type Page } from "@playwright/test";
import { caller, type Caller } from "./api.ts";

export interface Owner {
  email: string;
  password: string;
  api_key: string;
}

/** A product under test. */
export interface Served {
  address: string;
  owner: Owner;
  /** Where its data are. */
  folder: string;
}

/** The product that this worker's tests have to themselves. */
const served = (): Served => {
  const all = JSON.parse(process.env["E2E_SERVED"] ?? "[]") as Served[];
  const own = all[Number(process.env["TEST_PARALLEL_INDEX"])];
  if (own === undefined) throw new Error("The browser tests were started without their global setup.");
  return own;
};

/** Where the product under test answers, and whose it is. */
export const address = (): string => served().address;
export const owner = (): Owner => served().owner;
export const dataFolder = (): string => served().folder;

/** Signs in through the page, as a person does. */
export const signIn = async (
  page: Page,
  who: Pick<Owner, "email" | "password"> = owner(),
  at: string = address(),
): Promise<void> => {
  await page.goto(`${at}/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill(who.email);
  await page.getByLabel("Password").fill(who.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Films" })).toBeVisible();
  // The films come with the page's program: from then on it hears keys and clicks.
  const films = page.locator('ul[aria-label="Films"][aria-busy="false"]');
  await expect(films.or(page.getByRole("heading", { name: "Make your first film." }))).toBeVisible();
};

/** Signs a new person up where that is open, signs them in, and answers a caller with a key of theirs. */
export const newcomer = async (page: Page, at: string = address()): Promise<Caller> => {
  const who = { email: `ada-${Date.now()}@example.com`, password: "correct horse battery" };
  const made = await page.request.post(`${at}/api/sign-up`, { data: who, headers: { origin: at } });
  expect(made.status()).toBe(201);
  await signIn(page, who, at);
  const key = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/keys", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "test", scopes: ["read", "generate", "brand", "publish"] }),
    });
    return ((await answer.json()) as { api_key: string }).api_key;
  });
  return caller(at, key);
};
