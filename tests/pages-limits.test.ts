import { expect, test } from 'vitest';
import { english } from '#contract/languages.ts';
import { describePlans } from '#contract/plan-limits.ts';
import { readConfig } from '#server/config.ts';
import { loadSite } from '#server/http/site-files.ts';
import { publicPages } from '#tests/support/public-pages.ts';

// Every limit differs from its default, so that a default on a page shows up.
const { plans, guestCooldownMs } = readConfig({
  FREE_LIFETIME: '2h',
  PREMIUM_LIFETIME: '3h',
  GUEST_COOLDOWN: '40m',
  FREE_MAX_ADDRESSES: '3',
  PREMIUM_MAX_ADDRESSES: '7',
  FREE_ATTACHMENT_LIMIT: '4MB',
  PREMIUM_ATTACHMENT_LIMIT: '30MB',
});

/** The built pages as a server with these settings sends them. */
const files = loadSite({
  folder: 'build/client',
  origin: 'https://mail.example.org',
  limitsIn: (language) => describePlans(plans, guestCooldownMs, {}, language),
  siteLanguages: [english],
});
const textOf = (path: string) => plainText(files.get(`${path}/index.html`.replace('//', '/'))!.text());

const plainText = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
    .replace(/<[a-z]+ [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

/** The default limits in figures and in words. */
const defaults =
  /\b(?:1 hour|(?:one|an|the|full|whole) hour|sixty|24|48|5 MB|50 MB|(?:2|two|5|five) (?:free )?(?:addresses|emails|inboxes)|(?:two|five) (?:at|with))\b/gi;
/** Sentences about something else. */
const others = [
  /quarter of an hour/gi,
  /within the hour/g,
  /one quiet hour/g,
  /more than 48 bits/g,
  /Two addresses generated one after the other/g,
  /\(as a keyed fingerprint\) up to 24 hours/g,
];

test.each(publicPages)('$path names no limit of the default settings', ({ path }) => {
  const text = others.reduce((text, other) => text.replace(other, ''), textOf(path));
  expect(text.match(defaults) ?? []).toEqual([]);
  expect(text).not.toMatch(/\{\{\w+\}\}/);
});

test.each([
  ['/', ['2 hours', '3 hours', '3 addresses', '30 MB', '40 minutes', 'Up to 7']],
  ['/pricing', ['Up to 3 addresses', 'Up to 7 addresses', '2 hours', '3 hours', '4 MB', '30 MB']],
  ['/terms', ['up to 3 addresses', '2 hours (free)', '3 hours (premium)', '30 MB', '40 minutes']],
  ['/privacy', ['2 hours from creation', '3 hours from creation', '40 minutes']],
  ['/help', ['2 hours', '3 addresses', '30 MB', '40 minutes']],
  ['/10-minute-mail', ['2 hours', '3 hours']],
  ['/throwaway-email', ['2 hours', '3 hours']],
  ['/fake-email-generator', ['2 hours', '3 addresses']],
  ['/burner-email', ['2 hours', '3 hours']],
  ['/what-is-temp-mail', ['2 hours', '3 hours', '4 MB', '30 MB']],
  ['/blog/why-mayfly-benefits', ['2 hours', '3 hours', '30 MB']],
])('%s names the limits of the settings', (path, words) => {
  const text = textOf(path);
  for (const word of words) expect(text).toContain(word);
});
