/** Kinds of elements that are where something happens, not somebody or something it happens to. */
export const placeKinds: ReadonlySet<string> = new Set(["building", "terrain", "water", "interior", "sky", "air"]);

/** Those of them that one stands in; a sky, or what hangs in it, may be looked at like a thing. */
export const groundKinds: ReadonlySet<string> = new Set(["building", "terrain", "water", "interior", "air"]);
