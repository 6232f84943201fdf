import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const toolsThings: readonly ThingLore[] = [
  {
    id: "hammer",
    nouns:
      "hammer axe saw wrench screwdriver drill plier pliers chisel anvil nail screw hatchet mallet crowbar tool toolkit plane-tool file-tool bolt spanner sandpaper vice jack chainsaw pickaxe sledgehammer",
    parts: ["the worn handle", "the steel edge", "the wood shavings", "the bright tip", "the rust spot"],
    still: ["hang on a pegboard", "lie in sawdust", "rest across {o}"],
    stir: ["bite into the wood", "ring once on metal", "swing up from {o}", "throw a curl of shavings"],
    fail: ["slip and [gouge]", "bend at the tip", "jam halfway into {o}", "split along the handle"],
    shine: ["strike clean and [ring]", "lie wiped and still", "part {o} in one stroke", "hang back in place"],
  },
  {
    id: "key",
    nouns: "key lock padlock keyhole latch chain-lock doorknob handle hinge keychain keyring car-key master-key",
    parts: ["the worn teeth", "the brass bow", "the scratched keyhole", "the ring", "the rust at the edge"],
    still: ["hang on one nail", "lie forgotten on {p}", "gleam beside {o}", "rust on a hook"],
    stir: ["slide in and [scrape]", "turn a little way", "swing from a ring", "click against {o}"],
    fail: ["jam halfway round", "snap off inside", "fall through a grating", "refuse to fit {o}"],
    shine: ["turn with a clean click", "spring the bolt back", "lie warm beside {o}", "open {o} by a hand's width"],
  },
  {
    id: "needle",
    nouns:
      "needle scissors pin spool spindle sewing-machine button-box thimble safety-pin bobbin knitting-needle crochet-hook zip zipper tape-measure spinning-wheel",
    parts: [
      "the eye of the needle",
      "the shining point",
      "the row of stitches",
      "the wound thread",
      "the turning wheel",
    ],
    still: ["lie in a tin", "rest with loose thread", "stick upright beside {o}"],
    stir: ["dip and [rise] once", "draw the thread through {o}", "whir through the first stitch"],
    fail: ["snap at the eye", "tangle the thread underneath", "snag on {o}", "drop between floorboards"],
    shine: ["finish in a straight seam", "stitch {o} shut", "lie beside one cut thread"],
  },
  {
    id: "shovel",
    nouns:
      "shovel spade rake hoe sickle scythe plough plow watering-can hose sprinkler pitchfork trowel broom mop brush-broom lawnmower vacuum-cleaner vacuum dustpan garden-hose sponge",
    parts: ["the muddy blade", "the worn shaft", "the drop on the rim", "the bent tine", "the grass on the edge"],
    still: ["lean against a wall", "stand upright in earth", "drip onto {p}", "lie across {o}"],
    stir: ["cut into dark soil", "scatter a first arc", "scrape past {o}", "leave a clean stripe"],
    fail: ["strike stone and [ring]", "crack along the shaft", "tangle in {o}", "run dry at the end"],
    shine: [
      "stand clean in turned earth",
      "turn {p} over in rows",
      "sprinkle {o} with bright drops",
      "gleam along the worn edge",
    ],
  },
  {
    id: "ladder",
    nouns:
      "ladder staircase step stair rope-ladder scaffold scaffolding swing-rope pulley crane winch hook anchor lever-arm hoist parachute safety-rope",
    parts: ["the worn rung", "the frayed rope", "the rusted bolt", "the shadow of the bars", "the iron hook"],
    still: ["lean against {o}", "stand bare to the top", "gather rust and rain"],
    stir: ["creak under a first weight", "rise a little way", "swing slowly past {o}"],
    fail: ["slip sideways with a scrape", "snap at one rung", "drop {o} a little way"],
    shine: ["reach up into the light", "lift {o} clear of ground", "stand firm in the wind"],
  },
  {
    id: "weapon",
    nouns:
      "weapon bow arrow shield spear gun cannon rifle pistol trap bomb slingshot armor armour catapult boomerang whip bullet sabre katana lance missile grenade crossbow harpoon",
    parts: ["the drawn string", "the dented rim", "the notched edge", "the worn grip", "the pointed tip"],
    still: ["hang on two hooks", "lie rusting in grass", "stand upright beside {o}"],
    stir: ["bend with a creak", "flash in the sun", "tremble close to {o}"],
    fail: ["snap with a crack", "miss {o} by a hand", "drop and [clatter] away"],
    shine: ["strike the middle and [quiver]", "lie down in the grass", "rest harmless beside {o}"],
  },
  {
    id: "wheel",
    nouns:
      "wheel tyre tire gear cog axle propeller rim waterwheel ferris-wheel carousel merry-go-round roller-coaster rollercoaster turbine windmill spoke sprocket pinwheel whirligig weathervane potter-wheel",
    parts: [
      "the worn tread",
      "the turning hub",
      "the bent spoke",
      "the grease on the teeth",
      "the shadow of the spokes",
    ],
    still: ["stand locked and [rust]", "lean against {o}", "hold still in low wind"],
    stir: ["creak through a quarter turn", "begin to roll", "drag {o} slowly around", "throw off a few drops"],
    fail: ["wobble and [scrape]", "roll away past {o}", "go flat on one side", "jam with a shriek"],
    shine: ["spin in a silver blur", "turn evenly against the sky", "carry {o} around once", "hum at full speed"],
  },
  {
    id: "bell",
    nouns: "bell gong chime wind-chime church-bell doorbell siren alarm school-bell foghorn cowbell tuning-fork",
    parts: ["the swinging clapper", "the bronze rim", "the pull rope", "the green patina", "the crack along the side"],
    still: ["hang silent under {p}", "carry dust on the rim", "hang above {o}", "hang without a tremor"],
    stir: ["swing without a sound", "give one short note", "tremble at the rim", "stir {o} with a hum"],
    fail: ["crack with a dull clang", "lose the clapper", "fall silent above {o}"],
    shine: ["ring out across {p}", "swing full to both sides", "hum on after the stroke", "ring above {o}"],
  },
];
