import type { ActScript } from "#lib/planning/lore/lore.ts";

export const chaseMoves: readonly ActScript[] = [
  {
    id: "move-run",
    verbs:
      "run chase race sprint pursue dash rush hurry bolt dart charge outrun run-after catch-up scurry hasten scamper stampede speed",
    nouns: "chase pursuit race sprint hurry stampede rush",
    doer: "a market boy",
    token: "a runaway goat",
    need: ["start up from a crouch", "spot {o} getting away", "spin round on one heel", "@ drop everything else"],
    work: [
      "pound along, faster and faster",
      "close in on {o} from behind",
      "swerve, [duck], [push] on",
      "swerve after {o} at the turn",
    ],
    detail: ["kick dust up behind", "miss {o} by a finger", "skim past a wall", "@ pump both arms hard"],
    hitch: [
      "skid, [spin], [lose] a length",
      "lose {o} round a corner",
      "crash into something unseen",
      "overshoot {o} by a length",
    ],
    result: [
      "burst through the last gap",
      "come level with {o}",
      "come to a halt, winded",
      "bring {o} to a standstill",
    ],
    after: ["bend double, breathing hard", "slump down next to {o}", "leave dust in the air", "walk back with {o}"],
  },
  {
    id: "move-flee",
    verbs:
      "flee escape run-away get-away break-out evade dodge elude break-free run-off break-away fly-away slip-away abscond defect run-from get-out",
    nouns: "escape getaway breakout jailbreak",
    doer: "a prisoner",
    token: "a barred window",
    need: ["look over one shoulder", "keep one eye on {o}", "eye the one small gap", "@ tie both laces tight"],
    work: [
      "squeeze through a narrow gap",
      "get past {o} on hands and knees",
      "drop down without a sound",
      "run bent low from {o}",
    ],
    detail: ["leave one thread behind", "peer back at {o}", "hold still in a shadow", "swallow a cough"],
    hitch: ["knock something over, loudly", "run back into {o}", "@ tear one sleeve", "hear {o} close behind"],
    result: [
      "break out into the open",
      "get well clear of {o}",
      "vanish round a far corner",
      "see {o} tiny in the distance",
    ],
    after: ["slow down, breath by breath", "leave only one print", "listen once more for {o}", "walk on, upright now"],
  },
  {
    id: "move-ride",
    verbs:
      "drive ride cycle pedal bike steer cruise accelerate overtake gallop trot park reverse brake commute motor skate skateboard hitchhike canter carpool",
    nouns: "ride drive road-trip bike-ride commute gallop tour",
    doer: "a country courier",
    token: "an old motorbike",
    need: ["rock forward and back", "walk once around {o}", "gaze at the way ahead", "@ pull two gloves on"],
    work: [
      "lean into the first bend",
      "@ urge {o} on, faster",
      "pick up speed, [settle] low",
      "thread {o} through a gap",
    ],
    detail: ["spin dust up behind", "@ pat {o} on one side", "squint into the wind", "hum over the bumps"],
    hitch: [
      "slide wide on a bend",
      "bring {o} to a sudden stop",
      "swerve at the last second",
      "lose control of {o} briefly",
    ],
    result: ["come round the final bend", "glide to a stop with {o}", "sweep past in one line", "bring {o} in at last"],
    after: ["slow to a walking pace", "lean on {o}, windblown", "leave a thin track behind", "wipe the dust from {o}"],
  },
  {
    id: "move-jump",
    verbs:
      "jump leap hop vault bounce spring skip somersault bound flip backflip jump-over leap-over parkour pounce bungee-jump trampoline hurdle tumble-over",
    nouns: "jump leap stunt parkour somersault",
    doer: "a rooftop runner",
    token: "a gap between roofs",
    need: ["pace out the short run-up", "walk ten steps back from {o}", "shake out both legs", "look down past {o}"],
    work: ["run up, [plant] one foot", "sail over {o} sideways", "bounce off the low wall", "tuck up tight above {o}"],
    detail: ["scuff the ground once", "@ rub both palms dry", "clear {o} by an inch", "hang for one instant"],
    hitch: ["land short, [slide] back", "clip the edge of {o}", "@ wobble, arms circling", "balk right before {o}"],
    result: [
      "come down in a roll",
      "leave {o} behind for good",
      "stand up, far side reached",
      "land on both feet past {o}",
    ],
    after: ["breathe out, legs trembling", "grin back across {o}", "dust off one knee", "sit with both legs dangling"],
  },
];
