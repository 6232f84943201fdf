/**
 * Italian words by the English lemma they stand for, one lemma a line. Names of some concrete things come from the
 * Unicode CLDR annotations (© Unicode, Inc., Unicode License v3).
 */
export const itWords: string = `
with: con
without: senza
in: in, nel, nella, nei, nelle, nello
on: sopra, sugli, su, sul, sulla, sui, sulle, sullo, in cima
under: sotto
behind: dietro
in front of: davanti, davanti a
between: tra, fra
through: attraverso
towards: verso
against: contro
from: da, dal, dalla, dai, dalle
for: per
to: a, al, alla, ai, alle, agli, allo
of: di, del, della, dei, delle, degli, dello, dell, d
the: il, lo, la, i, gli, le, l
a: un, una, uno
and: e, ed
or: o, oppure
but: ma, però
who: che, chi
what: che cosa, cosa
when: quando
while: mentre
where: dove
why: perché
because: poiché
how to: come fare, come si fa
how: come
before: prima di, prima
after: dopo
during: durante
until: fino, finché
since: da quando
not: non
nobody: nessuno
nothing: niente, nulla
something: qualcosa
someone: qualcuno
never: mai
always: sempre
again: di nuovo, ancora
only: solo, soltanto, solamente
all: tutto, tutti
every: ogni
each other: l un l altro
very: molto
more: più
less: meno
his: suo, sua, suoi, sue
their: loro
my: mio, mia, miei, mie
our: nostro
your: tuo, tua, tuoi, vostro
he: lui, egli
she: lei
they: essi
itself: si, s
this: questo, questa, questi, queste
that: quello, quella, quel, quei, che sì
first: primo
last: ultimo
new: nuovo
old: vecchio, antico, anziano
young: giovane
big: grande, gran
small: piccolo
two: due
three: tre
four: quattro
five: cinque
six: sei
seven: sette
eight: otto
nine: nove
ten: dieci
hundred: cento
thousand: mille, mila
half: metà, mezzo
many: molti, molte
few: pochi, poche
other: altro
same: stesso
together: insieme
alone: da solo, da sola
lonely: solitario
there is: c è, ci sono
is: è, sono, era, erano, essere, stato, sta, stanno
have: avere, ha, hanno, aveva, avuto
be able: potere, può, possono, poteva
want: volere, vuole, vogliono, voleva, voglio
must: dovere, deve, devono, doveva
become: diventare, diventa, diventano
turn into: trasformarsi
make: fare, fa, fanno, fece, facendo, fatto
man: uomo, uomini
woman: donna
boy: ragazzo
girl: ragazza, bambina
child: bambino, bimbo
baby: neonato, bebè
teenager: adolescente
old woman: anziana, vecchia, donna anziana
adult: adulto
people: gente, persone
person: persona
human: umano
crowd: folla
family: famiglia
mother: madre, mamma
father: padre, papà
parents: genitori
son: figlio
daughter: figlia
brother: fratello
sister: sorella
twins: gemelli, gemelle
grandmother: nonna
grandfather: nonno
grandchild: nipote
grandson: nipotino
granddaughter: nipotina
uncle: zio
aunt: zia
cousin: cugino
husband: marito
wife: moglie
widow: vedova
widower: vedovo
couple: coppia
lover: amante, innamorato
friend: amico, amica, amici, amiche
best friend: migliore amico
neighbour: vicini, vicino di casa, vicina di casa
stranger: sconosciuto, estraneo
guest: ospite, invitato
orphan: orfano
hero: eroe, eroina
villain: cattivo, malvagio
enemy: nemico
leader: leader, capo
king: re
queen: regina
prince: principe
princess: principessa
knight: cavaliere
warrior: guerriero
soldier: soldato
samurai: samurai
ninja: ninja
pirate: pirata
spy: spia
detective: detective, investigatore
police officer: poliziotto, agente di polizia
police: polizia
thief: ladro
murderer: assassino
killer: killer
prisoner: prigioniero
judge: giudice, giudicare
lawyer: avvocato
doctor: medico, dottore, dottoressa
nurse: infermiera, infermiere
surgeon: chirurgo
scientist: scienziato
engineer: ingegnere
inventor: inventore
astronaut: astronauta
pilot: pilota
captain: capitano
sailor: marinaio
fisherman: pescatore
farmer: contadino, agricoltore
gardener: giardiniere
shepherd: pastore
hunter: cacciatore
lumberjack: boscaiolo
lighthouse keeper: guardiano del faro
guard: guardia, guardiano, custodire
night watchman: guardiano notturno
firefighter: pompiere, vigile del fuoco
teacher: insegnante, maestro, professore
student: studente, alunno
writer: scrittore
poet: poeta
journalist: giornalista
photographer: fotografo
painter: pittore
artist: artista
sculptor: scultore
potter: vasaio, ceramista
musician: musicista
singer: cantante
pianist: pianista
violinist: violinista
drummer: batterista
conductor: direttore d orchestra
dancer: ballerino, ballerina
actor: attore, attrice
director: regista
clown: pagliaccio, clown
magician: mago
witch: strega
wizard: stregone
athlete: atleta
runner: corridore
boxer: pugile
football player: calciatore
player: giocatore
coach: allenatore
team: squadra
surfer: surfista
climber: alpinista, scalatore
diver: subacqueo, sub, palombaro
swimmer: nuotatore
cyclist: ciclista
skater: pattinatore
cook: cuoco, cuoca, cucinare, persona che cucina
chef: chef
baker: panettiere, fornaio
pastry chef: pasticciere, pasticcere
waiter: cameriere
barista: barista
butcher: macellaio
hairdresser: parrucchiere
barber: barbiere
tailor: sarto
shoemaker: calzolaio
watchmaker: orologiaio
blacksmith: fabbro
glassblower: soffiatore di vetro
carpenter: falegname
mechanic: meccanico
craftsman: artigiano
worker: lavoratore, operaio
builder: muratore
driver: autista, conducente
taxi driver: tassista
truck driver: camionista
postman: postino, postina
courier: corriere, fattorino
seller: venditore, commesso
merchant: mercante, commerciante
customer: cliente
owner: proprietario
librarian: bibliotecario
secretary: segretario
office worker: impiegato
programmer: programmatore
architect: architetto
politician: politico
president: presidente
mayor: sindaco
priest: prete, sacerdote
monk: monaco
nun: suora
bride: sposa
groom: sposo
tourist: turista
traveller: viaggiatore
hiker: escursionista
explorer: esploratore
refugee: profugo, rifugiato
beggar: mendicante
passer-by: passante
passenger: passeggero
street musician: musicista di strada
robot: robot, faccina di robot
alien: alieno, extraterrestre
monster: mostro
ghost: fantasma, spettro
vampire: vampiro
zombie: zombie
werewolf: lupo mannaro
dragon: drago
unicorn: unicorno
fairy: fata
elf: elfo
giant: gigante
dwarf: nano
mermaid: sirena, sirena donna
angel: angelo
devil: diavolo, demone
god: dio
goddess: dea
body: corpo
head: testa
face: viso, volto, faccia
eye: occhio, occhi
ear: orecchio
nose: naso
mouth: bocca
lip: labbro, labbra
tooth: dente
hair: capelli
beard: barba
hand: mano, mani
finger: dito, dita
arm: braccio, braccia
shoulder: spalla
back: schiena
leg: gamba
foot: piede
knee: ginocchio, ginocchia
heart: cuore
brain: cervello
blood: sangue
bone: osso, ossa
skin: pelle
tear: lacrima
smile: sorriso, sorridere, sorride
voice: voce
skeleton: scheletro
wing: ala
tail: coda
feather: piuma
honest review: recensione onesta, recensione sincera
scene: scena
movie: film, pellicola
short film: cortometraggio, corto
feature film: lungometraggio
video: video
trailer: trailer
teaser: teaser
advertisement: pubblicità, spot, spot pubblicitario, annuncio, spot televisivo
promotional: promozionale
campaign: campagna pubblicitaria
tutorial: tutorial
step by step: passo dopo passo, passo passo
step: passo
explainer: video esplicativo
documentary: documentario
interview: intervista
report: servizio, reportage
news: notizie, notizia, telegiornale
music video: videoclip, video musicale
cartoon: cartone animato, cartoni animati
animation: animazione
stop motion: stop motion, passo uno
clay: argilla, creta, plastilina
anime: anime
comic: fumetto
vlog: vlog
livestream: diretta
episode: episodio, capitolo, puntata
series: serie
story: storia, racconto
fairy tale: fiaba, favola
fable: apologo
legend: leggenda
myth: mito
plot: trama
script: sceneggiatura, copione
character: personaggio
role: ruolo
shot: inquadratura, ripresa
close-up: primo piano
slow motion: rallentatore, slow motion
time-lapse: time-lapse
montage: montaggio
soundtrack: colonna sonora
music: musica
song: canzone
melody: melodia
rhythm: ritmo
concert: concerto
band: banda, gruppo, gruppo musicale
sound: suono, rumore
noise: frastuono
silence: silenzio
echo: eco
jazz: jazz
rock music: rock
tango: tango
horror: orrore
horror film: film dell orrore, film horror
comedy: commedia
drama: dramma
tragedy: tragedia
romance: storia d amore
thriller: thriller, giallo
crime film: poliziesco
western: western
science fiction: fantascienza
fantasy: fantasia
film noir: noir
black and white: bianco e nero
silent film: film muto, cinema muto
action: azione
adventure: avventura
mystery: mistero
parody: parodia
joke: scherzo, barzelletta
product: prodotto
brand: marca, marchio
logo: logo
launch: lancio, lanciamo
discount: sconto
offer: offerta, promozione, offrire
sale: vendita, saldi
price: prezzo
free: gratis, gratuito, libero
review: recensione
unboxing: unboxing
testimonial: testimonianza
collection: collezione
company: azienda, impresa, ditta
startup: startup
business: affari
job: mestiere, impiego
project: progetto, proiettare
presentation: presentazione
meeting: riunione
invention: invenzione
technology: tecnologia
quality: qualità
style: stile
design: design
luxury: lusso
advice: consiglio
lesson: lezione
course: corso
science: scienza
history: storia antica
art: arte
poem: poesia, poema
exhibition: mostra
party: festa
birthday: compleanno
wedding: matrimonio, nozze, chiesa per matrimonio
funeral: funerale
christmas: Natale
easter: Pasqua
new year: capodanno
carnival: carnevale
festival: festival
parade: sfilata, parata
holiday: vacanza, vacanze, ferie
journey: viaggio
trip: gita, escursione
ride: tragitto, cavalcare
walk: passeggiata, camminare, passeggiare
competition: gara, competizione, concorso
race: corsa, gareggiare
victory: vittoria
defeat: sconfitta
goal: gol
aim: obiettivo, meta, scopo
prize: premio
medal: medaglia
sport: sport
football: calcio
basketball: pallacanestro, basket, palla da pallacanestro
tennis: tennis
yoga: yoga
boxing: boxe, pugilato, tirare di boxe
marathon: maratona
training: allenamento
weather: meteo
cloud: nuvola
fog: nebbia
mist: foschia, bruma
storm: tempesta, temporale, burrasca
thunderstorm: temporale estivo
lightning: fulmine, lampo
thunder: tuono
wind: vento
breeze: brezza
hurricane: uragano
tornado: tornado
flood: alluvione, inondazione
earthquake: terremoto
avalanche: valanga
drought: siccità
rainbow: arcobaleno
ice: ghiaccio, cubetto di ghiaccio
snowflake: fiocco di neve
snowman: pupazzo di neve
blizzard: tormenta di neve, bufera
heat: calore
cold: freddo
dew: rugiada
time: tempo
day: giorno, giornata
night: notte
midnight: mezzanotte
noon: mezzogiorno
morning: mattina, mattino
dawn: alba
sunrise: sorgere del sole
sunset: tramonto
dusk: crepuscolo, imbrunire
evening: sera, serata
afternoon: pomeriggio
today: oggi
tomorrow: domani
yesterday: ieri
now: ora, adesso
soon: presto
suddenly: all improvviso, improvvisamente
slowly: lentamente, piano piano
year: anno
month: mese
week: settimana
weekend: fine settimana, weekend
hour: ora del giorno
minute: minuto
second: secondo
moment: momento, istante
century: secolo
past: passato
future: futuro, avvenire
present day: presente
spring: primavera
summer: estate
autumn: autunno
winter: inverno
season: stagione
monday: lunedì
friday: venerdì
saturday: sabato
sunday: domenica
once upon a time: c era una volta
light: luce, leggero
shadow: ombra
darkness: oscurità, buio, tenebre
ray: raggio
sunlight: luce del sole
moonlight: chiaro di luna
reflection: riflesso
neon: neon
color: colore
red: rosso
blue: blu, azzurro
green: verde
orange: arancione, arancia
pink: rosa pallido
purple: viola
brown: marrone
black: nero
white: bianco
grey: grigio
golden: dorato
gold: oro
silver: argento, argentato
bronze: bronzo
colorful: colorato, variopinto
material: materiale
metal: metallo
iron: ferro, stirare
steel: acciaio
stone: pietra, sasso
rock: roccia, scoglio
marble: marmo
concrete: cemento
brick: mattone
sand: sabbia
sandcastle: castello di sabbia
dust: polvere
mud: fango
leather: cuoio, pelle conciata
wool: lana
cotton: cotone
silk: seta
fabric: stoffa, tessuto
plastic: plastica
porcelain: porcellana
ceramics: ceramica
crystal: cristallo
electricity: elettricità
energy: energia
air: aria
emotion: emozione
joy: gioia, allegria
happiness: felicità
sadness: tristezza
anger: rabbia, ira, furia
nostalgia: nostalgia
melancholy: malinconia
loneliness: solitudine
peace: pace
calm: calma, calmo, tranquillo, quiete, sereno
tension: tensione
surprise: sorpresa
jealousy: gelosia, invidia
passion: passione
tenderness: tenerezza
pain: dolore
grief: lutto
guilt: colpa
shame: vergogna
pride: orgoglio
courage: coraggio
trust: fiducia
doubt: dubbio, dubitare
despair: disperazione
wonder: meraviglia, stupore
boredom: noia
stress: stress
friendship: amicizia
first love: primo amore
memory: ricordo, memoria
secret: segreto
betrayal: tradimento
freedom: libertà
truth: verità
justice: giustizia
revenge: vendetta
crime: crimine, delitto
murder: omicidio
theft: furto, rapina
clue: indizio
trap: trappola
danger: pericolo
accident: incidente
catastrophe: catastrofe, disastro
war: guerra
battle: battaglia
army: esercito
revolution: rivoluzione
rebellion: ribellione
death: morte
life: vita
everyday life: vita quotidiana
birth: nascita
childhood: infanzia
youth: gioventù, giovinezza
old age: vecchiaia
generation: generazione
fate: destino
luck: fortuna
magic: magia, magico
spell: incantesimo
curse: maledizione
miracle: miracolo
prophecy: profezia
dreamlike: onirico
nightmare: incubo
soul: anima
spirit: spirito
mind: mente
idea: idea
thought: pensiero
word: parola
name: nome
language: lingua
question: domanda
problem: problema
solution: soluzione
mistake: errore, sbaglio
decision: decisione
plan: piano segreto
mission: missione
force: forza
speed: velocità
strength: vigore
beauty: bellezza
health: salute
illness: malattia
hunger: fame
thirst: sete
poverty: povertà
success: successo
failure: fallimento
farewell: addio, congedo
encounter: incontro
absence: assenza
distance: distanza, lontananza
beginning: inizio
ending: fine, finale
tradition: tradizione
culture: cultura
religion: religione
society: società
environment: ambiente
climate change: cambiamento climatico
pollution: inquinamento
civilization: civiltà
apocalypse: apocalisse, fine del mondo
immigrant: immigrato
team spirit: spirito di squadra
habit: abitudine
rule: regola, regnare, governare
law: legge
part: parte
piece: pezzo
side: lato, fianco
line: linea, fila
circle: cerchio
edge: bordo, orlo
top: cima, vetta
bottom: fondo
hole: buco
number: numero
message: messaggio
signal: segnale
code: codice, programmare
trace: traccia, impronta, orma
way: modo, maniera
animal: animale
pet: animale domestico
dog: cane
puppy: cucciolo
cat: gatto
kitten: gattino, micio
horse: cavallo
foal: puledro
donkey: asino
cow: mucca, mucche, vacca
bull: toro
calf: vitello
sheep: pecora
lamb: agnello
goat: capra
pig: maiale
chicken: gallina, pollo
rooster: gallo
chick: pulcino
duck: anatra, papera
goose: oca
swan: cigno
bird: uccello
sparrow: passero
swallow: rondine, inghiottire
crow: corvo, cornacchia
owl: gufo, civetta
eagle: aquila
falcon: falco
pigeon: piccione, colomba
seagull: gabbiano
parrot: pappagallo
hummingbird: colibrì
peacock: pavone
flamingo: fenicottero
penguin: pinguino
stork: cicogna
heron: airone
crane: gru
lion: leone, leonessa
tiger: tigre
leopard: leopardo
panther: pantera
cheetah: ghepardo
elephant: elefante
giraffe: giraffa
zebra: zebra
rhinoceros: rinoceronte
hippopotamus: ippopotamo
camel: cammello, dromedario
monkey: scimmia
gorilla: gorilla
bear: orso
polar bear: orso polare
panda: panda
koala: koala
kangaroo: canguro
wolf: lupo
fox: volpe
deer: cervo, cerbiatto
reindeer: renna
moose: alce
rabbit: coniglio
hare: lepre
squirrel: scoiattolo
hedgehog: riccio
mouse: topo, topolino
rat: ratto
hamster: criceto
bat: pipistrello
mole: talpa
otter: lontra
beaver: castoro
raccoon: procione
whale: balena
dolphin: delfino
shark: squalo
seal: foca
octopus: polpo
jellyfish: medusa
fish: pesce, pesci
goldfish: pesce rosso
crab: granchio
lobster: aragosta
shell: conchiglia
coral: corallo
reef: barriera corallina
turtle: tartaruga
frog: rana, rospo
snake: serpente
lizard: lucertola
crocodile: coccodrillo
dinosaur: dinosauro
insect: insetto
bee: ape, api
butterfly: farfalla
ant: formica
spider: ragno
spider web: ragnatela
snail: lumaca, chiocciola
ladybug: coccinella
firefly: lucciola
dragonfly: libellula
moth: falena
housefly: mosca
mosquito: zanzara
caterpillar: bruco
worm: verme
flock: stormo, gregge
nest: nido
egg: uovo, uova
plant: pianta, piantare, seminare
tree: albero
oak: quercia
pine: pino, abete
willow: salice
birch: betulla
cherry tree: ciliegio
olive tree: ulivo
apple tree: melo
palm tree: palma
bamboo: bambù
cactus: cactus
flower: fiore
rose: rosa
sunflower: girasole
tulip: tulipano
daisy: margherita
lavender: lavanda
orchid: orchidea
poppy: papavero
cherry blossom: fiore di ciliegio
bouquet: mazzo di fiori, bouquet
petal: petalo
leaf: foglia
branch: ramo
root: radice
seed: seme, semi
grass: erba, prato
moss: muschio
mushroom: fungo
bush: cespuglio
wheat: grano
vine: vite
vineyard: vigneto
harvest: raccolto, vendemmia, mietere, raccogliere il grano
place: luogo, posto
world: mondo
earth: terra
nature: natura
landscape: paesaggio
forest: bosco, foresta
jungle: giungla
wood: legno
mountain: montagna, monte
hill: collina
valley: valle
cliff: scogliera
canyon: canyon
volcano: vulcano
lava: lava
glacier: ghiacciaio
iceberg: iceberg
desert: deserto
dune: duna
oasis: oasi
cave: grotta, caverna
mine: miniera
river: fiume
stream: ruscello
waterfall: cascata
lake: lago
pond: stagno
swamp: palude
sea: mare
ocean: oceano
wave: onda, salutare con la mano
tide: marea
coast: costa
beach: spiaggia
shore: riva, sponda
bay: baia
harbour: porto
pier: molo, pontile
island: isola
field: campo
meadow: prateria
garden: giardino
orchard: frutteto
vegetable garden: orto
park: parco
greenhouse: serra
farm: fattoria
barn: fienile, stalla
fence: recinto, staccionata
path: sentiero, cammino
road: strada
street: via
highway: autostrada
alley: vicolo
crossroads: incrocio, bivio
sidewalk: marciapiede
town square: piazza
city: città
village: villaggio, paese, borgo
neighbourhood: quartiere
suburb: periferia
countryside: campagna
country: nazione
border: confine, frontiera
horizon: orizzonte
sky: cielo
space: spazio
universe: universo
galaxy: galassia
planet: pianeta
moon: luna
full moon: luna piena
sun: sole
star: stella
shooting star: stella cadente
comet: cometa
meteorite: meteorite
northern lights: aurora boreale
house: casa, case
home: focolare
apartment: appartamento
building: edificio, palazzo
skyscraper: grattacielo
tower: torre
castle: castello
palace: reggia
ruin: rovina, rovine
mansion: villa
cabin: capanna, baita
tent: tenda
igloo: igloo
temple: tempio
church: chiesa
cathedral: cattedrale, duomo
mosque: moschea
monastery: monastero
cemetery: cimitero
grave: tomba
lighthouse: faro
windmill: mulino, mulino a vento
bridge: ponte
tunnel: tunnel, galleria
dam: diga
water well: pozzo
fountain: fontana
statue: statua
sculpture: scultura
monument: monumento
pyramid: piramide
wall: muro, parete, mura
door: porta
gate: cancello
window: finestra
roof: tetto
balcony: balcone
terrace: terrazza
floor: pavimento
stairs: scala, scale
elevator: ascensore
corridor: corridoio
room: stanza, camera
living room: salotto, soggiorno
bedroom: camera da letto
kitchen: cucina
bathroom: bagno
attic: soffitta, mansarda
basement: cantina, seminterrato
garage: garage
studio: studio, atelier
workshop: officina, bottega, laboratorio
office: ufficio
factory: fabbrica
warehouse: magazzino
shop: negozio
supermarket: supermercato
market: mercato
bakery: panetteria, pasticceria, forno
bookshop: libreria
library: biblioteca
restaurant: ristorante
café: caffetteria
bar: bar, osteria, taverna
hotel: albergo, hotel
hospital: ospedale
pharmacy: farmacia
laboratory: laboratorio scientifico
school: scuola
university: università
classroom: aula
museum: museo
gallery: galleria d arte
theatre: teatro
opera: opera
cinema: cinema, simbolo del cinema
circus: circo
amusement park: luna park, parco divertimenti
carousel: giostra
ferris wheel: ruota panoramica
playground: parco giochi
swing: altalena
zoo: zoo
aquarium: acquario
stadium: stadio
gym: palestra
pool: piscina
stage: palco, palcoscenico
station: stazione
subway: metropolitana, metrò
platform: binario, banchina
bus stop: fermata dell autobus, fermata
airport: aeroporto
gas station: distributore, benzinaio
parking lot: parcheggio
prison: prigione, carcere
courtroom: tribunale
bank: banca
server room: sala server
construction site: cantiere
labyrinth: labirinto
vehicle: veicolo
car: auto, macchina, automobile
sports car: auto sportiva
electric car: auto elettrica
taxi: taxi
bus: autobus, pullman, bus
truck: camion
van: furgone
camper van: camper, roulotte
ambulance: ambulanza
fire truck: camion dei pompieri
motorcycle: moto, motocicletta
scooter: monopattino, scooter, vespa
bicycle: bicicletta, bici
skateboard: skateboard
train: treno
steam train: locomotiva, treno a vapore
tram: tram
rail: rotaia
boat: barca, barchetta
ship: nave
sailboat: barca a vela, veliero
ferry: traghetto
canoe: canoa
kayak: kayak
raft: zattera
submarine: sottomarino
shipwreck: relitto, naufragio
anchor: ancora della nave, attraccare
airplane: aereo, aeroplano
paper plane: aereo di carta, aeroplanino di carta
helicopter: elicottero
drone: drone
hot air balloon: mongolfiera
airship: dirigibile
spaceship: astronave, navicella
space station: stazione spaziale
rocket: razzo
satellite: satellite
ufo: ufo
parachute: paracadute
tractor: trattore
sled: slitta
carriage: carrozza
wheel: ruota
engine: motore
wheelchair: sedia a rotelle
object: oggetto
table: tavolo, tavola
desk: scrivania
chair: sedia
armchair: poltrona
sofa: divano
bench: panchina
bed: letto
pillow: cuscino
blanket: coperta
cradle: culla
shelf: scaffale, mensola
closet: armadio
drawer: cassetto
box: scatola
package: pacco
packaging: confezione, imballaggio
treasure chest: baule
treasure: tesoro
treasure map: mappa del tesoro
map: mappa
globe: mappamondo
basket: cesto, cestino
bag: borsa, sacchetto
backpack: zaino
suitcase: valigia
lamp: lampada
lantern: lanterna
street lamp: lampione
flashlight: torcia
light bulb: lampadina
candle: candela
torch: fiaccola
fire: fuoco, incendio
campfire: falò
fireplace: camino, caminetto
flame: fiamma
spark: scintilla
smoke: fumo, fumare
steam: vapore
ash: cenere
fireworks: fuochi d artificio
explosion: esplosione
matchstick: fiammifero
mirror: specchio
clock: orologio
watch: orologio da polso
pocket watch: orologio da taschino
alarm clock: sveglia
hourglass: clessidra
key: chiave
lock: serratura, lucchetto
rope: corda
chain: catena
thread: filo
needle: ago
scissors: forbici
knife: coltello
fork: forchetta
spoon: cucchiaio
plate: piatto
bowl: ciotola
cup: tazza
mug: tazzone
glass: bicchiere, vetro
wine glass: calice, bicchiere di vino
bottle: bottiglia
perfume bottle: flacone di profumo
jar: barattolo, vasetto
vase: vaso
pot: pentola
pan: padella
kettle: bollitore, teiera
coffee machine: macchina del caffè, caffettiera, moka
refrigerator: frigorifero, frigo
washing machine: lavatrice
vacuum cleaner: aspirapolvere
broom: scopa
bucket: secchio
soap: sapone
towel: asciugamano
toothbrush: spazzolino, spazzolino da denti
brush: pennello, spazzola
paint: vernice, dipingere, dipinge
painting: quadro, dipinto
drawing: disegno
portrait: ritratto
frame: cornice, incorniciare
photo: foto, fotografia
camera: fotocamera, telecamera, macchina fotografica
album: album
book: libro
page: pagina
diary: diario
letter: lettera
love letter: lettera d amore
envelope: busta
postcard: cartolina
note: biglietto, nota
notebook: quaderno, taccuino
newspaper: giornale
magazine: rivista
paper: carta
pen: penna, penna a sfera
pencil: matita
ink: inchiostro
typewriter: macchina da scrivere
telephone: telefono
phone: cellulare, smartphone
phone booth: cabina telefonica
computer: computer
laptop: computer portatile, portatile
tablet: tablet
screen: schermo
keyboard: tastiera
server: server
robot arm: braccio robotico
machine: macchinario
time machine: macchina del tempo
app: applicazione
software: programma
website: sito web, sito
internet: internet
network: rete sociale
data: dati
artificial intelligence: intelligenza artificiale
television: televisione, televisore
radio: radio
headphones: cuffie, auricolari
loudspeaker: altoparlante, cassa
microphone: microfono
record player: giradischi
vinyl record: disco in vinile, vinile
cassette: cassetta
piano: pianoforte
guitar: chitarra
violin: violino
cello: violoncello
drum: tamburo, batteria
trumpet: tromba
saxophone: sassofono
flute: flauto
harp: arpa
accordion: fisarmonica
orchestra: orchestra
music box: carillon
bell: campana, campanella
toy: giocattolo
doll: bambola
puppet: marionetta, burattino
teddy bear: orsacchiotto, orsetto
ball: palla, pallone
balloon: palloncino
kite: aquilone
puzzle: puzzle
chess: scacchi
playing card: carte da gioco
dice: dado
game: gioco, partita
video game: videogioco, gamepad
gift: regalo, dono
ring: anello
necklace: collana
earring: orecchino
bracelet: braccialetto
jewel: gioiello
diamond: diamante
pearl: perla
crown: corona
sword: spada
shield: scudo
armour: armatura
bow: arco
arrow: freccia
weapon: arma
gun: pistola
bomb: bomba
wand: bacchetta magica
hat: cappello
cap: berretto
helmet: casco, elmo
mask: maschera
glasses: occhiali, occhiali da vista
sunglasses: occhiali da sole
umbrella: ombrello
coat: cappotto
jacket: giacca
raincoat: impermeabile
suit: abito, completo
spacesuit: tuta spaziale
dress: vestito
wedding dress: abito da sposa
skirt: gonna
shirt: camicia
t-shirt: maglietta
sweater: maglione
trousers: pantaloni
jeans: jeans
shoe: scarpa
sneaker: scarpa da ginnastica, scarpe da corsa
boot: stivale
sock: calzino
glove: guanto
scarf: sciarpa, foulard
belt: cintura
clothes: vestiti, abiti
costume: costume
uniform: uniforme, divisa
fashion: moda
perfume: profumo
lipstick: rossetto
cream: crema
makeup: trucco
medicine: medicina, farmaco
pill: pillola
money: soldi, denaro
coin: moneta
flag: bandiera
sign: cartello
trash: spazzatura, rifiuti
tool: attrezzo, utensile
hammer: martello
saw: sega
nail: chiodo
shovel: pala
axe: ascia
ladder: scala a pioli
gear: ingranaggio
cable: cavo
button: bottone, pulsante
telescope: telescopio
microscope: microscopio
compass: bussola
binoculars: binocolo
surfboard: tavola da surf
skis: sci
net: rete, rete da pesca
fishing rod: canna da pesca
message in a bottle: messaggio in bottiglia
food: cibo
breakfast: colazione
lunch: pranzo
dinner: cena
meal: pasto
recipe: ricetta
ingredient: ingrediente
bread: pane, pane in cassetta
croissant: cornetto, croissant
dough: impasto
flour: farina
cake: torta
birthday cake: torta di compleanno
cookie: biscotto
pancake: frittella, pancake
chocolate: cioccolato, cioccolata
candy: caramella, dolce
ice cream: gelato, coppa di gelato
honey: miele
sugar: zucchero
salt: sale
pepper: pepe
butter: burro
oil: olio
olive oil: olio d oliva
cheese: formaggio
milk: latte
yogurt: yogurt
meat: carne
sausage: salsiccia
hamburger: hamburger
pizza: pizza
pasta: pasta
noodle: spaghetti, tagliolini
rice: riso
soup: zuppa, minestra
salad: insalata
sandwich: panino, sandwich
sushi: sushi
spice: spezia
fruit: frutta, frutto
vegetable: verdura
apple: mela
lemon: limone
banana: banana
strawberry: fragola
cherry: ciliegia
grape: uva
peach: pesca
watermelon: anguria
tomato: pomodoro
potato: patata
carrot: carota
onion: cipolla
garlic: aglio
corn: mais
pumpkin: zucca
olive: oliva
nut: noce
drink: bevanda, bere, beve, bevono, bevuto
water: acqua, annaffiare, innaffiare
coffee: caffè
tea: tè
juice: succo
beer: birra
wine: vino
champagne: champagne, spumante
cocktail: cocktail
lemonade: limonata
drop: goccia
bubble: bolla
puddle: pozzanghera
mend: rammendare
homemade: casalingo, fatto in casa
twenty: venti, vent
thirty: trenta, trent
forty: quaranta, quarant
fifty: cinquanta, cinquant
million: milione
eleven: undici
twelve: dodici
landlady: padrona
late wife: defunta moglie
deceased: deceduto, scomparso
regretful: pentito
closing: chiusura
opening: apertura, inaugurazione
set free: liberare
cost: costare
plush: peluche
in the middle of: in mezzo a, nel mezzo
at the bottom of: in fondo a
inside it: lì dentro
omelette: frittata
light a fire: appiccare il fuoco
treehouse: casa sull albero
dollhouse: casa delle bambole
beehive: alveare
beekeeper: apicoltore
veterinarian: veterinario
dentist: dentista
psychologist: psicologo
archaeologist: archeologo
biologist: biologo
florist: fioraio
jeweller: gioielliere
bookseller: libraio
cleaner: donna delle pulizie
janitor: bidello
ticket inspector: controllore
train driver: macchinista
flight attendant: hostess
cowboy: cowboy
gladiator: gladiatore
pharaoh: faraone
emperor: imperatore
mummy: mummia
superhero: supereroe
cyborg: cyborg
android: androide
creature: creatura
beast: bestia
phoenix: fenice
commander: comandante
crew: equipaggio
gang: banda criminale
mafia: mafia
witness: testimone
victim: vittima
suspect: sospettato, sospettare
candidate: candidato
expert: esperto
beginner: principiante
colleague: collega
companion: compagno
rival: rivale
fan: tifoso, fan
audience: pubblico
choir: coro
singer songwriter: cantautore
dj: dj
rapper: rapper
influencer: influencer
youtuber: youtuber
citizen: cittadino
inhabitant: abitante
tribe: tribù
homeless: senzatetto
slave: schiavo
servant: servo, domestico
butler: maggiordomo
widowed: rimasto vedovo
pregnant: incinta
newlyweds: sposini, novelli sposi
lighthouse lamp: lampada del faro
buoy: boa
sail: vela, navigare, salpare
oar: remo
hook: gancio, amo
lagoon: laguna
spring water: sorgente
seaside: riva al mare, lungomare
seabed: fondale, fondo del mare
rice field: risaia
cornfield: campo di mais
wheat field: campo di grano
clearing: radura
savanna: savana
tundra: tundra
north pole: polo nord
antarctica: Antartide
crater: cratere
orbit: orbita, orbitare
black hole: buco nero
constellation: costellazione
milky way: Via Lattea
eclipse: eclissi
solar system: sistema solare
astronomy: astronomia
observatory: osservatorio
cell: cella, cellula
virus: virus
immune system: sistema immunitario
photosynthesis: fotosintesi
gravity: gravità
weightlessness: assenza di gravità
experiment: esperimento
formula: formula
economy: economia
inflation: inflazione
democracy: democrazia
election: elezione, elezioni
strike: sciopero
kingdom: regno
empire: impero
throne: trono
dungeon: segreta, sotterraneo
fortress: fortezza
portal: portale
potion: pozione
amulet: amuleto
crystal ball: sfera di cristallo
broomstick: scopa volante
cauldron: calderone
origami: origami
lego: Lego
shadow theatre: teatro delle ombre
paper cutout: ritaglio di carta
watercolor: acquerello
oil painting: dipinto a olio
sketch: schizzo, bozzetto
graffiti: graffiti
mural: murale, affresco
pottery wheel: tornio
loom: telaio
sewing machine: macchina da cucire
projector: proiettore
film reel: rullino, bobina
tripod: treppiede
spotlight: riflettore, faro di scena
curtain: sipario
carpet: tappeto
red carpet: tappeto rosso
chandelier: lampadario
staircase railing: ringhiera
doorbell: campanello
mailbox: cassetta delle lettere, buca delle lettere
traffic light: semaforo
traffic jam: ingorgo
traffic: traffico
zebra crossing: strisce pedonali
kiosk: edicola, chiosco
stall: bancarella
laundromat: lavanderia
nursing home: casa di riposo
kindergarten: asilo, scuola materna
orphanage: orfanotrofio
shelter: rifugio
bunker: bunker
sewer: fogna
rooftop: terrazzo
window sill: davanzale
shop window: vetrina
counter: bancone
waiting room: sala d attesa
operating room: sala operatoria
dance hall: sala da ballo
nightclub: discoteca
casino: casinò
market hall: mercato coperto
beach umbrella: ombrellone
hammock: amaca
picnic: picnic
barbecue: grigliata
snack: merenda, spuntino
dessert: dolce da tavola, dessert
sauce: salsa, sugo
espresso: espresso
broth: brodo
steak: bistecca
shrimp: gambero
blueberry: mirtillo
raspberry: lampone
pineapple: ananas
coconut: cocco
mango: mango
pear: pera
fig: fico
mint: menta
cinnamon: cannella
vanilla: vaniglia
deodorant: deodorante
shampoo: shampoo
toothpaste: dentifricio
razor: rasoio
mattress: materasso
furniture: mobile, mobili
handbag: borsetta
wallet: portafoglio
credit card: carta di credito
ticket: biglietto di ingresso
passport: passaporto
bag of money: sacco di soldi
safe box: cassaforte
contract: contratto
insurance: assicurazione
credit: credito
account: conto
subscription: abbonamento
password: password
email: email
voice message: messaggio vocale
phone call: telefonata, chiamata
virtual reality: realtà virtuale
hacker: hacker
hologram: ologramma
laser: laser
chip: chip
sensor: sensore
solar panel: pannello solare
wind turbine: pala eolica
recycling: riciclaggio
beautiful: bello, bel, bella, bellissimo
ugly: brutto
good: buono, buon, bravo
evil: maligno
better: migliore, meglio
worse: peggiore, peggio
perfect: perfetto
huge: enorme, immenso, gigantesco
tiny: minuscolo, piccolissimo
long: lungo
short: breve
tall: alto
low: basso
deep: profondo
wide: largo, ampio
narrow: stretto
thin: magro, sottile
fat: grasso
heavy: pesante
strong: forte
weak: debole
fast: veloce, rapido
slow: lento
hot: caldo
warm: tiepido
frozen: ghiacciato, gelido
dry: secco, asciutto, asciugare
wet: bagnato, umido
soft: morbido, soffice
gentle: gentile
hard: duro
difficult: difficile
easy: facile
simple: semplice
clear: chiaro
dark: oscuro, scuro, cupo
bright: luminoso, brillante
empty: vuoto, svuotare
full: pieno
clean: pulito, pulire
dirty: sporco
broken: rotto
open air: all aperto
closed: chiuso
hidden: nascosto
secretly: in segreto, di nascosto
lost: smarrito, disperso
forgotten: dimenticato
abandoned: abbandonato
happy: felice, contento, allegro
sad: triste
angry: arrabbiato, furioso
tired: stanco, esausto
scared: spaventato
nervous: nervoso
excited: eccitato, entusiasta
surprised: sorpreso
curious: curioso
brave: coraggioso
shy: timido
proud: orgoglioso
jealous: geloso
crazy: pazzo, matto
strange: strano
mysterious: misterioso
dangerous: pericoloso
scary: spaventoso, inquietante, terrificante
haunted: infestato, stregato
funny: divertente, buffo, comico
serious: serio
romantic: romantico
epic: epico
dramatic: drammatico
poetic: poetico
tragic: tragico
tender: tenero
melancholic: malinconico
nostalgic: nostalgico
silent: silenzioso
loud: rumoroso
peaceful: pacifico
wild: selvaggio
cute: carino, adorabile
bitter: amaro
delicious: delizioso, gustoso, squisito
fresh: appena fatto
hungry: affamato
rich: ricco
poor: povero
expensive: costoso
cheap: economico
elegant: elegante
luxurious: lussuoso
modern: moderno
futuristic: futuristico
ancient: antichissimo, millenario
medieval: medievale
vintage: d epoca, retrò
traditional: tradizionale
handmade: fatto a mano, artigianale
natural: naturale
organic: biologico, ecologico
sustainable: sostenibile
electric: elettrico
digital: digitale
virtual: virtuale
smart: intelligente
wireless: senza fili, wireless
portable: trasportabile
animated: animato
real: reale, vero
false: falso
true: autentico
imaginary: immaginario
impossible: impossibile
invisible: invisibile
infinite: infinito
eternal: eterno
legendary: leggendario
famous: famoso, celebre
unknown: ignoto
alive: vivo
dead: morto, defunto
sick: malato
blind: cieco
deaf: sordo
mute: muto
naked: nudo
barefoot: scalzo
retired: pensionato, in pensione
single: single
sleeping: addormentato
safe: sicuro, al sicuro
ready: pronto
important: importante
special: speciale
magical: incantevole, incantato
wooden: di legno
urban: urbano
rural: rurale
tropical: tropicale
cosmic: cosmico
solar: solare
underwater: sott acqua
rainy: piovoso
snowy: innevato
foggy: nebbioso
sunny: soleggiato
cloudy: nuvoloso
stormy: tempestoso, burrascoso
starry: stellato
round: rotondo
sharp: affilato
smooth: liscio
transparent: trasparente
rusty: arrugginito
dusty: polveroso
torn: strappato
quick: istantaneo
daily: quotidiano
near: vicino, vicino a, accanto a
far: lontano
up: su in alto, in alto
down: giù, in basso
left: sinistra
right: destra
inside: dentro, all interno
outside: fuori, all esterno
around: intorno, attorno
here: qui
there: lì, là
everywhere: ovunque, dappertutto
nowhere: da nessuna parte
at night: di notte
at dawn: all alba
at sunset: al tramonto
in the rain: sotto la pioggia
finally: finalmente, infine
almost: quasi
still: ancora adesso
already: già
also: anche
too much: troppo
so: così
then: allora, poi
if: se
than: di quello
well: bene
maybe: forse
really: davvero, veramente
by mistake: per sbaglio
for the first time: per la prima volta
for the last time: per l ultima volta
one last: un ultimo
every day: ogni giorno, tutti i giorni
every night: ogni notte, ogni sera
a few seconds: pochi secondi
between two worlds: tra due mondi
some: alcuni, qualche
own: proprio
whole: intero
next: prossimo, seguente
double: doppio, raddoppiare
different: diverso, differente
unique: unico
normal: normale
official: ufficiale
international: internazionale
local: locale
japanese: giapponese
italian: italiano
french: francese
spanish: spagnolo
german: tedesco
chinese: cinese
arab: arabo
egyptian: egiziano
american: americano
european: europeo
african: africano
mars: Marte
paris: Parigi
london: Londra
rome: Roma
venice: Venezia
new york: New York
tokyo: Tokyo
run: correre, corse
jump: saltare, balzare
climb: arrampicarsi, arrampicare, scalare
crawl: strisciare, gattonare
swim: nuotare
dive: tuffarsi, tuffare, immergersi
fly: volare
float: galleggiare, fluttuare
fall: cadere, cade, caduto, cadde, caduta
fall asleep: addormentarsi, addormentare
fall in love: innamorarsi, innamorare
sleep: dormire
wake up: svegliarsi, svegliare, risvegliare
get up: alzarsi, alzare
dream: sognare, sogno
rest: riposare, riposarsi
sit: sedersi, sedere, siede, seduto
stand: stare in piedi, in piedi
lie down: sdraiarsi, sdraiare
stay: restare, rimanere, rimane, rimasto
wait: aspettare, attendere, attesa
stop: fermarsi, fermare, smettere
begin: iniziare, cominciare
end: finire, terminare
continue: continuare, proseguire
go: andare, va, vanno, andato, andiamo
come: venire, viene, vengono, venuto
arrive: arrivare, giungere
leave: partire, lasciare, andarsene
return: tornare, ritornare
come home: tornare a casa
enter: entrare
go out: uscire, esce, escono
cross: attraversare, croce
pass: passare, trascorrere
follow: seguire
chase: inseguire, rincorrere
flee: fuggire, scappare
escape: evadere, sfuggire
hide: nascondere, nascondersi, nascosta
search: cercare, ricerca
find: trovare
discover: scoprire, scopre, scoperto, scoprono
lose: perdere, perso, perde, persa
get lost: perdersi, smarrirsi
forget: dimenticare
remember: ricordare, ricordarsi
miss: mancare
see: vedere, vede, visto, vista
look: guardare
observe: osservare
watch over: vegliare, sorvegliare
listen: ascoltare
hear: sentire, udire
smell: annusare, odorare, odore, aroma, profumo di
touch: toccare, tocco
feel: sentirsi
taste: assaggiare, gustare, sapore, gusto
speak: parlare
say: dire, dice, dicono, detto, disse
tell: raccontare, narrare
whisper: sussurrare, bisbigliare, sussurro
shout: gridare, urlare, grido, urlo
call: chiamare
ask: chiedere, domandare, chiesto
answer: rispondere, risposto
greet: salutare
say goodbye: dire addio, salutarsi
promise: promettere, promessa
lie: mentire, bugia
confess: confessare
reveal: rivelare, svelare
laugh: ridere, ride, risata
cry: piangere, piange, pianto
sing: cantare
dance: ballare, danzare, ballo, danza
play: giocare
play music: suonare
kiss: baciare, bacio, bacio tra coppia
hug: abbracciare, abbraccio
love: amare, amore
hate: odiare, odio
marry: sposare, sposarsi
meet: incontrare, incontrarsi, conoscere
reunite: ritrovarsi, ritrovare, ricongiungersi
separate: separare, separarsi
help: aiutare, aiuto
save: salvare, risparmiare
rescue: soccorrere, salvataggio
protect: proteggere, protegge
fight: combattere, lottare, lotta, rissa
attack: attaccare, attacco
defend: difendere
win: vincere, vince, vinto
kill: uccidere, ucciso
die: morire, muore
be born: nascere, nasce, nato
live: vivere, vive, vissuto, abitare
grow: crescere, coltivare, cresciuto
bloom: fiorire, sbocciare
wither: appassire
age: invecchiare
change: cambiare, cambiamento
transform: trasformare
open: aprire, apre, aperto
close: chiudere, chiude
break: rompere, rompersi
repair: riparare, aggiustare
build: costruire
destroy: distruggere, distrutto
assemble: montare, assemblare
create: creare
invent: inventare
draw: disegnare
write: scrivere, scrive, scritto
read: leggere
learn: imparare
teach: insegnare, insegna, insegnano
study: studiare
work: lavorare, lavoro
rehearse: provare, prove
practise: allenarsi, allenare
bake: infornare, cuocere
knead: impastare
cut: tagliare
mix: mescolare, mischiare
stir: girare mescolando
pour: versare
serve: servire
eat: mangiare
boil: bollire
melt: sciogliersi, sciogliere, scioglie, fondere
freeze: gelare, congelare
burn: bruciare, ardere
light up: accendere, illuminare, accende, acceso
extinguish: spegnere, spegne, spento
shine: brillare, splendere
glow: risplendere
sparkle: scintillare, luccicare
explode: esplodere, scoppiare
turn: girare, voltarsi
spin: ruotare, volteggiare
roll: rotolare
slide: scivolare
move: muovere, muoversi, muove
push: spingere, spinge
pull: tirare
carry: portare, trasportare
bring: recare
take: prendere, prende, preso
hold: tenere, tiene, reggere
give: dare, dà, dato, donare, regalare
receive: ricevere
send: mandare, inviare, spedire
deliver: consegnare
throw: lanciare, gettare
catch: catturare, acchiappare
put: mettere, mette, messo, posare
fill: riempire
wash: lavare
sweep: spazzare
sew: cucire
knit: lavorare a maglia, tessere
wear: indossare, vestire
dress up: vestirsi, travestirsi
pick: raccogliere, cogliere, raccoglie
dig: scavare
bury: seppellire
go fishing: pescare
hunt: cacciare
cycle: pedalare, andare in bicicletta
drive: guidare
travel: viaggiare
land: atterrare, ammarare
take off: decollare
park the car: parcheggiare
surf: surfare
ski: sciare
skate: pattinare
camp: accamparsi, campeggiare
explore: esplorare
visit: visitare
celebrate: festeggiare, celebrare
decorate: decorare, addobbare
prepare: preparare
choose: scegliere, sceglie, scelto
try: tentare, cercare di
succeed: riuscire, riesce, riescono
fail: fallire
believe: credere
think: pensare
know: sapere, sa, sanno
understand: capire, comprendere, capisce
realize: rendersi conto, accorgersi, accorge
decide: decidere, deciso
imagine: immaginare
solve: risolvere, risolve
explain: spiegare
show: mostrare
present: presentare
introduce: introdurre
compare: confrontare
use: usare, utilizzare
buy: comprare, acquistare
sell: vendere
pay: pagare
steal: rubare
order: ordinare, ordine
count: contare
measure: misurare
film: filmare, girare un film, riprendere
photograph: fotografare
edit: montare un video
press: premere, schiacciare
knock: bussare
hit: colpire
throw away: buttare
blow: soffiare
rain: piovere, piove, pioggia
snow: nevicare, neve
rise: sorgere, sorge, salire
sink: affondare
flow: scorrere
appear: apparire, appare, comparire
disappear: scomparire, sparire, scompare
survive: sopravvivere
suffer: soffrire
hope: sperare, speranza
wish: desiderare
fear: temere, paura
scare: spaventare
tremble: tremare
breathe: respirare
sigh: sospirare
care for: curare, prendersi cura
heal: guarire
forgive: perdonare
betray: tradire
share: condividere
join: unire, unirsi
connect: collegare, connettere
control: controllare, controllo
fold: piegare
tie: legare
wrap: avvolgere, incartare
unwrap: scartare
pack: fare la valigia
hang: appendere, appeso
lean: appoggiarsi, sporgersi
point: indicare
bark: abbaiare
meow: miagolare
howl: ululare
roar: ruggire
purr: fare le fusa
bite: mordere
lick: leccare
feed: nutrire, dar da mangiare
stroke: accarezzare
adopt: adottare
rob: rapinare
arrest: arrestare, arresto
investigate: indagare, investigare
vote: votare
lead: guidare qualcuno, condurre
serve time: scontare la pena
resist: resistere
challenge: sfidare
tame: addestrare
improve: migliorare
test: testare
check: verificare
fit: starci, entrarci
take time: durare
happen: succedere, accadere
seem: sembrare
need: avere bisogno
enjoy: piacere, piace, godersi, gustarsi
pray: pregare
meditate: meditare
scream: strillare
applaud: applaudire
perform: esibirsi, recitare, recita
compose: comporre
record: registrare
translate: tradurre
print: stampare
charge: ricaricare
drift: andare alla deriva, alla deriva
crash: schiantarsi, scontrarsi
collapse: crollare
approach: avvicinarsi, avvicinare
look for work: cercare lavoro
look up: alzare lo sguardo
gather: radunare, riunire, riunirsi
surround: circondare
cover: coprire, coperto
invade: invadere
conquer: conquistare
keep: conservare
collect: collezionare
descend: scendere, scende
lift: sollevare
hatch: uscire dall uovo
knock down: abbattere
stumble: inciampare
limp: zoppicare
kneel: inginocchiarsi
bend: chinarsi, piegarsi
stretch: allungare, stiracchiarsi
sway: dondolare, oscillare, cullare
ring out: squillare, suonare le campane
beat: battere
tick: ticchettare
rot: marcire
crumble: sgretolarsi
dissolve: dissolvere
fade: svanire, sbiadire
drip: gocciolare
splash: schizzare
soak: inzuppare
polish: lucidare
carve: scolpire, intagliare
shape: modellare, plasmare
forge: forgiare
weld: saldare
blow glass: soffiare il vetro
grind: macinare
fry: friggere
roast: arrostire, tostare
peel: sbucciare
chop: tritare
spread: spalmare, stendere
beat eggs: sbattere le uova
toast: brindare
chew: masticare
sip: sorseggiare
whistle: fischiare
hum: canticchiare
snore: russare
yawn: sbadigliare
sneeze: starnutire
cough: tossire
blink: lampeggiare, battere le palpebre
stare: fissare
glance: dare un occhiata
nod: annuire
blush: arrossire
sweat: sudare
bleed: sanguinare
hurt: ferire, ferito
wounded: ferita
drown: annegare
suffocate: soffocare
poison: veleno, avvelenare
shoot: sparare
aim at: mirare
threaten: minacciare
kidnap: rapire
spy on: spiare
sneak: intrufolarsi, sgattaiolare
smuggle: contrabbandare
cheat: ingannare, imbrogliare
blackmail: ricatto
accuse: accusare
condemn: condannare
punish: punire
negotiate: negoziare
convince: convincere
persuade: persuadere
argue: litigare, discutere
reconcile: riconciliarsi
apologize: scusarsi, chiedere scusa
thank: ringraziare
congratulate: congratularsi
welcome: accogliere, benvenuto
invite: invitare
flirt: flirtare
seduce: sedurre
abandon: piantare in asso
let: permettere
forbid: proibire, vietare
obey: obbedire
refuse: rifiutare
accept: accettare
borrow: prendere in prestito
lend: prestare
exchange: scambiare
replace: sostituire
lower: abbassare
raise: allevare
increase: aumentare
reduce: ridurre
divide: dividere
copy: copiare
imitate: imitare
repeat: ripetere
interrupt: interrompere
disturb: disturbare
prevent: impedire, evitare
warn: avvertire
announce: annunciare
publish: pubblicare
advertise: promuovere
recommend: consigliare, raccomandare
unlock: sbloccare
lock up: rinchiudere, chiudere a chiave
install: installare
activate: attivare
turn on: mettere in moto
turn off: disattivare
function: funzionare
operate: operare
earn: guadagnare
spend: spendere
bet: scommettere
guess: indovinare
worry: preoccuparsi
regret: rimpiangere, pentirsi
mourn: piangere la morte
console: consolare
encourage: incoraggiare
inspire: ispirare
admire: ammirare
respect: rispettare
deserve: meritare
dare: osare
hesitate: esitare
insist: insistere
give up: arrendersi, rinunciare
overcome: superare
achieve: raggiungere
rebel: ribellarsi
obsess: ossessionare
haunt: infestare
summon: evocare
enchant: stregare
resurrect: resuscitare
hover: planare, librarsi
flutter: svolazzare
migrate: migrare
gallop: galoppare
swarm: brulicare
peck: beccare
graze: pascolare
milk the cow: mungere
shear: tosare
plough: arare
prune: potare
chop wood: spaccare la legna
row: remare
load: caricare
unload: scaricare
block: bloccare
brake: frenare
accelerate: accelerare
overtake: sorpassare
hitchhike: fare l autostop
commute: fare il pendolare
exercise: fare ginnastica
score a goal: segnare un gol
kick: calciare
train hard: allenarsi duramente
juggle: fare il giocoliere
pretend: fingere, finge
joke around: scherzare
tease: prendere in giro
grow up: diventare grande
inherit: ereditare
retire: andare in pensione
divorce: divorziare, divorzio
emigrate: emigrare
move away: traslocare, trasferirsi, trasloco
rent: affittare
furnish: arredare
renovate: ristrutturare
restore: restaurare
reflect: riflettere
revive: rivivere
belong: appartenere
contain: contenere
include: includere
exist: esistere
mean: significare
produce: produrre
manufacture: fabbricare
export: esportare
organize: organizzare, riordinare
clear away: sgomberare
set the table: apparecchiare
make coffee: fare il caffè
tuck in: rimboccare le coperte
put to bed: mettere a letto
comb: pettinare
shave: radere, farsi la barba
shower: fare la doccia, doccia
bathe: fare il bagno
undress: spogliarsi
late: tardi, in ritardo
early: presto al mattino
delay: ritardo
spit: sputare
damage: rovinare, danneggiare
chess player: scacchista
shift: turno
stubborn: testardo
dispute: disputare
match: incontro di calcio
lullaby: ninna nanna
bedtime story: favola della buonanotte
homework: compiti
exam: esame
playground slide: scivolo
sunbeam: raggio di sole
raindrop: goccia di pioggia
snowball: palla di neve
ice rink: pista di ghiaccio
ice cream truck: furgone dei gelati
bus driver: autista di autobus
garbage truck: camion della spazzatura
street artist: artista di strada
tightrope walker: funambolo, equilibrista
acrobat: acrobata
trapeze: trapezio
fortune teller: indovina, cartomante
matchmaker: sensale
stuntman: stuntman
understudy: sostituto
prompter: suggeritore
ticket booth: biglietteria
backstage: quinte, camerino
sleepwalker: sonnambulo
insomnia: insonnia
amnesia: amnesia
dementia: demenza
grief stricken: addolorato
wedding ring: fede nuziale
anniversary: anniversario
promise ring: promessa d amore
reason: ragione, motivo
example: esempio
difference: differenza
result: risultato
opportunity: opportunità, occasione
experience: esperienza
talent: talento
wisdom: saggezza
patience: pazienza
innocence: innocenza
honor: onore
faith: fede
sin: peccato
greed: avidità
obsession: ossessione
madness: follia
chaos: caos
balance: equilibrio
harmony: armonia
conflict: conflitto
sacrifice: sacrificio
redemption: redenzione
identity: identità
exile: esilio
homeland: patria
dream world: mondo dei sogni
parallel universe: universo parallelo
time travel: viaggio nel tempo
time loop: loop temporale
end credits: titoli di coda
voice-over: voce fuori campo
narrator: narratore
dialogue: dialogo
camera movement: movimento di camera
tracking shot: carrellata
aerial view: ripresa aerea, veduta aerea
wide shot: campo lungo, totale
sequence shot: piano sequenza
flashback: flashback
subtitle: sottotitolo
title: titolo
poster: manifesto, locandina
season finale: finale di stagione
pilot episode: episodio pilota
sitcom: sitcom
soap opera: telenovela
reality show: reality
quiz show: quiz televisivo
podcast: podcast
blog: blog
social media: social network
viral: virale
before and after: prima e dopo
limited edition: edizione limitata
new collection: nuova collezione
pre-order: prevendita
now available: ora disponibile
available: disponibile
customer service: servizio clienti
delivery: consegna
warranty: garanzia
feature: caratteristica, funzione
benefit: vantaggio, beneficio
disadvantage: svantaggio
audience target: pubblico di riferimento
investor: investitore
pitch: pitch
brochure: opuscolo, volantino
trade fair: fiera
charity: beneficenza
donation: donazione
volunteer: volontario
animal shelter: canile, rifugio per animali
real estate: immobiliare
travel agency: agenzia di viaggi
insurance company: compagnia di assicurazioni
law firm: studio legale
dental clinic: studio dentistico
clinic: clinica
therapy: terapia
vaccine: vaccino
surgery: operazione, intervento
wasp: vespe
disguised: travestito, mascherato, camuffato
swiss: svizzero
endless: interminabile, senza fine
stray: randagio
light aircraft: ultraleggero
panel: pannello
frozen river: fiume ghiacciato
frozen lake: lago ghiacciato
russian: russo
english: inglese
portuguese: portoghese
brazilian: brasiliano
mexican: messicano
argentine: argentino
indian: indiano
greek: greco
roman: romano
viking: vichingo
korean: coreano
turkish: turco
venetian: veneziano
berlin: Berlino
milan: Milano
naples: Napoli
lisbon: Lisbona
europe: Europa
africa: Africa
japan: Giappone
china: Cina
egypt: Egitto
italy: Italia
spain: Spagna
france: Francia
germany: Germania
amazon rainforest: Amazzonia, foresta amazzonica
sahara: Sahara
alps: Alpi
arctic: artico
mediterranean: mediterraneo
atlantic: Atlantico
teenage years: adolescenza
elderly people: terza età
retirement: pensione
leap: salto, balzo
flight: volo
escape plan: fuga, evasione
chase scene: inseguimento
discovery: scoperta
return home: ritorno
arrival: arrivo
departure: partenza
exit: uscita
entrance: ingresso, entrata
breath: respiro, fiato
heartbeat: battito
gaze: sguardo
footstep: passi
gesture: gesto
death bed: letto di morte
growth: crescita
transformation: trasformazione
construction: costruzione, area cantiere
destruction: distruzione
creation: creazione
production: produzione
purchase: acquisto, spesa
shopping: shopping
shopping cart: carrello
cashier: cassiere
conversation: conversazione
discussion: discussione
duel: duello
invasion: invasione
gunshot: sparo, sparatoria
bullet: proiettile
trial: processo
confession: confessione
apology: scusa
forgiveness: perdono
greeting: saluto
invitation: invito
celebration: celebrazione
ceremony: cerimonia
ritual: rituale
pilgrim: pellegrino
prayer: preghiera
bible: Bibbia
heaven: paradiso
hell: inferno
depth: profondità
height: altezza
weight: peso
size: taglia, grandezza
silhouette: sagoma
taste test: degustazione
view: panorama
tour: visita, giro
guide: guida
route: percorso
destination: destinazione
luggage: bagaglio
boarding gate: gate
wreckage: macerie
cobblestone: ciottolo, sanpietrino
streetlight glow: luce dei lampioni
candlelight: a lume di candela
soft light: luce soffusa
warm light: luce calda
old photo: vecchia foto
family photo: foto di famiglia
old friend: vecchio amico
single mother: madre single
only child: figlio unico
nervousness: nervosismo
hurry: fretta
slowly but surely: a poco a poco
at the same time: allo stesso tempo
one day: un giorno
one night: una notte
last day: ultimo giorno
every morning: ogni mattina
honest: onesto, sincero
erase: cancellare, cancella
break down: guastarsi, guasto
travel through: percorrere
go up: risalire
foldable: pieghevole
folding bike: bicicletta pieghevole
scrapyard: sfasciacarrozze
landfill: discarica
employee: dipendente
in a hurry: di fretta
we: noi, ci
I: io, mi
you: tu, voi, te
him: gli a lui
them: li
there where: ci dove
which: quale
both: entrambi
enough: abbastanza
even: perfino, persino
instead of: invece di, al posto di
thanks to: grazie a
around the world: intorno al mondo, giro del mondo
in silence: in silenzio
at home: a casa, in casa
homesick: nostalgia di casa
at the edge of: sull orlo di
end of the world: confini del mondo
deep sea: abissi
paper boat: barchetta di carta
paper lantern: lanterna di carta
red thread: filo rosso
red balloon: palloncino rosso
kick scooter: monopattino elettrico
sports shoe: scarpe sportive
smartwatch: smartwatch, orologio intelligente
face cream: crema viso
sun cream: crema solare
energy drink: bevanda energetica
mineral water: acqua minerale
red wine: vino rosso
hot chocolate: cioccolata calda
cup of coffee: tazza di caffè, tazzina di caffè
cup of tea: tazza di tè
sack: sacco
coincide: coincidere
boxing ring: ring, quadrato
castaway: naufrago, naufraghi
migration: migrazione
video store: videoteca
reward: ricompensa, premiare
savings: risparmio, risparmi
tape: nastro
cross paths: incrociarsi, incrociare
star struck: colpo di fulmine
exploding head: testa che esplode
skull: teschio
ogre: orco
goblin: goblin
alien monster: mostro alieno
grinning cat: gatto che sorride
weary cat: gatto esterrefatto
crying cat: gatto che piange
pouting cat: gatto imbronciato
collision: collisione
dizzy: stella con scia
sweat droplets: gocce di sudore
left speech bubble: nuvoletta nera
right anger bubble: nuvoletta rabbia
zzz: sonno
vulcan salute: saluto vulcaniano
love you gesture: gesto ti amo
thumbs up: pollice in su
thumbs down: pollice verso
oncoming fist: pugno chiuso
left facing fist: pugno a sinistra
right facing fist: pugno a destra
nail polish: smalto per unghie
selfie: selfie
flexed biceps: bicipite
lungs: polmoni
old man: uomo anziano
construction worker: operaio edile
pregnant woman: donna incinta
pregnant man: uomo incinto
breast feeding: allattare
baby angel: angioletto
santa claus: babbo natale
mx claus: santa claus
supervillain: supercattivo
merman: tritone
genie: genio
troll: troll
horse racing: ippica
snowboarder: persona sullo snowboard
speaking head: persona che parla
bust in silhouette: profilo di persona
footprints: impronta di piedi
bald: calvo
orangutan: orangotango
guide dog: cane guida
service dog: cane da assistenza
poodle: barboncino
black cat: gatto nero
bison: bisonte
ox: bue
boar: cinghiale
pig nose: naso da maiale
ram: montone
llama: lama
mammoth: mammut
sloth: bradipo
skunk: puzzola
badger: tasso
paw prints: impronte di zampe
turkey: tacchino
hatching chick: pulcino che nasce
dodo: dodo
black bird: merlo
sauropod: sauropode
t rex: t-rex
tropical fish: pesce tropicale
blowfish: pesce palla
beetle: coleottero
cricket: grillo
cockroach: scarafaggio
microbe: microbo
white flower: fiore bianco
lotus: loto
wilted flower: fiore appassito
hibiscus: ibisco
hyacinth: giacinto
seedling: germoglio
potted plant: pianta in vaso
evergreen tree: albero sempreverde
deciduous tree: albero deciduo
sheaf of rice: pianta di riso
four leaf clover: quadrifoglio
fallen leaf: foglia caduta
empty nest: nido vuoto
nest with eggs: nido con uova
melon: melone
red apple: mela rossa
green apple: mela verde
kiwi fruit: kiwi
avocado: avocado
eggplant: melanzana
ear of corn: pannocchia
hot pepper: peperoncino
bell pepper: peperone
cucumber: cetriolo
leafy green: verdure a foglia
broccoli: broccoli
peanuts: arachidi
beans: fagioli
chestnut: castagna
ginger root: radice di zenzero
pea pod: baccello di piselli
baguette: baguette
flatbread: focaccia
pretzel: pretzel
bagel: bagel
waffle: waffle
cheese wedge: fetta di formaggio
poultry leg: coscia di pollo
cut of meat: taglio di carne
bacon: pancetta
hot dog: hot dog
taco: taco
burrito: burrito
tamale: tamale
stuffed flatbread: pita farcita
falafel: falafel
pot of food: pentola di cibo
bowl with spoon: ciotola con cucchiaio
green salad: insalata verde
popcorn: popcorn
canned food: cibo in scatola
bento box: bento box
rice cracker: galletta di riso
rice ball: onigiri
cooked rice: riso bollito
curry rice: riso al curry
steaming bowl: ciotola fumante
roasted sweet potato: patata dolce arrosto
oden: oden giapponese
fried shrimp: gambero fritto
moon cake: torta della luna
dango: dango
dumpling: raviolo
fortune cookie: biscotto della fortuna
takeout box: confezione da asporto
squid: calamaro
oyster: ostrica
soft ice cream: cono gelato
shaved ice: granita
doughnut: ciambella
shortcake: fetta di torta
cupcake: cupcake
lollipop: lecca lecca
custard: budino
honey pot: barattolo di miele
baby bottle: biberon
glass of milk: bicchiere di latte
sake: sakè
tropical drink: cocktail tropicale
beer mug: boccale di birra
clinking beer mugs: boccali di birra
clinking glasses: brindisi
tumbler glass: bicchiere tumbler
pouring liquid: liquido versato
cup with straw: bicchiere con cannuccia
bubble tea: bubble tea
beverage box: bevanda monodose
mate: mate
chopsticks: bacchette
fork and knife: forchetta e coltello
kitchen knife: coltello da cucina
amphora: anfora
globe showing americas: america
globe with meridians: globo con meridiani
world map: mappa mondiale
map of japan: mappa del giappone
snow capped mountain: montagna innevata
mount fuji: monte fuji
beach with umbrella: spiaggia con ombrellone
desert island: isola deserta
national park: parco nazionale
classical building: edificio classico
building construction: edificio in costruzione
derelict house: casa in rovina
house with garden: casa con giardino
post office: ufficio postale
love hotel: love hotel
convenience store: minimarket
tokyo tower: torre di tokyo
statue of liberty: statua della libertà
hindu temple: tempio indù
synagogue: sinagoga
kaaba: kaaba
night with stars: notte stellata
cityscape: paesaggio urbano
sunrise over mountains: alba sulle montagne
cityscape at dusk: città al tramonto
bridge at night: ponte di notte
carousel horse: cavallo da giostra
roller coaster: montagne russe
railway car: vagone
high speed train: treno alta velocità
light rail: metrotranvia
monorail: monorotaia
mountain railway: ferrovia di montagna
tram car: vagone del tram
oncoming bus: bus in arrivo
trolleybus: filobus
minibus: pulmino
police car: macchina della polizia
oncoming taxi: taxi in arrivo
oncoming automobile: auto in arrivo
sport utility vehicle: suv
pickup truck: pickup
articulated lorry: autoarticolato
racing car: auto da corsa
auto rickshaw: risciò a motore
roller skate: pattini a rotelle
oil drum: barile di petrolio
horizontal traffic light: semaforo orizzontale
vertical traffic light: semaforo verticale
ring buoy: salvagente
speedboat: motoscafo
passenger ship: nave da crociera
motor boat: barca a motore
airplane arrival: atterraggio
seat: sedile
suspension railway: ferrovia sospesa
mountain cableway: funivia
flying saucer: disco volante
bellhop bell: campanello da hotel
new moon: luna nuova
waxing crescent moon: luna crescente
waxing gibbous moon: luna gibbosa crescente
waning gibbous moon: luna gibbosa calante
waning crescent moon: luna calante
crescent moon: spicchio di luna
thermometer: termometro
ringed planet: pianeta con satellite
glowing star: stella che brilla
cyclone: ciclone
closed umbrella: ombrello chiuso
jack o lantern: zucca di halloween
christmas tree: albero di natale
sparkler: stellina scintillante
firecracker: petardo
party popper: spara coriandoli
confetti ball: coriandoli
tanabata tree: albero di tanabata
pine decoration: bambù decorato
wind chime: campana al vento
moon viewing ceremony: contemplazione della luna
red envelope: busta hongbao
ribbon: fiocco
military medal: medaglia militare
trophy: coppa
sports medal: medaglia sportiva
softball: palla da softball
volleyball: palla da pallavolo
american football: football americano
rugby football: pallone da rugby
flying disc: frisbee
bowling: bowling
cricket game: cricket
field hockey: hockey su prato
ice hockey: hockey su ghiaccio
ping pong: ping pong
badminton: badminton
boxing glove: guantone da pugilato
goal net: porta da calcio
diving mask: maschera da sub
running shirt: maglia da corsa
curling stone: stone da curling
bullseye: bersaglio
yo yo: yo-yo
water pistol: pistola ad acqua
joystick: joystick
slot machine: slot machine
puzzle piece: pezzo di puzzle
piñata: pentolaccia
mirror ball: palla da discoteca
nesting dolls: matrioska
framed picture: quadro incorniciato
artist palette: tavolozza
sewing needle: ago da cucito
yarn: gomitolo
knot: nodo
safety vest: gilet di sicurezza
necktie: cravatta
t shirt: t-shirt
kimono: kimono
sari: sari
briefs: slip
shorts: pantaloncini
bikini: bikini
woman’s clothes: maglietta da donna
purse: borsellino
shopping bags: borse della spesa
thong sandal: infradito
man’s shoe: scarpa da uomo
running shoe: scarpa sportiva
hiking boot: stivale da trekking
woman’s sandal: sandalo da donna
ballet shoes: scarpette da ballerina
woman’s boot: stivale da donna
woman’s hat: cappello da donna
top hat: cilindro
graduation cap: cappello da laureato
billed cap: cappello con visiera
military helmet: elmetto militare
prayer beads: rosario
gem stone: gemma
muted speaker: altoparlante disattivato
megaphone: megafono
postal horn: corno postale
bell with slash: campana sbarrata
musical score: pentagramma
musical note: nota musicale
musical notes: note musicali
studio microphone: microfono radiofonico
level slider: cursore del volume
control knobs: manopole di controllo
musical keyboard: piano
banjo: banjo
long drum: tamburo lungo
maracas: maracas
mobile phone: telefono cellulare
pager: cercapersone
fax machine: fax
low battery: batteria scarica
electric plug: spina elettrica
desktop computer: computer fisso
computer mouse: mouse
trackball: trackball
computer disk: minidisc
floppy disk: floppy disc
optical disk: disco ottico
dvd: dvd
abacus: abaco
movie camera: cinepresa
film frames: pellicola cinematografica
film projector: proiettore cinematografico
clapper board: ciak
camera with flash: fotocamera con flash
video camera: videocamera
videocassette: videocassetta
red paper lantern: lanterna rossa
diya lamp: diya
closed book: libro chiuso
open book: libro aperto
green book: libro verde
blue book: libro blu
orange book: libro arancione
ledger: quaderno ad anelli
page with curl: pagina con piega
scroll: pergamena
rolled up newspaper: quotidiano arrotolato
label: etichetta
yen banknote: banconota yen
dollar banknote: banconota dollaro
euro banknote: banconota euro
pound banknote: banconota sterlina
receipt: scontrino
e mail: e-mail
incoming envelope: posta in arrivo
outbox tray: posta inviata
inbox tray: posta ricevuta
fountain pen: penna stilografica
crayon: pastello a cera
memo: memo
file folder: cartella file
open file folder: cartella aperta
card index dividers: divisori per schedario
calendar: calendario
tear off calendar: calendario a strappo
spiral calendar: calendario a spirale
card index: schedario
bar chart: grafico a barre
clipboard: portablocco
pushpin: puntina
round pushpin: puntina arrotondata
paperclip: graffetta
linked paperclips: graffette attaccate
straight ruler: righello
card file box: schedario da tavolo
file cabinet: schedario da ufficio
locked: lucchetto chiuso
unlocked: lucchetto aperto
old key: chiave antica
dagger: pugnale
boomerang: boomerang
carpentry saw: sega da falegname
wrench: chiave inglese
screwdriver: cacciavite
nut and bolt: vite e bullone
clamp: morsetto
link: collegamento
broken chain: catena spezzata
toolbox: cassetta degli attrezzi
magnet: calamita
petri dish: piastra di petri
dna: dna
syringe: siringa
drop of blood: goccia di sangue
adhesive bandage: cerotto
crutch: stampella
stethoscope: stetoscopio
x ray: radiografia
couch and lamp: divano e lampada
toilet: toilette
plunger: sturalavandini
bathtub: vasca
mouse trap: trappola per topi
lotion bottle: flacone
safety pin: spilla da balia
sponge: spugna
fire extinguisher: estintore
cigarette: sigaretta
headstone: lapide
nazar amulet: occhio di allah
hamsa: mano di fatima
moai: moai
potable water: acqua potabile
water closet: simbolo del wc
customs: simbolo della dogana
prohibited: segnale di divieto
place of worship: luogo di culto
om: om
trident emblem: tridente
name badge: tesserino per nome
Sicilian: siciliano, siciliana, siciliani
Roman: romana
Italian: italiana
Spanish: spagnola
German: tedesca
Venetian: veneziana
American: americana
Neapolitan: napoletano, napoletana
Tuscan: toscano, toscana
sheet: lenzuolo, lenzuola
hung out: steso, stesa, stesi, stese
laundress: lavandaia
bell tower: campanile
penalty kick: rigore, calcio di rigore
decisive: decisivo, decisiva
goalkeeper: portiere
driving: battente
fishmonger: pescivendolo, pescivendola
courtyard: cortile
basil: basilico
from bologna: bolognese
by hand: a mano
fresh: fresco, fresca, freschi
explain: spiegato, spiega
sharpen: affilare, affila
dine: cenare
minister: ministro, ministra
speech: discorso
surprise: sorprendere, sorprende
drag: trascinare, trascina
snatch: strappare, strappa
carry away: portare via, porta via, portano via
crumb: briciola, briciole
anthill: formicaio
garbage collector: netturbino, spazzino
foam: schiuma
lend: presta
scold: sgridare, sgrida
whistle: fischia
hang: appende, stende
applaud: applaude
referee: arbitro
puddle: pozzanghere
owner: padrone
hairdresser: parrucchiera
laziness: pigrizia
bad: cattiva
yellow: gialla
swallow: inghiotte
let go: lasciare andare
save: parare
seamstress: sarta
absent-minded: distratto, distratta
serve: serve
`;
