import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const vehiclesThings: readonly ThingLore[] = [
  {
    id: "car",
    nouns:
      "car headlight automobile taxi sports-car limousine convertible race-car jeep cab sedan pickup racing-car police-car suv hatchback electric-car windshield headlights-pair coupe",
    parts: ["the headlight", "the rain on the windshield", "the side mirror", "the worn tyre", "the door handle"],
    still: ["stand dark at the kerb", "tick while the engine cools", "mirror {o} in one door"],
    stir: ["switch on both headlights", "shudder and [start]", "roll past {o}", "clear two arcs of rain"],
    fail: ["stall on the slope", "spin one wheel in mud", "skid toward {o}", "steam under the hood"],
    shine: [
      "pull out onto open road",
      "gleam under passing lights",
      "stop gently beside {o}",
      "leave a long dust trail",
    ],
  },
  {
    id: "truck",
    nouns:
      "truck lorry van bus ambulance fire-truck tractor bulldozer excavator digger forklift caravan camper minibus school-bus garbage-truck combine harvester campervan tank food-truck trailer rv",
    parts: ["the tall front wheel", "the exhaust pipe", "the wide mirror", "the tail light", "the mud on the flap"],
    still: ["stand with doors shut", "idle and [shake]", "block the way of {o}"],
    stir: ["roll out with a hiss", "swing both doors open", "rumble past {o}", "throw light down the road"],
    fail: ["sink into soft ground", "steam at the grille", "scrape along {o}", "lose part of the load"],
    shine: ["climb over the last rise", "stand unloaded in sunlight", "bring {o} into {p}", "dip and [roll] on"],
  },
  {
    id: "train",
    nouns:
      "train locomotive tram subway metro monorail carriage-train wagon-lit steam-train railcar bullet-train streetcar cable-car funicular freight-train underground",
    parts: ["the turning wheel rod", "the lit window", "the gleaming rail", "the coupling", "the steam at the wheels"],
    still: ["stand hissing at the platform", "wait behind a red signal", "darken the track beside {o}"],
    stir: ["jerk forward one length", "hum along the rail", "slide light over {o}", "breathe steam across {p}"],
    fail: ["grind down in sparks", "stop between two stations", "pull away without {o}", "shudder over broken track"],
    shine: ["cross the bridge at speed", "glide in with lit windows", "carry {o} out of sight", "trail steam over {p}"],
  },
  {
    id: "bicycle",
    nouns:
      "bicycle bike motorbike motorcycle scooter tricycle unicycle moped tandem handlebar pedal rickshaw-bike vespa",
    parts: ["the turning pedal", "the bell", "the greasy chain", "the bent spoke", "the worn saddle"],
    still: ["lean against {o}", "lie in tall grass", "stand locked to a rail"],
    stir: ["roll off with a tick", "wobble and [straighten]", "ring past {o}", "spin one bright wheel"],
    fail: ["drop the chain", "go flat with a hiss", "tip over beside {o}", "skid on wet leaves"],
    shine: [
      "coast downhill without pedalling",
      "flash through patches of sun",
      "stand upright beside {o}",
      "leave one thin track",
    ],
  },
  {
    id: "boat",
    nouns:
      "boat sailboat rowboat canoe kayak raft dinghy yacht gondola oar paddle rudder fishing-boat lifeboat tugboat motorboat speedboat catamaran jet-ski sailing-boat rowing-boat houseboat punt",
    parts: ["the wet rope", "the bow wave", "the dripping oar", "the peeling paint", "the knot at the mast"],
    still: ["rock at the mooring", "lie keel up on {p}", "knock softly against {o}", "sit in still water"],
    stir: ["drift off the bank", "fill one sail slowly", "nose out past {o}", "part the flat water"],
    fail: ["take water over the side", "drift broadside to {o}", "snap a rope", "scrape over hidden rock"],
    shine: ["cut a straight bright wake", "glide in beside {o}", "lean with full sails", "rest on still water"],
  },
  {
    id: "ship",
    nouns:
      "ship ferry pirate-ship cruise-ship submarine galleon warship cargo-ship freighter steamer icebreaker tanker schooner mast shipwreck wreck buoy aircraft-carrier ocean-liner trawler",
    parts: ["the rusted hull", "the anchor chain", "the foam at the bow", "the porthole", "the turning screw"],
    still: ["lie dark at anchor", "drip rust and water", "tower over {o}"],
    stir: [
      "sound one long horn",
      "raise the anchor dripping",
      "swing slowly away from {o}",
      "churn white at the stern",
    ],
    fail: ["list heavily to one side", "grind onto a reef", "vanish into fog before {o}", "roll under a green wave"],
    shine: ["come about with lit decks", "break through the last wave", "slide into {p}", "stand clear on the horizon"],
  },
  {
    id: "airplane",
    nouns:
      "airplane plane aeroplane jet aircraft helicopter glider biplane seaplane jetliner airliner cockpit hang-glider paraglider runway-light fighter-jet",
    parts: ["the turning propeller", "the wing tip", "the oval window", "the landing wheel", "the vapour trail"],
    still: ["stand chocked on {p}", "rock a little in wind", "lie under a grey tarpaulin"],
    stir: ["spin up in a blur", "roll faster past {o}", "lift the nose wheel", "turn toward the runway"],
    fail: ["shake in black cloud", "drop suddenly one wing", "trail smoke above {o}"],
    shine: ["bank into clear sky", "draw one white line", "touch down in {p}", "pass low over {o}"],
  },
  {
    id: "spaceship",
    nouns:
      "spaceship rocket spacecraft shuttle ufo satellite flying-saucer starship space-station lander probe rover capsule moon-rover spacesuit space-capsule booster launchpad airlock",
    parts: ["the round hatch", "the blinking light", "the scorched tile", "the folded panel", "the ice on the hull"],
    still: ["drift dark and slow", "stand steaming on {p}", "hang beside {o} without a light", "frost over slowly"],
    stir: ["light one engine blue", "unfold a thin panel", "turn the hatch toward {o}", "shake off ice"],
    fail: ["tumble end over end", "vent white gas", "drift out of reach of {o}", "flicker and [go] dark"],
    shine: [
      "burn a clear bright arc",
      "dock softly against {o}",
      "touch down in rising dust",
      "cross the face of sunlight",
    ],
  },
];
