import { emailField, newPasswordField } from '#contract/auth.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import type { Trace } from '#server/domain/mail/trace-mail.ts';
import type { Operator } from './tools.ts';

/** Something the person at the terminal can put right. */
export class UsageError extends Error {}

/** What was written behind a command: `email` is the word after it, whatever the command takes there. */
export type Given = { email?: string; password?: string; days?: string; reason?: string };
type Work = (operator: Operator) => Promise<string>;
export type Command = {
  usage: string;
  about: string;
  /** Looks at what was given before anything is opened. */
  prepare: (given: Given) => Work;
};

/** A command on one account. */
const onAccount =
  (work: (operator: Operator, email: string) => Promise<string>) =>
  (given: Given): Work => {
    const address = email(given);
    return (operator) => work(operator, address);
  };

/** Commands on the database, by their words. */
export const commands: Record<string, Command> = {
  'user create': {
    usage: 'user create EMAIL --password PW',
    about: 'Make an account that can sign in at once',
    prepare(given) {
      const address = email(given);
      if (given.password === undefined) throw new UsageError('user create needs --password PW');
      const password = newPasswordField.safeParse(given.password);
      if (!password.success) throw new UsageError(password.error.issues[0]!.message);
      return async ({ manage }) => `Created.\n${describe(await manage.create(address, password.data))}`;
    },
  },
  'user show': {
    usage: 'user show EMAIL',
    about: 'Show an account',
    prepare: onAccount(async ({ manage }, address) => describe(await manage.find(address))),
  },
  'user delete': {
    usage: 'user delete EMAIL',
    about: 'Delete an account with its addresses, mail and sessions',
    prepare: onAccount(async ({ manage }, address) => {
      await manage.remove(await manage.find(address));
      return `Deleted ${address} with everything it had.`;
    }),
  },
  'premium grant': {
    usage: 'premium grant EMAIL --days 30',
    about: 'Give premium, or add to what is left of it',
    prepare(given) {
      const address = email(given);
      const days = Number(given.days ?? '30');
      if (!(days > 0 && days <= 36_500)) throw new UsageError('--days takes a number from 1 to 36500');
      return async ({ manage }) => describe(await manage.grant(address, days));
    },
  },
  'premium expire': {
    usage: 'premium expire EMAIL',
    about: 'Let premium end now, as when a subscription runs out',
    prepare: onAccount(async ({ manage }, address) => describe(await manage.expire(address))),
  },
  'premium revoke': {
    usage: 'premium revoke EMAIL',
    about: 'Take premium away as if it had never been',
    prepare: onAccount(async ({ manage }, address) => describe(await manage.revoke(address))),
  },
  stats: {
    usage: 'stats',
    about: 'Count accounts, addresses and mail',
    prepare:
      () =>
      async ({ stats }) =>
        table(Object.entries(await stats())),
  },
  trace: {
    usage: 'trace ADDRESS',
    about: 'Where is my mail? When each mail of an address came in, was stored and was shown',
    prepare: onAccount(async ({ trace }, address) => {
      const found = await trace(address);
      if (!found)
        return `There is no living inbox at ${address}: mail to it is answered 550 and goes back to its sender.`;
      return describeTrace(found);
    }),
  },
  'contact list': {
    usage: 'contact list',
    about: 'Messages to support, those of premium users first',
    prepare:
      () =>
      async ({ contact }) =>
        (await contact.list()).map(describeMessage).join('\n\n') || 'No messages.',
  },
};

function email(given: Given): string {
  if (!given.email) throw new UsageError('EMAIL is missing');
  const parsed = emailField.safeParse(given.email);
  if (!parsed.success) throw new UsageError(`${given.email} is not an e-mail address`);
  return parsed.data;
}

function describeTrace({ plan, createdAt, expiresAt, messages }: Trace): string {
  const head = `A ${plan} inbox, made ${createdAt.toISOString()}, gone ${expiresAt.toISOString()}.`;
  if (!messages.length)
    return `${head}\nNo mail has reached it: what a sender was refused is in the log and in /metrics.`;
  const cell = (ms: number | null | undefined) =>
    (ms === null || ms === undefined ? '-' : String(ms)).padStart(8);
  const rows = messages.map(({ receivedAt, size, ms, deleted }) =>
    [
      receivedAt.toISOString(),
      String(size).padStart(10),
      ...[ms?.tls, ms?.rcpt, ms?.data, ms?.end, ms?.stored, ms?.pushed].map(cell),
      deleted ? '  deleted' : '',
    ].join(''),
  );
  const names = ['TLS', 'RCPT', 'DATA', 'END', 'STORED', 'PUSHED'].map((name) => name.padStart(8)).join('');
  return `${head}\nMilliseconds from the sender's connection; - is what did not happen.\n
${'RECEIVED'.padEnd(24)}${'BYTES'.padStart(10)}${names}\n${rows.join('\n')}`;
}

type Message = Awaited<ReturnType<Operator['contact']['list']>>[number];

function describeMessage(one: Message): string {
  const mark = one.premium ? '[priority] ' : '';
  const head = `${mark}${one.createdAt.toISOString()}  ${one.subject}  ${one.name} <${one.email}>`;
  return `${visible(head).replaceAll('\n', '?')}\n${visible(one.message).replaceAll(/^/gm, '    ')}`;
}

function describe(account: Account): string {
  const until = account.premiumUntil;
  const premium = !until
    ? 'no'
    : until > new Date()
      ? `until ${until.toISOString()}${account.cancelAtPeriodEnd ? ', cancelled' : ''}`
      : `ended ${until.toISOString()}`;
  return table([
    ['email', account.email],
    ['id', account.id],
    ['premium', premium],
    ['verified', account.verifiedAt?.toISOString() ?? 'no'],
    ['password', account.passwordHash ? 'set' : 'none'],
    ['google', account.googleSub ? 'linked' : 'no'],
    ['created', account.createdAt.toISOString()],
  ]);
}

const table = (rows: Array<[string, string | number]>) =>
  rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n');

/** What strangers wrote must not steer the terminal. */
const visible = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, '?');
