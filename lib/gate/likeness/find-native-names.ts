import type { FoldedText } from "#lib/gate/fold-text.ts";
import { foldPattern } from "#lib/gate/phrase-rule.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { FoundName } from "./find-latin-names.ts";
import { nameIndex } from "./name-index.ts";

const longest = 14;
/** After a name in Chinese or Japanese: a street, a square, a prize. */
const placeAfter = new RegExp(
  foldPattern(
    "^(?:路|街|大街|大道|大路|广场|公园|大学|奖|赏|纪念馆|记念馆|故居|中学|小学|机场|空港|通り|通|广场|桥|站|駅|驿|号|杯|像前|県|县|市|区|村|町)",
  ),
  "u",
);
const form = (source: string): RegExp => new RegExp(foldPattern(source), "gu");
const japaneseSurnames =
  "佐藤|铃木|鈴木|高桥|高橋|田中|伊藤|渡辺|渡边|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斋藤|清水|山崎|阿部|池田|桥本|橋本|石川|小川|前田|冈田|岡田|長谷川|长谷川|藤田|後藤|后藤|近藤|村上|远藤|遠藤|青木|坂本|福田|太田|西村|藤井|金子|冈本|岡本|藤原|三浦|中野|中岛|中島|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|内田|柴田|酒井|宫崎|宮崎|横山|高木|安藤|宫本|宮本|大野|小岛|小島|谷口|今井|工藤|高田|増田|增田|丸山|杉山|村田|大塚|新井|藤本|平野|河野|上野|武田|松井|千叶|千葉|菅原|岩崎|木下|野口|野村|佐野|渡部|松尾|菊地|菊池|市川|水野|吉川|北村|高野|山下|島田|岛田";
const japaneseHonorific =
  "さん|氏|君|くん|様|先生|部長|部长|課長|课长|社長|社长|監督|监督|選手|选手|議員|议员|首相|大統領|大统领|知事|市長|市长|教授|博士|総理|总理|アナ|容疑者|被告";
const japaneseNames: readonly RegExp[] = [
  form(`(?:${japaneseSurnames})[\\p{Script=Han}\\p{Script=Hiragana}]{0,3}?(?:${japaneseHonorific})`),
  form(
    `(?<![\\p{Script=Han}])(?:${japaneseSurnames})(?!(?:商店|电机|電機|公园|公園|城|川|山|桥|橋|駅|驿|町|村|市|区|岛|島|家|寺|神社|屋))[\\p{Script=Han}]{1,2}(?=[がはをにのとも、])(?<!屋)`,
  ),
];
const chineseSurnames =
  "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张孔曹严华金魏陶姜戚谢邹苏潘葛范彭鲁韦俞任袁柳鲍史唐费薛雷贺汤罗毕郝安常乐于傅齐康伍余顾孟黄萧尹姚邵汪毛戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾江童颜郭梅林徐邱骆高夏蔡田胡霍万柯卢莫房丁邓洪包石崔龚程陆";
const chineseNames: readonly RegExp[] = [
  form(
    `(?:演员|歌手|导演|明星|球员|球星|主播|网红|总统|主席|总理|首富|影帝|影后|市长|部长)[${chineseSurnames}][\\p{Script=Han}]{1,2}(?=[在和与的骑唱跳吃喝走跑坐站拿穿，。、 ]|$)`,
  ),
  form(
    `[${chineseSurnames}][\\p{Script=Han}]{0,2}(?:先生|女士|老师|总统|主席|总理|市长|总裁|董事长|教授|导演|律师|局长|书记)(?!们)`,
  ),
];
const hindiSurnames =
  "खान|कपूर|शर्मा|वर्मा|सिंह|गुप्ता|मिश्रा|यादव|पटेल|जोशी|मेहता|चौधरी|रेड्डी|नायर|अय्यर|बनर्जी|चटर्जी|मुखर्जी|घोष|भट्ट|त्रिवेदी|तिवारी|पांडे|पाण्डेय|दुबे|शुक्ला|अग्रवाल|मल्होत्रा|खन्ना|चोपडा|अरोडा|सिद्धू|देशमुख|पाटिल|कुलकर्णी|राठौर|चौहान|सक्सेना|श्रीवास्तव|चतुर्वेदी|द्विवेदी|बिष्ट|रावत|नेगी|ठाकरे|गांधी|अंबानी|बच्चन|कोहली|तेंदुलकर|गावस्कर|पवार|शिंदे|फडणवीस|केजरीवाल|ओबेरॉय|बजाज|टाटा|बिडला|मित्तल|जैन|दत्त|देओल|सेठ";
