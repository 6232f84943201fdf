import { judgeText } from "#lib/gate/judge-text.ts";
import { eitherTexts, labelledTexts } from "./labelled-texts.ts";

/**
 * Measures the text gates on the labelled texts beside this file. The misses of dev are listed, of test and late only
 * numbers are shown. Late was written when the gates were done, and says most about sentences to come; strangers are
 * sentences whose harm is veiled, and such as look like it, in English and (other, nine) in the nine languages. `--dev`
 * leaves all but dev out; `--only consent|policy` takes one gate.
 */
const gates = ["consent", "policy"] as const;
type Gate = (typeof gates)[number];
const strangers: Record<Gate, readonly string[]> = {
  consent: ["consent-strangers", "consent-strangers-second"],
  policy: [
    "policy-strangers",
    "policy-strangers-late",
    "policy-strangers-third",
    "policy-strangers-fourth",
    "policy-strangers-other",
    "policy-strangers-nine",
  ],
};

const percent = (part: number, whole: number) =>
  whole === 0 ? "   -" : `${((100 * part) / whole).toFixed(0)}%`.padStart(4);

const row = (name: string, entries: readonly { wanted: boolean; found: boolean }[]): string => {
  const count = (wanted: boolean, found: boolean) =>
    entries.filter((entry) => entry.wanted === wanted && entry.found === found).length;
  const [hit, missed, alarm, passed] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  return `${name.padEnd(8)} n ${String(entries.length).padStart(4)}  precision ${percent(hit, hit + alarm)}  recall ${percent(hit, hit + missed)}  false blocks ${percent(alarm, alarm + passed)}`;
};

/** A line for each language, and one for all but English; none where a set has but one. */
const printLanguages = (outcomes: readonly { language: string; wanted: boolean; found: boolean }[]): void => {
  const languages = [...new Set(outcomes.map(({ language }) => language))];
  if (languages.length < 2) return;
  const print = (name: string, counts: (language: string) => boolean) =>
    console.log(
      row(
        name,
        outcomes.filter(({ language }) => counts(language)),
      ),
    );
  for (const each of languages) print(each, (language) => language === each);
  print("not en", (language) => language !== "en");
};

const measure = (gate: Gate, split: "dev" | "test" | "late") => {
  const outcomes = labelledTexts(`${gate}-${split}`).map((entry) => {
    const findings = judgeText(entry.text).filter((finding) => finding.gate === gate);
    return { ...entry, findings, wanted: entry.label !== "-", found: findings.length > 0 };
  });
  console.log(`\n${gate}, ${split}`);
  printLanguages(outcomes);
  console.log(row("all", outcomes));
  if (split !== "dev") return;
  for (const { language, label, text, wanted, found, findings } of outcomes)
    if (wanted !== found)
      console.log(
        wanted
          ? `  missed  ${language} [${label}] ${text}`
          : `  alarm   ${language} ${text}  <- ${findings.map((f) => `${f.code}: ${f.evidence[0]?.text}`).join("; ")}`,
      );
};

/** Sets that are counted kind by kind: harm that is veiled, and whose harmless half looks like it; persons. */
const measureStrangers = (gate: Gate, name: string) => {
  const outcomes = eitherTexts(name).map((entry) => ({
    ...entry,
    wanted: entry.label !== "-",
    found: judgeText(entry.text).some((finding) => finding.gate === gate),
  }));
  console.log(`\n${gate}, ${name}`);
  for (const label of new Set(outcomes.map((outcome) => outcome.label))) {
    const group = outcomes.filter((outcome) => outcome.label === label);
    const found = percent(group.filter((outcome) => outcome.found).length, group.length);
    console.log(
      `${(label === "-" ? "harmless" : label).padEnd(14)} n ${String(group.length).padStart(4)}  blocked ${found}`,
    );
  }
  printLanguages(outcomes);
  console.log(row("all", outcomes));
};

const option = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
for (const gate of gates) {
  if (option("--only") !== undefined && option("--only") !== gate) continue;
  measure(gate, "dev");
  if (process.argv.includes("--dev")) continue;
  measure(gate, "test");
  measure(gate, "late");
  for (const name of strangers[gate]) measureStrangers(gate, name);
}
