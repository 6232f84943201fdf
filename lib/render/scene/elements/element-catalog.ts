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
import { cow } from "./cow.ts";
import { sheep } from "./sheep.ts";
import { goat } from "./goat.ts";
import { pig } from "./pig.ts";
import { lion } from "./lion.ts";
import { tiger } from "./tiger.ts";
import { camel } from "./camel.ts";
import { giraffe } from "./giraffe.ts";
import { rabbit } from "./rabbit.ts";
import { mouse } from "./mouse.ts";
import { squirrel } from "./squirrel.ts";
import { monkey } from "./monkey.ts";
import { eagle } from "./eagle.ts";
import { duck } from "./duck.ts";
import { swan } from "./swan.ts";
import { chicken } from "./chicken.ts";
import { owl } from "./owl.ts";
import { penguin } from "./penguin.ts";
import { shark } from "./shark.ts";
import { octopus } from "./octopus.ts";
import { jellyfish } from "./jellyfish.ts";
import { crab } from "./crab.ts";
import { turtle } from "./turtle.ts";
import { snail } from "./snail.ts";
import { bee } from "./bee.ts";
import { spider } from "./spider.ts";
import { frog } from "./frog.ts";
import { snake } from "./snake.ts";
import { hedgehog } from "./hedgehog.ts";
import { lizard } from "./lizard.ts";
import { dragon } from "./dragon.ts";
import { dinosaur } from "./dinosaur.ts";
import { heron } from "./heron.ts";
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
import { taco } from "./taco.ts";
import { compass, pocketWatch } from "./compass.ts";
import { bouquet } from "./bouquet.ts";
import { bust } from "./bust.ts";
import { bridgeDeck, stoneBridgeDeck } from "./bridge-deck.ts";
import { busCabin } from "./bus-cabin.ts";
import { goal } from "./goal.ts";
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
import { rooms } from "./rooms.ts";
import { standIn } from "./stand-in.ts";
import { road } from "./road.ts";
import { harbour } from "./harbour.ts";
import { garden } from "./garden.ts";
import { snowfield } from "./snowfield.ts";
import { asteroid } from "./asteroid.ts";
import { swamp } from "./swamp.ts";
import { orchard } from "./orchard.ts";
import { island } from "./island.ts";
import { platform } from "./platform.ts";
import { jetty } from "./jetty.ts";
import { arch } from "./arch.ts";
import { fence } from "./fence.ts";
import { well } from "./well.ts";
import { fountain } from "./fountain.ts";
import { statue } from "./statue.ts";
import { torii } from "./torii.ts";
import { mosque } from "./mosque.ts";
import { temple } from "./temple.ts";
import { pagoda } from "./pagoda.ts";
import { ruins } from "./ruins.ts";
import { tower } from "./tower.ts";
import { rooftop } from "./rooftop.ts";
import { snowman } from "./snowman.ts";
import { funfair } from "./funfair.ts";
import { wheelchair } from "./wheelchair.ts";
import { bowl } from "./bowl.ts";
import { banana } from "./banana.ts";
import { sunflower } from "./sunflower.ts";
import { surfboard } from "./surfboard.ts";
import { trainPlatform } from "./train-platform.ts";
import { hospitalCorridor } from "./hospital-corridor.ts";
import { airport } from "./airport.ts";
import { iceRink } from "./ice-rink.ts";
import { works } from "./works.ts";
import { steeple } from "./steeple.ts";
import { barn } from "./barn.ts";
import { cabin } from "./cabin.ts";
import { potPlant } from "./pot-plant.ts";
import { bush } from "./bush.ts";
import { mushroom } from "./mushroom.ts";
import { bamboo } from "./bamboo.ts";
import { jungle } from "./jungle.ts";
import { iceberg } from "./iceberg.ts";
import { volcano } from "./volcano.ts";
import { moonscape } from "./moonscape.ts";
import { mars } from "./mars.ts";
import { canyon } from "./canyon.ts";
import { cafe } from "./cafe.ts";
import { bakery } from "./bakery.ts";
import { bedroom } from "./bedroom.ts";
import { bathroom } from "./bathroom.ts";
import { library } from "./library.ts";
import { hospital } from "./hospital.ts";
import { church } from "./church.ts";
import { museum } from "./museum.ts";
import { cinema } from "./cinema.ts";
import { nightclub } from "./nightclub.ts";
import { garage } from "./garage.ts";
import { forge } from "./forge.ts";
import { factory } from "./factory.ts";
import { greenhouse } from "./greenhouse.ts";
import { cave } from "./cave.ts";
import { attic } from "./attic.ts";
import { cockpit } from "./cockpit.ts";
import { trainCabin } from "./train-cabin.ts";
import { subwayStation } from "./subway-station.ts";
import { alley } from "./alley.ts";
import { beehive } from "./beehive.ts";
import { pottersWheel } from "./potters-wheel.ts";
import { sandcastle } from "./sandcastle.ts";
import { pyramid } from "./pyramid.ts";
import { rainbow } from "./rainbow.ts";
import { fireworks } from "./fireworks.ts";
import { tornado } from "./tornado.ts";
import { footprints } from "./footprints.ts";
import { ghost } from "./ghost.ts";
import { horseshoe } from "./horseshoe.ts";
import { racket } from "./racket.ts";
import { sheetMusic } from "./sheet-music.ts";
import { busStop } from "./bus-stop.ts";
import { swimmingPool } from "./swimming-pool.ts";
import { villageStreet } from "./village-street.ts";
import { japaneseStreet } from "./japanese-street.ts";
import { bus } from "./bus.ts";
import { tram } from "./tram.ts";
import { motorcycle } from "./motorcycle.ts";
import { scooter } from "./scooter.ts";
import { skateboard } from "./skateboard.ts";
import { tractor } from "./tractor.ts";
import { raceCar } from "./race-car.ts";
import { sailboat } from "./sailboat.ts";
import { canoe } from "./canoe.ts";
import { submarine } from "./submarine.ts";
import { helicopter } from "./helicopter.ts";
import { drone } from "./drone.ts";
import { rocket } from "./rocket.ts";
import { ufo } from "./ufo.ts";
import { satellite } from "./satellite.ts";
import { backpack } from "./backpack.ts";
import { tablet } from "./tablet.ts";
import { television } from "./television.ts";
import { keyboard } from "./keyboard.ts";
import { controller } from "./controller.ts";
import { earbuds } from "./earbuds.ts";
import { speaker } from "./speaker.ts";
import { perfume } from "./perfume.ts";
import { lipstick } from "./lipstick.ts";
import { shirt } from "./shirt.ts";
import { dress } from "./dress.ts";
import { hat } from "./hat.ts";
import { glasses } from "./glasses.ts";
import { bookshelf } from "./bookshelf.ts";
import { streetlamp } from "./streetlamp.ts";
import { coffeeMachine } from "./coffee-machine.ts";
import { blender } from "./blender.ts";
import { vacuum } from "./vacuum.ts";
import { vendingMachine } from "./vending-machine.ts";
import { phoneBooth } from "./phone-booth.ts";
import { mailbox } from "./mailbox.ts";
import { rug } from "./rug.ts";
import { washingMachine } from "./washing-machine.ts";
import { fan } from "./fan.ts";
import { meal } from "./meal.ts";
import { soup } from "./soup.ts";
import { pizza } from "./pizza.ts";
import { sushi } from "./sushi.ts";
import { burger } from "./burger.ts";
import { cake } from "./cake.ts";
import { iceCream } from "./ice-cream.ts";
import { cheese } from "./cheese.ts";
import { egg } from "./egg.ts";
import { chocolate } from "./chocolate.ts";
import { wineGlass } from "./wine-glass.ts";
import { cocktail } from "./cocktail.ts";
import { beer } from "./beer.ts";
import { teapot } from "./teapot.ts";
import { pan } from "./pan.ts";
import { honey } from "./honey.ts";
import { hammer } from "./hammer.ts";
import { axe } from "./axe.ts";
import { saw } from "./saw.ts";
import { shovel } from "./shovel.ts";
import { broom } from "./broom.ts";
import { gear } from "./gear.ts";
import { wrench } from "./wrench.ts";
import { sword } from "./sword.ts";
import { knife } from "./knife.ts";
import { scissors } from "./scissors.ts";
import { needle } from "./needle.ts";
import { rope } from "./rope.ts";
import { basket } from "./basket.ts";
import { bucket } from "./bucket.ts";
import { ladder } from "./ladder.ts";
import { crate } from "./crate.ts";
import { barrel } from "./barrel.ts";
import { feather } from "./feather.ts";
import { violin } from "./violin.ts";
import { drum } from "./drum.ts";
import { trumpet } from "./trumpet.ts";
import { microphone } from "./microphone.ts";
import { record } from "./record.ts";
import { radio } from "./radio.ts";
import { telescope } from "./telescope.ts";
import { magnifier } from "./magnifier.ts";
import { microscope } from "./microscope.ts";
import { hourglass } from "./hourglass.ts";
import { scales } from "./scales.ts";
import { crown } from "./crown.ts";
import { ring } from "./ring.ts";
import { coin } from "./coin.ts";
import { treasureChest } from "./treasure-chest.ts";
import { bell } from "./bell.ts";
import { mask } from "./mask.ts";
import { toy } from "./toy.ts";
import { chess } from "./chess.ts";
import { dice } from "./dice.ts";
import { cards } from "./cards.ts";
import { puzzle } from "./puzzle.ts";
import { flag } from "./flag.ts";
import { sign } from "./sign.ts";
import { pencil } from "./pencil.ts";
import { paintbrush } from "./paintbrush.ts";
import { easel } from "./easel.ts";
import { pictureFrame } from "./picture-frame.ts";
import { mirror } from "./mirror.ts";
import { map } from "./map.ts";
import { suitcase } from "./suitcase.ts";
import { gift } from "./gift.ts";
import { birdcage } from "./birdcage.ts";
import { table } from "./table.ts";
import { sofa } from "./sofa.ts";
import { bed } from "./bed.ts";
import { typewriter } from "./typewriter.ts";
import { sewingMachine } from "./sewing-machine.ts";
import { anvil } from "./anvil.ts";
import { staircase } from "./staircase.ts";
import { courtroom } from "./courtroom.ts";
import { boardroom } from "./boardroom.ts";
import { marketHall } from "./market-hall.ts";
import { stadium } from "./stadium.ts";
import { templeHall } from "./temple-hall.ts";
import { bar } from "./bar.ts";
import { restaurant } from "./restaurant.ts";
import { diner } from "./diner.ts";
import { bookshop } from "./bookshop.ts";
import { supermarket } from "./supermarket.ts";
import { pharmacy } from "./pharmacy.ts";
import { boutique } from "./boutique.ts";
import { warehouse } from "./warehouse.ts";
import { concert } from "./concert.ts";
import { serverRoom } from "./server-room.ts";
import { tunnel } from "./tunnel.ts";
import { elevator } from "./elevator.ts";
import { dojo } from "./dojo.ts";
import { gallery } from "./gallery.ts";
import { buddhistHall } from "./buddhist-hall.ts";
import { market } from "./market.ts";
import { neonStreet } from "./neon-street.ts";
import { brickStreet } from "./brick-street.ts";
import { medina } from "./medina.ts";
import { oldCity } from "./old-city.ts";
import { futureCity } from "./future-city.ts";
import { newYork } from "./new-york.ts";
import { viaduct } from "./viaduct.ts";
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
  cow,
  sheep,
  goat,
  pig,
  lion,
  tiger,
  camel,
  giraffe,
  rabbit,
  mouse,
  squirrel,
  monkey,
  eagle,
  duck,
  swan,
  chicken,
  owl,
  penguin,
  shark,
  octopus,
  jellyfish,
  crab,
  turtle,
  snail,
  bee,
  spider,
  frog,
  snake,
  hedgehog,
  lizard,
  dragon,
  dinosaur,
  heron,
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
  viaduct,
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
  asteroid,
  swamp,
  orchard,
  island,
  platform,
  jetty,
  arch,
  fence,
  well,
  fountain,
  statue,
  torii,
  mosque,
  temple,
  pagoda,
  ruins,
  tower,
  works,
  rooftop,
  snowman,
  funfair,
  wheelchair,
  bowl,
  banana,
  sunflower,
  surfboard,
  trainPlatform,
  hospitalCorridor,
  airport,
  iceRink,
  steeple,
  barn,
  cabin,
  potPlant,
  bush,
  mushroom,
  bamboo,
  jungle,
  cafe,
  newYork,
  futureCity,
  oldCity,
  medina,
  brickStreet,
  neonStreet,
  market,
  buddhistHall,
  gallery,
  dojo,
  elevator,
  tunnel,
  serverRoom,
  concert,
  warehouse,
  boutique,
  pharmacy,
  supermarket,
  bookshop,
  diner,
  restaurant,
  bar,
  templeHall,
  stadium,
  marketHall,
  boardroom,
  courtroom,
  staircase,
  japaneseStreet,
  beehive,
  goal,
  bust,
  bouquet,
  compass,
  pocketWatch,
  taco,
  pottersWheel,
  sandcastle,
  pyramid,
  rainbow,
  fireworks,
  tornado,
  footprints,
  ghost,
  horseshoe,
  racket,
  sheetMusic,
  busStop,
  swimmingPool,
  villageStreet,
  alley,
  subwayStation,
  trainCabin,
  busCabin,
  bridgeDeck,
  stoneBridgeDeck,
  cockpit,
  attic,
  cave,
  greenhouse,
  factory,
  forge,
  garage,
  nightclub,
  cinema,
  museum,
  church,
  hospital,
  library,
  bathroom,
  bedroom,
  bakery,
  iceberg,
  volcano,
  moonscape,
  mars,
  canyon,
  bus,
  tram,
  motorcycle,
  scooter,
  skateboard,
  tractor,
  raceCar,
  sailboat,
  canoe,
  submarine,
  helicopter,
  drone,
  rocket,
  ufo,
  satellite,
  backpack,
  tablet,
  television,
  keyboard,
  controller,
  earbuds,
  speaker,
  perfume,
  lipstick,
  shirt,
  dress,
  hat,
  glasses,
  bookshelf,
  streetlamp,
  coffeeMachine,
  blender,
  vacuum,
  vendingMachine,
  phoneBooth,
  mailbox,
  rug,
  washingMachine,
  fan,
  meal,
  soup,
  pizza,
  sushi,
  burger,
  cake,
  iceCream,
  cheese,
  egg,
  chocolate,
  wineGlass,
  cocktail,
  beer,
  teapot,
  pan,
  honey,
  hammer,
  axe,
  saw,
  shovel,
  broom,
  gear,
  wrench,
  sword,
  knife,
  scissors,
  needle,
  rope,
  basket,
  bucket,
  ladder,
  crate,
  barrel,
  feather,
  violin,
  drum,
  trumpet,
  microphone,
  record,
  radio,
  telescope,
  magnifier,
  microscope,
  hourglass,
  scales,
  crown,
  ring,
  coin,
  treasureChest,
  bell,
  mask,
  toy,
  chess,
  dice,
  cards,
  puzzle,
  flag,
  sign,
  pencil,
  paintbrush,
  easel,
  pictureFrame,
  mirror,
  map,
  suitcase,
  gift,
  birdcage,
  table,
  sofa,
  bed,
  typewriter,
  sewingMachine,
  anvil,
  standIn,
  ...rooms,
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
