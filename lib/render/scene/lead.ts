import type { Cast, Setting } from "./setting.ts";

/** Framings that show a part of their subject. */
export const near: ReadonlySet<string> = new Set(["medium_close", "close", "extreme_close", "insert"]);

export const living = ({ element }: Cast): boolean => element.kind === "person" || element.kind === "animal";

/** What the shot is about: the first figure of its subject layer. */
export function leading(setting: Setting): Cast | undefined {
  const subjects = setting.casts.filter(
    ({ layer, element, distance_m }) =>
      layer.name === "subject" && element.form === "figure" && distance_m !== Infinity,
  );
  return subjects[0];
}
