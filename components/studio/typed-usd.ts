/** The dollars that a person typed (`$100`, `1,250.5`, `12,50`), null for none; undefined where it is no amount. */
export const typedUsd = (text: string): number | null | undefined => {
  const bare = text.trim().replace(/^\$\s*|\s*(?:\$|usd)$/giu, "");
  if (bare === "") return null;
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(",", "")
    : /^\d+,\d{1,2}$/.test(bare)
      ? bare.replace(",", ".")
      : bare;
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Math.round(Number(plain) * 100) / 100 : undefined;
};
