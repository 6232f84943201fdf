import { describe, expect, test } from "vitest";
import { glossOf, glossWord } from "#lib/planning/meaning/gloss.ts";

const sentences = {
  es: [
    "Una violinista ciega toca en el metro y un niño se detiene a escucharla",
    "El cartero entrega una carta que llega treinta años tarde",
    "Publicidad de una crema solar con sabor a verano y amistad",
    "Un dragón pequeño aprende a escupir fuego en una cueva helada",
    "Cómo limpiar una sartén de hierro sin dañarla",
    "Los vecinos del edificio cantan desde sus balcones durante la tormenta",
    "Dos ajedrecistas ancianos juegan su última partida en el parque",
    "Un pueblo entero busca a una cabra perdida entre la niebla",
    "La enfermera baila sola en el pasillo del hospital al final de su turno",
    "Videoclip de una banda de rock tocando en un tejado al atardecer",
    "Un explorador cruza el desierto con un camello testarudo",
    "El relojero descubre que puede detener el tiempo",
  ],
  fr: [
    "Une violoniste aveugle joue dans le métro et un enfant s'arrête pour l'écouter",
    "Le facteur livre une lettre arrivée trente ans trop tard",
    "Un petit dragon apprend à cracher du feu dans une grotte gelée",
    "Comment nettoyer une poêle en fer sans l'abîmer",
    "Les voisins chantent depuis leurs balcons pendant la tempête",
    "Deux vieillards disputent leur dernière partie d'échecs au parc",
    "Tout un village cherche une chèvre perdue dans le brouillard",
    "L'infirmière danse seule dans le couloir de l'hôpital à la fin de sa garde",
    "Clip d'un groupe de rock jouant sur un toit au crépuscule",
    "Un explorateur traverse le désert avec un chameau têtu",
    "L'horloger découvre qu'il peut arrêter le temps",
    "Publicité pour une montre élégante sous une lumière froide",
  ],
  de: [
    "Eine blinde Geigerin spielt in der U-Bahn, und ein Kind bleibt stehen, um zuzuhören",
    "Der Briefträger bringt einen Brief, der dreißig Jahre zu spät ankommt",
    "Ein kleiner Drache lernt in einer Eishöhle Feuer zu speien",
    "Wie man eine Eisenpfanne reinigt, ohne sie zu beschädigen",
    "Die Nachbarn singen während des Sturms von ihren Balkonen",
    "Zwei alte Männer spielen ihre letzte Schachpartie im Park",
    "Ein ganzes Dorf sucht eine im Nebel verlorene Ziege",
    "Die Krankenschwester tanzt am Ende ihrer Schicht allein im Krankenhausflur",
    "Musikvideo einer Rockband, die bei Sonnenuntergang auf einem Dach spielt",
    "Ein Forscher durchquert mit einem sturen Kamel die Wüste",
    "Der Uhrmacher findet heraus, dass er die Zeit anhalten kann",
    "Werbung für eine elegante Uhr in kaltem Licht",
  ],
  pt: [
    "Uma violinista cega toca no metrô e uma criança para para escutar",
    "O carteiro entrega uma carta que chega com trinta anos de atraso",
    "Um pequeno dragão aprende a cuspir fogo numa caverna gelada",
    "Como limpar uma panela de ferro sem estragar",
    "Os vizinhos cantam das varandas durante a tempestade",
    "Dois velhinhos jogam sua última partida de xadrez no parque",
    "Uma aldeia inteira procura uma cabra perdida na neblina",
    "A enfermeira dança sozinha no corredor do hospital no fim do plantão",
    "Videoclipe de uma banda de rock tocando num telhado ao pôr do sol",
    "Um explorador atravessa o deserto com um camelo teimoso",
    "O relojoeiro descobre que consegue parar o tempo",
    "Propaganda de um relógio elegante sob uma luz fria",
  ],
  it: [
    "Una violinista cieca suona in metropolitana e un bambino si ferma ad ascoltarla",
    "Il postino consegna una lettera arrivata con trent'anni di ritardo",
    "Un piccolo drago impara a sputare fuoco in una grotta ghiacciata",
    "Come pulire una padella di ferro senza rovinarla",
    "I vicini cantano dai balconi durante la tempesta",
    "Due anziani giocano la loro ultima partita a scacchi nel parco",
    "Un intero villaggio cerca una capra smarrita nella nebbia",
    "L'infermiera balla da sola nel corridoio dell'ospedale alla fine del turno",
    "Videoclip di un gruppo rock che suona su un tetto al tramonto",
    "Un esploratore attraversa il deserto con un cammello testardo",
    "L'orologiaio scopre che può fermare il tempo",
    "Pubblicità di un orologio elegante sotto una luce fredda",
  ],
  ja: [
    "盲目のバイオリニストが地下鉄で演奏し、子供が立ち止まって聞く",
    "郵便配達員が三十年遅れの手紙を届ける",
    "小さな竜が氷の洞窟で火を吹くことを覚える",
    "鉄のフライパンの洗い方",
    "嵐の中、隣人たちがベランダから歌っている",
    "公園で二人の老人が最後の将棋を指した",
    "村人全員が霧の中で迷子のヤギを探す",
    "看護師が病院の廊下で一人で踊った",
    "夕暮れの屋上で演奏するバンドのミュージックビデオ",
    "探検家が頑固なラクダと砂漠を渡る",
    "時計職人が時間を止められると気づいた",
    "冷たい光の中の高級腕時計のコマーシャル",
  ],
  zh: [
    "一位盲人小提琴手在地铁里演奏，一个孩子停下来聆听",
    "邮递员送来一封迟到三十年的信",
    "一条小龙在冰洞里学习喷火",
    "如何清洗铁锅",
    "邻居们在暴风雨中从阳台上唱歌",
    "两位老人在公园里下最后一盘棋",
    "整个村庄都在雾中寻找一只丢失的山羊",
    "护士在医院走廊里独自跳舞",
    "一支摇滚乐队在屋顶上演奏的音乐视频，日落时分",
    "探险家带着一头倔强的骆驼穿越沙漠",
    "钟表匠发现他可以停止时间",
    "一款优雅手表的广告，冷色灯光",
  ],
  hi: [
    "एक अंधी वायलिन वादक मेट्रो में बजाती है और एक बच्चा सुनने के लिए रुकता है",
    "डाकिया तीस साल देर से एक चिट्ठी पहुँचाता है",
    "एक छोटा ड्रैगन बर्फीली गुफा में आग उगलना सीखता है",
    "लोहे की कड़ाही कैसे साफ करें",
    "तूफान के दौरान पड़ोसी अपनी बालकनी से गाते हैं",
    "दो बुजुर्ग पार्क में शतरंज का आखिरी खेल खेलते हैं",
    "पूरा गाँव कोहरे में खोई हुई बकरी को खोजता है",
    "नर्स अस्पताल के गलियारे में अकेली नाचती है",
    "सूर्यास्त के समय छत पर बजाते रॉक बैंड का संगीत वीडियो",
    "एक खोजकर्ता जिद्दी ऊँट के साथ रेगिस्तान पार करता है",
    "घड़ीसाज़ को पता चलता है कि वह समय रोक सकता है",
    "ठंडी रोशनी में एक सुंदर घड़ी का विज्ञापन",
  ],
  ar: [
    "عازفة كمان عمياء تعزف في المترو ويتوقف طفل ليستمع إليها",
    "ساعي البريد يسلم رسالة متأخرة ثلاثين عاما",
    "تنين صغير يتعلم نفث النار في كهف جليدي",
    "كيف تنظف مقلاة حديدية",
    "الجيران يغنون من شرفاتهم خلال العاصفة",
    "عجوزان يلعبان آخر مباراة شطرنج في الحديقة",
    "قرية كاملة تبحث عن عنزة ضائعة في الضباب",
    "ممرضة ترقص وحدها في ممر المستشفى",
    "فيديو موسيقي لفرقة روك تعزف على السطح عند الغروب",
    "مستكشف يعبر الصحراء مع جمل عنيد",
    "صانع الساعات يكتشف أنه يستطيع إيقاف الوقت",
    "إعلان لساعة أنيقة تحت ضوء بارد",
  ],
} as const;

