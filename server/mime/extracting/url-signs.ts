import type { LinkKind } from './found.ts';

const MAX_LOOKED_AT = 1_000;
const PATHS: [LinkKind, RegExp][] = [
  ['invite', /invit|\bjoin\b|accept-?invit/],
  ['reset', /reset|forgot|recover|password|passwd|\bpwd\b(?!=)|action=rp\b/],
  ['login', /magic|log-?in|sign-?in|signin|passwordless|\bauth\b|authenticate|\bsso\b|one-?time|callback/],
  ['verify', /verif|confirm|activat|validat|opt-?in|unlock|double-?opt|complete-?(?:sign|reg)/],
];
const DULL =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook|twitter|x|instagram|linkedin|youtube|tiktok|pinterest|apple|apps\.apple|itunes|play\.google|wa|t|maps\.google|zoom|meet\.google)\.(?:com|me|us|be)\/|(?<!\/)\/(?:privacy|terms|legal|help|support|contact|faq|about|blog|docs|invoice|receipts?|orders?|shop|products?|pricing|careers|policy|pull|issues?|browse|merge_requests|discussions?|commit|document)(?:[/?#.-]|$)|\.(?:png|jpe?g|gif|svg|css|pdf|ics)(?:$|\?)/i;
const TOKEN_NAMES =
  /[?&;](?:[\w-]{0,20}(?:token|code|key|hash|sig|signature|ticket|otp|secret|confirmation|nonce|jwt|invite|invitation|hmac|uid|data|upn|oobcode|t|k|c|h|s|id|u|q|p|e|d)[\w-]{0,5})=[^&]{6,}/i;

/** A parcel is tracked by such a path, but so are clicks. */
const PARCEL = /(?<!\/)\/track(?:ing)?(?:[/?#.]|$)(?!click|c\/|l\/|[^/]{0,40}[\w-]{24})/i;

/** What the path and the query say the link does. */
export function kindOfPath(url: string): LinkKind | null {
  const path = url
    .slice(0, MAX_LOOKED_AT)
    .toLowerCase()
    .replace(/^https?:\/\/[^/?#]{1,300}/, '');
  for (const [kind, pattern] of PATHS) if (pattern.test(path)) return kind;
  return null;
}

/** Whether the address holds something made for this one mail: a long part that looks random, or a named token. */
export function hasToken(url: string): boolean {
  const tail = url.slice(0, MAX_LOOKED_AT).replace(/^https?:\/\/[^/?#]{1,300}/i, '');
  if (TOKEN_NAMES.test(tail)) return true;
  return tail.split(/[/?&=#.]/).some((part) => part.length >= 10 && looksRandom(part));
}

/** Whether the address could be one of a kind, though short: its last part has a digit, or its query a value. */
export function hasShortToken(url: string): boolean {
  const tail = url.slice(0, MAX_LOOKED_AT).replace(/^https?:\/\/[^/?#]{1,300}/i, '');
  return /\d/.test(tail.split('/').at(-1)!) || /[?&](?!utm_)[\w-]{1,40}=[^&]/.test(tail);
}

function looksRandom(part: string): boolean {
  const digits = part.replace(/[^0-9]/g, '').length;
  if (digits >= 3 && /[a-z]/i.test(part)) return true;
  if (digits >= 1 && part.length >= 12 && !/[-_.]/.test(part)) return true;
  if (part.length >= 16 && /[a-z]/.test(part) && /[A-Z]/.test(part)) return true;
  return part.length >= 24 && !/[-_]/.test(part);
}

/** Pages that every mail links to. */
export function isDullUrl(url: string): boolean {
  const start = url.slice(0, MAX_LOOKED_AT);
  return DULL.test(start) || PARCEL.test(start);
}
