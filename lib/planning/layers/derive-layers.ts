import type { CameraPhysics, DepthLayer, DrawnAs, ShotLayers } from "#lib/contract/plan.ts";
import { fps, type LayerName } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { type Film, filmAt } from "#lib/planning/film.ts";
import { saysWinter } from "#lib/planning/intent/says-winter.ts";
import { riddenIn, vessels } from "#lib/planning/shots/partners.ts";
import { isPlaceKind, stageOf, type Stage } from "#lib/planning/shots/stage.ts";
import {
  backgroundDistance_m,
  closingDistance_m,
  foregroundDistance_m,
  midgroundDistance_m,
  wallDistance_m,
} from "./distances.ts";
import { closesView, dressingFor } from "./dressing.ts";
import { inWall, placeItem } from "./place-item.ts";
import { inland, isPolar } from "./lay-of-land.ts";
import { isSown, nearThings } from "./near-things.ts";
import { modifierElements, plantsOfPlace } from "./modifiers.ts";
import { isWithin } from "#lib/places/insides.ts";
import { isDeck, underDeck } from "#lib/planning/compile/on-bridge.ts";
import { advance_m, parallax_px_per_s } from "./parallax.ts";
import { skyItems } from "./sky-items.ts";
import { withKinds } from "./drawn-kinds.ts";
import { castItem, drawnNoun } from "./cast-item.ts";
import { isHandy, subjectLayer } from "./subject-layer.ts";

interface Sketch {
  name: LayerName;
  content: string;
  distance_m: number | null;
  drawn_as: DrawnAs[];
}

const close: ReadonlySet<string> = new Set(["medium_close", "close", "extreme_close", "insert"]);
const near: ReadonlySet<string> = new Set(["close", "extreme_close", "insert"]);
const tracking: ReadonlySet<string> = new Set(["tracking_follow", "tracking_lead"]);
const wintry = (film: Film): boolean => film.weather === "snow" || saysWinter(film.told);
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** What is framed of a place stands for it: what happens to the place happens to it. */
const featureItem = (film: Film, { feature, feature_of }: Stage, across: number): DrawnAs | null => {
  const item = feature === null ? null : placeItem(film, feature.id, across);
  return item === null ? null : { ...item, id: feature_of };
};

const waters: ReadonlySet<string> = new Set([
  "sea",
  "lake",
  "river",
  "harbour",
  "jetty",
  "underwater",
  "swimming_pool",
]);
const floating: ReadonlySet<string> = new Set(["boat", "sailboat", "ship", "canoe", "whale", "shark", "fish", "swan"]);

/** Nothing grows between the lens and what is out on the water. */
const isAfloat = (film: Film, shot_id: string, stage: Stage): boolean => {
  const focus = stage.focus === null ? undefined : film.cast[stage.focus];
  const wet = film.place.elements.some((id) => waters.has(id));
  const sails = stage.present.some(
    (index) => index === riddenIn(film, shot_id, stage.present) && vessels.has(film.cast[index]?.element ?? ""),
  );
  return wet && (sails || focus === undefined || focus.kind === "water" || floating.has(focus.element));
};

/** Towers and larger things are seen from afar. */
const tallestNear_m = 30;
/** Metres beyond the lead to the far side of water that has one. */
const farSides_m: Readonly<Record<string, number>> = { swimming_pool: 11 };
const villages =
  /\bvillages?\b|\bhamlets?\b|\btowns?\b|\bpueblos?\b|\baldeas?\b|\bdörfer|\bdorf|\bvilarejo|\bvila\b|villagg|borgo|村|गाँव|قري[ةه]/iu;

/** What is stood upon, in close pictures too. */
const grounds: ReadonlySet<string> = new Set(["rooftop"]);

/** Games that are played with a football. */
const kicked =
  /football|soccer|f[uú]tbol|fußball|futebol|calcio|calciator|goalkeep|penalt|pênalti|elfmeter|サッカー|足球|守门员|फ़ुटबॉल|फुटबॉल|كرة القدم/iu;
