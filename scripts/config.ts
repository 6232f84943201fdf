import { readFileSync } from "node:fs";
import { effectiveSettings } from "#lib/environment.ts";
import { readSettingsFiles } from "./settings-file.mjs";

/** Prints the settings that are in force and where each comes from; of secrets only that there is one. */
readSettingsFiles();
const { settings, unknown } = effectiveSettings(process.env, (file) => readFileSync(file, "utf8"));
const width = Math.max(...settings.map(({ name }) => name.length));
for (const { name, value, from, fault } of settings.toSorted((one, other) => one.name.localeCompare(other.name)))
  if (name !== "PATH")
    console.log(`${name.padEnd(width)}  ${from.padEnd(11)}  ${value}${fault === null ? "" : `  ✗ ${fault}`}`);
for (const name of unknown) console.log(`${name.padEnd(width)}  nobody reads a setting of that name`);
const isUsable = settings.every(({ fault }) => fault === null);
if (!isUsable) console.error("\nThe service does not start with the settings that are marked ✗.");
process.exitCode = isUsable ? 0 : 1;
