import { anywhere, words } from "#lib/gate/phrase-rule.ts";

/** Those whom one meets at work, where they can be found again. */
const staff =
  "(?:\\p{L}+ )?(?:baristas?|cashiers?|waiters?|waitress(?:es)?|bartenders?|barman|barmaid|receptionists?|janitors?|bouncers?|shop ?assistants?|sales ?clerks?|librarians?|pharmacists?|hairdressers?|bus drivers?|tellers?|caretakers?|doormen|doorman)";

/** Somebody of the writer's own life. Patterns meet folded text. Kin count only with a name: stories have grandmothers. */
export const privatePersons: readonly RegExp[] = [
  words(
    "(?:my|our) (?:\\p{L}+ ){0,2}?(?:ex|ex-?(?:wife|husband|girlfriend|boyfriend|partner|boss|fiancee?)|boss(?:es)?|neighbou?rs?|co-?workers?|colleagues?|teachers?|classmates?|landlord|landlady|roommate|flatmate|housemate|crush|girlfriend|boyfriend|husband|wife|fiancee?|spouse|partner|(?:sister|brother|mother|father|son|daughter)s?-in-law|manager|supervisor|line manager|ceo|professor|therapist|dentist|doctor|coach|trainer|best friend|bestie|stepmother|stepfather|stepmom|stepdad|hairdresser|mailman|postman|babysitter|nanny|intern|employee|assistant|secretary)",
    "(?:a|this|that) (?:girl|guy|boy|woman|man|kid) (?:from|at) my (?:school|class|office|work|gym|church|building|street|team)",
    "(?:the |that )?(?:girl|guy|woman|man|couple|family) i (?:used to )?(?:date|know|dated|met)",
    "(?:the|that) " + staff + " (?:at|from|in) (?:my|our)",
    "someone i know",
    "somebody i know",
    "from (?:my|our) (?:\\p{L}+ )?(?:department|team|office|company|school|class|book club|choir|gym)",
  ),
  words(
    "(?:mi|mis|nuestr[oa]s?) (?:ex|ex-?(?:\\p{L}+)|jef[ea]|vecin[oa]s?|companer[oa]s? de (?:trabajo|clase|piso|oficina)|colegas?|profesor(?:a|es)?|profe|maestr[oa]|caser[oa]|arrendador[a]?|novi[oa]|marido|espos[oa]|mujer|prometid[oa]|suegr[oa]|cunad[oa]|yerno|nuera|mejor amig[oa]|medic[oa]|doctor[a]?|psicolog[oa]|dentista|secretari[oa]|empleada?o?)",
    "(?:meu|minha|meus|minhas|noss[oa]s?) (?:ex|ex-?(?:\\p{L}+)|chef[ea]|patrao|patroa|vizinh[oa]s?|colegas?(?: de (?:trabalho|turma|quarto|escritorio))?|professor[a]?|namorad[oa]|marido|espos[oa]|mulher|noiv[oa]|sogr[oa]|cunhad[oa]|genro|nora|melhor amig[oa]|medic[oa]|dentista|secretari[oa]|senhori[oa])",
  ),
  words(
    "(?:mon|ma|mes|notre|nos) (?:ancien(?:ne)? |futur[e]? |cher |chere )?(?:ex|ex-?(?:\\p{L}+)|patron(?:ne)?|chef(?:fe)?|boss|voisin[es]*|collegues?|prof|professeure?|maitresse|proprietaire|proprio|coloc(?:ataire)?|copain|copine|mari|femme|epou[xs]e?|fiancee?|belle-(?:mere|soeur|fille)|beau-(?:pere|frere|fils)|meilleure? amie?|medecin|dentiste|camarade(?: de classe)?|petit ami|petite amie|manager)",
  ),
  words(
    "(?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) (?:\\p{L}+[er] )?(?:ex|ex-?(?:\\p{L}+)|chef(?:in)?|boss|nachbar(?:n|in|innen)?|kolleg(?:e|en|in|innen)|lehrer(?:in)?|vermieter(?:in)?|mitbewohner(?:in)?|mitschuler(?:in)?|freundin|mann|frau|verlobte[rn]?|schwager|schwagerin|schwiegermutter|schwiegervater|schwiegersohn|schwiegertochter|beste freundin|bester freund|arzt|arztin|zahnarzt|professor(?:in)?|trainer(?:in)?|sekretarin|hausmeister)",
  ),
  words(
    "(?:il |la |i |le |al |del |della |dal |dalla |col )?(?:mi[oa]|miei|mie|nostr[oaie]) (?:ex|ex-? ?(?:\\p{L}+)|capo|capa|vicin[oaie]|collegh?[aei]|professor(?:e|essa)|prof|maestr[oa]|padrone di casa|coinquilin[oa]|compagn[oa] di (?:classe|scuola|banco)|ragazz[oa]|fidanzat[oa]|marito|moglie|suocer[oa]|cognat[oa]|genero|nuora|miglior[e]? amic[oa]|medico|dentista|dottoressa|segretaria|datore di lavoro)",
  ),
  anywhere(
    "(?:元カノ|元カレ|元彼|元妻|元夫|元彼女|元旦那)",
    "(?:うちの|私の|僕の|俺の|わたしの|会社の|職場の|隣の|隣に住む|近所の)(?:.{0,4})(?:上司|部長|課長|社長|先輩|後輩|同僚|先生|担任|大家|旦那|夫|妻|嫁|彼女|彼氏|親友|友人|[\\p{Script=Han}]{1,3}さん)",
    "(?:上司|同僚|部下|担任|大家)の[\\p{Script=Han}]{2,4}(?:さん|部長|課長|先生|氏)?",
  ),
  anywhere(
    "(?:我的?|我们的?|咱们?的?)(?:的)?(?:前女友|前男友|前妻|前夫|前任|老板|上司|领导|经理|同事|邻居|房东|室友|同学|老师|班主任|女朋友|男朋友|女友|男友|老公|老婆|丈夫|妻子|未婚妻|未婚夫|岳母|岳父|婆婆|公公|嫂子|姐夫|闺蜜|好朋友|医生|教练|秘书)",
    "(?:邻居|隔壁|楼下|楼上|同事|房东)(?:的)?[赵钱孙李周吴郑王冯陈卫蒋沈韩杨朱秦许何吕张孔曹严华金魏陶姜谢邹章苏潘葛范彭鲁韦马方任袁柳史唐费薛雷贺汤罗毕郝安常齐康伍余顾孟黄萧尹姚邵汪毛戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾江童颜郭梅林徐邱骆高夏蔡田胡霍万柯卢莫房丁邓洪包石崔龚程陆](?:先生|女士|太太|阿姨|叔叔|大爷|大妈|奶奶|爷爷|老师|哥|姐|某|[\\p{Script=Han}]{1,2})",
  ),
  anywhere(
    "(?:मेर[ाीे]|हमार[ाीे]|अपन[ाीे]) (?:पूर्व |पुरान[ाीे] |नई |नए )?(?:बॉस|पड़ोसी|पड़ोसन|पड़ोसियों|सहकर्मी|सहकर्मियों|टीचर|शिक्षक|शिक्षिका|अध्यापक|मकान ?मालिक|रूममेट|सहपाठी|प्रेमिका|प्रेमी|गर्लफ्रेंड|बॉयफ्रेंड|पत्नी|पति|बीवी|मंगेतर|सास|ससुर|साला|साली|जीजा|भाभी|देवर|ननद|एक्स|मैनेजर|डॉक्टर|प्रोफेसर|दोस्त \\p{L}+)",
  ),
  anywhere(
    "(?<!\\p{L})(?:و|ب|ل)?(?:جاري|جارتي|جارنا|جارتنا|جيراني|جيراننا|مديري|مديرتي|مديرنا|رئيسي في العمل|زميلي|زميلتي|زملائي|زميلنا|استاذي|استاذتي|معلمي|معلمتي|طليقي|طليقتي|خطيبي|خطيبتي|زوجي|زوجتي|حبيبي السابق|حبيبتي السابقه|صديقي السابق|صديقتي السابقه|حماتي|حماي|صهري|نسيبي|سلفتي|رفيقي في السكن|زميل \\p{L}*ي|طبيبي|طبيبتي|صديقتي المقربه|صديقي المقرب)(?!\\p{L})",
  ),
];

