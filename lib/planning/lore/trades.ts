/** What people do who are called by what they do, where the verb is not in the name: `verb: nouns`. */
const table = `
play: pianist violinist cellist guitarist drummer saxophonist musician flutist flautist harpist trumpeter bassist organist accordionist band orchestra busker
sing: soprano tenor choir diva vocalist rapper
conduct: maestro
dance: ballerina
act: actress clown mime
juggle: acrobat magician illusionist
heal: surgeon doctor nurse midwife paramedic medic vet dentist physician pharmacist
fish: fisherman fishermen fisherwoman angler
cook: chef cooks
bake: pastry-chef
brew: barista witch wizard alchemist tea-master
pour: bartender sommelier
serve: waiter waitress steward hostess
write: poet novelist journalist author screenwriter scribe
paint: artist muralist
draw: architect cartoonist illustrator designer
photograph: paparazzo
carve: carpenter woodcarver sculptor luthier
forge: blacksmith smith goldsmith
sew: tailor seamstress cobbler shoemaker
repair: mechanic watchmaker clockmaker plumber electrician restorer handyman
build: engineer mason bricklayer
type: programmer coder hacker
measure: scientist chemist physicist biologist
teach: professor tutor
study: student pupil schoolboy schoolgirl apprentice
guard: watchman sentinel bodyguard guardian lighthouse-keeper lifeguard
search: detective inspector spy investigator archaeologist astronomer
steal: thief burglar pirate
explore: astronaut cosmonaut
sail: sailor captain skipper boatman ferryman gondolier
fly: pilot aviator
drive: chauffeur trucker cabbie
ride: cyclist cowboy jockey biker knight cowgirl
run: athlete marathoner sprinter
climb: mountaineer sherpa alpinist
box: wrestler
deliver: courier postman mailman postwoman messenger
clean: janitor maid
herd: shepherd shepherdess goatherd
fight: soldier warrior samurai ninja gladiator rebel
decide: judge king queen president mayor
save: firefighter fireman superhero
chase: policeman policewoman cop officer
marry: bride groom bridegroom newlyweds
mourn: widow widower
flee: refugee fugitive
plant: farmer botanist florist
harvest: winemaker vintner
sort: librarian archivist
play-cards: gambler
beekeep: beekeeper
celebrate: champion winner
pray: monk nun priest
`;

const verbs: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [verb = "", nouns = ""] = line.split(": ");
      return nouns.split(" ").map((noun) => [noun.replaceAll("-", " "), verb] as const);
    }),
);

/** The verb of a trade, by its English noun in either number; null for those who are called by the verb, and all others. */
export const verbOfTrade = (noun: string): string | null =>
  verbs.get(noun) ?? verbs.get(noun.replace(/s$/, "")) ?? verbs.get(noun.replace(/men$/, "man")) ?? null;
