/** What stands behind everything: the open sky, deep space, water seen from within, or a room. */
export type Surroundings = "outdoor" | "space" | "underwater" | "room";
