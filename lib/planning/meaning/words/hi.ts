// Some concrete nouns come from the Unicode CLDR annotations (Unicode License v3, (c) Unicode, Inc.).
export const hiWords: string = `
teacher: शिक्षक,अध्यापक,टीचर,शिक्षिका,अध्यापिका,मास्टर,मास्टरजी,गुरुजी
student: छात्र,विद्यार्थी,छात्रा,छात्रों,विद्यार्थियों,छात्राएँ
doctor: डॉक्टर,डाक्टर,चिकित्सक
nurse: नर्स
baker: बेकर,नानबाई
chef: शेफ,रसोइया,बावर्ची
waiter: वेटर,बैरा,बैरे
barista: बरिस्ता
farmer: किसान,किसानों,खेतिहर
fisherman: मछुआरा,मछुआरे,मछुआरों,मछुआरन
sailor: नाविक
captain: कप्तान,कैप्टन
pilot: पायलट
astronaut: अंतरिक्ष यात्री,अंतरिक्षयात्री,अंतरिक्ष यात्रियों,गगनयात्री
driver: ड्राइवर,चालक
courier: डिलीवरी बॉय,कूरियर
postman: डाकिया,डाकिये
soldier: सैनिक,सिपाही,फौजी,जवान,फौजियों,फ़ौजी
police officer: पुलिसवाला,पुलिसकर्मी,पुलिस अधिकारी
police: पुलिस,थानेदार,दारोगा
detective: जासूस,डिटेक्टिव
thief: चोर,चोरों
spy: जासूसी,गुप्तचर
killer: हत्यारा,कातिल
lawyer: वकील
judge: जज,न्यायाधीश
engineer: इंजीनियर
scientist: वैज्ञानिक
programmer: प्रोग्रामर,डेवलपर
artist: कलाकार,चित्रकार
painter: पेंटर
musician: संगीतकार
pianist: पियानोवादक
guitarist: गिटारवादक
singer: गायक,गायिका
rapper: रैपर
dancer: नर्तक,नर्तकी,डांसर
ballerina: बैले नर्तकी
actor: अभिनेता,अभिनेत्री
director: निर्देशक
writer: लेखक,लेखिका
poet: कवि,शायर
photographer: फोटोग्राफर,छायाकार
journalist: पत्रकार,रिपोर्टर
potter: कुम्हार
carpenter: बढ़ई
blacksmith: लोहार,लोहारों
watchmaker: घड़ीसाज़,घड़ीसाज
tailor: दर्जी
shoemaker: मोची
craftsman: कारीगर,शिल्पकार
mechanic: मैकेनिक,मिस्त्री
gardener: माली
barber: नाई
librarian: लाइब्रेरियन,पुस्तकालयाध्यक्ष
shopkeeper: दुकानदार,व्यापारी
vendor: फेरीवाला,विक्रेता,ठेलेवाला
worker: मजदूर,मज़दूर,कर्मचारी,श्रमिक
boss: बॉस,मालिक
manager: मैनेजर,प्रबंधक
guard: पहरेदार,चौकीदार,गार्ड
lighthouse keeper: लाइटहाउस कीपर
firefighter: दमकलकर्मी,अग्निशामक
miner: खनिक
cowboy: काउबॉय
shepherd: चरवाहा,गड़रिया
hunter: शिकारी
monk: भिक्षु,साधु,संन्यासी
priest: पुजारी,पादरी
nun: नन
king: राजा,बादशाह,राजाओं
queen: रानी
prince: राजकुमार
princess: राजकुमारी
knight: शूरवीर,योद्धा
samurai: समुराई
ninja: निंजा
wizard: जादूगर
witch: चुड़ैल,डायन,जादूगरनी
clown: जोकर,मसखरा
acrobat: नट,कलाबाज़
athlete: खिलाड़ी,एथलीट
runner: धावक
boxer: मुक्केबाज़,मुक्केबाज
swimmer: तैराक
diver: गोताखोर
surfer: सर्फर
cyclist: साइकिल सवार
skateboarder: स्केटबोर्डर
climber: पर्वतारोही
explorer: खोजकर्ता,अन्वेषक,साहसी यात्री
traveler: यात्री,मुसाफिर,मुसाफ़िर,राहगीर
tourist: पर्यटक
passenger: सवारी
stranger: अजनबी,अनजान
neighbor: पड़ोसी,पड़ोसन
friend: दोस्त,मित्र,सहेली,यार,दोस्तों,सखी
lover: प्रेमी,प्रेमिका
couple: जोड़ा,दंपति,दम्पति
bride: दुल्हन
groom: दूल्हा
widow: विधवा
orphan: अनाथ
hero: नायक,हीरो
villain: खलनायक,विलेन
enemy: दुश्मन,शत्रु
criminal: अपराधी,मुजरिम
prisoner: कैदी,क़ैदी
gangster: गैंगस्टर,गुंडा
pirate: समुद्री डाकू,जलदस्यु
hacker: हैकर
inventor: आविष्कारक
architect: वास्तुकार,आर्किटेक्ट
customer: ग्राहक,ग्राहकों
guest: मेहमान,अतिथि
host: मेज़बान,मेजबान
audience: दर्शक,श्रोता
team: टीम,दल
coach: कोच,प्रशिक्षक
influencer: इन्फ्लुएंसर,यूट्यूबर,इंफ्लुएंसर
freelancer: फ्रीलांसर
beekeeper: मधुमक्खी पालक
florist: फूलवाला,फूलवाली
puppet: कठपुतली
homeless: बेघर
refugee: शरणार्थी
giant: दानव,विशालकाय
monster: राक्षस,दैत्य,मॉन्स्टर
ghost: भूत,प्रेत,आत्मा,भूतों,भटकती आत्मा
robot: रोबोट,रोबोटों
alien: एलियन
angel: फरिश्ता,फ़रिश्ता,परी
demon: शैतान,असुर,रावण
god: भगवान,देवता,ईश्वर
dragon: ड्रैगन,अजगर
vampire: वैम्पायर,पिशाच
zombie: ज़ॉम्बी,जॉम्बी
mermaid: जलपरी
unicorn: यूनिकॉर्न
superhero: सुपरहीरो
dinosaur: डायनासोर
person: व्यक्ति,इंसान,आदमी,मनुष्य
people: लोग
man: पुरुष,मर्द
woman: औरत,महिला,स्त्री,महिलाएँ,महिलाएं
boy: लड़का,बालक,लड़कों,लड़के,लड़का-लड़की
girl: लड़की,बालिका,लड़कियाँ,लड़कियों,लड़कियां
child: बच्चा,बच्ची
baby: शिशु,नवजात
teenager: किशोर,किशोरी
young man: युवक,नौजवान,युवा
young woman: युवती
old man: बूढ़ा,बुज़ुर्ग,बुजुर्ग,वृद्ध,बूढ़े आदमी,बूढ़ा आदमी
old woman: बुढ़िया,वृद्धा,बूढ़ी औरत,बूढ़ी दादी
grandmother: दादी,नानी
grandfather: दादा,नाना
mother: माँ,मां,माता,मम्मी
father: पिता,पापा,बाप
parents: माता-पिता
son: बेटा,पुत्र
daughter: बेटी,पुत्री
brother: भाई,भाइयों,भाई-भाई
sister: बहन,बहनें,बहनों
twins: जुड़वां,जुड़वाँ
husband: पति
wife: पत्नी,बीवी
uncle: चाचा,मामा
aunt: चाची,मौसी,बुआ
grandson: पोता,नाती
granddaughter: पोती,नातिन
cousin: चचेरा भाई
family: परिवार,पारिवारिक
crowd: भीड़
group: समूह,ग्रुप,झुंड
army: सेना,फौज,सेनाओं
tribe: जनजाति,कबीला
generation: पीढ़ी
head: सिर
face: चेहरा,मुख
hair: बाल,केश
eye: आँख,आंख,नज़र
hand: हाथ,हाथों
arm: बाँह,बांह,बाजू
finger: उंगली,उँगली
foot: पैर,पाँव,पांव
leg: टाँग,टांग
heart: दिल,हृदय
blood: खून,ख़ून,रक्त
bone: हड्डी
skin: त्वचा
body: शरीर,बदन
back: पीठ,पिछला,पिछली,पिछले
shoulder: कंधा,कंधे,कंधों
mouth: मुँह,मुंह
nose: नाक
ear: कान
tooth: दाँत,दांत
beard: दाढ़ी
smile: मुस्कान,मुस्कुराहट,मुस्कुरा,मुस्कुराना,मुस्कुराता,मुस्कुराते,मुस्कुराती,मुस्कुराया,मुस्कुराई,मुस्कुराए,मुस्कुराकर,मुस्कुराने,मुस्कुराएगा,मुस्करा,मुस्कराना,मुस्कराता,मुस्कराते,मुस्कराती,मुस्कराया,मुस्कराई,मुस्कराए,मुस्कराकर,मुस्कराने,मुस्कराएगा
tear: आँसू,आंसू,फाड़,फाड़ना
voice: आवाज़,आवाज,आवाज़ें,आवाजें,पुकार
shadow: परछाई,छाया,साया
silhouette: सिल्हूट
wing: पंख
tail: पूँछ,पूंछ
claw: पंजा
soul: रूह
breath: साँस,सांस
city: शहर,नगर
town: कस्बा,क़स्बा
village: गाँव,गांव
street: सड़क,गली,गलियों,सड़कों
alley: गलियारा
road: रास्ता,मार्ग
highway: राजमार्ग,हाईवे
bridge: पुल,पुलिया
square: चौक,चौकोर
park: पार्क,उद्यान
garden: बगीचा,बाग,बाग़
forest: जंगल,वन
bamboo: बाँस,बांस,बांसों
mountain: पहाड़,पर्वत
hill: पहाड़ी,टीला
valley: घाटी
cliff: चट्टान
cave: गुफा,गुफ़ा
volcano: ज्वालामुखी,ज्वालामुखी फटना
lava: लावा
river: नदी,दरिया
lake: झील
waterfall: झरना,जलप्रपात
sea: समुद्र,सागर,समंदर
ocean: महासागर
beach: समुद्र तट
coast: तट
island: द्वीप,टापू
harbor: बंदरगाह
desert: रेगिस्तान,मरुस्थल,रेगिस्तानी
oasis: नखलिस्तान
dune: रेत का टीला
field: खेत,मैदान,सरसों के खेत,खेतों
rice field: धान का खेत
meadow: घास का मैदान,चरागाह
swamp: दलदल
glacier: हिमनद,ग्लेशियर
iceberg: हिमखंड
sky: आसमान,आकाश,आकाशीय,नभ
space: अंतरिक्ष
universe: ब्रह्मांड
planet: ग्रह
earth: पृथ्वी,धरती
moon: चाँद,चांद,चंद्रमा
sun: सूरज,सूर्य
star: तारा,सितारा,सितारे,सितारों,तारे
galaxy: आकाशगंगा
black hole: ब्लैक होल
mars: मंगल ग्रह
space station: अंतरिक्ष स्टेशन
spaceship: अंतरिक्ष यान,अंतरिक्षयान,स्पेसशिप,यान
rocket: रॉकेट
satellite: उपग्रह,सैटेलाइट,उपग्रहों
house: घर,मकान
hometown: गृहनगर
apartment: अपार्टमेंट,फ्लैट
room: कमरा
kitchen: रसोई,किचन,रसोईघर
bedroom: शयनकक्ष,बेडरूम
living room: बैठक,लिविंग रूम
bathroom: बाथरूम,स्नानघर
balcony: बालकनी,छज्जा
roof: छत,छतों
stairs: सीढ़ी,सीढ़ियां
basement: तहखाना,तहख़ाना
attic: अटारी
garage: गैराज,गेराज
elevator: लिफ्ट,लिफ़्ट
door: दरवाज़ा,दरवाजा,द्वार
window: खिड़की
wall: दीवार
floor: फर्श,फ़र्श
gate: फाटक,गेट,दरवाज़े,दरवाजे
fence: बाड़
building: इमारत,भवन
skyscraper: गगनचुंबी इमारत
tower: मीनार,टावर
lighthouse: लाइटहाउस,प्रकाशस्तंभ,प्रकाश स्तंभ
castle: किला,क़िला,महल
temple: मंदिर
shrine: तीर्थ
church: गिरजाघर,चर्च
mosque: मस्जिद
museum: संग्रहालय,म्यूज़ियम,म्यूजियम
gallery: गैलरी
theater: थिएटर,रंगमंच
cinema: सिनेमाघर,सिनेमा हॉल
stage: मंच,स्टेज
studio: स्टूडियो
workshop: कार्यशाला,वर्कशॉप
factory: कारखाना,फैक्ट्री,फ़ैक्टरी,फैक्टरी
warehouse: गोदाम
office: दफ्तर,दफ़्तर,ऑफिस,कार्यालय,कार्यालय में
company: कंपनी
school: स्कूल,विद्यालय,पाठशाला
classroom: कक्षा,क्लासरूम
university: विश्वविद्यालय,कॉलेज
library: पुस्तकालय,लाइब्रेरी
laboratory: प्रयोगशाला,लैब,लैबोरेटरी
hospital: अस्पताल
pharmacy: दवाखाना,फार्मेसी
prison: जेल,कारागार
court: अदालत,न्यायालय
bank: बैंक,बैंकिंग
post office: डाकघर
police station: थाना,पुलिस स्टेशन
market: बाज़ार,बाजार,मंडी
night market: रात का बाज़ार
shop: दुकान
bookshop: किताबों की दुकान
bakery: बेकरी
cafe: कैफे,कैफ़े
restaurant: रेस्तरां,रेस्टोरेंट,ढाबा,ढाबे
ramen shop: रामेन की दुकान
bar: मयखाना
hotel: होटल
supermarket: सुपरमार्केट
convenience store: किराना
mall: मॉल
laundromat: लॉन्ड्री
gym: जिम,व्यायामशाला
stadium: स्टेडियम
swimming pool: स्विमिंग पूल
playground: खेल का मैदान
amusement park: मनोरंजन पार्क
carnival: मेला
circus: सर्कस
zoo: चिड़ियाघर
aquarium: मछलीघर
greenhouse: ग्रीनहाउस
farm: फार्म,फ़ार्म
barn: खलिहान
vineyard: अंगूर का बाग
orchard: फलों का बाग
station: स्टेशन
platform: प्लेटफॉर्म,प्लेटफ़ॉर्म
airport: हवाई अड्डा,हवाईअड्डा,एयरपोर्ट
subway: मेट्रो
bus stop: बस स्टॉप
tunnel: सुरंग
crossroads: चौराहा
parking lot: पार्किंग
gas station: पेट्रोल पंप
ruins: खंडहर
cemetery: कब्रिस्तान
well: कुआँ,कुआं,कुएँ,कुएं
fountain: फव्वारा,फ़व्वारा
labyrinth: भूलभुलैया
battlefield: युद्धक्षेत्र,रणभूमि
border: सीमा,सरहद,सरहद पर
country: देश,मुल्क
kingdom: राज्य,साम्राज्य,रियासत
world: दुनिया,संसार,विश्व
nature: प्रकृति
car: कार,गाड़ी
sports car: स्पोर्ट्स कार
electric car: इलेक्ट्रिक कार
taxi: टैक्सी
bus: बस
truck: ट्रक
train: ट्रेन,रेलगाड़ी,रेल,रेलगाड़ियों,अभ्यास,अभ्यासना,प्रशिक्षण,प्रशिक्षणना
tram: ट्राम
bicycle: साइकिल,साइकिल चलाना
motorcycle: मोटरसाइकिल,बाइक
scooter: स्कूटर
rickshaw: रिक्शा,ऑटो
skateboard: स्केटबोर्ड
boat: नाव,नौका,कश्ती,नावें,नाव चलाना
ship: जहाज़,जहाज,जहाज़ों
sailboat: पालनौका
submarine: पनडुब्बी
airplane: हवाई जहाज़,हवाई जहाज,विमान
helicopter: हेलीकॉप्टर,हेलिकॉप्टर
drone: ड्रोन
hot air balloon: गुब्बारा
wheel: पहिया
engine: इंजन
machine: मशीन,यंत्र
animal: जानवर,पशु
pet: पालतू
dog: कुत्ता,कुत्ते
puppy: पिल्ला,पिल्ले,पिल्लों
cat: बिल्ली,बिल्ला
kitten: बिल्ली का बच्चा,बिल्लियाँ
horse: घोड़ा,घोड़े,घोड़ों
cow: गाय
sheep: भेड़,भेड़ें,भेड़ों
goat: बकरी
pig: सूअर
chicken: मुर्गी,मुर्गा
duck: बत्तख,बतख
rabbit: खरगोश
mouse: चूहा
fox: लोमड़ी
wolf: भेड़िया,भेड़ियों,भेड़िये
bear: भालू
panda: पांडा
tiger: बाघ
lion: शेर,सिंह
elephant: हाथी,हाथियों
monkey: बंदर,वानर,बंदरों
deer: हिरण,हिरन,हिरणों
camel: ऊँट,ऊंट
bird: चिड़िया,पक्षी,परिंदा,पंछी,चिड़ियाँ,चिड़ियों,पक्षियों,परिंदे
owl: उल्लू
crow: कौआ,कौवा
crane: सारस
eagle: चील,बाज़,बाज
sparrow: गौरैया
peacock: मोर
parrot: तोता
penguin: पेंगुइन
pigeon: कबूतर,कबूतरों
fish: मछली,मछली पकड़,मछली पकड़ना,मछली पकड़ता,मछली पकड़ती,मछली पकड़ते
goldfish: सुनहरी मछली
koi: कोई मछली
whale: व्हेल
dolphin: डॉल्फिन,डॉल्फ़िन
shark: शार्क
octopus: ऑक्टोपस
jellyfish: जेलीफिश
turtle: कछुआ
snake: साँप,सांप
frog: मेंढक
butterfly: तितली
bee: मधुमक्खी
ant: चींटी
firefly: जुगनू
spider: मकड़ी
insect: कीड़ा
snail: घोंघा
flower: फूल,पुष्प
cherry blossom: चेरी ब्लॉसम
rose: गुलाब
sunflower: सूरजमुखी
lotus: कमल
jasmine: चमेली
lavender: लैवेंडर
tree: पेड़,वृक्ष,पेड़ों
palm tree: ताड़
olive: जैतून
leaf: पत्ता,पत्ती
grass: घास
moss: काई
seed: बीज
root: जड़
branch: डाली,शाखा,टहनी
petal: पंखुड़ी
mushroom: मशरूम
stone: पत्थर
sand: रेत,बालू
mud: कीचड़,मिट्टी
clay: चिकनी मिट्टी
wood: लकड़ी
metal: धातु
iron: लोहा
steel: इस्पात
gold: सोना,सुनहरा,सुनहरी,सुनहरे,सोने का,सोने की,सोने के
silver: चाँदी,चांदी
copper: तांबा
glass: काँच,कांच,शीशा,गिलास,शीशे
paper: कागज,काग़ज़,कागज़
plastic: प्लास्टिक
leather: चमड़ा
silk: रेशम
cotton: कपास,सूती
wool: ऊन
ceramic: चीनी मिट्टी,सिरेमिक
marble: संगमरमर,कंचे
crystal: क्रिस्टल
diamond: हीरा
dust: धूल,धूल भरी
smoke: धुआँ,धुआं
steam: भाप
fire: आग,अग्नि
flame: लौ,ज्वाला
water: पानी,जल,सींच,सींचना
ice: बर्फ,बर्फ़
rain: बारिश,वर्षा,बरसात,बरसना
snow: हिम,बर्फबारीना,बर्फबारीता,बर्फबारीते,बर्फबारीती
storm: तूफान,तूफ़ान,तूफानी,आँधी,आंधी
thunderstorm: आँधी-तूफान
lightning: बिजली
thunder: गरज
wind: हवा,पवन
breeze: मंद हवा
cloud: बादल,बादलों
fog: कोहरा,धुंध
rainbow: इंद्रधनुष
wave: लहर,लहरें,लहरों,हाथ हिला,हाथ हिलाना,हाथ हिलाता,हाथ हिलाती,हाथ हिलाते
tide: ज्वार
flood: बाढ़
earthquake: भूकंप
drought: सूखा
aurora: ध्रुवीय ज्योति,ऑरोरा
weather: मौसम
light: रोशनी,प्रकाश,उजाला,जगमग,हल्का,रोशन,रोशनना
sunlight: धूप
moonlight: चाँदनी,चांदनी
neon: नियॉन,निऑन
darkness: अंधेरा,अँधेरा
lamp: दीपक,चिराग,लैंप,दीपों,दीये की लौ
lantern: लालटेन,कंदील
candle: मोमबत्ती
streetlight: स्ट्रीट लाइट
color: रंग
day: दिन
night: रात,रात्रि
morning: सुबह,सवेरा
evening: शाम,संध्या
dawn: भोर,तड़के
dusk: गोधूलि
sunset: सूर्यास्त
sunrise: सूर्योदय
noon: दोपहर
midnight: आधी रात,मध्यरात्रि
spring: वसंत,बसंत
summer: गर्मी,ग्रीष्म
autumn: पतझड़,शरद
winter: सर्दी,जाड़ा
year: साल,वर्ष
month: महीना
week: हफ्ता,सप्ताह
hour: घंटा
minute: मिनट
second: सेकंड
today: आज
yesterday: बीता कल
time: समय,वक्त,वक़्त,बार
past: अतीत,बीता
future: भविष्य
childhood: बचपन
century: सदी,शताब्दी
birthday: जन्मदिन
wedding: शादी,विवाह
funeral: अंतिम संस्कार,जनाज़ा
festival: त्योहार,त्यौहार,उत्सव,त्योहारों,ईद,होलिका,गणेश,नवरात्रि,बैसाखी,ओणम,पोंगल
christmas: क्रिसमस
new year: नया साल,नए साल
ramadan: रमज़ान,रमजान
diwali: दिवाली,दीपावली
holi: होली
party: पार्टी,जश्न
holiday: छुट्टी,अवकाश
vacation: छुट्टियां
trailer: ट्रेलर
teaser: टीज़र,टीजर
advertisement: विज्ञापन,ऐड
tutorial: ट्यूटोरियल
how to: कैसे,तरीका
documentary: वृत्तचित्र,डॉक्यूमेंट्री,डॉक्युमेंट्री
music video: म्यूज़िक वीडियो,म्यूजिक वीडियो,संगीत वीडियो
anime: एनीमे
animation: एनिमेशन
cartoon: कार्टून
stop motion: स्टॉप मोशन
film: फ़िल्म,फिल्म,मूवी
short film: लघु फिल्म,लघु फ़िल्म,शॉर्ट फिल्म
video: वीडियो
scene: दृश्य,सीन
shot: शॉट
close-up: क्लोज़-अप,क्लोज अप,क्लोज़अप
slow motion: धीमी गति,स्लो मोशन
time lapse: टाइमलैप्स
black and white: ब्लैक एंड व्हाइट,श्वेत-श्याम
film noir: नोयर
camera: कैमरा
story: कहानी,कथा,किस्सा,दास्तान
fairy tale: परीकथा,परी कथा
legend: किंवदंती,दंतकथा
myth: मिथक,पौराणिक
drama: नाटक,ड्रामा
comedy: कॉमेडी,हास्य
horror: डरावना,हॉरर,डरावनी,डरावने
thriller: थ्रिलर,रोमांच
romance: रोमांस,रोमांटिक कहानी
action: एक्शन
science fiction: साइंस फिक्शन,विज्ञान कथा
fantasy: कल्पना,फैंटेसी
western: पश्चिमी
mystery: रहस्य,गुत्थी
adventure: साहसिक
cyberpunk: साइबरपंक
steampunk: स्टीमपंक
music: संगीत
song: गाना,गीत,गानों,गीतों
melody: धुन
rhythm: ताल,लय
beat: बीट
band: बैंड
orchestra: ऑर्केस्ट्रा
concert: कॉन्सर्ट,संगीत समारोह
jazz: जैज़
piano: पियानो
guitar: गिटार
violin: वायलिन
drum: ढोल,ड्रम,तबला
flute: बांसुरी,बाँसुरी
oud: ऊद
trumpet: तुरही
interview: साक्षात्कार,इंटरव्यू
news: समाचार,खबर
report: रिपोर्ट
vlog: व्लॉग
history: इतिहास,ऐतिहासिक
logo: लोगो
poster: पोस्टर
title: शीर्षक
credits: क्रेडिट
brand: ब्रांड
product: उत्पाद,प्रोडक्ट
launch: लॉन्च,लांच
discount: छूट,डिस्काउंट
sale: सेल,बिक्री,महासेल
offer: ऑफर,ऑफ़र,खास ऑफर
price: कीमत,क़ीमत,दाम
review: समीक्षा,रिव्यू
honest review: ईमानदार समीक्षा
unboxing: अनबॉक्सिंग
testimonial: प्रशंसापत्र
quality: गुणवत्ता
free: मुफ्त,मुफ़्त,आज़ाद कर,आज़ाद करना,आज़ाद करता,आज़ाद करती,आज़ाद करते
new: नया,नई,नए,नये,नयी,नवीनतम
app: ऐप,एप
website: वेबसाइट
startup: स्टार्टअप
service: सेवा
business: व्यापार,बिज़नेस,धंधा
investor: निवेशक
money: पैसा,धन,रुपया
gift: उपहार,तोहफ़ा,तोहफा,तोहफे,उपहारों
phone: फ़ोन,फोन,मोबाइल,स्मार्टफोन,फ़ोन की घंटी
computer: कंप्यूटर,कम्प्यूटर
laptop: लैपटॉप
screen: स्क्रीन,पर्दा
internet: इंटरनेट
artificial intelligence: कृत्रिम बुद्धिमत्ता,एआई
virtual reality: आभासी वास्तविकता
hologram: होलोग्राम
radio: रेडियो
television: टीवी,टेलीविजन,टेलीविज़न
headphones: हेडफोन,ईयरफोन
speaker: स्पीकर
watch: घड़ी
alarm clock: अलार्म
book: किताब,पुस्तक
notebook: नोटबुक,कॉपी
diary: डायरी
letter: चिट्ठी,पत्र,ख़त,खत,चिट्ठियाँ,चिट्ठियां,पत्रों
postcard: पोस्टकार्ड
photograph: तस्वीर,फ़ोटो,फोटो
painting: चित्र,पेंटिंग
statue: मूर्ति,प्रतिमा
map: नक्शा,नक़्शा,मानचित्र
compass: दिशा सूचक,कंपास
key: चाबी,कुंजी
lock: ताला,ताले
box: डिब्बा,बक्सा,संदूक,पेटी
package: पार्सल
bag: थैला,बैग,झोला
suitcase: सूटकेस
backpack: बैकपैक
umbrella: छाता,छतरी
mirror: आईना,दर्पण,आईने
chair: कुर्सी
table: मेज़,मेज,टेबल
desk: डेस्क
bed: बिस्तर,पलंग
sofa: सोफ़ा,सोफा
bench: बेंच
carpet: कालीन,क़ालीन
curtain: परदा
blanket: कंबल
pillow: तकिया
bottle: बोतल,बोतलों
cup: प्याला,कप,कुल्हड़
plate: थाली,प्लेट,थाली में
bowl: कटोरा,कटोरी
knife: चाकू,छुरी,छुरा
spoon: चम्मच
fork: कांटा
pot: बर्तन,घड़ा,मटका,मटके,घड़े,सुराही,हांडी
pan: कड़ाही,तवा
oven: ओवन,तंदूर,भट्टी
stove: चूल्हा,चूल्हे
refrigerator: फ्रिज
vase: फूलदान
flowerpot: गमला
toy: खिलौना,खिलौनों
doll: गुड़िया
teddy bear: टेडी बियर
kite: पतंग
paper airplane: कागज़ का जहाज
paper boat: कागज की नाव,कागज़ की नाव
origami: ओरिगामी
ball: गेंद
game: खेल,गेम
chess: शतरंज
card: कार्ड
dice: पासा
puzzle: पहेली
football: फुटबॉल
basketball: बास्केटबॉल
baseball: बेसबॉल
cricket: क्रिकेट
tennis: टेनिस
boxing: मुक्केबाज़ी,बॉक्सिंग
yoga: योग,योगा
marathon: मैराथन
race: रेस,दौड़,दौड़ प्रतियोगिता,दौड़ लगा,दौड़ लगाना,दौड़ लगाता,दौड़ लगाती,दौड़ लगाते
match: मैच,मुकाबला
olympics: ओलंपिक
trophy: ट्रॉफी
medal: पदक
crown: ताज,मुकुट,राजमुकुट
ring: अंगूठी,रिंग
necklace: हार
earring: झुमका,बाली
jewel: गहना,ज़ेवर,रत्न
treasure: ख़ज़ाना,खजाना
coin: सिक्का
sword: तलवार
shield: ढाल
bow: धनुष,झुक,झुकना
arrow: तीर,बाण,तीरों
gun: बंदूक,बन्दूक
bomb: बम
armor: कवच
mask: मुखौटा,नकाब,मास्क
helmet: हेलमेट
flag: झंडा,ध्वज
rope: रस्सी
net: जाल
chain: जंजीर,ज़ंजीर
hammer: हथौड़ा
tool: औज़ार,औजार
gear: गियर
thread: धागा
needle: सुई
brush: ब्रश,कूची
ink: स्याही
pen: कलम,क़लम,पेन
pencil: पेंसिल
typewriter: टाइपराइटर
record: रिकॉर्ड
cassette: कैसेट
music box: संगीत बॉक्स
telescope: दूरबीन,टेलीस्कोप
microscope: सूक्ष्मदर्शी
medicine: दवा,दवाई
perfume: इत्र,परफ्यूम
cosmetics: सौंदर्य प्रसाधन
soap: साबुन
shampoo: शैम्पू
cream: क्रीम
food: खाना,भोजन
breakfast: नाश्ता
lunch: दोपहर का खाना
dinner: रात का खाना,डिनर
bread: रोटी,ब्रेड,पाव
cake: केक
cookie: बिस्कुट,कुकी
chocolate: चॉकलेट
candy: टॉफ़ी,टॉफी
sweets: मिठाई
ice cream: आइसक्रीम
rice: चावल
noodles: नूडल्स
ramen: रामेन
sushi: सुशी
dumpling: मोमो,पकौड़ी
soup: सूप,शोरबा
pizza: पिज़्ज़ा,पिज्जा
pasta: पास्ता
hamburger: बर्गर
curry: करी
meat: मांस
egg: अंडा,अंडे,अंडों
cheese: पनीर,चीज़
milk: दूध
butter: मक्खन
honey: शहद
sugar: चीनी,शक्कर
salt: नमक
spice: मसाला
flour: आटा,मैदा
dough: गूंथा आटा
fruit: फल
vegetable: सब्ज़ी,सब्जी
apple: सेब
orange: संतरा,नारंगी
lemon: नींबू
strawberry: स्ट्रॉबेरी
mango: आम
date palm: खजूर
coffee: कॉफ़ी,कॉफी
espresso: एस्प्रेसो
tea: चाय,अदरक वाली चाय,मसाला चाय
juice: जूस,रस
wine: शराब,वाइन
beer: बीयर
sake: साके
soda: सोडा
drink: पेय,पी,पीना,पीता,पीते,पीती
recipe: नुस्खा,रेसिपी,विधि
ingredient: सामग्री
clothes: कपड़ा,कपड़े,वस्त्र,कपड़ों
dress: पोशाक,सज,सजना,सजा,सजाना,सजाता,सजाते,सजाती,सजाया,सजाई,सजाए,सजाकर,सजाने,सजाएगा
shirt: कमीज़,कमीज,शर्ट
coat: कोट
raincoat: रेनकोट,बरसाती
jacket: जैकेट
suit: सूट
uniform: वर्दी
kimono: किमोनो
sari: साड़ी
hat: टोपी
scarf: दुपट्टा,मफलर
shoe: जूता,चप्पल
sneakers: स्नीकर्स,स्नीकर
boots: बूट
glasses: चश्मा
sunglasses: धूप का चश्मा
gloves: दस्ताना
fashion: फैशन,फ़ैशन
memory: याद,स्मृति,यादें,यादों
secret: राज़,राज,राज़ खोलना,भेद,खुफिया
betrayal: धोखा,विश्वासघात
freedom: आज़ादी,आजादी,स्वतंत्रता
love: प्यार,प्रेम,इश्क,मोहब्बत,मुहब्बत,प्यारना,प्रेमना
friendship: दोस्ती,मित्रता
hope: उम्मीद,आशा,उम्मीदना,आशाना,आशाता,आशाते,आशाती,आशाया,आशाई,आशाए,आशाकर,आशाने,आशाएगा
dream: सपना,ख्वाब,स्वप्न,सपने,सपनों,सपना देख,सपना देखना,सपना देखता,सपना देखती,सपना देखते
nightmare: दुःस्वप्न,बुरा सपना
fear: डर,भय,दहशत,खौफ,खौफनाक,डरना
joy: खुशी,ख़ुशी,आनंद
happiness: सुख
sadness: दुख,उदासी,दुःख
anger: गुस्सा,क्रोध,नाराज़गी
pain: दर्द,पीड़ा,तकलीफ
loneliness: अकेलापन,तन्हाई
nostalgia: पुरानी यादें
longing: लालसा,तड़प
regret: पछतावा
guilt: अपराधबोध
revenge: बदला,प्रतिशोध,इंतकाम
jealousy: ईर्ष्या,जलन
courage: साहस,हिम्मत
peace: शांति
war: युद्ध,जंग
battle: लड़ाई
victory: विजय,जीत,फतह
power: शक्ति,ताकत,ताक़त
truth: सच,सत्य,सच्चाई
lie: झूठ,झूठा,लेट,लेटना
faith: आस्था
fate: किस्मत,क़िस्मत,नियति,भाग्य
life: जीवन,ज़िंदगी,जिंदगी
death: मौत,मृत्यु
birth: जन्म
beginning: शुरुआत,आरंभ
ending: अंत
journey: यात्रा,सफर,सफ़र,तीर्थयात्रा
trip: सैर
road trip: रोड ट्रिप
return: वापसी,लौट,लौटना,वापस,वापसना
farewell: विदाई,अलविदा
reunion: पुनर्मिलन
encounter: मुलाकात,मुलाक़ात
promise: वादा,वादाना,वादाता,वादाते,वादाती,वादाया,वादाई,वादाए,वादाकर,वादाने,वादाएगा
wish: इच्छा,मनोकामना,ख्वाहिश,चाहत,मन्नत,इच्छाएँ
idea: विचार,आइडिया
question: सवाल,प्रश्न
problem: समस्या
solution: समाधान,हल
success: सफलता,कामयाबी
failure: असफलता,नाकामी
mistake: गलती,ग़लती
danger: खतरा,ख़तरा
accident: दुर्घटना,हादसा
crime: अपराध,जुर्म
murder: हत्या
robbery: डकैती,चोरी
plan: योजना
mission: मिशन
rescue: बचाव
escape: पलायन,बच निकल,बच निकलना,बच निकलता,बच निकलती,बच निकलते
chase: पीछा,पीछाना,पीछाता,पीछाते,पीछाती,पीछाया,पीछाई,पीछाए,पीछाकर,पीछाने,पीछाएगा
duel: द्वंद्व
rebellion: विद्रोह,बगावत
revolution: क्रांति
law: कानून,क़ानून
justice: न्याय,इंसाफ
education: शिक्षा
science: विज्ञान
technology: तकनीक,टेक्नोलॉजी,प्रौद्योगिकी
invention: आविष्कार,खोज
experiment: प्रयोग,प्रयोगों
magic: जादू
spell: मंत्र
curse: श्राप,शाप
miracle: चमत्कार
climate change: जलवायु परिवर्तन
environment: पर्यावरण
pollution: प्रदूषण
energy: ऊर्जा
health: स्वास्थ्य,सेहत
illness: बीमारी,रोग
beauty: सुंदरता,खूबसूरती
art: कला
poetry: कविता
culture: संस्कृति
tradition: परंपरा
language: भाषा
word: शब्द
name: नाम
number: संख्या,तीस,पंद्रह,बीस,चालीस,पचास,सात,आठ,नौ,ग्यारह,बारह,साठ,सत्तर,अस्सी,नब्बे
silence: सन्नाटा,खामोशी,ख़ामोशी,मौन,चुप्पी
sound: ध्वनि
noise: शोर
speed: रफ्तार,रफ़्तार,गति
distance: दूरी
step: कदम,क़दम,सौतेला,सौतेली,चरण,चरणों
top: चोटी,शिखर
edge: किनारा
center: केंद्र
part: हिस्सा
place: जगह,स्थान
piece: टुकड़ा
job: नौकरी,काम
shift: पाली,नाइट शिफ्ट,शिफ्ट
meeting: मीटिंग
exam: परीक्षा,इम्तिहान
lesson: पाठ
homework: गृहकार्य
graduation: स्नातक
housework: घर का काम
hobby: शौक
sport: खेलकूद
nap: झपकी
walk: चहलकदमी,चल,चलना,टहल,टहलना
ticket: टिकट,टिकटें
ice skating: आइस स्केटिंग
fireworks: आतिशबाज़ी,आतिशबाजी,पटाखा
hot spring: गर्म पानी का झरना
vending machine: वेंडिंग मशीन
calligraphy: सुलेख
pottery: कुम्हारी
knitting: बुनाई
gardening: बागवानी
cooking: खाना पकाना
shopping: खरीदारी,ख़रीदारी
construction: निर्माण
inside: अंदर,भीतर
outside: बाहर
above: ऊपर
under: नीचे
between: के बीच,बीच में
behind: पीछे
in front of: सामने
near: पास,नज़दीक,करीब,किनारे,के पास
through: से होकर
around: चारों ओर,आसपास
toward: की ओर,की तरफ
together: साथ,एक साथ,मिलकर
suddenly: अचानक,एकाएक
again: फिर,दोबारा
every day: रोज़,रोज,हर दिन,प्रतिदिन
every night: हर रात
every morning: हर सुबह
forever: हमेशा
one day: एक दिन
once upon a time: एक समय की बात
years later: साल बाद,सालों बाद,बरसों बाद,बरस,बरसों
alone together: दोनों
two people: दो लोग
one person: एक व्यक्ति
three people: तीन लोग
one: एक
two: दो
three: तीन
four: चार
five: पांच,पाँच
ten: दस
hundred: सौ
thousand: हज़ार,हजार
many: बहुत,कई,अनेक
all: सभी,सब,सारे
half: आधा,आधी,आधे
who: कौन
other: दूसरा,दूसरे,दूसरी
own: अपना,अपनी,अपने,खुद,ख़ुद
opponent: प्रतिद्वंद्वी
novel: उपन्यास,उपन्यासों
comic: कॉमिक्स
professor: प्रोफेसर,प्रोफ़ेसर
expert: विशेषज्ञ
adult: वयस्क
leader: नेता,मुखिया
president: राष्ट्रपति
politician: राजनेता
master: उस्ताद,गुरु
apprentice: शिष्य,शागिर्द
owner: स्वामी,मालकिन
resident: निवासी
bodyguard: अंगरक्षक
maid: नौकरानी
servant: नौकर,सेवक
butler: खानसामा
geisha: गीशा
sumo: सूमो
hairdresser: हेयरड्रेसर
dentist: दंतचिकित्सक
veterinarian: पशु चिकित्सक
flight attendant: एयर होस्टेस
cashier: कैशियर
cleaner: सफाईकर्मी,सफ़ाईकर्मी
street performer: मदारी
violinist: वायलिनवादक
drummer: ढोलकिया
conductor: संचालक,कंडक्टर
composer: धुनकार
storyteller: किस्सागो
sculptor: मूर्तिकार
weaver: बुनकर,जुलाहा
glassblower: कांच का कारीगर
calligrapher: सुलेखक
archaeologist: पुरातत्ववेत्ता
biologist: जीवविज्ञानी
astronomer: खगोलशास्त्री
clone: क्लोन
android: एंड्रॉइड
cyborg: साइबोर्ग
spirit: प्रेतात्मा
goblin: भूत-प्रेत
creature: प्राणी,जीव
nest: घोंसला,घोंसले
fur: फर
egg shell: छिलका
skeleton: कंकाल
skull: खोपड़ी
cell: कोशिका
virus: वायरस,विषाणु
brain: दिमाग,मस्तिष्क
mind: मन
wound: घाव,ज़ख्म
tattoo: टैटू
makeup: श्रृंगार,मेकअप
lipstick: लिपस्टिक
bath: स्नान,नहा
shower: शावर
garbage: कूड़ा,कचरा
trash can: कूड़ेदान
recycling: रीसाइक्लिंग
solar system: सौरमंडल
gravity: गुरुत्वाकर्षण,गुरुत्वाकर्षण बल
atom: परमाणु
dna: डीएनए
photosynthesis: प्रकाश संश्लेषण
water cycle: जल चक्र,जलचक्र
chart: चार्ट,ग्राफ
data: डेटा,आँकड़े
infographic: इन्फोग्राफिक
diagram: आरेख
lens: लेंस,चश्मे
battery: बैटरी
solar panel: सौर पैनल
wind turbine: पवनचक्की
windmill: पवन चक्की
power plant: बिजलीघर
mine: खदान,खान,खदानों
rail: पटरी
railway: रेलवे
lane: लेन
pier: घाट
deck: डेक
cabin: झोपड़ी,कुटिया
tent: तंबू,तम्बू,टेंट
campfire: अलाव,कैम्पफायर
fireplace: अँगीठी
chimney: चिमनी
courtyard: आँगन,आंगन
porch: बरामदा,दहलीज
yard: पिछवाड़ा
neighborhood: मोहल्ला,मुहल्ला
slum: बस्ती,झुग्गी
suburb: उपनगर
countryside: देहात,ग्रामीण
metropolis: महानगर
ruined city: उजड़ा शहर
wasteland: बंजर
post-apocalyptic: प्रलय
underwater: पानी के नीचे
coral reef: मूंगा,प्रवाल,प्रवाल भित्ति
pond: तालाब
stream: नाला
puddle: पोखर
riverbank: नदी किनारा,घाटों,नदी के किनारे
horizon: क्षितिज
landscape: परिदृश्य,नज़ारा
view: नजारा
season: ऋतु,मौसमों
icicle: हिमलंब
snowman: हिममानव
snowflake: बर्फ का फाहा
drop: बूँद,बूंद,टपक,टपकना,गिरा,गिराना,गिराता,गिराते,गिराती,गिराया,गिराई,गिराए,गिराकर,गिराने,गिराएगा
bubble: बुलबुला
spark: चिंगारी
ash: राख,राख से
reflection: प्रतिबिंब
dot: बिंदु
line: रेखा
circle: वृत्त,घेरा
triangle: त्रिकोण
square shape: वर्ग
cube: घन
shape: आकार
pattern: पैटर्न
stripe: धारी
clay animation: क्ले एनिमेशन,मिट्टी का एनिमेशन
paper cutout: कागज की कतरन
watercolor: जलरंग,वॉटरकलर
ink painting: स्याही चित्र
oil painting: तैलचित्र
pixel: पिक्सेल
shadow puppet: छाया कठपुतली
collage: कोलाज
graffiti: भित्तिचित्र
typography: अक्षर
voice-over: वॉयसओवर,कथन
narrator: सूत्रधार
dialogue: संवाद
conversation: बातचीत
monologue: एकालाप
joke: चुटकुला,मज़ाक
prank: शरारत
surprise: आश्चर्य,चौंक,चौंकना,चौंका,चौंकाना,चौंकाता,चौंकाते,चौंकाती,चौंकाया,चौंकाई,चौंकाए,चौंकाकर,चौंकाने,चौंकाएगा
argument: झगड़ा,बहस
fight scene: मारपीट
kung fu: कुंग फू
karate: कराटे
sword fight: तलवारबाज़ी
superpower: महाशक्ति
time travel: समय यात्रा
time machine: टाइम मशीन,समय यंत्र
parallel world: समानांतर दुनिया
portal: पोर्टल
laser: लेज़र
code: कोड
password: पासवर्ड
message: संदेश,संदेशा,मैसेज
email: ईमेल
notification: सूचना
social media: सोशल मीडिया
selfie: सेल्फी,सेल्फ़ी
video call: वीडियो कॉल
video game: वीडियो गेम
delivery: डिलीवरी
package design: पैकेजिंग
store opening: उद्घाटन
collection: संग्रह
model: मॉडल
design: डिज़ाइन,डिजाइन
skincare: त्वचा की देखभाल
deodorant: डिओडोरेंट
toothpaste: टूथपेस्ट
detergent: डिटर्जेंट
vacuum cleaner: वैक्यूम क्लीनर
washing machine: वॉशिंग मशीन
blender: मिक्सर
coffee machine: कॉफी मशीन
mattress: गद्दा
furniture: फर्नीचर
insurance: बीमा
loan: कर्ज
real estate: रियल एस्टेट
nonprofit: स्वयंसेवक
donation: दान,चंदा
campaign: अभियान
awareness: जागरूकता
election: चुनाव
vote: मतदान
recipe video: कुकिंग वीडियो
tips: सुझाव
reason: कारण
difference: अंतर,फर्क
before and after: पहले और बाद
in: में
on: पर
and: और
from: से
with: के साथ,संग
for: के लिए
without: बिना,बगैर
of: का,की,के
to: को,तक
by: द्वारा
retired: रिटायर्ड,सेवानिवृत्त
back seat: पिछली सीट
seat: सीट
herbal: हर्बल
percent: प्रतिशत,फीसदी
show: दिखाओ,दिखाएँ,दिखाएं,दिखाइए,दिखाता,दिखाते,दिखा,दिखाना,दिखाती,दिखाया,दिखाई,दिखाए,दिखाकर,दिखाने,दिखाएगा
explain: समझाओ,समझाइए,समझाएं,समझा,समझाना,समझाता,समझाते,समझाती,समझाया,समझाई,समझाए,समझाकर,समझाने,समझाएगा
tell: बताओ,बताइए,सुनाओ,सुनाता,सुनाती,बता,बताना,बताता,बताते,बताती,बताया,बताई,बताए,बताकर,बताने,बताएगा
make: बनाओ,बनाइए,बनाएँ,बनाएं,बनवा,बनवाना,बनवाता,बनवाते,बनवाती,बनवाया,बनवाई,बनवाए,बनवाकर,बनवाने,बनवाएगा
sway: लहराता,लहराती,लहराते,लहराना,लहरा,झूमना,झूमता,झूमती,झूमते
plant: पौधा,पौधे,पौधों,उगाना,उगाता,उगाती,उगाने,रोपना,बो,बोना,बोता,बोते,बोती,बोया,बोई,बोए,बोकर,बोने,रोप
trapped: फँसा,फँसी,फँसे,फंसा,फंसी,फंसे,फँसना
land: ज़मीन,जमीन,भूमि,उतर,उतरना
mansion: हवेली,कोठी
player of music: वादक
injured: घायल,ज़ख्मी
face to face: आमने-सामने,आमना-सामना
posted: तैनात
little girl: छोटी लड़की,नन्ही बच्ची,नन्ही लड़की
little boy: छोटा लड़का,छोटे लड़के,नन्हा बच्चा
granny: दादी माँ,अम्मा,नानी माँ
folk: आदिवासी
villager: गाँववाले,गांववाले,ग्रामवासी
bull: बैल,साँड
buffalo: भैंस
bullock cart: बैलगाड़ी
cart: ठेला,गाड़ी वाला
tea seller: चायवाला,चाय वाला,चायवाले
tea stall: चाय की दुकान,टपरी
street food: चाट,समोसा,गोलगप्पा,पानीपुरी,वड़ा पाव,पकौड़े,पकोड़ा
samosa: समोसे
biryani: बिरयानी
flatbread: चपाती,पराठा,नान,रोटियाँ,रोटियां
lentils: दाल
paneer: पनीर टिक्का
tikka: टिक्का
yogurt: दही,लस्सी
sweet: लड्डू,जलेबी,गुलाब जामुन,बर्फी,मीठा,मीठी
turmeric: हल्दी
chili: मिर्च
ginger: अदरक
garlic: लहसुन
onion: प्याज
potato: आलू
tomato: टमाटर
coconut: नारियल
oil: तेल
clay lamp: दीया,दीये,दिया,दिये
rangoli: रंगोली
festival of colors: गुलाल,अबीर
idol: प्रतिमाएँ
worship: पूजा,आरती,इबादत,भजन
sage: ऋषि,मुनि,बाबा,फकीर,फ़कीर,सूफी
yogi: योगी
wrestler: पहलवान
snake charmer: सपेरा
puppeteer: कठपुतली वाला
kathak: कथक,भरतनाट्यम
sitar: सितार,सरोद,वीणा,शहनाई
drumming: ढोलक,मृदंग
bollywood: बॉलीवुड
cricket player: क्रिकेटर,बल्लेबाज,बल्लेबाज़,गेंदबाज
bat: बल्ला,चमगादड़
wicket: विकेट
hockey: हॉकी
kabaddi: कबड्डी
wrestling: कुश्ती
village school: सरकारी स्कूल
blackboard: ब्लैकबोर्ड
exam result: नतीजा,परिणाम
rank: पद
unemployed: बेरोज़गार,बेरोजगार
salary: वेतन,तनख्वाह
labour: मज़दूरी,मेहनत
hard work: परिश्रम,संघर्ष
struggle: संघर्ष करता,जद्दोजहद
compete: प्रतियोगिता,टक्कर
win: जीतना,जीतने,जीतकर,जिताता,जिताना
defeat: हराना,हराता,हराया,हारना
attack: हमला,आक्रमण,हमलाना,हमलाता,हमलाते,हमलाती,हमलाया,हमलाई,हमलाए,हमलाकर,हमलाने,हमलाएगा
bullet: गोली,गोलियाँ
police case: मुकदमा,केस
investigation: जाँच,जांच,तफ्तीश
clue: सुराग,सबूत
suspicion: शक,संदेह
kidnap: अपहरण,अगवा
mafia: माफिया,डॉन
bandit: डाकू,लुटेरा
smuggler: तस्कर
terrorist: आतंकवादी,आतंकी
martyr: शहीद
patriot: देशभक्त,देशभक्ति
independence: आज़ादी की लड़ाई
partition: बँटवारा,बंटवारा,विभाजन
fort: दुर्ग,गढ़
throne: सिंहासन,गद्दी
court of the king: दरबार
minister: मंत्री,वज़ीर
emperor: सम्राट,शहंशाह
mughal: मुगल,मुग़ल
warrior: योद्धाओं,वीर,वीरांगना
chariot: रथ
goddess: देवी,दुर्गा,लक्ष्मी
heaven: स्वर्ग,जन्नत
hell: नरक
reincarnation: पुनर्जन्म
haunted: भुतहा,भूतहा,प्रेतवाधित
black magic: काला जादू,टोना
hidden: छिपा,छिपी,छुपा,छुपी,छिपा हुआ,गुप्त
strange: अनोखा,अनोखी,अनोखे,अजीबोगरीब,अजीब,विचित्र
unknown: अज्ञात,अनजाना,अनजानी
lonely: एकाकी,अकेले,अकेला,अकेली,तन्हा
separated: बिछड़ा,बिछड़ी,बिछड़े,जुदा,बिछड़ना
reunite: दोबारा मिलना,फिर मिलना
separation: जुदाई,बिछोह
breakup: ब्रेकअप
divorce: तलाक
proposal: प्रस्ताव
love story: प्रेम कहानी,प्रेमकथा
first love: पहला प्यार
heartbroken: टूटा दिल,दिल टूटा
marriage procession: बारात
bridal: दुल्हन का
henna: मेहंदी
bangle: चूड़ी,चूड़ियाँ
turban: पगड़ी,साफा
kurta: कुर्ता,धोती,लुंगी,शेरवानी
sandal: चप्पलें,सैंडल
jeans: जींस
t-shirt: टी-शर्ट
weaving: हथकरघा,करघा
loom: करघे
spinning wheel: चरखा
potter's wheel: चाक
handicraft: हस्तशिल्प
embroidery: कढ़ाई
banyan: बरगद,पीपल
neem: नीम
mango tree: आम का पेड़
wheat: गेहूं,गेहूँ
crop: फसल,फ़सल
plough: हल चलाना
canal: नहर
boatman: मल्लाह,नाविकों,माझी
sea shore: समुद्र किनारे,सागर तट
seashell: सीप
pearl: मोती
deep sea: गहरे समुद्र
monsoon: मानसून,मॉनसून,सावन
downpour: मूसलाधार
rain drop: बारिश की बूँदें,बूँदें,बूंदें
flooded: बाढ़ग्रस्त
heat: गर्मियों,लू
cold: सर्द,ठंडी,ठंडे,ठंड,ठंडा
foggy: कोहरे,धुंधली,धुंधला
snowfall: बर्फबारी,बर्फ़बारी
moonlit night: चाँदनी रात
full moon: पूर्णिमा
eclipse: ग्रहण
starry: तारों भरा,तारों भरी,तारों
shooting star: टूटता तारा
ray: किरण,किरणें
sparkle: जगमगाना,जगमगाता,जगमगाती,झिलमिल,झिलमिलाती
colour: रंगों
red: सुर्ख,लाल
deep: गहरे,गहरा,गहरी
high: ऊँची,ऊंची,ऊँचे,ऊंचे
long: लंबी,लंबे,लम्बी,लंबा,लम्बा
wide: चौड़ा,चौड़ी
narrow: संकरा,संकरी,तंग
straight: सीधा,सीधी
clean: साफ,साफ़,स्वच्छ,साफ़-सुथरा,साफना,साफ़ना
clear: स्पष्ट
hot: तपता,तपती,तपते,गरमागरम
thirst: प्यास,प्यासे
hunger: भूख,भूखे
poverty: गरीबी,ग़रीबी
wealth: दौलत,अमीरी
luck: तकदीर
tears: आँसुओं,आंसुओं
laughter: हँसी,हंसी,ठहाका
cry: रुलाई,रो,रोना,रोता,रोते,रोती,रोया,रोई,रोए,रोकर,रोने
scream: चीख,चीखें,चीखना
whisper: कानाफूसी,फुसफुसा,फुसफुसाना,फुसफुसाता,फुसफुसाते,फुसफुसाती,फुसफुसाया,फुसफुसाई,फुसफुसाए,फुसफुसाकर,फुसफुसाने,फुसफुसाएगा
sound of bells: घंटी,घंटियाँ,घंटा बजना
telegram: तार
newspaper: अख़बार,अखबार
magazine: पत्रिका
poem: ग़ज़ल,गजल,नज़्म
lullaby: लोरी
folk tale: लोककथा,लोक कथा
folk song: लोकगीत,लोक गीत
childhood memory: बचपन की याद
old photo: पुरानी तस्वीर
album: एल्बम
cameraman: कैमरामैन
shooting: शूटिंग
drone shot: ड्रोन शॉट
background: पृष्ठभूमि
character: किरदार,पात्र
role: भूमिका
style: शैली,अंदाज़,अंदाज
3d: थ्रीडी
colourless: बेरंग
soft: नर्म,नरम,मुलायम,कोमल
emotional: भावुक,भावनात्मक,मार्मिक
inspiring: प्रेरणादायक,प्रेरक
exciting: रोमांचक
cheerful: हँसमुख,खुशनुमा
peaceful: शांतिपूर्ण
powerful: दमदार,शक्तिशाली
special: खास,ख़ास,विशेष
unique: अद्वितीय
amazing: अद्भुत,ग़ज़ब,कमाल
real: असली,वास्तविक
fake: नकली
complete: पूरा,पूरी,पूरे
incomplete: अधूरा,अधूरी
same: समान,वही
different: अलग
next: अगला,अगली,अगले
next day: अगले दिन
tonight: आज रात
now: अब,अभी
then: तब
before: पहले से
after: बाद
while: दौरान
when: जब
where: कहाँ,जहाँ,कहां,जहां
why: क्यों
what: क्या
here: यहाँ,यहां
there: वहाँ,वहां
everywhere: हर जगह
far: दूर
nearby: पड़ोस
middle: बीचोंबीच
corner: कोना,कोने,नुक्कड़
side: तरफ
side of road: सड़क किनारे,फुटपाथ
crossing: चौराहे
traffic: ट्रैफिक,यातायात,जाम
signal: सिग्नल,संकेत
local train: लोकल ट्रेन,लोकल
bus stand: बस अड्डा
railway station: रेलवे स्टेशन
luggage: सामान
passport: पासपोर्ट
village fair: मेले
swing: झूला,झूले,झूल,झूलना,झुला,झुलाना,झुलाता,झुलाते,झुलाती,झुलाया,झुलाई,झुलाए,झुलाकर,झुलाने,झुलाएगा
giant wheel: चरखी
spinning top: लट्टू
paper plane: कागज का जहाज
old age: बुढ़ापा
youth: जवानी
elder: बुजुर्गों
disabled: विकलांग,दिव्यांग
wheelchair: व्हीलचेयर
memory loss: याददाश्त
cancer: कैंसर
patient: मरीज,मरीज़
treatment: इलाज
surgery: ऑपरेशन
vaccine: टीका
body part: अंग
heart beat: धड़कन
immune system: प्रतिरक्षा
germ: कीटाणु
science lesson: विज्ञान का पाठ
solar energy: सौर ऊर्जा,सोलर
water saving: जल संरक्षण,पानी बचाओ
tree planting: वृक्षारोपण
cleanliness: स्वच्छता,सफाई,सफ़ाई,स्वच्छ भारत
plastic waste: प्लास्टिक कचरा
step by step: चरण दर चरण,कदम दर कदम
method: तरीके,विधियाँ
use: प्रयोग करना,इस्तेमाल,इस्तेमालना,उपयोग,उपयोगना
benefit: फायदा,फ़ायदा,लाभ
feature: विशेषता
half price: आधा दाम,आधी कीमत
buy: खरीदो,खरीदें,खरीद,खरीदना,ख़रीद,ख़रीदना
order: मंगाना,मंगवाना,ऑर्डर,ऑर्डरना,आर्डर,आर्डरना
tasty: लज़ीज़,चटपटा
cold drink: कोल्ड ड्रिंक,ठंडा पेय,शरबत
mobile phone: मोबाइल फोन
smartwatch: स्मार्टवॉच
earbuds: ईयरबड्स
shoes: जूतों,जूते
hair oil: बालों का तेल
face wash: फेस वॉश
jewellery: आभूषण,गहने
tractor: ट्रैक्टर
fertilizer: खाद
another planet: दूसरे ग्रह
future city: भविष्य का शहर
army camp: छावनी
camp: शिविर,कैंपिंग,कैंपिंगना
hill station: पर्वतीय
summit: शिखर पर
climb: चढ़ाई,चढ़,चढ़ना
ice cave: बर्फ की गुफा
lion cub: शावक
calf: बछड़ा
stray dog: आवारा कुत्ता,गली का कुत्ता
squirrel: गिलहरी
crocodile: मगरमच्छ
rhinoceros: गैंडा
leopard: तेंदुआ
mongoose: नेवला
cuckoo: कोयल
swan: हंस
baby bird: चूज़ा,चूजा
caterpillar: इल्ली
first time: पहली बार,पहली दफ़ा
is: है,हैं,था,थी,थे
going on: रहा,रही,रहे
monastery: मठ,आश्रम,विहार
meditation: ध्यान,तपस्या,साधना
worried: परेशान,चिंतित,चिंता,फिक्र
quantum: क्वांटम
officer: अफसर,अफ़सर,अधिकारी
santa claus: सांता,सांता क्लॉज़
honest: ईमानदार,सच्चा,सच्ची,सच्चे
six: छक्का,छह,छः
blast: धमाका,धमाके,धमाकों,विस्फोट
mirage: मृगतृष्णा,मरीचिका
know: पता चलता,पता चला,पता,जान,जानना
take out: निकालना,निकालता,निकालती,निकाला
put on: लगाकर,लगाना,लगाता,लगाती,लगाया,लगा
him: उसे,उससे,उसको,उस
he: वह,वो,वे
his: उसका,उसकी,उसके,उनका,उनकी,उनके
this: यह,ये,इस,इसे,इसका,इसकी,इसके
that: कि
which: जो,जिसे,जिसमें,जिसका,जिसकी,जिनके,जिस,जिन
or: या,अथवा
not: नहीं,मत,न
but: लेकिन,मगर,पर फिर,किंतु
because: क्योंकि
if: अगर,यदि
very: बेहद,काफी,काफ़ी
more: ज़्यादा,ज्यादा,अधिक
less: कम,थोड़ा,थोड़ी
only: केवल,सिर्फ,सिर्फ़
always: सदा
never: कभी
someone: कोई,किसी
something: कुछ
everyone: सबको,हर कोई
each: हर,प्रत्येक
each other: एक-दूसरे,एक दूसरे
rows: कतार,लाइन
lakh: लाख,करोड़
third: तीसरा,तीसरी
years old: साल का,साल की,वर्षीय
clerk: बाबू,क्लर्क
peon: चपरासी
landlord: ज़मींदार,जमींदार,मकान मालिक
tenant: किराएदार,किरायेदार
moneylender: साहूकार,महाजन
beggar: भिखारी
laundryman: धोबी
sweet maker: हलवाई
goldsmith: सुनार
mason: राजमिस्त्री
porter: कुली
rickshaw puller: रिक्शावाला,रिक्शेवाला,ऑटोवाला
general: सेनापति
bee keeper: मधुमक्खी पालने वाला
mountaineer: पर्वतारोहियों
scientists: वैज्ञानिकों
toymaker: खिलौने वाला
bookseller: किताबवाला
bangle seller: चूड़ीवाला
milkman: दूधवाला
vegetable seller: सब्ज़ीवाला,सब्जीवाला
principal: प्रधानाचार्य
classmate: सहपाठी
roommate: रूममेट
old couple: बुज़ुर्ग दंपति,बुजुर्ग जोड़ा
in-laws: सास,ससुर,ननद,देवर,बहू
son-in-law: दामाद
nephew: भतीजा,भांजा
widowed: विधुर
lap: गोद
chest: सीना,छाती
stomach: पेट
knee: घुटना,घुटने
throat: गला
lips: होंठ,होंठों
cheek: गाल
forehead: माथा
footstep: पदचिह्न,कदमों की आहट,आहट
fist: मुट्ठी
wings: पंखों
verandah: बरामदे
city lights: शहर की रोशनी
electric pole: खंभा
dam: बाँध,बांध
brick: ईंट,ईंटें
cement: सीमेंट
bulb: बल्ब
switch: स्विच
fan: पंखा
cooler: कूलर,एसी
cupboard: अलमारी
cot: चारपाई,खाट
mat: चटाई
quilt: रज़ाई,रजाई
bucket: बाल्टी
broom: झाड़ू
rolling pin: बेलन
pressure cooker: कुकर
leaf plate: पत्तल
handpump: हैंडपंप
firewood: लकड़ियाँ
leaves: पत्ते,पत्तों,पत्तियाँ
forest animals: जंगली जानवर
cattle: मवेशी,गायें
palace: राजमहल
swordfight: तलवारें
happy: खुशहाल,खुशी-खुशी,खुश,ख़ुश,प्रसन्न
sorrow: ग़म,गम
pride: गर्व,घमंड
greed: लालच,लालची
kindness: दया,दयालुता
respect: इज़्ज़त,सम्मान
trust: भरोसा
support: सहारा
duty: कर्तव्य,फर्ज़
sacrifice: बलिदान,कुर्बानी,त्याग
effort: प्रयास
chance: मौका,अवसर
change: परिवर्तन,बदलाव,बदल,बदलना
growth: विकास,तरक्की
village development: ग्राम विकास
women empowerment: नारी शक्ति,महिला सशक्तिकरण
girl education: बेटी पढ़ाओ
child labour: बाल मजदूरी
dowry: दहेज
corruption: भ्रष्टाचार
health tip: स्वास्थ्य सुझाव
disease: रोगों
hand washing: हाथ धोना,हाथ धोने
road safety: सड़क सुरक्षा,हेलमेट पहनना
digital payment: यूपीआई,डिजिटल भुगतान
online: ऑनलाइन
startup founder: संस्थापक,उद्यमी
farm produce: उपज
milk product: घी,छाछ,मलाई
dry fruit: बादाम,काजू,मेवा
biscuit: बिस्किट
snack: नमकीन,स्नैक
instant noodles: मैगी
soap advertisement: साबुन का विज्ञापन
fragrance: खुशबू,ख़ुशबू,सुगंध
shine: चमक,चमकदार,चमकना
colour film: रंगीन फिल्म
hand drawn: हाथ से बनी
puppet show: कठपुतली का खेल,तमाशा
street play: नुक्कड़ नाटक
magic show: जादू का खेल
goal: गोल
referee: रेफरी
bowling: गेंदबाजी
kite festival: पतंगबाज़ी,पतंगबाजी
cave painting: गुफा चित्र
moon surface: चाँद की सतह,सतह
crater: गड्ढा
machine world: मशीनों
river source: उद्गम
earth rotation: घूर्णन
mosquito: मच्छर
sock: मोज़ा,मोजा,मोज़े,मोजे
partner: जोड़ीदार,साथी
surrounded: घिरा,घिरी,घिरे
bungalow: बंगला,बंगले
sensitive: संवेदनशील
foam: झाग
like: तरह,जैसा,जैसी,जैसे
reconciliation: सुलह,समझौता
caravan: काफिला,काफिले,कारवाँ
clock tower: घंटाघर
dialect: बोली
carry: ले जाना,ले जाता,ले जाती,ले जाने,ढो,ढोना,ढोता,ढोते,ढोती,ढोया,ढोई,ढोए,ढोकर,ढोने,उठा,उठाना,उठाता,उठाते,उठाती,उठाया,उठाई,उठाए,उठाकर,उठाने,उठाएगा
become: बनना,बनता,बनती,बनते,बन जाता,बन जाती
begin: लगते,लगता,लगती
one by one: एक-एक,एक-एक करके,बारी-बारी
hamster: हैम्स्टर
toothbrush: टूथब्रश
paper cutting: कटिंग,कागज की कटिंग
gesture: इशारा,इशारे,इशारों
inn: सराय,धर्मशाला,गेस्ट हाउस
remove: हटाना,हटाता,हटाती,हटाते
path: राह,राहें,पथ,पगडंडी
fair: मेले का
of the kind: वाला,वाली,वाले
found: मिला,मिली,मिले,मिलता,मिलती
mixed: मिलाना,मिलाकर,मिलाता
queue: भीड़ में
neighbour: पड़ोसियों
eyes: आँखों,आंखों,आँखें,आंखें
feet: पैरों
weapon: हथियार
drum beat: ढोल की थाप,थाप
dance: नृत्य,नृत्यांगना,नाच,नाचना,थिरक,थिरकना
bottom: तलहटी,तल
polish: पॉलिश
hairstyle: हेयर स्टाइल,हेयरस्टाइल
want: चाहिए,चाहता,चाहती,चाहते,चाह,चाहना
i: मुझे,मैं,मेरा,मेरी,मेरे,मुझको
we: हम,हमारा,हमारी,हमारे,हमें
you: आप,तुम,आपका,आपकी,आपके
please: कृपया
entertaining: मनोरंजक,मज़ेदार ढंग
explanation: व्याख्या,जानकारी
pawn: गिरवी
cyclone: चक्रवात
shelter: शरण,आश्रय
sleep: नींद,सो,सोता,सोते,सोती,सोया,सोई,सोए,सोकर,सोने
meet: मिलता है,मिलती है,मिलते हैं,से मिलता,से मिलती,से मिलते
quick: जल्दी,फटाफट,झटपट
useful: उपयोगी
easily: आसानी से,आसानी
modern: मॉडर्न,आधुनिक
wonderful: निराला,निराली
unfinished: अधूरे
information: सूचनात्मक
public: सार्वजनिक,जनता
government: सरकार,सरकारी
social: सामाजिक
religious: धार्मिक
environmental: पर्यावरणीय
big: बड़ा,विशाल,बड़ी,बड़े
small: छोटा,छोटी,नन्हा,नन्ही,छोटे
tiny: छोटा सा,नन्हे
short: संक्षिप्त
tall: ऊँचा,ऊंचा
old: पुराना,पुरानी,पुराने,बूढ़ी,बूढ़े
ancient: प्राचीन
traditional: पारंपरिक
futuristic: भविष्यवादी
beautiful: सुंदर,खूबसूरत,ख़ूबसूरत
ugly: बदसूरत
cute: प्यारा,प्यारी,क्यूट
sad: उदास,दुखी
angry: नाराज,क्रोधित
alone: अकेले ही
calm: शांत
quiet: चुपचाप,चुप
loud: शोरगुल
scary: भयानक,भूतिया
dark: अंधेरी,अँधेरी,काली
bright: चमकीला,उज्ज्वल
colorful: रंगीन,रंग-बिरंगा,रंगबिरंगे,रंगबिरंगा,रंग-बिरंगे
warm: गरम,गर्म,गुनगुना
wet: गीला,भीगा,भीगी,भीगते
dry: सूखी
fast: तेज़,तेज
slow: धीमा,धीरे-धीरे,धीरे
strong: मजबूत,मज़बूत,ताकतवर
weak: कमजोर,कमज़ोर
rich: अमीर
poor: गरीब,ग़रीब
brave: बहादुर
shy: शर्मीला,शर्मीली
curious: जिज्ञासु,उत्सुक
clever: चतुर,होशियार
stupid: मूर्ख
kind: दयालु
lazy: आलसी
tired: थका,थकी,थके
hungry: भूखा,भूखी
thirsty: प्यासा
blind: अंधा,नेत्रहीन
deaf: बहरा
sick: बीमार
dead: मृत
alive: जीवित,ज़िंदा
dangerous: खतरनाक,ख़तरनाक
safe: सुरक्षित
mysterious: रहस्यमय,रहस्यमयी
magical: जादुई
funny: मज़ेदार,मजेदार
serious: गंभीर
romantic: रोमांटिक
epic: महाकाव्य,भव्य
tragic: दुखद,त्रासदी
dreamy: स्वप्निल
surreal: अतियथार्थवादी
abstract: अमूर्त
realistic: यथार्थवादी
minimalist: न्यूनतम
luxury: लग्ज़री,शानदार,आलीशान
elegant: सुरुचिपूर्ण
vintage: विंटेज,रेट्रो
cheap: सस्ता,सस्ती
expensive: महंगा,महँगा
best: सबसे अच्छा,बेहतरीन,सर्वश्रेष्ठ
good: अच्छा,अच्छी,अच्छे
bad: बुरा,बुरी
perfect: उत्तम,परफेक्ट
fresh: ताज़ा,ताजा
bitter: कड़वा
sour: खट्टा
spicy: तीखा,मसालेदार
delicious: स्वादिष्ट
healthy: सेहतमंद,स्वस्थ
organic: जैविक
natural: प्राकृतिक
dirty: गंदा,मैला
empty: खाली,ख़ाली,सूना,सुनसान,उँडेल,उँडेलना
abandoned: परित्यक्त,वीरान,उजाड़
lost: खोया,खोई,गुमशुदा
broken: टूटा,टूटी,टूटे
crowded: भीड़भाड़
famous: प्रसिद्ध,मशहूर
popular: लोकप्रिय
wild: जंगली
invisible: अदृश्य
transparent: पारदर्शी
hard: कठोर,सख्त
heavy: भारी
simple: सरल,आसान
difficult: मुश्किल,कठिन
smart: स्मार्ट
wireless: वायरलेस
electric: इलेक्ट्रिक,बिजली का
digital: डिजिटल
handmade: हस्तनिर्मित,हाथ से बना
wooden: लकड़ी का
last: आख़िरी,आखिरी,अंतिम
first: पहला,पहली,पहले
final: निर्णायक
blue: नीला,नीली,नीले
green: हरा,हरी,हरे
yellow: पीला,पीली,पीले
orange color: नारंगी रंग
pink: गुलाबी
purple: बैंगनी,जामुनी
white: सफेद,सफ़ेद
black: काला,काले
gray: भूरा-सफेद,धूसर
brown: भूरा,भूरी
golden: स्वर्णिम
silver color: रुपहला
pastel: पेस्टल
snowy: बर्फीला,बर्फ़ीला
stormy: तूफ़ानी
sunny: धूप वाला
frozen: जमा हुआ,जमी हुई,जमे हुए
burning: जलता हुआ
cinematic: सिनेमाई
animated: एनिमेटेड
human: मानव,इंसानी
musical: संगीतमय
japanese: जापानी,जापान
chinese: चीनी भाषा,चीन
indian: भारतीय,भारत
arab: अरबी
american: अमेरिकी,अमेरिका
african: अफ्रीकी,अफ़्रीका
french: फ्रांसीसी,फ्रांस
tokyo: टोक्यो
kyoto: क्योटो
osaka: ओसाका
beijing: बीजिंग
shanghai: शंघाई
hong kong: हांगकांग
mumbai: मुंबई
delhi: दिल्ली
varanasi: बनारस,वाराणसी
paris: पेरिस
london: लंदन
new york: न्यूयॉर्क
cairo: काहिरा
dubai: दुबई
baghdad: बगदाद
damascus: दमिश्क
beirut: बेरूत
jerusalem: यरूशलम
venice: वेनिस
himalaya: हिमालय
ganges: गंगा
nile: नील नदी
mount fuji: फ़ूजी पर्वत
great wall: चीन की दीवार
pyramid: पिरामिड
taj mahal: ताजमहल
run: दौड़ना,भाग,भागना
jump: कूद,कूदना,उछल,उछलना,छलाँग लगा,छलाँग लगाना,छलाँग लगाता,छलाँग लगाती,छलाँग लगाते,छलांग लगा,छलांग लगाना,छलांग लगाता,छलांग लगाती,छलांग लगाते
sing: गा,गाता,गाते,गाती,गाया,गाई,गाए,गाकर,गाने,गाएगा
fly: उड़,उड़ना
swim: तैर,तैरना
dive: गोता,गोताना,गोताता,गोताते,गोताती,गोताया,गोताई,गोताए,गोताकर,गोताने,गोताएगा,गोता लगा,गोता लगाना,गोता लगाता,गोता लगाती,गोता लगाते
fall: गिर,गिरना
crawl: रेंग,रेंगना
ride: सवार,सवारना,सवारी कर,सवारी करना,सवारी करता,सवारी करती,सवारी करते
drive: चला,चलाना,चलाता,चलाते,चलाती,चलाया,चलाई,चलाए,चलाकर,चलाने,चलाएगा,ड्राइव,ड्राइवना
travel: यात्राना,यात्राता,यात्राते,यात्राती,यात्राया,यात्राई,यात्राए,यात्राकर,यात्राने,यात्राएगा,सफरना,सफ़रना,घूम,घूमना
arrive: पहुँच,पहुँचना,पहुंच,पहुंचना,आ पहुँच,आ पहुँचना,आ पहुँचता,आ पहुँचती,आ पहुँचते
leave: निकल,निकलना,छोड़,छोड़ना,रवाना,रवानाना,रवानाता,रवानाते,रवानाती,रवानाया,रवानाई,रवानाए,रवानाकर,रवानाने,रवानाएगा
enter: घुस,घुसना,प्रवेश,प्रवेशना
exit: बाहर निकल,बाहर निकलना,बाहर निकलता,बाहर निकलती,बाहर निकलते
come: आ,आना
go: जा,जाना,जाता,जाते,जाती,जाया,जाई,जाए,जाकर,जाने,जाएगा,गया,गयाना,गयाता,गयाते,गयाती,गयाया,गयाई,गयाए,गयाकर,गयाने,गयाएगा,गई,गईना,गए,गएना
stop: रुक,रुकना,रोक,रोकना
start: शुरू,शुरूना,शुरूता,शुरूते,शुरूती,आरंभना
end: समाप्त,समाप्तना,खत्म,खत्मना,ख़त्म,ख़त्मना
wait: इंतज़ार,इंतज़ारना,इंतजार,इंतजारना,प्रतीक्षा,प्रतीक्षाना,प्रतीक्षाता,प्रतीक्षाते,प्रतीक्षाती,प्रतीक्षाया,प्रतीक्षाई,प्रतीक्षाए,प्रतीक्षाकर,प्रतीक्षाने,प्रतीक्षाएगा,ठहर,ठहरना
stand: खड़ा,खड़ाना,खड़ाता,खड़ाते,खड़ाती,खड़ाया,खड़ाई,खड़ाए,खड़ाकर,खड़ाने,खड़ाएगा,खड़ी,खड़ीना,खड़ीता,खड़ीते,खड़ीती,खड़े,खड़ेना,खड़ेता,खड़ेते,खड़ेती
sit: बैठ,बैठना
wake: जाग,जागना,जग,जगना
eat: खा,खाता,खाते,खाती,खाया,खाई,खाए,खाकर,खाने,खाएगा
cook: पका,पकाना,पकाता,पकाते,पकाती,पकाया,पकाई,पकाए,पकाकर,पकाने,पकाएगा
bake: बेक,बेकना,सेंक,सेंकना
pour: उंडेल,उंडेलना,डाल,डालना
cut: काट,काटना
mix: मिलाते,मिलाती,मिलाया,मिलाई,मिलाए,मिलाने,मिलाएगा,घोल,घोलना
boil: उबल,उबलना,उबाल,उबालना
fry: तलना,भून,भूनना
melt: पिघल,पिघलना
freeze: जम,जमना
burn: जलना,जला,जलाना,जलाता,जलाते,जलाती,जलाया,जलाई,जलाए,जलाकर,जलाने,जलाएगा
glow: दमक,दमकना
flash: टिमटिमा,टिमटिमाना,टिमटिमाता,टिमटिमाते,टिमटिमाती,टिमटिमाया,टिमटिमाई,टिमटिमाए,टिमटिमाकर,टिमटिमाने,टिमटिमाएगा
explode: फट,फटना,विस्फोटना
crash: टकरा,टकराना,टकराता,टकराते,टकराती,टकराया,टकराई,टकराए,टकराकर,टकराने,टकराएगा
break: टूट,टूटना,तोड़,तोड़ना
repair: मरम्मत,मरम्मतना,सुधार,सुधारना
build: बना, बनाया, बनाई, बनाए, बनाकर, बनाने, बनाएगा, निर्माणना
create: रच,रचना,सृजन,सृजनना
destroy: नष्ट,नष्टना,तबाह,तबाहना
open: खोल,खोलना,खुल,खुलना
close: बंद,बंदना
unlock: अनलॉक,अनलॉकना
push: धकेल,धकेलना
pull: खींच,खींचना
throw: फेंक,फेंकना
catch: पकड़,पकड़ना
hold: थाम,थामना
put: रख,रखना
take: ले,लेना,लेता,लेते,लेती
give: दे,देना,देता,देते,देती
send: भेज,भेजना
receive: प्राप्त,प्राप्तना,पा,पाना,पाता,पाते,पाती,पाया,पाई,पाए,पाकर,पाने,पाएगा
deliver: पहुँचा,पहुँचाना,पहुँचाता,पहुँचाते,पहुँचाती,पहुँचाया,पहुँचाई,पहुँचाए,पहुँचाकर,पहुँचाने,पहुँचाएगा,पहुंचा,पहुंचाना,पहुंचाता,पहुंचाते,पहुंचाती,पहुंचाया,पहुंचाई,पहुंचाए,पहुंचाकर,पहुंचाने,पहुंचाएगा,डिलीवर,डिलीवरना
sell: बेच,बेचना
pay: भुगतान,भुगतानना,चुका,चुकाना,चुकाता,चुकाते,चुकाती,चुकाया,चुकाई,चुकाए,चुकाकर,चुकाने,चुकाएगा
steal: चुरा,चुराना,चुराता,चुराते,चुराती,चुराया,चुराई,चुराए,चुराकर,चुराने,चुराएगा
hide: छिप,छिपना,छुप,छुपना,छिपाना,छिपाता,छिपाते,छिपाती,छिपाया,छिपाई,छिपाए,छिपाकर,छिपाने,छिपाएगा,छुपाना,छुपाता,छुपाते,छुपाती,छुपाया,छुपाई,छुपाए,छुपाकर,छुपाने,छुपाएगा
search: ढूँढ,ढूँढना,ढूंढ,ढूंढना,खोजना,तलाश,तलाशना
find: मिल,मिलना
explore: खोजबीन,खोजबीनना
lose: खो,खोना,खोता,खोते,खोती,खोए,खोकर,खोने
fight: लड़,लड़ना
defend: बचावना
protect: रक्षा,रक्षाना,रक्षाता,रक्षाते,रक्षाती,रक्षाया,रक्षाई,रक्षाए,रक्षाकर,रक्षाने,रक्षाएगा,बचा,बचाना,बचाता,बचाते,बचाती,बचाया,बचाई,बचाए,बचाकर,बचाने,बचाएगा
help: मदद,मददना,सहायता,सहायताना,सहायताता,सहायताते,सहायताती,सहायताया,सहायताई,सहायताए,सहायताकर,सहायताने,सहायताएगा
follow: अनुसरण,अनुसरणना
kill: मार,मारना
die: मर,मरना
live: जीना,जीता,जीते,जीती,रह,रहना
survive: जीवित रह,जीवित रहना,जीवित रहता,जीवित रहती,जीवित रहते
be born: पैदा
grow: बढ़,बढ़ना,उग,उगना
bloom: खिल,खिलना
dig: खोद,खोदना
see: देख,देखना,दिख,दिखना
look: निहार,निहारना,झाँक,झाँकना,झांक,झांकना,ताक,ताकना
listen: सुन,सुनना,सुना,सुनाना,सुनाते,सुनाया,सुनाए,सुनाकर,सुनाने,सुनाएगा
hear: सुनाई,सुनाईना
speak: बोल,बोलना,बात,बातना,बातें,बातेंना
say: कह,कहना
ask: पूछ,पूछना
answer: उत्तर,उत्तरना,जवाब,जवाबना
shout: चिल्ला,चिल्लाना,चिल्लाता,चिल्लाते,चिल्लाती,चिल्लाया,चिल्लाई,चिल्लाए,चिल्लाकर,चिल्लाने,चिल्लाएगा
laugh: हँस,हँसना,हंसना,खिलखिला,खिलखिलाना,खिलखिलाता,खिलखिलाते,खिलखिलाती,खिलखिलाया,खिलखिलाई,खिलखिलाए,खिलखिलाकर,खिलखिलाने,खिलखिलाएगा
hug: गले लग,गले लगना,गले लगता,गले लगती,गले लगते,गले मिल,गले मिलना,गले मिलता,गले मिलती,गले मिलते,गले लगा,गले लगाना,गले लगाता,गले लगाती,गले लगाते
kiss: चूम,चूमना,चुंबन,चुंबनना
hate: नफरत,नफरतना,नफ़रत,नफ़रतना
need: ज़रूरत,ज़रूरतना,जरूरत,जरूरतना
think: सोच,सोचना
learn: सीख,सीखना
teach: सिखा,सिखाना,सिखाता,सिखाते,सिखाती,सिखाया,सिखाई,सिखाए,सिखाकर,सिखाने,सिखाएगा,पढ़ा,पढ़ाना,पढ़ाता,पढ़ाते,पढ़ाती,पढ़ाया,पढ़ाई,पढ़ाए,पढ़ाकर,पढ़ाने,पढ़ाएगा
study: पढ़ाईना
read: पढ़,पढ़ना
write: लिख,लिखना
draw: उकेर,उकेरना
paint: रंगना,पेंट,पेंटना
play: खेलना
play music: बजा,बजाना,बजाता,बजाते,बजाती,बजाया,बजाई,बजाए,बजाकर,बजाने,बजाएगा
work: कामना
rest: आराम,आरामना
wash: धो,धोना,धोता,धोते,धोया,धोई,धोए,धोकर,धोने
wear: पहन,पहनना
tie: बाँधना,बांधना
sew: सिल,सिलना
knit: बुन,बुनना
fold: मोड़,मोड़ना,तह,तहना
carve: तराश,तराशना
touch: छू,छूना,छूता,छूते,छूती
feel: महसूस,महसूसना
smell: सूँघ,सूँघना,सूंघ,सूंघना
taste: चख,चखना
breathe: साँस ले,साँस लेना,साँस लेता,साँस लेती,साँस लेते,सांस ले,सांस लेना,सांस लेता,सांस लेती,सांस लेते
blow: फूँक,फूँकना,फूंक,फूंकना
float: बह,बहना
sink: डूब,डूबना
rise: उठ,उठना
turn: मुड़,मुड़ना,पलट,पलटना
shake: काँप,काँपना,कांप,कांपना,हिल,हिलना
transform: रूपांतर,रूपांतरना
appear: प्रकट,प्रकटना
disappear: गायब,गायबना,लुप्त,लुप्तना
reveal: उजागर,उजागरना
present: पेश,पेशना,प्रस्तुत,प्रस्तुतना
compare: तुलना,तुलनाना,तुलनाता,तुलनाते,तुलनाती,तुलनाया,तुलनाई,तुलनाए,तुलनाकर,तुलनाने,तुलनाएगा
count: गिन,गिनना
remember: यादना
forget: भूल,भूलना
miss: याद आ,याद आना,याद आता,याद आती,याद आते
marry: शादीना,शादीता,शादीते,शादीती,विवाहना
betray: धोखा दे,धोखा देना,धोखा देता,धोखा देती,धोखा देते
forgive: माफ,माफना,माफ़,माफ़ना,क्षमा,क्षमाना,क्षमाता,क्षमाते,क्षमाती,क्षमाया,क्षमाई,क्षमाए,क्षमाकर,क्षमाने,क्षमाएगा
celebrate: मना,मनाना,मनाता,मनाते,मनाती,मनाया,मनाई,मनाए,मनाकर,मनाने,मनाएगा,जश्नना
pray: प्रार्थना,प्रार्थनाना,प्रार्थनाता,प्रार्थनाते,प्रार्थनाती,प्रार्थनाया,प्रार्थनाई,प्रार्थनाए,प्रार्थनाकर,प्रार्थनाने,प्रार्थनाएगा,दुआ,दुआना
choose: चुन,चुनना
try: कोशिश,कोशिशना,आज़मा,आज़माना,आज़माता,आज़माते,आज़माती,आज़माया,आज़माई,आज़माए,आज़माकर,आज़माने,आज़माएगा
wander: भटक,भटकना
cross: पार,पारना
take off: उड़ान भर,उड़ान भरना,उड़ान भरता,उड़ान भरती,उड़ान भरते
exercise: व्यायाम,व्यायामना,कसरत,कसरतना
hunt: शिकार,शिकारना
feed: खिला,खिलाना,खिलाता,खिलाते,खिलाती,खिलाया,खिलाई,खिलाए,खिलाकर,खिलाने,खिलाएगा
call: बुला,बुलाना,बुलाता,बुलाते,बुलाती,बुलाया,बुलाई,बुलाए,बुलाकर,बुलाने,बुलाएगा,पुकारना,फोन कर,फोन करना,फोन करता,फोन करती,फोन करते
invite: आमंत्रित,आमंत्रितना
knock: खटखटा,खटखटाना,खटखटाता,खटखटाते,खटखटाती,खटखटाया,खटखटाई,खटखटाए,खटखटाकर,खटखटाने,खटखटाएगा
hit: पीट,पीटना
shoot: शूट,शूटना
kick: लात मार,लात मारना,लात मारता,लात मारती,लात मारते
bark: भौंक,भौंकना
howl: हुआँ,हुआँना
chirp: चहक,चहकना
hatch: अंडे से निकल,अंडे से निकलना,अंडे से निकलता,अंडे से निकलती,अंडे से निकलते
stretch: फैल,फैलना,फैला,फैलाना,फैलाता,फैलाते,फैलाती,फैलाया,फैलाई,फैलाए,फैलाकर,फैलाने,फैलाएगा
gather: इकट्ठा,इकट्ठाना,इकट्ठाता,इकट्ठाते,इकट्ठाती,इकट्ठाया,इकट्ठाई,इकट्ठाए,इकट्ठाकर,इकट्ठाने,इकट्ठाएगा,जमा,जमाना,जमाता,जमाते,जमाती,जमाया,जमाई,जमाए,जमाकर,जमाने,जमाएगा,एकत्र,एकत्रना
share: बाँट,बाँटना,बांट,बांटना,साझा,साझाना,साझाता,साझाते,साझाती,साझाया,साझाई,साझाए,साझाकर,साझाने,साझाएगा
connect: जोड़,जोड़ना,जुड़,जुड़ना
rule: राजना
command: आदेश,आदेशना
decide: फैसला,फैसलाना,फैसलाता,फैसलाते,फैसलाती,फैसलाया,फैसलाई,फैसलाए,फैसलाकर,फैसलाने,फैसलाएगा,फ़ैसला,फ़ैसलाना,फ़ैसलाता,फ़ैसलाते,फ़ैसलाती,फ़ैसलाया,फ़ैसलाई,फ़ैसलाए,फ़ैसलाकर,फ़ैसलाने,फ़ैसलाएगा,निर्णय,निर्णयना
believe: विश्वास,विश्वासना,यकीन,यकीनना
pretend: दिखावा,दिखावाना,दिखावाता,दिखावाते,दिखावाती,दिखावाया,दिखावाई,दिखावाए,दिखावाकर,दिखावाने,दिखावाएगा,ढोंग,ढोंगना
reach: हाथ बढ़ा,हाथ बढ़ाना,हाथ बढ़ाता,हाथ बढ़ाती,हाथ बढ़ाते
pass: गुज़र,गुज़रना,गुजर,गुजरना,बीत,बीतना,बिता,बिताना,बिताता,बिताते,बिताती,बिताया,बिताई,बिताए,बिताकर,बिताने,बिताएगा
happen: घट,घटना,होना,होता,होते,होती,होया,होई,होए,होकर,होने
collect: संग्रहना
measure: नाप,नापना,माप,मापना
print: छाप,छापना
press: दबा,दबाना,दबाता,दबाते,दबाती,दबाया,दबाई,दबाए,दबाकर,दबाने,दबाएगा
slide: फिसल,फिसलना
roll: लुढ़क,लुढ़कना
kneel: घुटने टेक,घुटने टेकना,घुटने टेकता,घुटने टेकती,घुटने टेकते
whistle: सीटी बजा,सीटी बजाना,सीटी बजाता,सीटी बजाती,सीटी बजाते
sweat: पसीना,पसीनाना,पसीनाता,पसीनाते,पसीनाती,पसीनाया,पसीनाई,पसीनाए,पसीनाकर,पसीनाने,पसीनाएगा
sneeze: छींक,छींकना
yawn: जम्हाई,जम्हाईना
cough: खाँस,खाँसना,खांस,खांसना
sail: जहाज़ चला,जहाज़ चलाना,जहाज़ चलाता,जहाज़ चलाती,जहाज़ चलाते
row: खे,खेना,खेता,खेते,खेती
surf: सर्फिंग,सर्फिंगना
ski: स्कीइंग,स्कीइंगना
download: डाउनलोड,डाउनलोडना
click: क्लिक,क्लिकना
subscribe: सब्सक्राइब,सब्सक्राइबना
serve: परोस,परोसना
do: कर,करना
pass away: गुज़र जा,गुज़र जाना,गुज़र जाता,गुज़र जाती,गुज़र जाते,चल बस,चल बसना,चल बसता,चल बसती,चल बसते
raise: पाल,पालना
meet again: फिर मिल,फिर मिलता,फिर मिलती,फिर मिलते
fill: भर,भरना
sing song: गुनगुनाना,गुनगुनाता,गुनगुनाते,गुनगुनाती,गुनगुनाया,गुनगुनाई,गुनगुनाए,गुनगुनाकर,गुनगुनाने,गुनगुनाएगा
fall asleep: सो जा,सो जाना,सो जाता,सो जाती,सो जाते
grind: पीस,पीसना
roll out: बेल,बेलना
knead: गूंथ,गूंथना,गूँथ,गूँथना
peel: छील,छीलना
sprinkle: छिड़क,छिड़कना
wipe: पोंछ,पोंछना,पोंछ डाल,पोंछ डालना,पोंछ डालता,पोंछ डालती,पोंछ डालते
sweep: झाड़ू लगा,झाड़ू लगाना,झाड़ू लगाता,झाड़ू लगाती,झाड़ू लगाते
blossom: महक,महकना
hang: लटक,लटकना,लटका,लटकाना,लटकाता,लटकाते,लटकाती,लटकाया,लटकाई,लटकाए,लटकाकर,लटकाने,लटकाएगा,टाँगना
lean: टिक,टिकना
rub: रगड़,रगड़ना
stick: चिपक,चिपकना,चिपका,चिपकाना,चिपकाता,चिपकाते,चिपकाती,चिपकाया,चिपकाई,चिपकाए,चिपकाकर,चिपकाने,चिपकाएगा
scatter: बिखर,बिखरना,बिखेर,बिखेरना
spread: बिछा,बिछाना,बिछाता,बिछाते,बिछाती,बिछाया,बिछाई,बिछाए,बिछाकर,बिछाने,बिछाएगा
shrink: सिकुड़,सिकुड़ना
swell: फूलना
bury: दफना,दफनाना,दफनाता,दफनाते,दफनाती,दफनाया,दफनाई,दफनाए,दफनाकर,दफनाने,दफनाएगा,गाड़,गाड़ना
throw away: फेंक दे,फेंक देना,फेंक देता,फेंक देती,फेंक देते
leave home: घर छोड़,घर छोड़ना,घर छोड़ता,घर छोड़ती,घर छोड़ते
run away: भाग जा,भाग जाना,भाग जाता,भाग जाती,भाग जाते
get lost: खो जा,खो जाना,खो जाता,खो जाती,खो जाते,गुम,गुमना
get stuck: फँस,फंस,फंसना,अटक,अटकना
trouble: सता,सताना,सताता,सताते,सताती,सताया,सताई,सताए,सताकर,सताने,सताएगा
scare: डरा,डराना,डराता,डराते,डराती,डराया,डराई,डराए,डराकर,डराने,डराएगा
console: दिलासा दे,दिलासा देना,दिलासा देता,दिलासा देती,दिलासा देते
embrace: लिपट,लिपटना
caress: सहला,सहलाना,सहलाता,सहलाते,सहलाती,सहलाया,सहलाई,सहलाए,सहलाकर,सहलाने,सहलाएगा
call out: आवाज़ दे,आवाज़ देना,आवाज़ देता,आवाज़ देती,आवाज़ देते
sob: सिसक,सिसकना,बिलख,बिलखना
shiver: ठिठुर,ठिठुरना,थरथरा,थरथराना,थरथराता,थरथराते,थरथराती,थरथराया,थरथराई,थरथराए,थरथराकर,थरथराने,थरथराएगा
blink: झपक,झपकना
stare: घूर,घूरना
turn back: लौट आ,लौट आना,लौट आता,लौट आती,लौट आते
star-struck: सितारा आँखें
ogre: जापानी राक्षस
alien monster: परग्रह दैत्य
speech balloon: संवाद बुलबुला
thought balloon: विचार बुलबुला
pinching hand: थोड़ा सा
victory hand: विजयी हाथ
thumbs up: थंब्स अप
thumbs down: थंब्स डाउन
flexed biceps: बाइसेप्स
mechanical arm: यांत्रिक हाथ
mechanical leg: यांत्रिक पैर
lungs: फेफड़ा
tongue: जीभ
biting lip: होंठ काटना
deaf man: बहरा आदमी
deaf woman: बहरी औरत
health worker: स्वास्थ्य कार्यकर्ता
technologist: टेक्नोलॉजिस्ट
construction worker: निर्माण मजदूर
pregnant woman: गर्भवती महिला
pregnant man: गर्भवती पुरुष
breast-feeding: स्तनपान
baby angel: नन्ही परी
supervillain: सुपरविलेन
merman: मत्स्यपुरुष
troll: ट्रॉल
horse racing: घुड़दौड़
skier: स्की खिलाड़ी
snowboarder: स्नोबोर्डर
speaking head: बोलता चेहरा
red hair: लाल बाल
curly hair: घुँघराले बाल
white hair: सफ़ेद बाल
orangutan: वनमानुष
guide dog: मर्गदर्शक कुत्ता
poodle: छोटा कुत्ता
raccoon: रकून
black cat: काली बिल्ली
moose: मूस
donkey: गधा
zebra: ज़ेब्रा
bison: बायसन
boar: जंगली सुअर
llama: लामा
mammoth: मैमथ
hippopotamus: दरियाई घोड़ा
beaver: बीवर
sloth: आलस्य
skunk: स्कंक
badger: बिज्जू
turkey: टर्की
flamingo: लाल हंस
black bird: काली चिड़िया
phoenix: फ़ीनिक्स
lizard: छिपकली
sauropod: सोरोपॉड
t-rex: टी-रेक्स
seal: सील
tropical fish: ऊष्णकटिबंधीय मछली
blowfish: गुब्बारा मछली
spiral shell: गोल शंख
lady beetle: लेडीबग
cockroach: तिलचट्टा
microbe: रोगाणु
tulip: ट्यूलिप
hyacinth: ह्यचींथ
seedling: अंकुर
evergreen tree: सदाबहार वृक्ष
deciduous tree: छायादार पेड़
cactus: कैक्टस
shamrock: शैमरॉक
empty nest: खाली घोंसला
cherries: चेरी
blueberries: ब्लूबेरी
kiwi fruit: कीवी फल
avocado: अवोकाडो
eggplant: बैंगन
hot pepper: तीखी मिर्च
bell pepper: शिमला मिर्च
leafy green: हरी पत्तेदार
broccoli: ब्रोकली
peanuts: मूँगफली
beans: लोबिया
brown mushroom: भूरा मशरूम
croissant: क्रोइसैन
baguette bread: बीगट ब्रेड
pretzel: प्रेटज़ेल
bagel: बैगल
pancakes: पैनकेक
waffle: वफ़ल
poultry leg: चिकन लेग
bacon: बेकन
french fries: फ़्रेंच फ़्राइस
hot dog: हॉट डॉग
taco: टैको
burrito: बरिटो
tamale: टमाले
fondue: फ़ॉनडू
green salad: हरा सलाद
popcorn: पॉपकॉर्न
rice cracker: राइस क्रैकर
curry rice: करी–चावल
spaghetti: स्पैगेटी
fried shrimp: तला झींगा
moon cake: मून केक
dango: डैंगो
fortune cookie: फॉर्चून कुकी
takeout box: टेकआउट बॉक्स
lobster: झींगा मछली
doughnut: डोनट
shortcake: शॉर्टकेक
cupcake: कपकेक
chocolate bar: चॉकलेट बार
lollipop: लॉलीपॉप
custard: कस्टर्ड
honey pot: शहद पात्र
cocktail glass: कॉकटेल गिलास
tropical drink: ट्रॉपिकल पेय
pouring liquid: पेय छलकना
bubble tea: बुलबुला चाय
jar: मर्तबान
national park: राष्ट्रीय उद्यान
classical building: उत्कृष्ट इमारत
building construction: भवन निर्माण
department store: किराना दुकान
japanese castle: जापानी क़िला
tokyo tower: टोक्यो टॉवर
hindu temple: हिंदू मंदिर
synagogue: यहूदी प्रार्थनागृह
hot springs: गरम सोता
playground slide: फिसल पट्टी
ferris wheel: फ़ेरीज झूला
roller coaster: रोलर कोस्टर
barber pole: बार्बर पोल
light rail: लाइट रेल
monorail: मोनोरेल
mountain railway: माउंटेन रेलवे
tram car: ट्राम कार
trolleybus: ट्रॉलीबस
minibus: मिनीबस
pickup truck: पिकअप ट्रक
delivery truck: डिलीवरी ट्रक
racing car: रेसिंग कार
motor scooter: मोटर स्कूटर
manual wheelchair: हस्तचालित व्हीलचेयर
motorized wheelchair: मोटर व्हीलचेयर
auto rickshaw: ऑटो रिक्शा
kick scooter: किक स्कूटर
motorway: मोटरवे
canoe: डोंगी
passenger ship: यात्री जहाज
motor boat: मोटर बोट
flying saucer: उड़न तश्तरी
stopwatch: स्टॉपवॉच
timer clock: टाइमर घड़ी
mantelpiece clock: मेंटलपीस घड़ी
new moon: नया चाँद
crescent moon: चापाकार चंद्र
thermometer: थर्मामीटर
ringed planet: छल्लेदार ग्रह
glowing star: चमकदार तारा
closed umbrella: बंद छाता
high voltage: उच्च वोल्टेज
droplet: ठंडा पसीना
christmas tree: क्रिसमस ट्री
sparkles: चमकदार तारे
party popper: पार्टी पॉपर
confetti ball: कॉनफ़ेटी बॉल
japanese dolls: जापानी गुड़िया
carp streamer: कार्प स्ट्रीमर
ribbon: फ़ीता
reminder ribbon: रिमाइंडर रिबन
soccer ball: फ़ुटबॉल
softball: सॉफ़्टबॉल
volleyball: वॉलीबॉल
american football: अमेरिकी फ़ुटबॉल
rugby football: रग्बी गेंद
field hockey: फ़ील्ड हॉकी
lacrosse: लाक्रोस
ping pong: टेबल टेनिस
goal net: गोल नेट
running shirt: रनिंग शर्ट
sled: बर्फ़गाड़ी
curling stone: कर्लिंग स्टोन
yo-yo: यो-यो
slot machine: स्लॉट मशीन
puzzle piece: पज़ल गेम
piñata: पिन्याटा
mirror ball: मिरर बॉल
sewing needle: सूई
yarn: सूत
knot: गांठ
goggles: गॉगल
lab coat: लैब कोट
safety vest: रक्षा जैकेट
necktie: नेकटाई
briefs: अंडरवियर
shorts: शॉर्ट्स
bikini: बिकनी
purse: पर्स
handbag: हैंडबैग
clutch bag: पाउच
shopping bags: शॉपिंग बैग
thong sandal: थॉन्ग सैंडल
hiking boot: हाइकिंग बूट
flat shoe: फ़्लैट जूती
ballet shoes: बैलेट जूते
top hat: सरटोप
graduation cap: स्नातक टोप
billed cap: बिल कैप
military helmet: मिलिट्री हैलमेट
loudspeaker: लाउडस्पीकर
megaphone: मेगाफ़ोन
postal horn: पोस्टल हॉर्न
musical score: संगीत स्कोर
studio microphone: स्टूडियो माइक्रोफ़ोन
control knobs: कंट्रोल नॉब
headphone: हेडफ़ोन
saxophone: सैक्सोफ़ोन
accordion: अकॉर्डियन
musical keyboard: संगीत कीबोर्ड
banjo: बैंजो
long drum: बड़ा ड्रम
maracas: मराकस
telephone: टेलीफ़ोन
telephone receiver: टेलीफ़ोन रिसीवर
pager: पेजर
fax machine: फ़ैक्स मशीन
low battery: कम बैटरी
desktop computer: डेस्कटॉप
printer: प्रिंटर
keyboard: कीबोर्ड
computer mouse: माउस
trackball: ट्रैकबॉल
computer disk: कंप्यूटर डिस्क
floppy disk: फ़्लॉपी डिस्क
optical disk: ऑप्टिकल डिस्क
dvd: डीवीडी
abacus: अबैकस
movie camera: मूवी कैमरा
film frames: फ़िल्म फ़्रेम
film projector: फ़िल्म प्रोजेक्टर
clapper board: क्लैपर बोर्ड
video camera: वीडियो कैमरा
videocassette: वीडियो कैसेट
flashlight: टॉर्च
closed book: बंद किताब
open book: खुली किताब
green book: हरी किताब
blue book: नीली किताब
orange book: नारंगी किताब
books: किताबें
bookmark tabs: बुकमार्क टैब
bookmark: बुकमार्क
credit card: क्रेडिट कार्ड
receipt: रसीद
envelope: लिफ़ाफ़ा
incoming envelope: इनकमिंग लिफ़ाफ़ा
postbox: पोस्ट बॉक्स
black nib: काली निब
fountain pen: फ़ाउंटन पेन
paintbrush: पेंटब्रश
crayon: क्रेयॉन
briefcase: ब्रीफ़केस
file folder: फ़ाइल फ़ोल्डर
spiral notepad: स्पाइरल नोटपैड
spiral calendar: स्पाइरल कैलेंडर
card index: कार्ड इंडेक्स
bar chart: बार चार्ट
clipboard: क्लिपबोर्ड
pushpin: पुशपिन
round pushpin: गोल पुशपिन
paperclip: पेपरक्लिप
straight ruler: स्ट्रेट रूलर
triangular ruler: त्रिकोणीय रूलर
scissors: कैंची
file cabinet: फ़ाइल कैबिनेट
wastebasket: कचरा पेटी
old key: पुरानी चाबी
axe: कुल्हाड़ी
dagger: कटार
boomerang: बूमरैंग
screwdriver: स्क्रूड्राइवर
balance scale: तराजू
hook: हुक
toolbox: टूलबॉक्स
magnet: चुंबक
alembic: रासायनिक उपकरण
test tube: टेस्ट ट्यूब
petri dish: पेट्री डिश
satellite antenna: सैटेलाइट एंटेना
stethoscope: स्टेथोस्कोप
x-ray: एक्स-रे
plunger: पिस्टन
mouse trap: चूहेदानी
safety pin: सेफ़्टी पिन
basket: बास्केट
bubbles: बुलबुले
sponge: स्पंज
coffin: ताबूत
headstone: हेडस्टोन
funeral urn: अस्थि कलश
nazar amulet: नज़र तावीज़
placard: घोषणा पत्र
identification card: पहचान पत्र
restroom: सुविधाघर
water closet: वॉटर क्लोसेट
passport control: पासपोर्ट नियंत्रण
baggage claim: सामान वापसी
radioactive: रेडियो सक्रिय
biohazard: जैवसंकट
yin yang: यिंग यांग
latin cross: लैटिन क्रॉस
orthodox cross: ऑर्थडॉक्स क्रॉस
menorah: मेनोरा
antenna bars: एंटेना संकेत
vibration mode: वाइब्रेशन मोड
infinity: अनंत
currency exchange: मुद्रा विनिमय
cross mark: क्रॉस चिह्न
curly loop: लहरदार फंदा
triangular flag: तिकोना झंडा
crossed flags: क्रॉस झंडे
black flag: काला झंडा
white flag: सफेद झंडा
rainbow flag: इंद्रधनुषी झंडा
transgender flag: ट्रांसजेंडर झंडा
carry away: उड़ा ले जाता, उड़ा ले जाती, उड़ा ले जाते, बहा ले जाता, बहा ले जाती
knock: दस्तक देता, दस्तक देती, दस्तक देते
repair: ठीक करके, ठीक करता, ठीक करती, ठीक करते, ठीक करना
pickle: अचार
broken: टूटी हुई, टूटा हुआ, टूटे हुए
soaked: भीगता हुआ, भीगती हुई, भीगा हुआ, भीगी हुई
grandson: पोते
accept: स्वीकार करना
ambulance: एम्बुलेंस
anchor: लंगर
anniversary: सालगिरह
applaud: ताली बजाना, ताली बजाते, ताली बजाती, ताली बजाता
approach: पास आना
badminton: बैडमिंटन
balloon: गुब्बारे
banana: केला
barefoot: नंगे पाँव, नंगे पैर
belt: बेल्ट
borrow: उधार लेना
lend: उधार देता, उधार देती, उधार देना
bouquet: गुलदस्ता
bring: लाना, लाता, लाती, लाते
butcher: कसाई
button: बटन
carrot: गाजर
challenge: चुनौती
chaos: अफ़रा-तफ़री
collapse: ढहना
confess: कबूल करना
corn: मक्का, भुट्टा
cover: ढकना, ढकता, ढकती
crab: केकड़ा
crazy: पागल
cucumber: खीरा
despair: निराशा
dragonfly: ड्रैगनफ्लाई
earn: कमाना
excited: उत्साहित
fat: मोटा
finally: आख़िरकार
forgotten: भूली हुई, भूला हुआ
full: भरा, भरी
giraffe: जिराफ़
grape: अंगूर
grave: कब्र
heal: ठीक होना
homeland: वतन
hurry: जल्दी करना
imagine: कल्पना करना
jealous: ईर्ष्यालु
kettle: केतली
late: देर
lead: नेतृत्व करना
lick: चाटना
low: नीचा
mayor: मेयर
melon: खरबूजा
microphone: माइक
nail: कील
nobody: कोई नहीं
sharpen: धार लगाना, धार लगाता
referee: रेफ़री
goalkeeper: गोलकीपर
tailor: दर्ज़ी
stranger: अजनबियों
speech: भाषण
boredom: ऊब
drag: घसीटता, घसीटती, घसीटना
swallow: निगलता, निगलती, निगलना
return: लौटाता, लौटाती
give away: भेंट करता
umbrella: छाते
make: बनाना
blow away: उड़ा देता, उड़ा देती, उड़ा देते, उड़ा देना
make: बनाते, बनाता, बनाती, बनाना
`;
