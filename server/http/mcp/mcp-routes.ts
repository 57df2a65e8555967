import type { FastifyReply, FastifyRequest } from 'fastify';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import { bearerOf, type Identify, requireOwner, requireOwnerOf } from '../identify.ts';
import type { Answering } from './answer.ts';
import type { Sessions } from './sessions.ts';
import type { ToolCall, ToolDeps } from './tools.ts';

type Deps = ToolDeps & {
  publicUrl: string;
  sessions: Sessions;
  guests: Guests;
  streams: EventStreams;
  identify: Identify;
};
type Message = { method?: unknown; params?: { name?: unknown } };

/**
 * The Model Context Protocol over streamable HTTP. Each POST is one message with one answer. The server never sends
 * anything unasked, so there is no stream to GET.
 */
export function registerMcpRoutes(app: App, deps: Deps) {
  const { publicUrl, sessions, guests, creation, streams, identify } = deps;
  const ownOrigin = new URL(publicUrl).origin;
  const onError = (err: unknown) => app.log.error({ err }, 'an MCP tool failed');
  let loading: Promise<Answering> | undefined;
  const load = () => {
    loading ??= import('./answer.ts').then(({ createAnswering }) => createAnswering({ ...deps, onError }));
    return loading;
  };

  /** The owner of the bearer token, or null without one. A token that is not valid is refused, never ignored. */
  async function bearerOwner(request: FastifyRequest): Promise<Owner | null> {
    const { origin, authorization } = request.headers;
    if (origin !== undefined && origin !== ownOrigin)
      throw new Refusal('forbidden', inWords('Pages of other sites may not call this.'));
    return authorization === undefined ? null : requireOwner(request, identify);
  }

  /** The token that the request's session acts for. */
  function sessionToken(request: FastifyRequest): string {
    const id = request.headers['mcp-session-id'];
    if (typeof id !== 'string')
      throw new Refusal('bad-input', inWords('Send "initialize" first, or a bearer token.'));
    const token = sessions.tokenOf(id, bearerOf(request));
    if (!token) throw new Refusal('not-found', inWords(NO_SESSION));
    return token;
  }

  function callOf(request: FastifyRequest, reply: FastifyReply, owner: Owner, token: string): ToolCall {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return {
      owner,
      ip: request.ip,
      currentOwner: () => requireOwnerOf(request, token, identify),
      signal: gone.signal,
      enter: () => streams.enter(owner.id, reply.raw),
      isClosing: streams.isClosing,
    };
  }

  /** The token that a message acts for. A session that begins without a bearer token gets its own guest. */
  async function tokenFor(request: FastifyRequest, reply: FastifyReply, message: Message): Promise<string> {
    const bearer = bearerOf(request);
    if (message.method !== 'initialize')
      return bearer && !request.headers['mcp-session-id'] ? bearer : sessionToken(request);
    const token = bearer ?? (await creation.initGuest(request)).sessionToken;
    reply.header('mcp-session-id', bearer ? sessions.forBearer(token) : sessions.forGuest(token));
    return token;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, message: Message) {
    const bearer = await bearerOwner(request);
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      throw new Refusal('bad-input', inWords('Send one JSON-RPC message.'));
    const mcp = await load();
    const asked = toWebRequest(request, publicUrl);
    if (!(await mcp.isSessionBased(asked, message))) {
      if (!bearer) return sendWeb(reply, mcp.needsSession(message));
      const call = callOf(request, reply, bearer, bearerOf(request)!);
      return sendWeb(reply, await mcp.withoutSession(asked, message, call));
    }
    const token = await tokenFor(request, reply, message);
    const owner = bearer ?? (await requireOwnerOf(request, token, identify).catch(sessionEnded));
    return sendWeb(reply, await mcp.inSession(asked, message, callOf(request, reply, owner, token)));
  }

  app.post(
    '/mcp',
    {
      config: { slot: ({ body }) => (isWaiting(body as Message) ? 'stream' : 'request') },
      schema: describe('Send one JSON-RPC message'),
    },
    (request, reply) => answer(request, reply, request.body as Message),
  );

  app.delete('/mcp', { schema: describe('End a session') }, async (request, reply) => {
    const bearer = await bearerOwner(request);
    const token = sessionToken(request);
    // Such a session is only its token, which stays valid.
    if (bearer)
      return reply.status(405).header('allow', 'POST').send(refused('This session cannot be ended.'));
    if (!(await guests.end(token))) throw new Refusal('not-found', inWords(NO_SESSION));
    return reply.status(204).send();
  });

  app.get(
    '/mcp',
    { exposeHeadRoute: false, schema: describe('Not offered: the server only answers') },
    async (request, reply) => {
      await bearerOwner(request);
      return reply.status(405).header('allow', 'POST, DELETE').send(refused('There is no stream here.'));
    },
  );
}

const NO_SESSION = 'There is no such session. Send "initialize" to begin a new one.';

const describe = (summary: string) => ({
  tags: ['mcp'],
  security: [{ bearer: [] }],
  summary: `Model Context Protocol: ${summary}`,
});

const refused = (error: string) => ({ success: false as const, error });

function isWaiting(message: Message | null | undefined): boolean {
  const name = message?.params?.name;
  return message?.method === 'tools/call' && typeof name === 'string' && name.startsWith('wait_');
}

/** The session's guest is gone, so the session has ended. */
function sessionEnded(error: unknown): never {
  if (error instanceof Refusal && error.kind === 'unauthorized')
    throw new Refusal('not-found', inWords(NO_SESSION));
  throw error;
}

/** The request as the SDK reads it. Its body is passed separately. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && /^(accept|content-type|mcp-[\w-]+)$/.test(name))
      headers.set(name, value);
  return new Request(new URL('/mcp', publicUrl), { method: 'POST', headers });
}

async function sendWeb(reply: FastifyReply, response: Response) {
  reply.status(response.status);
  for (const name of ['content-type', 'allow']) {
    const value = response.headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.send((await response.text()) || undefined);
}
