import { existsSync } from "node:fs";
import { loadavg, setPriority } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { build } from "#scripts/build.mjs";
import { joinServer } from "./join-server.ts";
import { callBy, kinds, reads, type Calling, type Kind } from "./load/calls.ts";
import { diceOf } from "./load/dice.ts";
import { filmEnded, orderFilm, publishFilm } from "./load/films.ts";
import { watchMemory, threadsOf } from "./load/memory.ts";
import { personOf, type Person } from "./load/people.ts";
import { openRecord, percentile } from "./load/record.ts";
import { sendTo } from "./load/send.ts";
import { startService } from "./load/service.ts";
import { toldBy } from "./load/metrics.ts";
import { flatnessOf } from "./load/verdict.ts";

/**
 * Mixed load on the built product: `npm run bench:load -- [--minutes 60] [--rate 4]`. A web process and two workers on a
 * real Postgres; calls of five accounts that come by chance, timed from when they were due, and a film every half minute.
 * Each minute it prints what calls took, by kind, and what the processes hold. It ends with 1 unless no answer was 5xx or
 * unexpected, p99 of reads is under 250 ms, memory is flat after the first sixth, and every film that was taken finished.
 *
 * Films are drawn on another machine where load is meant. On one of two cores that is played: workers stand at nice 15,
 * and web, Postgres and this program at -5 where they may, so that drawing takes what answering leaves. Linux only.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    rate: { type: "string", default: "4" },
    "film-every": { type: "string", default: "30" },
    people: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
  },
});
const [minutes, rate, filmEvery_s] = [Number(values.minutes), Number(values.rate), Number(values["film-every"])];
const readsP99Most_ms = 250;
const filmsEndWithinMs = 600_000;
const minuteMs = 60_000;

const dice = diceOf(Number(values.seed));
const faults: string[] = [];
const say = (line: string) => console.log(line);
const whole = (value: number | undefined, width = 7) =>
  (value === undefined || Number.isNaN(value) ? "-" : value.toFixed(0)).padStart(width);

if (!existsSync(path.join(".next", "BUILD_ID"))) await build();
try {
  setPriority(-5);
} catch (cause) {
  // Only root may stand before others: everything but the workers stays where it is.
  say(`Web and Postgres are not put before others: ${String(cause)}`);
}
const service = await startService();
const send = sendTo(service.address);
const record = openRecord();

const makePictures = (): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const side = 24;
      const raw = Uint8Array.from({ length: side * side * 3 }, () => dice.below(256));
      return sharp(raw, { raw: { width: side, height: side, channels: 3 } })
        .resize(640 + 160 * n, 400 + 100 * n, { kernel: "cubic" })
        .jpeg({ quality: 95 })
        .toBuffer();
    }),
  );

/** Everybody has a plan, a film and a watch page before the clock starts. */
const makePeople = async (): Promise<Person[]> => {
  const people: Person[] = [];
  for (let n = 0; n < Number(values.people); n++) {
    const name = `person${n}`;
    people.push(await personOf(send, name, (await joinServer(service.address, name)).session));
  }
  const until = performance.now() + filmsEndWithinMs;
  await Promise.all(
    people.map(async (person) => {
      const { answer, generation_id } = await orderFilm(send, person, dice);
      if (generation_id === null) throw new Error(`No film: ${answer.status} ${answer.bytes.toString("utf8")}`);
      const look = () => send({ path: `/api/v1/generations/${generation_id}`, headers: person.key });
      const ended = await filmEnded(look, person, { generation_id, untilMs: () => until });
      if (ended !== "finished ok") throw new Error(`The first film of ${person.name} ended ${String(ended)}.`);
      await publishFilm(send, person);
      const body = JSON.stringify({ raw_intent: "A fox finds a lantern in the snow." });
      const headers = { ...person.key, "content-type": "application/json" };
      const plan = await send({ method: "POST", path: "/api/v1/director_prompt_plan", headers, body });
      person.plans.push(String((JSON.parse(plan.bytes.toString("utf8")) as { plan_id: string }).plan_id));
    }),
  );
  return people;
};

const tally = { asked: 0, ordered: 0, taken: 0, finished: 0, late_ms: 0 };

/** Calls `arrive` by chance at the rate, from now on until `end_ms`, with when it was due. */
const arrivals = async (perSecond: number, end_ms: number, arrive: (due_ms: number) => void): Promise<void> => {
  for (let due = performance.now() + dice.nextMs(perSecond); due < end_ms; due += dice.nextMs(perSecond)) {
    await pause(Math.max(0, due - performance.now()));
    tally.late_ms = Math.max(tally.late_ms, performance.now() - due);
    arrive(due);
  }
};

const underWay = new Set<Promise<unknown>>();
const goOn = (work: Promise<unknown>): void => {
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
};

const film = async (person: Person, due_ms: number, end_ms: number): Promise<void> => {
  tally.ordered += 1;
  let id: string | null = null;
  const call = { kind: "wait", name: "film", expects: [200, 202] } as const;
  await record.ask(call, due_ms, async () => {
    const { answer, generation_id } = await orderFilm(send, person, dice);
    id = generation_id;
    return answer;
  });
  if (id === null) return;
  const generation_id: string = id;
  tally.taken += 1;
  // Of several films at a time these are more reads than an account may make: it is told to wait, and does.
  const poll = { kind: "read", name: "how far a film is, every two seconds", expects: [200, 429] } as const;
  const look = () =>
    record.ask(poll, performance.now(), () =>
      send({ path: `/api/v1/generations/${generation_id}`, headers: person.session }),
    );
  const untilMs = () => end_ms + filmsEndWithinMs;
  const ended = await filmEnded(look, person, { generation_id, untilMs });
  if (ended === "finished ok") tally.finished += 1;
  else faults.push(`The film ${generation_id} ended ${String(ended)}.`);
};

