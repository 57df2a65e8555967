import { expect, it } from 'vitest';
import { linkOf, toNotification } from './push-notification.ts';

const home = 'https://mayfly.example/de';
const message = {
  web_push: 8030,
  notification: {
    title: 'Acme',
    body: 'Code: 482913\nSign in',
    navigate: `${home}#message=1&to=a%40b.test`,
    lang: 'de',
    dir: 'ltr' as const,
    tag: '1',
    actions: [
      { action: 'copy', title: 'Code kopieren', navigate: `${home}#message=1&to=a%40b.test&copy=1` },
      { action: 'open', title: 'Öffnen', navigate: `${home}#message=1&to=a%40b.test` },
    ],
  },
};

it('shows what the server wrote, and nothing that systems do not know', () => {
  const { title, options } = toNotification(message);
  expect(title).toBe('Acme');
  expect(options).toMatchObject({ body: 'Code: 482913\nSign in', lang: 'de', dir: 'ltr', tag: '1' });
  expect(options).not.toHaveProperty('navigate');
  expect(options.actions).toEqual([
    { action: 'copy', title: 'Code kopieren' },
    { action: 'open', title: 'Öffnen' },
  ]);
});

it('leads to the message on the host of the worker, and copies its code only if that was pressed', () => {
  const { data } = toNotification(message).options;
  expect(linkOf(data, '')).toBe('/de#message=1&to=a%40b.test');
  expect(linkOf(data, 'open')).toBe('/de#message=1&to=a%40b.test');
  expect(linkOf(data, 'copy')).toBe('/de#message=1&to=a%40b.test&copy=1');
  expect(linkOf(data, 'unknown')).toBe('/de#message=1&to=a%40b.test');
});

it('leads nowhere but to this site, also one that a page has shown', () => {
  const linkTo = (navigate: string) => linkOf({ '': navigate }, '');
  expect(linkTo('https://mayfly.example//evil.example/x')).toBe('/');
  expect(linkTo('//evil.example/login')).toBe('/login');
  expect(linkTo('/\\evil.example/login')).toBe('/login');
  expect(linkTo('/..//evil.example')).toBe('/');
  expect(linkTo('https://mayfly.example/\\\\evil.example')).toBe('/');
  expect(linkTo('javascript:alert(1)')).toBe('/');
  expect(linkTo('https://mayfly.example/#message=1')).toBe('/#message=1');
});

it('leads to the message for every name of an action, also one that objects have anyway', () => {
  const { data } = toNotification(message).options;
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(linkOf(data, name)).toBe(linkOf(data, ''));
});
