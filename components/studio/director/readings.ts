import type { DirectorPlan, StoryCheck } from "#lib/contract/plan.ts";

export type Reader = StoryCheck["evidence"][number]["reader"];

export interface CheckReading {
  /** Whose status and finding it is: the model's where it read, else the structure's. */
  reader: Reader;
  /** What the structure says, where that is another thing than what the model says. */
  structure: { said: string; status: string; shot: number | null } | null;
}

/**
 * Who read a check, and what the structure says where the two differ. Then, and only then, the structure's finding
 * stands among the evidence under the check's own id.
 */
export const readingOf = (plan: Pick<DirectorPlan, "shots">, { id, evidence }: StoryCheck): CheckReading => {
  const reader: Reader = evidence.some((each) => each.reader === "model") ? "model" : "structure";
  const other =
    reader === "model" ? evidence.find((each) => each.reader === "structure" && each.field === id) : undefined;
  if (other === undefined) return { reader, structure: null };
  const shot = plan.shots.find(({ shot_id }) => shot_id === other.shot_id)?.index ?? null;
  return { reader, structure: { said: other.observed, status: other.expected, shot } };
};

/** Whether any check of a plan was read by a model. */
export const modelHasRead = (plan: DirectorPlan): boolean =>
  plan.story_report.checks.some(({ evidence }) => evidence.some(({ reader }) => reader === "model"));
