/** A file on its way into the media store, not looked at yet. */
export interface StoredUpload {
  /** The asset that will come to be of it; its name among the incoming, too. */
  asset_id: string;
  account_id: string;
  /** As it was announced. */
  bytes: number;
  media_type: string;
  expires_at: Date;
  created_at: Date;
}

/** Who refers to what the media store keeps. Bytes are shared by their hash, between accounts and kinds of things. */
export interface MediaReferences {
  /**
   * Those of these hashes that no asset, credential or part of a film refers to, of any account. What is put and not yet
   * referred to is among them: whoever forgets bytes leaves them their time first.
   */
  unreferenced(hashes: readonly string[]): Promise<string[]>;
  /** Every hash that an account refers to: `unreferenced` of these, once it is gone, is what may go with it. */
  ofAccount(accountId: string): Promise<string[]>;
  /** True for one caller among all processes, once in so many milliseconds. */
  beginsChore(name: string, now: Date, everyMs: number): Promise<boolean>;
}

export interface UploadStore {
  /** False where the account has `most` that are open already. */
  open(upload: StoredUpload, most: number): Promise<boolean>;
  get(accountId: string, assetId: string): Promise<StoredUpload | null>;
  close(assetId: string): Promise<void>;
  /** Ids of those that ran out before, a few hundred at a time. */
  expired(before: Date): Promise<string[]>;
}
