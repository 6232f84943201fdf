/**
 * French words by the English lemma they stand for, one lemma a line. Names of some concrete things come from the
 * Unicode CLDR annotations (© Unicode, Inc., Unicode License v3).
 */
export const frWords: string = `
with: avec
without: sans
in: dans, en
on: sur, au-dessus, au sommet
under: sous, dessous
behind: derrière
in front of: devant
between: entre, parmi
through: à travers, par
towards: vers
against: contre
from: depuis, dès
for: pour
to: à, au, aux
of: de, du, des, d
the: le, la, les, l
a: un, une
and: et
or: ou
but: mais
who: qui
what: que, quoi, qu
when: quand, lorsque, lorsqu
while: pendant que, tandis que, alors que
where: où
why: pourquoi
because: parce que, car
how to: comment faire
how: comment
as: comme
before: avant
after: après
during: pendant, durant
until: jusque, jusqu
not: ne, pas, n
nobody: personne ne
nothing: rien
something: quelque chose
someone: quelqu un
never: jamais
always: toujours
again: à nouveau, encore
only: seulement
all: tout, toute, tous, toutes
every: chaque
each other: l un l autre
very: très
more: plus
less: moins
his: son, sa, ses
their: leur, leurs
my: mon, ma, mes
our: notre, nos
your: ton, ta, tes, votre, vos
he: il
she: elle
they: ils, elles
itself: se, s
this: ce, cet, cette, ces
that: cela, ça, que oui
first: premier, première
last: dernier, dernière
new: nouveau, nouvelle, nouvel, nouveaux, nouvelles
old: vieux, vieille, vieil, ancien
young: jeune
big: grand
small: petit
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
hundred: cent
thousand: mille, milliers
half: moitié, demi
many: beaucoup
few: peu
other: autre
same: même
together: ensemble
alone: tout seul, toute seule, seul
lonely: solitaire
there is: il y a
is: est, sont, était, étaient, être
have: avoir, a, ont, avait, eu
be able: pouvoir, peut, peuvent, pouvait, pu
want: vouloir, veut, veulent, voulait, veux, voudrait
must: devoir, doit, doivent, devait
become: devenir, devient, deviennent, devenu, devint
turn into: se transformer
make: faire, fait, font, faisait
man: homme
woman: femme
boy: garçon
girl: fille, fillette
child: enfant, gamin
baby: bébé
teenager: adolescent, ado
old man: vieil homme, vieillard, homme âgé
old woman: vieille femme, vieille dame, femme âgée
adult: adulte
people: gens
person: personne
human: humain
crowd: foule
family: famille
mother: mère, maman
father: père, papa
parents: parents
son: fils
daughter: sa fille
brother: frère
sister: soeur
twins: jumeaux, jumelles, jumeau
grandmother: grand-mère, mamie
grandfather: grand-père, papi
grandson: petit-fils
granddaughter: petite-fille
nephew: neveu
niece: nièce
uncle: oncle
aunt: tante
cousin: cousin
husband: mari, époux
wife: épouse
widow: veuve
widower: veuf
couple: couple
lover: amant, amoureux
friend: ami, copain
best friend: meilleur ami
neighbour: voisin
stranger: inconnu, étranger
guest: invité, hôte
orphan: orphelin
hero: héros, héroïne
villain: méchant
enemy: ennemi
leader: chef, leader
boss: patron
king: roi
queen: reine
prince: prince
princess: princesse
knight: chevalier
warrior: guerrier
soldier: soldat
samurai: samouraï
ninja: ninja
pirate: pirate
spy: espion
detective: détective
police officer: policier, officier de police
police: police
thief: voleur
murderer: meurtrier, assassin
killer: tueur
prisoner: prisonnier
judge: juge, juger
lawyer: avocat
doctor: médecin, docteur
nurse: infirmière, infirmier
surgeon: chirurgien
scientist: scientifique, savant
engineer: ingénieur
inventor: inventeur
astronaut: astronaute, cosmonaute
pilot: pilote
captain: capitaine
sailor: marin, matelot
fisherman: pêcheur
farmer: fermier, agriculteur, paysan
gardener: jardinier
shepherd: berger
hunter: chasseur
lumberjack: bûcheron
lighthouse keeper: gardien de phare
guard: garde, gardien, vigile, garder
night watchman: veilleur de nuit
firefighter: pompier
teacher: professeur, enseignant, instituteur, prof, personnel enseignant
student: étudiant, élève
writer: écrivain
poet: poète
journalist: journaliste
photographer: photographe
painter: peintre
artist: artiste
sculptor: sculpteur
potter: potier, céramiste
musician: musicien
singer: chanteur
pianist: pianiste
violinist: violoniste
drummer: batteur
conductor: chef d orchestre
dancer: danseur
ballerina: ballerine
actor: acteur, comédien
director: réalisateur
clown: clown
magician: magicien
witch: sorcière
wizard: sorcier
athlete: athlète, sportif
runner: coureur
boxer: boxeur
football player: footballeur
player: joueur
coach: entraîneur
team: équipe
surfer: surfeur
climber: grimpeur, alpiniste
diver: plongeur
swimmer: nageur
cyclist: cycliste
skater: patineur, skateur
cook: cuisinier, cuisiner, cuire, cuit
chef: chef cuisinier
baker: boulanger
pastry chef: pâtissier
waiter: serveur
barista: barista
butcher: boucher
hairdresser: coiffeur
barber: barbier
tailor: tailleur
shoemaker: cordonnier
watchmaker: horloger
blacksmith: forgeron
glassblower: souffleur de verre
carpenter: menuisier, charpentier
mechanic: mécanicien
craftsman: artisan
worker: travailleur, ouvrier
builder: maçon
driver: chauffeur, conducteur
taxi driver: chauffeur de taxi
truck driver: routier, camionneur
postman: facteur, postière, postier
courier: coursier, livreur
seller: vendeur, marchand
merchant: commerçant
customer: client
owner: propriétaire
librarian: bibliothécaire
secretary: secrétaire
office worker: employé de bureau
programmer: programmeur, développeur
architect: architecte
politician: politicien
president: président
mayor: maire
priest: prêtre, curé
monk: moine
nun: religieuse
bride: mariée
groom: marié
tourist: touriste
traveller: voyageur
hiker: randonneur
explorer: explorateur
refugee: réfugié
beggar: mendiant
passer-by: passant
passenger: passager
street musician: musicien de rue
robot: robot
alien: extraterrestre, alien
monster: monstre
ghost: fantôme, spectre
vampire: vampire
zombie: zombie
werewolf: loup-garou
dragon: dragon
unicorn: licorne
fairy: fée, personnage féérique
elf: elfe
giant: géant
dwarf: nain
mermaid: sirène
angel: ange
devil: diable, démon
god: dieu
goddess: déesse
body: corps
head: tête
face: visage
eye: oeil, yeux
ear: oreille
nose: nez
mouth: bouche
lip: lèvre
tooth: dent
hair: cheveux, cheveu
beard: barbe
hand: main
finger: doigt
arm: bras
shoulder: épaule
back: dos
leg: jambe
foot: pied
knee: genou, genoux
heart: coeur
brain: cerveau
blood: sang
bone: os
skin: peau
tear: larme
smile: sourire, sourit, sourient
voice: voix
skeleton: squelette
wing: aile
tail: queue
feather: plume
honest review: avis honnête, test honnête
scene: scène de film
movie: film
short film: court métrage, court-métrage
feature film: long métrage, long-métrage
video: vidéo
trailer: bande-annonce
teaser: teaser
advertisement: publicité, pub, annonce publicitaire, spot publicitaire, spot
promotional: promotionnel
campaign: campagne publicitaire
tutorial: tutoriel, tuto
step by step: étape par étape, pas à pas
step: étape
explainer: vidéo explicative
documentary: documentaire
interview: interview, entretien
report: reportage, rapport
news: actualités, journal télévisé
music video: clip, clip musical, vidéoclip
cartoon: dessin animé
animation: animation, film d animation
stop motion: stop motion, image par image
clay: argile, pâte à modeler
anime: anime
comic: bande dessinée
vlog: vlog
livestream: en direct
episode: épisode, chapitre
series: série
story: histoire, récit
fairy tale: conte de fées, conte
fable: fable
legend: légende
myth: mythe
plot: intrigue
script: scénario
character: personnage
role: rôle
shot: plan
close-up: gros plan
slow motion: ralenti, au ralenti
time-lapse: accéléré, time-lapse
montage: montage
soundtrack: bande originale, bande son
music: musique
song: chanson
melody: mélodie
rhythm: rythme
concert: concert
band: groupe, groupe de musique
sound: bruit
noise: vacarme
silence: silence
echo: écho
jazz: jazz
rock music: rock
tango: tango
horror: horreur
horror film: film d horreur
comedy: comédie
drama: drame
tragedy: tragédie
romance: romance
thriller: thriller
crime film: polar, film policier
western: western
science fiction: science-fiction
fantasy: fantaisie, fantastique
film noir: film noir
black and white: noir et blanc
silent film: film muet, cinéma muet
action: action
adventure: aventure
mystery: mystère
parody: parodie
joke: blague, plaisanterie
product: produit
brand: marque
logo: logo
launch: lancement, nous lançons, lançons
discount: réduction, remise, rabais
offer: promotion, offre, proposer
sale: vente, soldes
price: prix
free: gratuit, gratuitement, libre
review: avis, critique
unboxing: unboxing, déballage
testimonial: témoignage
collection: collection
company: entreprise, société
startup: start-up
business: affaires
job: emploi, métier
project: projet, projeter
presentation: présentation
meeting: réunion
invention: invention
technology: technologie
quality: qualité
style: style
design: design
luxury: luxe
advice: conseil, astuce
lesson: leçon, cours
course: formation
science: science
history: histoire antique
art: art
poem: poème, poésie
exhibition: exposition
party: fête
birthday: anniversaire
wedding: mariage, noces
funeral: enterrement, funérailles
christmas: Noël
easter: Pâques
new year: nouvel an
carnival: carnaval
festival: festival
parade: défilé, parade
holiday: vacances
journey: voyage
trip: excursion, randonnée
ride: trajet, chevaucher, monter à cheval
walk: promenade, marcher, se promener
competition: concours, compétition
race: course, faire la course
victory: victoire
defeat: défaite
goal: but
aim: objectif
prize: prix du concours
medal: médaille
sport: sport
football: football, foot
basketball: basketball
tennis: tennis
yoga: yoga
boxing: boxe, boxer
marathon: marathon
training: entraînement
weather: météo, temps qu il fait
cloud: nuage
fog: brouillard
mist: brume
storm: tempête, orage
thunderstorm: orage violent
lightning: éclair, foudre
thunder: tonnerre
wind: vent
breeze: brise
hurricane: ouragan
tornado: tornade
flood: inondation
earthquake: tremblement de terre, séisme
avalanche: avalanche
drought: sécheresse
rainbow: arc-en-ciel
ice: glaçon
snowflake: flocon de neige, flocon
snowman: bonhomme de neige
blizzard: blizzard
heat: chaleur
cold: froid
dew: rosée
time: temps
day: jour, journée
night: nuit
midnight: minuit
noon: midi
morning: matin
dawn: aube, aurore
sunrise: lever du soleil, lever de soleil, soleil levant
sunset: coucher du soleil, coucher de soleil
dusk: crépuscule
evening: soir, soirée
afternoon: après-midi
today: aujourd hui
tomorrow: demain
yesterday: hier
now: maintenant
soon: bientôt
suddenly: soudain, soudainement, tout à coup
slowly: lentement
year: an, année
month: mois
week: semaine
weekend: week-end
hour: heure
minute: minute
second: seconde
moment: moment, instant
century: siècle
past: passé
future: avenir, futur
present day: présent
spring: printemps
summer: été
autumn: automne
winter: hiver
season: saison
monday: lundi
friday: vendredi
saturday: samedi
sunday: dimanche
once upon a time: il était une fois
light: lumière, léger, légère
shadow: ombre
darkness: obscurité, ténèbres
ray: rayon
sunlight: lumière du soleil
moonlight: clair de lune
reflection: reflet
neon: néon
color: couleur
red: rouge
blue: bleu
green: vert
yellow: jaune
orange: orangé, orange
pink: rose pâle
purple: violet, pourpre
brown: marron, brun
black: noir
white: blanc, blanche
grey: gris
golden: doré
gold: or
silver: argenté
bronze: bronze
colorful: coloré, multicolore
material: matériau, matière
metal: métal, métaux
iron: fer, repasser
steel: acier
stone: pierre
rock: rocher, roche
marble: marbre
concrete: béton
brick: brique
sand: sable
sandcastle: château de sable
dust: poussière
mud: boue
leather: cuir
wool: laine
cotton: coton
silk: soie
fabric: tissu
plastic: plastique
porcelain: porcelaine
ceramics: céramique
crystal: cristal
electricity: électricité
energy: énergie
air: air
emotion: émotion
joy: joie, allégresse
happiness: bonheur
sadness: tristesse, chagrin
anger: colère, rage
nostalgia: nostalgie
melancholy: mélancolie
loneliness: solitude
peace: paix
calm: calme, tranquille, paisible, serein
tension: tension
surprise: surprise
jealousy: jalousie, envie
passion: passion
tenderness: tendresse
pain: douleur
grief: deuil
guilt: culpabilité
shame: honte
pride: fierté, orgueil
courage: courage
trust: confiance
doubt: doute, douter
despair: désespoir
wonder: émerveillement, merveille
boredom: ennui
stress: stress
friendship: amitié
first love: premier amour
memory: souvenir, mémoire
secret: secret
betrayal: trahison
freedom: liberté
truth: vérité
justice: justice
revenge: vengeance
crime: crime
murder: meurtre
theft: vol, braquage, cambriolage
clue: indice
trap: piège
danger: danger
accident: accident
catastrophe: catastrophe, désastre
war: guerre
battle: bataille
army: armée
revolution: révolution
rebellion: rébellion
death: trépas
life: vie
everyday life: vie quotidienne, quotidien
birth: naissance
childhood: enfance
youth: jeunesse
old age: vieillesse
generation: génération
fate: destin
luck: chance
magic: magie, magique
spell: sortilège, sort
curse: malédiction
miracle: miracle
prophecy: prophétie
dreamlike: onirique
nightmare: cauchemar
soul: âme
spirit: esprit
mind: conscience
idea: idée
thought: pensée
word: mot, parole
name: nom
language: langue
question: question
problem: problème
solution: solution
mistake: erreur, faute
decision: décision
plan: plan secret
mission: mission
force: force
speed: vitesse
strength: robustesse
beauty: beauté
health: santé
illness: maladie
hunger: faim
thirst: soif
poverty: pauvreté
success: succès
failure: échec
farewell: adieu, adieux
encounter: rencontre
absence: absence
distance: distance
beginning: début
ending: fin
tradition: tradition
culture: culture
religion: religion
society: la société
environment: environnement
climate change: changement climatique
pollution: pollution
civilization: civilisation
apocalypse: apocalypse, fin du monde
immigrant: immigré
team spirit: esprit d équipe
habit: habitude
rule: règle, régner, gouverner
law: loi
part: partie
piece: morceau
side: côté
line: ligne, file
circle: cercle
edge: bord
top: sommet
bottom: fond
hole: trou
number: nombre, numéro
message: message
signal: signal
code: code, programmer
trace: trace, empreinte
way: manière, façon
animal: animal, animaux
pet: animal de compagnie
dog: chien
puppy: chiot
cat: chat
kitten: chaton
horse: cheval
foal: poulain
donkey: âne
cow: vache
bull: taureau
calf: veau
sheep: mouton, brebis
lamb: agneau
goat: chèvre
pig: cochon
chicken: poule, poulet
rooster: coq
chick: poussin
duck: canard
goose: oie
swan: cygne
bird: oiseau, oiseaux
sparrow: moineau
swallow: hirondelle, avaler
crow: corbeau, corneille
owl: hibou, chouette
eagle: aigle
falcon: faucon
pigeon: pigeon, colombe
seagull: mouette, goéland
parrot: perroquet
hummingbird: colibri
peacock: paon
flamingo: flamant rose, flamant
penguin: pingouin, manchot
stork: cigogne
heron: héron
crane: grue
lion: lion, tête de lion
tiger: tigre
leopard: léopard
panther: panthère
cheetah: guépard
elephant: éléphant
giraffe: girafe
zebra: zèbre
rhinoceros: rhinocéros
hippopotamus: hippopotame
camel: chameau, dromadaire
monkey: singe
gorilla: gorille
bear: ours
polar bear: ours polaire, ours blanc
panda: panda
koala: koala
kangaroo: kangourou
wolf: loup
fox: renard
deer: cerf, biche
reindeer: renne
moose: élan
rabbit: lapin
hare: lièvre
squirrel: écureuil
hedgehog: hérisson
mouse: souris
rat: rat
hamster: hamster
bat: chauve-souris
mole: taupe
otter: loutre
beaver: castor
raccoon: raton laveur
whale: baleine
dolphin: dauphin
shark: requin
seal: phoque
octopus: pieuvre, poulpe
jellyfish: méduse
fish: poisson
goldfish: poisson rouge
crab: crabe
lobster: homard, langouste
shell: coquillage, coquille
coral: corail, coraux
reef: récif
turtle: tortue
frog: grenouille, crapaud
snake: serpent
lizard: lézard
crocodile: crocodile
dinosaur: dinosaure
insect: insecte
bee: abeille
butterfly: papillon
ant: fourmi
spider: araignée
spider web: toile d araignée
snail: escargot
ladybug: coccinelle
firefly: luciole
dragonfly: libellule
moth: papillon de nuit, mite
housefly: mouche
mosquito: moustique
caterpillar: chenille
worm: ver de terre, lombric
flock: troupeau, nuée
nest: nid
egg: oeuf
plant: plante, planter, semer
tree: arbre
oak: chêne
pine: pin, sapin
willow: saule
birch: bouleau
cherry tree: cerisier
olive tree: olivier
apple tree: pommier
palm tree: palmier
bamboo: bambou
cactus: cactus
flower: fleur
rose: rose
sunflower: tournesol
tulip: tulipe
daisy: marguerite, pâquerette
lavender: lavande
orchid: orchidée
poppy: coquelicot
cherry blossom: fleur de cerisier
bouquet: bouquet
petal: pétale
leaf: feuille
branch: branche
root: racine
seed: graine
grass: herbe, gazon
moss: mousse
mushroom: champignon
bush: buisson
wheat: blé
vine: vigne
vineyard: vignoble
harvest: récolte, moisson, vendanges, récolter, moissonner
place: lieu, endroit
world: monde
earth: terre
nature: nature
landscape: paysage
forest: forêt
jungle: jungle
wood: bois
mountain: montagne, mont
hill: colline
valley: vallée
cliff: falaise
canyon: canyon
volcano: volcan
lava: lave
glacier: glacier
iceberg: iceberg
desert: désert
dune: dune
oasis: oasis
cave: grotte, caverne
mine: mine
river: rivière, fleuve
stream: ruisseau
waterfall: cascade, chute d eau
lake: lac
pond: étang
swamp: marais
sea: mer
ocean: océan
wave: vague, faire signe
tide: marée
coast: côte
beach: plage
shore: rivage, rive
bay: baie
harbour: port
pier: jetée, quai, ponton
island: île
field: champ
meadow: prairie, pré
garden: jardin
orchard: verger
vegetable garden: potager
park: parc
greenhouse: serre
farm: ferme
barn: grange, étable
fence: clôture, barrière
path: sentier, chemin
road: route
street: rue
highway: autoroute
alley: ruelle, allée
crossroads: carrefour
sidewalk: trottoir
town square: place
city: ville
village: village
neighbourhood: quartier
suburb: banlieue
countryside: campagne
country: pays
border: frontière
horizon: horizon
sky: ciel, cieux
space: espace
universe: univers
galaxy: galaxie
planet: planète
moon: lune
full moon: pleine lune
sun: soleil
star: étoile, star
shooting star: étoile filante
comet: comète
meteorite: météorite
northern lights: aurore boréale
house: maison
home: foyer, chez soi
apartment: appartement, appart
building: bâtiment, immeuble
skyscraper: gratte-ciel
tower: tour
castle: château
palace: palais
ruin: ruine
mansion: manoir
cabin: cabane, chalet
tent: tente
igloo: igloo
temple: temple
church: église
cathedral: cathédrale
mosque: mosquée
monastery: monastère
cemetery: cimetière
grave: tombe, tombeau
lighthouse: phare
windmill: moulin, moulin à vent
bridge: pont
tunnel: tunnel
dam: barrage
water well: puits
fountain: fontaine
statue: statue
sculpture: sculpture
monument: monument
pyramid: pyramide
wall: mur, muraille
door: porte
gate: portail, grille
window: fenêtre
roof: toit
balcony: balcon
terrace: terrasse
floor: sol, plancher
stairs: escalier
elevator: ascenseur
corridor: couloir
room: pièce, chambre
living room: salon, séjour
bedroom: chambre à coucher
kitchen: cuisine
bathroom: salle de bain, salle de bains
attic: grenier
basement: sous-sol, cave
garage: garage
studio: studio, atelier
office: bureau
factory: usine
warehouse: entrepôt
shop: boutique, magasin
supermarket: supermarché
market: marché
bakery: boulangerie, pâtisserie
bookshop: librairie
library: bibliothèque
restaurant: restaurant
café: bistrot, café de quartier, salon de thé
bar: bar, taverne
hotel: hôtel
hospital: hôpital
pharmacy: pharmacie
laboratory: laboratoire, labo
school: école
university: université
classroom: salle de classe
museum: musée
gallery: galerie
theatre: théâtre
opera: opéra
cinema: cinéma
circus: cirque
amusement park: parc d attractions, fête foraine
carousel: manège, carrousel
ferris wheel: grande roue
playground: aire de jeux
swing: balançoire
zoo: zoo
aquarium: aquarium
stadium: stade
gym: salle de sport, gymnase
pool: piscine
stage: scène
station: gare, station
subway: métro
platform: quai de gare
bus stop: arrêt de bus
airport: aéroport
gas station: station-service
parking lot: parking
prison: prison
courtroom: tribunal
bank: banque
server room: salle des serveurs
construction site: chantier
labyrinth: labyrinthe
vehicle: véhicule
car: voiture, auto
sports car: voiture de sport
electric car: voiture électrique
taxi: taxi
bus: bus, autobus
truck: camion
van: camionnette, fourgon
camper van: camping-car, caravane
ambulance: ambulance
fire truck: camion de pompiers
motorcycle: moto
scooter: trottinette, scooter
bicycle: vélo, bicyclette
skateboard: skateboard, planche à roulettes
train: train
steam train: locomotive, train à vapeur
tram: tramway, tram
rail: rail, voie ferrée
boat: bateau, barque
ship: navire
sailboat: voilier
ferry: ferry
canoe: canoë
kayak: kayak
raft: radeau
submarine: sous-marin
shipwreck: épave, naufrage
anchor: ancre, jeter l ancre
airplane: avion
paper plane: avion en papier
helicopter: hélicoptère
drone: drone
hot air balloon: montgolfière
airship: dirigeable
spaceship: vaisseau spatial
space station: station spatiale
rocket: fusée
satellite: satellite
ufo: ovni
parachute: parachute
tractor: tracteur
sled: traîneau, luge
carriage: calèche, carrosse
wheel: roue
engine: moteur
wheelchair: fauteuil roulant
thing: chose
object: objet
table: table
desk: bureau de travail
chair: chaise
armchair: fauteuil
sofa: canapé
bench: banc
bed: lit
pillow: oreiller
blanket: couverture
cradle: berceau
shelf: étagère
closet: armoire, placard
drawer: tiroir
box: boîte, carton
package: paquet, colis
packaging: emballage
treasure chest: coffre
treasure: trésor
treasure map: carte au trésor
map: carte
globe: globe terrestre
basket: panier
bag: sac
backpack: sac à dos, cartable
suitcase: valise
lamp: lampe
lantern: lanterne
street lamp: lampadaire, réverbère
flashlight: lampe de poche, lampe torche
light bulb: ampoule
candle: bougie, chandelle
torch: torche
fire: feu, incendie
campfire: feu de camp
fireplace: cheminée
flame: flamme
spark: étincelle
smoke: fumée, fumer
steam: vapeur
ash: cendre
fireworks: feu d artifice, feux d artifice
explosion: explosion
matchstick: allumette
mirror: miroir
clock: horloge, pendule
watch: montre
pocket watch: montre à gousset
alarm clock: réveil
hourglass: sablier
key: clé, clef
lock: serrure, cadenas
rope: corde
chain: chaîne
thread: fil, bobine de fil
needle: aiguille
scissors: ciseaux
knife: couteau
fork: fourchette
spoon: cuillère
plate: assiette
bowl: bol
cup: tasse
mug: mug, chope
glass: verre
wine glass: verre à vin, coupe, verre de vin
bottle: bouteille
perfume bottle: flacon de parfum
jar: bocal, pot
vase: vase
pot: marmite, casserole
pan: poêle
kettle: bouilloire, théière
coffee machine: machine à café, cafetière
oven: four
refrigerator: réfrigérateur, frigo
washing machine: machine à laver, lave-linge
vacuum cleaner: aspirateur
broom: balai
bucket: seau
soap: savon
towel: serviette
toothbrush: brosse à dents
brush: pinceau, brosse
paint: peinture, peindre, peint, peignent
painting: tableau, toile
drawing: dessin
portrait: portrait
frame: cadre, encadrer
photo: photo, photographie
camera: caméra, appareil photo
album: album
book: livre, bouquin
page: page
diary: journal intime, journal
letter: lettre
love letter: lettre d amour
envelope: enveloppe
postcard: carte postale
note: note
notebook: cahier, carnet
newspaper: journal papier
magazine: magazine
paper: papier
pen: stylo
pencil: crayon
ink: encre
typewriter: machine à écrire
telephone: téléphone
phone: portable, smartphone
phone booth: cabine téléphonique
computer: ordinateur
laptop: ordinateur portable
tablet: tablette
screen: écran
keyboard: clavier
server: serveur informatique
robot arm: bras robotique
machine: machine
time machine: machine à remonter le temps
app: appli, application
software: logiciel
website: site web, site internet
internet: internet
network: réseau
data: données
artificial intelligence: intelligence artificielle
television: télévision, télé, téléviseur
radio: radio
headphones: casque audio, écouteurs
loudspeaker: haut-parleur, enceinte
microphone: micro, microphone
record player: tourne-disque, platine
vinyl record: disque vinyle, vinyle
cassette: cassette
piano: piano
guitar: guitare
violin: violon
cello: violoncelle
drum: tambour, batterie
trumpet: trompette
saxophone: saxophone
flute: flûte
harp: harpe
accordion: accordéon
orchestra: orchestre
music box: boîte à musique
bell: cloche
toy: jouet
doll: poupée
puppet: marionnette
teddy bear: ours en peluche, nounours
ball: balle, ballon
balloon: ballon de baudruche, ballon gonflable
kite: cerf-volant
puzzle: puzzle
chess: échecs
playing card: carte à jouer
dice: dé
game: jeu, match
video game: jeu vidéo
gift: cadeau, don
ring: bague, anneau
necklace: collier
earring: boucle d oreille, boucles d oreilles
bracelet: bracelet
jewel: bijou, joyau
diamond: diamant
pearl: perle
crown: couronne
sword: épée
shield: bouclier
armour: armure
bow: arc
arrow: flèche
weapon: arme
gun: pistolet, revolver
bomb: bombe
wand: baguette magique
hat: chapeau
cap: casquette
helmet: casque
mask: masque
glasses: lunettes, lunettes de vue
sunglasses: lunettes de soleil
umbrella: parapluie
coat: manteau
jacket: veste, blouson
raincoat: imperméable, ciré
suit: costume
spacesuit: combinaison spatiale, scaphandre
dress: robe
wedding dress: robe de mariée
skirt: jupe
shirt: chemise
t-shirt: t-shirt
sweater: pull
trousers: pantalon
jeans: jean, jeans
shoe: chaussure
sneaker: basket, baskets
boot: botte, bottine
sock: chaussette
glove: gant
scarf: écharpe, foulard
belt: ceinture
clothes: vêtements, habits
costume: déguisement
uniform: uniforme
fashion: mode
perfume: parfum
lipstick: rouge à lèvres
cream: crème
makeup: maquillage
medicine: médicament
pill: pilule, comprimé
money: argent
coin: pièce de monnaie
flag: drapeau
sign: panneau, enseigne
trash: poubelle, ordures, déchets
tool: outil
hammer: marteau
saw: scie
nail: clou
screw: vis
shovel: pelle
axe: hache
ladder: échelle
gear: engrenage, rouage
battery: pile
cable: câble
button: bouton
telescope: télescope
microscope: microscope
compass: boussole
binoculars: jumelles de vue
surfboard: planche de surf
skis: ski, skis
net: filet
fishing rod: canne à pêche
message in a bottle: bouteille à la mer
food: nourriture, aliment
breakfast: petit déjeuner
lunch: déjeuner
dinner: dîner
meal: repas
recipe: recette
ingredient: ingrédient
bread: pain
croissant: croissant
dough: pâte
flour: farine
cake: gâteau
birthday cake: gâteau d anniversaire
cookie: biscuit, cookie
pancake: crêpe
chocolate: chocolat
candy: bonbon
ice cream: glace, crème glacée
honey: miel
sugar: sucre
salt: sel
pepper: poivre
butter: beurre
oil: huile
olive oil: huile d olive
cheese: fromage
milk: lait
yogurt: yaourt
meat: viande
sausage: saucisse
hamburger: hamburger, burger
pizza: pizza
pasta: pâtes
noodle: nouille
rice: riz
soup: soupe
salad: salade
sandwich: sandwich
sushi: sushi
spice: épice
fruit: fruit
vegetable: légume
apple: pomme
lemon: citron
banana: banane
strawberry: fraise
cherry: cerise
grape: raisin
peach: pêche
watermelon: pastèque
tomato: tomate
potato: pomme de terre
carrot: carotte
onion: oignon
garlic: ail
corn: maïs
pumpkin: citrouille
olive: olive
nut: noix, noisette
drink: boisson, boire, boit, boivent, bu
water: eau, eaux, arroser
coffee: café
tea: thé
juice: jus
beer: bière
wine: vin
champagne: champagne
cocktail: cocktail
lemonade: limonade
drop: goutte
bubble: bulle
puddle: flaque
mend: raccommoder
homemade: fait maison
twenty: vingt
thirty: trente
forty: quarante
fifty: cinquante
million: million
eleven: onze
twelve: douze
landlady: patronne
late wife: défunte épouse, feu sa femme
deceased: décédé, disparu
regretful: repentant
closing: fermeture
opening: ouverture, inauguration
set free: libérer, relâcher
cost: coûter
plush: peluche
in the middle of: au milieu de, au milieu
at the bottom of: au fond de
inside it: là-dedans
omelette: omelette
light a fire: mettre le feu
treehouse: cabane dans les arbres
dollhouse: maison de poupée
beehive: ruche
beekeeper: apiculteur
veterinarian: vétérinaire
dentist: dentiste
psychologist: psychologue
archaeologist: archéologue
biologist: biologiste
florist: fleuriste
jeweller: bijoutier, joaillier
bookseller: libraire
cleaner: femme de ménage
janitor: concierge
ticket inspector: contrôleur
train driver: conducteur de train
flight attendant: hôtesse de l air
cowboy: cow-boy
gladiator: gladiateur
pharaoh: pharaon
emperor: empereur
mummy: momie
superhero: super-héros, superhéros
cyborg: cyborg
android: androïde
creature: créature
beast: bête
phoenix: phénix
commander: commandant
crew: équipage
gang: gang, bande
mafia: mafia
witness: témoin
victim: victime
suspect: suspect, soupçonner
candidate: candidat
expert: expert
beginner: débutant
colleague: collègue
companion: compagnon
rival: rival
fan: fan, supporter
audience: public
choir: choeur, chorale
singer songwriter: auteur-compositeur
dj: DJ
rapper: rappeur
influencer: influenceur
youtuber: youtubeur
citizen: citoyen
inhabitant: habitant
tribe: tribu
homeless: sans-abri, SDF
slave: esclave
servant: serviteur
butler: majordome
widowed: endeuillé
newlyweds: jeunes mariés
lighthouse lamp: lampe du phare
buoy: bouée
sail: voile de bateau, naviguer
oar: rame
hook: crochet, hameçon
lagoon: lagune
spring water: source
seaside: bord de mer, bord de la mer
seabed: fond marin, fond de la mer
rice field: rizière
cornfield: champ de maïs
wheat field: champ de blé
clearing: clairière
savanna: savane
tundra: toundra
north pole: pôle Nord
antarctica: Antarctique
crater: cratère
orbit: orbite, orbiter
black hole: trou noir
constellation: constellation
milky way: Voie lactée
eclipse: éclipse
solar system: système solaire
astronomy: astronomie
observatory: observatoire
cell: cellule
virus: virus
immune system: système immunitaire
photosynthesis: photosynthèse
gravity: gravité
weightlessness: apesanteur
experiment: expérience
formula: formule
economy: économie
inflation: inflation
democracy: démocratie
election: élection
strike: grève
kingdom: royaume
empire: empire
throne: trône
dungeon: donjon, cachot
fortress: forteresse
portal: portail magique
potion: potion
amulet: amulette
crystal ball: boule de cristal
broomstick: balai volant
cauldron: chaudron
origami: origami
lego: Lego
shadow theatre: théâtre d ombres
paper cutout: papier découpé
watercolor: aquarelle
oil painting: peinture à l huile
sketch: croquis
graffiti: graffiti
mural: fresque
pottery wheel: tour de potier
loom: métier à tisser
sewing machine: machine à coudre
projector: projecteur
film reel: bobine de film, pellicule
tripod: trépied
spotlight: projecteur de scène
curtain: rideau
carpet: tapis
red carpet: tapis rouge
chandelier: lustre
staircase railing: rampe
doorbell: sonnette
mailbox: boîte aux lettres
traffic light: feu rouge, feux de circulation
traffic jam: embouteillage
traffic: circulation
zebra crossing: passage piéton
kiosk: kiosque
stall: étal, stand
laundromat: laverie
nursing home: maison de retraite
kindergarten: maternelle, crèche
orphanage: orphelinat
shelter: refuge, abri
bunker: bunker
sewer: égout
rooftop: toit-terrasse
window sill: rebord de la fenêtre
shop window: vitrine
counter: comptoir
waiting room: salle d attente
operating room: bloc opératoire
dance hall: salle de bal
nightclub: boîte de nuit, discothèque
casino: casino
market hall: halle
beach umbrella: parasol
hammock: hamac
picnic: pique-nique
barbecue: barbecue
snack: goûter, en-cas
dessert: dessert
sauce: sauce
espresso: expresso
broth: bouillon
steak: steak
shrimp: crevette
blueberry: myrtille
raspberry: framboise
pineapple: ananas
coconut: noix de coco
mango: mangue
pear: poire
fig: figue
mint: menthe
cinnamon: cannelle
cinnamon roll: roulé à la cannelle, roulés à la cannelle, brioche à la cannelle
vanilla: vanille
deodorant: déodorant
shampoo: shampooing
toothpaste: dentifrice
razor: rasoir
mattress: matelas
furniture: meuble
handbag: sac à main
wallet: portefeuille
credit card: carte de crédit, carte bancaire
ticket: billet, ticket
passport: passeport
bag of money: sac d argent
safe box: coffre-fort
contract: contrat
insurance: assurance
credit: crédit
account: compte
subscription: abonnement
password: mot de passe
email: e-mail, courriel
voice message: message vocal
phone call: appel, coup de fil
virtual reality: réalité virtuelle
hacker: pirate informatique, hacker
hologram: hologramme
laser: laser
chip: puce
sensor: capteur
solar panel: panneau solaire
wind turbine: éolienne
recycling: recyclage
beautiful: beau, belle, bel, beaux, joli
ugly: laid, moche
good: bon, bonne
bad: mauvais
evil: maléfique
better: meilleur, mieux
worse: pire
perfect: parfait
huge: énorme, immense, gigantesque
tiny: minuscule, tout petit
long: long, longue
short: bref, courte, courts, courtes
tall: haut
low: bas, basse
deep: profond
wide: large
narrow: étroit
thin: mince, maigre
fat: gros, grosse
heavy: lourd
strong: fort
weak: faible
fast: rapide, rapidement, vite
slow: lent
hot: chaud
warm: tiède, chaleureux
cool: frais, fraîche
frozen: gelé, glacé
dry: sec, sèche, sécher
wet: mouillé, humide
soft: doux, douce, mou
gentle: gentil
hard: dur
difficult: difficile
easy: facile
simple: simple
clear: clair
dark: sombre, obscur
bright: lumineux, brillant
empty: vide, vider
full: plein
clean: propre, nettoyer
dirty: sale
broken: cassé, brisé
open air: en plein air
closed: fermé
hidden: caché, secret caché
secretly: en secret, en cachette
lost: perdu, égaré
forgotten: oublié
abandoned: abandonné, désaffecté
deserted: déserté
happy: heureux, content, joyeux
sad: triste
angry: fâché, furieux, en colère
tired: fatigué, épuisé
scared: effrayé, apeuré
nervous: nerveux
excited: excité, enthousiaste
surprised: surpris
curious: curieux
brave: courageux, brave
shy: timide
proud: fier, fière
jealous: jaloux, jalouse
crazy: fou, folle
strange: étrange, bizarre
mysterious: mystérieux
dangerous: dangereux
scary: effrayant, terrifiant
haunted: hanté
funny: drôle, amusant, comique
serious: sérieux
romantic: romantique
epic: épique
dramatic: dramatique
poetic: poétique
tragic: tragique
tender: tendre
melancholic: mélancolique
nostalgic: nostalgique
silent: silencieux
loud: bruyant
peaceful: pacifique
wild: sauvage
domestic: domestique
cute: mignon, adorable
sweet: sucré
bitter: amer, amère
delicious: délicieux, savoureux
fresh: tout frais
hungry: affamé
rich: riche
poor: pauvre
expensive: cher, chère
cheap: bon marché, pas cher
elegant: élégant
luxurious: luxueux
modern: moderne
futuristic: futuriste
ancient: antique, ancestral
medieval: médiéval
vintage: vintage, rétro
traditional: traditionnel
handmade: fait main, artisanal
natural: naturel
organic: bio, écologique
sustainable: durable
electric: électrique
digital: numérique
virtual: virtuel
smart: intelligent
wireless: sans fil
portable: portatif
animated: animé
real: réel, vrai
false: faux, fausse
true: véritable
imaginary: imaginaire
impossible: impossible
invisible: invisible
infinite: infini
eternal: éternel
legendary: légendaire
famous: célèbre
unknown: méconnu
alive: vivant
dead: défunt
sick: malade
blind: aveugle
deaf: sourd
mute: muet
naked: nu
barefoot: pieds nus
retired: retraité, à la retraite
single: célibataire
sleeping: endormi
safe: en sécurité, sûr
ready: prêt
important: important
special: spécial
magical: enchanteur
mechanical: mécanique
wooden: en bois
urban: urbain
rural: rural
tropical: tropical
cosmic: cosmique
solar: solaire
underwater: sous l eau
rainy: pluvieux
snowy: enneigé
foggy: brumeux
sunny: ensoleillé
cloudy: nuageux
stormy: orageux
starry: étoilé
round: rond
flat: plat
sharp: aiguisé, tranchant
smooth: lisse
transparent: transparent
rusty: rouillé
dusty: poussiéreux
torn: déchiré
quick: instantané
daily: journalier
near: près, près de, à côté de
far: loin, lointain
up: en haut, vers le haut
down: en bas, vers le bas
left: gauche
right: droite
inside: à l intérieur, dedans
outside: dehors, à l extérieur
around: autour
here: ici
there: là, là-bas
everywhere: partout
nowhere: nulle part
at night: la nuit, de nuit
at dawn: à l aube
at sunset: au coucher du soleil
in the rain: sous la pluie
finally: enfin, finalement
almost: presque
still: toujours encore
already: déjà
also: aussi, également
too much: trop
so: ainsi
then: alors, puis, ensuite
if: si
than: que celui
well: bien
maybe: peut-être
really: vraiment
by mistake: par erreur
for the first time: pour la première fois
for the last time: pour la dernière fois
one last: un dernier
every day: tous les jours, chaque jour
every night: chaque nuit, chaque soir
a few seconds: quelques secondes
between two worlds: entre deux mondes
some: quelques, quelque
own: propre à soi
whole: entier
next: prochain, suivant
double: double, doubler
different: différent
unique: unique
normal: normal
official: officiel
international: international
local: local
japanese: japonais
italian: italien
french: français
spanish: espagnol
german: allemand
chinese: chinois
arab: arabe
egyptian: égyptien
american: américain
european: européen
african: africain
mars: Mars
paris: Paris
london: Londres
rome: Rome
venice: Venise
new york: New York
tokyo: Tokyo
stroll: flâner, promener
run: courir, court, courent, courait, couru
jump: sauter, bondir
climb: grimper, escalader, gravir
crawl: ramper
swim: nager
dive: plonger
fly: voler, s envoler
float: flotter
fall: tomber, chute
fall asleep: s endormir, endormir, endort
fall in love: tomber amoureux, s éprendre, tombe amoureux, tombent amoureux
sleep: dormir, dort, dorment, dormait
wake up: se réveiller, réveiller
get up: se lever, lever
dream: rêver, rêve
rest: se reposer, reposer
sit: s asseoir, asseoir, assis, assise, assied
stand: se tenir debout, debout
lie down: s allonger, allonger, se coucher
stay: rester
wait: attendre, attente
stop: s arrêter, arrêter
begin: commencer
end: finir, se terminer, terminer
continue: continuer
go: aller, va, vont, allait
come: venir, vient, viennent, venu
arrive: arriver
leave: partir, quitter, part, partent
return: revenir, rentrer, retourner, revient, rendre
come home: rentrer à la maison
enter: entrer
go out: sortir, sortent
cross: traverser, franchir, croix
pass: passer
follow: suivre, suit, suivent, suivi
chase: poursuivre, pourchasser, poursuit
flee: fuir, s enfuir, fuit, fuient, enfuir, enfuit, enfuient, fuyant
escape: s échapper, échapper, s évader
hide: cacher, se cacher
search: chercher, rechercher, recherche, quête
find: trouver
discover: découvrir, découvre, découvrent, découvert
lose: perdre
get lost: se perdre, se perd
forget: oublier
remember: se souvenir, se souvient, se rappeler
miss: manquer
see: voir, voit, voient, vu
look: regarder
observe: observer
watch over: veiller, veiller sur
listen: écouter
hear: entendre
smell: sentir, odeur, arôme
touch: toucher, toucher léger
feel: ressentir, se sentir
taste: savourer, goût, saveur
speak: parler
say: dire, dit, disent
tell: raconter, narrer
whisper: chuchoter, murmurer, murmure, chuchotement
shout: crier, hurler, cri
call: appeler
ask: demander
answer: répondre
greet: saluer
say goodbye: dire au revoir, faire ses adieux
promise: promettre, promesse
lie: mentir, mensonge
confess: avouer, confesser
reveal: révéler, dévoiler
laugh: rire, rit, rient
cry: pleurer
sing: chanter
dance: danser, danse
play: jouer
play music: jouer de la musique
kiss: embrasser, baiser, bisou
hug: enlacer, étreindre, câlin
love: aimer, amour
hate: détester, haïr, haine
marry: se marier, épouser
meet: rencontrer, se rencontrer
reunite: se retrouver, retrouver, retrouvailles
separate: séparer, se séparer
help: aider, aide
save: sauver, économiser
rescue: secourir, sauvetage
protect: protéger
fight: se battre, combattre, se bat, lutter, bagarre, combat
attack: attaquer, attaque
defend: défendre
win: gagner, vaincre
kill: tuer, assassiner
die: mourir, meurt, meurent, mort
be born: naître, naît, naissent, né
live: vivre, vit, vivent, habiter
grow: grandir, pousser, croître
bloom: fleurir, éclore
wither: faner, se faner, flétrir
age: vieillir
change: changer, changement
transform: transformer
open: ouvrir, ouvre, ouvrent, ouvert
close: fermer
break: casser, briser
repair: réparer
build: construire, bâtir, construit
destroy: détruire, détruit
assemble: assembler, monter
create: créer
invent: inventer
draw: dessiner
write: écrire, écrit, écrivent
read: lire, lisent, lu
learn: apprendre, apprend, apprennent, appris
teach: enseigner
study: étudier
work: travailler, travail
rehearse: répéter, répétition
practise: s entraîner, entraîner
bake: faire cuire au four
knead: pétrir
cut: couper, découper
mix: mélanger
stir: remuer
pour: verser
serve: servir, sert, servent
eat: manger
boil: bouillir, bout
melt: fondre
freeze: geler
burn: brûler
light up: allumer, illuminer, éclairer, s allumer
extinguish: éteindre, éteint, s éteindre
shine: briller
glow: luire, rougeoyer
sparkle: scintiller, étinceler
explode: exploser, éclater
turn: tourner
spin: tournoyer
roll: rouler
slide: glisser
move: bouger, se déplacer
push: pousser fort
pull: tirer
carry: porter, transporter
bring: apporter, amener
take: prendre, prend, prennent, pris
hold: tenir, tient, tiennent
give: donner, offrir, offrir en cadeau
receive: recevoir, reçoit, reçu
send: envoyer, envoie
deliver: livrer, distribuer
throw: jeter, lancer
catch: attraper, capturer
put: mettre, met, mettent, poser
fill: remplir
wash: laver
sweep: balayer
sew: coudre, coud
knit: tricoter, tisser
wear: porter un vêtement
dress up: s habiller
pick: cueillir, ramasser, cueille
dig: creuser
bury: enterrer
go fishing: pêcher
hunt: chasser
cycle: pédaler, faire du vélo
drive: conduire, conduit
travel: voyager
land: atterrir, amerrir
take off: décoller
park the car: garer
surf: surfer
ski: skier
skate: patiner
camp: camper
explore: explorer
visit: visiter
celebrate: célébrer, fêter
decorate: décorer
prepare: préparer
choose: choisir
try: essayer, tenter
succeed: réussir
fail: échouer
believe: croire, croit
think: penser, réfléchir
know: savoir, sait, connaître, connaît
understand: comprendre, comprend
realize: se rendre compte, réaliser
decide: décider
imagine: imaginer
solve: résoudre
explain: expliquer
show: montrer
present: présenter
introduce: faire découvrir
compare: comparer
use: utiliser
buy: acheter
sell: vendre
pay: payer
steal: voler de l argent, dérober
order: commander, ordre
count: compter
measure: mesurer
film: filmer, tourner un film
photograph: photographier
edit: monter un film
press: appuyer, presser
knock: frapper
hit: cogner, heurter
throw away: jeter à la poubelle
blow: souffler
rain: pleuvoir, pleut, pluie
snow: neiger, neige
rise: s élever, se lève
sink: couler, sombrer
flow: s écouler
appear: apparaître, apparaît
disappear: disparaître, disparaît
survive: survivre, survit
suffer: souffrir, souffre
hope: espérer, espoir
wish: souhaiter, désirer
fear: craindre, peur, crainte
scare: effrayer, faire peur
tremble: trembler
breathe: respirer
sigh: soupirer
care for: soigner, prendre soin
heal: guérir
forgive: pardonner
betray: trahir
share: partager
join: rejoindre, rejoint, joindre
connect: connecter, relier
control: contrôler, contrôle
fold: plier
tie: attacher, nouer
wrap: emballer, envelopper
unwrap: déballer
pack: faire sa valise
hang: accrocher, suspendre, pendre
lean: s appuyer, se pencher
point: pointer, désigner
bark: aboyer
meow: miauler
howl: hurler à la lune
roar: rugir
purr: ronronner
bite: mordre
lick: lécher
feed: nourrir
stroke: caresser
adopt: adopter
rob: cambrioler, braquer
arrest: arrêter un suspect, arrestation
investigate: enquêter
vote: voter
lead: guider, mener
serve time: purger sa peine
resist: résister
challenge: défier
tame: dresser
improve: améliorer
test: tester
check: vérifier
fit: tenir dans
take time: durer
happen: se passer, se produire
seem: sembler, paraître, paraît
need: avoir besoin
enjoy: plaire, plaît, profiter, apprécier
pray: prier
meditate: méditer
scream: pousser un cri
applaud: applaudir
perform: se produire sur scène, interpréter
compose: composer
record: enregistrer
translate: traduire
print: imprimer
charge: recharger
drift: dériver, à la dérive
crash: s écraser, percuter
collapse: s effondrer
approach: s approcher, approcher
look for work: chercher du travail
look up: lever les yeux
gather: rassembler, se réunir, réunir
surround: entourer
cover: couvrir, couvert, recouvrir
invade: envahir
conquer: conquérir
keep: conserver
collect: collectionner
descend: descendre, descend
lift: soulever
hatch: sortir de l oeuf
knock down: renverser
stumble: trébucher
limp: boiter
kneel: s agenouiller, agenouiller
bend: se courber
stretch: étirer, s étirer
sway: balancer, se balancer, bercer
ring out: sonner, retentir
beat: battre, bat
tick: faire tic-tac
rot: pourrir
crumble: s effriter
dissolve: dissoudre, se dissoudre
fade: s estomper, estomper
drip: goutter, dégouliner
splash: éclabousser
soak: tremper
polish: polir, cirer
carve: sculpter, tailler
shape: modeler, façonner
forge: forger
weld: souder
blow glass: souffler le verre
grind: moudre, broyer
fry: frire
roast: rôtir, griller
peel: éplucher
chop: hacher
spread: étaler, tartiner
beat eggs: battre les oeufs
toast: trinquer
chew: mâcher
sip: siroter
whistle: siffler
hum: fredonner
snore: ronfler
yawn: bâiller
sneeze: éternuer
cough: tousser
blink: cligner, clignoter
stare: fixer
glance: jeter un coup d oeil
nod: hocher la tête
blush: rougir
sweat: transpirer
bleed: saigner
hurt: blesser
wounded: blessé
drown: se noyer, noyer
suffocate: étouffer
poison: poison, empoisonner
shoot: tirer un coup de feu
aim at: viser
threaten: menacer
kidnap: enlever, kidnapper
spy on: épier, espionner
sneak: se faufiler
smuggle: passer en contrebande
cheat: tromper, tricher
blackmail: chantage
accuse: accuser
condemn: condamner
punish: punir
negotiate: négocier
convince: convaincre, convainc
persuade: persuader
argue: se disputer
reconcile: se réconcilier, réconcilier
apologize: s excuser
thank: remercier
congratulate: féliciter
welcome: accueillir, bienvenue
invite: inviter
flirt: flirter
seduce: séduire
abandon: délaisser
let: laisser, permettre
forbid: interdire, interdit
obey: obéir
refuse: refuser
accept: accepter
borrow: emprunter
lend: prêter
exchange: échanger
replace: remplacer
lower: baisser
raise: élever
increase: augmenter
reduce: réduire
divide: diviser
copy: copier
imitate: imiter
repeat: redire
interrupt: interrompre
disturb: déranger
prevent: empêcher, éviter
warn: avertir, prévenir
announce: annoncer
publish: publier
advertise: promouvoir
recommend: recommander
unlock: déverrouiller
lock up: enfermer, verrouiller
install: installer
activate: activer
turn on: mettre en marche
turn off: débrancher
function: fonctionner
operate: opérer
earn: gagner de l argent
spend: dépenser
bet: parier
guess: deviner
worry: s inquiéter, inquiéter
regret: regretter
mourn: pleurer la mort
console: consoler
encourage: encourager
inspire: inspirer
admire: admirer
respect: respecter
deserve: mériter
dare: oser
hesitate: hésiter
insist: insister
give up: abandonner, renoncer
overcome: surmonter, dépasser
achieve: atteindre, atteint
rebel: se rebeller
obsess: obséder
haunt: hanter
summon: invoquer
enchant: ensorceler
resurrect: ressusciter
hover: planer
flutter: voleter, virevolter
migrate: migrer
gallop: galoper
swarm: grouiller
peck: picorer
graze: paître
milk the cow: traire
shear: tondre
plough: labourer
prune: tailler les arbres
chop wood: couper du bois
row: ramer
load: charger
unload: décharger
block: bloquer
brake: freiner
accelerate: accélérer
overtake: doubler une voiture
hitchhike: faire de l auto-stop
commute: faire la navette
exercise: faire de l exercice
score a goal: marquer un but
kick: donner un coup de pied
train hard: s entraîner dur
juggle: jongler
pretend: faire semblant, prétendre
joke around: plaisanter
tease: se moquer, taquiner
grow up: devenir grand
inherit: hériter
retire: prendre sa retraite
divorce: divorcer, divorce
emigrate: émigrer
move away: déménager, déménagement
rent: louer
furnish: meubler
renovate: rénover
restore: restaurer
reflect: refléter
revive: revivre
belong: appartenir, appartient
contain: contenir, contient
include: inclure
exist: exister
mean: signifier
produce: produire
manufacture: fabriquer
export: exporter
organize: organiser, ranger
clear away: débarrasser
set the table: mettre la table
make coffee: faire du café
tuck in: border
put to bed: mettre au lit
comb: peigner, coiffer
shave: raser, se raser
shower: se doucher, douche
bathe: se baigner, baigner
undress: se déshabiller
late: tard, en retard, tardif
early: tôt
delay: retard
spit: cracher
damage: abîmer, endommager
chess player: joueur d échecs
shift: garde de nuit
stubborn: têtu
dispute: disputer
lullaby: berceuse
bedtime story: histoire du soir
homework: devoirs
exam: examen
playground slide: toboggan
sunbeam: rayon de soleil
raindrop: goutte de pluie
snowball: boule de neige
ice rink: patinoire
ice cream truck: camion de glaces
bus driver: chauffeur de bus
garbage truck: camion poubelle
street artist: artiste de rue
tightrope walker: funambule, équilibriste
acrobat: acrobate
trapeze: trapèze
fortune teller: voyante
matchmaker: marieuse
stuntman: cascadeur
understudy: doublure
prompter: souffleur
ticket booth: guichet
backstage: coulisses, loge
sleepwalker: somnambule
insomnia: insomnie
amnesia: amnésie
dementia: démence
grief stricken: affligé
wedding ring: alliance
anniversary: anniversaire de mariage
promise ring: promesse d amour
reason: raison
example: exemple
difference: différence
result: résultat
opportunity: occasion, opportunité
experience: vécu
talent: talent
wisdom: sagesse
patience: patience
innocence: innocence
honor: honneur
faith: foi
sin: péché
greed: avidité, cupidité
obsession: obsession
madness: folie
chaos: chaos
balance: équilibre
harmony: harmonie
conflict: conflit
sacrifice: sacrifice
redemption: rédemption
identity: identité
exile: exil
homeland: patrie
dream world: monde des rêves
parallel universe: univers parallèle
time travel: voyage dans le temps
time loop: boucle temporelle
end credits: générique
voice-over: voix off
narrator: narrateur
dialogue: dialogue
camera movement: mouvement de caméra
tracking shot: travelling
aerial view: vue aérienne, vu du ciel
wide shot: plan large, plan général
sequence shot: plan-séquence
flashback: flashback
subtitle: sous-titre
title: titre
poster: affiche
season finale: final de saison
pilot episode: épisode pilote
sitcom: sitcom
soap opera: feuilleton
reality show: téléréalité
quiz show: jeu télévisé
podcast: podcast
blog: blog
social media: réseaux sociaux
viral: viral
before and after: avant après, avant et après
limited edition: édition limitée
new collection: nouvelle collection
pre-order: précommande
now available: déjà disponible, disponible maintenant
available: disponible
customer service: service client
delivery: livraison
warranty: garantie
feature: fonctionnalité
benefit: avantage, bénéfice
disadvantage: inconvénient
audience target: public cible
investor: investisseur
pitch: pitch
brochure: brochure
trade fair: salon professionnel, foire
charity: charité, caritatif
donation: don d argent
volunteer: bénévole
animal shelter: refuge animalier
real estate: immobilier
travel agency: agence de voyages
insurance company: compagnie d assurance
law firm: cabinet d avocats
dental clinic: cabinet dentaire
clinic: clinique
therapy: thérapie
vaccine: vaccin
surgery: opération, chirurgie
wasp: guêpe
disguised: déguisé
swiss: suisse
endless: interminable, sans fin
stray: errant
light aircraft: avionnette
panel: panneau de commande
frozen river: rivière gelée
frozen lake: lac gelé
russian: russe
english: anglais, britannique
portuguese: portugais
brazilian: brésilien
mexican: mexicain
argentine: argentin
indian: indien
greek: grec, grecque
roman: romain
viking: viking
korean: coréen
turkish: turc, turque
venetian: vénitien
berlin: Berlin
milan: Milan
naples: Naples
lisbon: Lisbonne
europe: Europe
africa: Afrique
japan: Japon
china: Chine
egypt: Égypte
italy: Italie
spain: Espagne
france: la France
germany: Allemagne
amazon rainforest: Amazonie, forêt amazonienne
sahara: Sahara
alps: Alpes
arctic: arctique
mediterranean: méditerranée, méditerranéen
atlantic: Atlantique
teenage years: adolescence
elderly people: personnes âgées
retirement: retraite
leap: saut, bond
flight: vol en avion
escape plan: fuite, évasion
chase scene: poursuite, course-poursuite
discovery: découverte
return home: retour
arrival: arrivée
departure: départ
exit: sortie
entrance: entrée
breath: souffle
heartbeat: battement de coeur, battement
gaze: regard
footstep: pas dans la neige
gesture: geste
death bed: lit de mort
growth: croissance
transformation: transformation
construction: construction, travaux
destruction: destruction
creation: création
production: production
purchase: achat
shopping: shopping, courses
shopping cart: caddie, chariot
cashier: caissier
queue: file d attente
conversation: conversation
discussion: discussion, débat
duel: duel
invasion: invasion
gunshot: fusillade, coup de feu
bullet: balle de fusil
trial: procès
confession: aveu, confession
apology: excuse
forgiveness: pardon
greeting: salutation
invitation: invitation
celebration: célébration
ceremony: cérémonie
ritual: rituel
pilgrim: pèlerin
prayer: prière
bible: Bible
heaven: paradis
hell: enfer
underground: souterrain
depth: profondeur
height: hauteur
weight: poids
size: taille
silhouette: silhouette
taste test: dégustation
view: vue
tour: tour guidé, visite
guide: guide
route: itinéraire
destination: destination
luggage: bagages, bagage
boarding gate: porte d embarquement
wreckage: décombres, débris
cobblestone: pavé
streetlight glow: lumière des réverbères
candlelight: à la lueur des bougies, aux chandelles
soft light: lumière douce
warm light: lumière chaude
old photo: vieille photo
family photo: photo de famille
old friend: vieil ami
single mother: mère célibataire
only child: enfant unique
nervousness: trac
hurry: hâte
slowly but surely: peu à peu, petit à petit
at the same time: en même temps
one day: un jour
one night: une nuit
last day: dernier jour
every morning: chaque matin, tous les matins
honest: honnête, sincère
erase: effacer
break down: tomber en panne, tombé en panne, en panne
travel through: parcourir, parcourt, parcourent
go up: remonter
foldable: pliant, pliable
folding bike: vélo pliant
scrapyard: casse auto, ferraille
landfill: décharge
employee: employé, salarié
in a hurry: pressé
we: nous
I: je, j, me, m, moi
you: tu, vous, te, toi
him: lui
them: eux
there where: y
which: quel, quelle
both: tous les deux
enough: assez, suffisamment
even: même si
instead of: au lieu de
thanks to: grâce à
around the world: autour du monde, tour du monde
in silence: en silence
at home: à la maison
homesick: mal du pays
at the edge of: au bord de, au bord du
end of the world: bout du monde
deep sea: abysses, fonds marins
paper boat: bateau en papier
paper lantern: lanterne en papier
red thread: fil rouge
red balloon: ballon rouge
kick scooter: trottinette électrique
running shoe: chaussures de course, chaussure de sport
sports shoe: chaussures de sport
smartwatch: montre connectée
face cream: crème visage
sun cream: crème solaire
energy drink: boisson énergisante
mineral water: eau minérale
red wine: vin rouge
hot chocolate: chocolat chaud
cup of coffee: tasse de café
cup of tea: tasse de thé
sack: sac de toile
coincide: coïncider
boxing ring: ring
castaway: naufragé
migration: migration
video store: vidéoclub
reward: récompense, récompenser
savings: épargne, économies
tape: bande magnétique
cross paths: se croiser, croiser
head shaking horizontally: tête secouée horizontalement
head shaking vertically: tête secouée verticalement
exploding head: tête qui explose
skull: crâne
pile of poo: tas de crotte
ogre: ogre
goblin: monstre japonais
grinning cat: chat qui sourit
weary cat: chat fatigué
crying cat: chat qui pleure
pouting cat: chat qui boude
hundred points: cent points
dizzy: étourdissement
sweat droplets: gouttes de sueur
speech balloon: bulle de parole
right anger bubble: bulle colère droite
thought balloon: bulle de pensée
vulcan salute: salut vulcain
oncoming fist: poing de face
left facing fist: poing à gauche
right facing fist: poing à droite
nail polish: vernis à ongles
selfie: selfie
flexed biceps: biceps contracté
mechanical arm: bras mécanique
mechanical leg: jambe mécanique
lungs: poumons
deaf man: homme sourd
deaf woman: femme sourde
construction worker: personnel du bâtiment
pregnant woman: femme enceinte
pregnant man: homme enceint
baby angel: bébé ange
santa claus: père noël
mx claus: santa
supervillain: super-vilain
mage: mage
merman: triton
genie: génie
troll: troll
horse racing: course hippique
snowboarder: snowboardeur
speaking head: tête qui parle
bust in silhouette: silhouette de buste
busts in silhouette: silhouettes de bustes
footprints: traces de pas
bald: chauve
orangutan: orang-outan
guide dog: chien guide
poodle: caniche
black cat: chat noir
bison: bison
ox: bœuf
water buffalo: buffle
boar: sanglier
pig nose: groin
ram: bélier
llama: lama
mammoth: mammouth
sloth: paresseux
skunk: mouffette
badger: blaireau
turkey: dindon
hatching chick: poussin qui éclôt
dodo: dodo
black bird: oiseau noir
sauropod: sauropode
t rex: t-rex
tropical fish: poisson tropical
blowfish: poisson-lune
spiral shell: coquille en spirale
beetle: scarabée
cricket: criquet
cockroach: cafard
microbe: microbe
white flower: fleur blanche
lotus: lotus
rosette: rosette
wilted flower: fleur fanée
hibiscus: hibiscus
blossom: bourgeon
hyacinth: jacinthe
seedling: jeune pousse
potted plant: plante en pot
evergreen tree: conifère
sheaf of rice: plant de riz
fallen leaf: feuille morte
empty nest: nid vide
nest with eggs: nid avec œufs
melon: melon
tangerine: mandarine
red apple: pomme rouge
green apple: pomme verte
kiwi fruit: kiwi
eggplant: aubergine
ear of corn: épi de maïs
hot pepper: piment rouge
bell pepper: poivron
cucumber: concombre
broccoli: brocoli
peanuts: cacahuètes
beans: haricots
chestnut: châtaigne
ginger root: racine de gingembre
baguette: baguette
flatbread: galette
pretzel: bretzel
bagel: bagel
pancakes: pancakes
waffle: gaufre
cheese wedge: part de fromage
poultry leg: cuisse de poulet
cut of meat: morceau de viande
bacon: lard
french fries: frites
hot dog: hot dog
taco: taco
burrito: burrito
tamale: tamal
stuffed flatbread: kebab
falafel: falafels
cooking: œuf au plat
bowl with spoon: bol avec cuillère
green salad: salade verte
popcorn: pop-corn
canned food: aliments en conserve
bento box: boîte déjeuner
rice cracker: galette de riz
rice ball: boulette de riz
cooked rice: bol de riz
curry rice: riz au curry
steaming bowl: bol fumant
spaghetti: spaghetti
roasted sweet potato: patate douce
oden: brochette de poisson
fried shrimp: beignet de crevette
moon cake: gâteau de lune
dango: brochette de bonbons
dumpling: boulette de pâte
fortune cookie: biscuit chinois
takeout box: boîte à emporter
squid: calamar
oyster: huître
soft ice cream: glace italienne
shaved ice: granité
doughnut: doughnut
shortcake: gâteau sablé
cupcake: cupcake
pie: tarte
chocolate bar: barre chocolatée
lollipop: sucette
custard: crème renversée
honey pot: pot de miel
baby bottle: biberon
glass of milk: verre de lait
sake: saké
tropical drink: cocktail tropical
clinking beer mugs: chopes de bière
tumbler glass: verre tumbler
pouring liquid: verser un liquide
cup with straw: gobelet avec paille
bubble tea: thé aux perles
beverage box: briquette de jus
mate: maté
chopsticks: baguettes chinoises
fork and knife: fourchette et couteau
kitchen knife: couteau de cuisine
amphora: amphore
globe with meridians: globe avec méridiens
world map: carte du monde
map of japan: carte du japon
snow capped mountain: montagne enneigée
mount fuji: mont fuji
camping: camping
beach with umbrella: plage avec parasol
desert island: île déserte
national park: parc national
classical building: monument classique
hut: hutte
derelict house: maison abandonnée
house with garden: maison avec jardin
office building: immeuble de bureaux
post office: bureau de poste
love hotel: love hotel
convenience store: supérette
tokyo tower: tour de tokyo
hindu temple: temple hindou
synagogue: synagogue
kaaba: kaaba
night with stars: nuit étoilée
cityscape at dusk: ville au crépuscule
bridge at night: pont de nuit
carousel horse: cheval de manège
roller coaster: montagnes russes
barber pole: enseigne de barbier
circus tent: chapiteau
railway car: wagon
high speed train: tgv
light rail: métro léger
monorail: monorail
mountain railway: train de montagne
tram car: wagon de tramway
oncoming bus: bus de face
trolleybus: trolleybus
minibus: minibus
fire engine: camion de pompier
police car: voiture de police
oncoming taxi: taxi de face
oncoming automobile: voiture de face
sport utility vehicle: véhicule utilitaire sport
pickup truck: pick-up
delivery truck: camion de livraison
articulated lorry: semi-remorque
racing car: voiture de course
auto rickshaw: tuk tuk
roller skate: patin à roulettes
oil drum: baril de pétrole
police car light: gyrophare
horizontal traffic light: feu tricolore horizontal
vertical traffic light: feu tricolore vertical
ring buoy: bouée de sauvetage
speedboat: hors-bord
passenger ship: paquebot
motor boat: bateau à moteur
airplane departure: avion au décollage
seat: siège
suspension railway: train suspendu
mountain cableway: téléphérique
flying saucer: soucoupe volante
bellhop bell: cloche de comptoir
new moon: nouvelle lune
waxing crescent moon: lune croissante
waxing gibbous moon: lune gibbeuse croissante
waning gibbous moon: lune gibbeuse décroissante
waning crescent moon: lune décroissante
crescent moon: croissant de lune
thermometer: thermomètre
ringed planet: planète à anneaux
glowing star: étoile brillante
cloud with rain: nuage avec pluie
cloud with snow: nuage avec neige
cloud with lightning: nuage avec éclair
cyclone: cyclone
closed umbrella: parapluie fermé
christmas tree: sapin de noël
sparkler: cierge magique
firecracker: pétard
party popper: cotillons
confetti ball: confettis
tanabata tree: arbre à vœux
pine decoration: bambou décoratif
carp streamer: koinobori
wind chime: carillon éolien
red envelope: enveloppe rouge
ribbon: ruban
reminder ribbon: ruban de mémoire
military medal: médaille militaire
trophy: trophée
sports medal: médaille sportive
softball: softball
volleyball: volley-ball
american football: football américain
rugby football: rugby
flying disc: disque volant
bowling: bowling
cricket game: cricket
field hockey: hockey sur gazon
ice hockey: hockey sur glace
ping pong: ping-pong
badminton: badminton
boxing glove: gant de boxe
goal net: cage
diving mask: masque de plongée
running shirt: maillot de course
curling stone: pierre de curling
bullseye: dans le mille
yo yo: yoyo
water pistol: pistolet à eau
joystick: manette de jeu
slot machine: machine à sous
puzzle piece: pièce de puzzle
piñata: piñata
mirror ball: boule à facettes
nesting dolls: poupées russes
flower playing cards: jeu des fleurs
performing arts: spectacle vivant
framed picture: cadre avec image
artist palette: palette de peinture
sewing needle: aiguille à coudre
knot: nœud
lab coat: blouse blanche
safety vest: gilet de sécurité
necktie: cravate
kimono: kimono
sari: sari
briefs: slip
shorts: short
bikini: bikini
woman’s clothes: vêtements de femme
purse: porte-monnaie
clutch bag: pochette
shopping bags: sacs de shopping
thong sandal: tong
hiking boot: chaussure de randonnée
flat shoe: chaussure plate
woman’s sandal: sandale de femme
ballet shoes: chaussons de danse
woman’s boot: botte de femme
woman’s hat: chapeau de femme
top hat: haut de forme
graduation cap: toque universitaire
billed cap: casquette américaine
military helmet: casque militaire
prayer beads: chapelet
gem stone: pierre précieuse
megaphone: porte-voix
postal horn: cor postal
bell with slash: alarme désactivée
musical score: partition
musical note: note de musique
musical notes: notes de musique
studio microphone: micro de studio
level slider: curseur de niveau
control knobs: boutons de réglage
banjo: banjo
long drum: djembé
maracas: maracas
mobile phone: téléphone portable
telephone receiver: combiné téléphonique
pager: bipeur
fax machine: fax
low battery: pile faible
desktop computer: ordinateur de bureau
trackball: boule de commande
floppy disk: disquette
optical disk: cd
dvd: dvd
abacus: abaque
film projector: projecteur cinématographique
clapper board: clap
video camera: caméscope
videocassette: cassette vidéo
red paper lantern: lampion rouge
diya lamp: diya
closed book: livre fermé
open book: livre ouvert
green book: livre vert
blue book: livre bleu
orange book: livre orange
ledger: carnet de compte
page with curl: page enroulée
scroll: parchemin
rolled up newspaper: journal roulé
label: étiquette
yen banknote: billet en yens
dollar banknote: billet en dollars
euro banknote: billet en euros
pound banknote: billet en livres
incoming envelope: message reçu
inbox tray: boîte de réception
fountain pen: stylo plume
crayon: crayon pastel
memo: mémo
briefcase: porte-documents
file folder: dossier
open file folder: dossier ouvert
card index dividers: intercalaires
calendar: calendrier
tear off calendar: éphéméride
spiral notepad: bloc-notes à spirale
spiral calendar: calendrier à spirale
chart increasing: graphique en hausse
chart decreasing: graphique en baisse
bar chart: graphiques à barres
clipboard: porte-bloc
pushpin: punaise
round pushpin: épingle
paperclip: trombone
linked paperclips: trombones
triangular ruler: équerre
card file box: boîte à dossiers
file cabinet: meuble à dossiers
wastebasket: corbeille à papiers
locked: cadenas fermé
unlocked: cadenas ouvert
old key: clé ancienne
dagger: dague
boomerang: boomerang
wrench: clé à molette
screwdriver: tournevis
nut and bolt: vis et écrou
clamp: serre-joint
white cane: canne blanche
link: chaînons
broken chain: chaîne brisée
toolbox: boîte à outils
test tube: tube à essai
petri dish: boîte de pétri
dna: adn
syringe: seringue
drop of blood: goutte de sang
adhesive bandage: sparadrap
crutch: béquille
stethoscope: stéthoscope
x ray: radiographie
couch and lamp: canapé et lampe
toilet: toilettes
plunger: ventouse
bathtub: baignoire
mouse trap: tapette à souris
lotion bottle: bouteille de lotion
safety pin: épingle de sûreté
roll of paper: rouleau de papier
sponge: éponge
fire extinguisher: extincteur
cigarette: cigarette
headstone: pierre tombale
nazar amulet: mauvais œil
hamsa: main de fatma
moai: moai
placard: pancarte
potable water: eau potable
restroom: panneau toilettes
water closet: wc
passport control: contrôle des passeports
customs: douane
baggage claim: retrait des bagages
left luggage: consigne
no bicycles: vélos interdits
no smoking: interdiction de fumer
non potable water: eau non potable
no pedestrians: interdit aux piétons
no mobile phones: téléphones portables interdits
place of worship: lieu de culte
om: om
trident emblem: trident
name badge: badge nominatif
Parisian: parisien, parisienne, parisiens
Italian: italienne
Spanish: espagnole
German: allemande
English: anglaise
Japanese: japonaise
American: américaine
African: africaine
Breton: breton, bretonne
Moroccan: marocain, marocaine
carry away: emporter, emporte, emportent, emmener
surprise: surprendre, surprend, surprennent
drag: traîner, traîne, traînent
snatch: arracher, arrache
blow away: souffler au loin
crumb: miette, miettes
anthill: fourmilière
ant: fourmis
time: fois
minister: ministre
speech: discours
garbage collector: éboueur, éboueurs, éboueuse
insomniac: insomniaque
retired: retraitée
retiree: un retraité, une retraitée
knock: frapper à la porte, toquer
overturn: se retourner
sheet: drap, draps
laundress: blanchisseuse, lavandière
bell tower: clocher
fishmonger: poissonnier, poissonnière
goalkeeper: gardien de but
penalty kick: penalty, tir au but
foam: écume
basil: basilic
sharpen: aiguiser, aiguise, affûter, affûte
dine: dîner avec, dîne, dînent
lend: prête, prêtent
scold: gronder, gronde
whistle: siffle
hang: accroche, suspend, étendre
applaud: applaudit
referee: arbitre
seamstress: couturière
puddle: flaques
hairdresser: coiffeuse
laziness: paresse
longing: manque
bet: parie
hide: cache, cachent, dissimuler
slip: glisse sur
wake up: réveille, se réveille
neighbour: voisine, voisins
save: sauve, sauvent
push: poussent
trap: piéger
give back: rend, rendent
entrust: confier, confie
accompany: accompagner, accompagne
slow down: ralentir, ralentit
let go: lâcher, lâche
address: adresse, adresses
help: aident
flow: coule, coulent
`;
