import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Span } from "#lib/planning/reading.ts";

/** Words that tell what sort of film it is, not what is in it. Those of scripts with spaces stand at whole words. */
const latin = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
const anywhere = (pattern: string) => new RegExp(pattern, "gu");

const englishForms =
  "guide|tutorial|lesson|instructions?|course|manual|walkthrough|explainer|review|unboxing|trailer|teaser|ad|advert|advertisement|commercial|promo|documentary|docu|film|movie|video|clip|short|short film|story|tale|portrait|profile|montage|biography|history";
const englishSorts =
  "step[- ]by[- ]step|honest|quick|short|simple|easy|complete|beginner'?s?|ultimate|official|fake|mini|little|tiny|\\d+[- ]second|true|sad|funny|silly|love|horror|animated|silent|nature|cooking|training|product|how[- ]to|instructional|educational|explainer|promo";

/** English forms of the frame are the widest; other languages say the same with fewer. */
const frames: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    latin(
      `(?:(?:an?|the|this|my|our) )?(?:(?:${englishSorts}),? ){0,6}(?:${englishForms}) (?:to|on|for|about|of|in which|that (?:shows?|explains?|tells?))(?: how(?: to)?)?`,
    ),
    latin(
      `(?:(?:an?|the) )?(?:(?:${englishSorts}) ){0,6}(?:tutorial|guide|explainer|review|how[- ]to|lesson)(?=\\s*[:,.—–-]|\\s*$)`,
    ),
    latin(
      "how to|how (?:do|can|does|would|should) (?:you|i|we|one)|step[- ]by[- ]step|explained|(?:the|a) (?:best )?way to",
    ),
    latin(
      "(?:please )?(?:explain|explains|explaining|show me|tell me|teach me|teaches you|learn)(?: to (?:me|us|kids))?(?: how)? (?:to|how|why|what|where)",
    ),
    latin(
      "(?:\\p{N}+|some|the|best|top|easy|quick|simple|a few|two|three|five|seven|ten)(?: \\p{L}+)? (?:ways|steps|tips|tricks|reasons|hacks|rules) (?:to|for|of|why|on|you should)",
    ),
    latin(
      "(?:tips|tricks|hacks) (?:for|to|on)|the (?:art|craft|joy|secret|science|trick|habit) of(?= \\p{L}+ing \\p{L})",
    ),
    latin(
      "(?<=^\\s*)(?:explain|explaining|describe|imagine)(?= )|(?:the )?making of|(?:a )?recipe for|(?:an? )?(?:\\p{L}+ )?tour of|(?:an? )?day in the life of|(?:an? |the )?(?:ode|tribute|homage) to|what (?:happens|goes on)(?= )",
    ),
    latin(
      "(?:(?:an?|the) )?(?:(?:close[- ]up|wide|aerial|side|front|top|old|vintage|beautiful) ){0,6}(?:view|picture|image|photo|photograph|drawing|painting|sketch|time[- ]?lapse|footage|render|rendering|animation) of",
    ),
    latin("why(?= (?:do|does|is|are|the|we|you)(?!\\p{L}))"),
  ],
  es: [
    latin(
      "(?<=(?:^|[.:;!?¿,—-])\\s*)c[oó]mo(?: se)?(?: puede)?(?= \\p{L}+(?:[aei]r|[aei]rse|a|e|o)(?!\\p{L}))|aprende(?:r)? a(?= )|expl[ií]ca(?:r|me|nos)? (?:cómo|por qué|qué)|(?:una |la )?gu[ií]a(?: (?:paso a paso|rápida|completa))?(?: para| de)?|(?:un |el )?tutorial(?: de| para)?|paso a paso|(?:\\p{N}+|unos|varios) (?:formas|maneras|trucos|consejos|pasos|razones) (?:de|para)|consejos para|(?:una )?reseña (?:de|del)|(?:un |el )?(?:documental|corto|cortometraje|vídeo|video|anuncio|tráiler|trailer) (?:sobre|acerca de|para|de)|una película (?:sobre|de)|la historia (?:de|del)|una historia (?:de|sobre)",
    ),
  ],
  fr: [
    latin(
      "(?<=(?:^|[.:;!?,—-])\\s*)comment(?: on)?|apprendre à|expli(?:que|quer|quez)(?:-moi)? (?:comment|pourquoi)|(?:un |le )?guide(?: étape par étape| pratique| complet)?(?: pour)?|(?:un |le )?tuto(?:riel)?(?: pour| de)?|étape par étape|\\p{N}+ (?:façons|manières|astuces|étapes|conseils|raisons) (?:de|d|pour)|conseils pour|(?:un |le )?(?:documentaire|court métrage|film|clip|reportage) sur|l['’]histoire (?:de|du|d)|une histoire (?:de|d)|(?:une )?(?:bande[- ]annonce|publicité|pub) (?:de|pour)",
    ),
  ],
  de: [
    latin(
      "wie (?:man|du|ich)|(?:eine )?(?:schritt[- ]für[- ]schritt[- ])?anleitung(?: (?:zum|für|wie man))?|schritt für schritt|(?:ein )?tutorial(?: zum| für)?|\\p{N}+ (?:wege|tipps|schritte|tricks|arten|gründe)(?: (?:um|zum|für))?|erklär(?:e|t|en)?,? (?:wie|warum)|lerne?,? (?:wie man)|(?:eine? )?(?:doku|dokumentation|dokumentarfilm|film|kurzfilm|video) über|(?:die|eine) geschichte (?:von|eines|einer|der|des|vom|über)|(?:eine? )?(?:werbung|werbespot|trailer|rezension) (?:für|zu)",
    ),
  ],
  pt: [
    latin(
      "(?<=(?:^|[.:;!?,—-])\\s*)como(?: se)?(?= \\p{L}+(?:[aei]r|ô|or)(?!\\p{L}))|aprend(?:a|er) a|expli(?:que|car|ca) (?:como|por que)|(?:um |o )?guia(?: passo a passo| completo)?(?: para| de)?|(?:um |o )?tutorial(?: de| para)?|passo a passo|\\p{N}+ (?:formas|maneiras|dicas|passos|truques) (?:de|para)|dicas para|(?:um |o )?(?:documentário|curta|filme|vídeo|comercial|anúncio|trailer) (?:sobre|de|para)|a história (?:de|do|da)|uma história (?:de|sobre)",
    ),
  ],
  it: [
    latin(
      "(?<=(?:^|[.:;!?,—-])\\s*)come(?: si)?(?= \\p{L}+(?:[aei]re?|a|e)(?!\\p{L}))|impar(?:a|are) a|spieg(?:a|are) (?:come|perché)|(?:una |la )?guida(?: passo passo| completa)?(?: per| a)|(?:un |il )?tutorial(?: per| su)?|passo dopo passo|\\p{N}+ (?:modi|consigli|trucchi|passi) (?:di|per)|consigli per|(?:un |il )?(?:documentario|corto|cortometraggio|film|video|trailer|spot) (?:su|sul|sulla|di|per)|la storia (?:di|del|della|d)|una storia (?:di|d|su)",
    ),
  ],
  nl: [
    latin(
      "hoe (?:je|men)|stap voor stap|(?:een )?(?:handleiding|tutorial|film|documentaire) (?:over|voor)|het verhaal van",
    ),
  ],
  ja: [
    anywhere(
      "の(?:方法|仕方|やり方|手順|チュートリアル|ガイド|物語|ドキュメンタリー(?:映画)?|予告編|広告|レビュー)|する方法|についての(?:映画|動画|ドキュメンタリー|説明)|を(?:説明|解説)する?(?:動画)?$|^(?:チュートリアル|解説)[:：]",
    ),
  ],
  zh: [
    anywhere(
      "怎么样?(?!了)|怎样|如何|(?:一步(?:一步)?)?教(?:你|我|大家)|的(?:方法|步骤|教程|技巧|故事|纪录片|广告|预告片|电影|短片|评测)$|(?:一部|一个|一段)?关于|讲述|解释|教程[:：]?|(?:一部)?纪录片[:：]",
    ),
  ],
  hi: [
    latin(
      "कैसे|(?:करने )?का (?:सही )?तरीका|की विधि|(?:की|की एक) कहानी|के बारे में(?: एक)?(?: (?:फिल्म|फ़िल्म|वीडियो|वृत्तचित्र))?|समझाइए|समझाओ|ट्यूटोरियल",
    ),
  ],
  ar: [
    latin("كيف(?:ية)?|طريقة|خطوة بخطوة|دليل(?: إلى)?|شرح|قصة|(?:فيلم(?: وثائقي| قصير)?|إعلان|فيديو) (?:عن|حول)|تعلم"),
  ],
};

/** "what grief sounds like": the words around the idea. */
const likeness =
  /(?<!\p{L})(what)(?= (?:[\p{L}'’-]+ ){1,5}?(?:sounds?|looks?|feels?|tastes?|smells?|means?)(?: like)?(?!\p{L}))|(?<=(?<!\p{L})what (?:[\p{L}'’-]+ ){1,5}?)(?:sounds?|looks?|feels?|tastes?|smells?|means?)(?: like)?(?!\p{L})/giu;

/** Where the text says what sort of film it is ("how to", "a documentary about", "の方法"): nothing of it is drawn. */
export function findFraming(raw: string, language: string): Span[] {
  const patterns = [...(frames[language] ?? []), ...(language === "en" ? [likeness] : [])];
  return patterns.flatMap((pattern) =>
    matchesIn(raw.slice(0, 1200), pattern).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}
