import { fps } from "#lib/contract/vocabulary.ts";
import { captionRange } from "#lib/render/scene/caption-range.ts";
import { balancedLines } from "#lib/render/scene/line-breaks.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

interface Cue {
  from_s: number;
  to_s: number;
  text: string;
}

/** The words of the film with their times, in film order. */
const cuesOf = (plan: ScenePlan): Cue[] =>
  plan.shots.flatMap((shot, index) => {
    const range = captionRange({ ...plan, captions: true }, index);
    if (range === null) return [];
    const at = (frame: number) => shot.start_seconds + frame / fps;
    return [{ from_s: at(range.first), to_s: at(range.end), text: lined(range.text, plan.language) }];
  });

/** Most a line of a track holds, in letters; a square sign counts as two. */
const longest = 42;
const lengthOf = (line: string): number => [...line].length + (line.match(square)?.length ?? 0);
const square = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** A caption in at most two even lines, where its writer has not broken it. */
const lined = (text: string, language: string): string =>
  text.includes("\n") ? text : balancedLines(text, language, lengthOf, longest).join("\n");

const clock = (seconds: number, comma: "," | "."): string => {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${comma}${String(ms % 1000).padStart(3, "0")}`;
};

/** The captions of a film as WebVTT and SubRip. They are there whether or not they are burnt in. */
export const captionTracks = (plan: ScenePlan): { vtt: string; srt: string } => {
  const cues = cuesOf(plan);
  // A blank line or an arrow inside a cue would end it.
  const safe = (text: string) => text.replace(/\s*\n\s*\n\s*/g, "\n").replaceAll("-->", "→");
  const escaped = (text: string) => safe(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return {
    vtt: `WEBVTT\n\n${cues.map((cue) => `${clock(cue.from_s, ".")} --> ${clock(cue.to_s, ".")}\n${escaped(cue.text)}\n\n`).join("")}`,
    srt: cues
      .map((cue, i) => `${i + 1}\n${clock(cue.from_s, ",")} --> ${clock(cue.to_s, ",")}\n${safe(cue.text)}\n\n`)
      .join(""),
  };
};
