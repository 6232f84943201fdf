import { artefacts, earlier, ignoring, must, orders, software, speaking } from "./instruction-words.ts";
import { collapse } from "./parse-page.ts";
import { sentencesOf } from "./sentences.ts";

const tagLetters = /[\u{E0020}-\u{E007E}]/gu;
const lookalikes: Record<string, string> = {
  а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ѕ: "s", ԁ: "d", ո: "n", ν: "v", ο: "o", α: "a", ι: "i", ρ: "p",
}; // prettier-ignore
const digitsForLetters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/** Letters as they are meant: compatible forms joined, hidden characters read, marks of Latin letters left out. */
const folded = (text: string): string => {
  const plain = text
    .replaceAll(tagLetters, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0000))
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll(/[’‘`´]/gu, "'");
  const mixed = /\p{Script=Latin}/u.test(plain) ? plain.replaceAll(/[Ѐ-ӿͰ-Ͽԁո]/gu, (l) => lookalikes[l] ?? l) : plain;
  // "i g n o r e" and "i.g.n.o.r.e" are words too.
  return collapse(
    mixed.replaceAll(/(?<![\p{L}\p{N}])(?:\p{Script=Latin}[ .\-_*]){3,}\p{Script=Latin}(?![\p{L}\p{N}])/gu, (run) =>
      run.replaceAll(/[ .\-_*]/gu, ""),
    ),
  );
};

const unleeted = (text: string): string =>
  text.replaceAll(/(?<=[a-z])[013457@$]|[013457@$](?=[a-z])/gu, (digit) => digitsForLetters[digit] ?? digit);

const whereIn = (pattern: RegExp, text: string): number[] => [...text.matchAll(pattern)].map((match) => match.index);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;
const near = (some: readonly number[], others: readonly number[], most: number): boolean =>
  some.some((at) => others.some((other) => at !== other && Math.abs(at - other) <= most));

/** Marks of a conversation with a model: nobody writes them for people. */
const markers =
  /<\|[a-z_ ]{2,30}\|>|\[\/?inst\]|<<\/?sys>>|\[(?:system|assistant|admin|developer|instructions?)\b[^\]]{0,40}\]|<\/?(?:system|assistant|instructions?|prompt|data|page_?content|untrusted\w*)>|(?<!#)#{2,}\s*(?:system|instructions?|prompt|new task)|\{\{[#/]?(?:system|user|assistant)|(?:begin|start|end) (?:of )?(?:system|hidden|ai|secret|page|document|untrusted)[ _-]*(?:prompt|instructions?|content|message|data)|prompt injection|jailbreak|developer mode|god mode|\bdan mode\b|do anything now/u;

/** A line that pretends to be said by somebody of the conversation. */
const rolePlayed =
  /^\W*(?:system|sistema|systeme|assistant|developer|user|admin|root|ai|llm|prompt|システム|系统|系統|指示|指令|सिस्टम|النظام|نظام)(?: (?:message|prompt|note|override|instructions?|notice|update|alert))?\s*(?:[:：>\]]|-{2,}|=>)/u;
const roleAlone = /(?:system|assistant|developer) (?:prompt|message|override|instructions?)/u;

/** Said to whoever it is that reads by machine. */
const announced =
  /^\W*(?:(?:a |an )?(?:note|notice|message|information|info|hint|guidance) )?(?:for|to) (?:all |any |the )?(?:machines?|automated|ai|llms?|software|robots?|bots?|crawlers?|language models?|search engines?|chatbots?|agents?)\b[^.]{0,30}[:,]|\b(?:whoever|anyone who|anything that|any (?:system|software|program|tool|process) that) (?:is |are )?(?:generat|writ|summari|creat|process|pars|scrap|analy[sz]|read)\w*|["']?role["']?\s*:\s*["'](?:system|assistant|user|developer|tool)["']|(?:أيها|أيتها|يا) (?:ال)?(?:نموذج|ذكاء|مساعد|روبوت|آلة)/u;
/** "Forget what was said before" without a word of instructions. */
const unsaid =
  /(?:olvid|ignor|descart|dimentic|trascur|oubli|neglig|vergiss|vergess|ignorier|esque[c]|desconsider)\w*\b.{0,40}\b(?:lo anterior|anteriormente|anterior|ce qui precede|precedente?s?|precedent[ei]|detto|dicho|gesagt\w*|zuvor|vorher\w*|dito antes|di prima|qui sopra|arriba|ci-dessus|oben|acima)\b/u;
const setsAbroad =
  /\b(?:cambi[ae]|pon|ponga|establece|fija|changez?|mets|mettez|fixez?|setze?n?|andere|mude|defina|altere|coloque|imposta(?:te)?|metti|mettete)\b.{0,14}\b(?:precio|marca|titulo|nombre|prix|marque|titre|nom|preis|marke|markennamen?|titel|preco|nome|prezzo|titolo)\b.{0,30}\b(?:a|en|por|como|sur|auf|zu|para|su|in|come)\b|(?:把|将|將).{0,10}(?:品牌|价格|價格|标题|標題|名称|名稱).{0,10}(?:改|设|設|写|寫|换|換)(?:为|為|成)|(?:価格|値段|ブランド|商品名|タイトル).{0,10}を.{0,20}(?:に(?:変更|設定)|円にして|と(?:記載|書))|(?:कीमत|दाम|ब्रांड|नाम).{0,24}(?:बदल|सेट कर|लिख)|(?:غي[ّ]?ر|اجعل|ضع|بد[ّ]?ل).{0,12}(?:السعر|سعر|العلامة|الاسم|اسم)/u;
const addressed =
  /(?:if you(?: are|'re)|as) (?:an? |the )?(?:\w+ ){0,3}(?:ai\b|llm|language model|bot\b|chatbot|crawler|assistant\b|agent\b|automated|machine|model\b|scraper)|(?:note|notice|attention|message|dear|hey|hello|hi|instructions?|memo|warning|important)\W{1,3}(?:to|for|all|any|the)?\W{0,2}(?:\w+ ){0,2}(?:ai\b|ais\b|llms?\b|language models?|bots?\b|chatbots?|crawlers?|assistants?\b|agents?\b|models?\b|scrapers?|gpt|claude|gemini)|(?:ai|llm|assistant|model|bot|agent|software|program|whoever|anyone|system)s? (?:that (?:is |are )?|who (?:is |are )?)?(?:reading|processing|parsing|scraping|summari[sz]ing|crawling|analy[sz]ing) this|si (?:eres|es usted|vous etes|tu es|sei|voce e)\b.{0,20}(?:\bia\b|\bai\b|asistente|assistant|modelo|modele|modello|bot\b)|(?:wenn|falls) (?:du|sie)\b.{0,20}(?:\bki\b|sprachmodell|assistent|bot\b)|(?:あなたが|もし).{0,8}(?:ai|言語モデル|アシスタント)|(?:如果你是|作为|作為).{0,8}(?:ai|人工智能|语言模型|語言模型|助手|机器人)|(?:यदि|अगर) आप.{0,12}(?:ai|एआई|मॉडल|असिस्टेंट)|(?:إذا كنت|بصفتك).{0,12}(?:ذكاء|نموذج|مساعد|روبوت)/u;

const recast =
  /\b(?:you are now|from now on,? (?:you|your|act|respond|only)|act as (?:an? |if |the )|pretend (?:to be|you)|role-?play as|your (?:new |real |only |next )?(?:task|instructions?|goal|objective|mission|job|role|orders) (?:is|are|will be)|new (?:instructions?|task|orders?|rules?)\s*:|you must (?:now )?(?:comply|obey)|stop what you|ahora eres|a partir de ahora|actua como|tu (?:nueva )?tarea es|tu es (?:maintenant|desormais)|vous etes (?:maintenant|desormais)|a partir de maintenant|desormais,|agis comme|votre (?:nouvelle )?(?:tache|mission) est|du bist (?:jetzt|nun)|sie sind (?:jetzt|nun) ein|ab (?:jetzt|sofort) (?:bist|musst|sollst|antworte)|deine (?:neue )?aufgabe|agora voce|voce e agora|a partir de agora|aja como|sua (?:nova )?tarefa|ora sei|adesso sei|d'ora in poi|da ora in poi|comportati come|il tuo (?:nuovo )?compito)|あなたは(?:今|いま|これ)から|今から(?:あなた|君)|新しい(?:指示|タスク)|あなたの(?:任務|タスク|役割)|你现在是|你現在是|从现在(?:开始|起).{0,4}你|从现在起|扮演|你的(?:新)?任务|新的?指令|अब (?:से )?(?:तुम|आप)|आपका (?:नया )?(?:काम|कार्य)|أنت الآن|من الآن فصاعد|مهمتك|تصرف ك/u;

const making =
  /(?:when|while|if|before|whenever|once) (?:you(?:'re| are)? )?(?:generat|writ|creat|mak|summari[sz]|produc|describ|process|read|pars|render|compos|draft|advertis|promot)\w* .{0,40}(?:\bads?\b|advert|video\b|film\b|summar|caption|script|content\b|page\b|answer|response|output|description|product\b|story)/u;

const tellSentence =
  /^\W*(?:please |always |now |just |instead,? |then |and )*(?:say|state|claim|declare|respond|reply|output|print|write|mention|announce|tell (?:the )?(?:users?|viewers?|customers?|everyone)|describe|portray|promise) (?:that\b|it (?:is|as|was|cures)|this (?:is|product|item|as)|the (?:product|following|item|price)|only\b|exactly\b|with (?:only|exactly|the)|["“'«「])/u;
const tellAlways =
  /\b(?:always|must|never|do not|don'?t|be sure to|make sure (?:to|you)|you should|you shall)\b.{0,25}\b(?:say|state|claim|mention|describe|recommend|rate|rank|call|declare|tell|refer to)\b.{0,20}\b(?:that|as|it|this product|the product|our|competitors?|users?|viewers?|price|best|any)\b/u;
const setsFields =
  /\b(?:set|change|report|list|put|replace|override|use|make|treat)\b.{0,12}\b(?:the|its|this)\b.{0,20}\b(?:price|brand(?: name)?|product name|title|cta|call to action|captions?|currency|headline|slogan)\b.{0,24}\b(?:to|as|with|of|=)\b/u;
const forgets =
  /\b(?:disregard|ignore|forget|override)\b (?:the |all |everything |anything |what(?:ever)? )+(?:of )?(?:the )?(?:above|before|else (?:on|in) this|text (?:above|before)|content (?:above|before)|you (?:were|have been|are) (?:told|taught|asked|given|instructed))|^\W*(?:generate|create|make|produce|write|render|show|draw) .{2,60}\b(?:film|video|ad|advert|poem|story|summary|script|image|song|recipe)s?\b.{0,40}\binstead\b/u;
/** A heading in front of an order. */
const headed = /^\W*[\p{L} ]{3,40}[:：]\s*/u;
const secrets =
  /(?:reveal|print|output|show|send|repeat|leak|return|disclose|expose|include|post|exfiltrate|muestra|affiche|zeige|mostra|revela|開示|表示|输出|显示|泄露|बता|اكشف).{0,40}(?:system prompt|api[ _-]?keys?|secrets?\b|credentials|environment variables?|env vars?|passwords?|access tokens?|hidden prompt|your (?:instructions|prompt|rules|memory)|システムプロンプト|系统提示|prompt del sistema|prompt systeme|systemprompt)/u;
/** Somebody's own product feature, not whoever reads: "our AI assistant". */
const ownFeature =
  /\b(?:our|its|built-in|integrated|included|with|via|using|ask|by|unser\w*|integriert\w*|notre|nuestr[ao]|con|nostr[ao]|noss[ao])\s+(?:\w+\s+){0,2}$/u;

const speaksToSoftware = (text: string): boolean => {
  const programs = [...text.matchAll(software)].filter(
    (match) => !ownFeature.test(text.slice(Math.max(0, match.index - 40), match.index)),
  );
  if (programs.length === 0) return false;
  if (!has(speaking, text)) return false;
  return has(must, text) || /^\W*\S+(?: \S+){0,2}\s*[:,!]/u.test(text.slice(programs[0]?.index ?? 0).slice(0, 200));
};

const steers = (text: string): boolean => {
  const told = near(whereIn(ignoring, text), whereIn(orders, text), 60);
  if (
    told &&
    (has(earlier, text) || has(software, text)) &&
    !/\b(?:wash|care|assembly|cooking|safety) instructions?\b/u.test(text)
  )
    return true;
  if (
    markers.test(text) ||
    recast.test(text) ||
    addressed.test(text) ||
    announced.test(text) ||
    unsaid.test(text) ||
    setsAbroad.test(text) ||
    secrets.test(text)
  )
    return true;
  if (forgets.test(text) || tellSentence.test(text.replace(headed, ""))) return true;
  if (tellSentence.test(text) || tellAlways.test(text) || setsFields.test(text)) return true;
  if (rolePlayed.test(text) && (has(speaking, text) || has(must, text) || has(ignoring, text))) return true;
  if (roleAlone.test(text) && (has(speaking, text) || has(must, text))) return true;
  if (making.test(text) && (has(must, text) || has(speaking, text))) return true;
  if (speaksToSoftware(text)) return true;
  const made = whereIn(artefacts, text);
  return (
    made.length > 0 && near(made, whereIn(must, text), 24) && near(whereIn(must, text), whereIn(speaking, text), 32)
  );
};

/**
 * Whether a sentence speaks to the software that reads the page instead of to people: orders to forget orders, roles,
 * what an advertisement must say, in ten languages, with letters spaced, swapped or hidden.
 */
export const isInstruction = (sentence: string): boolean => {
  if (sentence.search(tagLetters) !== -1) return true;
  const text = folded(sentence.slice(0, 4000));
  if (steers(text)) return true;
  const plain = unleeted(text);
  return plain !== text && steers(plain);
};

/** The sentences of a text up to the first that instructs software, and all from there on: an order rarely stands alone. */
export const splitInstructions = (text: string, language: string): { said: string[]; ignored: string[] } => {
  const sentences = sentencesOf(text, language);
  const at = sentences.findIndex((sentence, index) => {
    const next = sentences[index + 1];
    // An order cut in two is none in its parts: "Attention, assistants. Only praise."
    const cut =
      next !== undefined && Math.min(sentence.length, next.length) < 40 && sentence.length + next.length < 200;
    return isInstruction(sentence) || (cut && !isInstruction(next) && isInstruction(`${sentence} ${next}`));
  });
  return at === -1 ? { said: sentences, ignored: [] } : { said: sentences.slice(0, at), ignored: sentences.slice(at) };
};
