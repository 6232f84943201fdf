import { lexiconOf } from "#lib/planning/intent/lexicon.ts";
import { everydayThings } from "./everyday-things.ts";
import { koreanThings } from "./korean-things.ts";

/** Words for things an element's own card does not list, each with the elements that may stand for it, best first. */
export const meaningLexicon = lexiconOf<readonly string[]>([
  ...everydayThings,
  ...Object.entries(koreanThings).map(([words, ids]) => [words, ids.split(" ")] as const),
  [
    "smuggler*|widow|widower|worker*|surgeon*|monk*|nun|priest*|thief|thieves|burglar*|courier*|messenger*|waiter|waitress|waiters|boss|butler|tailor*|blacksmith*|potter*|shepherd*|judge|lawyer*|cop|cops|policeman|policewoman|police|officer*|guard*|spy|spies|assassin*|samurai|ninja*|pirate*|cowboy*|princess*|prince|poet*|singer*|rapper*|drummer*|violinist|pianist|guitarist|conductor|acrobat*|clown*|magician*|skateboarder*|rider*|racer*|swimmer*|gymnast*|ballerina*|bartender*|mechanic*|plumber*|carpenter*|electrician*|firefighter*|paramedic*|patient*|tourist*|commuter*|passenger*|hitchhiker*|neighbour*|roommate*|sister*|brother*|uncle|aunt|cousin*|grandpa|grandma|granddad|nana|elder*|veteran*|refugee*|immigrant*|hacker*|gamer*|streamer*|influencer*|ceo|intern*|manager*|mayor|president|goddess|god|angel*|giant|vampire*|zombie*|mermaid*|sister|twins|lover*|ex|wizard*|sorcer*|alchemist*|vendor*|merchant*|mariner*|captain*|crew|mom|mum|people|villager*|goalkeeper*|referee*|coach*|baller|hand|hands|face|faces|eye|eyes|silhouette*|ladrón|ladrones|cirujan*|camarer*|sastre|alfarer*|pastor|pastora|monje|policía|princesa|príncipe|pirata*|hermano*|hermana*|tío|tía|vecino|vecina|alcalde*|mano|manos|rostro|ojos|soldado|viuda|viudo|reina|rey|cantante*|jinete|voleur|voleuse|chirurgien*|serveu*|tailleur|potier*|berger|bergère|moine|policier*|princesse|prince|frère*|sœur*|voisin*|maire|main|mains|visage|yeux|soldat*|veuve|veuf|reine|roi|chanteu*|cavalier|dieb*|chirurg*|kellner*|schneider*|töpfer*|schäfer*|mönch*|polizist*|prinz*|bruder|schwester|nachbar*|bürgermeister*|hand|hände|gesicht|augen|soldat*|witwe*|königin|könig|sänger*|reiter*|yogalehrer*|lehrer*|arzt|ärztin|ladrão|cirurgi*|garçom|garçonete|alfaiate|oleiro|pastor|monge|policial|irmão*|irmã*|vizinh*|prefeito|mão|mãos|rosto|olhos|viúva|viúvo|rainha|rei|cantor*|surfista*|avó|avô|ladro|chirurg*|camerier*|sarto|vasaio|pastori|pastore|monaco|poliziotto|principe*|fratello|fratelli|sorella|sorelle|vicin*|sindaco|mano|mani|volto|occhi|soldato|vedova|vedovo|regina|re|cantante|nonna|nonno|魔法使い|侍|忍者|医者|先生|王|王女|王子|祖母|祖父|おばあさん|おじいさん|妻|夫|兄|弟|姉|妹|姉妹|兄弟|警官|歌手|騎士|手|顔|目|老人|武士|医生|老师|国王|女王|公主|王子|奶奶|爷爷|外婆|妻子|丈夫|哥哥|姐姐|弟弟|妹妹|姐妹|警察|歌手|骑士|双手|脸|眼睛|老奶奶|老爷爷|宇航员|कुम्हार|डॉक्टर|शिक्षक|राजा|रानी|दादी|दादा|नानी|पत्नी|पति|भाई|बहन|पुलिस|गायक|सैनिक|हाथ|चेहरा|आँख*|बुज़ुर्ग|किसान|طبيب|معلم|ملك|ملكة|جدة|جد|زوجة|زوج|أخ|أخت|شرطي|مغني|فارس|يد|وجه|عين|عيون|رائد فضاء|فلاح|человек*|мужчин*|женщин*|люди|людей|девушк*|парень|старик*|старуш*|бабушк*|дедушк*|мать|отец|мама|папа|врач*|учител*|солдат*|рыбак*|моряк*|космонавт*|художник*|музыкант*|певиц*|певец|балерин*|детектив*|смотрител*|король|королев*|вор|друг|друзья|руки|лицо|глаза|사람*|남자*|여자*|할머니*|할아버지*|어머니*|아버지*|엄마*|아빠*|의사*|선생*|군인*|어부*|선원*|우주비행사*|화가*|음악가*|가수*|무용수*|형사*|등대지기*|왕*자|여왕*|친구*|손|얼굴|눈동자|아이돌|man|vrouw|mensen|oma|opa|moeder|vader|dokter|arts|leraar|soldaat|visser|zeeman|astronaut|kunstenaar|muzikant|zanger*|danser*|vuurtorenwachter|koning|koningin|dief|vriend*|molenaar|bakker|handen|gezicht",
    ["person"],
  ],
  [
    "brothers|sisters|siblings|lovers|newlyweds|hermanos|hermanas|frères|sœurs|brüder|geschwister|irmãos|fratelli|crowds|townspeople|protesters|marchers|students|runners|farmers|nurses|teachers|workers|bakers|soldiers|generations|generation*|humanity|humankind|人类|人類|मानवता|البشر|толпа|семья|군중|가족*|menigte|gezin",
    ["crowd", "person"],
  ],
  [
    "girls|boys|kids|niños|niñas|enfants|kinder|crianças|meninos|bambini|孩子们|子供たち|बच्चे|أطفال|дети|ребён*|ребенок|девочк*|мальчик*|아이*|소녀*|소년*|아기*|kinderen|meisje*|jongen|jongetje|schoolchildren|toddler*|grandson*|granddaughter*|grandchild*|grandkid*|nephew*|niece*|schoolgirl*|schoolboy*|nietos|nietas|petits enfants|enkelkinder|孫たち",
    ["child", "crowd", "person"],
  ],
  ["wolf|wolves|werewolf|lobo|loup|wolf*|lupo|狼|волк*|늑대*", ["wolf", "fox", "dog"]],
  [
    "dogs|corgi*|poodle*|dachshund*|husky|huskies|bulldog*|greyhound*|собак*|щен*|пёс|пес|개가|개는|강아지*|hond*|puppies|perrito|chiens",
    ["dog"],
  ],
  ["кот|кошк*|котён*|кота|고양이*|kat|katten|poes*|kittens", ["cat"]],
  [
    "rabbit*|bunny|bunnies|hare|conejo|liebre|lapin|hase|kaninchen|coelho|coniglio|ウサギ|うさぎ|兎|兔子|खरगोश|أرنب|заяц|кролик*|토끼*|konijn",
    ["rabbit", "fox"],
  ],
  ["mouse|mice|rat|rats|hamster*|ratón|souris|maus|rato|topo|ネズミ|老鼠|चूहा|فأر|мыш*|muis", ["mouse", "fox"]],
  ["squirrel*|ardilla|écureuil|eichhörnchen|リス|松鼠|белк*|다람쥐*", ["squirrel", "fox"]],
  ["hedgehog*|igel|riccio|ёж*|egel", ["hedgehog", "fox"]],
  ["лис|лиса|лисы|лису|лисён*|여우*|vos|raccoon*|badger*|otter*|beaver*|ferret*|weasel", ["fox", "cat", "dog"]],
  ["horses|donkey*|mule|лошад*|конь|коня|말이|말을|말은|paard*", ["horse", "deer"]],
  ["camel*|llama*|alpaca*|camello|chameau|kamel|camelo|cammello|ラクダ|骆驼|ऊँट|جمل|верблюд*|낙타*", ["camel", "horse"]],
  [
    "cow|cows|bull|bulls|ox|buffalo|vaca|toro|vache|taureau|kuh|stier|touro|mucca|牛|गाय|बैल|بقرة|коров*|소가|koe|koeien",
    ["cow", "horse"],
  ],
  [
    "birds|seagulls|feather*|ostrich|peacock*|turkey|woodpecker|stork|bat|bats|птиц*|чайк*|ворон*|голуб*ь|журавл*|새가|새는|갈매기*|비둘기*|까마귀*|vogels|meeuw*|鶴|つる|仙鹤|鹤",
    ["bird"],
  ],
  ["octopus*|squid|pulpo|poulpe|krake|polvo|タコ|章鱼|осьминог*|문어*", ["octopus", "fish"]],
  ["crab*|lobster*|shrimp", ["crab", "fish"]],
  ["snake*|serpent*|serpiente|schlange|cobra|serpente|ヘビ|蛇|साँप|ثعبان|змея|뱀*|slang", ["snake", "fish"]],
  ["frog*|toad*|rana|grenouille|frosch|sapo|カエル|青蛙|मेंढक|ضفدع|лягушк*|개구리*|kikker", ["frog", "fish"]],
  ["lizard*|crocodile*|alligator*", ["lizard", "fish"]],
  ["snail*|улитк*", ["snail", "fish"]],
  ["eel|stingray*|manta|рыб*|물고기*|vis|vissen", ["fish"]],
  ["кит|киты|кита|дельфин*|고래*|돌고래*|walvis|dolfijn", ["whale", "fish"]],
  ["goats|коз*", ["goat", "deer"]],
  ["sheep|lamb*|pecore|овц*|양이|양들|schapen", ["sheep", "deer"]],
  ["олен*|лос*ь|사슴*|hert", ["deer", "horse"]],
  ["медвед*|곰*|beer|kangaroo*|koala*|sloth*", ["bear", "cat"]],
  ["лев|사자*|leeuw", ["lion", "cat"]],
  ["тигр*|호랑이*|tijger|leopard*|panther*|cheetah*|jaguar*|lynx", ["tiger", "cat"]],
  [
    "monkey*|ape|apes|chimp*|mono|singe|affe|macaco|scimmia|サル|猿|猴子|बंदर|قرد|обезьян*|원숭이*|aap",
    ["monkey", "bear"],
  ],
  ["dinosaur*|t rex|dinosaurio|dinosaure|恐竜|恐龙|динозавр*|공룡*", ["dinosaur", "elephant"]],
  ["слон*|코끼리*|olifant*", ["elephant"]],
  ["пчел*|светляч*|벌이|반딧불*|bij|ant|ants|beetle*", ["bee", "butterfly"]],
  ["spider*|araña|araignée|spinne|aranha|ragno|蜘蛛|паук*|거미*", ["spider", "butterfly"]],
  ["орёл|орел", ["eagle", "bird"]],
  ["бабочк*|나비*|vlinder*", ["butterfly"]],
  [
    "dragon*|dragón|drache*|dragão|drago|ドラゴン|龍|竜|龙|ड्रैगन|تنين|дракон*|드래곤|용이|용은|draak|phoenix|griffin",
    ["dragon", "bird", "horse"],
  ],
  [
    "monster*|creature*|beast*|ghost*|spirits|phantom|specter|ogre*|demon*|monstruo|bestia|monstre|monster|monstro|mostro|怪物|怪兽|राक्षस|وحش|призрак*|чудовищ*|монстр*|유령*|괴물*|spook|geest",
    ["ghost", "robot", "person"],
  ],
  [
    "troll*|goblin*|elf|duende|hada|hadas|fée|fées|lutin|fee|feen|elfe|elfen|fada|fadas|fata|fate|妖精|精灵|仙女|परी|جنية|фея|요정*|genie|angel|centaur|vampire*|zombie*",
    ["person"],
  ],
  ["alien*|yeti", ["robot", "person"]],
  [
    "робот*|로봇*|drone swarm|cyborg*|mech|ai|artificial intelligence|inteligencia artificial|künstliche intelligenz|人工智能|人工知能",
    ["robot"],
  ],
  [
    "sedan*|limousine*|race car|race cars|sports cars|police car|jeep*|lamborghini|ferrari|porsche|tesla|машин*|автомобил*|такси|자동차*|차가|택시*|auto's|赛车|跑车|レーシングカー|carros|coches|voitures|autos",
    ["car"],
  ],
  [
    "грузовик*|автобус*|트럭*|버스*|vrachtwagen|tank|tanks|bulldozer|excavator|tractors|forklift|caravan",
    ["truck", "car"],
  ],
  ["поезд*|трамва*|기차*|열차*|지하철*|trein|trams|trains", ["train"]],
  ["motorcycle*|motorbikes|мотоцикл*|오토바이*|motorfiets|摩托|摩托车|バイク", ["motorcycle", "bicycle"]],
  ["велосипед*|자전거*|fiets*|skateboard|bikes|wheelchair|rollerblades|unicycle|tricycle|サイクリング", ["bicycle"]],
  ["лодк*|яхт*|парусник*|보트*|배가|배를|돛단배*|zeilboot|bootje|sailboats|boats|fishing boat", ["boat"]],
  ["корабл*|паром*|화물선*|여객선*|container ship*|battleship|warship|schip", ["ship"]],
  ["самол*|вертол*|дрон|дроны|비행기*|헬리콥터*|드론*|vliegtuig|helikopter|helicóptero", ["airplane"]],
  ["ракет*|космолёт*|космический корабль|спутник*|우주선*|로켓*|인공위성*|ruimteschip|raket", ["spaceship"]],
  [
    "perfumes|fragrances|whisky|rum|gin|vodka|champagne|cocktail*|milk|sauce|ketchup|syrup|tequila|mezcal|sake|champú|shampoing|shampoo|xampu|духи|вино|пиво|вода|бутылк*|향수*|와인*|맥주*|병이|물병*|fles|wijn|bier|威士忌|洗发水|シャンプー|ドリンク|飲料",
    ["bottle"],
  ],
  [
    "moisturiser*|balm|candle jar|pickles|crema facial|sérum|sérums|crème|крем|мёд|크림*|꿀*|로션*|세럼*|honing|crème|精华|面膜|美容液",
    ["jar", "tube", "bottle"],
  ],
  ["помад*|립스틱*|lipstick*|toothbrush*|brush|pen|pencil|crayon|tandpasta|rouge", ["tube", "bottle"]],
  [
    "pillow*|mattress*|blanket*|product*|device*|gadget*|machine|toy|toys|meal kit|kit|case|crown|treasure|lunchbox*|tiffin|टिफ़िन|boxes|подарок|коробк*|посылк*|상자*|선물*|택배*|doos|pakket|cadeau|玩具|おもちゃ|खिलौना|لعبة|игрушк*|장난감*|speelgoed",
    ["box"],
  ],
  [
    "телефон*|смартфон*|приложени*|экран*|휴대폰*|스마트폰*|앱이|앱을|화면*|telefoon|scherm|tv|television|televisión|teléfonos|phones|signal|monitor screen|baby monitor|radio",
    ["phone"],
  ],
  ["ноутбук*|компьютер*|노트북*|컴퓨터*|computers", ["laptop", "phone"]],
  [
    "часики|кольц*|ожерель*|украшени*|반지*|목걸이*|손목시계*|시계를|horloge|sieraden|jewel*|jewellery|pendant|brooch",
    ["watch"],
  ],
  [
    "кроссовк*|обув*|туфл*|신발*|운동화*|구두*|schoen*|high heels|tap shoes|running shoe*|zapatos|zapatillas|chaussures|schuhe|sapatos|scarpe",
    ["shoe"],
  ],
  [
    "dress|dresses|coat|coats|jacket*|gown*|suit|suits|shirt*|skirt*|jeans|sweater*|hoodie*|scarf|scarves|hat|hats|glove|gloves|sari|kimono*|linen|silk|velvet|denim|wool|cashmere|tailoring|collection|cape|cloak|robe|vestido*|abrigo*|chaqueta*|traje*|falda*|bufanda*|sombrero*|guantes|seda|terciopelo|robe|robes|manteau*|veste*|costume*|jupe*|écharpe*|chapeau*|gants|soie|velours|kleid*|mantel*|jacke*|anzug|rock|schal*|hut|handschuh*|seide|samt|casaco*|jaqueta*|terno*|saia*|cachecol|chapéu*|luvas|abito|abiti|cappotto*|giacca|giacche|gonna|sciarpa|cappello|guanti|seta|velluto|tessuto|ドレス|着物|コート|スーツ|帽子|スカーフ|シルク|连衣裙|裙子|旗袍|外套|西装|大衣|丝绸|围巾|साड़ी|कुर्ता|दुपट्टा|पोशाक|टोपी|فستان|عباءة|معطف|قبعة|حرير|плать*|пальто|куртк*|костюм*|шляп*|шарф*|шёлк*|드레스*|한복*|코트*|정장*|모자*|스카프*|jurk*|jas|jassen|pak|hoed|sjaal|zijde",
    ["person"],
  ],
  ["сумк*|рюкзак*|가방*|배낭*|tas|rugzak|handbags|bags|suitcases|luggage", ["bag"]],
  [
    "стул*|стол|диван*|кровать|кресл*|의자*|책상*|소파*|침대*|stoel|tafel|bed|desks|standing desk|crib|cradle|swing|wheel|throne|ladder|stairs|shelf|shelves|drawer*|cupboard|wardrobe|fridge|refrigerator",
    ["chair", "box"],
  ],
  [
    "ламп*|фонар*|램프*|조명*|불빛*|전등*|등불|light bulb*|lights|streetlights|neon lights|spotlight*|luces|lumières|lichter|luzes|luci|glühbirnen|lampen|огни|свет",
    ["lamp", "lantern"],
  ],
  [
    "наушник*|колонк*|헤드폰*|이어폰*|스피커*|koptelefoon|speakers|vinyl|record player|turntable*|cassette",
    ["headphones", "phone"],
  ],
  ["фотоаппарат*|камер*|카메라*|사진*|photograph*|polaroid*|photos|picture|pictures|fotos", ["camera", "window"]],
  [
    "книг*|дневник*|карт*а|газет*|책이|책을|책|일기*|지도*|boek*|dagboek|kaart|krant|books|pages|libros|livres|bücher|livros|libri",
    ["book"],
  ],
  [
    "кофе|чай|чашк*|суп|커피*|차를|찻잔*|컵*|라면*|국수*|koffie|thee|kopje|soep|teapot*|kettle*|tetera|théière|teekanne|bule|teiera|やかん|急須|茶壶|cups|noodles|phở|curry|rice|stew|抹茶|焙煎|tea ceremony",
    ["cup", "bowl"],
  ],
  [
    "хлеб*|торт*|пирог*|пицц*|сыр|빵*|케이크*|피자*|치즈*|과자*|brood|taart|kaas|breads|cakes|cookies|tortilla*|taco*|sushi|dumpling*|empanada*|paella|meat|steak|bbq|chips|crisps|snack*|candy|ice cream|helado|glace|eis am stiel|sorvete|gelato|アイス|寿司|饺子|冰淇淋|समोसा|मिठाई|مأكولات|мороженое|아이스크림*|yeast|sugar|flour|salt|spice*",
    ["bread", "cup"],
  ],
  [
    "яблок*|апельсин*|лимон*|фрукт*|사과*|오렌지*|레몬*|과일*|appel*|sinaasappel|citroen|apples|oranges|lemons|tomatoes|potato*|carrot*|onion*|garlic|olive*|coffee beans|eggs|vegetables|mushroom*",
    ["fruit"],
  ],
  [
    "цвет*ок|цветы|роз*а|роз*ы|꽃*|장미*|bloem*|roos|flowers|roses|fleurs|blumen|flores|fiori|cherry blossom*|sakura|petals|seeds",
    ["flower"],
  ],
  [
    "дерев*|дуб|나무*|boom|bomen|trees|tree house|treehouse|bamboo|bambú|bambou|bambus|bambu|竹|竹林|竹子|बाँस|бамбук*|대나무*",
    ["tree", "forest"],
  ],
  ["сосн*|ёлк*|елк*|소나무*|den|dennen|pines", ["pine", "tree"]],
  ["пальм*|야자*|palmboom", ["palm", "tree"]],
  ["кактус*|선인장*", ["cactus"]],
  ["трав*а|трав*е|пшениц*|풀밭*|밀밭*|갈대*", ["grass", "field"]],
  [
    "дом|доме|дома|домик*|изб*а|деревн*|церк*|храм*|школ*|집*|오두막*|마을*|교회*|사찰*|절이|학교*|huis|huisje|hut|dorp|kerk|school|houses|shack|mansion|bungalow|igloo|chapel|cathedral|mosque|pagoda|shrine|hotel|motel|inn|bus stop|gas station|petrol station|prison|bank|post office|farmyard",
    ["house"],
  ],
  [
    "cathedral*|basilica|kathedrale|cathédrale|catedral|cattedrale|大聖堂|教堂|собор*|성당*",
    ["church", "castle", "house"],
  ],
  ["маяк*|등대*|vuurtoren", ["lighthouse"]],
  [
    "замок|замк*|дворец|крепост*|башн*|성이|성벽*|궁전*|궁궐*|탑*|kasteel|paleis|toren|towers|ruin|temple ruins|tomb|pyramid*|pirámide*|ピラミッド|金字塔|amusement park|theme park|vergnügungspark*|parque de atracciones|carousel|ferris wheel|遊園地|游乐园",
    ["castle", "tower"],
  ],
  ["мост*|다리*|brug|bridges|pier|docks|steg", ["bridge"]],
  ["мельниц*|풍차*|molen|wind turbines|windräder|turbines", ["windmill"]],
  ["палатк*|шатёр|цирк*|텐트*|서커스*|circus tent|campfire camp", ["tent"]],
  [
    "небоскрёб*|небоскреб*|빌딩*|고층*|wolkenkrabber*|tower blocks|skyscrapers|apartment building",
    ["skyscraper", "city"],
  ],
  [
    "город*|столиц*|도시*|서울|도쿄|stad|steden|cities|berlin|madrid|barcelona|rome|roma|milan|milano|lisbon|lisboa|moscow|москв*|mumbai|delhi|cairo|istanbul|beijing|shanghai|seoul|osaka|kyoto|京都|東京|大阪|北京|上海|香港|巴黎|纽约|hong kong|bangkok|singapore|amsterdam|vienna|prague|venice|venezia|havana|la habana|rio|mexico city|chicago|los angeles|san francisco|dubai|marrakech|fez|casablanca|القاهرة|مراكش|فاس|دبي|بيروت|مدينة|المدينة|मुंबई|दिल्ली|वाराणसी|जयपुर|rooftops|roofs|tejados|toits|dächer*|telhados|tetti|屋根|屋上|屋顶|छत|سطح|أسطح|крыш*|옥상*|지붕*|daken|towns|suburb*|neon city",
    ["city"],
  ],
  [
    "улиц*|переул*|рынок|рынк*|площад*|거리*|골목*|시장*|광장*|straat|steeg|markt|plein|streets|alleys|alleyway*|sidewalks|crossing|intersection|traffic|rush hour|calles|callejones|rues|ruelles|straßen|gassen|ruas|becos|strade|vicoli|أزقة|شوارع|गलियाँ|गलियों",
    ["street", "city"],
  ],
  [
    "горы|гора|гору|горах|гор|вулкан*|вершин*|산이|산을|산맥|산꼭대기|화산*|빙하*|berg|bergen|vulkaan|peaks|glaciers|himalayas|andes|everest|montañas|alpen|alpes|黄山|हिमालय|الهimalaya|جبال",
    ["mountains"],
  ],
  [
    "холм*|долин*|언덕*|계곡*|heuvel*|vallei|valleys|vineyards|countryside|rice terraces|terraced|tea fields|collina|colline|valle",
    ["hills", "mountains"],
  ],
  ["пустын*|дюн*|사막*|모래언덕*|woestijn|duinen|deserts|salt flat*|salt flats|sahara|gobi|namib|atacama", ["dunes"]],
  [
    "степ*|равнин*|тундр*|тайг*|초원*|평원*|vlakte|steppe|savannah|grassland*|moor|moors|heath|outback|wasteland|battlefield|badlands",
    ["plain", "field"],
  ],
  [
    "лес|леса|лесу|джунгл*|роща|숲*|정글*|bos|jungle|forests|wälder|bosques|forêts|florestas|foreste|amazon|amazonas",
    ["forest"],
  ],
  [
    "поле|поля|луг|парк*|стадион*|들판*|밭*|공원*|경기장*|veld|wei|park|fields|meadows|playground*|baseball field|football field|finish line|racetracks",
    ["field"],
  ],
  [
    "скал*|утёс*|утес*|пещер*|остров*|берег|берега|절벽*|바위*|동굴*|섬이|섬에|해안*|klif|rots*|grot|eiland|cliffs|falaises|acantilados|klippen|caves|islands|coastlines|canyons|fjord*",
    ["cliff"],
  ],
  [
    "mare|море|моря|моря|океан*|волн*|바다*|파도*|해변가|zee|oceaan|golven|golf|seas|oceans|tides|méditerranée|mediterranean",
    ["sea"],
  ],
  ["озер*|пруд*|бассейн*|호수*|연못*|수영장*|meer|vijver|zwembad|lakes|ponds|pools|swamps|puddle*|bathtub", ["lake"]],
  ["река|реки|реку|реке|ручей|ручь*|강이|강을|강가|시냇물*|rivier|beek|gracht*|rivers|streams|canals", ["river"]],
  ["водопад*|фонтан*|폭포*|분수*|waterval|fontein|waterfalls", ["waterfall"]],
  ["пляж*|해변*|바닷가*|strand|beaches|black sand", ["beach"]],
  ["под водой|подводн*|바닷속*|수중*|onderwater|koraal|reefs|corals|shipwreck*|atlantis|seabed", ["underwater", "sea"]],
  [
    "кухн*|пекарн*|ресторан*|кафе|부엌*|주방*|식당*|카페*|빵집*|keuken|bakkerij|kitchens|bakeries|taqueria|pizzeria|canteen|izakaya|food stall",
    ["kitchen"],
  ],
  [
    "комнат*|квартир*|спальн*|чердак*|방이|방에서|방안|거실*|침실*|아파트*|kamer|woonkamer|slaapkamer|zolder|rooms|bedrooms|basement|cellar|nurseries|living rooms|dining room|cuarto|sótano|grenier|cave à vin|keller|dachboden|sotano|porão|cantina|soffitta",
    ["living_room", "house"],
  ],
  ["офис*|사무실*|회의실*|kantoor|vergadering|offices|meetings|call center|newsroom", ["office"]],
  [
    "мастерск*|завод*|фабрик*|гараж*|공장*|작업실*|공방*|차고*|werkplaats|fabriek|factories|shipyard|foundry|mill floor|loom|kiln",
    ["workshop"],
  ],
  [
    "сцен*а|сцене|театр*|клуб*|концерт*|무대*|극장*|클럽*|콘서트*|podium|theater|concerts|dance floor|dancefloor|circus ring|microphone stand|recording studio|cinema|movie theater",
    ["stage"],
  ],
  [
    "коридор*|туннел*|лестниц*|лифт*|복도*|터널*|계단*|엘리베이터*|gang|trap|lift|tunnels|hallways|metro station|subway stations|ascensor|ascenseur|aufzug|fahrstuhl|elevador|ascensore|エレベーター|电梯|लिफ़्ट|مصعد|locked room|staircases|maze|labyrinth|escalier",
    ["corridor"],
  ],
  [
    "лаборатор*|больниц*|клиник*|실험실*|연구실*|병원*|laboratorium|ziekenhuis|hospital*|operating room|server farm|data center|observatory|greenhouse lab",
    ["lab"],
  ],
  [
    "магазин*|библиотек*|музе*|аптек*|가게*|상점*|서점*|도서관*|박물관*|winkel|bibliotheek|museum|shops|stores|libraries|barbershop|salon|record store|laundromat|convenience store|grocery|コンビニ|便利店",
    ["shop"],
  ],
  ["спортзал*|ринг*|체육관*|헬스장*|sportschool|gyms|boxing gym|ice rink", ["gym"]],
  ["класс|аудитори*|교실*|klaslokaal|classrooms", ["classroom"]],
  ["студи*|스튜디오*|fotostudio|green screen|turntable stage", ["studio"]],
  ["космос*|вселенн*|галактик*|орбит*|우주*|은하*|ruimte|heelal|galaxies|black hole|wormhole|space station", ["space"]],
  ["планет*|марс*|земл*я|행성*|지구*|화성*|planeet|aarde|planets", ["planet"]],
  ["лун*а|лун*ы|луну|луне|달이|달을|달빛|보름달|maan|lunar", ["moon"]],
  ["солнц*|해가|태양*|zon", ["sun"]],
  ["звёзд*|звезд*|комет*|별이|별을|별들|혜성*|ster|sterren|shooting star", ["stars"]],
  ["северное сияние|오로라*|noorderlicht", ["aurora"]],
  [
    "огонь|огня|огне|кост*ёр|пламя|дым|불이|불꽃*|모닥불*|연기*|vuur|vlam|rook|fireworks|firework|fuegos artificiales|feu d'artifice|feuerwerk|fogos de artifício|fuochi d'artificio|花火|烟花|आतिशबाज़ी|ألعاب نارية|фейерверк*|불꽃놀이|vuurwerk|sparks|embers|flames|match|lighter",
    ["fire", "candle"],
  ],
  ["свеч*|свеч*а|촛불*|양초*|kaars*|candles", ["candle"]],
  ["등불|랜턴*|lantaarn*|lanterns|flashlights|lamplight", ["lantern", "lamp"]],
  ["зонт*|우산*|paraplu|umbrellas", ["umbrella"]],
  [
    "гитар*|скрипк*|барабан*|микрофон*|труб*а|기타를|기타*|바이올린*|드럼*|마이크*|gitaar|viool|trommel|guitars|violins|drums|drum kit|flute*|harp|banjo|accordion*|synth*|saxophon*|clarinet|trompete|tambor*|sitar|oud|kora|タンバリン|太鼓|二胡|तबला|सितार|عود",
    ["guitar", "piano"],
  ],
  ["пианино|рояль|피아노*|pianos", ["piano"]],
  ["мяч*|шар|공이|공을|축구공*|bal|bubbles|football match|basketball game|snowball*|pebble*|marbles", ["ball"]],
  ["воздушный змей|флаг*|연을|깃발*|vlieger|vlag|flags|kites|curtain*|flags|sails|laundry|napkin", ["kite"]],
  ["часы|время|будильник|시계*|시간*|klok|wekker|clocks|pocket watch", ["clock"]],
  ["двер*|ворот*|문이|문을|대문*|deur|poort|doors|gates|hinge*|puertas|portes|türen|portas|porte", ["door"]],
  [
    "окно|окна|окне|зеркал*|картин*|창문*|거울*|그림*|raam|spiegel|schilderij|windows|mirrors|paintings|portrait*|ventanas|fenêtres",
    ["window", "mirror"],
  ],
  [
    "письм*|конверт*|билет*|бумаг*|записк*|편지*|봉투*|종이*|티켓*|brief*|envelop|letters|papers|notes|origami|paper boat|paper plane|折り紙|纸船|纸鹤|cartas|lettres|briefe",
    ["letter"],
  ],
  [
    "ключ*|замочек|монет*|меч|меча|нож*|열쇠*|동전*|검이|칼을|sleutel*|munt|zwaard|mes|hex key|wrench|screwdriver|knife|dagger|gun|pistol|compass|hammers|tools|scissors|needle|saw|axe|anvil",
    ["key"],
  ],
  ["сердц*|любовь|любви|душ*а|심장*|마음*|사랑이|hart|liefde|hearts", ["heart"]],
  [
    "мечт*|сон|память|будущее|тишин*|музыка|песня|꿈이|꿈을|기억*|미래*|음악*|노래를|droom|herinnering|toekomst|muziek|stilte|melody|emotion*|nostalgia|melancholy|anxiety|freedom|democracy|justice|peace|truth|grief|joy|hope|time itself|gravity|entropy|infinity|loneliness",
    ["orb", "heart"],
  ],
  [
    "дорог*|шоссе|тропинк*|путь|길을|길이|길에서|도로*|고속도로*|weg|snelweg|pad|roads|highways|paths|tracks|railway tracks|rails",
    ["road"],
  ],
  [
    "порт|гаван*|причал*|пристан*|항구*|부두*|haven|kade|harbors|harbours|ports|marinas|bay|bahía|baie|bucht|baía|baia",
    ["harbour", "sea"],
  ],
  ["сад|сада|саду|двор*ик|정원*|마당*|tuin|gardens|orchards|courtyards|balcony|terrace|riad", ["garden"]],
  [
    "снежн*|лёд|льда|айсберг*|арктик*|눈밭|설원|빙산*|얼음*|sneeuwveld|ijs|ijsberg|icebergs|frozen lake|ski slopes|antarctic|polar|雪山|北极|南極",
    ["snowfield", "mountains"],
  ],
  [
    "cloud|clouds|nube|nubes|nuage|nuages|wolke|wolken|nuvem|nuvens|nuvola|nuvole|雲|云|云海|बादल|غيمة|سحابة|облако|облака|구름*|wolk",
    ["cloud", "balloon", "plain"],
  ],
]);

