import { type Span, spansIn } from "#lib/gate/fold-text.ts";
import { anywhere, arabic, hindi, words } from "#lib/gate/phrase-rule.ts";

/** What may come of age: the number in figures or words. */
const ofAge = {
  en: "(?:18|eighteen|21|twenty-?one)",
  es: "(?:los )?(?:18|dieciocho)",
  fr: "(?:18|dix-huit)",
  de: "(?:18|achtzehn)",
  pt: "(?:os )?(?:18|dezoito)",
  it: "(?:i )?(?:18|diciotto)",
};

/**
 * Somebody under age where no word for a child or a teenager stands: by law ("not yet of age"), by school, by a class or
 * a year, by a number that is near an age. They are harmless alone, and so are most sentences that hold them.
 */
// oxfmt-ignore
const underAge = [
  words(
    `(?:not|\\p{L}+n't|never|nowhere near|far from|short of|yet to (?:be|come|turn)) (?:yet |quite |even |being |be |come |turned |reached |legally )*(?:of (?:legal )?age|an? adult|adults|grown[- ]?ups?|legal|${ofAge.en})`,
    `(?:under|below|younger than|less than) (?:the (?:legal )?age(?: of (?:consent|majority))?|the age of ${ofAge.en}|legal age|${ofAge.en})`,
    `(?:before|until|till) (?:she|he|they|her|his|their) (?:turns?|is|are|comes?|reach(?:es)?|will be)? ?(?:of age|legal|${ofAge.en}(?:th)?)`,
    "(?:(?:weeks?|months?|days?|years?|summers?|winters?|birthdays?) (?:short of|away from|shy of|before|from|until|to go (?:until|to|before)) (?:(?:being|turning|coming|her|his|their) )?(?:18(?:th)?|eighteen(?:th)?|of age|adulthood|majority|legal))",
    "(?:almost|nearly|not quite|barely) (?:18|eighteen|of age)", "(?:still|not yet out of|hasn't finished|haven't finished|has not finished) (?:in|at|going to|goes to|go to|attending|attends?|of)? ?(?:high |primary |secondary |grammar |middle )?school(?:-?age)?", "school-?age[d]?",
    "(?:too young|not old enough|years too young) to (?:vote|drive|drink|marry|enlist|buy|rent|sign|be served)",
    "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[1-9](?:st|nd|rd|th)|1[0-2]th)[- ](?:graders?|grade|formers?|form|year pupils?)", "year (?:[1-9]|1[0-3])(?= (?:pupil|student|class|girl|boy)|[,.;])", "(?:class|grade) (?:[1-9]|1[0-2]|seven|eight|nine|ten|eleven)",
    "(?:early|mid|late)[- ]teens", "in (?:her|his|their) teens", "(?:her|his|their) (?:eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) (?:birthday|summer|year)", "(?:(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[5-9]|1[0-7]) (?:summers|springs|winters|candles))", "sweet sixteen",
    "(?:is|was|turned|turns|only|just|barely|about|nearly|almost|aged?|of|at) (?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?= years|[,.;:!?]| and |$)",
    `(?:aun|todavia) no (?:es|son|era|eran|tienen?|cumplen?|cumplio|ha cumplido|han cumplido|llegan? a)(?: a)? (?:mayor(?:es)?(?: de edad)?|adult[oa]s?|${ofAge.es})`, `no (?:es|son|ha cumplido|han cumplido|tienen?) (?:aun |todavia )?(?:mayor(?:es)? de edad|${ofAge.es})(?: anos)?`, `(?:antes de (?:cumplir|tener)|menor(?:es)? de|por debajo de|para) ${ofAge.es}(?: anos)?`,
    "(?:aun|todavia|sigue[n]?) (?:va[n]? |esta[n]? |estudia[n]? )?(?:al|en el|en la|a la) (?:colegio|instituto|escuela)", "sin (?:la )?edad legal", "(?:ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|1[0-7]|[5-9]) (?:primaveras|veranos|anitos)", "(?:primero|segundo|tercero|cuarto|[1-4]\\.?[oº]?) de (?:la )?(?:eso|primaria|secundaria|bachillerato)", "(?:recien |apenas |solo )?(?:tiene[n]?|cumple[n]?|cumplio|de) (?:trece|catorce|quince|dieciseis|diecisiete)(?= anos|[,.;:]|$)", "alumn[oa]s?", "bachiller(?:es|ato)?",
    `pas (?:encore |tout a fait )?(?:majeur|adulte)\\p{L}*`, `(?:pas|n'a(?:vait)? pas|n'ont pas) (?:encore )?(?:ses |leurs |l'age de |atteint |fete )?(?:ses |leurs )?${ofAge.fr}(?: ans)?`, `(?:moins de|avant (?:ses|leurs|les)|en dessous de) ${ofAge.fr} ans`, "(?:encore|toujours) (?:a l'ecole|au college|au lycee|ecolier|scolarise\\p{L}*)", "(?:avant|sous) (?:la|l'age de la) majorite", "(?:huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|1[0-7]|[5-9]) printemps", "(?:en|de) (?:sixieme|cinquieme|quatrieme|troisieme|seconde|terminale)(?= [bacd1-9]|[,.;]| au | du |$)", "eleves? (?:de|du|en)", "en age scolaire",
    `(?:noch nicht|nicht ganz|lange nicht|noch keine) (?:volljahrig|erwachsen|mundig|ganz ${ofAge.de}|${ofAge.de})(?: jahre)?`, `unter (?:${ofAge.de}|dem schutzalter)`, "(?:noch|weiter(?:hin)?) (?:zur|in die|in der|auf die|auf der) (?:schule|grundschule|realschule|hauptschule)", "schulpflichtig\\p{L}*", "vor (?:ihre[mn]|seine[mn]|der) (?:18\\.?|achtzehnten|volljahrigkeit)(?: geburtstag)?", "(?:acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|1[0-7]|[5-9]) (?:jahre? alt|lenze|sommer|jahre jung)", "(?:ist|wird|wurde|gerade|erst|knapp|kaum) (?:erst |gerade )?(?:zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)(?= jahre|[,.;:!?]| und |$)", "(?:[1-9]\\.|1[0-3]\\.|erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte)[nr]? klasse", "(?:funft|sechst|siebt|acht|neunt|zehnt|elft)klassler\\p{L}*", "konfirmand\\p{L}*", "gymnasiast\\p{L}*",
    `(?:ainda nao|nao) (?:e|sao|era|fez|fizeram|tem|completou|completaram|chegou a|chegaram a)(?: a)? (?:de )?(?:maior(?:es)?(?: de idade)?|adult[oa]s?|${ofAge.pt})(?: anos)?`, `(?:antes de (?:fazer|completar|ter)|menor(?:es)? de|abaixo de|para (?:fazer|completar)) ${ofAge.pt}(?: anos)?`, "(?:de|e) menor", "ainda (?:vai |vao |esta |estao |estuda |estudam |frequenta )?(?:na|no|a|ao|para a) (?:escola|colegio)", "(?:oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|1[0-7]|[5-9]) (?:primaveras|veroes|aninhos)", "(?:sexto|setimo|oitavo|nono|[1-9][oº]?) ano (?:do|da|b|a|c)", "ensino (?:fundamental|medio)", "(?:tem|fez|de|so) (?:treze|quatorze|catorze|quinze|dezesseis|dezessete)(?= anos|[,.;:]|$)", "alun[oa]s?", "ginasiais?",
    `(?:non (?:e|sono|ha|hanno|ancora|era|erano)|ancora non (?:e|sono|ha|hanno)) (?:ancora |compiuto |raggiunto |fatto |compie )*(?:maggiorenn[ei]|adult[oaie]|la maggiore eta|${ofAge.it}|diciottenn[ei])(?: anni)?`, `(?:sotto|prima de|meno di|minore? (?:di|dei)|al di sotto de) ?${ofAge.it}(?: anni)?`, "(?:va|vanno|va'|ancora|frequenta|frequentano) (?:ancora )?(?:a scuola|al liceo|alle medie|alle elementari|la scuola)", "(?:prima|seconda|terza|quarta|quinta) (?:media|elementare|liceo|superiore)", "(?:dodic|tredic|quattordic|quindic|sedic|diciassett)enn[ei]", "(?:otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|1[0-7]|[5-9]) (?:primavere|estati|annetti)", "(?:ne|ha|compie|appena) (?:ha )?(?:appena |solo )?(?:tredici|quattordici|quindici|sedici|diciassette)(?= anni|[,.;:]|$)", "alunn[oaie]", "liceal[ei]",
  ),
  anywhere(
    "まだ(?:成人|大人|十八|18|二十歳)[^。、]{0,8}(?:ない|なっていない|いない|満たない|前)", "成人(?:前|していない|に達していない|まで)", "(?:十八|18|二十)(?:歳|才)?(?:未満|に満たない|になっていない|になる前|前の|の誕生日(?:前|まで))", "(?:まだ|今も)?学校に通(?:って|う)", "学生服|制服姿|思春期|就学|教え子|生徒", "(?:小学校|中学|高校|中等部|高等部)", "(?:小|中|高)(?:学)?[一二三四五六123](?:年)?", "[一二三四五六123]年(?:生|[一二三123]?組)", "(?<![十百0-9])(?:[二三四五六七八九])(?:歳|才|つの)", "(?:十|十一|十二|十三|十四|十五|十六|十七|(?<![0-9])(?:[1-9]|1[0-7]))(?:の(?:春|夏|秋|冬)|になったばかり)",
    "(?:未|不|没|还没|尚未|还没有|没有)(?:满|到|足|过|有)?(?:十八|18|成年|法定年龄)", "(?:十八|18)岁?(?:以下|不到|未到|之前|生日(?:前|之前|还没))", "离(?:成年|十八岁|18岁)", "还在(?:上学|读书|念书|学校|上(?:小学|初中|高中|中学)|读(?:小学|初中|高中|中学)|念(?:小学|初中|高中|中学))", "(?:小|中)学生|初中|高中|中学|小学", "(?:初|高)[一二三]", "[一二三四五六七八九]年级", "花季|豆蔻年华|学龄", "(?<![十百0-9])(?:[二三四五六七八九]|两)岁",
  ),
  hindi("(?:अभी |अब तक |अभी तक )?(?:बालिग|वयस्क|बड़ी|बड़ा)(?: तक)? (?:नहीं|नही)", "(?:18|अठारह)(?: (?:साल|वर्ष|बरस))?(?: (?:की|का|के|से))? ?(?:से कम|नहीं|पूरे नहीं|पूरी नहीं|से नीचे|से छोट\\S*|होने में|होने से पहले)", "अभी (?:भी )?(?:स्कूल|विद्यालय|पाठशाला)(?: (?:में|जात\\S*|पढ़\\S*))?", "स्कूल (?:जात\\S*|में पढ़\\S*|की वर्दी)", "(?:पहली|दूसरी|तीसरी|चौथी|पांचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं)(?: (?:कक्षा|क्लास|में|की|का))", "(?:पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|[5-9]|1[0-7]) (?:साल|वर्ष|बरस|सावन|बसंत)", "सोलहवां सावन|कमसिन", "विद्यार्थी|छात्रा?"),
  arabic("(?:لم|لما) (?:ي|ت)(?:بلغ|صل|كمل|تم|تجاوز)\\p{L}* (?:بعد )?(?:سن )?(?:ال)?(?:رشد|ثامنه عشره?|بلوغ|18)", "(?:لم|لما) (?:ي|ت)بلغ(?:ا|وا|ن)?(?: بعد)?", "(?:ليس\\p{L}*|غير) (?:بعد )?(?:بالغ\\p{L}*|راشد\\p{L}*)(?: بعد)?", "(?:دون|تحت|اقل من|قبل) (?:سن )?(?:ال)?(?:ثامنه عشره?|18|رشد|بلوغ)", "(?:ما|لا) (?:زال\\p{L}*|(?:ي|ت)زال\\p{L}*) (?:(?:ي|ت)ذهب\\p{L}* |(?:ي|ت)درس\\p{L}* )?(?:في|الي|ب) ?(?:ال)?(?:مدرس|ثانوي|اعدادي|ابتداءي|صف)\\p{L}*", "في (?:ال)?(?:عاشره|حاديه عشره?|ثانيه عشره?|ثالثه عشره?|رابعه عشره?|خامسه عشره?|سادسه عشره?|سابعه عشره?|سابعه|ثامنه|تاسعه)(?! و)", "(?:الصف )(?:ال)?(?:اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)\\p{L}*", "طال(?:ب|به|بات|بتان) (?:في )?(?:ال)?(?:ثانوي|اعدادي|ابتداءي|مدرس)\\p{L}*", "تلاميذ|تلميذ\\p{L}*"),
];

/** Where a folded text says by circumlocution that somebody is under age, in ten languages. */
export const findUnderAge = (text: string): Span[] => spansIn(text, underAge);
