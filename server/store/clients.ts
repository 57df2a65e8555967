import pg from 'pg';
import { createServerChoice } from './choose-server.ts';

/** Connections to the server, or to the right one of several servers, that can all be cut at once. */
export function createClients(url: string) {
  const servers = createServerChoice(url);
  const open = new Set<ChoosingClient>();

  class ChoosingClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: servers.anyUrl });
      // Without a listener, a broken connection would end the process. Its queries fail by themselves.
      this.on('error', () => {});
      this.once('end', () => open.delete(this));
      open.add(this);
    }

    // The pool passes a callback, everybody else waits for the promise.
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error, client?: pg.Client) => void): Promise<pg.Client> | undefined {
      const connected = this.connectToChosen();
      if (!callback) return connected;
      connected.then(
        (client) => callback(null as unknown as Error, client),
        (error) => callback(error),
      );
      return undefined;
    }

    private async connectToChosen(): Promise<pg.Client> {
      try {
        if (!servers.isPlain) Object.assign(this, await servers.choose());
        await super.connect();
        if (!servers.isPlain) await servers.check(this);
        return this;
      } catch (error) {
        servers.forget();
        this.cut();
        throw error;
      }
    }

    /** Ends it without waiting for the server. */
    cut(): void {
      open.delete(this);
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    }
  }

  return {
    Client: ChoosingClient,
    /** For a server that does not answer any more: ends every connection, and chooses again. */
    cutAll(): void {
      servers.forget();
      for (const client of [...open]) client.cut();
    },
  };
}

export type Clients = ReturnType<typeof createClients>;
