/** What a film's files are called: letters and digits of its title, of any script, in small letters, words joined by hyphens. */
export const fileStemOf = (title: string): string => {
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stem = [...words.join("-")].slice(0, longest).join("").replace(/-+$/, "");
  return stem === "" ? "film" : stem;
};

/** Sixty signs of three bytes each still fit every file system. */
const longest = 60;
