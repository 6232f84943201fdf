import type { ConnectionKind } from "#lib/contract/publishing.ts";
import type { Publisher } from "./publisher.ts";
import { s3Publisher } from "./s3.ts";
import { watchPage } from "./watch-page.ts";
import { webhookPublisher } from "./webhook.ts";

/** Every place that films can go to, by its kind. A state is written and read by one publisher only. */
export const publishers: ReadonlyMap<ConnectionKind, Publisher> = new Map(
  [watchPage, webhookPublisher, s3Publisher as Publisher].map((each) => [each.kind, each]),
);
