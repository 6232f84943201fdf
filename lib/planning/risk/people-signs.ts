import {
  attachReference,
  backView,
  closer,
  insert,
  lockedCamera,
  reword,
  shorter,
  silhouette,
  turnedAway,
  waistUp,
  wider,
} from "./remedies.ts";
import {
  bodyShown,
  faceShown,
  memberSpan,
  overTime,
  quick,
  sceneShown,
  spanIn,
  spanOfAction,
  underMove,
  type RiskView,
} from "./risk-view.ts";
import { sighting, type RiskSign } from "./sign.ts";

const hands =
  /\b(?:hands?|fingers?|fists?|palms?|thumbs?|knits?|knitting|sews?|sewing|typ(?:e|es|ing)|juggl\w+|claps?|clapping|braids?|kneads?|kneading|carv(?:e|es|ing)|plays? (?:the |a )?(?:piano|guitar|violin|cello|drums?|harp|flute))\b/i;
const limbs =
  /\b(?:legs?|feet|foot|arms?|runs?|running|sprints?|danc(?:e|es|ing|er|ers)|gymnast\w*|acrobat\w*|yoga|climb(?:s|ing)?|jump(?:s|ing)?|box(?:es|er|ing)|skat(?:e|es|ing|er)|somersault\w*|cartwheels?)\b/i;
const limbMotions: ReadonlySet<string> = new Set(["run", "dance", "reach", "work", "kneel"]);
const gaits =
  /\b(?:gallop\w*|trot\w*|cantering|legs?|paws?|hooves|hoofs|prowl\w*|scamper\w*|runs?|running|walks?|walking|leap\w*|jump\w*|race[sd]?|racing|crawl\w*)\b/i;

const patterned =
  /\b(?:patterned|striped|stripes|checked|checkered|plaid|tartan|polka[- ]dot(?:ted)?|floral|embroider\w+|sequin(?:s|ned)?|paisley|lace)\b/i;
const garments =
  /\b(?:kimonos?|saris?|uniforms?|armou?r|gowns?|dress(?:es)?|costumes?|veils?|robes?|ballgown|wedding dress|suits? of armou?r|jewel(?:le)?ry)\b/i;

const contact =
  /\b(?:hugs?|hugging|embrac(?:e|es|ing)|kiss(?:es|ing)?|handshakes?|shak(?:e|es|ing) hands|hold(?:s|ing)? hands|fight(?:s|ing)?|wrestl(?:e|es|ing)|duels?|pass(?:es|ing)? (?:the|a|her|him|them) |hand(?:s|ing)? (?:over|the|a|her|him)|lift(?:s|ing)? (?:him|her|them|the child|a child)|carr(?:y|ies|ying) (?:him|her|a child|the child)|danc(?:e|es|ing) together|spins? together|tackl(?:e|es|ing)|high[- ]fives?|tug of war|arm[- ]wrestl\w+)\b/i;
const beforeContact: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hugs?|embraces?|kisses)\b/i, "steps toward"],
  [/\b(?:hugging|embracing|kissing)\b/i, "stepping toward"],
  [/\bhug|embrace|kiss\b/i, "step toward"],
  [/\b(?:shakes?|shaking) hands(?: with)?\b/i, "nods to"],
  [/\b(?:fights?|wrestles?|duels?|tackles?)\b/i, "faces"],
  [/\b(?:passes|hands over)\b/i, "holds out"],
  [/\bhands(?= (?:the|a|her|him) )/i, "holds out"],
];
const contactWords = new RegExp(beforeContact.map(([pattern]) => pattern.source).join("|"), "i");

const speech =
  /\b(?:says?|saying|speaks?|speaking|talks?|talking|sings?|singing|tells?|telling|shouts?|shouting|whispers?|whispering|explains?|explaining|recites?|argues?|arguing|announces?|laughs?|laughing|interview\w*|podcaster|presenter)\b/i;

const livingPerson = (view: RiskView): boolean => view.people > 0 && !view.drawn;
const unlit = (view: RiskView): number => (view.shot.continuity.key_light_side === "back" ? 0.6 : 1);
const facing = (view: RiskView): number => (view.shot.continuity.screen_direction === "away" ? 0.35 : 1);

