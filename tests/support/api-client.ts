import type { Inbox, InboxList } from '#contract/inboxes.ts';
import type { Message, MessageDetail } from '#contract/messages.ts';

type Options = { token?: string | null; body?: unknown; headers?: Record<string, string> };

/** Sends one request. A body that is not a string is sent as JSON. */
export async function call(http: string, method: string, path: string, options: Options = {}) {
  const { token, body, headers = {} } = options;
  const response = await fetch(`${http}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined && typeof body !== 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    // biome-ignore lint/suspicious/noExplicitAny: responses are checked by the tests
    json: (isJson ? JSON.parse(bytes.toString()) : null) as any,
  };
}

/** A new guest with a session. */
export async function createGuest(http: string) {
  const { json } = await call(http, 'POST', '/api/guest/init');
  const { sessionToken: token, guestId } = json as { sessionToken: string; guestId: string };
  return guestWith(http, { token, guestId });
}

/** An existing guest, for a service that may listen on another port now. */
export function guestWith(http: string, { token, guestId }: { token: string; guestId: string }) {
  const ask = (method: string, path: string, options: Options = {}) =>
    call(http, method, `/api/guest${path}`, { token, ...options });
  const messagesPath = (address: string) => `/emails/${encodeURIComponent(address)}/messages`;

  return {
    token,
    guestId,
    ask,
    messagesPath,
    tryGenerate: (body?: object) => ask('POST', '/generate-email', body === undefined ? {} : { body }),
    async generate(body?: object): Promise<Inbox> {
      const answer = await ask('POST', '/generate-email', body === undefined ? {} : { body });
      if (answer.status !== 200) throw new Error(`generate: ${answer.status} ${answer.bytes}`);
      return answer.json.email;
    },
    emails: async (): Promise<InboxList> => (await ask('GET', '/emails')).json,
    async messages(address: string, view: 'summary' | 'full' = 'summary'): Promise<Message[]> {
      return (await ask('GET', `${messagesPath(address)}?view=${view}`)).json.messages;
    },
    async detail(address: string, id: string): Promise<MessageDetail> {
      return (await ask('GET', `${messagesPath(address)}/${id}`)).json.message;
    },
    raw: async (address: string, id: string) =>
      (await ask('GET', `${messagesPath(address)}/${id}/raw`)).bytes,
    attachment: (address: string, id: string, attachmentId: string, options: Options = {}) =>
      ask('GET', `${messagesPath(address)}/${id}/attachments/${attachmentId}`, options),
  };
}

export type Guest = Awaited<ReturnType<typeof createGuest>>;
