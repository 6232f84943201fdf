import { expect, test } from "@playwright/test";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
/** A handle is somebody's likeness in any wording. */
const intent = "A portrait of @mira_keller_official kneading bread at dawn";

test("a likeness is blocked, made with a consent that was written down, and blocked again once it is revoked", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${address()}/keys`);
  await page.getByRole("button", { name: "Record consent" }).click();
  const dialog = page.getByRole("dialog", { name: "Record consent" });
  await dialog.getByRole("textbox", { name: "Who agreed" }).fill("Mira Keller");
  await dialog.getByRole("textbox", { name: "What was agreed to" }).fill("A film about bread");
  await dialog.getByRole("button", { name: "Record consent" }).click();
  await expect(dialog).toBeHidden();
  const line = page.getByRole("list", { name: "Consents" }).getByRole("listitem").filter({ hasText: "Mira Keller" });
  await expect(line).toContainText("A film about bread");
  const consent_id = await line.getByText(/^con_/).textContent();

  const film = async (more: object) =>
    api().rested(await api().begin({ raw_intent: intent, duration_seconds: 4, shot_count: 3, ...more }));
  const bare = await film({});
  expect(bare).toMatchObject({ status: "blocked", blocked: { gate: "consent" }, cost: { charged_usd: 0 } });
  const consented = await film({ consent_id });
  expect(consented).toMatchObject({ status: "ok" });
  const credential = await api().call("GET", `/provenance/${consented.film?.provenance.manifest_id}`);
  expect(credential.json).toMatchObject({ state: "trusted", consent_id });

  await line.getByRole("button", { name: "Revoke the consent of Mira Keller" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke consent" }).click();
  await expect(line).toContainText("Revoked");
  expect(await film({ consent_id })).toMatchObject({
    status: "blocked",
    blocked: { gate: "consent", code: "consent_revoked" },
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toBe("consents.csv");
});
