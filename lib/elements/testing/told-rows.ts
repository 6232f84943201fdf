import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { changesOfAct, scriptOfAct } from "#lib/acts/act-script.ts";
import { soundOf, soundOfMotion, soundsOfAct, throatOf } from "#lib/acts/act-sounds.ts";
import { gripAt, gripOf } from "#lib/acts/grips.ts";
import { acts } from "#lib/contract/acts.ts";
import { bodyPlaces } from "#lib/contract/staging.ts";
import { motions } from "#lib/contract/vocabulary.ts";
import { elementRows } from "#lib/elements/element-rows.ts";

/** Prints, by module, all rows of data/ that the modules with a schema have read, also those that are read at first use. */

const root = path.resolve(import.meta.dirname, "../../..");
const readers = ["lib/acts", "lib/elements", "lib/places"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("/testing/"))
  .filter((name) => readFileSync(path.join(root, name), "utf8").includes('from "#schema"'));

/** Names under which a row has a function that reads it. */
const made = ["plain", "good", "far"];
const answers = (value: unknown): value is () => unknown => typeof value === "function" && value.length === 0;

const toldBy = (value: unknown): unknown => {
  if (value instanceof Map) return [...value].map(toldBy);
  if (Array.isArray(value)) return value.map(toldBy);
  if (typeof value !== "object" || value === null) return value;
  if ("safeParse" in value) return "schema";
  if ("ids" in value && "get" in value) {
    const { ids, get } = value as { ids: readonly string[]; get: (id: string) => unknown };
    return ids.map((id) => [id, toldBy(get(id))]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, toldBy(made.includes(name) && answers(one) ? one() : one)]),
  );
};

const all: Record<string, unknown> = {};
for (const name of readers) {
  const exported: object = await import(path.join(root, name));
  const entries = Object.entries(exported).filter(([, value]) => typeof value !== "function" || value.length === 0);
  all[name] = Object.fromEntries(entries.map(([id, value]) => [id, toldBy(answers(value) ? value() : value)]));
}
const heard = acts.flatMap(soundsOfAct);
all["what is asked for by a name"] = [
  acts.map((act) => [scriptOfAct(act), changesOfAct(act, null)]),
  heard.map(({ make }) => soundOf(make)),
  motions.map(soundOfMotion),
  elementRows.map(({ id }) => [throatOf(id), gripOf(id, true), gripOf(id, false)]),
  elementRows.map(({ id }) => acts.map((act) => gripOf(id, true, act)).filter(({ act }) => act !== null)),
  bodyPlaces.map((place) => gripAt(place)),
  heard,
];
process.stdout.write(JSON.stringify(all));
