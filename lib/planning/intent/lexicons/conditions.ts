import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { lexiconOf } from "#lib/planning/intent/lexicon.ts";

/** Times of day; `interior` is read from places, not from words. */
export const timeLexicon = lexiconOf<TimeOfDay>([
  [
    "golden hour|magic hour|sunset|sunsets|setting sun|late light|low sun|hora dorada|atardecer|puesta de sol|heure dorée|coucher de soleil|coucher du soleil|soleil couchant|goldene stunde|sonnenuntergang|pôr do sol|hora dourada|tramonto|ora d'oro|夕日|夕焼け|日没|ゴールデンアワー|日落|夕阳|黄昏时分|सूर्यास्त|غروب|الغروب|закат|на закате|золотой час|노을|석양|일몰|골든아워|zonsondergang|gouden uur",
    "golden_hour",
  ],
  [
    "dawn|daybreak|sunrise|first light|before the sun|amanecer|alba|madrugada|aube|lever du soleil|lever de soleil|morgendämmerung|morgengrauen|sonnenaufgang|amanhecer|nascer do sol|aurora do dia|all'alba|alba|夜明け|日の出|明け方|黎明|日出|拂晓|清晨|भोर|सूर्योदय|فجر|الفجر|شروق|рассвет|на рассвете|새벽|일출|해돋이|zonsopgang|dageraad|ochtendgloren",
    "dawn",
  ],
  [
    "morning|mornings|breakfast|mañana por la mañana|por la mañana|matin|petit matin|morgens|am morgen|vormittag|manhã|de manhã|mattina|mattino|朝|午前|早上|早晨|上午|सुबह|सवेरे|صباح|الصباح|صباحا|утро|утром|아침|오전|ochtend|ochtends",
    "morning",
  ],
  [
    "noon|midday|high noon|lunch|lunchtime|mediodía|midi|mittag|mittags|meio dia|mezzogiorno|正午|真昼|昼|中午|दोपहर|ظهر|الظهر|ظهرا|полдень|в полдень|정오|한낮|middag",
    "noon",
  ],
  [
    "afternoon|afternoons|tarde|por la tarde|après midi|nachmittag|nachmittags|à tarde|pomeriggio|午後|下午|तीसरे पहर|بعد الظهر|после полудня|오후|namiddag",
    "afternoon",
  ],
  [
    "dusk|twilight|evening|evenings|blue hour|nightfall|anochecer|crepúsculo|hora azul|crépuscule|soir|soirée|heure bleue|dämmerung|abend|abends|blaue stunde|crepúsculo|anoitecer|entardecer|crepuscolo|sera|imbrunire|夕方|夕暮れ|黄昏|たそがれ|傍晚|黄昏|शाम|गोधूलि|مساء|المساء|الغسق|сумерки|вечер|вечером|저녁|황혼|schemering|avond|avonds",
    "dusk",
  ],
  [
    "night|nights|midnight|nighttime|bedtime|bedtime story|gute nacht geschichte|under the stars|beneath the stars|under a starry sky|starlit|starlight|bajo las estrellas|sous les étoiles|unter den sternen|unterm sternenhimmel|sob as estrelas|sotto le stelle|星空|星の下|星光|满天星|तारों के नीचे|تحت النجوم|별빛|nocturnal|tonight|moonlit|moonlight|starry|overnight|noche|noches|medianoche|de noche|nocturno|nuit|nuits|minuit|nocturne|nacht|nachts|mitternacht|noite|noites|meia noite|à noite|notte|notti|mezzanotte|notturno|夜|深夜|真夜中|夜中|月夜|晚上|夜晚|深夜|半夜|午夜|夜里|रात|आधी रात|रात्रि|ليل|الليل|ليلة|ليلا|منتصف الليل|ночь|ночью|ночи|полночь|밤|한밤|자정|심야|nacht|nachts|middernacht",
    "night",
  ],
]);

