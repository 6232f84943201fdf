import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { previewSizes, type AspectRatio, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { registerFilmFonts, registerFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory, SceneCanvas } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { endCardLayer } from "#lib/render/scene/end-card-layer.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { drawPreviewMark } from "#lib/render/scene/preview-mark.ts";
import { voiceOf } from "#lib/render/scene/typography.ts";

/**
 * Draws the film's type onto one sheet: captions in many languages over snow and night, and end cards in three shapes:
 * `node bench/type-sheet.ts --out type.png --part captions`. Parts: captions, shapes, cards, entrance.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "type-sheet.png" },
    part: { type: "string", default: "captions" },
    scale: { type: "string", default: "0.375" },
  },
});
const scale = Number(values.scale);

const captions: [language: string, text: string, mode?: DirectorMode][] = [
  ["en", "The storm took everything but the light.", "narrative_drama"],
  ["en", "The storm took everything but the light."],
  ["en", "Not tonight.", "suspense_noir"],
  ["es", "¿Quién enciende el faro cuando ya no queda nadie en la isla?", "narrative_drama"],
  ["fr", "« La nuit, disait-elle, appartient à ceux qui veillent ! »", "documentary_verite"],
  ["de", "Donaudampfschifffahrtsgesellschaftskapitäne träumen größer.", "narrative_drama"],
  ["pt", "A tempestade levou tudo, menos a luz e a voz dela."],
  ["it", "Perché la volpe è tornata, nessuno lo saprà mai.", "animated_world"],
  ["pl", "Zażółć gęślą jaźń: latarnik wraca o świcie.", "narrative_drama"],
  ["tr", "İstanbul'da gece, ışığın peşinden giden bir tilki.", "place_journey"],
  ["ru", "Шторм забрал всё, кроме света на маяке.", "narrative_drama"],
  ["uk", "Їхня ґава з’їла останній шматок сиру."],
  ["el", "Η θύελλα πήρε τα πάντα εκτός από το φως.", "narrative_drama"],
  ["el", "Η θύελλα πήρε τα πάντα εκτός από το φως."],
  ["vi", "Cơn bão cuốn đi tất cả, trừ ngọn đèn nhỏ.", "narrative_drama"],
  ["ja", "嵐の夜に灯台守は小さな狐を見つけ、灯りを守った。", "narrative_drama"],
  ["ja", "深夜食堂へようこそ。"],
  ["zh", "一只小狐狸在雪地里寻找回家的路，灯塔一直亮着。"],
  ["zh-Hant", "風雪夜裡，燈塔為迷路的狐狸留著一盞燈。"],
  ["ko", "폭풍이 모든 것을 앗아갔지만 빛만은 남았다."],
  ["ar", "أخذت العاصفة كل شيء إلا الضوء، وصوتًا صغيرًا على الصخور."],
  ["fa", "طوفان همه‌چیز را برد، جز چراغ."],
  ["he", "הסערה לקחה הכול, חוץ מהאור של Nocturne 2026."],
  ["hi", "तूफ़ान सब कुछ ले गया, पर क्षितिज पर रोशनी बची रही।"],
  ["bn", "ঝড় সব নিয়ে গেল, শুধু আলোটুকু রয়ে গেল।"],
  ["ta", "புயல் எல்லாவற்றையும் கொண்டு சென்றது, ஒளியைத் தவிர."],
  ["te", "తుఫాను అన్నీ తీసుకెళ్లింది, వెలుగు తప్ప."],
  ["th", "พายุพัดพาทุกสิ่งไป เหลือไว้เพียงแสงไฟจากประภาคาร"],
  ["ka", "ქარიშხალმა ყველაფერი წაიღო, სინათლის გარდა."],
  ["am", "አውሎ ነፋሱ ከብርሃኑ በቀር ሁሉን ወሰደ።"],
  ["en", "From 東京 to الرياض and Ελλάδα: 🦊 → ☕ for ₹299 👩🏽‍🚀"],
  ["en", `${"It was long, far too long, and yet somebody had written it down. ".repeat(3)}`, "narrative_drama"],
];

const cards: [
  aspect: AspectRatio,
  mode: DirectorMode,
  language: string,
  text: string,
  cta: string | null,
  accent: string,
][] = [
  ["16:9", "narrative_drama", "en", "Keep the light.", "Watch the film", "#ffb454"],
  ["16:9", "product_hero", "en", "Nocturne", "Order yours", "#d98a3d"],
  [
    "16:9",
    "brand_anthem",
    "en",
    "The coffee that waits for you until the very last night train",
    "Book a table at your nearest roastery today",
    "#1f3d8a",
  ],
  ["16:9", "brand_anthem", "ar", "قهوة الليل", "اطلب الآن", "#2fae8c"],
  ["16:9", "narrative_drama", "en", "Only the sea remembers", null, "#7fd0e6"],
  ["16:9", "documentary_verite", "ru", "Свет остаётся", "Смотреть фильм", "#e8c55a"],
  ["16:9", "product_hero", "ja", "夜を、淹れる。", "今すぐ予約する", "#e2543b"],
  ["16:9", "product_hero", "hi", "रात की कॉफ़ी", "अभी ऑर्डर करें", "#f2e6c9"],
  ["9:16", "narrative_drama", "en", "Keep the light.", "Watch the film", "#ffb454"],
  ["9:16", "product_hero", "de", "Donaudampfschifffahrt & Söhne", "Jetzt kostenlos ausprobieren", "#d98a3d"],
  ["9:16", "ugc_testimonial", "zh", "夜航咖啡", "立即下单", "#c9184a"],
  ["9:16", "fashion_editorial", "fr", "Maison de la Nuit", "Découvrir la collection", "#e8dcc6"],
  ["9:16", "trailer_tease", "th", "คืนที่ไม่มีวันสิ้นสุด", "ดูตัวอย่าง", "#7fd0e6"],
  ["1:1", "narrative_drama", "en", "Keep the light.", "Watch the film", "#ffb454"],
  ["1:1", "product_hero", "en", "Nocturne Cold Brew", "Shop now", "#d98a3d"],
  ["1:1", "explainer_demo", "ko", "밤을 깨우는 커피", "지금 시작하기", "#4f7cff"],
  ["1:1", "suspense_noir", "el", "Μόνο το φως μένει", "Δείτε την ταινία", "#b8323a"],
];

/** A stand-in for a developed frame: snow, night, or dusk with a lamp. */
const ground = (page: SKRSContext2D, width: number, height: number, kind: number): void => {
  const stops = [
    ["#c9d8e6", "#f4f7fa", "#ffffff"],
    ["#050816", "#0a1022", "#020308"],
    ["#2a2548", "#e8895a", "#3a2a3a"],
    ["#8a9a7a", "#d9c9a0", "#5a6a4a"],
  ][kind % 4] as [string, string, string];
  const sky = page.createLinearGradient(0, 0, 0, height);
  stops.forEach((colour, i) => sky.addColorStop(i / 2, colour));
  page.fillStyle = sky;
  page.fillRect(0, 0, width, height);
  for (let i = 0; i < 60; i++) {
    const share = (i * 0.6180339887) % 1;
    page.fillStyle = `hsla(${(i * 47) % 360} 40% ${kind % 4 === 1 ? 20 : 60}% / 0.35)`;
    page.beginPath();
    page.ellipse(share * width, height * (0.35 + 0.65 * ((i * 0.37) % 1)), width * 0.04, height * 0.012, i, 0, 7);
    page.fill();
  }
};

const frame = (aspect: AspectRatio, kind: number, draw: (context: CanvasRenderingContext2D) => void) => {
  const { width, height } = previewSizes[aspect];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  ground(context, width, height, kind);
  draw(context as unknown as CanvasRenderingContext2D);
  drawPreviewMark(context as unknown as CanvasRenderingContext2D, { width_px: width, height_px: height });
  return canvas;
};
const captionFrame = (
  aspect: AspectRatio,
  kind: number,
  [language, text, mode = "product_hero"]: (typeof captions)[0],
) => {
  registerFonts(text, language, voiceOf(mode, language));
  const { width, height } = previewSizes[aspect];
  return frame(aspect, kind, (context) =>
    drawCaption(context, text, { width_px: width, height_px: height }, language, mode),
  );
};
const cardFrame = ([aspect, mode, language, text, cta, accent]: (typeof cards)[0], kind: number, since_s: number) => {
  const { width, height } = previewSizes[aspect];
  const plan = {
    ...examplePlan,
    aspect_ratio: aspect,
    language,
    mode_selection: { ...examplePlan.mode_selection, primary: mode },
    end_card: { shot_id: "shot_3", start_seconds: 4, text, cta },
    color_intent: {
      ...examplePlan.color_intent,
      palette: examplePlan.color_intent.palette.map((one) => (one.role === "accent" ? { ...one, hex: accent } : one)),
    },
  };
  registerFilmFonts(plan);
  const scene = { plan, width, height, createCanvas: createCanvas as unknown as CanvasFactory, cards: new Map() };
  const picture = createCanvas(width, height);
  ground(picture.getContext("2d"), width, height, kind);
  return frame(aspect, kind, (context) =>
    endCardLayer(context, { ...scene, product: null }, 4 + since_s, picture as unknown as SceneCanvas),
  );
};

const parts: Record<string, () => ReturnType<typeof frame>[]> = {
  captions: () => captions.map((caption, i) => captionFrame("16:9", i, caption)),
  shapes: () =>
    (["9:16", "1:1"] as const).flatMap((aspect) =>
      captions
        .slice(0, aspect === "9:16" ? 32 : 12)
        .filter((_, i) => i % 3 !== 1)
        .map((caption, i) => captionFrame(aspect, i, caption)),
    ),
  cards: () => cards.map((card, i) => cardFrame(card, i + 2, 1.4)),
  entrance: () => [0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40].map((at) => cardFrame(cards[0]!, 2, at / 24)),
};
const frames = parts[values.part]?.();
if (frames === undefined) throw new Error(`There is no part ${values.part}.`);

const across = 1920;
let x = 0;
let y = 0;
let tall = 0;
const places = frames.map((one) => {
  const width = Math.round(one.width * scale);
  const height = Math.round(one.height * scale);
  if (x + width > across) [x, y, tall] = [0, y + tall + 8, 0];
  const place = { one, x, y, width, height };
  x += width + 8;
  tall = Math.max(tall, height);
  return place;
});
const sheet = createCanvas(across, y + tall);
const page = sheet.getContext("2d");
page.imageSmoothingQuality = "high";
for (const place of places) page.drawImage(place.one, place.x, place.y, place.width, place.height);
await writeFile(values.out, await sheet.encode("png"));
