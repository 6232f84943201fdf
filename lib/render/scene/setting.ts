import type { ActRoom } from "./acts/act-room.ts";
import { elementOf } from "./elements/element-catalog.ts";
import type { GroundMaterial } from "#lib/contract/vocabulary.ts";
import type { Head, SceneElement } from "./elements/scene-element.ts";
import type { ScenePlan } from "./scene-plan.ts";
import type { Surroundings } from "./surroundings.ts";

type Item = ScenePlan["depth_layers"][number]["layers"][number]["drawn_as"][number];
type Layer = ScenePlan["depth_layers"][number]["layers"][number];

/** One thing of a layer with the element that draws it. */
export interface Cast {
  item: Item;
  layer: Layer;
  element: SceneElement;
  /** Metres from the camera at the shot's start; Infinity in the sky. */
  distance_m: number;
  /** Where its head is as it holds itself in this shot; only of who is seen from near. */
  head?: Head;
}

/** The kind of place a shot plays in, read from its layers. */
export interface Setting {
  surroundings: Surroundings;
  casts: Cast[];
  /** Ground from the lens outwards; the last reaches to the horizon. */
  ground: { material: GroundMaterial; near_m: number; far_m: number }[];
  /** Where land ends and water begins, metres; null without a shore. */
  shore_m: number | null;
  /** Metres to a room's wall; null outdoors. */
  wall_m: number | null;
  starry: boolean;
  /** What of the world must be in the frame for what happens to be seen; absent where nothing does. */
  act?: ActRoom;
  /** Whether what the shot is about falls to the floor, or lies there: it is not shown on a table. */
  floor?: boolean;
}

const afloat = new Set(["boat", "sailboat", "canoe", "ship", "whale", "shark", "iceberg"]);
const snowedOver = new Set<GroundMaterial>(
  "grass leaves soil mud rock gravel paving cobbles asphalt concrete sand".split(" ") as GroundMaterial[],
);
const wheeled = new Set(["car", "race_car", "truck", "bus", "tram", "bicycle", "motorcycle", "scooter"]);
const submerged = new Set(["fish", "shark", "octopus", "jellyfish"]);

/** Whether a thing of a shot tells that it is not under water: houses, a jetty, people who do not swim. */
const isDry = ({ element, item, distance_m }: Cast): boolean =>
  element.kind === "building"
    ? element.form === "span" || element.id === "jetty"
    : element.kind === "person" && distance_m < Infinity && !swims.has(item.motion);
const swims: ReadonlySet<string> = new Set(["swim", "float", "fly", "fall", "rise"]);

/** Seen from farther off a road would be as broad as a field. */
const widestRoad_m = 30;
/** What paths are made of. */
const trodden = new Set<GroundMaterial>(["soil", "gravel", "mud", "cobbles"]);
/** Water in a basin of stone. */
const waterside = new Set(["harbour", "swimming_pool"]);

/** Places that stand under water: their own ground is not seen. */
const flooded =
  /\bflood(?:ed|ing|s)\b|inundad[ao]|anegad[ao]|inondée?s?\b|überflutet|überschwemmt|alagad[ao]|allagat[ao]|冠水|浸水|水浸し|被淹|淹没|जलमग्न|बाढ़|غمرتها المياه|المغمور/iu;

/** The ground that words name. */
const saidGround = (casts: readonly Cast[]): GroundMaterial | null =>
  casts.find(({ item }) => item.ground !== undefined)?.item.ground ?? null;

function landOf(
  plan: ScenePlan,
  shotIndex: number,
  casts: readonly Cast[],
  said: GroundMaterial | null = saidGround(casts),
): GroundMaterial {
  if (said !== null) return said;
  const named = casts
    .filter(({ element }) => element.ground && element.ground !== "water" && element.ground !== "none")
    .sort(
      (a, b) =>
        // Who is on a bridge stands on nothing of the land around.
        Number(b.element.id.endsWith("bridge_deck")) - Number(a.element.id.endsWith("bridge_deck")) ||
        Number(b.element.kind === "terrain") - Number(a.element.kind === "terrain") ||
        // A road runs through the hills that stand behind it.
        Number(b.element.id === "road") - Number(a.element.id === "road") ||
        a.distance_m - b.distance_m,
    );
  const weather = plan.shots[shotIndex]?.continuity.weather ?? plan.intent.weather;
  // Snow lies on all of a place where it lies at all.
  const material =
    named.find(({ element }) => element.ground === "snow")?.element.ground ?? named[0]?.element.ground ?? null;
  if (weather === "snow" && (material === null || snowedOver.has(material))) return "snow";
  if (weather === "dust" && material === null) return "sand";
  if (material) return material;
  const vehicle = casts.some(({ element }) => wheeled.has(element.id));
  if (vehicle) return "asphalt";
  return plan.mode_selection.primary === "suspense_noir" || plan.mode_selection.primary === "music_rhythm"
    ? "paving"
    : "grass";
}

