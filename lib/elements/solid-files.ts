import shore from "#data/elements/solids/shore.json" with { type: "json" };
import bakery from "#data/elements/solids/bakery.json" with { type: "json" };
import bakes from "#data/elements/solids/bakes.json" with { type: "json" };
import bathThings from "#data/elements/solids/bath_things.json" with { type: "json" };
import blades from "#data/elements/solids/blades.json" with { type: "json" };
import care from "#data/elements/solids/care.json" with { type: "json" };
import crafts from "#data/elements/solids/crafts.json" with { type: "json" };
import dairy from "#data/elements/solids/dairy.json" with { type: "json" };
import dishes from "#data/elements/solids/dishes.json" with { type: "json" };
import dishesHot from "#data/elements/solids/dishes_hot.json" with { type: "json" };
import drinks from "#data/elements/solids/drinks.json" with { type: "json" };
import electric from "#data/elements/solids/electric.json" with { type: "json" };
import everyday from "#data/elements/solids/everyday.json" with { type: "json" };
import farm from "#data/elements/solids/farm.json" with { type: "json" };
import fire from "#data/elements/solids/fire.json" with { type: "json" };
import fruit from "#data/elements/solids/fruit.json" with { type: "json" };
import fruits from "#data/elements/solids/fruits.json" with { type: "json" };
import furniture from "#data/elements/solids/furniture.json" with { type: "json" };
import garden from "#data/elements/solids/garden.json" with { type: "json" };
import gardenThings from "#data/elements/solids/garden_things.json" with { type: "json" };
import growing from "#data/elements/solids/growing.json" with { type: "json" };
import handTools from "#data/elements/solids/hand_tools.json" with { type: "json" };
import handy from "#data/elements/solids/handy.json" with { type: "json" };
import home from "#data/elements/solids/home.json" with { type: "json" };
import instruments from "#data/elements/solids/instruments.json" with { type: "json" };
import keepsakes from "#data/elements/solids/keepsakes.json" with { type: "json" };
import kitchenThings from "#data/elements/solids/kitchen_things.json" with { type: "json" };
import laundryThings from "#data/elements/solids/laundry_things.json" with { type: "json" };
import meats from "#data/elements/solids/meats.json" with { type: "json" };
import money from "#data/elements/solids/money.json" with { type: "json" };
import optics from "#data/elements/solids/optics.json" with { type: "json" };
import party from "#data/elements/solids/party.json" with { type: "json" };
import personal from "#data/elements/solids/personal.json" with { type: "json" };
import perches from "#data/elements/solids/perches.json" with { type: "json" };
import pictures from "#data/elements/solids/pictures.json" with { type: "json" };
import playground from "#data/elements/solids/playground.json" with { type: "json" };
import playthings from "#data/elements/solids/playthings.json" with { type: "json" };
import snacks from "#data/elements/solids/snacks.json" with { type: "json" };
import sound from "#data/elements/solids/sound.json" with { type: "json" };
import sports from "#data/elements/solids/sports.json" with { type: "json" };
import stationery from "#data/elements/solids/stationery.json" with { type: "json" };
import streetThings from "#data/elements/solids/street_things.json" with { type: "json" };
import sweets from "#data/elements/solids/sweets.json" with { type: "json" };
import tools from "#data/elements/solids/tools.json" with { type: "json" };
import toys from "#data/elements/solids/toys.json" with { type: "json" };
import treasures from "#data/elements/solids/treasures.json" with { type: "json" };
import utensils from "#data/elements/solids/utensils.json" with { type: "json" };
import vegetables from "#data/elements/solids/vegetables.json" with { type: "json" };
import winds from "#data/elements/solids/winds.json" with { type: "json" };
import yard from "#data/elements/solids/yard.json" with { type: "json" };

/** Files of sculpted goods, a family each. */
export const solidFiles: Readonly<Record<string, unknown>> = {
  bakery,
  bakes,
  bath_things: bathThings,
  blades,
  care,
  crafts,
  dairy,
  dishes,
  dishes_hot: dishesHot,
  drinks,
  electric,
  everyday,
  farm,
  fire,
  fruit,
  fruits,
  furniture,
  garden,
  garden_things: gardenThings,
  growing,
  hand_tools: handTools,
  handy,
  home,
  instruments,
  keepsakes,
  kitchen_things: kitchenThings,
  laundry_things: laundryThings,
  meats,
  money,
  optics,
  party,
  personal,
  perches,
  pictures,
  shore,
  playground,
  playthings,
  snacks,
  sound,
  sports,
  stationery,
  street_things: streetThings,
  sweets,
  tools,
  toys,
  treasures,
  utensils,
  vegetables,
  winds,
  yard,
};
