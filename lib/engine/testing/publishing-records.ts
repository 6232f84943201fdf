import type { ConnectionKind } from "#lib/contract/publishing.ts";
import type { StoredConnection, StoredPublication, StoredWebhook } from "#lib/store/publishing-records.ts";
import type { Store } from "#lib/store/store.ts";
import { freshId, now } from "#lib/store/testing/records.ts";
import { playedSealer } from "./played-reach.ts";

export const webhookSecret = `whsec_${Buffer.from("a secret of thirty-two bytes ok!").toString("base64")}`;

export const aConnection = async (
  store: Store,
  account_id: string,
  kind: ConnectionKind,
  config: Record<string, string> = {},
  secrets: Record<string, string> | null = null,
): Promise<StoredConnection> => {
  const connection_id = freshId("conn");
  const connection: StoredConnection = {
    connection_id,
    account_id,
    kind,
    display_name: "A place",
    config,
    sealed: secrets === null ? null : playedSealer.seal(JSON.stringify(secrets), connection_id),
    created_at: now,
  };
  await store.connections.create(connection);
  return connection;
};

export const aPublication = async (
  store: Store,
  account_id: string,
  generation_id: string,
  connection_id: string,
): Promise<StoredPublication> => {
  const { publication } = await store.publications.create({
    publication_id: freshId("pub"),
    account_id,
    generation_id,
    connection_id,
    title: "Rain",
    description: null,
    tags: ["rain"],
    visibility: "public",
    status: "processing",
    url: null,
    checks: [],
    disclosure: {
      ai_generated: true,
      label: "Made with AI.",
      platform_field: null,
      credential: {
        manifest_id: "urn:c2pa:1",
        state: "trusted",
        signed_by: "Shotwright",
        signed_at: null,
        model: null,
        ingredients: [],
      },
    },
    attempts: [],
    progress: { round: 1, faults: 0, state: null },
    created_at: now,
    finished_at: null,
  });
  return publication;
};

export const aWebhook = async (
  store: Store,
  account_id: string,
  url: string,
  events: StoredWebhook["events"],
): Promise<StoredWebhook> => {
  const webhook_id = freshId("wh");
  const webhook: StoredWebhook = {
    webhook_id,
    account_id,
    url,
    events,
    sealed: playedSealer.seal(webhookSecret, webhook_id),
    disabled_at: null,
    created_at: now,
  };
  await store.webhooks.create(webhook);
  return webhook;
};
