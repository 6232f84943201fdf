import { anywhere, words } from "#lib/gate/phrase-rule.ts";

/** Countries as they stand after "president of", folded, in six languages with Latin letters. */
const countries = [
  "france|francia|frankreich\\p{L}*|franca|germany|alemania|allemagne|deutschland\\p{L}*|alemanha|germania|spain|espana|espagne|spanien\\p{L}*|espanha|spagna|italy|italia|italie|italien\\p{L}*|portugal|portogallo",
  "(?:the )?united (?:states|kingdom)(?: of america)?|(?:the )?us|(?:the )?usa|(?:the )?uk|(?:los |les |gli |dos |den |degli |os )?(?:estados unidos|etats-unis|stati uniti|vereinigten staaten)|ee\\.? ?uu\\.?|eua|america|amerika|england|inglaterra|angleterre|inghilterra|britain|great britain|gran bretana|grande-bretagne|grossbritannien|gra-bretanha|reino unido|royaume-uni|regno unito|scotland|wales|ireland|irlanda|irlande|irland",
  "canada|kanada|mexico|mexique|mexiko|messico|brazil|brasil|bresil|brasilien|brasile|argentina|argentine|argentinien|chile|chili|cile|colombia|colombie|kolumbien|peru|perou|venezuela|cuba|kuba|ecuador|equateur|bolivia|bolivie|uruguay|paraguay|el salvador|guatemala|honduras|nicaragua|panama|costa rica",
  "russia|rusia|russie|russland\\p{L}*|ukraine|ucrania|ucraina|poland|polonia|pologne|polen|hungary|hungria|hongrie|ungarn|ungheria|austria|autriche|osterreich\\p{L}*|switzerland|suiza|suisse|schweiz|svizzera|belgium|belgica|belgique|belgien|belgio|(?:the )?netherlands|paises bajos|pays-bas|niederlande\\p{L}*|paesi bassi|holland|sweden|suecia|suede|schweden\\p{L}*|svezia|norway|noruega|norvege|norwegen|norvegia|denmark|dinamarca|danemark|danimarca|finland|finlandia|finlande|finnland|greece|grecia|grece|griechenland|turkey|turquia|turquie|turkei|turchia|czech republic|romania|serbia|croatia",
  "china|chine|cina|japan|japon|japao|giappone|(?:north |south )?korea|coree(?: du (?:nord|sud))?|corea(?: del (?:norte|sur|nord|sud))?|nordkorea|sudkorea|india|inde|indien|pakistan|bangladesh|indonesia|philippines|vietnam|thailand|tailandia|malaysia|singapore|singapur|taiwan|iran|irak|iraq|israel|saudi arabia|arabia saudi(?:ta|i)?|arabie saoudite|egypt|egipto|egypte|agypten|egitto|morocco|marruecos|maroc|marokko|marocco|algeria|algerie|tunisia|tunisie|jordan|lebanon|syria|siria|syrie|qatar|(?:the )?(?:uae|emirates)|kuwait|afghanistan",
  "nigeria|kenya|ghana|south africa|sudafrica|afrique du sud|sudafrika|ethiopia|rwanda|senegal|uganda|australia|australie|australien|new zealand|nueva zelanda|neuseeland|nuova zelanda|(?:the )?european (?:union|commission|council|parliament|central bank)|(?:la )?(?:union europea|commission europeenne|comision europea|commissione europea)|europaischen kommission|(?:the )?(?:un|united nations|eu|ue|onu|nato|otan|fifa|uefa|imf|fed|federal reserve|world bank|vatican)|la republica|la republique(?: francaise)?|repubblica|der republik",
].join("|");
const peoples =
  "french|german|american|us|u\\.s\\.|british|english|spanish|italian|portuguese|russian|ukrainian|chinese|japanese|indian|brazilian|mexican|canadian|turkish|israeli|egyptian|polish|hungarian|dutch|belgian|swedish|norwegian|danish|argentin(?:e|ian)|chilean|colombian|korean|north korean|south korean|iranian|saudi|nigerian|kenyan|south african|australian|irish|scottish|greek|austrian|swiss|thai|filipino|pakistani";
