/**
 * English nouns of daily life that no card lists, each with the elements that may stand for it, best first: of the
 * same kind always, so that a place stays a place and a tool a tool. Other languages come here by their English.
 */
const rows: Readonly<Record<string, string>> = {
  // Where somebody is.
  "rooftop|roof|rooftops|roof terrace|roof garden|fire escape|housetop": "rooftop city",
  "balcony|terrace": "rooftop garden",
  "porch|veranda|verandah|front steps|doorstep|front door|stoop|patio|front yard|yard|farmhouse|homestead|bungalow|villa|mansion|residence|inn|hostel":
    "house",
  "lodge|chalet|treehouse|tree house": "cabin house",
  "hospital corridor|hospital hallway|hospital hall|hospital lobby|clinic corridor": "hospital_corridor hospital",
  "waiting room|emergency ward|maternity ward|surgery|dental office|dentist office|dentist's office|infirmary|sickroom":
    "hospital",
  "airport|airport terminal|airport lounge|airport gate|departure lounge|departure gate|arrivals hall|arrivals|baggage claim|check in|airport hall|departures":
    "airport subway_station",
  "runway|airfield|airstrip|tarmac": "road",
  "ice rink|skating rink|hockey rink|rink|ice arena|hockey arena|curling rink": "ice_rink stadium",
  "swimming pool|indoor pool|public pool|pool deck|poolside|lap pool|pool": "swimming_pool lake",
  "amusement park|funfair|fairground|carnival|theme park|ferris wheel|carousel|merry go round|roller coaster|fun fair|county fair|street fair":
    "funfair castle",
  "cemetery|graveyard|grave|tombstone|gravestone|tomb|burial ground|churchyard": "cemetery church",
  "train platform|railway platform|railway station|train station|railroad station|station platform|railway":
    "train_platform subway_station",
  "metro station|metro platform|subway platform|underground station": "subway_station",
  "bus terminal|bus depot": "street",
  "parking lot|parking garage|carport|car park": "garage street",
  "locker room|changing room|weight room|dojo floor|wrestling ring|fitness studio|yoga studio|basketball court|tennis court|squash court|school gym|gymnasium":
    "gym",
  "dressing room|opera house|concert hall|ballroom|auditorium|playhouse|theatre stage|theater stage|orchestra pit|catwalk":
    "stage",
  "casino|karaoke bar|jazz club|saloon|speakeasy|brewery|tavern|pub": "bar",
  "arcade|disco|dance floor|rave|bowling alley": "nightclub",
  "football pitch|football field|soccer field|baseball field|running track|athletics track|race track|arena|finish line":
    "stadium",
  "golf course|pasture|paddock|plantation|lawn|cornfield|cotton field|rice field|rice paddy|paddy": "field",
  "farmyard|stable|stables|ranch|barnyard|chicken coop|cowshed|farm": "barn",
  "pumpkin patch|vegetable patch|strawberry patch|cabbage patch|flower bed|schoolyard|city park|public park|zoo|botanical garden|backyard|front garden|playground|allotment|vegetable garden|rose garden":
    "garden",
  "hair salon|barbershop|beauty salon|hairdresser's|nail salon|laundromat|launderette|hardware store|toy store|flower shop|pet shop|florist's shop|convenience store|corner shop|grocery|thrift store|antique shop|deli|butcher shop":
    "shop",
  "police station|call center|call centre|newsroom|bank branch|agency|headquarters|cubicle|coworking space": "office",
  "jail|prison|prison cell|jail cell|cell|dungeon|cellar|basement|crypt|mine|coal mine|mine shaft|bunker":
    "cave tunnel",
  "university|campus|schoolhouse": "classroom",
  "kindergarten|daycare|lecture hall|lecture theatre": "classroom",
  "throne room|great hall|banquet hall": "museum castle",
  "quarry|construction site|building site|demolition site": "works canyon",
  "shipyard|docks|wharf|dock|pier": "harbour jetty",
  "monastery|abbey|nunnery|convent|chapel|cathedral aisle|aisle|altar|pew": "church",
  "prayer room|meditation hall": "buddhist_hall",
  "laundry room|washroom|restroom|toilet|sauna|hammam|powder room": "bathroom",
  "nursery|dormitory|hotel room|guest room|bedside|motel room": "bedroom",
  "fire station|firehouse": "garage",
  "hotel lobby|lounge|parlor|parlour|study|salon|fireplace|hearth|sunroom": "living_room",
  "dining room|canteen|cafeteria|food court|bistro|trattoria|pizzeria": "restaurant",
  "vineyard|olive grove|grove|lemon grove|apple orchard": "orchard",
  "gas station|petrol station|truck stop|drive in": "street",
  "town square|village square|piazza|courtyard|main street": "village_street",
  "sidewalk|pavement|curb|intersection|crosswalk|zebra crossing|chinatown|slum|favela|suburb|neighbourhood|neighborhood|bus stop":
    "street",
  "sea bed|seabed|sea floor|seafloor|ocean floor|ocean bed": "underwater",
  "river bed|riverbed|riverbank": "river",
  "coast|coasts|seacoast|tide pool|coastline|seashore|sandbank|sandbar|shoreline": "beach",
  "marsh|bog|wetland|mangrove": "swamp",
  "glade|clearing|woods|undergrowth": "forest",
  "tundra|glacier|ski slope|ski resort|piste|snowbank": "snowfield",
  // Somebody.
  "choir|orchestra|jury|congregation|marching band|troupe|squad|mob|wedding party|wedding guests|classmates|teammates|mourners|onlookers|bystanders|passers by|pedestrians|audience members|diners|customers|players|patrons|guests|tourists|passengers|reporters|journalists|neighbours|neighbors|spectators|students|colleagues|coworkers|pilgrims|refugees|voters|worshippers":
    "crowd person",
  "mariachi|mariachis|goalie|centurion|legionary|gaucho|matador|toreador|geologist|glaciologist|scarecrow|chimney sweep|parents|grandparents|stepmother|stepfather|godmother|godfather|mother in law|father in law|dwarf|mime|juggler|puppeteer|newborn's mother|skeleton|mummy|ghost|spirit|caregiver|nanny|babysitter|roommate|flatmate|classmate|teammate|passerby|pedestrian|bachelor|landlord|tenant|janitor|housekeeper|doorman|salesman|receptionist|navigator|veterinarian|vet|vocalist|inventor|contractor|stylist|decorator|breeder":
    "person",
  "newborn|infant|schoolboy|schoolgirl|stepson|stepdaughter|godson|goddaughter|choirboy|paperboy|preschooler|great grandson|great granddaughter|little one|student driver":
    "child",
  // Animals.
  "seal|sea lion|walrus|manatee": "seal whale turtle",
  "skunk|raccoon|weasel|mole|opossum|chipmunk|guinea pig|gerbil": "squirrel",
  "worm|earthworm|eel": "snake",
  "starfish|sea urchin|crayfish|prawn": "crab",
  "mosquito|fly|housefly|cockroach|roach|flea|cricket|grasshopper|cicada|wasp|hornet": "bee",
  "moth|dragonfly": "butterfly",
  "llama|alpaca": "camel",
  "salmon|trout|tuna|sardine|goldfish|catfish|carp": "fish",
  "poultry|hens|turkey|quail": "chicken",
  "cattle|oxen|bison|yak": "cow",
  // What is eaten and drunk.
  "banana peel|banana skin|banana|plantain": "banana fruit",
  "pineapple|coconut|corn|cucumber|lettuce|cabbage|broccoli|spinach|celery|melon|raspberry|blueberry|cranberry|grapefruit|lime|plum|raisin|almond|walnut|chestnut|peanut|nut|bean|pea|beet|turnip|radish|eggplant|asparagus|squash|zucchini|pepper|chili|chilli|herb|herbs|vegetable|ginger|mint|basil|rosemary|citrus|fig|date|date palm|pomegranate|apricot|kiwi|papaya|persimmon|lychee|olive":
    "fruit",
  "fries|french fries|nuggets|kebab|falafel|wrap|gyro|shawarma|fast food": "burger",
  "waffle|pudding|custard|tart|muffin|frosting|brownie|cheesecake|birthday cake|wedding cake|pancake|pancakes|crepe":
    "cake",
  "popcorn|fudge|caramel|marshmallow|lollipop|toffee|sweet|sweets|candy cane|chewing gum|gum|nougat": "chocolate",
  "spring rolls|egg rolls|salad|bacon|ham|sausage|pork|veal|beef|meatball|meatballs|lasagna|macaroni|omelet|omelette|meatloaf|risotto|gnocchi|casserole|barbecue|breakfast|lunch|dinner|supper|feast|dish|platter|appetizer|leftovers|thali|tajine|couscous":
    "meal",
  "chowder|gravy|chili con carne|gumbo|dal|daal|oatmeal|cereal bowl": "soup",
  "bun|steamed bun|pretzel|cracker|muffins|naan|chapati|roti|pita|flatbread|pie crust|crust|scone|cinnamon roll|cinnamon rolls|bread rolls|tortillas|tortilla":
    "bread",
  "pepper mill|salt shaker|pepper shaker|pepper grinder|spice jar|yogurt|yoghurt|mayonnaise|mustard|pickle|pickles|peanut butter|spice|spices|cinnamon|powder|paste|gel|ointment|jam jar":
    "jar",
  "cider|brandy|cognac|scotch|vinegar|olive oil|oil|liquor|soy sauce|hot sauce|detergent|bleach|cologne|conditioner|lotion bottle|thermos|flask|canteen bottle|jug|pitcher|carafe|water jug":
    "bottle",
  "trophy|latte|mocha|hot chocolate|mug|teacup|tumbler|goblet|chalice": "cup",
  "bowl|ceramic bowl|clay bowl|wooden bowl|basin|washbasin|mixing bowl|fruit bowl|pottery|clay pot|mortar|dish bowl":
    "bowl soup",
  // Things in hand and at home.
  "spoon|fork|teaspoon|chopsticks|spatula|ladle|whisk|chisel|scalpel|razor|cutlery": "knife",
  "toothbrush|comb|hairbrush|mascara|eyeliner|marker|chalk|drumstick|wand|magic wand|baton|chopstick|flute pipe|cigarette|cigar|pen|crayon|stylus|quill pen|knitting needle|knitting needles":
    "pencil paintbrush",
  "soap|soap bar|bar of soap|sponge|bath bomb|battery|power bank|router|microwave|toaster oven|safe|drawer|container|package|packet|parcel|carton|shipping box|brick":
    "box",
  "microwave oven|dishwasher|dryer|boiler|freezer|refrigerator|fridge": "washing_machine",
  "wok|griddle|roasting tin": "pan",
  "sink|faucet|tap|bucket|washtub|tub|tray|trough|pail|dustpan|trash can|garbage can|dustbin|bin|trash bin|flower pot|flowerpot|planter":
    "bucket",
  "banner|pennant|tapestry|laundry line|clothesline|bedsheet": "flag",
  "quilt|sleeping bag|hammock|crib|cradle|bassinet|bunk|stretcher|coffin|blanket fort": "bed",
  "stroller|pram|baby carriage|wheelchair|walker frame|rollator": "wheelchair chair",
  "crutch|crutches|cane|walking stick|fishing rod|fishing pole|oar|paddle|pole|ski|skis|ski poles|bow|spear|arrow|lance|harpoon|javelin|flagpole|stick|staff|cue":
    "broom",
  "surfboard|snowboard|paddleboard|bodyboard|wakeboard": "surfboard",
  "sled|sledge|toboggan|roller skates|rollerblades|longboard": "skateboard",
  "ice skates|ice skate|skates|ballet shoe|ballet shoes|pointe shoe|pointe shoes|hiking boot|rain boot|wellington|cleat|clog|moccasin|loafer|sock|socks|footwear|running shoe|trainers|sneakers|trainer shoe|flip flop":
    "shoe",
  "scarf|tie|bow tie|vest|sweatshirt|pajamas|raincoat|underwear|sleeve|apron|swimsuit|bikini|diaper|trousers|pants|shorts|blouse|cardigan|tuxedo|uniform shirt|lab coat|jersey|pullover|poncho":
    "shirt",
  "helmet|hard hat|cap|beret|bonnet|turban|crown of flowers|veil|wig|top hat|baseball cap|beanie|hood": "hat",
  "poster|poster frame|mural|photo album|postcard|artwork|canvas print|sketch|selfie|blueprint|fresco|mosaic|graffiti":
    "picture_frame",
  "passport|ticket stub|banknote|stamp|menu|certificate|receipt|invitation|greeting card|love note|manuscript|script|document|contract|flyer|leaflet|telegram|note card":
    "letter",
  "notebook|spellbook|textbook|catalog|catalogue|album|journal|comic|comic book|bible|novel|cookbook|dictionary|magazine":
    "book",
  "puppet|marionette|yo yo|lego|toy car|toy train|stuffed animal|plush|plush toy|rocking horse|action figure|barbie|dolly|rattle|spinning top|piggy bank|snow globe|nutcracker":
    "toy",
  "vr headset|goggles|sunglasses|spectacles|binoculars case|night vision goggles|reading glasses": "glasses",
  "solar panel|solar panels|weather station": "satellite",
  "traffic light|stop sign|billboard|street sign|signpost|road sign|parking meter|bus sign": "sign",
  "kiosk|newsstand|cash machine|atm|slot machine|arcade machine|arcade cabinet|photo booth": "vending_machine crate",
  "hydrant|fire hydrant|fire extinguisher|gas cylinder|oil drum|keg|rain barrel": "barrel",
  "parachute|hang glider|paraglider|zeppelin|airship|blimp": "balloon",
  "fighter jet|jet|jet plane|airliner|glider|biplane|seaplane|private jet": "airplane",
  "cart|wheelbarrow|shopping cart|trolley|pushcart|wagon|covered wagon|sleigh|rickshaw|carriage|chariot|golf cart|go kart":
    "cart scooter",
  "plough|plow|lawnmower|lawn mower|combine|combine harvester|harvester|digger": "tractor",
  "scythe|hoe|garden fork|pitchfork|spade|pickaxe|ice pick|rake": "shovel",
  "drill|power drill|pliers|screwdriver|crowbar|jack|clamp|bolt|nut and bolt|horseshoe|chain|handcuffs|anchor|hinge":
    "wrench",
  "whip|lasso|leash|hose|cable|wire|thread|yarn|string|ball of yarn|fishing net|net|spider web|cord|shoelace|fabric roll|wool yarn":
    "rope",
  "watering can|oil can|gas can|tin|soda can|spray can|canister": "watering_can can bucket",
  "beehive|hive|birdhouse|honeycomb|nest|bird nest|bird's nest|wicker basket|hamper|lunch basket|picnic basket":
    "basket box",
  "fishbowl|aquarium tank|fish tank|terrarium|test tube|beaker|vial|ampoule|syringe|crystal vase|vase|urn|amphora":
    "jar",
  "seashell|conch|shell": "snail egg",
  "statuette|mannequin|dummy|totem|idol|garden gnome|bust|ice sculpture": "statue",
  "medal|badge|stamp coin|token|button|buttons|gold coin": "coin",
  "shield|gong|cymbal|plate armor|discus|frisbee|drumhead|tambourine": "drum",
  "harmonica|flute|clarinet|oboe|saxophone|trombone|tuba|bagpipes|horn|bugle|whistle|recorder flute": "trumpet",
  "harp|lute|sitar|oud|banjo|ukulele|mandolin|bass guitar|lyre": "guitar",
  "cello|viola|double bass|fiddle": "violin",
  "accordion|organ|harpsichord|synthesizer|keyboard instrument|xylophone": "piano",
  "syringe pump|stethoscope|bandage|pill|pills|vitamin|medicine|medication|ointment tube": "tube bottle",
  "stapler|tape|eraser|ruler|calculator|remote|remote control|game console|walkie talkie|gps|pager|charger": "phone",
  "speaker system|stereo|boombox|amplifier|subwoofer": "speaker",
  "chandelier|lightbulb|light bulb|spotlight|floodlight|neon light|reading lamp|desk lamp|night light": "lamp",
  "incense|birthday candle|altar candle|oil lamp flame|match|matchstick": "candle",
  "firewood|log|stump|tree stump|campfire wood|charcoal|stove fire|furnace fire|ash|ember": "fire",
  "cutting board|chopping board|counter|kitchen counter|workbench|countertop|desk|bedside table|coffee table|altar table|easel table|shop counter|bar counter":
    "table",
  "closet|wardrobe|cupboard|cabinet|shelf|bookcase|dresser|rack|locker": "bookshelf",
  "throne|pew bench|rocking chair|high chair|swing|seesaw|saddle|deckchair|lounger|potter's wheel|pottery wheel|spinning wheel|wheel":
    "chair",
  "grandfather clock|metronome|sundial|stopwatch|timer": "clock",
  "crystal ball|marble ball|yarn ball|snowball|beach ball|volleyball|rugby ball|bowling ball|golf ball|billiard ball":
    "ball",
  "engagement ring|wedding ring|earring|gemstone|ruby|emerald|sapphire": "ring",
  "stained glass window|windowpane|windowsill|shutter": "window",
  "wall|brick wall|barrier|railing|picket fence": "fence",
  "sunflower|sunflowers": "sunflower flower",
  "lavender|poppy|seedling|wildflower|wildflowers|wreath|garland|blossom|sprout|bulb|bonsai flower": "flower",
  "moss|weed|weeds|reed|reeds|wheat|grain|barley|oats|rye|straw|hay|crop|crops": "grass",
  "vine|seaweed|foliage|shrubbery|thicket": "bush",
  "redwood|maple|birch|elm|beech|poplar|trunk|treetop|acacia|baobab": "tree",
};

/** Those of them that are as often a deed: where the sentence says so, they name no thing. */
export const alsoDeeds: ReadonlySet<string> = new Set(
  `wrap squash match bow swing drill log tap sink whip plow plough rake hoe sketch stamp fork string weed cap net dish
  clamp chain cart hose wire horn whistle award shell stick paddle study pen crop sprout rattle stroll cage mine dock
  trumpet fiddle sleigh sledge sled lounge dart button staple tape pitch feast supper lunch breakfast mop harvest`.split(
    /\s+/u,
  ),
);

/** The rows as the lexicon of meanings takes them. */
export const everydayThings: readonly (readonly [string, readonly string[]])[] = Object.entries(rows).map(
  ([words, ids]) => [words, ids.split(" ")] as const,
);
