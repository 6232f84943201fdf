import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import type { AirName } from "./airs.ts";

/** Which air an element brings along; the first that matches speaks for a shot's ground. */
const places: readonly (readonly [air: AirName, elements: string])[] = [
  ["underwater", "underwater whale shark jellyfish octopus fish submarine"],
  ["space", "space planet spaceship asteroid satellite moonscape mars stars ufo cockpit"],
  ["waves", "sea beach cliff lighthouse ship ship_deck island"],
  ["lapping", "harbour boat jetty lake canoe sailboat swamp heron duck swan"],
  ["stream", "river waterfall fountain canyon viaduct well"],
  ["cafe", "cafe cafe_terrace bar diner restaurant bakery boutique"],
  [
    "crowd",
    "stadium concert nightclub crowd market market_hall medina supermarket subway_station platform town_square",
  ],
  ["machines", "factory works warehouse server_room train_cabin forge garage lab"],
  ["workshop", "workshop anvil easel sewing_machine"],
  ["kitchen", "kitchen pan soup blender washing_machine"],
  ["clock", "living_room bedroom library attic hourglass clock bookshop"],
  ["office", "office boardroom classroom laptop keyboard typewriter courtroom"],
  [
    "city",
    "city street neon_street new_york future_city japanese_street brick_street alley road bridge skyscraper car bus truck tram old_city",
  ],
  ["forest", "forest jungle tree pine bamboo palm orchard cabin"],
  [
    "meadow",
    "field garden hills plain grass village_street barn greenhouse flower bush tractor courtyard cemetery hen_house",
  ],
  ["wind", "mountains dunes snowfield iceberg volcano desert temple castle ruins cave tent"],
];

/** Which airs are heard in each shot, the ground of the place first. */
export const airsOfShots = (plan: ScenePlan): Set<AirName>[] =>
  plan.shots.map((shot) => {
    const drawn =
      plan.depth_layers.find(({ shot_id }) => shot_id === shot.shot_id)?.layers.flatMap((layer) => layer.drawn_as) ??
      [];
    const elements = new Set(drawn.map(({ element }) => element));
    const heard = new Set<AirName>();
    const { weather, time_of_day } = plan.intent;
    if (weather === "rain" || weather === "storm") heard.add("rain");
    if (weather === "storm") heard.add("gale");
    if (weather === "wind" || weather === "dust") heard.add("wind");
    if (weather === "snow") heard.add("still_snow");
    const night = time_of_day === "night" || shot.continuity.time_of_day === "night" || elements.has("moon");
    for (const [air, names] of places)
      if (heard.size < 3 && names.split(" ").some((name) => elements.has(name))) {
        heard.add(night && (air === "forest" || air === "meadow") ? "night_field" : air);
        break;
      }
    if (drawn.some(({ motion, element }) => motion === "burn" || element === "fire")) heard.add("fire");
    if (heard.size === 0) heard.add("room");
    return heard;
  });