/** Agentive endings: what ends so and does something is a person. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:[a-z]{3}(?:smith|man|woman|men|women|ist|ists|keeper|maker|player|monger|wright|boy|girl)|[a-z]{3}(?:er|ers|or|ors|ian|ians))$/u,
  es: /\p{L}{3}(?:ero|era|eros|eras|ista|istas|dor|dora|dores|doras|tor|tora|tores)$/u,
  fr: /\p{L}{3}(?:eur|eurs|euse|euses|trice|trices|ier|iers|ière|ières|iste|istes)$/u,
  de: /\p{L}{3}(?:er|ler|ner|erin|lerin|nerin|innen|ist|istin|mann|frau|wart|wärter)$/u,
  pt: /\p{L}{3}(?:eiro|eira|eiros|eiras|ista|istas|dor|dora|dores|doras|tor|tora|tores)$/u,
  it: /\p{L}{3}(?:iere|iera|ieri|tore|tori|trice|trici|ista|isti|iste|aio|aia|ai)$/u,
  nl: /\p{L}{3}(?:aar|ster|ist|man|vrouw)$/u,
};

/** Things and ideas that end like doers. */
const endsAlike =
  /(?:paper|water|weather|feather|leather|flower|tower|power|shower|river|corner|counter|number|letter|mirror|floor|color|colour|motor|tractor|computer|printer|scooter|chopper|locker|freezer|boiler|cooker|heater|monitor|container|poster|banner|border|chapter|shelter|helicopter|skyscraper|sweater|jumper|slipper|sneaker|pepper|ginger|butter|burger|rubber|timber|silver|copper|amber|chamber|thunder|summer|winter|october|november|december|september|dinner|supper|laughter|order|answer|danger|anger|hunger|wonder|finger|shoulder|liver|spider|tiger|panther|otter|beaver|oyster|lobster|cover|layer|fiber|fibre|meter|center|theater|gutter|plaster|ladder|hammer|roller|coaster|horror|error|terror|flavor|flavour|odor|harbor|armor|armour|humor|rumor|tumor|honor|labor|labour|interior|exterior|elevator|escalator|generator|calculator|refrigerator|radiator|projector|reactor|sector|vector|factor|matter|manner|blister|cluster|disaster|register|barrier|frontier|glacier|chandelier|whisper|murmur|clamor|stapler|blender|mixer|toaster|dryer|washer|charger|adapter|router|filter|meter|kilometer|ember|elder|cinder|boulder|powder|clover|lavender|cucumber|lumber|zipper|sandpaper|dagger|trigger|saucer|platter|litter|glitter|gather|altar|trailer|teaser|thriller|cursor|decor|anchor|meteor|corridor|vapor|tenor|fever|crater|theatre|starter|charter|quarter|encounter|adventure|amphitheater)s?$|^(?:her|per|over|under|after|other|another|rather|either|never|ever|together|later|better|faster|forever|wherever)$/u;

/** Whether a word nobody knows names somebody by what they do. */
export const namesDoer = (word: string, language: string): boolean =>
  endings[language]?.test(word) === true && !endsAlike.test(word);
