import type { LucideIcon } from "lucide-react";

/** One line of the command palette: a place to go or a thing to do. */
export interface CommandLine {
  id: string;
  label: string;
  /** What stands beside it, smaller: a sentence, a key. */
  note?: string;
  /** Words that find it beside its label. */
  also?: string;
  group: "Go to" | "Films" | "Brands" | "Do";
  Icon: LucideIcon;
  run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/**
 * The lines that hold every word, best first: a label that begins with the words before one that has them at the start of
 * a word, before one that has them anywhere. Without words all stay as they are.
 */
export const findLines = (lines: readonly CommandLine[], words: string): CommandLine[] => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...lines];
  const rank = ({ label, note = "", also = "" }: CommandLine): number => {
    const name = plain(label);
    const all = ` ${name} ${plain(note)} ${plain(also)}`;
    if (!wanted.every((word) => all.includes(word))) return 0;
    if (name.startsWith(wanted.join(" "))) return 3;
    return wanted.every((word) => all.includes(` ${word}`)) ? 2 : 1;
  };
  return lines
    .map((line) => ({ line, rank: rank(line) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map((found) => found.line);
};
