// A fixture for Playwright: every test that asks for `inbox` gets an address of its own, which is deleted afterwards.
import { type Inbox, Mayfly } from '@mayfly/client';
import { test as base } from '@playwright/test';

export const test = base.extend<{ inbox: Inbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from here
  inbox: async ({}, use) => {
    const mayfly = new Mayfly({ baseUrl: process.env.MAYFLY_URL!, token: process.env.MAYFLY_TOKEN });
    const inbox = await mayfly.createInbox();
    await use(inbox);
    await inbox.delete();
  },
});

export { expect } from '@playwright/test';
