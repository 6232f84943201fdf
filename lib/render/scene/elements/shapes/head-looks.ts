import { luma, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { hashText, randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { mienOf, type Mien } from "./mien.ts";
import { hairTones, skinTones, type Ctx, type Tones } from "./head-paint.ts";

/** One face: what words and seed say of it, in the tones and the light it is painted with. */
export interface Face {
  woman: boolean;
  /** 0 a child, 1 grown, 2 old. */
  age: 0 | 1 | 2;
  cut: "bald" | "buzz" | "short" | "swept" | "curly" | "afro" | "bob" | "long" | "wavy" | "ponytail" | "bun" | "braids";
  beard: "none" | "stubble" | "goatee" | "short" | "full" | "long";
  moustache: boolean;
  glasses: "none" | "clear" | "dark";
  freckles: boolean;
  hat: Hat;
  /** What hats, bands and scarves are made of. */
  cloth: Rgb;
  skin: Tones;
  hair: Tones;
  brow: Rgb;
  iris: Rgb;
  lips: Rgb;
  /** -1 to 1 around the common measure. */
  nose: number;
  jaw: number;
  fullness: number;
  /** 1 the key comes from the right of the picture that is drawn, -1 from its left. */
  key: number;
  back: number;
  /** Where lenses and visors take their reflections from. */
  sky: readonly [upper: Rgb, horizon: Rgb, key: Rgb];
  /** Pixels of half a head: how much detail can be seen. */
  px: number;
  random: Random;
  mien: Mien;
  /** Where the eyes are turned: towards the side that the face is turned to, and down; up to 1. */
  gaze: readonly [across: number, down: number];
  /** Where what hangs behind the body is painted. */
  behind: (() => Ctx) | null;
}

export type Hat =
  | "none"
  | "cap"
  | "baseball"
  | "beanie"
  | "beret"
  | "fedora"
  | "straw"
  | "cowboy"
  | "bowler"
  | "top"
  | "witch"
  | "toque"
  | "hood"
  | "space"
  | "hard"
  | "bicycle"
  | "kabuto"
  | "knight"
  | "crown"
  | "turban"
  | "hijab"
  | "headphones"
  | "diving"
  | "headband"
  | "veiled";

/** Radius of a head in units of the body: children carry larger ones. */
export const headRadius = (looks: Looks): number => 0.0615 * (looks.child ? 1.3 : 1);

type Words<T extends string> = readonly (readonly [T, RegExp])[];

const hats: Words<Hat> = [
  [
    "veiled",
    /beekeeper|apiarist|veiled hat|apicultor|apiculteur|apicultrice|imker|apicoltor|養蜂|养蜂|मधुमक्खी पाल|مربي النحل|نحال/,
  ],
  ["space", /astronaut|cosmonaut|space ?suit|espacial|raumfahrer|宇航|宇宙飛行|अंतरिक्ष यात्री|رائد فضاء/],
  ["kabuto", /samurai|kabuto|侍|武士|サムライ|सामुराई|ساموراي/],
  ["knight", /knight|ritter|chevalier|caballero andante|cavaliere|cavaleiro|騎士|骑士|शूरवीर|فارس/],
  ["diving", /\bdiver|scuba|snorkel|buzo|buceador|plongeu|taucher|mergulhador|sommozzat|ダイバー|潜水|गोताखोर|غواص/],
  [
    "crown",
    /\b(king|queen|crown|prince|princess|tiara|rey|reina|corona|roi|reine|couronne|könig|königin|krone|coroa|regina|rainha)\b|王冠|国王|女王|राजा|रानी|मुकुट|ملك|تاج/,
  ],
  ["witch", /witch|wizard|bruj[ao]|sorci[eè]r|hexe|zauberer|bruxa|strega|mago\b|魔女|女巫|魔法使|जादूगर|ساحر/],
  ["turban", /turban|sikh|pagri|pagdi|maharaja|ターバン|头巾|पगड़ी|साफ़ा|عمامة/],
  ["hijab", /hijab|head ?scarf|headscarf|nun\b|chador|kopftuch|foulard|pañuelo en la cabeza|ヒジャブ|हिजाब|حجاب/],
  [
    "headphones",
    /head ?phones|headset|\bdj\b|\bpilot|auriculares|cascos|casque audio|écouteurs|kopfhörer|fones de ouvido|cuffie|ヘッドホン|ヘッドフォン|耳机|हेडफ़?ोन|سماعات/,
  ],
  [
    "bicycle",
    /cyclist|bike helmet|bicycle helmet|skateboarder|radfahrer|ciclista|cycliste|自転車のヘルメット|साइकिल सवार/,
  ],
  [
    "hard",
    /hard hat|construction|\bbuilder|firefight|\bminer\b|bauarbeiter|bombero|pompier|feuerwehr|obrero|operário|muratore|工人|作業員|消防|मज़दूर|عامل بناء/,
  ],
  ["toque", /\bchefs?\b|toque|\bcooks?\b|cocinero|cuisinier|\bkoch\b|cozinheiro|cuoco|厨师|料理人|シェフ|रसोइया|طباخ/],
  ["cowboy", /cowboy|cowgirl|rancher|vaquero|gaucho|カウボーイ|牛仔/],
  [
    "straw",
    /straw hat|farmer|gardener|campesin|granjero|jardiner|fermier|paysan|bauer|gärtner|fazendeiro|contadin|农民|農夫|麦わら|किसान|فلاح/,
  ],
  ["top", /top hat|magician|sombrero de copa|haut-de-forme|zylinder|cartola|cilindro|シルクハット|礼帽/],
  ["bowler", /bowler/],
  ["beret", /beret|béret|boina|basco|ベレー|贝雷/],
  [
    "fedora",
    /fedora|explorer|archaeolog|detective|détective|detektiv|detetive|\bspy\b|gangster|trilby|\bhat\b|sombrero|chapeau|\bhut\b|chapéu|cappello|探偵|侦探|帽子|जासूस|टोपी|محقق|قبعة/,
  ],
  [
    "beanie",
    /beanie|santa\b|knit(ted)? (cap|hat)|wool(len)? (cap|hat)|woolly hat|fisherman|pescador|pêcheur|fischer|pescatore|gorro|bonnet|mütze|berretto|漁師|渔夫|ニット帽|मछुआरा|صياد/,
  ],
  [
    "cap",
    /\bkeeper|sailor|captain|police|officer|chauffeur|polic[ií]a|polizi|警察|警官|पुलिस|شرطي|seaman|postman|farero|gardien de phare|wärter|faroleiro|guardiano|marinero|marinheiro|marinaio|seemann|kapitän|capit[aá]n|capitaine|灯台守|守塔|船長|船长|水手|بحار|حارس المنارة/,
  ],
  ["baseball", /\bcap\b|baseball|gorra|casquette|kappe|boné|野球帽|棒球帽/],
  ["hood", /\bhood|\bmonk\b|stranger|capucha|capuche|kapuze|capuz|cappuccio|フード|兜帽|साधु|راهب/],
  ["headband", /runner|jogger|athlete|tennis|headband|corredor|coureu|läufer|corridore|ランナー|跑步/],
];
const cuts: Words<Face["cut"]> = [
  ["bald", /\bbald|shaved head|hairless|\bmonk\b|calv[oa]|chauve|glatz|careca|ハゲ|坊主|秃|光头|गंजा|أصلع/],
  ["afro", /afro/],
  ["braids", /braid|plait|cornrow|dreadlock|trenza|tresse|zöpfe|zopf|trança|trecc|三つ編み|辫|चोटी|ضفائر/],
  [
    "ponytail",
    /pony ?tail|cola de caballo|queue de cheval|pferdeschwanz|rabo de cavalo|coda di cavallo|ポニーテール|马尾/,
  ],
  [
    "bun",
    /\bbun\b|chignon|moño|dutt|coque\b|お団子|发髻|जूड़ा|ballerina|bailarina|ballett|geisha|granny|grandmother|grandma|abuela|großmutter|\boma\b|grand-mère|nonna|avó|おばあ|奶奶|दादी|جدة/,
  ],
  ["curly", /curl|riz[oa]d|boucl|lockig|cachead|cacheado|ricci|巻き毛|卷发|घुंघराले|مجعد/],
  ["bob", /\bbob\b|short hair.*woman|woman.*short hair|melena corta|carré/],
  ["wavy", /wavy|ondulad|ondul|wellig|long curls/],
  [
    "long",
    /long[- ]?(\w+[- ])?hair|pelo largo|cheveux longs|lange haare|cabelo comprido|capelli lunghi|長い髪|长发|लंबे बाल|شعر طويل/,
  ],
  ["buzz", /buzz|crew cut|cropped|soldier|soldado|soldat|boxer|rapado|兵/],
];
const beards: Words<Face["beard"]> = [
  ["long", /long (\w+ )?beard|wizard|zauberer|santa|father christmas|viking|prophet|sage\b|मुनि|साधु/],
  ["stubble", /stubble|unshaven|barba de tres días|mal rasé|stoppel/],
  ["goatee", /goatee|perilla|bouc\b|ziegenbart/],
  [
    "full",
    /full beard|bushy|big beard|lumberjack|sailor|captain|\bkeeper|fisherman|farero|gardien|wärter|faroleiro|guardiano|灯台守|守塔/,
  ],
  ["short", /beard|\bbarb(a|u|udo|uto)\b|\bbart\b|bärtig|ひげ|髭|胡子|胡须|दाढ़ी|لحية/],
];

const first = <T extends string>(said: string, of: Words<T>): T | null =>
  of.find(([, pattern]) => pattern.test(said))?.[0] ?? null;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

function hatOf(looks: Looks): Hat {
  const said = first(looks.said.replace(/\b(no|without( an?)?) (hat|cap|helmet)\b/g, ""), hats);
  if (said) return said;
  const worn = {
    none: "none",
    cap: "cap",
    beanie: "beanie",
    brim: "fedora",
    toque: "toque",
    helmet: "space",
    hood: "hood",
  };
  return worn[looks.hat] as Hat;
}

export function faceOf(looks: Looks): Face {
  const { woman, child, said, brush } = looks;
  const seed = (brush.seed ^ hashText(`${looks.build.toFixed(5)} ${looks.skin.join()} ${looks.coat.join()}`)) >>> 0;
  const random = randomFrom(seed);
  const old = looks.old > 0;
  const dark = luma(looks.skin) < 120;
  const common: readonly Face["cut"][] = child
    ? woman
      ? ["ponytail", "braids", "bob", "long"]
      : ["short", "curly", "swept"]
    : woman
      ? old
        ? ["bun", "bob", "curly"]
        : dark
          ? ["afro", "curly", "bun", "braids", "ponytail"]
          : ["long", "wavy", "bun", "ponytail", "bob"]
      : old
        ? ["short", "bald", "swept"]
        : dark
          ? ["buzz", "short", "afro", "buzz"]
          : ["short", "swept", "short", "curly"];
  const grown = !woman && !child;
  const chance = random();
  const shorn = /clean[- ]shaven|beardless|no beard/.test(said);
  const usual = chance > (old ? 0.45 : 0.8) ? (old ? "full" : "short") : chance > 0.55 ? "stubble" : "none";
  const beard = !grown || shorn ? "none" : (first(said, beards) ?? usual);
  // Fair hair on dark skin is dyed: only where it is said.
  const hair =
    dark &&
    !old &&
    luma(looks.hair) > 60 &&
    !/blond|fair|golden|\bred\b|redhead|ginger|auburn|white|gr[ea]y|silver|pink|blue|green|purple/.test(said)
      ? mix(looks.hair, [26, 20, 18], 0.8)
      : looks.hair;
  const fairest = mix(hair, [120, 110, 104], old ? 0.3 : 0);
  return {
    woman,
    age: child ? 0 : old ? 2 : 1,
    cut: first(said, cuts) ?? pick(random, common),
    beard,
    moustache: grown && /moustache|mustache|bigote|schnurrbart|baffi|bigode|口ひげ|八字胡|मूंछ|شارب/.test(said),
    glasses:
      /sun ?glasses|shades\b|gafas de sol|lunettes de soleil|sonnenbrille|óculos de sol|occhiali da sole|サングラス|墨镜|चश्मा धूप|نظارات شمسية/.test(
        said,
      )
        ? "dark"
        : /glasses|spectacles|librarian|professor|scientist|gafas|lunettes|brille\b|óculos|occhiali|眼鏡|眼镜|メガネ|चश्मा|نظار/.test(
              said,
            )
          ? "clear"
          : "none",
    freckles: /freckl|pecas|pecos|taches de rousseur|sommerspross|lentiggini|そばかす|雀斑|झाइयां|نمش/.test(said),
    hat: hatOf(looks),
    cloth: looks.coat,
    skin: skinTones(looks.skin),
    hair: hairTones(hair),
    brow: mix(fairest, [40, 28, 24], old ? 0.2 : 0.5),
    iris: rgb(pick(random, dark ? ["#3a2416", "#4a2f1c"] : ["#4a3220", "#5d6b4a", "#4f6f86", "#3d2a1c", "#6b5230"])),
    lips: mix(looks.skin, woman ? [168, 58, 62] : scale(looks.skin, 0.62), woman ? 0.46 : 0.5),
    nose: random() * 2 - 1,
    jaw: random() * 2 - 1,
    fullness: dark ? 0.4 + random() * 0.6 : random() * 2 - 1,
    key: brush.light.side < 0 ? -1 : 1,
    back: brush.light.back,
    sky: [brush.light.upper, brush.light.horizon, brush.light.key],
    px: brush.px_per_unit * headRadius(looks),
    random: randomFrom(seed + 1),
    mien: mienOf(brush),
    gaze: [0, 0],
    behind: null,
  };
}
