import { z } from "zod";
import file from "#data/language/lexicons/korean-things.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";

/** Stems of Korean words, which carry their particles behind them: `words: elements that may stand for them`. */
export const koreanThings: Readonly<Record<string, string>> = checkedData(
  "language/lexicons/korean-things.json",
  z.record(z.string(), z.string().min(1)),
  file,
);
