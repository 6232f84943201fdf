import { fps } from "#lib/contract/vocabulary.ts";
import type { Brief, Orders } from "#lib/planning/screenplay/brief.ts";
import { endingsFor } from "./endings.ts";
import { quoted, tagged } from "./fence.ts";

/** A name of the language for people beside its tag, so that no model must know every subtag. */
const languageName = (tag: string): string => {
  if (tag === "und") return "that of the intent";
  const name = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(tag);
  return name === undefined ? tag : `${name} (${tag})`;
};

const cameraText = ({ camera, framing }: Orders): string | null => {
  const ordered = [
    ...camera.map(({ lens_mm, movement, angle }) =>
      [movement, angle, lens_mm === undefined ? undefined : `${lens_mm} mm`].filter((it) => it !== undefined).join(" "),
    ),
    ...(framing === null ? [] : [framing]),
  ].filter((it) => it !== "");
  return ordered.length === 0 ? null : ordered.join("; ");
};

/** What the client ordered, in lines of `name: value`; lines without a value are left out. */
const briefLines = (brief: Brief, isStanding: boolean): string[] => {
  const { orders, treatment, brand } = brief;
  const seconds = brief.frames / fps;
  const mean = seconds / brief.shot_count;
  const rows: readonly (readonly [string, string | null])[] = [
    [
      "length",
      isStanding
        ? "the film stands; only what is asked for below is written; weight 1 is its mean shot"
        : `${seconds.toFixed(1)} seconds in exactly ${brief.shot_count} shots; weight 1 is ${mean.toFixed(1)} seconds`,
    ],
    ["frame", brief.aspect],
    ["language", languageName(brief.language)],
    [
      "mode",
      brief.mode_is_fixed
        ? `primary is ${treatment.primary}, as the client chose; the secondary is yours`
        : `yours; at first glance ${treatment.primary}`,
    ],
    [
      "ending",
      isStanding
        ? null
        : `${endingsFor(brief).join(", ")}: the one that this story asks for; another only where none can be true`,
    ],
    ["captions", brief.captions ? "where they earn their place" : "none: every caption is empty"],
    ["orders in the words", orders.words.length === 0 ? null : orders.words.map(quoted).join(", ")],
    ["camera ordered", cameraText(orders)],
    ["tagline", orders.tagline === null ? null : `${quoted(orders.tagline)}, word for word, on the end card`],
    ["lines said or written", orders.lines.length === 0 ? null : orders.lines.map(quoted).join(", ")],
    ["product", orders.product === null ? null : quoted(orders.product)],
    ["explains", orders.explains ? "yes: afterwards a layman can say how or why" : null],
    ["names", brief.names.length === 0 ? null : brief.names.map(quoted).join(", ")],
    [
      "brand",
      brand === null
        ? null
        : `${quoted(brand.name)}; colours ${brand.palette.map(({ hex, role }) => `${hex} ${role}`).join(", ")}; shown in the first shot or the last, named on the end card${brand.cta === null ? "" : ` with the call ${quoted(brand.cta)} word for word as its cta`}`,
    ],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
};

/** Readings may be wrong; what the caller set is not. */
const caution =
  "Length, shots, frame, language, captions, a chosen mode and the brand are orders. The rest was read off the words by rule: where it misreads them, the words count.";

/** The order and the words of one client; `isStanding` where a film is there already and only some shots are asked for. */
export const briefText = (brief: Brief, isStanding: boolean): string =>
  [`<brief>\n${briefLines(brief, isStanding).join("\n")}\n${caution}\n</brief>`, tagged("intent", brief.raw)].join(
    "\n\n",
  );
