import type { Scope } from "#lib/contract/vocabulary.ts";

export interface Account {
  account_id: string;
  email: string;
  name: string | null;
  /** argon2id; null for people who only sign in through GitHub or Google. */
  password_hash: string | null;
  /** The film the first start made by itself, so that it is made exactly once. */
  sample_generation_id: string | null;
  /** Most that may be spent in a calendar month (UTC); null for no limit. */
  budget_usd: number | null;
  /** Sessions that were begun at another one have ended. */
  session_epoch: number;
  /** Whether it was made one that runs the service. */
  operator: boolean;
  /** Since when it may neither sign in nor use its keys; null where it may. */
  disabled_at: Date | null;
  created_at: Date;
}

/** An account as it is made: the rest of it is set later. */
export type NewAccount = Omit<
  Account,
  "sample_generation_id" | "budget_usd" | "session_epoch" | "operator" | "disabled_at"
>;

/** Who somebody is at GitHub or Google. */
export interface Identity {
  provider: "github" | "google";
  /** The provider's own id of the person. */
  subject: string;
  account_id: string;
  /** The address that the provider vouched for when it was linked. */
  email: string;
  created_at: Date;
}

export interface ApiKey {
  key_id: string;
  account_id: string;
  name: string;
  /** The 8 public characters of the key. */
  prefix: string;
  secret_sha256: string;
  scopes: Scope[];
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  created_at: Date;
}

/** Persistence of who may come in. */
export interface AccountStore {
  accounts: {
    /** Null when the address is taken (compared without case). */
    create(account: NewAccount): Promise<Account | null>;
    byEmail(email: string): Promise<Account | null>;
    byId(accountId: string): Promise<Account | null>;
    count(): Promise<number>;
    setBudget(accountId: string, budgetUsd: number | null): Promise<void>;
    /**
     * Another password in the place of `from`, and the end of every session. False where `from` is the password no more.
     */
    setPassword(accountId: string, from: string | null, passwordHash: string): Promise<boolean>;
    /** Ends every session of the account. Its keys go on. */
    endSessions(accountId: string): Promise<void>;
    /** Sets the sample film once; false when another start was first. */
    claimSample(accountId: string, generationId: string): Promise<boolean>;
  };
  identities: {
    /** Across accounts: how a person of a provider finds their account. */
    find(provider: Identity["provider"], subject: string): Promise<Account | null>;
    list(accountId: string): Promise<Identity[]>;
    /** Linking the same again changes nothing; false where the person has another account. */
    link(identity: Identity): Promise<boolean>;
  };
  keys: {
    /** False, and nothing made, where the account has `most` that work at `created_at`. */
    create(key: ApiKey, most?: number): Promise<boolean>;
    /** Across accounts: how a bearer key finds its account; none where that is disabled. */
    byPrefix(prefix: string): Promise<ApiKey | null>;
    list(accountId: string): Promise<ApiKey[]>;
    /** False when the account has no such key. Revoking twice is true. */
    revoke(accountId: string, keyId: string, at: Date): Promise<boolean>;
    touch(keyId: string, at: Date): Promise<void>;
  };
}
