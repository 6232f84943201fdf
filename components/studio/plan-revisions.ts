import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { composePatches } from "#lib/planning/merge-patch.ts";
import { editedPlan } from "./edited-plan.ts";

/** Edits of one hand that belong together are sent as one after this pause. */
const pause_ms = 500;

/** What stores plans: every revision is a new plan, and the old one stays. */
export interface PlanShelf {
  revise(plan_id: string, edits: PlanEdits): Promise<DirectorPlan>;
  load(plan_id: string): Promise<DirectorPlan>;
}

/** An edit as a person would say it, "Move shot 2 earlier"; one `hand` on the same thing makes one revision. */
export interface PlanEdit {
  edits: PlanEdits;
  said: string;
  hand?: string;
}

export interface PlanStanding {
  /** What is seen: every edit so far, those too that the service has not answered yet. */
  shown: DirectorPlan;
  /** The last plan that the service has stored. */
  stored: DirectorPlan;
  saving: boolean;
  /** What Undo and Redo would do, in the words of the edit; null where there is nothing. */
  undo: string | null;
  redo: string | null;
}

interface Revision {
  plan: DirectorPlan;
  /** The edit that came after (in the past) or that led here (in the future). */
  said: string;
}

/**
 * A plan under the hands of an editor. Edits are seen at once and stored one after the other; one that the service
 * refuses is taken back with all that were built on it, and `refused` hears which and why. Undo and redo go along the
 * stored revisions, past the first one seen here to the plan that it was made from.
 */
export class PlanRevisions {
  private standing: PlanStanding;
  private readonly past: Revision[] = [];
  private future: Revision[] = [];
  private waiting: PlanEdit[] = [];
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly shelf: PlanShelf;
  private readonly refused: (said: string, error: unknown) => void;

  constructor(plan: DirectorPlan, shelf: PlanShelf, refused: (said: string, error: unknown) => void) {
    this.shelf = shelf;
    this.refused = refused;
    this.standing = {
      shown: plan,
      stored: plan,
      saving: false,
      undo: plan.parent_plan_id === null ? null : earlier,
      redo: null,
    };
  }

  readonly now = (): PlanStanding => this.standing;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Shows an edit at once and has it stored. */
  readonly edit = (edit: PlanEdit): void => {
    try {
      const shown = editedPlan(this.standing.shown, edit.edits);
      const last = this.waiting.at(-1);
      // The first of those that wait may be on its way already.
      const free = this.sending === null || this.waiting.length > 1;
      if (last !== undefined && free && edit.hand !== undefined && last.hand === edit.hand)
        this.waiting.splice(-1, 1, { ...edit, edits: composePatches(last.edits, edit.edits) });
      else this.waiting.push(edit);
      this.future = [];
      this.tell(shown);
    } catch (error) {
      this.refused(edit.said, error);
      return;
    }
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.settle(), edit.hand === undefined ? 0 : pause_ms);
  };

  /** Stores what is not stored yet. Afterwards `shown` and `stored` are the same plan. */
  readonly settle = (): Promise<void> => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  };

  /**
   * Takes a plan that was made beside the hands, out of the plan `from`: one that Undo goes back from. False where the
   * plan was edited meanwhile; then it stays as it is, since nothing that was written may be replaced unasked.
   */
  readonly take = (from: string, plan: DirectorPlan, said: string): boolean => {
    const { stored } = this.standing;
    if (stored.plan_id !== from || this.waiting.length > 0) return false;
    this.past.push({ plan: stored, said });
    this.future = [];
    this.stand(plan);
    return true;
  };

  /** Goes one revision back and answers what was undone; null where there was nothing. */
  readonly undo = async (): Promise<string | null> => {
    await this.settle();
    const { stored } = this.standing;
    const before = this.past.pop() ?? (await this.parent(stored));
    if (before === null) return null;
    this.future.push({ plan: stored, said: before.said });
    this.stand(before.plan);
    return before.said;
  };

  /** Goes forward again and answers what was done again. */
  readonly redo = async (): Promise<string | null> => {
    await this.settle();
    const next = this.future.pop();
    if (next === undefined) return null;
    this.past.push({ plan: this.standing.stored, said: next.said });
    this.stand(next.plan);
    return next.said;
  };

  private async parent(plan: DirectorPlan): Promise<Revision | null> {
    if (plan.parent_plan_id === null) return null;
    try {
      return { plan: await this.shelf.load(plan.parent_plan_id), said: earlier };
    } catch (error) {
      this.refused("Undo", error);
      return null;
    }
  }

  private async send(): Promise<void> {
    for (let edit = this.waiting[0]; edit !== undefined; edit = this.waiting[0]) {
      const { stored } = this.standing;
      try {
        const plan = await this.shelf.revise(stored.plan_id, edit.edits);
        this.past.push({ plan: stored, said: edit.said });
        this.waiting.shift();
        this.standing = { ...this.standing, stored: plan };
        this.tell(this.waiting.reduce((shown, { edits }) => editedPlan(shown, edits), plan));
      } catch (error) {
        this.waiting = [];
        this.tell(this.standing.stored);
        this.refused(edit.said, error);
      }
    }
  }

  private stand(plan: DirectorPlan): void {
    this.standing = { ...this.standing, stored: plan };
    this.tell(plan);
  }

  private tell(shown: DirectorPlan): void {
    const { stored } = this.standing;
    this.standing = {
      shown,
      stored,
      saving: this.waiting.length > 0,
      undo: this.waiting.at(-1)?.said ?? this.past.at(-1)?.said ?? (stored.parent_plan_id === null ? null : earlier),
      redo: this.future.at(-1)?.said ?? null,
    };
    for (const listener of this.listeners) listener();
  }
}

/** An edit of another visit: what it did is not kept, only the plan before it. */
const earlier = "The last change";
