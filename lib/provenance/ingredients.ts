/** What goes into a still, a shot or a film: each with the one relationship and label that its manifest counts on. */
import type { Relationship } from "./worker-messages.ts";

/** A file that is taken into another one, with its own credential where it has one. */
export interface Ingredient {
  bytes: Uint8Array;
  mediaType: string;
  title: string;
  relationship: Relationship;
  /** The name by which the manifest's actions refer to it. */
  label: string;
  /** A small picture of it, JPEG of a few KB: shown in the tree of whoever verifies the result. */
  thumbnail?: { mediaType: "image/jpeg" | "image/png"; bytes: Uint8Array };
}

export interface IngredientFile {
  bytes: Uint8Array;
  mediaType: string;
  title?: string;
  thumbnail?: Ingredient["thumbnail"];
}

/** The brand's product picture, shown to who draws or generates. `seen`: its own pixels are in the result. */
export function productImage(file: IngredientFile, seen = false): Ingredient {
  return ingredient(file, "Product image", seen ? "componentOf" : "inputTo", "product_image");
}

/** A picture that the caller supplied as a reference. `seen`: its own pixels are in the result. */
export function suppliedImage(file: IngredientFile, seen = false): Ingredient {
  return ingredient(file, "Supplied image", seen ? "componentOf" : "inputTo", "supplied_image");
}

/** The picture that `animate_image` sets in motion: the shot is an edit of it. */
export function animatedImage(file: IngredientFile): Ingredient {
  return ingredient(file, "Supplied image", "parentOf", "animated_image");
}

/** The hero still that was locked before its shot was rendered. `seen`: its own pixels are in the result. */
export function heroStill(file: IngredientFile, shotId: string, seen = false): Ingredient {
  return ingredient(file, "Hero still", seen ? "componentOf" : "inputTo", `hero_still_${shotId}`);
}

/** A shot that is cut into a film. */
export function shotInFilm(file: IngredientFile, shotId: string): Ingredient {
  return ingredient(file, `Shot ${shotId}`, "componentOf", `shot_${shotId}`);
}

/** The film that this one refines or extends: this one is an edit of it. */
export function parentFilm(file: IngredientFile): Ingredient {
  return ingredient(file, "Previous film", "parentOf", "parent_film");
}

function ingredient(file: IngredientFile, title: string, relationship: Relationship, label: string): Ingredient {
  return {
    bytes: file.bytes,
    mediaType: file.mediaType,
    title: file.title ?? title,
    relationship,
    label,
    ...(file.thumbnail === undefined ? {} : { thumbnail: file.thumbnail }),
  };
}

/** The labels by relationship, as the manifest builders take them: `stillManifest({ ..., ...labelsOf(ingredients) })`. */
export function labelsOf(ingredients: readonly Ingredient[]): { inputs: string[]; placed: string[]; parent?: string } {
  const labels = (relationship: Relationship) =>
    ingredients.filter((each) => each.relationship === relationship).map(({ label }) => label);
  const [parent] = labels("parentOf");
  return {
    inputs: labels("inputTo"),
    placed: labels("componentOf"),
    ...(parent === undefined ? {} : { parent }),
  };
}
