import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { separateBrief } from "#lib/planning/coverage/separate-brief.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

const modeOf = (reading: Parameters<typeof chooseMode>[0]) => {
  const { primary, secondary, reason } = chooseMode(reading, "auto", false, modeCards);
  return { primary, secondary, reason };
};

/** A brief as the service would read it, for tests and for looking at films. */
export function briefFor(raw: string, wanted: Partial<Brief> = {}): Brief {
  const reading = readIntent(raw, elements);
  const language = wanted.language ?? reading.language;
  const { story, words, tagline, lines, product, name, explains } = separateBrief(raw, language);
  return {
    raw,
    language,
    story,
    orders: {
      camera: reading.cues.camera,
      framing: reading.cues.framing,
      words,
      tagline,
      lines,
      product: product ?? null,
      sells: product !== null,
      name,
      explains,
    },
    intent: reading.intent,
    names: [],
    drawn: { things: [], place: null },
    treatment: modeOf(reading),
    mode_is_fixed: false,
    frames: 288,
    shot_count: 4,
    shot_range: { fewest: 3, most: 5 },
    aspect: "16:9",
    brand: null,
    seed: 1,
    captions: true,
    ...wanted,
  };
}

/** A film as a reader wants to see it: a line for everything that is said, ids and camera beside it. */
export function printed(film: Screenplay): string {
  const out = [
    `${film.title} — ${film.logline}`,
    `  mode ${film.treatment.primary}; cast ${film.cast.map(({ id, kind }) => `${id}(${kind})`).join(" ")}; props ${film.props.map(({ id }) => id).join(" ")}; places ${film.places.map(({ id, time_of_day }) => `${id}(${time_of_day})`).join(" ")}`,
  ];
  for (const shot of film.shots) {
    out.push(
      `  ${shot.shot_id} ${shot.role} ${shot.framing}/${shot.movement}: ${shot.action}${shot.detail === "" ? "" : ` || ${shot.detail}`}`,
    );
    out.push(`     why: ${shot.purpose}`);
    out.push(
      `     with: ${shot.present.map(({ cast, doing, holds }) => `${cast}:${doing}${holds === null ? "" : `+${holds}`}`).join(" ")} | ${shot.props.join(" ")}${shot.changes === null ? "" : ` | changes: ${shot.changes}`}${shot.setup_of.length > 0 ? ` | plants ${shot.setup_of.join(" ")}` : ""}${shot.pays_off.length > 0 ? ` | pays ${shot.pays_off.join(" ")}` : ""} | sound: ${shot.sound}${shot.caption === null ? "" : ` | caption: ${shot.caption}`}${shot.dialogue.length === 0 ? "" : ` | says: ${shot.dialogue.map(({ line }) => line).join(" / ")}`}`,
    );
  }
  if (film.end_card !== null) out.push(`  end card: ${film.end_card.text}`);
  return out.join("\n");
}

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};

/** `node print-coverage.ts "sentence" [lang] [--shots 3] [--seed 7] [--mode noir]` */
function main(): void {
  const [raw = "", given] = process.argv.slice(2);
  const shots = Number(option("shots") ?? 0);
  const mode = directorModes.find((id) => id === option("mode"));
  const wanted: Partial<Brief> = {
    seed: Number(option("seed") ?? 1),
    ...(shots === 3 || shots === 4 || shots === 5
      ? { shot_count: shots, shot_range: { fewest: shots, most: shots } }
      : {}),
  };
  if (given !== undefined && !given.startsWith("--")) wanted.language = given;
  const brief = briefFor(raw, wanted);
  if (mode !== undefined) brief.treatment = { ...brief.treatment, primary: mode };
  const film = screenplaySchema.parse(coverBrief(brief));
  console.log(
    `[${brief.language}] story: ${brief.story}\n  off: ${brief.orders.words.join(" | ")}; product ${brief.orders.product ?? "-"}; tagline ${brief.orders.tagline ?? "-"}; explains ${brief.orders.explains}`,
  );
  console.log(printed(film));
}

if (process.argv[1]?.endsWith("print-coverage.ts") === true) main();
