import type { DrawnAs } from "#lib/contract/plan.ts";
import type { Film } from "#lib/planning/film.ts";

/** Something of a place as its shots draw it. */

const spoken = (id: string) => id.replaceAll("_", " ");

const mightyTrees =
  /\b(?:giant|huge|towering|enormous|gigantic|massive|colossal|redwood|sequoia)\s(?:\p{L}+\s)?(?:trees?|pines?|oaks?|firs?|forest)|árboles (?:gigantes|enormes)|arbres géants|riesige[nr]? bäume|árvores gigantes|alberi giganti|巨木|大树|巨树/iu;

export const placeItem = (film: Film, id: string, across: number): DrawnAs | null => {
  const card = film.elements.get(id);
  if (card === undefined) return null;
  const restless =
    card.kind === "water"
      ? "float"
      : card.kind === "plant"
        ? film.weather === "storm" || film.weather === "wind"
          ? "shake"
          : "idle"
        : "still";
  return {
    noun: spoken(id),
    element: id,
    count: 1,
    motion: restless,
    across: Number(across.toFixed(3)),
    height_m:
      card.kind === "plant" && card.height_m >= 3 && mightyTrees.test(film.told)
        ? Number((card.height_m * 1.9).toFixed(3))
        : card.height_m,
    facing: "camera",
    // A tree is of the kind that the words tell of: cherries in bloom, birches.
    look: id === "tree" ? `${placeLook(film)} ${film.screenplay.logline.toLowerCase()}` : placeLook(film),
    ...traitsOf(film.place, id),
    colour: id === film.place.elements.at(-1) ? film.place.colour : null,
  };
};

/** Parts of a room's walls. */
const walled: ReadonlySet<string> = new Set(["window", "door", "picture_frame", "mirror"]);
export const inWall = ({ place }: Film, element: string): boolean => place.interior && walled.has(element);

/** What is told of a place besides its elements goes with those, and with the front one alone where it is the ground's. */
const traitsOf = (
  { elements, ground, wet, windowless }: Film["place"],
  id: string,
): Pick<DrawnAs, "ground" | "wet" | "lacks"> =>
  elements.includes(id)
    ? {
        ...(ground === null ? {} : { ground }),
        ...(wet ? { wet } : {}),
        ...(windowless ? { lacks: ["window" as const] } : {}),
      }
    : {};

/** What grows and stands in a place goes by its name and season. */
const placeLook = ({ place, screenplay }: Film): string => {
  const entry = screenplay.places.find(({ id }) => id === place.id);
  const season = entry === undefined || entry.season === "unspecified" ? "" : `in ${entry.season}`;
  return [place.noun, entry?.name ?? "", entry?.looks ?? "", season]
    .filter((text) => text !== "")
    .join(" ")
    .toLowerCase();
};