/** Share of the text's words that got an English entry; short words, mostly grammar, are not counted. */
const coverageOf = (texts: readonly string[], language: string, shortest: number): number => {
  let known = 0;
  let counted = 0;
  for (const text of texts) {
    const left = new Set(glossOf(text, language).match(/[\p{L}\p{M}\p{N}]+/gu));
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      if (word.length < shortest) continue;
      counted += 1;
      if (!left.has(word) || glossWord(word, language) !== null) known += 1;
    }
  }
  return known / counted;
};

/** Share of the characters that carry meaning (Han and katakana) that are gone from the gloss. */
const characterCoverageOf = (texts: readonly string[], language: string): number => {
  const characters = (text: string): number => text.match(/[\p{Script=Han}\p{Script=Katakana}]/gu)?.length ?? 0;
  const total = texts.reduce((sum, text) => sum + characters(text), 0);
  return 1 - texts.reduce((sum, text) => sum + characters(glossOf(text, language)), 0) / total;
};

describe("coverage of sentences", () => {
  test.each(["es", "fr", "de", "pt", "it"] as const)("%s", (language) => {
    expect(coverageOf(sentences[language], language, 4)).toBeGreaterThanOrEqual(0.93);
  });

  test.each(["hi", "ar"] as const)("%s", (language) => {
    expect(coverageOf(sentences[language], language, 3)).toBeGreaterThanOrEqual(0.85);
  });

  test.each([
    ["ja", 0.85],
    ["zh", 0.75],
  ] as const)("%s", (language, floor) => {
    expect(characterCoverageOf(sentences[language], language)).toBeGreaterThanOrEqual(floor);
  });
});

