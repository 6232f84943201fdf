import { lexiconOf } from "#lib/planning/intent/lexicon.ts";

export type Grammar = "article" | "place" | "link" | "and" | "pronoun" | "filler";

/** Small words: `place` makes a place of what follows, `link` joins, `filler` names no thing. */
export const grammarLexicon = lexiconOf<Grammar>([
  [
    "a|an|the|this|that|these|those|some|every|each|un|una|unos|unas|el|la|los|las|le|les|des|du|l|une|ein|eine|einen|einem|einer|eines|der|die|das|den|dem|um|uma|uns|umas|o|os|as|il|lo|gli|i|een|het|एक|यह|वह|इस|उस|这|那|这个|那个|この|その|あの|هذا|هذه|تلك|ذلك|이|그|저|этот|эта|это",
    "article",
  ],
  [
    "my|your|his|her|its|our|their|mi|mis|tu|su|sus|mon|ma|mes|ton|ta|son|sa|ses|leur|leurs|mein|meine|meinen|meiner|dein|deine|seine|seinen|seinem|seiner|ihre|ihren|ihrem|ihrer|meu|minha|seu|sua|seus|suas|mio|mia|suo|sua|suoi|sue|mijn|haar|अपने|अपनी|अपना|मेरा|मेरी|मेरे|उसकी|उसका|उसके|我的|你的|他的|她的|它的|我们的|私の|彼の|彼女の|내|나의|그의|그녀의|мой|моя|свой|свою|своей|его|её",
    "article",
  ],
  [
    "vicino a|vicino al|vicino alla|vicino ai|vicino all|の上を|の中を|の下を|上を|中を|下を|前を|横を|in|at|on|inside|through|across|over|above|under|beneath|along|into|onto|towards|toward|around|near|beside|behind|between|among|amid|beyond|outside|within|upon|past|off|down|up|en|por|sobre|bajo|hacia|entre|dentro|a través de|cerca de|junto a|detrás de|dans|sur|sous|vers|au dessus de|à travers|chez|près de|derrière|devant|im|am|auf|über|unter|durch|zwischen|hinter|neben|vor|an|entlang|ins|zum|zur|em|no|na|nos|nas|num|numa|sob|pelo|pela|pelas|pelos|dentro de|perto de|nel|nella|nello|nei|nelle|negli|sul|sulla|sulle|sui|sotto|sopra|tra|fra|verso|attraverso|op|boven|onder|door|tussen|achter|naast|langs|bij|में|पर|ऊपर|नीचे|के ऊपर|के नीचे|के बीच|في|على|فوق|عند|تحت|عبر|بين|داخل|قرب|خلف|نحو|أمام|в|во|на|над|под|через|между|за|у|около|сквозь|по|внутри|在|里|上|中|下|之间|里面|旁边|穿过|上空|上方",
    "place",
  ],
  [
    "of|with|without|for|from|to|by|as|like|about|than|per|against|del|de|con|sin|para|desde|al|a|como|avec|sans|pour|depuis|au|aux|à|d|comme|par|von|vom|mit|ohne|für|aus|bei|nach|seit|zu|wie|als|do|da|dos|das|com|sem|à|ao|aos|às|di|della|dello|dei|delle|degli|dell|dal|dalla|per|senza|ai|alla|alle|allo|van|met|zonder|voor|uit|naar|aan|का|की|के|को|से|ने|तक|लिए|من|إلى|مع|عن|بدون|с|со|из|от|для|без|к|о|об|до|的|和|与|跟|给|把|被|从|向|对|为|到|の|は|が|を|に|で|へ|も|から|まで|より|や",
    "link",
  ],
  [
    "and|or|but|while|then|y|e|u|pero|mientras|et|ou|mais|puis|pendant que|tandis que|und|oder|aber|während|dann|mas|enquanto|ed|ma|mentre|poi|of|maar|terwijl|और|या|लेकिन|जबकि|फिर|و|أو|لكن|ثم|بينما|и|или|но|пока|а|然后|而|并|但|但是|と|そして|しかし|그리고|하지만",
    "and",
  ],
  [
    "i|you|he|she|it|we|they|me|him|us|them|who|whom|which|what|where|when|why|how|myself|herself|himself|itself|themselves|someone|nobody|everyone|nothing|everything|something|there|here|yo|tú|él|ella|nosotros|ellos|ellas|te|se|nos|les|que|quien|quién|donde|cuando|cómo|qué|nadie|je|elle|nous|vous|ils|elles|on|qui|où|quand|comment|ne|pas|s|j|c|qu|n|ich|er|sie|es|wir|mich|sich|uns|ihr|wer|was|wo|wann|warum|man|niemand|eu|você|ele|ela|nós|eles|elas|quem|onde|quando|io|lui|lei|noi|loro|ti|si|ci|che|chi|dove|cosa|come|ik|jij|hij|zij|wij|ze|je|wie|wat|waar|hoe|मैं|हम|तुम|आप|वे|जो|कौन|क्या|कहाँ|कब|क्यों|कैसे|أنا|نحن|هو|هي|هم|الذي|التي|ما|كيف|لماذا|أين|متى|я|ты|он|она|они|мы|вы|кто|что|где|когда|как|который|которая|себя|我|你|他|她|它|我们|他们|她们|谁|什么|哪里|怎么|如何|自己|私|僕|俺|誰|何|どこ|나|너|우리|그들|누구|누군가|무엇|어디|그녀|그녀를",
    "pronoun",
  ],
  [
    "is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|should|may|must|cannot|not|no|never|always|just|only|very|too|so|also|yet|again|ever|soon|now|once|more|most|even|almost|slowly|quickly|suddenly|finally|away|out|back|t|re|ve|ll|m|before|after|until|if|because|since|let|lets|please|show|want|create|generate|video|film|short film|clip|movie|shot|shots|scene|footage|ad|advert|advertisement|commercial|trailer|teaser|anuncio|tráiler|publicité|bande annonce|werbung|werbespot|trailer|anúncio|pubblicità|реклама|трейлер|광고|예고편|CM|広告|予告編|广告|预告片|विज्ञापन|ट्रेलर|إعلان|está|están|son|era|fue|ser|ha|han|hay|nunca|siempre|muy|más|ya|también|lentamente|por fin|porque|vídeo|película|escena|est|sont|était|être|ont|il y a|jamais|toujours|très|plus|aussi|encore|enfin|vidéo|scène|ist|sind|war|waren|sein|hat|haben|wird|werden|kann|nicht|nie|immer|sehr|mehr|noch|schon|auch|nur|langsam|endlich|keine|kein|keinen|bis|nun|é|são|foi|tem|há|não|sempre|muito|mais|já|também|devagar|è|sono|c è|non|mai|molto|più|già|anche|ancora|zijn|heeft|wordt|niet|nooit|altijd|zeer|meer|nog|al|ook|है|हैं|था|थी|थे|हो|रहा|रही|रहे|गया|गई|नहीं|बहुत|भी|ही|धीरे|كان|كانت|هناك|قد|لا|لم|لن|جدا|أيضا|ببطء|был|была|было|были|не|никогда|всегда|очень|ещё|уже|тоже|медленно|наконец|того|после|是|有|没有|不|没|都|也|很|就|还|地|得|正在|慢慢|缓缓|慢慢地|一直|了|着|です|ます|する|して|した|いる|いた|ある|なる|ゆっくり|そっと|だけ|という|ながら|ような|して|하는|있는|있다|한다|하다|천천히|수|것",
    "filler",
  ],
]);

