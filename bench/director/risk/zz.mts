import { readFileSync } from "node:fs";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { riskOf, topDimensions } from "#lib/planning/screenplay-risk/risk-of.ts";
import { readFilms } from "./read-films.ts";
import { report } from "./score.ts";
let fails = 0;
const dump = process.argv.includes("--dump");
const named = (text: string, risks: readonly string[]) => {
  try {
    const reading = readIntent(text, elementCards);
    const t = chooseMode(reading, "auto", false, modeCards);
    const brief = {
      raw: text,
      language: reading.language,
      story: text,
      orders: {
        camera: reading.cues.camera,
        framing: reading.cues.framing,
        words: [],
        tagline: null,
        lines: [],
        product: null,
        explains: false,
      },
      intent: reading.intent,
      names: reading.names,
      treatment: { primary: t.primary, secondary: t.secondary, reason: t.reason },
      mode_is_fixed: false,
      frames: 288,
      shot_count: 4,
      aspect: "16:9",
      brand: null,
      seed: 7,
      captions: true,
    } as never;
    const s = coverBrief(brief);
    const r = riskOf(s, { frames: s.shots.map(() => 72), mode: s.treatment.primary, brandProduct: false });
    if (dump) {
      console.log("\n" + text.slice(0, 100), "|", risks.join(" "), "| named", topDimensions(r.film, 5).join(" "));
      for (const c of s.cast) console.log("   c", c.id, c.kind, c.count, c.name);
      console.log("   places", s.places.map((p) => p.name).join("; "), "props", s.props.map((p) => p.name).join("; "));
      for (const h of s.shots)
        console.log(
          "   ",
          h.framing,
          h.movement,
          h.present
            .map(
              (p) =>
                `${p.cast}:${p.doing}${p.holds ? " h:" + p.holds : ""}${p.touches ? " t:" + p.touches : ""}${p.at ? ` ${p.at.relation}:${p.at.id}` : ""}`,
            )
            .join(" ; "),
          "+",
          h.props.join(","),
          "=",
          h.now.map((n) => n.id + ":" + n.state).join(","),
          ">",
          h.changes ?? "",
        );
    }
    return { text, risks, named: topDimensions(r.film) };
  } catch (e) {
    fails++;
    if (fails < 4) console.log(String((e as Error).stack).slice(0, 500), text.slice(0, 60));
    return { text, risks, named: [] };
  }
};
const films = readFilms();
const m = process.argv.includes("--misses");
for (const src of ["intents", "vbench"] as const)
  report(
    src,
    films.filter((f) => f.source === src).map((f) => named(f.text, f.risks)),
    m,
  );
const v = Object.values(
  JSON.parse(readFileSync("/tmp/vb2/info.json", "utf8")) as Record<string, { caption: string; dimension: string[] }>,
).filter((_, i) => i % 4 === 0);
if (!dump)
  report(
    "vbench quarter",
    v.map((e) => named(e.caption.slice(0, 4000), e.dimension)),
    m,
  );
console.log("fails", fails);