const cities =
  "new york|new york city|nyc|london|paris|berlin|madrid|rome|roma|lisbon|lisboa|milan|milano|tokyo|chicago|los angeles|san francisco|boston|miami|houston|seattle|toronto|sydney|melbourne|mumbai|delhi|moscow|istanbul|hamburg|munchen|munich|wien|vienna|zurich|barcelona|sevilla|valencia|lyon|marseille|napoli|torino|rio(?: de janeiro)?|sao paulo|buenos aires|bogota|lima|mexico city|ciudad de mexico|cdmx|california|texas|florida|colonia|koln|frankfurt|stuttgart|bordeaux|nice|porto|cairo|dubai";
const firms =
  "tesla|spacex|x|twitter|apple|google|alphabet|amazon|meta|facebook|instagram|microsoft|openai|anthropic|nvidia|netflix|disney|spotify|tiktok|bytedance|alibaba|tencent|huawei|xiaomi|samsung|sony|toyota|honda|nintendo|volkswagen|vw|bmw|mercedes|mercedes-benz|porsche|siemens|sap|deutsche bahn|lufthansa|renault|peugeot|airbus|lvmh|loreal|l'oreal|carrefour|ferrari|fiat|stellantis|eni|inditex|zara|santander|telefonica|iberdrola|petrobras|nubank|embraer|reliance|tata|infosys|adani|ikea|nestle|nike|adidas|coca-cola|pepsi|pepsico|mcdonald'?s|starbucks|walmart|boeing|ford|general motors|gm|intel|amd|ibm|oracle|uber|airbnb|goldman sachs|jpmorgan|blackrock|berkshire hathaway|softbank|rakuten|aramco|emirates|ryanair|shell|bp|exxon|pfizer|moderna|biontech|fifa|uefa|real madrid|barcelona|barca|manchester united";

const now = "current|sitting|incumbent|reigning|present|present-day|acting|newly elected|new|serving";
const office =
  "president|vice[ -]president|prime minister|chancellor|premier|head of state|first lady|first gentleman|monarch|king|queen|emperor|empress|crown prince|supreme leader|secretary[ -]general|secretary of state|foreign minister|defen[cs]e (?:minister|secretary)|speaker of the house|attorney general|chief justice|mayor|governor|senator|ambassador|head coach|national team (?:coach|captain)";
const invented =
  "(?!(?:a|an|some|imaginary|fictional|tiny|small|the (?:chess|book|school|student|garden|fan|club|cats?|bees?|frogs?|jungle|forest|moon|sea|galaxy|universe|world of|underworld|pirates|penguins))(?!\\p{L}))";

