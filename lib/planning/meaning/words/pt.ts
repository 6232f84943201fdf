/**
 * Portuguese words by the English lemma they stand for, one lemma a line. Names of some concrete things come from the
 * Unicode CLDR annotations (© Unicode, Inc., Unicode License v3).
 */
export const ptWords: string = `
with: com
without: sem
in: em, no, na, nos, nas, num, numa
on: sobre, em cima, em cima de, no alto
under: sob, debaixo, embaixo
behind: atrás, detrás
in front of: diante de, em frente a, na frente de
between: entre
through: através de, pelo, pela, pelos, pelas
towards: rumo a, em direção a
against: contra
from: desde
for: para, por
to: ao, à, aos, às
of: de, do, da, dos, das
the: o, a, os, as
a: um, uma, uns, umas
and: e
or: ou
but: mas, porém
who: que, quem
what: o que
when: quando
while: enquanto
where: onde
why: por que
because: porque
how to: como fazer, como se faz
how: como
before: antes de, antes
after: depois de, depois, após
during: durante
until: até
not: não
nobody: ninguém
nothing: nada
something: algo, alguma coisa
someone: alguém
never: nunca, jamais
always: sempre
again: de novo, outra vez
only: só, somente, apenas
all: todo, todos, tudo
every: cada
each other: um ao outro
very: muito
more: mais
less: menos
his: seu, sua, seus, suas
their: deles, delas
my: meu, minha, meus, minhas
our: nosso, nossa
your: teu, tua
he: ele
she: ela
they: eles, elas
itself: se, si
this: este, esta, isto, estes, estas
that: esse, essa, isso, aquele, aquela, que sim
first: primeiro, primeira
last: último
new: novo
old: velho, antigo, idoso
young: jovem, jovens
big: grande
small: pequeno
two: dois, duas
three: três
four: quatro
five: cinco
six: seis
seven: sete
eight: oito
nine: nove
ten: dez
hundred: cem, cento
thousand: mil, milhares
half: meio, metade
many: muitos, muitas
few: poucos, poucas
other: outro
same: mesmo
together: juntos, juntas
alone: sozinho, sozinha
lonely: solitário
there is: há, havia
is: é, está, são, estão, era, estava, foi, ser, estar
have: ter, tem, têm, tinha, teve
be able: poder, pode, podem, pôde
want: querer, quer, querem, queria, quero
must: dever, deve, devem, ter que
become: tornar-se, virar, vira, viram, torna
turn into: transformar-se
make: fazer, faz, fazem, fez, fazendo, feito
man: homem, homens
woman: mulher, mulheres
boy: garoto, menino, rapaz
girl: garota, menina, moça
child: criança
baby: bebê, bebé
teenager: adolescente
old woman: velha, idosa
adult: adulto
people: pessoas, gente
person: pessoa
human: humano
crowd: multidão
family: família
mother: mãe, mamãe
father: pai, papai
parents: pais
son: filho
daughter: filha
brother: irmão, irmãos
sister: irmã
twins: gêmeos, gêmeas
grandmother: avó, vovó
grandfather: avô, vovô
grandson: neto
granddaughter: neta
nephew: sobrinho
niece: sobrinha
uncle: tio
aunt: tia
cousin: primo
husband: marido, esposo
wife: esposa
widow: viúva
widower: viúvo
couple: casal
lover: amante
friend: amigo
best friend: melhor amigo
neighbour: vizinho
stranger: desconhecido, estranho
guest: convidado, hóspede
orphan: órfão
hero: herói, heroína
villain: vilão
enemy: inimigo
leader: líder
boss: chefe
king: rei
queen: rainha
prince: príncipe
princess: princesa
knight: cavaleiro
warrior: guerreiro
soldier: soldado
samurai: samurai
ninja: ninja
pirate: pirata
spy: espião
detective: detetive
police officer: policial
police: polícia
thief: ladrão
murderer: assassino
killer: matador
prisoner: prisioneiro, preso
judge: juiz, julgar, juiz no tribunal
lawyer: advogado
doctor: médico, doutor
nurse: enfermeira, enfermeiro
surgeon: cirurgião
scientist: cientista
engineer: engenheiro
inventor: inventor
astronaut: astronauta
pilot: piloto
captain: capitão
sailor: marinheiro
fisherman: pescador
farmer: fazendeiro, agricultor, camponês
gardener: jardineiro
shepherd: pastor
hunter: caçador
lumberjack: lenhador
lighthouse keeper: faroleiro
guard: guardião, vigia
night watchman: vigia noturno
firefighter: bombeiro
teacher: professor, professora na escola
student: estudante, aluno
writer: escritor
poet: poeta
journalist: jornalista
photographer: fotógrafo
painter: pintor
artist: artista
sculptor: escultor
potter: oleiro, ceramista
musician: músico
singer: cantor
pianist: pianista
violinist: violinista
drummer: baterista
conductor: maestro
dancer: dançarino, bailarino, bailarina
actor: ator, atriz
director: diretor
clown: palhaço
magician: mágico, mago
witch: bruxa
wizard: feiticeiro
athlete: atleta
runner: corredor de rua
boxer: boxeador, pugilista
football player: jogador de futebol
player: jogador
coach: treinador
team: equipe, time
surfer: surfista
climber: alpinista, escalador
diver: mergulhador
swimmer: nadador
cyclist: ciclista
skater: patinador, skatista
cook: cozinheiro, cozinhar, chef de cozinha
chef: chef
baker: padeiro
pastry chef: confeiteiro
waiter: garçom, garçonete
barista: barista
butcher: açougueiro
hairdresser: cabeleireiro
barber: barbeiro
tailor: alfaiate
shoemaker: sapateiro
watchmaker: relojoeiro
blacksmith: ferreiro
glassblower: soprador de vidro
carpenter: carpinteiro, marceneiro
mechanic: mecânico, mecânico trabalhando
craftsman: artesão
worker: trabalhador, operário
builder: construtor, pedreiro
driver: motorista
taxi driver: taxista
truck driver: caminhoneiro
postman: carteiro, carteira dos correios
courier: entregador, mensageiro
seller: vendedor
merchant: comerciante, mercador
customer: cliente
owner: dono
librarian: bibliotecário
secretary: secretário
office worker: funcionário de escritório, trabalhador de escritório
programmer: programador
architect: arquiteto
politician: político
president: presidente
mayor: prefeito
priest: padre, sacerdote
monk: monge
nun: freira
bride: noiva
groom: noivo
tourist: turista
traveller: viajante
hiker: caminhante
explorer: explorador
refugee: refugiado
beggar: mendigo
passer-by: transeunte
passenger: passageiro
street musician: músico de rua
robot: robô, rosto de robô
alien: alienígena, extraterrestre
monster: monstro
ghost: fantasma
vampire: vampiro
zombie: zumbi
werewolf: lobisomem
dragon: dragão
unicorn: unicórnio, rosto de unicórnio
fairy: fada
elf: elfo
giant: gigante
dwarf: anão
mermaid: sereia
angel: anjo
devil: diabo, demônio
god: deus
goddess: deusa
body: corpo
head: cabeça
face: rosto, cara
eye: olho
ear: orelha, ouvido
nose: nariz
mouth: boca
lip: lábio
tooth: dente
hair: cabelo
beard: barba
hand: mão, mãos
finger: dedo
arm: braço
shoulder: ombro
back: costas
leg: perna
foot: pé
knee: joelho
heart: coração, corações
brain: cérebro
blood: sangue
bone: osso
skin: pele
tear: lágrima
smile: sorriso, sorrir, sorri, sorriem
voice: voz, vozes
skeleton: esqueleto
wing: asa
tail: rabo, cauda
feather: pena
honest review: resenha honesta, resenha sincera, avaliação sincera, avaliação honesta
scene: cena
movie: filme, longa-metragem
short film: curta-metragem, curta
feature film: longa
video: vídeo
trailer: trailer
teaser: teaser
advertisement: anúncio, comercial, propaganda, publicidade, spot
promotional: promocional
campaign: campanha
tutorial: tutorial
step by step: passo a passo
step: passo
explainer: vídeo explicativo
documentary: documentário
interview: entrevista
report: reportagem, relatório
news: notícias, notícia, jornal da noite
music video: videoclipe, clipe
cartoon: desenho animado
animation: animação
stop motion: stop motion, massinha
clay: argila, barro
anime: anime
comic: quadrinhos, gibi
vlog: vlog
livestream: transmissão ao vivo, ao vivo
episode: episódio, capítulo
series: série
story: história
fairy tale: conto de fadas
fable: fábula
legend: lenda
myth: mito
plot: enredo
script: roteiro
character: personagem
role: papel principal
shot: plano, tomada
close-up: close, primeiro plano
slow motion: câmera lenta
time-lapse: time-lapse
montage: montagem
soundtrack: trilha sonora
music: música
song: canção, canções
melody: melodia
rhythm: ritmo
concert: show, concerto
band: banda, banda de música
sound: som, ruído
noise: barulho
silence: silêncio
echo: eco
jazz: jazz
rock music: rock
tango: tango
horror: terror, horror
horror film: filme de terror
comedy: comédia
drama: drama
tragedy: tragédia
romance: romance
thriller: suspense
crime film: filme policial
western: faroeste
science fiction: ficção científica
fantasy: fantasia épica
film noir: cinema noir
black and white: preto e branco
silent film: cinema mudo
action: ação
adventure: aventura
mystery: mistério
parody: paródia
joke: piada, brincadeira
product: produto
brand: marca
logo: logotipo, logo
launch: lançamento, lançamos
discount: desconto
offer: oferta, promoção, oferecer
sale: venda, liquidação
price: preço
free: grátis, gratuito, livre
review: resenha, avaliação, análise
unboxing: unboxing
testimonial: depoimento
collection: coleção
company: empresa
startup: startup
business: negócio
job: emprego, profissão
project: projeto, projetar
presentation: apresentação
meeting: reunião
invention: invenção
technology: tecnologia
quality: qualidade
style: estilo
design: design
luxury: luxo
advice: conselho, dica
lesson: lição, aula
course: curso
science: ciência
history: história antiga
art: arte
poem: poema, poesia
exhibition: exposição
party: festa
birthday: aniversário
wedding: casamento, capela de casamento
funeral: funeral, enterro
christmas: Natal
easter: Páscoa
new year: ano novo
carnival: carnaval
festival: festival
parade: desfile
holiday: férias
journey: viagem
trip: excursão
ride: trajeto, cavalgar
walk: passeio, caminhar, andar
competition: competição, concurso
race: corrida, disputar uma corrida
victory: vitória
defeat: derrota
goal: gol
aim: objetivo
prize: prêmio
medal: medalha
sport: esporte
football: futebol
basketball: basquete, bola de basquete
tennis: tênis
yoga: ioga
boxing: boxe, boxear
marathon: maratona
training: treino, treinamento
weather: clima
cloud: nuvem, nuvens
fog: névoa, neblina, nevoeiro
mist: bruma
storm: tempestade, tormenta
thunderstorm: trovoada
lightning: relâmpago, raio
thunder: trovão, trovões
wind: vento
breeze: brisa
hurricane: furacão
tornado: tornado
flood: enchente, inundação
earthquake: terremoto
avalanche: avalanche
drought: seca
rainbow: arco-íris
ice: gelo, cubo de gelo
snowflake: floco de neve
snowman: boneco de neve
blizzard: nevasca
heat: calor
cold: frio
dew: orvalho
time: tempo
day: dia
night: noite
midnight: meia-noite
noon: meio-dia
morning: manhã
dawn: amanhecer, madrugada, alvorada, aurora
sunrise: nascer do sol, aurora sobre água
sunset: pôr do sol, entardecer
dusk: anoitecer, crepúsculo
evening: fim de tarde
afternoon: tarde
today: hoje
tomorrow: amanhã
yesterday: ontem
now: agora
soon: em breve
suddenly: de repente
slowly: devagar, lentamente
year: ano
month: mês, meses
week: semana
weekend: fim de semana
hour: hora
minute: minuto
second: segundo
moment: momento, instante
century: século
past: passado
future: futuro
present day: atualidade
spring: primavera
summer: verão
autumn: outono
winter: inverno
season: estação do ano, temporada
monday: segunda-feira
friday: sexta-feira
saturday: sábado
sunday: domingo
once upon a time: era uma vez
light: luz, luzes, leve
shadow: sombra
darkness: escuridão
ray: raio de luz
sunlight: luz do sol
moonlight: luar
reflection: reflexo
neon: neon
color: cor, cores
red: vermelho
blue: azul, azuis
green: verde
yellow: amarelo
orange: alaranjado, laranja
pink: cor-de-rosa
purple: roxo
brown: marrom, castanho
black: preto, negro
white: branco
grey: cinza, cinzento
golden: dourado
gold: ouro
silver: prata, prateado
bronze: bronze
colorful: colorido
material: material
metal: metal
iron: ferro, passar a ferro
steel: aço
stone: pedra
rock: rocha
marble: mármore
concrete: concreto
brick: tijolo
sand: areia
sandcastle: castelo de areia
dust: poeira, pó
mud: lama
leather: couro
wool: lã
cotton: algodão
silk: seda
fabric: tecido
plastic: plástico
porcelain: porcelana
ceramics: cerâmica
crystal: cristal
electricity: eletricidade
energy: energia
air: ar
emotion: emoção
joy: alegria
happiness: felicidade
sadness: tristeza
anger: raiva, ira, fúria
nostalgia: nostalgia
melancholy: melancolia
loneliness: solidão
peace: paz
calm: calmo, tranquilo, calma, sossego
tension: tensão
surprise: surpresa
jealousy: ciúme, inveja
passion: paixão
tenderness: ternura, carinho
pain: dor
grief: luto
guilt: culpa
shame: vergonha
pride: orgulho
courage: coragem
trust: confiança
doubt: dúvida, duvidar
despair: desespero
wonder: maravilha, espanto
boredom: tédio
stress: estresse
friendship: amizade
first love: primeiro amor
memory: memória, lembrança
secret: segredo
betrayal: traição
freedom: liberdade
truth: verdade
justice: justiça
revenge: vingança
crime: crime
murder: assassinato
theft: roubo, assalto, furto
clue: pista
trap: armadilha
danger: perigo
accident: acidente
catastrophe: catástrofe, desastre
war: guerra
battle: batalha
army: exército
revolution: revolução
rebellion: rebelião
death: morte
life: vida
everyday life: cotidiano, dia a dia
birth: nascimento
childhood: infância
youth: juventude
old age: velhice
generation: geração
fate: destino
luck: sorte
magic: magia
spell: feitiço
curse: maldição
miracle: milagre
prophecy: profecia
dreamlike: onírico
nightmare: pesadelo
soul: alma
spirit: espírito
mind: mente
idea: ideia
thought: pensamento
word: palavra
name: nome
language: língua, idioma
question: pergunta, questão
problem: problema
solution: solução
mistake: erro
decision: decisão
plan: plano secreto
mission: missão
force: força
speed: velocidade
strength: fortaleza
beauty: beleza
health: saúde
illness: doença
hunger: fome
thirst: sede
poverty: pobreza
success: sucesso
failure: fracasso
farewell: despedida, adeus
encounter: encontro
absence: ausência
distance: distância
beginning: começo, início
ending: fim, final
tradition: tradição
culture: cultura
religion: religião
society: sociedade
environment: meio ambiente
climate change: mudança climática
pollution: poluição
civilization: civilização
apocalypse: apocalipse, fim do mundo
immigrant: imigrante
team spirit: espírito de equipe
habit: hábito, costume
rule: regra, reinar, governar
law: lei
part: parte
piece: peça, pedaço
side: lado
line: linha, fila
circle: círculo
edge: beirada
top: topo, cume
bottom: fundo
hole: buraco
number: número
message: mensagem
signal: sinal
code: código, programar
trace: pegada, rastro
way: maneira, modo, jeito
animal: animal, animais
pet: animal de estimação
dog: cão, cães, cachorro
puppy: filhote, cachorrinho
cat: gato
kitten: gatinho
horse: cavalo
foal: potro
donkey: burro, jumento
cow: vaca
bull: touro
calf: bezerro
sheep: ovelha
lamb: cordeiro
goat: cabra, bode
pig: porco
chicken: galinha, frango
rooster: galo
chick: pintinho
duck: pato
goose: ganso
swan: cisne
bird: pássaro, ave
sparrow: pardal
swallow: andorinha, engolir
crow: corvo
owl: coruja
eagle: águia
falcon: falcão
pigeon: pombo, pomba
seagull: gaivota
parrot: papagaio
hummingbird: beija-flor
peacock: pavão
flamingo: flamingo
penguin: pinguim
stork: cegonha
heron: garça
crane: guindaste, grua
lion: leão, rosto de leão
tiger: tigre
leopard: leopardo
panther: pantera
cheetah: guepardo
elephant: elefante
giraffe: girafa
zebra: zebra
rhinoceros: rinoceronte
hippopotamus: hipopótamo
camel: camelo
monkey: macaco
gorilla: gorila
bear: urso, rosto de urso
polar bear: urso polar
panda: panda, rosto de panda
koala: coala
kangaroo: canguru
wolf: lobo, rosto de lobo
fox: raposa, rosto de raposa
deer: cervo, veado
reindeer: rena
moose: alce
rabbit: coelho
hare: lebre
squirrel: esquilo
hedgehog: ouriço, porco-espinho
mouse: rato, camundongo
rat: ratazana
hamster: hamster, rosto de hamster
bat: morcego
mole: toupeira
otter: lontra
beaver: castor
raccoon: guaxinim
whale: baleia
dolphin: golfinho
shark: tubarão
seal: foca
octopus: polvo
jellyfish: água-viva, medusa
fish: peixe
goldfish: peixinho dourado
crab: caranguejo
lobster: lagosta
shell: concha
coral: coral, corais
reef: recife
turtle: tartaruga
frog: sapo, rã
snake: cobra, serpente
lizard: lagarto, lagartixa
crocodile: crocodilo, jacaré
dinosaur: dinossauro
insect: inseto
bee: abelha
butterfly: borboleta
ant: formiga
spider: aranha
spider web: teia de aranha
snail: caracol
ladybug: joaninha
firefly: vaga-lume
dragonfly: libélula
moth: mariposa
housefly: mosca
mosquito: mosquito
caterpillar: lagarta
worm: verme, minhoca
flock: rebanho, bando
nest: ninho
egg: ovo
plant: planta, plantar, semear
tree: árvore
oak: carvalho
pine: pinheiro
willow: salgueiro
birch: bétula
cherry tree: cerejeira
olive tree: oliveira
apple tree: macieira
palm tree: palmeira
bamboo: bambu
cactus: cacto
flower: flor
rose: rosa
sunflower: girassol
tulip: tulipa
daisy: margarida
lavender: lavanda
orchid: orquídea
poppy: papoula
cherry blossom: flor de cerejeira
bouquet: buquê
petal: pétala
leaf: folha
branch: galho, ramo
root: raiz, raízes
seed: semente
grass: grama, relva
moss: musgo
mushroom: cogumelo
bush: arbusto
wheat: trigo
vine: videira
vineyard: vinhedo
harvest: colheita, colher a safra
place: lugar
world: mundo
earth: terra
nature: natureza
landscape: paisagem
forest: floresta
jungle: selva, mata
wood: madeira
mountain: montanha, monte
hill: colina, morro
valley: vale
cliff: penhasco, falésia
canyon: cânion
volcano: vulcão
lava: lava
glacier: geleira
iceberg: iceberg
desert: deserto
dune: duna
oasis: oásis
cave: caverna, gruta
mine: mina
river: rio
stream: riacho, córrego
waterfall: cachoeira, cascata
lake: lago, lagoa
pond: tanque
swamp: pântano
sea: mar, mares
ocean: oceano
wave: onda, acenar
tide: maré
coast: costa, litoral
beach: praia
shore: margem, beira
bay: baía
harbour: porto
pier: cais, píer
island: ilha
field: campo
meadow: prado, campina
garden: jardim
orchard: pomar
vegetable garden: horta
park: parque
greenhouse: estufa
farm: fazenda, sítio
barn: celeiro, estábulo
fence: cerca
path: caminho, trilha, vereda
road: estrada
street: rua
highway: rodovia, autoestrada
alley: beco
crossroads: cruzamento, encruzilhada
sidewalk: calçada
town square: praça
city: cidade
village: aldeia, vila, povoado
neighbourhood: bairro
suburb: subúrbio, periferia
countryside: interior
country: país
border: fronteira
horizon: horizonte
sky: céu
space: espaço
universe: universo
galaxy: galáxia
planet: planeta
moon: lua
full moon: lua cheia
sun: sol
star: estrela
shooting star: estrela cadente
comet: cometa
meteorite: meteorito
northern lights: aurora boreal
house: casa
home: lar
apartment: apartamento
building: prédio, edifício
skyscraper: arranha-céu
tower: torre
castle: castelo
palace: palácio
ruin: ruína
mansion: mansão
cabin: cabana, choupana
tent: barraca, tenda
igloo: iglu
temple: templo
church: igreja
cathedral: catedral
mosque: mesquita
monastery: mosteiro
cemetery: cemitério
grave: túmulo, sepultura
lighthouse: farol
windmill: moinho, moinho de vento
bridge: ponte
tunnel: túnel
dam: represa
water well: poço
fountain: fonte
statue: estátua
sculpture: escultura
monument: monumento
pyramid: pirâmide
wall: parede, muro, muralha
door: porta
gate: portão
window: janela
roof: telhado, teto
balcony: varanda, sacada
terrace: terraço
floor: chão, piso
stairs: escada
elevator: elevador
corridor: corredor
room: quarto, sala
living room: sala de estar
bedroom: quarto de dormir
kitchen: cozinha
bathroom: banheiro
attic: sótão
basement: porão
garage: garagem
studio: estúdio, ateliê
workshop: oficina
office: escritório
factory: fábrica
warehouse: armazém, galpão
shop: loja
supermarket: supermercado
market: mercado, feira
bakery: padaria, confeitaria
bookshop: livraria
library: biblioteca
restaurant: restaurante
café: cafeteria
bar: bar, boteco, taverna
hotel: hotel
hospital: hospital
pharmacy: farmácia
laboratory: laboratório
school: escola
university: universidade
classroom: sala de aula
museum: museu
gallery: galeria
theatre: teatro
opera: ópera
cinema: cinema
circus: circo
amusement park: parque de diversões
carousel: carrossel
ferris wheel: roda-gigante, roda gigante
playground: parquinho
swing: balanço
zoo: zoológico
aquarium: aquário
stadium: estádio
gym: academia, ginásio
pool: piscina
stage: palco
station: estação
subway: metrô
platform: plataforma
bus stop: ponto de ônibus, parada
airport: aeroporto
gas station: posto de gasolina
parking lot: estacionamento
prison: prisão, cadeia
courtroom: tribunal
bank: banco
server room: sala de servidores
construction site: canteiro de obras
labyrinth: labirinto
vehicle: veículo
car: carro, automóvel
sports car: carro esportivo
electric car: carro elétrico
taxi: táxi
bus: ônibus, autocarro
truck: caminhão
van: van, furgão
camper van: motorhome
ambulance: ambulância
fire truck: caminhão de bombeiros
motorcycle: moto, motocicleta
scooter: patinete, lambreta
bicycle: bicicleta
skateboard: skate
train: trem, comboio
steam train: locomotiva, maria-fumaça
tram: bonde, bonde elétrico
rail: trilho
boat: barco, bote
ship: navio
sailboat: veleiro
ferry: balsa
canoe: canoa
kayak: caiaque
raft: jangada
submarine: submarino
shipwreck: naufrágio
anchor: âncora, ancorar
airplane: avião
paper plane: avião de papel
helicopter: helicóptero
drone: drone
hot air balloon: balão de ar quente
airship: dirigível
spaceship: nave espacial, espaçonave
space station: estação espacial
rocket: foguete
satellite: satélite
ufo: óvni, disco voador
parachute: paraquedas
tractor: trator
sled: trenó
carriage: carruagem
wheel: roda
engine: motor
wheelchair: cadeira de rodas
thing: coisa
object: objeto
table: mesa
desk: escrivaninha
chair: cadeira
armchair: poltrona
sofa: sofá
bench: banco de praça
bed: cama
pillow: travesseiro, almofada
blanket: cobertor, manta
cradle: berço
shelf: estante, prateleira
closet: armário, guarda-roupa
drawer: gaveta
box: caixa
package: pacote
packaging: embalagem
treasure chest: baú
treasure: tesouro
treasure map: mapa do tesouro
map: mapa
globe: globo terrestre
basket: cesta, cesto
bag: bolsa, sacola, saco
backpack: mochila
suitcase: mala
lamp: lâmpada, luminária
lantern: lanterna
street lamp: poste de luz
flashlight: lanterna de mão
light bulb: lâmpada elétrica
candle: vela
torch: tocha
fire: fogo, incêndio
campfire: fogueira
fireplace: lareira
flame: chama
spark: faísca
smoke: fumaça, fumar
steam: vapor
fireworks: fogos de artifício
explosion: explosão
matchstick: fósforo
mirror: espelho
clock: relógio
watch: relógio de pulso
pocket watch: relógio de bolso
alarm clock: despertador
hourglass: ampulheta
key: chave
lock: fechadura, cadeado
rope: corda
chain: corrente
thread: fio, carretel
needle: agulha
scissors: tesoura
knife: faca
fork: garfo
spoon: colher
plate: prato
bowl: tigela
cup: xícara
mug: caneca
glass: copo, vidro
wine glass: taça
bottle: garrafa
perfume bottle: frasco de perfume
jar: pote, frasco
vase: vaso, jarro
pot: panela
pan: frigideira
kettle: chaleira, bule
coffee machine: cafeteira, máquina de café
oven: forno
refrigerator: geladeira
washing machine: máquina de lavar
vacuum cleaner: aspirador
broom: vassoura
bucket: balde
soap: sabão, sabonete
towel: toalha
toothbrush: escova de dentes
brush: pincel, escova
paint: tinta, pintar
painting: quadro, pintura
drawing: desenho
portrait: retrato
frame: moldura, emoldurar
photo: foto, fotografia
camera: câmera
album: álbum
book: livro
page: página
diary: diário
letter: carta
love letter: carta de amor
envelope: envelope
postcard: cartão-postal
note: bilhete, nota
notebook: caderno
newspaper: jornal
magazine: revista
paper: papel
pen: caneta
pencil: lápis
ink: tinta de caneta
typewriter: máquina de escrever
telephone: telefone
phone: celular, smartphone
phone booth: cabine telefônica, orelhão
computer: computador
laptop: notebook, laptop
tablet: tablet
screen: tela
keyboard: teclado
server: servidor
robot arm: braço robótico
machine: máquina
time machine: máquina do tempo
app: aplicativo
software: software
website: site
internet: internet
network: rede social
data: dados
artificial intelligence: inteligência artificial
television: televisão
radio: rádio
headphones: fones de ouvido, fone
loudspeaker: alto-falante, caixa de som, buzina
microphone: microfone
record player: toca-discos, vitrola
vinyl record: disco de vinil
cassette: fita cassete
piano: piano
guitar: violão, guitarra
violin: violino
cello: violoncelo
drum: tambor, bateria
trumpet: trompete
saxophone: saxofone
flute: flauta
harp: harpa
accordion: sanfona, acordeão
orchestra: orquestra
music box: caixa de música
bell: sino
toy: brinquedo
doll: boneca
puppet: marionete, fantoche
teddy bear: ursinho de pelúcia
ball: bola
balloon: balão
kite: pipa
puzzle: quebra-cabeça
chess: xadrez
playing card: baralho
dice: dado
game: jogo, partida
video game: videogame
gift: presente, dom
ring: anel
necklace: colar
earring: brinco
bracelet: pulseira
jewel: joia
diamond: diamante
pearl: pérola
crown: coroa
sword: espada
shield: escudo
armour: armadura
bow: arco
arrow: flecha
weapon: arma
gun: pistola, revólver
bomb: bomba
wand: varinha
hat: chapéu
cap: boné
helmet: capacete
mask: máscara
glasses: óculos
sunglasses: óculos de sol, óculos escuros
umbrella: guarda-chuva
coat: casaco
jacket: jaqueta
raincoat: capa de chuva
suit: terno
spacesuit: traje espacial
dress: vestido
wedding dress: vestido de noiva
skirt: saia
shirt: camisa
t-shirt: camiseta
sweater: suéter, malha
trousers: calça, calças
jeans: jeans
shoe: sapato
boot: bota
sock: meia
glove: luva
scarf: cachecol, lenço
belt: cinto
clothes: roupa
costume: fantasia
uniform: uniforme
fashion: moda
perfume: perfume
lipstick: batom
cream: creme
makeup: maquiagem
medicine: remédio, medicamento
pill: comprimido, pílula
money: dinheiro
coin: moeda
flag: bandeira
sign: placa, letreiro
trash: lixo
tool: ferramenta
hammer: martelo
saw: serra
nail: prego
screw: parafuso
shovel: pá
axe: machado
ladder: escada de mão
gear: engrenagem
battery: pilha
cable: cabo
button: botão
telescope: telescópio
microscope: microscópio
compass: bússola
binoculars: binóculo
surfboard: prancha de surfe, prancha
skis: esqui
net: rede, rede de pesca
fishing rod: vara de pescar
message in a bottle: mensagem na garrafa
food: comida, alimento
breakfast: café da manhã
lunch: almoço
dinner: jantar
meal: refeição
recipe: receita
ingredient: ingrediente
bread: pão, pães
croissant: croissant
dough: massa
flour: farinha
cake: bolo
birthday cake: bolo de aniversário
cookie: biscoito, bolacha
pancake: panqueca
chocolate: chocolate
candy: doce, bala
ice cream: sorvete
honey: mel
sugar: açúcar
salt: sal
pepper: pimenta
butter: manteiga
oil: óleo, azeite
olive oil: azeite de oliva
cheese: queijo
milk: leite
yogurt: iogurte
meat: carne
sausage: salsicha, linguiça
hamburger: hambúrguer
pizza: pizza
pasta: macarrão
noodle: lámen
rice: arroz
soup: sopa
salad: salada
sandwich: sanduíche
sushi: sushi
spice: especiaria, tempero
fruit: fruta
vegetable: legume, verdura
apple: maçã
lemon: limão
banana: banana
strawberry: morango
cherry: cereja
grape: uva
peach: pêssego
watermelon: melancia
tomato: tomate
potato: batata
carrot: cenoura
onion: cebola
garlic: alho
corn: milho
pumpkin: abóbora
olive: azeitona
nut: noz, nozes
drink: bebida, beber
water: água, regar
coffee: café, cafezinho
tea: chá
juice: suco, sumo
beer: cerveja
wine: vinho
champagne: champanhe
cocktail: coquetel
lemonade: limonada, refrigerante
drop: gota
bubble: bolha
puddle: poça
mend: remendar
homemade: caseiro
twenty: vinte
thirty: trinta
forty: quarenta
fifty: cinquenta
million: milhão, milhões
eleven: onze
twelve: doze
landlady: patroa
late wife: falecida esposa
deceased: falecido
regretful: arrependido
closing: fechamento
opening: abertura, inauguração
set free: libertar, soltar
cost: custar
plush: pelúcia
in the middle of: no meio de, no meio
at the bottom of: no fundo de
inside it: lá dentro
omelette: omelete
light a fire: atear fogo
treehouse: casa na árvore
dollhouse: casa de bonecas
beehive: colmeia
beekeeper: apicultor
veterinarian: veterinário
dentist: dentista
psychologist: psicólogo
archaeologist: arqueólogo
biologist: biólogo
florist: florista
jeweller: joalheiro
bookseller: livreiro
cleaner: faxineira
janitor: zelador, porteiro
ticket inspector: cobrador
train driver: maquinista
flight attendant: comissária de bordo, aeromoça
cowboy: vaqueiro, caubói
gladiator: gladiador
pharaoh: faraó
emperor: imperador
mummy: múmia
superhero: super-herói
cyborg: ciborgue
android: androide
creature: criatura
beast: fera, besta
phoenix: fênix
commander: comandante
crew: tripulação
gang: gangue, quadrilha
mafia: máfia
witness: testemunha
victim: vítima
suspect: suspeito, suspeitar
candidate: candidato
expert: especialista
beginner: iniciante
colleague: colega
companion: companheiro
rival: rival
fan: fã, torcedor
audience: plateia, público
choir: coro
singer songwriter: cantor e compositor
dj: DJ
rapper: rapper
influencer: influenciador
youtuber: youtuber
citizen: cidadão
inhabitant: morador, habitante
tribe: tribo
homeless: sem-teto
slave: escravo
servant: servo, criado
butler: mordomo
widowed: enlutado
pregnant: grávida
newlyweds: recém-casados
lighthouse lamp: luz do farol
buoy: boia
sail: vela de barco, navegar
oar: remo
hook: gancho, anzol
lagoon: laguna
spring water: nascente
seaside: beira-mar, beira do mar
seabed: fundo do mar
rice field: arrozal
cornfield: milharal
wheat field: campo de trigo
clearing: clareira
savanna: savana
tundra: tundra
north pole: polo norte
antarctica: Antártida
crater: cratera
orbit: órbita, orbitar
black hole: buraco negro
constellation: constelação
milky way: Via Láctea
eclipse: eclipse
solar system: sistema solar
astronomy: astronomia
observatory: observatório
cell: cela, célula
virus: vírus
immune system: sistema imunológico
photosynthesis: fotossíntese
gravity: gravidade
weightlessness: ausência de gravidade
experiment: experimento
formula: fórmula
economy: economia
inflation: inflação
democracy: democracia
election: eleição
strike: greve
kingdom: reino
empire: império
throne: trono
dungeon: masmorra
fortress: fortaleza medieval
portal: portal
potion: poção
amulet: amuleto
crystal ball: bola de cristal
broomstick: vassoura voadora
cauldron: caldeirão
origami: origami
lego: Lego
shadow theatre: teatro de sombras
paper cutout: recorte de papel
watercolor: aquarela
oil painting: pintura a óleo
sketch: esboço
graffiti: grafite
mural: mural
pottery wheel: torno de oleiro
loom: tear
sewing machine: máquina de costura
projector: projetor
film reel: rolo de filme
tripod: tripé
spotlight: holofote, refletor
curtain: cortina
carpet: tapete
red carpet: tapete vermelho
chandelier: lustre
staircase railing: corrimão
doorbell: campainha
mailbox: caixa de correio
traffic light: semáforo
traffic jam: engarrafamento
traffic: trânsito
zebra crossing: faixa de pedestres
kiosk: banca de jornal, quiosque
stall: barraca de feira
laundromat: lavanderia
nursing home: asilo
kindergarten: jardim de infância, creche
orphanage: orfanato
shelter: abrigo
bunker: bunker
sewer: esgoto
rooftop: laje
window sill: parapeito
shop window: vitrine
counter: balcão
waiting room: sala de espera
operating room: sala de cirurgia
dance hall: salão de baile
nightclub: boate
casino: cassino
market hall: mercadão
beach umbrella: guarda-sol
hammock: rede de dormir
picnic: piquenique
barbecue: churrasco
snack: lanche
dessert: sobremesa
sauce: molho
espresso: café expresso
broth: caldo
steak: bife
shrimp: camarão
blueberry: mirtilo
raspberry: framboesa
pineapple: abacaxi
coconut: coco
mango: manga
pear: pera
fig: figo
mint: hortelã
cinnamon: canela
vanilla: baunilha
deodorant: desodorante
shampoo: xampu
toothpaste: pasta de dente
razor: barbeador, lâmina
mattress: colchão
furniture: móvel, móveis
handbag: bolsa de mão
wallet: carteira
credit card: cartão de crédito
ticket: bilhete de entrada, ingresso, passagem
passport: passaporte
bag of money: saco de dinheiro
safe box: cofre
contract: contrato
insurance: seguro de vida
credit: crédito
account: conta
subscription: assinatura
password: senha
email: e-mail
voice message: mensagem de voz
phone call: ligação, telefonema
virtual reality: realidade virtual
hacker: hacker
hologram: holograma
laser: laser
chip: chip
sensor: sensor
solar panel: painel solar
wind turbine: turbina eólica
recycling: reciclagem
beautiful: bonito, belo, lindo, formoso
ugly: feio
good: bom, boa, bons
bad: ruim, mau, má
evil: malvado, maligno
better: melhor
worse: pior
perfect: perfeito
huge: enorme, imenso, gigantesco
tiny: minúsculo, pequenino
long: longo, comprido
short: curto, breve
tall: alto
low: baixo
deep: profundo
wide: largo, amplo
narrow: estreito
thin: magro, fino
fat: gordo
heavy: pesado
strong: forte
weak: fraco
fast: rápido, veloz, depressa
slow: lento
hot: quente
warm: morno, caloroso
cool: fresco
frozen: congelado, gelado
dry: seco, secar
wet: molhado, úmido
soft: macio, suave
gentle: gentil, amável
hard: duro
difficult: difícil, difíceis
easy: fácil, fáceis
simple: simples
clear: claro
dark: escuro, sombrio
bright: brilhante, luminoso
empty: vazio, esvaziar
full: cheio
clean: limpo, limpar
dirty: sujo
broken: quebrado
open air: ao ar livre
closed: fechado
hidden: escondido, oculto
secretly: em segredo, às escondidas
lost: perdido, extraviado
forgotten: esquecido
abandoned: abandonado
happy: feliz, felizes, contente, alegre
sad: triste
angry: zangado, furioso, bravo
tired: cansado, exausto
scared: assustado
nervous: nervoso
excited: animado, empolgado
surprised: surpreso
curious: curioso
brave: corajoso, valente
shy: tímido
proud: orgulhoso
jealous: ciumento
in love: apaixonado
crazy: louco, maluco
strange: esquisito
mysterious: misterioso
dangerous: perigoso
scary: assustador, aterrorizante
haunted: assombrado
funny: engraçado, divertido, cômico
serious: sério
romantic: romântico
epic: épico
dramatic: dramático
poetic: poético
tragic: trágico
melancholic: melancólico
nostalgic: nostálgico
silent: silencioso, calado
loud: barulhento
peaceful: pacífico
wild: selvagem, selvagens
domestic: doméstico
cute: fofo, adorável
sweet: doce de sabor
bitter: amargo
delicious: delicioso, gostoso, saboroso
fresh: fresquinho
hungry: faminto, com fome
rich: rico
poor: pobre
expensive: caro
cheap: barato
elegant: elegante
luxurious: luxuoso
modern: moderno
futuristic: futurista
ancient: milenar, ancestral
medieval: medieval
vintage: vintage, retrô
traditional: tradicional
handmade: feito à mão, artesanal
natural: natural
organic: orgânico, ecológico
sustainable: sustentável
electric: elétrico
digital: digital
virtual: virtual
smart: inteligente
wireless: sem fio
portable: portátil
animated: animado por computador
real: real, verdadeiro
false: falso
true: verdade verdadeira
imaginary: imaginário
impossible: impossível
invisible: invisível
infinite: infinito
eternal: eterno
legendary: lendário
famous: famoso
unknown: desconhecida
alive: vivo
dead: defunto
sick: doente
blind: cego
deaf: surdo
mute: mudo
naked: nu
barefoot: descalço
retired: aposentado
single: solteiro
sleeping: adormecido
safe: seguro, a salvo
ready: pronto
important: importante
special: especial
magical: encantador
wooden: de madeira
urban: urbano
rural: rural
tropical: tropical
cosmic: cósmico
solar: solar
underwater: subaquático, debaixo d água
rainy: chuvoso
snowy: nevado
foggy: nebuloso, enevoado
sunny: ensolarado
cloudy: nublado
stormy: tempestuoso
starry: estrelado
round: redondo
flat: liso
sharp: afiado
smooth: lisinho
transparent: transparente
rusty: enferrujado
dusty: empoeirado
torn: rasgado
quick: ligeiro
daily: diário de cada dia
near: perto, ao lado de, junto a
far: longe, distante
up: para cima, acima
down: abaixo, para baixo
left: esquerda
right: direita
inside: dentro
outside: fora, lá fora
around: ao redor, em volta
here: aqui
there: ali, lá
everywhere: por toda parte
nowhere: em lugar nenhum
at night: à noite, de noite
at dawn: ao amanhecer, de madrugada
at sunset: ao pôr do sol, ao entardecer
in the rain: na chuva, sob a chuva
finally: finalmente, por fim
almost: quase
still: ainda
already: já
also: também
too much: demais
so: assim
then: então
than: do que
well: bem
maybe: talvez
really: realmente, de verdade
by mistake: por engano
for the first time: pela primeira vez
for the last time: pela última vez
one last: um último
every day: todos os dias, todo dia
every night: todas as noites, toda noite
a few seconds: alguns segundos
between two worlds: entre dois mundos
some: algum, alguma, alguns
own: próprio
whole: inteiro
next: próximo, seguinte
double: duplo, dobro, duplicar
different: diferente
unique: único
normal: normal
official: oficial
international: internacional
local: local
japanese: japonês, japonesa
italian: italiano
french: francês, francesa
spanish: espanhol
german: alemão
chinese: chinês, chinesa
arab: árabe
egyptian: egípcio
american: americano
european: europeu
african: africano
mars: Marte
paris: Paris
london: Londres
rome: Roma
venice: Veneza
new york: Nova York
tokyo: Tóquio
stroll: passear
run: correr
jump: pular, saltar
climb: escalar, trepar
crawl: rastejar, engatinhar
swim: nadar
dive: mergulhar
fly: voar
float: flutuar, boiar
fall: cair, cai, caem, caiu, caindo, queda
fall asleep: adormecer
fall in love: apaixonar-se, apaixonar, se apaixona
sleep: dormir
wake up: acordar, despertar
get up: levantar-se, levantar
dream: sonhar, sonho
rest: descansar
sit: sentar-se, sentar
stand: ficar de pé, de pé
lie down: deitar-se, deitar
stay: ficar, permanecer
wait: esperar, aguardar, espera
stop: parar
begin: começar
end: terminar, acabar
continue: continuar
go: ir, vai, vão, indo, vamos
come: vir, vem, vêm, veio, vindo
arrive: chegar
leave: partir, sair, deixar
return: voltar, regressar, retornar
come home: voltar para casa
enter: entrar
go out: sai, saem, saiu
cross: atravessar, cruzar, cruz
pass: passar
follow: seguir, segue, seguem
chase: perseguir
flee: fugir, foge
escape: escapar
hide: esconder, ocultar
search: procurar, buscar, busca
find: encontrar, achar
discover: descobrir, descobre
lose: perder
get lost: perder-se, se perde
forget: esquecer
remember: lembrar, lembrar-se, recordar
miss: ter saudade
see: ver, vê, veem, viu, vendo, visto
look: olhar, contemplar
observe: observar
watch over: vigiar, zelar
listen: escutar, ouvir
hear: ouve
smell: cheirar, cheiro, aroma
touch: encostar, tatear, toque
feel: sentir, sentir-se
taste: provar, saborear, sabor
speak: falar, conversar
say: dizer, diz, dizem, disse
tell: contar, narrar
whisper: sussurrar, sussurro
shout: gritar, grito
call: chamar, ligar
ask: perguntar, pedir, pede
answer: responder
greet: cumprimentar, saudar
say goodbye: despedir-se, se despede
promise: prometer, promessa
lie: mentir, mentira
confess: confessar
reveal: revelar
laugh: rir, ri, riem, risada
cry: chorar, choro
sing: cantar
dance: dançar, dança
play: jogar, brincar
play music: tocar
kiss: beijar, beijo
hug: abraçar, abraço
love: amar, amor
hate: odiar, ódio
marry: casar-se, casar
meet: encontrar-se, conhecer
reunite: reencontrar, reencontro
separate: separar
help: ajudar, ajuda
save: salvar, economizar
rescue: resgatar, resgate
protect: proteger
fight: lutar, brigar, briga, luta
attack: atacar, ataque
defend: defender
win: ganhar, vencer
kill: matar, assassinar
die: morrer, morre, morto
be born: nascer, nasce
live: viver, morar
grow: crescer, cultivar
bloom: florescer, desabrochar
wither: murchar
age: envelhecer
change: mudar, trocar, transformação
transform: transformar
open: abrir, aberto
close: fechar
break: quebrar, romper, partir-se
repair: consertar, reparar
build: construir, constrói
destroy: destruir, destrói
assemble: montar
create: criar
invent: inventar
draw: desenhar
write: escrever, escrito
read: ler, lê, leem, leu, lendo
learn: aprender
teach: ensinar
study: estudar
work: trabalhar, trabalho
rehearse: ensaiar, ensaio
practise: treinar
bake: assar
knead: amassar, sovar
cut: cortar
mix: misturar
stir: mexer
pour: despejar, derramar
serve: servir, serve
eat: comer
boil: ferver
melt: derreter
freeze: congelar
burn: queimar, arder
light up: acender, iluminar
extinguish: apagar
shine: brilhar
glow: reluzir
sparkle: cintilar
explode: explodir
turn: girar
spin: rodopiar
roll: rolar
slide: deslizar, escorregar
move: mover, mexer-se
push: empurrar
pull: puxar
carry: carregar, levar
bring: trazer, traz
take: pegar, tomar
hold: segurar
give: dar, dá, dão, deu, presentear
receive: receber
send: enviar, mandar
deliver: entregar
throw: jogar fora, arremessar, lançar
catch: capturar, pegar no ar
put: pôr, põe, colocar
fill: encher
wash: lavar
sweep: varrer
sew: costurar
knit: tricotar, tecer
wear: vestir, usar
dress up: vestir-se, fantasiar
pick: apanhar
dig: cavar, escavar
bury: enterrar
go fishing: pescar
hunt: caçar
cycle: pedalar, andar de bicicleta
drive: dirigir, guiar
travel: viajar
land: aterrissar, pousar, amerissar
take off: decolar
park the car: estacionar
surf: surfar
ski: esquiar
skate: patinar
camp: acampar
explore: explorar
visit: visitar
celebrate: comemorar, celebrar, festejar
decorate: decorar, enfeitar
prepare: preparar
choose: escolher
try: tentar
succeed: conseguir
fail: fracassar, falhar
believe: acreditar
think: pensar
know: saber, sabe
understand: entender, compreender
realize: perceber, dar-se conta
decide: decidir, resolver
imagine: imaginar
solve: solucionar
explain: explicar
show: mostrar
present: apresentar
introduce: introduzir
compare: comparar
use: utilizar
buy: comprar
sell: vender
pay: pagar
steal: roubar
order: encomendar, ordem
count: contar até
measure: medir
film: filmar, gravar
photograph: fotografar
edit: editar
press: apertar, pressionar
knock: bater
hit: bater em, acertar
throw away: jogar no lixo
blow: soprar
rain: chover, chove, chuva
snow: nevar, neve
rise: erguer-se, elevar-se
sink: afundar
flow: fluir
appear: aparecer, surgir
disappear: desaparecer, sumir
survive: sobreviver
suffer: sofrer
hope: esperança
wish: desejar, desejo
fear: temer, medo
scare: assustar
tremble: tremer
breathe: respirar
sigh: suspirar
care for: cuidar
heal: curar, sarar
forgive: perdoar
betray: trair
share: compartilhar, dividir
join: juntar, unir
connect: conectar
control: controlar, controle
fold: dobrar
tie: amarrar
wrap: embrulhar
unwrap: desembrulhar
pack: fazer a mala, embalar
hang: pendurar
lean: apoiar-se, inclinar-se
point: apontar
bark: latir
meow: miar
howl: uivar
roar: rugir
purr: ronronar
bite: morder
lick: lamber
feed: alimentar, dar comida
stroke: acariciar
adopt: adotar
rob: assaltar
arrest: prender, prisão preventiva
investigate: investigar
vote: votar
lead: liderar, conduzir
serve time: cumprir pena
resist: resistir
challenge: desafiar
tame: adestrar
improve: melhorar
test: testar
check: verificar, checar
fit: caber, encaixar
take time: durar
happen: acontecer
seem: parecer
need: precisar
enjoy: gostar, aproveitar, curtir
pray: rezar, orar
meditate: meditar
scream: berrar
applaud: aplaudir
perform: atuar, apresentar-se
compose: compor
record: registrar
translate: traduzir
print: imprimir
charge: recarregar
drift: estar à deriva, à deriva
crash: colidir, bater o carro
collapse: desabar, desmoronar
approach: aproximar-se, aproximar
look for work: procurar emprego
look up: erguer os olhos
gather: reunir
surround: cercar, rodear
cover: cobrir, coberto
invade: invadir
conquer: conquistar
keep: manter
collect: colecionar
descend: descer, desce
lift: erguer
hatch: sair do ovo
knock down: derrubar
stumble: tropeçar
limp: mancar
kneel: ajoelhar-se, ajoelhar
bend: curvar-se, agachar-se
stretch: esticar, alongar
sway: balançar
ring out: tocar o sino, soar
beat: pulsar
tick: fazer tique-taque
rot: apodrecer
crumble: esfarelar
dissolve: dissolver
fade: desvanecer, desbotar
drip: pingar
splash: respingar
soak: encharcar
polish: polir, lustrar
carve: esculpir, entalhar
shape: moldar, modelar
forge: forjar
weld: soldar
blow glass: soprar vidro
grind: moer
fry: fritar
roast: assar no forno, torrar
peel: descascar
chop: picar
spread: espalhar
beat eggs: bater ovos
toast: brindar
chew: mastigar
sip: bebericar
whistle: assobiar
hum: cantarolar
snore: roncar
yawn: bocejar
sneeze: espirrar
cough: tossir
blink: piscar
stare: encarar
glance: dar uma olhada
nod: acenar com a cabeça
blush: corar
sweat: suar
bleed: sangrar
hurt: ferir, machucar
wounded: ferido
drown: afogar-se, afogar
suffocate: sufocar
poison: veneno, envenenar
shoot: atirar, disparar
aim at: mirar
threaten: ameaçar
kidnap: sequestrar
spy on: espionar, espiar
sneak: esgueirar-se
smuggle: contrabandear
cheat: enganar, trapacear
blackmail: chantagem
accuse: acusar
condemn: condenar
punish: castigar, punir
negotiate: negociar
convince: convencer
persuade: persuadir
argue: discutir
reconcile: reconciliar
apologize: pedir desculpas
thank: agradecer
congratulate: parabenizar
welcome: dar as boas-vindas, bem-vindo
invite: convidar
flirt: paquerar
seduce: seduzir
abandon: largar
let: permitir
forbid: proibir
obey: obedecer
refuse: recusar
accept: aceitar
borrow: pedir emprestado
lend: emprestar
exchange: trocar por
replace: substituir
lower: abaixar
raise: educar
increase: aumentar
reduce: reduzir
divide: repartir
copy: copiar
imitate: imitar
repeat: repetir
interrupt: interromper
disturb: perturbar
prevent: impedir, evitar
warn: avisar, alertar
announce: anunciar
publish: publicar
advertise: promover
recommend: recomendar
unlock: destrancar
lock up: trancar
install: instalar
activate: ativar
turn on: ligar o aparelho
turn off: desligar
function: funcionar
operate: operar
earn: ganhar dinheiro
spend: gastar
bet: apostar
guess: adivinhar
worry: preocupar-se, preocupar
regret: lamentar, arrepender-se
mourn: enlutar
console: consolar
encourage: encorajar
inspire: inspirar
admire: admirar
respect: respeitar
deserve: merecer
dare: ousar
hesitate: hesitar
insist: insistir
give up: desistir
overcome: superar
achieve: alcançar
rebel: rebelar-se
obsess: obcecar
haunt: assombrar
summon: invocar
enchant: enfeitiçar
resurrect: ressuscitar
hover: planar
flutter: esvoaçar
migrate: migrar
gallop: galopar
swarm: enxamear
peck: bicar
graze: pastar
milk the cow: ordenhar
shear: tosquiar
plough: arar
prune: podar
chop wood: cortar lenha
row: remar
load: carregar o caminhão
unload: descarregar
block: bloquear
brake: frear
accelerate: acelerar
overtake: ultrapassar
hitchhike: pegar carona
commute: ir ao trabalho
exercise: fazer exercício
score a goal: marcar um gol
kick: chutar
train hard: treinar duro
juggle: fazer malabarismo
pretend: fingir, finge
joke around: brincar de piada
tease: zombar
grow up: virar adulto
inherit: herdar
retire: aposentar-se
divorce: divorciar-se, divórcio
emigrate: emigrar
move away: mudar-se, mudança
rent: alugar
furnish: mobiliar
renovate: reformar, renovar
restore: restaurar
reflect: refletir
revive: reviver
belong: pertencer
contain: conter, contém
include: incluir
exist: existir
mean: significar
produce: produzir
manufacture: fabricar
export: exportar
organize: organizar, arrumar
clear away: desobstruir
set the table: pôr a mesa
make coffee: fazer café
tuck in: cobrir com o cobertor
put to bed: pôr para dormir
comb: pentear
shave: barbear
shower: tomar banho, chuveiro
bathe: banhar
undress: despir-se
late: tardio, atrasado, tarde demais
early: cedo
delay: atraso
spit: cuspir
damage: estragar, danificar
chess player: enxadrista
shift: turno, plantão
stubborn: teimoso
match: jogo de futebol
lullaby: canção de ninar
bedtime story: história de ninar
homework: dever de casa, lição de casa
exam: prova, exame
playground slide: escorregador
sunbeam: raio de sol
raindrop: gota de chuva
snowball: bola de neve
ice rink: pista de gelo
ice cream truck: carrinho de sorvete
bus driver: motorista de ônibus
garbage truck: caminhão de lixo
street artist: artista de rua
tightrope walker: equilibrista
acrobat: acrobata
trapeze: trapézio
fortune teller: vidente, cartomante
matchmaker: casamenteira
stuntman: dublê
understudy: substituto
prompter: ponto do teatro
ticket booth: bilheteria
backstage: bastidores, camarim
sleepwalker: sonâmbulo
insomnia: insônia
amnesia: amnésia
dementia: demência
grief stricken: enlutada
wedding ring: aliança
anniversary: bodas
promise ring: promessa de amor
reason: razão, motivo
example: exemplo
difference: diferença
result: resultado
opportunity: oportunidade, chance
experience: experiência
talent: talento
wisdom: sabedoria
patience: paciência
innocence: inocência
honor: honra
faith: fé
sin: pecado
greed: ganância
obsession: obsessão
madness: loucura
chaos: caos
balance: equilíbrio
harmony: harmonia
conflict: conflito
sacrifice: sacrifício
redemption: redenção
identity: identidade
exile: exílio
homeland: pátria
dream world: mundo dos sonhos
parallel universe: universo paralelo
time travel: viagem no tempo
time loop: loop temporal
end credits: créditos finais
voice-over: voz em off, narração
narrator: narrador
dialogue: diálogo
camera movement: movimento de câmera
tracking shot: travelling
aerial view: vista aérea
wide shot: plano aberto, plano geral
sequence shot: plano-sequência
flashback: flashback
subtitle: legenda
title: título
poster: pôster, cartaz
season finale: final de temporada
pilot episode: episódio piloto
sitcom: sitcom
soap opera: novela, telenovela
reality show: reality show
quiz show: programa de perguntas
podcast: podcast
blog: blog
social media: redes sociais
viral: viral
before and after: antes e depois
limited edition: edição limitada
new collection: nova coleção
pre-order: pré-venda
now available: já disponível
available: disponível
customer service: atendimento ao cliente
delivery: entrega
warranty: garantia
feature: recurso, função
benefit: benefício, vantagem
disadvantage: desvantagem
audience target: público-alvo
investor: investidor
pitch: pitch
brochure: folheto
trade fair: feira de negócios
charity: caridade
donation: doação, doar
volunteer: voluntário
animal shelter: abrigo de animais, canil
real estate: imobiliária, imóvel
travel agency: agência de viagens
insurance company: seguradora
law firm: escritório de advocacia
dental clinic: clínica odontológica
clinic: clínica
therapy: terapia
vaccine: vacina
surgery: cirurgia, operação
wasp: vespa
disguised: disfarçado, fantasiado
swiss: suíço
endless: interminável, sem fim
stray: vira-lata, de rua
light aircraft: teco-teco
panel: painel
frozen river: rio congelado
frozen lake: lago congelado
russian: russo
english: inglês, inglesa
portuguese: português, portuguesa
brazilian: brasileiro
mexican: mexicano
argentine: argentino
indian: indiano
greek: grego
roman: romano
viking: viking
korean: coreano
turkish: turco
venetian: veneziano
berlin: Berlim
milan: Milão
naples: Nápoles
lisbon: Lisboa
europe: Europa
africa: África
japan: Japão
china: China
egypt: Egito
italy: Itália
spain: Espanha
france: França
germany: Alemanha
amazon rainforest: Amazônia, floresta amazônica
sahara: Saara
alps: Alpes
arctic: ártico
mediterranean: mediterrâneo
atlantic: Atlântico
teenage years: adolescência
elderly people: terceira idade
retirement: aposentadoria
leap: salto, pulo
flight: voo
escape plan: fuga
chase scene: perseguição
discovery: descoberta
return home: volta, regresso, retorno
arrival: chegada
departure: partida do trem, saída
exit: saída de emergência
entrance: entrada
breath: respiração, fôlego
heartbeat: batida do coração, batimento
footstep: passos
gesture: gesto
death bed: leito de morte
growth: crescimento
transformation: metamorfose
construction: construção, em construção
destruction: destruição
creation: criação
production: produção
purchase: compra
shopping: compras
shopping cart: carrinho de compras
cashier: caixa do supermercado
conversation: conversa
discussion: discussão, debate
duel: duelo
invasion: invasão
gunshot: tiroteio, tiro
bullet: bala de revólver
trial: julgamento
confession: confissão
apology: desculpa
forgiveness: perdão
greeting: saudação
invitation: convite
celebration: celebração
ceremony: cerimônia
ritual: ritual
pilgrim: peregrino
prayer: oração, prece
bible: Bíblia
heaven: paraíso
hell: inferno
underground: subterrâneo
depth: profundeza
height: altura
weight: peso
size: tamanho
silhouette: silhueta
taste test: degustação
view: vista
tour: visita
guide: guia
route: rota
destination: destino de viagem
luggage: bagagem
boarding gate: portão de embarque
wreckage: escombros, destroços
cobblestone: paralelepípedo
streetlight glow: luz dos postes
candlelight: à luz de velas
soft light: luz suave
warm light: luz quente
old photo: foto antiga
family photo: foto de família
old friend: velho amigo
single mother: mãe solteira
only child: filho único
nervousness: nervosismo
hurry: pressa
slowly but surely: pouco a pouco, aos poucos
at the same time: ao mesmo tempo
one day: um dia
one night: uma noite
last day: último dia
every morning: todas as manhãs, toda manhã
honest: sincero, honesto
erase: apagar com a borracha
break down: enguiçar, enguiçado
travel through: percorrer
go up: subir, sobe, sobem
foldable: dobrável
folding bike: bicicleta dobrável
scrapyard: ferro-velho, sucata
landfill: lixão, aterro
employee: empregado, funcionário
in a hurry: com pressa, apressado
we: nós
I: eu, me
you: você, tu, vocês
him: lhe
them: lhes
there where: lá onde
which: qual
both: ambos, ambas
enough: bastante, suficiente
even: até mesmo
instead of: em vez de, no lugar de
thanks to: graças a
around the world: ao redor do mundo, volta ao mundo
in silence: em silêncio
at home: em casa
homesick: saudade de casa
at the edge of: à beira de
end of the world: confins do mundo
deep sea: mar profundo
paper boat: barco de papel, barquinho de papel
paper lantern: lanterna de papel
red thread: fio vermelho
red balloon: balão vermelho
kick scooter: patinete elétrico
running shoe: tênis de corrida
sports shoe: tênis esportivo
smartwatch: relógio inteligente
face cream: creme facial
sun cream: protetor solar
energy drink: energético
mineral water: água mineral
red wine: vinho tinto
hot chocolate: chocolate quente
cup of coffee: xícara de café
cup of tea: xícara de chá
coincide: coincidir
boxing ring: ringue
castaway: náufrago
migration: migração
video store: locadora, videolocadora
reward: recompensa, premiar
savings: poupança, economias
tape: fita
cross paths: cruzar-se
exploding head: cabeça explodindo
skull: caveira
ogre: ogro
goblin: duende japonês
alien monster: monstro alienígena
hundred points: cem pontos
collision: colisão
dizzy: zonzo
sweat droplets: pingos de suor
speech balloon: balão de diálogo
thought balloon: balão de pensamento
zzz: zzz
vulcan salute: saudação vulcana
thumbs up: polegar para cima
thumbs down: polegar para baixo
oncoming fist: soco
left facing fist: punho esquerdo
right facing fist: punho direito
nail polish: esmalte de unha
selfie: selfie
flexed biceps: bíceps
mechanical arm: braço mecânico
mechanical leg: perna mecânica
lungs: pulmões
biting lip: mordendo o lábio
old man: homem idoso
deaf man: homem surdo
deaf woman: mulher surda
health worker: profissional de saúde
factory worker: funcionário de fábrica
pregnant man: homem grávido
breast feeding: amamentando
baby angel: bebê anjo
santa claus: papai noel
mx claus: noel
supervillain: supervilão
genie: gênio
troll: troll
horse racing: corrida de cavalos
snowboarder: praticante de snowboard
speaking head: silhueta falando
bust in silhouette: silhueta de busto
busts in silhouette: silhueta de bustos
bald: careca
orangutan: orangotango
guide dog: cão-guia
service dog: cão de serviço
poodle: poodle
black cat: gato preto
bison: bisão
ox: boi
water buffalo: búfalo-asiático
boar: javali
pig nose: nariz de porco
ram: carneiro
llama: lhama
mammoth: mamute
sloth: preguiça
skunk: gambá
badger: texugo
turkey: peru
hatching chick: pintinho chocando
baby chick: pintinho de perfil
dove: pomba branca
dodo: dodô
black bird: pássaro preto
sauropod: saurópode
t rex: tiranossauro rex
spouting whale: baleia esguichando água
tropical fish: peixe tropical
blowfish: baiacu
spiral shell: caramujo
beetle: besouro
cricket: grilo
microbe: micróbio
white flower: flor branca
lotus: lótus
rosette: roseta
wilted flower: flor murcha
hibiscus: hibisco
hyacinth: jacinto
seedling: muda de planta
potted plant: vaso com planta
evergreen tree: conífera
deciduous tree: árvore caidiça
sheaf of rice: planta de arroz
herb: erva
maple leaf: folha de bordo
fallen leaf: folhas caídas
empty nest: ninho vazio
nest with eggs: ninho com ovos
melon: melão
tangerine: tangerina
red apple: maçã vermelha
green apple: maçã verde
kiwi fruit: kiwi
avocado: abacate
eggplant: berinjela
bell pepper: pimentão
cucumber: pepino
broccoli: brócolis
peanuts: amendoim
beans: feijões
ginger root: gengibre
pea pod: vagem
baguette bread: baguete
flatbread: pão sírio
pretzel: pretzel
bagel: rosca
waffle: waffle
poultry leg: coxa de frango
cut of meat: corte de carne
bacon: bacon
french fries: batata frita
hot dog: cachorro-quente
burrito: burrito
tamale: tamale
stuffed flatbread: pão recheado
falafel: falafel
cooking: ovo frito
fondue: fondue
bowl with spoon: tigela com colher
green salad: salada verde
popcorn: pipoca
canned food: comida enlatada
bento box: bentô
rice cracker: biscoito de arroz
rice ball: arroz japonês
cooked rice: arroz cozido
curry rice: arroz com curry
spaghetti: espaguete
roasted sweet potato: batata assada
oden: oden
fried shrimp: camarão frito
moon cake: bolo lunar
dango: dango
dumpling: bolinho asiático
fortune cookie: biscoito da sorte
takeout box: caixa para viagem
squid: lula
oyster: ostra
soft ice cream: sorvete italiano
shaved ice: raspadinha de gelo
doughnut: donut
cupcake: cupcake
pie: torta
lollipop: pirulito
custard: pudim
honey pot: pote de mel
baby bottle: mamadeira
glass of milk: copo de leite
sake: saquê
tropical drink: bebida tropical
clinking beer mugs: canecas de cerveja
clinking glasses: taças brindando
pouring liquid: derramando líquido
cup with straw: copo com canudo
bubble tea: chá perolado
beverage box: suco de caixa
chopsticks: hashi
fork and knife: garfo e faca
kitchen knife: faca de cozinha
amphora: ânfora
globe with meridians: globo com meridianos
world map: mapa-múndi
map of japan: mapa do japão
snow capped mountain: montanha com neve
mount fuji: monte fuji
camping: acampamento
beach with umbrella: praia e guarda-sol
desert island: ilha deserta
national park: parque nacional
classical building: prédio grego
derelict house: casa abandonada
house with garden: casa com jardim
office building: edifício comercial
post office: correio
love hotel: motel
convenience store: loja de conveniência
tokyo tower: torre de tóquio
statue of liberty: estátua da liberdade
hindu temple: templo hindu
synagogue: sinagoga
kaaba: caaba islã
night with stars: noite estrelada
sunrise over mountains: aurora sobre montanhas
cityscape at dusk: cidade ao anoitecer
bridge at night: ponte à noite
roller coaster: montanha russa
railway car: vagão de trem
light rail: trem urbano
monorail: monotrilho
oncoming bus: ônibus se aproximando
trolleybus: trólebus
police car: viatura policial
oncoming taxi: táxi se aproximando
oncoming automobile: carro se aproximando
sport utility vehicle: suv
pickup truck: caminhonete
delivery truck: caminhão de entrega
racing car: carro de corrida
motor scooter: scooter
auto rickshaw: automóvel riquixá
roller skate: patins de rodas
oil drum: barril de óleo
police car light: sirene
horizontal traffic light: semáforo horizontal
vertical traffic light: semáforo vertical
speedboat: lancha
passenger ship: cruzeiro
airplane departure: avião decolando
airplane arrival: avião aterrissando
seat: assento
bellhop bell: sineta
new moon: lua nova
waxing crescent moon: lua crescente côncava
first quarter moon: quarto crescente
waxing gibbous moon: lua crescente convexa
waning gibbous moon: lua minguante convexa
last quarter moon: quarto minguante
waning crescent moon: lua minguante côncava
crescent moon: lua crescente
thermometer: termômetro
ringed planet: planeta com anéis
glowing star: estrela brilhante
cloud with rain: nuvem com chuva
cloud with snow: nuvem com neve
cloud with lightning: nuvem com trovão
cyclone: ciclone
closed umbrella: guarda-chuva fechado
jack o lantern: abóbora de halloween
christmas tree: árvore de natal
sparkler: vela estrela
party popper: cone de festa
confetti ball: confete
tanabata tree: árvore de tanabata
pine decoration: decoração de pinhos
carp streamer: bandeira de carpas
wind chime: carrilhão de vento
moon viewing ceremony: contemplação da lua
red envelope: envelope vermelho
ribbon: laço de fita
reminder ribbon: fita de lembrete
admission tickets: ingresso de cinema
military medal: medalha militar
trophy: troféu
sports medal: medalha esportiva
softball: softbol
volleyball: bola de vôlei
rugby football: bola de rugby
flying disc: frisbee
bowling: boliche
cricket game: críquete
field hockey: hóquei de campo
ice hockey: hóquei no gelo
ping pong: pingue-pongue
badminton: badminton
boxing glove: luva de boxe
diving mask: máscara de mergulho
running shirt: camiseta de corrida
curling stone: pedra de curling
bullseye: no alvo
yo yo: ioiô
magic wand: varinha mágica
joystick: joystick
slot machine: caça-níquel
game die: jogo de dado
piñata: pinhata
mirror ball: globo de espelhos
nesting dolls: boneca russa
flower playing cards: carta de flores
framed picture: quadro emoldurado
artist palette: paleta de tintas
sewing needle: agulha de costura
goggles: óculos de proteção
lab coat: jaleco
safety vest: colete salva-vidas
necktie: gravata
kimono: quimono
sari: sari
one piece swimsuit: maiô
briefs: cueca
shorts: shorts
bikini: biquíni
woman’s clothes: roupas femininas
clutch bag: bolsa pequena
shopping bags: sacolas de compras
thong sandal: chinelo
man’s shoe: sapato masculino
hiking boot: bota de trekking
flat shoe: sapatilha
woman’s sandal: sandália feminina
ballet shoes: sapatilha de balé
woman’s boot: bota feminina
woman’s hat: chapéu feminino
top hat: cartola
graduation cap: chapéu de formatura
military helmet: capacete militar
prayer beads: rosário de oração
gem stone: pedra preciosa
muted speaker: alto-falante silenciado
megaphone: megafone
postal horn: corneta postal
bell with slash: sino silenciado
musical score: partitura musical
musical note: nota musical
musical notes: notas musicais
studio microphone: microfone de estúdio
level slider: controle de volume
control knobs: botões giratórios
musical keyboard: teclado musical
banjo: banjo
long drum: tambor comprido
maracas: maracás
mobile phone: telefone celular
pager: pager
fax machine: fax
low battery: pouca bateria
electric plug: tomada elétrica
desktop computer: computador de mesa
printer: impressora
computer mouse: mouse
trackball: trackball
computer disk: minidisc
floppy disk: disquete
optical disk: cd
dvd: dvd
abacus: ábaco
movie camera: câmera de cinema
film frames: rolo de filmes
film projector: projetor de filmes
clapper board: claquete
camera with flash: câmera com flash
video camera: câmera de vídeo
videocassette: videocassete
diya lamp: lâmpada de óleo
closed book: livro fechado
open book: livro aberto
green book: livro verde
blue book: livro azul
orange book: livro laranja
ledger: livro contábil
page with curl: página dobrada
scroll: pergaminho
rolled up newspaper: jornal enrolado
label: etiqueta
yen banknote: nota de iene
dollar banknote: nota de dólar
euro banknote: nota de euro
pound banknote: nota de libra
money with wings: dinheiro voando
incoming envelope: envelope chegando
outbox tray: bandeja de saída
inbox tray: bandeja de entrada
fountain pen: caneta tinteiro
crayon: giz de cera
memo: memorando
briefcase: maleta
file folder: pasta de arquivos
card index dividers: divisores de pastas
calendar: calendário
spiral notepad: bloco espiral
spiral calendar: calendário espiral
card index: índice de cartões
chart increasing: gráfico subindo
chart decreasing: gráfico caindo
bar chart: gráfico de barras
clipboard: prancheta
pushpin: tacha
round pushpin: tacha redonda
paperclip: clipe de papel
straight ruler: régua reta
triangular ruler: régua triangular
card file box: caixa de arquivos
file cabinet: gavetas de escritório
wastebasket: lixeira
unlocked: cadeado aberto
locked with pen: cadeado com caneta
old key: chave antiga
hammer and wrench: martelo e chave-inglesa
dagger: adaga
boomerang: bumerangue
carpentry saw: serrote
wrench: chave inglesa
screwdriver: chave de fenda
nut and bolt: porca e parafuso
clamp: braçadeira
white cane: bengala para cegos
link: link
broken chain: corrente quebrada
toolbox: caixa de ferramentas
magnet: ímã
test tube: tubo de ensaio
petri dish: placa de petri
dna: dna
syringe: seringa
drop of blood: gota de sangue
adhesive bandage: atadura adesiva
crutch: muleta
stethoscope: estetoscópio
x ray: raio x
couch and lamp: sofá e luminária
toilet: vaso sanitário
plunger: desentupidor
mouse trap: ratoeira
lotion bottle: frasco de loção
safety pin: alfinete de segurança
roll of paper: rolo de papel
sponge: esponja
fire extinguisher: extintor de incêndio
cigarette: cigarro
headstone: lápide
nazar amulet: olho grego
hamsa: hamsá
moai: moai
identification card: cartão de identificação
potable water: água potável
water closet: wc
passport control: controle de passaportes
customs: alfândega
baggage claim: restituição de bagagem
left luggage: depósito de bagagem
no smoking: proibido fumar
non potable water: água não potável
place of worship: local de culto
om: om
trident emblem: emblema de tridente
name badge: crachá
Brazilian: brasileira
Italian: italiana
African: africana
American: americana
German: alemã
compete: disputar, disputam, disputa
foam: espuma
bell: sinos
basil: manjericão
sharpen: afiar, afia, amolar
dine: jantar com
drop: deixar cair, deixa cair
none: nenhum, nenhuma
put away: guardar, guarda
minister: ministro, ministra
speech: discurso
surprise: surpreender, surpreende
drag: arrastar, arrasta
snatch: arrancar, arranca
carry away: levar embora, leva embora
crumb: migalha
anthill: formigueiro
laundress: lavadeira
sheet: lençol, lençóis
bell tower: campanário
fishmonger: peixeiro, peixeira
goalkeeper: goleiro, goleira, guarda-redes
penalty kick: pênalti, penálti
garbage collector: gari, lixeiro
lend: empresta, emprestam
scold: ralhar, repreender
whistle: assobia
hang: pendura, estender
applaud: aplaude, aplaudem
paper kite: papagaio de papel
referee: árbitro, árbitra
seamstress: costureira
firefly: pirilampo
puddle: poças
owner: dona
hairdresser: cabeleireira
longing: saudade
knot: nó
ash: cinzas
receipt: recibo
footprints: pegadas
Mrs: dona
return from: regressa
swallow: engole
let go: solta
lady: senhora
patient: paciente, pacientes
return: devolver, devolve, devolvem
manage: consegue
`;
