/** English lemmas of the word lists by what they do in a phrase; a lemma in no class is a noun. */
const listOf = (text: string): ReadonlySet<string> => new Set(text.split(/,\s*/).map((word) => word.trim()));

export const verbs = listOf(
  `is, be, do, have, rust, be able, want, must, become, turn into, make, mend, set free, cost, light a fire, dry, empty, clean, double, stroll, run, jump, climb, crawl, swim, dive, fly, float, fall asleep, fall in love, sleep, wake up, get up, rest, sit, stand, lie down, stay, stop, begin, end, continue, go, come, arrive, leave, return, come home, enter, go out, pass, follow, chase, flee, escape, hide, find, discover, lose, get lost, forget, remember, miss, see, look, observe, watch over, listen, hear, feel, speak, say, tell, call, ask, answer, greet, say goodbye, confess, reveal, cry, sing, play, play music, marry, meet, separate, save, protect, defend, win, kill, die, be born, live, grow, bloom, wither, age, transform, open, close, break, repair, build, destroy, assemble, create, invent, draw, write, read, learn, teach, study, bake, knead, cut, mix, stir, pour, serve, eat, boil, melt, freeze, burn, light up, extinguish, shine, glow, sparkle, explode, turn, spin, roll, slide, move, push, pull, carry, bring, take, hold, give, receive, send, deliver, throw, catch, put, fill, wash, sweep, sew, knit, wear, dress up, pick, dig, bury, go fishing, hunt, drive, travel, land, take off, park the car, surf, ski, camp, explore, visit, celebrate, decorate, prepare, choose, try, succeed, fail, believe, think, know, understand, realize, decide, imagine, solve, explain, show, present, introduce, compare, use, buy, sell, pay, steal, count, measure, film, photograph, edit, press, knock, hit, throw away, blow, rise, sink, flow, appear, disappear, survive, suffer, wish, scare, tremble, breathe, sigh, care for, heal, forgive, betray, share, join, connect, fold, tie, wrap, unwrap, pack, hang, lean, point, bark, meow, howl, roar, purr, bite, lick, feed, stroke, adopt, rob, investigate, vote, lead, resist, challenge, tame, improve, test, check, fit, happen, seem, need, enjoy, pray, meditate, scream, applaud, perform, record, translate, print, charge, drift, crash, collapse, approach, look up, gather, surround, cover, invade, conquer, keep, collect, descend, lift, hatch, knock down, stumble, limp, kneel, bend, stretch, sway, ring out, beat, tick, rot, crumble, dissolve, fade, drip, splash, soak, polish, carve, shape, forge, weld, grind, fry, roast, peel, chop, spread, toast, chew, sip, whistle, hum, snore, yawn, sneeze, cough, blink, stare, glance, nod, blush, sweat, bleed, hurt, drown, suffocate, shoot, aim at, threaten, kidnap, spy on, smuggle, cheat, accuse, condemn, punish, negotiate, convince, persuade, reconcile, apologize, thank, congratulate, welcome, invite, flirt, seduce, abandon, let, forbid, obey, refuse, accept, borrow, lend, exchange, replace, lower, raise, increase, reduce, divide, copy, imitate, repeat, interrupt, disturb, prevent, warn, announce, publish, advertise, recommend, unlock, lock up, install, activate, turn on, turn off, function, operate, earn, spend, bet, guess, worry, regret, mourn, console, encourage, inspire, admire, respect, deserve, dare, hesitate, insist, give up, overcome, achieve, obsess, haunt, summon, enchant, resurrect, hover, flutter, migrate, gallop, swarm, peck, graze, plough, prune, row, load, unload, block, brake, accelerate, overtake, hitchhike, commute, kick, juggle, pretend, joke around, tease, grow up, inherit, retire, emigrate, rent, furnish, renovate, restore, reflect, revive, belong, contain, include, exist, mean, produce, manufacture, organize, clear away, tuck in, comb, shave, bathe, spit, damage, dispute, erase, break down, travel through, go up, coincide, cross paths, compose, sneak, rebel, train hard, set the table, put to bed, undress, tear apart, poke, communicate, leave with, bathe in, sharpen, erase, plant flowers, soak, dine, surprise, drag, snatch, carry away, blow away, compete in, compete, scold, let go, swallow up, overturn, entrust, accompany, slow down, spin honey, move in, drop, put away, return from, start, keep waiting, walk around, pick up, hand over, get married, propose, bring back, graduate, wrap dumplings, play badminton, live in, play the saxophone, fall in love with, launch, remind, hurry, trap, give away, give back, tumble, trick, swallow`,
);

