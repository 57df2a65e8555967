import { queryOptions } from '@tanstack/react-query';
import type { KeyList, NewKeyAnswer } from '#contract/keys.ts';
import type {
  DeliveryList,
  NewWebhook,
  NewWebhookAnswer,
  WebhookDelivery,
  WebhookList,
  WebhookTestAnswer,
} from '#contract/webhooks.ts';
import { explainReason } from '#web/language/explain-reason.ts';
import { callApi } from '#web/lib/api.ts';

type Token = string | null;

/** The page loads the lists before it shows them. This long, showing them doesn't load them again. */
const FRESH_MS = 5_000;

export const keysQuery = (token: Token) =>
  queryOptions({
    queryKey: ['keys', token],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await callApi<KeyList>('/api/keys', { token, signal })).keys,
  });
export const createKey = async (token: Token, name: string) =>
  (await callApi<NewKeyAnswer>('/api/keys', { method: 'POST', token, body: { name } })).key;
export const revokeKey = (token: Token, id: string) =>
  callApi(`/api/keys/${id}`, { method: 'DELETE', token });

export const webhooksQuery = (token: Token) =>
  queryOptions({
    queryKey: ['webhooks', token],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await callApi<WebhookList>('/api/webhooks', { token, signal })).webhooks,
  });
export const addWebhook = async (token: Token, body: Omit<NewWebhook, 'events'>) =>
  (await callApi<NewWebhookAnswer>('/api/webhooks', { method: 'POST', token, body })).webhook;
export const deleteWebhook = (token: Token, id: string) =>
  callApi(`/api/webhooks/${id}`, { method: 'DELETE', token });
export const testWebhook = async (token: Token, id: string) =>
  withShownError(
    (await callApi<WebhookTestAnswer>(`/api/webhooks/${id}/test`, { method: 'POST', token })).delivery,
  );
export const fetchDeliveries = async (token: Token, id: string, signal?: AbortSignal) =>
  Promise.all(
    (await callApi<DeliveryList>(`/api/webhooks/${id}/deliveries`, { token, signal })).deliveries.map(
      withShownError,
    ),
  );

const withShownError = async (delivery: WebhookDelivery): Promise<WebhookDelivery> => ({
  ...delivery,
  error: (await explainReason(delivery)) ?? delivery.error,
});
