import type { LinkKind } from './found.ts';

const MAX_READ = 1_000;
const PATHS: [LinkKind, RegExp][] = [
  ['invite', /invit|\bjoin\b|accept-?invit/],
  // Asks to confirm that an account should be recovered. The new password comes later.
  ['verify', /recover[a-z]{0,4}\/(?:confirm|verif)/],
  // `password=` contains a password and doesn't ask for a new one.
  ['reset', /reset|forg[eo]t|lost-?p(?:ass)?w|recover|(?:password|passwd|\bpwd\b)(?!=)|action=rp\b/],
  ['login', /magic|log-?in|sign-?in|signin|passwordless|\bauth\b|authenticate|\bsso\b|one-?time|callback/],
  [
    'verify',
    /verif|confirm|activat|validat|opt-?in|unlock|double-?opt|complete-?(?:sign|reg)|change[-_]?e?mail/,
  ],
];
/** The name of a token says what the link does, in any language: `unlock_token=`. */
const NAMED_TOKENS: [LinkKind, RegExp][] = [
  ['invite', /[?&][\w-]{0,10}invit\w{0,10}[_-]?token=/],
  ['reset', /[?&][\w-]{0,10}(?:reset|password)\w{0,10}[_-]?token=/],
  ['verify', /[?&][\w-]{0,10}(?:verif|confirm|activat|unlock)\w{0,10}[_-]?token=/],
  ['login', /\/[\w-]{0,10}magic[_-]?link[/?]/],
];
const ORDINARY =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook|twitter|x|instagram|linkedin|youtube|tiktok|pinterest|apple|apps\.apple|itunes|play\.google|wa|t|maps\.google|calendar\.google|zoom|meet\.google)\.(?:com|me|us|be)\/|(?<!\/)\/(?:privacy|terms|legal|help|support|contact|faq|about|blog|docs|invoice|receipts?|orders?|shop|products?|pricing|careers|policy|pull|issues?|browse|merge_requests|discussions?|commit|document)(?:[/?#.-]|$)|(?<!\/)\/(?:report|revoke|deny|disavow|not-?me|abuse|cancel|reschedule)[/?#_-]|\.(?:png|jpe?g|gif|svg|css|pdf|ics)(?:$|\?)/i;
const TOKEN_NAMES =
  /[?&;](?:[\w-]{0,20}(?:token|code|key|hash|sig|signature|ticket|otp|secret|confirmation|nonce|jwt|invite|invitation|hmac|uid|data|upn|oobcode|id)[\w-]{0,5}|[a-z]{1,2}(?==[^&]{0,200}\d))=[^&]{6,}/i;
/** These parameters say where a visitor came from, not what the link does. */
const CAMPAIGN = /([?&])utm_\w{1,20}=[^&#]{0,300}/gi;

/** These parameters say how a page is shown, and are the same for everybody. */
const VIEW = /([?&])(?:sort|order|page|status|filter|tab|view|lang|locale|hl)=[^&#]{0,100}/gi;

/** The path of a page that tracks a parcel. Click trackers have similar paths. */
const PARCEL = /(?<!\/)\/track(?:ing)?(?:[/?#.]|$)(?!click|c\/|l\/|[^/]{0,40}[\w-]{24})/i;

const TRACKER =
  /^https?:\/\/(?:(?:clicks?|track|tracking|trk|links?|lnk|url|email|mailing|go|e|t|r|c)\d{0,6}\.[\w-]|(?:[\w-]{1,60}\.){0,5}(?:ct\.sendgrid\.net|awstrack\.me|list-manage\.com|mandrillapp\.com|hubspotlinks\.com|mjt\.lu)\/|[^/]{1,300}\/(?:ls\/click|wf\/click|mk\/cl|CL0|L0)[/?])/i;
const HOST_ALONE = /^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}\/?$/i;

/** What the link does according to its path and query. */
export function kindOfPath(url: string): LinkKind | null {
  return firstKind(PATHS, url);
}

/** What the link does according to the name of its token. */
export function kindOfToken(url: string): LinkKind | null {
  return firstKind(NAMED_TOKENS, url);
}

function firstKind(patterns: [LinkKind, RegExp][], url: string): LinkKind | null {
  const tail = tailOf(url).toLowerCase();
  for (const [kind, pattern] of patterns) if (pattern.test(tail)) return kind;
  return null;
}

/** Everything after the host. */
function tailOf(url: string): string {
  return url
    .slice(0, MAX_READ)
    .replace(/^https?:\/\/[^/?#]{1,300}/i, '')
    .replace(CAMPAIGN, '$1');
}

/** Whether the path accepts an invitation. */
export function isAccepting(url: string): boolean {
  return /\/accept\/?(?:[?#]|$)/i.test(tailOf(url));
}

export function isRefusing(url: string): boolean {
  return /\/(?:refuse|decline|reject|deny)\/?(?:[?#]|$)/i.test(tailOf(url));
}

/** Whether the URL contains something that was made for this mail: a long part that looks random, or a named token. */
export function hasToken(url: string): boolean {
  const tail = tailOf(url);
  if (TOKEN_NAMES.test(tail)) return true;
  return tail.split(/[/?&=#.]/).some((part) => part.length >= 10 && looksGenerated(part));
}

/** Whether the URL could be unique although it is short: its last part contains a digit, or its query a value. */
export function hasShortToken(url: string): boolean {
  const tail = tailOf(url);
  const own = tail.replace(VIEW, '$1');
  return /\d/.test(own.split('/').at(-1)!) || /[?&][\w-]{1,40}=[^&]/.test(own);
}

function looksGenerated(escaped: string): boolean {
  const part = escaped.replace(/%[0-9a-f]{2}/gi, '');
  const digits = part.replace(/[^0-9]/g, '').length;
  if (digits >= 3 && /[a-z]/i.test(part)) return true;
  if (digits >= 1 && part.length >= 12 && !/[-_.]/.test(part)) return true;
  if (part.length >= 16 && /[a-z]/.test(part) && /[A-Z]/.test(part)) return !isTitle(part);
  return part.length >= 24 && !/[-_]/.test(part);
}

/** `Special:MyLanguage`, `UserGuide_ForBeginners`: capitalized words, which are longer than those in random text. */
function isTitle(part: string): boolean {
  const words = part.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  const letters = words.join('').length;
  return letters >= 4 * words.length && words.every((word) => /^[A-Z]?[a-z]+$|^[A-Z]{2,5}$/.test(word));
}

/** Whether the URL is a click tracker's. Then the token belongs to the tracker, not to the page behind it. */
export function isTracked(url: string): boolean {
  return TRACKER.test(url.slice(0, MAX_READ));
}

/**
 * The page that a link leads to. Click trackers replace the URL, but often leave the original one as the text of the link.
 * `shown` is that text.
 */
export function pageOf(url: string, shown: string): string {
  const page = HOST_ALONE.test(shown) ? `https://${shown}` : shown;
  if (!/^https?:/i.test(page) || hostIn(page) === hostIn(url)) return url;
  return page;
}

function hostIn(url: string): string {
  return /^https?:\/\/([^/?#]{1,300})/i.exec(url)?.[1]?.toLowerCase() ?? '';
}

/** Whether the URL is a page that any mail may link to, such as terms, help or a shop. */
export function isOrdinaryUrl(url: string): boolean {
  const start = url.slice(0, MAX_READ);
  return ORDINARY.test(start) || PARCEL.test(start);
}
