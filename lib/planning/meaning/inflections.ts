/** Endings of conjugated forms and the dictionary endings they may stand for, longest ending first. */
type Endings = readonly (readonly [ending: string, dictionary: readonly string[]])[];

const endingsOf = (groups: Readonly<Record<string, string>>): Endings => {
  const byEnding = new Map<string, string[]>();
  for (const [dictionary, endings] of Object.entries(groups)) {
    for (const ending of endings.split(" ")) byEnding.set(ending, [...(byEnding.get(ending) ?? []), dictionary]);
  }
  byEnding.set("", byEnding.get("-") ?? []);
  byEnding.delete("-");
  return [...byEnding].toSorted(([a], [b]) => b.length - a.length);
};

const es = endingsOf({
  ar: "a as an o amos ais e es en emos aron aste abamos aba abas aban ando ado ada ados adas are ara aras aran aremos aria arian ase aramos",
  er: "e es en o emos eis a as an amos io i iste ieron ia ias ian iendo yendo ido ida idos idas era eran ere eras eremos eria erian iera ieran",
  ir: "e es en o imos is a as an amos io i iste ieron ia ias ian iendo yendo ido ida idos idas ira iran ire iras iremos iria irian iera ieran",
});
const pt = endingsOf({
  ar: "a as am o amos ais e es em emos ei ou aram aste ava avas avam avamos ando ado ada ados adas ara arao arei aremos aria ariam asse",
  er: "e es em o emos a as am amos eu i eram este ia ias iam endo ido ida idos idas era erao erei eremos eria eriam esse",
  ir: "e es em o imos a as am amos iu i iram iste ia ias iam indo ido ida idos idas ira irao irei iremos iria iriam isse",
});
const it = endingsOf({
  are: "a o i ano iamo ate ando ato ata ati ate ava avo avi avano avamo o arono asti era ero eranno eremo erebbe ino ante anti",
  ere: "e o i ono iamo ete endo uto uta uti ute eva evo evano evamo ette ettero era ero eranno eremo erebbe a ano ente enti",
  ire: "e o i ono isce isco isci iscono iamo ite endo ito ita iti ite iva ivo ivano irono ira iro iranno irebbe a ano isca",
});
const fr = endingsOf({
  er: "e es ent ons ez ait ais aient ions iez ant ante ants antes ee es ees a ai as ames erent era erai eras eront erait eraient",
  ir: "is it issent issons issez issait issais issaient issant i ie ies irent ira irai iront irait e es ent ons ez ait aient ant ert erte",
  re: "- s ent ons ez ait ais aient ant it irent u ue us ues ra rai ront rait",
  oir: "ent ons ez ait ais aient ant u ue us ues ra ront",
});
const de = endingsOf({
  en: "e st est t et te ten test tet ete eten end ende enden endes ender endem - ens",
  eln: "le elt elst elte elten elnd elnde elnden",
  ern: "re ert erst erte erten ernd ernde ernden",
});

const separable =
  /^(?:zuruck|zusammen|herunter|heraus|herein|hinaus|hinein|hinunter|hinauf|herum|vorbei|weiter|wieder|durch|unter|uber|fest|nach|auf|aus|ein|ent|ver|zer|vor|los|weg|her|hin|mit|um|an|ab|be|er|zu)(?=\p{L}{4})/u;

/** Stem changes of Romance verbs undone: doubled vowels under stress and letters swapped to keep a sound. */
const stemsBehind = (stem: string, language: string): string[] => {
  const stems = [stem];
  const also = (pattern: RegExp, replacement: string): void => {
    const changed = stems.map((known) => known.replace(pattern, replacement));
    stems.push(...changed.filter((form) => !stems.includes(form)));
  };
  if (language === "fr") {
    also(/e$/, "");
    also(/i$/, "y");
    also(/([lt])\1$/, "$1");
    also(/[sv]$/, "");
    also(/gn$/, "nd");
    also(/nn?$/, "nd");
    return stems;
  }
  if (language === "it") {
    also(/h$/, "");
    also(/([cg])$/, "$1i");
    also(/$/, "i");
    return stems;
  }
  also(/qu$/, "c");
  also(/gu$/, "g");
  also(/c$/, language === "es" ? "z" : "c");
  also(/j$/, "g");
  also(/zc$/, "c");
  if (language === "es") {
    also(/ie([^aeiou]*)$/, "e$1");
    also(/ue([^aeiou]*)$/, "o$1");
    also(/i([^aeiou]*u?)$/, "e$1");
    also(/u([^aeiou]*)$/, "o$1");
    also(/y$/, "");
  } else {
    also(/ei$/, "e");
    also(/i([^aeiou]+)$/, "e$1");
    also(/u([^aeiou]+)$/, "o$1");
  }
  return stems;
};