export const peopleSigns: readonly RiskSign[] = [
  {
    factor: "hands_at_work",
    dimension: "Human_Anatomy",
    seen: (view) => {
      const shown = { ...bodyShown, insert: 1.15, extreme_close: 1.1, close: 0.75 }[view.shot.framing];
      return livingPerson(view) ? sighting(spanIn(view, hands), 0.38 * shown * unlit(view) * overTime(view)) : null;
    },
    mitigation: "Hide the hands, or show what they made.",
    remedies: [waistUp, wider, silhouette, shorter],
  },
  {
    factor: "limbs_in_motion",
    dimension: "Human_Anatomy",
    seen: (view) => {
      if (!livingPerson(view)) return null;
      const action = view.actions.find((each) => limbMotions.has(each.motion));
      const evidence = spanIn(view, limbs) ?? (action === undefined ? null : spanOfAction(view, action));
      return sighting(evidence, 0.28 * bodyShown[view.shot.framing] * unlit(view) * overTime(view) * underMove(view));
    },
    mitigation: "Frame from the waist up, or show a silhouette.",
    remedies: [waistUp, wider, silhouette, lockedCamera],
  },
  {
    factor: "legs_of_animals",
    dimension: "Motion_Rationality",
    seen: (view) => {
      const animals = view.members.filter((member) => member.kind === "animal");
      const [first] = animals;
      if (first === undefined || view.drawn) return null;
      const moving = [...view.motions].some((motion) => quick.has(motion) || motion === "walk");
      const herd = Math.min(1.3, 1 + 0.06 * animals.reduce((sum, member) => sum + member.count - 1, 0));
      const evidence = spanIn(view, gaits) ?? (moving ? memberSpan(view, first) : null);
      return sighting(evidence, 0.26 * herd * bodyShown[view.shot.framing] * unlit(view) * overTime(view));
    },
    mitigation: "Show head and shoulders, grass to the knee, or the tracks left behind.",
    remedies: [closer, wider, silhouette, shorter],
  },
  {
    factor: "same_person_again",
    dimension: "Human_Identity",
    seen: (view) => {
      const [first] = view.returning;
      if (first === undefined || view.drawn) return null;
      const bound = view.returning.every(
        ({ ref_id }) => ref_id === null || view.shot.attached_ref_ids.includes(ref_id),
      );
      const weight = 0.26 * faceShown[view.shot.framing] * facing(view) * unlit(view) * (bound ? 0.75 : 1.15);
      return sighting(memberSpan(view, first), weight);
    },
    mitigation: "Attach the character reference; use a back view where the face is not needed.",
    remedies: [attachReference, backView, silhouette, wider],
  },
  {
    factor: "clothes_drift",
    dimension: "Human_Clothes",
    seen: (view) => {
      if (!livingPerson(view)) return null;
      const cloth = { ...bodyShown, close: 0.4, medium_close: 0.7 }[view.shot.framing];
      return (
        sighting(spanIn(view, patterned), 0.24 * cloth * overTime(view)) ??
        sighting(spanIn(view, garments), 0.14 * cloth * overTime(view))
      );
    },
    mitigation: "Plain cloth, one colour.",
    remedies: [reword("Plain cloth, one colour.", patterned, "plain"), closer, wider],
  },
  {
    factor: "contact_between_people",
    dimension: "Human_Interaction",
    seen: (view) => {
      const shown = { ...sceneShown, close: 0.75, medium_close: 0.9, medium: 1, wide: 0.7, extreme_wide: 0.45 };
      return sighting(
        view.people === 0 && view.phrases.length === 0 ? null : spanIn(view, contact),
        0.42 * shown[view.shot.framing] * unlit(view) * overTime(view),
      );
    },
    mitigation: "Cut before the contact; show an insert of the object instead.",
    remedies: [
      reword("Cut before the contact.", contactWords, (found) => {
        const [, instead] = beforeContact.find(([pattern]) => pattern.test(found)) ?? [];
        return instead ?? found;
      }),
      insert,
      wider,
    ],
  },
  {
    factor: "speech_on_camera",
    dimension: "lip_sync",
    seen: (view) => {
      if (view.people === 0) return null;
      const direct =
        view.speaksToCamera && view.shot.framing !== "insert"
          ? view.members.find((m) => m.kind === "person")
          : undefined;
      const evidence = spanIn(view, speech) ?? (direct === undefined ? null : memberSpan(view, direct));
      const spoken = view.shot.caption === null ? 0.85 : 1.1;
      return sighting(evidence, 0.34 * faceShown[view.shot.framing] * facing(view) * spoken * overTime(view));
    },
    mitigation: "Voice-over; turn the face away.",
    remedies: [turnedAway, wider, insert],
  },
];