/** Verbs that are as often nouns: the phrase around them tells which. */
export const nounsToo = listOf(
  `judge, guard, cook, smile, offer, project, ride, walk, race, iron, doubt, rule, code, swallow, plant, harvest, wave, smoke, paint, frame, drink, water, suspect, sail, orbit, fall, dream, wait, cross, search, smell, touch, taste, whisper, shout, promise, lie, laugh, dance, kiss, hug, love, hate, reunite, help, rescue, fight, attack, change, work, rehearse, practise, cycle, skate, order, rain, snow, hope, fear, control, arrest, look for work, blow glass, poison, argue, chop wood, exercise, divorce, move away, make coffee, shower, reward, watch, light, film, cut, drive, play, dance, call, cry, answer, travel, visit, record, print, copy, drip, toast, test, record, return, rest, end, study, look, turn, surf, camp, rent, wish, show, use, age`,
);

export const adjectives = listOf(
  `human, promotional, black and white, free, solar, double, dry, empty, clean, open, new, old, young, big, small, little, first, last, many, few, other, same, lonely, red, blue, green, yellow, pink, purple, brown, black, white, grey, golden, orange, silver, colorful, secret, dreamlike, homemade, late, deceased, regretful, widowed, pregnant, beautiful, ugly, good, bad, evil, better, worse, perfect, huge, tiny, long, short, tall, low, deep, wide, narrow, thin, fat, heavy, strong, weak, fast, slow, hot, warm, cool, cold, frozen, wet, soft, gentle, hard, difficult, easy, simple, clear, dark, bright, full, dirty, broken, open air, closed, hidden, lost, forgotten, abandoned, deserted, happy, sad, angry, tired, scared, nervous, excited, surprised, curious, brave, shy, proud, jealous, crazy, strange, mysterious, dangerous, scary, funny, serious, romantic, epic, dramatic, poetic, tragic, tender, melancholic, nostalgic, silent, quiet, loud, peaceful, calm, wild, domestic, cute, sweet, bitter, delicious, hungry, rich, poor, expensive, cheap, elegant, luxurious, modern, futuristic, ancient, medieval, traditional, handmade, natural, sustainable, electric, digital, virtual, smart, portable, animated, real, false, true, imaginary, impossible, invisible, infinite, endless, eternal, legendary, famous, unknown, alive, dead, sick, blind, deaf, mute, naked, barefoot, single, sleeping, safe, ready, important, special, magical, mechanical, wooden, stone, urban, rural, tropical, cosmic, underwater, rainy, snowy, foggy, sunny, cloudy, stormy, starry, round, flat, sharp, smooth, transparent, rusty, dusty, torn, quick, daily, near, far, left, right, one last, own, whole, next, different, unique, normal, official, international, local, japanese, italian, french, spanish, german, chinese, arab, egyptian, american, european, african, swiss, russian, english, portuguese, brazilian, mexican, argentine, indian, greek, roman, korean, turkish, venetian, wounded, early, stubborn, grief stricken, viral, available, disguised, stray, underground, honest, foldable, dizzy, fresh, ordinary, fantastic, bittersweet, refreshing, energetic, clumsy, mischievous, masked, nameless, tense, bright red, dark blue, light green, heartwarming, former, all, every, some, more, only, sensitive, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, hundred, thousand, both, half, this, that, fried, handsome, limited, decisive, driving, insomniac, sleepless, retired, soaked, hung out, singing, fifth, none`,
);

export const numbers = listOf(
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, hundred, thousand, both, many, few, all, some, several",
);

export const adverbs = listOf(
  `never, always, again, very, together, alone, today, tomorrow, yesterday, now, soon, suddenly, slowly, quickly, secretly, quietly, finally, almost, still, already, also, too much, so, then, well, maybe, by mistake, up, down, inside, outside, around, here, there, everywhere, nowhere, somewhere, somehow, forever, really, one day, one night, every day, every night, every morning, tonight, slowly but surely, instead, once, twice, home, alone together, one by one, even, enough, each other, in love, back, barefoot, late, early, far away`,
);

