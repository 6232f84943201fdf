/** References of the members of the cast that a shot shows and another shot shows too. */
export const referencesIn = (
  present: readonly number[],
  all: readonly (readonly number[])[],
  cast: readonly { ref_id: string | null }[],
): string[] =>
  present.flatMap((index) => {
    const ref = cast[index]?.ref_id ?? null;
    return ref !== null && all.filter((each) => each.includes(index)).length > 1 ? [ref] : [];
  });
