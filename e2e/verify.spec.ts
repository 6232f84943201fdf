import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { flipped, remuxed, samplePicture } from "#lib/provenance/testing/sample-media.ts";
import { caller } from "./support/api.ts";
import { address, owner, signIn } from "./support/studio.ts";

const api = () => caller(address(), owner().api_key);
const golden = (name: string) => path.resolve("lib", "provenance", "testing", "golden", name);

let film: GenerationBody;
let bytes: Uint8Array;
test.beforeAll(async () => {
  film = await api().rested(
    await api().begin({ raw_intent: "A paper boat crosses a puddle", duration_seconds: 4, shot_count: 3 }),
  );
  bytes = new Uint8Array(await (await fetch(film.film?.url ?? "")).arrayBuffer());
});

const asFile = (buffer: Uint8Array, name = "film.mp4", mimeType = "video/mp4") => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});
const result = (page: Page) => page.getByRole("region", { name: "Result" });
const answer = (page: Page, word: string) => result(page).getByText(word, { exact: true });

/** Opens the page as a stranger and hands it a file. */
const check = async (page: Page, file: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) => {
  await page.goto(`${address()}/verify`);
  await expect(page.getByRole("heading", { level: 1, name: "Check a film’s credentials" })).toBeVisible();
  await page.getByLabel("Choose a file").setInputFiles(file);
};

test("a film as it was downloaded is trusted, with all its shots, and never leaves the device", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== address()) faults.push(`asked ${url.origin}`);
    if (request.method() !== "GET") faults.push(`${request.method()} ${url.pathname}`);
  });
  await check(page, asFile(bytes));
  await expect(answer(page, "Trusted")).toHaveCount(1);
  await expect(result(page).getByRole("heading", { name: "Not changed since it was signed" })).toBeFocused();
  await expect(result(page)).toContainText("A preview, drawn by preview/motion. No trained model made its pictures.");
  const tree = page.getByRole("list", { name: "What film.mp4 was made from" });
  await expect(tree.locator("summary")).toHaveCount(film.shots.length);
  await expect(tree.locator('summary img[src^="data:image/jpeg"]')).toHaveCount(film.shots.length);
  for (const shot of await tree.locator("summary").all()) await expect(shot).toContainText("Trusted");
  await expect(page.getByRole("list", { name: "What was done" })).toContainText("Created");
  await page.locator("summary").filter({ hasText: "Details" }).click();
  await expect(page.getByText(film.film?.provenance.manifest_id ?? "-", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Full report" }).click();
  const report = JSON.parse(await readFile(await (await download).path(), "utf8")) as { state: string };
  expect(report.state).toBe("trusted");
  expect(faults).toEqual([]);
});

test("a changed byte makes it invalid, and the watermark still leads to the record", async ({ page }) => {
  await check(page, asFile(flipped(bytes, -2000)));
  await expect(answer(page, "Invalid")).toHaveCount(1);
  await expect(result(page)).toContainText("Changed after it was signed");
  await expect(result(page)).not.toContainText("Signed by");
  await page.getByRole("button", { name: "Look for a watermark" }).click();
  await expect(page.getByRole("heading", { name: "Matched by watermark" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("It is the record that this file itself carries.")).toBeVisible();
  await expect(answer(page, "Invalid")).toHaveCount(1);
});

test("a film that lost its credential is none, and a member finds its record by watermark, unbound", async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check a film’s credentials" })).toBeFocused();
  await page.getByLabel("Choose a file").setInputFiles(asFile(remuxed(bytes)));
  await expect(answer(page, "None")).toHaveCount(1);
  await page.getByRole("button", { name: "Look for a watermark" }).click();
  const match = page.getByRole("region", { name: "Matched by watermark" });
  await expect(match).toContainText("Nothing binds it to this file", { timeout: 60_000 });
  await expect(match.locator("summary")).toHaveCount(film.shots.length + 1);
  await expect(answer(page, "None")).toHaveCount(1);
});

test("a picture without credentials is none, and no watermark is made up for it", async ({ page }) => {
  await check(page, asFile(await samplePicture(), "photo.png", "image/png"));
  await expect(answer(page, "None")).toHaveCount(1);
  await expect(result(page)).toContainText("That alone does not mean it is fake.");
  await page.getByRole("button", { name: "Look for a watermark" }).click();
  await expect(page.getByText("No watermark of this studio was found.")).toBeVisible({ timeout: 60_000 });
});

test("another installation's film is valid: intact, by a signer who is not on the list", async ({ page }) => {
  await check(page, golden("film.mp4"));
  await expect(answer(page, "Valid")).toHaveCount(1);
  await expect(result(page)).toContainText("whom we do not know");
  await expect(page.getByRole("button", { name: "Look for a watermark" })).toHaveCount(0);
});

test("what cannot be checked says why", async ({ page }) => {
  const alert = page.getByRole("main").getByRole("alert");
  await check(page, asFile(Buffer.from("to do: milk"), "list.txt", "text/plain"));
  await expect(alert).toContainText("This is neither a picture nor a film");
  const choose = (file: Parameters<typeof check>[1]) => page.getByLabel("Choose a file").setInputFiles(file);
  await choose(asFile(Buffer.alloc(0), "empty.mp4"));
  await expect(alert).toContainText("This file is empty.");
  const folder = await mkdtemp(path.join(tmpdir(), "verify-"));
  const large = await open(path.join(folder, "large.mp4"), "w");
  await large.truncate(100_663_297);
  await large.close();
  await choose(path.join(folder, "large.mp4"));
  await expect(alert).toContainText("too large");
  await rm(folder, { recursive: true });
  await choose(asFile(Buffer.from("not a film"), "broken.mp4"));
  await expect(answer(page, "Invalid")).toHaveCount(1);
  await choose(asFile(bytes));
  await expect(answer(page, "Trusted")).toHaveCount(1);
});

test("a reader that does not load is said, also when one is offline, and loads when one tries again", async ({
  page,
  context,
}) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await check(page, asFile(bytes));
  await expect(page.getByText("The reader could not be loaded.")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(answer(page, "Trusted")).toHaveCount(1);
  // Once it is there, it needs nobody.
  await context.setOffline(true);
  await page.getByLabel("Choose a file").setInputFiles(asFile(remuxed(bytes)));
  await expect(answer(page, "None")).toHaveCount(1);
  await page.getByRole("button", { name: "Look for a watermark" }).click();
  await expect(page.getByText("The search needs the service. The file was not kept.")).toBeVisible();
});

test("a reader that hangs is stopped, and the next file gets a fresh one", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const Real = Worker;
    let started = 0;
    class FirstOneHangs extends Real {
      readonly hangs = started++ === 0;
      override postMessage(message: unknown): void {
        if (!this.hangs) super.postMessage(message);
      }
    }
    window.Worker = FirstOneHangs;
  });
  await check(page, asFile(bytes));
  await expect(page.getByText("Checking film.mp4")).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(result(page)).toContainText("took too long", { timeout: 500 });
  }).toPass();
  await page.getByLabel("Choose a file").setInputFiles(asFile(bytes));
  await expect(answer(page, "Trusted")).toHaveCount(1);
});

