import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { paintFigure } from "./person.ts";

interface Gathering {
  pattern: RegExp;
  nouns: readonly string[];
  /** Half the width over which they stand, in heights. */
  reach: number;
  rows: number;
  motion?: Brush["motion"];
  /** They dress alike: what the plan says of them holds for each. */
  alike?: true;
}

const gatherings: readonly Gathering[] = [
  {
    pattern: /couple|pareja|\bpaar\b|casal|coppia|lovers|夫婦|情侣|जोड़ा|زوج/,
    nouns: ["man", "woman"],
    reach: 0.2,
    rows: 1,
  },
  { pattern: /famil|家族|家庭|परिवार|عائلة/, nouns: ["man", "girl", "woman", "boy"], reach: 0.46, rows: 1 },
  {
    pattern: /children|kids|niños|enfants|kinder|crianças|bambini|子供たち|孩子们/,
    nouns: ["boy", "girl", "girl", "boy", "girl"],
    reach: 0.7,
    rows: 1,
  },
  {
    pattern: /\bband\b|orchestra|musicians/,
    nouns: ["singer", "guitarist", "musician", "guitarist"],
    reach: 0.8,
    alike: true,
    rows: 1,
  },
  {
    pattern: /army|soldiers|troops/,
    nouns: Array.from({ length: 12 }, () => "soldier"),
    reach: 1.35,
    alike: true,
    rows: 3,
  },
  {
    pattern: /friends|amig[oa]s|amis|freunde|amici|朋友|友達|दोस्त/,
    nouns: ["woman", "man"],
    reach: 0.24,
    rows: 1,
  },
  {
    pattern: /team|equipo|équipe|mannschaft|equipe|squadra|チーム|团队|فريق/,
    nouns: ["", "", "", "", ""],
    reach: 0.72,
    alike: true,
    rows: 1,
  },
  {
    pattern: /dancers/,
    nouns: ["dancer", "dancer", "dancer", "dancer", "dancer"],
    reach: 1.1,
    alike: true,
    rows: 2,
    motion: "dance",
  },
  {
    pattern: /commuters|business/,
    nouns: Array.from({ length: 9 }, () => "businessman"),
    reach: 1.3,
    alike: true,
    rows: 3,
  },
];

const many: Gathering = {
  pattern: /^/,
  nouns: ["", "woman", "man", "", "old man", "woman", "man", "", "woman", "student", "", "man"],
  reach: 1.36,
  rows: 3,
};

/** Soldiers of a legion are what the plan calls them: a Roman soldier, a toy soldier. */
const kindOf = (noun: string, look: string): string =>
  noun === "" ? noun : (new RegExp(`\\b(\\p{L}+ ${noun})s?\\b`, "iu").exec(look)?.[1] ?? noun);

/** Several people, each their own: those behind smaller and first, those before them nearer and last. */
export function paintPeople(brush: Brush): void {
  const { ctx } = brush;
  const gathering = gatherings.find(({ pattern }) => pattern.test(brush.noun.toLowerCase())) ?? many;
  const { nouns, reach, rows } = gathering;
  const order = nouns.map((_, i) => i).toSorted((a, b) => (a % rows) - (b % rows));
  for (const i of order) {
    const random = randomFrom(brush.seed + i * 613 + 7);
    const row = rows === 1 ? 1 : (i % rows) / (rows - 1);
    const size = (0.84 + 0.14 * row) * (0.95 + random() * 0.1);
    const across = ((i + 0.5) / nouns.length - 0.5) * 2 * reach + (random() - 0.5) * 0.09;
    const noun = gathering.alike ? kindOf(nouns[i]!, brush.look) : nouns[i]!;
    const child = noun === "boy" || noun === "girl";
    const scale = size * (child ? 0.68 : noun === "woman" ? 0.95 : 1);
    ctx.save();
    ctx.translate(across, -0.05 * (1 - row));
    const turned = random() < 0.22 && brush.facing !== "left" && brush.facing !== "right";
    const mirrored = turned && random() > 0.5;
    ctx.scale(mirrored ? -scale : scale, scale);
    paintFigure(
      {
        ...brush,
        seed: brush.seed + i * 613 + 7,
        noun,
        look: gathering.alike ? brush.look : "",
        colour: null,
        px_per_unit: brush.px_per_unit * scale,
        light: mirrored ? { ...brush.light, side: -brush.light.side } : brush.light,
        facing: turned ? "right" : brush.facing,
        phase: (brush.phase + random()) % 1,
        motion: gathering.motion ?? (brush.motion === "still" ? "idle" : brush.motion),
        glow: () => {},
      },
      child,
    );
    ctx.restore();
  }
}
