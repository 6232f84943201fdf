import { expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { readInstruction } from "./read-instruction.ts";

/** Instructions as strangers write them: written down before they were tried. */
const input: PlanningInput = {
  request: { raw_intent: "A woman with a blue umbrella walks her dog in a park", shot_count: 4, duration_seconds: 16 },
  seed: 3,
  brand: null,
  elements,
};
const drafted = plainContent(draftFilm(input));
const content: PlanContent = {
  ...drafted,
  shots: drafted.shots.map((shot) =>
    shot.shot_id === "s2"
      ? {
          ...shot,
          framing: "medium",
          camera: { lens_mm: 50, movement: "handheld", angle: "eye_level" },
          duration_seconds: 4,
          caption: "Hello.",
          description: "The woman opens a blue umbrella beside the dog. Leaves lie on the path.",
          continuity: {
            ...shot.continuity,
            key_light_side: "right",
            screen_direction: "left_to_right",
            time_of_day: "noon",
          },
        }
      : shot,
  ),
};

type Expected = Readonly<Record<string, unknown>>;
const table: readonly (readonly [instruction: string, expected: Expected, ignored?: number])[] = [
  // English
  ["Can we get in a bit tighter on her?", { framing: "medium_close" }],
  ["way too shaky, lock it off please", { "camera.movement": "static" }],
  ["I'd love this at sunset instead", { "continuity.time_of_day": "golden_hour" }],
  ["get rid of the umbrella", { description: /^(?!.*umbrella)/s }],
  ["put a cat on the bench", { description: /cat is on the bench/ }],
  ["give it two more seconds", { duration_seconds: 6 }],
  ["cut a second off the end", { duration_seconds: 3 }],
  ["shoot from the ground, 24mm", { "camera.angle": "ground", "camera.lens_mm": 24 }],
  ["She should laugh, not look so serious", { description: /The woman laughs/ }],
  [
    "backlit, foggy, and a lot wider",
    { "continuity.key_light_side": "back", "continuity.weather": "fog", framing: "wide" },
  ],
  ["have the dog jump up", { description: /The dog jumps up/ }],
  ["turn the umbrella yellow", { description: /yellow umbrella/ }],
  ["kill the caption", { caption: null }],
  ['caption should say "Come home"', { caption: "Come home" }],
  ["drop the handheld thing, do a slow push in", { "camera.movement": "push_in" }],
  ["rainy night", { "continuity.weather": "rain", "continuity.time_of_day": "night" }],
  ["make her wear sunglasses", { "continuity.wardrobe": /sunglasses/ }],
  ["too bright", { "continuity.time_of_day": "dusk" }],
  ["light it from the other side", { "continuity.key_light_side": "left" }],
  ["the quarterly numbers look great", {}, 1],
  [
    "orbit her, at dawn, 6 seconds",
    { "camera.movement": "arc_right", "continuity.time_of_day": "dawn", duration_seconds: 6 },
  ],
  ["Replace the dog by a goat", { description: /beside a goat/ }],
  ["not so far away", { framing: "medium_close" }],
  ["she walks the other way", { "continuity.screen_direction": "right_to_left" }],
  ["same thing but scarier", { description: /Shadows close in/ }],
  ["extreme close-up of her eyes", { framing: "extreme_close" }],
  ["extremely close on the dog", { framing: "extreme_close" }],
  ["swap the time to night", { "continuity.time_of_day": "night", description: /^(?!.*night is beside)/s }],
  ["replace the sunshine with snow", { "continuity.weather": "snow", description: /^(?!.*snow is beside)/s }],
  // Spanish
  ["un poco más lejos, por favor", { framing: "full" }],
  ["¿puedes hacerlo de noche y con lluvia?", { "continuity.time_of_day": "night", "continuity.weather": "rain" }],
  ["cambia el perro por un gato", { description: /beside a cat/ }],
  ["dos segundos más", { duration_seconds: 6 }],
  ["quita el subtítulo", { caption: null }],
  ["primer plano con 85 mm", { framing: "close", "camera.lens_mm": 85 }],
  ["cámara fija y luz suave", { "camera.movement": "static", "continuity.key_light_side": "ambient" }],
  // French
  ["beaucoup plus près", { framing: "close" }],
  ["mets un chapeau rouge à la femme", { "continuity.wardrobe": /red hat/ }],
  ["au coucher du soleil, travelling avant", { "continuity.time_of_day": "golden_hour", "camera.movement": "push_in" }],
  ["raccourcis à 2 secondes", { duration_seconds: 2 }],
  ["supprime le parapluie", { description: /^(?!.*umbrella)/s }],
  ["plus triste et plus sombre", { description: /shoulders low/, "continuity.time_of_day": "dusk" }],
  // German
  ["Bitte viel weiter weg", { framing: "wide" }],
  ["die Kamera soll ruhig bleiben", { "camera.movement": "static" }],
  ["bei Nacht, mit Nebel", { "continuity.time_of_day": "night", "continuity.weather": "fog" }],
  ["ohne den Hund", { description: /^(?!.*\bdog\b)/s }],
  ["aus der Froschperspektive mit 35mm", { "camera.angle": "low", "camera.lens_mm": 35 }],
  ["eine Sekunde kürzer", { duration_seconds: 3 }],
  // Portuguese
  ["mais de perto, ao amanhecer", { framing: "medium_close", "continuity.time_of_day": "dawn" }],
  ["tira a legenda", { caption: null }],
  ["coloca um gato no banco", { description: /cat/ }],
  ["câmera na altura dos olhos e mais lenta", { duration_seconds: 5.208333333333333 }, 1],
  // Italian
  ["primo piano, controluce", { framing: "close", "continuity.key_light_side": "back" }],
  ["togli l'ombrello", { description: /^(?!.*umbrella)/s }],
  ["fallo durare 6 secondi", { duration_seconds: 6 }],
  ["con la nebbia e più malinconico", { "continuity.weather": "fog", description: /shoulders low/ }],
  // Japanese
  ["もう少し引いてください", { framing: "full" }],
  ["夕方にして、逆光で", { "continuity.time_of_day": "dusk", "continuity.key_light_side": "back" }],
  ["犬を猫に変えて", { description: /beside a cat/ }],
  ["字幕はいらない", { caption: null }],
  ["カメラは固定で", { "camera.movement": "static" }],
  // Chinese
  ["镜头拉远一点", { framing: "full" }],
  ["换成傍晚,下雨", { "continuity.time_of_day": "dusk", "continuity.weather": "rain" }],
  ["把狗换成猫", { description: /beside a cat/ }],
  ["不要字幕", { caption: null }],
  ["用35mm镜头仰拍", { "camera.lens_mm": 35, "camera.angle": "low" }],
  // Hindi
  ["थोड़ा और पास से", { framing: "medium_close" }],
  ["शाम का समय कर दो", { "continuity.time_of_day": "dusk" }],
  ["छाता हटा दो", { description: /^(?!.*umbrella)/s }],
  ["कैमरा मत हिलाओ", { "camera.movement": "static" }],
  // Arabic
  ["أبعد قليلا من فضلك", { framing: "full" }],
  ["عند الغروب مع ضباب", { "continuity.time_of_day": "golden_hour", "continuity.weather": "fog" }],
  ["احذف المظلة", { description: /^(?!.*umbrella)/s }],
  ["بدون حركة الكاميرا", { "camera.movement": "static" }],
];

const read = (instruction: string) => {
  const { edits, ignored, understood } = readInstruction(instruction, { content, shot_id: "s2" }, input);
  const now = new Map<string, unknown>(understood.map(({ field, to }) => [field, to]));
  return { edits, ignored, now };
};

const rows = table.map(([instruction, expected, ignored = 0]) => ({ instruction, expected, ignored }));

test.each(rows)("$instruction", ({ instruction, expected, ignored }) => {
  const { now, ignored: left } = read(instruction);
  for (const [field, value] of Object.entries(expected))
    if (value instanceof RegExp) expect(String(now.get(field))).toMatch(value);
    else expect(now.get(field), field).toEqual(value);
  const allowed = new Set([...Object.keys(expected), "description", "continuity.subject_lock", "narrative_purpose"]);
  expect([...now.keys()].filter((field) => !allowed.has(field))).toEqual([]);
  if (ignored > 0) expect(left.length).toBeGreaterThan(0);
});
