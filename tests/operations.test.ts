import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { call } from './support/api-client.ts';
import { runCommand } from './support/run-command.ts';
import { setUpApp, setUpPlainApp } from './support/set-up-app.ts';

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const app = setUpPlainApp();
const guarded = setUpApp({ metricsToken: 'let me see' });

/** The status of a call with headers that fetch does not send. */
const statusWith = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(`${app.http}${path}`, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    sent.on('error', reject).end();
  });

test('health and readiness are reported', async () => {
  expect((await call(app.http, 'GET', '/healthz')).json).toEqual({ status: 'ok', version });
  expect((await call(app.http, 'GET', '/readyz')).json).toEqual({ status: 'ready' });
});

test('the version of package.json is everywhere', async () => {
  expect((await call(app.http, 'GET', '/api/openapi.json')).json.info.version).toBe(version);
  const metrics = (await call(app.http, 'GET', '/metrics')).bytes.toString();
  expect(metrics).toContain(`\nmayfly_build_info{version="${version}"} 1\n`);
  expect(await runCommand({}, '--version')).toEqual({
    code: 0,
    stdout: `${version}\n`,
    output: `${version}\n`,
  });
});

test('metrics are for direct callers on this machine and for callers with the token', async () => {
  const see = (http: string, headers = {}) => call(http, 'GET', '/metrics', { headers });
  const mine = await see(app.http);
  expect(mine.status).toBe(200);
  expect(mine.bytes.toString()).toContain('mayfly_mail_accepted_total');
  const others: Record<string, string>[] = [
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-for': '' },
    { via: '' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example:80' },
  ];
  for (const headers of others)
    expect(await statusWith('GET', '/metrics', headers), JSON.stringify(headers)).toBe(401);
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', hostname(), new URL(app.http).host])
    expect(await statusWith('GET', '/metrics', { host }), host).toBe(200);
  expect((await see(guarded.http)).status).toBe(401);
  expect((await see(guarded.http, { authorization: 'Bearer let me not' })).status).toBe(401);
  expect((await see(guarded.http, { authorization: 'Bearer let me see' })).status).toBe(200);
});

test('a page whose name was made to lead here cannot begin as a guest', async () => {
  expect(await statusWith('POST', '/api/guest/init', { host: 'evil.example:8080' })).toBe(403);
  expect(await statusWith('POST', '/api/guest/init', { host: new URL(app.http).host })).toBe(200);
  // A proxy may keep whatever name its visitors use.
  const headers = { host: 'alias.example', 'x-forwarded-for': '192.0.2.1' };
  expect(await statusWith('POST', '/api/guest/init', headers)).toBe(200);
});

test('the public configuration contains the plans and no secret', async () => {
  const { json } = await call(guarded.http, 'GET', '/api/config');
  expect(json).toMatchObject({
    brand: { name: 'Mayfly' },
    domains: ['mayfly.test'],
    plans: { free: { maxAddresses: 2, maxMessages: 50 } },
    price: { perMonth: 4.99 },
    features: { billing: false, google: false },
  });
  expect(JSON.stringify(json)).not.toContain('let me see');
});

test('the API serves its own description', async () => {
  const { status, json } = await call(app.http, 'GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/guest/init',
      '/api/guest/generate-email',
      '/api/guest/emails/{address}/messages/{id}/attachments/{attachmentId}',
      '/api/guest/events',
    ]),
  );
});

test('the API has a page that can be read without JavaScript', async () => {
  const docs = await fetch(`${app.http}/api/docs`);
  expect(docs.status).toBe(200);
  const html = await docs.text();
  expect(html).toMatch(/<title>API reference \| Mayfly<\/title>/);
  const { json } = await call(app.http, 'GET', '/api/openapi.json');
  const calls = Object.values(json.paths as Record<string, object>).flatMap((one) => Object.keys(one));
  expect(html.match(/<details id=/g)).toHaveLength(calls.length);
  expect(new Set(html.match(/<details id="[^"]*"/g)).size).toBe(calls.length);
  expect(html).toContain('/<wbr>api/<wbr>guest/<wbr>emails/<wbr><var>{address}</var>/<wbr>messages</code>');
  expect(html).not.toContain('<!--api-->');
  const policy = docs.headers.get('content-security-policy');
  // Mayfly may be served over plain HTTP, and its pages load nothing from other hosts.
  expect(policy).not.toMatch(/upgrade-insecure-requests|https:/);
  expect(policy).toContain("script-src 'self'");
  expect((await fetch(`${app.http}/api/docs/nothing`)).status).toBe(404);
});

test('an undecodable path is refused with a plain error and every header', async () => {
  const usual = await fetch(`${app.http}/api/nothing-here`);
  const names = [...usual.headers.keys()].filter((name) => name !== 'cache-control');
  for (const [path, status] of [
    ['/api/%', 400],
    ['/api/guest/emails/%ff/messages', 400],
    [`/api/guest/emails/${'x'.repeat(500)}/messages`, 414],
  ] as const) {
    const { headers, json, ...answer } = await call(app.http, 'GET', path);
    expect(answer.status).toBe(status);
    expect(json).toEqual({ success: false, error: expect.any(String), code: expect.any(String) });
    expect(json.error).not.toContain(path);
    expect([...headers.keys()]).toEqual(expect.arrayContaining(names));
  }
});