const shown: Kind[] = ["read", "media", "page", "plan", "write", "verify", "agent", "live"];
const header = `   min  load ${shown.map((kind) => kind.padStart(13)).join("")}   web w1 w2 pg MiB, their processor %, heaps of w w1 w2 MiB, web's lag p99 max ms, films`;

const history = new Map<string, number[]>();
const begin = async (): Promise<void> => {
  const pictures = await makePictures();
  const people = await makePeople();
  const told = () => Promise.all(service.processes.map(({ address }) => toldBy(address)));
  await told();
  const memory = watchMemory(service);
  record.lately();
  say(`${new Date().toISOString()}: ${minutes} minutes at ${rate} calls a second of ${people.length} accounts`);
  say(`p50 and p99 in ms of ${shown.join(", ")}\n${header}`);
  const start_ms = performance.now();
  const end_ms = start_ms + minutes * minuteMs;
  goOn(
    arrivals(rate, end_ms, (due_ms) => {
      const person = dice.one(people);
      const other = people.find((each) => each !== person);
      if (person === undefined) return;
      tally.asked += 1;
      const call = callBy(dice);
      const calling: Calling = { send, person, dice, pictures, foreign: other?.films[0]?.generation_id ?? "gen_none" };
      goOn(record.ask(call, due_ms, () => call.ask(calling)));
    }),
  );
  goOn(
    arrivals(1 / filmEvery_s, end_ms, (due_ms) => {
      const person = dice.one(people);
      if (person !== undefined) goOn(film(person, due_ms, end_ms));
    }),
  );
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(Math.max(0, start_ms + minute * minuteMs - performance.now()));
    const held = memory.minute();
    for (const [name, { mib }] of held) history.set(name, [...(history.get(name) ?? []), mib]);
    const lately = record.lately();
    const took = shown.map((kind) => {
      const ms = lately.get(kind) ?? [];
      return `${whole(percentile(ms, 0.5), 6)} ${whole(percentile(ms, 0.99), 6)}`;
    });
    const [mibs, cpus] = [
      [...held.values()].map(({ mib }) => whole(mib, 5)),
      [...held.values()].map(({ cpu_s }) => whole((cpu_s / 60) * 100, 4)),
    ];
    const of = await told();
    const lag = of[0];
    say(
      `${whole(minute, 6)} ${(loadavg()[0] ?? 0).toFixed(1).padStart(5)} ${took.join("")}  ${mibs.join("")}  ${cpus.join("")}` +
        ` ${of.map(({ heap_mib }) => whole(heap_mib, 5)).join("")} ${whole(lag?.lag_p99_ms, 5)}${whole(lag?.lag_max_ms, 5)}  ${tally.finished}/${tally.taken}, ${memory.backends()} of Postgres, ` +
        `${service.processes.map(({ pid }) => threadsOf(pid)).join("+")} threads`,
    );
  }
  memory.close();
  for (const { name, isRunning } of service.processes) if (!isRunning()) faults.push(`${name} ended.`);
};

const judge = (): void => {
  say("\nkind                                        calls    p50    p95    p99    max ms");
  const line = (name: string, ms: readonly number[]) =>
    say(
      `${name.padEnd(42)}${whole(ms.length)}${[0.5, 0.95, 0.99, 1].map((share) => whole(percentile(ms, share))).join("")}`,
    );
  for (const kind of kinds) line(kind, record.whole().get(kind) ?? []);
  const allReads = reads.flatMap((kind) => record.whole().get(kind) ?? []);
  line("reads together", allReads);
  for (const [name, ms] of [...record.byName()].toSorted(([a], [b]) => a.localeCompare(b))) line(`  ${name}`, ms);
  for (const [name, ms] of [
    ["reads together", allReads] as const,
    ...reads.map((kind) => [kind, record.whole().get(kind) ?? []] as const),
  ]) {
    const p99 = percentile(ms, 0.99);
    if (!(p99 < readsP99Most_ms)) faults.push(`p99 of ${name} is ${p99.toFixed(0)} ms, ${readsP99Most_ms} at most.`);
  }
  say("\nmemory, MiB         second sixth  last sixth    drift");
  for (const [name, mibs] of history) {
    const { early_mib, late_mib, drift_mib, flat } = flatnessOf(name, mibs);
    say(
      `${name.padEnd(20)}${whole(early_mib, 12)}${whole(late_mib, 12)}${whole(drift_mib, 9)}  ${flat ? "flat" : "grows"}`,
    );
    if (!flat) faults.push(`The memory of ${name} grew from ${early_mib.toFixed(0)} to ${late_mib.toFixed(0)} MiB.`);
  }
  say(
    `\nstatuses: ${[...record.statuses]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([status, count]) => `${status} ${count}`)
      .join(", ")}`,
  );
  say(
    `calls ${tally.asked}, films ordered ${tally.ordered}, taken ${tally.taken}, finished ${tally.finished}; sent ${tally.late_ms.toFixed(0)} ms late at most`,
  );
  for (const [words, { count, line: first }] of service.said) say(`said ${count} times: ${words}\n  ${first}`);
  faults.push(...record.faults);
};

try {
  await begin();
  while (underWay.size > 0) await Promise.race(underWay);
  judge();
} finally {
  await service.close();
}
for (const each of faults) say(each);
say(faults.length === 0 ? "Held." : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
