import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type Options = { token?: string; mode?: 'legacy' | 'auto' | { pin: string }; fetch?: typeof fetch };

/** A session of the official MCP client. */
export async function openMcp(http: string, { token, mode = 'legacy', fetch }: Options = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', http), {
    ...(token ? { requestInit: { headers: { authorization: `Bearer ${token}` } } } : {}),
    ...(fetch ? { fetch } : {}),
  });
  await client.connect(transport);
  return {
    client,
    sessionId: transport.sessionId,
    /** Ends the session at the server, too. */
    end: () => transport.terminateSession(),
    close: () => client.close(),
    async use(name: string, args: Record<string, unknown> = {}) {
      const result = await client.callTool({ name, arguments: args });
      const [first] = result.content as { type: string; text: string }[];
      return {
        text: first?.text ?? '',
        isError: result.isError === true,
        // biome-ignore lint/suspicious/noExplicitAny: results are checked by the tests
        data: result.structuredContent as any,
      };
    },
  };
}

export type McpSession = Awaited<ReturnType<typeof openMcp>>;
