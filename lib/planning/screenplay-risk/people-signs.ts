import type { Pose } from "#lib/contract/vocabulary.ts";
import { lastSeen, nameWith, shotsWith, statesOf, type Being, type ShotView } from "./film-view.ts";
import { backView, closer, empty, insert, settle, voiceOver, waistUp, wider } from "./remedies.ts";
import {
  bodyShown,
  depthShown,
  faceShown,
  handsShown,
  handWork,
  isAtRest,
  limbWork,
  overTime,
  tells,
  underMove,
} from "./shown.ts";
import { heaviest, type ShotSign, type Sighting } from "./sign.ts";

const people = (view: ShotView): Being[] => view.beings.filter(({ human }) => human);
/** Several bodies are each a chance to fail. */
const manyBodies = ({ entry }: Being): number => Math.min(1.25, 1 + 0.05 * (entry.count - 1));
const style = (view: ShotView): number => (view.film.drawn ? 0.6 : 1);
const turned = ({ present }: Being): number => (present.faces === "away" ? 0.4 : 1);

const bodies = (
  view: ShotView,
  work: Partial<Record<Pose, number>>,
  base: number,
  shown: number,
): (Sighting | null)[] =>
  people(view).map((being) => {
    const share = work[being.present.doing];
    if (share === undefined) return null;
    const weight = base * share * shown * manyBodies(being) * depthShown(being) * style(view) * overTime(view);
    return { evidence: tells(being, view), weight };
  });

/** Acts that need two people, and how hard each is. */
const sharedActs: Partial<Record<Pose, number>> = {
  embrace: 0.48,
  kiss: 0.48,
  fight: 0.44,
  give: 0.42,
  take: 0.36,
  dance: 0.3,
  work: 0.36,
  push: 0.36,
  pull: 0.36,
  hold: 0.34,
  touch: 0.34,
  carry: 0.42,
};

const contact = (view: ShotView, being: Being): Sighting | null => {
  const { touches, holds, doing } = being.present;
  const partner = people(view).find(
    (other) => other !== being && (other.entry.id === touches || other.entry.id === holds),
  );
  const handing = people(view).length > 1 && (doing === "give" || doing === "take");
  // Two who are told as one do what they do with each other.
  const inGroup = being.entry.count === 2 && !isAtRest(being);
  if (partner === undefined && !handing && !inGroup) return null;
  const near = { ...bodyShown, insert: 1, close: 0.8, medium_close: 0.95 }[view.shot.framing];
  return {
    evidence: `${tells(being, view)}${partner === undefined ? "" : `, touches: ${partner.entry.name}`}`,
    weight: (sharedActs[doing] ?? 0.3) * near * depthShown(being) * overTime(view),
  };
};

/** The only one whom a film has is looked at the more. */
const alone = ({ film }: ShotView): number => (film.screenplay.cast.length === 1 ? 1.3 : 1);

const dressed = (view: ShotView, being: Being): Sighting | null => {
  const { entry, present } = being;
  const returns = shotsWith(view.film, entry.id) > 1;
  const fashion = view.film.mode === "fashion_editorial";
  const cloth = nameWith(view, ["garment", "cloth", "collection"]);
  const worn = entry.wardrobe !== "" || (entry.drawn_as?.wears.length ?? 0) > 0;
  const busy = present.doing in limbWork;
  // Of whom nobody says what they wear, clothes are looked at where the whole body moves and comes again.
  if (!worn && !fashion && cloth === null && !(returns && busy)) return null;
  const moving = busy ? 1.1 : 1;
  const base =
    (fashion ? 0.32 : worn || cloth === null ? 0.17 : 0.1) + (cloth === null ? 0 : 0.1) + (returns ? 0.02 : 0);
  const shown = { ...bodyShown, insert: 0.6, close: 0.75, medium_close: 0.8, extreme_close: 0.7 }[view.shot.framing];
  return {
    evidence: `wardrobe: ${entry.wardrobe || cloth || entry.name}`,
    weight: base * shown * moving * style(view) * alone(view),
  };
};

