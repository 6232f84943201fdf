import actionKinetic from "#data/modes/action_kinetic.json" with { type: "json" };
import animatedWorld from "#data/modes/animated_world.json" with { type: "json" };
import brandAnthem from "#data/modes/brand_anthem.json" with { type: "json" };
import comedyBeat from "#data/modes/comedy_beat.json" with { type: "json" };
import documentaryVerite from "#data/modes/documentary_verite.json" with { type: "json" };
import explainerDemo from "#data/modes/explainer_demo.json" with { type: "json" };
import fashionEditorial from "#data/modes/fashion_editorial.json" with { type: "json" };
import musicRhythm from "#data/modes/music_rhythm.json" with { type: "json" };
import narrativeDrama from "#data/modes/narrative_drama.json" with { type: "json" };
import placeJourney from "#data/modes/place_journey.json" with { type: "json" };
import productHero from "#data/modes/product_hero.json" with { type: "json" };
import suspenseNoir from "#data/modes/suspense_noir.json" with { type: "json" };
import trailerTease from "#data/modes/trailer_tease.json" with { type: "json" };
import ugcTestimonial from "#data/modes/ugc_testimonial.json" with { type: "json" };
import { directorModes, framings, roles, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { modeCard, type ModeCard } from "./mode.ts";

const inUnit = (value: number) => value >= 0 && value <= 1;
const inHue = (value: number) => value >= 0 && value < 360;

/** What is wrong with a card, one sentence each; empty when it is well formed. */
export function faultsOf(card: ModeCard): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  for (const count of [3, 4, 5] as const) {
    const sequence = card.roles[count];
    demand(sequence.length === count, `roles[${count}] has ${sequence.length} roles`);
    demand(sequence[0] === "hook" || sequence[0] === "setup", `roles[${count}] starts with ${sequence[0]}`);
  }
  for (const role of roles) {
    demand(card.framings[role].length > 0, `no framing for ${role}`);
    demand(card.movements[role].length > 0, `no movement for ${role}`);
  }
  for (const framing of framings) {
    const lens_mm = card.lens_mm[framing];
    demand(lens_mm >= 14 && lens_mm <= 200, `lens ${lens_mm} mm for ${framing} is outside 14 to 200`);
  }
  demand(card.angles.length > 0, "no angle");
  demand(card.aperture_f >= 1 && card.aperture_f <= 22, "aperture outside f/1 to f/22");
  demand(card.shutter_angle_deg > 0 && card.shutter_angle_deg <= 360, "shutter angle outside 0 to 360 degrees");
  demand(card.move_speed_mps > 0, "camera speed must be positive");
  demand(card.light.key_to_fill_ratio >= 1, "key to fill ratio below 1");
  demand(card.shot_length_s.min > 0 && card.shot_length_s.min < card.shot_length_s.max, "shot length range is empty");
  demand(
    card.default_duration_s >= card.default_shot_count * card.shot_length_s.min &&
      card.default_duration_s <= card.default_shot_count * card.shot_length_s.max,
    "default duration does not fit the default shots",
  );
  demand(
    Object.values(card.role_weight).every((weight) => weight > 0),
    "a role weight is not positive",
  );
  demand(inHue(card.colour.shadow_hue_deg) && inHue(card.colour.highlight_hue_deg), "a hue is outside 0 to 360");
  demand(inUnit(card.colour.split_toning), "split toning outside 0 to 1");
  demand(card.colour.contrast > 0 && card.colour.saturation >= 0, "contrast or saturation is not a gain");
  const { pad, pulse, percussion, melody, ambience, bpm } = card.sound;
  demand([pad, pulse, percussion, melody, ambience].every(inUnit), "a sound share is outside 0 to 1");
  demand(bpm >= 40 && bpm <= 200, "tempo outside 40 to 200 bpm");
  demand(inUnit(card.checks.most_same_framing_share), "framing share outside 0 to 1");
  const cues = [...card.cues.strong, ...card.cues.weak];
  demand(card.cues.strong.length > 0, "no strong cue");
  demand(
    cues.every((cue) => cue.trim() !== "" && cue === cue.toLowerCase()),
    "a cue is blank or not lower case",
  );
  return faults;
}

/** The catalog in the order of the vocabulary; throws when a card is missing, doubled or ill-formed. */
export function checkedCatalog(cards: readonly ModeCard[]): readonly ModeCard[] {
  for (const card of cards) {
    const faults = faultsOf(card);
    if (faults.length > 0) throw new Error(`Director mode ${card.id} is ill-formed: ${faults.join("; ")}`);
  }
  return directorModes.map((id) => {
    const found = cards.filter((card) => card.id === id);
    if (found.length !== 1) throw new Error(`Director mode ${id} has ${found.length} cards instead of one`);
    return found[0] as ModeCard;
  });
}

const files = {
  narrative_drama: narrativeDrama,
  comedy_beat: comedyBeat,
  suspense_noir: suspenseNoir,
  action_kinetic: actionKinetic,
  trailer_tease: trailerTease,
  documentary_verite: documentaryVerite,
  place_journey: placeJourney,
  music_rhythm: musicRhythm,
  fashion_editorial: fashionEditorial,
  product_hero: productHero,
  brand_anthem: brandAnthem,
  ugc_testimonial: ugcTestimonial,
  explainer_demo: explainerDemo,
  animated_world: animatedWorld,
};

export const modeCards: readonly ModeCard[] = checkedCatalog(
  Object.entries(files).map(([id, file]) => checkedData(`modes/${id}.json`, modeCard, file)),
);

const byId = new Map(modeCards.map((card) => [card.id, card]));

/** The card of a mode. */
export function modeCardOf(id: DirectorMode): ModeCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`No card for director mode ${id}`);
  return card;
}