/** Stood beside whoever uses it, not out at sea. */
const gear: ReadonlySet<string> = new Set(["surfboard", "skateboard", "racket", "ball"]);

/** Stood before, not beside. */
const behindThem: ReadonlySet<string> = new Set(["goal"]);

/** So low a thing frames any picture. */
const leastFraming_m = 0.55;

/** Around a cherry in bloom stand more of its kind. */
const kindNamed = (film: Film, { element, noun }: DrawnAs): string => {
  const own = film.cast.find((member) => member.element === element && !member.faint);
  return own === undefined ? noun : drawnNoun(own);
};

const listed = (items: readonly DrawnAs[]): string =>
  items.map((item) => (item.count > 1 ? `${item.count} × ${item.noun}` : item.noun)).join(", ");

const sketch = (whole: Film, shot: DraftShot, stage: Stage, path: CameraPhysics["path"]): Sketch[] => {
  const film = filmAt(whole, shot.shot_id);
  const { stand } = stage;
  const { dice, aspect } = film;
  const { camera } = shot;
  const key = shot.shot_id;
  const inside = film.place.interior;
  const wall_m = inside ? wallDistance_m(stand) : null;
  // Subject layer: what the camera frames, and companions at the same distance.
  const {
    drawn: subject,
    across,
    settled,
    companions,
  } = subjectLayer(film, shot, stage, (at) => featureItem(film, stage, at));

  // Middle distance: places and large things the words name, then what naturally stands around.
  const large = stage.present.filter(
    (index) => index !== stage.focus && !settled.has(index) && film.cast[index] !== undefined,
  );
  const focused = stage.focus === null ? undefined : film.cast[stage.focus];
  const middle: DrawnAs[] = large.flatMap((index, at) => {
    const member = film.cast[index];
    if (
      member === undefined ||
      member.kind === "interior" ||
      film.place.elements.some((id) => isWithin(id, member.element)) ||
      (inside && member.kind === "building") ||
      member.kind === "sky" ||
      film.place.elements.includes(member.element) ||
      (member.kind === "building" && film.place.elements.includes("rooftop")) ||
      // A small thing stands on the table that is named: the picture's own ground, not a second one behind it.
      (member.element === "table" && focused !== undefined && isHandy(focused)) ||
      (underDeck(member.element) && film.place.elements.some(isDeck))
    )
      return [];
    return castItem(film, stage, index, (across <= 0 ? 0.45 : -0.45) + at * (across <= 0 ? -0.5 : 0.5), "camera") ?? [];
  });
  const dressing = dressingFor(isSown(film) ? [] : film.place.elements, wintry(film));
  const taken = new Set([...subject, ...middle].map((item) => item.element).concat(film.place.elements));
  const free = (ids: readonly string[], layer: LayerName) =>
    ids.filter(
      (id) =>
        !taken.has(id) &&
        film.elements.has(id) &&
        (layer !== "foreground" || film.elements.get(id)?.kind !== "building"),
    );
  // A jetty or an arch stands among those who are there, not at the horizon.
  for (const id of film.place.elements) {
    const card = film.elements.get(id);
    const thing = card?.kind === "object" && card.layers.includes("subject");
    if (card === undefined || (card.layers.includes("background") && !thing) || card.kind === "sky") continue;
    if (near.has(shot.framing) && !grounds.has(id)) continue;
    const item = id === stage.feature?.id ? null : placeItem(film, id, across <= 0 ? 0.62 : -0.62);
    if (item !== null) middle.push(item);
  }
  const named = near.has(shot.framing) ? [] : free(modifierElements(film, stage.present), "midground").slice(0, 2);
  for (const [order, id] of named.entries()) {
    taken.add(id);
    const carried = gear.has(id);
    const aside = carried ? 0.34 : behindThem.has(id) ? 0.06 : order === 0 ? 0.6 : -0.7;
    const item = placeItem(film, id, across + (across <= 0 ? 1 : -1) * aside);
    if (item !== null && carried)
      subject.push(id === "ball" && kicked.test(film.told) ? { ...item, noun: "football" } : item);
    else if (item !== null)
      middle.push(["lighthouse", "lamp", "lantern"].includes(id) ? { ...item, motion: "glow" } : item);
  }
  // A house that tells where it is stands near enough to be known for one.
  const seen = new Set<string>();
  const built = (id: string) => {
    const card = film.elements.get(id);
    return (
      (card?.kind === "building" || card?.id === "fountain") &&
      card.height_m <= tallestNear_m &&
      card.layers.includes("subject") &&
      card.layers.includes("background")
    );
  };
  const buildings = inside || near.has(shot.framing) ? [] : film.place.elements.filter(built);
  for (const id of buildings.slice(0, 2)) {
    if (id === stage.feature?.id || (taken.has(id) && subject.concat(middle).some(({ element }) => element === id)))
      continue;
    if (id === "house" && villages.test(film.told)) continue;
    const item = placeItem(film, id, (across <= 0 ? 0.5 : -0.5) * (seen.size === 0 ? 1 : -0.9));
    if (item === null) continue;
    seen.add(id);
    const own = film.cast.find(({ element, faint }) => element === id && !faint);
    middle.push(own === undefined ? item : { ...item, height_m: round(own.height_m, 3) });
  }
  // A village is more than one house.
  if (film.place.elements.includes("house") && villages.test(film.told) && !near.has(shot.framing)) {
    const item = placeItem(film, "house", across <= 0 ? 0.25 : -0.25);
    if (item !== null) middle.push({ ...item, count: 5 });
  }
  // What a followed subject passes must lie beyond where the camera gets to.
  const travel_m = tracking.has(camera.movement) ? Math.max(0, path.at(-1)?.z_m ?? 0) : 0;
  const most = inside ? 0 : near.has(shot.framing) ? 2 : 4;
  const told = nearThings(film, across, taken, { stand, camera, travel_m, most });
  for (const { item } of told) {
    taken.add(item.element);
    middle.push(item);
  }
  for (const id of isSown(film) ? [] : free(plantsOfPlace(film), "midground")) {
    taken.add(id);
    const item = placeItem(film, id, across <= 0 ? 0.3 : -0.3);
    if (item !== null) middle.push({ ...item, count: 9 });
  }
  const around = free(dressing.midground, "midground").filter(
    (id) => !(isPolar(film) && film.elements.get(id)?.kind === "plant"),
  );
  // Behind a still life furniture would be nothing but legs.
  const open = !near.has(shot.framing) && (!inside || stand.visible_height_m > 1.9);
  if (middle.length < 2 && around.length > 0 && open && film.place.near.length === 0) {
    // What stands in a place stands there in every shot, on the same side.
    const id = dice.pick(around, `${film.place.id} midground`);
    taken.add(id);
    const side = dice.unit(`${film.place.id} midground side`) < 0.5 ? -1 : 1;
    const item = placeItem(film, id, side * (0.66 + 0.22 * dice.unit(`${film.place.id} midground across`)));
    if (item !== null)
      middle.push(
        item.element === "tree" || item.element === "pine"
          ? { ...item, noun: kindNamed(film, item), count: 2 + Math.floor(dice.unit(`${film.place.id} trees`) * 4) }
          : item,
      );
  }
  const tallest = middle.reduce((most, item) => Math.max(most, item.height_m), 0);
  const middle_m = midgroundDistance_m(tallest === 0 ? 1 : tallest, stand, camera, aspect, wall_m) + travel_m;

  // Foreground: someone's shoulder, or something small and soft at an edge.
  const foreground: DrawnAs[] = [];
  let foreground_m = stand.distance_m * 0.5;
  const shoulder =
    camera.angle === "over_shoulder"
      ? companions.find((index) => {
          const other = film.cast[index];
          return other?.kind === "person" && other.height_m > stand.camera_height_m * 0.85;
        })
      : undefined;
  if (shoulder !== undefined) {
    const item = castItem(film, stage, shoulder, across <= 0 ? 0.72 : -0.72, "away");
    if (item !== null) foreground.push(item);
    const doubled = subject.findIndex((each) => each.noun === item?.noun && each.element === item.element);
    if (doubled > 0) subject.splice(doubled, 1);
    foreground_m = Math.max(0.5, stand.distance_m * 0.38);
  } else {
    // On the floor before somebody's feet a cup or a book is litter; on the table of a still life it belongs.
    const littered = (id: string) => {
      const card = film.elements.get(id);
      const potted = inside && card?.kind === "plant";
      const loose = potted || card?.kind === "product" || card?.kind === "food" || card?.kind === "object";
      return card !== undefined && loose && card.height_m < 0.6 && stand.visible_height_m > 0.9;
    };
    // Beside something small what frames the picture is small too: a barrel at the lens would be all of it.
    const framed = stage.focus === null ? undefined : film.cast[stage.focus];
    const looms = (id: string) =>
      framed !== undefined &&
      !isPlaceKind(framed) &&
      (film.elements.get(id)?.height_m ?? 0) > Math.max(leastFraming_m, framed.height_m * 1.3);
    const options = isAfloat(film, key, stage)
      ? []
      : free(dressing.foreground, "foreground").filter((id) => !littered(id) && !looms(id));
    const id =
      options.length > 0 &&
      !tracking.has(camera.movement) &&
      dice.unit(`${key} has foreground`) < (close.has(shot.framing) ? 0.45 : 0.85)
        ? dice.pick(options, `${key} foreground`)
        : null;
    const item =
      id === null
        ? null
        : placeItem(film, id, (across <= 0 ? 1 : -1) * (0.62 + 0.25 * dice.unit(`${key} foreground across`)));
    const distance = item === null ? null : foregroundDistance_m(item.height_m, stand, camera, aspect, advance_m(path));
    if (item !== null && distance !== null) {
      foreground.push(item.element === "grass" ? { ...item, count: 3 } : item);
      foreground_m = distance;
    }
  }

  // The far end: the place itself from the back to the front, with what belongs behind it.
  const extra =
    inside || film.place.elements.length > 1
      ? []
      : free(dressing.background, "background")
          .map((id) => (id === "sea" && inland(film) ? "hills" : id))
          .slice(0, 1);
  const backIds = [
    ...extra,
    ...film.place.elements.filter((id) => id !== stage.feature?.id || film.place.elements.length === 1),
  ];
  const back = [...new Set(backIds)].flatMap((id) =>
    seen.has(id) ||
    // What is looked at does not stand behind itself as well.
    (id !== stage.feature?.id &&
      film.elements.get(id)?.layers.includes("subject") === true &&
      subject.some(({ element }) => element === id)) ||
    (film.elements.get(id)?.kind === "sky" && id !== "space" && id !== "planet") ||
    film.elements.get(id)?.layers.includes("background") === false
      ? []
      : (placeItem(film, id, dice.unit(`${id} back across`) * 0.8 - 0.4) ?? []),
  );
  const highest = back.reduce((most, item) => Math.max(most, item.height_m), 0);
  const basin_m = film.place.elements.flatMap((id) => farSides_m[id] ?? [])[0];
  const far_m = backgroundDistance_m(highest, stand, camera, aspect, middle.length > 0 ? middle_m : stand.distance_m);
  const back_m =
    (wall_m === null ? null : wall_m + travel_m) ??
    (basin_m === undefined ? far_m : Math.min(far_m, stand.distance_m + travel_m + basin_m));

  const layers: Sketch[] = [];
  if (foreground.length > 0)
    layers.push({
      name: "foreground",
      content: `${listed(foreground)} at the edge of the frame`,
      distance_m: foreground_m,
      drawn_as: foreground,
    });
  layers.push({
    name: "subject",
    content: `${listed(subject) || film.place.noun}${subject[0] === undefined ? "" : ` (${subject[0].motion})`}`,
    distance_m: stand.distance_m,
    drawn_as: subject,
  });
  if (middle.length > 0 || foreground.length === 0)
    layers.push({
      name: "midground",
      content: middle.length > 0 ? listed(middle) : `open ground of ${film.place.noun}`,
      distance_m: middle_m,
      // A window hangs in the wall of its room.
      drawn_as: middle
        .slice(0, 4)
        .map((item) => {
          const own = told.find((each) => each.item === item);
          return own === undefined ? item : { ...item, behind_m: round(own.distance_m - middle_m, 3) };
        })
        .map((item) =>
          wall_m !== null && inWall(film, item.element)
            ? { ...item, behind_m: round(wall_m + travel_m - middle_m - 0.1, 3) }
            : item,
        ),
    });
  layers.push({
    name: "background",
    content: film.place.phrase === null ? listed(back) : `${film.place.noun}: ${listed(back)}`,
    distance_m: back_m,
    drawn_as: back.slice(0, 4).map((item) => {
      if (!closesView(item.element)) return item;
      const own_m = closingDistance_m(item.height_m, stand, camera, aspect, middle.length > 0 ? middle_m : 0);
      return own_m < back_m ? { ...item, behind_m: round(own_m - back_m, 3) } : item;
    }),
  });
  if (!inside)
    layers.push({
      name: "sky",
      content: `sky, ${film.time_of_day.replaceAll("_", " ")}, ${film.weather}`,
      distance_m: null,
      drawn_as: skyItems(film, stage),
    });
  return layers;
};

