import { anywhere, arabic, hindi, words } from "#lib/gate/phrase-rule.ts";

/** Concepts over folded text in ten languages. */
export const hateConcepts = {
  /** Groups of people that are hated for what they are. */
  group: [
    words(
      "jew(?:s|ish)?", "muslims?", "islam(?:ic)?", "arabs?", "blacks", "black (?:people|men|women|folks?|persons?|kids|guys)", "africans?", "african[- ]americans?", "asians?", "chinese(?: people)?", "indians", "mexicans?", "latin[oa]s?", "hispanics?", "immigrants?", "migrants?", "refugees?", "foreigners?", "asylum seekers?", "gyps(?:y|ies)", "roma(?: people)?", "romani", "gays?", "lesbians?", "homosexuals?", "trans(?:gender)?(?: people| women| men)?", "transsexuals?", "queers?", "lgbt\\p{L}*", "women", "females?", "disabled(?: people)?", "handicapped", "cripples?", "whites?", "white people", "christians?", "hindus?", "sikhs?", "catholics?", "palestinians?", "israelis?", "ukrainians?", "russians?", "poles", "turks?", "kurds?", "albanians?", "natives?", "indigenous(?: people)?", "aborigin\\p{L}+", "poor people", "homeless(?: people)?", "fat people", "dalits?",
      "judi[oa]s?", "musulman(?:es|as?)?", "moros?", "arabes?", "negr[oa]s", "(?:las )?personas negras", "inmigrantes?", "migrantes?", "refugiad[oa]s?", "extranjer[oa]s?", "gitan[oa]s?", "homosexual(?:es)?", "maricones", "lesbianas?", "trans", "mujeres", "discapacitad[oa]s", "sudacas?", "indigenas?", "latin[oa]s", "chinos", "mexicanos", "venezolanos", "bolivianos",
      "juifs?", "juives?", "musulmans?", "musulmanes?", "noirs?", "immigres?", "migrants?", "refugies?", "etrangers?", "roms?", "gitans?", "tsiganes?", "homosexuels?", "homos?", "lesbiennes?", "femmes", "handicapes?", "chinois", "africains?",
      "jude?n?", "judin(?:nen)?", "moslems?", "muslime?n?", "islam", "schwarzen?", "auslander(?:n|innen)?", "fluchtlinge?n?", "asylanten", "migranten", "zigeuner\\p{L}*", "roma", "sinti", "homosexuelle?n?", "schwulen?", "lesben", "behinderten?", "frauen", "turken", "araber\\p{L}*", "polen",
      "judeus?", "judias?", "muculman[oa]s?", "imigrantes", "estrangeiros", "ciganos?", "homossexuais", "viados", "mulheres", "deficientes", "nordestinos?", "indios", "pretos", "gays",
      "ebre[oai]i?", "musulman[ie]", "neri", "immigrati", "migranti", "stranieri", "zingar[oiae]", "rom", "omosessuali", "gay", "donne", "disabili", "africani", "cinesi", "terroni", "meridionali",
    ),
    anywhere("ユダヤ人", "イスラム教徒", "ムスリム", "黒人", "外国人", "移民", "難民", "在日", "朝鮮人", "韓国人", "中国人", "アジア人", "同性愛者", "ゲイ", "トランスジェンダー", "障害者", "障がい者", "女性", "部落", "クルド人", "アイヌ", "犹太人", "穆斯林", "黑人", "外国人", "移民", "难民", "少数民族", "同性恋", "变性人", "残疾人", "女人", "女性", "维吾尔人", "日本人", "印度人", "外地人", "农民工", "回族", "藏族", "朝鲜族", "韩国人", "白人", "黑鬼"),
    hindi("मुसलमान\\S*", "मुस्लिम\\S*", "हिंदू\\S*", "हिन्दू\\S*", "दलित\\S*", "ईसाई\\S*", "सिख\\S*", "यहूदी\\S*", "काले (?:लोग|लोगों)", "आदिवासी\\S*", "समलैंगिक\\S*", "हिजड़\\S*", "औरतें", "औरतों", "महिलाएं", "विदेशी\\S*", "शरणार्थी\\S*", "रोहिंग्या\\S*", "बिहारी\\S*", "विकलांग\\S*", "निचली जाति", "ब्राह्मण\\S*", "पाकिस्तानी\\S*", "बांग्लादेशी\\S*", "अफ्रीकी\\S*"),
    arabic("يهود", "يهودي", "مسلمين", "مسلمون", "مسيحيين", "مسيحيون", "نصاري", "سود", "افارقه", "زنوج", "مهاجرين", "مهاجرون", "لاجئين", "لاجئون", "اجانب", "غجر", "مثليين", "مثليون", "شواذ", "متحولين جنسيا", "نساء", "معاقين", "اكراد", "امازيغ", "شيعه", "سنه", "روافض", "هنود", "سوريين", "سوريون", "عرب", "صينيين", "اقباط", "بدون"),
  ],
  /** Contempt: beasts, filth, lesser beings, plotters. */
  contempt: [
    words(
      // A beast or a sickness counts where the group is said to be one.
      "(?:are|is|as|like|were|being|subhuman|filthy|dirty|these|those|than|of) (?:\\p{L}+ ){0,3}?(?:vermin|rats?|cockroach(?:es)?|parasites?|subhumans?|inferior|savages|animals|apes|monkeys|pigs|dogs|filth|trash|garbage|scum|criminals|terrorists|thieves|rapists|diseases?|plague|cancer|infestation|insects|stupid|evil|worthless|lazy|abomination|invaders|inferior race|leeches|brutes|barbarians|degenerates|perverts|filthy)",
      "(?:control|controls|run|poison(?:ed)?|own) (?:the )?(?:world|banks|media|wells?|everything|hollywood|government)", "secretly (?:control|rule|run|poison|own)\\p{L}*", "sub-?humans?", "inferior (?:race|people|beings|species)", "superior race", "go back to (?:their|your|where)", "deserve to (?:die|suffer)", "don'?t deserve (?:to live|rights)", "belong in (?:the kitchen|camps?|cages|ovens)", "should(?: not|n'?t)? be allowed to (?:vote|live|breed)", "(?:biologically|genetically|naturally|mentally) (?:inferior|stupid|violent|lazy|criminal|less)", "less (?:intelligent|human) than", "replac(?:e|ing) (?:us|the white|our people)", "great replacement", "ruin(?:ing)? (?:our|this|the) (?:country|nation|race)", "destroy(?:ing)? (?:our|western) (?:country|nation|race|civili[sz]ation)",
      "(?:son|como|somos|eran|unas?|unos|esas?|esos?|estas?|estos?) (?:\\p{L}+ ){0,3}?(?:ratas|cucarachas?|parasitos?|alimanas?|plaga|escoria|inferiores|raza inferior|basura|animales|monos|cerdos|enfermedad|delincuentes|criminales|ladrones|violadores|terroristas|sucios|vagos|tontas|inutiles|bestias|salvajes)", "controlan (?:el mundo|los bancos|todo|la prensa)", "no merecen (?:vivir|derechos|votar)", "deberian (?:morir|desaparecer|volver)", "solo sirven para (?:la cocina|limpiar|parir)", "razas? (?:inferior|superior)(?:es)?",
      "(?:sont|comme|etaient|sales?|ces|des|une) (?:\\p{L}+ ){0,3}?(?:vermine|cafards?|nuisibles?|races? inferieures?|inferieure?s?|sous-hommes|rats|singes|racaille|ordures|maladie|peste|voleurs|criminels|terroristes|animaux|parasites|sauvages|envahisseurs?)", "sales (?:juifs?|arabes?|noirs?|etrangers?)", "controlent (?:le monde|les banques|les medias|tout)", "ne meritent pas", "grand remplacement",
      "(?:sind|wie|waren|als|dieses?|diese|das) (?:\\p{L}+ ){0,3}?(?:ungeziefer|ratten|parasiten?|schmarotzer|untermenschen?|minderwertig\\p{L}*|abschaum|affen|krankheit|pest|seuche|dreck|kriminell\\p{L}*|dumm|faul|tiere|verbrecher|terroristen|schmutzig|unwert)", "untermenschen?", "kontrollieren (?:alles|die welt|die banken|die medien)", "umvolkung", "gehoren (?:weg|raus|vergast|an den herd|ins lager)", "herrenrasse",
      "(?:sao|como|eram|esses|essas|uns|umas?) (?:\\p{L}+ ){0,3}?(?:baratas|ratos|parasitas?|racas? inferior(?:es)?|lixo|escoria|praga|doenca|macacos|imundos|sujos|vagabundos|bandidos|animais|ladroes|burras|inferiores|preguicosos|selvagens)", "controlam (?:o mundo|os bancos|tudo)", "nao merecem", "lugar de mulher e",
      "(?:sono|come|erano|questi|quei|una) (?:\\p{L}+ ){0,3}?(?:parassit[ai]|scarafaggi|topi|ratti|feccia|razza inferiore|razze inferiori|inferiori|scimmie|bestie|malattia|peste|sporchi|spazzatura|ladri|criminali|animali|terroristi|stupide|delinquenti|invasori)", "controllano (?:il mondo|le banche|tutto|i media)", "non meritano",
    ),
    anywhere("ゴキブリ", "寄生虫", "害虫", "劣って", "劣等", "劣った", "下等", "人間以下", "汚い", "犯罪者(?:だ|ばかり|集団)", "出て行け", "帰れ", "世界を支配", "病気だ", "猿だ", "クズ", "ゴミ", "馬鹿だから", "蟑螂", "老鼠", "寄生虫", "害虫", "劣等", "低等", "贱民", "下等", "垃圾", "畜生", "猪狗", "猴子", "控制(?:世界|银行|媒体|一切)", "滚回", "滚出", "都是(?:小偷|罪犯|恐怖分子|骗子|病|强奸犯)", "不配(?:活|做人|投票)", "肮脏", "只配", "天生(?:愚蠢|低|犯罪|懒)"),
    hindi("कीड़े", "कीड़ों", "कॉकरोच", "गंदे", "गंदी", "नीच", "घटिया", "हीन", "जानवर", "सूअर", "कुत्ते", "दीमक\\S*", "आतंकवादी हैं", "गद्दार\\S*", "देश से निकाल\\S*", "पाकिस्तान भेज\\S*", "कमतर", "औकात", "चोर हैं", "अछूत"),
    arabic("حشرات", "صراصير", "فئران", "جرذان", "طفيليات", "طفيليين", "كلاب", "خنازير", "قرده", "عرق ادني", "اعراق ادني", "ادني", "اوساخ", "قذرون", "قذارات", "حثاله", "انجاس", "نجس", "يسيطرون علي (?:العالم|البنوك|كل)", "مجرمون جميعا", "ناقصات عقل", "لا يستحقون", "عبيد", "كفار يجب"),
  ],
  /** Calls for harm to them. */
  extermination: [
    words(
      "exterminat\\p{L}*", "wip(?:e|ed|ing) (?:them )?(?:all )?out", "eradicat\\p{L}*", "(?:burn|kill|gas|hang|shoot|deport|lynch|stone|beat|drown|cleanse|purge|execute|hunt|enslave|sterili[sz]e) (?:them(?: all)?|all (?:of )?(?:the )?|every |the )", "(?:must|should|need to|have to|deserve to) (?:all )?(?:be )?(?:die|killed|exterminated|eliminated|destroyed|burned|hanged|gassed|deported|erased|removed|shot|cleansed|wiped|go|disappear)", "death to", "final solution", "ethnic cleansing is", "genocide (?:is|was) (?:good|right|necessary|justified)", "race war", "gas chambers? (?:again|back|were right|for)",
      "elimin(?:ar|arl[oa]s|ados|emos)\\p{L}*", "extermin\\p{L}*", "matar(?:l[oa]s)?(?: a todos)?", "hay que (?:\\p{L}+ )?(?:matar|eliminar|exterminar|quemar|expulsar|echar)\\p{L}*", "muerte a", "quemarl[oa]s", "expulsarl[oa]s", "deberian morir", "limpieza etnica",
      "extermin\\p{L}*", "elimin(?:er|ons|es|ez)", "(?:a|faut|il faut|doit|doivent) (?:tous )?(?:les )?(?:chasser|tuer|bruler|expulser|exterminer|eliminer|pendre|disparaitre|mourir)", "mort aux", "a chasser", "bruler les",
      "ausrott\\p{L}*", "vernicht\\p{L}*", "mussen (?:alle )?(?:weg|sterben|raus|verschwinden|vergast|getotet)\\p{L}*", "vergas\\p{L}*", "toten wir", "tod den", "auslosch\\p{L}*", "abschieben und", "an die wand", "verbrennt (?:sie|die)", "raus aus deutschland",
      "exterminar\\p{L}*", "eliminar\\p{L}*", "matar (?:todos|tod[oa]s|eles|os|as)", "mata-los", "morte a[os]", "tem que morrer", "devem morrer", "queimar (?:todos|os|eles)", "expulsar todos",
      "stermin\\p{L}*", "elimina(?:re|rli|ti|ndoli)", "uccider(?:e|li)(?: tutti)?", "bisogna (?:bruciar\\p{L}*|cacciar\\p{L}*|uccider\\p{L}*|eliminar\\p{L}*|stermin\\p{L}*)", "a morte", "morte ai", "bruciar(?:e|li)", "devono morire", "pulizia etnica",
    ),
    anywhere("皆殺し", "殺せ", "絶滅させ", "駆除", "抹殺", "根絶やし", "追い出せ", "死ね", "浄化", "灭绝", "消灭", "杀光", "杀死(?:所有|全部|他们)", "清除(?:所有|全部|他们|掉)", "赶尽杀绝", "去死", "该死", "屠杀", "赶出去", "种族清洗", "烧死"),
    hindi("मार डालो", "मार दो", "मारो", "मिटा दो", "खत्म कर(?:ो| दो| देना)\\S*", "जला दो", "सफाया", "काट डालो", "काट दो", "भगा दो", "नरसंहार\\S*", "फांसी (?:दो|चढ़ा)\\S*", "मौत"),
    arabic("ابادت\\p{L}*", "اباده", "اقتل\\p{L}*", "قتلهم", "اقتلوهم", "احرقوهم", "حرقهم", "طردهم", "الموت ل\\p{L}*", "موت ل\\p{L}*", "يجب (?:قتل|حرق|ابادت|طرد|سحق|التخلص)\\p{L}*", "تطهير", "ذبحهم", "سحقهم", "التخلص منهم"),
  ],
  /** Movements of hatred, asked for with praise. */
  movement: [
    words(
      "neo-?nazis?", "nazis?(?! hunter| hunters)", "white (?:power|supremac\\p{L}+|pride|nationalis\\p{L}+|race)", "aryan(?: race| brotherhood| nation)?", "kkk", "ku klux klan", "hitler", "third reich", "isis", "islamic state", "jihadi?s?t?", "al[- ]qaeda", "boko haram", "incels?", "supremac\\p{L}+", "supremacia blanca", "poder blanco", "raza blanca", "raza aria", "suprematie blanche", "race blanche", "weisse rasse", "arier\\p{L}*", "arisch\\p{L}*", "supremacia branca", "raca branca", "raca ariana", "supremazia bianca", "razza bianca", "razza ariana", "neonazi\\p{L}*", "terrorist (?:group|cell|attack|organi[sz]ation)s?", "master race", "racial purity",
    ),
    anywhere("ネオナチ", "ナチス", "白人至上", "ヒトラー", "イスラム国", "纳粹", "白人至上", "希特勒", "伊斯兰国", "种族优越", "恐怖组织"),
    hindi("नाज़ी\\S*", "हिटलर\\S*", "आईएसआईएस", "इस्लामिक स्टेट", "श्वेत वर्चस्व\\S*", "आतंकी संगठन"),
    arabic("نازي\\p{L}*", "هتلر", "داعش", "تفوق (?:العرق )?الابيض", "القاعده الارهابي\\p{L}*", "تنظيم الدوله"),
  ],
  praise: [
    words(
      "recruit(?:s|ing|ment)?", "join (?:us|the|our)", "propaganda", "glorif\\p{L}+", "celebrat\\p{L}+", "prais\\p{L}+", "heroic", "heroes", "inspiring", "rally(?: speech)?", "was right", "is right", "must (?:rule|rise|win)", "should rule", "promo(?:tional|tes|ting)?", "recruitment", "pride", "great(?:ness)?", "supports?", "supporting", "why the", "admir\\p{L}+", "recluta\\p{L}*", "propagand\\p{L}*", "glorific\\p{L}*", "heroic[oa]s?", "tenia razon", "avait raison", "recrut\\p{L}*", "rekrut\\p{L}*", "verherrlich\\p{L}*", "werbefilm", "hatte recht", "tinha razao", "aveva ragione", "werbung fur", "esalta\\p{L}*", "exalta\\p{L}*", "heldenhaft\\p{L}*",
    ),
    anywhere("勧誘", "賛美", "称え", "英雄", "プロパガンダ", "正しかった", "募集", "宣传", "招募", "赞美", "歌颂", "英雄", "是对的", "美化"),
    hindi("भर्ती\\S*", "महिमा\\S*", "प्रचार\\S*", "सही था", "तारीफ"),
    arabic("تجنيد", "تمجيد", "دعايه", "بطولي\\p{L}*", "كان علي حق", "يمجد", "انضم\\p{L}*", "ترويج"),
  ],
  /** Told against hatred, or by those it was done to. */
  againstHate: [
    words(
      "against (?:racism|hate|antisemitism|nazis?|discrimination|fascism|homophobia|islamophobia|prejudice|racist)", "anti-?(?:racis|fascis|nazi|hate|discrimination)\\p{L}*", "surviv(?:or|ors|ed|ing|al)", "documentar(?:y|ies)", "museums?", "memorials?", "holocaust", "histor(?:y|ian|ians|ical)", "resist(?:ance|s|ed)?", "liberat\\p{L}+", "equality", "solidarity", "rights", "never again", "condemn\\p{L}*", "fight(?:s|ing)? (?:racism|hate|prejudice)", "pest control", "exterminator", "debunk\\p{L}*", "educational", "testimon\\p{L}+", "contra el (?:racismo|odio)", "contra o (?:racismo|odio)", "contre le racisme|contre la haine", "gegen (?:rassismus|hass|rechts|antisemitismus)", "contro il razzismo|contro l'odio", "sobreviv\\p{L}*", "superstit[ei]", "rescapes?", "uberlebende\\p{L}*", "gedenk\\p{L}*", "documental", "documentaire", "dokumentar\\p{L}*", "dokumentation", "documentario", "museo|musee|museu", "derechos", "droits", "rechte", "direitos", "diritti", "widerstand", "resistencia|resistance|resistenza",
    ),
    anywhere("差別(?:に反対|と闘|をなく|反対)", "反対", "生存者", "ドキュメンタリー", "記念館", "人権", "平和", "反对", "纪录片", "幸存者", "纪念馆", "人权", "平等", "反种族"),
    hindi("के खिलाफ", "विरोध\\S*", "वृत्तचित्र", "अधिकार\\S*", "समानता", "जीवित बचे"),
    arabic("ضد (?:العنصريه|الكراهيه|التمييز)", "وثائقي", "ناجين", "ناجون", "ناج", "متحف", "حقوق", "مساواه", "مناهض\\p{L}*"),
  ],
} satisfies Record<string, readonly RegExp[]>;
