import path from "node:path";
import { parseArgs } from "node:util";
import { databaseCredentials } from "#lib/store/signing-keys.ts";
import { renewCredentials } from "#lib/provenance/credentials.ts";
import {
  describeSecrets,
  forgetEarlier,
  purposes,
  resealInstallation,
  rotateSecret,
  type Purpose,
} from "#lib/store/installation.ts";
import { openInstallation } from "#lib/store/open-installation.ts";
import { productSecrets, variableOf } from "#lib/store/product-secrets.ts";
import { livingSealer } from "#lib/store/seal.ts";
import { openVault } from "#lib/store/vault.ts";
import { misused, Refused, type Command } from "./command.ts";
import type { OwnTools } from "./open-tools.ts";

/** Every machine looks at least once a minute while it is used; clocks differ by less than the rest. */
const knownEverywhereAfter_s = 300;

const all = purposes.join("|");

/** Shows, rotates and forgets what the machines of an installation share. What was made before stays readable. */
export const secrets: Command<OwnTools> = {
  name: "secrets",
  usage: [
    "secrets list",
    `secrets rotate ${all} [--in seconds]`,
    "secrets rotate signatures",
    "secrets rotate SHOTWRIGHT_SECRET",
    `secrets forget ${all}`,
  ],
  async run(args, tools) {
    const { positionals, values } = readArguments(args);
    const [verb, subject = "", ...more] = positionals;
    const shared = await openShared(tools);
    if (verb === "list" && subject === "") return list(tools, shared);
    if (more.length > 0) throw misused(secrets, "That is too much at a time.");
    if (verb === "rotate" && subject === "SHOTWRIGHT_SECRET") return seal(tools, shared);
    if (verb === "rotate" && subject === "signatures") return renew(tools, shared);
    const purpose = purposes.find((each) => each === subject);
    if (purpose === undefined) throw misused(secrets, `There is nothing called “${subject}”.`);
    if (verb === "rotate") return rotate(tools, shared, purpose, values.in);
    if (verb === "forget") return forget(tools, shared, purpose);
    throw misused(secrets, `Nothing can be done that is called “${verb ?? ""}”.`);
  },
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { in: { type: "string" } }, allowPositionals: true });
  } catch (cause) {
    throw misused(secrets, cause instanceof Error ? cause.message : String(cause));
  }
};

/** The secrets of the database, opened as a start opens them. */
const openShared = async ({ env, database, folder, clock }: OwnTools) => {
  const file = path.join(folder, "secrets.json");
  if (database.kind === "embedded")
    throw new Refused(`The embedded database belongs to this machine alone: its secrets are in ${file}.`);
  const report = (message: string, cause: unknown) => {
    throw new Error(message, { cause });
  };
  const installation = await openInstallation(env, database, { folder, clock, report });
  if (env.SHOTWRIGHT_SECRET === undefined || !installation.isShared)
    throw new Refused(`Secrets are in ${file} until SHOTWRIGHT_SECRET is set; then the database keeps them.`);
  const vault = openVault(env.SHOTWRIGHT_SECRET, env.SHOTWRIGHT_SECRETS_BEFORE);
  return { installation, about: { store: database.store.installation, vault, clock } };
};
type Shared = Awaited<ReturnType<typeof openShared>>;

const list = async ({ env, say }: OwnTools, { about }: Shared): Promise<void> => {
  for (const { purpose, generation, made_at, used_from, isCurrent } of await describeSecrets(about)) {
    const wins = isCurrent && env[variableOf[purpose]] !== undefined ? `, but ${variableOf[purpose]} wins` : "";
    const state = isCurrent
      ? `current${wins}`
      : used_from !== null && used_from > about.clock()
        ? `current from ${used_from.toISOString()}`
        : "still read";
    say(`${purpose.padEnd(12)} ${generation}  made ${made_at.toISOString()}  ${state}`);
  }
  for (const { generation, not_after, sealed } of await about.store.signingKeys()) {
    const state = sealed === null ? "still trusted" : `signs until ${not_after.toISOString()}`;
    say(`signatures   ${generation}  ${state}`);
  }
};

const rotate = async ({ env, say }: OwnTools, { about }: Shared, purpose: Purpose, given?: string): Promise<void> => {
  const variable = variableOf[purpose];
  if (env[variable] !== undefined)
    throw new Refused(`${variable} is set, and wins: give it a new value, or take it away, where it is set.`);
  const seconds = Number(given ?? knownEverywhereAfter_s);
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw misused(secrets, "--in takes whole seconds.");
  const from = new Date(about.clock().getTime() + seconds * 1000);
  await rotateSecret(about, purpose, from);
  say(`There is a new secret for ${purpose}. Every process uses it from ${from.toISOString()} on.`);
  if (purpose === "watermarks") say("Start every process again after that: who draws has its key from its start.");
  say(`What the earlier ones made stays readable until \`secrets forget ${purpose}\`.`);
};

const forget = async (tools: OwnTools, { about, installation }: Shared, purpose: Purpose): Promise<void> => {
  if (purpose === "connections") {
    const sealer = livingSealer(productSecrets(tools.env, installation).connections);
    const { resealed, unreadable } = await tools.database.store.resealSecrets(sealer.reseal);
    if (unreadable.length > 0)
      throw new Refused(`Nothing was forgotten: no secret opens those of ${unreadable.join(", ")}; connect them anew.`);
    tools.say(`${resealed} connections and webhooks were sealed anew.`);
  }
  const forgotten = await forgetEarlier(about, purpose);
  tools.say(
    forgotten === 0
      ? `There is no earlier secret for ${purpose}.`
      : `${forgotten} earlier secrets for ${purpose} were forgotten; processes that run know them until they start again.`,
  );
};

const renew = async (tools: OwnTools, { about }: Shared): Promise<void> => {
  if (tools.env.C2PA_PRIVATE_KEY !== undefined)
    throw new Refused("C2PA_PRIVATE_KEY is set, and signs: renew it with the authority that it is of.");
  const store = databaseCredentials(about);
  await renewCredentials(store, { organisation: "Shotwright", now: about.clock() }, await store.newest());
  tools.say("There is a new authority. Every process signs with it within a minute; what was signed stays trusted.");
};

const seal = async ({ env, say }: OwnTools, { about }: Shared): Promise<void> => {
  const resealed = await resealInstallation(about.store, about.vault);
  if (resealed === 0 && env.SHOTWRIGHT_SECRETS_BEFORE.length === 0)
    throw new Refused(
      "Everything is sealed under SHOTWRIGHT_SECRET as it is. To replace it, start every process with the new one, and the old one in SHOTWRIGHT_SECRETS_BEFORE; then call this again with both.",
    );
  say(`${resealed} secrets are sealed anew under SHOTWRIGHT_SECRET.`);
  say("SHOTWRIGHT_SECRETS_BEFORE may go once every process was started with the new one.");
};