/** What is told of a thing of the screenplay; null of people, animals and the renderer's own dressing. */
function thingTold({ id }: DrawnAs, { screenplay, cast }: Film): string | null {
  const member = cast.find((each) => each.id === id);
  if (member === undefined || member.kind === "person" || member.kind === "animal" || member.kind === "food")
    return null;
  const entry = [...screenplay.props, ...screenplay.cast].find((each) => each.id === id);
  return entry === undefined ? null : entry.name;
}

/** Depth layers of every shot, near to far: what the renderer draws, and how fast each slides by. */
export const deriveLayers = (
  shots: readonly DraftShot[],
  film: Film,
  physics: readonly CameraPhysics[],
): ShotLayers[] =>
  shots.map((shot) => {
    const stage = stageOf(shot, film);
    const optics = physics.find((entry) => entry.shot_id === shot.shot_id);
    if (optics === undefined) throw new Error(`shot ${shot.shot_id} has no camera`);
    const { near_m, far_m } = optics.depth_of_field;
    const layers = sketch(film, shot, stage, optics.path).map((layer): DepthLayer => {
      const distance_m = layer.distance_m === null ? null : round(layer.distance_m, 3);
      const parallax = parallax_px_per_s(
        optics.path,
        distance_m,
        film.aspect,
        layer.name === "subject" && tracking.has(shot.camera.movement),
      );
      return {
        ...layer,
        drawn_as: layer.drawn_as.map((item) =>
          withKinds(item, film.intent.product ?? "", film.language, thingTold(item, film)),
        ),
        distance_m,
        parallax_px_per_s: round(parallax, 2),
        motion_blur_px: round((parallax * optics.shutter_angle_deg) / 360 / fps, 3),
        in_focus:
          layer.name === "subject" ||
          (distance_m === null ? far_m === null : distance_m >= near_m && (far_m === null || distance_m <= far_m)),
      };
    });
    return { shot_id: shot.shot_id, layers };
  });
