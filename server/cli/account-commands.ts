import { newPasswordField } from '#contract/auth.ts';
import { counted } from '#contract/counted.ts';
import { type ApiKey, newKeyBody } from '#contract/keys.ts';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import type { Webhook } from '#contract/webhooks.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import { ACCOUNTS_LISTED } from '#server/domain/accounts/limits.ts';
import { premiumStatus } from '#server/domain/premium.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, parseDays, parseEmail, parseLine, UsageError } from './command.ts';
import { printable, table } from './text.ts';
import { type Tools, withOperator } from './tools.ts';

/** A command that takes premium away. */
const endPremium = (way: 'expire' | 'revoke', summary: string) =>
  defineCommand({
    name: `premium ${way}`,
    summary,
    args: ['EMAIL'],
    options: { yes },
    async run([given], options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage }) => {
        const account = await manage.find(email);
        if (way === 'expire' && premiumStatus(account.premiumUntil, new Date()) === 'expired')
          return `The premium of ${email} has already ended, so nothing was changed.\n${describeAccount(account)}`;
        await confirm(
          `This ends the premium of ${email} at once. Its keys and webhooks stop.`,
          options,
          tools,
        );
        return describeAccount(await manage[way](email));
      });
    },
  });

/** How many messages to support are searched for an account's. */
const MAX_SEARCHED = 100_000;
const BELONGINGS = 'addresses, mail, keys, webhooks and sessions';

export const accountCommands: Command[] = [
  defineCommand({
    name: 'user create',
    summary: 'Create an account that can sign in at once; asks for the password, or reads it from a pipe',
    args: ['EMAIL'],
    options: {
      password: {
        type: 'string',
        value: 'PW',
        about: 'The password. Other users of this machine can see it in the process list.',
      },
    },
    async run([given], options, tools) {
      const email = parseEmail(given);
      const password = newPasswordField.safeParse(await choosePassword(options.password, tools));
      if (!password.success) throw new UsageError(`${password.error.issues[0]!.message}.`);
      return withOperator(
        tools,
        async ({ manage }) => `Created.\n${describeAccount(await manage.create(email, password.data))}`,
      );
    },
  }),
  defineCommand({
    name: 'user show',
    summary: 'Show everything that is stored about an account, with its keys and webhooks',
    args: ['EMAIL'],
    options: {},
    async run([given], _options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage, keys, webhooks }) => {
        const account = await manage.find(email);
        const parts = [
          describeAccount(account),
          ...(await keys.listAll(account)).map((key) => table([['key', describeKey(key)]])),
          ...(await webhooks(account.id)).map((one) => table([['webhook', describeWebhook(one)]])),
        ];
        return parts.join('\n');
      });
    },
  }),
  defineCommand({
    name: 'user list',
    summary: `List accounts by email, ${ACCOUNTS_LISTED} at most`,
    args: [],
    options: { like: { type: 'string', value: 'TEXT', about: 'Only those with this text in their email' } },
    run: (_args, { like = '' }, tools) =>
      withOperator(tools, async ({ manage }) => {
        const { found, more } = await manage.list(like);
        const lines = found.map(
          (one) => `${`premium ${describePremium(one)}`.padEnd(48)}${printable(one.email)}`,
        );
        if (more) lines.push(`There are more than ${ACCOUNTS_LISTED}: narrow them down with --like TEXT.`);
        return lines.join('\n') || 'No account matches.';
      }),
  }),
  defineCommand({
    name: 'user delete',
    summary: `Delete an account with its ${BELONGINGS}`,
    args: ['EMAIL'],
    options: { yes },
    async run([given], options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage, contact }) => {
        const account = await manage.find(email);
        await confirm(`This deletes ${email} with its ${BELONGINGS}.`, options, tools);
        await manage.remove(account);
        const left = (await contact.list(MAX_SEARCHED)).filter((one) => one.email.toLowerCase() === email);
        return [
          `Deleted ${email} with its ${BELONGINGS}.`,
          ...(left.length ? [describeLeft(left.length, tools)] : []),
        ].join('\n');
      });
    },
  }),
  defineCommand({
    name: 'premium grant',
    summary: 'Give premium, or add days to the time that is left',
    args: ['EMAIL'],
    options: { days: { type: 'string', value: 'N', about: 'How many days; 30 if not given' } },
    async run([given], options, tools) {
      const email = parseEmail(given);
      const days = parseDays(options.days ?? '30', 36_500);
      return withOperator(tools, async ({ manage }) => describeAccount(await manage.grant(email, days)));
    },
  }),
  endPremium('expire', 'End premium now, as when a subscription runs out'),
  endPremium('revoke', 'Remove premium as if the account never had it'),
  defineCommand({
    name: 'key create',
    summary: 'Make a key of a premium account for a program, and print it once',
    args: ['EMAIL'],
    options: { name: { type: 'string', value: 'NAME', about: 'What the key is for. Required' } },
    async run([given], options, tools) {
      const email = parseEmail(given);
      const name = parseLine('name', newKeyBody.shape.name, options.name ?? '');
      return withOperator(tools, async ({ manage, keys }) => {
        const account = await manage.find(email);
        if (premiumStatus(account.premiumUntil, new Date()) !== 'true')
          throw new Error(
            `${email} has no premium, which keys need: ${tools.program} premium grant ${email}`,
          );
        const { secret } = await keys.create(account, name);
        tools.printError('Keep it: it is not stored and cannot be shown again.');
        return secret;
      });
    },
  }),
  defineCommand({
    name: 'key list',
    summary: 'Show the keys of an account with their ids',
    args: ['EMAIL'],
    options: {},
    async run([given], _options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage, keys }) => {
        const all = await keys.listAll(await manage.find(email));
        return all.map(describeKey).join('\n') || `${email} has no keys.`;
      });
    },
  }),
  defineCommand({
    name: 'key revoke',
    summary: 'Revoke a key of an account, with the webhooks that it made',
    args: ['EMAIL', 'ID'],
    options: { yes },
    async run([given, id], options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage, keys }) => {
        const account = await manage.find(email);
        const key = (await keys.listAll(account)).find((one) => one.id === id.toLowerCase());
        if (!key)
          throw new Error(`${email} has no key with the id ${id}: ${tools.program} key list ${email}`);
        const what = `the key "${printable(key.name)}" of ${email}, with the webhooks that it made`;
        await confirm(`This revokes ${what}.`, options, tools);
        await keys.remove(account, key.id);
        return `Revoked ${what}.`;
      });
    },
  }),
];

