import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const mammalsThings: readonly ThingLore[] = [
  {
    id: "dog",
    nouns:
      "dog puppy hound husky poodle corgi retriever bulldog terrier sheepdog labrador dachshund guide-dog shepherd-dog dalmatian greyhound mutt pug beagle sled-dog",
    parts: ["the wet nose", "the wagging tail", "the left ear", "the muddy paw", "the worn collar"],
    still: ["lie with chin on paws", "sleep in a sun patch", "watch {o} without a sound"],
    stir: ["lift the head and [sniff]", "tug toward {o}", "prick one ear", "wag the tail slowly"],
    fail: ["lose the scent", "whine and [circle] twice", "back away from {o}", "drop the ears"],
    shine: ["bound across {p}", "shake off bright drops", "press close to {o}", "bark with tail high"],
  },
  {
    id: "cat",
    nouns:
      "cat kitten tabby kitty siamese tomcat lion tiger panther leopard jaguar cheetah lynx puma lioness cub wildcat cougar ocelot feline",
    parts: [
      "the slit pupil",
      "the trembling whisker",
      "the flicking tail tip",
      "the stretched claw",
      "the soft paw pad",
    ],
    still: ["sleep curled in a ring", "crouch with tail still", "watch {o} through narrowed eyes"],
    stir: ["stretch both forepaws", "slink low toward {o}", "flick one ear back", "pad along the edge"],
    fail: ["arch and [hiss]", "miss the jump", "bolt away from {o}"],
    shine: [
      "leap without a sound",
      "rub one cheek against {o}",
      "settle and [lick] a paw",
      "stroll into {p} with tail up",
    ],
  },
  {
    id: "fox",
    nouns: "fox vixen wolf coyote jackal husky-wolf hyena dingo werewolf arctic-fox fennec wolf-pack pack",
    parts: ["the pricked ear", "the black nose", "the bushy tail", "the paw print in snow", "the amber eye"],
    still: ["lie with tail over nose", "stand at the treeline", "watch {o} from the bracken"],
    stir: ["raise the muzzle and [sniff]", "trot three steps nearer to {o}", "step out of the shadow", "flick one ear"],
    fail: ["limp on one paw", "bolt from {o}", "lose the trail at water", "flatten to the ground"],
    shine: ["pounce in a high arc", "cross {p} at a trot", "howl with muzzle raised", "lie down close to {o}"],
  },
  {
    id: "horse",
    nouns:
      "horse stallion mare pony foal donkey mule zebra cavalry colt racehorse camel llama alpaca reindeer-sleigh steed warhorse dromedary",
    parts: ["the flared nostril", "the tossing mane", "the worn hoof", "the twitching ear", "the breath in cold air"],
    still: ["stand with one hoof tipped", "graze with swishing tail", "doze with head over {o}"],
    stir: ["paw at the ground", "toss the mane", "prick both ears at {o}", "break into a trot"],
    fail: ["shy and [rear] up", "stumble on loose stones", "pull away from {o}", "refuse the jump"],
    shine: ["gallop with mane flying", "clear the fence", "nuzzle {o} softly", "steam in cold morning light"],
  },
  {
    id: "cow",
    nouns:
      "cow bull calf ox buffalo bison yak pig piglet boar sheep lamb goat ram ewe cattle kid-goat livestock hog sow flock-of-sheep herd warthog",
    parts: ["the wet muzzle", "the flicking ear", "the bell", "the curved horn", "the tail tuft"],
    still: ["chew in slow circles", "lie in wet grass", "rub one side against {o}"],
    stir: ["swing the head round", "take a step toward {o}", "stamp one hoof", "low across the field"],
    fail: ["break through the fence", "slip in deep mud", "scatter away from {o}", "butt at nothing"],
    shine: ["wander home in a line", "graze in low sun", "stand warm beside {o}", "kick up both hind legs"],
  },
  {
    id: "deer",
    nouns:
      "deer stag doe fawn antelope reindeer elk moose gazelle giraffe buck impala caribou roe ibex chamois okapi wildebeest",
    parts: ["the velvet antler", "the turning ear", "the thin foreleg", "the white tail", "the breath in the cold"],
    still: ["graze with ears turning", "stand half behind trunks", "lie hidden near {o}"],
    stir: ["lift the head from grass", "take one careful step", "turn both ears to {o}"],
    fail: ["freeze with one leg raised", "flash the white tail", "leap away from {o}", "slip on the ice"],
    shine: ["bound through tall grass", "raise sunlit antlers", "drink at the edge of {p}", "lower the muzzle to {o}"],
  },
  {
    id: "bear",
    nouns:
      "bear grizzly panda polar-bear brown-bear koala bear-cub black-bear badger wolverine sloth gorilla red-panda",
    parts: ["the wet nose", "the heavy paw", "the round ear", "the long claw", "the thick neck fur"],
    still: ["sleep in a dark hollow", "sit with back against {o}", "scratch slowly on bark"],
    stir: ["rise on hind legs", "sniff the air for {o}", "lumber out of the den", "shake snow off"],
    fail: ["slide down the bank", "drop {o} in the water", "growl and [turn] back"],
    shine: ["wade in and [splash]", "roll over in tall grass", "cuff {o} gently", "cross {p} at a slow walk"],
  },
  {
    id: "elephant",
    nouns:
      "elephant mammoth rhino hippo rhinoceros hippopotamus elephant-calf tapir trunk-animal tusk ivory anteater armadillo aardvark",
    parts: ["the wrinkled skin", "the curling trunk", "the fanning ear", "the round footprint", "the long lashes"],
    still: ["stand and [sway] gently", "fan both ears slowly", "rest one foot against {o}"],
    stir: ["raise the head and [snort]", "reach slowly toward {o}", "swing one heavy step", "stir up red dust"],
    fail: ["sink in the mud", "flap and [back] off", "charge past {o} by mistake"],
    shine: ["spray water over {o}", "walk on through golden dust", "trumpet across {p}", "wade in eye deep"],
  },
  {
    id: "rabbit",
    nouns:
      "rabbit hare bunny squirrel hamster guinea-pig chipmunk mouse rat hedgehog mole beaver otter raccoon skunk ferret gerbil weasel possum opossum chinchilla meerkat marmot lemming vole dormouse mink stoat shrew groundhog porcupine rodent mongoose",
    parts: ["the twitching nose", "the trembling whisker", "the round black eye", "the tiny paw", "the bent ear"],
    still: ["crouch in the grass", "doze in a tight ball", "nibble beside {o}"],
    stir: ["sit up and [sniff]", "dart out a little way", "tug at {o} with teeth", "twitch one ear"],
    fail: ["bolt into a hole", "drop {o} and [scurry] off", "freeze under a shadow", "slip on wet stone"],
    shine: ["carry {o} home in jaws", "race zigzag over {p}", "wash both ears", "curl up in dry leaves"],
  },
  {
    id: "monkey",
    nouns:
      "monkey ape chimpanzee orangutan baboon lemur kangaroo wallaby bat chimp gibbon macaque marmoset platypus wombat flying-fox",
    parts: ["the long fingers", "the curled tail", "the wrinkled brow", "the gripping foot", "the round ear"],
    still: ["sit hunched on a branch", "pick slowly through fur", "peer down at {o}"],
    stir: ["swing down one branch", "reach out toward {o}", "bare the teeth and [chatter]", "tilt the head"],
    fail: ["miss the branch", "drop {o} and [shriek]", "scamper back up"],
    shine: ["leap across the gap", "carry {o} up high", "swing by one arm", "settle among the leaves"],
  },
  {
    id: "reptile",
    nouns:
      "snake lizard turtle tortoise crocodile alligator gecko iguana chameleon cobra python komodo serpent viper rattlesnake sea-turtle",
    parts: ["the split tongue", "the scaled foot", "the slow eyelid", "the patterned back", "the pale throat"],
    still: ["bask on warm stone", "lie half under {o}", "keep both eyes shut"],
    stir: ["flick out the tongue", "stretch the neck slowly", "slide a little way toward {o}", "blink once"],
    fail: ["pull back in a flash", "freeze with raised head", "slip off {o}", "vanish under a stone"],
    shine: ["slip into clear water", "crawl over the last ridge", "climb up onto {o}", "leave a winding track"],
  },
  {
    id: "frog",
    nouns: "frog toad newt tadpole salamander bullfrog tree-frog",
    parts: ["the golden eye", "the pulsing throat", "the spread toes", "the wet back", "the ring on water"],
    still: ["sit half under water", "pulse at the throat", "crouch beside {o}"],
    stir: ["blink once", "puff up the throat", "hop closer to {o}"],
    fail: ["slip off a wet leaf", "dive away from {o}", "miss and [splash]"],
    shine: ["leap in a long arc", "land on {o}", "croak into the dusk"],
  },
];
