import { composeRequest } from "#lib/director/request/compose-request.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { plainBrief } from "./plain-brief.ts";

/** Prints exactly what a language model would be sent for an intent: `npx node …/print-request.ts "<intent>"`. */
const [intent, part] = process.argv.slice(2);
if (intent === undefined) throw new Error('say the intent: print-request.ts "<intent>" [system|user]');

const readToday = (raw: string): Brief => {
  const reading = readIntent(raw, elementCards);
  const { primary, secondary, reason } = chooseMode(reading, "auto", false, modeCards);
  const card = modeCards.find((mode) => mode.id === primary);
  const count = reading.cues.shot_count ?? card?.default_shot_count ?? 4;
  const labelled = /tagline|slogan|claim|motto|lema|eslogan|spruch/iu.test(raw);
  return plainBrief(raw, {
    language: reading.language,
    orders: {
      camera: reading.cues.camera,
      framing: reading.cues.framing,
      words: reading.orders.map(({ start, end }) => raw.slice(start, end)),
      tagline: labelled ? (reading.quoted[0] ?? null) : null,
      lines: labelled ? reading.quoted.slice(1) : reading.quoted,
      product: reading.intent.product,
      sells: false,
      name: null,
      explains: primary === "explainer_demo",
    },
    intent: reading.intent,
    names: reading.names,
    treatment: { primary, secondary, reason },
    frames: Math.round((reading.cues.duration_seconds ?? card?.default_duration_s ?? 12) * 24),
    shot_count: count === 3 || count === 5 ? count : 4,
    aspect: reading.cues.aspect_ratio ?? "16:9",
  });
};

const briefOf = async (raw: string): Promise<Brief> => {
  try {
    const { readBrief } = await import("#lib/planning/screenplay/read-brief.ts");
    return readBrief({ request: { raw_intent: raw }, seed: 7, brand: null, elements: elementCards });
  } catch (cause) {
    process.stderr.write(`The brief is read without its own reader: ${String(cause)}\n`);
    return readToday(raw);
  }
};

const { system, user } = composeRequest(await briefOf(intent), elementCards, undefined);
process.stdout.write(part === "system" ? system : part === "user" ? user : `${system}\n\n${user}\n`);
