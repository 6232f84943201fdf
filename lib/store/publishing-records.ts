import type {
  ConnectionKind,
  PublicationAttempt,
  PublicationCheck,
  PublicationDisclosure,
  PublicationStatus,
  Visibility,
} from "#lib/contract/publishing.ts";
import type { WebhookEvent } from "#lib/contract/vocabulary.ts";
import type { DeliveryAttempt } from "#lib/contract/webhook.ts";

/** A place that films are published to. */
export interface StoredConnection {
  connection_id: string;
  account_id: string;
  kind: ConnectionKind;
  display_name: string;
  /** Its settings that are no secrets. */
  config: Record<string, string>;
  /** Its secrets, sealed; null where it has none. */
  sealed: string | null;
  created_at: Date;
}

/** What a publication says of its film's credential, read when it was published. */
export interface CredentialFacts {
  manifest_id: string | null;
  state: "trusted" | "valid" | "invalid" | "none";
  signed_by: string | null;
  signed_at: string | null;
  model: string | null;
  /** What it was made from, in order. */
  ingredients: { title: string | null; state: "trusted" | "valid" | "invalid" | "none" }[];
}

/** A film at a place. */
export interface StoredPublication {
  publication_id: string;
  account_id: string;
  generation_id: string;
  connection_id: string;
  title: string;
  description: string | null;
  tags: string[];
  visibility: Visibility;
  status: PublicationStatus;
  url: string | null;
  checks: PublicationCheck[];
  disclosure: PublicationDisclosure & { credential: CredentialFacts };
  attempts: PublicationAttempt[];
  progress: PublicationProgress;
  created_at: Date;
  finished_at: Date | null;
}

/** How far its destination's steps have come. `state` is opaque to everyone but the destination. */
export interface PublicationProgress {
  /** 1, and one more each time a failed one was begun again. */
  round: number;
  /** Faults one after another in this round, since the last step that was done. */
  faults: number;
  state: unknown;
}

export interface StoredWebhook {
  webhook_id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** Its signing secret, sealed. */
  sealed: string;
  disabled_at: Date | null;
  created_at: Date;
}

/** A message for a webhook. */
export interface StoredDelivery {
  /** The `webhook-id` of the message. */
  delivery_id: string;
  webhook_id: string;
  type: WebhookEvent;
  /** The signed body, to the character. */
  body: string;
  state: "waiting" | "delivered" | "failed";
  /** 1, and one more each time it was replayed. */
  round: number;
  attempts: DeliveryAttempt[];
  created_at: Date;
  delivered_at: Date | null;
}

/** What every webhook of an account that asked for it is told, written with the change that it tells of. */
export interface Notice {
  /** Of the thing and its round: a webhook is told of one only once. */
  key: string;
  type: WebhookEvent;
  body: string;
  created_at: Date;
}

export interface PublishingStore {
  connections: {
    /** Creating the same id again changes nothing. */
    create(connection: StoredConnection): Promise<void>;
    /** Those that are not disconnected, the oldest first. */
    list(accountId: string): Promise<StoredConnection[]>;
    /** Null for one that is disconnected too. */
    get(accountId: string, connectionId: string): Promise<StoredConnection | null>;
    /** Forgets it and its secrets; false when the account has no such connection. */
    disconnect(accountId: string, connectionId: string, at: Date): Promise<boolean>;
  };
  publications: {
    /** Insert or read: the publication of this generation at this connection, and whether it was there before. */
    create(publication: StoredPublication): Promise<{ publication: StoredPublication; created: boolean }>;
    get(accountId: string, publicationId: string): Promise<StoredPublication | null>;
    /** For the engine and for the watch page, which know only the id. */
    byId(publicationId: string): Promise<StoredPublication | null>;
    /** Of a generation at a connection; null when there is none. */
    at(accountId: string, generationId: string, connectionId: string): Promise<StoredPublication | null>;
    /** Newest first. Throws `BadCursor` for a cursor that no page answered. */
    list(
      accountId: string,
      page: { limit: number; cursor: string | null; generationId: string | null },
    ): Promise<{ publications: StoredPublication[]; next_cursor: string | null }>;
    /** Begins one again that failed or was withdrawn, with what is said of it now; false when it stands elsewhere. */
    restart(
      publicationId: string,
      again: Pick<
        StoredPublication,
        "title" | "description" | "tags" | "visibility" | "checks" | "disclosure" | "progress"
      >,
    ): Promise<boolean>;
    /** Writes how far it has come, with the attempt that came to it; nothing where it has ended. */
    advance(publicationId: string, progress: PublicationProgress, attempt: PublicationAttempt): Promise<void>;
    /** Ends it, once, and tells the account's webhooks in the same transaction. False when it had ended. */
    end(
      publicationId: string,
      ending: {
        status: "published" | "failed";
        url: string | null;
        attempt: PublicationAttempt;
        finished_at: Date;
      },
      notice: Notice,
    ): Promise<boolean>;
    /** Takes a published one back: it has no address any more. False when it stands elsewhere. */
    withdraw(publicationId: string, attempt: PublicationAttempt): Promise<boolean>;
    /** Ids of every publication that is under way, the oldest first. */
    unfinished(): Promise<string[]>;
  };
  webhooks: {
    create(webhook: StoredWebhook): Promise<void>;
    /** The oldest first. */
    list(accountId: string): Promise<StoredWebhook[]>;
    get(accountId: string, webhookId: string): Promise<StoredWebhook | null>;
    byId(webhookId: string): Promise<StoredWebhook | null>;
    /** Its deliveries go with it. False when the account has no such webhook. */
    remove(accountId: string, webhookId: string): Promise<boolean>;
    disable(webhookId: string, at: Date): Promise<void>;
    /** It took a message: from then on it is one that does. */
    proved(webhookId: string, at: Date): Promise<void>;
    /** A try failed. One that never took a message is turned off with the `most`th; true when it is off. */
    failed(webhookId: string, at: Date, most: number): Promise<boolean>;
  };
  deliveries: {
    /** Of a webhook, the newest first. */
    list(webhookId: string, limit: number): Promise<StoredDelivery[]>;
    byId(deliveryId: string): Promise<StoredDelivery | null>;
    /** Puts it in line once more: waiting, in its next round. Null when there is none. */
    replay(deliveryId: string): Promise<StoredDelivery | null>;
    /** Writes an attempt in `round`, and the state it came to; nothing where a later round has begun. */
    attempt(
      deliveryId: string,
      round: number,
      attempt: DeliveryAttempt,
      state: StoredDelivery["state"],
      deliveredAt: Date | null,
    ): Promise<void>;
    /** Ids of those that the notice of this key brought about. */
    ofNotice(accountId: string, key: string): Promise<string[]>;
    /** Ids of every one that waits, the oldest first. */
    waiting(): Promise<string[]>;
  };
}
