import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Body } from "./figure-rig.ts";
import type { Point } from "./strokes.ts";

/** What a person wears and looks like; the same for one identity in every shot. */
export interface Looks {
  skin: Rgb;
  hair: Rgb;
  coat: Rgb;
  trousers: Rgb;
  shoes: Rgb;
  scarf: Rgb | null;
  long_hair: boolean;
  long_coat: boolean;
  dress: boolean;
  hat: "none" | "cap" | "beanie" | "brim" | "toque" | "helmet" | "hood";
  build: number;
  woman: boolean;
  /** 0 in the prime of life, 1 bent by years. */
  old: number;
  child: boolean;
  /** Noun and look as one text, lower case. */
  said: string;
  /** What the looks were taken from. */
  brush: Brush;
}

/** Where the head goes: joints of a figure in units of its height. */
export interface Rig {
  hip: Point;
  chest: Point;
  neck: Point;
  head: Point;
  tilt: number;
  legs: readonly [readonly Point[], readonly Point[]];
  arms: readonly [readonly Point[], readonly Point[]];
  lean: number;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const coats = ["#3d4f66", "#7a4a3a", "#2f4a44", "#8c6a3e", "#5b3f5e", "#a34e3c", "#47525c", "#c2a878", "#26344f"];
const skins = ["#f0c8a8", "#dba67e", "#b97f57", "#8a5a3c", "#5f3d2a", "#e6b48e"];
const hairs = ["#1d1714", "#3b2618", "#6a4526", "#8d6a3c", "#2a2a2e", "#54331f"];

const women =
  /\b(\w*wom[ae]n|girls?|lady|ladies|mothers?|mom|mum|grandm\w+|granny|sister|daughter|queen|princess|actress|bride|witch|ballerina|waitress|heroine|goddess|wife|widow|aunt|nun|geisha|maiko|hostess|granddaughter|stepmother|niece|duchess|mermaid|mujer|señora|niñ?a|chica|madre|abuela|hija|hermana|reina|novia|bruja|bailarina|amiga|corredora|maestra|femme|fille|dame|mère|maman|grand-mère|sœur|reine|mariée|sorcière|danseuse|amie|coureuse|frau|mädchen|mutter|oma|großmutter|tochter|schwester|königin|braut|hexe|\w+erin|freundin|mulher|menina|senhora|mãe|avó|filha|irmã|rainha|noiva|bruxa|dançarina|donna|ragazza|signora|madre|nonna|figlia|sorella|regina|sposa|strega|bambina|dress|skirt|gown|heels|sari|kimono-clad woman|ponytail|blouse)\b|女|母|娘|姐|妹|婆|奶奶|彼女|少女|姫|花嫁|महिला|औरत|लड़की|माँ|दादी|नर्तकी|रानी|बच्ची|साड़ी|امرأة|بنت|سيدة|فتاة|أم$|جدة|راقصة|ملكة|عروس|طفلة|할머니|어머니|엄마|여자|여인|소녀|신부|해녀|언니|아가씨/;
const men =
  /\b(m[ae]n|boys?|fathers?|dad|grandfather|grandpa|brother|son|king|prince|groom|husband|uncle|guy|gentleman|monk|sir|grandson|stepfather|nephew|wizard|beard\w*|moustache|hombre|chico|niño|padre|abuelo|hijo|rey|novio|señor|homme|garçon|père|grand-père|roi|monsieur|fils|mann|junge|vater|opa|großvater|könig|herr|sohn|homem|menino|pai|avô|rei|noivo|filho|uomo|ragazzo|nonno|re|sposo|bambino|\w*(?<!wo)man|\w*(?<!wo)men|samurai|boxer|viking|knight)\b|男|父|爷|叔|彼$|王|少年|おじい|आदमी|पुरुष|लड़का|पिता|राजा|رجل|أب$|ملك|ولد|صبي|صياد|بحار|할아버지|아버지|아빠|남자|소년|신랑|아저씨/;
const graceful = /dancer|danc(e|ing)|ballet|singer|\bmodel\b|nurse|florist|yoga|ダンサー|舞者|歌手|モデル|模特/;
const aged =
  /\b(old(er)?|elder\w*|aged|grand(ma|pa|mother|father)\w*|granny|white[- ]hair\w*|grey[- ](hair|beard)\w*|gray[- ](hair|beard)\w*|anciano|anciana|viej[oa]|abuel[oa]|vieux|vieille|vieil|grand-(père|mère)|alte[rn]?|greis|opa|oma|großvater|großmutter|velh[oa]|idos[oa]|av[ôó]|vecchi[oa]|anzian[oa]|nonn[oa])\b|老|爷爷|奶奶|お年寄り|おじい|おばあ|祖父|祖母|बूढ़|बुज़ुर्ग|दादा|दादी|عجوز|مسن|جد$|جدة|할머니|할아버지|노인/;

export function looksOf(brush: Brush, child: boolean): Looks {
  const { noun } = brush;
  const said = `${noun} ${brush.look}`.toLowerCase();
  const random = randomFrom(brush.seed * 7 + 11);
  const tossed = random() > (graceful.test(said) ? 0.2 : 0.5);
  const own = noun.toLowerCase();
  const one = own.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, "");
  const woman =
    women.test(own) || women.test(one) || (!men.test(own) && (women.test(said) || (!men.test(said) && tossed)));
  const old = !child && aged.test(said) ? 0.75 + random() * 0.25 : 0;
  const natural = rgb(pick(random, hairs));
  const hair = hairOf(said) ?? (old ? mix(rgb("#c9c6c0"), natural, 0.12) : natural);
  const skin = skinOf(said) ?? rgb(pick(random, skins));
  const coat = brush.colour ?? rgb(pick(random, coats));
  return {
    skin,
    hair,
    coat,
    trousers: rgb("#2b2f3a"),
    shoes: rgb(pick(random, ["#241d1a", "#3a2a20", "#1f242c"])),
    scarf: null,
    long_hair: woman,
    long_coat: false,
    dress: false,
    hat: "none",
    build: child ? 1.28 : 0.92 + random() * 0.2,
    woman,
    old,
    child,
    said,
    brush,
  };
}

