import { shotDemand } from "#lib/operations/shot-demand.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { chooseModel, type Choice, type ShotDemand } from "#lib/routing/choose.ts";
import { shotTypes, type ShotType } from "./shot-types.ts";

/** Prices and sunsets are of this day. */
const today = "2026-11-21";
const catalog = modelCatalog(new Set());
const onlyFal = modelCatalog(new Set(["fal"]));
type Candidate = Choice["routing"]["candidates"][number];

interface Routed {
  type: ShotType;
  shot: DraftShot;
  demand: ShotDemand;
  choice: Choice;
  withFal: Choice;
}

/** Words of a sentence that may be told again in a shot. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Of the planned shots the one that tells most of the sentence; the earlier of equals. */
const shotOf = (planned: readonly DraftShot[], { sentence, framing }: ShotType): DraftShot => {
  const framed = planned.filter((shot) => shot.framing === framing);
  const shots = framed.length > 0 ? framed : planned;
  const asked = wordsOf(sentence);
  const told = ({ description }: DraftShot) => [...wordsOf(description)].filter((word) => asked.has(word)).length;
  return shots.toSorted((a, b) => told(b) - told(a) || a.index - b.index)[0]!;
};

/** Plans the sentence as the service does, and routes the shot that tells it. */
const routed = (type: ShotType): Routed => {
  const { sentence, seconds, director_mode, aspect_ratio = "16:9", optimize_for = "quality" } = type;
  const request = {
    raw_intent: sentence,
    shot_count: 3,
    duration_seconds: Math.min(60, Math.max(6, seconds * 3)),
    aspect_ratio,
    ...(director_mode === undefined ? {} : { director_mode }),
  };
  const draft = draftFilm({ request, seed: 7, brand: null, elements: elementCards });
  const shot = shotOf(draft.shots, type);
  const planned = shotDemand(draft, shot, elementCards);
  const demand: ShotDemand = {
    ...planned,
    duration_seconds: seconds,
    reference_images: planned.reference_images + (type.references ?? 0),
    first_frame: type.first_frame === true,
  };
  const choose = (models: typeof catalog) => chooseModel(demand, models, { optimize_for }, null, today);
  return { type, shot, demand, choice: choose(catalog), withFal: choose(onlyFal) };
};

const closedOf = ({ routing }: Choice): Candidate[] =>
  routing.candidates.filter((each) => each.excluded_because !== undefined);
const openOf = ({ routing }: Choice): Candidate[] =>
  routing.candidates.filter((each) => each.excluded_because === undefined);
const because = ({ model, excluded_because }: Candidate): string => `${model} ${excluded_because}`;

/** What is excluded here beside what mostly is, by reason; and what may do this that mostly may not. */
const exclusionsOf = ({ choice }: Routed, mostly: readonly string[]): string => {
  const here = closedOf(choice).filter((each) => !mostly.includes(because(each)));
  const byReason = Map.groupBy(here, ({ excluded_because }) => excluded_because ?? "");
  const may = openOf(choice).filter(({ model }) => mostly.some((each) => each.startsWith(`${model} `)));
  return [
    ...[...byReason].map(([reason, models]) => `${reason}: ${models.map(({ model }) => model).join(", ")}`),
    ...(may.length === 0 ? [] : [`may here: ${may.map(({ model }) => model).join(", ")}`]),
  ].join("; ");
};

const aims = { people: "people", product: "product", landscape: "place", motion: "movement", stylised: "drawn look" };

/** What the router was asked, in words: the shot as it was planned and what it weighs. */
const askedOf = ({ type, shot, demand }: Routed): string => {
  const weights = Object.entries(aims).flatMap(([aim, word]) => {
    const weight = demand.weights[aim as keyof typeof aims] ?? 0;
    return weight >= 0.5 ? [word] : [];
  });
  const hard = Object.entries(demand.difficulties ?? {}).toSorted(([, a], [, b]) => b - a)[0];
  return [
    `${shot.framing.replaceAll("_", " ")}, ${shot.camera.movement.replaceAll("_", " ")}`,
    `${type.seconds} s, ${type.aspect_ratio ?? "16:9"}`,
    weights.length === 0 ? "place" : weights.join(" + "),
    ...(demand.reference_images === 0
      ? []
      : [`${demand.reference_images} ${demand.reference_images === 1 ? "reference" : "references"}`]),
    ...(type.first_frame === true ? ["begins with a picture"] : []),
    ...(hard === undefined ? [] : [`risk: ${hard[0].replaceAll("_", " ").toLowerCase()}`]),
    ...(type.optimize_for === undefined ? [] : [`optimize_for: ${type.optimize_for}`]),
  ].join("; ");
};

const sayOf = ({ model, score, reasons }: Candidate): string => `${model} (${score.toFixed(3)}): ${reasons.join(", ")}`;

/** `docs/routing.md`, as the router makes it today. */
export const routingPage = (): string => {
  const rows = shotTypes.map(routed);
  const counts = new Map<string, number>();
  for (const each of rows.flatMap(({ choice }) => closedOf(choice).map(because)))
    counts.set(each, (counts.get(each) ?? 0) + 1);
  const mostly = [...counts].filter(([, count]) => count > rows.length / 2).map(([each]) => each);
  const cells = rows.map((row, at) => {
    const [first, second] = openOf(row.choice);
    return [
      String(at + 1),
      `${row.type.name}: “${row.type.sentence}”`,
      askedOf(row),
      sayOf(first!),
      second === undefined ? "nobody" : `${second.model} (${second.score.toFixed(3)})`,
      row.withFal.routed_model,
      exclusionsOf(row, mostly) || "–",
    ];
  });
  const table = [
    ["", "shot", "as planned", "choice", "runner-up", "with fal alone", "excluded here"],
    ["---", "---", "---", "---", "---", "---", "---"],
    ...cells,
  ].map((each) => `| ${each.join(" | ")} |`);
  return `${head}
Excluded below, where a row does not say otherwise:

${mostly.map((each) => `- ${each}`).join("\n")}

${table.join("\n")}
`;
};

const head = `# Which model makes which shot

Made by \`node bench/routing.ts --write\` from the planner and the router as they are; a test fails where this page says
something else. Every sentence is planned as the service does it, the shot that tells most of it is routed, at prices
of ${today}. No provider is connected, so the policy chooses as if all were; the column "with fal alone" is the choice of
an installation with \`FAL_KEY\`.

A model is left out where it cannot do the shot: it was removed, edits only, has no established price, cannot hold the
length or the ratio, needs a first frame or takes none. The others are scored from 0 to 1:

- **craft**: what the shot asks of it (people, products, places, movement, a drawn look, each by our own judgement of the
  model in \`lib/routing/video-models-*.ts\`) and its picture quality, 6 to 4; the shot's references held or not;
- **thrift**: 1 for nothing, 0 from $0.40 a second on; **speed**: our judgement;
- the three count 80 : 13 : 7 for \`optimize_for: quality\` (the default), 30 : 66 : 4 for \`cost\`, 34 : 16 : 50 for \`speed\`;
- what is made and trimmed away costs up to 0.08, and a risky shot leans to models that are strong where it may fail.

So "quality" is craft first, and price decides between models that are nearly as good: a model at twice the price is
taken where it is better at what the shot asks, not for its name. Nobody but the caller can ask for one model:
\`model_override\`, or \`routing.allow\` and \`routing.deny\`.
`;
