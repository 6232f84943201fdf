import { lexiconOf } from "#lib/planning/intent/lexicon.ts";

/** Colour words to `#rrggbb`. */
export const colourLexicon = lexiconOf<string>([
  [
    "red|crimson|scarlet|rojo|roja|rojos|rojas|rouge|rouges|rot|rote|roten|roter|rotes|vermelho|vermelha|rosso|rossa|rossi|rosse|赤|赤い|真っ赤|红|红色|红色的|लाल|أحمر|حمراء|красн*|빨간|빨강|붉은|rood|rode",
    "#c8322b",
  ],
  ["dark red|burgundy|maroon|granate|bordeaux|weinrot|bordô|えんじ|酒红*|бордов*", "#7b1e28"],
  ["orange|naranja|orangefarben*|laranja|arancione|オレンジ|橙色|नारंगी|برتقالي*|оранжев*|주황|oranje", "#e8772e"],
  [
    "yellow|amarillo|amarilla|jaune|jaunes|gelb|gelbe|gelben|gelber|gelbes|amarelo|amarela|giallo|gialla|黄色|黄色い|黄色的|पीला|पीली|पीले|أصفر|صفراء|жёлт*|желт*|노란|노랑|geel|gele",
    "#f0c534",
  ],
  [
    "gold|golden|dorado|dorada|doré|dorée|golden*|goldene|dourado|dourada|dorato|dorata|金色|金色的|सुनहर*|ذهبي*|золот*|금색|gouden",
    "#d4a63a",
  ],
  ["amber|ámbar|ambré|âmbar|ambra|琥珀|янтарн*", "#d98a2b"],
  [
    "green|emerald|verde|verdes|vert|verte|verts|vertes|grün|grüne|grünen|grüner|grünes|verdi|緑|緑の|绿|绿色|绿色的|हरा|हरी|हरे|أخضر|خضراء|зелён*|зелен*|초록|녹색|groen|groene",
    "#3f8f4f",
  ],
  ["teal|turquoise|cyan|turquesa|türkis|turchese|ターコイズ|青绿*|बिरु*|فيروزي|бирюзов*|청록", "#2a9d9a"],
  [
    "blue|azul|azules|bleu|bleue|bleus|bleues|blau|blaue|blauen|blauer|blaues|azuis|blu|azzurro|azzurra|青|青い|蓝|蓝色|蓝色的|नीला|नीली|नीले|أزرق|زرقاء|син*ий|синяя|синее|голуб*|파란|파랑|푸른|blauw|blauwe",
    "#2f6fb7",
  ],
  ["navy|dark blue|azul marino|bleu marine|dunkelblau*|marineblau*|azul marinho|紺|深蓝*|тёмно син*", "#1f2f57"],
  [
    "purple|violet|morado|morada|púrpura|violeta|pourpre|violette|lila|violett*|roxo|roxa|viola|紫|紫色|紫色的|बैंगनी|बनफ़शी|بنفسجي|أرجواني|фиолетов*|보라|paars|paarse",
    "#7a4fa3",
  ],
  [
    "pink|rosado|rosada|pinke|rosafarben*|cor de rosa|ピンク|桃色|粉色|粉红*|गुलाबी|وردي*|розов*|분홍|핑크|roze",
    "#e88fb0",
  ],
  [
    "brown|marrón|marrones|marron|brun|brune|braun|braune|braunen|brauner|castanho|marrom|marrone|茶色|棕色|褐色|भूरा|भूरी|بني|коричнев*|갈색|bruin|bruine",
    "#7a5236",
  ],
  [
    "black|negro|negra|negros|negras|noir|noire|noirs|noires|schwarz|schwarze|schwarzen|schwarzer|schwarzes|preto|preta|pretos|nero|nera|neri|nere|黒|黒い|黑|黑色|黑色的|काला|काली|काले|أسود|سوداء|чёрн*|черн*ый|검은|검정|zwart|zwarte",
    "#1c1c20",
  ],
  [
    "white|blanco|blanca|blancos|blancas|blanc|blanche|blancs|blanches|weiß|weiße|weißen|weißer|weißes|branco|branca|brancos|bianco|bianca|bianchi|bianche|白|白い|白色|白色的|सफ़ेद|सफेद|أبيض|بيضاء|бел*ый|белая|белое|белом|하얀|흰|wit|witte",
    "#f1efe8",
  ],
  [
    "grey|gray|gris|grises|grau|graue|grauen|cinza|grigio|grigia|灰色|灰色的|स्लेटी|धूसर|رمادي*|сер*ый|серая|회색|grijs|grijze",
    "#8a8d91",
  ],
  ["silver|plateado|argenté|silbern*|prateado|argentato|銀色|银色|चांदी*|فضي*|серебр*|은색|zilveren", "#c3c7cc"],
  ["beige|cream-coloured|ivory|crema color|ベージュ|米色|бежев*", "#e3d5b8"],
]);