export const weatherLexicon = lexiconOf<Weather>([
  [
    "storm|storms|winter storm|stormy|thunderstorm|thunder|lightning|hurricane|tornado|typhoon|tempest|gale|tormenta|tempestad|huracán|rayo|relámpago|tempête|orage|ouragan|éclair|sturm|gewitter|unwetter|orkan|blitz|tempestade|furacão|temporal|relâmpago|tempesta|temporale|uragano|fulmine|嵐|雷|台風|暴風|雷雨|稲妻|暴风雨|暴风|风暴|雷雨|台风|闪电|तूफ़ान|तूफान|आँधी|बिजली कड़क*|عاصفة|العاصفة|رعد|برق|إعصار|буря|шторм|гроза|ураган|молни*|폭풍|폭풍우|태풍|번개|천둥|storm|onweer|orkaan",
    "storm",
  ],
  [
    "rain|rains|raining|rainy|drizzle|downpour|monsoon|rain-soaked|wet street|lluvia|lluvioso|llueve|lloviendo|pluie|pluvieux|pleut|averse|regen|regnet|regnerisch|verregnet|chuva|chuvoso|chove|chovendo|pioggia|piove|piovoso|雨|梅雨|小雨|大雨|下雨|雨中|雨夜|बारिश|वर्षा|बरसात|مطر|المطر|ممطر*|أمطار|дожд*|ливень|비|비 오는|빗속|장마|regen|regent|regenachtig",
    "rain",
  ],
  [
    "snow|snows|snowy|snowing|snowfall|blizzard|snowstorm|frost|frozen|nieve|nevada|nevando|ventisca|neige|neigeux|blizzard|tempête de neige|schnee|schneit|verschneit|schneesturm|neve|nevasca|nevando|nevica|bufera|雪|吹雪|大雪|初雪|下雪|飘雪|बर्फ़|बर्फ|हिमपात|ثلج|الثلج|ثلوج|снег|снегу|снегопад|метель|заснежен*|눈 내리는|눈보라|눈밭|설원|sneeuw|sneeuwt|sneeuwstorm",
    "snow",
  ],
  [
    "fog|foggy|mist|misty|haze|hazy|niebla|neblina|bruma|brouillard|brume|brumeux|nebel|neblig|dunst|névoa|nevoeiro|nebbia|nebbioso|foschia|霧|霞|もや|雾|薄雾|大雾|云海|कोहरा|धुंध|ضباب|الضباب|туман*|안개|mist|nevel",
    "fog",
  ],
  [
    "wind|windy|breeze|gust|windswept|viento|ventoso|brisa|vent|venteux|brise|wind|windig|böe|vento|ventania|brisa|vento|ventoso|brezza|風|強風|そよ風|大风|微风|风中|हवा|ريح|رياح|الرياح|ветер|ветре*|바람|wind|winderig",
    "wind",
  ],
  [
    "dust|dusty|sandstorm|dust storm|polvo|tormenta de arena|poussière|tempête de sable|staub|sandsturm|poeira|tempestade de areia|polvere|tempesta di sabbia|砂嵐|砂埃|沙尘暴|尘土|धूल|غبار|عاصفة رملية|пыль|песчаная буря|먼지|모래폭풍|stof|zandstorm",
    "dust",
  ],
  [
    "cloudy|overcast|clouds|cloud|grey sky|gray sky|nublado|nubes|nuageux|nuages|bewölkt|wolken|nublado|nuvens|nuvoloso|nuvole|曇り|雲|阴天|多云|云|बादल|غيوم|غائم|облач*|пасмурн*|облака|구름|흐린|bewolkt|wolken",
    "cloudy",
  ],
  [
    "sunny|sunshine|clear sky|blue sky|bright day|sunlit|soleado|cielo despejado|ensoleillé|ciel bleu|sonnig|klarer himmel|blauer himmel|ensolarado|céu azul|soleggiato|cielo sereno|晴れ|快晴|青空|晴天|阳光|蓝天|धूप|مشمس|سماء صافية|солнечн*|ясн*|맑은|화창|zonnig",
    "clear",
  ],
]);

/** Season words that make weather or a look, not a subject. */
export const seasonLexicon = lexiconOf<Weather>([
  ["winter|wintry|invierno|hiver|inverno|冬|冬天|सर्दी|شتاء|الشتاء|зима|зимой|зимн*|겨울", "snow"],
  [
    "spring|springtime|summer|autumn|primavera|verano|otoño|printemps|été|automne|frühling|sommer|herbst|verão|outono|estate|autunno|春|夏|秋|春天|夏天|秋天|वसंत|गर्मी|ربيع|صيف|خريف|весна|весной|лето|летом|осень|осенью|봄|여름|가을|lente|zomer|herfst",
    "unspecified",
  ],
]);
