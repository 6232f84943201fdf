/**
 * What somebody else, a language model say, would do with a film that was planned already. Words of the closed
 * vocabularies are plain text here: whoever adopts a proposal judges each field on its own. `null` keeps what stands.
 */
export interface FilmProposal {
  mode: ModeProposal | null;
  title: string | null;
  /** More about how a being or thing of the film looks, by the name the intent gives it. */
  identities: readonly { name: string; looks: string }[];
  shots: readonly ShotProposal[];
}

interface ModeProposal {
  primary: string;
  secondary: string;
  /** Words of the intent, verbatim, that speak for each. */
  primary_words: string;
  secondary_words: string;
}

export interface ShotProposal {
  shot_id: string;
  /** One sentence: who does what. */
  action: string | null;
  /** What else is seen, without camera and without a second action. */
  description: string | null;
  narrative_purpose: string | null;
  caption: string | null;
  framing: string | null;
  lens_mm: number | null;
  movement: string | null;
}
