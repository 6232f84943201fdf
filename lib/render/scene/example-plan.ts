import type { CameraPose } from "#lib/contract/plan.ts";
import type { ScenePlan } from "./scene-plan.ts";

function pose(t: number, x_m: number, y_m: number, z_m: number, lens_mm: number, tilt_deg = 0): CameraPose {
  return { t, x_m, y_m, z_m, pan_deg: 0, tilt_deg, roll_deg: 0, lens_mm };
}

function physics(shot_id: string, path: CameraPose[], focus_distance_m: number): ScenePlan["camera_physics"][number] {
  const { lens_mm, y_m } = path[0]!;
  const fov_deg = (side_mm: number) => (2 * Math.atan(side_mm / (2 * lens_mm)) * 180) / Math.PI;
  return {
    shot_id,
    lens_mm,
    sensor: "full_frame",
    horizontal_fov_deg: fov_deg(36),
    vertical_fov_deg: fov_deg(20.25),
    aperture_f: 4,
    focus_distance_m,
    depth_of_field: { near_m: focus_distance_m * 0.7, far_m: null, hyperfocal_m: lens_mm ** 2 / (4 * 0.03) / 1000 },
    camera_height_m: y_m,
    shutter_angle_deg: 180,
    path,
    speed_mps: 0.3,
    stabilisation: "dolly",
  };
}

const still = { count: 1, motion: "still", across: 0, facing: "camera", colour: null } as const;

