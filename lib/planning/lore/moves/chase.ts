import type { ActScript } from "#lib/planning/lore/lore.ts";

export const chaseMoves: readonly ActScript[] = [
  {
    id: "move-run",
    verbs:
      "run chase race sprint pursue dash rush hurry bolt dart charge outrun run-after catch-up scurry hasten scamper stampede speed",
    nouns: "chase pursuit race sprint hurry stampede rush",
    doer: "a market boy",
    token: "a runaway goat",
    need: [
      "start up from a crouch",
      "catch {o} slipping past the stalls",
      "fling the door wide",
      "@ kick off both sandals",
    ],
    work: [
      "pound down the stone steps",
      "close in on {o} from behind",
      "vault a row of crates",
      "swerve after {o} into an alley",
    ],
    detail: [
      "spray water from a puddle",
      "miss {o} by a finger",
      "skim a wall, [scatter] plaster",
      "@ clutch a cap tight",
    ],
    hitch: ["skid on fish scales", "lose {o} in the crowd", "crash into hung laundry", "overshoot {o} on the bend"],
    result: [
      "burst out onto the pier",
      "come level with {o}",
      "break through a paper banner",
      "bring {o} to a standstill",
    ],
    after: [
      "bend double, breathing hard",
      "slump down next to {o}",
      "leave fruit rolling downhill",
      "walk back with {o}",
    ],
  },
  {
    id: "move-flee",
    verbs:
      "flee escape run-away get-away break-out evade dodge elude break-free run-off break-away fly-away slip-away abscond defect run-from get-out",
    nouns: "escape getaway breakout jailbreak",
    doer: "a prisoner",
    token: "a barred window",
    need: ["count the guard's steps", "hear keys close to {o}", "eye the one small gap", "@ scratch one more line"],
    work: [
      "squeeze through a broken slat",
      "get past {o} on hands and knees",
      "drop onto wet grass",
      "run bent low from {o}",
    ],
    detail: ["leave a thread on wire", "@ file at {o} by moonlight", "hold still under a beam", "swallow a cough"],
    hitch: ["set off every dog", "run back into {o}", "tear one sleeve on wire", "hear {o} close behind"],
    result: [
      "break out into open fields",
      "put a river between, {o} on the far bank",
      "vanish into tall corn",
      "see {o} from the hilltop",
    ],
    after: ["drink from a ditch", "leave only a torn cloth", "listen once more for {o}", "walk on into sunrise"],
  },
  {
    id: "move-ride",
    verbs:
      "drive ride cycle pedal bike steer cruise accelerate overtake gallop trot park reverse brake commute motor skate skateboard hitchhike canter carpool",
    nouns: "ride drive road-trip bike-ride commute gallop tour",
    doer: "a country courier",
    token: "an old motorbike",
    need: ["roll the shed door aside", "wipe frost off {o}", "gaze down an empty road", "@ pull two gloves on"],
    work: [
      "lean into the first bend",
      "@ urge {o} up the hill",
      "coast downhill, faster and faster",
      "thread {o} between two trucks",
    ],
    detail: [
      "fling gravel at the verge",
      "@ pat the flank of {o}",
      "squint against a low sun",
      "drum over a wooden bridge",
    ],
    hitch: [
      "slide across wet leaves",
      "bring {o} to rest in a ditch",
      "swerve around a standing cow",
      "push {o} the last mile",
    ],
    result: [
      "come over the final pass",
      "glide to the shore on {o}",
      "throw a long dust plume",
      "bring {o} home mud-brown",
    ],
    after: ["let the engine tick cool", "lean on {o} at sunset", "leave two lines in sand", "rinse the mud from {o}"],
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
    detail: ["scuff a heel on brick", "@ chalk both palms white", "clear {o} by an inch", "shed drops in mid-air"],
    hitch: ["land short, [slide] back", "clip the edge of {o}", "hang by four fingers", "balk right before {o}"],
    result: [
      "come down in a roll",
      "leave {o} behind for good",
      "stand up, far side reached",
      "land on both feet past {o}",
    ],
    after: ["send pigeons up everywhere", "grin back across {o}", "dust off one knee", "sit with both legs dangling"],
  },
];
