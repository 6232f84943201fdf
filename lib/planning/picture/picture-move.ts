import type { PictureReading } from "#lib/contract/picture.ts";
import { movements, type Movement } from "#lib/contract/vocabulary.ts";
import type { Reading } from "#lib/planning/reading.ts";

/** Movements that a camera can make in a picture that shows one side of everything. */
export const pictureMoves = [
  "push_in",
  "pull_out",
  "zoom_in",
  "zoom_out",
  "pan_left",
  "pan_right",
  "tilt_up",
  "tilt_down",
  "truck_left",
  "truck_right",
  "pedestal_up",
  "pedestal_down",
  "handheld",
  "static",
] as const satisfies Movement[];
export type PictureMove = (typeof pictureMoves)[number];

/** What is made instead where a movement would show what the picture does not hold. */
const instead: Record<Exclude<Movement, PictureMove>, PictureMove> = {
  arc_left: "truck_left",
  arc_right: "truck_right",
  crane_up: "pedestal_up",
  crane_down: "pedestal_down",
  drone_rise: "pedestal_up",
  tracking_follow: "push_in",
  tracking_lead: "pull_out",
  whip_pan: "pan_right",
  rack_focus: "push_in",
};

export interface ChosenMove {
  movement: PictureMove;
  /** What was asked for, where it is something else. */
  asked: Movement | null;
  /** 1 as it would be made unasked; below slower, above faster. */
  pace: number;
}

/** A movement as a camera makes it in a picture: what would show more than the picture holds becomes what is next to it. */
export const heldMove = (movement: Movement): Omit<ChosenMove, "pace"> => {
  const own = pictureMoves.find((each) => each === movement);
  return own === undefined
    ? { movement: instead[movement as keyof typeof instead], asked: movement }
    : { movement: own, asked: null };
};

/** Who speaks of the camera at all: only then are words of direction orders to it. */
const camera =
  /camera|kamera|cámara|camara|caméra|câmera|telecamera|inquadratura|objektiv|lens|shot|カメラ|レンズ|镜头|鏡頭|相机|画面|कैमर|لقطة|كاميرا|الكاميرا|\bpan|\bzoom|\btilt|\bdolly|schwenk|panoramique|paneo/iu;
