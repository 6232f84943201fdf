import { existsSync, readFileSync } from "node:fs";
import { uposTags } from "#lib/planning/coverage/syntax/tag.ts";
import type { TreeSentence, TreeWord } from "./treebank.ts";

/**
 * Sentences of the kind that people write for a film, with trees of our own: a line each, words as `form|UPOS|head|rel`
 * (heads counted from 1), the form of a verb behind its tag, `~` before a word that no blank parts from the one before.
 * Throws where a line is no tree.
 */
export function readWritten(language: string): TreeSentence[] {
  const file = new URL(`written/${language}.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  const glued = language === "ja" || language === "zh";
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => sentenceOf(line, language, glued));
}

function sentenceOf(line: string, language: string, glued: boolean): TreeSentence {
  let text = "";
  const words = line
    .trim()
    .split(/\s+/u)
    .map((cell, at): TreeWord => {
      const [written = "", tag = "", head = "", rel = ""] = cell.split("|");
      const form = written.length > 1 && written.startsWith("~") ? written.slice(1) : written;
      const [name = "", verb] = tag.split(".");
      const upos = uposTags.findIndex((each) => each === name);
      // The German treebanks differ on relative clauses, and the planner asks for no more than the clause.
      const plain = language === "de" ? rel.replace("acl:relcl", "acl") : rel;
      if (form === "" || upos < 0 || rel === "" || !/^\d+$/u.test(head)) throw new Error(`no word: ${cell} in ${line}`);
      if (at > 0 && !glued && form === written) text += " ";
      const start = text.length;
      text += form;
      return {
        text: form,
        start,
        upos,
        feats: verb === undefined ? {} : { VerbForm: verb },
        head: Number(head) - 1,
        rel: plain,
      };
    });
  const reaches = (at: number, steps = 0): boolean => {
    const head = words[at]?.head;
    return head !== undefined && steps <= words.length && (head === -1 || reaches(head, steps + 1));
  };
  if (words.filter(({ head }) => head === -1).length !== 1 || !words.every((_, at) => reaches(at)))
    throw new Error(`no tree: ${line}`);
  return { words, text, tells: ["VerbForm"] };
}