/** Staff of a place that is named: the name follows, with a capital. */
export const staffOfPlace = words("(?:the|that) " + staff + " (?:at|from|in)(?: the)?");

/** Kin and friends, who count when their name is said: "my daughter Emily". The name follows, with a capital. */
export const namedKin = words(
  "(?:my|our) (?:\\p{L}+ ){0,2}?(?:mom|mum|mother|dad|father|sister|brother|son|daughter|cousin|uncle|aunt|auntie|niece|nephew|friend|buddy|grandmother|grandma|grandfather|grandpa|godmother|godson|student|client|customer|baker|barber|kid|child|baby|twin|twins)",
  "(?:mi|mis|nuestr[oa]s?) (?:\\p{L}+ )?(?:mama|madre|papa|padre|herman[oa]|hij[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|abuel[oa]|client[ea]|alumn[oa])",
  "(?:meu|minha|noss[oa]) (?:\\p{L}+ )?(?:mae|pai|irma|irmao|filh[oa]|prim[oa]|ti[oa]|sobrinh[oa]|amig[oa]|avo|cliente|alun[oa])",
  "(?:mon|ma|notre) (?:\\p{L}+ )?(?:mere|pere|maman|papa|soeur|frere|fils|fille|cousine?|oncle|tante|neveu|niece|amie?|copain|copine|grand-mere|grand-pere|cliente?|eleve)",
  "(?:mein|meine|meinem|meinen|meiner|unsere?) (?:\\p{L}+[er] )?(?:mutter|mama|vater|papa|schwester|bruder|sohn|tochter|cousine?|onkel|tante|neffe|nichte|freund|oma|opa|grossmutter|grossvater|kundin|schuler(?:in)?)",
  "(?:mi[oa]|nostr[oa]) (?:\\p{L}+ )?(?:madre|mamma|padre|papa|sorella|fratello|figli[oa]|cugin[oa]|zi[oa]|nipote|amic[oa]|nonn[oa]|cliente|alunn[oa])",
);
