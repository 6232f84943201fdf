import type { Cast } from "./setting.ts";

/** What swims and shows its back where it is seen from above the water, and how much of it stays below. */
const surfaced: Readonly<Record<string, number>> = { whale: 0.42, shark: 0.6 };
export const sunkBy = (element_id: string): number | null => surfaced[element_id] ?? null;

const ridden = new Set(["bicycle", "motorcycle", "scooter", "wheelchair", "horse", "camel"]);
export const vessels = new Set(["boat", "canoe"]);
/** What somebody who sits in the same spot rides. */
export function mountOf(casts: readonly Cast[], index: number): Cast | null {
  const rider = casts[index]!;
  if (rider.element.kind !== "person" || rider.item.motion !== "drive") return null;
  const shares = (other: Cast | undefined, what: ReadonlySet<string>) =>
    other?.layer === rider.layer && other.item.across === rider.item.across && what.has(other.element.id);
  if (shares(casts[index - 1], ridden)) return casts[index - 1]!;
  return shares(casts[index + 1], vessels) ? casts[index + 1]! : null;
}
/** Height of the seat. */
export const saddleOf = ({ element, item }: Cast): number =>
  item.height_m *
  (vessels.has(element.id)
    ? 0.66
    : element.kind === "animal"
      ? 0.72
      : element.id === "motorcycle"
        ? 0.68
        : element.id === "wheelchair"
          ? 0.62
          : 0.84);

const tops = new Set(["table", "anvil", "barrel", "crate"]);
/** Height of what a small thing of the same layer lies on. */
export function propped(casts: readonly Cast[], { item, layer, element }: Cast): number {
  if (layer.name !== "subject" || item.height_m > 0.62 || !["product", "food", "object"].includes(element.kind))
    return 0;
  const top = casts.find((each) => each.layer === layer && tops.has(each.element.id) && each.item !== item);
  return top ? top.item.height_m * (top.element.id === "table" ? 0.97 : 1) : 0;
}
