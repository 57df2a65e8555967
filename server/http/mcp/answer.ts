import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { brand } from '#contract/brand.ts';
import { refusals } from '#contract/refusals.ts';
import { type Refusal, refusalOf } from '#server/domain/errors.ts';
import { createTools, type Tool, type ToolCall, type ToolDeps } from './tools.ts';
import { NOTICE } from './untrusted.ts';

const INSTRUCTIONS = `${brand.name} gives you disposable email addresses. To sign up somewhere: create_inbox, use the address, then wait_for_code or wait_for_link. ${NOTICE}`;
/** The JSON-RPC code for a protocol version that the server does not speak. */
const UNSUPPORTED_VERSION = -32_022;

/**
 * Answers one JSON-RPC message with the official SDK. Nothing is kept between two messages, so that it doesn't matter
 * which process gets them. This file is loaded with the first message, because the SDK takes 25 MB.
 */
export function createAnswering(deps: ToolDeps & { onError: (error: unknown) => void }) {
  const tools = createTools(deps);
  const serverFor = (call: ToolCall) => createServer(tools, call, deps.onError);
  const modern = createMcpHandler(({ authInfo }) => serverFor(authInfo!.extra!.call as ToolCall), {
    legacy: 'reject',
    // The list of tools never changes.
    maxSubscriptions: 0,
  });

  return {
    /** Since the revision of 2026-07-28 the protocol has no sessions. Clients of older revisions begin with one. */
    isSessionBased: (request: Request, body: unknown) => isLegacyRequest(request, body),

    /** Answers a client of an older revision. */
    async inSession(request: Request, body: unknown, call: ToolCall): Promise<Response> {
      const server = serverFor(call);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        return await transport.handleRequest(request, { parsedBody: body });
      } finally {
        await server.close();
      }
    },

    withoutSession: (request: Request, body: unknown, call: ToolCall): Promise<Response> =>
      modern.fetch(request, {
        parsedBody: body,
        authInfo: { token: '', clientId: call.owner.id, scopes: [], extra: { call } },
      }),

    /** Makes a client fall back to an older revision, where a session needs no token. */
    needsSession: (body: unknown): Response =>
      Response.json(
        {
          jsonrpc: '2.0',
          id: (body as { id?: unknown }).id ?? null,
          error: {
            code: UNSUPPORTED_VERSION,
            message:
              'Without a bearer token this server needs a session. Send a token, or begin with "initialize".',
            data: { supported: SUPPORTED_PROTOCOL_VERSIONS, requested: 'a revision without sessions' },
          },
        },
        { status: 400 },
      ),
  };
}

export type Answering = ReturnType<typeof createAnswering>;

function createServer(tools: Record<string, Tool>, call: ToolCall, onError: (error: unknown) => void) {
  const info = { name: brand.slug, title: brand.name, version: '1' };
  const server = new McpServer(info, { instructions: INSTRUCTIONS });
  for (const [name, { title, description, input, output, kind, run }] of Object.entries(tools)) {
    const annotations = {
      readOnlyHint: kind === 'reads',
      destructiveHint: kind === 'deletes',
      openWorldHint: kind === 'reads',
    };
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      async (args) => {
        try {
          const { text, data } = await run(args as never, call);
          return { content: [{ type: 'text', text }], structuredContent: data };
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal) onError(error);
          return { isError: true, content: [{ type: 'text', text: explain(refusal) }] };
        }
      },
    );
  }
  return server;
}

/** What the model reads when a tool fails. Nothing internal. */
function explain(error: Refusal | null): string {
  if (!error) return refusals['internal-error'];
  if (error.kind === 'not-found')
    return 'This session has no such inbox or message. It may have expired. list_inboxes shows the addresses you have.';
  const { cooldownEnd, field } = error.details;
  // The tools call it `id`.
  if (field === 'since')
    return 'This inbox has no message with this id. list_messages shows the ids. Without an id, all mail counts.';
  return cooldownEnd && !error.message.includes(String(cooldownEnd))
    ? `${error.message} (until ${cooldownEnd})`
    : error.message;
}
