import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const app = setUpApp({ operatorToken: TOKEN });

const scrape = () => fetch(`${app.http}/metrics`).then((answer) => answer.text());
const readingOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? Number.NaN,
  );

test('the metrics count received and refused mail with reasons, and current totals', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const raw = plainMail({ subject: 'counted' });
  await sendMail(app.smtpPort, { to: address, raw });
  await sendMail(app.smtpPort, { to: 'nobody@mayfly.test', raw });
  await stream.take(1);
  const done = 'mayfly_job_done_timestamp_seconds{job="purge"}';
  // The first run of a job may take longer than all of this.
  await expect.poll(async () => readingOf(await scrape(), done)).toBeGreaterThan(1e9);
  const text = await scrape();
  expect(readingOf(text, 'mayfly_mail_accepted_total')).toBe(1);
  expect(readingOf(text, 'mayfly_mail_bytes_total')).toBeGreaterThanOrEqual(Buffer.byteLength(raw));
  expect(readingOf(text, 'mayfly_mail_refused_total{reason="not-found"}')).toBe(1);
  expect(readingOf(text, 'mayfly_mail_deliver_seconds_count')).toBe(1);
  expect(readingOf(text, 'mayfly_mail_push_seconds_count')).toBe(1);
  expect(readingOf(text, 'mayfly_commit_queue_mails')).toBe(0);
  expect(readingOf(text, 'mayfly_event_streams')).toBe(1);
  expect(readingOf(text, 'mayfly_database_down_seconds')).toBe(0);
  expect(readingOf(text, 'mayfly_database_standbys')).toBe(0);
  expect(readingOf(text, 'mayfly_database_synchronous')).toBe(0);
  expect(readingOf(text, 'mayfly_inboxes{plan="free"}')).toBe(1);
  expect(readingOf(text, 'mayfly_messages')).toBe(1);
  expect(readingOf(text, 'mayfly_partitions')).toBeGreaterThan(4);
  expect(readingOf(text, 'mayfly_partition_past_seconds')).toBeLessThan(0);
  expect(readingOf(text, 'mayfly_partition_ahead_seconds')).toBeGreaterThan(3600);
  expect(readingOf(text, 'mayfly_pool_connections{state="wanted"}')).toBe(0);
  expect(readingOf(text, 'mayfly_event_loop_p99_seconds{thread="main"}')).toBeGreaterThan(0);
  expect(
    Math.abs(readingOf(text, 'mayfly_start_timestamp_seconds') - performance.timeOrigin / 1000),
  ).toBeLessThan(1);
  expect(readingOf(text, 'mayfly_certificate_end_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000);
  expect(text).not.toContain('\nmayfly_last_backup_timestamp_seconds');
  expect(text).not.toContain(address);
  await stream.close();
});

test('every series used by the dashboard and the alerts exists', async () => {
  const text = await scrape();
  const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ['deploy/grafana-dashboard.json', 'deploy/alerts.yml']) {
    const wanted =
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').match(/mayfly_[a-z0-9_]+/g) ?? [];
    expect(wanted.length).toBeGreaterThan(5);
    for (const name of new Set(wanted))
      expect([file, there.has(name) || there.has(name.replace(/_(bucket|sum|count)$/, '')), name]).toEqual([
        file,
        true,
        name,
      ]);
  }
});

test('tracing an address shows the path of each mail in milliseconds and nothing of its content', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const raw = plainMail({ subject: 'Hush, a subject' });
  await sendMail(app.smtpPort, { to: address, raw, from: 'hush@example.org' });
  const client = await connectSmtp(app.smtpPort);
  await client.startTls();
  for (const line of ['EHLO client.example', 'MAIL FROM:<hush@example.org>', `RCPT TO:<${address}>`])
    await client.command(line);
  expect((await client.data(raw)).code).toBe(250);
  client.destroy();
  await stream.take(2);
  await stream.close();
  const trace = (of: string) =>
    call(app.http, 'POST', '/api/operator/trace', { token: TOKEN, body: { address: of } });
  type Path = Record<'tls' | 'rcpt' | 'data' | 'end' | 'stored' | 'pushed', number | null>;
  let traced!: Awaited<ReturnType<typeof call>>;
  const paths = async () => {
    traced = await trace(address.toUpperCase());
    return (traced.json.messages as { ms: Path }[]).map(({ ms }) => ms);
  };
  await expect.poll(async () => (await paths()).map(({ pushed }) => pushed)).not.toContain(null);
  const [encrypted, clear] = await paths();
  for (const { rcpt, data, end, stored, pushed } of [encrypted!, clear!]) {
    const way = [0, rcpt, data, end, stored, pushed] as number[];
    expect(way).toEqual(way.toSorted((a, b) => a - b));
  }
  expect([clear!.tls, encrypted!.tls! > 0, encrypted!.rcpt! >= encrypted!.tls!]).toEqual([null, true, true]);
  expect(traced.json).toMatchObject({ plan: 'free', messages: [{ deleted: false }, { deleted: false }] });
  expect(traced.bytes.toString()).not.toMatch(/hush/i);
  const missing = await trace('nobody@mayfly.test');
  expect([missing.status, missing.json.error]).toEqual([404, expect.stringContaining('no active inbox')]);
});

test('a response carries its id, so that its log line can be found', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${app.http}/api/config`)).headers.get('x-request-id')),
  );
  expect(ids[0]).toMatch(/^[\w-]{16}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