const ways: readonly (readonly [RegExp, PictureMove])[] = [
  [/zoom\p{L}*[\s-]*(?:out|arrière|aus|fuera|afuera|indietro)|ズームアウト|缩小|拉远镜头|ज़ूम आउट|تصغير/iu, "zoom_out"],
  [/zoom\p{L}*|ズーム|变焦|放大|ज़ूम|تكبير|زوم/iu, "zoom_in"],
  [
    /(?:mov\p{L}+|back\p{L}*|pull\p{L}*|drift\p{L}*) (?:back|away|out)|zurück|\bweg\b|recul|s['’]éloign|\baleja|retroced|\bafasta|\brecua|allontana|indietregg|離れ|遠ざか|引いて|后退|後退|远离|पीछे|दूर जा|تبتعد|يبتعد|للخلف|إلى الوراء/iu,
    "pull_out",
  ],
  [
    /(?:mov\p{L}+|push\p{L}*|com\p{L}+|drift\p{L}*|go\p{L}*) (?:in|closer|forward|towards?)|closer|näher|heran|nach vorn|s['’]approch|\bavance|\bacerca|\bavanza|aproxima|avança|avvicina|近づ|寄って|寄る|靠近|拉近|推近|推进|करीब|पास आ|आगे बढ़|تقترب|يقترب|للأمام/iu,
    "push_in",
  ],
  [/\bleft|links|gauche|izquierda|esquerda|sinistra|左|बाएँ|बाएं|बाईं|बायीं|يسار/iu, "pan_left"],
  [/\bright\b|rechts|droite|derecha|direita|destra|右|दाएँ|दाएं|दाईं|दायीं|يمين/iu, "pan_right"],
  [
    /\b(?:orbit|circl)\p{L}*|kreist|(?:gira|ruota|tourne|dreht sich) (?:alrededor|em torno|em volta|intorno|attorno|autour|um)|回り込|周りを回|环绕|चारों ओर|حول/iu,
    "truck_left",
  ],
  [
    /\brises?\b|\bsteigt|\bhoch\b|hinauf|\bmonte\b|\bs['’]élève|\bsube\b|\bsubiendo\b|\basciende|\bsobe\b|\bsale\b|上昇|上升|升起|ऊपर उठ|ترتفع|يرتفع|تصعد/iu,
    "pedestal_up",
  ],
  [
    /\b(?:sinks?|lowers|descends?)\b|\bsenkt|\bsinkt|hinunter|\bdescend\b|\bdesciende|\bbaja\b|\bbajando\b|\bdesce\b|\bscende\b|下降|下がって|降りて|नीचे उतर|تنخفض|تهبط|تنزل/iu,
    "pedestal_down",
  ],
  [/\bup(?:wards?)?\b|oben|vers le haut|arriba|para cima|verso l['’]alto|上|ऊपर|أعلى|للأعلى/iu, "tilt_up"],
  [/\bdown(?:wards?)?\b|unten|vers le bas|abajo|para baixo|verso il basso|下|नीचे|أسفل|للأسفل/iu, "tilt_down"],
];
const slow =
  /\bslow|\bgentl|\bcalm|\bsubtle|langsam|sanft|ruhig|lent|doucement|despacio|suave|devagar|piano|dolce|ゆっくり|静か|緩やか|慢|缓|轻轻|धीरे|धीमी|ببطء|بطيئ|بهدوء/iu;
const fast =
  /\bfast|\bquick|\brapid|\bdramatic|\bdynamic|\benerg|schnell|rasch|rapide|vite|rápid|velo[zc]|速|快|तेज़|तेज|بسرعة|سريع/iu;

const wayTo = (move: PictureMove): RegExp | undefined => ways.find(([, each]) => each === move)?.[0];

/** Whether words are about the camera, or of it. */
export const namesCamera = (words: string): boolean => camera.test(words);

/** Where words that are known to speak to the camera send it. */
export const wayIn = (words: string): PictureMove | undefined => ways.find(([pattern]) => pattern.test(words))?.[1];

/** A movement to the side that the words name: a pan that is said without its side is read as one to the right. */
export const sidedMove = (movement: Movement, words: string): Movement => {
  const [left, right] = [wayTo("pan_left")?.test(words) === true, wayTo("pan_right")?.test(words) === true];
  if (left === right) return movement;
  const [from, to] = left ? ["_right", "_left"] : ["_left", "_right"];
  return movements.find((each) => each === movement.replace(from ?? "", to ?? "")) ?? movement;
};

/** How fast words want the camera, 1 where they do not say. */
export const paceIn = (words: string): number => (slow.test(words) ? 0.7 : fast.test(words) ? 1.5 : 1);

/** The movement that the words order, else (`unasked`) the one that suits the picture. */
export const moveFor = ({ raw, cues }: Reading, picture: PictureReading): ChosenMove & { unasked: boolean } => {
  const pace = paceIn(raw);
  const cue = cues.camera.find(({ movement }) => movement !== undefined)?.movement;
  const way = camera.test(raw) ? ways.find(([pattern]) => pattern.test(raw))?.[1] : undefined;
  // A pan that is said without its side is read as one to the right; the words may say the side elsewhere.
  if (cue !== undefined && !(cue === "pan_right" && way === "pan_left"))
    return { ...heldMove(cue), pace, unasked: false };
  if (way !== undefined) return { movement: way, asked: null, pace, unasked: false };
  // Going in shows nothing that is not there, and the first frame can be all of the picture.
  return { movement: "push_in", asked: null, pace: picture.flat ? pace * 0.7 : pace, unasked: true };
};
