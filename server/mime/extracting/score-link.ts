import { type Block, type Content, type Link, URL_MARK } from './block.ts';
import type { LinkKind } from './found.ts';
import type { Languages } from './languages.ts';
import { SENTENCE_END } from './mail-context.ts';
import {
  hasShortToken,
  hasToken,
  isAccepting,
  isOrdinaryUrl,
  isRefusing,
  isTracked,
  kindOfPath,
  kindOfToken,
} from './url-signs.ts';
import { createWordIndex, type FindWords, type Hit } from './word-index.ts';

const findWords = createWordIndex([
  'verify',
  'reset',
  'login',
  'invite',
  'join',
  'start',
  'refuse',
  'ordinary',
  'look',
  'account',
  'unless',
  'offer',
  'scam',
  'visit',
  // So that "verification" in "verification code" doesn't count for a link.
  'oneTimeCode',
  'password',
]);
/** "For more information, see https://…": the link explains something. */
const findInfo = createWordIndex(['info']);
/** "This link expires in ten minutes." */
const findLifetime = createWordIndex(['link', 'security']);
/** "Reset your sleep", "You forgot something", "You unlocked a badge": these words count only near an account or a password. */
const LOOSE = /^(?:reset|forgot|unlock|d[eé]bloqu|desbloqu|sblocc|freischalt|deblok)/i;
/** An answer to a calendar invitation. It doesn't confirm an account. */
const ANSWER = /^yes$/i;
const ACCESS = new Set<string>(['password', 'account', 'login']);
/** Labels that say what a link is, but not that it should be followed. */
const OTHER_LABELS = ['join', 'refuse', 'ordinary', 'look', 'account', 'offer', 'visit'];
/** Words that accept or refuse something. */
const ANSWERS = new Set<string>(['invite', 'reset', 'login', 'verify', 'join', 'refuse']);
const CLAUSE_END = /[,،、]/;
const PROMISES = ['offer', 'scam'];
const KINDS: LinkKind[] = ['invite', 'reset', 'login', 'verify'];
const MAX_LABEL = 100;
const MAX_AROUND = 400;
const MANY_LINKS = 20;
const FEW_LINKS = 4;
/** The links "accept" and "decline" are at most this many links apart. */
const NEAR = 2;
const MAX_AFTER = 60;
const MAX_BEFORE = 150;
/** The reader asked for these mails, and they rarely have a second link that matters. */
const ASKED_FOR = new Set<LinkKind>(['verify', 'reset']);
/** Shorter codes may be in a URL by chance. */
const MIN_CODE = 6;
const SURE_TOKEN = 0.15;
const SHORT_TOKEN = 0.05;
const NO_TOKEN = -0.25;

const NOTHING: Set<string> = new Set();

type Scored = { kind: LinkKind; score: number };

/** How likely a link is the one to follow, and what it does. Looks at its label, surroundings, subject, path and token. */
export function scoreLink(
  link: Link,
  content: Content,
  mail: { subject: Set<string>; code: string | null; languages: Languages },
): Scored {
  const { subject } = mail;
  const signs = readSigns(link, content, subject, mail.languages);
  if (signs.refuses) return { kind: 'verify', score: 0 };
  const token = tokenScore(link.page, mail.code, signs.accepts);
  const ordinary = isOrdinaryUrl(link.page);
  let best: Scored = { kind: 'verify', score: 0 };
  for (const kind of KINDS) {
    // `/shop/account/reset?key=…`: label and subject are more reliable than one part of the path.
    const agreed = signs.label.has(kind) && subject.has(kind) && token === SURE_TOKEN;
    const score = scoreKind(kind, signs, link, token) - (ordinary ? (agreed ? 0.25 : 0.6) : 0);
    if (score > best.score) best = { kind, score };
  }
  return { kind: settleKind(best.kind, signs, mail.languages), score: best.score };
}

/** A link with the code of the mail was made for that mail, and so was "accept" next to "decline". */
function tokenScore(page: string, code: string | null, accepts: boolean): number {
  const hasCode = code !== null && code.length >= MIN_CODE && page.includes(code);
  if (hasToken(page) || hasCode) return SURE_TOKEN;
  return accepts || hasShortToken(page) ? SHORT_TOKEN : NO_TOKEN;
}