export const prepositions = listOf(
  `with, without, in, on, at, by, under, behind, in front of, between, through, towards, toward, against, from, for, to, before, after, until, since, during, above, over, among, instead of, thanks to, like, about, into, near, beside, along, around, in the middle of, next to, inside, outside`,
);

/** Where English says "on" for a place that other languages are in or at. */
export const surfaces = listOf(
  `beach, roof, rooftop, street, bridge, moon, mars, shore, coast, island, desert island, mountain, hill, hilltop, balcony, terrace, stage, road, table, floor, ground, wall, bench, platform, deck, planet, pier, dock, farm, train, bus, boat, ship, sofa, path, riverbank, moon surface, surface, raft, branch, chair, ice, staircase, stairs, pavement, highway, porch, ranch, cliff, horizon, screen, slope, asteroid, lawn, sidewalk, corner, campus, tv, television, phone, plate, wing`,
);

export const timesOfDay = listOf(
  "sunset, sunrise, dawn, dusk, noon, midday, midnight, night, twilight, nightfall, daybreak",
);

/** Nouns that take no article and no plural. */
export const uncounted = listOf(
  `water, snow, rain, music, fire, smoke, ice, air, light, darkness, sand, dust, fog, mist, bread, coffee, tea, milk, rice, wine, beer, food, paper, gold, silver, copper, iron, steel, wood, glass, love, friendship, freedom, hope, fear, loneliness, silence, time, luck, happiness, sadness, joy, magic, peace, courage, art, jazz, rock, chess, football, soccer, basketball, tennis, baseball, wool, cotton, leather, honey, salt, sugar, soup, flour, cheese, butter, chocolate, meat, blood, money, help, nature, grass, hair, rope, mud, oil, lava, electricity, hide and seek, sushi, ramen, tofu, soba, udon, curry, clay, homework, work, life, death, war, fishing, surfing, swimming, knitting, pottery, calligraphy, gardening, moonlight, sunlight, starlight, lamplight, space, laundry, garbage, fur, jewelry, furniture, luggage, heat, cold, summer, winter, spring, autumn, everything, someone, nobody, something, nothing, anyone, mars, venus, jupiter, saturn, earth, breakfast, lunch, dinner, ink, ceramic, jam, advertising, advertisement for, jealousy, envy, greed, longing, nostalgia, boredom, retirement, pride, laziness, guilt, basil, soap, foam, anger, grief, pain, hunger, fame, truth, justice, melancholy, despair, hate, beauty, gravity, badminton, chalk, patience, solitude, pickle, wealth, poverty, wisdom, envy, sleep, sunshine`,
);

/** Things of which there is one, or which English calls "the" after a preposition. */
export const oneOfAKind = listOf(
  "sun, moon, sea, ocean, sky, world, rain, wind, snow, fog, mist, dark, horizon, past, future, universe, moonlight, sunlight, ground, air, sand, shade, darkness, night sky, starry sky",
);

/** Nouns that hold what follows: `a cup of coffee`, never "a coffee cup". */
export const holders = listOf(
  "cup, glass, bottle, group, piece, bunch, box, pair, bag, basket, slice, bowl, pack, herd, flock, crowd, sea, day, night, year, end, beginning, story, world, city, man, woman, boy, girl, king, queen, middle, edge, top, bottom, smell, taste, sound, history, tale, kingdom, time, land, memory, drop, grain, pile, line, team, million, thousand, dozen, half, heart, advertising, advertisement, music video, documentary, tutorial, trailer, letter, dream, book, pinch, moment, hour, minute, rain",
);

export const motions = listOf(
  "go, come, run, walk, return, travel, fly, climb, swim, sail, drive, ride, row, carry, bring, take, send, give, deliver, throw, move, say, tell, speak, show, teach, offer, sing, write, read, listen, crawl, jump, arrive, come home, go up, descend, escape, flee, lead, push, pull, roll, drift, race, gallop, sell, introduce, wave, confess, pray, explain, say goodbye, bid farewell, point, belong, talk",
);

/** What English sets between the verb and its object. */
export const linkOf: ReadonlyMap<string, string> = new Map([
  ["search", "for"],
  ["wait", "for"],
  ["listen", "to"],
  ["look", "at"],
  ["say goodbye", "to"],
  ["ask", "for"],
]);

/** Where one is "at" rather than in or on. */
export const stops: ReadonlySet<string> = new Set(["station", "train station", "airport", "bus stop", "crossroads"]);