const shortestStem = 2;

const verbsBehind = (word: string, endings: Endings, language: string): string[] => {
  const forms: string[] = [];
  for (const [ending, dictionary] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem) continue;
    for (const stem of stemsBehind(word.slice(0, word.length - ending.length), language)) {
      for (const infinitive of dictionary) forms.push(stem + infinitive);
    }
  }
  return forms;
};

/** Endings replaced one at a time: the first form with each, in the order given. */
const replaced = (word: string, rules: readonly (readonly [RegExp, string])[]): string[] =>
  rules.flatMap(([pattern, replacement]) => {
    const form = word.replace(pattern, replacement);
    return form === word || form.length < shortestStem ? [] : [form];
  });

const genderAndNumber: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/s$/, ""],
    [/es$/, ""],
    [/ces$/, "z"],
    [/as?$/, "o"],
    [/as?$/, "e"],
    [/as?$/, ""],
    [/o$/, "a"],
    [/os$/, "a"],
    [/amente$/, "o"],
    [/mente$/, ""],
    [/c?it[oa]s?$/, ""],
    [/it[oa]s?$/, "o"],
    [/it[oa]s?$/, "a"],
    [/c?it[oa]s?$/, "e"],
    [/qui(?:t[oa]s?)$/, "ca"],
    [/quit[oa]s?$/, "co"],
    [/isim[oa]s?$/, "o"],
  ],
  pt: [
    [/s$/, ""],
    [/es$/, ""],
    [/[oa]es$/, "ao"],
    [/ns$/, "m"],
    [/([aeou])is$/, "$1l"],
    [/is$/, "il"],
    [/eis$/, "il"],
    [/as?$/, "o"],
    [/as?$/, ""],
    [/o$/, "a"],
    [/oas?$/, "ao"],
    [/as?$/, "ao"],
    [/amente$/, "o"],
    [/mente$/, ""],
    [/z?inh[oa]s?$/, ""],
    [/z?inh[oa]s?$/, "o"],
    [/z?inh[oa]s?$/, "a"],
    [/z?inh[oa]s?$/, "e"],
    [/eia$/, "eu"],
  ],
  it: [
    [/i$/, "o"],
    [/i$/, "e"],
    [/i$/, "io"],
    [/e$/, "a"],
    [/e$/, "o"],
    [/a$/, "o"],
    [/i$/, "a"],
    [/chi$/, "co"],
    [/che?$/, "ca"],
    [/che$/, "co"],
    [/ghi$/, "go"],
    [/ghe$/, "ga"],
    [/ghe$/, "go"],
    [/e$/, "ia"],
    [/o$/, "a"],
    [/tric[ei]$/, "tore"],
    [/amente$/, "o"],
    [/mente$/, "e"],
    [/mente$/, ""],
    [/(?:in|ett|ell)[oaie]$/, "o"],
    [/(?:in|ett|ell)[oaie]$/, "a"],
    [/(?:in|ett|ell)[oaie]$/, "e"],
    [/issim[oaie]$/, "o"],
  ],
  fr: [
    [/[sx]$/, ""],
    [/aux$/, "al"],
    [/e?s?$/, ""],
    [/es$/, ""],
    [/euses?$/, "eur"],
    [/euses?$/, "eux"],
    [/trices?$/, "teur"],
    [/eres?$/, "er"],
    [/ives?$/, "if"],
    [/elles?$/, "el"],
    [/elles?$/, "eau"],
    [/([nst])\1es?$/, "$1"],
    [/ches?$/, "c"],
    [/ement$/, "e"],
    [/ement$/, ""],
    [/eusement$/, "eux"],
    [/ment$/, ""],
    [/emment$/, "ent"],
    [/amment$/, "ant"],
  ],
  de: [
    [/e$/, ""],
    [/n$/, ""],
    [/en$/, ""],
    [/s$/, ""],
    [/er$/, ""],
    [/es$/, ""],
    [/em$/, ""],
    [/ern$/, ""],
    [/nen$/, ""],
    [/innen$/, ""],
    [/in(?:nen)?$/, ""],
    [/in(?:nen)?$/, "e"],
    [/e[rnsm]?$/, "e"],
    [/[rsm]$/, ""],
    [/(?:er|est)e?[rnsm]?$/, ""],
    [/len?[rsm]?$/, "el"],
    [/ren?[rsm]?$/, "er"],
    [/chen$/, ""],
    [/chen$/, "e"],
    [/lein$/, ""],
    [/en$/, "um"],
  ],
};

const pronouns: Readonly<Record<string, RegExp>> = {
  es: /(?<=[aei]r|ndo)(?:se|me|te|nos)?(?:l[oae]s?|se|me|te|nos)$/,
  it: /(?<=[aei]r|ndo)(?:se|ce|me|te)?(?:l[oaie]|si|mi|ti|ci|ne|gli)$/,
};

