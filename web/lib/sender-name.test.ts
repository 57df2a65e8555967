import { expect, it } from 'vitest';
import { senderName, withoutQuotes } from './sender-name.ts';

it('reads the display name, or the address if there is none', () => {
  expect(senderName('Ada Lovelace <ada@example.test>')).toBe('Ada Lovelace');
  expect(senderName('"Ada" <ada@example.test>')).toBe('Ada');
  expect(senderName('<ada@example.test>')).toBe('ada@example.test');
  expect(senderName('ada@example.test')).toBe('ada@example.test');
});

it('removes quotes of both kinds around the name, and keeps those inside it', () => {
  expect(withoutQuotes('"Ada" <ada@example.test>')).toBe('Ada <ada@example.test>');
  expect(withoutQuotes(`"'Quist, Nora'" <nora@example.test>`)).toBe('Quist, Nora <nora@example.test>');
  expect(withoutQuotes(`'Quist, Nora' <nora@example.test>`)).toBe('Quist, Nora <nora@example.test>');
  expect(withoutQuotes(`Pat O'Neil <pat@example.test>`)).toBe(`Pat O'Neil <pat@example.test>`);
});