const chineseNumbers = "一二三四五六七八九十两兩几".split("");
const classifiers =
  "个個只隻人条條位名艘辆輛本封座盏盞幅张張把杯碗瓶朵棵匹头頭对對件场間间家台架串排片颗块塊支枝首架扇层种".split("");
/** 一幅, 三张, 两位: a number and the word its thing is counted with. */
const countedWith = chineseNumbers.map(
  (sign, at) =>
    [classifiers.map((classifier) => sign + classifier).join("|"), at < 10 ? at + 1 : at === 12 ? 4 : 2] as const,
);

/** Counting words; articles are read separately. */
export const numberLexicon = lexiconOf<number>([
  ...countedWith,
  [
    "one|uno|eins|um só|один|одна|하나|한|一つ|一人|一匹|一羽|一个|一只|一条|一位|一名|一艘|一辆|一本|一封|一座|一盏|واحد",
    1,
  ],
  [
    "two|pair|a pair of|dos|deux|zwei|dois|duas|due|twee|दो|اثنان|اثنين|два|две|двое|둘|두|二|二人|二匹|二つ|两|两个|两只|两人|两条|两位",
    2,
  ],
  ["three|tres|trois|drei|três|tre|drie|तीन|ثلاثة|ثلاث|три|трое|셋|세|三|三人|三匹|三つ|三个|三只|三位|三艘", 3],
  ["four|cuatro|quatre|vier|quatro|quattro|चार|أربعة|أربع|четыре|четверо|넷|네|四|四人|四匹|四つ|四个|四只", 4],
  ["five|cinco|cinq|fünf|cinque|vijf|पाँच|पांच|خمسة|خمس|пять|다섯|五|五人|五匹|五つ|五个|五只", 5],
  ["six|seis|sechs|sei|zes|छह|ستة|ست|шесть|여섯|六|六个|六只|六人", 6],
  ["seven|siete|sept|sieben|sete|sette|zeven|सात|سبعة|سبع|семь|일곱|七|七个|七只|七人", 7],
  ["eight|ocho|huit|acht|oito|otto|आठ|ثمانية|восемь|여덟|八|八个|八只", 8],
  ["nine|nueve|neuf|neun|nove|negen|नौ|تسعة|девять|아홉|九|九个|九只", 9],
  ["eleven|onze|elf|undici|ग्यारह|أحد عشر|одиннадцать|열하나|十一", 11],
  ["ten|diez|dix|zehn|dez|dieci|tien|दस|عشرة|عشر|десять|열|十|十个|十人|十匹", 10],
  [
    "twelve|dozen|a dozen|doce|docena|douze|douzaine|zwölf|dutzend|doze|dúzia|dodici|dozzina|बारह|двенадцать|дюжина|열두|十二|一打|twaalf|dozijn",
    12,
  ],
  ["fifteen|quince|quinze|fünfzehn|quindici|vijftien|पंद्रह|पन्द्रह|خمس عشرة|пятнадцать|열다섯|十五", 15],
  ["twenty|veinte|vingt|zwanzig|vinte|venti|twintig|बीस|عشرون|عشرين|двадцать|스무|스물|二十", 20],
  ["thirty|treinta|trente|dreißig|trinta|trenta|dertig|तीस|ثلاثون|ثلاثين|тридцать|서른|三十", 30],
  [
    "several|many|a few|few|group of|flock of|herd of|pack of|school of|swarm of|crowd of|varios|varias|muchos|muchas|manada de|bandada de|plusieurs|beaucoup de|troupeau de|mehrere|viele|vários|várias|muitos|muitas|bando de|molti|molte|diversi|stormo di|branco di|कई|عدة|كثير من|سرب من|несколько|много|стая|여러|많은|群れ|たくさんの|一群|许多|很多|几个|几只|一些|enkele|veel",
    5,
  ],
  ["forty|cuarenta|quarante|vierzig|quarenta|quaranta|veertig|चालीस|أربعون|أربعين|сорок|마흔|四十", 40],
  ["fifty|cincuenta|cinquante|fünfzig|cinquenta|cinquanta|vijftig|पचास|خمسون|خمسين|пятьдесят|쉰|五十", 50],
  ["hundred|a hundred|one hundred|cien|ciento|cent|hundert|cem|cento|honderd|सौ|مئة|مائة|сто|백|百|一百", 100],
  ["thousand|a thousand|one thousand|mil|mille|tausend|duizend|हज़ार|हजार|ألف|тысяча|천|千|一千", 999],
  [
    "hundreds of|hundreds|thousands of|thousands|cientos de|miles de|centaines de|milliers de|hunderte|tausende|centenas de|milhares de|centinaia di|migliaia di|सैकड़ों|हज़ारों|مئات|آلاف|сотни|тысячи|수백|수천|何百もの|何千もの|成百上千|无数",
    30,
  ],
]);
