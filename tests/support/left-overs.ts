import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAt } from './borrow-page.ts';
import { generateAddress } from './home-page.ts';
import type { Site } from './site.ts';

const localKeys =
  'guest_temp_emails guest_email_cache guest_messages_a@b.test guest_cooldown_end dismissed_finds pendingPremiumUser cookieConsent theme mail_notifications push selected_address guest_session_copy';
const sessionKeys = 'guest_session_token auth_token auth_user selected_address has_address';

/** Stores this text wherever the site stores something. */
const fillStorage = (page: Page, text: string) =>
  page.evaluate(`for (const [storage, keys] of [[localStorage, '${localKeys}'], [sessionStorage, '${sessionKeys}']])
    for (const key of keys.split(' ')) try { storage.setItem(key, ${JSON.stringify(text)}) } catch {}`);

// guest-storage.test.ts has many more.
export const testLeftOvers = (site: Site, texts: Record<string, string>) =>
  it.each(Object.entries(texts))(
    'the page starts fresh where an earlier version or somebody else left %s in its storage',
    async (_, text) => {
      const { page, problems, close } = await openAt(site, '/robots.txt');
      await fillStorage(page, text);
      await page.goto('/');
      await page.getByRole('link', { name: 'Login' }).waitFor();
      await generateAddress(page);
      expect(await page.evaluate('sessionStorage.guest_session_token')).toMatch(/^[\w-]{40,}$/);
      expect(await page.evaluate('sessionStorage.auth_token ?? sessionStorage.auth_user ?? null')).toBeNull();
      expect(await page.evaluate('JSON.parse(localStorage.guest_email_cache).emails.length')).toBe(1);
      expect(problems).toEqual([]);
      await close();
    },
  );
