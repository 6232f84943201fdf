import { waterThings } from "./things/water.ts";
import { vehiclesThings } from "./things/vehicles.ts";
import { toysThings } from "./things/toys.ts";
import { skyThings } from "./things/sky.ts";
import { seaLifeThings } from "./things/sea-life.ts";
import { plantsThings } from "./things/plants.ts";
import { mammalsThings } from "./things/mammals.ts";
import { machinesThings } from "./things/machines.ts";
import { lightsThings } from "./things/lights.ts";
import { insectsThings } from "./things/insects.ts";
import { fireThings } from "./things/fire.ts";
import { cosmeticsThings } from "./things/cosmetics.ts";
import { birdsThings } from "./things/birds.ts";
import { wearThings } from "./things/wear.ts";
import { toolsThings } from "./things/tools.ts";
import { paperThings } from "./things/paper.ts";
import { musicThings } from "./things/music.ts";
import { kitchenThings } from "./things/kitchen.ts";
import { genericThings } from "./things/generic.ts";
import { furnitureThings } from "./things/furniture.ts";
import { foodThings } from "./things/food.ts";
import { drinkThings } from "./things/drink.ts";
import { devicesThings } from "./things/devices.ts";
import { tradeLore } from "./places/trades.ts";
import { hallLore } from "./places/halls.ts";
import { waterLore } from "./places/water.ts";
import { transitLore } from "./places/transit.ts";
import { streetLore } from "./places/streets.ts";
import { landLore } from "./places/land.ts";
import { homeLore } from "./places/homes.ts";
import { heritageLore } from "./places/heritage.ts";
import type { ElementKind } from "#lib/contract/element.ts";
import type { PlaceLore, ThingLore } from "./lore.ts";
import { meaningIndex } from "./meaning-index.ts";

export const thingLores: readonly ThingLore[] = [
  ...birdsThings,
  ...cosmeticsThings,
  ...devicesThings,
  ...drinkThings,
  ...fireThings,
  ...foodThings,
  ...furnitureThings,
  ...genericThings,
  ...insectsThings,
  ...kitchenThings,
  ...lightsThings,
  ...machinesThings,
  ...mammalsThings,
  ...musicThings,
  ...paperThings,
  ...plantsThings,
  ...seaLifeThings,
  ...skyThings,
  ...toolsThings,
  ...toysThings,
  ...vehiclesThings,
  ...waterThings,
  ...wearThings,
];
export const placeLores: readonly PlaceLore[] = [
  ...hallLore,
  ...heritageLore,
  ...homeLore,
  ...landLore,
  ...streetLore,
  ...tradeLore,
  ...transitLore,
  ...waterLore,
];

const thingByNoun = meaningIndex(thingLores, (lore) => lore.nouns, 0.66);
const placeByNoun = meaningIndex(placeLores, (lore) => lore.nouns, 0.6);

const genericThing: Partial<Record<ElementKind, string>> = {
  object: "generic-object",
  symbol: "generic-object",
  product: "generic-product",
  animal: "generic-animal",
  vehicle: "generic-vehicle",
  food: "generic-food",
  plant: "generic-plant",
};
const byId = <T extends { id: string }>(list: readonly T[], id: string | undefined): T | null =>
  list.find((each) => each.id === id) ?? null;

/** What a thing or animal shows of itself: by its English noun, else by the element that draws it, else by its kind. */
export const thingLoreOf = (noun: string, element: string, kind: ElementKind): ThingLore | null =>
  thingByNoun(noun)[0] ?? thingByNoun(element.replaceAll("_", " "))[0] ?? byId(thingLores, genericThing[kind]);

/** What lives in a place: by the words of its English name, else by what draws it, else by whether it has a roof. */
export const placeLoreOf = (noun: string, elements: readonly string[], interior: boolean): PlaceLore | null => {
  const words = noun.replace(/[“”"]/gu, "").split(" ").toReversed();
  const pairs = words.slice(1).map((word, at) => `${word} ${words[at] ?? ""}`);
  for (const name of [...pairs, ...words]) {
    const [own] = placeByNoun(name);
    if (own !== undefined && own.nouns.split(" ").includes(name.toLowerCase().replaceAll(" ", "-"))) return own;
  }
  for (const element of elements.toReversed()) {
    const [near] = placeByNoun(element.replaceAll("_", " "));
    if (near !== undefined) return near;
  }
  return byId(placeLores, interior ? "generic-interior" : "generic-outdoors");
};

const alive = [...mammalsThings, ...birdsThings, ...seaLifeThings, ...insectsThings];
const lifeless: ReadonlySet<string> = new Set(
  thingLores.filter((lore) => !alive.includes(lore)).flatMap(({ nouns }) => nouns.split(/\s+/u)),
);

/** Whether an English noun (`coffee grinder`) is known to name a thing without life. */
export const isThingNoun = (noun: string): boolean => lifeless.has(noun.replaceAll(" ", "-"));
