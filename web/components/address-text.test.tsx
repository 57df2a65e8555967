import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressText } from './address-text.tsx';

const textOf = (address: string) => renderToStaticMarkup(<AddressText address={address} />);

test('a short address never breaks, and a long one breaks before its @', () => {
  expect(textOf('ada@example.org')).toContain('>ada@example.org<');
  expect(textOf('a.much.longer.name@example.org')).toContain('>a.much.longer.name<wbr/>@example.org<');
});
