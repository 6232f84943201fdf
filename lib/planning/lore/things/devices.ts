import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const devicesThings: readonly ThingLore[] = [
  {
    id: "radio",
    nouns:
      "radio transistor-radio walkie-talkie wireless loudspeaker speaker amplifier boombox stereo jukebox megaphone microphone intercom hi-fi soundbar",
    parts: ["the tuning dial", "the bent antenna", "the cloth over the speaker", "the glowing scale", "the worn knob"],
    still: ["sit silent under dust", "lie open with wires loose", "keep a dark dial beside {o}"],
    stir: ["crackle and [glow]", "hum without a station", "tremble at the speaker cloth"],
    fail: ["hiss and [fall] silent", "smoke from the back", "lose the signal behind {o}"],
    shine: ["fill {p} with clear sound", "glow warm at the dial", "play on beside {o}", "tremble with deep bass"],
  },
  {
    id: "clock",
    nouns:
      "clock alarm-clock hourglass timer cuckoo-clock grandfather-clock sundial metronome pendulum stopwatch calendar",
    parts: [
      "the second hand",
      "the brass gear",
      "the swinging pendulum",
      "the scratched glass",
      "the small winding hole",
    ],
    still: ["stand still at noon", "hang silent in shade", "show one time to {o}"],
    stir: ["tick once and [stick]", "swing the pendulum slowly", "jump forward one minute", "shake dust from a gear"],
    fail: ["stop between two ticks", "spring a coil loose", "run backward before {o}"],
    shine: [
      "strike in the silence",
      "swing evenly without a sound",
      "tick on beside {o}",
      "meet with both hands upright",
    ],
  },
  {
    id: "watch",
    nouns: "watch wristwatch smartwatch pocket-watch chronograph fitness-tracker timepiece",
    parts: ["the second hand", "the tiny crown", "the balance wheel", "the scratched crystal", "the leather strap"],
    still: ["lie face up and still", "rest in an open case", "keep silent beside {o}"],
    stir: ["begin to tick faintly", "catch light on the crystal", "sweep past the first mark"],
    fail: ["stop at a slant", "fog under the crystal", "slip off against {o}"],
    shine: ["sweep smoothly past every mark", "flash once in the sun", "tick on beside {o}"],
  },
  {
    id: "phone",
    nouns:
      "phone smartphone telephone cellphone mobile handset payphone rotary-phone pager app touchscreen iphone screen display",
    parts: [
      "the lit screen edge",
      "the cracked corner",
      "the coiled cord",
      "the round camera eye",
      "the fingerprint on the glass",
    ],
    still: ["lie dark on {p}", "rest face down", "mirror the ceiling"],
    stir: ["light up and [buzz]", "shiver across the table", "glow blue against {o}"],
    fail: ["crack from corner to corner", "go black at once", "slide off beside {o}"],
    shine: ["glow in the dark", "ring out across {p}", "light {o} from below", "lie quiet with bright screen"],
  },
  {
    id: "computer",
    nouns:
      "computer laptop keyboard monitor tablet server pc console game-console mouse-pad notebook-computer screen-saver hard-drive disk chip microchip circuit printer scanner router modem data-center supercomputer mainframe",
    parts: [
      "the blinking light",
      "the worn key",
      "the fan grille",
      "the reflection on the screen",
      "the tangled cable",
    ],
    still: ["sit dark with closed lid", "hum in an empty room", "blink one small light"],
    stir: ["glow line by line", "whir at the fan", "throw blue light on {o}"],
    fail: ["freeze on one bright line", "flicker and [go] black", "overheat beside {o}"],
    shine: ["light {p} from one desk", "glow on every key", "shine back in {o}", "hum on through the night"],
  },
  {
    id: "camera",
    nouns:
      "camera lens camcorder webcam polaroid tripod film-camera projector binoculars telescope microscope magnifying-glass spyglass periscope film-reel slide-projector",
    parts: [
      "the round front lens",
      "the turning ring",
      "the shutter",
      "the reflection in the glass",
      "the scratched body",
    ],
    still: ["stand capped on three legs", "lie in an open case", "point past {o}"],
    stir: ["open the iris slowly", "whir and [turn] slightly", "catch {o} upside down in glass"],
    fail: ["blur with breath and rain", "jam with a dull click", "swing away from {o}"],
    shine: ["click and [shine] once", "hold {o} sharp in the middle", "gather light into one point"],
  },
  {
    id: "television",
    nouns:
      "television tv screen-tv remote vcr video-recorder cassette tape videotape videocassette dvd vhs antenna satellite-dish drive-in-screen hologram",
    parts: ["the curved glass", "the static snow", "the dented button", "the turning reel", "the bent antenna"],
    still: ["sit dark across from {o}", "mirror the room dimly", "gather dust on the glass"],
    stir: ["hum and [glow] blue", "flicker into grey snow", "turn the first reel"],
    fail: ["roll and [break] into stripes", "go dark to a dot", "tangle the tape", "lose the picture behind {o}"],
    shine: ["light every wall blue", "flicker across {o}", "flicker in an empty room"],
  },
  {
    id: "headphones",
    nouns:
      "headphones earbuds headset earphone walkman mp3-player record-player turntable phonograph gramophone record vinyl music-box ipod",
    parts: ["the turning groove", "the needle", "the soft ear pad", "the coiled cord", "the little crank"],
    still: ["lie coiled on {p}", "rest with lifted needle", "gather dust in the grooves"],
    stir: ["spin up slowly", "crackle at the first groove", "leak faint music toward {o}"],
    fail: ["skip back at a scratch", "wind down and [drag]", "slip off {o}"],
    shine: ["spin smoothly in lamplight", "fill {p} with music", "turn the last groove out"],
  },
  {
    id: "robot",
    nouns: "robot android droid drone cyborg automaton humanoid bot nanobot robot-arm mech",
    parts: ["the glowing eye", "the finger joint", "the dented chest plate", "the loose wire", "the scuffed foot"],
    still: ["stand slumped and dark", "tilt with one arm loose", "face {o} without a light"],
    stir: ["light one eye", "raise one whirring arm", "turn the head toward {o}", "take a stiff first step"],
    fail: ["spark at the elbow", "freeze in mid step", "drop {o} with a clang", "topple sideways"],
    shine: [
      "walk upright into {p}",
      "glow steadily in both eyes",
      "lift {o} without a tremor",
      "raise an open metal hand",
    ],
  },
  {
    id: "battery",
    nouns:
      "battery cable wire plug socket switch button lever charger fuse solar-panel generator dynamo antenna-mast joystick sensor thermostat thermometer barometer compass meter gauge",
    parts: [
      "the copper end",
      "the trembling needle",
      "the worn contact",
      "the frayed insulation",
      "the small red mark",
    ],
    still: ["lie loose and dead", "point the wrong way", "rust at one end"],
    stir: ["tremble at the needle", "click over", "send a spark into {o}"],
    fail: ["burn through with a snap", "corrode at the tip", "swing wildly beside {o}"],
    shine: ["settle on one mark", "bring {o} to light", "click home and [stay]"],
  },
  {
    id: "lamp",
    nouns:
      "lamp bulb lightbulb light-bulb desk-lamp streetlight streetlamp lamppost chandelier flashlight torch neon neon-sign fairy-lights headlamp light-switch traffic-light stoplight lampshade",
    parts: ["the glowing filament", "the pull cord", "the moth on the shade", "the ring of light", "the dusty bulb"],
    still: ["hang dark and [sway]", "stand unlit over {o}", "gather moths and dust"],
    stir: ["flicker twice", "warm from red to gold", "swing light across {o}"],
    fail: ["buzz and [burn] out", "flicker over empty ground", "shatter above {o}"],
    shine: ["burn steady above {p}", "throw a round clean light", "light {o} from one side", "glow round in the dark"],
  },
];
