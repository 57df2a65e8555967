import { counted } from '#contract/counted.ts';
import type { Content } from '#server/domain/backup/check-backup.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, UsageError } from './command.ts';
import { type Restoration, type RestoreQuestion, withOperator } from './tools.ts';

type Contents = Pick<Content, 'accounts' | 'addresses' | 'messages'>;

const contents = ({ accounts, addresses, messages }: Contents) =>
  `${counted(accounts, 'account')}, ${counted(addresses, 'address', 'addresses')} and ${counted(messages, 'message')}`;

const NOTHING = { accounts: 0, addresses: 0, messages: 0 };
const WORDS: Record<string, [one: string, many?: string]> = {
  accounts: ['account'],
  inboxes: ['address', 'addresses'],
  messages: ['message'],
  api_keys: ['API key'],
  webhooks: ['webhook'],
  domains: ['domain'],
  contact_messages: ['contact message'],
  sessions: ['sign-in'],
  guests: ['guest'],
  outbox: ['unsent mail'],
  blocks: ['block'],
  blocked: ['blocked domain'],
  closed: ['closed address', 'closed addresses'],
  passwords: ['changed password'],
};
const list = new Intl.ListFormat('en-GB');

/** The line with what there is at least one of, unless there is nothing. */
function line(before: string, counts: Record<string, number>): string[] {
  const things = Object.entries(WORDS).flatMap(([key, words]) =>
    counts[key] ? [counted(counts[key], ...words)] : [],
  );
  return things.length ? [`${before}: ${list.format(things)}.`] : [];
}

const backupOf = ({ at, version }: Pick<RestoreQuestion, 'at' | 'version'>) =>
  `the backup of ${at.slice(0, 19)} UTC (version ${version})`;

/** Asks before a database is emptied. */
const mayEmpty =
  (options: { replace: boolean; yes: boolean }, tools: Parameters<typeof confirm>[2]) =>
  async (question: RestoreQuestion) => {
    const { where, content } = question;
    if (!content) return;
    const has = `${where} is not empty: it has ${contents(content)}`;
    if (!options.replace) throw new Error(`${has}. To empty it first, add --replace`);
    const loss = `${has}. This empties it and restores ${backupOf(question)}: everything that came or changed since then is lost.`;
    await confirm(loss, options, tools);
  };

function describe({ differences, restored, missing, ...backup }: Restoration) {
  return [
    `Restored ${backupOf(backup)}: ${contents(restored ?? NOTHING)}.`,
    ...(differences
      ? [
          ...line('Gone, because only the emptied database had them', differences.gone),
          ...line('Kept away, because the emptied database no longer had them', differences.keptAway),
          ...line('Kept from the emptied database', differences.kept),
          ...(differences.accountsBack
            ? [
                `${counted(differences.accountsBack, 'account')} came back that the emptied database no longer had.`,
              ]
            : []),
        ]
      : [
          'The database was empty, so all of it is as it was then: what was deleted, ended or blocked since is not known here.',
        ]),
    ...missing.map(({ problem, remedy }) => `But ${problem}: ${remedy}.`),
  ].join('\n');
}

/** Commands that save the whole database to a file, and bring it back. */
export const backupCommands: Command[] = [
  defineCommand({
    name: 'backup',
    summary: 'Save the database to a new file, sealed with the mail key, which is not in it',
    args: ['FILE'],
    options: {},
    async run([file], _options, tools) {
      if (file === '-')
        throw new UsageError('A backup is read again, so it needs a file: give the name of a new one.');
      return withOperator(tools, async ({ backup }) => {
        const path = tools.resolvePath(file);
        const { size, ...counts } = await backup(path);
        return `Saved ${contents(counts)} in ${path} (${counted(size, 'byte')}) and read it again. Only the mail key opens it.`;
      });
    },
  }),
  defineCommand({
    name: 'restore',
    summary: 'Fill an empty database with a backup, while the service is stopped',
    args: ['FILE'],
    options: {
      replace: { type: 'boolean', about: 'Empty the database first, if it is not empty' },
      yes,
    },
    async run([file], options, tools) {
      const restored = await tools.restore(tools.resolvePath(file), mayEmpty(options, tools));
      return describe(restored);
    },
  }),
];