const changedClothes = (view: ShotView, being: Being): Sighting | null => {
  const states = statesOf(view.film, being.entry.id);
  const now = view.states.find(({ id }) => id === being.entry.id)?.state;
  const garments = view.things.some(({ classes }) => classes.has("garment") || classes.has("cloth"));
  if (now === undefined || states.length < 2 || !(garments || view.film.mode === "fashion_editorial")) return null;
  return { evidence: `now: ${now}`, weight: 0.46 * { ...bodyShown, close: 0.8 }[view.shot.framing] };
};

const speaking: Partial<Record<Pose, number>> = { sing: 0.36, speak: 0.3, laugh: 0.14, cry: 0.14 };
const mouth = (view: ShotView, being: Being): Sighting | null => {
  const line = view.shot.dialogue.find(({ who }) => who === being.entry.id)?.line;
  const base = line === undefined ? (speaking[being.present.doing] ?? 0) : 0.5;
  const many = being.entry.count > 2 ? 0.75 : 1;
  return base === 0
    ? null
    : {
        evidence: line === undefined ? tells(being, view) : `dialogue: ${line}`,
        weight: base * many * faceShown[view.shot.framing] * turned(being) * depthShown(being) * style(view),
      };
};

export const peopleSigns: readonly ShotSign[] = [
  {
    factor: "hands_at_work",
    dimension: "Human_Anatomy",
    seen: (view) => heaviest(bodies(view, handWork, 0.38, handsShown[view.shot.framing])),
    mitigation: "Keep the hands out of the picture, or show what they made.",
    remedies: [waistUp, wider, settle, empty],
  },
  {
    factor: "limbs_in_motion",
    dimension: "Human_Anatomy",
    seen: (view) => heaviest(bodies(view, limbWork, 0.42, bodyShown[view.shot.framing] * underMove(view))),
    mitigation: "Frame from the waist up, or far away.",
    remedies: [waistUp, wider, settle],
  },
  {
    factor: "same_person_again",
    dimension: "Human_Identity",
    seen: (view) =>
      heaviest(
        people(view).map((being) => {
          const times = shotsWith(view.film, being.entry.id);
          if (times < 2 || being.entry.count > 3) return null;
          const known = lastSeen(view, being.entry.id) === null ? 0.9 : 1;
          const weight = (0.16 + 0.025 * times) * faceShown[view.shot.framing] * turned(being) * depthShown(being);
          return { evidence: `${being.entry.name}: in ${times} shots`, weight: weight * known * style(view) };
        }),
      ),
    mitigation: "Attach the character's reference; use a back view where the face is not needed.",
    remedies: [backView, wider, insert],
  },
  {
    factor: "clothes_drift",
    dimension: "Human_Clothes",
    seen: (view) => heaviest(people(view).map((being) => dressed(view, being))),
    mitigation: "Plain cloth in one colour, and a reference of it.",
    remedies: [closer, wider],
  },
  {
    factor: "clothes_change",
    dimension: "Human_Clothes",
    seen: (view) => heaviest(people(view).map((being) => changedClothes(view, being))),
    mitigation: "One outfit a clip, each with its reference.",
    remedies: [closer, wider],
  },
  {
    factor: "contact_between_people",
    dimension: "Human_Interaction",
    seen: (view) => heaviest(people(view).map((being) => contact(view, being))),
    mitigation: "Cut before the contact and show what it leaves.",
    remedies: [settle, closer, wider],
  },
  {
    factor: "speech_on_camera",
    dimension: "lip_sync",
    seen: (view) => heaviest(people(view).map((being) => mouth(view, being))),
    mitigation: "Let the line be heard as voice-over, the face turned away.",
    remedies: [voiceOver, backView, wider],
  },
];