/** Mood words to the mood they name in the plan. */
export const moodLexicon = lexiconOf<string>([
  [
    "melanchol*|wistful|sorrow*|sad|sadness|grief|grieving|mournful|lonely|loneliness|lonesome|heartbroken|melancolía|melancólic*|triste|tristeza|soledad|solitario|solitaria|mélancoli*|tristesse|solitude|seul|traurig*|trauer|einsam*|melanchol*|melancolia|solidão|solitário|sozinho|malinconi*|tristezza|solitudine|solo|悲しい|悲し*|寂し*|孤独|切ない|憂鬱|悲伤|忧伤|孤独|寂寞|उदास*|अकेल*|दुख*|حزن*|حزين*|وحيد*|وحدة|грустн*|печал*|одинок*|тоск*|슬픈|슬픔|외로*|쓸쓸*|우울*|verdriet*|eenzaam*|droevig",
    "melancholy",
  ],
  [
    "nostalgi*|longing|homesick|memories|memory|nostálgic*|añoranza|recuerdo*|sehnsucht|saudade*|souvenir*|nostalgi*|懐かし*|郷愁|怀旧|思念|回忆|याद*|حنين*|ностальг*|그리움|추억|heimwee",
    "nostalgic",
  ],
  [
    "joy*|happy|happiness|cheerful|playful|delight*|celebrat*|alegre*|alegría|feliz|felices|felicidad|joyeu*|heureu*|bonheur|joie|fröhlich*|glücklich*|freude|feliz|alegria|felic*|gioia|gioios*|allegr*|嬉し*|楽し*|幸せ|喜び|快乐|高兴|欢乐|开心|幸福|खुश*|आनंद*|سعيد*|سعادة|فرح*|радост*|счаст*|весел*|행복*|기쁨|즐거*|vrolijk*|blij*|gelukkig*",
    "joyful",
  ],
  [
    "tense|tension|suspense*|anxious|uneasy|nervous|ominous|eerie|creepy|sinister|dread|fear*|scary|afraid|terrif*|tens[oa]|tensión|miedo|inquietante|siniestr*|tendu*|peur|angoiss*|inquiét*|angespannt*|angst|unheimlich*|bedrohlich*|medo|tenso|sombri*|paura|tes[oa]|inquietant*|不気味|恐怖|緊張*|怖*|恐ろし*|紧张|恐惧|诡异|害怕|डर*|भय*|तनाव*|خوف*|مخيف*|توتر|страх*|страшн*|тревож*|жутк*|무서*|두려*|불안*|긴장*|spannend*|eng",
    "tense",
  ],
  [
    "calm|serene|serenity|peaceful|quiet|tranquil*|gentle|gently|silent|silence|still|meditative|tranquil[oa]|calma|sereno|serena|silencio*|paz|paisible|calme|serein*|silencieu*|tranquille|ruhig*|friedlich*|still|stille*|gelassen*|calmo|tranquil*|silêncio|paz|quiet[oe]|sereno|silenzi*|pace|静か|静か*|穏やか*|静寂|平和|宁静|安静|平静|寂静|शांत*|सन्नाट*|هادئ*|هدوء|سلام|سكون|спокойн*|тих*|тишин*|조용*|고요*|평화*|차분*|rustig*|stil*|kalm*",
    "calm",
  ],
  [
    "hope|hopeful|uplifting|inspir*|optimis*|courage*|esperanza*|esperanzad*|inspirador*|espoir|inspirant*|hoffnung*|mut*ig|esperança*|inspirador*|speranza*|希望|勇気|希望的|勇敢|उम्मीद*|आशा*|أمل|شجاع*|надежд*|вдохнов*|смел*|희망*|용기*|hoop*",
    "hopeful",
  ],
  [
    "romantic|romance|tender|tenderness|loving|intimate|romántic*|tiern*|ternura|amor|romanti*|tendre*|amoureu*|zärtlich*|liebevoll*|romântic*|carinh*|romantic*|tener*|ロマンチック|優し*|愛|浪漫|温柔|爱情|रोमांटिक|प्रेम|प्यार*|رومانسي*|حب|романти*|нежн*|любов*|로맨틱*|사랑*|다정*|romantisch*|teder*",
    "tender",
  ],
  [
    "dark|gloomy|grim|brooding|bleak|oscur*|lúgubre|tenebros*|sombre*|lugubre|düster*|finster*|dunkel*|escur*|sombri*|bui[oa]|oscur*|cup[oa]|暗い|暗*|闇|黑暗|阴暗|अंधेर*|अँधेर*|مظلم*|ظلام|тёмн*|темн*|мрачн*|어두*|어둠*|duister*|donker*",
    "dark",
  ],
  [
    "energetic|energy|dynamic|intense|frantic|explosive|powerful|fast-paced|enérgic*|energía|dinámic*|intens[oa]|énergi*|dynamique|intense|puissant*|energie*|dynamisch*|rasant*|kraftvoll*|energ*|intens*|dinamic*|エネルギッシュ|激しい|迫力*|激烈|充满活力|动感|ऊर्जा*|जोश*|طاقة|حماس*|энерги*|динамич*|мощн*|에너지*|역동*|강렬*",
    "energetic",
  ],
  [
    "dreamy|dreamlike|surreal|ethereal|mystical|magical|enchant*|oniric*|onírico|surrealista|etére*|mágic*|onirique|surréaliste|féérique|magique|traumhaft*|surreal*|märchenhaft*|magisch*|etere*|oniric*|magic[oahe]*|夢のような|幻想的*|神秘*|不思議*|梦幻*|神秘*|奇幻|超现实|जादुई|रहस्यमय*|سحري*|حالم*|غامض*|волшебн*|сказочн*|мистич*|сюрреал*|몽환*|신비*|꿈같*|dromerig*|mysterieus*",
    "dreamlike",
  ],
  [
    "funny|comic|comical|hilarious|absurd|silly|whimsical|quirky|awkward|divertid*|gracios*|absurd[oa]|drôle*|absurde|lustig*|komisch*|witzig*|albern*|engraçad*|divertent*|buff[oa]|面白*|滑稽*|可笑*|搞笑|滑稽|荒诞|मज़ेदार|मजेदार|हास्य*|مضحك*|طريف*|смешн*|забавн*|нелеп*|웃긴|재미있*|grappig*",
    "comic",
  ],
  [
    "epic|majestic|grand|monumental|sweeping|heroic|épic*|majestuos*|grandios*|épique*|majestueu*|episch*|majestätisch*|gewaltig*|majestos*|grandios*|epic[oa]|maestos*|壮大*|雄大*|壮观|宏伟|史诗*|भव्य*|ملحم*|مهيب*|эпич*|величествен*|웅장*|장엄*|episch*|majestueus*",
    "epic",
  ],
  [
    "cozy|cosy|warm|warmth|homely|acogedor*|cálid*|chaleureu*|gemütlich*|warme*|aconchegant*|accoglient*|cald[oa]|温か*|暖か*|温馨|温暖|आरामदायक|गर्मजोशी|دافئ*|уютн*|тёпл*|тепл*|따뜻*|포근*|아늑*|gezellig*|warm*",
    "warm",
  ],
  [
    "elegant|elegance|luxur*|sophisticated|refined|chic|sleek|minimal*|elegan*|lujos*|sofisticad*|élégan*|raffiné*|luxueu*|luxuriös*|edel*|luxuos*|elegant*|raffinat*|lussuos*|優雅*|上品*|高級*|优雅*|奢华*|高端|शानदार|أنيق*|فاخر*|элегант*|роскош*|изыскан*|우아*|고급*|세련*|luxe*",
    "elegant",
  ],
  [
    "angry|anger|rage|furious|fury|enojad*|furia|ira|colère|furieu*|wütend*|zorn*|wut|raiva|furios*|rabbia|怒り|怒*|愤怒|生气|गुस्स*|क्रोध*|غضب*|غاضب*|злой|гнев*|ярост*|분노*|화난|boos*",
    "angry",
  ],
]);

