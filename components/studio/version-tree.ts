import type { GenerationBody } from "#lib/contract/generation.ts";

/** A film among those it was made from and those that were made from it. */
export interface Version {
  film: GenerationBody;
  /** How many films stand between it and the first. */
  depth: number;
  /** What it is beside its parent, in words. */
  name: string;
}

/** Films that are looked up for one tree; beyond it the list ends. */
const mostFilms = 40;

/** What a film is beside the one it was made from. */
export const versionName = (film: GenerationBody, parent: GenerationBody | null): string => {
  if (film.change !== undefined) {
    const { shot_id, instruction } = film.change;
    const shot = film.shots.find((each) => each.shot_id === shot_id);
    return `Shot ${shot?.index ?? shot_id}: “${instruction}”`;
  }
  if (parent === null) return film.parent_generation_id === null ? "First version" : "Earlier version";
  const added = film.shots.length - parent.shots.length;
  if (added > 0) return added === 1 ? "One shot more" : `${added} shots more`;
  return "Another version";
};

/**
 * The whole tree that a film stands in, the first film first and each followed by what was made from it. `read` answers
 * null for a film that is gone.
 */
export const readVersions = async (
  film: GenerationBody,
  read: (generationId: string) => Promise<GenerationBody | null>,
): Promise<Version[]> => {
  const known = new Map([[film.generation_id, film]]);
  const find = async (id: string): Promise<GenerationBody | null> => {
    const there = known.get(id);
    if (there !== undefined) return there;
    if (known.size >= mostFilms) return null;
    const found = await read(id);
    if (found !== null) known.set(id, found);
    return found;
  };
  let first = film;
  while (first.parent_generation_id !== null) {
    const parent = await find(first.parent_generation_id);
    if (parent === null) break;
    first = parent;
  }
  const versions: Version[] = [];
  const walk = async (each: GenerationBody, parent: GenerationBody | null, depth: number): Promise<void> => {
    versions.push({ film: each, depth, name: versionName(each, parent) });
    for (const id of each.child_generation_ids) {
      const child = await find(id);
      if (child !== null && versions.every((other) => other.film.generation_id !== id))
        await walk(child, each, depth + 1);
    }
  };
  await walk(first, null, 0);
  return versions;
};
