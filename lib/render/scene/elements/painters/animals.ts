import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBear } from "#lib/render/scene/elements/animals/bear.ts";
import { paintBee } from "#lib/render/scene/elements/animals/bee.ts";
import { paintButterfly } from "#lib/render/scene/elements/animals/butterfly.ts";
import { paintCamel } from "#lib/render/scene/elements/animals/camel.ts";
import { paintCat } from "#lib/render/scene/elements/animals/cat.ts";
import { paintChicken } from "#lib/render/scene/elements/animals/chicken.ts";
import { paintCow } from "#lib/render/scene/elements/animals/cow.ts";
import { paintCrab } from "#lib/render/scene/elements/animals/crab.ts";
import { paintDeer } from "#lib/render/scene/elements/animals/deer.ts";
import { paintDinosaur } from "#lib/render/scene/elements/animals/dinosaur.ts";
import { paintDog } from "#lib/render/scene/elements/animals/dog.ts";
import { paintDragon } from "#lib/render/scene/elements/animals/dragon.ts";
import { paintDuck } from "#lib/render/scene/elements/animals/duck.ts";
import { paintEagle } from "#lib/render/scene/elements/animals/eagle.ts";
import { paintElephant } from "#lib/render/scene/elements/animals/elephant.ts";
import { paintFox } from "#lib/render/scene/elements/animals/fox.ts";
import { paintFrog } from "#lib/render/scene/elements/animals/frog.ts";
import { paintGiraffe } from "#lib/render/scene/elements/animals/giraffe.ts";
import { paintGoat } from "#lib/render/scene/elements/animals/goat.ts";
import { paintHedgehog } from "#lib/render/scene/elements/animals/hedgehog.ts";
import { paintHorse } from "#lib/render/scene/elements/animals/horse.ts";
import { paintJellyfish } from "#lib/render/scene/elements/animals/jellyfish.ts";
import { paintLion } from "#lib/render/scene/elements/animals/lion.ts";
import { paintLizard } from "#lib/render/scene/elements/animals/lizard.ts";
import { paintMonkey } from "#lib/render/scene/elements/animals/monkey.ts";
import { paintMouse } from "#lib/render/scene/elements/animals/mouse.ts";
import { paintOctopus } from "#lib/render/scene/elements/animals/octopus.ts";
import { paintOwl } from "#lib/render/scene/elements/animals/owl.ts";
import { paintPenguin } from "#lib/render/scene/elements/animals/penguin.ts";
import { paintPig } from "#lib/render/scene/elements/animals/pig.ts";
import { paintRabbit } from "#lib/render/scene/elements/animals/rabbit.ts";
import { paintSheep } from "#lib/render/scene/elements/animals/sheep.ts";
import { paintSnail } from "#lib/render/scene/elements/animals/snail.ts";
import { paintSnake } from "#lib/render/scene/elements/animals/snake.ts";
import { paintSpider } from "#lib/render/scene/elements/animals/spider.ts";
import { paintSquirrel } from "#lib/render/scene/elements/animals/squirrel.ts";
import { paintSwan } from "#lib/render/scene/elements/animals/swan.ts";
import { paintTiger } from "#lib/render/scene/elements/animals/tiger.ts";
import { paintTurtle } from "#lib/render/scene/elements/animals/turtle.ts";
import { paintWolf } from "#lib/render/scene/elements/animals/wolf.ts";
import { bird } from "#lib/render/scene/elements/shapes/bird-body.ts";
import { flamingo, heron as wader, kindOf } from "#lib/render/scene/elements/shapes/bird-kinds.ts";
import { swimmer } from "#lib/render/scene/elements/shapes/fish-body.ts";
import { fishOf, sharkSpec, whaleOf } from "#lib/render/scene/elements/shapes/swimmers.ts";

export const animals = {
  dog: paintDog,
  cat: paintCat,
  fox: paintFox,
  wolf: paintWolf,
  horse: paintHorse,
  bird: bird((brush) => kindOf(brush.variants)),
  fish: swimmer(fishOf),
  whale: swimmer(whaleOf),
  deer: paintDeer,
  bear: paintBear,
  elephant: paintElephant,
  cow: paintCow,
  sheep: paintSheep,
  goat: paintGoat,
  pig: paintPig,
  lion: paintLion,
  tiger: paintTiger,
  camel: paintCamel,
  giraffe: paintGiraffe,
  rabbit: paintRabbit,
  mouse: paintMouse,
  squirrel: paintSquirrel,
  monkey: paintMonkey,
  eagle: paintEagle,
  duck: paintDuck,
  swan: paintSwan,
  chicken: paintChicken,
  owl: paintOwl,
  penguin: paintPenguin,
  shark: swimmer(() => sharkSpec),
  octopus: paintOctopus,
  jellyfish: paintJellyfish,
  crab: paintCrab,
  turtle: paintTurtle,
  snail: paintSnail,
  bee: paintBee,
  spider: paintSpider,
  frog: paintFrog,
  snake: paintSnake,
  hedgehog: paintHedgehog,
  lizard: paintLizard,
  dragon: paintDragon,
  dinosaur: paintDinosaur,
  heron: bird(({ variants }) => (variants.has("flamingo") ? flamingo : wader)),
  butterfly: paintButterfly,
} as const satisfies Readonly<Record<string, Painter>>;
