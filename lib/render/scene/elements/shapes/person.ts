import type { PersonLooks } from "#lib/contract/looks.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Performed } from "#lib/render/scene/acts/performed.ts";
import { holding } from "#lib/render/scene/held.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { anybody } from "./anybody.ts";
import { bodyOf, looksOf, type Looks, type Rig } from "./body.ts";
import { drawArm, drawLeg, drawNeck, drawSeat, drawTop } from "./figure-clothes.ts";
import { drawDetails } from "./figure-details.ts";
import { drawApron, drawCape, drawPack, drawPauldron, drawPlates, drawScarf, drawStraps } from "./figure-outerwear.ts";
import type { Easel, Side } from "./figure-limbs.ts";
import { outfitOf, type Outfit } from "./figure-outfit.ts";
import { carried, onFeet } from "./figure-mood.ts";
import type { Bearing } from "./figure-bearing.ts";
import { actedPose, seatedHip } from "./figure-acted.ts";
import { aged, poseOf } from "./figure-poses.ts";
import { drawBorne, drawHeld, drawSpread, drawTossed, drawWorn, holdingOn } from "./figure-held.ts";
import { carriedThing, drawProp, propOf, type Prop } from "./figure-props.ts";
import { figureOf, type Body, type Figure } from "./figure-rig.ts";
import { paintRobot } from "./figure-robot.ts";
import { armsFront, holds, viewOf, withProp } from "./figure-stance.ts";
import { drawWrap } from "./figure-wrap.ts";
import { drawChair } from "./figure-seat.ts";
import { flat } from "./figure-space.ts";
import { trunkOf } from "./figure-trunk.ts";
import { lampOf } from "./figure-tube.ts";
import { frontHead, sideHead } from "./head.ts";
import { headTurn } from "./head-turn.ts";
import { headRadius } from "./head-looks.ts";

function bearingOf(brush: Brush, looks: Looks): Bearing {
  const random = randomFrom(brush.seed * 23 + 1);
  const weight = random() > 0.5 ? 1 : -1;
  const ways = ["hang", "hang", "hip", "pockets", "folded", "clasped", "behind"] as const;
  const hands = ways[Math.floor(random() * ways.length)]!;
  return {
    weight,
    hands: looks.person.guard ? "guard" : looks.child ? "hang" : hands,
    age: looks.old,
    sway: looks.woman ? 1 : 0,
    child: looks.child,
  };
}

function rigOf(figure: Figure): Rig {
  const limb = (parts: readonly [Figure["hips"], Figure["hips"], Figure["hips"]], i: Side) =>
    parts.map((pair) => flat(pair[i]));
  const legs = [figure.hips, figure.knees, figure.ankles] as const;
  const arms = [figure.shoulders, figure.elbows, figure.wrists] as const;
  return {
    hip: flat(figure.pelvis),
    chest: flat(figure.chest),
    neck: flat(figure.neck),
    head: flat(figure.head),
    tilt:
      Math.cos(figure.view.yaw) * (figure.lean * 0.3 + figure.pose.nod) - Math.sin(figure.view.yaw) * figure.head_tilt,
    legs: [limb(legs, 0), limb(legs, 1)],
    arms: [limb(arms, 0), limb(arms, 1)],
    lean: figure.lean,
  };
}

interface Somebody {
  looks: Looks;
  outfit: Outfit;
  body: Body;
  said: Prop | null;
}

const met = holding<Somebody>(64);

/** Somebody ready to be painted. The many pictures of one movement dress them once. */
function whoIs(brush: Brush, person: PersonLooks): Somebody {
  const { colour, light, seed } = brush;
  const key = [JSON.stringify(person), colour?.join(), light.weather, light.interior, seed].join("|");
  const somebody = met(key, () => {
    const looks = looksOf(brush, person);
    return { looks, outfit: outfitOf(looks), body: bodyOf(looks), said: propOf(looks) };
  });
  return { ...somebody, looks: { ...somebody.looks, brush } };
}

