/**
 * What speaks to software, by concept, in the ten languages of the service. Patterns meet folded text: lower case,
 * Latin letters without marks. Latin ones match whole words or their beginnings, as written here.
 */
const latin = (sources: string): string => `(?<![\\p{L}\\p{N}])(?:${sources})(?![\\p{L}])`;
const concept = (latinSources: string, others: string): RegExp =>
  new RegExp(others === "" ? latin(latinSources) : `${latin(latinSources)}|${others}`, "gu");

/** To leave aside what was said. */
export const ignoring = concept(
  "ignor(?:e[ds]?|ing|[aei]\\w*)|disregard(?:s|ed|ing)?|(?<!don'?t |not |never )forget|overrid(?:e|es|ing)|bypass|set aside|stop following|do not (?:follow|obey)|don'?t (?:follow|obey)|(?:pay )?no attention to|ne (?:tiens|tenez) (?:pas|aucun) compte\\w*|olvid[aeo]\\w*|descart[aeo]\\w*|omit[aeio]\\w*|haz caso omiso|hag\\w* caso omiso|oubli(?:e|ez|er)|neglig(?:e|ez|er)|ne suivez pas|vergiss|vergesst|vergessen sie|missacht\\w*|beachte\\w* (?:nicht|keine)|esquec[aeo]\\w*|desconsider\\w*|desrespeit\\w*|dimentic\\w*|trascur\\w*|non seguire|ignorier\\w*",
  "無視|忘れて|従わない|従うな|忽略|忽视|无视|無視|忘记|忘掉|不要遵循|不要遵守|别管|अनदेखा|अनदेखी|नज़रअंदाज़|नजरअंदाज|भूल जा|इग्नोर|ignore कर|تجاهل|تجاهلوا|انسَ?(?= )|انسى|تغاضَ?",
);

/** Orders somebody gave to software. */
export const orders = concept(
  "instructions?|prompts?|guidelines?|directives?|directions|rules?|commands?|polic(?:y|ies)|restrictions?|safety|training|context|constraints?|messages?|instruccion(?:es)?|indicacion(?:es)?|reglas?|directrices|ordenes|consignes?|regles?|directives?|instruktion(?:en)?|anweisung(?:en)?|vorgaben?|regeln?|befehle?|systemprompt|instruc(?:ao|oes)|regras?|diretrizes|comandos?|istruzion[ei]|regol[ae]|direttiv[ae]|comandi",
  "指示|命令|プロンプト|ルール|規則|ガイドライン|指令|提示词|提示詞|规则|規則|说明|निर्देश\\p{M}*|निर्देशों|नियम|प्रॉम्प्ट|आदेश|تعليمات|التعليمات|أوامر|الأوامر|توجيهات|التوجيهات|القواعد|قواعد",
);

/** Said before, or all of it. */
export const earlier = concept(
  "previous(?:ly)?|prior|above|earlier|preceding|foregoing|all|any|every|your|system(?:'s)?|other|initial|original|existing|these|those|anterior(?:es)?|previ[ao]s?|tod[ao]s|tus|sus|del sistema|precedent\\w*|toutes?|tous|vos|tes|ci-dessus|vorherige\\w*|bisherige\\w*|vorangehende\\w*|obige\\w*|alle[ns]?|deine[nr]?|ihre[nr]?|todas|suas|seus|acima|precedent[ei]|tutt[ei]|sopra|tue|vostre",
  "これまで|以前|上記|前の|すべて|全て|あらゆる|之前|以上|上述|上面|所有|先前|前面|全部|पिछल|पूर्व|ऊपर|सभी|सारे|अपने|السابق|أعلاه|جميع|كل |كافة",
);

/** Programs that read pages. */
export const software = concept(
  "ais|ai(?= *[,:!?])|ai(?= (?:assistants?|models?|agents?|systems?|tools?|bots?|readers?|crawlers?|scrapers?|summari[sz]ers?|generators?|writers?|services?|must|should|shall|reading|processing|please|that reads|who))|artificial intelligences?|llms?|(?:large )?language models?|chat ?-?gpt|gpt(?:-?\\d\\w*)?|claude|gemini|copilot|llama|mistral|chat ?bots?|bots?|crawlers?|web ?crawlers?|spiders|scrapers?|(?:ai |virtual |digital |automated |any |all )?(?:assistants|agents)|(?:ai|virtual|automated) (?:assistant|agent)|assistant(?= *[:,])|summari[sz]ers?|(?:text|ad|video|content|caption|film)[ -]generators?|automated (?:systems?|tools?|readers?|services?)|(?:this|the|your) (?:model|system prompt|software)|machine readers?|ki(?:s|-\\w+|(?= *[,:!?])|(?= (?:assistenten|modelle|systeme|muss|mussen|soll|sollte|sollen)))|sprachmodelle?n?|kunstliche[nr]? intelligenz\\w*|assistenten|ias?(?= *[,:!?])|ias?(?= (?:que|deb\\w+|doi\\w+|dev\\w+|generativ\\w+))|inteligencias? artificia(?:l|les|is)|asistentes?(?: de ia| virtuales?)?|modelos? de (?:lenguaje|linguagem|ia)|agentes? de ia|intelligences? artificielles?|assistants? (?:ia|virtuels?|d'ia)|modeles? de langage|agents? ia|intelligenz[ae] artificial[ei]|assistent[ei](?: (?:ia|ai|virtual[ei]|di ia))?|modell[oi] linguistic[oi]|modell[oi] di linguaggio|assistentes?(?: de ia| virtua(?:l|is))?",
  "aiアシスタント|ai(?=[はがをにへのよ、:：。])|aiモデル|生成ai|人工知能|言語モデル|大規模言語|チャットボット|アシスタント|クローラー|エージェント|ai(?=[助模系机機必应應请請不在])|人工智能|人工智慧|语言模型|語言模型|大模型|聊天机器人|智能助手|ai助手|机器人读|爬虫|कृत्रिम बुद्धि|एआई|ai(?= (?:सहायक|मॉडल|को|असिस्टेंट))|भाषा मॉडल|चैटबॉट|असिस्टेंट|الذكاء الاصطناعي|ذكاء اصطناعي|نموذج لغ|نماذج اللغ|النماذج اللغ|مساعد(?:و|ي)? الذكاء|المساعد الذكي|روبوت(?:ات)? المحادثة|برامج الزحف",
);

