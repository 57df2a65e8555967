import type { Page } from 'playwright-core';

const localKeys =
  'guest_temp_emails guest_email_cache guest_messages_a@b.test guest_cooldown_end dismissed_finds pendingPremiumUser cookieConsent theme mail_notifications push selected_address guest_session_copy';
const sessionKeys = 'guest_session_token auth_token auth_user selected_address has_address';

/** Stores this text wherever the site stores something. */
export const fillStorage = (page: Page, text: string) =>
  page.evaluate(`for (const [storage, keys] of [[localStorage, '${localKeys}'], [sessionStorage, '${sessionKeys}']])
    for (const key of keys.split(' ')) try { storage.setItem(key, ${JSON.stringify(text)}) } catch {}`);