type Signs = {
  label: Set<string>;
  /** The label doesn't say what the link does: a URL, "click here", a word in an unknown language. */
  generic: boolean;
  around: Set<string>;
  /** The line around a generic label. */
  line: Set<string>;
  /** The rest of the sentence after a generic label: "here" to do what? */
  after: Set<string>;
  subject: Set<string>;
  path: LinkKind | null;
  /** What the name of its token says. */
  token: LinkKind | null;
  /** The link says no: "It wasn't me", "Decline". */
  refuses: boolean;
  /** The link accepts an invitation, and there is one next to it that declines. */
  accepts: boolean;
  /** The sentence is for readers who did not ask for the mail, or who want to know more. */
  isAside: boolean;
  /** The text after it says how long it works. */
  expires: boolean;
  /** The mail has as many links as a newsletter. */
  many: boolean;
  /** The mail has hardly any other link. */
  few: boolean;
  /** The mail has no other link. */
  sole: boolean;
  /** The text before it mentions a link or ends with a colon. */
  announced: boolean;
  /** The text before it on its line, or else the line above. */
  lead: string;
};

function readSigns(link: Link, content: Content, subject: Set<string>, languages: Languages): Signs {
  const above = textAround(link, content);
  const around = kindsIn(above, languages);
  const accepts = isAccepting(link.page) && linksNear(link, content).some(({ page }) => isRefusing(page));
  const path = kindOfPath(link.page) ?? (accepts ? 'invite' : null);
  if (around.has('join') && path === 'invite') around.add('invite');
  const few = content.links.length <= FEW_LINKS;
  const label = readLabel(link, { around, subject, few }, languages);
  const generic = ![...KINDS, ...OTHER_LABELS].some((kind) => label.has(kind));
  const before = link.block.text.slice(0, link.start).slice(-MAX_BEFORE);
  const lead = before.trimEnd() || textOf(content.blocks[link.block.index - 1]);
  // A URL on its own line that doesn't say what it does belongs to the sentence above.
  const introduction = isBare(link) && path === null ? lead.slice(-MAX_BEFORE) : before;
  const sentence = introduction.split(SENTENCE_END).at(-1)!;
  const said = isBare(link) ? link.label.split(SENTENCE_END).findLast((part) => part !== '') : link.label;
  return {
    label,
    generic,
    refuses: [said ?? '', ...(generic ? [sentence, textAfter(link)] : [])].some((text) =>
      refuses(text, languages),
    ),
    accepts,
    around,
    line: generic && isInline(link) ? kindsIn(lineOf(link), languages) : NOTHING,
    after: generic ? kindsIn(textAfter(link), languages) : NOTHING,
    subject,
    path,
    token: kindOfToken(link.page),
    expires: expires(link, content, languages),
    many: content.links.length > MANY_LINKS,
    few,
    sole: content.links.length === 1,
    lead,
    announced: /[:：]$/.test(lead) || kindsIn(above, languages, findLifetime).has('link'),
    isAside: kindsIn(before, languages).has('unless') || findInfo(sentence, languages).length > 0,
  };
}

/** Whether the first clause with an answer says no. "Accept or decline" leads to both. */
function refuses(text: string, languages: Languages): boolean {
  for (const clause of text.slice(-MAX_BEFORE).split(CLAUSE_END)) {
    const answers = findWords(clause, languages).filter(({ kind }) => ANSWERS.has(kind));
    if (answers.length > 0)
      return answers.some(({ kind }) => kind === 'refuse') && answers[0]!.kind !== 'join';
  }
  return false;
}

