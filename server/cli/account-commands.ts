import { newPasswordField } from '#contract/auth.ts';
import { newKeyBody } from '#contract/keys.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import { premiumStatus } from '#server/domain/premium.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, parseDays, parseEmail, UsageError } from './command.ts';
import { table } from './text.ts';
import { type Operator, type Tools, withOperator } from './tools.ts';

/** A command that takes one account and no options. */
const onAccount = (
  name: string,
  summary: string,
  work: (operator: Operator, email: string) => Promise<string>,
) =>
  defineCommand({
    name,
    summary,
    args: ['EMAIL'],
    options: {},
    run: async ([given], _options, tools) => {
      const email = parseEmail(given);
      return withOperator(tools, (operator) => work(operator, email));
    },
  });

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
  onAccount('user show', 'Show an account', async ({ manage }, email) =>
    describeAccount(await manage.find(email)),
  ),
  defineCommand({
    name: 'user delete',
    summary: 'Delete an account with its addresses, mail and sessions',
    args: ['EMAIL'],
    options: { yes },
    async run([given], options, tools) {
      const email = parseEmail(given);
      return withOperator(tools, async ({ manage }) => {
        const account = await manage.find(email);
        await confirm(`This deletes ${email} with its addresses, mail and sessions.`, options, tools);
        await manage.remove(account);
        return `Deleted ${email} with its addresses, mail and sessions.`;
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
  onAccount('premium expire', 'End premium now, as when a subscription runs out', async ({ manage }, email) =>
    describeAccount(await manage.expire(email)),
  ),
  onAccount('premium revoke', 'Remove premium as if the account never had it', async ({ manage }, email) =>
    describeAccount(await manage.revoke(email)),
  ),
  defineCommand({
    name: 'key create',
    summary: 'Make a key of a premium account for a program, and print it once',
    args: ['EMAIL'],
    options: { name: { type: 'string', value: 'NAME', about: 'What the key is for. Required' } },
    async run([given], options, tools) {
      const email = parseEmail(given);
      const parsed = newKeyBody.safeParse({ name: options.name ?? '' });
      if (!parsed.success) throw new UsageError('--name takes 1 to 60 characters.');
      return withOperator(tools, async ({ manage, keys }) => {
        const account = await manage.find(email);
        if (premiumStatus(account.premiumUntil, new Date()) !== 'true')
          throw new Error(
            `${email} has no premium, which keys need: ${tools.program} premium grant ${email}`,
          );
        const { secret } = await keys.create(account, parsed.data.name);
        tools.printError('Keep it: it is not stored and cannot be shown again.');
        return secret;
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

export function describeAccount(account: Account): string {
  const until = account.premiumUntil?.toISOString();
  const premium = {
    false: 'no',
    true: `until ${until}${account.cancelAtPeriodEnd ? ', cancelled' : ''}`,
    expired: `ended ${until}`,
  }[premiumStatus(account.premiumUntil, new Date())];
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
