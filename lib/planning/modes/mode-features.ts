import type { ElementKind } from "#lib/contract/element.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { byBeginning, fold } from "#lib/planning/intent/lexicon.ts";
import { grammarLexicon } from "#lib/planning/intent/lexicons/grammar.ts";
import { headlinedProduct } from "#lib/planning/intent/headline.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { fieldLexicon } from "./fields-of-meaning.ts";
import type { ModeFeature } from "./mode.ts";

export interface Evidence {
  /** 0 to about 2. */
  strength: number;
  /** As written in the intent. */
  words: string[];
}

const firstPerson =
  /(?<!\p{L})(?:i|i'm|i’m|i've|i’ve|my|me|yo|mi|mis|me|je|j['’]\p{L}+|mon|ma|mes|ich|mein\p{L}*|eu|meu|minha|io|mio|mia|я|мой|моя|моей|мне|ik|mijn|मैं|मैंने|मेरा|मेरी|मेरे)(?!\p{L})|私|僕|わたし|我(?!们)|أنا|(?:나는|내가|저는|제가|제 )/iu;
const asks =
  /^[\s"'¿]*(?:how|why|what happens|what is|when does|cómo|por qué|qué pasa|comment|pourquoi|wie|warum|como|por que|come|perché|как|почему|что происходит|hoe|waarom|कैसे|كيف|لماذا|如何|怎么|怎样|为什么|なぜ|どうやって)(?!\p{L})|(?:कैसे|方法|仕方|やり方|작동|만드는 법|어떻게)/iu;
/** A text that begins with a deed in the base or -ing form orders or shows a procedure. */
const orders =
  /^[\s"']*(?:show|explain|teach|demonstrate|assemble|assembling|install|installing|build|building|make|making|cook|cooking|fold|folding|repair|repairing|fix|fixing|change|changing|clean|cleaning|learn|use|using|tie|plant|planting|set up|setting up|brew|brewing|wrap|measure|explica|muestra|enseña|explique|montre|zeig\p{L}*|erklär\p{L}*|mostre|mostra|spiega|объясни\p{L}*|покажи\p{L}*|laat zien)(?!\p{L})/iu;

const persons: ReadonlySet<Motion> = new Set(["work", "dance", "wave", "kneel", "drive", "reach", "idle"]);
const bodies: ReadonlySet<Motion> = new Set([
  "walk",
  "run",
  "look",
  "work",
  "dance",
  "wave",
  "sit",
  "kneel",
  "idle",
  "reach",
  "swim",
]);
const things: ReadonlySet<ElementKind> = new Set(["object", "food", "plant", "building", "sky", "symbol"]);
const mostWords = 4;

/** Words of the text by the feature they carry; the longest known phrase at each place. */
function fieldsOf(raw: string): Map<ModeFeature, string[]> {
  const found = new Map<ModeFeature, string[]>();
  const keep = (feature: ModeFeature, word: string) => {
    const words = found.get(feature) ?? [];
    if (!words.includes(word)) words.push(word);
    found.set(feature, words);
  };
  const words = matchesIn(raw.normalize("NFC"), /[\p{L}\p{M}\p{N}]+/gu).map((match) => match[0]);
  const keys = words.map(fold);
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(mostWords, words.length - at); length >= 1; length--) {
      const key = keys.slice(at, at + length).join(" ");
      for (const form of key.startsWith("ال") ? [key, key.slice(2)] : [key]) {
        // Small words of one language look like words of another ("dans", "die"); only whole forms count for them.
        const feature = allFieldsOf(form, length === 1 && !grammarLexicon.exact.has(form));
        for (const one of feature) keep(one, words.slice(at, at + length).join(" "));
      }
    }
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words[at] ?? "")) {
      const run = keys[at] ?? "";
      for (let from = 0; from < run.length; from++)
        for (let length = Math.min(5, run.length - from); length >= 1; length--)
          for (const one of allFieldsOf(run.slice(from, from + length), false))
            keep(one, run.slice(from, from + length));
    }
  }
  return found;
}

function allFieldsOf(key: string, stems: boolean): ModeFeature[] {
  const exact = fieldLexicon.exact.get(key) ?? [];
  return [
    ...new Set([
      ...exact,
      ...(fieldLexicon.beginnings.get(key) ?? []),
      ...(stems ? (byBeginning(key, fieldLexicon) ?? []) : []),
    ]),
  ];
}