/** Styles in the words of the trade. */
export const styleLexicon = lexiconOf<string>([
  [
    "claymation|clay animation|plasticine|plastilina|de plastilina|pâte à modeler|knetanimation|knete|massinha|plastilina|クレイアニメ*|粘土|黏土|粘土动画|क्ले|طين متحرك|пластилин*|클레이*",
    "claymation",
  ],
  [
    "stop motion|stop-motion|puppet animation|animación cuadro a cuadro|コマ撮り*|ストップモーション|定格动画|стоп моушн|스톱모션",
    "stop motion",
  ],
  ["anime|manga style|manga|ghibli*|アニメ*|动漫|日漫|एनीमे|أنمي|аниме|애니메*", "anime"],
  [
    "cartoon|cartoons|animated|animation|animación|dibujos animados|dessin animé|animé|zeichentrick*|trickfilm|animiert*|desenho animado|animação|cartone animato|animazione|动画*|卡通|कार्टून|एनिमेशन|كرتون|رسوم متحركة|мульт*|анимац*|만화|애니메이션|tekenfilm|animatie",
    "animation",
  ],
  ["pixar*|3d animation|3d animated|3d render|cgi|3d|three-dimensional", "3d animation"],
  [
    "watercolor|watercolour|acuarela|aquarelle|aquarell*|aquarela|acquerello|acquarello|水彩*|वॉटरकलर|ألوان مائية|акварел*|수채화|aquarel",
    "watercolour",
  ],
  [
    "oil painting|painterly|óleo|pintura al óleo|peinture à l'huile|ölgemälde|pintura a óleo|dipinto a olio|油絵|油画|तैलचित्र|لوحة زيتية|масляная живопись|유화",
    "oil painting",
  ],
  [
    "paper cut|papercut|paper cutout|origami|papercraft|paper animation|paper world|paper theatre|paper theater|paper puppets|de papel|en papier|aus papier|di carta|切り絵|折り紙|剪纸|折纸|कागज़ की|ورقي*|бумажн*|종이",
    "paper craft",
  ],
  ["pixel art|8 bit|8-bit|voxel|retro game|ドット絵|像素*|пиксел*|픽셀*", "pixel art"],
  [
    "black and white|monochrome|b&w|blanco y negro|noir et blanc|schwarz weiß|schwarzweiß|preto e branco|bianco e nero|白黒|モノクロ*|黑白*|श्वेत श्याम|أبيض وأسود|чёрно бел*|черно бел*|흑백|zwart wit",
    "black and white",
  ],
  ["16mm|16 mm|super 8|super-8|8mm|film grain|grainy", "16mm film"],
  ["35mm film|35 mm film|kodak|film stock|analog film|shot on film", "35mm film"],
  ["vhs|found footage|camcorder footage|home video|glitch", "vhs"],
  ["film noir|neo noir|noir thriller|noir style", "film noir"],
  ["wes anderson*|pastel palette|pastel colors|pastel colours|symmetrical framing", "symmetrical pastel"],
  [
    "hyperreal*|photoreal*|realistic|hiperrealista|realista|réaliste|realistisch*|realístico|realistico|写実的*|写实|यथार्थ*|واقعي*|реалистич*|사실적*",
    "photorealistic",
  ],
  ["documentary style|cinéma vérité|vérité", "vérité"],
  [
    "cinematic|cinematográfic*|cinématographique|filmisch|cinemático|cinematografic*|映画的*|シネマティック|电影感|电影般|सिनेमाई|سينمائي*|кинематограф*|시네마틱|영화 같은",
    "cinematic",
  ],
  ["minimalist|minimalism|minimalista|minimaliste|minimalistisch*|ミニマル*|极简*|минимализм|미니멀*", "minimalist"],
  ["steampunk|art deco|bauhaus|art nouveau|brutalist|surrealism|impressionis*|pop art|baroque|gothic", "period design"],
  [
    "slow motion|slow-motion|slowmo|slow mo|cámara lenta|ralenti|au ralenti|zeitlupe|câmera lenta|rallentatore|スローモーション|慢动作|慢镜头|स्लो मोशन|بطيء|замедленн*|슬로모션|slow-motion",
    "slow motion",
  ],
  [
    "time lapse|timelapse|time-lapse|hyperlapse|タイムラプス|延时摄影|टाइम लैप्स|таймлапс|타임랩스|zeitraffer",
    "time lapse",
  ],
]);

