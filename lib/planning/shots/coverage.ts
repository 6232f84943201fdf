import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { Camera } from "#lib/contract/plan.ts";
import { framings, type Angle, type Framing, type Movement } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import type { ShotIdea } from "#lib/planning/story/idea.ts";

/** How one shot looks at its subject. */
interface Coverage {
  framing: Framing;
  camera: Camera;
}

const forPlaces: readonly Framing[] = ["extreme_wide", "wide", "full", "medium"];
const sizes = framings.filter((framing) => framing !== "insert");

/** How many steps of shot size lie between two framings; an insert is far from everything but close-ups. */
const sizeSteps = (a: Framing, b: Framing): number => {
  if (a === b) return 0;
  const at = (framing: Framing) => (framing === "insert" ? sizes.length : sizes.indexOf(framing));
  return Math.abs(at(a) - at(b));
};

const followable = (film: Film, idea: ShotIdea): boolean => {
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  return (
    lead !== undefined && (lead.animate || lead.kind === "person" || lead.kind === "animal" || lead.kind === "vehicle")
  );
};

const framingFor = (film: Film, idea: ShotIdea, earlier: readonly Framing[], key: string): Framing => {
  const before = earlier.at(-1) ?? null;
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  const other = idea.other === null ? undefined : film.cast[idea.other];
  const small = (member: typeof lead) =>
    member !== undefined &&
    !placeKinds.has(member.kind) &&
    member.kind !== "person" &&
    member.kind !== "animal" &&
    member.height_m < 2;
  const wanted = film.mode.framings[idea.role].filter((framing) => framing !== "insert" || small(lead) || small(other));
  const list =
    lead === undefined || placeKinds.has(lead.kind)
      ? [
          ...wanted.filter((framing) => forPlaces.includes(framing)),
          "wide" as const,
          "extreme_wide" as const,
          "full" as const,
        ]
      : [...wanted, "medium" as const, "wide" as const, "close" as const];
  // The mode's first choices weigh most; a neighbour of the same size is passed over.
  const shift = film.dice.unit(`${key} framing`) < 0.6 ? 0 : 1;
  const order = [...list.slice(shift), ...list.slice(0, shift)];
  const far = order.filter((framing) => before === null || sizeSteps(framing, before) >= 2);
  return (
    far.find((framing) => !earlier.includes(framing)) ??
    far[0] ??
    order.find((framing) => framing !== before) ??
    "medium"
  );
};

const movementFor = (film: Film, idea: ShotIdea, before: Movement | null, key: string): Movement => {
  const able = film.mode.movements[idea.role].filter(
    (movement) => followable(film, idea) || !movement.startsWith("tracking"),
  );
  const list: readonly Movement[] = able.length > 0 ? able : ["push_in", "truck_right", "static"];
  const fresh = list.filter((movement) => movement !== before);
  return film.dice.pick(fresh.length > 0 ? fresh : list, `${key} movement`);
};

const angleFor = (film: Film, idea: ShotIdea, framing: Framing, before: Angle | null, key: string): Angle => {
  const lead = idea.lead === null ? undefined : film.cast[idea.lead];
  const other = idea.other === null ? undefined : film.cast[idea.other];
  const possible = film.mode.angles.filter((angle) => {
    if (angle === "over_shoulder")
      return (
        lead !== undefined &&
        other !== undefined &&
        other.kind === "person" &&
        (framing === "medium" || framing === "medium_close")
      );
    if (angle === "pov") return other !== undefined && framing !== "extreme_wide";
    if (angle === "overhead") return framing === "insert" && lead !== undefined && !placeKinds.has(lead.kind);
    if (angle === "ground") return framing === "full" || framing === "wide" || framing === "medium";
    return true;
  });
  const list = (possible.length > 0 ? possible : (["eye_level"] as const)).filter((angle) => angle !== before);
  if (list.length === 0) return before === "eye_level" ? "low" : "eye_level";
  // The mode lists its angles best first.
  return film.dice.unit(`${key} angle`) < 0.55 ? (list[0] ?? "eye_level") : film.dice.pick(list, `${key} other angle`);
};

/** Cues of the text that a shot must follow: a lone lens, handheld or static order holds for the film, others for one shot. */
const cueFor = (film: Film, index: number): Partial<Camera> => {
  const cues = film.reading.cues.camera;
  if (cues.length === 1) {
    const [only = {}] = cues;
    const everywhere = only.movement === undefined || only.movement === "handheld" || only.movement === "static";
    if (index === 0) return only;
    return {
      ...(everywhere && only.movement ? { movement: only.movement } : {}),
      ...(only.lens_mm === undefined ? {} : { lens_mm: only.lens_mm }),
    };
  }
  return cues[index] ?? {};
};

/** Framing, lens, movement and angle of every shot: cue, else the mode's choices, by seed and by contrast. */
export const coverFilm = (film: Film, ideas: readonly ShotIdea[]): Coverage[] => {
  const covered: Coverage[] = [];
  const cueFraming = film.reading.cues.framing;
  ideas.forEach((idea, index) => {
    const key = `shot ${index}`;
    const before = covered.at(-1);
    const cue = cueFor(film, index);
    const framing =
      index === 0 && cueFraming !== null
        ? cueFraming
        : framingFor(
            film,
            idea,
            covered.map((each) => each.framing),
            key,
          );
    const movement = cue.movement ?? movementFor(film, idea, before?.camera.movement ?? null, key);
    const angle = cue.angle ?? angleFor(film, idea, framing, before?.camera.angle ?? null, key);
    const natural = film.mode.lens_mm[framing];
    const varied = Math.round(natural * (0.92 + 0.16 * film.dice.unit(`${key} lens`)));
    const lens_mm = Math.min(200, Math.max(14, cue.lens_mm ?? (angle === "overhead" ? Math.min(35, varied) : varied)));
    covered.push({ framing, camera: { lens_mm, movement, angle } });
  });
  return covered;
};
