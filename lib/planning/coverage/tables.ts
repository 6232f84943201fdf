import { indexForms, type FormIndex } from "./form-index.ts";
import { coverageLanguages, readLanguage } from "./language-data.ts";
import { actTable, type ActTable } from "./reading/act-table.ts";
import { alternativesOf, parseLine } from "./line.ts";
import {
  classIds,
  languageFiles,
  rowsOf,
  lineKeys,
  nounKinds,
  type BriefTable,
  type ClassId,
  type ClassRow,
  type GrammarTable,
  type LabelsTable,
  type NounKind,
  type NounRow,
  type SightRow,
  type VerbRow,
} from "./table-schema.ts";

/** What a verb's form says: its class, and the rows with lines of their own. */
export interface VerbEntry {
  class: ClassId;
  rows: VerbRow[];
  /** The form as the table has it, in lower case and without marks. */
  form: string;
}

/** One language's knowledge, checked and indexed. */
export interface LanguageTable {
  language: string;
  grammar: GrammarTable;
  brief: BriefTable;
  labels: LabelsTable;
  classes: Partial<Record<ClassId, ClassRow>>;
  verbs: FormIndex<VerbEntry>;
  nouns: FormIndex<NounRow>;
  /** Nouns for parts of a body. */
  body: string[];
  feelings: FormIndex<LabelsTable["feelings"][number]>;
  /** What a thing looks and sounds like when it is near. */
  sights: FormIndex<SightRow>;
  /** Why a shot is in the film, by what it is for. */
  why: Record<string, string[]>;
  /** The acts that verbs name, with what stands by them. */
  acts: ActTable;
}

function checkLines(row: ClassRow, where: string): void {
  for (const key of lineKeys) {
    const entry = row[key];
    if (entry === undefined) continue;
    try {
      alternativesOf(entry);
    } catch (cause) {
      throw new Error(`${where}.${key}: ${cause instanceof Error ? cause.message : "ill-formed"}`, { cause });
    }
  }
}

/** Reads every row and every line of a language's files; throws where a key, a slot or a guard is unknown. Too slow for a service that starts. */
export function checkAllLines(language: string, data: unknown): void {
  rowsOf.parse(data);
  const files = languageFiles.parse(data);
  for (const [id, row] of Object.entries(files.classes)) checkLines(row, `${language} classes ${id}`);
  for (const row of [...files.deeds, ...files.verbs]) checkLines(row, `${language} verbs ${row.forms[0]}`);
  for (const variant of Object.values(files.why).flat()) parseLine(variant);
}

/** Of most forms a table knows the class alone: a hundred thousand entries that say no more are made when they are wanted. */
type KeptVerb = ClassId | { class: ClassId; rows: VerbRow[] };

function verbIndex(classes: Partial<Record<ClassId, string[]>>, rows: readonly VerbRow[]): FormIndex<VerbEntry> {
  const entries = new Map<string, KeptVerb>();
  for (const row of rows) {
    const alone = { class: row.class, rows: [row] };
    for (const form of row.forms) {
      const kept = entries.get(form);
      const isFirst = kept === undefined || typeof kept === "string";
      entries.set(form, isFirst ? alone : { class: kept.class, rows: [...kept.rows, row] });
    }
  }
  for (const id of classIds) for (const form of classes[id] ?? []) if (!entries.has(form)) entries.set(form, id);
  return indexForms(entries, (kept, form): VerbEntry =>
    typeof kept === "string" ? { class: kept, rows: [], form } : { ...kept, form },
  );
}

function nounIndex(kinds: Partial<Record<NounKind, string[]>>, rows: readonly NounRow[]): FormIndex<NounRow> {
  const entries: [string, NounRow][] = rows.flatMap((row) => row.forms.map((form): [string, NounRow] => [form, row]));
  for (const kind of nounKinds) {
    const plain: NounRow = { forms: ["-"], kind };
    for (const form of kinds[kind] ?? []) entries.push([form, plain]);
  }
  return indexForms(entries);
}

/** Checks and indexes one language's files. Throws where one is ill-formed; a line is read when it is first wanted. */
export function buildTable(language: string, data: unknown): LanguageTable {
  const files = languageFiles.parse(data);
  return {
    language,
    grammar: files.grammar,
    brief: files.brief,
    labels: files.labels,
    classes: files.classes,
    verbs: verbIndex(files.verb_classes, [...files.deeds, ...files.verbs]),
    nouns: nounIndex(files.noun_kinds, files.nouns),
    body: [...(files.noun_kinds.body ?? []), ...files.nouns.flatMap((row) => (row.kind === "body" ? row.forms : []))],
    sights: indexForms(files.sights.flatMap((row) => row.forms.map((form) => [form, row] as const))),
    why: files.why,
    acts: actTable(files.acts),
    feelings: indexForms(files.labels.feelings.flatMap((row) => row.forms.map((form) => [form, row] as const))),
  };
}

const built = new Map<string, LanguageTable>();

/** The table of a language; English where there is none. Throws where a table is ill-formed. */
export function tablesOf(language: string): LanguageTable {
  const id = coverageLanguages.find((each) => each === language) ?? "en";
  const kept = built.get(id);
  if (kept !== undefined) return kept;
  const own = buildTable(id, readLanguage(id));
  // A language whose lines nobody has written yet is covered like one without a table.
  const table = Object.keys(own.classes).length === 0 && id !== "en" ? tablesOf("en") : own;
  built.set(id, table);
  return table;
}