async function choosePassword(option: string | undefined, tools: Tools): Promise<string> {
  if (option === undefined) return tools.readPassword();
  tools.printError(
    'Warning: --password is visible in the process list and in the history of your shell. Leave it out to be asked for the password, or pipe the password in.',
  );
  return option;
}

const describeLeft = (count: number, { program }: Tools) =>
  `Not deleted: ${counted(count, 'message')} to support from this address, kept for ${CONTACT_KEPT_DAYS} days at most. "${program} contact list" shows the ids, "${program} contact delete ID" deletes one.`;

const describeKey = ({ id, name, createdAt, lastUsedAt }: ApiKey) =>
  `${id}  created ${createdAt}, ${lastUsedAt ? `used ${lastUsedAt}` : 'never used'}  ${printable(name)}`;

const describeWebhook = ({ id, url, format, createdAt, disabledAt }: Webhook) =>
  `${id}  created ${createdAt}${disabledAt ? `, disabled ${disabledAt}` : ''}  ${format} to ${url}`;

function describePremium({ premiumUntil, cancelAtPeriodEnd }: Account): string {
  const until = premiumUntil?.toISOString();
  return {
    false: 'no',
    true: `until ${until}${cancelAtPeriodEnd ? ', cancelled' : ''}`,
    expired: `ended ${until}`,
  }[premiumStatus(premiumUntil, new Date())];
}

export function describeAccount(account: Account): string {
  return table([
    ['email', account.email],
    ['name', printable(account.fullName) || '-'],
    ['id', account.id],
    ['premium', describePremium(account)],
    ['verified', account.verifiedAt?.toISOString() ?? 'no'],
    ['password', account.passwordHash ? 'set' : 'none'],
    ['google', account.googleSub ? 'linked' : 'no'],
    ['created', account.createdAt.toISOString()],
  ]);
}
