import { fourLegs } from "#lib/render/scene/elements/shapes/four-legs.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintBee } from "#lib/render/scene/elements/animals/bee.ts";
import { paintButterfly } from "#lib/render/scene/elements/animals/butterfly.ts";
import { paintCrab } from "#lib/render/scene/elements/animals/crab.ts";
import { paintDinosaur } from "#lib/render/scene/elements/animals/dinosaur.ts";
import { paintDragon } from "#lib/render/scene/elements/animals/dragon.ts";
import { paintFrog } from "#lib/render/scene/elements/animals/frog.ts";
import { paintHedgehog } from "#lib/render/scene/elements/animals/hedgehog.ts";
import { paintJellyfish } from "#lib/render/scene/elements/animals/jellyfish.ts";
import { paintOctopus } from "#lib/render/scene/elements/animals/octopus.ts";
import { paintOwl } from "#lib/render/scene/elements/animals/owl.ts";
import { paintPenguin } from "#lib/render/scene/elements/animals/penguin.ts";
import { paintSnail } from "#lib/render/scene/elements/animals/snail.ts";
import { paintSnake } from "#lib/render/scene/elements/animals/snake.ts";
import { paintSpider } from "#lib/render/scene/elements/animals/spider.ts";
import { paintTurtle } from "#lib/render/scene/elements/animals/turtle.ts";
import { birdPainters } from "#lib/render/scene/elements/shapes/bird-kinds.ts";
import { swimmer } from "#lib/render/scene/elements/shapes/fish-body.ts";
import { fishOf, sharkSpec, whaleOf } from "#lib/render/scene/elements/shapes/swimmers.ts";

export const animals: Readonly<Record<string, Painter>> = {
  ...fourLegs,
  ...birdPainters,
  fish: swimmer(fishOf),
  whale: swimmer(whaleOf),
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
  dragon: paintDragon,
  dinosaur: paintDinosaur,
  butterfly: paintButterfly,
};
