/**
 * Little words whose English depends on what they do, by language: English words, then the forms. `the`, `a`, `of`,
 * `place` (in, on or at, by the noun), `to`, `who`, `self` and `-` (left out) are read by the phrase builder.
 */
const sources: Readonly<Record<string, string>> = {
  es: `beside: junto_a cerca_de al_lado_de|beside the: junto_al cerca_del al_lado_del|fishing: pesca|the: el la los las|a: un una unos unas|of: de|of the: del|place: en|to: a|to the: al|who: que quien quienes|self: se me te nos|the: su sus|and: y e|for: para|through: por|on: sobre|with: con|under: bajo|-: lo le les|while: mientras`,
  pt: `beside: perto_de ao_lado_de|beside the: perto_do perto_da ao_lado_do ao_lado_da|fishing: pesca|the: o a os as|a: um uma uns umas|of: de|of the: do da dos das|place: em|place the: no na nos nas|place a: num numa nuns numas|to the: ao aos à às|who: que quem|self: se me te|the: seu sua seus suas|and: e|for: para|for the: pro pra|through the: pelo pela pelos pelas|through: por|on: sobre|under: sob|with: com|while: enquanto|home: para_casa|at home: em_casa`,
  it: `beside: vicino_a accanto_a|beside the: vicino_al vicino_alla vicino_all accanto_al accanto_alla|fishing: pesca|the: il lo la i gli le l|a: un uno una|of: di d|of the: del dello della dei degli delle dell|place: in|place the: nel nello nella nei negli nelle nell|on the: sul sullo sulla sui sugli sulle sull|on: su|to: a ad|to the: al allo alla ai agli alle all|from: da|from the: dal dallo dalla dai dagli dalle dall|who: che cui|self: si mi ti ci ne|the: suo sua suoi sue|their: loro|and: e ed|for: per|with: con|with the: col coi|between: tra fra|while: mentre`,
  fr: `beside: près_de à_côté_de|beside the: près_du à_côté_du|fishing: pêche|the: le la les l|a: un une|a: des|of: de d|of the: du|place: dans en|to: à|to the: au aux|who: qui que qu dont|self: s se me te m t|the: son sa ses|their: leur leurs|and: et|for: pour|on: sur|with: avec|through: par|under: sous|at: chez|-: ne n y pas|while: pendant_que pendant_qu|during: pendant`,
  de: `home: nach_hause|at home: zu_hause|the: der die das den dem|of the: des|a: ein eine einen einem einer eines|place: in an|place the: im am ins ans|at the: beim|from the: vom|to the: zum zur|on: auf|with: mit|from: von aus|to: zu nach|through: durch|during: während|under: unter|behind: hinter|in front of: vor|over: über|next to: neben|at: bei|against: gegen|for: für|around: um|self: sich|the: sein seine seinen seinem seiner seines|their: ihr ihre ihren ihrem ihrer ihres|and: und|no: kein keine keinen keinem keiner|who: dass|-: damit dabei darauf darin`,
  ja: `-: が は も ね よ です ます さん たち 達|object: を|place: で に|to: へ まで|of: の な|and: と や|from: から|with: と一緒に とともに と共に|on: の上で の上に の上を|under: の下で の下に の下|in: の中で の中に の中を の中|in front of: の前で の前に|behind: の後ろで の後ろに|near: のそばで のそばに の近くで の近くに|beside: の隣で の隣に|for: のために|like: のように のような|between: の間で の間に|at: のときに の時に|with: を使って|during: の間|while: ながら|about: について`,
  zh: `wait: 等 等待|letter: 信|of: 的|place: 在|adverb: 地|object: 把 将 將|from: 从 從|towards: 向 往 朝|to: 到 对 對 给 給|with: 跟 用 以|and: 和 与 與|after-in: 里 裏 裡 中 内 內 之中 里面 裡面|after-on: 上 上面 之上|after-under: 下 下面 底下 之下|after-behind: 后面 後面 背后 背後|after-in front of: 前 前面 面前|after-beside: 旁 旁边 旁邊 边 邊|after-between: 之间 之間 间|by: 被 让 讓|along: 沿着 沿著|-: 了 着 著 过 過 们 們 正在 正 所 地|through: 穿过 穿過`,
  hi: `object: को|-: ने ही भी तो हुआ हुई हुए वाला वाली वाले|place: में|on: पर|from: से|to: तक की_ओर की_तरफ|of: का की के|and: और व|with: के_साथ|under: के_नीचे|over: के_ऊपर|behind: के_पीछे|in front of: के_सामने|between: के_बीच|beside: के_पास के_किनारे|for: के_लिए|inside: के_अंदर के_भीतर|outside: के_बाहर|around: के_चारों_ओर|during: के_दौरान|without: के_बिना|through: के_बीच_से|after: के_बाद|before: से_पहले|the: अपना अपनी अपने उसका उसकी उसके|their: उनका उनकी उनके|a: एक|that: जो`,
  ar: `place: في|on: على فوق|from: من|to: إلى الى نحو|with: مع|under: تحت|behind: خلف وراء|in front of: أمام امام|between: بين|during: خلال أثناء اثناء|who: الذي التي الذين|near: قرب بجانب|inside: داخل|through: عبر|around: حول|about: عن|at: عند|after: بعد|before: قبل`,
};

export type FunctionWords = ReadonlyMap<string, string>;

const tables = new Map<string, FunctionWords>();

/** Form (words of a group joined by a space) to what it does; empty for a language without a table. */
export const functionWordsOf = (language: string): FunctionWords => {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  const source = Object.hasOwn(sources, language) ? (sources[language] ?? "") : "";
  for (const group of source.split("|")) {
    const [role = "", forms = ""] = group.split(": ");
    for (const form of forms.split(" ")) {
      const key = form.replaceAll("_", " ");
      if (key !== "" && !table.has(key)) table.set(key, role);
    }
  }
  if (source !== "") tables.set(language, table);
  return table;
};