/** Offices that one living person holds. Patterns meet folded text. */
export const officeHolders: readonly RegExp[] = [
  words(
    `(?:the |our )?(?:${now}) (?:(?:${peoples}) )?(?:${office}|pope|pontiff|ceo|dalai lama)(?! of (?:the )?(?:chess|book|school|student|garden|fan|cats?|bees?|frogs?))(?: of (?:the )?(?:${countries}|${cities}))?`,
    `(?:the |our )(?:${peoples}) (?:${office})`,
    `(?:the )?(?:president|vice president|prime minister|chancellor|first lady|monarch|king|queen|emperor|empress|crown prince|emir|sultan|head of state|leader|supreme leader|foreign minister|secretary[ -]general|head) of ${invented}(?:${countries})(?! in (?:1[0-8]|the (?:middle|[a-z]+th))| (?:of|in) the (?:middle ages|past))`,
    `(?:the )?(?:mayor|governor|bishop|archbishop|police chief) of (?:${cities})`,
    "(?:the )?(?:pope|dalai lama|potus|flotus|supreme pontiff|holy father)(?! ?'?s? (?:nose|mobile))",
    "(?:the )?archbishop of canterbury",
    "(?:the )?(?:prince|princess) of wales",
    `(?:the )?(?:ceo|c\\.e\\.o\\.|chief executive(?: officer)?|founder|co-?founder|chairman|chairwoman|owner|head|boss|president) (?:of|at) (?:${firms})`,
    `(?:${firms})(?:'s)? (?:ceo|chief executive(?: officer)?|founder|co-?founder|boss|chairman)`,
    "(?:the )?(?:richest|fastest|tallest|oldest|strongest|shortest) (?:man|woman|person|living (?:man|woman|person)) (?:in the world|alive|on earth)",
    "(?:the )?world'?s (?:richest|tallest|oldest|fastest|strongest) (?:man|woman|person)",
    "(?:the )?(?:reigning|current|defending) (?:\\p{L}+ ){0,3}champion(?! of the (?:county fair|village|pond))",
  ),
  words(
    `(?:el|la|al|del) (?:actual )?(?:presidente|presidenta|primer ministro|primera ministra|rey|reina|canciller|primera dama|vicepresidente|vicepresidenta|jefe de estado|jefe de gobierno|emperador|principe heredero|lider) (?:actual )?(?:de |del |de la |de los )(?:${countries})`,
    `(?:o|a|ao|do|da) (?:atual )?(?:presidente|presidenta|primeiro[- ]ministro|primeira[- ]ministra|rei|rainha|chanceler|primeira[- ]dama|vice[- ]presidente|imperador|lider) (?:atual )?(?:de |do |da |dos )(?:${countries})`,
    "(?:el|la|o|a) (?:actual|atual) (?:presidente|presidenta|primer ministro|primera ministra|primeiro[- ]ministro|rey|reina|rei|rainha|papa|canciller|chanceler|alcalde|alcaldesa|prefeit[oa]|gobernador|governador|gobernadora|governadora|ministr[oa]|ceo|rector|campeon|campea|campeao)",
    "(?:el|la|o|a) (?:presidente|presidenta|alcalde|alcaldesa|rey|papa|prefeit[oa]) (?:actual|atual|en funciones|em exercicio)",
    `(?:el|la|o|a) (?:alcalde|alcaldesa|prefeit[oa]|gobernador|gobernadora|governador[a]?|presidenta?) (?:de |do |da |de la )(?:${cities})`,
    `(?:el|la|o|a) (?:ceo|fundador[a]?|dueno|duena|dono|dona|director[a]? ejecutiv[oa]|presidente) (?:de |do |da )(?:${firms})`,
    "(?:el|o|al|ao) papa(?! (?:noel|oso|frita|frito|urso|pitufo))",
    "sumo pontifice",
  ),
  words(
    `(?:le|la|l'|du|au) ?(?:actuel(?:le)? )?(?:president(?:e)?|premier ministre|premiere ministre|roi|reine|chancelier|chanceliere|premiere dame|chef d'etat|chef de l'etat|empereur|dirigeant) (?:actuel(?:le)? )?(?:de la |de l'|du |des |de |d')(?:${countries})`,
    "(?:le|la|l') ?(?:actuel(?:le)? )(?:president(?:e)?|premier ministre|premiere ministre|roi|reine|chancelier|chanceliere|pape|maire|patron|pdg|ministre)",
    "(?:le|la) (?:president(?:e)?|premier ministre|premiere ministre|roi|maire|pape) (?:actuel(?:le)?|en exercice|en fonction)",
    `(?:le|la|du|au) (?:maire|mairesse|prefet) de (?:${cities})`,
    `(?:le|la|du|au) (?:pdg|patron(?:ne)?|directeur general|fondateur|president) (?:de |d'|du )(?:${firms})`,
    "(?:le|du|au) (?:pape|saint-pere)",
    "(?:le|la|du) (?:president|presidente) (?:francais|americain|russe|ukrainien|chinois|turc|bresilien)e?",
    "(?:emmanuel|president) macron",
  ),
  words(
    `(?:der|die|des|dem|den) (?:amtierende[nr]? |jetzige[nr]? |aktuelle[nr]? |derzeitige[nr]? )?(?:prasident(?:in|en)?|premierminister(?:in)?|ministerprasident(?:in|en)?|konig(?:in|s)?|kanzler(?:in)?|first lady|kaiser|staatschef(?:in)?|regierungschef(?:in)?) (?:von|der|des) (?:${countries})`,
    "(?:der|die|des|dem|den) (?:amtierende[nr]?|jetzige[nr]?|aktuelle[nr]?|derzeitige[nr]?|regierende[nr]?) (?:\\p{L}+e[rn]? )?(?:prasident(?:in|en)?|premierminister(?:in)?|konig(?:in)?|kanzler(?:in)?|bundeskanzler(?:in)?|papst(?:es)?|burgermeister(?:in)?|oberburgermeister(?:in)?|minister(?:in)?|weltmeister(?:in)?|chef(?:in)?)",
    "(?:der|die|des|dem|den|unser|unsere) (?:bundeskanzler(?:in|s)?|bundesprasident(?:in|en)?|bundestrainer(?:in|s)?|us-prasident(?:in|en)?|aussenminister(?:in)?|papst(?:es)?|dalai lama)(?! (?:eines|einer|der (?:tiere|ameisen|bienen|frosche)))",
    "(?:der|die|des|dem|den) (?:franzosische|amerikanische|russische|ukrainische|britische|spanische|italienische|turkische|chinesische)[nr]? (?:prasident(?:in|en)?|premierminister(?:in)?|konig(?:in)?|kanzler(?:in)?)",
    `(?:der|die|dem|den) (?:(?:ober)?burgermeister(?:in)?|senator(?:in)?) von (?:${cities})`,
    `(?:der|die|dem|den|des) (?:chef(?:in)?s?|ceo|grunder(?:in)?|vorstandschef(?:in)?) von (?:${firms})`,
    `(?:${firms})-(?:chef(?:in)?|boss|grunder(?:in)?|ceo)`,
  ),
  words(
    `(?:il|la|l'|del|della|al|alla) ?(?:attuale )?(?:presidente|presidentessa|primo ministro|premier|re|regina|cancelliere|cancelliera|first lady|capo di stato|imperatore) (?:attuale )?(?:di |del |della |dell'|degli |dei )(?:${countries})`,
    "(?:il|la|l'|al|del|della)? ?(?:attuale) (?:presidente|primo ministro|premier|re|regina|papa|sindac[oa]|cancelliere|ministr[oa]|ceo|campione|campionessa)",
    "(?:il|la|del|della) (?:presidente del consiglio|presidente della repubblica|premier italian[oa]|presidente american[oa]|presidente frances[e]|presidente russo|presidente ucraino)",
    `(?:il|la|del|della|al) (?:sindac[oa]|governatore) di (?:${cities})`,
    `(?:il|la|l'|del|della) ?(?:ceo|fondatore|fondatrice|capo|amministratore delegato|proprietario|patron) (?:di |della |del )(?:${firms})`,
    "(?:il|al|del|dal) (?:papa|pontefice|santo padre)(?! (?:re|orso))",
  ),
  anywhere(
    "(?:现职|現職|现在|現在|今|现|現)の?(?:.{0,8})?(?:総理大臣|首相|大統領|国王|女王|教皇|法王|知事|市長|社長|天皇|王者|チャンピオン)",
    "(?:日本|アメリカ|米国|フランス|ドイツ|イギリス|英国|ロシア|ウクライナ|中国|韓国|北朝鮮|インド|ブラジル|イタリア|スペイン|カナダ|トルコ|イスラエル)の?(?:現職の|現在の|今の|現)?(?:総理大臣|首相|大統領|国王|女王|国家主席|最高指導者|書記長)",
    "(?:東京都知事|大阪府知事|ローマ教皇|ローマ法王|ダライ・?ラマ|天皇陛下|皇后陛下|天皇皇后|岸田総理|石破総理|高市総理|内閣総理大臣)",
    "(?:テスラ|アップル|グーグル|アマゾン|メタ|マイクロソフト|トヨタ|ソフトバンク|任天堂|ソニー|楽天|エヌビディア|オープンai)の?(?:ceo|社長|会長|創業者|代表取締役)",
  ),
  anywhere(
    "(?:现任|在任|时任)(?:的)?.{0,6}(?:总统|总理|主席|首相|国王|女王|教皇|教宗|市长|州长|省长|首席执行官|冠军)",
    "(?:中国|美国|法国|德国|英国|俄罗斯|乌克兰|日本|韩国|朝鲜|印度|巴西|意大利|西班牙|加拿大|土耳其|以色列|墨西哥|阿根廷)(?:的)?(?:现任)?(?:总统|总理|主席|国家主席|首相|国王|女王|天皇|第一夫人|最高领导人)",
    "(?:教皇|教宗|达赖喇嘛)",
    "(?:特斯拉|苹果(?:公司)?|谷歌|亚马逊|微软|英伟达|阿里巴巴|腾讯|华为|小米|百度|字节跳动|京东|拼多多|脸书|推特|比亚迪|格力|open ?ai)(?:公司)?(?:的)?(?:首席执行官|ceo|总裁|创始人|董事长|老板|掌门人)",
    "(?:纽约|伦敦|巴黎|北京|上海|东京|台北|香港|柏林|莫斯科|芝加哥|洛杉矶)(?:市)?(?:的)?(?:市长|特首)",
    "世界首富",
  ),
  anywhere(
    "(?:भारत|अमेरिका|अमरीका|फ्रांस|जर्मनी|ब्रिटेन|इंग्लैंड|रूस|यूक्रेन|चीन|जापान|पाकिस्तान|बांग्लादेश|नेपाल|श्रीलंका|कनाडा|इटली|स्पेन|ब्राजील|इजराइल|तुर्की|ईरान|कोरिया|उत्तर कोरिया) (?:के|की|का) (?:वर्तमान |मौजूदा )?(?:प्रधान ?मंत्री|प्रधानमंत्री|राष्ट्रपति|राजा|रानी|सम्राट|चांसलर|उपराष्ट्रपति|गृह ?मंत्री|वित्त ?मंत्री|विदेश मंत्री|प्रथम महिला)",
    "(?:वर्तमान|मौजूदा) (?:\\p{L}+ )?[\\p{L}\\p{M}]{0,12} ?(?:प्रधान ?मंत्री|प्रधानमंत्री|राष्ट्रपति|मुख्य ?मंत्री|मुख्यमंत्री|महापौर|मेयर|पोप|राजा)",
    "(?:दिल्ली|उत्तर प्रदेश|यूपी|बिहार|महाराष्ट्र|गुजरात|बंगाल|पश्चिम बंगाल|पंजाब|राजस्थान|केरल|तमिलनाडु|कर्नाटक|मध्य प्रदेश) (?:के|की) (?:मुख्यमंत्री|मुख्य मंत्री|राज्यपाल)",
    "(?<![\\p{L}\\p{M}])(?:पोप|दलाई लामा)(?![\\p{L}\\p{M}])",
    "(?:टेस्ला|एप्पल|गूगल|अमेजन|माइक्रोसॉफ्ट|मेटा|रिलायंस|टाटा|इंफोसिस|फेसबुक) (?:के|की|का) (?:सीईओ|मालिक|संस्थापक|प्रमुख|चेयरमैन)",
    "दुनिया (?:के|का|की) सबसे (?:अमीर|तेज|लंबे|लंबा) (?:आदमी|व्यक्ति|इंसान|महिला)",
  ),
  anywhere(
    "(?:الرئيس|رئيس الوزراء|الملك|الملكه|رئيس الحكومه|الامير|السلطان|وزير الخارجيه|المستشار|المستشاره) (?:\\p{L}+ )?(?:الحالي|الحاليه)",
    "(?:الرئيس|رئيس الوزراء|الملك|الملكه|المستشار|المستشاره|وزير الخارجيه) (?:المصري|الامريكي|الاميركي|الفرنسي|الالماني|الالمانيه|البريطاني|البريطانيه|الروسي|الاوكراني|الصيني|التركي|السوري|العراقي|اللبناني|التونسي|الجزائري|المغربي|السعودي|الاردني|الايراني|الاسرائيلي|الهندي|الياباني|الاسباني|الايطالي)",
    "(?:رئيس|رئيس وزراء|ملك|ملكه|امير|سلطان|ولي عهد|مستشار|مستشاره) (?:مصر|امريكا|اميركا|الولايات المتحده|فرنسا|المانيا|بريطانيا|انجلترا|روسيا|اوكرانيا|الصين|تركيا|سوريا|العراق|لبنان|تونس|الجزائر|المغرب|السعوديه|الاردن|ايران|اسرائيل|الهند|اليابان|اسبانيا|ايطاليا|قطر|الكويت|عمان|البحرين|الامارات|السودان|اليمن|ليبيا|البرازيل|الارجنتين|كندا|المكسيك)(?!\\p{L})(?! القديم)",
    "(?<!\\p{L})(?:و|ل|ب)?(?:البابا|الدالاي لاما|شيخ الازهر)(?!\\p{L})(?! نويل)",
    "(?:مؤسس|موسس|رئيس|مدير|مالك) (?:شركه )?(?:تسلا|ابل|جوجل|غوغل|امازون|مايكروسوفت|ميتا|فيسبوك|تويتر|سبيس اكس|ارامكو)",
    "(?:اغني|اسرع|اطول) (?:رجل|امراه|شخص|انسان) في العالم",
  ),
];

/** Accounts; an address has something before the sign, and a host has a known ending. */
export const handles: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._%+-])[@＠](?!(?:media|import|font|dawn|sunset|night|noon|midnight|home|work|all|everyone|here|channel|\d)(?![\p{L}\p{N}_]))[\p{L}\p{N}_][\p{L}\p{N}_.]{2,29}/gu,
];