/** What the link is for according to its label, which can mean different things in different mails. */
function readLabel(
  link: Link,
  mail: Pick<Signs, 'around' | 'subject' | 'few'>,
  languages: Languages,
): Set<string> {
  const { around, subject, few } = mail;
  const label = kindsIn(link.label.slice(-MAX_LABEL), languages);
  const { page, block, start } = link;
  const drop = (...kinds: string[]) => {
    for (const kind of kinds) label.delete(kind);
  };
  const path = kindOfPath(page);
  if (label.has('join') && (subject.has('invite') || around.has('invite') || path === 'invite'))
    label.add('invite');
  if (label.has('start') && few && around.has('invite') && !subject.has('verify')) label.add('invite');
  // "Log in" and "create your account" are how an invitation is accepted.
  const isInvited = subject.has('invite') || (subject.has('join') && around.has('invite'));
  if (isInvited && hasToken(page)) {
    drop('account');
    if (label.has('login') && !subject.has('login')) label.add('invite');
  }
  if (ANSWER.test(link.label)) label.add('ordinary');
  // "To reset your password, please visit https://…": the label is a whole sentence.
  if (isBare(link) && path && label.has(path) && hasToken(page)) drop('ordinary', 'account', 'visit');
  // "Visit https://… to confirm your address"
  if (isBare(link) && /^ \p{L}/u.test(block.text.slice(start + 1))) drop('look');
  // A URL with `unlock_token=` is not a page to look at, even if the label sounds like one.
  if (kindOfToken(page)) drop('account', 'look');
  return label;
}

function scoreKind(kind: LinkKind, signs: Signs, link: Link, token: number): number {
  const { label, generic, around, after, subject, path, isAside, many, few } = signs;
  if (!generic && !label.has(kind)) return 0;
  if (label.has('ordinary') || label.has('offer') || label.has('visit')) return 0;
  if (kind === 'login' && label.has('account')) return 0;
  if (generic && after.has('ordinary') && !after.has(kind)) return 0;
  let score = label.has(kind) ? 0.4 : 0;
  if (around.has(kind) || (generic && after.has(kind))) score += generic ? 0.25 : 0.1;
  // People who were invited choose a password first.
  else if (kind === 'reset' && label.has(kind) && around.has('invite')) score += 0.1;
  if (subject.has(kind)) score += generic ? 0.25 : 0.15;
  if (path === kind) score += 0.2;
  if (signs.token === kind) score += 0.15;
  // If label and path agree, no token is needed. A page to change a password needs one, or a subject about that.
  const agrees = label.has(kind) && path === kind && (kind !== 'reset' || subject.has(kind));
  score += agrees ? Math.max(token, 0) : token;
  if (isAside) score -= 0.5;
  if (generic && PROMISES.some((one) => subject.has(one) || around.has(one))) score -= 0.3;
  if (link.button) score += 0.1;
  const asked = few && ASKED_FOR.has(kind);
  const sole = signs.sole && signs.announced && !ASKED_FOR.has(kind);
  if (isBare(link) && token === SURE_TOKEN) score += asked || sole ? 0.1 : 0.05;
  if (signs.expires && token === SURE_TOKEN) score += 0.15;
  const supported = subject.has(kind) || path === kind;
  // The only button or URL of a mail whose subject or path says what it is for.
  if (
    generic &&
    (subject.has(kind) || (path === kind && token === SURE_TOKEN)) &&
    few &&
    token > 0 &&
    ASKED_FOR.has(kind) &&
    !isInline(link) &&
    // With a tracker, even the company's name in the footer is a link with a token.
    (link.button || isBare(link) || around.has(kind) || !isTracked(link.page))
  )
    score += 0.1;
  // The line of "Click here to reset your password" says what the link does. That of "Status" in a footer doesn't.
  // In an invitation, "Click here to choose a password" does, too.
  const isSaid = signs.line.has(kind) || (kind === 'invite' && signs.line.has('reset'));
  if (generic && isInline(link)) score += !isSaid ? -0.2 : subject.has(kind) ? 0.12 : 0;
  // "Something looks wrong? Change your password": the token belongs to the tracker.
  if (kind === 'reset' && isInline(link) && !subject.has(kind) && isTracked(link.page)) score -= 0.1;
  // A title or a name near such words is a link to something else.
  if (generic && !supported && !isBare(link) && !(link.button && few && kind === 'verify'))
    score -= link.label.length > 25 ? 0.25 : 0.12;
  if (!supported && many) score -= 0.2;
  // Many mails link to a login page. Only a link that was made for this mail logs the reader in.
  const isNamed = signs.announced || subject.has('oneTimeCode') || !isTracked(link.page);
  const ownLogin =
    token === SURE_TOKEN
      ? supported || (around.has(kind) && isNamed) || signs.expires
      : token > 0 && subject.has(kind) && around.has(kind);
  if (kind === 'login' && !ownLogin) score -= 0.4;
  // Invitations have a token. "Join our community" has none.
  if (kind === 'invite' && token === NO_TOKEN && !/invit/i.test(link.page)) score -= 0.4;
  if (kind === 'invite' && (around.has('visit') || subject.has('visit'))) score -= 0.4;
  return score;
}

