import { readFileSync } from "node:fs";
import { judgeText } from "#lib/gate/judge-text.ts";
const gate = process.argv[3] ?? "consent";
for (const line of readFileSync(process.argv[2] ?? "", "utf8").split("\n")) {
  if (line.trim() === "") continue;
  const text = line.slice(2); const f = judgeText(text).filter((x) => x.gate === gate);
  if ((line[0] === "+") !== f.length > 0) console.log(line[0] === "+" ? "MISSED" : "ALARM ", text, "<-", f.map((x) => x.code + ": " + x.evidence.map((e) => e.text).join(", ")).join("; "));
}