/** Everything of a reading that can speak for a mode, each with its strength and its words. */
export function readFeatures(reading: Reading, brand: boolean): Map<ModeFeature, Evidence> {
  const features = new Map<ModeFeature, Evidence>();
  const add = (feature: ModeFeature, strength: number, words: readonly string[]) => {
    const before = features.get(feature);
    features.set(feature, {
      strength: Math.min(2, (before?.strength ?? 0) + strength),
      words: [...(before?.words ?? []), ...words],
    });
  };
  for (const [feature, words] of fieldsOf(reading.raw)) add(feature, Math.min(1.9, 0.62 + 0.38 * words.length), words);

  const { subjects, actions, setting, intent } = reading;
  const drawn = subjects.filter((subject) => subject.match !== "fallback");
  const of = (...kinds: ElementKind[]) => drawn.filter((subject) => kinds.includes(subject.kind));
  const said = (list: readonly { phrase: string }[]) => list.slice(0, 2).map((entry) => entry.phrase);
  const persons_ = of("person");
  const products = of("product");
  if (persons_.length > 0) add("person", 1, said(persons_));
  if (of("animal").length > 0) add("animal", 1, said(of("animal")));
  if (of("vehicle").length > 0) add("vehicle", 1, said(of("vehicle")));
  if (headlinedProduct(reading) !== null) add("product", 2, [intent.product ?? ""]);
  else if (products.length > 0) add("product", products[0] === drawn[0] ? 1 : 0.5, said(products));
  else if (intent.product !== null) add("product", 0.8, [intent.product]);
  if (brand) add("brand", 1, []);
  const scenery = of("terrain", "water", "sky");
  const living = subjects.some((subject) => subject.animate) || of("vehicle", "product", "food").length > 0;
  if (!living && actions.length <= 1 && (setting !== null || scenery.length + of("building").length > 0))
    add("place_only", 1, setting !== null ? [setting.phrase] : said([...scenery, ...of("building")]));
  if (scenery.length > 0 || setting !== null) {
    const outside = setting !== null && !setting.interior;
    if (scenery.length > 0 || outside) add("landscape", living ? 0.3 : 1, said(scenery));
  }
  if (setting?.interior === true) add("interior", 1, [setting.phrase]);
  if (intent.time_of_day === "night") add("night", 1, []);
  if (intent.weather === "storm") add("storm", 1, []);
  if (reading.quoted.length > 0) add("quoted_line", 1, reading.quoted.slice(0, 1));
  const self = reading.raw.match(firstPerson);
  if (self !== null) add("first_person", 1, [self[0].trim()]);
  const asked = reading.raw.match(asks) ?? reading.raw.match(orders);
  if (asked !== null) add("instruction", 1, [asked[0].trim()]);
  const groups = persons_.filter((subject) => subject.count > 1 || subject.element === "crowd");
  if (persons_.length >= 3 || groups.length >= 2) add("many_subjects", 1, said(persons_));
  deedsOf(reading, add);
  return features;
}

type Add = (feature: ModeFeature, strength: number, words: readonly string[]) => void;

/** What is done, and by whom, speaks without any cue word: work observed, bodies at speed, things that behave as people. */
function deedsOf({ subjects, actions }: Reading, add: Add): void {
  const showing: ReadonlySet<Motion> = new Set(["open", "spin", "pour", "glow", "float", "rise", "appear"]);
  for (const { motion, phrase, subject } of actions.slice(0, 12)) {
    const doer = subject === null ? undefined : subjects[subject];
    const known = doer !== undefined && doer.match !== "fallback" ? doer.kind : null;
    if (motion === "dance") add("music", 0.5, [phrase]);
    if (motion === "run" || motion === "drive") add("speed", 0.4, [phrase]);
    if (motion === "work" && known === "person") add("labour", 0.35, [phrase]);
    if (known === "animal" && persons.has(motion)) add("incongruous", 1, [phrase]);
    if (known !== null && things.has(known) && bodies.has(motion)) {
      add("fantasy", 0.7, [phrase]);
      add("incongruous", 0.4, [phrase]);
    }
  }
  const drawn = subjects.filter((subject) => subject.match !== "fallback");
  const tabletop =
    drawn.length > 0 && drawn.every(({ kind }) => kind === "product" || kind === "object" || kind === "food");
  const shown = actions.find(({ motion }) => showing.has(motion));
  if (tabletop && (shown !== undefined || actions.length === 0))
    add("tactile", 0.7, [(shown ?? drawn[0])?.phrase ?? ""]);
}
