import type { AuditedAct } from "#lib/contract/audit.ts";
import type { PublicationStatus } from "#lib/contract/publishing.ts";
import type { GenerationStage, GenerationState, GenerationStatus } from "#lib/contract/vocabulary.ts";
import type { StoredDelivery } from "./publishing-records.ts";

/** Films in one state; `status` where they have finished. */
export interface FilmCount {
  state: GenerationState;
  status: GenerationStatus | null;
  films: number;
  /** When the oldest of them was asked for; of those under way, when it was put in line or set going again. */
  oldest_at: Date;
}

/** Films that came to an end in one way. */
export type EndedFilms = Pick<FilmCount, "state" | "status" | "films">;

/** A film that has not come to rest, without anybody's words. */
export interface FilmUnderWay {
  generation_id: string;
  account_id: string;
  round: number;
  state: GenerationState;
  stage: GenerationStage | null;
  progress: number;
  /** When it was put in line, or set going again. */
  since: Date;
  /** The process that has its run in hand; null where it waits for one. */
  executor_id: string | null;
}

/** Orders of one model since a moment, at the prices that were asserted when they were placed. */
export interface VendorSum {
  model: string;
  orders: number;
  /** Not answered yet. */
  open: number;
  /** Answered, and nothing was delivered. */
  failed: number;
  amount_usd: number;
}

/** What goes to other places: all that is under way, and what ended since a moment. */
export interface Outgoing {
  publications: { status: PublicationStatus; publications: number }[];
  messages: { state: StoredDelivery["state"]; messages: number }[];
}

/** Work of the durable engine in one of its queues; that of none is under `-`. */
export interface QueueLength {
  queue: string;
  waiting: number;
  running: number;
}

/** A process that holds a lease, or held one lately. */
export interface KnownProcess {
  executor_id: string;
  role: string;
  version: string;
  host: string;
  pid: number;
  started_at: Date;
  /** Since its lease was renewed, by the database's clock. */
  lease_age_seconds: number;
  /** `left`: it ended in order; `late`: others may take its work; `taken`: they have. */
  state: "works" | "leaving" | "left" | "late" | "taken";
}

/** Of all accounts: settled and lost in a stretch of time, held back now. */
export interface SpentByAll {
  spent_usd: number;
  lost_usd: number;
  reserved_usd: number;
}

export interface KnownAccount {
  account_id: string;
  email: string;
  operator: boolean;
  disabled_at: Date | null;
  created_at: Date;
  budget_usd: number | null;
  films: number;
  /** Keys that were not revoked. */
  keys: number;
}

/** Across accounts: what whoever runs the service is told, and does. */
export interface OperatingStore {
  /** Whether an account runs the service: one that was made an operator; `firstIs`: where none was, the oldest account. */
  isOperator(accountId: string, firstIs: boolean): Promise<boolean>;
  /** False when there is no such account. */
  setOperator(accountId: string, operator: boolean): Promise<boolean>;
  /** Keeps an account out from `at` on, sessions and keys; null lets it in again. False when there is no such account. */
  disable(accountId: string, at: Date | null): Promise<boolean>;
  /** The newest first. */
  accounts(limit: number): Promise<KnownAccount[]>;
  /** Names of the migrations that stand finished in the database. */
  appliedMigrations(): Promise<string[]>;
  films(): Promise<FilmCount[]>;
  /** Films that have been under way since before a moment, the longest first. */
  underWay(before: Date, limit: number): Promise<FilmUnderWay[]>;
  line(): Promise<QueueLength[]>;
  /** How many films each process has in hand. */
  filmsInHand(): Promise<Map<string, number>>;
  /** Films that came to an end since a moment. */
  ended(since: Date): Promise<EndedFilms[]>;
  outgoing(since: Date): Promise<Outgoing>;
  /** Those of the last hour, the youngest first; none where one process has the database to itself. */
  processes(): Promise<KnownProcess[]>;
  vendors(since: Date): Promise<VendorSum[]>;
  spent(from: Date, to: Date): Promise<SpentByAll>;
  media(): Promise<{ assets: number; bytes: number }>;
  /** Where the request that set a film going last stands in a trace: a W3C `traceparent`. */
  keepTrace(generationId: string, traceparent: string): Promise<void>;
  traceOf(generationId: string): Promise<string | null>;
}

export interface AuditEvent {
  event_id: string;
  /** Whose account it is about; null where it is nobody's. */
  account_id: string | null;
  /** An account's or a key's id, `operator` for the command line, `nobody` for who did not sign in. */
  actor: string;
  act: AuditedAct;
  /** The id of what it was done to. */
  subject: string | null;
  /** The network that it came from: an IPv4 address or an IPv6 /64. */
  network: string | null;
  request_id: string | null;
  at: Date;
}

/** Acts are added; none is changed, and they go only when they are old: see `Keeping.purge`. */
export interface AuditStore {
  add(event: AuditEvent): Promise<void>;
  /** The newest first; of everybody where no account is named. */
  list(accountId: string | null, limit: number): Promise<AuditEvent[]>;
}
