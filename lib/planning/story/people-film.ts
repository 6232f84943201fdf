import type { ElementCard } from "#lib/contract/element.ts";
import { headlinedProduct } from "#lib/planning/intent/headline.ts";
import { nearCard } from "#lib/planning/intent/near-card.ts";
import { nounsOf } from "#lib/planning/intent/units.ts";
import type { ActionPhrase, Reading, Subject } from "#lib/planning/reading.ts";
import { tellsItself } from "./weather-deeds.ts";
import { mentions } from "./words.ts";
import { matterOf, scriptOf, type Matter, type PickScript } from "./deeds.ts";

/** Somebody or something that the film needs and the intent does not name: `a mender`. */
const implied = (name: string, elements: readonly ElementCard[], person: boolean): Subject => {
  const nouns = nounsOf(elements);
  const core = name.replace(
    /(?<=\s\S+)\s+(?:on|in|at|with|of|behind|under|from|for|left|who|that|without|\p{L}{2,}ing)(?:\s.*)?$/u,
    "",
  );
  const words = core.replace(/^(?:an?|the|two|three|some)\s+/i, "").split(" ");
  const head = words.at(-1) ?? name;
  const own = nouns.words.exact.get(words.join(" ")) ?? nouns.words.exact.get(head);
  const card =
    own ?? (person ? nouns.byId.get("person") : nearCard(head, nouns)) ?? nouns.byId.get("box") ?? elements[0];
  if (card === undefined) throw new Error("There is no element that could stand for anything.");
  return {
    phrase: core,
    stands_for: name,
    head,
    element: card.id,
    match: own === undefined ? "near" : "exact",
    kind: card.kind,
    count: 1,
    adjectives: words.slice(0, -1),
    colour: null,
    animate: card.kind === "person" || card.kind === "animal",
    span: { start: 0, end: 0 },
  };
};

const being = (subject: Subject): boolean => subject.animate || subject.kind === "person" || subject.kind === "animal";

/** "everything you need": whom a tagline speaks to does nothing in the film. */
const withoutAddress = (reading: Reading): Reading =>
  headlinedProduct(reading) === null
    ? reading
    : {
        ...reading,
        actions: reading.actions.filter(
          ({ subject }) => subject === null || reading.subjects[subject]?.stands_for == null,
        ),
      };

/** The reading with those the film needs and the text leaves unsaid, and the matter that a noun names. */
export const peopleFilm = (
  said: Reading,
  elements: readonly ElementCard[],
  pick: PickScript,
  aboutThings: boolean,
): { reading: Reading; matter: Matter | null } => {
  const reading = withoutAddress(said);
  const subjects = [...reading.subjects];
  const add = (subject: Subject): number => subjects.push(subject) - 1;
  const scripts = reading.actions.flatMap((action) => scriptOf(reading, action, pick) ?? []);
  const announced = headlinedProduct(reading) !== null;
  const goods =
    announced ||
    (aboutThings && subjects.some(({ kind }) => kind === "product" || kind === "object" || kind === "food"));
  const matter = reading.actions.length > 0 || goods ? null : matterOf(reading, pick);
  // What a deed without a doer is done to cannot do it: fold a paper crane.
  const undergoes = (subject: Subject) =>
    reading.actions.some((action) => action.subject === null && mentions(action.phrase, subject.head));
  const somebody = subjects.findIndex(
    (subject) => being(subject) && subject.match !== "fallback" && !undergoes(subject),
  );

  if (matter !== null) {
    const doer = somebody === -1 ? add(implied(matter.script.doer, elements, true)) : somebody;
    const something = subjects.some(
      (subject, index) =>
        index !== doer && index !== matter.named && ["object", "product", "food"].includes(subject.kind),
    );
    if (matter.script.token !== undefined && (matter.fable || !something))
      add(implied(matter.script.token, elements, false));
    return { reading: { ...reading, subjects }, matter };
  }
  const [script] = scripts;
  const claimable = (action: ActionPhrase) => action.subject === null && !tellsItself(reading, action);
  const unclaimed = reading.actions.some(claimable);
  if (script === undefined || !unclaimed) return { reading, matter };
  // Goods are shown by themselves; nobody is made up beside them.
  const sold = reading.intent.product !== null || goods;
  if (somebody === -1 && sold) {
    const thing = subjects.findIndex(({ phrase, kind }) => phrase === reading.intent.product || kind === "product");
    const actions = reading.actions.filter(
      (action) => !claimable(action) || !/^(?:launch|introduc|present|announc)/iu.test(action.verb),
    );
    return {
      reading: {
        ...reading,
        actions: actions.map((action) => (claimable(action) && thing !== -1 ? { ...action, subject: thing } : action)),
      },
      matter,
    };
  }
  const doer = somebody === -1 ? add(implied(script.doer, elements, true)) : null;
  const actions = reading.actions.map((action) => (claimable(action) ? { ...action, subject: doer } : action));
  return { reading: { ...reading, subjects, actions }, matter };
};
