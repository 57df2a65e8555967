import { expect, it } from 'vitest';
import { senderName, splitSender } from './sender-name.ts';

it('reads the display name, or the address if there is none', () => {
  expect(senderName('Ada Lovelace <ada@example.test>')).toBe('Ada Lovelace');
  expect(senderName('"Ada" <ada@example.test>')).toBe('Ada');
  expect(senderName('<ada@example.test>')).toBe('ada@example.test');
  expect(senderName('ada@example.test')).toBe('ada@example.test');
});

it('removes quotes of both kinds around the name, and keeps those inside it', () => {
  const nora = { name: 'Quist, Nora', address: 'nora@example.test' };
  expect(splitSender(`"'Quist, Nora'" <nora@example.test>`)).toEqual(nora);
  expect(splitSender(`'Quist, Nora' <nora@example.test>`)).toEqual(nora);
  expect(splitSender(`Pat O'Neil <pat@example.test>`)?.name).toBe(`Pat O'Neil`);
});

it('finds no address where the brackets are missing, empty or not at the end', () => {
  for (const from of [
    '',
    '<',
    '>',
    '<>',
    'Ada',
    'Ada <ada@example.test',
    'Ada <a> b',
    'Ada <a>>',
    'ada@example.test>',
  ])
    expect(splitSender(from), from).toBeNull();
});
