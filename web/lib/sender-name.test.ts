import { expect, it } from 'vitest';
import { senderName } from './sender-name.ts';

it('reads the display name, or the address if there is none', () => {
  expect(senderName('Ada Lovelace <ada@example.test>')).toBe('Ada Lovelace');
  expect(senderName('"Ada" <ada@example.test>')).toBe('Ada');
  expect(senderName('<ada@example.test>')).toBe('ada@example.test');
  expect(senderName('ada@example.test')).toBe('ada@example.test');
});