/** Periods by word; years and decades are read by pattern. */
export const eraLexicon = lexiconOf<string>([
  [
    "medieval|middle ages|edad media|moyen âge|médiéval*|mittelalter*|idade média|medioevo|medievale|中世*|中世纪|मध्ययुगीन|العصور الوسطى|средневек*|중세*|middeleeuw*",
    "medieval",
  ],
  [
    "victorian|victoriano|victorien*|viktorianisch*|vitoriano|vittoriano|ヴィクトリア朝|维多利亚*|викториан*",
    "victorian",
  ],
  [
    "ancient rome|roman empire|ancient greece|ancient egypt|ancient|antigua|antiquité|antike*|antico|古代|古代的|प्राचीन|قديم*|древн*|고대*",
    "ancient",
  ],
  ["prehistoric|stone age|dinosaurs|prehistóric*|préhistori*|先史|史前|доисторич*", "prehistoric"],
  ["cyberpunk|ciberpunk|サイバーパンク|赛博朋克|साइबरपंक|سايبربانك|киберпанк|사이버펑크", "cyberpunk"],
  [
    "futuristic|far future|sci-fi|science fiction|space age|futurista|ciencia ficción|futuriste|science-fiction|futuristisch*|zukunft|ficção científica|fantascienza|futuristic*|未来*|近未来|SF|科幻|未来*|भविष्य*|خيال علمي|مستقبل*|футуристич*|будущ*|미래*|toekomst*",
    "future",
  ],
  [
    "post-apocalyptic|postapocalyptic|apocalypse|apocalyptic|postapocalíptic*|post apocalyptique|postapokalyptisch*|pós apocalíptico|post apocalittico|終末*|末日*|постапокал*|종말*",
    "post-apocalyptic",
  ],
  ["samurai|edo period|feudal japan|sengoku|江戸時代|侍|武士|самура*", "feudal japan"],
  ["wild west|old west|western|cowboy|lejano oeste|far west|wilder westen|velho oeste|西部*|дик*запад", "old west"],
  ["renaissance|renacimiento|rinascimento|renascimento|ルネサンス|文艺复兴", "renaissance"],
  ["retro|vintage|old-fashioned|レトロ|复古|ретро|винтаж*|레트로", "retro"],
  ["tang dynasty|ming dynasty|ancient china|唐代|唐朝|明朝|宋朝|清朝", "imperial china"],
  ["roaring twenties|jazz age", "1920s"],
  ["wartime|world war|wwii|ww2|la guerra mundial|weltkrieg", "wartime"],
]);