function drawHead(brush: Brush, looks: Looks, figure: Figure): void {
  const { ctx } = brush;
  const rig = rigOf(figure);
  brush.head?.({ x: rig.head[0], y: rig.head[1], radius: headRadius(looks) });
  const mirrored = Math.cos(figure.view.yaw) < 0;
  const turn = headTurn(brush, Math.sin(figure.view.yaw), mirrored ? -1 : 1);
  if (turn.seen !== "side") {
    // A face that is turned to the lens from a body in profile bows as a nod, and leans little.
    const aside = turn.seen === "front" ? Math.abs(Math.cos(figure.view.yaw)) : 0;
    const bowed = (figure.lean * 0.3 + figure.pose.nod) * aside;
    const pitch = Math.max(-0.2, Math.min(0.26, turn.pitch + bowed * 0.4));
    // Its chin lies nearer to the collar than that of a head in profile, which hides the throat.
    const lowered = headRadius(looks) * aside * (looks.child ? 0.2 : 0.08);
    const head = [rig.head[0], rig.head[1] + lowered] as const;
    frontHead(ctx, looks, { ...rig, head, tilt: rig.tilt * (1 - 0.6 * aside) }, { ...turn, pitch });
    return;
  }
  ctx.save();
  if (mirrored) {
    ctx.translate(rig.head[0] * 2, 0);
    ctx.scale(-1, 1);
  }
  sideHead(brush, ctx, looks, { ...rig, tilt: (mirrored ? -rig.tilt : rig.tilt) + turn.nod }, turn);
  ctx.restore();
}

/** Nobody wears two hats: whoever has a hat in hand wears none, and what they put on is their own where they have one. */
const isBare = (acted: Performed | null, { hat }: PersonLooks): boolean =>
  acted?.bareheaded === true && (acted.worn === null || hat === null);

/** Whether the hands have nothing to do in an act: what somebody always carries stays in them. */
const rests = ({ from, to, hands }: Performed): boolean =>
  hands.every((hand) => hand === null) &&
  [from.left, from.right, to.left, to.right].every((place) => place === "rest" || place === "hip" || place === "chest");

