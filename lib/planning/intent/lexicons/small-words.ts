import type { Grammar } from "./grammar.ts";

const of = (lists: Readonly<Partial<Record<Grammar, string>>>): ReadonlyMap<string, Grammar> =>
  new Map(
    (Object.entries(lists) as [Grammar, string][]).flatMap(([grammar, words]) =>
      words.split(" ").map((word) => [word, grammar] as const),
    ),
  );

/** Small words of one language alone: they would be full words, or other small words, elsewhere. */
export const smallWords: Readonly<Record<string, ReadonlyMap<string, Grammar>>> = {
  zh: of({
    filler:
      "悠闲 悠闲地 快速 快速地 缓慢 缓慢地 自由地 高兴地 认真 认真地 专心 专心地 安静地 孤独地 独自 独自一人 一起 突然 忽然 终于 静静 静静地 悄悄 悄悄地 默默 默默地 轻轻 轻轻地 开心地 快乐地 一个人 再 又 才 便 已经 刚 刚刚 总是 从不 渐渐 不停地 不断 不断地 必须 可以 能 想要 当 每天 每晚 每年 之后 以后",
    link: "给我 给他 给她 给你 给我们 给他们 帮我 给 替 让 使 用 往 朝 跟着 为了 沿着 随着",
  }),
  en: of({
    article: "its each both any another",
    pronoun: "i hers theirs whose everybody nobody anybody anything",
    link: "as since during except via than",
    filler:
      "tagline slogan dialogue voiceover ok okay hey well actually really im ive dont cant wont isnt hes shes theres better best worse lets heres whats gonna wanna u ur pls",
    and: "plus though although whereas",
  }),
  es: of({
    article:
      "cada este esta estos estas ese esa esos esas aquel aquella nuestro nuestra nuestros nuestras otro otra otros otras mismo misma todo toda todos todas buen buena buenos buenas",
    pronoun: "me lo le les os nos eso esto algo nadie",
    link: "a hasta durante según tras ante contra excepto salvo",
    filler:
      "no ahora hoy entonces luego casi así aquí allí ay cuando apenas aún todavía tan pues bien mientras cortometraje corto quiero haz hazme crea hace",
    and: "ni sino aunque",
  }),
  fr: of({
    article: "chaque cette cet ce ces notre nos votre vos tout toute tous toutes quelques même autre autres",
    pronoun: "cela ça celui celle rien quelque lui leur y",
    link: "jusqu jusque pendant selon contre malgré lors",
    filler: "pourquoi parce aujourd hui maintenant alors ici là bien comme quand déjà puis hier demain veux fais a été",
    and: "car ni donc",
  }),
  de: of({
    article:
      "jede jeder jedes jeden jedem diese dieser dieses diesen diesem unser unsere unserem unseren alle allen aller manche manchen mancher andere anderen anderer anderes keinem keiner derselbe dieselbe dasselbe",
    pronoun: "ihm ihn ihnen es mir dir dich euch uns etwas nichts jemandem selbst",
    link: "bis gegen während wegen statt außer seit vom beim zum zur",
    place: "im am ins ans hinterm überm unterm aufs",
    filler:
      "damit dabei darin daran wenn als ob dass weil heute jetzt gestern morgen hier dort da doch mal so wieder schon immer nie gar ganz eigentlich einfach etwa fast man hab habe habt hatte hatten wurde wurden worden unbedingt sofort plötzlich gerade bald oft vielleicht endlich zusammen allein rückwärts vorwärts kurzfilm kurzvideo heraus hinaus hinein herein herum zurück weg vorbei davon hinunter herunter hinauf herauf los fort will wollen soll sollte muss müssen darf möchte würde wäre",
    and: "sondern denn sowie",
  }),
  pt: of({
    article:
      "cada este esta estes estas esse essa esses essas aquele aquela nosso nossa nossos nossas outro outra outros outras mesmo mesma todo toda todos todas",
    pronoun: "me lhe lhes nos isso isto algo ninguém gente",
    link: "até durante segundo após ante contra pelo pela pelos pelas num numa dum duma desde",
    filler:
      "agora hoje então depois quase assim aqui ali lá quando ainda tão pois bem há porque propaganda comercial curta quero faz fazer crie estava",
    and: "nem embora",
  }),
  it: of({
    article:
      "ogni questo questa questi queste quel quello quella quelli quelle quei nostro nostra nostri nostre altro altra altri altre stesso stessa tutto tutta tutti tutte",
    pronoun: "mi vi gli ne lo ciò niente nessuno qualcosa",
    link: "a ad fino durante secondo dopo contro senza all dall dell nell sull coll verso presso",
    filler:
      "oggi ora adesso allora poi quasi così qui lì là quando ancora tanto bene perché ciao voglio fai crea già prima ovunque",
    and: "né anche sebbene oppure",
  }),
  hi: of({
    filler: "जब तब अब आज फिर कल यहाँ वहाँ सब कुछ हर साथ लिए वाला वाली वाले बाद पहले सिर्फ़ सिर्फ केवल तो ना मत",
    link: "द्वारा बिना जैसा जैसे जैसी",
    place: "ऊपर नीचे अंदर बाहर पास सामने पीछे बीच",
  }),
  ar: of({
    filler: "عندما حين الآن اليوم غدا أمس هنا هناك فقط حتى كل بعض منذ معا كما إذا أن إن أنه لأن لكي سوف",
    link: "بدون دون مثل حول ضد خلال",
    place: "تحت فوق أمام خلف وراء بين وسط داخل خارج قرب جانب عبر نحو",
    pronoun: "التي الذين اللذين ذلك هذا من",
  }),
};

/** The only articles of English: those of other languages are words or names in it. */
const englishArticles = new Set(
  "a an the this that these those some every each my your his her its our their no any another both".split(" "),
);

/** What a small word is in a language; undefined for a full word. */
export function grammarOf(key: string, language: string, shared: ReadonlyMap<string, Grammar>): Grammar | undefined {
  const own = smallWords[language]?.get(key);
  if (own !== undefined) return own;
  const found = shared.get(key);
  return language === "en" && found === "article" && !englishArticles.has(key) ? undefined : found;
}
