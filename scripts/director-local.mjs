import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { askAboutFile, fetchFile } from "#lib/director/local/fetch-file.ts";
import { localPaths, runnerVersion } from "#lib/director/local/local-folder.ts";
import models from "#lib/director/local/models.json" with { type: "json" };
import { asProgram, machineEnv, step } from "./run-step.mjs";

/**
 * Makes a language model ready to direct in this process: its runner (processor only, no build) and one model file go
 * into the data folder. Nothing of it is a dependency of the product. Run it again to go on where a line broke.
 *
 *   npm run director:local -- [--model qwen3-4b | https://…/file.gguf] [--sha256 …] [--yes]
 */

/** The runner's package with its prebuilt library for this machine. */
const platformPackage = (platform = process.platform, arch = process.arch) => {
  const name = {
    "linux-x64": "linux-x64",
    "linux-arm64": "linux-arm64",
    "linux-arm": "linux-armv7l",
    "darwin-arm64": "mac-arm64-metal",
    "darwin-x64": "mac-x64",
    "win32-x64": "win-x64",
    "win32-arm64": "win-arm64",
  }[`${platform}-${arch}`];
  if (name === undefined) throw new Error(`There is no prebuilt runner for ${platform} on ${arch}.`);
  return `@node-llama-cpp/${name}`;
};

const installRunner = async (folder) => {
  if (existsSync(localPaths(folder).runner)) return console.log("The runner is installed.");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{ "private": true }\n');
  const packages = ["node-llama-cpp", platformPackage()].map((name) => `${name}@${runnerVersion}`);
  // Its optional packages are builds for graphics cards, 700 MB of them; the one for this processor is named.
  const quiet = ["--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact"];
  await step(
    "Installing the runner (about 85 MB)",
    "npm",
    ["install", "--prefix", folder, ...quiet, ...packages],
    machineEnv(),
  );
};

const chosenModel = (named) => {
  const known = models.find(({ id }) => id === named);
  if (known !== undefined) return known;
  if (!/^https?:\/\//.test(named))
    throw new Error(`Models are ${models.map(({ id }) => id).join(", ")}, or an address.`);
  return { id: named, title: path.basename(new URL(named).pathname), licence: "unknown", url: named };
};

const megabytes = (bytes) => (bytes === null ? "an unknown number of" : Math.round(bytes / 1e6).toLocaleString("en"));

const agreed = async (isAgreed) => {
  if (isAgreed) return true;
  if (process.stdin.isTTY !== true) throw new Error("Add --yes to fetch it.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Fetch it? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};

/** Says how far it is, at most once a percent. */
const progress = () => {
  let said = -1;
  return (bytes, of) => {
    const percent = of === null ? Math.floor(bytes / 1e8) : Math.floor((100 * bytes) / of);
    if (percent === said) return;
    said = percent;
    process.stdout.write(`\r${megabytes(bytes)} of ${megabytes(of)} MB `);
  };
};

const fetchModel = async (folder, { title, licence, url }, { sha256, yes }) => {
  const { models: into, manifest } = localPaths(folder);
  const file = path.basename(new URL(url).pathname);
  if (!/^[\w.-]+\.gguf$/.test(file)) throw new Error("The address does not end in the name of a GGUF file.");
  const facts = await askAboutFile(url, fetch);
  const sum = sha256 ?? facts.sha256;
  console.log(
    `${title} (${licence})\n${file}, ${megabytes(facts.bytes)} MB\nSHA-256 ${sum ?? "not told by the server"}`,
  );
  if (!(await agreed(yes))) return;
  await mkdir(into, { recursive: true });
  const stopping = new AbortController();
  process.once("SIGINT", () => stopping.abort(new Error("Stopped. Run it again to go on.")));
  const order = { url, file: path.join(into, file), sha256: sum, fetch, progress: progress(), signal: stopping.signal };
  const there = existsSync(order.file) ? JSON.parse(await readFile(manifest, "utf8").catch(() => "null")) : null;
  const got = there?.file === file && there.sha256 === sum ? there : await fetchFile(order);
  await writeFile(manifest, `${JSON.stringify({ file, title, bytes: got.bytes, sha256: got.sha256 }, null, 2)}\n`);
  console.log(`\nReady. SHA-256 ${got.sha256}\nStart the service with SHOTWRIGHT_LLM=local`);
};

export const makeLocalDirector = async (args = process.argv.slice(2)) => {
  const { values } = parseArgs({
    args,
    options: {
      model: { type: "string", default: "qwen3-4b" },
      sha256: { type: "string" },
      folder: { type: "string" },
      yes: { type: "boolean", default: false },
    },
  });
  const folder = path.resolve(values.folder ?? path.join(process.env.SHOTWRIGHT_DATA ?? ".shotwright", "director"));
  const model = chosenModel(values.model);
  await installRunner(folder);
  await fetchModel(folder, model, values);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await asProgram(() => makeLocalDirector());
