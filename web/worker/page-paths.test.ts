import { expect, it, vi } from 'vitest';

it('keeps every article by itself, and all inboxes as one, so that no address is stored', async () => {
  vi.stubGlobal('PAGE_PATHS', ['/', '/inbox/:address', '/blog/:slug']);
  const { findPage } = await import('./page-paths.ts');
  expect(findPage('/blog/one/')?.page).toBe('/blog/one');
  expect(findPage('/blog/two')?.page).toBe('/blog/two');
  expect(findPage('/de/inbox/a@mayfly.test')?.page).toBe('/de/inbox/:address');
  expect(findPage('/de')?.page).toBe('/de');
});
