import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";

/**
 * What the planner draws for everyday nouns: `node bench/nouns/drawn-as.ts list.txt [--sentence "Ein Mann sieht # an."]`.
 * A line of the list is `noun` or `noun = element[:kind] | element[:kind]`, what would be right. Prints what is wrong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sentence: { type: "string", default: "A man looks at a #." }, all: { type: "boolean", default: false } },
});
const lines = readFileSync(positionals[0] ?? "", "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("#"));
let right = 0;
for (const line of lines) {
  const [noun = "", wanted = ""] = line.split("=").map((part) => part.trim());
  const raw_intent = values.sentence.replace("#", noun).replace(/\ba (?=[aeiou])/u, "an ");
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 6, shot_count: 1, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const drawn = plan.depth_layers
    .flatMap(({ layers }) => layers.flatMap(({ drawn_as }) => drawn_as))
    .map(({ element, variants = [], noun: said }) => ({
      name: [element, ...variants].join(":"),
      element,
      variants,
      said,
    }));
  const isRight = wanted.split("|").some((option) => {
    const [element, ...kinds] = option.trim().split(":");
    return drawn.some(
      (item) => item.element === element && kinds.every((kind) => item.variants.some((each) => each === kind)),
    );
  });
  if (isRight) right += 1;
  if (!isRight || values.all)
    console.log(
      `${isRight ? "  " : "! "}${noun} = ${wanted} -> ${drawn.map(({ name, said }) => `${name} (${said})`).join(", ")}`,
    );
}
console.log(`${right} of ${lines.length} are right`);
