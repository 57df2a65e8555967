import { randomUUID } from 'node:crypto';
import { DELIVERIES_SHOWN, MAX_WEBHOOKS } from '#contract/limits.ts';
import type { PlanName } from '#contract/plans.ts';
import { because, type PlainCode, type Reason, sentenceOf } from '#contract/reasons.ts';
import type { NewWebhook, Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import type { FetchProblem, GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import type { AttemptRow, WebhookRow, WebhookStore } from '#server/store/webhooks/webhook-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { isUuid, newToken } from '../ids.ts';
import type { Limits } from '../limits.ts';
import { isDelivered, openParts, type SendWebhook, sealParts } from './send-webhook.ts';
import { newSecret } from './sign-webhook.ts';

const TEST_LIMIT = { name: 'webhook test', max: 10, windowMs: 60_000 };

type Owner = { id: string; plan: PlanName; keyId?: string };

const describe = (row: WebhookRow, url: string): Webhook => ({
  id: row.id,
  url,
  events: ['message.received'],
  for: row.wants,
  format: row.format,
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  failedAttempts: row.attempts,
  nextAttemptAt: row.nextAt?.toISOString() ?? null,
});

/** For many chats the path of the URL is the whole secret, so only the owner sees it, without a key. */
const masked = (url: string) => `${new URL(url).origin}/…`;

/** The webhooks of any account, for the operator. */
export function createShowWebhooks({ store, vault }: { store: Pick<WebhookStore, 'list'>; vault: Vault }) {
  return async (accountId: string): Promise<Webhook[]> =>
    (await store.list(accountId)).map((row) => describe(row, masked(openParts(vault, row).url)));
}

export type ShowWebhooks = ReturnType<typeof createShowWebhooks>;

/** The webhooks of a premium account. */
export function createManageWebhooks({
  store,
  fetcher,
  send,
  vault,
  limits,
  now,
}: {
  store: WebhookStore;
  fetcher: Pick<GuardedFetch, 'check'>;
  send: SendWebhook;
  vault: Vault;
  limits: Limits;
  now: () => Date;
}) {
  async function find(owner: Owner, id: string): Promise<WebhookRow> {
    requirePremium(owner);
    const row = isUuid(id) ? await store.find(owner.id, id) : undefined;
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Host names are checked again at every attempt. */
  function checkUrl({ url, format }: NewWebhook): string {
    const refuse = (why: PlainCode) => new Refusal('bad-input', why, { field: 'url' });
    let checked: URL;
    try {
      checked = fetcher.check(url);
    } catch {
      throw refuse('webhook-url');
    }
    if (format === 'telegram' && !checked.searchParams.get('chat_id')) throw refuse('telegram-chat-missing');
    return checked.href;
  }

  return {
    async list(owner: Owner): Promise<Webhook[]> {
      requirePremium(owner);
      const rows = await store.list(owner.id);
      return rows.map((row) => {
        const { url } = openParts(vault, row);
        return describe(row, owner.keyId ? masked(url) : url);
      });
    },

    /** Only this answer contains the secret. */
    async create(owner: Owner, request: NewWebhook): Promise<Webhook & { secret: string }> {
      requirePremium(owner);
      const url = checkUrl(request);
      const id = randomUUID();
      const secret = newSecret();
      const webhook = {
        id,
        accountId: owner.id,
        keyId: owner.keyId ?? null,
        sealed: sealParts(vault, id, { url, secret }),
        format: request.format,
        wants: request.for,
        createdAt: now(),
      };
      if (!(await store.add(webhook, MAX_WEBHOOKS)))
        throw new Refusal('taken', because('webhooks-limit', { max: MAX_WEBHOOKS }));
      return { ...describe({ ...webhook, disabledAt: null, attempts: 0, nextAt: null }, url), secret };
    },

    async remove(owner: Owner, id: string) {
      await find(owner, id);
      await store.remove(owner.id, id);
    },

    /** Sends a test at once and returns the result. */
    async test(owner: Owner, id: string): Promise<WebhookDelivery> {
      const webhook = await find(owner, id);
      await limits.take(TEST_LIMIT, owner.id);
      const event = { type: 'webhook.test' as const, timestamp: now(), data: { webhook: id } };
      const attempt = await send({ webhook, id: `msg_${newToken().slice(0, 32)}`, event, attempt: 1 });
      await store.addAttempt(id, attempt, DELIVERIES_SHOWN);
      return describeAttempt(attempt);
    },

    async deliveries(owner: Owner, id: string): Promise<WebhookDelivery[]> {
      await find(owner, id);
      return (await store.attempts(id, DELIVERIES_SHOWN)).map(describeAttempt);
    },
  };
}

export type ManageWebhooks = ReturnType<typeof createManageWebhooks>;

function requirePremium({ plan }: Owner) {
  if (plan !== 'premium') throw new Refusal('forbidden', 'premium-only', { upgradeRequired: true });
}

const problems: Record<FetchProblem, PlainCode> = {
  refused: 'address-not-public',
  'unknown-host': 'unknown-host',
  redirects: 'redirects',
  'too-large': 'answer-too-large',
  timeout: 'no-answer',
  failed: 'connection-failed',
};

function describeAttempt(row: AttemptRow): WebhookDelivery {
  const failure = failureOf(row);
  return {
    id: row.eventId,
    type: row.type,
    at: row.at.toISOString(),
    attempt: row.attempt,
    success: isDelivered(row),
    status: row.status,
    error: failure && sentenceOf(failure),
    code: failure?.code ?? null,
    ...(failure?.params && { params: failure.params }),
    ms: row.ms,
  };
}

function failureOf({ status, problem }: AttemptRow): Reason | null {
  if (problem) return because(problems[problem as FetchProblem] ?? problems.failed);
  if (status === null || isDelivered({ status })) return null;
  if (status === 410) return because('receiver-gone');
  return because(status >= 300 && status < 400 ? 'redirected' : 'answered', { status });
}
