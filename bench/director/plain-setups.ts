import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readIntents, splitNamed, usualSeconds, type BenchIntent } from "./intents.ts";
import type { ReaderFilm, ReaderShot } from "./reader-form.ts";

/**
 * The least a plan can be, to be beaten: the sentence cut into four standard set-ups, in the intent's language.
 * `node bench/director/plain-setups.ts --intents intents.json --split all --out folder`.
 */

/** What each of the four set-ups is called, in its order: before, the act, close, after. */
const labels: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ["The place", "The act", "Close detail", "The place again, after"],
  es: ["El lugar", "La acción", "Detalle", "El lugar de nuevo, después"],
  fr: ["Le lieu", "L'action", "Détail", "Le lieu de nouveau, après"],
  de: ["Der Ort", "Die Handlung", "Detail", "Noch einmal der Ort, danach"],
  pt: ["O lugar", "A ação", "Detalhe", "O lugar de novo, depois"],
  it: ["Il luogo", "L'azione", "Dettaglio", "Di nuovo il luogo, dopo"],
  ja: ["場所", "出来事", "寄り", "もう一度、その場所"],
  zh: ["地点", "事件", "特写", "再看一次这个地点"],
  hi: ["जगह", "घटना", "नज़दीक से", "वही जगह, बाद में"],
  ar: ["المكان", "الحدث", "عن قرب", "المكان مرة أخرى، بعد ذلك"],
};

const setups = [
  { framing: "wide", lens_mm: 24, movement: "static" },
  { framing: "medium", lens_mm: 40, movement: "push_in" },
  { framing: "close", lens_mm: 85, movement: "static" },
  { framing: "wide", lens_mm: 24, movement: "pull_out" },
] as const;

/** Four films' worth of nothing: the start of the words, the words, their end, and the start again. */
const plainFilm = ({ language, text, seconds = usualSeconds }: BenchIntent): ReaderFilm => {
  const names = labels[language] ?? labels["en"] ?? [];
  const pieces = text.split(/(?<=[.,;:!?。、，：！？।،])\s*/u).filter((piece) => piece.trim() !== "");
  const [start = text, end = text] = [pieces[0], pieces.at(-1)];
  const shots = setups.map((setup, at): ReaderShot => {
    const name = names[at] ?? "";
    const action = `${name}: ${[start, text, end, end][at] ?? text}`;
    const rest = { detail: "", sound: "", dialogue: [], caption: null, purpose: name };
    return { ...setup, angle: "eye_level", seconds: seconds / setups.length, action, ...rest };
  });
  return { title: start, logline: text, look: "", shots, end_card: null };
};

const { values } = parseArgs({
  options: { intents: { type: "string" }, split: { type: "string", default: "all" }, out: { type: "string" } },
});
if (values.intents === undefined || values.out === undefined) throw new Error("--intents and --out are needed.");
mkdirSync(values.out, { recursive: true });
for (const intent of readIntents(values.intents, splitNamed(values.split)))
  writeFileSync(path.join(values.out, `${intent.id}.json`), `${JSON.stringify(plainFilm(intent), null, 1)}\n`);
