import { parseArgs } from "node:util";
import type { StoredGeneration } from "#lib/store/store.ts";
import { misused, Refused, type Command } from "./command.ts";
import type { Tools } from "./open-tools.ts";
import { writeDown } from "./write-down.ts";

const mostListed = 200;
const usualMinutes = 15;

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { minutes: { type: "string" } } });
  } catch (cause) {
    throw misused(films, cause instanceof Error ? cause.message : String(cause));
  }
};

/** Shows films that take long, puts one in line again, or gives one up. */
export const films: Command = {
  name: "films",
  usage: [`films stuck [--minutes ${usualMinutes}]`, "films requeue <generation_id>", "films fail <generation_id>"],
  async run(args, tools) {
    const { positionals, values } = readArguments(args);
    const [verb, id = "", ...more] = positionals;
    const minutes = Number(values.minutes ?? usualMinutes);
    if (more.length > 0 || !(minutes >= 0)) throw misused(films, "That is not how films are asked for.");
    if (verb === "stuck" && id === "") return stuck(tools, minutes);
    if (id === "" || (verb !== "requeue" && verb !== "fail"))
      throw misused(films, `Nothing is called ${verb ?? "nothing"} here.`);
    const film = await underWay(tools, id);
    return verb === "requeue" ? requeue(tools, film) : fail(tools, film);
  },
};

const underWay = async ({ database }: Tools, id: string): Promise<StoredGeneration> => {
  const film = await database.store.generations.byId(id);
  if (film === null) throw new Refused(`There is no film ${id}.`);
  if (film.state !== "queued" && film.state !== "running")
    throw new Refused(`${id} has come to rest (${film.status ?? film.state}); its account may resume it.`);
  return film;
};

const stuck = async (tools: Tools, minutes: number): Promise<void> => {
  const now = tools.clock().getTime();
  const found = await tools.database.store.operating.underWay(new Date(now - minutes * 60_000), mostListed);
  if (found.length === 0) tools.say(`No film has been under way for ${minutes} minutes.`);
  for (const film of found) {
    const age = `${Math.round((now - film.since.getTime()) / 60_000)} min`;
    const where = `${film.state} ${film.stage ?? "-"} ${Math.round(film.progress * 100)} %`;
    tools.say([film.generation_id, film.account_id, `round ${film.round}`, where, age].join("  "));
  }
};

const requeue = async (tools: Tools, film: StoredGeneration): Promise<void> => {
  const came = await tools.requeue(film);
  if (came === "in hand")
    throw new Refused(
      `The service is making ${film.generation_id}, and no other process shares its database. Start it again, or give the film up.`,
    );
  await writeDown(tools, "film_requeued", film.account_id, film.generation_id);
  tools.say(
    came === "in line"
      ? `${film.generation_id} is in line again: a worker goes on after its last finished step.`
      : `${film.generation_id} was never begun: every worker looks for such films each half minute, and at its start.`,
  );
};

const fail = async (tools: Tools, film: StoredGeneration): Promise<void> => {
  if (!(await tools.giveUp(film))) throw new Refused(`${film.generation_id} has come to rest meanwhile.`);
  await writeDown(tools, "film_failed", film.account_id, film.generation_id);
  tools.say(`${film.generation_id} was given up: nothing is charged, and what is open with vendors is taken back.`);
};
