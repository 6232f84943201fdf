import type { Screenplay } from "#lib/contract/screenplay.ts";

/** Something that is wrong with a film as a whole. */
export interface Fault {
  /** Where: `shots[1].present`, `title`. */
  path: string;
  /** What is wrong, for the one who wrote it. */
  says: string;
  /**
   * `fatal`: a film with it is not taken. `owed`: it is asked for once, and a film without it is taken all the same.
   * `remark`: not worth a call of its own; told where there is one.
   */
  weight: "fatal" | "owed" | "remark";
  /** A gate has stopped it. */
  gated?: true;
  /** The film without the fault, where it can be had without writing anything new. */
  mend?: (film: Screenplay) => Screenplay;
}
