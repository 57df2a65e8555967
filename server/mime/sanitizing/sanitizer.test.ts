import { afterAll, afterEach, expect, test } from 'vitest';
import { Busy } from '#server/lib/fair-queue.ts';
import type { Part } from '../reading/outline.ts';
import { createSanitizer } from './sanitizer.ts';

/** For the tests that leave it as it was: to start a worker takes longer than they do. */
const sanitizer = createSanitizer();
afterAll(() => sanitizer.close());

const opened: ReturnType<typeof createSanitizer>[] = [];
function open(options?: Parameters<typeof createSanitizer>[0]) {
  const sanitizer = createSanitizer(options);
  opened.push(sanitizer);
  return sanitizer;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((sanitizer) => sanitizer.close()));
});

const large = (text: string, more = 1_200) => `<p onclick="alert(1)">${text}</p>${'<i>x</i>'.repeat(more)}`;

test('gives the same answer inline and from the worker', async () => {
  const html = '<p onclick="alert(1)">Hello<script>alert(1)</script></p>';
  expect(await sanitizer.sanitize(html, 'a')).toEqual({ html: '<p>Hello</p>', cut: false });
  expect(await open({ threshold: 0 }).sanitize(html, 'a')).toEqual({ html: '<p>Hello</p>', cut: false });
});

test('decodes small and large bodies the same way', async () => {
  const part = { kind: 'text', charset: 'utf-8', encoding: 'quoted-printable', flowed: false } as Part;
  const sanitizer = open();
  for (const length of [10, 10_000]) {
    const bytes = Buffer.from('gr=C3=BC=C3=9F\r\n'.repeat(length));
    expect(await sanitizer.decode(bytes, part, 'a')).toBe('grüß\n'.repeat(length));
  }
  await sanitizer.close();
  expect(await sanitizer.decode(Buffer.from('=41'.repeat(30_000)), part, 'a')).toBe('A'.repeat(30_000));
});

test('gives each of many large bodies its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => sanitizer.sanitize(large(`mail ${i}`), 'a')),
  );
  answers.forEach((answer, i) => {
    expect(answer.html.startsWith(`<p>mail ${i}</p>`)).toBe(true);
  });
});

test('refuses a network with 30 bodies waiting already, whichever client asks, and soon serves another one', async () => {
  let served = 0;
  const ask = (owner: string) =>
    sanitizer
      .sanitize(large(owner), owner)
      .catch((error) => error)
      .finally(() => served++);
  const greedy = Array.from({ length: 40 }, (_, nth) => ask(`wide greedy reader${nth % 2}`));
  expect(await ask('wide other reader')).toMatchObject({
    html: expect.stringMatching(/^<p>wide other reader/),
  });
  // Nine are refused at once, and at most two of the others come first.
  expect(served).toBeLessThanOrEqual(9 + 2 + 1);
  const refused = (await Promise.all(greedy)).filter((answer) => answer instanceof Busy);
  // One more is with the worker.
  expect(refused.length).toBe(9);
  expect(await ask('wide greedy reader1')).toMatchObject({ html: expect.stringMatching(/^<p>wide greedy/) });
});

test('shows each body that takes too long as text', async () => {
  const sanitizer = open({ timeLimitMs: 1 });
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((text) => sanitizer.sanitize(large(text, 30_000), 'a')),
  );
  answers.forEach((answer, i) => {
    expect(answer.cut).toBe(true);
    expect(answer.html).toMatch(new RegExp(`^<pre>&lt;p onclick=&quot;alert\\(1\\)&quot;&gt;${'abc'[i]}`));
  });
  expect((await sanitizer.sanitize('<b>small</b>', 'a')).html).toBe('<b>small</b>');
});

test('drops a body whose reader has left before its turn', async () => {
  const leaving = new AbortController();
  const first = sanitizer.sanitize(large('first'), 'a');
  const second = sanitizer.sanitize(large('second'), 'a', leaving.signal);
  leaving.abort();
  await expect(second).rejects.toBeInstanceOf(Busy);
  expect((await first).html).toMatch(/^<p>first/);
});

test('answers all pending requests when it is closed', async () => {
  const sanitizer = open();
  const waiting = [sanitizer.sanitize(large('a'), 'a'), sanitizer.sanitize(large('b'), 'a')];
  await sanitizer.close();
  for (const { html } of await Promise.all(waiting)) expect(html).not.toContain('<p onclick');
  expect((await sanitizer.sanitize(large('late'), 'a')).html).toMatch(/^<pre>/);
});
