import type { SceneLight } from "#lib/render/scene/light.ts";
import type { Wear } from "./figure-garment.ts";

/** What a trade wears when the plan does not say. */
export const roles: readonly { pattern: RegExp; wears: readonly Wear[] }[] = [
  {
    pattern:
      /barista|waiter|waitress|bartender|camarer|serveu|kellner|garçom|cameriere|バリスタ|咖啡师|服务员|ウェイター|बरिस्ता|باريستا/,
    wears: [
      { is: "shirt", colour: "#e2ddd2" },
      { is: "apron", colour: "#2f3238" },
    ],
  },
  {
    pattern:
      /chef|\bcook\b|cociner|cuisini|\bkoch\b|köchin|cozinheir|cuoc[oa]|料理人|シェフ|厨师|रसोइय|बावर्ची|طباخ|طاه/,
    wears: [
      { is: "chef_jacket", colour: "#f1efe9" },
      { is: "trousers", colour: "#2a2c31" },
      { is: "apron", colour: "#e9e6dd" },
    ],
  },
  {
    pattern: /baker|panader|boulang|bäcker|padeir|fornai|パン屋|面包师/,
    wears: [
      { is: "tee", colour: "#ddd6c8" },
      { is: "apron", colour: "#efeae0" },
    ],
  },
  {
    pattern:
      /potter|carpenter|craftsm|artisan|blacksmith|florist|barber|shoemaker|artesan|alfarer|potier|töpfer|vasaio|職人|工匠|陶/,
    wears: [
      { is: "shirt", colour: "#8a94a0" },
      { is: "trousers", colour: "#4a4238" },
      { is: "apron", colour: "#5c4330" },
    ],
  },
  { pattern: /astronaut|cosmonaut|宇航|宇宙飛行|अंतरिक्ष यात्री|رائد فضاء/, wears: [{ is: "spacesuit" }] },
  { pattern: /samurai|侍|武士|समुराई|ساموراي/, wears: [{ is: "hakama" }, { is: "tunic_armour", colour: "#5d1f24" }] },
  {
    pattern: /ninja|忍者/,
    wears: [
      { is: "robe", colour: "#1d1f28" },
      { is: "trousers", colour: "#1d1f28" },
    ],
  },
  {
    pattern: /knight|caballero|chevalier|\britter\b|cavaleiro|cavaliere|paladin|騎士|骑士|योद्धा|فارس/,
    wears: [{ is: "tunic_armour" }, { is: "cloak", colour: "#6d1f2c" }],
  },
  {
    pattern:
      /roman(?:o|a|s)? (?:soldier|legion|guard)|legionar|legionnaire|légionnaire|legionär|centurion|gladiator|hoplite|soldados? roman|soldats? romain|römische/,
    wears: [
      { is: "tunic_armour", colour: "#8c6a3c" },
      { is: "cloak", colour: "#9c2b26" },
    ],
  },
  {
    pattern: /mariachi|charro/,
    wears: [{ is: "suit", colour: "#1e1c22" }],
  },
  {
    pattern:
      /goalkeep|goalie|guardameta|portero|gardien de but|torwart|torhüter|goleir|portiere|ゴールキーパー|守门员|골키퍼|حارس المرمى/,
    wears: [
      { is: "tee", colour: "#e2b02c" },
      { is: "shorts", colour: "#23262c" },
      { is: "gloves", colour: "#e8e6de" },
      { is: "boots", colour: "#1d1d22" },
    ],
  },
  {
    pattern: /warrior|viking|guerrer|guerrier|krieger|barbarian|戦士|战士|محارب/,
    wears: [{ is: "robe", colour: "#5a4632" }, { is: "cloak", colour: "#4a3a30" }, { is: "boots" }],
  },
  {
    pattern:
      /doctor|scientist|chemist|researcher|pharmac|médic[oa]|médecin|scientif|\barzt|ärztin|wissenschaft|cientista|scienziat|dottor|医者|医生|科学|博士|डॉक्टर|वैज्ञानिक|طبيب|عالم/,
    wears: [{ is: "shirt", colour: "#8fb0c6" }, { is: "lab_coat" }],
  },
  {
    pattern: /nurse|surgeon|dentist|enfermer|infirmi|krankenschwester|pfleger|infermier|看護|护士|नर्स|ممرض/,
    wears: [{ is: "scrubs" }],
  },
  { pattern: /ballerin|ballet|バレリーナ|芭蕾/, wears: [{ is: "tutu", colour: "#efe3e0" }] },
  {
    pattern: /dancer|bailarin|danseu|tänzer|dançarin|ballerin|ダンサー|舞者|नर्तक|راقص/,
    wears: [{ is: "dress", colour: "#a32f38" }, { is: "barefoot" }],
  },
  {
    pattern: /boxer|boxeador|boxeur|pugile|ボクサー|拳击|मुक्केबाज|ملاكم/,
    wears: [
      { is: "bare_chest" },
      { is: "shorts", colour: "#a32a2c" },
      { is: "gloves", colour: "#a32a2c" },
      { is: "boots", colour: "#1d1d22" },
    ],
  },
  {
    pattern: /\bdiver|buceador|plongeu|taucher|mergulhador|subacque|ダイバー|潜水员|गोताखोर|غواص/,
    wears: [{ is: "wetsuit" }, { is: "air_tank" }],
  },
  {
    pattern: /swimmer|nadador|nageu|schwimmer|nuotat|水泳|泳者|तैराक|سباح/,
    wears: [{ is: "wetsuit", colour: "#24477f" }],
  },
  { pattern: /surfer|surfista|サーファー|冲浪/, wears: [{ is: "wetsuit" }] },
  {
    pattern: /\bnuns?\b|\bmonjas?\b|religieuses?|\bnonnen?\b|\bfreiras?\b|\bsuor[ae]\b|修道女|修女|수녀|راهبة/,
    wears: [{ is: "gown", colour: "#1d1c22" }],
  },
  {
    pattern: /monk|monje|moine|mönch|\bmonge\b|monaco\b|僧|和尚|भिक्षु|راهب/,
    wears: [{ is: "robe", colour: "#b0632a" }],
  },
  {
    pattern: /wizard|sorcerer|mage\b|druid|\bmago\b|sorcier\b|zauberer|魔法使|巫师|जादूगर|ساحر\b/,
    wears: [
      { is: "robe", colour: "#3a3f63" },
      { is: "cloak", colour: "#2c3050" },
    ],
  },
  {
    pattern: /witch|bruja|sorcière|hexe|bruxa|strega|魔女|女巫|चुड़ैल|ساحرة/,
    wears: [
      { is: "gown", colour: "#25222e" },
      { is: "cloak", colour: "#1c1a24" },
    ],
  },
  {
    pattern: /\bking\b|prince\b|emperor|\brey\b|\broi\b|könig\b|\brei\b|\bre\b|王(?!妃|后)|国王|राजा|ملك\b/,
    wears: [{ is: "doublet" }, { is: "cloak", colour: "#8a1f2c" }],
  },
  {
    pattern: /queen|princess|empress|\breina\b|reine|königin|rainha|regina|princesa|女王|公主|姫|रानी|ملكة/,
    wears: [
      { is: "gown", colour: "#5c2a6b" },
      { is: "cloak", colour: "#8a1f2c" },
    ],
  },
  {
    pattern: /\bbride\b|\bnovia\b|mariée|\bbraut\b|\bnoiva\b|\bsposa\b|花嫁|新娘|दुल्हन|عروس/,
    wears: [{ is: "gown", colour: "#f3efe8" }],
  },
  {
    pattern: /groom|butler|magician|conductor of|novio|marié\b|bräutigam|sposo|新郎|दूल्हा/,
    wears: [{ is: "suit", colour: "#1b1c22" }],
  },
  { pattern: /soldier|marine\b|sniper|soldado|soldat|soldato|兵士|士兵|सैनिक|جندي/, wears: [{ is: "fatigues" }] },
  {
    pattern: /police|officer|\bcop\b|guard\b|policía|policier|polizist|poliziott|警|पुलिस|شرط/,
    wears: [{ is: "uniform", colour: "#22304d" }],
  },
  {
    pattern: /firefighter|fireman|bombero|pompier|feuerwehr|bombeiro|消防/,
    wears: [
      { is: "jacket", colour: "#8a7440" },
      { is: "trousers", colour: "#6d5c34" },
      { is: "hi_vis", colour: "#8a7440" },
      { is: "boots" },
    ],
  },
  {
    pattern: /pilot|aviator|piloto|pilote|飛行士|飞行员|पायलट|طيار/,
    wears: [
      { is: "trousers", colour: "#5a5240" },
      { is: "leather", colour: "#4a3020" },
      { is: "scarf", colour: "#e6dfcc" },
      { is: "boots" },
    ],
  },
  {
    pattern: /beekeeper|apiarist|apicult|imker|apicoltor|養蜂|养蜂|मधुमक्खी पाल|مربي النحل|نحال/,
    wears: [
      { is: "trousers", colour: "#d8d0ba" },
      { is: "jacket", colour: "#e6dfcc" },
      { is: "gloves", colour: "#c2a878" },
      { is: "boots", colour: "#5a4a38" },
    ],
  },
  {
    pattern:
      /captain|sailor|\bkeeper|capitán|capitaine|kapitän|marinero|marin\b|seemann|marinheir|marinai|farer|gardien|wärter|faroleir|guardiano|船長|船长|水手|灯台守|守塔|नाविक|بحار|حارس/,
    wears: [
      { is: "sweater", colour: "#cfc6b4" },
      { is: "trousers", colour: "#2b3140" },
      { is: "pea_coat", colour: "#24314c" },
      { is: "boots", colour: "#2f261f" },
    ],
  },
  {
    pattern: /fisher|pescador|pêcheu|\bfischer|pescatore|漁師|渔夫|मछुआर|صياد/,
    wears: [
      { is: "sweater", colour: "#8a94a0" },
      { is: "raincoat", colour: "#d8a62c" },
    ],
  },
  {
    pattern:
      /farmer|gardener|rancher|granjer|agricult|jardiner|fermi|jardini|bauer|bäuerin|gärtner|fazendeir|contadin|農|农|园丁|किसान|माली|مزارع|بستاني/,
    wears: [{ is: "flannel" }, { is: "overalls" }],
  },
  {
    pattern: /cowboy|vaquero|gunslinger|sheriff|カウボーイ|牛仔(?!裤)/,
    wears: [
      { is: "shirt", colour: "#8a5a3c" },
      { is: "jeans" },
      { is: "vest", colour: "#4a3020" },
      { is: "belt" },
      { is: "boots", colour: "#5a3a22" },
    ],
  },
  {
    pattern:
      /mechanic|engineer|plumber|worker|miner|mecánic|mécanicien|mechaniker|meccanic|ingenier|ingénieur|工人|作業員|技師|工程师|मजदूर|عامل|مهندس/,
    wears: [
      { is: "tee", colour: "#9aa0a6" },
      { is: "overalls", colour: "#35506e" },
    ],
  },
  {
    pattern: /builder|construction|mason|albañil|maçon|bauarbeiter|建設|建筑工/,
    wears: [{ is: "shirt", colour: "#6b7a86" }, { is: "jeans" }, { is: "hi_vis" }, { is: "boots" }],
  },
  {
    pattern: /skat(er|eboarder)|rapper|teen|graffiti|hacker|gamer|\bdj\b|patinador|スケーター|黑客|滑板/,
    wears: [{ is: "hoodie" }, { is: "jeans" }, { is: "sneakers" }],
  },
  {
    pattern: /runner|jogger|sprinter|corredor|coureu|läufer|corridor|ランナー|走者|跑者|धावक|عداء/,
    wears: [
      { is: "tank", colour: "#c8452f" },
      { is: "shorts", colour: "#23262f" },
      { is: "sneakers", colour: "#e2ddd2" },
    ],
  },
  {
    pattern:
      /athlete|player|gymnast|atleta|athlète|sportler|jugador|joueu|spieler|jogador|giocator|選手|运动员|खिलाड़ी|لاعب|yoga/,
    wears: [{ is: "tee" }, { is: "shorts" }, { is: "sneakers" }],
  },
  {
    pattern: /cyclist|ciclista|cycliste|radfahrer|サイクリスト|骑手/,
    wears: [{ is: "tee", colour: "#d06a2a" }, { is: "leggings" }, { is: "sneakers" }],
  },
  {
    pattern:
      /hiker|climber|explorer|mountaineer|trekker|traveler|traveller|backpacker|adventurer|excursion|alpinist|senderista|randonneu|wanderer|viajer|viajante|voyageu|reisende|viaggiator|explorador|登山|旅人|旅行者|探险|यात्री|مسافر/,
    wears: [
      { is: "sweater" },
      { is: "jacket", colour: "#8a5a2c" },
      { is: "trousers", colour: "#4a463a" },
      { is: "backpack" },
      { is: "boots", colour: "#5a3d28" },
    ],
  },
  {
    pattern: /skier|snowboard|esquiador|skieu/,
    wears: [{ is: "parka" }, { is: "trousers", colour: "#23262f" }, { is: "gloves" }, { is: "boots" }],
  },
  {
    pattern: /detective|détective|detektiv|detetive|inspector|spy\b|agent\b|探偵|侦探|जासूस|محقق/,
    wears: [{ is: "suit", colour: "#3a3833" }, { is: "trench" }],
  },
  {
    pattern:
      /business|banker|lawyer|manager|executive|\bceo\b|politician|salesm|presenter|anchor|gangster|empresari|homme d'affaires|geschäftsm|uomo d'affari|会社員|商人|律师|サラリーマン|व्यापारी|رجل أعمال/,
    wears: [{ is: "suit" }],
  },
  {
    pattern:
      /founder|designer|architect|professor|teacher|librarian|writer|author|maestr|profes|lehrer|enseign|escritor|écrivain|schriftsteller|insegnante|先生|教师|老师|作家|शिक्षक|लेखक|معلم|كاتب/,
    wears: [{ is: "shirt" }, { is: "blazer" }],
  },
  {
    pattern: /superhero|supereroe|superhéroe|super-héros|スーパーヒーロー|超级英雄/,
    wears: [{ is: "bodysuit" }, { is: "cloak", colour: "#a3262f" }, { is: "boots", colour: "#a3262f" }],
  },
  { pattern: /geisha|芸者|藝妓/, wears: [{ is: "kimono" }] },
  {
    pattern:
      /singer|model\b|actress|diva|cantante|chanteuse|sängerin|cantora|modella|歌手|模特|モデル|गायिका|मॉडल|مغنية/,
    wears: [{ is: "gown" }],
  },
  {
    pattern:
      /musician|guitarist|rock ?star|drummer|band\b|músic|musicien|musiker|musicist|guitarrista|音楽家|ミュージシャン|音乐家|संगीतकार|موسيق/,
    wears: [{ is: "tee" }, { is: "leather" }, { is: "jeans" }, { is: "boots", colour: "#1c1a19" }],
  },
  {
    pattern: /painter|artist\b|pintor|peintre|\bmaler|artista|künstler|pittor|画家|चित्रकार|رسام/,
    wears: [
      { is: "shirt", colour: "#d8d2c4" },
      { is: "trousers", colour: "#4b5360" },
      { is: "apron", colour: "#8a7a60" },
    ],
  },
  {
    pattern: /photograph|fotógraf|fotograf|カメラマン|摄影师/,
    wears: [{ is: "tee" }, { is: "jacket", colour: "#4a4a3c" }, { is: "jeans" }],
  },
  {
    pattern: /courier|messenger|delivery|repartidor|livreu|bote\b|配達|快递/,
    wears: [{ is: "jacket", colour: "#c8542f" }, { is: "jeans" }, { is: "satchel" }, { is: "sneakers" }],
  },
  {
    pattern: /student|estudiante|étudiant|schüler|studentin|estudante|studente|学生|छात्र|طالب/,
    wears: [{ is: "sweater" }, { is: "jeans" }, { is: "backpack", colour: "#3f5a7a" }, { is: "sneakers" }],
  },
  {
    pattern: /pirate|pirata|海賊|海盗/,
    wears: [{ is: "shirt", colour: "#ddd5c2" }, { is: "coat", colour: "#5a2a26" }, { is: "sash" }, { is: "boots" }],
  },
  {
    pattern: /archer|elf\b|ranger|hunter|arquer|jäger|猟師|猎人/,
    wears: [{ is: "robe", colour: "#44523a" }, { is: "cloak", colour: "#37442f" }, { is: "quiver" }, { is: "boots" }],
  },
  {
    pattern: /nun\b|priest|pope|monja|prêtre|priester|padre santo|修道女|神父/,
    wears: [{ is: "robe", colour: "#1d1d22" }],
  },
  { pattern: /nomad|bedouin|sheikh|desert|beduin/, wears: [{ is: "robe", colour: "#d8cbb0" }] },
];

/** What one wears outdoors in a weather that asks for it. */
export const weathers: Partial<Record<SceneLight["weather"], Wear>> = {
  snow: { is: "parka" },
  storm: { is: "coat" },
  rain: { is: "raincoat" },
  wind: { is: "coat" },
};
