import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const systemNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const onPath = (): string | undefined => {
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter))
    for (const name of systemNames) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch (error) {
        if (!["ENOENT", "EACCES", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
      }
    }
  return undefined;
};

/** Debian's package, where we may install it. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { env, stdio: "pipe" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env, stdio: "pipe" });
  } catch (error) {
    console.warn(`Debian's chromium could not be installed: ${(error as Error).message.split("\n")[0]}`);
  }
  return onPath();
};

/** The one that ships inside an npm package; it unpacks itself into the temporary folder. */
const fromPackage = async (): Promise<string> => {
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
};

/** A Chromium to test with: a named one, Playwright's own, the system's, Debian's, the npm package's, in that order. */
export const findChromium = async (): Promise<string> => {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing there.`);
  }
  const own = chromium.executablePath();
  if (own !== "" && existsSync(own)) return own;
  const found = onPath() ?? fromDebian();
  if (found !== undefined) return found;
  try {
    return await fromPackage();
  } catch (cause) {
    throw new Error("No Chromium can be had for the browser tests. Install one, or name it with CHROMIUM_PATH.", {
      cause,
    });
  }
};

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--autoplay-policy=no-user-gesture-required",
];
