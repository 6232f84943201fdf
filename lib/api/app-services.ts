import type { SharedLimits } from "#lib/store/limit-records.ts";
import type { Services } from "#lib/operations/operation.ts";
import type { Telemetry } from "#lib/telemetry/telemetry.ts";
import type { Work } from "./work.ts";

/** What the composition root gives to the transports: the operations' services, and what only a transport needs. */
export interface AppServices extends Services {
  /** Calls a minute, per key or session; an account may have three times as many in all. */
  rates: { read_per_minute: number; write_per_minute: number; generate_per_minute: number };
  /** What all processes count together; null where each counts for itself. */
  sharedLimits: SharedLimits | null;
  /** Seals the session cookie. */
  authSecret: string;
  /** What sealed sessions before, or will: those open too. */
  authSecretsBefore: readonly string[];
  /** Proxies in front of us, each of which adds to `X-Forwarded-For` whom it saw. */
  trustedProxies: number;
  /** Whether whoever runs the service has said what `origin` is: then nothing else is taken for it. */
  originIsSet: boolean;
  signupOpen: boolean;
  /** True while the signature of a media address is right and not expired. */
  checkAssetSignature: (assetId: string, signature: string) => boolean;
  /** What people sign in through; `site` and `api` are where it is, where that is not its own place on the web. */
  oauth: {
    github?: { id: string; secret: string; site?: string; api?: string };
    google?: { id: string; secret: string; site?: string };
  };
  /** What this process tells of itself. */
  telemetry: Telemetry;
  /** Whoever has it may read the metrics; null where programs of this machine may. */
  metricsToken: string | null;
  /** What this process is for. A worker answers nothing but questions about itself. */
  role: "all" | "web" | "worker";
  /** How films are made in slices; null where processes live on, here or elsewhere. */
  work: Work | null;
  /** Aborts when this process was asked to end: it is to be given nothing more. */
  leaving: AbortSignal;
  /** False until the database is migrated and the engine runs. */
  ready: boolean;
}
