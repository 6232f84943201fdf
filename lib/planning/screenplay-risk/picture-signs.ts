import type { Pose } from "#lib/contract/vocabulary.ts";
import { nameWith, namesWith, statesOf, type Being, type ShotView } from "./film-view.ts";
import { closer, empty, insert, lockedCamera, settle, turnLabel, unmarked, wider } from "./remedies.ts";
import { depthShown, isFast, overTime, sceneShown, surfaceShown, tells, underMove } from "./shown.ts";
import { heaviest, type ShotSign, type Sighting } from "./sign.ts";
import type { ThingClass } from "./thing-classes.ts";

const counted = (view: ShotView, being: Being): Sighting | null => {
  const { entry, classes } = being;
  const crowd = classes.has("crowd");
  // One that moves fast through the picture may double or be lost.
  if (entry.count < 2 && !crowd)
    return being.human || !isFast(being)
      ? null
      : { evidence: tells(being, view), weight: 0.26 * sceneShown[view.shot.framing] * depthShown(being) };
  const many = crowd ? Math.max(entry.count, 9) : entry.count;
  const base = many >= 9 ? 0.46 : many >= 5 ? 0.36 : many >= 3 ? 0.3 : 0.3;
  // Two things, and two people, are one sight; two animals melt into each other.
  const pair = (entry.kind === "object" || being.human) && many === 2 ? 0.6 : 1;
  const busy = isFast(being) ? 1.1 : 1;
  return {
    evidence: `${entry.name}: count ${entry.count}`,
    weight: base * pair * busy * sceneShown[view.shot.framing] * depthShown(being) ** 0.5,
  };
};

const substances: readonly (readonly [readonly ThingClass[], number])[] = [
  [["liquid"], 0.34],
  [["glass"], 0.28],
  [["smoke"], 0.3],
  [["metal"], 0.3],
  [["soft"], 0.22],
  [["grain"], 0.18],
];

const material = (view: ShotView): Sighting | null => {
  const pours = view.beings.find(({ present }) => present.doing === "pour");
  const flowing = pours === undefined ? 1 : 1.2;
  const near = surfaceShown[view.shot.framing] * flowing * underMove(view);
  const seen = substances.flatMap(([classes, base]): Sighting[] => {
    const name = nameWith(view, classes);
    return name === null ? [] : [{ evidence: name, weight: base * near }];
  });
  const both = seen.length > 1 ? 1.12 : 1;
  const product = view.beings.find(({ entry }) => entry.kind === "product");
  return heaviest([
    ...seen.map(({ evidence, weight }) => ({ evidence, weight: weight * both })),
    pours === undefined ? null : { evidence: tells(pours, view), weight: 0.32 * near },
    // Polished surfaces are what a product film looks at.
    product === undefined ? null : { evidence: `${product.entry.name}: product`, weight: 0.27 * near },
  ]);
};

const hotOrCold = (view: ShotView): Sighting | null => {
  const state = view.states.find(({ classes }) => classes.has("thermal"));
  if (state !== undefined) return { evidence: `now: ${state.state}`, weight: 0.5 * overTime(view) };
  const burning = view.beings.find(({ present }) => present.doing === "burn");
  if (burning !== undefined) return { evidence: tells(burning, view), weight: 0.44 };
  const flame = nameWith(view, ["fire"]);
  const heat = nameWith(view, ["hot", "cold"]);
  const near = surfaceShown[view.shot.framing];
  const named = namesWith(view.film, ["hot", "cold", "thermal"]);
  // Where heat meets cold, or a temperature is told, something must melt, mist or freeze.
  const meet = (["hot", "cold"] as const).every((each) => named.some(({ classes }) => classes.has(each)));
  const measured = named.find(({ classes }) => classes.has("thermal"));
  return heaviest([
    meet || measured !== undefined
      ? { evidence: [...new Set(named.map(({ name }) => name))].join(", "), weight: 0.42 * Math.max(0.75, near) }
      : null,
    flame === null ? null : { evidence: flame, weight: 0.34 * near },
    heat === null ? null : { evidence: heat, weight: 0.24 * near },
  ]);
};

const changing: Partial<Record<Pose, number>> = {
  grow: 0.36,
  vanish: 0.34,
  appear: 0.28,
  burn: 0.26,
  break: 0.24,
  glow: 0.2,
};
const turnsInto = ({ present, human }: Being): boolean =>
  !human && (present.doing === "turn" || present.doing in changing);
const attribute = (view: ShotView): Sighting | null => {
  const told = view.states.map(({ id, state }): Sighting | null => {
    const states = statesOf(view.film, id);
    if (view.film.shots.some(({ beings }) => beings.some(({ human, entry }) => human && entry.id === id))) return null;
    // What an animal's states tell is mostly how its acts ended: it has landed, it is out of breath.
    const acted = view.film.screenplay.cast.some((entry) => entry.id === id && entry.kind === "animal");
    // One state alone tells how a shot ends, and counts where the thing is seen to turn into it.
    const turned = view.film.shots.some(({ beings }) => beings.some((each) => each.entry.id === id && turnsInto(each)));
    if (states.length < 2 || (acted && !turned))
      return view.shot.changes === null ? null : { evidence: `now: ${state}`, weight: turned ? 0.3 : 0.12 };
    // The first state is only where it starts.
    const first = states[0] === state ? 0.7 : 1;
    return { evidence: `now: ${states.join(" → ")}`, weight: Math.min(0.46, 0.3 + 0.04 * states.length) * first };
  });
  const posed = view.beings.map((being): Sighting | null => {
    const weight = changing[being.present.doing];
    return weight === undefined ? null : { evidence: tells(being, view), weight };
  });
  return heaviest([...told, ...posed]);
};

