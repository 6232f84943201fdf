import { expect, test } from "@playwright/test";
import { address, owner, signIn } from "./support/studio.ts";

test("the owner of a fresh instance signs in with what the first start printed", async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveTitle(/Shotwright/);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a wrong password is refused in words, and leaves nobody signed in", async ({ page }) => {
  await page.goto(`${address()}/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill(owner().email);
  await page.getByLabel("Password").fill(`${owner().password}x`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await page.goto(`${address()}/films`);
  await expect(page.getByRole("heading", { name: "Sign in to Shotwright" })).toBeVisible();
});
