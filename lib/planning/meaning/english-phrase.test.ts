import { describe, expect, test } from "vitest";
import { englishNoun, englishVerbPhrase } from "#lib/planning/meaning/english-phrase.ts";

describe("a noun phrase", () => {
  test.each([
    ["es", "tres niños", "three children", "child", true],
    ["es", "un robot oxidado", "rusty robot", "robot", false],
    ["es", "la panadera anciana", "old baker", "baker", false],
    ["es", "un barco de pesca viejo", "old fishing boat", "boat", false],
    ["es", "dos gatos negros", "two black cats", "cat", true],
    ["es", "la casa del panadero", "house of the baker", "house", false],
    ["fr", "un vieux pêcheur", "old fisherman", "fisherman", false],
    ["fr", "trois enfants curieux", "three curious children", "child", true],
    ["fr", "une robe rouge", "red dress", "dress", false],
    ["fr", "le gardien du phare", "guard of the lighthouse", "guard", false],
    ["fr", "un bateau de pêche", "fishing boat", "boat", false],
    ["fr", "des chats noirs", "black cats", "cat", true],
    ["de", "zwei alte Männer", "two old men", "man", true],
    ["de", "ein kleiner Drache", "small dragon", "dragon", false],
    ["de", "die Kinder", "children", "child", true],
    ["de", "das Haus des Bäckers", "house of the baker", "house", false],
    ["de", "eine verlorene Ziege", "lost goat", "goat", false],
    ["de", "ein Leuchtturmwärter", "lighthouse keeper", "lighthouse keeper", false],
    ["pt", "uma menina cega", "blind girl", "girl", false],
    ["pt", "três cachorros pretos", "three black dogs", "dog", true],
    ["pt", "um barco de pesca", "fishing boat", "boat", false],
    ["pt", "o guardião do farol", "guard of the lighthouse", "guard", false],
    ["pt", "um pequeno dragão", "small dragon", "dragon", false],
    ["it", "tre bambini curiosi", "three curious children", "child", true],
    ["it", "un gatto nero", "black cat", "cat", false],
    ["it", "la casa del fornaio", "house of the baker", "house", false],
    ["it", "due vecchi pescatori", "two old fishermen", "fisherman", true],
    ["it", "un robot arrugginito", "rusty robot", "robot", false],
    ["ja", "三人の子供", "three children", "child", true],
    ["ja", "錆びたロボット", "rusted robot", "robot", false],
    ["ja", "古い灯台", "old lighthouse", "lighthouse", false],
    ["ja", "漁師の船", "fisherman's boat", "boat", false],
    ["ja", "黒い猫", "black cat", "cat", false],
    ["ja", "村の学校", "village school", "school", false],
    ["zh", "三个孩子", "three children", "child", true],
    ["zh", "村里的学校", "village school", "school", false],
    ["zh", "年老的渔夫", "old fisherman", "fisherman", false],
    ["zh", "女孩的红色雨伞", "girl's red umbrella", "umbrella", false],
    ["hi", "तीन बच्चे", "three children", "child", true],
    ["hi", "काली बिल्ली", "black cat", "black cat", false],
    ["hi", "गाँव का स्कूल", "village school", "school", false],
    ["hi", "बूढ़ा मछुआरा", "old fisherman", "fisherman", false],
    ["hi", "लड़की की लाल छतरी", "girl's red umbrella", "umbrella", false],
    ["ar", "ثلاثة أطفال", "three children", "child", true],
    ["ar", "قطة سوداء", "black cat", "cat", false],
    ["ar", "قارب صيد", "fishing boat", "boat", false],
    ["ar", "حارس المنارة", "lighthouse keeper", "lighthouse keeper", false],
    ["ar", "الصياد العجوز", "old fisherman", "fisherman", false],
    ["es", "cuatro músicos callejeros", "four street musicians", "street musician", true],
    ["fr", "une tasse de thé", "cup of tea", "cup", false],
    ["de", "drei mutige Mädchen", "three brave girls", "girl", true],
    ["pt", "dois velhos amigos", "two old friends", "friend", true],
    ["pt", "uma xícara de café", "cup of coffee", "cup", false],
    ["it", "una tazza di caffè", "cup of coffee", "cup", false],
    ["it", "le stelle", "stars", "star", true],
    ["ja", "二匹の犬", "two dogs", "dog", true],
    ["zh", "两只狗", "two dogs", "dog", true],
    ["zh", "一把红色的雨伞", "red umbrella", "umbrella", false],
    ["zh", "被遗忘的花园", "forgotten garden", "garden", false],
    ["hi", "दो कुत्ते", "two dogs", "dog", true],
    ["hi", "लाल छतरी", "red umbrella", "umbrella", false],
    ["ar", "مظلة حمراء", "red umbrella", "umbrella", false],
    ["ar", "بيت قديم", "old house", "house", false],
  ] as const)("%s %s", (language, phrase, text, head, plural) => {
    expect(englishNoun(phrase, language)).toMatchObject({ text, head, plural });
  });

  test("a name stays as written", () => {
    expect(englishNoun("Zorblax", "es")).toEqual({ text: "Zorblax", head: "Zorblax", plural: false, glossed: 1 });
  });

  test("unknown words lower the share", () => {
    expect(englishNoun("una zorblaxa flimosa", "es").glossed).toBe(0);
  });
});

