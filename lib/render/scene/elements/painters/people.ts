import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { paintRobot } from "#lib/render/scene/elements/shapes/figure-robot.ts";
import { paintPeople } from "#lib/render/scene/elements/shapes/people.ts";
import { paintChild, paintPerson } from "#lib/render/scene/elements/shapes/person.ts";
import { paintGhost } from "#lib/render/scene/elements/shapes/phantom.ts";

export const people = {
  person: paintPerson,
  child: paintChild,
  crowd: paintPeople,
  robot: paintRobot,
  ghost: paintGhost,
} as const satisfies Readonly<Record<string, Painter>>;
