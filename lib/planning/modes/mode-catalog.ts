import { directorModes, framings, roles, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { actionKinetic } from "./action-kinetic.ts";
import { animatedWorld } from "./animated-world.ts";
import { brandAnthem } from "./brand-anthem.ts";
import { comedyBeat } from "./comedy-beat.ts";
import { documentaryVerite } from "./documentary-verite.ts";
import { explainerDemo } from "./explainer-demo.ts";
import { fashionEditorial } from "./fashion-editorial.ts";
import type { ModeCard } from "./mode.ts";
import { musicRhythm } from "./music-rhythm.ts";
import { narrativeDrama } from "./narrative-drama.ts";
import { placeJourney } from "./place-journey.ts";
import { productHero } from "./product-hero.ts";
import { suspenseNoir } from "./suspense-noir.ts";
import { trailerTease } from "./trailer-tease.ts";
import { ugcTestimonial } from "./ugc-testimonial.ts";

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

export const modeCards: readonly ModeCard[] = checkedCatalog([
  narrativeDrama,
  comedyBeat,
  suspenseNoir,
  actionKinetic,
  trailerTease,
  documentaryVerite,
  placeJourney,
  musicRhythm,
  fashionEditorial,
  productHero,
  brandAnthem,
  ugcTestimonial,
  explainerDemo,
  animatedWorld,
]);

const byId = new Map(modeCards.map((card) => [card.id, card]));

/** The card of a mode. */
export function modeCardOf(id: DirectorMode): ModeCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`No card for director mode ${id}`);
  return card;
}