function hairOf(said: string): Rgb | null {
  const tone = /(\w+)[ -](?:hair|curls|braids?|bun|ponytail|bob|beard)/.exec(said)?.[1];
  const tones: Record<string, string> = {
    red: "#8e3b1e",
    ginger: "#a04a20",
    auburn: "#6e2f1c",
    blond: "#c79a56",
    blonde: "#c79a56",
    golden: "#c79a56",
    black: "#191514",
    dark: "#241a15",
    brown: "#4a2f1e",
    chestnut: "#5a3520",
    white: "#dedad3",
    grey: "#a3a09b",
    gray: "#a3a09b",
    silver: "#b9b8b6",
    pink: "#d0749a",
    blue: "#3f62a8",
    green: "#3f8a63",
    purple: "#6b4a96",
  };
  return tone && tones[tone] ? rgb(tones[tone]) : null;
}

function skinOf(said: string): Rgb | null {
  if (/\b(dark|black|deep)[- ]skin|\bafrican|nigerian|kenyan|ghana|senegal/.test(said)) return rgb("#5a3826");
  if (/\b(pale|fair)[- ]skin|scandinav|irish|nordic|norwegian|icelandic/.test(said)) return rgb("#f2d0b6");
  if (/\bindian\b|\bsari\b|साड़ी|\bbrown[- ]skin/.test(said)) return rgb("#a36a43");
  if (/japan|samurai|geisha|kimono|korean|chinese/.test(said)) return rgb("#e8bc96");
  return null;
}

/** The measures of a body, from age, sex and seed. */
export function bodyOf(looks: Looks): Body {
  const random = randomFrom(looks.brush.seed * 13 + 5);
  const heavy = /\b(fat|heavy|stout|burly|big|chubby|round|plump|large)\b|胖|太った/.test(looks.said)
    ? 0.9
    : /\b(slim|thin|slender|skinny|lean|tall)\b/.test(looks.said)
      ? 0
      : Math.max(0, random() - 0.62) * (looks.old ? 1.6 : 1.1);
  const strong =
    /\b(boxer|warrior|knight|athlete|muscular|strong|blacksmith|bodybuilder|viking|wrestler|firefighter)\b/.test(
      looks.said,
    )
      ? 1
      : random() * 0.5;
  if (looks.child) {
    return {
      legs: 0.82,
      arms: 0.81,
      spine: 0.97,
      shoulder: 0.077,
      hip: 0.044,
      chest: [0.077, 0.06],
      waist: [0.071, 0.06],
      seat: [0.08, 0.064],
      bust: 0,
      belly: 0.008,
      girth: 0.94,
      neck: 0.0225,
      head: 0.08,
      reach: 0.121,
    };
  }
  if (looks.woman) {
    return {
      legs: 1.012,
      arms: 0.965,
      spine: 0.965,
      shoulder: 0.083 + 0.004 * heavy,
      hip: 0.053,
      chest: [0.081 + 0.014 * heavy, 0.056 + 0.016 * heavy],
      waist: [0.059 + 0.034 * heavy, 0.045 + 0.034 * heavy],
      seat: [0.089 + 0.02 * heavy, 0.06 + 0.014 * heavy],
      bust: looks.old ? 0.014 : 0.019 + 0.006 * heavy,
      belly: 0.012 * heavy,
      girth: 0.9 + 0.2 * heavy + 0.05 * strong,
      neck: 0.0205,
      head: 0.0615,
      reach: 0.094,
    };
  }
  return {
    legs: 1,
    arms: 1,
    spine: 1,
    shoulder: 0.101 + 0.009 * strong,
    hip: 0.049,
    chest: [0.1 + 0.01 * strong + 0.01 * heavy, 0.066 + 0.008 * strong + 0.016 * heavy],
    waist: [0.074 + 0.034 * heavy, 0.053 + 0.036 * heavy],
    seat: [0.08 + 0.016 * heavy, 0.06 + 0.014 * heavy],
    bust: 0,
    belly: 0.026 * heavy,
    girth: 1 + 0.12 * strong + 0.14 * heavy - (looks.old ? 0.08 : 0),
    neck: 0.0265 + 0.004 * strong,
    head: 0.0615,
    reach: 0.093,
  };
}