/** A hand-made film of three shots and six seconds: a keeper, a fox and a lighthouse in a winter dusk. */
export const examplePlan: ScenePlan = {
  title: "Keep the light",
  seed: 7,
  aspect_ratio: "16:9",
  duration_seconds: 6,
  fps: 24,
  language: "en",
  captions: true,
  audio: true,
  intent: {
    subjects: ["a lighthouse keeper", "a fox"],
    actions: ["walks into the storm"],
    setting: "a rocky coast",
    time_of_day: "dusk",
    weather: "snow",
    mood: ["lonely", "hopeful"],
    era: null,
    style: [],
    product: null,
    duration_cue: null,
    camera_cues: [],
  },
  mode_selection: { primary: "narrative_drama", secondary: "place_journey", reason: "A person wants something." },
  end_card: { shot_id: "shot_3", start_seconds: 4.75, text: "Keep the light.", cta: "Watch the film" },
  cinematic_idiom: {
    name: "Winter ballad",
    summary: "Small figures before a large sea.",
    lighting: "Low sun, long dusk",
    lens_family: "spherical primes",
    blocking: "Figures left, light right",
    pacing: "slow",
    sound: "wind and a low pad",
  },
  edit_beats: (["fade_in", "cut", "dissolve"] as const).map((transition_in, i) => ({
    beat_id: `beat_${i + 1}`,
    shot_id: `shot_${i + 1}`,
    start_seconds: i * 2,
    end_seconds: i * 2 + 2,
    timecode_in: `00:00:0${i * 2}:00`,
    timecode_out: `00:00:0${i * 2 + 2}:00`,
    beat: ["The light", "The meeting", "The return"][i]!,
    action: "walks",
    transition_in,
    transition_out: (["cut", "dissolve", "fade_out"] as const)[i]!,
    sound: "wind",
    caption: null,
  })),
  camera_physics: [
    physics("shot_1", [pose(0, -0.6, 2.2, 0, 28, 2), pose(2, 0.6, 2.2, 0.4, 28, 2)], 12),
    physics("shot_2", [pose(0, 0, 1.5, 0, 50), pose(2, 0, 1.5, 0.7, 50)], 5.5),
    physics("shot_3", [pose(0, 0, 1.2, 0, 40, 7), pose(2, 0, 2.4, 0, 40, 7)], 90),
  ],
  depth_layers: [
    {
      shot_id: "shot_1",
      layers: [
        {
          name: "subject",
          content: "the keeper walks",
          distance_m: 12,
          parallax_px_per_s: 50,
          motion_blur_px: 1.0417,
          in_focus: true,
          drawn_as: [
            {
              ...still,
              noun: "keeper",
              element: "person",
              motion: "walk",
              across: -0.45,
              height_m: 1.8,
              facing: "right",
            },
          ],
        },
        {
          name: "midground",
          content: "a lighthouse on a cliff",
          distance_m: 90,
          parallax_px_per_s: 7,
          motion_blur_px: 0.1458,
          in_focus: true,
          drawn_as: [
            { ...still, noun: "lighthouse", element: "lighthouse", motion: "glow", across: 0.5, height_m: 24 },
            { ...still, noun: "cliff", element: "cliff", across: 0.5, height_m: 10 },
          ],
        },
        {
          name: "background",
          content: "the sea and far mountains",
          distance_m: 2500,
          parallax_px_per_s: 0.2,
          motion_blur_px: 0.0042,
          in_focus: true,
          drawn_as: [
            { ...still, noun: "sea", element: "sea", height_m: 2 },
            { ...still, noun: "mountains", element: "mountains", height_m: 260 },
          ],
        },
        {
          name: "sky",
          content: "dusk",
          distance_m: null,
          parallax_px_per_s: 0,
          motion_blur_px: 0,
          in_focus: true,
          drawn_as: [],
        },
      ],
    },
    {
      shot_id: "shot_2",
      layers: [
        {
          name: "foreground",
          content: "grass under snow",
          distance_m: 2.4,
          parallax_px_per_s: 30,
          motion_blur_px: 0.625,
          in_focus: false,
          drawn_as: [{ ...still, noun: "grass", element: "grass", across: 0.6, height_m: 0.5 }],
        },
        {
          name: "subject",
          content: "keeper and fox",
          distance_m: 5.5,
          parallax_px_per_s: 10,
          motion_blur_px: 0.2083,
          in_focus: true,
          drawn_as: [
            {
              ...still,
              noun: "keeper",
              element: "person",
              motion: "raise",
              across: -0.3,
              height_m: 1.8,
              facing: "right",
            },
            { ...still, noun: "fox", element: "fox", motion: "sit", across: 0.35, height_m: 0.55, facing: "left" },
          ],
        },
        {
          name: "background",
          content: "snowfield, mountains",
          distance_m: 1800,
          parallax_px_per_s: 0.1,
          motion_blur_px: 0.0021,
          in_focus: false,
          drawn_as: [
            { ...still, noun: "snow", element: "snowfield", height_m: 3 },
            { ...still, noun: "mountains", element: "mountains", height_m: 300 },
          ],
        },
        {
          name: "sky",
          content: "dusk",
          distance_m: null,
          parallax_px_per_s: 0,
          motion_blur_px: 0,
          in_focus: true,
          drawn_as: [],
        },
      ],
    },
    {
      shot_id: "shot_3",
      layers: [
        {
          name: "subject",
          content: "the light",
          distance_m: 90,
          parallax_px_per_s: 2,
          motion_blur_px: 0.0417,
          in_focus: true,
          drawn_as: [
            { ...still, noun: "lighthouse", element: "lighthouse", motion: "glow", across: 0.3, height_m: 24 },
          ],
        },
        {
          name: "background",
          content: "the sea",
          distance_m: 3000,
          parallax_px_per_s: 0.1,
          motion_blur_px: 0.0021,
          in_focus: true,
          drawn_as: [{ ...still, noun: "sea", element: "sea", height_m: 2 }],
        },
        {
          name: "sky",
          content: "moon",
          distance_m: null,
          parallax_px_per_s: 0,
          motion_blur_px: 0,
          in_focus: true,
          drawn_as: [{ ...still, noun: "moon", element: "moon", across: -0.5, height_m: 10 }],
        },
      ],
    },
  ],
  score: {
    bpm: 72,
    scale_semitones: [0, 2, 3, 5, 7, 8, 10],
    root_midi: 45,
    chords: [0, 5, 2, 6],
    pad: 0.9,
    pulse: 0.2,
    percussion: 0.05,
    melody: 0.5,
    ambience: 0.4,
    harmonics: 4,
  },
  color_intent: {
    palette: [
      { hex: "#e8895a", role: "key", share: 0.2 },
      { hex: "#4a3f6b", role: "fill", share: 0.25 },
      { hex: "#14122a", role: "shadow", share: 0.35 },
      { hex: "#ffb454", role: "accent", share: 0.1 },
      { hex: "#2a2548", role: "background", share: 0.1 },
    ],
    key_to_fill_ratio: 4,
    contrast: 1.1,
    saturation: 1,
    white_balance_k: 5000,
    cdl: { slope: [1.04, 1, 0.98], offset: [0, 0, 0.01], power: [1, 1, 0.98], saturation: 1.05 },
  },
  shots: [
    ["hook", "wide", "truck_right", 28, "The storm took everything but the light."],
    ["turn", "medium", "push_in", 50, "And one small voice on the rocks."],
    ["payoff", "wide", "crane_up", 40, "He went out anyway."],
  ].map(([role, framing, movement, lens_mm, caption], i) => ({
    shot_id: `shot_${i + 1}`,
    index: i + 1,
    role: role as "hook",
    description: caption as string,
    camera: { lens_mm: lens_mm as number, movement: movement as "push_in", angle: "eye_level" },
    framing: framing as "wide",
    start_seconds: i * 2,
    duration_seconds: 2,
    caption: caption as string,
    continuity: {
      subject_lock: "a keeper in a dark coat with a red scarf",
      screen_direction: "left_to_right",
      key_light_side: "right",
      wardrobe: "dark coat, red scarf",
      time_of_day: "dusk",
    },
  })),
};