/** Decides between kinds. In an invitation, choosing a password or completing an account is how it is accepted. */
function settleKind(kind: LinkKind, signs: Signs, languages: Languages): LinkKind {
  const { label, generic, around, subject, path } = signs;
  if (kind === 'verify' && subject.has('invite') && !subject.has('verify')) return 'invite';
  if (kind === 'verify' && generic && isForPassword(signs, languages)) return 'reset';
  // "Reset your login details"
  if (kind === 'login' && subject.has('reset') && (label.has('reset') || around.has('reset'))) return 'reset';
  // The path is more reliable than a word somewhere above.
  if (generic && path && path !== kind && path !== 'login' && !subject.has(kind)) return path;
  if (
    kind === 'reset' &&
    !label.has('invite') &&
    (subject.has('invite') || ((around.has('invite') || path === 'invite') && !subject.has('reset')))
  )
    return 'invite';
  return kind;
}

/** A path with "verify" may lead to a new password. The subject and the line above are more reliable. */
function isForPassword({ subject, lead }: Signs, languages: Languages): boolean {
  if (!subject.has('reset')) return false;
  return !subject.has('verify') || kindsIn(lead.slice(-MAX_AROUND), languages).has('reset');
}

/** What a link or a mail is for, according to a text. */
export function kindsIn(text: string, languages: Languages, find: FindWords = findWords): Set<string> {
  const kinds = new Set<string>();
  let isAboutAccess = text.length <= 'reset'.length;
  const hits = find(text, languages);
  const isLoose = ({ start, end }: Hit) => LOOSE.test(text.slice(start, end));
  for (const hit of hits) isAboutAccess ||= ACCESS.has(hit.kind) || (hit.kind === 'reset' && !isLoose(hit));
  for (const hit of hits) if (!kinds.has(hit.kind) && (isAboutAccess || !isLoose(hit))) kinds.add(hit.kind);
  return kinds;
}

/** The URL itself is the text to click on. */
function isBare({ label, block, start }: Link): boolean {
  return label === '' || block.text[start] === URL_MARK;
}

/** The link is only a few words of its line. */
function isInline(link: Link): boolean {
  return !link.button && !isBare(link) && link.label !== link.block.text;
}

/** The text before the link: its own block and the two blocks above. */
function textAround(link: Link, { blocks }: Content): string {
  const end = link.start + (isBare(link) ? MAX_LABEL : 0);
  const own = link.block.text.slice(Math.max(0, end - MAX_AROUND), end);
  const before = [2, 1].map((distance) => textOf(blocks[link.block.index - distance]).slice(-MAX_AROUND));
  return [...before, own].join(' \n ').slice(-MAX_AROUND);
}

function lineOf({ block, start }: Link): string {
  return block.text.slice(Math.max(0, start - MAX_AROUND), start + MAX_AROUND);
}

function linksNear(link: Link, { links }: Content): Link[] {
  const at = links.indexOf(link);
  return links.slice(Math.max(0, at - NEAR), at + NEAR + 1);
}

function textAfter(link: Link): string {
  if (isBare(link)) return '';
  const end = link.start + link.label.length;
  return link.block.text.slice(end, end + MAX_AFTER).split(SENTENCE_END)[0]!;
}

function expires(link: Link, { blocks }: Content, languages: Languages): boolean {
  return [1, 2].some((distance) => {
    const text = textOf(blocks[link.block.index + distance]).slice(0, MAX_AROUND);
    const kinds = kindsIn(text, languages, findLifetime);
    return kinds.has('link') && kinds.has('security');
  });
}

function textOf(block: Block | undefined): string {
  return block?.text ?? '';
}
