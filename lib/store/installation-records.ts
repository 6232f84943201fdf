/** One secret of the installation, sealed. */
export interface SecretRow {
  /** What it is for. */
  name: string;
  /** 1 is the first of its name. */
  generation: number;
  sealed: string;
  made_at: Date;
  /** From when on it is the current one; null for one that only reads. */
  used_from: Date | null;
}

/** One credential of the installation's own authority. */
export interface SigningKeyRow {
  generation: number;
  /** The private key; null once another one has taken over. */
  sealed: string | null;
  /** Leaf first; null where only the anchor is known. */
  chain_pem: string | null;
  anchor_pem: string;
  not_after: Date;
  made_at: Date;
}

/** What all machines of an installation have in common, as rows. Nothing here opens what is sealed. */
export interface InstallationStore {
  /** By name, then generation. */
  secrets(): Promise<SecretRow[]>;
  /** False, and nothing written, where there is one of that name and generation: the first process wins. */
  addSecret(row: SecretRow): Promise<boolean>;
  /** False where it is no longer sealed as `from`. */
  resealSecret(row: Pick<SecretRow, "name" | "generation">, from: string, sealed: string): Promise<boolean>;
  /** Answers how many there were. */
  removeSecrets(name: string, generations: readonly number[]): Promise<number>;
  /** The newest first. */
  signingKeys(): Promise<SigningKeyRow[]>;
  /** False, and nothing written, where there is one of that generation. */
  addSigningKey(row: SigningKeyRow): Promise<boolean>;
  /** Removes the private key; chain and anchor stay. */
  retireSigningKey(generation: number): Promise<void>;
  /** False where it is no longer sealed as `from`. */
  resealSigningKey(generation: number, from: string, sealed: string): Promise<boolean>;
}