test("by keyboard, and by dropping anywhere on the page", async ({ page }) => {
  await page.goto(`${address()}/verify`);
  await expect(page.getByText("The answer appears here.")).toBeVisible();
  const input = page.getByLabel("Choose a file");
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press("Tab");
    if (await input.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(input).toBeFocused();
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(asFile(bytes));
  await expect(answer(page, "Trusted")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open]").getByText("Signer")).toBeVisible();

  const picture = (await samplePicture()).toString();
  await page.evaluate((list) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(list.split(",").map(Number))], "dropped.png", { type: "image/png" }));
    const target = document.querySelector("header") ?? document.body;
    for (const type of ["dragenter", "dragover", "drop"])
      target.dispatchEvent(new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, picture);
  await expect(answer(page, "None")).toHaveCount(1);
  await expect(result(page)).toContainText("dropped.png");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`every answer is accessible and fits, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    const files = {
      Trusted: asFile(bytes),
      Invalid: asFile(flipped(bytes, -2000)),
      Valid: golden("still.png"),
      None: asFile(await samplePicture(), "a-rather-long-name-of-a-picture-from-somewhere.png", "image/png"),
    };
    for (const [word, file] of Object.entries(files)) {
      await check(page, file);
      await expect(answer(page, word)).toHaveCount(1);
      for (const summary of await page.locator("summary").all()) await summary.click();
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        expect([word, width, grave.map((each) => `${each.id}: ${each.nodes[0]?.target.join(" ")}`)]).toEqual([
          word,
          width,
          [],
        ]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([word, width, wide]).toEqual([word, width, 0]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await context.close();
  });

test("on a phone the answer comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, asFile(bytes));
  await expect(answer(page, "Trusted")).toBeInViewport({ ratio: 1 });
  await expect(result(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("a film's page shows its own credential and its shots', and hands the sidecar out", async ({ page }) => {
  await signIn(page);
  await page.goto(`${address()}/films/${film.generation_id}`);
  const panel = page.getByRole("region", { name: "Content credentials" });
  await expect(panel.getByText("Trusted", { exact: true })).toHaveCount(film.shots.length + 2);
  for (const shot of film.shots) {
    const line = panel.locator("summary").filter({ hasText: `Shot ${shot.index},` });
    await expect(line).toContainText(shot.provenance.watermarked ? "watermarked" : "Drawn");
  }
  const download = page.waitForEvent("download");
  await panel.getByRole("link", { name: "Download credentials" }).click();
  const sidecar = await readFile(await (await download).path());
  expect(sidecar.includes(film.film?.provenance.manifest_id ?? "-")).toBe(true);
  await panel.getByRole("link", { name: "Verify a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check a film’s credentials" })).toBeVisible();
});