/** Acts of people, when something else does them. */
const humanActs: ReadonlySet<Pose> = new Set([
  "read",
  "write",
  "speak",
  "sing",
  "dance",
  "cook",
  "drink",
  "laugh",
  "cry",
  "wave",
  "embrace",
  "kiss",
  "drive",
]);
const bodilyActs: ReadonlySet<Pose> = new Set(["run", "walk", "jump", "swim", "eat", "fight", "play"]);

const invented = (view: ShotView, being: Being): Sighting | null => {
  const { entry, present, classes, creatures, human } = being;
  const evidence = tells(being, view);
  if (creatures > 1 && entry.count === 1) return { evidence: entry.name, weight: 0.52 };
  if (classes.has("imagined")) return { evidence: entry.name, weight: 0.32 };
  if (human) return null;
  const { doing } = present;
  const wrongElement =
    (doing === "fly" && !classes.has("wings") && entry.kind === "animal") ||
    (doing === "swim" && classes.has("wings") === false && classes.has("landscape")) ||
    (classes.has("swimmer") && (doing === "walk" || doing === "run" || doing === "dance"));
  if (wrongElement) return { evidence, weight: 0.46 };
  const acts = humanActs.has(doing) && !(entry.kind === "vehicle" && doing === "drive");
  const alive = entry.kind === "object" && bodilyActs.has(doing);
  return acts || alive ? { evidence, weight: entry.kind === "animal" ? 0.4 : 0.32 } : null;
};

/** Parts of creatures that are told one by one are put together into one. */
const assembled = (view: ShotView): Sighting | null => {
  const parts = view.film.screenplay.props.filter(({ id }) =>
    view.film.shots.some(({ things }) => things.some(({ entry, creatures }) => entry.id === id && creatures > 0)),
  );
  const here = view.things.find(({ creatures }) => creatures > 0);
  const onAnother = view.beings.some(({ entry }) => entry.kind === "animal");
  return here === undefined
    ? null
    : { evidence: here.entry.name, weight: parts.length > 1 ? 0.44 : onAnother ? 0.36 : 0.2 };
};

const crowded = (view: ShotView): Sighting | null => {
  const kinds = view.beings.length + view.things.length;
  const first = view.beings[0]?.entry.name;
  return kinds < 4 || first === undefined
    ? null
    : {
        evidence: `${first} and ${kinds - 1} more`,
        weight: Math.min(0.34, 0.1 + 0.04 * kinds) * sceneShown[view.shot.framing],
      };
};

const lettered = (view: ShotView): Sighting | null => {
  const writing = view.beings.find(({ present }) => present.doing === "write" || present.doing === "read");
  const name = nameWith(view, ["letters"]);
  const near = { ...surfaceShown, wide: 0.4, extreme_wide: 0.2 }[view.shot.framing];
  return heaviest([
    writing === undefined ? null : { evidence: tells(writing, view), weight: 0.34 * near },
    name === null ? null : { evidence: name, weight: 0.27 * near },
  ]);
};

const logo = (view: ShotView): Sighting | null => {
  const product = view.beings.find(({ entry }) => entry.kind === "product");
  if (product === undefined) return null;
  const base = view.film.brandProduct ? 0.42 : 0.16;
  return {
    evidence: `${product.entry.name}: product`,
    weight: base * surfaceShown[view.shot.framing] * underMove(view) * (product.present.faces === "away" ? 0.4 : 1),
  };
};

export const pictureSigns: readonly ShotSign[] = [
  {
    factor: "exact_count",
    dimension: "Instance_Preservation",
    seen: (view) => heaviest(view.beings.map((being) => counted(view, being))),
    mitigation: "Show fewer; let sound stand for the rest.",
    remedies: [closer, insert],
  },
  {
    factor: "hard_material",
    dimension: "Material",
    seen: material,
    mitigation: "Macro, slow, with a locked camera.",
    remedies: [lockedCamera, empty, wider],
  },
  {
    factor: "heat_and_cold",
    dimension: "Thermotics",
    seen: hotOrCold,
    mitigation: "Show the state, not the change.",
    remedies: [empty, wider, settle],
  },
  {
    factor: "changing_looks",
    dimension: "Dynamic_Attribute",
    seen: attribute,
    mitigation: "Cut between the two states.",
    remedies: [empty, settle],
  },
  {
    factor: "unlikely_being",
    dimension: "Composition",
    seen: (view) => heaviest([...view.beings.map((being) => invented(view, being)), assembled(view), crowded(view)]),
    mitigation: "Draw it once as a reference still, and keep one subject in the picture.",
    remedies: [closer, empty, settle],
  },
  {
    factor: "readable_text",
    dimension: "text_legibility",
    seen: lettered,
    mitigation: "Film a clean plate and set the text in the edit.",
    remedies: [unmarked, wider, settle],
  },
  {
    factor: "logo_and_label",
    dimension: "logo_fidelity",
    seen: logo,
    mitigation: "Use the product's reference and composite the logo.",
    remedies: [turnLabel, wider, lockedCamera],
  },
];
