import bakery from "#data/elements/solids/bakery.json" with { type: "json" };
import blades from "#data/elements/solids/blades.json" with { type: "json" };
import crafts from "#data/elements/solids/crafts.json" with { type: "json" };
import dairy from "#data/elements/solids/dairy.json" with { type: "json" };
import dishes from "#data/elements/solids/dishes.json" with { type: "json" };
import drinks from "#data/elements/solids/drinks.json" with { type: "json" };
import fire from "#data/elements/solids/fire.json" with { type: "json" };
import fruit from "#data/elements/solids/fruit.json" with { type: "json" };
import garden from "#data/elements/solids/garden.json" with { type: "json" };
import growing from "#data/elements/solids/growing.json" with { type: "json" };
import handy from "#data/elements/solids/handy.json" with { type: "json" };
import home from "#data/elements/solids/home.json" with { type: "json" };
import instruments from "#data/elements/solids/instruments.json" with { type: "json" };
import keepsakes from "#data/elements/solids/keepsakes.json" with { type: "json" };
import optics from "#data/elements/solids/optics.json" with { type: "json" };
import pictures from "#data/elements/solids/pictures.json" with { type: "json" };
import sound from "#data/elements/solids/sound.json" with { type: "json" };
import tools from "#data/elements/solids/tools.json" with { type: "json" };
import toys from "#data/elements/solids/toys.json" with { type: "json" };
import treasures from "#data/elements/solids/treasures.json" with { type: "json" };
import yard from "#data/elements/solids/yard.json" with { type: "json" };

/** Files of sculpted goods, a family each. */
export const solidFiles: Readonly<Record<string, unknown>> = {
  bakery,
  blades,
  crafts,
  dairy,
  dishes,
  drinks,
  fire,
  fruit,
  garden,
  growing,
  handy,
  home,
  instruments,
  keepsakes,
  optics,
  pictures,
  sound,
  tools,
  toys,
  treasures,
  yard,
};
