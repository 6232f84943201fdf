import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const wearThings: readonly ThingLore[] = [
  {
    id: "shoe",
    nouns:
      "shoe sneaker boot sandal slipper heel trainer footwear clog ballet-shoe moccasin loafer skate ice-skate roller-skate sock stocking flipflop high-heel running-shoe cleat snowshoe rollerblade",
    parts: ["the worn sole", "the loose lace", "the mud on the heel", "the bent tongue", "the stitched seam"],
    still: ["stand empty by the door", "lie on one side", "lean against {o}"],
    stir: ["loosen at the lace", "press a print in mud", "scuff past {o}", "splash through a puddle"],
    fail: ["split along the sole", "fill with cold water", "stick fast in mud", "lose a heel to {o}"],
    shine: ["leave clean prints across {p}", "stand tied and dry", "kick up bright spray", "land lightly beside {o}"],
  },
  {
    id: "bag",
    nouns:
      "bag handbag backpack suitcase purse luggage satchel briefcase rucksack sack wallet pouch duffel tote suitcase-handle schoolbag shopping-bag holdall",
    parts: ["the brass buckle", "the frayed strap", "the open zip", "the scuffed corner", "the bulging side pocket"],
    still: ["stand packed by the wall", "hang flat from a hook", "lie unzipped on {p}"],
    stir: ["sag open at the top", "slide a little way", "swing heavily against {o}"],
    fail: ["burst at the seam", "tip out onto {p}", "tear at the strap", "spill {o} across the ground"],
    shine: ["stand closed and full", "open wide to {o}", "hang light and empty", "swing freely in sunlight"],
  },
  {
    id: "coat",
    nouns:
      "coat jacket sweater shirt dress skirt trousers jeans suit uniform robe kimono sari cloak cape apron pullover jumper hoodie blouse vest gown wedding-dress costume t-shirt raincoat pyjamas swimsuit overalls tuxedo lingerie underwear clothes clothing garment outfit laundry",
    parts: ["the loose button", "the frayed cuff", "the turned collar", "the stitched seam", "the pocket edge"],
    still: ["hang limp from a hook", "lie folded on {p}", "swing beside {o} on the line", "keep an elbow crease"],
    stir: ["fill with wind", "slip at one shoulder", "swing and [brush] against {o}"],
    fail: ["tear on a nail", "soak through to black", "drop a button", "catch fast on {o}"],
    shine: ["hang straight without a crease", "swirl out in a circle", "dry in full sun", "wrap close around {o}"],
  },
  {
    id: "hat",
    nouns:
      "hat cap helmet crown tiara beret bonnet hood turban mask veil headscarf top-hat straw-hat sombrero wig headband bandana",
    parts: ["the curved brim", "the sweatband", "the feather", "the dent on top", "the strap end"],
    still: ["hang on a bare hook", "lie upside down", "rest beside {o}"],
    stir: ["lift at the brim", "tip forward slightly", "throw shade over {o}"],
    fail: ["blow off and [roll]", "slide over to one side", "fall in the mud beside {o}"],
    shine: ["fly high and [spin]", "sit straight in the sun", "land neatly on {o}"],
  },
  {
    id: "scarf",
    nouns:
      "scarf glove mitten blanket towel shawl ribbon handkerchief bandage quilt cushion pillow rug carpet tapestry curtain cloth fabric silk wool yarn thread lace cotton linen velvet felt rope string cord knot net fishing-net hammock rag sheet tablecloth bedsheet embroidery leather denim duvet thread-spool shoelace knitting web",
    parts: ["the loose thread", "the knot", "the frayed end", "the fold", "the woven pattern"],
    still: ["lie folded and still", "hang limp over {o}", "coil on {p}", "show one faded stripe"],
    stir: ["lift in the draught", "slip off one fold", "tighten slowly around {o}", "unroll a little way"],
    fail: ["snag and [unravel]", "tear through to the edge", "slip loose from {o}", "snap in the wind"],
    shine: ["spread out without a crease", "stream in the wind", "wrap tight around {o}", "show the whole pattern"],
  },
  {
    id: "glasses",
    nouns: "glasses spectacles sunglasses eyeglasses goggles monocle eyepatch contact-lens reading-glasses",
    parts: ["the hinge", "the reflection in the lens", "the smudge on the glass", "the bent arm", "the bridge"],
    still: ["lie folded on {p}", "rest crooked beside {o}", "gather a film of dust", "mirror the window twice"],
    stir: ["catch a bright flash", "slide down a little", "mirror {o} twice"],
    fail: ["fog over white", "crack across one lens", "fall behind {o}"],
    shine: ["clear from edge to edge", "hold {o} sharp in both lenses", "flash in full sun"],
  },
  {
    id: "ring",
    nouns:
      "ring necklace earring bracelet jewel diamond gem brooch pendant pearl amulet jewelry jewellery ruby emerald sapphire opal locket medal chain medallion badge gemstone crystal bangle cufflink",
    parts: ["the small clasp", "the cut edge", "the thin chain", "the worn inside", "the point of light"],
    still: ["lie dull in a drawer", "rest in dark velvet", "sink into dust beside {o}"],
    stir: ["catch one point of light", "slip along the chain", "swing gently above {o}"],
    fail: ["roll away and [drop]", "snap at the clasp", "vanish between the boards", "slip off {o}"],
    shine: ["flash in every facet", "hang still and bright", "throw sparks of light on {o}", "spin once and [settle]"],
  },
  {
    id: "coin",
    nouns: "coin treasure-coin nugget gold silver",
    parts: ["the worn face", "the bright rim", "the scratch", "the dull underside", "the point of light"],
    still: ["rest dull in the dust", "lie face down", "stay hidden under {o}"],
    stir: ["catch one point of light", "spin on the edge", "ring against {o}"],
    fail: ["roll away and [drop]", "vanish between the boards", "slide under {o}"],
    shine: ["flash in full sun", "settle with a ring", "lie bright beside {o}"],
  },
  {
    id: "umbrella",
    nouns: "umbrella parasol walking-stick cane crutch fan hand-fan raincover",
    parts: ["the drop on the rim", "the bent rib", "the curved handle", "the wet tip", "the stretched cloth"],
    still: ["lean folded in a corner", "drip onto {p}", "lie shut beside {o}", "hang from a rail"],
    stir: ["snap open with spray", "shiver in a gust", "tilt over {o}"],
    fail: ["flip inside out", "tear free and [tumble]", "bend a rib against {o}"],
    shine: ["spread round and whole", "keep {o} dry underneath", "spin off bright drops"],
  },
];
