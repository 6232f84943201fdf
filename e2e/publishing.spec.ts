import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { loopbackServer } from "#lib/publishers/testing/loopback-server.ts";
import { address, newcomer } from "./support/studio.ts";

const unfit = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
};

test("a film goes to its watch page once, and to a webhook that fails at first; strangers watch it", async ({
  page,
  browser,
}) => {
  const api = await newcomer(page);
  const generation_id = await api.begin({ raw_intent: "A snail crosses a piano", duration_seconds: 4, shot_count: 3 });

  await page.goto(`${address()}/publish`);
  await expect(page.getByRole("heading", { level: 1, name: "Publish" })).toBeVisible();
  await expect(page.getByText("Nothing published yet.")).toBeVisible();
  const connections = page.getByRole("list", { name: "Connections" }).getByRole("listitem");
  await expect(connections).toHaveCount(1);

  let calls = 0;
  const receiver = await loopbackServer(() => {
    calls += 1;
    return calls === 1 ? { status: 500 } : { status: 200, body: '{"url":"https://example.com/films/snail"}' };
  });
  await page.getByRole("button", { name: "Connect another" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect another" });
  await dialog.getByRole("radio", { name: "S3 bucket" }).click();
  await expect(dialog.getByLabel("Secret access key")).toHaveAttribute("type", "password");
  await dialog.getByRole("radio", { name: "Webhook" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Our site");
  await dialog.getByRole("textbox", { name: "Address that takes the film" }).fill("no address");
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Address that takes the film" }).fill(`${receiver.url}/films`);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: "Your signing secret" })).toHaveValue(/^whsec_.{32,}/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(connections).toHaveCount(2);

  await api.rested(generation_id);
  await page.goto(`${address()}/films/${generation_id}/publish`);
  await expect(page.getByRole("radio", { name: /^Watch page/ })).toBeChecked();
  await page.getByRole("textbox", { name: "Title" }).fill("The snail and the piano");
  await page.getByRole("textbox", { name: "Description" }).fill("Eleven octaves, slowly.");
  const preview = page.getByRole("complementary", { name: "How viewers will see it" });
  await expect(preview.getByRole("heading", { name: "The snail and the piano" })).toBeVisible();
  await page.getByRole("button", { name: "Dry run" }).click();
  const checks = page.getByRole("region", { name: "Publication checks" });
  await expect(checks.getByText("The film carries a content credential that holds.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open watch page" })).toHaveCount(0);
  // Two presses before the first answer are one wish.
  await page.getByRole("button", { name: "Publish", exact: true }).dblclick();
  const open = page.getByRole("link", { name: "Open watch page" });
  const watchPath = await open.getAttribute("href");
  expect(watchPath).toMatch(/^\/watch\/pub_/);

  await page.getByRole("radio", { name: /^Our site/ }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await receiver.until(({ headers }) => headers["webhook-signature"]?.startsWith("v1,") === true);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address() + watchPath);
  await expect(stranger.getByRole("heading", { level: 1, name: "The snail and the piano" })).toBeVisible();
  await expect(stranger.getByText("Made with AI", { exact: true })).toBeVisible();
  await expect(stranger.getByRole("region", { name: "Content credentials" })).toContainText("Trusted");
  const video = stranger.getByRole("region", { name: "Film" }).getByLabel("Film player");
  await expect(video).toHaveAttribute("src", /\/assets\//);
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(1280);
  expect(await unfit(stranger)).toEqual([]);
  await stranger.context().close();

  // Asked again over the API, the first publication is answered.
  const { json } = await api.call("GET", "/publish/connections");
  const [place] = (json as { connections: { connection_id: string; kind: string }[] }).connections.filter(
    ({ kind }) => kind === "watch_page",
  );
  const again = await api.call("POST", "/publish_video", {
    generation_id,
    connection_id: place?.connection_id,
    title: "Another title",
  });
  expect(again.json).toMatchObject({ status: "published", url: expect.stringContaining(watchPath ?? "") });

  await page.goto(`${address()}/publish`);
  const lines = page.getByRole("list", { name: "Publications" }).locator("> li");
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: "Watch page" })).toContainText("The snail and the piano");
  const told = lines.filter({ hasText: "Our site" });
  await expect(told).toContainText("Published, 2 tries");
  await expect(told.getByRole("link", { name: /^Open/ })).toHaveAttribute("href", "https://example.com/films/snail");
  await told.getByText("What happened").click();
  await expect(told.getByRole("list", { name: "Attempts" })).toContainText("500");
  expect(calls).toBe(2);
  expect(await unfit(page)).toEqual([]);

  // Off its page for everybody, its record kept; published again, the same page is back.
  const own = lines.filter({ hasText: "Watch page" });
  await own.getByRole("button", { name: "Withdraw The snail and the piano" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw The snail and the piano?" });
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(own).toContainText("Withdrawn");
  await expect(own.getByRole("link", { name: "Open watch page" })).toHaveCount(0);
  await expect.poll(async () => (await fetch(address() + watchPath)).status).toBe(404);
  expect((await fetch(`${address()}${watchPath}/embed`)).status).toBe(404);
  await own.getByRole("button", { name: "Publish again: The snail and the piano" }).click();
  await expect(own.getByRole("link", { name: "Open watch page" })).toHaveAttribute("href", watchPath ?? "");
  expect((await fetch(address() + watchPath)).status).toBe(200);

  await page.getByRole("button", { name: "Disconnect Our site" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(connections).toHaveCount(1);
  await expect(lines).toHaveCount(2);
  await receiver.close();
});