const hindiNames: readonly RegExp[] = [
  form(
    `(?<![\\p{L}\\p{M}])(?!(?:और|एक|यह|वह|के|की|का|में|से|पर|को|राजा|महाराजा|सम्राट|शेर|मेरे|मेरी)(?![\\p{L}\\p{M}]))[\\p{L}\\p{M}]{2,} (?:${hindiSurnames})(?![\\p{L}\\p{M}])`,
  ),
  form(
    `(?<![\\p{L}\\p{M}])(?:(?:श्री|श्रीमती|डॉ\\.?|डॉक्टर|प्रोफेसर|सुश्री) [\\p{L}\\p{M}]{2,}|(?:${hindiSurnames}) (?:जी|साहब|सर|मैडम))(?![\\p{L}\\p{M}])`,
  ),
];
const arabicNames: readonly RegExp[] = [
  /(?<!\p{L})(?:و|ل|ب)?(?:السيد|السيده|الدكتور|الدكتوره|الاستاذ|الاستاذه|الشيخ|الاعلامي|الاعلاميه|الفنان|الفنانه|الممثل|الممثله|المطرب|المطربه|المغني|المغنيه|اللاعب|النجم|النجمه|المخرج|المخرجه|الكابتن|الملياردير|الوزير|النائب) (?!ال|في|من|على|عن|الي|مع|يـ|ي\p{L}{3}(?!\p{L}))\p{L}{3,} \p{L}{3,}/gu,
];
const dotted =
  /[\p{Script=Katakana}ー]{2,15}[・·][\p{Script=Katakana}ー・·]{2,25}|\p{Script=Han}{1,6}·\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,6})?/gu;

const coversNotPerson = (name: string, notPeople: ReadonlySet<string>): boolean => {
  for (let from = 0; from < name.length; from++)
    for (let to = from + 3; to <= Math.min(name.length, from + longest * 2); to++)
      if (notPeople.has(name.slice(from, to))) return true;
  return false;
};

const scanWithoutSpaces = (text: string): FoundName[] => {
  const { nativeFigures, nativeNotPeople } = nameIndex();
  const found: FoundName[] = [];
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
      const part = text.slice(at, at + length);
      const isPerson = nativeFigures.has(part);
      if (!isPerson && !nativeNotPeople.has(part)) continue;
      // A name in katakana ends where the katakana end: a shorter one would cut a word.
      const next = text[at + length] ?? "";
      const previous = text[at - 1] ?? "";
      const kana = /^[\p{Script=Katakana}ー]+$/u;
      if (kana.test(part) && (kana.test(next) || kana.test(previous))) continue;
      if (isPerson && !placeAfter.test(text.slice(at + length)))
        found.push({ kind: "figure", start: at, end: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
};

const scanWords = (text: string): FoundName[] => {
  const { nativeFigures, nativeNotPeople } = nameIndex();
  const words = matchesIn(text, /[\p{L}\p{M}\p{N}]+/gu).filter(({ 0: word }) =>
    /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(word),
  );
  const found: FoundName[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(4, words.length - at); length >= 1; length--) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const whole = text.slice(first.index, end);
      // Arabic writes "and", "with", "for" onto the name.
      const prefix = /^[وبلكف](?=\p{L}{3})/u.exec(whole)?.[0].length ?? 0;
      const cut = [0, prefix].find(
        (skip) => nativeFigures.has(whole.slice(skip)) || nativeNotPeople.has(whole.slice(skip)),
      );
      if (cut === undefined) continue;
      const street = /(?:شارع|ميدان|جامعه|مطار|جسر|كوبري|حديقه|مدرسه|مستشفي|قصر|مدينه|جائزه|ساحه|متحف) $/u.test(
        text.slice(0, first.index),
      );
      const road = /^ (?:मार्ग|रोड|सड़क|चौक|नगर|विश्वविद्यालय|स्टेडियम|हवाई|पुरस्कार|पार्क|संग्रहालय|भवन)/u.test(text.slice(end));
      if (nativeFigures.has(whole.slice(cut)) && !street && !road)
        found.push({ kind: "figure", start: first.index + cut, end });
      at += length - 1;
      break;
    }
  }
  return found;
};

const byForm = (text: string, forms: readonly RegExp[]): FoundName[] =>
  forms.flatMap((form) =>
    matchesIn(text, form).map((match) => ({
      kind: "full_name" as const,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

/** Real people named in Japanese, Chinese, Devanagari or Arabic script. */
export const findNativeNames = ({ text }: FoldedText): FoundName[] => {
  const { nativeNotPeople } = nameIndex();
  const found: FoundName[] = [];
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text)) {
    found.push(...scanWithoutSpaces(text));
    const isJapanese = /[\p{Script=Hiragana}]/u.test(text);
    found.push(
      ...byForm(text, [dotted, ...(isJapanese ? japaneseNames : chineseNames)]).filter(
        ({ start, end }) =>
          !placeAfter.test(text.slice(end)) && !coversNotPerson(text.slice(start, end), nativeNotPeople),
      ),
    );
  }
  if (/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)) {
    found.push(...scanWords(text));
    found.push(
      ...byForm(text, [...hindiNames, ...arabicNames]).filter(
        ({ start, end }) => !coversNotPerson(text.slice(start, end), nativeNotPeople),
      ),
    );
  }
  return found.filter(
    (name, i) => !found.some((other, j) => j < i && other.start <= name.start && name.start < other.end),
  );
};
