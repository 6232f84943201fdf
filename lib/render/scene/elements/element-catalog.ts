import type { ElementCard } from "#lib/contract/element.ts";
import { person } from "./person.ts";
import { child } from "./child.ts";
import { crowd } from "./crowd.ts";
import { dog } from "./dog.ts";
import { cat } from "./cat.ts";
import { fox } from "./fox.ts";
import { wolf } from "./wolf.ts";
import { horse } from "./horse.ts";
import { bird } from "./bird.ts";
import { fish } from "./fish.ts";
import { whale } from "./whale.ts";
import { deer } from "./deer.ts";
import { bear } from "./bear.ts";
import { elephant } from "./elephant.ts";
import { butterfly } from "./butterfly.ts";
import { robot } from "./robot.ts";
import { car } from "./car.ts";
import { truck } from "./truck.ts";
import { train } from "./train.ts";
import { bicycle } from "./bicycle.ts";
import { boat } from "./boat.ts";
import { ship } from "./ship.ts";
import { airplane } from "./airplane.ts";
import { spaceship } from "./spaceship.ts";
import { balloon } from "./balloon.ts";
import { bottle } from "./bottle.ts";
import { can } from "./can.ts";
import { jar } from "./jar.ts";
import { tube } from "./tube.ts";
import { box } from "./box.ts";
import { phone } from "./phone.ts";
import { laptop } from "./laptop.ts";
import { watch } from "./watch.ts";
import { shoe } from "./shoe.ts";
import { bag } from "./bag.ts";
import { chair } from "./chair.ts";
import { lamp } from "./lamp.ts";
import { headphones } from "./headphones.ts";
import { camera } from "./camera.ts";
import { book } from "./book.ts";
import { cup } from "./cup.ts";
import { bread } from "./bread.ts";
import { fruit } from "./fruit.ts";
import { flower } from "./flower.ts";
import { tree } from "./tree.ts";
import { pine } from "./pine.ts";
import { palm } from "./palm.ts";
import { cactus } from "./cactus.ts";
import { grass } from "./grass.ts";
import { house } from "./house.ts";
import { lighthouse } from "./lighthouse.ts";
import { castle } from "./castle.ts";
import { bridge } from "./bridge.ts";
import { windmill } from "./windmill.ts";
import { tent } from "./tent.ts";
import { skyscraper } from "./skyscraper.ts";
import { city } from "./city.ts";
import { street } from "./street.ts";
import { mountains } from "./mountains.ts";
import { hills } from "./hills.ts";
import { dunes } from "./dunes.ts";
import { plain } from "./plain.ts";
import { forest } from "./forest.ts";
import { field } from "./field.ts";
import { cliff } from "./cliff.ts";
import { sea } from "./sea.ts";
import { lake } from "./lake.ts";
import { river } from "./river.ts";
import { waterfall } from "./waterfall.ts";
import { beach } from "./beach.ts";
import { underwater } from "./underwater.ts";
import { kitchen } from "./kitchen.ts";
import { livingRoom } from "./living-room.ts";
import { office } from "./office.ts";
import { workshop } from "./workshop.ts";
import { stage } from "./stage.ts";
import { corridor } from "./corridor.ts";
import { lab } from "./lab.ts";
import { shop } from "./shop.ts";
import { gym } from "./gym.ts";
import { classroom } from "./classroom.ts";
import { studio } from "./studio.ts";
import { space } from "./space.ts";
import { planet } from "./planet.ts";
import { moon } from "./moon.ts";
import { sun } from "./sun.ts";
import { stars } from "./stars.ts";
import { aurora } from "./aurora.ts";
import { fire } from "./fire.ts";
import { candle } from "./candle.ts";
import { lantern } from "./lantern.ts";
import { umbrella } from "./umbrella.ts";
import { guitar } from "./guitar.ts";
import { piano } from "./piano.ts";
import { ball } from "./ball.ts";
import { kite } from "./kite.ts";
import { clock } from "./clock.ts";
import { door } from "./door.ts";
import { window } from "./window.ts";
import { letter } from "./letter.ts";
import { key } from "./key.ts";
import { heart } from "./heart.ts";
import { orb } from "./orb.ts";
import { road } from "./road.ts";
import { harbour } from "./harbour.ts";
import { garden } from "./garden.ts";
import { snowfield } from "./snowfield.ts";
import { iceberg } from "./iceberg.ts";
import { volcano } from "./volcano.ts";
import { moonscape } from "./moonscape.ts";
import { mars } from "./mars.ts";
import { canyon } from "./canyon.ts";
import { catalogOf, type SceneElement } from "./scene-element.ts";

/** Everything the renderer can draw. A new element is one new file and one line here. */
const elements = [
  person,
  child,
  crowd,
  dog,
  cat,
  fox,
  wolf,
  horse,
  bird,
  fish,
  whale,
  deer,
  bear,
  elephant,
  butterfly,
  robot,
  car,
  truck,
  train,
  bicycle,
  boat,
  ship,
  airplane,
  spaceship,
  balloon,
  bottle,
  can,
  jar,
  tube,
  box,
  phone,
  laptop,
  watch,
  shoe,
  bag,
  chair,
  lamp,
  headphones,
  camera,
  book,
  cup,
  bread,
  fruit,
  flower,
  tree,
  pine,
  palm,
  cactus,
  grass,
  house,
  lighthouse,
  castle,
  bridge,
  windmill,
  tent,
  skyscraper,
  city,
  street,
  mountains,
  hills,
  dunes,
  plain,
  forest,
  field,
  cliff,
  sea,
  lake,
  river,
  waterfall,
  beach,
  underwater,
  kitchen,
  livingRoom,
  office,
  workshop,
  stage,
  corridor,
  lab,
  shop,
  gym,
  classroom,
  studio,
  space,
  planet,
  moon,
  sun,
  stars,
  aurora,
  fire,
  candle,
  lantern,
  umbrella,
  guitar,
  piano,
  ball,
  kite,
  clock,
  door,
  window,
  letter,
  key,
  heart,
  orb,
  road,
  harbour,
  garden,
  snowfield,
  iceberg,
  volcano,
  moonscape,
  mars,
  canyon,
] as const satisfies readonly SceneElement[];

const byId = catalogOf(elements);

/** The planner's view of the elements. */
export const elementCards: readonly ElementCard[] = elements.map(
  ({ id, kind, words, height_m, layers, surroundings }) => ({
    id,
    kind,
    words,
    height_m,
    layers,
    ...(surroundings ? { surroundings } : {}),
  }),
);

/** The element with this id. Throws on an unknown one: a plan can only name what the catalog had. */
export function elementOf(id: string): SceneElement {
  const element = byId.get(id);
  if (!element) throw new Error(`no scene element is called ${id}`);
  return element;
}
