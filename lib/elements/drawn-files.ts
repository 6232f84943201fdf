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
  appliances,
  audio,
  bags,
  bottles,
  footwear,
  houses,
  lamps,
  play,
  pots,
  shrines,
  street,
  towers,
  yards,
};