describe("a verb phrase", () => {
  test.each([
    ["es", "encuentran un robot oxidado en la playa al atardecer", "find", "a rusty robot on the beach at sunset"],
    ["es", "cruza el desierto con un camello testarudo", "cross", "the desert with a stubborn camel"],
    ["es", "busca a una cabra perdida entre la niebla", "search", "for a lost goat between the fog"],
    ["es", "pinta flores azules en la pared", "paint", "blue flowers on the wall"],
    ["es", "aprende a volar", "learn", "to fly"],
    ["es", "camina por la calle bajo la lluvia", "walk", "through the street in the rain"],
    ["fr", "traverse le désert avec un chameau têtu", "cross", "the desert with a stubborn camel"],
    ["fr", "danse seule dans le couloir de l'hôpital", "dance", "alone in the corridor of the hospital"],
    ["fr", "joue du violon sur le toit", "play", "the violin on the roof"],
    ["fr", "découvre une lettre cachée sous le plancher", "discover", "a hidden letter under the floor"],
    ["fr", "court sur la plage au coucher du soleil", "run", "on the beach at sunset"],
    ["fr", "répare une vieille horloge pour son fils", "repair", "an old clock for the son"],
    ["de", "spielt im Park ihre letzte Schachpartie", "play", "their last chess match in the park"],
    ["de", "durchquert mit einem sturen Kamel die Wüste", "cross", "the desert with a stubborn camel"],
    ["de", "zündet eine Kerze an", "light up", "a candle"],
    ["de", "in einer dunklen Höhle einen Schatz findet", "find", "a treasure in a dark cave"],
    ["de", "tanzt allein im Krankenhausflur", "dance", "alone in the hospital corridor"],
    ["de", "findet einen rostigen Roboter am Strand", "find", "a rusty robot on the beach"],
    ["pt", "encontra um robô enferrujado na praia", "find", "a rusty robot on the beach"],
    ["pt", "atravessa o deserto com um camelo", "cross", "the desert with a camel"],
    ["pt", "corre pela rua à noite", "run", "through the street at night"],
    ["pt", "procura a cabra perdida na neblina", "search", "for the lost goat in the fog"],
    ["pt", "planta uma árvore no jardim", "plant", "a tree in the garden"],
    ["it", "trova un robot arrugginito sulla spiaggia al tramonto", "find", "a rusty robot on the beach at sunset"],
    ["it", "attraversa il deserto con un cammello testardo", "cross", "the desert with a stubborn camel"],
    ["it", "balla da sola nel corridoio dell'ospedale", "dance", "alone in the corridor of the hospital"],
    ["it", "suona il violino sul tetto", "play", "the violin on the roof"],
    ["it", "ripara un vecchio orologio", "repair", "an old clock"],
    ["it", "insegue una farfalla nel bosco", "chase", "a butterfly in the forest"],
    ["ja", "屋根の上でバイオリンを弾く", "play", "a violin on the roof"],
    ["ja", "古い時計を直す", "repair", "an old clock"],
    ["ja", "森の中で蝶を追いかける", "chase", "a butterfly in the forest"],
    ["zh", "骑着骆驼穿过沙漠", "ride", "a camel through the desert"],
    ["zh", "修理一台旧钟", "repair", "an old clock"],
    ["zh", "在森林里追逐一只蝴蝶", "chase", "a butterfly in the forest"],
    ["hi", "समुद्र तट पर एक पुराना रोबोट ढूंढता है", "search", "for an old robot on the beach"],
    ["hi", "छत पर वायलिन बजाता है", "play", "a violin on the roof"],
    ["hi", "जंगल में तितली का पीछा करता है", "chase", "a butterfly in the forest"],
    ["hi", "पुरानी घड़ी की मरम्मत करता है", "repair", "an old watch"],
    ["hi", "बारिश में नाचती है", "dance", "in the rain"],
    ["hi", "अपने बेटे के लिए पतंग बनाता है", "make", "a kite for the son"],
    ["ar", "يعبر الصحراء مع جمل عنيد", "cross", "the desert with a stubborn camel"],
    ["ar", "ترقص وحدها في ممر المستشفى", "dance", "alone in the corridor of the hospital"],
    ["ar", "يعزف الكمان على السطح", "play", "the violin on the roof"],
    ["ar", "تطارد فراشة في الغابة", "chase", "a butterfly in the forest"],
    ["es", "baila sola en el pasillo del hospital", "dance", "alone in the corridor of the hospital"],
    ["fr", "attend le dernier train dans une gare vide", "wait", "for the last train at an empty station"],
    ["de", "repariert eine alte Uhr in seiner Werkstatt", "repair", "an old clock in the workshop"],
    ["pt", "espera o último ônibus na chuva", "wait", "for the last bus in the rain"],
    ["pt", "conserta um relógio antigo", "repair", "an old clock"],
    ["it", "aspetta l'ultimo treno in una stazione vuota", "wait", "for the last train at an empty station"],
    ["ja", "雨の中で歌う", "sing", "in the rain"],
    ["ja", "秘密のドアを開ける", "open", "a secret door"],
    ["ja", "駅で最後の電車を待つ", "wait", "for the last train at the station"],
    ["ja", "海で泳ぐ", "swim", "in the sea"],
    ["zh", "在雨中唱歌", "sing", "in the rain"],
    ["zh", "打开一扇秘密的门", "open", "a secret door"],
    ["zh", "在车站等最后一班火车", "wait", "for the last train at the station"],
    ["hi", "बारिश में गाता है", "sing", "in the rain"],
    ["ar", "يغني تحت المطر", "sing", "in the rain"],
    ["ar", "ينتظر القطار الأخير في المحطة", "wait", "for the last train at the station"],
    ["ar", "يسبح في البحيرة عند الفجر", "swim", "in the lake at dawn"],
    ["de", "lässt ihn am Strand steigen", "let", "him rise on the beach"],
    ["de", "reißt einem Briefträger die Briefe aus der Hand", "snatch", "the letters from a postman from the hand"],
    ["fr", "apprend à son grand-père à envoyer des photos", "teach", "the grandfather to send photos"],
    ["fr", "attend le tramway numéro 12", "wait", "for the tram number 12"],
    ["it", "rubano il pesce al pescivendolo", "steal", "the fish from the fishmonger"],
    ["it", "spiegato da una nonna", "explained", "by a grandmother"],
    ["pt", "devolve ao mar a garrafa", "return", "the bottle to the sea"],
    ["es", "busca a su dueña por toda la ciudad", "search", "for the owner through the whole city"],
    ["ja", "孫に竹とんぼの作り方を教えている", "teach", "the grandson how to make a bamboo dragonfly toy"],
    ["zh", "把生日蛋糕送到医院", "deliver", "a birthday cake to the hospital"],
    [
      "zh",
      "爱上了每天在公园吹萨克斯的女孩",
      "fall in love with",
      "the girl who plays the saxophone every day in the park",
    ],
    ["hi", "पोते को आम का अचार बनाना सिखाती", "teach", "the grandson to make mango pickle"],
    ["hi", "अजनबियों को मुफ़्त चाय देता", "give", "free tea to the strangers"],
  ] as const)("%s %s", (language, phrase, verb, rest) => {
    expect(englishVerbPhrase(phrase, language)).toMatchObject({ verb, rest });
  });

  test("without a verb the gloss keeps its order", () => {
    const { verb, glossed } = englishVerbPhrase("en la zorblaxa", "es");
    expect(verb).toBe("");
    expect(glossed).toBeLessThanOrEqual(0.3);
  });

  test.each(["es", "fr", "de", "pt", "it", "ja", "zh", "hi", "ar", "en", "ko", "constructor"])(
    "an empty one in %s",
    (language) => {
      expect(englishVerbPhrase("", language)).toMatchObject({ verb: "", rest: "" });
      expect(englishNoun("", language)).toMatchObject({ text: "", plural: false });
    },
  );
});
