import { createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { checkDatabase, startProblem } from './start-problem.ts';

const config = readConfig({ SMTP_PORT: '2525', HTTP_PORT: '3000', BIND_HOST: '127.0.0.1' });

test('a port in use is named with the setting that changes it', () => {
  const inUse = (port: number) => Object.assign(new Error('listen'), { code: 'EADDRINUSE', port });
  expect(startProblem(inUse(2525), config)).toBe(
    'port 2525 is in use: stop the program that listens there, or set SMTP_PORT to another port',
  );
  expect(startProblem(inUse(3000), config)).toContain('HTTP_PORT');
});

test('an error is one line, without the password of a URL in it', () => {
  const error = new Error(
    'cannot use postgres://me:hush@db.example/mail\n  or smtps://me:hush@relay.example',
  );
  expect(startProblem(error, config)).toBe(
    'cannot use postgres://…@db.example/mail; or smtps://…@relay.example',
  );
});

test('a database that refuses the connection is named without its password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const check = checkDatabase(
    new pg.Client({ connectionString: `postgres://me:hush@127.0.0.1:${port}/mail` }),
  );
  await expect(check).rejects.toThrow(
    `the database at 127.0.0.1:${port} (DATABASE_URL) cannot be used: connection refused`,
  );
});