/** Plain adjectives: they qualify a subject and never are one. */
export const adjectiveLexicon = lexiconOf<true>([
  [
    "old|young|small|little|big|large|huge|tall|short|tiny|giant|new|empty|abandoned|broken|forgotten|lost|grumpy|tired|brave|curious|hungry|blind|shy|proud|rich|poor|wild|wet|dry|cold|hot|bright|soft|hard|heavy|light-filled|single|last|first|only|second|third|secret|hidden|strange|serious|rusty|wooden|glass-walled|stray|single|quiet|busy|crowded|cracked|ripped|delicate|massive|endless|final|whole|next|same|own|late|early|oversized|rural|best|better|great|good|bad|beautiful|perfect|retired|tender|fresh|homemade",
    true,
  ],
  [
    "viejo|vieja|joven|pequeño|pequeña|gran|grande|grandes|alto|alta|nuevo|nueva|vacío|vacía|abandonado|abandonada|roto|rota|perdido|perdida|último|última|primer|primera|solo|sola|antiguo|mojado|mojada|mojadas|mojados|cansado|cansada|valiente|tímido|tímida|enorme|fresco|fresca",
    true,
  ],
  [
    "vieux|vieille|jeune|petit|petite|petits|petites|grand|grande|grands|grandes|nouveau|nouvelle|vide|vides|abandonné|abandonnée|cassé|perdu|perdue|dernier|dernière|premier|première|seul|seule|ancien|ancienne|mouillé|fatigué|timide|énorme|beau|belle",
    true,
  ],
  [
    "alte|alter|altes|alten|alt|junge|junger|junges|jungen|kleine|kleiner|kleines|kleinen|klein|große|großer|großes|großen|groß|neue|neuer|neues|neuen|leere|leerer|leeres|leeren|verlassene|verlassener|verlassenen|verlassenes|kaputte|verlorene|letzte|letzter|letzten|erste|erster|ersten|einzige|einsame|nasse|müde|mutige|schüchterne|riesige|schöne",
    true,
  ],
  [
    "velho|velha|jovem|pequeno|pequena|novo|nova|vazio|vazia|abandonado|abandonada|quebrado|perdido|perdida|último|última|primeiro|primeira|sozinho|sozinha|antigo|molhado|cansado|corajoso|tímido|gigante|bonito|bonita",
    true,
  ],
  [
    "vecchio|vecchia|giovane|piccolo|piccola|piccoli|nuovo|nuova|vuoto|vuota|abbandonato|abbandonata|rotto|perso|ultimo|ultima|ultimi|primo|prima|antico|antica|bagnato|stanco|coraggioso|timido|timida|enorme|bello|bella|fresca|fresco",
    true,
  ],
  [
    "小さな|小さい|大きな|大きい|古い|古びた|新しい|若い|美しい|空っぽの|空っぽ|最後の|最初の|亡き|長い|高い|弱い|強い|暖かい|冷たい|濡れた",
    true,
  ],
  [
    "小小的|小小|小的|大大的|古老的|古老|老旧|年轻的|年轻|年老的|年老|新的|旧的|美丽的|美丽|空的|空荡荡的|最后的|最后|巨大的|巨大|废弃的|废弃|完美的|完美|可爱的|可爱",
    true,
  ],
  [
    "बूढ़ा|बूढ़ी|बूढ़े|जवान|छोटा|छोटी|छोटे|बड़ा|बड़ी|बड़े|नया|नयी|नई|पुराना|पुरानी|पुराने|खाली|टूटा|सुंदर|आखिरी|आख़िरी|पहला|पहली|अकेला",
    true,
  ],
  [
    "عجوز|شاب|شابة|صغير|صغيرة|كبير|كبيرة|جديد|جديدة|قديم|قديمة|فارغ|فارغة|مهجور|مهجورة|أخير|أخيرة|جميل|جميلة|ضخم|ضخمة|الأخير|الأخيرة|الصغير|الصغيرة|القديمة|القديم",
    true,
  ],
  [
    "стар*|молод*|маленьк*|больш*|нов*ый|новая|новое|пуст*ой|пустая|пустом|заброшенн*|последн*|перв*|огромн*|красив*|уставш*",
    true,
  ],
  ["작은|큰|늙은|젊은|새로운|낡은|오래된|빈|버려진|마지막|첫|거대한|아름다운|지친|용감한|예쁜", true],
  ["oude|jonge|kleine|grote|nieuwe|lege|verlaten|kapotte|laatste|eerste|enorme|mooie|moe|dappere", true],
]);
