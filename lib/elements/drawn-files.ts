import trucks from "#data/elements/drawn/trucks.json" with { type: "json" };
import trains from "#data/elements/drawn/trains.json" with { type: "json" };
import cycles from "#data/elements/drawn/cycles.json" with { type: "json" };
import cars from "#data/elements/drawn/cars.json" with { type: "json" };
import boats from "#data/elements/drawn/boats.json" with { type: "json" };
import aircraft from "#data/elements/drawn/aircraft.json" with { type: "json" };
import watches from "#data/elements/drawn/watches.json" with { type: "json" };
import screens from "#data/elements/drawn/screens.json" with { type: "json" };
import garments from "#data/elements/drawn/garments.json" with { type: "json" };
import furniture from "#data/elements/drawn/furniture.json" with { type: "json" };
import boxes from "#data/elements/drawn/boxes.json" with { type: "json" };
import fronts from "#data/elements/drawn/fronts.json" with { type: "json" };
import houses from "#data/elements/drawn/houses.json" with { type: "json" };
import shrines from "#data/elements/drawn/shrines.json" with { type: "json" };
import yards from "#data/elements/drawn/yards.json" with { type: "json" };
import towers from "#data/elements/drawn/towers.json" with { type: "json" };
import street from "#data/elements/drawn/street.json" with { type: "json" };
import lamps from "#data/elements/drawn/lamps.json" with { type: "json" };
import audio from "#data/elements/drawn/audio.json" with { type: "json" };
import appliances from "#data/elements/drawn/appliances.json" with { type: "json" };
import bags from "#data/elements/drawn/bags.json" with { type: "json" };
import bottles from "#data/elements/drawn/bottles.json" with { type: "json" };
import footwear from "#data/elements/drawn/footwear.json" with { type: "json" };
import play from "#data/elements/drawn/play.json" with { type: "json" };
import pots from "#data/elements/drawn/pots.json" with { type: "json" };

/** Files of drawn goods, a family each. */
export const drawnFiles: Readonly<Record<string, unknown>> = {
  aircraft,
  appliances,
  audio,
  bags,
  boats,
  bottles,
  boxes,
  cars,
  cycles,
  footwear,
  fronts,
  furniture,
  garments,
  houses,
  lamps,
  play,
  pots,
  screens,
  shrines,
  street,
  towers,
  trains,
  trucks,
  watches,
  yards,
};
