import { createAccountStore } from '#server/store/accounts/account-store.ts';
import { createCodeStore } from '#server/store/accounts/code-store.ts';
import { createGuestStore } from '#server/store/accounts/guest-store.ts';
import { createKeyStore } from '#server/store/accounts/key-store.ts';
import { createPremiumStore } from '#server/store/accounts/premium-store.ts';
import { createSessionStore } from '#server/store/accounts/session-store.ts';
import { createBillingEventStore } from '#server/store/billing/billing-event-store.ts';
import { createBillingStore } from '#server/store/billing/billing-store.ts';
import type { Db } from '#server/store/database.ts';
import { createDayStore } from '#server/store/domains/day-store.ts';
import { createDomainStore } from '#server/store/domains/domain-store.ts';
import { createOwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import { createReportStore } from '#server/store/domains/report-store.ts';
import { createAllMailStore } from '#server/store/mail/all-mail-store.ts';
import { createAttemptStore } from '#server/store/mail/attempt-store.ts';
import { createCatchAllStore } from '#server/store/mail/catch-all-store.ts';
import { createDeliveryStore } from '#server/store/mail/delivery-store.ts';
import { createImageStore } from '#server/store/mail/image-store.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createMessageStore } from '#server/store/mail/message-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createGaugeStore } from '#server/store/operations/gauge-store.ts';
import { createKeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { createOutboxStore } from '#server/store/operations/outbox-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createStatsStore } from '#server/store/operations/stats-store.ts';
import type { Pool } from '#server/store/pool.ts';
import { createPushStore } from '#server/store/push/push-store.ts';
import { createWebhookStore } from '#server/store/webhooks/webhook-store.ts';

/** All stores of a process, built once. Receiving threads have their own two. */
export const createStores = (handles: { db: Db; pool: Pool }) => ({
  accounts: createAccountStore(handles),
  attempts: createAttemptStore(handles),
  billing: createBillingStore(handles),
  billingEvents: createBillingEventStore(handles),
  blocks: createBlockStore(handles),
  catchAll: createCatchAllStore(handles),
  codes: createCodeStore(handles),
  contacts: createContactStore(handles),
  deliveries: createDeliveryStore(handles),
  domainDays: createDayStore(handles),
  domains: createDomainStore(handles),
  gauges: createGaugeStore(handles),
  guests: createGuestStore(handles),
  images: createImageStore(handles),
  inboxes: createInboxStore(handles),
  keyChanges: createKeyChangeStore(handles),
  keys: createKeyStore(handles),
  mailboxes: createAllMailStore(handles),
  messages: createMessageStore(handles),
  ownDomains: createOwnDomainStore(handles),
  outbox: createOutboxStore(handles),
  partitions: createPartitionStore(handles),
  premium: createPremiumStore(handles),
  push: createPushStore(handles),
  rateLimits: createRateLimitStore(handles),
  refusedSites: createReportStore(handles),
  sessions: createSessionStore(handles),
  stats: createStatsStore(handles),
  webhooks: createWebhookStore(handles),
});

export type Stores = ReturnType<typeof createStores>;
