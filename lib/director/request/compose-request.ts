import type { ElementCard } from "#lib/contract/element.ts";
import type { FilmContext } from "#lib/director/director.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { briefText } from "./brief-text.ts";
import { systemText } from "./system-text.ts";
import { isStanding, taskText } from "./task-text.ts";

/** What is sent: the same system text for everybody, and one client's order. */
export interface DirectorRequest {
  system: string;
  user: string;
}

export const composeRequest = (
  brief: Brief,
  elements: readonly ElementCard[],
  context: FilmContext | undefined,
): DirectorRequest => ({
  system: systemText(elements),
  user: [briefText(brief, isStanding(context)), taskText(context)].filter((part) => part !== "").join("\n\n"),
});
