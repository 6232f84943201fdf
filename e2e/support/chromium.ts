import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const systemNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** True for a browser that starts: some systems keep a stand-in under the name that only asks to install one. */
const starts = (file: string): boolean =>
  existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;

const fromSystem = (): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => systemNames.map((name) => path.join(folder, name)))
    .find(starts);

/** Debian's package, where we may install it. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing the system's chromium package for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { env, stdio: "pipe" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env, stdio: "pipe" });
  } catch (error) {
    console.warn(`It could not be installed: ${(error as Error).message.trim()}`);
    return undefined;
  }
  return fromSystem();
};

/** The one that ships inside an npm package; it unpacks itself into the temporary folder. */
const fromPackage = async (): Promise<string | undefined> => {
  const { default: packaged } = await import("@sparticuz/chromium");
  const file = await packaged.executablePath();
  return starts(file) ? file : undefined;
};

/**
 * A Chromium to test with: a named one, Playwright's own, the system's, the system's package, the npm package's, in
 * that order. The one that was found is named in the environment, so that Playwright's workers do not look again.
 */
export const findChromium = async (): Promise<string> => {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing there.`);
  }
  const own = chromium.executablePath();
  const found = (starts(own) ? own : undefined) ?? fromSystem() ?? fromDebian() ?? (await fromPackage());
  if (found === undefined)
    throw new Error(
      "No Chromium that starts can be had for the browser tests. Install one, or name it: CHROMIUM_PATH=…",
    );
  process.env["CHROMIUM_PATH"] = found;
  return found;
};

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--autoplay-policy=no-user-gesture-required",
];