/** Houses that close a view stand at least this many of their heights away. */
const skylineAway = 2.5;

/**
 * What can be seen from one place: who stands in a street sees no room, and who is in a room no street. A street with
 * walls of its own is where the shot plays; the room was named for whose it is.
 */
function inOnePlace(casts: Cast[]): Cast[] {
  const isRoom = ({ element }: Cast) => element.form === "room";
  const isBuilt = ({ element }: Cast) => element.form === "span" && element.kind === "building";
  if (!casts.some(isRoom)) return casts;
  if (!casts.some((cast) => isBuilt(cast) && cast.element.sides !== null))
    return casts.filter((cast) => !isBuilt(cast));
  return casts
    .filter((cast) => !isRoom(cast))
    .map((cast) =>
      isBuilt(cast) ? { ...cast, distance_m: Math.max(cast.distance_m, cast.item.height_m * skylineAway) } : cast,
    );
}

const roughAirs: ReadonlySet<string> = new Set(["storm", "wind", "rain"]);
const waves = /wave|surf|swell|tide|ola|vague|welle|onda|maré|marea|波|浪|लहर|موج/iu;

/**
 * Calm water seen from near is the ground itself: a second strip of it before the one at the horizon would be a seam
 * across the picture. Waves stand up out of it.
 */
const withoutCalmStrips = (casts: Cast[]): Cast[] =>
  casts.filter(
    (cast) =>
      cast.element.form !== "span" ||
      cast.element.kind !== "water" ||
      waves.test(cast.item.noun) ||
      !casts.some((other) => other.element === cast.element && other.distance_m > cast.distance_m),
  );

/** Rooms whose ceiling is never seen: lamps of a stadium, paper of a studio. */
const withoutCeiling: ReadonlySet<string> = new Set(["stadium", "studio"]);

