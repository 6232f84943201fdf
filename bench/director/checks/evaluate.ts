import type { StoryCheck } from "#lib/contract/plan.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";
import { fps, storyCheckIds, type StoryCheckId } from "#lib/contract/vocabulary.ts";
import { leastShotFrames, shareFrames } from "#lib/planning/frames.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { checkScreenplay } from "#lib/planning/screenplay-checks/check-screenplay.ts";
import { orderOf } from "#lib/planning/screenplay-checks/wording.ts";
import { damages } from "./damages.ts";
import { randomFrom, salads } from "./salads.ts";

/**
 * Whether the checks measure films: pass share of good screenplays, passes of word salad, and how well each damage is
 * told from what it was made of. `node bench/director/checks/evaluate.ts [--misses] [folder of screenplays]...`
 */
const listsMisses = process.argv.includes("--misses");
const given = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const folders = given.length > 0 ? given : [join(import.meta.dirname, "samples")];

interface Film {
  name: string;
  screenplay: Screenplay;
  seconds: number | null;
}

/** A file holds a screenplay, or an object that has one beside what was asked for. */
const read = (path: string, name: string): Film | null => {
  const raw: unknown = JSON.parse(readFileSync(path, "utf8"));
  const holder = typeof raw === "object" && raw !== null && "screenplay" in raw ? raw : { screenplay: raw };
  const parsed = screenplaySchema.safeParse(holder.screenplay);
  if (!parsed.success) {
    console.log(
      `${name}: not a screenplay: ${parsed.error.issues
        .slice(0, 2)
        .map(({ path: at, message }) => `${at.join(".")} ${message}`)
        .join("; ")}`,
    );
    return null;
  }
  const seconds = "seconds" in holder && typeof holder.seconds === "number" ? holder.seconds : null;
  return { name, screenplay: parsed.data, seconds };
};
const films = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => {
      const film = read(join(folder, file), file);
      return film === null ? [] : [film];
    }),
);
if (films.length === 0) throw new Error(`no screenplay in ${folders.join(", ")}`);

const checked = (screenplay: Screenplay, seconds: number | null): StoryCheck[] => {
  const mode = modeCardOf(screenplay.treatment.primary);
  const weights = screenplay.shots.map(({ weight }) => weight);
  const frames = shareFrames((seconds ?? mode.default_duration_s) * fps, weights, leastShotFrames, null);
  return checkScreenplay(screenplay, { frames, mode, brand: null, aspect: "16:9" });
};
const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(0)} %`);
const only = (checks: readonly StoryCheck[], id: StoryCheckId): StoryCheck | undefined =>
  checks.find((check) => check.id === id);

const originals = films.map(({ name, screenplay, seconds }) => ({
  name,
  screenplay,
  seconds,
  checks: checked(screenplay, seconds),
}));
console.log(`${films.length} screenplays`);
let passes = 0;
let assessed = 0;
for (const id of storyCheckIds) {
  const all = originals.flatMap(({ checks }) => only(checks, id) ?? []);
  const read = all.filter(({ status }) => status !== "not_assessed");
  const good = read.filter(({ status }) => status === "pass");
  passes += good.length;
  assessed += read.length;
  const mean = read.reduce((sum, { score }) => sum + (score ?? 0), 0) / Math.max(1, read.length);
  console.log(
    `  ${id.padEnd(12)} pass ${share(good.length, read.length).padStart(5)} of ${read.length} assessed, mean ${mean.toFixed(0)}`,
  );
}
console.log(`  all          pass ${share(passes, assessed).padStart(5)} of ${assessed} assessed`);
if (listsMisses)
  for (const { name, screenplay, checks } of originals) {
    console.log(`${name} (order ${orderOf(screenplay)?.toFixed(2) ?? "not read"})`);
    for (const { id, status, score, finding } of checks)
      if (status !== "pass" || (score ?? 100) < 100) console.log(`    ${id} ${status} ${score ?? "-"}: ${finding}`);
  }

/** Chance that a whole film scores above a damaged one; equal scores count half. */
const auc = (whole: readonly number[], spoilt: readonly number[]): number => {
  let above = 0;
  for (const one of whole) for (const other of spoilt) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (whole.length * spoilt.length);
};
console.log("damages, each by its own check");
for (const { name, owner, of } of damages) {
  const pairs = originals.flatMap((film) => {
    const spoilt = of(film.screenplay);
    if (spoilt === null) return [];
    const [before, after] = [only(film.checks, owner), only(checked(spoilt, film.seconds), owner)];
    return before?.score == null || after?.score == null
      ? []
      : [{ film: film.name, before: before.score, after: after.score }];
  });
  const lower = pairs.filter(({ before, after }) => after < before);
  const value =
    pairs.length === 0
      ? "-"
      : auc(
          pairs.map(({ before }) => before),
          pairs.map(({ after }) => after),
        ).toFixed(2);
  console.log(`  ${name.padEnd(22)} ${owner.padEnd(12)} AUC ${value}, lower in ${lower.length} of ${pairs.length}`);
  if (listsMisses)
    for (const { film, before, after } of pairs)
      if (after >= before) console.log(`    not seen: ${film} ${before} -> ${after}`);
}

const tries = 20;
console.log(`word salad, ${tries} a film`);
for (const { name, of } of salads) {
  let made = 0;
  const passed: Record<string, number> = {};
  let three = 0;
  for (const [index, { name: film, screenplay, seconds }] of films.entries())
    for (let attempt = 0; attempt < tries; attempt++) {
      const others = films.filter((_, at) => at !== index).map((other) => other.screenplay);
      if (others.length === 0) continue;
      const checks = checked(of(screenplay, others, randomFrom(1000 * index + attempt)), seconds);
      made++;
      const told = (["hook", "stakes_turn", "payoff"] as const).filter((id) => only(checks, id)?.status === "pass");
      for (const id of told) passed[id] = (passed[id] ?? 0) + 1;
      if (told.length === 3) {
        three++;
        if (listsMisses && three < 4) console.log(`    passed all three: ${film}`);
      }
    }
  const each = Object.entries(passed).map(([id, count]) => `${id} ${share(count, made)}`);
  console.log(`  ${name.padEnd(50)} all three ${three} of ${made}${each.length > 0 ? ` (${each.join(", ")})` : ""}`);
}
