import type { Attempt, HeroFrameState, StillReport } from "#lib/contract/generation.ts";
import type { FilmShelf, GenerationState } from "#lib/contract/vocabulary.ts";

/** Which films a list is asked for; what is left out or null asks for all. */
export interface FilmQuery {
  limit: number;
  cursor: string | null;
  state: GenerationState | null;
  shelf?: FilmShelf | null;
  /** Words that all have to stand in the title or the sentence. */
  search?: string | null;
  brand_id?: string | null;
  director_mode?: string | null;
}

/** A page's cursor that this service did not make. */
export class BadCursor extends Error {
  constructor() {
    super("The cursor is not one that a list of this service answered.");
    this.name = "BadCursor";
  }
}

/** What was seen in a supplied picture. */
export interface SeenPicture {
  faces: {
    /** In shares of the picture's sides. */
    box: { x: number; y: number; width: number; height: number };
    /** How sure its finder was. */
    confidence: number;
    looksDrawn: boolean | null;
  }[];
  /** How much it is like pictures of each kind, shares of 1, and whether it looks drawn. */
  nudity: Record<"drawing" | "hentai" | "neutral" | "porn" | "sexy", number> & { looksDrawn: boolean | null };
}

/** What must look the same throughout a film, as one plan describes it. */
export interface StoredReference {
  account_id: string;
  ref_id: string;
  plan_id: string;
  kind: "character" | "style" | "product";
  description: string;
  created_at: Date;
}

/** Somebody's word that a person shown has agreed. */
export interface StoredConsent {
  consent_id: string;
  account_id: string;
  /** Whose likeness; null where it was only said with a generation. */
  subject: string | null;
  scope: string | null;
  territory: string | null;
  expires_at: Date | null;
  evidence_sha256: string | null;
  note: string | null;
  /** Who said so: the id of a person or of a key. */
  given_by: string;
  /** The generation it was said with; null for one that was written down in full. */
  generation_id: string | null;
  revoked_at: Date | null;
  created_at: Date;
}

/** An order for a still; open until `ended_at` is told. */
export interface StoredHeroAttempt extends Attempt {
  hero_frame_id: string;
  generation_id: string;
  /** The JSON operation of the provider, once it has answered. */
  operation: Record<string, unknown> | null;
  /** Of its film, when it was begun; null for those from before it was told. */
  round: number | null;
}

/** Who began what an idempotency key stands for. */
export interface IdempotencyRecord {
  account_id: string;
  endpoint: string;
  key: string;
  body_sha256: string;
  generation_id: string;
  created_at: Date;
}

/** What becomes of an order that is open; `started_at` says of which. */
export type OrderChange = Omit<Attempt, "model"> & Pick<StoredHeroAttempt, "operation">;

/** Orders that no answer has ended yet. What ends one finds it open, or does nothing: of several who try one succeeds. */
export interface OpenOrderStore {
  /** Generations that have ended while an order of theirs is open. */
  ofEnded(): Promise<string[]>;
  /** Rewrites an open attempt and what its shot holds of it, in one transaction; false where it has ended. */
  amendShot(generationId: string, shotId: string, change: OrderChange): Promise<boolean>;
  /** Rewrites an open order of a still; false where it has ended. */
  amendStill(heroFrameId: string, change: OrderChange): Promise<boolean>;
}

/** A still that a film is to be animated from, or was not. */
export interface StoredHero {
  hero_frame_id: string;
  account_id: string;
  generation_id: string;
  /** The how manieth still of its generation, from 1. */
  roll: number;
  /** The plan whose shot it shows. */
  plan_id: string;
  shot_id: string;
  at_seconds: number;
  direction: string;
  reason: string;
  state: HeroFrameState;
  note: string | null;
  routed_model: string;
  delivered_model: string;
  preview: boolean;
  failover_from: { model: string; code: string }[];
  report: StillReport;
  asset_id: string;
  manifest_id: string;
  watermarked: boolean;
  created_at: Date;
  decided_at: Date | null;
}

/** A content credential that was signed here. */
export interface StoredManifest {
  /** The label that is embedded in the file, `urn:c2pa:…`. */
  manifest_id: string;
  account_id: string;
  asset_id: string;
  media_type: string;
  /** Of the manifest store in the media store. */
  store_sha256: string;
  /** Watermarks in the pixels of the file, 16 hexadecimal digits each: a film carries those of its shots. */
  marks: string[];
  created_at: Date;
}

/** The picture of a shot stands beside it, whichever film it was made for. */
export const stillAssetId = (shotAssetId: string): string => `${shotAssetId}_still`;
