/**
 * German words by the English lemma they stand for, one lemma a line. Names of some concrete things come from the
 * Unicode CLDR annotations (© Unicode, Inc., Unicode License v3).
 */
export const deWords: string = `
with: mit
without: ohne
in: in, im
on: auf, über, überm, am
under: unter
behind: hinter, hinterm
in front of: vor, vorm
between: zwischen
through: durch
towards: Richtung
against: gegen
from: von, vom, aus
for: für
to: zu, zum, zur, nach
of: des
the: der, die, das, den, dem
a: ein, eine, einen, einem, einer, eines
and: und
or: oder
but: aber, sondern
who: wer
what: was
when: wenn, als, wann
while: während
where: wo
why: warum, wieso
because: weil
how to: wie man
how: wie
before: bevor, vorher
after: nachdem, danach
until: bis
since: seit
not: nicht
nobody: niemand, niemanden
nothing: nichts
something: etwas
someone: jemand, jemanden, jemandem
never: nie, niemals
always: immer
again: wieder, nochmal
only: nur
all: alle, alles, allem, allen
every: jede, jeder, jedes, jeden, jedem
each other: einander
very: sehr
more: mehr
less: weniger
his: sein, seine, seinen, seinem, seiner
their: ihr, ihre, ihren, ihrem, ihrer
my: mein, meine, meinen, meinem, meiner
our: unser, unsere, unseren, unserem, unserer
your: dein, deine, deinen, euer, eure
he: er
she: sie
itself: sich
this: dies, diese, dieser, dieses, diesem, diesen
that: jener, jene, dass
first: erste, erster, erstes, ersten, erstmals
last: letzte, letzter, letztes, letzten
new: neu
old: alt, uralt
young: jung
big: groß
small: klein
one: eins
two: zwei, beiden, beide
three: drei
four: vier
five: fünf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
hundred: hundert
thousand: tausend, tausende
half: halb, Hälfte
many: viele, vielen
few: wenige
other: andere, anderer, anderen, anderes
same: gleich, selbe, dieselbe, derselbe
together: zusammen, gemeinsam
alone: allein
lonely: einsam
there is: es gibt
is: ist, sind, war, waren
have: haben, hat, hatte, habe, hatten
be able: können, kann, konnte, kannst
want: wollen, will, wollte, möchte
must: müssen, muss, musste, sollen, soll
become: werden, wird, wurde, geworden
turn into: sich verwandeln, verwandeln
make: machen, gemacht, tun, tut
man: Mann, Männer
woman: Frau, Frauen
boy: Junge, Jungen
girl: Mädchen
child: Kind, Kinder
baby: Baby, Säugling
teenager: Teenager, Jugendlicher, Jugendliche
old man: alter Mann, Greis, älterer Mann
old woman: alte Frau, Greisin, ältere Frau
adult: Erwachsener, Erwachsene
people: Leute, Menschen
person: Person, Mensch
human: menschlich
crowd: Menge, Menschenmenge
family: Familie
mother: Mutter, Mama
father: Vater, Papa
parents: Eltern
son: Sohn, Söhne
daughter: Tochter, Töchter
brother: Bruder, Brüder
sister: Schwester
twins: Zwillinge, Zwilling
grandmother: Großmutter, Oma
grandfather: Großvater, Opa
grandson: Enkel
granddaughter: Enkelin
nephew: Neffe
niece: Nichte
uncle: Onkel
aunt: Tante
cousin: Cousin, Cousine
husband: Ehemann
wife: Ehefrau
widow: Witwe
widower: Witwer
couple: Paar, Pärchen
lover: Liebhaber, Liebende, Liebespaar
friend: Freund
best friend: bester Freund
neighbour: Nachbar
stranger: Fremder, Fremde, Fremden, Unbekannter
guest: Gast, Gäste
orphan: Waise, Waisenkind
hero: Held, Heldin
villain: Bösewicht, Schurke
enemy: Feind
leader: Anführer
boss: Chef
king: König
queen: Königin
prince: Prinz
princess: Prinzessin
knight: Ritter
warrior: Krieger
soldier: Soldat
samurai: Samurai
ninja: Ninja
pirate: Pirat
spy: Spion
detective: Detektiv
police officer: Polizist
police: Polizei
thief: Dieb
murderer: Mörder
killer: Killer
prisoner: Gefangener, Gefangene, Häftling
judge: Richter, urteilen, richten
lawyer: Anwalt, Anwälte
doctor: Arzt, Ärztin, Ärzte
nurse: Krankenschwester, Krankenpfleger, Pfleger
surgeon: Chirurg
scientist: Wissenschaftler, Forscher
engineer: Ingenieur
inventor: Erfinder
astronaut: Astronaut
pilot: Pilot
captain: Kapitän
sailor: Seemann, Matrose
fisherman: Fischer
farmer: Bauer, Bäuerin, Landwirt
gardener: Gärtner
shepherd: Hirte, Schäfer
hunter: Jäger
lumberjack: Holzfäller
lighthouse keeper: Leuchtturmwärter
guard: Wächter, Wache, Wärter, behüten
night watchman: Nachtwächter
firefighter: Feuerwehrmann, Feuerwehrleute
teacher: Lehrer
student: Schüler, Student
writer: Schriftsteller, Autor
poet: Dichter
journalist: Journalist
photographer: Fotograf
painter: Maler
artist: Künstler
sculptor: Bildhauer
potter: Töpfer
musician: Musiker
singer: Sänger
pianist: Pianist
violinist: Geiger
drummer: Schlagzeuger
conductor: Dirigent
dancer: Tänzer
ballerina: Ballerina, Balletttänzerin
actor: Schauspieler
director: Regisseur
clown: Clown
magician: Zauberer, Magier
witch: Hexe
wizard: Hexenmeister
athlete: Sportler, Athlet
runner: Läufer
boxer: Boxer
football player: Fußballspieler, Fußballer
player: Spieler
coach: Trainer
team: Team, Mannschaft
surfer: Surfer
climber: Kletterer, Bergsteiger
diver: Taucher
swimmer: Schwimmer
cyclist: Radfahrer
skater: Skater, Eisläufer
cook: Koch, Köchin, kochen
chef: Küchenchef, Chefkoch
baker: Bäcker
pastry chef: Konditor
waiter: Kellner
barista: Barista
butcher: Metzger
hairdresser: Friseur
barber: Barbier
tailor: Schneider
shoemaker: Schuster, Schuhmacher
watchmaker: Uhrmacher
blacksmith: Schmied
glassblower: Glasbläser
carpenter: Schreiner, Tischler, Zimmermann
mechanic: Mechaniker
craftsman: Handwerker
worker: Arbeiter
builder: Bauarbeiter, Maurer
driver: Fahrer
taxi driver: Taxifahrer
truck driver: Lkw-Fahrer, Lastwagenfahrer
postman: Briefträger, Postbote, Postbotin
courier: Kurier, Bote
seller: Verkäufer, Händler
merchant: Kaufmann
customer: Kunde, Kundin, Kunden
owner: Besitzer
librarian: Bibliothekar
secretary: Sekretär
office worker: Büroangestellter
programmer: Programmierer, Entwickler
architect: Architekt
politician: Politiker
president: Präsident
mayor: Bürgermeister
priest: Priester, Pfarrer
monk: Mönch
nun: Nonne
bride: Braut
groom: Bräutigam
tourist: Tourist
traveller: Reisender, Reisende
hiker: Wanderer
explorer: Entdecker
refugee: Flüchtling
beggar: Bettler
passer-by: Passant
passenger: Passagier, Fahrgast
street musician: Straßenmusiker
robot: Roboter
alien: Außerirdischer, Außerirdische, Alien
monster: Monster, Ungeheuer
ghost: Geist, Gespenst
vampire: Vampir
zombie: Zombie
werewolf: Werwolf
dragon: Drache
unicorn: Einhorn
fairy: Fee, Märchenfee
elf: Elf, Elfe
giant: Riese
dwarf: Zwerg
mermaid: Meerjungfrau
angel: Engel
devil: Teufel
god: Gott, Götter
goddess: Göttin
body: Körper
head: Kopf
face: Gesicht
eye: Auge, Augen
ear: Ohr
nose: Nase
mouth: Mund
lip: Lippe
tooth: Zahn, Zähne
hair: Haar
beard: Bart
hand: Hand, Hände
finger: Finger
arm: Arm
shoulder: Schulter
back: Rücken
leg: Bein
foot: Fuß, Füße
knee: Knie
heart: Herz
brain: Gehirn
blood: Blut
bone: Knochen
skin: Haut
tear: Träne
smile: Lächeln, lächeln, lächelt
voice: Stimme
skeleton: Skelett
wing: Flügel
tail: Schwanz
feather: Feder
honest review: ehrliche Bewertung, ehrlicher Testbericht
scene: Szene, Filmszene
movie: Film, Spielfilm, Kinofilm
short film: Kurzfilm
feature film: Langfilm
video: Video
trailer: Trailer
teaser: Teaser
advertisement: Werbung, Werbespot, Reklame, Werbefilm, Anzeige, Spot
promotional: werblich
campaign: Kampagne
tutorial: Tutorial, Anleitung
step by step: Schritt für Schritt
step: Schritt
explainer: Erklärvideo, Erklärfilm
documentary: Dokumentarfilm, Doku, Dokumentation
interview: Interview
report: Bericht, Reportage
news: Nachrichten, Nachricht
music video: Musikvideo
cartoon: Zeichentrickfilm, Zeichentrick, Cartoon
animation: Animation, Animationsfilm, Trickfilm
stop motion: Stop-Motion, Stop Motion, Knetanimation
clay: Ton, Knete, Lehm
anime: Anime
comic: Comic
vlog: Vlog
livestream: Livestream
episode: Folge, Episode, Kapitel
series: Serie
story: Geschichte, Erzählung
fairy tale: Märchen
fable: Fabel
legend: Legende, Sage
myth: Mythos
plot: Handlung
script: Drehbuch
character: Figur, Charakter
role: Rolle
shot: Einstellung, Aufnahme
close-up: Nahaufnahme, Großaufnahme
slow motion: Zeitlupe
time-lapse: Zeitraffer
montage: Montage
soundtrack: Soundtrack, Filmmusik
music: Musik
song: Lied, Lieder
melody: Melodie
rhythm: Rhythmus, Takt
concert: Konzert
band: Musikgruppe, Band, Rockband
sound: Klang, Geräusch, Ton der Stimme
noise: Lärm
silence: Stille, Schweigen
echo: Echo
jazz: Jazz
rock music: Rockmusik
tango: Tango
horror: Horror, Grauen
horror film: Horrorfilm
comedy: Komödie
drama: Drama
tragedy: Tragödie
romance: Romanze
thriller: Thriller
crime film: Krimi
western: Western
science fiction: Science-Fiction
fantasy: Fantasie, Fantasy
film noir: Film noir
black and white: schwarzweiß, schwarz-weiß
silent film: Stummfilm
action: Action
adventure: Abenteuer
mystery: Rätsel, Geheimnis
parody: Parodie
joke: Witz, Scherz
product: Produkt
brand: Marke
logo: Logo
launch: Markteinführung, Start, auf den Markt bringen
discount: Rabatt, Ermäßigung
offer: Angebot, anbieten
sale: Verkauf, Ausverkauf
price: Preis
free: kostenlos, gratis, frei
review: Rezension, Bewertung, Testbericht
unboxing: Unboxing
testimonial: Erfahrungsbericht
collection: Kollektion, Sammlung
company: Firma, Unternehmen
startup: Startup, Start-up
business: Business
job: Beruf, Job
project: Projekt, werfen einen Schatten
presentation: Präsentation
meeting: Besprechung, Treffen
invention: Erfindung
technology: Technologie, Technik
quality: Qualität
style: Stil
design: Design, Entwurf
luxury: Luxus
advice: Tipp, Rat, Ratschlag
lesson: Lektion, Unterricht
course: Kurs
science: Wissenschaft
history: Weltgeschichte
art: Kunst
poem: Gedicht, Poesie
exhibition: Ausstellung
party: Party, Feier
birthday: Geburtstag
wedding: Hochzeit
funeral: Beerdigung, Begräbnis
christmas: Weihnachten
easter: Ostern
new year: Neujahr, Silvester
carnival: Karneval, Fasching
festival: Festival, Fest
parade: Parade, Festumzug
holiday: Ferien, Urlaub
journey: Reise
trip: Ausflug, Wanderung
ride: Fahrt, reiten, reitet
walk: Spaziergang, gehen, laufen, spazieren, ging, gegangen
competition: Wettbewerb, Wettkampf
race: Rennen, Wettlauf, um die Wette laufen
victory: Sieg
defeat: Niederlage
goal: Tor im Spiel
aim: Ziel
prize: Auszeichnung
medal: Medaille
sport: Sport
football: Fußball
basketball: Basketball
tennis: Tennis, Tennisball
yoga: Yoga
boxing: Boxen, boxen
marathon: Marathon
training: Übung
weather: Wetter
cloud: Wolke
fog: Nebel
mist: Dunst
storm: Sturm, Unwetter
thunderstorm: Gewitter
lightning: Blitz
thunder: Donner
wind: Wind
breeze: Brise
hurricane: Orkan
tornado: Tornado, Wirbelsturm
flood: Hochwasser, Überschwemmung
earthquake: Erdbeben
avalanche: Lawine
drought: Dürre
rainbow: Regenbogen
ice: Eis, Eiswürfel
snowflake: Schneeflocke
snowman: Schneemann
blizzard: Schneesturm
heat: Hitze, Wärme
cold: kalt, Kälte
dew: Tau
time: Zeit
day: Tag
night: Nacht, Nächte, nachts
midnight: Mitternacht
noon: Mittag
morning: Morgen, morgens, Vormittag
dawn: Morgengrauen, Dämmerung
sunrise: Sonnenaufgang
sunset: Sonnenuntergang
dusk: Abenddämmerung
evening: Abend, abends
afternoon: Nachmittag, nachmittags
today: heute
tomorrow: übermorgen
yesterday: gestern
now: jetzt, nun
soon: bald
suddenly: plötzlich
slowly: langsam
year: Jahr
month: Monat
week: Woche
weekend: Wochenende
hour: Stunde
minute: Minute
second: Sekunde
moment: Moment, Augenblick
century: Jahrhundert
past: Vergangenheit
future: Zukunft
present day: Gegenwart
spring: Frühling, Frühjahr
summer: Sommer
autumn: Herbst
winter: Winter
season: Jahreszeit
monday: Montag
friday: Freitag
saturday: Samstag
sunday: Sonntag
once upon a time: es war einmal
light: Licht, leicht
shadow: Schatten
darkness: Dunkelheit, Finsternis
ray: Strahl
sunlight: Sonnenlicht, Sonnenschein
moonlight: Mondlicht, Mondschein
reflection: Spiegelung, Spiegelbild
neon: Neon
color: Farben
red: rot
blue: blau
green: grün
yellow: gelb
orange: orangefarben, Orange
pink: rosa
purple: lila, violett
brown: braun
black: schwarz
white: weiß
grey: grau
golden: golden, vergoldet
gold: Gold
silver: Silber, silbern
bronze: Bronze
colorful: bunt, farbenfroh
material: Material
metal: Metall
iron: Eisen, bügeln
steel: Stahl
stone: Stein
rock: Fels, Felsen
marble: Marmor
concrete: Beton
brick: Ziegel, Backstein, Ziegelstein
sand: Sand
sandcastle: Sandburg
dust: Staub
mud: Schlamm, Matsch
leather: Leder
wool: Wolle
cotton: Baumwolle
silk: Seide
fabric: Stoff
plastic: Plastik, Kunststoff
porcelain: Porzellan
ceramics: Keramik
crystal: Kristall
electricity: Strom, Elektrizität
energy: Energie
air: Luft
emotion: Gefühl, Emotion
joy: Freude
happiness: Glück
sadness: Traurigkeit, Trauer
anger: Wut, Zorn
nostalgia: Nostalgie, Sehnsucht
melancholy: Melancholie, Wehmut
loneliness: Einsamkeit
peace: Frieden
calm: ruhig, still, Ruhe
tension: Spannung
surprise: Überraschung
jealousy: Eifersucht, Neid
passion: Leidenschaft
tenderness: Zärtlichkeit
pain: Schmerz
grief: Kummer
guilt: Schuld
shame: Scham
pride: Stolz
courage: Mut
trust: Vertrauen
doubt: Zweifel, zweifeln
despair: Verzweiflung
wonder: Staunen, Wunder
boredom: Langeweile
stress: Stress
friendship: Freundschaft
first love: erste Liebe
memory: Erinnerung, Gedächtnis
secret: geheim
betrayal: Verrat, Betrug
freedom: Freiheit
truth: Wahrheit
justice: Gerechtigkeit
revenge: Rache
crime: Verbrechen
murder: Mord
theft: Diebstahl, Raub, Überfall
clue: Hinweis, Spur
trap: Falle
danger: Gefahr
accident: Unfall
catastrophe: Katastrophe
war: Krieg
battle: Schlacht, Kampf
army: Armee
revolution: Revolution
rebellion: Aufstand, Rebellion
death: Tod
life: Leben
everyday life: Alltag
birth: Geburt
childhood: Kindheit
youth: Jugend
old age: hohes Alter
generation: Generation
fate: Schicksal
luck: glücklicher Zufall
magic: Magie, Zauber, magisch
spell: Zauberspruch, Bann
curse: Fluch
miracle: Wunderwerk
prophecy: Prophezeiung
dreamlike: traumhaft
nightmare: Albtraum, Alptraum
soul: Seele
spirit: Geisteskraft
mind: Verstand
idea: Idee
thought: Gedanke
word: Wort, Wörter
name: Name
language: Sprache
question: Frage
problem: Problem
solution: Lösung
mistake: Fehler
decision: Entscheidung
plan: Plan
mission: Mission, Auftrag
power: Macht, Kraft
force: Stärke
speed: Geschwindigkeit
strength: Kräfte
beauty: Schönheit
health: Gesundheit
illness: Krankheit
hunger: Hunger
thirst: Durst
poverty: Armut
success: Erfolg
failure: Scheitern
farewell: Abschied
encounter: Begegnung
absence: Abwesenheit
distance: Entfernung, Ferne
beginning: Anfang, Beginn
ending: Ende
tradition: Tradition
culture: Kultur
religion: Religion
society: Gesellschaft
environment: Umwelt
climate change: Klimawandel
pollution: Verschmutzung
civilization: Zivilisation
apocalypse: Apokalypse, Weltuntergang
immigrant: Einwanderer
team spirit: Teamgeist
habit: Gewohnheit
rule: Regel, herrschen, regieren
law: Gesetz
part: Teil
piece: Stück
side: Seite des Weges
line: Linie, Reihe
circle: Kreis
edge: Rand, Kante
top: Gipfel, Spitze
bottom: Grund
hole: Loch
number: Zahl, Nummer
message: Botschaft
signal: Signal
code: Code, programmieren
trace: Fußspur, Fußabdruck
way: Art, Weise
animal: Tier
pet: Haustier
dog: Hund
puppy: Welpe
cat: Katze, Kater
kitten: Kätzchen
horse: Pferd
foal: Fohlen
donkey: Esel
cow: Kuh, Kühe
bull: Stier, Bulle
calf: Kalb
sheep: Schaf
lamb: Lamm
goat: Ziege
pig: Schwein
chicken: Huhn, Henne, Hühner
rooster: Hahn
chick: Küken
duck: Ente
goose: Gans
swan: Schwan
bird: Vogel, Vögel
sparrow: Spatz
swallow: Schwalbe, schlucken
crow: Krähe, Rabe
owl: Eule
eagle: Adler
falcon: Falke
pigeon: Taube
seagull: Möwe
parrot: Papagei
hummingbird: Kolibri
peacock: Pfau
flamingo: Flamingo
penguin: Pinguin
stork: Storch
heron: Reiher
crane: Kran, Kranich
lion: Löwe
tiger: Tiger
leopard: Leopard
panther: Panther
cheetah: Gepard
elephant: Elefant
giraffe: Giraffe
zebra: Zebra
rhinoceros: Nashorn
hippopotamus: Nilpferd, Flusspferd
camel: Kamel, Dromedar
monkey: Affe
gorilla: Gorilla
bear: Bär
polar bear: Eisbär
panda: Panda
koala: Koala
kangaroo: Känguru
wolf: Wolf, Wölfe
fox: Fuchs
deer: Hirsch, Reh
reindeer: Rentier
moose: Elch
rabbit: Kaninchen
hare: Hase
squirrel: Eichhörnchen
hedgehog: Igel
mouse: Maus
rat: Ratte
hamster: Hamster
bat: Fledermaus
mole: Maulwurf
otter: Otter
beaver: Biber
raccoon: Waschbär
whale: Wal
dolphin: Delfin
shark: Hai
seal: Robbe, Seehund
octopus: Oktopus, Krake
jellyfish: Qualle
fish: Fisch
goldfish: Goldfisch
crab: Krabbe, Krebs
lobster: Hummer
shell: Muschel
coral: Koralle
reef: Riff
turtle: Schildkröte
frog: Frosch
snake: Schlange
lizard: Eidechse
crocodile: Krokodil
dinosaur: Dinosaurier
insect: Insekt, Käfer
bee: Biene
butterfly: Schmetterling
ant: Ameise
spider: Spinne
spider web: Spinnennetz
snail: Schnecke
ladybug: Marienkäfer
firefly: Glühwürmchen
dragonfly: Libelle
moth: Motte
housefly: Fliege
mosquito: Mücke
caterpillar: Raupe
worm: Wurm
flock: Herde, Schwarm
nest: Nest
egg: Ei, Eier
plant: Pflanze, pflanzen, säen
tree: Baum, Bäume
oak: Eiche
pine: Kiefer, Tanne, Fichte
willow: Weide
birch: Birke
cherry tree: Kirschbaum
olive tree: Olivenbaum
apple tree: Apfelbaum
palm tree: Palme
bamboo: Bambus
cactus: Kaktus
flower: Blume, Blüte
rose: Rose
sunflower: Sonnenblume
tulip: Tulpe
daisy: Gänseblümchen
lavender: Lavendel
orchid: Orchidee
poppy: Mohnblume
cherry blossom: Kirschblüte
bouquet: Blumenstrauß, Strauß
petal: Blütenblatt
leaf: Blatt, Blätter, Laub
branch: Ast, Äste, Zweig
root: Wurzel
seed: Samen, Samenkorn
grass: Gras, Rasen
moss: Moos
mushroom: Pilz, Fliegenpilz
bush: Busch
wheat: Weizen
vine: Rebe
vineyard: Weinberg
harvest: Ernte, ernten
place: Ort, Platz
world: Welt
earth: Erde
nature: Natur
landscape: Landschaft
forest: Wald, Wälder
jungle: Dschungel
wood: Holz
mountain: Berg
hill: Hügel
valley: Tal
cliff: Klippe
canyon: Schlucht
volcano: Vulkan
lava: Lava
glacier: Gletscher
iceberg: Eisberg
desert: Wüste
dune: Düne
oasis: Oase
cave: Höhle
mine: Bergwerk
river: Fluss, Flüsse
stream: Bach
waterfall: Wasserfall
lake: See, Bergsee
pond: Teich
swamp: Sumpf
sea: Meer
ocean: Ozean
wave: Welle, winken
tide: Flut, Gezeiten, Ebbe
coast: Küste
beach: Strand
shore: Ufer
bay: Bucht
harbour: Hafen
pier: Steg, Pier
island: Insel
field: Feld
meadow: Wiese
garden: Garten
orchard: Obstgarten
vegetable garden: Gemüsegarten
park: Park
greenhouse: Gewächshaus
farm: Bauernhof
barn: Scheune, Stall
fence: Zaun
path: Pfad, Weg
road: Straße, Landstraße
street: Gasse
highway: Autobahn
alley: Seitenstraße
crossroads: Kreuzung
sidewalk: Gehweg, Bürgersteig
town square: Marktplatz
city: Stadt, Städte
village: Dorf, Dörfer
neighbourhood: Viertel, Nachbarschaft
suburb: Vorort
countryside: Land
country: Staat
border: Grenze
horizon: Horizont
sky: Himmel
space: Weltraum, Weltall
universe: Universum
galaxy: Galaxie
planet: Planet
moon: Mond
full moon: Vollmond
sun: Sonne
star: Stern, Sterne
shooting star: Sternschnuppe
comet: Komet
meteorite: Meteorit
northern lights: Nordlicht, Nordlichter, Polarlicht
house: Haus, Häuser
home: Zuhause, Heim
apartment: Wohnung
building: Gebäude
skyscraper: Wolkenkratzer, Hochhaus
tower: Turm
castle: Schloss, Burg
palace: Palast
ruin: Ruine
mansion: Herrenhaus, Villa
cabin: Hütte, Holzhütte
tent: Zelt
igloo: Iglu
temple: Tempel
church: Kirche
cathedral: Kathedrale, Dom
mosque: Moschee
monastery: Kloster
cemetery: Friedhof
grave: Grab
lighthouse: Leuchtturm
windmill: Windmühle, Mühle
bridge: Brücke
tunnel: Tunnel
dam: Damm, Staudamm
water well: Brunnen
fountain: Springbrunnen
statue: Statue
sculpture: Skulptur
monument: Denkmal
pyramid: Pyramide
wall: Wand, Mauer, Wände
door: Tür
gate: Tor
window: Fenster
roof: Dach, Dächer
balcony: Balkon
terrace: Terrasse
floor: Boden, Fußboden
stairs: Treppe
elevator: Aufzug, Fahrstuhl
corridor: Flur, Gang
room: Zimmer, Raum
living room: Wohnzimmer
bedroom: Schlafzimmer
kitchen: Küche
bathroom: Badezimmer, Bad
attic: Dachboden
basement: Keller
garage: Garage
studio: Studio, Atelier
workshop: Werkstatt
office: Büro
factory: Fabrik
warehouse: Lagerhalle, Lager
shop: Laden, Geschäft
supermarket: Supermarkt
market: Markt
bakery: Bäckerei, Konditorei
bookshop: Buchladen, Buchhandlung
library: Bibliothek, Bücherei
restaurant: Restaurant
café: Café, Kaffeehaus
bar: Bar, Kneipe
hotel: Hotel
hospital: Krankenhaus
pharmacy: Apotheke
laboratory: Labor
school: Schule
university: Universität
classroom: Klassenzimmer
museum: Museum
gallery: Galerie
theatre: Theater
opera: Oper
cinema: Kino, Kinosymbol
circus: Zirkus
amusement park: Freizeitpark, Jahrmarkt
carousel: Karussell
ferris wheel: Riesenrad
playground: Spielplatz
swing: Schaukel
zoo: Zoo
aquarium: Aquarium
stadium: Stadion
gym: Fitnessstudio, Turnhalle
pool: Schwimmbad, Pool, Becken
stage: Bühne
station: Bahnhof, Station
subway: U-Bahn, Metro
platform: Bahnsteig, Gleis
bus stop: Bushaltestelle, Haltestelle
airport: Flughafen
gas station: Tankstelle
parking lot: Parkplatz
prison: Gefängnis
courtroom: Gericht, Gerichtssaal
bank: Bank
server room: Serverraum
construction site: Baustelle
labyrinth: Labyrinth
vehicle: Fahrzeug
car: Auto, Wagen
sports car: Sportwagen
electric car: Elektroauto
taxi: Taxi
bus: Bus, Autobus
truck: Lkw, Lastwagen, Laster
van: Lieferwagen, Transporter
camper van: Wohnmobil, Wohnwagen, Camper
ambulance: Krankenwagen
fire truck: Feuerwehrauto
motorcycle: Motorrad
scooter: Roller
bicycle: Fahrrad, Rad, Räder
skateboard: Skateboard
train: Zug, Züge
steam train: Dampflok, Lokomotive
tram: Straßenbahn
rail: Schiene
boat: Boot
ship: Schiff
sailboat: Segelboot, Segelschiff
ferry: Fähre
canoe: Kanu
kayak: Kajak
raft: Floß
submarine: U-Boot
shipwreck: Schiffswrack, Wrack
anchor: Anker, ankern
airplane: Flugzeug, Flieger
paper plane: Papierflieger
helicopter: Hubschrauber
drone: Drohne
hot air balloon: Heißluftballon
airship: Luftschiff, Zeppelin
spaceship: Raumschiff
space station: Raumstation
rocket: Rakete
satellite: Satellit
ufo: Ufo
parachute: Fallschirm
tractor: Traktor
sled: Schlitten
carriage: Kutsche
wheel: Reifen, Autorad
engine: Motor
wheelchair: Rollstuhl
thing: Ding, Sache
object: Gegenstand, Objekt
table: Tisch
desk: Schreibtisch
chair: Stuhl
armchair: Sessel
sofa: Sofa
bench: Parkbank
bed: Bett
pillow: Kissen
blanket: Decke
cradle: Wiege
shelf: Regal
closet: Schrank
drawer: Schublade
box: Kiste, Schachtel, Karton
package: Paket
packaging: Verpackung
treasure chest: Truhe
treasure: Schatz
treasure map: Schatzkarte
map: Karte, Landkarte
globe: Globus
basket: Korb
bag: Tasche, Tüte
backpack: Rucksack, Schulranzen
suitcase: Koffer
lamp: Lampe
lantern: Laterne
street lamp: Straßenlaterne
flashlight: Taschenlampe
light bulb: Glühbirne
candle: Kerze
torch: Fackel
fire: Feuer, Brand
campfire: Lagerfeuer
fireplace: Kamin
flame: Flamme
spark: Funke
smoke: Rauch, rauchen
steam: Dampf
ash: Asche
fireworks: Feuerwerk
explosion: Explosion
matchstick: Streichholz
mirror: Spiegel
clock: Uhr
watch: Armbanduhr
pocket watch: Taschenuhr
alarm clock: Wecker
hourglass: Sanduhr
key: Schlüssel
lock: Schloss zum Abschließen
rope: Seil
chain: Kette
thread: Faden
needle: Nadel
scissors: Schere
knife: Messer
fork: Gabel
spoon: Löffel
plate: Teller
bowl: Schüssel, Schale
cup: Tasse
mug: Becher
glass: Glas, Gläser
wine glass: Weinglas
bottle: Flasche
perfume bottle: Parfümflasche, Flakon
jar: Krug, Einmachglas
vase: Vase
pot: Topf
pan: Pfanne
kettle: Wasserkocher, Teekanne
coffee machine: Kaffeemaschine
oven: Ofen, Backofen, Herd
refrigerator: Kühlschrank
washing machine: Waschmaschine
vacuum cleaner: Staubsauger
broom: Besen
bucket: Eimer
soap: Seife
towel: Handtuch
toothbrush: Zahnbürste
brush: Pinsel, Bürste
paint: Farbe, malen
painting: Gemälde, Bild
drawing: Zeichnung
portrait: Porträt
frame: Rahmen, rahmen
photo: Foto, Fotografie
camera: Kamera, Fotoapparat
album: Album
book: Buch, Bücher
page: Seite
diary: Tagebuch
letter: Brief
love letter: Liebesbrief
envelope: Umschlag
postcard: Postkarte
note: Notiz, Zettel
notebook: Notizbuch, Heft
newspaper: Zeitung
magazine: Zeitschrift
paper: Papier
pen: Stift, Füller, Kugelschreiber
pencil: Bleistift
ink: Tinte
typewriter: Schreibmaschine
telephone: Telefon
phone: Handy, Smartphone
phone booth: Telefonzelle
computer: Computer, Rechner
laptop: Laptop
tablet: Tablet
screen: Bildschirm, Leinwand
keyboard: Tastatur
server: Server
robot arm: Roboterarm
machine: Maschine
time machine: Zeitmaschine
app: App, Anwendung
software: Software
website: Website, Webseite
internet: Internet
network: Netzwerk
data: Daten
artificial intelligence: künstliche Intelligenz, KI
television: Fernseher, Fernsehen
radio: Radio
headphones: Kopfhörer
loudspeaker: Lautsprecher
microphone: Mikrofon
record player: Plattenspieler
vinyl record: Schallplatte
cassette: Kassette
piano: Klavier
guitar: Gitarre
violin: Geige, Violine
cello: Cello
drum: Trommel, Schlagzeug
trumpet: Trompete
saxophone: Saxophon, Saxofon
flute: Flöte
harp: Harfe
accordion: Akkordeon
orchestra: Orchester
music box: Spieldose, Spieluhr
bell: Glocke
toy: Spielzeug
doll: Puppe
puppet: Marionette
teddy bear: Teddybär
ball: Ball
balloon: Ballon, Luftballon
kite: Drachen
puzzle: Puzzle
chess: Schach
playing card: Spielkarte
dice: Würfel
game: Spiel
video game: Videospiel, Gamepad
gift: Geschenk, Gabe
ring: Ring
necklace: Halskette
earring: Ohrring
bracelet: Armband
jewel: Schmuck, Juwel
diamond: Diamant
pearl: Perle
crown: Krone
sword: Schwert
shield: Schild, Schutzschild
armour: Rüstung
bow: Bogen
arrow: Pfeil
weapon: Waffe
gun: Pistole
bomb: Bombe
wand: Zauberstab
hat: Hut
cap: Mütze, Kappe
helmet: Helm
mask: Maske
glasses: Brille
sunglasses: Sonnenbrille
umbrella: Regenschirm, Schirm
coat: Mantel
jacket: Jacke
raincoat: Regenmantel
suit: Anzug
spacesuit: Raumanzug
dress: Kleid
wedding dress: Brautkleid, Hochzeitskleid
skirt: Rock
shirt: Hemd
t-shirt: T-Shirt
sweater: Pullover, Pulli
trousers: Hose
jeans: Jeans
shoe: Schuh
sneaker: Turnschuh, Sneaker
boot: Stiefel
sock: Socke
glove: Handschuh
scarf: Schal
belt: Gürtel
clothes: Kleidung, Kleider
costume: Kostüm
uniform: Uniform
fashion: Mode
perfume: Parfüm
lipstick: Lippenstift
cream: Creme
makeup: Make-up, Schminke
medicine: Medikament
pill: Pille, Tablette, Kapsel
money: Geld
coin: Münze
flag: Flagge, Fahne
sign: Zeichen
trash: Müll, Abfall
tool: Werkzeug
hammer: Hammer
saw: Säge
nail: Nagel
screw: Schraube
shovel: Schaufel, Spaten
axe: Axt
ladder: Leiter
gear: Zahnrad
battery: Batterie, Akku
cable: Kabel
button: Knopf, Taste
telescope: Teleskop, Fernrohr
microscope: Mikroskop
compass: Kompass
binoculars: Fernglas
surfboard: Surfbrett
skis: Ski
net: Netz, Fischernetz
fishing rod: Angel, Angelrute
message in a bottle: Flaschenpost
food: Essen, Nahrung, Lebensmittel
breakfast: Frühstück
lunch: Mittagessen
dinner: Abendessen
meal: Mahlzeit
recipe: Rezept
ingredient: Zutat
bread: Brot
croissant: Croissant
dough: Teig
flour: Mehl
cake: Kuchen, Torte
birthday cake: Geburtstagskuchen
cookie: Keks, Plätzchen
pancake: Pfannkuchen
chocolate: Schokolade
candy: Bonbon, Süßigkeit
ice cream: Eiscreme, Speiseeis
honey: Honig
sugar: Zucker
salt: Salz
pepper: Pfeffer
butter: Butter
oil: Öl
olive oil: Olivenöl
cheese: Käse
milk: Milch
yogurt: Joghurt
meat: Fleisch
sausage: Wurst
hamburger: Burger, Hamburger
pizza: Pizza
pasta: Nudeln, Pasta
noodle: Nudel
rice: Reis
soup: Suppe
salad: Salat
sandwich: Sandwich
sushi: Sushi
spice: Gewürz
fruit: Frucht, Obst, Früchte
vegetable: Gemüse
apple: Apfel
lemon: Zitrone
banana: Banane
strawberry: Erdbeere
cherry: Kirsche
grape: Traube
peach: Pfirsich
watermelon: Wassermelone
tomato: Tomate
potato: Kartoffel
carrot: Karotte
onion: Zwiebel
garlic: Knoblauch
corn: Mais
pumpkin: Kürbis
olive: Olive
nut: Nuss, Nüsse
drink: Getränk, trinken, trank, getrunken
water: Wasser, bewässern
coffee: Kaffee
tea: Tee
juice: Saft
beer: Bier
wine: Wein
champagne: Champagner, Sekt
cocktail: Cocktail
lemonade: Limonade
drop: Tropfen
bubble: Blase
puddle: Pfütze
mend: flicken
homemade: hausgemacht, selbstgemacht
twenty: zwanzig
thirty: dreißig
forty: vierzig
fifty: fünfzig
million: Million, Millionen
eleven: elf
twelve: zwölf
landlady: Vermieterin
late wife: verstorbene Frau, verstorbenen Frau
deceased: verstorben
regretful: reuig, reumütig
closing: Schließung
opening: Eröffnung, Öffnung
set free: befreien, freilassen
cost: kosten
plush: Plüsch
in the middle of: mitten in, mitten auf, mitten
at the bottom of: am Grund von
inside it: darin
omelette: Omelett
light a fire: zünden
treehouse: Baumhaus
dollhouse: Puppenhaus
beehive: Bienenstock
beekeeper: Imker
veterinarian: Tierarzt
dentist: Zahnarzt
psychologist: Psychologe
archaeologist: Archäologe
biologist: Biologe
florist: Florist
jeweller: Juwelier
bookseller: Buchhändler
cleaner: Putzfrau
janitor: Hausmeister
ticket inspector: Schaffner
train driver: Lokführer, Zugführer
flight attendant: Flugbegleiter, Stewardess
cowboy: Cowboy
gladiator: Gladiator
pharaoh: Pharao
emperor: Kaiser
mummy: Mumie
superhero: Superheld
cyborg: Cyborg
android: Android
creature: Kreatur, Wesen
beast: Bestie
phoenix: Phönix
commander: Kommandant
crew: Besatzung, Crew
gang: Bande
mafia: Mafia
witness: Zeuge
victim: Opfer
suspect: Verdächtiger, Verdächtige, verdächtigen, ahnen
candidate: Kandidat
expert: Experte
beginner: Anfänger
colleague: Kollege
companion: Gefährte, Begleiter
rival: Rivale
fan: Fan
audience: Publikum, Zuschauer
choir: Chor
singer songwriter: Liedermacher
dj: DJ
rapper: Rapper
influencer: Influencer
youtuber: Youtuber
citizen: Bürger
inhabitant: Bewohner, Einwohner
tribe: Stamm
homeless: obdachlos, Obdachloser
slave: Sklave
servant: Diener
butler: Butler
widowed: verwitwet
pregnant: schwanger
newlyweds: Frischvermählte, Brautpaar
lighthouse lamp: Leuchtfeuer
buoy: Boje
sail: Segel, segeln
oar: Ruder
hook: Haken
lagoon: Lagune
spring water: Quelle
seaside: Meeresufer, am Meer
seabed: Meeresgrund, Meeresboden
rice field: Reisfeld
cornfield: Maisfeld
wheat field: Weizenfeld, Kornfeld
clearing: Lichtung
savanna: Savanne
tundra: Tundra
north pole: Nordpol
antarctica: Antarktis
crater: Krater
orbit: Umlaufbahn, umkreisen
black hole: schwarzes Loch
constellation: Sternbild
milky way: Milchstraße
eclipse: Sonnenfinsternis, Mondfinsternis
solar system: Sonnensystem
astronomy: Astronomie
observatory: Sternwarte, Observatorium
cell: Zelle
virus: Virus
immune system: Immunsystem
photosynthesis: Photosynthese
gravity: Schwerkraft
weightlessness: Schwerelosigkeit
experiment: Experiment
formula: Formel
economy: Wirtschaft
inflation: Inflation
democracy: Demokratie
election: Wahl
strike: Streik
kingdom: Königreich, Reich
empire: Imperium
throne: Thron
dungeon: Kerker, Verlies
fortress: Festung
portal: Portal
potion: Zaubertrank
amulet: Amulett
crystal ball: Kristallkugel
broomstick: Hexenbesen
cauldron: Kessel
origami: Origami
lego: Lego
shadow theatre: Schattentheater
paper cutout: Scherenschnitt
watercolor: Aquarell
oil painting: Ölgemälde
sketch: Skizze
graffiti: Graffiti
mural: Wandgemälde
pottery wheel: Töpferscheibe
loom: Webstuhl
sewing machine: Nähmaschine
projector: Projektor
film reel: Filmrolle
tripod: Stativ
spotlight: Scheinwerfer
curtain: Vorhang
carpet: Teppich
red carpet: roter Teppich, roten Teppich
chandelier: Kronleuchter
staircase railing: Geländer
doorbell: Türklingel, Klingel
mailbox: Briefkasten
traffic light: Ampel
traffic jam: Stau
traffic: Verkehr
zebra crossing: Zebrastreifen
kiosk: Kiosk
stall: Stand, Marktstand
laundromat: Waschsalon
nursing home: Altersheim, Pflegeheim
kindergarten: Kindergarten
orphanage: Waisenhaus
shelter: Zuflucht, Tierheim
bunker: Bunker
sewer: Kanalisation
rooftop: Dachterrasse
window sill: Fensterbank, Fensterbrett
shop window: Schaufenster
counter: Theke, Tresen
waiting room: Wartezimmer
operating room: Operationssaal
dance hall: Tanzsaal, Ballsaal
nightclub: Nachtclub, Disco
casino: Kasino, Casino
market hall: Markthalle
beach umbrella: Sonnenschirm
hammock: Hängematte
picnic: Picknick
barbecue: Grill
snack: Imbiss, Snack
dessert: Nachtisch, Dessert
sauce: Soße
espresso: Espresso
broth: Brühe
steak: Steak
shrimp: Garnele
blueberry: Blaubeere, Heidelbeere
raspberry: Himbeere
pineapple: Ananas
coconut: Kokosnuss
mango: Mango
pear: Birne
fig: Feige
mint: Minze
cinnamon: Zimt
cinnamon roll: Zimtschnecke, Hefeschnecke, Nussschnecke, Rosinenschnecke, Franzbrötchen
baking tray: Backblech, Blech, Kuchenblech
vanilla: Vanille
deodorant: Deo
shampoo: Shampoo
toothpaste: Zahnpasta
razor: Rasierer
mattress: Matratze
furniture: Möbel
handbag: Handtasche
wallet: Geldbörse
credit card: Kreditkarte
ticket: Ticket, Fahrkarte, Eintrittskarte
passport: Reisepass
bag of money: Geldsack
safe box: Tresor
contract: Vertrag
insurance: Versicherung
credit: Kredit
account: Konto
subscription: Abo
password: Passwort
email: E-Mail
voice message: Sprachnachricht
phone call: Anruf
virtual reality: virtuelle Realität
hacker: Hacker
hologram: Hologramm
laser: Laser
chip: Chip
sensor: Sensor
solar panel: Solaranlage, Solarzelle
wind turbine: Windrad, Windkraftanlage
recycling: Recycling
beautiful: schön, hübsch
ugly: hässlich
good: gut
bad: schlecht, böse
evil: bösartig
better: besser, beste, besten
worse: schlimmer
perfect: perfekt
huge: riesig, gewaltig, enorm
tiny: winzig
long: lang, langer
short: kurz
tall: hoch, hohe, hohen, hoher
low: niedrig, tief
deep: tiefgründig
wide: breit, weit
narrow: schmal, eng
thin: dünn, schlank
fat: dick
heavy: schwer
strong: stark
weak: schwach
fast: schnell
slow: langsamer
hot: heiß
warm: warm
cool: kühl, frisch
frozen: gefroren, zugefroren, vereist
dry: trocken, trocknen
wet: nass, feucht
soft: weich, sanft
gentle: zart, freundlich
hard: hart
difficult: schwierig
easy: einfach
simple: schlicht
clear: klar
dark: dunkel, finster, dunkle, dunklen
bright: hell
empty: leer, leeren, ausleeren
full: voll
clean: sauber, putzen, reinigen, saubermachen
dirty: schmutzig, dreckig
broken: zerbrochen, kaputt
open air: im Freien
closed: geschlossen
hidden: versteckt, verborgen
secretly: heimlich
lost: verloren, verirrt
forgotten: vergessen
abandoned: verlassen, leerstehend
deserted: menschenleer, verlassene
happy: glücklich, froh, fröhlich
sad: traurig
angry: wütend, zornig
tired: müde, erschöpft
scared: verängstigt
nervous: nervös
excited: aufgeregt, begeistert
surprised: überrascht
curious: neugierig
brave: mutig, tapfer
shy: schüchtern
proud: stolz
jealous: eifersüchtig
in love: verliebt
crazy: verrückt
strange: seltsam, merkwürdig, fremd
mysterious: geheimnisvoll, rätselhaft
dangerous: gefährlich
scary: gruselig, unheimlich, furchterregend
haunted: verflucht, Spukhaus
funny: lustig, witzig, komisch
serious: ernst
romantic: romantisch
epic: episch
dramatic: dramatisch
poetic: poetisch
tragic: tragisch
tender: zärtlich
melancholic: melancholisch, wehmütig
nostalgic: nostalgisch
silent: lautlos, leise
loud: laut
peaceful: friedlich
wild: wild
domestic: häuslich
cute: süß, niedlich
sweet: zuckersüß
bitter: bitter
delicious: köstlich, lecker
hungry: hungrig
rich: reich
poor: arm
expensive: teuer
cheap: billig, günstig
elegant: elegant
luxurious: luxuriös
modern: modern
futuristic: futuristisch
ancient: antik
medieval: mittelalterlich
vintage: Retro, altmodisch
traditional: traditionell
handmade: handgemacht, handgefertigt
natural: natürlich
organic: Bio, ökologisch
sustainable: nachhaltig
electric: elektrisch
digital: digital
virtual: virtuell
smart: intelligent, klug
wireless: kabellos, WLAN
portable: tragbar
animated: animiert
real: echt, wahr, wirklich
false: falsch
true: wahre
imaginary: imaginär
impossible: unmöglich
invisible: unsichtbar
infinite: unendlich, endlos
eternal: ewig
legendary: legendär
famous: berühmt
unknown: unbekannt
alive: lebendig
dead: tot
sick: krank
blind: blind
deaf: taub, gehörlos
mute: stumm
naked: nackt
barefoot: barfuß
retired: pensioniert, im Ruhestand
single: ledig
sleeping: schlafend
safe: sicher
ready: bereit, fertig
important: wichtig
special: besonders, speziell
magical: zauberhaft
mechanical: mechanisch
wooden: hölzern, aus Holz
urban: städtisch
rural: ländlich
tropical: tropisch
cosmic: kosmisch
solar: solar
underwater: unter Wasser
rainy: regnerisch
snowy: verschneit, schneebedeckt
foggy: neblig
sunny: sonnig
cloudy: bewölkt, wolkig
stormy: stürmisch
starry: sternenklar, sternenübersät
round: rund
flat: flach
sharp: scharf
smooth: glatt
transparent: durchsichtig
rusty: rostig
dusty: staubig
torn: zerrissen
quick: rasch
daily: täglich
near: neben, nahe, bei, beim, in der Nähe
far: fern, entfernt, weit weg
up: oben, hinauf
down: unten, hinunter
left: links
right: rechts
inside: drinnen, innen
outside: draußen
around: herum, rund um
here: hier
there: dort, da
everywhere: überall
nowhere: nirgendwo
at night: bei Nacht, in der Nacht
at dawn: im Morgengrauen, bei Tagesanbruch
at sunset: bei Sonnenuntergang
in the rain: im Regen
finally: endlich, schließlich
almost: fast, beinahe
still: noch, immer noch
already: schon, bereits
also: auch
too much: zu viel
so: so
then: dann
if: ob, falls
than: als ob
well: wohl
maybe: vielleicht
by mistake: aus Versehen
for the first time: zum ersten Mal
for the last time: zum letzten Mal
one last: ein letztes
every day: jeden Tag
every night: jede Nacht, jeden Abend
a few seconds: ein paar Sekunden
between two worlds: zwischen zwei Welten
some: einige, manche
own: eigen
whole: ganz, gesamte
next: nächste, nächsten, nächster
double: doppelt, verdoppeln
different: verschieden, anders, unterschiedlich
unique: einzigartig
normal: normal
official: offiziell
international: international
local: lokal
japanese: japanisch
italian: italienisch
french: französisch
spanish: spanisch
german: deutsch
chinese: chinesisch
arab: arabisch
egyptian: ägyptisch
american: amerikanisch
european: europäisch
african: afrikanisch
mars: Mars
paris: Paris
london: London
rome: Rom
venice: Venedig
new york: New York
tokyo: Tokio
stroll: schlendern, bummeln
run: rennen, lief, rannte, gerannt
jump: springen, hüpfen, sprang, gesprungen
climb: klettern, besteigen, erklimmen
crawl: kriechen, krabbeln
swim: schwimmen, schwamm, geschwommen
dive: tauchen
fly: fliegen, flog, geflogen
float: schweben, treiben
fall: fallen, stürzen, fiel, gefallen, Sturz
fall asleep: einschlafen, schlief ein
fall in love: sich verlieben, verlieben
sleep: schlafen, schlief
wake up: aufwachen, erwachen, wecken
get up: aufstehen
dream: träumen, Traum, Träume
rest: ausruhen, ruhen
sit: sitzen, setzen, saß, gesessen
stand: stehen, stand, gestanden
lie down: liegen, hinlegen, lag, gelegen
stay: bleiben, blieb, geblieben
wait: warten, Warten
stop: stehen bleiben, bleibt stehen, bleiben stehen, anhalten, stoppen, aufhören, hält
begin: beginnen, anfangen, begann, begonnen, fängt
end: enden, endet
continue: weitermachen, fortsetzen
come: kommen, kam, gekommen
arrive: ankommen, eintreffen
leave: abfahren, fortgehen, verlässt, verließ
return: zurückkehren, zurückkommen, kehrt
come home: heimkehren, nach Hause kommen
enter: betreten, eintreten, hineingehen
go out: hinausgehen, ausgehen
cross: überqueren, durchqueren, Kreuz
pass: vorbeigehen, vergehen
follow: folgen, verfolgen
chase: jagen, hinterherjagen
flee: fliehen, flüchten, floh
escape: entkommen, entfliehen, ausbrechen
hide: verstecken, verbergen, verbirgt
search: suchen, gesucht, Suche
find: finden, fand, gefunden
discover: entdecken, herausfinden
lose: verlieren, verliert, verlor
get lost: sich verirren, verirren, verlaufen
forget: vergisst, vergaß
remember: erinnern, sich erinnern
miss: vermissen, verpassen
see: sehen, sieht, sah, gesehen
look: schauen, blicken, anschauen
observe: beobachten, betrachten
watch over: bewachen, wachen
listen: zuhören, lauschen, anhören
hear: hören, gehört
smell: riechen, duften, Geruch, Duft
touch: berühren, anfassen, Berührung
feel: fühlen, spüren
taste: schmecken, probieren, Geschmack
speak: sprechen, reden, spricht, sprach, gesprochen
say: sagen
tell: erzählen
whisper: flüstern, Geflüster
shout: schreien, rufen, schrie, Schrei
call: anrufen, nennen
ask: fragen, bitten
answer: antworten
greet: grüßen, begrüßen
say goodbye: sich verabschieden, verabschieden
promise: versprechen, Versprechen, verspricht
lie: lügen, Lüge
confess: gestehen, beichten
reveal: enthüllen, offenbaren
laugh: lachen, Lachen
cry: weinen
sing: singen, sang, gesungen
dance: tanzen, Tanz
play: spielen, gespielt
play music: musizieren
kiss: küssen, Kuss, sich küssendes Paar
hug: umarmen, Umarmung
love: lieben, Liebe
hate: hassen, Hass
marry: heiraten
meet: treffen, begegnen, trifft, traf, getroffen
reunite: wiedersehen, Wiedersehen, wiederfinden
separate: trennen
help: helfen, hilft, half, geholfen, Hilfe
save: retten, gerettet, sparen
rescue: Rettung, bergen
protect: beschützen, schützen
fight: kämpfen, Prügelei
attack: angreifen, Angriff
defend: verteidigen
win: gewinnen, siegen, gewann
kill: töten, ermorden
die: sterben, stirbt, starb, gestorben
be born: geboren, geboren werden
live: leben, wohnen
grow: wachsen, wächst, wuchs, gewachsen, aufwachsen
bloom: blühen, aufblühen
wither: welken, verwelken
age: altern, alt werden
change: ändern, wechseln, verändern, Veränderung, Wandel
transform: umwandeln, transformieren
open: öffnen, aufmachen, geöffnet
close: schließen, zumachen
break: zerbrechen, brechen, bricht, brach, gebrochen
repair: reparieren
build: bauen, gebaut, errichten
destroy: zerstören
assemble: montieren, zusammenbauen
create: erschaffen, schaffen, schafft, erstellen
invent: erfinden, erfindet, erfand
draw: zeichnen
write: schreiben, schreibt, schrieb, geschrieben
read: lesen, liest, las, gelesen
learn: lernen, gelernt
teach: lehren, unterrichten, beibringen
study: studieren
work: arbeiten, Arbeit
rehearse: proben, Probe
practise: trainieren, Training
bake: backen, bäckt, gebacken
knead: kneten
cut: schneiden, schnitt, geschnitten
mix: mischen, vermischen
stir: rühren, umrühren
pour: gießen, einschenken, gegossen
serve: servieren, bedienen
eat: essen, isst, aß, gegessen, fressen, frisst
boil: sieden, aufkochen
melt: schmelzen, schmilzt
freeze: gefrieren, erfrieren, frieren
burn: brennen, verbrennen, brannte
light up: anzünden, beleuchten, erleuchten, aufleuchten
extinguish: löschen, erlöschen, auslöschen
shine: leuchten, scheinen, glänzen, strahlen
glow: glühen
sparkle: funkeln, glitzern
explode: explodieren, platzen
turn: drehen, umdrehen
spin: wirbeln
roll: rollen
slide: gleiten, rutschen
move: bewegen
push: schieben, stoßen
pull: ziehen, zieht, zog
carry: tragen, trägt, trug, getragen
bring: bringen, brachte, mitbringen
take: nehmen, nimmt, nahm, genommen
hold: halten, festhalten
give: geben, gibt, gab, gegeben, schenken
receive: bekommen, erhalten, empfangen
send: senden, schicken
deliver: liefern, ausliefern, zustellen
throw: werfen, wirft, warf
catch: fangen, fing
put: stellen, legen, hinstellen
fill: füllen
wash: waschen, wäscht
sweep: fegen, kehren
sew: nähen
knit: stricken, weben
wear: anziehen, kleiden
dress up: sich anziehen, verkleiden
pick: pflücken, sammeln, aufheben
dig: graben, gräbt
bury: begraben, vergraben
go fishing: angeln, fischen
hunt: auf die Jagd gehen
cycle: radeln, Fahrrad fahren
drive: fahren, fährt, fuhr, gefahren
travel: reisen
land: landen, notwassern
take off: abheben, starten
park the car: parken
surf: surfen
ski: skifahren
skate: Schlittschuh laufen, eislaufen
camp: campen, zelten
explore: erforschen, erkunden
visit: besuchen
celebrate: feiern
decorate: schmücken, dekorieren
prepare: vorbereiten, zubereiten
choose: wählen, auswählen
try: versuchen
succeed: gelingen, schaffen es
fail: scheitern, versagen
believe: glauben
think: denken, nachdenken, dachte
know: wissen, kennen
understand: verstehen, verstand
realize: merken, bemerken, erkennen
decide: entscheiden, beschließen, entscheidet
imagine: sich vorstellen, vorstellen
solve: lösen
explain: erklären
show: zeigen
present: präsentieren
introduce: einführen
compare: vergleichen
use: benutzen, verwenden, nutzen
buy: kaufen
sell: verkaufen
pay: bezahlen, zahlen
steal: stehlen, stiehlt, stahl, gestohlen
order: bestellen, Ordnung
count: zählen
measure: messen, misst
film: filmen, drehen einen Film
photograph: fotografieren
edit: bearbeiten
press: drücken
knock: klopfen
hit: schlagen, schlägt, schlug
throw away: wegwerfen
blow: blasen, wehen
rain: regnen, Regen
snow: schneien, Schnee
rise: steigen, aufsteigen, aufgehen
sink: sinken, untergehen, versinken
flow: fließen, strömen
appear: erscheinen, auftauchen, erscheint
disappear: verschwinden, verschwindet, verschwand, verschwunden
survive: überleben
suffer: leiden
hope: hoffen, Hoffnung
wish: wünschen
fear: fürchten, Angst, Furcht
scare: erschrecken
tremble: zittern
breathe: atmen
sigh: seufzen
care for: pflegen, sich kümmern
heal: heilen
forgive: verzeihen, vergeben
betray: verraten, betrügen
share: teilen
join: verbinden
connect: vernetzen
control: steuern, kontrollieren, Kontrolle
fold: falten
tie: binden
wrap: einpacken, einwickeln
unwrap: auspacken
pack: packen
hang: hängen, aufhängen
lean: lehnen
point: zeigen auf
bark: bellen
meow: miauen
howl: heulen
roar: brüllen
purr: schnurren
bite: beißen
lick: lecken
feed: füttern
stroke: streicheln
adopt: adoptieren
rob: ausrauben, überfallen
arrest: verhaften, festnehmen, Verhaftung
investigate: ermitteln, untersuchen
vote: abstimmen
lead: führen
serve time: eine Strafe absitzen
resist: widerstehen
challenge: herausfordern
tame: dressieren
improve: verbessern
test: testen, prüfen
check: überprüfen
fit: passen
take time: dauern
happen: passieren, geschehen, geschieht
seem: wirken, aussehen
need: brauchen
enjoy: mögen, mag, genießen, genießt
pray: beten
meditate: meditieren
scream: kreischen
applaud: applaudieren, klatschen
perform: auftreten, aufführen
compose: komponieren
record: aufnehmen
translate: übersetzen
print: drucken
charge: aufladen
drift: dahintreiben
crash: abstürzen, zusammenstoßen
collapse: zusammenbrechen, einstürzen
approach: nähern, sich nähern
look for work: Arbeit suchen
look up: aufblicken
gather: versammeln
surround: umgeben
cover: bedecken
invade: eindringen
conquer: erobern
keep: behalten, aufbewahren
descend: herabsteigen, absteigen
lift: heben
hatch: schlüpfen
knock down: umwerfen
stumble: stolpern
limp: hinken, humpeln
kneel: knien
bend: beugen, bücken
stretch: strecken, dehnen
sway: schaukeln, schwingen
ring out: klingeln, läuten, ertönen
beat: pochen
tick: ticken
rot: verfaulen
crumble: zerbröckeln, bröckeln
dissolve: auflösen
fade: verblassen
drip: tropfen
splash: spritzen, plätschern
soak: durchnässen
polish: polieren
carve: schnitzen, meißeln
shape: formen
forge: schmieden
weld: schweißen, löten
blow glass: Glas blasen
grind: mahlen
fry: braten
roast: rösten
peel: schälen
chop: hacken
spread: streichen, ausbreiten
beat eggs: verquirlen
toast: anstoßen
chew: kauen
sip: nippen
whistle: pfeifen, pfeift
hum: summen
snore: schnarchen
yawn: gähnen
sneeze: niesen
cough: husten
blink: blinzeln, blinken
stare: starren
glance: einen Blick werfen
nod: nicken
blush: erröten
sweat: schwitzen
bleed: bluten
hurt: verletzen, verletzt, wehtun
wounded: verwundet
drown: ertrinken
suffocate: ersticken
poison: Gift, vergiften
shoot: schießen, schießt, schoss
aim at: zielen
threaten: drohen, bedrohen
kidnap: entführen
spy on: spionieren, belauschen
sneak: schleichen
smuggle: schmuggeln
cheat: schummeln
blackmail: erpressen, Erpressung
accuse: anklagen, beschuldigen
condemn: verurteilen
punish: bestrafen
negotiate: verhandeln
convince: überzeugen
persuade: überreden
argue: streiten, Streit
reconcile: versöhnen
apologize: entschuldigen
thank: danken
congratulate: gratulieren
welcome: willkommen
invite: einladen
flirt: flirten
seduce: verführen
abandon: im Stich lassen
let: lassen, lässt, erlauben
forbid: verbieten, verboten
obey: gehorchen
refuse: ablehnen, weigern
accept: akzeptieren
borrow: leihen
lend: verleihen
exchange: tauschen
replace: ersetzen
lower: senken
raise: erziehen, großziehen
increase: erhöhen
reduce: verringern
divide: aufteilen
copy: kopieren
imitate: nachahmen, imitieren
repeat: wiederholen
interrupt: unterbrechen
disturb: stören
prevent: verhindern, vermeiden
warn: warnen
announce: ankündigen, verkünden
publish: veröffentlichen
advertise: werben
recommend: empfehlen
unlock: aufschließen, entsperren
lock up: einsperren, abschließen
install: installieren
activate: aktivieren
turn on: einschalten, anschalten, anmachen
turn off: ausschalten, abschalten, ausmachen
function: funktionieren
operate: operieren
earn: verdienen
spend: ausgeben
bet: wetten
guess: raten, erraten
worry: sich sorgen, sorgen
regret: bereuen, bedauern
mourn: trauern
console: trösten
encourage: ermutigen
inspire: inspirieren
admire: bewundern
respect: respektieren
deserve: verdienen es
dare: wagen, sich trauen
hesitate: zögern
insist: bestehen auf
give up: aufgeben
overcome: überwinden
achieve: erreichen
rebel: rebellieren
obsess: besessen
haunt: spuken, heimsuchen
summon: beschwören, herbeirufen
enchant: verzaubern
resurrect: auferstehen
hover: gleiten in der Luft
flutter: flattern
migrate: wandern, auswandern
gallop: galoppieren
swarm: wimmeln, schwärmen
peck: picken
graze: grasen, weiden
milk the cow: melken
shear: scheren
plough: pflügen
prune: stutzen
chop wood: Holz hacken
row: rudern
load: laden, beladen
unload: entladen, ausladen
block: blockieren
brake: bremsen
accelerate: beschleunigen
overtake: überholen
hitchhike: trampen
commute: pendeln
exercise: Sport treiben
score a goal: ein Tor schießen
kick: treten, tritt, kicken
train hard: hart trainieren
juggle: jonglieren
pretend: vorgeben, so tun als ob
joke around: scherzen
tease: necken, spotten
grow up: groß werden
inherit: erben
retire: in Rente gehen
divorce: scheiden, Scheidung
emigrate: emigrieren
move away: umziehen, Umzug, Auszug
rent: mieten
furnish: einrichten
renovate: renovieren
restore: restaurieren, wiederherstellen
reflect: spiegeln
revive: wiederauferstehen
belong: gehören
contain: enthalten
include: einschließen
exist: existieren
mean: bedeuten
produce: produzieren, herstellen
manufacture: fertigen
export: exportieren
organize: organisieren, aufräumen, ordnen
clear away: abräumen
set the table: den Tisch decken
make coffee: Kaffee kochen
tuck in: zudecken
put to bed: ins Bett bringen
comb: kämmen
shave: rasieren
shower: duschen, Dusche
bathe: baden
undress: ausziehen
late: spät, verspätet
early: früh
delay: Verspätung
spit: speien, spucken
damage: beschädigen
chess player: Schachspieler
shift: Schicht
stubborn: stur
dispute: austragen
match: Partie
lullaby: Schlaflied, Wiegenlied
bedtime story: Gutenachtgeschichte
homework: Hausaufgaben
exam: Prüfung
playground slide: Rutsche, Spielplatzrutsche
sunbeam: Sonnenstrahl
raindrop: Regentropfen
snowball: Schneeball
ice rink: Eisbahn
ice cream truck: Eiswagen
bus driver: Busfahrer
garbage truck: Müllauto
street artist: Straßenkünstler
tightrope walker: Seiltänzer
acrobat: Akrobat
trapeze: Trapez
fortune teller: Wahrsagerin
matchmaker: Heiratsvermittler
stuntman: Stuntman
understudy: Zweitbesetzung
prompter: Souffleur
ticket booth: Kasse, Kartenschalter
backstage: Kulisse, Garderobe
sleepwalker: Schlafwandler
insomnia: Schlaflosigkeit
amnesia: Amnesie, Gedächtnisverlust
dementia: Demenz
grief stricken: trauernd
wedding ring: Ehering
anniversary: Jubiläum, Jahrestag
promise ring: Eheversprechen
reason: Grund dafür
example: Beispiel
difference: Unterschied
result: Ergebnis
opportunity: Gelegenheit, Chance
experience: Erfahrung, Erlebnis
talent: Talent
wisdom: Weisheit
patience: Geduld
innocence: Unschuld
honor: Ehre
faith: Glaube
sin: Sünde
greed: Gier
obsession: Besessenheit
madness: Wahnsinn
chaos: Chaos
balance: Gleichgewicht
harmony: Harmonie
conflict: Konflikt
sacrifice: Opferbereitschaft
redemption: Erlösung
identity: Identität
exile: Exil
homeland: Heimat
dream world: Traumwelt
parallel universe: Paralleluniversum
time travel: Zeitreise
time loop: Zeitschleife
end credits: Abspann
voice-over: Off-Stimme, Voiceover
narrator: Erzähler
dialogue: Dialog
camera movement: Kamerafahrt
aerial view: Luftaufnahme, Vogelperspektive
wide shot: Totale
sequence shot: Plansequenz
flashback: Rückblende
subtitle: Untertitel
title: Titel
poster: Plakat, Poster
season finale: Staffelfinale
pilot episode: Pilotfolge
sitcom: Sitcom
soap opera: Seifenoper
reality show: Realityshow
quiz show: Quizshow
podcast: Podcast
blog: Blog
social media: soziale Medien
viral: viral
before and after: Vorher-Nachher, vorher und nachher
limited edition: limitierte Auflage, Sonderedition
new collection: neue Kollektion
pre-order: Vorbestellung
now available: jetzt erhältlich
available: erhältlich, verfügbar
customer service: Kundenservice
delivery: Lieferung
warranty: Garantie
feature: Merkmal, Funktion
benefit: Vorteil
disadvantage: Nachteil
audience target: Zielgruppe
investor: Investor
pitch: Pitch
brochure: Prospekt, Broschüre
trade fair: Messe
charity: Wohltätigkeit
donation: Spende, spenden
volunteer: Freiwilliger, Freiwillige, ehrenamtlich
real estate: Immobilien, Immobilie
travel agency: Reisebüro
insurance company: Versicherungsgesellschaft
law firm: Anwaltskanzlei, Kanzlei
dental clinic: Zahnarztpraxis
clinic: Klinik
therapy: Therapie
vaccine: Impfstoff, Impfung
surgery: Operation
wasp: Wespe
disguised: verkleidet, getarnt
swiss: schweizer, schweizerisch
stray: streunend, herrenlos
light aircraft: Kleinflugzeug
panel: Tafel
frozen river: zugefrorener Fluss
frozen lake: zugefrorener See, zugefrorenen See
russian: russisch
english: englisch
portuguese: portugiesisch
brazilian: brasilianisch
mexican: mexikanisch
argentine: argentinisch
indian: indisch
greek: griechisch
roman: römisch
viking: Wikinger
korean: koreanisch
turkish: türkisch
venetian: venezianisch
berlin: Berlin
milan: Mailand
naples: Neapel
lisbon: Lissabon
europe: Europa
africa: Afrika
japan: Japan
china: China
egypt: Ägypten
italy: Italien
spain: Spanien
france: Frankreich
germany: Deutschland
amazon rainforest: Amazonas, Regenwald
sahara: Sahara
alps: Alpen
arctic: Arktis, arktisch
mediterranean: Mittelmeer
atlantic: Atlantik
teenage years: Pubertät
elderly people: Senioren, Rentnerpaar
retirement: Ruhestand, Rente
leap: Sprung
flight: Flug
escape plan: Flucht, Ausbruch
chase scene: Verfolgungsjagd
discovery: Entdeckung
return home: Rückkehr, Heimkehr
arrival: Ankunft
departure: Abfahrt, Abreise
exit: Ausgang
entrance: Eingang
breath: Atem
heartbeat: Herzschlag
gaze: Blick
footstep: Fußstapfen, Schritte
gesture: Geste
death bed: Sterbebett
growth: Wachstum
transformation: Verwandlung
construction: Bau, Baustellenabsperrung
destruction: Zerstörung
creation: Schöpfung
production: Produktion, Herstellung
purchase: Kauf, Einkauf
shopping: Einkaufen
shopping cart: Einkaufswagen
cashier: Kassierer
queue: Warteschlange
conversation: Gespräch, Unterhaltung
discussion: Diskussion
duel: Duell
invasion: Invasion
gunshot: Schuss, Schießerei
bullet: Kugel
trial: Prozess
confession: Geständnis
apology: Entschuldigung
forgiveness: Vergebung
greeting: Gruß
invitation: Einladung
celebration: Feierlichkeit
ceremony: Zeremonie
ritual: Ritual
pilgrim: Pilger
prayer: Gebet
bible: Bibel
heaven: Paradies
hell: Hölle
underground: unterirdisch
depth: Tiefe
height: Höhe
weight: Gewicht
size: Größe
silhouette: Silhouette, Gestalt
taste test: Verkostung
view: Aussicht
tour: Besichtigung, Rundgang
guide: Führer, Reiseführer
route: Route
destination: Reiseziel
luggage: Gepäck
boarding gate: Flugsteig
wreckage: Trümmer
cobblestone: Kopfsteinpflaster
streetlight glow: Laternenlicht
candlelight: Kerzenlicht
soft light: weiches Licht, sanftes Licht
warm light: warmes Licht
old photo: altes Foto, alten Foto
family photo: Familienfoto
old friend: alter Freund
single mother: alleinerziehende Mutter
only child: Einzelkind
nervousness: Nervosität
hurry: Eile
slowly but surely: nach und nach, allmählich
at the same time: gleichzeitig
one day: eines Tages
one night: eines Nachts
last day: letzter Tag, letzten Tag
every morning: jeden Morgen
honest: ehrlich, aufrichtig
erase: verwischen, ausradieren
break down: kaputtgehen, kaputtging
travel through: durchlaufen
go up: hinaufgehen, hochsteigen
foldable: faltbar, klappbar
folding bike: Klapprad
scrapyard: Schrottplatz
landfill: Mülldeponie, Müllhalde
employee: Angestellter, Angestellte, Mitarbeiter
in a hurry: eilig, in Eile
we: wir, uns
I: ich, mich, mir
you: du, dir, dich
him: ihn, ihm
them: ihnen
there where: da drüben
which: welche, welcher, welches
both: beide zusammen
enough: genug
even: sogar
instead of: statt, anstatt
thanks to: dank
around the world: um die Welt, Weltreise
in silence: schweigend
at home: zu Hause, daheim
homesick: Heimweh
at the edge of: am Rand
end of the world: Ende der Welt
deep sea: Tiefsee
paper boat: Papierboot, Papierschiff
paper lantern: Papierlaterne
red thread: roter Faden, roten Faden
red balloon: roter Ballon, roten Ballon
kick scooter: E-Scooter, Elektroroller, Tretroller
running shoe: Laufschuh, Laufschuhe
sports shoe: Sportschuh
smartwatch: Smartwatch
face cream: Gesichtscreme
sun cream: Sonnencreme
energy drink: Energydrink
mineral water: Mineralwasser
red wine: Rotwein
hot chocolate: heiße Schokolade
cup of coffee: Tasse Kaffee
cup of tea: Tasse Tee
sack: Sack
coincide: zusammenfallen
boxing ring: Ring beim Boxen, Boxring
castaway: Schiffbrüchiger, Schiffbrüchige
migration: Migration, Vogelzug
video store: Videothek
reward: belohnen, Belohnung
savings: Ersparnisse
tape: Band aus Stoff, Klebeband
cross paths: sich kreuzen, kreuzen
star struck: überwältigt
head shaking horizontally: Kopfschütteln
head shaking vertically: Kopfnicken
exploding head: explodierender Kopf
skull: Totenkopf
pile of poo: Kothaufen
goblin: Kobold
alien monster: Computerspiel-Monster
grinning cat: grinsende Katze
kissing cat: küssende Katze
weary cat: erschöpfte Katze
crying cat: weinende Katze
pouting cat: schmollende Katze
dizzy: schwindlig
sweat droplets: Schweißtropfen
left speech bubble: Sprechblase links
thought balloon: Gedankenblase
vulcan salute: vulkanischer Gruß
love you gesture: Ich-liebe-dich-Geste
thumbs up: Daumen hoch
thumbs down: Daumen runter
oncoming fist: geballte Faust
left facing fist: Faust nach links
right facing fist: Faust nach rechts
palms up together: Handflächen nach oben
nail polish: Nagellack
selfie: Selfie
flexed biceps: angespannter Bizeps
mechanical arm: Armprothese
mechanical leg: Beinprothese
lungs: Lunge
tongue: Zunge
biting lip: auf Lippe beißen
deaf man: gehörloser Mann
deaf woman: gehörlose Frau
pregnant woman: schwangere Frau
pregnant man: schwangerer Mann
baby angel: Putte
santa claus: Weihnachtsmann
mx claus: Weihnachtsperson
merman: Wassermann
genie: Flaschengeist
troll: Troll
horse racing: Pferderennen
speaking head: sprechender Kopf
bust in silhouette: Silhouette einer Büste
busts in silhouette: Silhouette mehrerer Büsten
bald: Glatze
orangutan: Orang-Utan
guide dog: Blindenhund
service dog: Assistenzhund
poodle: Pudel
black cat: schwarze Katze
bison: Bison
ox: Ochse
water buffalo: Wasserbüffel
boar: Wildschwein
pig nose: Schweinerüssel
ram: Widder
llama: Lama
mammoth: Mammut
chipmunk: Streifenhörnchen
sloth: Faultier
skunk: Stinktier
paw prints: Tatzenabdrücke
turkey: Truthahn
hatching chick: schlüpfendes Küken
dodo: Dodo
black bird: schwarzer Vogel
sauropod: Sauropode
t rex: T-Rex
spouting whale: blasender Wal
tropical fish: Tropenfisch
blowfish: Kugelfisch
spiral shell: Schneckenhaus
cockroach: Kakerlake
microbe: Mikrobe
white flower: Blumenstempel
lotus: Lotusblüte
rosette: Rosette
wilted flower: welke Blume
hibiscus: Hibiskus
blossom: gelbe Blüte
hyacinth: Hyazinthe
seedling: Spross
potted plant: Topfpflanze
evergreen tree: Nadelbaum
deciduous tree: Laubbaum
sheaf of rice: Reisähre
herb: Kräuter
four leaf clover: Glücksklee
maple leaf: Ahornblatt
empty nest: leeres Nest
nest with eggs: Nest mit Eiern
melon: Honigmelone
tangerine: Mandarine
red apple: roter Apfel
green apple: grüner Apfel
kiwi fruit: Kiwi
avocado: Avocado
eggplant: Aubergine
ear of corn: Maiskolben
hot pepper: Peperoni
bell pepper: Paprika
cucumber: Gurke
leafy green: Blattgemüse
broccoli: Brokkoli
peanuts: Erdnuss
beans: Bohnen
chestnut: Kastanie
ginger root: Ingwer
pea pod: Erbsenschote
baguette bread: Baguette
flatbread: Fladenbrot
pretzel: Brezel
bagel: Bagel
waffle: Waffel
cheese wedge: Käsestück
meat on bone: Fleischhachse
poultry leg: Hähnchenschenkel
cut of meat: Fleischstück
bacon: Bacon
french fries: Pommes frites
hot dog: Hotdog
taco: Taco
burrito: Burrito
tamale: Tamale
stuffed flatbread: Döner
falafel: Falafel
cooking: Spiegelei in Bratpfanne
pot of food: Topf mit Essen
fondue: Fondue
bowl with spoon: Schüssel mit Löffel
popcorn: Popcorn
canned food: Konserve
bento box: Bento-Box
rice cracker: Reiscracker
rice ball: Reisbällchen
cooked rice: Reis in Schüssel
curry rice: Reis mit Curry
steaming bowl: Schüssel und Essstäbchen
spaghetti: Spaghetti
roasted sweet potato: geröstete Süßkartoffel
oden: Oden
fried shrimp: frittierte Garnele
moon cake: Mondkuchen
dango: Dango
dumpling: Teigtasche
fortune cookie: Glückskeks
takeout box: Takeaway-Schachtel
squid: Tintenfisch
oyster: Auster
soft ice cream: Softeis
shaved ice: Wassereis
doughnut: Donut
cupcake: Cupcake
chocolate bar: Schokoladentafel
lollipop: Lutscher
custard: Pudding
honey pot: Honigtopf
baby bottle: Babyflasche
glass of milk: Glas Milch
sake: Sake-Flasche mit Tasse
cocktail glass: Cocktailglas
beer mug: Bierkrug
clinking beer mugs: Bierkrüge
clinking glasses: Sektgläser
tumbler glass: Trinkglas
pouring liquid: Flüssigkeit ausgießen
cup with straw: Becher mit Strohhalm
bubble tea: Bubble Tea
beverage box: Trinkpäckchen
mate: Mate-Tee
chopsticks: Essstäbchen
fork and knife: Messer und Gabel
kitchen knife: Küchenmesser
amphora: Amphore
globe showing americas: Globus mit Amerika
globe with meridians: Globus mit Meridianen
world map: Weltkarte
map of japan: Umriss von Japan
snow capped mountain: schneebedeckter Berg
mount fuji: Fuji
camping: Camping
beach with umbrella: Strand mit Sonnenschirm
desert island: einsame Insel
national park: Nationalpark
classical building: antikes Gebäude
houses: Wohnhäuser
derelict house: verfallenes Haus
house with garden: Haus mit Garten
office building: Bürogebäude
post office: Postgebäude
love hotel: Stundenhotel
convenience store: Minimarkt
tokyo tower: Tokyo Tower
statue of liberty: Freiheitsstatue
hindu temple: Hindutempel
synagogue: Synagoge
kaaba: Kaaba
night with stars: Sternenhimmel
cityscape: Skyline
sunrise over mountains: Sonnenaufgang über Bergen
bridge at night: Brücke vor Nachthimmel
carousel horse: Karussellpferd
roller coaster: Achterbahn
barber pole: Barbershop-Säule
circus tent: Zirkuszelt
locomotive: Dampflokomotive
railway car: Eisenbahnwagen
bullet train: Hochgeschwindigkeitszug
light rail: S-Bahn
monorail: Einschienenbahn
mountain railway: Bergbahn
tram car: Straßenbahnwagen
oncoming bus: Bus von vorne
trolleybus: Oberleitungsbus
minibus: Kleinbus
police car: Polizeiwagen
oncoming police car: Polizeiwagen von vorne
oncoming taxi: Taxi von vorne
oncoming automobile: Auto von vorne
pickup truck: Pick-up
articulated lorry: Sattelzug
racing car: Rennauto
motor scooter: Motorroller
auto rickshaw: Autorikscha
roller skate: Rollschuh
railway track: Bahngleis
oil drum: Ölfass
police car light: Polizeilicht
horizontal traffic light: horizontale Verkehrsampel
vertical traffic light: vertikale Verkehrsampel
ring buoy: Rettungsring
speedboat: Schnellboot
passenger ship: Passagierschiff
motor boat: Motorboot
airplane arrival: Landung eines Flugzeugs
seat: Sitzplatz
suspension railway: Schwebebahn
mountain cableway: Bergschwebebahn
flying saucer: fliegende Untertasse
bellhop bell: Rezeptionsklingel
new moon: Neumond
waxing crescent moon: erstes Mondviertel
first quarter moon: zunehmender Halbmond
waxing gibbous moon: zweites Mondviertel
waning gibbous moon: drittes Mondviertel
last quarter moon: abnehmender Halbmond
waning crescent moon: letztes Mondviertel
crescent moon: Mondsichel
thermometer: Thermometer
ringed planet: Ringplanet
glowing star: funkelnder Stern
cloud with rain: Wolke mit Regen
cloud with snow: Wolke mit Schnee
cloud with lightning: Wolke mit Blitz
cyclone: Wirbel
closed umbrella: geschlossener Regenschirm
jack o lantern: Halloweenkürbis
christmas tree: Weihnachtsbaum
sparkler: Wunderkerze
firecracker: Feuerwerkskörper
party popper: Konfettibombe
confetti ball: Konfettiball
tanabata tree: Tanabata-Baum
pine decoration: Piniendekoration
carp streamer: traditionelle japanische Windsäcke
wind chime: japanisches Windspiel
moon viewing ceremony: traditionelles Mondfest
red envelope: roter Umschlag
ribbon: pinke Schleife
reminder ribbon: Gedenkschleife
military medal: Militärorden
trophy: Pokal
sports medal: Sportmedaille
softball: Softball
volleyball: Volleyball
american football: Football
rugby football: Rugbyball
flying disc: Frisbee
bowling: Bowling
cricket game: Kricket
field hockey: Feldhockey
ice hockey: Eishockey
ping pong: Tischtennis
badminton: Badminton
boxing glove: Boxhandschuh
martial arts uniform: Kampfsportanzug
fishing pole: Angel mit Fisch
diving mask: Tauchmaske
running shirt: Laufshirt
curling stone: Curlingstein
bullseye: Darts
yo yo: Jo-Jo
water pistol: Wasserpistole
joystick: Joystick
slot machine: Spielautomat
game die: Spielwürfel
puzzle piece: Puzzleteil
piñata: Piñata
mirror ball: Discokugel
nesting dolls: Matroschka
flower playing cards: japanische Blumenkarte
framed picture: gerahmtes Bild
artist palette: Mischpalette
sewing needle: Nähnadel
yarn: Wollknäuel
knot: Knoten
goggles: Schutzbrille
lab coat: Laborkittel
safety vest: Sicherheitsweste
necktie: Hemd mit Krawatte
kimono: Kimono
sari: Sari
one piece swimsuit: einteiliger Badeanzug
briefs: Slip
shorts: Shorts
bikini: Bikini
woman’s clothes: Bluse
clutch bag: Clutch
shopping bags: Einkaufstüten
thong sandal: Zehensandale
man’s shoe: Herrenschuh
hiking boot: Wanderstiefel
flat shoe: flacher Schuh
high heeled shoe: Stöckelschuh
woman’s sandal: Damensandale
ballet shoes: Ballettschuhe
woman’s boot: Damenstiefel
woman’s hat: Damenhut
top hat: Zylinder
graduation cap: Doktorhut
billed cap: Baseballmütze
military helmet: Militärhelm
prayer beads: Gebetskette
gem stone: Edelstein
muted speaker: durchgestrichener Lautsprecher
megaphone: Megafon
postal horn: Posthorn
bell with slash: durchgestrichene Glocke
musical score: Notenschlüssel
musical note: Musiknote
musical notes: Musiknoten
studio microphone: Studiomikrofon
level slider: Schieberegler
control knobs: Drehregler
musical keyboard: Klaviatur
banjo: Banjo
long drum: afrikanische Trommel
maracas: Maracas
mobile phone: Mobiltelefon
telephone receiver: Telefonhörer
pager: Pager
fax machine: Faxgerät
low battery: schwache Batterie
electric plug: Netzstecker
desktop computer: Desktopcomputer
printer: Drucker
computer mouse: Computermaus
trackball: Trackball
computer disk: Minidisc
floppy disk: Diskette
optical disk: CD
dvd: DVD
abacus: Abakus
movie camera: Filmkamera
film frames: Filmstreifen
film projector: Filmprojektor
clapper board: Filmklappe
camera with flash: Fotoapparat mit Blitz
video camera: Videokamera
videocassette: Videokassette
red paper lantern: rote Papierlaterne
diya lamp: Öllampe
closed book: geschlossenes Buch
open book: offenes Buch
green book: grünes Buch
blue book: blaues Buch
orange book: orangefarbenes Buch
books: Bücherstapel
ledger: Spiralblock
page with curl: teilweise eingerolltes Blatt
scroll: Schriftrolle
page facing up: Vorderseite eines Blattes
rolled up newspaper: zusammengerollte Zeitung
label: Etikett
yen banknote: Yen-Banknote
dollar banknote: Dollar-Banknote
euro banknote: Euro-Banknote
pound banknote: Pfund-Banknote
money with wings: Geldschein mit Flügeln
receipt: Beleg
incoming envelope: eingehender Briefumschlag
outbox tray: Postausgang
inbox tray: Posteingang
fountain pen: Füllhalter
crayon: Wachsmalstift
memo: Papier und Bleistift
briefcase: Aktentasche
file folder: Ordner
open file folder: geöffneter Ordner
card index dividers: Karteireiter
calendar: Kalender
tear off calendar: Abreißkalender
spiral notepad: Notizblock
spiral calendar: Spiralkalender
card index: Rotationskartei
chart increasing: Aufwärtstrend
chart decreasing: Abwärtstrend
bar chart: Balkendiagramm
clipboard: Klemmbrett
pushpin: Reißzwecke
round pushpin: Stecknadel
paperclip: Büroklammer
linked paperclips: verhakte Büroklammern
straight ruler: Lineal
triangular ruler: dreieckiges Lineal
card file box: Karteikasten
file cabinet: Aktenschrank
wastebasket: Papierkorb
locked: geschlossenes Schloss
unlocked: offenes Schloss
locked with pen: Schloss mit Füller
locked with key: Schloss mit Schlüssel
old key: alter Schlüssel
hammer and wrench: Hammer und Schraubenschlüssel
dagger: Dolch
boomerang: Bumerang
carpentry saw: Handsäge
wrench: Schraubenschlüssel
screwdriver: Schraubenzieher
nut and bolt: Mutter und Schraube
clamp: Schraubzwinge
white cane: Blindenstock
link: Linksymbol
broken chain: gebrochene Kette
toolbox: Werkzeugkasten
magnet: Magnet
test tube: Reagenzglas
petri dish: Petrischale
dna: DNA
drop of blood: Blutstropfen
adhesive bandage: Heftpflaster
crutch: Krücke
stethoscope: Stethoskop
x ray: Röntgenbild
couch and lamp: Sofa und Lampe
toilet: Toilette
plunger: Saugglocke
bathtub: Badewanne
mouse trap: Mausefalle
safety pin: Sicherheitsnadel
roll of paper: Küchenrolle
fire extinguisher: Feuerlöscher
cigarette: Zigarette
headstone: Grabstein
nazar amulet: Nazar-Amulett
hamsa: Hamsa
placard: Protestschild
identification card: Ausweis
potable water: Trinkwasser
restroom: Toiletten
water closet: WC
passport control: Passkontrolle
customs: Zollkontrolle
baggage claim: Gepäckausgabe
left luggage: Gepäckaufbewahrung
no bicycles: Fahrräder verboten
no smoking: Rauchverbot
no littering: Abfall verboten
non potable water: Kein Trinkwasser
no pedestrians: Fußgänger verboten
no mobile phones: Mobiltelefone verboten
place of worship: religiöse Stätte
om: om
trident emblem: Dreizack
name badge: Namensschild
Bavarian: bayerisch, bayerische, bayerischer
Italian: italienische, italienischer
Japanese: japanische, japanischer
North Sea: Nordsee
Baltic Sea: Ostsee
snatch: reißen, reißt, entreißen, entreißt
blow away: wegwehen, weht, fortwehen, davonwehen
surprise: überraschen
spin honey: Honig schleudern, Honig schleudert
schoolchild: Schulkind, Schulkinder, Schulkindern
chimney sweep: Schornsteinfeger, Schornsteinfegerin, Kaminkehrer
moped: Moped, Mofa
retiree: Rentnerin, Rentnern
fall in love: verliebt sich, verlieben sich
wave: zuwinken, zuwinkt
with it: damit
fifth: fünften, fünfte
floor: Stock, Stockwerk
move in: einziehen, zieht ein
sharpen: schärfen, schärft, schleifen
dine: zu Abend essen
minister: Minister, Ministerin
speech: Rede
crumb: Krümel
anthill: Ameisenhaufen
drag: schleppen, schleppt, zerren, zerrt
laundress: Wäscherin
sheet: Bettlaken, Laken
bell tower: Glockenturm, Kirchturm
fishmonger: Fischhändler, Fischhändlerin
goalkeeper: Torwart, Torhüter, Torhüterin
penalty kick: Elfmeter
garbage collector: Müllmann, Müllmänner
foam: Schaum
basil: Basilikum
lend: leiht, ausleihen
scold: schimpfen, schimpft
hang: hängt
applaud: klatscht
referee: Schiedsrichter, Schiedsrichterin
seamstress: Schneiderin, Näherin
puddle: Pfützen
owner: Besitzerin
hairdresser: Friseurin
collect: sammelt
go: geht
borrow: sich leihen
swallow: verschlucken, verschluckt, verschlingen, verschlingt
hide: verhüllen, verhüllt
let go: loslassen
tumble: stolpert
carry away: wegtragen, forttragen
retiree: Rentner
homemade: selbst gebackene, selbst gebacken, selbst gemacht, selbst gemachte
wait: wartet, warten, wartete, warteten
`;
