import { anywhere, arabic, hindi, words } from "#lib/gate/phrase-rule.ts";

/** Concepts that are harmless alone; together they are not. Over folded text in ten languages. */
// oxfmt-ignore
export const weakConcepts = {
  strikes: [
    words(
      "kill(?:s|ed|ing)?", "murder(?:s|ed|ing)?", "stab(?:s|bed|bing)?", "shoot(?:s|ing)?(?! hoops| a (?:film|video|portrait|commercial))", "shot (?:one|dead|in the)", "slaughter(?:s|ed|ing)?", "massacr\\p{L}*", "lynch\\p{L}*", "hang(?:s|ed|ing) (?:him|her|them|a man|from)", "burn(?:s|ed|t|ing)?", "beat(?:s|en|ing)?(?! of| drops)", "hack(?:s|ed|ing)? (?:to|off|at|him|her)", "saw(?:s|n|ing|ed) (?:off|through)", "saws", "chop(?:s|ped|ping)?", "rip(?:s|ped|ping)?", "tear(?:s|ing)? (?:apart|off|open|through|out)", "torn", "peel(?:s|ed|ing)?", "crush(?:es|ed|ing)?", "smash(?:es|ed|ing)?", "tortur\\p{L}*", "boil(?:s|ed|ing)? alive", "drill(?:s|ed|ing)?", "melt(?:s|ed|ing)?", "carv(?:es|ed|ing) up", "skin(?:s|ned|ning)", "gut(?:s|ted|ting)", "split(?:s|ting)?", "explod\\p{L}*", "burst(?:s|ing)?", "popped", "mangl\\p{L}*", "strangl\\p{L}*", "chok(?:es|ed|ing)", "drown(?:s|ed|ing)?", "impal\\p{L}*", "whip(?:s|ped|ping)?", "punch(?:es|ed|ing)?", "attack(?:s|ed|ing)?", "execut(?:es|ed|ing|ion)", "slash(?:es|ed|ing)?", "cut(?:s|ting)? (?:off|open|through|up|deep\\p{L}*)", "blow(?:s|n|ing)? (?:up|off)", "scatter(?:s|ed)", "fed into", "set on fire", "hunt(?:s|ed|ing)? down", "whack\\p{L}*", "maul\\p{L}*", "devour\\p{L}*", "sacrific\\p{L}*", "crucif\\p{L}*", "electrocut\\p{L}*", "bleed(?:s|ing)? (?:out|to)",
      "mata(?:n|r|ndo|rlo)?", "asesina\\p{L}*", "apunal\\p{L}*", "dispara\\p{L}*", "quema\\p{L}*", "golpe\\p{L}*", "sierra[n]?", "serra[mr]?", "arranc\\p{L}*", "aplast\\p{L}*", "esmag\\p{L}*", "tortur\\p{L}*", "ahorc\\p{L}*", "tiroteo", "masacre", "massacr\\p{L}*", "corta[n]?", "rev(?:ienta|entar)\\p{L}*", "estrangul\\p{L}*", "bate[m]? em", "queim\\p{L}*", "atira\\p{L}*", "esfaque\\p{L}*", "chacina",
      "tue(?:nt|r|s)?", "assassin\\p{L}*", "poignard\\p{L}*", "fusill\\p{L}*", "abat(?:tre|tent)?", "brul\\p{L}*", "frapp\\p{L}*", "scie(?:nt)?", "arrach\\p{L}*", "ecras\\p{L}*", "massacre\\p{L}*", "tir(?:e|ent) sur", "etrangl\\p{L}*", "tranch\\p{L}*",
      "totet|toten|getotet", "ermord\\p{L}*", "ersticht|erstech\\p{L}*|erstochen", "erschiess\\p{L}*|erschossen", "verbrenn\\p{L}*|verbrannt", "schlag(?:en|t)|geschlagen|erschlagen", "sagt|sagen|abgesagt", "zersag\\p{L}*|zersagt", "reisst|reissen|gerissen", "zerquetsch\\p{L}*", "gequalt|qualt|qualen", "folter\\p{L}*|gefoltert", "amoklauf", "massaker", "schiesst auf", "wurgt|erwurg\\p{L}*", "schlachtet|geschlachtet",
      "uccid\\p{L}*", "ammazz\\p{L}*", "accoltell\\p{L}*", "spar(?:a|ano|are)", "bruci\\p{L}*", "picchi\\p{L}*", "sega(?:no|re)?", "strapp\\p{L}*", "schiacci\\p{L}*", "strage", "strangol\\p{L}*", "tagli(?:a|ano)", "impicc\\p{L}*",
    ),
    anywhere("殺(?:す|し|さ|害)", "刺(?:す|し|さ)", "撃(?:つ|ち|た)", "焼(?:く|き|か)", "殴(?:る|り|ら)", "切(?:る|り|断)", "裂", "潰", "虐待", "拷問", "絞め", "銃撃", "乱射", "のこぎり", "吊る", "杀", "捅", "枪击", "枪杀", "烧(?:死|人)", "殴打", "打死", "砍", "锯", "撕", "剖开", "折磨", "虐", "勒", "屠", "炸死", "碾"),
    hindi("मार\\S*", "हत्या\\S*", "कत्ल\\S*", "गोली\\S*", "जला\\S*", "पीट\\S*", "काट\\S*", "फाड़\\S*", "फटा", "कुचल\\S*", "तड़पा\\S*", "गोलीबारी", "छुरा\\S*", "घोंप\\S*"),
    arabic("قتل\\p{L}*", "(?:ي|ت)قتل\\p{L}*", "طعن\\p{L}*", "(?:ي|ت)طعن\\p{L}*", "ذبح\\p{L}*", "(?:ي|ت)ذبح\\p{L}*", "ضرب\\p{L}*", "(?:ي|ت)ضرب\\p{L}*", "حرق\\p{L}*", "تعذيب", "(?:ي|ت)عذب\\p{L}*", "(?:ي|ت)نشر(?:ون)? راس", "مجزره", "مذبحه", "اطلاق نار", "(?:ي|ت)قطع\\p{L}*", "(?:ي|ت)سحق\\p{L}*", "خنق\\p{L}*"),
  ],
  bodyPart: [
    words("heads?", "skulls?", "faces?", "brains?", "eye-?balls?", "eyes", "throats?", "necks?", "limbs?", "arms", "legs?", "belly", "stomach", "flesh", "skin", "bones?", "guts", "jaw", "knees?|kneecaps?", "corpses?", "dead bod(?:y|ies)", "torso", "heart", "tongue", "fingers?", "hands?", "chest", "ribs?", "bod(?:y|ies)", "blood", "organs", "cabezas?", "craneo", "cara", "ojos", "garganta", "tripas", "cuerpo", "sangre", "piel", "tete", "crane", "visage", "yeux", "gorge", "corps", "sang", "peau", "kopf", "schadel", "gesicht", "augen", "kehle", "korper", "leiche\\p{L}*", "blut", "haut", "bauch", "cabeca", "cranio", "rosto", "olhos", "corpo", "sangue", "pele", "testa", "occhi", "gola", "pelle", "ventre", "cadaver(?:e|es)?", "cadavre", "pancia"),
    anywhere("首", "頭", "顔", "目玉", "腹", "内臓", "死体", "体", "血", "骨", "喉", "头", "脸", "眼", "肚子", "肠子", "尸体", "血", "骨", "喉咙", "内脏", "身体"),
    hindi("सिर", "चेहर\\S*", "आंख\\S*", "गला", "पेट", "आंत\\S*", "लाश\\S*", "खून", "हड्डी", "शरीर"),
    arabic("راس\\p{L}*", "وجه\\p{L}*", "عيون", "حلق", "بطن", "امعاء", "جثه", "جثث", "دم", "دماء", "عظام", "جسد\\p{L}*"),
  ],
  victim: [
    words("prisoners?", "hostages?", "victims?", "captives?", "neighbou?rs?", "worshippers?", "students", "co-?workers?", "people", "crowd", "a (?:man|woman|person|living man)", "his (?:wife|victim)", "her family", "mother", "kittens?", "pupp(?:y|ies)", "dogs?", "cats?", "someone", "somebody", "them", "him", "her", "presos?", "prisionero", "victimas?", "rehenes?", "perros?", "prisonnier", "otages?", "chiens?", "gefangene[nr]?", "geisel", "opfer", "hund", "cachorros?", "refem", "prigionier[oi]", "ostaggio", "vittim[ae]", "un (?:hombre|homme|uomo|homem)", "einen? mann"),
    anywhere("捕虜", "人質", "犠牲者", "犬", "生徒", "人を", "俘虏", "人质", "受害者", "狗", "学生", "人"),
    hindi("कैदी", "बंधक", "कुत्त\\S*", "आदमी", "लोग\\S*", "उसे", "उन्हें"),
    arabic("سجين", "اسير", "رهين\\p{L}*", "ضحيه", "كلب", "رجل", "امراه", "ناس"),
  ],
  intimate: [
    words("touch(?:es|ing)", "strok(?:es|ing)", "caress\\p{L}*", "kiss(?:es|ing)?", "in bed", "on (?:a|the) bed", "in (?:his|her|their|the) bed(?:room)?", "under the (?:blanket|sheets|covers)", "sheets", "wedding night", "spread(?:s|ing)?", "thighs?", "buttocks", "butt", "ass", "breasts?", "curves", "hips", "panties", "knickers", "shower(?:s|ing)?", "bath(?:es|ing)", "intimate(?:ly)?", "seduc\\p{L}*", "moan\\p{L}*", "groan\\p{L}*", "bends? over", "on all fours", "rubs?", "rides? him", "mating", "spies on", "peep\\p{L}*", "watches? (?:her|him|them)?", "lap", "virgin\\p{L}*", "tits", "boobs", "nipples?", "love ?making", "make love", "undress\\p{L}*", "lustful", "lust", "horny", "naughty", "wet", "tight", "desire", "pleasure",
      "besa\\p{L}*", "toca\\p{L}*", "acarici\\p{L}*", "cama", "gime\\p{L}*", "bragas", "ducha", "banandose", "pechos", "tetas", "nalgas", "embrass\\p{L}*", "caress\\p{L}*", "touche", "lit", "gemi\\p{L}*|gemit", "culotte", "douche", "seins", "fesses", "kuss\\p{L}*", "streichel\\p{L}*", "beruhrt|beruhren", "bett", "stohn\\p{L}*", "slip", "dusche", "bruste", "po", "beija\\p{L}*", "acaricia\\p{L}*", "geme\\p{L}*", "calcinha", "banho", "seios", "peitos", "bunda", "baci\\p{L}*", "accarezz\\p{L}*", "tocca\\p{L}*", "letto", "geme", "mutandine", "doccia", "seno", "tette", "sedere"),
    anywhere("触(?:る|り|れ)", "撫で", "キス", "ベッド", "喘", "下着", "シャワー", "覗", "胸", "尻", "抱(?:く|き合|か)", "抚摸", "亲吻", "床上", "呻吟", "内裤", "洗澡", "偷看", "胸部", "屁股", "大腿"),
    hindi("छूत\\S*", "छू\\S*", "चूम\\S*", "बिस्तर", "कराह\\S*", "पैंटी", "नहात\\S*", "स्तन", "देखता"),
    arabic("(?:ي|ت)لمس\\p{L}*", "(?:ي|ت)قبل\\p{L}*", "سرير", "(?:ي|ت)تاوه\\p{L}*", "ملابس\\p{L}*", "حمام", "صدر\\p{L}*", "مداعبه", "(?:ي|ت)راقب\\p{L}*"),
  ],
  adult: [
    words("(?:grown |older |adult )(?:men|man|woman|women)", "adults?", "man", "men", "teacher", "coach", "priest", "uncle", "step-?(?:dad|father|mother|mom)", "father", "boss", "un adulto", "hombre", "un adulte", "homme", "erwachsene[nr]?", "mann", "homem", "uomo", "profesor", "lehrer", "professore"),
    anywhere("大人", "男が", "教師", "成年人", "男人", "老师"),
    hindi("आदमी", "बड़ा आदमी", "शिक्षक"),
    arabic("رجل", "بالغ", "معلم"),
  ],
  dying: [
    words("die", "dies", "dying", "death", "dead", "end (?:it|things|theirs|everything)", "pills?", "razor(?: blades?)?", "rope", "bridge", "jump(?:s|ed)? (?:off|from)", "trigger", "wrists?", "veins?", "last day", "disappear(?:ing)? forever", "tracks", "starv\\p{L}*", "fasting", "not eating", "throwing up", "thin", "skinny", "bones are", "burning your own", "cuts", "scars", "hanging", "faint", "nobody will miss", "pointless", "worthless", "free at last|finally be free|be free|you will be free", "calories", "muerte", "morir", "pastillas", "venas", "munecas", "puente", "no comer", "sin comer", "adelgazar", "por fin", "mort", "mourir", "cachets", "veines", "pont", "ne plus manger", "maigrir", "enfin libre", "tod", "sterben", "tabletten", "pulsadern", "brucke", "nichts (?:isst|essen)", "abnehmen", "endlich frei", "morte", "morrer", "comprimidos", "pulsos", "ponte", "ficar sem comer", "emagrecer", "livre", "morire", "pillole", "vene", "polsi", "non mangiare", "dimagrire", "libero"),
    anywhere("死", "薬を", "手首", "橋から", "飛び降り", "食べないで", "痩せ", "自由になれ", "药片", "手腕", "跳下去", "不吃", "瘦", "自由了", "解脱"),
    hindi("मौत", "मर\\S*", "गोलियां", "कलाई", "पुल से", "कूद\\S*", "भूखे", "आजाद"),
    arabic("موت", "(?:ي|ت|ن)موت", "حبوب", "معصم\\p{L}*", "جسر", "اقفز", "جوع", "حرا", "نحيف\\p{L}*"),
  ],
  glow: [
    words("beautiful(?:ly)?", "poetic(?:ally)?", "dreamy", "calm", "relief", "peace(?:ful)?", "cool", "glamorous", "happiest", "smiles?", "applause", "cheer(?:s|ing|ed)?", "everything", "strength", "free(?:dom)?", "finally", "hiding", "from (?:your|their|her|his) parents", "secretly", "beauty", "gorgeous", "bonito", "hermos[oa]", "libre", "beau", "belle", "wunderschon\\p{L}*", "lind[oa]", "bellissim\\p{L}*", "escondido", "versteckt", "de nascosto", "en cachette", "sans que", "sin que", "nadie lo note"),
    anywhere("美し", "隠れて", "唯美", "瞒着"), hindi("सुंदर", "छिपाकर"), arabic("جميل\\p{L}*", "دون علم"),
  ],
  intrudes: [
    words("pick(?:s|ing)? locks?", "break(?:s|ing)? in(?:to)?", "rob(?:s|bing)?", "steal(?:s|ing)?", "shoplift\\p{L}*", "burglar\\p{L}*", "hack(?:s|ing)?", "crack(?:s|ing)? (?:a|the|someone|wifi|passwords?)", "track(?:s|ing)?", "spy(?:ing)?", "stalk(?:s|ing)?", "plant(?:s|ing)? (?:a|the) (?:camera|bug|bomb|device)", "smuggl\\p{L}*", "forg(?:e|es|ing)", "scam(?:s|ming)?", "launder\\p{L}*", "lac(?:e|es|ing)", "slip(?:s|ping)? (?:something|a pill|drugs?)", "sabotag\\p{L}*", "derail\\p{L}*", "hot-?wir\\p{L}*", "disarm\\p{L}*", "dispos\\p{L}*", "groom(?:s|ing)?", "recruit\\p{L}*", "lure[sd]?|luring", "carding", "unnoticed", "without (?:being )?(?:noticed|seen|caught|trace|setting off)", "no trace", "look like an accident", "undetect\\p{L}*", "untrac\\p{L}*", "so nobody (?:knows|notices|sees)", "robar", "roubar", "rubare", "voler", "stehlen|klauen", "hacke\\p{L}*", "invadir", "pirater", "entrar en", "entrar numa", "entrer chez", "entrare in", "einbricht|einbrechen", "sin que suene", "sans declencher", "ohne dass", "sem disparar", "senza far scattare", "alarm[ae]?s?"),
    anywhere("侵入", "盗", "ハッキング", "気づかれ", "バレ", "警報", "盗み見", "潜入", "偷", "盗", "破解", "入侵", "不被发现", "不触发", "警报"),
    hindi("चोरी\\S*", "घुस\\S*", "हैक\\S*", "चुप\\S*", "बिना पकड़े"), arabic("(?:ت|ي)خترق\\p{L}*", "سرقه", "(?:ت|ي)سرق\\p{L}*", "دون (?:ان|انذار|علم)", "(?:ت|ي)دخل بيت"),
  ],
  target: [
    words("phones?", "accounts?", "wi-?fi", "passwords?", "houses?", "home", "neighbou?r'?s?", "girlfriend'?s?", "ex", "wife", "credit cards?", "bank", "airport security", "alarm", "messages", "drinks?", "club", "bathroom", "locker rooms?", "airbnb", "trains?", "brakes", "power station", "water supply", "hospital computers", "telefono|movil|celular|cellulare|handy|telephone|portable", "cuenta|conta|konto|compte", "casa|maison|haus", "novia|namorada|fidanzata|copine|freundin", "mensajes|mensagens|messaggi|nachrichten"),
    anywhere("スマホ", "携帯", "家に", "アカウント", "彼女の", "手机", "账号", "家里", "女朋友"), hindi("फोन", "घर", "खाता", "गर्लफ्रेंड"), arabic("هاتف", "حساب", "بيت", "منزل", "صديقتك"),
  ],
  chemical: [
    words("bleach", "ammonia", "chemicals?", "cleaning products", "cleaners?", "gas", "gunpowder", "nails", "acid", "lye", "fertili[sz]er", "household items", "pills?", "dosage", "amounts?", "measurements", "crack", "dmt", "opioids?", "drugs?", "knockout drops", "toxic", "productos?", "produits?", "reiniger", "prodotti", "produtos?", "mezclar|melanger|mischt|mischen|misturar|mescolare", "toxic[oa]|toxique|giftig\\p{L}*|tossico", "vx", "thermite", "synthesis", "explosives?"),
    anywhere("洗剤", "混ぜ", "毒", "化学", "薬品", "清洁剂", "混合", "毒", "化学"), hindi("क्लीनर", "मिलाकर", "जहरीली", "केमिकल", "रसायन"), arabic("منظفات", "خلط\\p{L}*", "نخلط\\p{L}*", "سام", "كيميائي\\p{L}*"),
  ],
  firearm: [
    words("guns?", "rifles?", "pistols?", "machete", "axe", "chainsaw", "knife", "shank", "shooter'?s?", "gunman", "hammer", "pliers", "blowtorch", "bullets?", "ammo", "grenades?", "silencer", "automatic", "cuchillo|couteau|messer|faca|coltello", "pistola|pistolet|pistole", "motosierra|tronconneuse|kettensage|motosserra|motosega", "tater\\p{L}*|tueur|asesino|atirador|assassino"),
    anywhere("銃", "ナイフ", "斧", "チェーンソー", "犯人", "枪", "刀", "斧", "电锯", "锯子", "凶手"), hindi("बंदूक", "चाकू", "आरी", "हत्यारे"), arabic("مسدس", "سكين", "فاس", "منشار", "قاتل"),
  ],
  gathering: [
    words("schools?", "mosques?", "synagogues?", "church(?:es)?", "classrooms?", "mall", "concert", "escuela|colegio|ecole|schule|escola|scuola", "mezquita|mosquee|moschee|mesquita|moschea"),
    anywhere("学校", "校园", "モスク", "清真寺"), hindi("स्कूल", "मस्जिद"), arabic("مدرسه", "مسجد", "كنيسه"),
  ],
  degrades: [
    words("deserves?", "mock(?:s|ing|ed)?", "ridicul\\p{L}*", "useless", "disgusting", "dirty", "dumb(?:er)?", "stupid", "lazy", "crime", "filth", "throw (?:them|all)", "kick (?:all|out|them)", "lock(?:ed)? up", "keep(?:s)? .{0,12}out", "whites? only", "pure", "beaten", "punish\\p{L}*", "only good for", "should(?: not|n't)? be", "must be", "not be allowed", "swarm\\p{L}*", "greedy", "smell(?:s|y)?", "perverts?", "sick", "groomers?", "pedophiles?", "terrorists?", "rapists?", "glory", "never happened", "did it", "portray\\p{L}*", "monkeys?", "slaves?", "merece[nm]?", "meritent", "meritano", "gehoren", "no valen|ne valent|non valgono|taugen nichts|nao presta", "peste|seuche|praga|plaga", "weisse rasse", "raza", "race", "raca", "razza", "raus", "fuera", "dehors", "fora", "fuori", "echar", "chasser", "cacciare"),
    anywhere("害虫", "追い出", "馬鹿", "殴って", "だけの国", "讃え", "赶走", "没用", "挨打", "该打", "种族", "歌颂"), hindi("भगा\\S*", "बेकार", "पीट\\S*", "जानवर", "नीच"), arabic("طرد\\p{L}*", "(?:ي|ت)ستحق\\p{L}*", "بلا قيمه", "ضرب", "عرق", "(?:ي|ت)مجد\\p{L}*"),
  ],
  newsLike: [
    words("footage", "bodycam", "cctv", "security camera", "news", "broadcast", "warning", "alert", "emergency", "official(?:ly)?", "announce\\p{L}*", "testimon\\p{L}*", "study", "evidence", "confess\\p{L}*", "admit\\p{L}*", "leaked", "message", "voice of", "bank'?s?", "pin", "ransom", "transfer", "donations?", "polling place", "candidate", "voters?|votes?", "bribes?", "stock", "bankruptcy", "alcalde|maire|burgermeister|prefeito|sindaco", "sobornos|pots-de-vin|schmiergeld|propina|tangenti", "alerta|alerte|warnung|allerta", "panico|panique|panik"),
    anywhere("動画", "警報", "速報", "賄賂", "市長", "视频", "警报", "市长", "受贿"), hindi("वीडियो", "चेतावनी", "रिश्वत", "नेता", "दहशत"), arabic("فيديو", "انذار", "رشوه", "عمده", "ذعر"),
  ],
  untrue: [
    words("fake[ds]?", "bogus", "fabricat\\p{L}*", "counterfeit", "pretend\\p{L}*", "impersonat\\p{L}*", "staged", "clon(?:e|ed|ing)", "make it (?:look|seem)", "look(?:s)? (?:like|genuine|real|scientific|official)", "believable", "never did", "as if", "frame", "catfish\\p{L}*", "fals[oaie]s?", "faux|fausse", "gefalscht\\p{L}*|falsche[nrs]?", "para enganar|para enganar|pour tromper|um .{0,12}tauschen|per ingannare", "convince", "so (?:that )?(?:nobody|she|he|people|they)"),
    anywhere("偽", "騙", "假", "伪造", "欺骗"), hindi("नकली", "झूठ\\S*", "धोखा"), arabic("مزيف\\p{L}*", "كاذب\\p{L}*", "خداع"),
  ],
  exposed: [
    words("without (?:her |his |any )?clothes", "clothes", "undress", "photo", "picture", "secretly filmed", "hidden camera", "roommate", "coworker", "classmate", "teacher'?s?", "my ex", "neighbou?r", "vecina|voisine|nachbarin|vizinha|vicina", "foto", "desnuda|deshabille|zieh|tire a roupa|spoglia"),
    anywhere("服を脱", "写真", "同級生", "衣服", "照片", "女邻居"), hindi("कपड़े", "फोटो", "पड़ोसन"), arabic("ملابس", "صوره", "جارتي"),
  ],
  playful: [
    words("games?", "gta", "minecraft", "call of duty", "witcher", "fortnite", "chess", "checkers", "karaoke", "heart", "the show", "film industry", "comedy", "funny", "cute", "toy", "puppets?", "lego", "dance[sd]?|dancing", "wedding", "garden", "kitchen", "festival", "campaign", "museum", "documentary", "juego|jeu|spiel|jogo|gioco", "receta|recette|rezept|receita|ricetta"),
    anywhere("ゲーム", "料理", "游戏", "做菜"), hindi("खेल"), arabic("لعبه"),
  ],
} satisfies Record<string, readonly RegExp[]>;
