import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

test('a network has a few connections, and one that closes makes room', async () => {
  const server = createServer();
  limitConnections(server, 2);
  const connect = (ip: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: ip });
    server.emit('connection', socket);
    return socket;
  };
  const [first, second] = [connect('192.0.2.1'), connect('192.0.2.1')];
  expect(connect('192.0.2.1').destroyed).toBe(true);
  const others = [connect('192.0.2.2'), connect('127.0.0.1'), connect('127.0.0.1'), connect('127.0.0.1')];
  expect([first, second, ...others].map(({ destroyed }) => destroyed)).not.toContain(true);
  first!.destroy();
  await expect.poll(() => connect('192.0.2.1').destroyed).toBe(false);
});