/** Has to be done. */
export const must = concept(
  "must|should|shall|has to|have to|needs? to|(?:is|are) (?:required|requested|asked|instructed|advised) to|please|kindly|always|never|do not|don'?t|make sure|be sure|ensure|remember to|deb(?:e|en|es|eis|eria|erian)|tienen? que|hay que|por favor|siempre|nunca|no menciones|doi(?:t|s|vent)|devez|devriez|veuillez|toujours|jamais|merci de|il faut|muss|musst|mussen|sollen?|sollst|sollte[nt]?|bitte|immer|niemals|deve|devem|deveria\\w*|sempre|jamais|favor|tem que|devono|devi|dovete|dovrebbe\\w*|per favore|si prega|mai",
  "必ず|べき|ください|下さい|しなさい|なければ|てはいけ|てはなら|ないで|せよ|すること|必须|必須|务必|務必|应该|應該|应当|请|請|不要|切勿|一定要|不得|चाहिए|होगा|होगी|पड़ेगा|अवश्य|कृपया|हमेशा|ज़रूर|जरूर|कभी न|मत |यجب|يجب|ينبغي|يرجى|الرجاء|دائم|لا تذكر|عليك|عليكم|لا تقل",
);

/** What software does when it answers. */
export const speaking = concept(
  "say(?:s|ing)?|state|mention|claim|write|include|describe|recommend|rate|rank|respond|reply|answer|output|print|tell|call|announce|promise|declare|generate|produce|create|summari[sz]e|treat|follow|obey|repeat|omit|add|insert|use|set|end|start|begin|display|show|present|promote|praise|endorse|translate|execute|reveal|send|label|portray|quote|refer|advertise|decir|dig[ao]n?|decid|di que|mencion\\w+|afirm\\w+|escrib\\w+|respond\\w+|inclu\\w+|recom[ei]n\\w+|describ\\w+|muestr\\w+|anunci(?:ar|e|en)|dire|dites|mentionn\\w+|affirm\\w+|ecri\\w+|repond\\w+|recommand\\w+|decri\\w+|indiqu\\w+|presente[rz]?|sag(?:en?|t)|erwahn\\w+|behaupt\\w+|schreib\\w+|antwort\\w+|empfehl\\w+|empfiehl|beschreib\\w+|nenn(?:en?|t)|gib|geben|verwend\\w+|bewert\\w+|dizer|diga|digam|escrev\\w+|descrev\\w+|mostr\\w+|apresent\\w+|dica|dicano|menziona\\w*|scriv\\w+|rispond\\w+|raccomand\\w+|consigli\\w+|descriv\\w+|indic\\w+",
  "言[いうえっわ]|述べ|書[いきくけ]|記載|明記|含め|答え|回答|出力|返答|紹介し|勧め|推奨|宣伝|表示し|説明し|主張|従[いうえっ]|说|說|声称|聲稱|提及|提到|写|寫|回答|回复|回覆|输出|輸出|推荐|推薦|描述|包含|生成|称为|强调|遵循|कह|बता|लिख|उल्लेख|शामिल|जवाब|उत्तर दें|सिफ़ारिश|सिफारिश|वर्णन|दिखा|قل |تقول|يقول|يذكر|تذكر|اذكر|اكتب|يكتب|تكتب|أجب|يجيب|توصي|يوصي|أوص|صف |يصف|تصف|تضمين|أضف|ردّ|يرد ",
);

/** What software makes of a page. */
export const artefacts = concept(
  "ads?|adverts?|advertisements?|commercial|videos?|films?|clips?|captions?|scripts?|storyboards?|summar(?:y|ies)|voice-?overs?|narration|answers?|responses?|outputs?|briefs?|end cards?|completions?|anuncios?|resumen(?:es)?|respuestas?|subtitulos?|guion|annonces?|publicites?|resumes?|reponses?|legendes?|werbung|anzeigen?|werbespots?|zusammenfassung(?:en)?|antworten|untertitel|ausgabe|resumos?|respostas?|legendas?|roteiro|annunci[o]?|pubblicita|riassunt[oi]|rispost[ae]|didascali[ae]|copione",
  "広告|動画|映像|要約|字幕|台本|脚本|広告文|返答|广告|廣告|视频|視頻|影片|摘要|脚本|输出|विज्ञापन|वीडियो|सारांश|कैप्शन|الإعلان|إعلان|الفيديو|فيديو|الملخص|ملخص|الترجمة النصية",
);
