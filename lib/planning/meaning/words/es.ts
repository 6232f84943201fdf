/**
 * Spanish words by the English lemma they stand for, one lemma a line. Names of some concrete things come from the
 * Unicode CLDR annotations (© Unicode, Inc., Unicode License v3).
 */
export const esWords: string = `
with: con
without: sin
in: en
on: sobre, encima, en el
under: bajo, debajo
behind: detrás, tras
in front of: delante de, frente a, ante
between: entre
through: a través de
towards: hacia
against: contra
from: desde
for: para, por
to: a, al
of: de, del
the: el, la, los, las, lo
a: un, una, unos, unas
and: y, e
or: o, u
but: pero, sino
who: que, quien, quienes
what: qué
when: cuando, cuándo
while: mientras
where: donde, dónde
why: por qué
because: porque
how to: cómo hacer, como hacer, cómo se hace
how: cómo
as: como
before: antes de, antes
after: después de, después, luego
during: durante
until: hasta
since: desde hace
not: no
nobody: nadie
nothing: nada
something: algo
someone: alguien
never: nunca, jamás
always: siempre
again: otra vez, de nuevo
only: sólo, solamente
all: todo, todos
every: cada
each other: el uno al otro
very: muy
more: más
less: menos
his: su, sus
their: suyo
my: mi, mis
our: nuestro
your: tu, tus
he: él
she: ella
they: ellos, ellas
itself: se, sí
this: este, esta, esto, estos, estas
that: ese, esa, eso, aquel, aquella, que sí
first: primero, primer, primera
last: último
new: nuevo
old: viejo, antiguo, anciano
young: joven, jóvenes
big: grande, gran
small: pequeño, chico
one: uno
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
hundred: cien, ciento
thousand: mil, miles
half: medio, mitad
many: muchos, muchas
few: pocos, pocas
other: otro
same: mismo
together: juntos, juntas
alone: solo, sola, solos, solas, a solas
lonely: solitario, solitaria
there is: hay, había
is: es, está, son, están, era, estaba, fue, ser, estar
have: tener, tiene, tienen, tenía, tuvo, haber, ha, han
be able: poder, puede, pueden, pudo, podía
want: querer, quiere, quieren, quería, quiero, queremos
must: deber, debe, deben, tener que, hay que
become: convertirse en, volverse, se convierte en, se vuelve
turn into: convertirse, convertir, transformarse
make: hacer, hace, hacen, hizo, haciendo, hecho, hicieron
man: hombre, hombres
woman: mujer, mujeres
boy: muchacho
girl: chica, muchacha, niña
child: niño, crío, infante
baby: bebé
teenager: adolescente
old man: abuelo mayor
old woman: anciana, vieja
adult: adulto
people: gente, personas
person: persona
human: humano
crowd: multitud
family: familia
mother: madre, mamá
father: padre, papá
parents: padres
son: hijo
daughter: hija
brother: hermano
sister: hermana
twins: gemelos, gemelas, gemelo
grandmother: abuela, abuelita
grandfather: abuelo, abuelito
grandson: nieto
granddaughter: nieta
nephew: sobrino
niece: sobrina
uncle: tío
aunt: tía
cousin: primo
husband: marido, esposo
wife: esposa
widow: viuda
widower: viudo
couple: pareja
lover: amante
friend: amigo
best friend: mejor amigo
neighbour: vecino
stranger: desconocido, extraño
guest: invitado, huésped
orphan: huérfano
hero: héroe, heroína
villain: villano
enemy: enemigo
leader: líder
boss: jefe
king: rey
queen: reina
prince: príncipe
princess: princesa
knight: caballero
warrior: guerrero
soldier: soldado
samurai: samurái
ninja: ninja
pirate: pirata
spy: espía
detective: detective
police officer: policía, agente de policía
thief: ladrón, ladrona
murderer: asesino
killer: asesino en serie
prisoner: prisionero, preso
judge: juez, juzgar, fiscal
lawyer: abogado
doctor: médico, doctor
nurse: enfermera, enfermero
surgeon: cirujano
scientist: científico
engineer: ingeniero
inventor: inventor
astronaut: astronauta
pilot: piloto
captain: capitán
sailor: marinero
fisherman: pescador
farmer: granjero, agricultor, campesino
gardener: jardinero
shepherd: pastor
hunter: cazador
lumberjack: leñador
lighthouse keeper: farero, guardián del faro
guard: guardia, guardián, vigilante, vigilar
night watchman: vigilante nocturno
firefighter: bombero
teacher: maestro, profesor, docente
student: estudiante, alumno
writer: escritor
poet: poeta
journalist: periodista
photographer: fotógrafo
painter: pintor
artist: artista
sculptor: escultor
potter: alfarero, ceramista
musician: músico
singer: cantante
pianist: pianista
violinist: violinista
drummer: baterista
conductor: director de orquesta
dancer: bailarín, bailarina
ballerina: bailarina de ballet
actor: actor, actriz
director: director
clown: payaso
magician: mago
witch: bruja
wizard: hechicero
athlete: atleta, deportista
runner: corredor
boxer: boxeador
football player: futbolista
player: jugador
coach: entrenador
team: equipo
surfer: surfista
climber: escalador, alpinista
diver: buzo, buceador
swimmer: nadador
cyclist: ciclista
skater: patinador
cook: cocinero, cocinar
chef: chef
baker: panadero
pastry chef: pastelero, repostero
waiter: camarero, mesero
barista: barista
butcher: carnicero
hairdresser: peluquero
barber: barbero
tailor: sastre
shoemaker: zapatero
watchmaker: relojero
blacksmith: herrero
glassblower: soplador de vidrio
carpenter: carpintero
mechanic: mecánico
craftsman: artesano
worker: trabajador, obrero
builder: constructor, albañil
driver: conductor, chófer
taxi driver: taxista
truck driver: camionero
postman: cartero, cartera del correo
courier: repartidor, mensajero
seller: vendedor
merchant: comerciante, mercader
customer: cliente
owner: dueño
librarian: bibliotecario
secretary: secretario
office worker: oficinista
programmer: programador
architect: arquitecto
politician: político
president: presidente
mayor: alcalde
priest: sacerdote, cura
monk: monje
nun: monja
bride: novia
groom: novio
tourist: turista
traveller: viajero
hiker: senderista, excursionista
explorer: explorador
refugee: refugiado
beggar: mendigo
passer-by: transeúnte
passenger: pasajero
street musician: músico callejero
robot: robot
alien: extraterrestre, alienígena
monster: monstruo
ghost: fantasma, espectro
vampire: vampiro
zombie: zombi
werewolf: hombre lobo
dragon: dragón
unicorn: unicornio
fairy: hada
elf: elfo
giant: gigante
dwarf: enano
mermaid: sirena
angel: ángel
devil: diablo, demonio
god: dios
goddess: diosa
body: cuerpo
head: cabeza
face: cara, rostro
eye: ojo
ear: oreja, oído
nose: nariz
mouth: boca
lip: labio
tooth: diente
hair: pelo, cabello
beard: barba
hand: mano
finger: dedo
arm: brazo
shoulder: hombro
back: espalda
leg: pierna
foot: pie
knee: rodilla
heart: corazón, corazones
brain: cerebro
blood: sangre
bone: hueso
skin: piel
tear: lágrima
smile: sonrisa, sonreír, sonríe, sonríen
voice: voz, voces
skeleton: esqueleto
wing: ala
tail: cola
feather: pluma
honest review: reseña honesta, reseña sincera
scene: escena
movie: película, peli, film, filme
short film: cortometraje, corto
feature film: largometraje
video: vídeo, video
trailer: tráiler, avance de película
teaser: teaser
advertisement: anuncio, anuncio publicitario, publicidad, comercial, propaganda, spot
promotional: promocional
campaign: campaña
tutorial: tutorial
step by step: paso a paso
step: paso
explainer: vídeo explicativo
documentary: documental
interview: entrevista
report: reportaje, informe
news: noticias, noticia, telediario
music video: videoclip, vídeo musical
cartoon: dibujos animados, dibujo animado, caricatura
animation: animación
stop motion: stop motion, animación cuadro por cuadro
clay: arcilla, plastilina, barro
anime: anime
comic: cómic, historieta
vlog: vlog
livestream: transmisión en vivo, en directo
episode: episodio, capítulo
series: serie
story: historia, cuento, relato
fairy tale: cuento de hadas
fable: fábula
legend: leyenda
myth: mito
plot: trama, argumento
script: guion, guión
character: personaje
role: papel protagonista
shot: plano, toma
close-up: primer plano
slow motion: cámara lenta
time-lapse: cámara rápida, time-lapse
montage: montaje
soundtrack: banda sonora
music: música
song: canción, canciones
melody: melodía
rhythm: ritmo
concert: concierto
band: banda, grupo, grupo musical
sound: sonido
noise: ruido
silence: silencio
echo: eco
jazz: jazz
rock music: rock
tango: tango
horror: terror, horror
horror film: película de terror, película de miedo
comedy: comedia
drama: drama
tragedy: tragedia
romance: romance
thriller: suspense, thriller
crime film: policíaco
western: western, del oeste
science fiction: ciencia ficción
fantasy: fantasía
film noir: cine negro
black and white: blanco y negro
silent film: cine mudo, película muda
action: acción
adventure: aventura
mystery: misterio
parody: parodia
joke: broma, chiste
product: producto
brand: marca
logo: logotipo, logo
launch: lanzamiento, lanzamos, presentamos
discount: descuento, rebaja
offer: oferta, promoción, ofrecer
sale: venta, rebajas
price: precio
free: gratis, gratuito, libre
review: reseña, análisis, opinión
unboxing: unboxing
testimonial: testimonio
collection: colección
company: empresa, compañía
startup: startup
business: negocio
job: empleo
project: proyecto, proyectar
presentation: presentación
meeting: reunión
invention: invento
technology: tecnología
quality: calidad
style: estilo
design: diseño
luxury: lujo
advice: consejo, truco
lesson: lección, clase
course: curso
science: ciencia
history: historia antigua
art: arte
poem: poema, poesía
exhibition: exposición
party: fiesta
birthday: cumpleaños
wedding: boda, iglesia celebrando boda
funeral: funeral, entierro
christmas: Navidad
easter: Pascua
new year: año nuevo
carnival: carnaval
festival: festival
parade: desfile
holiday: vacaciones, feriado
journey: viaje
trip: excursión
ride: trayecto, montar a caballo, cabalgar
walk: paseo, caminar, andar
competition: competición, concurso
race: carrera, competir
victory: victoria
defeat: derrota
goal: gol
aim: meta, objetivo
prize: premio
medal: medalla
sport: deporte
football: fútbol
basketball: baloncesto, balón de baloncesto
tennis: tenis, pelota de tenis
yoga: yoga
boxing: boxeo, boxear
marathon: maratón
training: entrenamiento
weather: clima
cloud: nube
fog: niebla
mist: bruma
storm: tormenta, tempestad
thunderstorm: tormenta eléctrica
lightning: relámpago, rayo
thunder: trueno
wind: viento
breeze: brisa
hurricane: huracán
tornado: tornado
flood: inundación
earthquake: terremoto
avalanche: avalancha
drought: sequía
rainbow: arcoíris
ice: hielo, cubito de hielo
snowflake: copo de nieve
snowman: muñeco de nieve
blizzard: ventisca
heat: calor
cold: frío
dew: rocío
time: tiempo
day: día
night: noche
midnight: medianoche
noon: mediodía
morning: mañana
dawn: amanecer, alba, madrugada
sunrise: salida del sol
sunset: atardecer, puesta de sol, ocaso, puesta del sol
dusk: anochecer, crepúsculo
evening: velada
afternoon: tarde
today: hoy
tomorrow: pasado mañana
yesterday: ayer
now: ahora
soon: pronto
suddenly: de repente, de pronto, súbitamente
slowly: despacio, lentamente
year: año
month: mes
week: semana
weekend: fin de semana
hour: hora
minute: minuto
second: segundo
moment: momento, instante
century: siglo
past: pasado
future: futuro, porvenir
present day: presente
spring: primavera
summer: verano
autumn: otoño
winter: invierno
season: estación del año, temporada
monday: lunes
friday: viernes
saturday: sábado
sunday: domingo
once upon a time: érase una vez, había una vez
light: luz, luces, ligero
shadow: sombra
darkness: oscuridad, tinieblas
ray: rayo de luz
sunlight: luz del sol
moonlight: luz de la luna
reflection: reflejo
neon: neón
color: color, colores
red: rojo
blue: azul, azules
green: verde
yellow: amarillo
orange: anaranjado, naranja
pink: rosado
purple: morado, violeta
brown: marrón, castaño
black: negro
white: blanco
grey: gris
golden: dorado
gold: oro
silver: plata, plateado
bronze: bronce
colorful: colorido
material: material
metal: metal
iron: hierro, planchar
steel: acero
stone: piedra
rock: roca
marble: mármol
concrete: hormigón, cemento
brick: ladrillo
sand: arena
sandcastle: castillo de arena
dust: polvo
mud: lodo, fango
leather: cuero
wool: lana
cotton: algodón
silk: seda
fabric: tela
plastic: plástico
porcelain: porcelana
ceramics: cerámica
crystal: cristal de roca
electricity: electricidad
energy: energía
air: aire
emotion: emoción
joy: alegría, gozo
happiness: felicidad
sadness: tristeza, pena
anger: ira, rabia, furia
nostalgia: nostalgia, añoranza
melancholy: melancolía
loneliness: soledad
peace: paz
calm: calma, tranquilo, sereno
tension: tensión
surprise: sorpresa
jealousy: celos, envidia
passion: pasión
tenderness: ternura
pain: dolor
grief: duelo, luto
guilt: culpa
shame: vergüenza
pride: orgullo
courage: valor, coraje, valentía
trust: confianza
doubt: duda, dudar
despair: desesperación
wonder: asombro, maravilla
boredom: aburrimiento
stress: estrés
friendship: amistad
first love: primer amor
memory: recuerdo, memoria
secret: secreto
betrayal: traición
freedom: libertad
truth: verdad
justice: justicia
revenge: venganza
crime: crimen, delito
murder: asesinato
theft: robo, atraco, hurto
clue: pista
trap: trampa
danger: peligro
accident: accidente
catastrophe: catástrofe, desastre
war: guerra
battle: batalla
army: ejército
revolution: revolución
rebellion: rebelión
death: muerte
life: vida
everyday life: vida cotidiana
birth: nacimiento
childhood: infancia, niñez
youth: juventud
old age: vejez
generation: generación
fate: destino
luck: suerte, fortuna
magic: magia, mágico
spell: hechizo, conjuro
curse: maldición
miracle: milagro
prophecy: profecía
dreamlike: onírico
nightmare: pesadilla
soul: alma
spirit: espíritu
mind: mente
idea: idea
thought: pensamiento
word: palabra
name: nombre
language: idioma, lengua
question: pregunta
problem: problema
solution: solución
mistake: error
decision: decisión
plan: plan secreto
mission: misión
force: fuerza
speed: velocidad
strength: fortaleza
beauty: belleza
health: salud
illness: enfermedad
hunger: hambre
thirst: sed
poverty: pobreza
success: éxito
failure: fracaso
farewell: despedida, adiós
encounter: encuentro
absence: ausencia
distance: distancia
beginning: comienzo, principio, inicio
ending: fin, final
tradition: tradición
culture: cultura
religion: religión
society: sociedad
environment: medio ambiente
climate change: cambio climático
pollution: contaminación
civilization: civilización
apocalypse: apocalipsis, fin del mundo
immigrant: inmigrante
team spirit: espíritu de equipo
habit: costumbre, hábito
rule: regla, reinar, gobernar
law: ley
part: parte
piece: pieza, pedazo, trozo
side: lado
line: línea, fila
circle: círculo
edge: borde
top: cima, cumbre
bottom: fondo
hole: agujero, hoyo
number: número
message: mensaje
signal: señal de radio
code: código, programar
trace: huella, rastro
way: manera, modo, forma
animal: animal, animales
pet: mascota
dog: perro, can
puppy: cachorro
cat: gato
kitten: gatito
horse: caballo
foal: potro
donkey: burro, asno
cow: vaca
bull: toro
calf: ternero
sheep: oveja
lamb: cordero
goat: cabra
pig: cerdo
chicken: gallina, pollo
rooster: gallo
chick: pollito
duck: pato
goose: ganso, oca
swan: cisne
bird: pájaro, ave
sparrow: gorrión
swallow: golondrina, tragar
crow: cuervo, corneja
owl: búho, lechuza
eagle: águila
falcon: halcón
pigeon: paloma
seagull: gaviota
parrot: loro, papagayo
hummingbird: colibrí
peacock: pavo real
flamingo: flamencos
flamenco: flamenco
penguin: pingüino
stork: cigüeña
heron: garza
crane: grúa, grulla
lion: león
tiger: tigre
leopard: leopardo, jaguar
panther: pantera
cheetah: guepardo
elephant: elefante
giraffe: jirafa
zebra: cebra
rhinoceros: rinoceronte
hippopotamus: hipopótamo
camel: camello, dromedario
monkey: mono
gorilla: gorila
bear: oso
polar bear: oso polar
panda: panda
koala: koala
kangaroo: canguro
wolf: lobo
fox: zorro
deer: ciervo, venado
reindeer: reno
moose: alce
rabbit: conejo
hare: liebre
squirrel: ardilla
hedgehog: erizo
mouse: ratón
rat: rata
hamster: hámster
bat: murciélago
mole: topo
otter: nutria
beaver: castor
raccoon: mapache
whale: ballena
dolphin: delfín
shark: tiburón
seal: foca
octopus: pulpo
jellyfish: medusa
fish: pez, peces
goldfish: pez dorado
crab: cangrejo
lobster: langosta, bogavante
shell: concha
coral: coral
reef: arrecife
turtle: tortuga
frog: rana, sapo
snake: serpiente, culebra
lizard: lagarto, lagartija
crocodile: cocodrilo
dinosaur: dinosaurio
insect: insecto
bee: abeja
butterfly: mariposa
ant: hormiga
spider: araña
spider web: telaraña, tela de araña
snail: caracol
ladybug: mariquita
firefly: luciérnaga
dragonfly: libélula
moth: polilla
housefly: mosca
mosquito: mosquito
caterpillar: oruga
worm: gusano
flock: bandada, rebaño
nest: nido
egg: huevo
plant: planta, plantar, sembrar, siembra
tree: árbol, árboles
oak: roble
pine: pino
willow: sauce
birch: abedul
cherry tree: cerezo
olive tree: olivo
apple tree: manzano
palm tree: palmera, palma
bamboo: bambú
cactus: cactus, cacto
flower: flor
rose: rosa
sunflower: girasol, girasoles
tulip: tulipán
daisy: margarita
lavender: lavanda
orchid: orquídea
poppy: amapola
cherry blossom: flor de cerezo
bouquet: ramo, ramo de flores
petal: pétalo
leaf: hoja
branch: rama
root: raíz, raíces
seed: semilla
grass: hierba, césped, pasto
moss: musgo
mushroom: seta, champiñón, hongo
bush: arbusto
wheat: trigo
vine: vid, parra
vineyard: viñedo
harvest: cosecha, vendimia, cosechar
place: lugar, sitio
world: mundo
earth: tierra
nature: naturaleza
landscape: paisaje
forest: bosque
jungle: selva, jungla
wood: madera
mountain: montaña, monte
hill: colina, cerro
valley: valle
cliff: acantilado
canyon: cañón
volcano: volcán
lava: lava
glacier: glaciar
iceberg: iceberg
desert: desierto
dune: duna
oasis: oasis
cave: cueva, caverna
mine: mina
river: río
stream: arroyo
waterfall: cascada, catarata
lake: lago
pond: estanque
swamp: pantano
sea: mar
ocean: océano
wave: ola, decir adiós con la mano
tide: marea
coast: costa
beach: playa
shore: orilla
bay: bahía
harbour: puerto
pier: muelle
island: isla
field: campo
meadow: prado, pradera
garden: jardín
orchard: huerto
vegetable garden: huerta
park: parque
greenhouse: invernadero
farm: granja
barn: granero, establo
fence: valla, cerca
path: sendero, camino, senda
road: carretera
street: calle
highway: autopista, autovía
alley: callejón
crossroads: cruce, encrucijada
sidewalk: acera, vereda
town square: plaza
city: ciudad
village: pueblo, aldea
neighbourhood: barrio
suburb: suburbio, periferia
countryside: campiña
country: país
border: frontera
horizon: horizonte
sky: cielo
space: espacio
universe: universo
galaxy: galaxia
planet: planeta
moon: luna
full moon: luna llena
sun: sol
star: estrella
shooting star: estrella fugaz
meteorite: meteorito
northern lights: aurora boreal
house: casa
home: hogar
apartment: apartamento, piso, departamento
building: edificio
skyscraper: rascacielos
tower: torre
castle: castillo, castillo europeo
palace: palacio
ruin: ruina
mansion: mansión
cabin: cabaña, choza
tent: tienda de campaña, carpa
igloo: iglú
temple: templo
church: iglesia
cathedral: catedral
mosque: mezquita
monastery: monasterio
cemetery: cementerio
grave: tumba
lighthouse: faro
windmill: molino, molino de viento
bridge: puente
tunnel: túnel
dam: presa
water well: pozo
fountain: fuente
statue: estatua
sculpture: escultura
monument: monumento
pyramid: pirámide
wall: pared, muro, muralla
door: puerta
gate: portón, verja
window: ventana
roof: tejado, techo, azotea
balcony: balcón
terrace: terraza
floor: suelo
stairs: escalera, escaleras
elevator: ascensor, elevador
corridor: pasillo
room: habitación, cuarto
living room: sala de estar, salón
bedroom: dormitorio
kitchen: cocina
bathroom: baño, cuarto de baño
attic: desván, ático
basement: sótano
garage: garaje
studio: estudio
workshop: taller
office: oficina, despacho
factory: fábrica
warehouse: almacén, bodega
shop: tienda
supermarket: supermercado
market: mercado
bakery: panadería, pastelería
bookshop: librería
library: biblioteca
restaurant: restaurante
café: cafetería
bar: bar, cantina, taberna
hotel: hotel
hospital: hospital
pharmacy: farmacia
laboratory: laboratorio
school: escuela, colegio
university: universidad
classroom: aula, salón de clases
museum: museo
gallery: galería
theatre: teatro
opera: ópera
cinema: cine
circus: circo
amusement park: parque de atracciones, parque de diversiones
carousel: carrusel, tiovivo
ferris wheel: noria, noria de feria
playground: patio de juegos, parque infantil
swing: columpio
zoo: zoológico
aquarium: acuario
stadium: estadio
gym: gimnasio
pool: piscina
stage: escenario
station: estación, estación de tren
subway: metro
platform: andén
bus stop: parada de autobús
airport: aeropuerto
gas station: gasolinera
parking lot: aparcamiento, estacionamiento
prison: prisión, cárcel
courtroom: tribunal, juzgado
bank: banco
server room: sala de servidores
construction site: obra en construcción
labyrinth: laberinto
vehicle: vehículo
car: coche, auto, carro
sports car: coche deportivo, deportivo
electric car: coche eléctrico
taxi: taxi
bus: autobús
truck: camión
van: furgoneta, camioneta
camper van: autocaravana, caravana
ambulance: ambulancia
fire truck: camión de bomberos
motorcycle: moto, motocicleta
scooter: patinete, escúter
bicycle: bicicleta, bici
skateboard: monopatín
train: tren
steam train: tren de vapor, locomotora
tram: tranvía
rail: vía del tren, carril, riel
boat: barco, bote, barca
ship: nave, buque, navío
sailboat: velero
ferry: transbordador
canoe: canoa
kayak: kayak
raft: balsa
submarine: submarino
shipwreck: naufragio
anchor: ancla, anclar, atracar el barco
airplane: avión
paper plane: avión de papel
helicopter: helicóptero
drone: dron
hot air balloon: globo aerostático
airship: dirigible
spaceship: nave espacial
space station: estación espacial
rocket: cohete
satellite: satélite
ufo: ovni
parachute: paracaídas
tractor: tractor
sled: trineo
carriage: carruaje, carroza
wheel: rueda
engine: motor
wheelchair: silla de ruedas
thing: cosa
object: objeto
table: mesa
desk: escritorio
chair: silla
armchair: sillón, butaca
sofa: sofá
bench: banca, banquillo
bed: cama
pillow: almohada
blanket: manta, cobija
cradle: cuna
shelf: estante, estantería
closet: armario
drawer: cajón
box: caja
package: paquete
packaging: envase, embalaje
treasure chest: cofre, baúl
treasure: tesoro
treasure map: mapa del tesoro
map: mapa
globe: globo terráqueo
basket: cesta, canasta
bag: bolsa, bolso
backpack: mochila, mochila escolar
suitcase: maleta
lamp: lámpara
lantern: farol, linterna de papel, farolillo
street lamp: farola
flashlight: linterna
light bulb: bombilla
candle: vela
torch: antorcha
fire: fuego, incendio
campfire: fogata, hoguera
fireplace: chimenea
flame: llama
spark: chispa
smoke: humo, fumar
steam: vapor
ash: ceniza
fireworks: fuegos artificiales
explosion: explosión
matchstick: cerilla, fósforo
mirror: espejo
clock: reloj
watch: reloj de pulsera
pocket watch: reloj de bolsillo
alarm clock: despertador
hourglass: reloj de arena
key: llave
lock: cerradura, candado
rope: cuerda, soga
chain: cadena
thread: hilo
needle: aguja
scissors: tijeras
knife: cuchillo
fork: tenedor
spoon: cuchara
plate: plato
bowl: cuenco, tazón
cup: taza
mug: jarra
glass: vaso, vidrio, cristal
wine glass: copa, copa de vino
bottle: botella
perfume bottle: frasco de perfume
jar: tarro, frasco
vase: jarrón, florero
pot: olla, maceta
pan: sartén
kettle: tetera, hervidor
coffee machine: cafetera
oven: horno
refrigerator: nevera, refrigerador, frigorífico
washing machine: lavadora
vacuum cleaner: aspiradora
broom: escoba
bucket: cubo, balde
soap: jabón
towel: toalla
toothbrush: cepillo de dientes
brush: pincel, brocha, cepillo
paint: pintura, pintar
painting: cuadro
drawing: dibujo
portrait: retrato
frame: marco, enmarcar
photo: foto, fotografía
camera: cámara, cámara de fotos
album: álbum
book: libro
page: página
diary: diario
letter: carta
love letter: carta de amor
postcard: postal
note: nota
notebook: cuaderno, libreta
newspaper: periódico
magazine: revista
paper: papel
pen: pluma estilográfica, bolígrafo
pencil: lápiz, lápices
ink: tinta
typewriter: máquina de escribir
telephone: teléfono
phone: móvil, celular
phone booth: cabina telefónica
computer: ordenador, computadora, computador
laptop: portátil, ordenador portátil
tablet: tableta
screen: pantalla
keyboard: teclado
server: servidor
robot arm: brazo robótico
machine: máquina
time machine: máquina del tiempo
app: aplicación
software: software, programa
website: sitio web, página web
internet: internet
network: red social
data: datos
artificial intelligence: inteligencia artificial
television: televisión, televisor, tele
radio: radio
headphones: auriculares, audífonos
loudspeaker: altavoz, parlante, altavoz de mano
microphone: micrófono
record player: tocadiscos
vinyl record: disco de vinilo, vinilo
cassette: casete
piano: piano
guitar: guitarra
violin: violín
cello: violonchelo
drum: tambor, batería
trumpet: trompeta
saxophone: saxofón
flute: flauta
harp: arpa
accordion: acordeón
orchestra: orquesta
music box: caja de música
bell: campana, campanilla
toy: juguete
doll: muñeca
puppet: marioneta, títere
teddy bear: oso de peluche, osito de peluche
ball: pelota, balón
balloon: globo
kite: cometa de papel, papalote
puzzle: rompecabezas
chess: ajedrez
playing card: naipe, baraja
dice: dado
game: juego, partido, partida
video game: videojuego, mando de videoconsola
gift: regalo, don
ring: anillo
necklace: collar
earring: pendiente, arete
bracelet: pulsera
jewel: joya
diamond: diamante
pearl: perla
crown: corona
sword: espada
shield: escudo
armour: armadura
bow: arco
arrow: flecha
weapon: arma
gun: pistola
bomb: bomba
wand: varita
hat: sombrero
cap: gorra
helmet: casco
mask: máscara
glasses: gafas, lentes, anteojos
sunglasses: gafas de sol
umbrella: paraguas
coat: abrigo
jacket: chaqueta
raincoat: impermeable, gabardina
suit: traje
spacesuit: traje espacial
dress: vestido
wedding dress: vestido de novia
skirt: falda
shirt: camisa
t-shirt: camiseta
sweater: suéter, jersey
trousers: pantalón, pantalones
jeans: vaqueros
shoe: zapato
sneaker: zapatilla
boot: bota
sock: calcetín
glove: guante
scarf: bufanda, pañuelo
belt: cinturón
clothes: ropa
costume: disfraz
uniform: uniforme
fashion: moda
perfume: perfume
lipstick: pintalabios, labial
cream: crema
makeup: maquillaje
medicine: medicina, medicamento
pill: pastilla, píldora
money: dinero
coin: moneda
flag: bandera
sign: cartel, letrero, señal
trash: basura
tool: herramienta
hammer: martillo
saw: sierra
nail: clavo
screw: tornillo
shovel: pala
axe: hacha
ladder: escalera de mano
gear: engranaje
battery: pila
cable: cable
button: botón
telescope: telescopio
microscope: microscopio
compass: brújula
binoculars: prismáticos
surfboard: tabla de surf
skis: esquí, esquís
net: red, malla
fishing rod: caña de pescar
message in a bottle: mensaje en una botella
food: comida, alimento
breakfast: desayuno
lunch: almuerzo
dinner: cena
meal: comida casera
recipe: receta
ingredient: ingrediente
bread: pan, pan de molde
croissant: cruasán
dough: masa
flour: harina
cake: pastel, tarta, torta
birthday cake: pastel de cumpleaños, tarta de cumpleaños
cookie: galleta
pancake: panqueque, tortita
chocolate: chocolate
candy: caramelo, dulce
ice cream: helado
honey: miel
sugar: azúcar
salt: sal
pepper: pimienta
butter: mantequilla
oil: aceite
olive oil: aceite de oliva
cheese: queso
milk: leche
yogurt: yogur
meat: carne
sausage: salchicha
hamburger: hamburguesa
pizza: pizza
pasta: fideos
noodle: fideo
rice: arroz
soup: sopa
salad: ensalada
sandwich: bocadillo, sándwich
sushi: sushi
spice: especia
fruit: fruta, fruto
vegetable: verdura
apple: manzana
lemon: limón
banana: plátano, banana
strawberry: fresa
cherry: cereza
grape: uva
peach: melocotón, durazno
watermelon: sandía
tomato: tomate
potato: patata, papa
carrot: zanahoria
onion: cebolla
garlic: ajo
corn: maíz
pumpkin: calabaza
olive: aceituna
nut: nuez, nueces
drink: bebida, beber, tomar una copa
water: agua, regar, riega
coffee: café
tea: té
juice: zumo, jugo
beer: cerveza
wine: vino
champagne: champán
cocktail: cóctel
lemonade: limonada
drop: gota
bubble: burbuja
puddle: charco
mend: remendar, zurcir
homemade: casero
twenty: veinte
thirty: treinta
forty: cuarenta
fifty: cincuenta
million: millón, millones
eleven: once
twelve: doce
late wife: difunta esposa
deceased: fallecido
regretful: arrepentido
closing: cierre
opening: apertura, inauguración
set free: liberar, soltar, suelta
cost: costar, cuesta
plush: peluche
in the middle of: en medio de, en mitad de
at the bottom of: al fondo de
inside it: dentro de él
omelette: tortilla
light a fire: prender fuego
treehouse: casa del árbol, casa en el árbol
dollhouse: casa de muñecas
beehive: colmena
beekeeper: apicultor
veterinarian: veterinario
dentist: dentista
psychologist: psicólogo
archaeologist: arqueólogo
biologist: biólogo
florist: florista
jeweller: joyero
bookseller: librero
cleaner: limpiador
janitor: conserje, portero
ticket inspector: revisor
train driver: maquinista
flight attendant: azafata
cowboy: vaquero
gladiator: gladiador
pharaoh: faraón
emperor: emperador
mummy: momia
superhero: superhéroe, personaje de superhéroe
cyborg: cíborg
android: androide
creature: criatura
beast: bestia
phoenix: fénix
commander: comandante
crew: tripulación
gang: banda criminal, pandilla
mafia: mafia
witness: testigo
victim: víctima
suspect: sospechoso, sospechar
candidate: candidato
expert: experto
beginner: principiante
colleague: compañero, colega
companion: acompañante
rival: rival
fan: aficionado, fan
audience: público, audiencia
choir: coro
singer songwriter: cantautor
dj: disc-jockey
rapper: rapero
influencer: influencer
youtuber: youtuber
citizen: ciudadano
inhabitant: habitante
tribe: tribu
homeless: sin techo, sin hogar
slave: esclavo
servant: sirviente, criado
butler: mayordomo
widowed: enviudado
pregnant: embarazada
newlyweds: recién casados
lighthouse lamp: lámpara del faro
buoy: boya
sail: velamen, navegar, zarpar
oar: remo
hook: gancho, anzuelo
lagoon: laguna
spring water: manantial
seaside: orilla del mar, junto al mar
seabed: fondo del mar, fondo marino
rice field: arrozal
cornfield: maizal
wheat field: trigal, campo de trigo
clearing: claro del bosque
savanna: sabana
tundra: tundra
north pole: Polo Norte
antarctica: Antártida
crater: cráter
orbit: órbita, orbitar
black hole: agujero negro
constellation: constelación
milky way: Vía Láctea
eclipse: eclipse
solar system: sistema solar
astronomy: astronomía
observatory: observatorio
cell: celda, célula
virus: virus
immune system: sistema inmunitario
photosynthesis: fotosíntesis
gravity: gravedad
weightlessness: ingravidez
experiment: experimento
formula: fórmula
economy: economía
inflation: inflación
democracy: democracia
election: elección, elecciones
strike: huelga
kingdom: reino
empire: imperio
throne: trono
dungeon: mazmorra, calabozo
fortress: fortaleza amurallada
portal: portal
potion: poción
amulet: amuleto
crystal ball: bola de cristal
broomstick: escoba voladora
cauldron: caldero
origami: origami
lego: Lego
shadow theatre: teatro de sombras
paper cutout: recorte de papel
watercolor: acuarela
oil painting: óleo
sketch: boceto
graffiti: grafiti
mural: mural
pottery wheel: torno de alfarero
loom: telar
sewing machine: máquina de coser
projector: proyector
film reel: rollo de película, carrete
tripod: trípode
spotlight: foco, reflector
curtain: cortina, telón
carpet: alfombra
red carpet: alfombra roja
chandelier: araña de luces
staircase railing: barandilla
doorbell: timbre
mailbox: buzón
traffic light: semáforo
traffic jam: atasco
traffic: tráfico
zebra crossing: paso de cebra
kiosk: kiosco, quiosco
stall: puesto
laundromat: lavandería
nursing home: residencia de ancianos, asilo
kindergarten: jardín de infancia, guardería
orphanage: orfanato
shelter: refugio
bunker: búnker
sewer: alcantarilla
window sill: alféizar
shop window: escaparate, vitrina
counter: mostrador, barra
waiting room: sala de espera
operating room: quirófano
dance hall: salón de baile
nightclub: discoteca
casino: casino
market hall: mercado cubierto
beach umbrella: sombrilla
hammock: hamaca
picnic: picnic
barbecue: barbacoa, parrilla
snack: merienda, tentempié
dessert: postre
sauce: salsa
espresso: café expreso
broth: caldo
steak: filete, bistec
shrimp: gamba, camarón
blueberry: arándano
raspberry: frambuesa
pineapple: piña
coconut: coco
mango: mango
pear: pera
fig: higo
mint: menta
cinnamon: canela
cinnamon roll: rollo de canela, rollos de canela
vanilla: vainilla
deodorant: desodorante
shampoo: champú
toothpaste: pasta de dientes
razor: afeitadora, navaja de afeitar, cuchilla de afeitar
mattress: colchón
furniture: mueble, muebles
handbag: bolso de mano
wallet: cartera, billetera
credit card: tarjeta de crédito
ticket: billete, entrada, boleto, tique
passport: pasaporte
bag of money: bolsa de dinero
safe box: caja fuerte
contract: contrato
insurance: seguro de vida
credit: crédito
account: cuenta
subscription: suscripción
password: contraseña
email: correo electrónico
voice message: mensaje de voz
phone call: llamada
virtual reality: realidad virtual
hacker: pirata informático, hacker
hologram: holograma
laser: láser
chip: chip
sensor: sensor
solar panel: panel solar
wind turbine: aerogenerador, turbina eólica
recycling: reciclaje
beautiful: hermoso, bello, bonito, lindo, precioso
ugly: feo
good: bueno, buen, buena
bad: malo, mal
evil: malvado, maligno
better: mejor
worse: peor
perfect: perfecto
huge: enorme, inmenso, gigantesco
tiny: diminuto, pequeñito, minúsculo
long: largo
short: breve
tall: alto
low: bajo de altura
deep: profundo, hondo
wide: ancho, amplio
narrow: estrecho, angosto
thin: delgado, flaco, fino
fat: gordo
heavy: pesado
strong: fuerte
weak: débil
fast: rápido, veloz, rápidamente
slow: lento
hot: caliente
warm: cálido, tibio
cool: fresco
frozen: helada, helados, heladas, congelado
dry: seco, secar, secarse
wet: mojado, húmedo
soft: suave, blando
gentle: gentil, amable
hard: duro
difficult: difícil, difíciles
easy: fácil, fáciles
simple: sencillo, simple
clear: claro
dark: oscuro
bright: brillante, luminoso
empty: vacío, vaciar
full: lleno
clean: limpio, limpiar
dirty: sucio
broken: roto, quebrado
open air: al aire libre
closed: cerrado
hidden: oculto, escondido
secretly: en secreto, a escondidas
lost: perdido, extraviado
forgotten: olvidado
abandoned: abandonado
deserted: despoblado
happy: feliz, felices, contento, alegre
sad: triste
angry: enojado, enfadado, furioso
tired: cansado, agotado
scared: asustado
nervous: nervioso
excited: emocionado, entusiasmado
surprised: sorprendido
curious: curioso
brave: valiente
shy: tímido
proud: orgulloso
jealous: celoso
in love: enamorado
crazy: loco
strange: raro
mysterious: misterioso
dangerous: peligroso
scary: aterrador, espeluznante, tenebroso
haunted: embrujado, encantado
funny: divertido, gracioso, cómico
serious: serio
romantic: romántico
epic: épico
dramatic: dramático
poetic: poético
tragic: trágico
tender: tierno
melancholic: melancólico
nostalgic: nostálgico
silent: silencioso, callado
loud: ruidoso
peaceful: pacífico, apacible
wild: salvaje
domestic: doméstico
cute: adorable, tierno y lindo
sweet: dulce de sabor
bitter: amargo
delicious: delicioso, rico, sabroso
fresh: recién hecho
hungry: hambriento
rich: adinerado
poor: pobre
expensive: caro
cheap: barato, económico
elegant: elegante
luxurious: lujoso
modern: moderno
futuristic: futurista
ancient: milenario, ancestral
medieval: medieval
vintage: vintage, retro
traditional: tradicional
handmade: hecho a mano, artesanal
natural: natural
organic: orgánico, ecológico
sustainable: sostenible
electric: eléctrico
digital: digital
virtual: virtual
smart: inteligente
wireless: inalámbrico, wifi
portable: portátil de viaje
animated: animado
real: real
false: falso
true: verdadero
imaginary: imaginario
impossible: imposible
invisible: invisible
infinite: infinito
eternal: eterno
legendary: legendario
famous: famoso, célebre
unknown: ignoto
alive: vivo
dead: muerto, difunto
sick: enfermo
blind: ciego
deaf: sordo
mute: mudo
naked: desnudo
barefoot: descalzo
retired: jubilado, retirado
single: soltero
sleeping: dormido
safe: seguro, a salvo
ready: listo
important: importante
special: especial
magical: encantador
mechanical: mecánico de metal
wooden: de madera
urban: urbano
rural: rural
tropical: tropical
cosmic: cósmico
solar: solar
underwater: bajo el agua
rainy: lluvioso
snowy: nevado
foggy: brumoso, neblinoso
sunny: soleado
cloudy: nublado
stormy: tormentoso
starry: estrellado
round: redondo
flat: plano y liso
sharp: afilado
smooth: liso
transparent: transparente
rusty: oxidado
dusty: polvoriento
torn: desgarrado
quick: instantáneo
daily: diario de cada día
near: junto a, al lado de
far: lejos, lejano
up: arriba, hacia arriba
down: abajo, hacia abajo
left: izquierda
right: derecha
inside: dentro, adentro, en el interior
outside: fuera, afuera
around: alrededor
here: aquí
there: allí, allá
everywhere: por todas partes
nowhere: en ninguna parte
at night: de noche, por la noche
at dawn: al amanecer, de madrugada
at sunset: al atardecer
in the rain: bajo la lluvia
finally: por fin, finalmente
almost: casi
still: todavía, aún
already: ya
also: también
too much: demasiado
so: así
then: entonces
if: si
than: de lo que
well: bien
maybe: quizás, tal vez
really: realmente, de verdad
by mistake: por error
for the first time: por primera vez
for the last time: por última vez
one last: un último
every day: todos los días, cada día
every night: todas las noches, cada noche
a few seconds: unos segundos
between two worlds: entre dos mundos
some: algún, alguna, algunos
own: propio
whole: entero
next: próximo, siguiente
double: doble, duplicar
different: diferente, distinto
unique: único
normal: normal
official: oficial
international: internacional
local: local
japanese: japonés
italian: italiano
french: francés
spanish: español
german: alemán
chinese: chino
arab: árabe
egyptian: egipcio
american: estadounidense, americano
european: europeo
african: africano
mars: Marte
paris: París
london: Londres
rome: Roma
venice: Venecia
new york: Nueva York
tokyo: Tokio
stroll: pasear
run: correr
jump: saltar
climb: escalar, trepar, subir
crawl: gatear, arrastrarse
swim: nadar
dive: bucear, zambullirse
fly: volar
float: flotar
fall: caer, caerse, cae, caen, cayó, cayendo, caída
fall asleep: dormirse, quedarse dormido
fall in love: enamorarse, enamorar, se enamora
sleep: dormir, duerme, durmió
wake up: despertar, despertarse
get up: levantarse, levantar
dream: soñar, sueño
rest: descansar
sit: sentarse, sentar, sentado, sienta
stand: quedarse de pie, de pie
lie down: acostarse, tumbarse, acostar
stay: quedarse, quedar, permanecer
wait: esperar, aguardar, espera
stop: detenerse, detener, parar, detiene
begin: empezar, comenzar, empieza, comienza
end: terminar, acabar
continue: continuar
go: ir, irse, va, van, iba, yendo, ido, vamos
come: venir, viene, vienen
arrive: llegar
leave: marcharse, abandonar, partir
return: volver, regresar, vuelve, vuelven, vuelto, devolver
come home: volver a casa
enter: entrar
go out: salir, sale, salen, salió
cross: cruzar, atravesar, cruz
pass: pasar
follow: seguir, sigue, siguen
chase: perseguir
flee: huir, huye, huyen
escape: escapar, escaparse
hide: esconder, esconderse, ocultar
search: buscar, búsqueda
find: encontrar, hallar, encuentra, encuentran
discover: descubrir, descubierto
lose: perder, pierde
get lost: perderse, se pierde
forget: olvidar
remember: recordar, recuerda, acordarse
miss: extrañar, echar de menos
see: ver, ve, ven, vio, viendo, visto
look: mirar, contemplar
observe: observar
watch over: velar por, cuidar
listen: escuchar
hear: oír, oye, oyen, oyó
smell: oler, huele, olor, aroma
touch: tocar con la mano, toque, roce
feel: sentir, sentirse, siente, sienten
taste: probar, saborear, sabor
speak: hablar, charlar
say: decir, dice, dicen, dijo, dicho
tell: contar, narrar
whisper: susurrar, susurro
shout: gritar, grito
call: llamar
ask: preguntar, pedir, pide
answer: responder, contestar
greet: saludar
say goodbye: despedirse, despedir, se despide
promise: prometer, promesa
lie: mentir, miente, mentira
confess: confesar, confiesa
reveal: revelar, desvelar
laugh: reír, reírse, ríe, ríen, risa
cry: llorar, llanto
sing: cantar
dance: bailar, danzar, baile, danza
play: jugar, juega, juegan
play music: tocar
kiss: besar, beso
hug: abrazar, abrazo
love: amar, amor
hate: odiar, odio
marry: casarse, casar
meet: encontrarse, conocer, conoce, reunirse
reunite: reencontrarse, reencontrar, reencuentro
separate: separar, separarse
help: ayudar, ayuda
save: salvar, ahorrar
rescue: rescatar, rescate
protect: proteger
fight: luchar, pelear, lucha, pelea
attack: atacar, ataque
defend: defender
win: ganar, gana, vencer
kill: matar, asesinar
die: morir, muere, mueren, murió
be born: nacer, nace
live: vivir, vive, habitar
grow: crecer, cultivar
bloom: florecer, brotar
wither: marchitarse, marchitar
age: envejecer
change: cambiar, cambio
transform: transformar
open: abrir, abre, abierto
close: cerrar, cierra
break: romper, rompe
repair: reparar, arreglar
build: construir, construye
destroy: destruir, destruye
assemble: montar, ensamblar
create: crear
invent: inventar
draw: dibujar
write: escribir, escrito
read: leer, lee, leen, leyó, leyendo
learn: aprender
teach: enseñar
study: estudiar
work: trabajar, trabajo
rehearse: ensayar, ensayo
practise: entrenar, entrenarse
bake: hornear
knead: amasar
cut: cortar
mix: mezclar
stir: remover, revolver
pour: verter
serve: servir, sirve
eat: comer
boil: hervir, hierve
melt: derretirse, derretir, derrite
freeze: congelar, helarse
burn: arder, quemar
light up: encender, iluminar, enciende
extinguish: apagar, apagarse
shine: brillar, resplandecer
glow: relucir
sparkle: destellar, centellear
explode: explotar, estallar
turn: girar, dar vueltas
spin: hacer girar
roll: rodar
slide: deslizar, deslizarse
move: mover, moverse, mueve
push: empujar
pull: tirar, jalar
carry: llevar, cargar
bring: traer, trae
take: tomar, coger, agarrar
hold: sostener, sujetar, sostiene
give: dar, da, dan, dio, regalar
receive: recibir
send: enviar, mandar
deliver: entregar, repartir
throw: lanzar, tirar al aire
catch: atrapar, capturar
put: poner, pone, colocar
fill: llenar
wash: lavar
sweep: barrer
sew: coser
knit: tejer
wear: llevar puesto, vestir
dress up: vestirse, disfrazarse
pick: recoger, recolectar
dig: cavar, excavar
bury: enterrar, entierra
go fishing: pescar
hunt: cazar
cycle: montar en bicicleta, pedalear
drive: conducir, manejar, conduce
travel: viajar
land: aterrizar, amerizar
take off: despegar
park the car: aparcar, estacionar
surf: surfear
ski: esquiar
skate: patinar
camp: acampar
explore: explorar
visit: visitar
celebrate: celebrar, festejar
decorate: decorar, adornar
prepare: preparar
choose: elegir, escoger, elige
try: intentar, tratar de
succeed: lograr, conseguir, consigue
fail: fracasar, fallar
believe: creer, cree
think: pensar, piensa
know: saber, sabe, sabía
understand: entender, comprender, entiende
realize: darse cuenta, se da cuenta
decide: decidir
imagine: imaginar
solve: resolver, resuelve
explain: explicar
show: mostrar, muestra
present: presentar
introduce: dar a conocer
compare: comparar
use: usar, utilizar
buy: comprar
sell: vender
pay: pagar
steal: robar
order: ordenar, orden
count: contar hasta
measure: medir, mide
film: filmar, rodar una película, grabar
photograph: fotografiar
edit: editar
press: presionar, pulsar, apretar
knock: llamar a la puerta, golpear
hit: pegar
throw away: botar, tirar a la basura
blow: soplar
rain: llover, llueve, lluvia
snow: nevar, nieva, nieve
rise: alzarse, elevarse, ascender
sink: hundirse, hundir
flow: fluir, fluye
appear: aparecer, aparece
disappear: desaparecer, desaparece
survive: sobrevivir
suffer: sufrir
hope: esperanza
wish: desear, deseo
fear: temer, miedo, temor
scare: asustar
tremble: temblar, tiembla
breathe: respirar
sigh: suspirar
care for: cuidar de
heal: sanar, curar
forgive: perdonar
betray: traicionar
share: compartir
join: unir, unirse
connect: conectar
control: controlar, control, mando
fold: doblar, plegar
tie: atar
wrap: envolver
unwrap: desenvolver, desempaquetar
pack: hacer la maleta, empacar
hang: colgar, cuelga
lean: apoyarse
point: señalar
bark: ladrar
meow: maullar
howl: aullar
roar: rugir
purr: ronronear
bite: morder, muerde
lick: lamer
feed: alimentar, dar de comer
stroke: acariciar
adopt: adoptar
rob: atracar, asaltar
arrest: detener a un sospechoso, arrestar, arresto, detención
investigate: investigar
vote: votar
lead: guiar, liderar
serve time: cumplir condena
resist: resistir
challenge: desafiar
tame: adiestrar
improve: mejorar
test: poner a prueba
check: comprobar, revisar
fit: caber, encajar
take time: durar
happen: suceder, ocurrir
seem: parecer, parece
need: necesitar
enjoy: gustar, gusta, disfrutar
pray: rezar, orar
meditate: meditar
scream: chillar
applaud: aplaudir
perform: actuar, interpretar
compose: componer
record: registrar
translate: traducir
print: imprimir
charge: recargar
drift: ir a la deriva, a la deriva
crash: estrellarse, chocar
collapse: derrumbarse, colapsar
approach: acercarse, acercar
look for work: buscar trabajo
look up: alzar la vista
gather: reunir
surround: rodear
cover: cubrir, cubierto
invade: invadir
conquer: conquistar
keep: guardar, conservar
collect: coleccionar
descend: bajar, descender, baja
lift: levantar en alto
hatch: salir del huevo
knock down: derribar, tumbar
stumble: tropezar, tropieza
limp: cojear
kneel: arrodillarse, arrodillar
bend: inclinarse, agacharse
stretch: estirar, estirarse
sway: balancear, mecer
ring out: sonar, suena, suenan
beat: latir, late
tick: hacer tictac
rot: pudrirse
crumble: desmoronarse
dissolve: disolver, disolverse
fade: desvanecerse, desvanecer
drip: gotear
splash: salpicar
soak: empapar
polish: pulir, lustrar
carve: tallar, esculpir
shape: moldear, modelar
forge: forjar
weld: soldar
blow glass: soplar vidrio
grind: moler, muele
fry: freír, fríe
roast: asar, tostar
peel: pelar
chop: picar
spread: untar, extender
beat eggs: batir huevos
toast: brindar
chew: masticar
sip: sorber
whistle: silbar
hum: tararear
snore: roncar
yawn: bostezar
sneeze: estornudar
cough: toser
blink: parpadear
stare: mirar fijamente
glance: echar un vistazo
nod: asentir
blush: sonrojarse
sweat: sudar
bleed: sangrar
hurt: herir, doler
wounded: herido
drown: ahogarse, ahogar
suffocate: asfixiar
poison: veneno, envenenar
shoot: disparar
aim at: apuntar
threaten: amenazar
kidnap: secuestrar
spy on: espiar
sneak: colarse, escabullirse
smuggle: contrabandear
cheat: engañar, hacer trampa
blackmail: chantaje, chantajear
accuse: acusar
condemn: condenar
punish: castigar
negotiate: negociar
convince: convencer
persuade: persuadir
argue: discutir
reconcile: reconciliarse, reconciliar
apologize: disculparse, pedir perdón
thank: agradecer, dar las gracias
congratulate: felicitar
welcome: dar la bienvenida, bienvenido
invite: invitar
flirt: coquetear
seduce: seducir
abandon: dejar, desamparar
let: dejar que, permitir
forbid: prohibir
obey: obedecer
refuse: rechazar, negarse
accept: aceptar
borrow: pedir prestado
lend: prestar
exchange: intercambiar, canjear
replace: sustituir, reemplazar
lower: bajar el volumen
raise: criar, educar
increase: aumentar
reduce: reducir
divide: dividir
copy: copiar
imitate: imitar
repeat: repetir, repite
interrupt: interrumpir
disturb: molestar
prevent: impedir, evitar
warn: advertir, avisar
announce: anunciar
publish: publicar
advertise: promocionar
recommend: recomendar
unlock: desbloquear, abrir con llave
lock up: encerrar
install: instalar
activate: activar
turn on: prender
turn off: desconectar
function: funcionar
operate: manejar una máquina
earn: ganar dinero
spend: gastar
bet: apostar
guess: adivinar
worry: preocuparse, preocupar
regret: lamentar, arrepentirse
mourn: llorar la muerte, estar de luto
console: consolar
encourage: animar, alentar
inspire: inspirar
admire: admirar
respect: respetar
deserve: merecer
dare: atreverse
hesitate: vacilar
insist: insistir
give up: rendirse, renunciar
overcome: superar
achieve: alcanzar
rebel: rebelarse
obsess: obsesionar
haunt: rondar
summon: invocar
enchant: embrujar
resurrect: resucitar
hover: planear
flutter: revolotear
migrate: migrar, emigrar
gallop: galopar
swarm: pulular
peck: picotear
graze: pastar
milk the cow: ordeñar
shear: esquilar
plough: arar
prune: podar
chop wood: cortar leña
row: remar
load: cargar la batería
unload: descargar
block: bloquear
brake: frenar
accelerate: acelerar
overtake: adelantar
hitchhike: hacer autoestop
commute: ir al trabajo
exercise: hacer ejercicio
score a goal: marcar un gol
kick: patear
train hard: entrenar duro
juggle: hacer malabares
pretend: fingir, finge
joke around: bromear
tease: burlarse
grow up: hacerse mayor
inherit: heredar
retire: jubilarse
divorce: divorciarse, divorcio
emigrate: emigrar lejos
move away: mudarse, mudanza
rent: alquilar
furnish: amueblar
renovate: renovar, reformar
restore: restaurar
reflect: reflejar, reflejarse
revive: revivir
belong: pertenecer
contain: contener, contiene
include: incluir, incluye
exist: existir
mean: significar
produce: producir
manufacture: fabricar
export: exportar
organize: organizar, ordenar el cuarto
clear away: despejar
set the table: poner la mesa
make coffee: preparar café
tuck in: arropar
put to bed: acostar al niño
comb: peinar
shave: afeitar, afeitarse
shower: ducharse, ducha
bathe: bañarse, bañar
undress: desnudarse
late: tardío, tarde en la noche, demasiado tarde
early: temprano
delay: retraso
spit: escupir
damage: dañar, estropear
chess player: ajedrecista
shift: turno
stubborn: testarudo, terco
dispute: disputar
match: encuentro deportivo
lullaby: canción de cuna, nana
bedtime story: cuento para dormir
homework: deberes
exam: examen
playground slide: tobogán
sunbeam: rayo de sol
raindrop: gota de lluvia
snowball: bola de nieve
ice rink: pista de hielo
ice cream truck: camión de helados
bus driver: conductor de autobús
garbage truck: camión de la basura
street artist: artista callejero
tightrope walker: equilibrista, funambulista
acrobat: acróbata
trapeze: trapecio
fortune teller: adivina, vidente
matchmaker: casamentera
stuntman: doble de acción
understudy: suplente
prompter: apuntador
ticket booth: taquilla
backstage: bastidores, camerino
sleepwalker: sonámbulo
insomnia: insomnio
amnesia: amnesia
dementia: demencia
grief stricken: afligido
wedding ring: alianza
anniversary: aniversario
promise ring: promesa de amor
reason: razón, motivo
example: ejemplo
difference: diferencia
result: resultado
opportunity: oportunidad
experience: experiencia
talent: talento
wisdom: sabiduría
patience: paciencia
innocence: inocencia
honor: honor
faith: fe
sin: pecado
greed: codicia, avaricia
obsession: obsesión
madness: locura
chaos: caos
balance: equilibrio
harmony: armonía
conflict: conflicto
sacrifice: sacrificio
redemption: redención
identity: identidad
exile: exilio
homeland: patria
dream world: mundo de los sueños
parallel universe: universo paralelo
time travel: viaje en el tiempo
time loop: bucle temporal
end credits: créditos
voice-over: voz en off
narrator: narrador
dialogue: diálogo
camera movement: movimiento de cámara
tracking shot: travelling
aerial view: vista aérea, desde el aire
wide shot: plano general
sequence shot: plano secuencia
flashback: flashback
subtitle: subtítulo
title: título
poster: póster
season finale: final de temporada
pilot episode: episodio piloto
sitcom: telecomedia
soap opera: telenovela
reality show: reality
quiz show: concurso de televisión
podcast: pódcast
blog: blog
social media: redes sociales
viral: viral
before and after: antes y después
limited edition: edición limitada
new collection: nueva colección
pre-order: preventa
now available: ya disponible
available: disponible
customer service: atención al cliente
delivery: entrega a domicilio
warranty: garantía
feature: característica, función
benefit: beneficio, ventaja
disadvantage: desventaja
audience target: público objetivo
investor: inversor
pitch: presentación de ventas
brochure: folleto
trade fair: feria
charity: caridad, beneficencia
donation: donación, donar
volunteer: voluntario
animal shelter: refugio de animales, perrera
real estate: inmobiliaria
travel agency: agencia de viajes
insurance company: aseguradora
law firm: bufete de abogados
dental clinic: clínica dental
clinic: clínica
therapy: terapia
vaccine: vacuna
surgery: operación, cirugía
wasp: avispa
disguised: disfrazado
swiss: suizo
endless: interminable, sin fin
stray: callejero, perro callejero
light aircraft: avioneta
panel: panel
frozen river: río helado, río congelado
frozen lake: lago helado, lago congelado
russian: ruso
english: inglés
portuguese: portugués
brazilian: brasileño
mexican: mexicano
argentine: argentino
indian: indio, hindú
greek: griego
roman: romano
viking: vikingo
korean: coreano
turkish: turco
venetian: veneciano
berlin: Berlín
milan: Milán
naples: Nápoles
lisbon: Lisboa
europe: Europa
africa: África
japan: Japón
china: China
egypt: Egipto
italy: Italia
spain: España
france: Francia
germany: Alemania
amazon rainforest: Amazonia, selva amazónica
sahara: Sáhara
alps: Alpes
arctic: ártico
mediterranean: mediterráneo
atlantic: Atlántico
teenage years: adolescencia
elderly people: tercera edad
retirement: jubilación
leap: salto
flight: vuelo
escape plan: huida, fuga
chase scene: persecución
discovery: descubrimiento
return home: regreso, vuelta
arrival: llegada
departure: partida del tren, salida
exit: escapatoria
entrance: entrada principal
breath: aliento, respiración
heartbeat: latido
gaze: mirada
footstep: pisada
gesture: gesto
death bed: lecho de muerte
growth: crecimiento
transformation: transformación
construction: construcción, obras
destruction: destrucción
creation: creación
production: producción
purchase: compra
shopping: ir de compras, las compras
shopping cart: carrito de compras
cashier: cajero
queue: cola de gente
conversation: conversación, charla
discussion: discusión, debate
duel: duelo al amanecer
invasion: invasión
gunshot: tiroteo, disparo
bullet: bala
trial: juicio
confession: confesión
apology: disculpa
forgiveness: perdón
greeting: saludo
invitation: invitación
celebration: celebración
ceremony: ceremonia
ritual: ritual
pilgrim: peregrino
prayer: oración, plegaria
bible: Biblia
heaven: paraíso
hell: infierno
underground: subterráneo
depth: profundidad
height: altura
weight: peso
size: tamaño
silhouette: silueta
taste test: degustación
view: vista
tour: visita
guide: guía
route: ruta
destination: lugar de destino
luggage: equipaje
boarding gate: puerta de embarque
wreckage: restos, escombros
cobblestone: adoquín, empedrado
streetlight glow: luz de las farolas
candlelight: a la luz de las velas
soft light: luz suave
warm light: luz cálida
old photo: foto antigua, foto vieja
family photo: foto de familia
old friend: viejo amigo
single mother: madre soltera
only child: hijo único
nervousness: nervios
hurry: prisa
slowly but surely: poco a poco
at the same time: al mismo tiempo
one day: un día
one night: una noche
last day: último día
every morning: cada mañana, todas las mañanas
honest: sincero, honesto
erase: borrar
break down: averiarse, averiado, estropeado
travel through: recorrer
go up: ascender la cuesta
foldable: plegable
folding bike: bicicleta plegable
scrapyard: desguace, chatarrería
landfill: vertedero, basurero
employee: empleado
in a hurry: con prisa, apurado
we: nosotros, nosotras
I: yo, me
you: tú, usted, te, ustedes
him: lo a él, le
them: les
there where: ahí
which: cual, cuál
both: ambos, ambas
enough: bastante, suficiente
even: incluso, hasta el
instead of: en lugar de, en vez de
thanks to: gracias a
around the world: alrededor del mundo, vuelta al mundo
in silence: en silencio
at home: en casa
homesick: morriña
at the edge of: al borde de
end of the world: confín del mundo
deep sea: mar profundo
paper boat: barco de papel, barquito de papel
paper lantern: farolillo de papel
red thread: hilo rojo
red balloon: globo rojo
kick scooter: patineta eléctrica
running shoe: zapatillas de correr, zapatillas para correr, zapatilla deportiva
sports shoe: zapatillas deportivas
smartwatch: reloj inteligente
face cream: crema facial
sun cream: crema solar, protector solar
energy drink: bebida energética
mineral water: agua mineral
red wine: vino tinto
hot chocolate: chocolate caliente
cup of coffee: taza de café
cup of tea: taza de té
sack: saco
coincide: coincidir
boxing ring: ring, cuadrilátero
castaway: náufrago
migration: migración
video store: videoclub
reward: recompensa, recompensar, premiar
savings: ahorro, ahorros
tape: cinta
cross paths: cruzarse con
head shaking horizontally: cabeza negando
head shaking vertically: cabeza asintiendo
exploding head: cabeza explotando
skull: calavera
pile of poo: caca con ojos
ogre: demonio japonés oni
goblin: demonio japonés tengu
alien monster: monstruo alienígena
grinning cat: gato sonriendo
kissing cat: gato besando
weary cat: gato asustado
crying cat: gato llorando
pouting cat: gato enfadado
hundred points: cien puntos
collision: colisión
dizzy: símbolo de mareo
sweat droplets: gotas de sudor
speech balloon: bocadillo de diálogo
thought balloon: bocadillo de pensamiento
zzz: símbolo de sueño
vulcan salute: saludo vulcano
thumbs up: pulgar hacia arriba
thumbs down: pulgar hacia abajo
oncoming fist: puño cerrado
nail polish: pintarse las uñas
selfie: selfi
flexed biceps: bíceps flexionado
mechanical arm: brazo mecánico
mechanical leg: pierna mecánica
lungs: pulmones
biting lip: labio mordido
deaf man: hombre sordo
deaf woman: mujer sorda
health worker: profesional sanitario
factory worker: profesional industrial
pregnant woman: mujer embarazada
pregnant man: hombre embarazado
breast feeding: lactancia materna
baby angel: bebé ángel
santa claus: papá noel
mx claus: noel
supervillain: personaje de supervillano
mage: persona maga
merman: sirena hombre
genie: genio
troll: trol
horse racing: carrera de caballos
snowboarder: practicante de snowboard
speaking head: cabeza parlante
bust in silhouette: silueta de busto
footprints: huellas de pies
bald: sin pelo
orangutan: orangután
guide dog: perro guía
service dog: perro de servicio
poodle: caniche
black cat: gato negro
bison: bisonte
ox: buey
water buffalo: búfalo de agua
boar: jabalí
pig nose: nariz de cerdo
ram: carnero
mammoth: mamut
sloth: perezoso
skunk: mofeta
badger: tejón
paw prints: huellas de pezuñas
turkey: pavo
dodo: dodo
black bird: pájaro negro
sauropod: saurópodo
t rex: t-rex
tropical fish: pez tropical
blowfish: pez globo
bug: bicho
beetle: escarabajo
cricket: grillo
cockroach: cucaracha
microbe: microbio
white flower: flor blanca
lotus: loto
rosette: roseta
wilted flower: flor marchita
hibiscus: flor de hibisco
seedling: planta joven
potted plant: planta de maceta
sheaf of rice: espiga de arroz
maple leaf: hoja de arce
fallen leaf: hojas caídas
empty nest: nido vacío
nest with eggs: nido con huevos
melon: melón
tangerine: mandarina
red apple: manzana roja
green apple: manzana verde
kiwi fruit: kiwi
avocado: aguacate
eggplant: berenjena
ear of corn: espiga de maíz
hot pepper: chile picante
cucumber: pepino
broccoli: brócoli
peanuts: cacahuetes
beans: alubias
ginger root: raíz de jengibre
pea pod: vaina
baguette bread: baguete
flatbread: pan sin levadura
pretzel: bretzel
bagel: bagel
waffle: gofre
cheese wedge: cuña de queso
meat on bone: carne con hueso
poultry leg: muslo de pollo
cut of meat: corte de carne
bacon: beicon
french fries: patatas fritas
hot dog: perrito caliente
taco: taco
tamale: tamal
stuffed flatbread: pan relleno
falafel: falafel
pot of food: olla de comida
fondue: fondue
bowl with spoon: cuenco con cuchara
canned food: comida enlatada
bento box: caja de bento
rice cracker: galleta de arroz
rice ball: bola de arroz
cooked rice: arroz cocido
curry rice: arroz con curry
steaming bowl: tazón de fideos
spaghetti: espagueti
roasted sweet potato: patata asada
oden: brocheta
fried shrimp: gamba frita
moon cake: pastel de luna
dango: dango
dumpling: dumpling
takeout box: caja para llevar
squid: calamar
oyster: ostra
soft ice cream: cucurucho de helado
shaved ice: granizado hawaiano
doughnut: dónut
shortcake: trozo de tarta
cupcake: magdalena
chocolate bar: tableta de chocolate
lollipop: piruleta
custard: flan
honey pot: tarro de miel
baby bottle: biberón
glass of milk: vaso de leche
sake: sake
cocktail glass: copa de cóctel
tropical drink: bebida tropical
beer mug: jarra de cerveza
clinking glasses: copas brindando
tumbler glass: vaso de whisky
pouring liquid: líquido derramándose
cup with straw: vaso con pajita
bubble tea: té de burbujas
beverage box: tetrabrik
chopsticks: palillos
fork and knife: tenedor y cuchillo
kitchen knife: cuchillo de cocina
amphora: ánfora
world map: mapa mundial
map of japan: mapa de japón
snow capped mountain: montaña con nieve
mount fuji: monte fuji
camping: camping
beach with umbrella: playa y sombrilla
desert island: isla desierta
national park: parque nacional
classical building: edificio clásico
derelict house: casa abandonada
house with garden: casa con jardín
office building: edificio de oficinas
love hotel: hotel del amor
tokyo tower: torre de tokio
hindu temple: templo hindú
synagogue: sinagoga
kaaba: kaaba
night with stars: noche estrellada
cityscape: paisaje urbano
sunrise over mountains: amanecer sobre montañas
cityscape at dusk: ciudad al atardecer
bridge at night: puente de noche
carousel horse: caballo de tiovivo
roller coaster: montaña rusa
barber pole: poste de barbero
circus tent: carpa de circo
locomotive: locomotora de vapor
railway car: vagón
bullet train: tren bala
light rail: tren ligero
monorail: monorraíl
mountain railway: ferrocarril de montaña
tram car: vagón de tranvía
oncoming bus: autobús próximo
trolleybus: trolebús
minibus: minibús
fire engine: coche de bomberos
police car: coche de policía
oncoming taxi: taxi próximo
oncoming automobile: coche próximo
sport utility vehicle: vehículo deportivo utilitario
delivery truck: camión de reparto
articulated lorry: camión articulado
racing car: coche de carreras
motor scooter: scooter
auto rickshaw: mototaxi
railway track: vía de tren
oil drum: barril de petróleo
police car light: luces de policía
horizontal traffic light: semáforo horizontal
ring buoy: salvavidas
speedboat: lancha motora
passenger ship: barco de pasajeros
motor boat: barco a motor
airplane departure: avión despegando
airplane arrival: avión aterrizando
seat: asiento de transporte
suspension railway: ferrocarril de suspensión
mountain cableway: teleférico de montaña
flying saucer: platillo volante
bellhop bell: timbre de hotel
new moon: luna nueva
waxing crescent moon: luna creciente
waxing gibbous moon: luna gibosa creciente
waning gibbous moon: luna gibosa menguante
waning crescent moon: luna menguante
thermometer: termómetro
ringed planet: planeta con anillos
glowing star: estrella brillante
cloud with rain: nube con lluvia
cloud with snow: nube con nieve
cloud with lightning: nube con rayo
cyclone: ciclón
closed umbrella: paraguas cerrado
water wave: ola de mar
jack o lantern: calabaza de halloween
christmas tree: árbol de navidad
sparkler: bengala
firecracker: petardo
party popper: cañón de confeti
confetti ball: bola de confeti
tanabata tree: árbol de tanabata
pine decoration: decoración de pino
carp streamer: banderín de carpas
wind chime: campanilla de viento
red envelope: sobre rojo
ribbon: lazo
reminder ribbon: lazo conmemorativo
military medal: medalla militar
trophy: trofeo
sports medal: medalla deportiva
softball: pelota de softball
volleyball: pelota de voleibol
rugby football: balón de rugby
flying disc: disco volador
bowling: bolos
cricket game: críquet
field hockey: hockey sobre hierba
ice hockey: hockey sobre hielo
ping pong: tenis de mesa
badminton: bádminton
boxing glove: guante de boxeo
goal net: portería
diving mask: máscara de buceo
running shirt: camiseta sin mangas
curling stone: piedra de curling
bullseye: diana
yo yo: yoyó
water pistol: pistola de agua
magic wand: varita mágica
joystick: joystick
slot machine: máquina tragaperras
puzzle piece: pieza de puzle
piñata: piñata
mirror ball: bola de espejos
nesting dolls: muñeca rusa
flower playing cards: cartas de flores
performing arts: máscaras de teatro
framed picture: cuadro enmarcado
artist palette: paleta de pintor
sewing needle: aguja de coser
yarn: ovillo
knot: nudo
goggles: gafas de protección
lab coat: bata de laboratorio
safety vest: chaleco de seguridad
necktie: corbata
kimono: kimono
sari: sari
briefs: ropa interior
shorts: pantalones cortos
bikini: bikini
woman’s clothes: ropa de mujer
purse: monedero
shopping bags: bolsas de compras
thong sandal: chancla
man’s shoe: zapato de hombre
hiking boot: bota de senderismo
high heeled shoe: zapato de tacón
woman’s sandal: sandalia de mujer
ballet shoes: zapatillas de ballet
woman’s boot: bota de mujer
woman’s hat: sombrero de mujer
top hat: sombrero de copa
graduation cap: birrete
billed cap: gorra con visera
military helmet: casco militar
prayer beads: rosario
gem stone: piedra preciosa
muted speaker: altavoz silenciado
megaphone: megáfono
postal horn: corneta de posta
musical score: pentagrama
musical note: nota musical
musical notes: notas musicales
studio microphone: micrófono de estudio
level slider: control de volumen
control knobs: ruedas de control
headphone: auricular
musical keyboard: teclado musical
banjo: banjo
long drum: tamboril
maracas: maracas
mobile phone: teléfono móvil
telephone receiver: auricular de teléfono
fax machine: máquina de fax
low battery: batería baja
electric plug: enchufe eléctrico
desktop computer: ordenador de sobremesa
printer: impresora
computer mouse: ratón de ordenador
trackball: bola de desplazamiento
computer disk: minidisc
floppy disk: disquete
optical disk: disco óptico
dvd: disco dvd
abacus: ábaco
movie camera: cámara de cine
film frames: fotograma de película
film projector: proyector de cine
clapper board: claqueta
camera with flash: cámara con flash
video camera: videocámara
videocassette: cinta de vídeo
red paper lantern: lámpara japonesa
diya lamp: lámpara de aceite
closed book: libro cerrado
open book: libro abierto
green book: libro verde
blue book: libro azul
orange book: libro naranja
ledger: libro de contabilidad
page with curl: página doblada
scroll: pergamino
page facing up: página hacia arriba
rolled up newspaper: periódico enrollado
label: etiqueta
yen banknote: billete de yen
dollar banknote: billete de dólar
euro banknote: billete de euro
pound banknote: billete de libra
money with wings: billete con alas
incoming envelope: sobre entrante
outbox tray: bandeja de salida
inbox tray: bandeja de entrada
fountain pen: estilográfica
crayon: lápiz de cera
memo: cuaderno de notas
briefcase: maletín
file folder: carpeta de archivos
card index dividers: separador de fichas
calendar: calendario
tear off calendar: calendario recortable
spiral calendar: calendario de espiral
card index: organizador de fichas
bar chart: gráfico de barras
clipboard: portapapeles
pushpin: chincheta
round pushpin: chincheta redonda
paperclip: clip
linked paperclips: clips unidos
triangular ruler: escuadra
card file box: archivador de tarjetas
file cabinet: archivador
wastebasket: papelera
locked: candado cerrado
unlocked: candado abierto
old key: llave antigua
dagger: puñal
boomerang: bumerán
carpentry saw: sierra de carpintería
wrench: llave inglesa
screwdriver: destornillador
nut and bolt: tornillo y tuerca
clamp: tornillo de banco
white cane: bastón
link: eslabón
broken chain: cadena rota
toolbox: caja de herramientas
magnet: imán
test tube: tubo de ensayo
petri dish: placa de petri
dna: adn
syringe: jeringuilla
drop of blood: gota de sangre
adhesive bandage: tirita
crutch: muleta
stethoscope: estetoscopio
x ray: radiografía
couch and lamp: sofá y lámpara
toilet: inodoro
plunger: desatascador
bathtub: bañera
mouse trap: trampa de ratones
lotion bottle: bote de crema
safety pin: imperdible
roll of paper: rollo de papel
sponge: esponja
fire extinguisher: extintor
cigarette: cigarrillo
headstone: lápida
nazar amulet: ojo turco
hamsa: hamsa
moai: estatua moái
identification card: carné de identidad
potable water: agua potable
restroom: señal de aseos
water closet: aseos
passport control: control de pasaportes
customs: aduana
baggage claim: recogida de equipajes
left luggage: consigna
no bicycles: bicicletas prohibidas
no smoking: prohibido fumar
no littering: prohibido tirar basura
non potable water: agua no potable
place of worship: lugar de culto
om: om
trident emblem: emblema de tridente
name badge: etiqueta identificativa
Sicilian: siciliano, siciliana
Andalusian: andaluz, andaluza
Mexican: mexicana
Spanish: española
Argentine: argentina
Italian: italiana
German: alemana
Japanese: japonesa
American: americana
Colombian: colombiano, colombiana
Peruvian: peruano, peruana
sharpen: afilar, afila
dine: cenar, cena con
bell: campanas
basil: albahaca
butcher: carnicera
surprise: sorprender, sorprende
drag: arrastrar, arrastra
snatch: arrebatar, arrebata, arrancar
carry away: llevarse, se lleva, se llevan
blow away: hacer volar
crumb: migaja, miga
speech: discurso
minister: ministro, ministra
sheet: sábana
laundress: lavandera
bell tower: campanario
fishmonger: pescadero, pescadera
goalkeeper: portero de fútbol, portera de fútbol, guardameta, arquero
penalty kick: penalti, penal
final: la final, una final
compete in: disputan
garbage collector: barrendero
foam: espuma
pickle: encurtido
anthill: hormiguero
insomniac: insomne
lend: presta, prestan
scold: regañar, regaña
whistle: silba
hang: tender
applaud: aplaude
kite: cometa, barrilete
referee: árbitro, árbitra
seamstress: modista, costurera
owner: dueña
hairdresser: peluquera
hair salon: peluquería
landlord: casera
bet: apuesta
laziness: pereza
swallow: tragarse, se traga
ring: tocar la campana
return: devuelve, devuelven
manage: logra
`;
