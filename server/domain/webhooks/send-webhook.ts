import { FetchError, type GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import type { AttemptRow, WebhookRow } from '#server/store/webhooks/webhook-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { ATTEMPT_MS } from '../subscribers/send-arrivals.ts';
import { signatureHeaders } from './sign-webhook.ts';
import { type WebhookEvent, webhookBody } from './webhook-body.ts';

export type Target = Pick<WebhookRow, 'id' | 'sealed' | 'format'>;
export type SealedParts = { url: string; secret: string };

export const sealParts = (vault: Vault, id: string, parts: SealedParts) =>
  vault.seal(id, 'webhook', Buffer.from(JSON.stringify(parts)));
export const openParts = (vault: Vault, { id, sealed }: Pick<WebhookRow, 'id' | 'sealed'>): SealedParts =>
  JSON.parse(vault.open(id, 'webhook', sealed).toString());

export const isDelivered = ({ status }: Pick<AttemptRow, 'status'>) =>
  status !== null && status >= 200 && status < 300;

/** Sends one event once. The response's body is not read, and a redirect is a response like any other. */
export function createSendWebhook({
  fetcher,
  vault,
  now,
}: {
  fetcher: Pick<GuardedFetch, 'fetch'>;
  vault: Vault;
  now: () => Date;
}) {
  /** Rejects when `signal` is aborted. Every other problem is part of the result. */
  return async function send({
    webhook,
    id,
    event,
    attempt,
    signal,
  }: {
    webhook: Target;
    id: string;
    event: WebhookEvent;
    attempt: number;
    signal?: AbortSignal;
  }): Promise<AttemptRow> {
    const { url, secret } = openParts(vault, webhook);
    const { contentType, body } = webhookBody(webhook.format, event, url);
    const at = now();
    const begun = performance.now();
    const result = (status: number | null, problem: string | null): AttemptRow => ({
      eventId: id,
      type: event.type,
      at,
      attempt,
      status,
      problem,
      ms: Math.round(performance.now() - begun),
    });
    try {
      const { status } = await fetcher.fetch({
        url,
        purpose: 'webhook',
        method: 'POST',
        headers: { 'content-type': contentType, ...signatureHeaders({ id, at, body, secret }) },
        body,
        maxBytes: 0,
        timeoutMs: ATTEMPT_MS,
        ...(signal ? { signal } : {}),
      });
      return result(status, null);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FetchError) return result(null, error.problem);
      throw error;
    }
  };
}

export type SendWebhook = ReturnType<typeof createSendWebhook>;
