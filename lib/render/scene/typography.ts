/** Families the host registers: the product's face first, then Noto for the scripts it lacks. */
export const filmFontStack =
  '"Geist", "Noto", "Noto Sans", "Noto Sans JP", "Noto Sans SC", "Noto Sans Devanagari", "Noto Sans Arabic", sans-serif';
