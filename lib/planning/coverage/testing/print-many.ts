import { readFileSync } from "node:fs";
import { screenplaySchema } from "#lib/contract/screenplay.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { briefFor, printed } from "./print-coverage.ts";

const [file = "", language] = process.argv.slice(2);
for (const [index, raw] of readFileSync(file, "utf8").split("\n").filter(Boolean).entries()) {
  const brief = briefFor(raw, {
    ...(language === undefined ? {} : { language }),
    seed: index + 1,
    shot_count: ([4, 3, 5, 4] as const)[index % 4] ?? 4,
  });
  const started = performance.now();
  const film = screenplaySchema.parse(coverBrief(brief));
  console.log(
    `\n## ${raw}   [${brief.language} ${(performance.now() - started).toFixed(0)} ms] story: ${brief.story} | product ${brief.orders.product ?? "-"} | ${brief.orders.tagline ?? ""} | explains ${brief.orders.explains}`,
  );
  console.log(printed(film));
}
