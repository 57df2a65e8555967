import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { inAppPath } from './use-in-app-links.ts';

/** A plain click on a link. */
function click(href: string, attributes: { target?: string; download?: string } = {}) {
  const link = {
    target: attributes.target ?? '',
    getAttribute: () => href,
    hasAttribute: (name: string) => name in attributes,
  };
  return { target: { closest: () => link }, button: 0 } as unknown as MouseEvent;
}

it.each(['/', '/pricing', '/privacy#cookies', '/blog/a-post?from=1.5', '/inbox/you@mayfly.test'])(
  'a link to %s opens the page without loading the document again',
  (href) => expect(inAppPath(click(href))).toBe(href),
);

it.each([
  '/feed.xml',
  '/downloads/mayfly-extension.zip',
  '/openapi.json?v=1',
  '/api/config',
  '//other.example/pricing',
  'https://other.example/',
  'mailto:you@mayfly.test',
])('leaves a link to %s to the browser', (href) => expect(inAppPath(click(href))).toBeNull());

it('leaves downloads and links to another tab to the browser', () => {
  expect(inAppPath(click('/pricing', { download: '' }))).toBeNull();
  expect(inAppPath(click('/pricing', { target: '_blank' }))).toBeNull();
});
