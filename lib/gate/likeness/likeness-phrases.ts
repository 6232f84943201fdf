import { anywhere, words } from "#lib/gate/phrase-rule.ts";

/** A name or a person-word that follows "looks like": without it a toaster may look like a face. */
const person =
  "(?:famous|celebrity|celeb|actor|actress|singer|politician|president|pop ?star|movie ?star|film ?star|rapper|footballer|athlete|influencer|streamer|youtuber)";

/**
 * Wording that asks for somebody's likeness or voice. Patterns meet folded text: lower case, no accents, Arabic letters
 * without hamza, simplified characters. `named` patterns end where a name must begin.
 */
export const likenessPhrases: readonly RegExp[] = [
  // Face and voice taken over, whoever it is.
  words(
    "deep ?-?fak(?:es?|ed|ing|eado|eada|ear)",
    "face[ -]?swap(?:s|ped|ping)?",
    "swap(?:s|ped|ping)? (?:the |his |her |my |their |our |your )?(?:\\p{L}+'?s? )?(?:faces?|heads?)",
    "(?:faces?|head) (?:swapped|replaced|superimposed|pasted|mapped|morphed)",
    "(?:put|paste|map|superimpose|insert|place|add|use) (?:my|his|her|their|our|this \\p{L}+'s|\\p{L}+'s) (?:real |actual )?(?:face|likeness|voice)",
    "(?:with|using|wearing|has|have) (?:the )?(?:real |actual |exact )?(?:face|likeness|voice) of (?!an? |the (?:sea|wind|earth|river|forest|storm|city|night|crowd|people|god))",
    "in the likeness of",
    "likeness of (?:a |an |the )?" + person,
    "voice[ -]?clon(?:e|es|ed|ing)",
    "clon(?:e|ed|ing) (?:the |his |her |my |of )?(?:\\p{L}+'s )?(?:voice|face)",
    "(?:cloned|synthetic|synthesi[sz]ed|ai[ -]generated|fake|faked) (?:voice|face|video|clip|footage) of",
    "(?:voice|face) cloned",
    "(?:ai|a\\.i\\.|digital|virtual|cgi|hologra(?:m|phic)|deepfaked|computer[ -]generated|robot) (?:version|clone|double|replica|recreation|twin|avatar|copy|likeness) of (?!an? (?!" +
      person +
      ")|the (?!late|real|actor|actress|singer|president|pope|king|queen)|my (?:house|cat|dog|car|home|town)|our (?:house|town|city|planet)|(?:earth|mars|rome|paris|london|tokyo|venice|new york))",
    "impersonat(?:e|es|ed|ing|or|ors|ion) (?:of )?(?!a (?:tree|rock|plant|statue|chair|lamp|dog|cat|bird|duck|robot|seagull|pigeon))",
    "(?:look|sound)[ -]?alikes?",
    "dead ringers?(?: for)?",
    "spitting image of",
    "celebrity (?:double|impression|voice|face)s?",
    "doppel?ganger(?:s)? (?:of|for|von|de|di|do|da)",
    "doubles? as the real",
    "(?:pass(?:es)?|mistaken) for (?:the (?:real|late) )?(?=" + person + ")",
    "bring(?:s|ing)? (?:\\p{L}+ ){1,3}back from the dead (?:with|using) ai",
  ),
  words(
    "(?:exactly|just|identical|uncannily|suspiciously|a lot) like (?:a |an |the |that )?(?:real |late )?" + person,
    "(?:looks?|looking|sounds?|sounding) (?:\\p{L}+ )?like (?:a |an |the |that )(?:real |late )?(?:famous|celebrity|celeb|current president|president of|pope|prime minister)",
  ),
  // Spanish, Portuguese
  words(
    "dobles? (?:identico|identica|exacto|perfecto|perfecta)?\\s?de (?=\\p{L})(?!ancho|alto|grande|cuerpo|riesgo|accion)",
    "(?:sosia|sosias|socias) (?:perfeit[oa] )?(?:de|do|da|di|del|della|dell')",
    "(?:imitador|imitadora|imita a|suplanta(?:ndo|cion)?|imitando a)",
    "(?:intercambi\\p{L}*|cambi\\p{L}*|troc\\p{L}*|substitu\\p{L}*|reempla\\p{L}*|pon\\p{L}*|pega\\p{L}*|coloc\\p{L}*) (?:de )?(?:la|el|o|a|mi|su|minha|meu) (?:cara|rostro|rosto|voz) (?:de|del|do|da|por|pel[oa]|no|na|en|em|com|con)",
    "(?:con|com) (?:la|el|a|o) (?:voz|cara|rostro|rosto|aspecto) (?:clonad[ao] )?(?:de|del|do|da) (?!un |una |uma |um |los |las |el |la |otro|otra|outr)",
    "(?:voz|cara|rostro|rosto) (?:clonad[oa]|generad[oa]|gerad[oa]|falsificad[oa])",
    "(?:a imagen y semejanza|a semelhanca|a imagem e semelhanca) d",
    "version (?:de |con |en )?(?:ia|inteligencia artificial) de",
    "versao (?:de |com |em )?(?:ia|inteligencia artificial) d",
    "holograma d(?:e|o|a|el)",
    "(?:voz|cara|rosto|rostro) d(?:e|a|o|el) (?:\\p{L}+ ){1,3}?(?:clonad|gerad|generad|falsificad|sintetic)[ao]",
    "troca de rosto",
    "cambio de cara",
  ),
  // French
  words(
    "sosies? (?:\\p{L}+ )?(?:de|du|d')",
    "(?:avec )?(?:le|la|son) (?:visage|voix|tete|look) (?:clonee? )?(?:de|du|d') ?(?:mon|ma|mes|notre|nos)",
    "(?:voix|visage) (?:clonee?|generee?|synthetique|incrustee?|remplacee?|imitee?)",
    "(?:echange|remplace|incruste|colle|mets?)\\p{L}* (?:le|la|mon|son|sa|ton) (?:visage|tete|voix)",
    "(?:imite|imitateur|imitatrice|imitant) (?:de |du |d'|la voix)",
    "version (?:ia|i\\.a\\.|numerique|virtuelle) (?:de|du|d')",
    "a l'effigie d",
    "(?:voix|visage) (?:de|du|d') ?(?:\\p{L}+ ){1,3}?(?:clonee?|generee?|synthetique|imitee?)",
    "hologramme (?:de|du|d')",
    "avec la voix (?:de|du|d') ?(?!un |une |la |le |l')",
  ),
  // German
  words(
    "doppelganger(?:in)?s? (?:von|des|der)",
    "zum verwechseln ahnlich",
    "(?:tausch|ersetz|montier|setz|klon|kopier)\\p{L}* (?:das |die |mein |sein |ihr )?(?:gesicht|stimme|kopf)",
    "gesichts?tausch\\p{L}*",
    "(?:mit|in) der (?:geklonten )?stimme von",
    "mit dem gesicht (?:von|meine\\p{L}*|unsere\\p{L}*)",
    "(?:geklont\\p{L}*|ki-?generiert\\p{L}*) (?:stimme|gesicht)",
    "ki-?(?:version|klon|doppelganger|stimme|avatar) (?:von|des|der)",
    "(?:sieht|sehen) (?:genau|exakt|fast)? ?aus wie (?!ein|eine|der |die |das |im |am |aus |auf |nach |von )",
    "imitier\\p{L}*",
    "(?:stimme|gesicht) (?:von|des|der) (?:\\p{L}+ ){1,3}?(?:geklont|generiert|gefalscht|imitiert)",
    "hologramm (?:von|des)",
    "sosie von",
  ),
  // Italian
  words(
    "(?:identic[oa]|uguale|sputat[oa]) a (?!un |una |una |quell|se )",
    "(?:scambi\\p{L}*|sostitu\\p{L}*|mett\\p{L}*|incoll\\p{L}*) (?:il|la|mi[oa]) (?:volto|faccia|viso|voce)",
    "(?:con|usando) (?:la|il) (?:voce|volto|faccia|viso) (?:clonat[oa] |generat[oa] )?(?:di|del|della|dell') ?(?!un |una |uno )",
    "(?:voce|volto|faccia) (?:clonat[oa]|generat[oa]|falsificat[oa])",
    "versione (?:ia|ai|virtuale|digitale) (?:di|del|della|dell')",
    "(?:imita|imitando|imitatore|imitatrice) (?:di |la voce|il volto)?",
    "(?:voce|volto|faccia) d(?:i|el|ella) (?:\\p{L}+ ){1,3}?(?:clonat|generat|falsificat|imitat)[oa]",
    "ologramma (?:di|del|della)",
  ),
  anywhere(
    "そっくり(?:さん|な|の|に)?",
    "瓜二つ",
    "生き写し",
    "ディープフェイク",
    "フェイススワップ",
    "顔(?:を|と)?(?:.{0,8})?(?:入れ替え|すり替え|差し替え|合成|交換)",
    "(?:声|音声)(?:を)?(?:クローン|複製|コピー|真似|まね)",
    "(?:の声で|のなりすまし|になりすま|に扮し|のものまね|のモノマネ)",
    "ai(?:版|で再現|再現)",
  ),
  anywhere(
    "(?:长得|长相|看起来|样子)(?:很|特别|非常|完全)?(?:和|跟|与|同|像)(?!一(?:只|朵|个苹果|座|颗|片|条|棵|块)).{1,12}?(?:一模一样|一样|相似|似的|的(?:人|男|女|演员|替身|女孩|男孩|女人|男人))",
    "一模一样的(?:脸|声音|女孩|男孩|女人|男人|人)",
    "换脸",
    "深度伪造",
    "deepfake",
    "(?:克隆|复刻|模仿|伪造|合成|复制|冒充).{0,10}(?:声音|嗓音|脸|面孔|样貌|本人)",
    "冒充",
    "用.{1,10}的(?:声音|脸|嗓音)",
    "(?:替身|翻版|复制人|明星脸|酷似|神似)",
    "(?:ai|数字|虚拟)(?:版|复活|分身)",
  ),
  anywhere(
    "हमशक्ल",
    "हूबहू",
    "डीपफेक",
    "डीप फेक",
    "चेहरा (?:बदल|लगा|चिपका)",
    "फेस ?स्वैप",
    "(?:की|जैसी) (?:नकली |क्लोन )?आवाज(?: में| से| की नकल)",
    "जैसा (?:दिखने वाला|दिखता|चेहरा)(?! बादल)",
    "जैसी (?:दिखने वाली|दिखती (?:लड़की|औरत))",
    "नकल (?:करता|करते|करती|उतार)",
    "का एआई (?:रूप|संस्करण|अवतार)",
  ),
  anywhere(
    "ديب ?فيك",
    "تزييف عميق",
    "(?:تبديل|استبدل|ركب|بدل|ضع) (?:ال)?(?:وجه|وجهي|وجوه)",
    "(?:رجل|امراه|فتاه|شاب|ممثل|ممثله|شخص|بنت|ولد|طفل) (?:ي|ت)شبه (?!ال(?:غيمه|شجره|قطه|زهره))",
    "(?:ي|ت)شبه .{2,25} (?:تماما|بالضبط|كثيرا)",
    "شبيه(?:ه)? (?=\\p{L})",
    "نسخه (?:طبق الاصل من|ذكاء اصطناعي|رقميه من|افتراضيه من)",
    "بصوت (?!ها|ه |عال|منخفض|هاد|خافت|عميق|واحد|مرتفع|الرياح|المطر|البحر|راو|انث|رجل |امراه |طفل )\\p{L}+",
    "(?:صوت|وجه) (?:مستنسخ|مقلد|مزيف)",
    "(?:يقلد|تقلد|تقليد|ينتحل|انتحال) (?:صوت|شخصيه|وجه)",
    "المستنسخ",
    "(?:استنساخ|نسخ|تزييف|تقليد) (?:صوت|وجه)",
  ),
];

/** What makes a likeness of the name that stands right behind it. */
export const beforeName =
  /(?<!\p{L})(?:(?:looks?|looking|sounds?|sounding|dressed|acting) (?:\p{L}+ )?(?:like|as)|voiced (?:as|by)|played by|resembl(?:es|ing)|pass(?:es)? for|parecid[oa] (?:a|com)|(?:se parece|igualit[oa]|igualzinh[oa]|identic[oa]) (?:a|ao|con|com|a la)|ressembl\p{L}+ a|ahnelt|aus(?:sieht)? wie|(?:as)?somiglia a) (?:the |el |la |il |o |den |der |die )?$/u;
