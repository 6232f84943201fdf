const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Nouns that hold an idea and are none themselves: the weight, the sound, the price of it. */
const holders: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`weight meaning feeling sound sounds price cost art idea essence concept sense nature power spirit taste smell
    scent colour color shape texture beauty beginning end birth death value importance story tale history memory state moment
    passage flow edge illusion promise gift burden face language science physics philosophy secret magic joy fear myth cycle
    miracle echo echoes rhythm pulse absence presence lack loss dream`),
  es: words(`peso significado sensación sentimiento sonido precio arte idea esencia concepto sentido poder espíritu sabor olor
    color forma belleza comienzo fin final valor historia memoria momento paso ilusión promesa carga magia miedo ciclo eco
    ritmo ausencia`),
  fr: words(`poids sens sensation sentiment son bruit prix art idée essence concept pouvoir esprit goût odeur couleur forme
    beauté début fin valeur histoire mémoire moment passage illusion promesse fardeau magie peur cycle écho rythme absence`),
  de: words(`gewicht last bedeutung gefühl klang geräusch preis kunst idee wesen begriff sinn macht geist geschmack geruch
    farbe form schönheit anfang ende wert geschichte erinnerung moment illusion versprechen zauber angst kreislauf echo
    rhythmus stille`),
  pt: words(`peso significado sensação sentimento som preço arte ideia essência conceito sentido poder espírito sabor cheiro
    cor forma beleza começo fim valor história memória momento passagem ilusão promessa fardo magia medo ciclo eco ritmo`),
  it: words(`peso significato sensazione sentimento suono prezzo arte idea essenza concetto senso potere spirito sapore odore
    colore forma bellezza inizio fine valore storia memoria momento passaggio illusione promessa fardello magia paura ciclo
    eco ritmo`),
  ja: words("重さ 意味 音 感覚 気持ち 値段 代償 芸術 美しさ 始まり 終わり 価値 力 香り 味 色 形 記憶 本質 物語 怖さ"),
  zh: words("重量 意义 声音 感觉 代价 艺术 美 开始 结束 价值 力量 气味 味道 颜色 形状 记忆 本质 故事 滋味"),
  hi: words("वजन मतलब अर्थ आवाज एहसास कीमत कला सुंदरता शुरुआत अंत मूल्य शक्ति खुशबू स्वाद रंग कहानी डर"),
};
export const ideaJoints = words(
  "of de del du des d della dello dei di da do das dos von der eines einer la の 的 का की के",
);
/** Languages that name the idea first. */
export const ideaLast: ReadonlySet<string> = words("ja zh hi");

export const holdsIdea = (head: string, language: string): boolean => holders[language]?.has(head) === true;