const romance = (word: string, language: string, endings: Endings): string[] => {
  const bare = pronouns[language] === undefined ? word : word.replace(pronouns[language], "");
  const infinitive = bare === word ? [] : [bare, `${bare}e`, ...verbsBehind(bare, endings, language)];
  const agreed = replaced(word, genderAndNumber[language] ?? []);
  const plural = agreed.filter((form) => word === `${form}s`);
  return [...infinitive, ...plural, ...verbsBehind(word, endings, language), ...agreed];
};

const participle = (word: string): string[] => {
  const bare = word.replace(/^(.*?)(?:ge|zu)(?=\p{L}{3})/u, "$1");
  return bare === word ? [] : [bare, ...verbsBehind(bare, de, "de")];
};

const german = (word: string): string[] => {
  const agreed = replaced(word, genderAndNumber["de"] ?? []);
  const declined = agreed.filter((form) => form.endsWith("t") || form.endsWith("en") || form.endsWith("d"));
  const whole = [word, ...declined].flatMap((form) => [...verbsBehind(form, de, "de"), ...participle(form)]);
  const rest = word.replace(separable, "");
  const simple = rest === word ? [] : [rest, ...verbsBehind(rest, de, "de"), ...participle(rest)];
  return [...agreed, ...whole, ...simple];
};

const hindiEndings: readonly (readonly [RegExp, string])[] = [
  [/े$/u, "ा"],
  [/ों$/u, ""],
  [/ों$/u, "ा"],
  [/ें$/u, ""],
  [/ियों$/u, "ी"],
  [/ियां$/u, "ी"],
  [/ियां$/u, "िया"],
  [/ियों$/u, "ि"],
  [/ुओं$/u, "ू"],
  [/ुओं$/u, "ु"],
  [/ाओं$/u, "ा"],
  [/ओं$/u, ""],
  [/एं$/u, ""],
  [/ाएं$/u, "ा"],
  [/ी$/u, "ा"],
  [/(?:ता|ते|ती|तीं|ना|ने|नी|कर|के|ा|े|ी|ीं|या|ये|यी|ई|ए|ो|कर|ेगा|ेगी|ेंगे|ूं|ूंगा|ते|ाया|ाई|ाए)$/u, "ना"],
  [/(?:ता|ते|ती|ने|नी|कर|या|ई|ए|यी)$/u, "ना"],
  [/(?:ाया|ाई|ाए|ाकर|ाता|ाते|ाती)$/u, "ाना"],
  [/(?:िया|ी|िए|ेता|ेते|ेती|ेकर)$/u, "ेना"],
  [/(?:ेगा|ेगी|ेंगे|े|ें|ो|ा|ी|ीं)$/u, "ना"],
  [/$/u, "ना"],
];

const arabicBefore = /^(?:(?:[وف])?(?:[بك]?ال|لل)|[وفبكلس])(?=[\p{L}]{2})/u;
const arabicAfter = /(?:هما|كما|هم|هن|كم|نا|ها|ه|ك|ي|ات|ون|ين|ان|ا|وا|ت|تا)$/u;

const arabic = (word: string): string[] => {
  const befores = [word];
  for (let bare = word; arabicBefore.test(bare) && befores.length < 4;) {
    bare = bare.replace(arabicBefore, "");
    befores.push(bare);
  }
  // بيتا: the ending of an indefinite object.
  const forms = [...befores, ...befores.filter((bare) => /\p{L}{3}ا$/u.test(bare)).map((bare) => bare.slice(0, -1))];
  for (const bare of befores) {
    const short = bare.replace(arabicAfter, "");
    if (short === bare || short.length < shortestStem) continue;
    const singular = short.replace(/(?:ات|ت)$/u, "");
    forms.push(short, `${short}ه`, `${short}ي`, `${short}ا`, singular, `${singular}ه`);
  }
  for (const bare of befores) {
    const past = bare.replace(/^[يتن](?=[\p{L}]{2})/u, "").replace(/(?:ون|ان|ين|وا|ها|هم|ه|ن)$/u, "");
    if (past !== bare) forms.push(`ي${past}`, `ت${past}`, past);
  }
  return forms;
};

/** Dictionary forms a folded, inflected word may stand for, likeliest first; the caller knows which exist. */
export const formsBehind = (word: string, language: string): string[] => {
  switch (language) {
    case "es":
      return romance(word, language, es);
    case "pt":
      return romance(word, language, pt);
    case "it":
      return romance(word, language, it);
    case "fr":
      return romance(word, language, fr);
    case "de":
      return german(word);
    case "hi":
      return replaced(word, hindiEndings);
    case "ar":
      return arabic(word);
    default:
      return [];
  }
};
