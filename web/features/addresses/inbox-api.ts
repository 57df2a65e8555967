import { POSITION_HEADER } from '#contract/events.ts';
import type { GenerateAnswer, GuestInitAnswer, InboxList, NewAddress } from '#contract/inboxes.ts';
import { english } from '#contract/languages.ts';
import type {
  MessageDetail,
  MessageDetailAnswer,
  MessageList,
  RemoteImagesAnswer,
  TicketAnswer,
} from '#contract/messages.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { ApiError, callApi, fetchApi, readAnswer } from '#web/lib/api.ts';

/** Guests and accounts have the same routes under different paths. The token says who is calling. */
export type InboxScope = { base: '/api/guest' | '/api'; mode: 'guest' | 'premium'; token: string };

export type InboxApi = ReturnType<typeof createInboxApi>;

export async function initGuest(): Promise<string> {
  const answer = await callApi<GuestInitAnswer>('/api/guest/init', { method: 'POST', body: {} });
  if (!answer.sessionToken) throw new Error('Failed to initialize guest session');
  return answer.sessionToken;
}

/** The calls on inboxes and their messages. */
export function createInboxApi({ base, token }: InboxScope) {
  const inboxPath = (address: string) => `${base}/emails/${encodeURIComponent(address)}`;
  const messagePath = (address: string, id: string) =>
    `${inboxPath(address)}/messages/${encodeURIComponent(id)}`;
  /** The last list that was read. It is not sent again while it is unchanged. */
  let last: { path: string; tag: string; list: MessageList } | null = null;

  return {
    list: (signal?: AbortSignal) => callApi<InboxList>(`${base}/emails`, { token, signal }),

    async generate(body: NewAddress) {
      const answer = await callApi<GenerateAnswer>(`${base}/generate-email`, { method: 'POST', token, body });
      if (!answer.email?.address) throw new Error('Invalid server response');
      return answer.email;
    },

    /** An address that is already gone counts as deleted. */
    async remove(id: string): Promise<void> {
      await callApi(`${base}/emails/${encodeURIComponent(id)}`, { method: 'DELETE', token }).catch(
        (error) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        },
      );
    },

    removeAll: () => callApi(`${base}/emails`, { method: 'DELETE', token }),

    /** The messages of an inbox, or those in which these words are, its position and its times. */
    async inbox(address: string, signal?: AbortSignal, q = '') {
      const path = `${inboxPath(address)}/messages?view=summary${q && `&q=${encodeURIComponent(q)}`}`;
      const known = last?.path === path ? last : null;
      const headers: Record<string, string> = known ? { 'if-none-match': known.tag } : {};
      const response = await fetchApi(path, { token, signal, headers });
      const position = Number(response.headers.get(POSITION_HEADER));
      if (known && response.status === 304) return { ...known.list, position };
      const list = await readAnswer<MessageList>(response);
      const tag = response.headers.get('etag');
      if (tag) last = { path, tag, list };
      return { ...list, position };
    },

    async message(address: string, id: string, signal?: AbortSignal): Promise<MessageDetail> {
      const { message } = await callApi<MessageDetailAnswer>(messagePath(address, id), { token, signal });
      if (pageLanguage() === english) return message;
      const { shownAuth } = await import('#web/language/shown-auth.ts');
      return { ...message, auth: await shownAuth(message.auth) };
    },

    markSeen: (address: string, id: string) =>
      callApi(messagePath(address, id), { method: 'PATCH', token, body: { seen: true } }),

    deleteMessage: (address: string, id: string) =>
      callApi(messagePath(address, id), { method: 'DELETE', token }),

    async attachmentTicket(address: string, id: string, attachmentId: string): Promise<string> {
      const path = `${messagePath(address, id)}/attachments/${encodeURIComponent(attachmentId)}`;
      return (await callApi<TicketAnswer>(`${path}/ticket`, { method: 'POST', token, body: {} })).url;
    },

    attachment: (address: string, id: string, attachmentId: string, signal?: AbortSignal) =>
      fetchApi(`${messagePath(address, id)}/attachments/${encodeURIComponent(attachmentId)}`, {
        token,
        signal,
      }),

    async remoteImages(address: string, id: string, signal?: AbortSignal) {
      const path = `${messagePath(address, id)}/images`;
      return (await callApi<RemoteImagesAnswer>(path, { method: 'POST', token, body: {}, signal })).images;
    },

    raw: (address: string, id: string) => fetchApi(`${messagePath(address, id)}/raw`, { token }),
  };
}
