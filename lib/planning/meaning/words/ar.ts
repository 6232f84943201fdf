// Some concrete nouns come from the Unicode CLDR annotations (Unicode License v3, (c) Unicode, Inc.).
export const arWords: string = `
teacher: معلم,مدرس,أستاذ
student: طالب,تلميذ,طلاب,تلاميذ,طالبة,طالبات
doctor: طبيب,أطباء,دكتور
nurse: ممرض
baker: خباز
chef: طباخ,طاه,طاهي,طاهية,طهاة,شيف
waiter: نادل
barista: باريستا
farmer: مزارع,فلاح
fisherman: صياد,صياد السمك
sailor: بحار,بحارة
captain: قبطان,قبطانا,ربان,ربانا,قائد,قبطان عجوز
pilot: طيار
astronaut: رائد فضاء,رائدة فضاء,رائد الفضاء,رواد فضاء,رواد الفضاء
driver: سائق
courier: ساعي,عامل توصيل
postman: ساعي البريد,ساعي بريد
soldier: جندي,جنود
police officer: شرطي,ضابط
police: شرطة,شرطي كلب,كلب بوليسي
detective: محقق,مفتش
thief: لص,لصوص,سارق
spy: جاسوس,جواسيس
killer: قاتل
lawyer: محامي,محام,محامية
judge: قاضي,قاض,قاضية
engineer: مهندس
scientist: عالم,علماء,عالمة,باحث
programmer: مبرمج,مطور
artist: فنان,فنانا,رسام
painter: دهان,دهانا,رسامة
musician: موسيقي,عازف
pianist: عازف بيانو,عازفة بيانو
guitarist: عازف غيتار
singer: مغني,مغنية,مغن,مطرب,فنانة,منشد
rapper: مغني راب
dancer: راقص
ballerina: راقصة باليه
actor: ممثل
director: مخرج
writer: كاتب,كتاب,روائي
poet: شاعر,شعراء
photographer: مصور
journalist: صحفي,صحافي
potter: خزاف,فخاري,صانع فخار
carpenter: نجار
blacksmith: حداد
watchmaker: ساعاتي,صانع ساعات,مصلح ساعات
tailor: خياط
shoemaker: إسكافي,صانع أحذية
craftsman: حرفي,صانع
mechanic: ميكانيكي
gardener: بستاني
barber: حلاق
librarian: أمين مكتبة,أمينة مكتبة
shopkeeper: تاجر,تجار,صاحب متجر,صاحب المتجر,بائع
vendor: بائع متجول
worker: عامل,عمال,موظف
boss: مدير,رئيس
guard: حارس,حراس,يحرس
lighthouse keeper: حارس المنارة
firefighter: إطفائي,رجل إطفاء
miner: عامل منجم
cowboy: راعي بقر,رعاة البقر
shepherd: راعي,راع,راعي الغنم
monk: راهب,رهبان,رهبانا
priest: كاهن,كاهنا,قسيس
nun: راهبة
king: ملك,ملوك
queen: ملكة
prince: أمير,أمراء
princess: أميرة
knight: فارس,فرسان,فرسانا
warrior: محارب
samurai: ساموراي
ninja: نينجا
wizard: ساحر,سحرة
witch: ساحرة
magician: لاعب خفة
clown: مهرج
acrobat: بهلوان,بهلوانا
athlete: رياضي,لاعب
runner: عداء
boxer: ملاكم
swimmer: سباح
diver: غواص
surfer: راكب أمواج
cyclist: دراج
skateboarder: متزلج
climber: متسلق
explorer: مستكشف
traveler: مسافر,رحالة
tourist: سائح,سياح
passenger: راكب,ركاب
stranger: غريب,غرباء
neighbor: جار,جيران,جيرانا,جارة
friend: صديق,أصدقاء,صديقة,رفيق
lover: حبيب,عاشق,عشاق
couple: زوجان,زوجانا,زوجين
bride: عروس,عروسة
groom: عريس
widow: أرملة
orphan: يتيم,أيتام,يتيمة
hero: بطل,أبطال
villain: شرير,أشرار
enemy: عدو,أعداء
criminal: مجرم
prisoner: سجين,سجناء
gangster: عصابة,رجل عصابات
pirate: قرصان,قرصانا,قراصنة
hacker: هاكر,مخترق,قرصان إلكتروني
inventor: مخترع
architect: معماري
customer: زبون,زبائن,زبائنا,عميل,عملاء
guest: ضيف,ضيوف,زائر,زوار
host: مضيف,مقدم
audience: جمهور,متفرج
team: فريق,فرق
coach: مدرب
influencer: مؤثر,يوتيوبر
freelancer: عامل حر,مستقل
beekeeper: نحال,مربي نحل
florist: بائع زهور,بائعة زهور,زهور الزينة
puppet: دمى متحركة
homeless: مشرد
refugee: لاجئ
giant: عملاق,عمالقة,عملاقة
monster: وحش,وحوش
ghost: شبح,أشباح
robot: روبوت,روبوتات,إنسان آلي,آلي,إنسالة
alien: كائن فضائي,مخلوق فضائي,فضائي
angel: ملاك,ملائكة
demon: شيطان,شيطانا,شياطين
god: إله,آلهة,الله
dragon: تنين,تنانين
vampire: مصاص دماء
zombie: زومبي
mermaid: حورية البحر,حورية
fairy: جنية
unicorn: وحيد القرن
superhero: بطل خارق
dinosaur: ديناصور,ديناصورات
person: شخص,أشخاص,إنسان,إنسانا
people: ناس,بشر
man: رجل,رجال
woman: امرأة,نساء,سيدة,المرأة
boy: صبي,ولد,أولاد,صبيان,صبيانا,فتى
girl: فتاة,فتيات,بنت,بنات,طفلة
child: طفل,أطفال
baby: رضيع,مولود
teenager: مراهق,مراهقة,مراهقون,مراهقين
young man: شاب,شباب,شابان,شابانا,شبان,شبانا
young woman: شابة,امرأة شابة,آنسة
old man: عجوز,شيخ,مسن,رجل عجوز
old woman: امرأة عجوز,عجوزة,مسنة
grandmother: جدة,الجدة,جدتي,جدته,جدتها
grandfather: جد,جدي,جده
mother: أم,والدة,أمه,أمها,ماما
father: أب,والد,أبي,أبوه,أبيه,بابا,والده,والدها
parents: والدين,والدان,والدانا
son: ابن,أبناء
daughter: ابنة,ابنته,ابنتها
brother: أخ,إخوة,شقيق
sister: أخت,أخوات,شقيقة,شقيقتان,شقيقتانا,شقيقتين,أختان,أختانا,أختين,شقيقات
twins: توأم,توأمان,توأمانا,توأمين
husband: زوج,زوجها
wife: زوجة,زوجته
uncle: عم,خال
aunt: عمة,خالة
grandson: حفيد,أحفاد
granddaughter: حفيدة, حفيدته, حفيدتها, حفيدتي
cousin: ابن عم
family: عائلة,أسرة,عائلات,عائلي,عائلية
crowd: حشد,حشود,زحام,جماهير
group: مجموعة
army: جيش
tribe: قبيلة
generation: جيل,أجيال
head: رأس
face: وجه,وجوه,يواجه,واجه,مواجهة
hair: شعر,شعرها,شعره
eye: عين,عيون,عينان,عينانا,عينيه,عينيها
hand: يد,أيدي,يدين,يديه,يديها,يداه
arm: ذراع
finger: إصبع,أصابع
foot: قدم,أقدام
leg: ساق
heart: قلب,قلوب
blood: دم,دماء,دموي
bone: عظم,عظام
skin: بشرة,جلد
body: جسم,جسد
back: ظهر,خلفي,خلفية
shoulder: كتف
mouth: فم
nose: أنف
ear: أذن
tooth: سن,أسنان,أسنانا
beard: لحية
smile: ابتسامة,ابتسامات,يبتسم,ابتسم
tear: دمعة,دموع
voice: صوت,أصوات,صوتي
shadow: ظل,ظلال
silhouette: صورة ظلية
wing: جناح,أجنحة
tail: ذيل
claw: مخلب
soul: روح,أرواح
breath: نفس,أنفاس
city: مدينة,مدن,مدني
town: بلدة
village: قرية,قرى
street: شارع,شوارع
alley: زقاق,أزقة
road: طريق,طرق,طرقات
highway: طريق سريع,الطريق السريع
bridge: جسر,جسور
square: ساحة,ميدان,ميدانا,مربع
park: حديقة عامة,منتزه
garden: حديقة,حدائق,بستان,بستانا
forest: غابة,غابات
bamboo: خيزران,خيزرانا,بامبو
jungle: أدغال
mountain: جبل,جبال,جبلي,جبلية
hill: تل,تلال,تلة
valley: واد,وادي,وديان,وديانا
cliff: جرف,منحدر,جروف
cave: كهف,كهوف,مغارة
volcano: بركان,بركانا,براكين
lava: حمم,حمم بركانية
river: نهر,أنهار,نهري
lake: بحيرة
waterfall: شلال,شلالات
sea: بحر,بحري,بحرية
ocean: محيط,محيطات
beach: شاطئ,شواطئ
coast: ساحل,سواحل
island: جزيرة,جزر
harbor: ميناء,مرفأ,موانئ
desert: صحراء,صحاري,صحراوي,صحراوية
oasis: واحة,واحات
dune: كثبان,كثبانا,كثيب
field: حقل,حقول
rice field: حقل أرز
meadow: مرج,مروج
swamp: مستنقع
glacier: نهر جليدي
iceberg: جبل جليدي
sky: سماء
space: فضاء,فضائية,كوني
universe: كون
planet: كوكب,كواكب
earth: أرض,كوكب الأرض
moon: قمر
sun: شمس
star: نجمة,نجم,نجوم
galaxy: مجرة,مجرات
black hole: ثقب أسود
mars: مريخ
space station: محطة فضائية,محطة فضاء
spaceship: سفينة فضائية,سفينة فضاء,مركبة فضائية
rocket: صاروخ,صواريخ
satellite: قمر صناعي
house: منزل,بيت,بيوت,منازل
home: بيته,بيتها
hometown: مسقط رأس
apartment: شقة,شقق
room: غرفة,غرف,غرفته,غرفتها,حجرة
kitchen: مطبخ
bedroom: غرفة نوم,غرفة النوم
living room: غرفة معيشة,غرفة المعيشة
bathroom: حمام
balcony: شرفة,بلكونة
roof: سطح,أسطح,سقف
stairs: درج,سلالم,سلم
corridor: ممر,رواق,دهليز
basement: قبو
attic: علية
garage: كراج,مرآب
elevator: مصعد
door: باب,أبواب
window: نافذة,نوافذ,شباك
wall: جدار,جدران,جدرانا,حائط
floor: أرضية
gate: بوابة,بوابات
fence: سياج
building: مبنى,مباني,عمارة,تشييد
skyscraper: ناطحة سحاب,ناطحات سحاب,ناطحات السحاب
tower: برج,أبراج
lighthouse: منارة,فنار
castle: قلعة,قصر
palace: قصور
temple: معبد,معابد
shrine: ضريح,مزار
church: كنيسة,كنائس
mosque: مسجد,مساجد,جامع
museum: متحف,متاحف
gallery: معرض
theater: مسرح
cinema: دار سينما,صالة سينما
stage: خشبة المسرح,منصة,خشبة
studio: استوديو,ستوديو
workshop: ورشة,ورش
factory: مصنع,مصانع
warehouse: مستودع,مخزن,مخزنا
office: مكتب,مكاتب
company: شركة,شركات
school: مدرسة,مدارس
classroom: فصل دراسي,صف
university: جامعة,جامعات
library: مكتبة
laboratory: مختبر,معمل
hospital: مستشفى
pharmacy: صيدلية
prison: سجن,سجون
court: محكمة
bank: بنك,مصرف
post office: مكتب بريد,مكتب البريد
police station: مركز شرطة
market: سوق,أسواق
night market: سوق ليلي
shop: متجر,محل,دكان,دكانا,متاجر
bookshop: مكتبة كتب
bakery: مخبز, مخابز, فرن الحارة
cafe: مقهى,مقاهي,كافيه
restaurant: مطعم,مطاعم
ramen shop: مطعم رامن
bar: حانة
hotel: فندق,فنادق
supermarket: سوبرماركت
convenience store: بقالة
mall: مول,مركز تسوق
laundromat: مغسلة
gym: صالة رياضية,نادي رياضي
stadium: ملعب,استاد
swimming pool: مسبح
playground: ملعب أطفال
amusement park: مدينة ملاهي,ملاهي,ملاه
carnival: كرنفال
circus: سيرك
zoo: حديقة حيوان,حديقة الحيوان
aquarium: حوض أسماك
greenhouse: دفيئة,بيت زجاجي
farm: مزرعة
barn: حظيرة
vineyard: كرم
station: محطة,محطات,محطة قطار,محطة القطار
platform: رصيف
airport: مطار,مطارات
subway: مترو
bus stop: موقف حافلات,محطة حافلات
tunnel: نفق,أنفاق
crossroads: مفترق طرق,تقاطع
parking lot: موقف سيارات
gas station: محطة وقود
ruins: أطلال,أنقاض,خراب
cemetery: مقبرة,قبر
well: بئر
fountain: نافورة
labyrinth: متاهة
battlefield: ساحة معركة,ساحة المعركة
border: حدود,حاجز,معبر
country: بلد,دولة,بلاد
kingdom: مملكة
nature: طبيعة
car: سيارة,سيارات
sports car: سيارة رياضية
electric car: سيارة كهربائية
taxi: تاكسي,سيارة أجرة
bus: حافلة,باص
truck: شاحنة,شاحنات
train: قطار,قطارات,يتدرب,تدرب
tram: ترام
bicycle: دراجة,دراجة هوائية
motorcycle: دراجة نارية
scooter: سكوتر
rickshaw: ريكشا,عربة
skateboard: لوح تزلج
boat: قارب,قوارب,زورق,مركب
ship: سفينة,سفن
sailboat: قارب شراعي,مركب شراعي
submarine: غواصة
airplane: طائرة,طائرات
helicopter: مروحية,هليكوبتر
drone: درون,طائرة مسيرة,طائرة بدون طيار
hot air balloon: منطاد
balloon: بالون,بالونات
wheel: عجلة,عجلات
engine: محرك
machine: آلة,آلات,ماكينة,أجهزة,جهاز
animal: حيوان,حيوانا,حيوانات
pet: حيوان أليف
dog: كلب,كلاب,كلبة
puppy: جرو
cat: قط,قطة,قطط,هرة
kitten: قطة صغيرة
horse: حصان,حصانا,خيل,خيول,أحصنة
cow: بقرة,أبقار
sheep: خروف,خراف,غنم,أغنام
goat: ماعز,عنزة
pig: خنزير
chicken: دجاجة,دجاج,فراخ
duck: بطة,بط
rabbit: أرنب,أرانب
mouse: فأر,فئران,فئرانا
fox: ثعلب,ثعالب
wolf: ذئب,ذئاب
bear: دب,دببة
panda: باندا
tiger: نمر,نمور
lion: أسد,أسود
elephant: فيل,أفيال,فيلة,الفيل
monkey: قرد,قرود
deer: غزال,غزالة,أيل
camel: جمل,جمال,إبل
bird: طائر,طيور,عصفور,عصافير
owl: بومة
crow: غراب,غربان,غربانا
crane: كركي,رافعة
eagle: نسر,نسور,صقر
sparrow: دوري
peacock: طاووس
parrot: ببغاء
penguin: بطريق,بطاريق
pigeon: حمامة
fish: سمكة,سمك,أسماك,سمكة مشوية,يصطاد,اصطاد
goldfish: سمكة ذهبية
koi: سمك الكوي
whale: حوت,حيتان,حيتانا
dolphin: دلفين,دلافين
shark: قرش,أسماك القرش
octopus: أخطبوط
jellyfish: قنديل البحر,قناديل البحر,قناديل
turtle: سلحفاة,سلاحف
snake: ثعبان,ثعبانا,أفعى
frog: ضفدع,ضفادع
butterfly: فراشة,فراشات
bee: نحلة,نحل
ant: نملة,نمل
firefly: يراعة,يراعات
spider: عنكبوت
insect: حشرة,حشرات
snail: حلزون
flower: زهرة,زهور,وردة,ورود,أزهار
cherry blossom: أزهار الكرز,زهر الكرز
rose: وردة جورية
sunflower: عباد الشمس,دوار الشمس
lotus: لوتس
jasmine: ياسمين
lavender: لافندر,خزامى
tree: شجرة,أشجار,شجر,أشجار النخيل
palm tree: نخلة,نخيل
olive: زيتون,زيتونة
leaf: ورقة شجر,أوراق الشجر,أوراق,ورق الشجر
grass: عشب
moss: طحالب
seed: بذرة,بذور
root: جذر,جذور
branch: غصن,أغصان,أغصانا
petal: بتلة,بتلات
mushroom: فطر
stone: حجر,أحجار,حجارة
rock: صخرة,صخور
sand: رمل,رمال,رملي,رملية,كثبان رملية
mud: وحل
clay: صلصال,معجون
wood: خشب,حطب,أخشاب
metal: معدن,معدنا,معدني,معدنية
iron: حديد
steel: فولاذ
gold: ذهب,ذهبي,ذهبية,من ذهب
silver: فضة,فضي,فضية
copper: نحاس
glass: زجاج,كأس,زجاجي,زجاجية
paper: ورق,ورقة,كرتون ورقي,ورقي,ورقية
plastic: بلاستيك
leather: جلد طبيعي
silk: حرير
cotton: قطن
wool: صوف
ceramic: خزف,فخار,سيراميك
marble: رخام
crystal: كريستال,بلور
diamond: ألماس,ماس
dust: غبار
smoke: دخان,دخانا,أدخنة
steam: بخار
fire: نار,حريق,نيران,نيرانا,لهيب,مشتعلة
flame: لهب
water: ماء,مياه,يسقي,سقى,سقت
ice: جليد,ثلج,جليدي,جليدية
rain: مطر,أمطار,تمطر,أمطرت
snow: ثلوج,ثلجية,تثلج
storm: عاصفة,عواصف
thunderstorm: عاصفة رعدية
lightning: برق,صاعقة
thunder: رعد
wind: ريح,رياح
breeze: نسيم
cloud: غيمة,سحابة,غيوم,سحاب
fog: ضباب,ضبابية
mist: ضباب خفيف
rainbow: قوس قزح
wave: موجة,موج,أمواج,أمواج عاتية,يلوحون,تلوح,يلوح,لوح
tide: مد وجزر
flood: فيضان,فيضانا,سيل,سيول
earthquake: زلزال
drought: جفاف
aurora: شفق قطبي
weather: طقس
light: ضوء,أضواء,نور,ضوئي,ضوئية,إضاءة,إنارة,خفيف,يضيء,أضاء,يشعل,أشعل
sunlight: أشعة الشمس,ضوء الشمس
moonlight: ضوء القمر
neon: نيون
darkness: ظلام,عتمة,ظلمة
lamp: مصباح,مصابيح
lantern: فانوس,فوانيس,فانوس رمضان
candle: شمعة,شموع
streetlight: مصباح شارع,أضواء الشارع
color: لون,ألوان,ألوانا,لوني,بألوان,بألوانا
day: يوم,أيام
night: ليل,ليلة,ليالي,ليلا,ليلية,ليلي
morning: صباح,صباحا,صباحي,صباحية
evening: مساء,مسائي,مسائية
dawn: فجر
dusk: غسق,غروب
sunset: غروب الشمس,مغيب
sunrise: شروق الشمس,شروق,إشراق
noon: ظهيرة
midnight: منتصف الليل
spring: ربيع,نبع,ينبوع,ربيعي,ربيعية
summer: صيف,صيفي,صيفية
autumn: خريف,خريفي,خريفية
winter: شتاء,شتوي,شتوية
year: سنة,عام,سنوات,أعوام,سنين
month: شهر,شهور,أشهر
week: أسبوع,أسابيع,أسبوعين
hour: ساعة,ساعات
minute: دقيقة,دقائق
second: ثانية,ثوان,ثوانا,ثواني
today: اليوم
tomorrow: غدا
yesterday: أمس,البارحة
time: وقت,زمن,زمان,زمانا
past: ماض,ماضي
future: مستقبل
childhood: طفولة
century: قرن,قرون
birthday: عيد ميلاد
wedding: زفاف,عرس
funeral: جنازة
festival: مهرجان,مهرجانا,عيد,احتفال,احتفالات
christmas: عيد الميلاد
new year: رأس السنة
ramadan: رمضان,رمضانا
diwali: ديوالي
holi: هولي
party: حفلة,حفل
holiday: عطلة,إجازة,أعياد
trailer: إعلان فيلم,تريلر,مقطع دعائي,إعلان تشويقي
teaser: تشويق,تشويقي,برومو
advertisement: إعلان,إعلانا,دعاية,إعلانات,إعلاني
tutorial: درس,شرح تعليمي,فيديو تعليمي
how to: كيف,كيفية,طريقة
documentary: وثائقي,فيلم وثائقي
music video: فيديو كليب,فيديو موسيقي,كليب
anime: أنمي,انمي
animation: رسوم متحركة,تحريك,برسوم متحركة,برسوم
cartoon: كرتون
stop motion: ستوب موشن,إيقاف الحركة
film: فيلم,أفلام,يصور فيلما,تصوير
short film: فيلم قصير,فيلم القصير
video: فيديو,مقطع
scene: مشهد,مشاهد
shot: لقطة,لقطات
close-up: لقطة قريبة
slow motion: حركة بطيئة,تصوير بطيء
time lapse: تصوير متسارع,تايم لابس
black and white: أبيض وأسود,بالأبيض والأسود
film noir: فيلم نوار,نوار
camera: كاميرا,عدسة الكاميرا
story: قصة,حكاية,قصص,حكايات
fairy tale: حكاية خرافية,خرافة
legend: أسطورة,أساطير
drama: دراما,درامي
comedy: كوميديا,كوميدي
horror: رعب
thriller: إثارة
romance: رومانسية,رومانسي
action: أكشن,أكشنا,حركة
science fiction: خيال علمي,الخيال العلمي
fantasy: خيال,فانتازيا
western: غربي,ويسترن,ويسترنا
mystery: لغز,غموض,ألغاز
adventure: مغامرة,مغامرات,مغامر
cyberpunk: سايبربانك
steampunk: ستيمبانك
music: موسيقى
song: أغنية,أغاني,نشيد,أنشودة,أغان,أغانا
melody: لحن,ألحان,ألحانا
rhythm: إيقاع
beat: إيقاعات
band: فرقة,فرقة موسيقية
orchestra: أوركسترا
concert: حفلة موسيقية,حفل موسيقي,أمسية
jazz: جاز
piano: بيانو
guitar: غيتار,جيتار
violin: كمان,كمانا
drum: طبل,طبول
flute: ناي
oud: عود
trumpet: بوق
interview: مقابلة,مقابلات
news: أخبار,خبر
report: تقرير
vlog: فلوق,مدونة فيديو
history: تاريخ
logo: شعار
poster: ملصق
title: عنوان,عنوانا
credits: شارة
brand: علامة تجارية,ماركة,براند,لعلامة,علامة
product: منتج,منتجات
launch: إطلاق
discount: خصم,خصومات,تخفيض
sale: تخفيضات,بيع
offer: عرض
price: سعر,أسعار
review: مراجعة,تقييم
honest review: مراجعة صادقة,تقييم صادق
unboxing: فتح صندوق,فتح العلبة
testimonial: شهادة عميل
quality: جودة
free: مجاني,مجانا,مجانية,يحرر,حرر
new: جديد,جدد,الجديدة
app: تطبيق,تطبيقات
website: موقع
startup: شركة ناشئة,ستارتب
service: خدمة,خدمات,خدمي
business: تجارة,عمل تجاري
investor: مستثمر
money: مال,أموال,نقود
gift: هدية,هدايا
phone: هاتف,هواتف,جوال
computer: حاسوب,كمبيوتر,حواسيب
laptop: لابتوب,حاسوب محمول
screen: شاشة,شاشات,شاشة هاتف
internet: إنترنت,انترنت
artificial intelligence: ذكاء اصطناعي
virtual reality: واقع افتراضي
hologram: هولوغرام
radio: راديو,مذياع
television: تلفاز,تلفزيون
headphones: سماعات,سماعة
speaker: مكبر صوت
watch: ساعة يد,يشاهد,يراقب,راقب
clock: ساعة حائط
alarm clock: منبه
book: كتب
notebook: دفتر
diary: مذكرات,يوميات
letter: رسالة,خطاب,رسائل
postcard: بطاقة بريدية
photograph: صورة,صور
painting: لوحة,لوحات
statue: تمثال,تماثيل,أصنام
map: خريطة
compass: بوصلة
key: مفتاح,مفاتيح,مفتاح قديم
lock: قفل
box: صندوق,صناديق,علبة
package: طرد,طرود
bag: حقيبة,حقائب,كيس
suitcase: حقيبة سفر
backpack: حقيبة ظهر
umbrella: مظلة,شمسية
mirror: مرآة,مرايا,أمام المرآة
chair: كرسي,كراسي
table: طاولة,مائدة,سفرة
bed: سرير
sofa: أريكة,كنبة
bench: مقعد
carpet: سجادة,بساط,سجاد
curtain: ستارة,ستائر,ستار,ستار المسرح
blanket: بطانية
pillow: وسادة
bottle: زجاجة,قارورة,قوارير
cup: كوب,فنجان,فنجانا
plate: طبق,صحن
bowl: وعاء
knife: سكين
spoon: ملعقة
fork: شوكة
pot: قدر,إناء
pan: مقلاة,صينية
stove: موقد
refrigerator: ثلاجة
vase: مزهرية
flowerpot: أصيص
toy: لعبة,ألعاب,دمى
doll: دمية
teddy bear: دبدوب,دمية دب
kite: طائرة ورقية
paper airplane: طائرة ورق
paper boat: قارب ورقي
origami: أوريغامي
ball: كرة
chess: شطرنج
card: بطاقة,بطاقات
dice: نرد
puzzle: أحجية
football: كرة القدم,كرة قدم
basketball: كرة السلة,كرة سلة
baseball: بيسبول
cricket: كريكيت
tennis: تنس
boxing: ملاكمة
yoga: يوغا
marathon: ماراثون
race: سباق,يتسابق,تسابق,تتسابق
match: مباراة
olympics: أولمبياد
trophy: كأس البطولة
medal: ميدالية,ميدالية ذهبية
crown: تاج
ring: خاتم
necklace: قلادة,عقد
earring: قرط
jewel: جوهرة,مجوهرات,جواهر,حلي
treasure: كنز,كنوز
coin: عملة,عملات
sword: سيف,سيوف
shield: درع
bow: قوس,ينحني,انحنى,انحنت
arrow: سهم
gun: بندقية,مسدس
bomb: قنبلة,قنابل
armor: دروع
mask: قناع,أقنعة
helmet: خوذة
flag: علم,راية
rope: حبل
net: شبكة
chain: سلسلة
hammer: مطرقة
tool: أداة,أدوات,معدات
gear: ترس,تروس
thread: خيط,خيوط
needle: إبرة
brush: فرشاة,ريشة رسم
ink: حبر
pen: قلم
pencil: قلم رصاص
typewriter: آلة كاتبة
record: أسطوانة,سجل,تسجيل
cassette: شريط كاسيت
music box: صندوق موسيقى
telescope: تلسكوب,منظار,مرصد
microscope: مجهر
medicine: دواء
perfume: عطر,عطور
cosmetics: مستحضرات تجميل
soap: صابون
shampoo: شامبو,شامبو للشعر
cream: كريم,مرطب
food: طعام,أكل
meal: وجبة,وجبات
breakfast: فطور,إفطار
lunch: غداء,مأدبة
dinner: عشاء
bread: خبز,رغيف,أرغفة
cake: كعكة,كعك,كيك
cookie: بسكويت
chocolate: شوكولاتة,شوكولا,شوكولاته
candy: حلوى
sweets: حلويات
ice cream: آيس كريم,مثلجات,بوظة
rice: أرز
noodles: نودلز,شعيرية
ramen: رامن,رامنا
sushi: سوشي
dumpling: زلابية
soup: حساء,شوربة,مرق
pizza: بيتزا
pasta: معكرونة,باستا
hamburger: برغر,همبرغر
curry: كاري
meat: لحم,لحوم
egg: بيضة,بيض
cheese: جبن,جبنة
milk: حليب,ألبان,ألبانا
butter: زبدة
honey: عسل
sugar: سكر
salt: ملح
spice: توابل,بهارات
flour: دقيق,طحين
dough: عجين,عجينة
fruit: فاكهة,فواكه
vegetable: خضار,خضروات
apple: تفاحة,تفاح
orange: برتقال,برتقالة,برتقالي
lemon: ليمون
strawberry: فراولة
mango: مانجو
date palm: تمر,تمور
coffee: قهوة
espresso: إسبريسو
tea: شاي,إبريق شاي
juice: عصير
wine: نبيذ
beer: بيرة
sake: ساكي
soda: مشروب غازي,صودا
drink: مشروب,مشروبات,غازي,يشرب,شرب
recipe: وصفة,وصفات,طبخة
ingredient: مكون,مكونات
clothes: ملابس,ثياب
dress: فستان,فستانا,فساتين,يتأنق
shirt: قميص
coat: معطف
raincoat: معطف مطر
jacket: سترة,جاكيت
suit: بدلة
uniform: زي موحد
kimono: كيمونو
sari: ساري
hat: قبعة
scarf: وشاح
shoe: حذاء,أحذية
sneakers: حذاء رياضي,أحذية رياضية
boots: جزمة
glasses: نظارة,نظارات
sunglasses: نظارة شمسية,نظارات شمسية
gloves: قفاز,قفازات
fashion: أزياء,موضة
fabric: قماش
memory: ذكرى,ذاكرة,ذكريات
secret: سر,أسرار,سرية,سري
betrayal: خيانة
freedom: حرية
love: حب,عشق,غرام,محبة,هوى,يحب,أحب
friendship: صداقة
hope: أمل,تفاؤل,آمال,يأمل
dream: حلم,أحلام,أحلامه,يحلم,يتخيل,تخيل
nightmare: كابوس
fear: خوف,رعبا,ذعر,يخاف,خاف
joy: فرح,بهجة,سرور
happiness: سعادة
sadness: حزن,أحزان,أحزانا
anger: غضب
pain: ألم,آلام
loneliness: وحدة,عزلة
nostalgia: حنين,نوستالجيا
longing: شوق,اشتياق
regret: ندم
guilt: ذنب
revenge: انتقام,ثأر
jealousy: غيرة
courage: شجاعة
peace: سلام
war: حرب,حروب
battle: معركة,معارك,قتال
victory: نصر,انتصار
defeat: هزيمة
power: قوة,سلطة
truth: حقيقة
lie: كذب,كذبة,يستلقي,استلقى,استلقت
faith: إيمان,إيمانا
fate: مصير
life: حياة
death: موت,وفاة
birth: ولادة
beginning: بداية
ending: نهاية
journey: رحلة,رحلات,مسيرة,درب طويل
trip: سفر
road trip: رحلة برية
return: عودة,رجوع,يعود,عاد,يرجع,رجع
farewell: وداع
reunion: لم شمل
encounter: لقاء,يصادف,صادف
promise: وعد,وعود
wish: أمنية,أمنيات,تمنيات,يتمنى,تمنى,تمنت
idea: فكرة,أفكار
question: سؤال
problem: مشكلة,مشاكل,معضلة
solution: حل
success: نجاح
failure: فشل
mistake: خطأ
danger: خطر
accident: حادث
crime: جريمة
murder: قتل
robbery: سرقة,سطو
plan: خطة,يخطط,خطط
mission: مهمة
rescue: إنقاذ
escape: هروب,فرار,يهرب,هرب,يفر
chase: مطاردة,يطارد,طارد,يلاحق,لاحق
duel: مبارزة
rebellion: تمرد
revolution: ثورة
law: قانون
justice: عدالة,عدل
education: تعليم
technology: تكنولوجيا,تقنية
invention: اختراع,مخترعات
experiment: تجربة
magic: سحر,سحري,سحرية
spell: تعويذة,طلاسم
curse: لعنة
miracle: معجزة
climate change: تغير مناخي,تغير المناخ
environment: بيئة
pollution: تلوث
energy: طاقة
electricity: كهرباء
health: صحة
illness: مرض
art: فن,فنون
poetry: قصيدة
culture: ثقافة
tradition: تقليد,تقاليد,تقليدي,تقليدية
language: لغة
word: كلمة,كلمات
name: اسم
number: رقم,أرقام,ست,ستة,سبع,سبعة,ثمانية,تسعة,سبعون,ستون,أربعون
silence: صمت,سكون,صمته
noise: ضجيج
speed: سرعة
distance: مسافة
step: خطوة,خطوات
top: قمة
edge: حافة
center: وسط,مركز
part: جزء
place: مكان,مكانا
piece: قطعة
job: وظيفة,عمل,عمله,شغل
shift: مناوبة
meeting: اجتماع,موعد
exam: امتحان,امتحانا,اختبار
lesson: دروس
homework: واجب,فروض
graduation: تخرج
housework: أعمال منزلية
hobby: هواية
sport: رياضة
nap: قيلولة
walk: نزهة,يمشي,مشى,مشت,يسير,سار,يتمشى,ماشي
ticket: تذكرة
ice skating: تزلج على الجليد
fireworks: ألعاب نارية,الألعاب النارية,مفرقعات
hot spring: ينبوع حار
vending machine: آلة بيع
calligraphy: خط عربي,خط
pottery: صناعة الفخار
knitting: حياكة
gardening: بستنة
cooking: طبخ,طهي
shopping: تسوق,تسوق إلكتروني
construction: بناء
inside: داخل
outside: خارج
above: فوق
under: تحت,أسفل
between: بين
behind: وراء,خلف
in front of: أمام
near: قرب,بجانب,بالقرب,بجوار,قريب,قريبة
through: عبر,خلال
around: حول
toward: نحو,باتجاه
together: معا,سويا,مع بعض
suddenly: فجأة
again: مجددا,مرة أخرى,من جديد
every day: كل يوم,يوميا
every night: كل ليلة
every morning: كل صباح
forever: للأبد,إلى الأبد
one day: ذات يوم
once upon a time: كان يا ما كان
years later: بعد سنوات,بعد سنين
alone together: كلاهما
two people: شخصان,شخصانا,شخصين
one person: شخص واحد
three people: ثلاثة أشخاص
one: واحد,واحدة,واحدا
two: اثنان,اثنانا,اثنين,اثنتين,زوج من
three: ثلاثة,ثلاث
four: أربعة,أربع
five: خمسة,خمس
ten: عشرة,عشر,عشرة أعوام
hundred: مئة,مائة
thousand: ألف,آلاف,ألف ليلة وليلة
many: كثير,عديد
all: جميع,كل
half: نصف
who: من الذي
other: آخرون,أخرى,آخرين
own: نفسه,نفسها,بنفسه
opponent: منافس
novel: رواية
comic: قصص مصورة,هزلي,ساخر
professor: بروفيسور
expert: خبير,خبراء
adult: بالغ,كبار
leader: زعيم
president: رئيس الجمهورية
politician: سياسي
master: معلم كبير,سيد
apprentice: متدرب
owner: صاحب,مالك,صاحبة
resident: سكان,سكانا,ساكن,ساكنا,أهالي,أهل
bodyguard: حارس شخصي,حرس
maid: خادمة,جارية
servant: خادم,خدم
butler: كبير الخدم
geisha: غيشا
sumo: سومو
hairdresser: مصففة شعر,مصففة,مصفف
dentist: طبيب أسنان
veterinarian: طبيب بيطري
flight attendant: مضيفة طيران
cashier: أمين صندوق,كاشير
cleaner: عامل نظافة,عاملة نظافة
street performer: فنان شارع
violinist: عازف كمان,عازفة كمان
drummer: طبال
conductor: مايسترو
composer: ملحن,ملحنا,مؤلف موسيقي
storyteller: راوي,حكواتي,راوية
sculptor: نحات,نحاتة
weaver: نساج,حائك,نساجة
glassblower: نافخ زجاج
calligrapher: خطاط,خطاط عجوز
archaeologist: عالم آثار,عالمة آثار,منقب
biologist: عالم أحياء
astronomer: عالم فلك,فلكي
clone: نسخة
android: أندرويد
cyborg: سايبورغ
spirit: جني,جن
goblin: عفريت
yokai: غول
creature: مخلوق,كائن,كائنا,مخلوقات
nest: عش,أعشاش
feather: ريشة,ريش
fur: فرو
egg shell: قشرة
skeleton: هيكل عظمي
skull: جمجمة
cell: خلية,خلايا
virus: فيروس,فيروسات
brain: دماغ
mind: ذهن
wound: جرح,جراح
tattoo: وشم
makeup: مكياج,تجميل
lipstick: أحمر شفاه
bath: استحمام
shower: دش
garbage: قمامة,نفايات
trash can: سلة مهملات
recycling: إعادة تدوير,إعادة التدوير
solar system: مجموعة شمسية,النظام الشمسي,المجموعة الشمسية
gravity: جاذبية,جاذبية أرضية
atom: ذرة,ذرات
dna: حمض نووي
photosynthesis: تمثيل ضوئي,التمثيل الضوئي,البناء الضوئي
water cycle: دورة المياه,دورة الماء,دورة المياه في الطبيعة
chart: رسم بياني
data: بيانات,معلومات,معلومة
infographic: إنفوغرافيك
diagram: مخطط
lens: عدسة
battery: بطارية
solar panel: ألواح شمسية
wind turbine: طاحونة هواء,توربينات
windmill: طاحونة
power plant: محطة طاقة,محطة كهرباء,محطة الكهرباء
mine: منجم,لغم,ألغام
rail: سكة حديد,قضبان,قضبانا,سكة
railway: سكك حديدية
lane: مسار
pier: رصيف بحري
deck: سطح السفينة
cabin: كوخ
tent: خيمة,خيام,مخيم
campfire: نار مخيم,موقد نار
fireplace: مدفأة
chimney: مدخنة
courtyard: فناء,باحة,فناء الدار,حوش
porch: عتبة,مدخل
yard: فناء خلفي
neighborhood: حي,أحياء,حارة,حارات,حي شعبي
slum: أحياء فقيرة
suburb: ضاحية
countryside: ريف,ريفي,ريفية
metropolis: عاصمة
ruined city: مدينة مهجورة
wasteland: أرض قاحلة
post-apocalyptic: نهاية العالم
underwater: تحت الماء,أعماق البحر,تحت البحر
coral reef: شعاب مرجانية
pond: بركة
stream: جدول,ساقية
puddle: بركة ماء
riverbank: ضفة,ضفاف
horizon: أفق
landscape: منظر,مناظر
view: إطلالة
season: فصل,فصول,موسم,مواسم
icicle: رقاقات جليد
snowman: رجل ثلج
snowflake: ندفة ثلج
drop: قطرة,قطرات
bubble: فقاعة,فقاعات
spark: شرارة,شرر
ash: رماد
reflection: انعكاس
dot: نقطة
line: خطوط
circle: دائرة,يطوف,يحوم
triangle: مثلث
square shape: مربعات
cube: مكعب
shape: شكل,أشكال
pattern: نقش,نمط
stripe: شريط
clay animation: رسوم الصلصال
paper cutout: قص ورق,ورق مقصوص,الورق المقصوص,مقصوص
watercolor: ألوان مائية
ink painting: رسم بالحبر
oil painting: لوحة زيتية
pixel: بكسل
shadow puppet: خيال الظل
collage: كولاج
graffiti: غرافيتي
typography: حروف,خطوط طباعة
voice-over: تعليق صوتي
narrator: راو
dialogue: حوار,حوارات
conversation: محادثة,حديث
monologue: مونولوج
joke: نكتة,مزحة
prank: مقلب
surprise: مفاجأة,يفاجئ,فاجأ
argument: جدال,شجار
fight scene: عراك
kung fu: كونغ فو
karate: كاراتيه
sword fight: قتال بالسيوف
superpower: قوى خارقة,قوة خارقة
time travel: سفر عبر الزمن,السفر عبر الزمن
time machine: آلة الزمن
parallel world: عالم مواز
portal: بوابة سحرية
laser: ليزر
code: شفرة,كود
password: كلمة سر,كلمة المرور
message: رسالة نصية,رسائل نصية
email: بريد إلكتروني
notification: إشعار
social media: مواقع التواصل,وسائل التواصل
selfie: سيلفي
video call: مكالمة فيديو
video game: لعبة فيديو,ألعاب الفيديو
delivery: توصيل,توصيلة
package design: تغليف
store opening: افتتاح
collection: مجموعة أزياء,تشكيلة
model: عارضة,عارض أزياء
design: تصميم,يصمم,صمم
skincare: عناية بالبشرة,العناية بالبشرة
deodorant: مزيل عرق
toothpaste: معجون أسنان
detergent: منظف,مسحوق غسيل
vacuum cleaner: مكنسة كهربائية,مكنسة,مكنسة آلية
washing machine: غسالة
blender: خلاط
coffee machine: آلة قهوة,ماكينة قهوة
mattress: مرتبة,فراش
furniture: أثاث
insurance: تأمين
loan: قرض
real estate: عقارات
nonprofit: متطوع,خيري,خيرية
donation: تبرع,تبرعات
campaign: حملة
awareness: توعية,توعوي,توعوية
election: انتخابات
vote: تصويت
recipe video: فيديو طبخ
tips: نصائح
reason: سبب,أسباب
before and after: قبل وبعد
in: في
on: على
from: من
to: إلى
with: مع
about: عن
retired: متقاعد,متقاعدة
duration: مدته,مدتها,مدة
explain: اشرح,اشرحي,وضح,فسر,شرح,يشرح
make: أصنع,نصنع,اصنع,صنع,اصنعوا,أعمل,عمل فيديو,يصنع
show: أرني,اعرض,يعرض
saj bread: الصاج,خبز الصاج
stuck: عالق,عالقة,عالقين,محاصر,محاصرة
plant: نبتة,نبات,نباتات,نبات أخضر,يزرع,زرع
compete: يتنافس,تنافس,يتنافسان,يتنافسانا,منافسة
throne: عرش
listen: استماع,للاستماع,إنصات,يستمع,استمع,يسمع,سمع
gulf: الخليج,خليج
wrestle: يصارع,صارع,مصارعة
trench: خندق,خنادق
thirty: ثلاثون,ثلاثين
twenty: عشرون,عشرين
fifty: خمسون,خمسين
fifteen: خمس عشرة,خمسة عشر
percent: بالمئة,بالمائة,في المئة
first time: للمرة الأولى,أول مرة,لأول مرة
once: مرة
step by step: خطوة بخطوة
back seat: المقعد الخلفي
seat: مقاعد
eid: العيد
wooden: خشبي,خشبية
bedouin: بدوي,بدو,بدوية
pearl: لؤلؤ,لؤلؤة
pearl diver: غواص لؤلؤ,صيد اللؤلؤ
falcon: صقور
falconer: صقار
caravan: قافلة,قوافل
sandstorm: عاصفة رملية
coffee pot: دلة
incense: بخور
carpet weaver: صانع سجاد
souk: سوق شعبي,سوق قديم,سوق الحميدية,بازار
spice seller: عطار,بائع توابل
perfumer: صانع عطور
street vendor: بائع الشاي
tea seller: بائع شاي
bread seller: بائع خبز
shawarma: شاورما
falafel: فلافل,طعمية
hummus: حمص
rice dish: كبسة,مندي,مقلوبة,برياني
couscous: كسكس,كسكسي
tagine: طاجين
kunafa: كنافة
baklava: بقلاوة
dates: رطب
mint tea: شاي بالنعناع,نعناع
olive oil: زيت الزيتون,زيت زيتون
oil: زيت,نفط
salad: تبولة
grill: مشاوي,شواء,كباب,يشوي,شوى,شوت
lentil soup: شوربة عدس,عدس
tomato: طماطم,بندورة
onion: بصل
garlic: ثوم
potato: بطاطا,بطاطس
cucumber: خيار
grape: عنب
fig: تين
pomegranate: رمان,رمانا
watermelon: بطيخ
peach: خوخ
banana: موز
almond: لوز
wheat: قمح,سنبلة,سنابل
palm grove: واحة نخيل
minaret: مئذنة,مآذن,مآذنا
call to prayer: أذان,أذانا
prayer: صلاة,دعاء
imam: إمام
pilgrimage: حج,عمرة
quran: قرآن,قرآنا
crescent: هلال
drummer of ramadan: مسحراتي
belly dance: رقص شرقي
folk dance: دبكة
darbuka: دربكة
caliph: خليفة,خلفاء
sultan: سلطان,سلطانا,سلاطين
vizier: وزير
pharaoh: فرعون,فراعنة
mummy: مومياء
sphinx: أبو الهول
tomb: مقبرة فرعونية,قبور
manuscript: مخطوطة,مخطوطات
scroll: لفافة
genie: مارد
magic lamp: مصباح سحري,مصباح علاء الدين
flying carpet: بساط طائر,بساط الريح,سجادة طائرة
sorcerer: مشعوذ
prophecy: نبوءة
talisman: تميمة
ghost house: بيت مسكون,منزل مسكون
haunted: مسكون,مسكونة
murderer: سفاح,قاتل متسلسل
victim: ضحية,ضحايا
witness: شاهد,شهود
evidence: دليل,أدلة
investigation: تحقيق
suspect: مشتبه
gang: عصابات
smuggler: مهرب,تهريب
hostage: رهينة,رهائن,رهائنا
kidnap: خطف,اختطاف,يخطف
bullet: رصاصة,رصاص
siege: حصار
ceasefire: هدنة
bombing: قصف
martyr: شهيد,شهداء
homeland: وطن,أوطان,أوطانا
exile: منفى,غربة
migration: هجرة,مهاجر,مهاجرة,مهاجرون,مهاجرين
immigrant: مغترب
camp: معسكر,يخيم,تخييم
displaced: نازح,نازحين
passport: جواز سفر
visa: تأشيرة
despair: يأس
patience: صبر
pride: كبرياء,فخر
dignity: كرامة
loyalty: وفاء,ولاء
honor: شرف
mercy: رحمة
loss: فقدان,فقدانا,خسارة
separation: فراق,انفصال
divorce: طلاق
engagement: خطوبة,خطبة
stepmother: زوجة الأب
old house: بيت قديم,بيت الجدة
rooftop: سطوح
old door: باب خشبي
village well: بئر القرية
mud house: بيت طيني
cottage: أكواخ
barber shop: صالون حلاقة,صالون
coffee shop: قهوة شعبية
hall: قاعة,صالة
concert hall: قاعة حفلات
waiting room: غرفة انتظار
school yard: ساحة المدرسة
classmate: زميل,زملاء,زميلة
school bag: حقيبة مدرسية
university student: طالب جامعي
graduate: خريج
unemployed: عاطل عن العمل,بطالة,عاطل,عاطلة
salary: راتب
rent: إيجار,يستأجر
poverty: فقر
wealth: ثروة
wall clock: ساعة جدارية,ساعة الحائط
pocket watch: ساعة جيب
old radio: راديو قديم
old photo: صورة قديمة,صور قديمة
album: ألبوم
cage: قفص
hawk: باز
nightingale: بلبل
dove: يمامة
gazelle: ظبي,غزلان,غزلانا
hedgehog: قنفذ
squirrel: سنجاب
tortoise: سلحفاة عجوز
crocodile: تمساح
spider web: شبكة عنكبوت
worm: دودة
caterpillar: يرقة
bee hive: خلية نحل
stray dog: كلب ضال
stray cat: قطة شاردة,قط شارد
small: صغيرة,صغير,صغار
little girl: طفلة صغيرة,فتاة صغيرة
little boy: طفل صغير,ولد صغير
old: قديمة,قديم,قدماء,قدامى
big: كبيرة,كبير,ضخم,هائل
wide: واسع,شاسع
narrow: ضيق,ضيقة
high: مرتفع
far: بعيد,بعيدة
strange: غريبة,عجيب
sudden: مفاجئ
silent: صامتة
slow: بطيئة,بالحركة البطيئة,بطيء,ببطء
last: الأخيرة,الاخيرة,أخير,آخر
next: تالي,قادم
different: مختلف
special: خاص,خاصة
real: حقيقي,حقيقية
fake: مزيف
unknown: مجهول,مجهولة
forgotten: منسي,منسية
forbidden: محظور,ممنوع
cursed: ملعون,ملعونة
enchanted: مسحور,مسحورة
injured: جريح,جرحى,مصاب,مجروح
pregnant: حامل
bald: أصلع
armed: مسلح
masked: ملثم,مقنع
barefoot: حافي,حافية
smiling: مبتسم,مبتسمة
crying: باكية,باك,بكاء
running: راكض,جري,ركض
standing: واقف,واقفة
sitting: جالس,جالسة
sleeping: نائمة,نائم
walking: ماشية,سائر,مشي
flying: طائرة محلقة,محلق
floating: عائم,عائمة,طاف
falling: متساقط,متساقطة,ساقط
glowing: متوهج,متوهجة,مضيء,مضيئة
shining: لامع,لامعة,براق
open: مفتوح,مفتوحة,يفتح,فتح,ينفتح
closed: مغلق,مغلقة
full: مليء,مليئة,ممتلئ
third: ثالث
snow covered: مغطى بالثلج,مغطاة بالثلوج
cold: برودة,بارد,برد
heat: حرارة,نار هادئة,يسخن,سخن
rain drop: قطرات المطر
deep sea: أعماق,قاع البحر
coral: مرجان,مرجانا
shell: صدفة,محار
treasure chest: صندوق كنز
shipwreck: حطام سفينة,سفينة غارقة
sinking: غارق,غارقة
crew: طاقم
sail: شراع,أشرعة,يبحر,أبحر
anchor: مرساة
oar: مجداف
fishing: صيد
diving: غوص
orbit: مدار
spacesuit: بدلة فضاء
meteor: نيزك,نيازك,شهاب,شهب
eclipse: كسوف,خسوف
vaccine: لقاح
immunity: مناعة,جهاز المناعة
solar energy: طاقة شمسية
wind energy: طاقة الرياح
plastic waste: نفايات بلاستيكية
tree planting: تشجير
safety: سلامة
road safety: سلامة مرورية
traffic: مرور,ازدحام
seat belt: حزام الأمان
brand new: جديدة
refreshing: منعشة
taste: طعم,مذاق,نكهة,يتذوق,تذوق,يتناول,تناول
smell: رائحة,عبير,يشم,شم
special offer: عرض خاص,عروض
half price: نصف السعر
limited: محدود,لفترة محدودة
buy now: اشتر الآن,اطلب الآن
download now: حمل التطبيق
customer service: خدمة العملاء
food delivery: توصيل طعام
restaurant opening: افتتاح مطعم
burger: برجر
smartphone: هاتف ذكي,هاتف محمول,موبايل
smart watch: ساعة ذكية
earphones: سماعات لاسلكية
four wheel drive: دفع رباعي
motorbike: موتوسيكل
abaya: عباءة,عباية
thobe: ثوب,جلباب
headscarf: حجاب,شماغ
turban: عمامة
wedding dress: فستان زفاف
oud perfume: دهن العود
background: خلفية الصورة
character: شخصية,شخصيات
style: أسلوب,بأسلوب
narration: سرد
soundtrack: موسيقى تصويرية
camera move: حركة الكاميرا
color film: بالألوان,بالألوانا
three dimensional: ثلاثي الأبعاد
two dimensional: ثنائي الأبعاد
emotional: عاطفي,مؤثرة
inspiring: ملهم,ملهمة
exciting: مشوق,مثير
cheerful: مرح,مرحة
gloomy: كئيب,كئيبة
peaceful: مسالم
poetic: شعري
childish: طفولي
minute long: دقيقة واحدة
seconds: ثوانٍ
why: لماذا
where: أين
when: عندما,حين,حينما,متى
while: بينما,أثناء
until: حتى
after: بعد
before: قبل
there: هناك
here: هنا
only: فقط
very: جدا
some: بعض
tonight: الليلة
at night: في الليل
in the morning: في الصباح
at dawn: عند الفجر
at sunset: عند الغروب,وقت الغروب
in the rain: تحت المطر
in the middle: منتصف
at the edge: على حافة
on top: أعلى
side: جانب
corner: زاوية,ركن
street corner: ناصية
path: درب
way home: طريق العودة
annoy: يزعج,تزعج,أزعج,تزعجه,يزعجه
quantum: كمومي,كمي
beginner: مبتدئ,مبتدئين,للمبتدئين
bottom: قاع
lullaby: تهويدة
manage: يدير,أدار,إدارة,تدير
since: منذ
reserve: احتياطي
goal: هدف,أهداف
win: الفوز,فوز,يفوز,فاز,يربح
score: يسجل هدفا,يسجل
really: فعلا,حقا,بالفعل
exchange: يتبادل,تبادل,تبادلا
one of: أحد,إحدى,أحدهما,أحدهم
the other: الآخر,الاخر
spend: يقضي,قضى,يقضيان,يقضيانا,يقضون
set off: ينطلق,انطلق,تنطلق
explosion: انفجار,انفجارات
mirage: سراب
question word: هل
but: لكن,ولكن,ولكنا,لكنه,لكنها
that: أن,أنه,أنها,التي,الذي,الذين
this: هذا,هذه,ذلك,تلك
not: لا,لم,لن,ليس,ليست,غير
he: هو,وهو
she: هي,وهي
they: هم
was: كان,كانت,يكون,تكون
or: أو
and then: ثم
if: إذا,لو
without: بدون,دون,بلا
because: لأن,لأنه
each: كلها,كله
everyone: الجميع
someone: أحدا
something: شيء,أشياء
second place: ثاني
age: عمر,عمره,عمرها,يشيخ,شاخ
months: شهرين
hours: ساعتين
always: دائما,دوما
never: أبدا
slowly: تدريجيا,رويدا
quickly: بسرعة,سريعا
quietly: بهدوء,بصمت,صامتا
alone: وحيدا,وحيدة,بمفرده,بمفردها,منفرد
happily: بسعادة,فرحا
sadly: بحزن,بحزنا,حزينا
old way: عتيقة
shy: خجولة,خجول
funny: مضحكة,مضحك,طريف
scary: مخيفة,مخيف,مرعب
mysterious: غامضة,غامض
beautiful: جميلة,جميل
noble: نبيل
evil: شريرة,شر
wise: حكيم,حكيمة,حكماء
foolish: أحمق
naughty: مشاغب,شقي
stubborn: عنيد
loyal: وفي,وفية,مخلص
greedy: جشع
jealous: غيور
tired: تعب,منهك,متعب,مرهق
hungry: جائعة,جائع,جوع
frightened: خائف,خائفة,مرعوب
surprised: متفاجئ,مندهش
paralyzed: مشلول,مقعد متحرك
wheelchair: كرسي متحرك
twin: توائم
stepfather: زوج الأم
mother in law: حماة
in love: عاشقة,مغرم
ex: سابق,سابقة
girlfriend: حبيبته,حبيبها
newlywed: عروسان,عروسانا,عروسين
passerby: مارة,عابر,عابر سبيل
villager: قروي,قرويون,أهل القرية
mayor: عمدة
minister: وزراء
officer: ضباط
general: جنرال,لواء
agent: عميل سري
slave: عبد,عبيد
nomad: رحل
camel driver: حادي
guide: مرشد,دليل سياحي
translator: مترجم
accountant: محاسب
secretary: سكرتيرة
electrician: كهربائي منازل
plumber: سباك
garbage collector: عمال نظافة
butcher: جزار,لحام
fishmonger: بائع سمك
toymaker: صانع ألعاب,صانع دمى
goldsmith: صائغ
coppersmith: نحاسيات
designer: مصمم,مصممة
blogger: مدون
commentator: معلق
striker: مهاجم
goalkeeper: حارس مرمى
referee: حكم
fan: مشجع,مشجعون,مشجعين
penalty: ركلة جزاء
camel race: سباق هجن,سباق الهجن
horse race: سباق خيل
car race: سباق سيارات
swimming: سباحة
dance: رقصة,يرقص
puppet theatre: مسرح دمى,مسرح العرائس,عرائس
drawing: رسم,رسمة,رسومات
wall painting: جدارية
mosaic: فسيفساء
copper pot: قدر نحاسي
cup of coffee: فنجان قهوة
cup of tea: كوب شاي
water jar: جرة
mill: مطحنة
olive press: معصرة
stable: إسطبل
cowshed: زريبة
chicken coop: قن
garden wall: سور,أسوار
arch: قنطرة
dome: قبة,قباب
prison cell: زنزانة
dungeon: سرداب
carriage: عربات
tire: إطار
road sign: لافتة
traffic light: إشارة مرور,إشارة ضوئية
roundabout: دوار
sidewalk: رصيف الشارع
skyline: أفق المدينة
tower block: أبراج شاهقة
starry night: ليلة مرصعة,سماء مرصعة بالنجوم
full moon: بدر
ray: شعاع,أشعة
flash: وميض,يومض,ومض
frost: صقيع
wheat field: حقل قمح,حقول القمح
rose garden: بستان ورد
thorn: شوك
tears: دمعه,بدموع
look: نظرة,نظرات,ينظر,نظر,يحدق,حدق
whisper: همس,همسات,يهمس
laughter: ضحك,ضحكة,ضحكات
scream: صرخة,صراخ
poem: قصائد,أبيات
dance music: إيقاعي
war machine: آلة حرب
tank: دبابة,دبابات
gunfire: إطلاق نار
explosive: متفجرات
grave: قبره
mourning: عزاء
inheritance: ميراث,إرث
heritage: تراث
wedding party: حفل زفاف,حفلة عرس
birthday cake: كعكة عيد ميلاد
mixing bowl: خلاطة
spoonful: ملعقة صغيرة
dish: أطباق
teapot: إبريق
yogurt: لبن,زبادي
sweet: بسبوسة,سكاكر,حلو
network: شبكات
artificial: صناعي,اصطناعي
game: ألعاب فيديو
prize: جائزة,جوائز
competition: مسابقة
chance: فرصة
choice: خيار صعب
benefit: فائدة,فوائد
way: وسيلة
material: مواد,مادة
season sale: تنزيلات
opening: حفل افتتاح
anniversary: ذكرى سنوية
national day: اليوم الوطني
locomotive: قاطرة
closing: إغلاق
railway line: خط القطار,خط السكة
go through: يخوض,خاض
sock: جورب,جوارب
partner: شريك
villa: فيلا
invited: مدعو,مدعوون,مدعوين
isolated: معزول,معزولة,منعزل
one by one: واحدا تلو الآخر,الواحد تلو الآخر
sensitive: حساس,حساسة
foam: رغوة
erupt: تثور,يثور,ثار
simplified: مبسط,مبسطة
late: راحل,راحلة
sound: صوتا
believe: ظن,اعتقد,يعتقد,يؤمن,يصدق,صدق
at: عند,لدى
drawn: مرسوم,مرسومة
nail polish: طلاء الأظافر
clock tower: ساعة البرج,برج الساعة
same: الحلم نفسه
dialect: لهجة
mosquito: بعوضة,بعوض
santa claus: بابا نويل
cart: عربة طعام
hamster: هامستر
reply: رد,ردا
on the verge: على وشك,وشك
fire like: ناري,نارية
drawings: رسوم
separate: يفصل,تفصل
talk: يتحادث,تحادث,يتحادثان,يتحادثانا,يتحدثان,يتحدثانا
signal: إشارة,إشارات
inn: نزل,خان
shovel: يجرف,جرف الثلج,مجرفة
toothbrush: فرشاة أسنان
night bird: خفاش
historic: تاريخي,تاريخية
scientific: علمي,علمية
educational: تعليمي,تعليمية
artistic: فني,فنية
sports: رياضية
local: محلي,محلية
global: عالمي,عالمية
popular: شعبية,شعبي,رائج
personal: شخصي
daily: يومي,يومية
underground: تحت الأرض
children: للأطفال,صغارا
students: طلبة
first: الأولى,أول,أولى
both: كلا,كلتا
search: بحثا,يبحث,بحث
discovery: اكتشاف
exploration: استكشاف
cleaning: تنظيف
reading: قراءة
writing: كتابة
singing: غناء
dancing: رقص
waiting: انتظار
dying: يحتضر
hairstyle: تسريحة
shoe shiner: ماسح أحذية,ماسح
want: أريد,نريد,أرغب,أحتاج,يريد,أراد
please: من فضلك,رجاء
i: أنا
we: نحن
befriend: يصادق,صادق,يصادقه,يصادقها
insomnia: أرق,بالأرق
fun: ممتع,ممتعة,مسلي,مسلية
quarrelling: متخاصم,متخاصمتان,متخاصمتانا,متخاصمان,متخاصمانا
shelter: ملجأ,ملاجئ
coming: قادمة,آت
pawn: يرهن,يرهنا,رهن
government: حكومة,حكومي
social: اجتماعي,اجتماعية
religious: ديني,دينية
environmental: بيئي,بيئية
simple: بسيطة,سهلة,سهل
quick: سريعة
useful: مفيد,مفيدة
public: عامة
society: مجتمع
tiny: ضئيل
long: طويل
short: قصير
tall: شاهق,عالي,عال
deep: عميق
ancient: عتيق,أثري
young: يافع
modern: عصري
traditional: تراثي
futuristic: مستقبلي,مستقبلية
ugly: قبيح
cute: لطيف,ظريف
happy: سعيد,مسرور,مبتهج
sad: حزين
angry: غاضب
lonely: وحيد
calm: هادئ,هدوء
quiet: صامت
loud: صاخب
dark: مظلم,داكن,داكنا,معتم
bright: ساطع,مشرق,زاهي
colorful: ملون,متعدد الألوان
warm: دافئ,دفء
hot: ساخن,ساخنا,حار,حر
wet: مبلل
dry: جاف,يابس
fast: سريع
strong: قوي,أقوياء
weak: ضعيف
rich: غني,أغنياء,ثري
poor: فقير,فقراء
brave: شجاع,شجعان,شجعانا
curious: فضولي
clever: ذكي,أذكياء
stupid: غبي
kind: طيب
lazy: كسول
thirsty: عطشان,عطشانا,عطش
sleepy: نعسان,نعسانا,نعاس
blind: كفيف,أعمى,ضرير
deaf: أصم
sick: مريض,مرضى
dead: ميت,موتى
dangerous: خطير
safe: آمن,أمان,أمانا
serious: جاد
romantic: شاعري
epic: ملحمي,ملحمية,ملحمة
tragic: مأساوي,مأساة
dreamy: حالم
surreal: سريالي
abstract: تجريدي
realistic: واقعي
minimalist: بسيط
luxury: فاخر,فخم
elegant: أنيق
vintage: كلاسيكي,ريترو
cheap: رخيص
expensive: غال,غالي,باهظ
best: أفضل,أحسن,أحسنا
good: جيد
bad: سيء
perfect: مثالي,كامل
fresh: طازج,منعش
bitter: مر
sour: حامض
spicy: حار المذاق
delicious: لذيذ,شهي
healthy: صحي
organic: عضوي
natural: طبيعي
clean: نظيف,ينظف,نظف,يمسح
dirty: متسخ,قذر
empty: فارغ,خالي,يفرغ
abandoned: مهجور
lost: ضائع,مفقود,تائه
hidden: مخفي,خفي
broken: مكسور,محطم,معطل
crowded: مزدحم
famous: مشهور,شهير
wild: بري,متوحش
transparent: شفاف
soft: ناعم,لين
hard: صلب,قاس
heavy: ثقيل,غزير
round: مستدير,دائري
difficult: صعب
smart: ذكية
wireless: لاسلكي
electric: كهربائي
digital: رقمي
handmade: يدوي,يدوية,مصنوع يدويا
final: نهائي
red: أحمر,حمراء
blue: أزرق,زرقاء
green: أخضر,خضراء
yellow: أصفر,صفراء
orange color: برتقالية
pink: وردي,وردية
purple: بنفسجي,أرجواني
white: أبيض,بيضاء
black: سوداء
gray: رمادي
brown: بني,بنية
golden: ذهبي اللون
silver color: فضي اللون
pastel: باستيل
rainy: ماطر,ممطر
snowy: ثلجي
stormy: عاصف
foggy: ضبابي
sunny: مشمس
frozen: متجمد,مجمد
burning: محترق,مشتعل
cinematic: سينمائي
animated: متحرك,متحركة,كرتوني
human: بشري,إنساني
musical: استعراضي,غنائي
japanese: ياباني,اليابان,اليابانا
chinese: صيني,الصين
indian: هندي,الهند
arab: عربي,عرب
american: أمريكي,أمريكا
african: أفريقي,أفريقيا
french: فرنسي,فرنسا
tokyo: طوكيو
kyoto: كيوتو
osaka: أوساكا
beijing: بكين
shanghai: شنغهاي
hong kong: هونغ كونغ
mumbai: مومباي
delhi: دلهي
varanasi: فاراناسي
paris: باريس
london: لندن,لندنا
new york: نيويورك
cairo: القاهرة
dubai: دبي
baghdad: بغداد
damascus: دمشق
beirut: بيروت
jerusalem: القدس
venice: البندقية
himalaya: الهيمالايا
ganges: الغانج
nile: النيل
mount fuji: جبل فوجي
great wall: سور الصين
pyramid: هرم,أهرامات,أهرام
taj mahal: تاج محل
run: يركض,يجري,جرى,جرت,هرع,يهرع
jump: يقفز,قفز
sing: يغني,غنى,غنت
fly: يطير,طار,يحلق,حلق
swim: يسبح,سبح,يعوم
dive: يغوص,غاص
fall: يسقط,سقط,يقع,وقع
climb: يتسلق,تسلق,يصعد,صعد,يرتقي,ارتقى,ارتقت
crawl: يزحف,زحف
ride: يركب,ركب
drive: يقود,قاد
travel: يسافر,سافر,يرتحل
arrive: يصل,وصل
leave: يغادر,غادر,يرحل,يترك,ترك
enter: يدخل,دخل
exit: يخرج,خرج
come: يأتي,أتى,أتت,جاء,يجيء
go: يذهب
stop: يتوقف,توقف
start: يبدأ,بدأ
end: ينتهي,انتهى,انتهت
wait: ينتظر,انتظر,يترقب,ترقب
stand: يقف,وقف,وقفت
sit: يجلس,جلس,جلست
sleep: ينام,نام
wake: يستيقظ,استيقظ,يصحو
eat: يأكل
cook: يطبخ,يطهو
bake: يخبز
pour: يصب,صب,يسكب,سكب
cut: يقطع,قطع,يقص,قص
chop: يفرم
mix: يخلط,خلط,يمزج,اخلط,اخلطي
boil: يغلي,غلى,غلت
fry: يقلي,قلى,قلت
melt: يذوب,ذاب
freeze: يتجمد,تجمد
burn: يحترق,احترق,يحرق,حرق
shine: يلمع,لمع,يشع,يتألق,تألق,يسطع,سطع,يبرق
glow: يتوهج,توهج
explode: ينفجر,انفجر,يفجر
crash: يتحطم,تحطم,يصطدم
break: يكسر,كسر,ينكسر,انكسر
repair: يصلح,أصلح,إصلاح
build: يبني,بنى,تبنى,تبنت
create: يخلق,خلق,يبتكر,ابتكر
destroy: يدمر,دمر
close: يغلق,أغلق
unlock: يفتح القفل
push: يدفع,دفع
pull: يسحب,سحب,يجر,يجذب,تسحب
throw: يرمي,رمى,رمت
catch: يمسك,أمسك,يلتقط
hold: حمل
carry: ينقل,نقل
lift: يرفع,رفع
put: يضع,وضع,ضع,ضعي
take: يأخذ,أخذ
give: يعطي,أعطى,أعطت,يقدم
send: يرسل,أرسل
receive: يتلقى,تلقى,تلقت,يستلم
deliver: يوصل,أوصل
buy: يشتري,اشترى,اشترت
sell: يبيع,باع,تباع,يباع
steal: يسرق,سرق,ينهب
hide: يختبئ,اختبأ,يخفي,أخفى,أخفت
find: يجد,وجد,يعثر,عثر,وجدت
discover: يكتشف,اكتشف,اكتشف الآن
explore: يستكشف,استكشف
lose: يفقد,فقد,يخسر,خسر,يضيع
fight: يقاتل,يحارب,حارب,يتقاتل
attack: يهاجم,هاجم
defend: يدافع,دافع
protect: يحمي,حمى,حمت
save: ينقذ,أنقذ
help: يساعد,ساعد
follow: يتبع,تبع,يتابع
kill: يقتل
die: يموت,مات
live: يعيش,عاش,يسكن,سكن
survive: ينجو,نجا
be born: يولد
grow: ينمو,نما,يكبر,كبر
bloom: يزهر,أزهر,يتفتح,تتفتح,يتبرعم
harvest: يحصد,حصد,حصاد
dig: يحفر,حفر
see: يرى,رأى,رأت
speak: يتكلم,تكلم,يتحدث,تحدث
say: يقول,قال
tell: يخبر,أخبر,يحكي,حكى,حكت,يروي
ask: يسأل,سأل
answer: يجيب,أجاب
shout: يصرخ,صرخ,يصيح
cry: يبكي,بكى,بكت
laugh: يضحك
hug: يعانق,عانق,يحتضن,احتضن
kiss: يقبل
hate: يكره,كره
need: يحتاج,احتاج
think: يفكر,فكر,يظن
know: يعرف,عرف,يعلم
learn: يتعلم,تعلم
study: يدرس
read: يقرأ,قرأ,قرأت
write: يكتب,تكتب,كتبت
draw: يرسم,ارسم
paint: يدهن,يلون
play: يلعب,لعب
play music: يعزف,عزف
work: يعمل
rest: يستريح,استراح,يرتاح
wash: يغسل,غسل
wear: يرتدي,ارتدى,ارتدت,يلبس,لبس
tie: يربط,ربط
sew: يخيط,خاط
knit: يحوك,حاك,ينسج,نسج
fold: يطوي,طوى,طوت
carve: ينحت,نحت,ينقش
touch: يلمس,لمس
feel: يشعر,يحس
breathe: يتنفس,تنفس
blow: ينفخ,نفخ,تهب,هبت
float: يطفو,طفا
flow: يتدفق,تدفق
drift: ينجرف
sink: يغرق,غرق
rise: يشرق,أشرق,يرتفع,ارتفع
spin: يدور,دار
turn: يلتفت,التفت,يستدير
shake: يهتز,اهتز,يرتجف,ارتجف
change: يتغير,تغير,يغير
transform: يتحول,تحول
appear: يظهر
disappear: يختفي,اختفى,اختفت
reveal: يكشف,كشف
compare: يقارن,قارن,مقارنة
count: يعد
remember: يتذكر,تذكر
forget: ينسى,نسي,نسيت
miss: يشتاق,اشتاق
meet: يلتقي,التقى,التقت,يقابل,قابل
marry: يتزوج,تزوج
betray: يخون
forgive: يسامح,سامح,يغفر
celebrate: يحتفل,احتفل,يحتفي
pray: يصلي,صلى,صلت,يدعو
choose: يختار,اختار
try: يحاول,حاول,يجرب,جرب
use: يستخدم,استخدم,يستعمل
wander: يتجول,تجول,يتيه,تاه,يهيم
cross: يعبر
land: يهبط,هبط
take off: يقلع,أقلع
exercise: يتمرن
hunt: يصيد,يقنص
feed: يطعم,أطعم
call: ينادي,نادى,نادت,يتصل,اتصل
knock: يطرق,يدق,دق,يقرع,قرع
hit: يضرب,ضرب
shoot: يطلق النار,يصور
kick: يركل,ركل
bite: يعض,عض
bark: ينبح,نبح
howl: يعوي,عوى,عوت
chirp: يغرد,غرد
hatch: يفقس
stretch: يمتد,امتد,يتمدد
gather: يجمع,جمع,يجتمع,اجتمع,يتجمع
share: يشارك,شارك,يتقاسم
rule: يحكم
command: يأمر,أمر
decide: يقرر,قرر,يعزم
pretend: يتظاهر,تظاهر
be alone: لوحده,لوحدها,وحده,وحدها
reach: يبلغ,بلغ
pass: يمر,يمضي,مضى,مضت
happen: يحدث,حدث
measure: يقيس
print: يطبع,طبع
press: يضغط,ضغط
slide: ينزلق,انزلق,يتزلج,تزلج
roll: يتدحرج,تدحرج
swing: يتأرجح,تأرجح
kneel: يركع,ركع
whistle: يصفر
sweat: يتعرق,عرق
sneeze: يعطس
yawn: يتثاءب
cough: يسعل
row: يجدف
surf: ركوب الأمواج
download: تحميل,تنزيل
click: ينقر,نقر
subscribe: اشترك,اشتراك
order: يطلب,طلب
serve: يخدم
move: يتحرك,تحرك,يحرك
continue: يستمر,استمر,يواصل,واصل
challenge: يتحدى,تحدى,تحدت,تحدي
become: يصبح,أصبح,يصير,صار
remain: يبقى,بقي,يظل
raise: يربي,ربى,ربت
care: يعتني,اعتنى,اعتنت,يرعى
comfort: يواسي,واسى,واست
advise: ينصح
convince: يقنع,أقنع
refuse: يرفض,رفض
accept: وافق
threaten: يهدد,هدد
warn: يحذر,حذر
trick: يخدع,خدع
arrest: يعتقل,اعتقل,يقبض
surrender: يستسلم,استسلم
invade: يغزو,غزا
hang: يعلق,علق
descend: ينزل
leave home: يهاجر,هاجر
approach: يقترب,اقترب
move away: يبتعد,ابتعد
turn on: يشغل
turn off: يطفئ,أطفأ,ينطفئ
load: يملأ,ملأ,يمتلئ
wrap: يلف,لف
scatter: يتناثر,تناثر,ينثر
fall like leaves: يتساقط,تساقط
knead: يعجن,عجن
cool: يبرد
add: يضيف,أضاف,أضف,أضيفي
sip: يرتشف,ارتشف
wipe: يجفف
tidy: يرتب,رتب
fix: يرمم,رمم,ترميم
invent: يخترع,اخترع
program: يبرمج
compose: يؤلف,يلحن
applaud: يصفق,صفق
cheer: يهتف,هتف,يشجع
sigh: يتنهد,تنهد
stare: يتأمل,تأمل
glance: يلمح
worry: يقلق,قلق
suffer: يعاني,عانى,عانت,معاناة
heal: يشفى,شفى,شفت,يعالج,عالج
return to life: يحيا,يحيي
wake up: ينهض,نهض,يقوم,قام
prepare: يستعد,استعد,يحضر,حضر,تحضير,إعداد
look for: يفتش,فتش
lose way: يضل,ضل
aim: يصوب
release: أطلق
save money: يدخر
trade: يتاجر
open shop: يفتتح,افتتح
visit: يزور,زار,زيارة
welcome: يرحب,يستقبل,استقبل
say goodbye: يودع,ودع
shake hands: يصافح,صافح
hold hands: يمسك بيد
disagree: يتشاجر,تشاجر,يتجادل
reconcile: يتصالح,تصالح
reunite: يجتمع شمل
join: ينضم,انضم
fall in love: يقع في الحب,وقع في حب,وقع في حبه,تقع في حب
weave: يغزل,غزل
polish: يصقل
drip: يقطر,تقطر
slip: يتزحلق
burst: يفيض,فاض
whirl: دوامة
respond: يرد
leave behind: يخلف
interrupt: يقاطع
alien monster: وحش غريب
kiss mark: علامة قبلة
sweat droplets: عرق يتصبب
dashing away: انطلاقة جري
speech balloon: فقاعة كلام
thought balloon: فقاعة أفكار
waving hand: تلويح باليد
vulcan salute: تحية فولكان
pinched fingers: أصابع مضمومة
victory hand: علامة النصر
crossed fingers: أصابع مشبكة
love-you gesture: إشارة أحبك
middle finger: إصبع الوسطى
thumbs up: قبول
writing hand: يد تكتب
flexed biceps: عضلة الذراع
mechanical arm: ذراع اصطناعية
mechanical leg: ساق اصطناعية
lungs: رئتان
tongue: لسان
biting lip: عض الشفاه
deaf man: رجل أصم
deaf woman: سيدة صماء
technologist: خبير تكنولوجيا
pregnant woman: امرأة حامل
pregnant man: رجل حامل
breast-feeding: رضاعة
baby angel: طفل ملاك
supervillain: شرير خارق
troll: الترول
horse racing: سباق خيول
speaking head: رأس تتحدث
footprints: أثر قدمين
red hair: شعر أحمر
curly hair: شعر مجعد
white hair: شعر أبيض
orangutan: إنسان الغاب
guide dog: كلب دليل
service dog: كلب مساعدة
poodle: بودل
raccoon: راكون
black cat: هرّ أسود
moose: أيّل
donkey: حمار
zebra: حمار وحشي
bison: ثور أمريكي
ox: ثور
water buffalo: جاموس مائي
boar: خنزير بري
pig nose: أنف خنزير
llama: لاما
mammoth: ماموث
hippopotamus: فرس النهر
rat: جرذ
beaver: سمّور
sloth: كسلان
skunk: ظربان
badger: غرير
paw prints: آثار حوافر
turkey: ديك رومي
rooster: ديك
baby chick: كتكوت صغير
flamingo: فلامينغو
black bird: طائر أسود
goose: إوزّة
phoenix: العنقاء
lizard: سحلية
sauropod: ديناصور صوروبودا
t-rex: التيرانوصور
spouting whale: حوت بنافورة
seal: فقمة
tropical fish: سمكة استوائية
blowfish: سمكة منتفخة
spiral shell: صدفة حلزونية
bug: بق
lady beetle: دعسوقة
cockroach: صرصور
scorpion: عقرب
microbe: جرثومة
white flower: وردة بيضاء
wilted flower: وردة ذابلة
hibiscus: كركديه
tulip: زهرة التوليب
hyacinth: زهرة الياقوتية
seedling: شتلة
cactus: صبار
shamrock: نبات النفل
fallen leaf: أوراق متساقطة
empty nest: عش فارغ
melon: شمام
tangerine: يوسفي
lime: الليم
pineapple: أناناس
red apple: تفاح أحمر
green apple: تفاح أخضر
pear: كمثرى
cherries: كرز
blueberries: توت برّي
kiwi fruit: كيوي
avocado: أفوكادو
eggplant: باذنجان
hot pepper: فلفل حار
bell pepper: فلفل حلو
leafy green: خضار ورقي
broccoli: بروكولي
peanuts: فول سوداني
beans: بقول
ginger root: جذر الزنجبيل
pea pod: قرن بازلاء
brown mushroom: فطر بني
croissant: كرواسون
baguette bread: الخبز الفرنسي
pretzel: بريتزل
bagel: خبز البيغل
pancakes: فطائر
waffle: وافل
cheese wedge: قطعة جبن
poultry leg: ساق دجاجة
bacon: لحم مقدد
french fries: بطاطس مقلية
hot dog: هوت دوغ
taco: تاكو
burrito: بوريتو
tamale: تامال
fondue: فوندو
green salad: سلطة خضراء
popcorn: فشار
canned food: طعام معلّب
bento box: علبة طعام
rice cracker: مقرمشات أرز
cooked rice: أرز مطبوخ
curry rice: أرز وكاري
steaming bowl: سلطانية البخار
spaghetti: سباغتي
fried shrimp: جمبري مقلي
moon cake: كعكة القمر
dango: حلوى الدانغو
fortune cookie: كعكة الحظ
lobster: كركند
doughnut: كعكة محلاة
cupcake: كعكة صغيرة
pie: فطيرة
chocolate bar: لوح شوكولاتة
lollipop: مصاصة
custard: كريم كراميل
honey pot: جرة عسل
baby bottle: زجاجة الرضاعة
hot beverage: مشروب ساخن
wine glass: كأس شراب
tropical drink: مشروب استوائي
beer mug: كأس بيرة
clinking glasses: كأسان يرتطمان
tumbler glass: كوب زجاجي
pouring liquid: سكب السائل
bubble tea: شاي الفقاعات
beverage box: علبة عصير
kitchen knife: سكين طهي
jar: برطمان
world map: خريطة العالم
desert island: جزيرة صحراوية
national park: حديقة وطنية
classical building: مبنى أثري
building construction: إنشاءات
derelict house: مبنى مهجور
office building: مبنى إداري
department store: متجر شامل
japanese castle: قلعة يابانية
tokyo tower: برج طوكيو
hindu temple: معبد هندوسي
synagogue: معبد يهودي
kaaba: الكعبة
hot springs: ينابيع ساخنة
carousel horse: حصان الدوامة
playground slide: منزلق اللعب
ferris wheel: عجلة دوارة
roller coaster: قطار ملاهي
barber pole: محل حلاقة
railway car: عربة قطار
light rail: نقل خفيف
tram car: سيارة ترام
trolleybus: أتوبيس ترولي
minibus: حافلة صغيرة
pickup truck: شاحنة خفيفة
articulated lorry: لوري
racing car: سيارة سباق
motor scooter: سكوتر بمحرك
auto rickshaw: توكتوك
oil drum: برميل نفط
fuel pump: مضخة وقود
ring buoy: عوامة
speedboat: قارب سريع
passenger ship: سفينة ركاب
motor boat: زورق بخاري
small airplane: طائرة صغيرة
airplane departure: مغادرة طائرة
airplane arrival: وصول طائرة
mountain cableway: قطار جبلي
flying saucer: صحن طائر
bellhop bell: جرس فندق
stopwatch: ساعة توقف
timer clock: ساعة مؤقت
mantelpiece clock: ساعة موقد
new moon: محاق
thermometer: ترمومتر
glowing star: نجم ساطع
tornado: إعصار
closed umbrella: شمسية مغلقة
comet: مذنّب
jack-o-lantern: هالوين
sparkler: ماسة نارية
sparkles: ومضات
party popper: فرقعة حفلة
tanabata tree: شجرة احتفال
pine decoration: ديكور صنوبر
japanese dolls: دميتان يابانيتان
carp streamer: قصاصات ملونة
wrapped gift: هدية ملفوفة
reminder ribbon: شريطة تذكير
admission tickets: تذكرتا دخول
military medal: ميدالية عسكرية
sports medal: ميدالية رياضية
softball: كرة ليّنة
volleyball: كرة طائرة
rugby football: كرة رجبي
field hockey: هوكي أرضي
lacrosse: لاكروس
ping pong: تنس الطاولة
badminton: تنس الريشة
boxing glove: قفاز ملاكمة
goal net: شبكة المرمى
fishing pole: صنارة صيد
diving mask: قناع غطس
running shirt: قميص رياضي
sled: مزلجة
yo-yo: يويو
water pistol: مسدس ماء
magic wand: عصا سحرية
joystick: ذراع تحكم
slot machine: جهاز قمار
game die: زهر
piñata: بنياتا
mirror ball: الكرة المضيئة
nesting dolls: دمية روسية
chess pawn: بيدق
performing arts: قناع وجه
framed picture: إطار وصورة
sewing needle: إبرة خياطة
yarn: خيط حياكة
knot: عُقدة
goggles: نظارة واقية
lab coat: معطف مختبر
safety vest: سترة سلامة
necktie: رابطة عنق
briefs: ملابس تحتية
shorts: شورت
bikini: ملابس البحر
purse: كيس نقود
handbag: شنطة يد
clutch bag: محفظة يد
shopping bags: حقائب تسوق
thong sandal: صندل إصبع
ballet shoes: حذاء باليه
hair pick: مشط عريض
top hat: قبعة رسمية
graduation cap: قبعة تخرج
billed cap: قبعة رياضية
military helmet: خوذة عسكرية
prayer beads: مسبحة صلاة
muted speaker: ممنوع الحديث
megaphone: مضخم الصوت
postal horn: جرس بريد
musical score: علامة موسيقية
musical note: نوتة موسيقية
musical notes: نوتات موسيقية
studio microphone: ميكروفون استوديو
control knobs: أزرار تحكم
headphone: سماعة رأس
saxophone: ساكسفون
accordion: أكورديون
banjo: آلة بانجو
long drum: طبل طويل
maracas: مركاس
telephone: هاتف أرضي
telephone receiver: سماعة هاتف
fax machine: فاكس
low battery: بطارية ضعيفة
electric plug: فيشة كهرباء
printer: طابعة
keyboard: لوحة مفاتيح
computer mouse: ماوس
trackball: كرة مسار
computer disk: قرص كمبيوتر
floppy disk: قرص مرن
optical disk: سي دي
abacus: معداد
movie camera: كاميرا أفلام
film frames: شريط سينمائي
clapper board: كلاكيت
video camera: كاميرا فيديو
videocassette: شريط فيديو
flashlight: ضوء فلاش
diya lamp: مصباح ضياء
closed book: كتاب مغلق
open book: كتاب مفتوح
green book: كتاب أخضر
blue book: كتاب أزرق
orange book: كتاب برتقالي
rolled-up newspaper: صحيفة مطوية
money bag: حقيبة نقود
credit card: بطاقة ائتمان
receipt: إيصال
envelope: ظرف
incoming envelope: بريد وارد
postbox: صندوق بريد
fountain pen: قلم حبر
paintbrush: فرشاة ألوان
briefcase: حقيبة كتب
file folder: مجلد ملفات
spiral notepad: ورقة ملاحظات
spiral calendar: تقويم حلزوني
card index: فهرس بطاقات
chart increasing: اتجاه لأعلى
pushpin: دبوس ضغط
round pushpin: دبوس مستدير
paperclip: مشبك ورق
straight ruler: مسطرة
triangular ruler: مسطرة مثلثة
scissors: مقص
file cabinet: خزانة ملفات
wastebasket: سلة نفايات
axe: بلطة
dagger: خنجر
crossed swords: سيفان متصالبان
boomerang: خذوف مرتد
carpentry saw: منشار يدوي
wrench: مفتاح ربط
screwdriver: مفك براغي
balance scale: ميزان
white cane: عصا سير
broken chain: سلسلة مكسورة
chains: سلاسل
hook: خطاف
toolbox: صندوق أدوات
magnet: مغناطيس
ladder: سلّم
alembic: أمبيق
test tube: أنبوب اختبار
petri dish: صحفة بتري
syringe: إبرة حقن
pill: حبوب
adhesive bandage: ضمادة لاصقة
crutch: عكاز
stethoscope: سماعة طبيب
x-ray: أشعة سينية
plunger: مكبس غطاس
mouse trap: مصيدة فئران
lotion bottle: زجاجة غسول
safety pin: دبوس أمان
basket: سلة
sponge: اسفنجة
fire extinguisher: مطفأة حريق
coffin: تابوت
headstone: حجر مقبرة
funeral urn: رماد موتى
nazar amulet: الخرزة الزرقاء
placard: يافطة
identification card: بطاقة الهوية
restroom: دورة مياه
baggage claim: استرداد الحقائب
children crossing: عبور أطفال
radioactive: إشعاع
biohazard: خطورة بيولوجية
yin yang: نصفان متكاملان
latin cross: صليب لاتيني
orthodox cross: صليب أرثوزوكس
antenna bars: إشارات هوائي
vibration mode: وضع اهتزاز
infinity: اللا نهاية
currency exchange: صرف عملة
fleur-de-lis: زنبقة
name badge: ملصق اسم
check mark: علامة صح
curly loop: عقدة
chequered flag: علم مربعات
triangular flag: علم مثلث
crossed flags: علمان متقاطعان
pirate flag: علم قراصنة
carry: يحمل, تحمل, يحملان, يحملون
blow away: يطير بعيدا
far away: بعيدا
neighbor: جاره, جارها
son: ابنه, ابنها
grandchild: حفيدها, حفيده
clay: الطين
oven: الفرن
launch: يطلق, يطلقان, يطلقانه, ويطلقانه, يطلقه
abandoned: مهجورا, مهجورة
live in: تسكن
outskirts: أطراف, ضواحي
remind: يذكر, يذكرنا
announce: يعلن
apologize: يعتذر
beggar: متسول
begin: تبدأ
bell: جرس, الجرس
belt: حزام
borrow: يستعير, تستعير
lend: يعير, تعير
bouquet: باقة
brick: طوبة
bring: يجلب, تجلب, تحضر
bucket: دلو
bury: يدفن
button: زر
calendar: تقويم
carrot: جزرة
choir: جوقة
collect: تجمع, يجمعان
confess: يعترف
connect: يصل بين
cover: يغطي, تغطي
crab: سلطعون
crazy: مجنون
doubt: شك
dragonfly: يعسوب
early: مبكر
earn: يكسب
echo: صدى
emperor: إمبراطور
fail: يفشل
fat: سمين
ferry: عبارة
fill: تملأ
finally: أخيرا
giraffe: زرافة
greed: الجشع
hear: تسمع
heartbeat: نبضة
heaven: جنة
hell: جحيم
hole: حفرة
hourglass: ساعة رملية
hunter: صياد بري
hurry: يسرع
imagine: تتخيل
invite: تدعو
jeans: جينز
knee: ركبة
lick: يلعق
luck: حظ
luggage: أمتعة
magazine: مجلة
mansion: قصر كبير
microphone: ميكروفون
moment: لحظة
monastery: دير
nail: مسمار
newspaper: جريدة, صحيفة
nobody: لا أحد
now: الآن
observe: تراقب
pack: يحزم
parachute: مظلة هبوط
passion: شغف
pay: يدفع ثمن
perform: يؤدي
pine: صنوبر
poison: سم
sharpen: يشحذ, تشحذ
swing: أرجوحة
hairdresser: حلاقة
tailor: خياطة
jealousy: الغيرة
envy: حسد
boredom: ملل
loneliness: الوحدة
longing: الشوق
surprise: تفاجئ
drag: تجر
swallow: يبتلع, تبتلع
hide: تخفي, يخبئ
steal: تسرق
return: يعيد, تعيد
knock: تطرق
oven: فرن
clay: طين
give: يهدي, تهدي, أهدى
soak: يبلل, تبلل
`;
