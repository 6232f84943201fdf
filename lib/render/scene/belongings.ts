/** What is printed on the goods: the name they are sold by, else what they are; the film's title where nothing is sold. */
export function brandOn(product: string | null, title: string): string {
  if (product === null) return title;
  const bare = product.replace(/^(?:an?|the|my|our|your|his|her|their|its|new)\s+/i, "");
  return /\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+[\p{Lu}\p{N}][\p{L}\p{N}'’&.-]*)*$/u.exec(bare)?.[0] ?? bare;
}