describe("one word", () => {
  test.each([
    ["es", "caminando", "walk"],
    ["es", "faros", "lighthouse"],
    ["es", "persiguen", "chase"],
    ["es", "esconderse", "hide"],
    ["fr", "chevaux", "horse"],
    ["fr", "écrivait", "write"],
    ["fr", "rêveuses", null],
    ["de", "Leuchtturmwärter", "lighthouse keeper"],
    ["de", "Häuser", "house"],
    ["de", "aufgewacht", "wake up"],
    ["de", "Eishöhle", "ice cave"],
    ["pt", "corações", "heart"],
    ["pt", "dançavam", "dance"],
    ["it", "nascondersi", "hide"],
    ["it", "laghi", "lake"],
    ["it", "Zorblax", null],
  ])("%s %s", (language, word, english) => {
    expect(glossWord(word, language)).toBe(english);
  });

  test("a capital tells a German noun from other words", () => {
    expect(glossWord("Wärme", "de")).toBe("heat");
    expect(glossWord("warmen", "de")).toBe("warm");
  });

  test("accents tell words apart where the list has both", () => {
    expect(glossOf("à noite a menina dança", "pt")).toBe("at night the girl dance");
  });

  test("a run of letters too long for a word is left alone", () => {
    expect(glossWord("haus".repeat(5000), "de")).toBeNull();
  });
});

describe("a text", () => {
  test("keeps the order, the punctuation, numbers and unknown words", () => {
    expect(glossOf("Zorblax, 3 perros; ¡corren!", "es")).toBe("Zorblax, 3 dog; ¡run!");
  });

  test("finds phrases in any agreement", () => {
    expect(glossOf("dos cortometrajes, películas de terror", "es")).toBe("two short film, horror film");
  });

  test("puts a German prefix back to its verb", () => {
    expect(glossOf("Sie zündet das Licht an, und er kehrt müde zurück", "de")).toBe(
      "she light up the light, and he return tired",
    );
  });

  test("leaves names alone", () => {
    expect(glossOf("Ana espera a Marca y a Rosaura", "es")).toBe("Ana wait to brand and to Rosaura");
  });

  test("opens elisions", () => {
    expect(glossOf("l’orage d'été", "fr")).toBe("the storm of summer");
  });

  test("English, an unlisted language and an empty text come back unchanged", () => {
    expect(glossOf("A dog runs", "en")).toBe("A dog runs");
    expect(glossOf("개가 달린다", "ko")).toBe("개가 달린다");
    expect(glossOf("Ein", "constructor")).toBe("Ein");
    expect(glossOf("", "es")).toBe("");
    expect(glossOf("", "ja")).toBe("");
  });
});