/** Reads the place of a shot. Throws when the plan has no layers for it. */
export function settingOf(plan: ScenePlan, shotIndex: number): Setting {
  const shot = plan.shots[shotIndex];
  const entry = plan.depth_layers.find(({ shot_id }) => shot_id === shot?.shot_id);
  if (!shot || !entry) throw new Error(`the plan has no depth layers for shot ${shotIndex}`);
  const named: Cast[] = entry.layers.flatMap((layer) =>
    layer.drawn_as.map((item) => {
      const element = elementOf(item.element);
      const infinite = layer.name === "sky" || layer.distance_m === null || element.form === "sky";
      return {
        item,
        layer,
        element,
        distance_m: infinite ? Infinity : Math.max(0.12, layer.distance_m! + (item.behind_m ?? 0)),
      };
    }),
  );
  const casts = inOnePlace(named);
  const has = (id: string) => casts.some(({ element }) => element.id === id);
  const starry = has("stars") || has("aurora") || has("planet");
  const room = casts.find(({ element }) => element.form === "room");
  const subject = casts.filter(({ layer }) => layer.name === "subject");
  const furthest = Math.max(1, ...subject.map(({ distance_m }) => (Number.isFinite(distance_m) ? distance_m : 1)));
  const rough = roughAirs.has(shot.continuity.weather ?? plan.intent.weather);
  const common = { casts: rough ? casts : withoutCalmStrips(casts), starry, shore_m: null, wall_m: null };
  if (room) {
    return {
      ...common,
      // A basin without water lies under the sky.
      surroundings: room.element.ceiling === null && !withoutCeiling.has(room.element.id) ? "outdoor" : "room",
      wall_m: Math.max(room.distance_m === Infinity ? 6 : room.distance_m, furthest * 1.25),
      ground: [{ material: saidGround(casts) ?? room.element.ground ?? "wood", near_m: 0, far_m: Infinity }],
    };
  }
  const water = casts.find(({ element }) => element.ground === "water");
  const inWater =
    has("underwater") ||
    // No land carries a submarine.
    (has("submarine") && !water) ||
    // What swims takes the picture under water, unless there are houses or people who do not swim themselves: a fish in
    // a street is on a stall or in a tin, one by a pier is in a bucket.
    (casts.some(({ element, item }) => submerged.has(element.id) && item.motion === "swim") && !casts.some(isDry));
  if (inWater) {
    return { ...common, surroundings: "underwater", ground: [{ material: "seabed", near_m: 0, far_m: Infinity }] };
  }
  const landed = casts.some(({ element }) => element.kind === "terrain" || element.kind === "building");
  if (has("space") || ((has("spaceship") || has("planet")) && !landed && !water)) {
    return { ...common, surroundings: "space", ground: [] };
  }
  const nowhere = casts.every(
    ({ element }) => element.form !== "span" && element.kind !== "terrain" && element.kind !== "building",
  );
  const goods = subject.some(
    ({ element }) => element.kind === "product" || element.kind === "symbol" || element.kind === "food",
  );
  if (nowhere && goods && !water) {
    return {
      ...common,
      surroundings: "room",
      wall_m: null,
      ground: [{ material: "gloss", near_m: 0, far_m: Infinity }],
    };
  }
  if (water) {
    const floats = subject.some(
      ({ element }) => afloat.has(element.id) || element.stands === "air" || element.ground === "water",
    );
    const hulls = subject.filter(({ element }) => afloat.has(element.id)).map(({ item }) => item.across);
    const ashore =
      casts.some((cast) => cast.element.kind === "person" && cast.layer.name !== "subject" && isDry(cast)) ||
      subject.some(
        ({ element, item }) =>
          element.form === "figure" &&
          element.stands === "ground" &&
          !afloat.has(element.id) &&
          // What somebody has in a boat with them makes it no stranded one.
          !(hulls.length > 0 && element.kind === "object" && item.height_m < 1) &&
          !(item.motion === "drive" && hulls.includes(item.across)),
      );
    // What lies on sand that is named is stranded there.
    if (floats && !ashore && saidGround(casts) === null)
      return { ...common, surroundings: "outdoor", ground: [{ material: "water", near_m: 0, far_m: Infinity }] };
    const land = landOf(
      plan,
      shotIndex,
      casts.filter((cast) => cast !== water),
    );
    const coast = land === "grass" && (water.element.id === "sea" || water.element.id === "harbour") ? "rock" : land;
    const near_m = subject.every(({ distance_m }) => distance_m === Infinity) ? 6 : Math.max(2.5, furthest * 1.35);
    return {
      ...common,
      surroundings: "outdoor",
      shore_m: near_m,
      ground: [
        {
          material: has("jetty") ? "wood" : waterside.has(water.element.id) ? "paving" : coast,
          near_m: 0,
          far_m: near_m,
        },
        { material: "water", near_m, far_m: Infinity },
      ],
    };
  }
  if (flooded.test(`${plan.title} ${plan.intent.setting ?? ""}`))
    return { ...common, surroundings: "outdoor", ground: [{ material: "water", near_m: 0, far_m: Infinity }] };
  const material = landOf(plan, shotIndex, casts);
  const road = casts.find(({ element }) => element.id === "road");
  // Between houses a street is paved from wall to wall.
  const built = casts.some(({ element }) => element.form === "span" && element.kind === "building");
  const isTrodden = material === "asphalt" || trodden.has(material);
  if (road && !built && isTrodden && furthest < widestRoad_m) {
    // It crosses the picture where the lead is; before and behind it lies the land it runs through.
    const land = landOf(
      plan,
      shotIndex,
      casts.filter((cast) => cast !== road && !wheeled.has(cast.element.id)),
      null,
    );
    const verge = land === "asphalt" || land === "paving" ? "grass" : land;
    const [near_m, far_m] = [furthest * 0.52, furthest * 1.3 + 1];
    return {
      ...common,
      surroundings: "outdoor",
      ground: [
        { material: verge, near_m: 0, far_m: near_m },
        { material, near_m, far_m },
        { material: verge, near_m: far_m, far_m: Infinity },
      ],
    };
  }
  return {
    ...common,
    surroundings: "outdoor",
    ground: [{ material, near_m: 0, far_m: Infinity }],
  };
}
