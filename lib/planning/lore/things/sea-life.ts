import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const seaLifeThings: readonly ThingLore[] = [
  {
    id: "fish",
    nouns:
      "fish salmon koi goldfish carp trout tuna shark clownfish stingray ray-fish piranha swordfish eel seahorse minnow herring cod manta-ray catfish pufferfish shoal school-of-fish anglerfish perch",
    parts: ["the fanning gill", "the silver scale", "the round eye", "the trembling fin", "the rising bubble"],
    still: ["hang still in green water", "circle in the glass", "hover under {o}"],
    stir: ["flick the tail once", "rise toward the light", "nudge {o} with the mouth", "turn all at once"],
    fail: ["thrash in the shallows", "slip into the dark", "scatter away from {o}", "gasp at the surface"],
    shine: ["leap clear and [flash]", "glide past {o}", "turn silver in one ray", "swim out into {p}"],
  },
  {
    id: "whale",
    nouns:
      "whale orca humpback dolphin narwhal blue-whale porpoise killer-whale sperm-whale beluga manatee sea-monster kraken leviathan",
    parts: ["the small eye", "the fluke", "the blowhole", "the barnacled skin", "the ring of foam"],
    still: ["hang dark below the surface", "drift without a sound", "sleep upright beside {o}"],
    stir: ["rise in a slow curve", "breathe out a white plume", "turn one eye to {o}"],
    fail: ["dive away from {o}", "roll in tangled net", "beach on a sandbar"],
    shine: [
      "breach in white spray",
      "lift a sunlit tail",
      "swim side by side with {o}",
      "slide under without a ripple",
    ],
  },
  {
    id: "octopus",
    nouns:
      "octopus squid jellyfish crab lobster starfish shrimp prawn snail slug shell seashell clam oyster mussel coral urchin sea-anemone anemone hermit-crab cuttlefish nautilus conch scallop worm earthworm shellfish barnacle plankton",
    parts: ["the curling tip", "the row of suckers", "the shell rim", "the raised claw", "the wet trail"],
    still: ["lie tucked under stone", "sway with the current", "cling to {o}"],
    stir: ["stretch out one tip", "change colour slowly", "creep sideways to {o}", "open by a crack"],
    fail: ["shoot off in dark ink", "wash up on {p}", "snap shut before {o}", "lose hold in the swell"],
    shine: ["drift up glowing", "spread out in every direction", "wrap softly around {o}", "leave a shining trail"],
  },
  {
    id: "seal",
    nouns: "seal walrus sea-lion otter-pup seal-pup sea-otter polar-seal manatee-calf",
    parts: ["the wet whiskers", "the round dark eye", "the front flipper", "the breath hole", "the spotted fur"],
    still: ["yawn on the ice", "float with nose up", "doze against {o}"],
    stir: ["lift the head and [bark]", "slide in with a splash", "nose toward {o}"],
    fail: ["slip off the floe", "lose {o} under the ice", "dive at a shadow"],
    shine: ["burst up through the hole", "roll belly up in sun", "clap both flippers", "nudge {o} ashore"],
  },
];