export function paintFigure(brush: Brush, person: PersonLooks): void {
  const { ctx } = brush;
  const acted = brush.performed ?? null;
  const { looks, outfit, body, said } = whoIs(brush, isBare(acted, person) ? { ...person, hat: null } : person);
  const dressed: Looks = {
    ...looks,
    coat: person.hat_colour === undefined ? (outfit.top ?? looks.coat) : looks.coat,
    scarf: outfit.scarf,
  };
  const pours = acted === null && brush.motion === "pour";
  const isFree = acted === null || (rests(acted) && !acted.spread && !acted.tossed);
  const prop =
    acted !== null
      ? isFree && !outfit.wrap
        ? said
        : null
      : pours
        ? carriedThing("jug")
        : said && holds(brush.motion)
          ? said
          : null;
  const bearing = bearingOf(brush, looks);
  const posed =
    acted === null
      ? withProp(poseOf(brush.motion, brush.phase, prop ? { ...bearing, hands: "hang" } : bearing), brush.motion, prop)
      : aged(
          brush.motion,
          prop ? withProp(actedPose(acted, bearing), "idle", prop) : actedPose(acted, bearing),
          onFeet(acted) ? bearing.age : 0,
        );
  const view = viewOf(brush);
  const pose = carried(posed, brush, prop !== null);
  const figure = acted === null ? figureOf(body, pose, view) : holdingOn(body, pose, view, acted);
  const easel: Easel = { ctx, lamp: lampOf(brush.light, brush.px_per_unit), fine: brush.px_per_unit, figure, body };
  const { skin } = looks;
  const seated = brush.motion === "sit" ? pose.hip : acted?.chair === true ? seatedHip : null;
  if (seated) drawChair(easel, "behind", seated);
  const front = armsFront(figure);
  const arms = ([0, 1] as const).toSorted((a, b) => figure.elbows[a].near - figure.elbows[b].near);
  const legs = ([0, 1] as const).toSorted((a, b) => figure.knees[a].near - figure.knees[b].near);
  const away = Math.sin(figure.chest_yaw) < -0.3;
  const gust = brush.light.weather === "wind" || brush.light.weather === "storm" ? 0.7 : 0.1;
  const wind = Math.max(
    gust,
    brush.motion === "run" || brush.motion === "fly" ? 0.8 : brush.motion === "walk" ? 0.35 : 0,
  );
  const trunkNow = () => trunkOf(easel, outfit.ease, outfit.tail > 0.1 ? 0 : outfit.tail, outfit.flare, outfit.waisted);
  if (!away) {
    if (outfit.cape) drawCape(easel, outfit.cape, brush.phase, wind);
    drawPack(easel, outfit.pack === "satchel" ? { ...outfit, pack: "none" } : outfit, trunkNow());
  }
  const drawSide = (side: Side) => {
    if (prop && side === 1) drawProp(easel, brush, prop);
    if (pours && side === 0) drawProp(easel, brush, carriedThing("cup"), 0);
    const held = acted?.hands[side] ?? null;
    if (held) drawHeld(easel, brush, held, side);
    drawArm(easel, side, outfit, skin, held || (prop && side === 1) ? "fist" : figure.pose.grip);
    drawPauldron(easel, outfit, side);
  };
  if (acted) drawBorne(easel, brush, acted, "behind", away);
  for (const side of arms) if (!front[side]) drawSide(side);
  for (const side of legs) drawLeg(easel, side, outfit, skin);
  drawSeat(easel, outfit, skin);
  drawNeck(easel, skin);
  const trunk = drawTop(easel, outfit, skin);
  drawDetails(easel, outfit, trunk, skin);
  drawPlates(easel, outfit, trunk);
  drawApron(easel, outfit, trunk);
  drawStraps(easel, outfit, trunk);
  if (outfit.wrap && away) drawWrap(easel, outfit.wrap, outfit.prints.wrap);
  if (outfit.scarf) drawScarf(easel, { colour: outfit.scarf, printed: outfit.prints.scarf }, brush.phase, wind);
  if (outfit.pack === "satchel") drawPack(easel, outfit, trunk);
  if (away) {
    if (outfit.cape) drawCape(easel, outfit.cape, brush.phase, wind);
    drawPack(easel, outfit.pack === "satchel" ? { ...outfit, pack: "none" } : outfit, trunk);
  }
  if (acted) drawBorne(easel, brush, acted, "beside", away);
  drawHead(brush, dressed, figure);
  if (acted?.worn && person.hat === null) drawWorn(easel, brush, acted.worn);
  if (seated) drawChair(easel, "before", seated);
  // What is in hand comes out from under a shawl.
  const isHanded = prop !== null || acted?.hands.some((held) => held !== null) === true;
  if (outfit.wrap && !away && isHanded) drawWrap(easel, outfit.wrap, outfit.prints.wrap);
  for (const side of arms) if (front[side]) drawSide(side);
  if (acted) drawBorne(easel, brush, acted, "before", away);
  if (outfit.wrap && !away && !isHanded) drawWrap(easel, outfit.wrap, outfit.prints.wrap);
  if (acted?.spread) drawSpread(easel, brush, acted.spread);
  if (acted?.tossed) drawTossed(easel, brush, acted.tossed.thing, acted.tossed.share);
}

export function paintPerson(brush: Brush): void {
  const person = brush.people?.[0] ?? anybody(brush.seed, "adult");
  if (person.figure === "robot") paintRobot(brush);
  else paintFigure(brush, person);
}

export const paintChild = (brush: Brush): void => paintFigure(brush, brush.people?.[0] ?? anybody(brush.seed, "child"));
