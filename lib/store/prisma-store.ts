import { accountStore } from "./accounts.ts";
import { assetStore } from "./assets.ts";
import { auditStore } from "./audit.ts";
import { brandStore } from "./brands.ts";
import { consentStore } from "./consents.ts";
import { connectionStore } from "./connections.ts";
import type { PrismaClient } from "./generated/client.ts";
import { directorStore } from "./director.ts";
import { generationStore } from "./generations.ts";
import { accountExporter } from "./export-account.ts";
import { heroStore } from "./heroes.ts";
import { idempotencyStore } from "./idempotency.ts";
import { installationStore } from "./installation-rows.ts";
import { keepingStore } from "./keeping.ts";
import { mediaReferences, uploadStore } from "./media-rows.ts";
import { identityStore } from "./identities.ts";
import { keyStore } from "./keys.ts";
import { channelName } from "./notices.ts";
import { openOrderStore } from "./open-orders.ts";
import { ledgerStore } from "./ledger.ts";
import { sharedLimits } from "./limits.ts";
import { manifestStore } from "./manifests.ts";
import { operatingStore } from "./operating.ts";
import { orderStore } from "./orders.ts";
import { planStore } from "./plans.ts";
import { publicationStore } from "./publications.ts";
import { referenceStore } from "./references.ts";
import { removalStore } from "./removal.ts";
import { resealer } from "./reseal.ts";
import { shotStore } from "./shots.ts";
import type { Store } from "./store.ts";
import { deliveryStore, webhookStore } from "./webhooks.ts";

/**
 * The store over either database. On the embedded one a plain query awaited inside an interactive transaction waits for
 * itself: inside `$transaction` only the transaction's own client is used.
 */
export function prismaStore(db: PrismaClient): Store {
  return {
    accounts: accountStore(db),
    identities: identityStore(db),
    keys: keyStore(db),
    brands: brandStore(db),
    plans: planStore(db),
    assets: assetStore(db),
    consents: consentStore(db),
    director: directorStore(db),
    references: referenceStore(db),
    manifests: manifestStore(db),
    generations: generationStore(db),
    heroes: heroStore(db),
    shots: shotStore(db),
    openOrders: openOrderStore(db),
    orders: orderStore(db),
    ledger: ledgerStore(db),
    idempotency: idempotencyStore(db),
    keeping: keepingStore(db),
    media: mediaReferences(db),
    uploads: uploadStore(db),
    operating: operatingStore(db),
    audit: auditStore(db),
    installation: installationStore(db),
    limits: sharedLimits(db),
    removal: removalStore(db),
    exportAccount: accountExporter(db),
    connections: connectionStore(db),
    publications: publicationStore(db),
    webhooks: webhookStore(db),
    deliveries: deliveryStore(db),
    resealSecrets: resealer(db),
    tell: async (channel, said) => {
      await db.$executeRaw`SELECT pg_notify(${channelName(channel)}, ${said})`;
    },
    healthy: () =>
      db.$queryRaw`SELECT 1`.then(
        () => true,
        () => false,
      ),
    close: () => db.$disconnect(),
  };
}
