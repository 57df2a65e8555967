import { counted } from '#contract/counted.ts';
import type { Counts } from '#server/domain/backup/restore-backup.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, UsageError } from './command.ts';
import { type RestoreQuestion, withOperator } from './tools.ts';

type Contents = { accounts: number; addresses: number; messages: number };

const contents = ({ accounts, addresses, messages }: Contents) =>
  `${counted(accounts, 'account')}, ${counted(addresses, 'address', 'addresses')} and ${counted(messages, 'message')}`;

const WORDS: Array<[keyof Counts, one: string, many?: string]> = [
  ['accounts', 'account'],
  ['premium', 'premium plan'],
  ['inboxes', 'address', 'addresses'],
  ['messages', 'message'],
  ['api_keys', 'API key'],
  ['webhooks', 'webhook'],
  ['domains', 'domain'],
  ['contact_messages', 'contact message'],
  ['blocks', 'block'],
];
const MAX_NAMES = 20;
const list = new Intl.ListFormat('en-GB');

/** What there is at least one of; empty if there is nothing. */
const things = (counts: Counts) =>
  list.format(WORDS.flatMap(([key, ...words]) => (counts[key] ? [counted(counts[key], ...words)] : [])));
/** The line with what it says, unless there is nothing to say. */
const line = (before: string, said: string) => (said ? [`${before}: ${said}.`] : []);
const names = (all: string[]) =>
  list.format(all.length > MAX_NAMES ? [...all.slice(0, MAX_NAMES), `${all.length - MAX_NAMES} more`] : all);

function question({ where, at, version, lost }: RestoreQuestion): string {
  const backup = `the backup of ${at.slice(0, 19)} UTC (version ${version})`;
  if (!lost) return `This restores ${backup} into ${where}, which is empty: nothing is lost.`;
  const came = things(lost);
  return [
    `This replaces everything in ${where} by ${backup}.`,
    came ? `What came since is lost: ${came}.` : 'Nothing came since.',
    'Changes since, such as premium that was granted, are lost too.',
  ].join(' ');
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
    summary: 'Replace the content of the database by a backup, also in an empty folder or database',
    args: ['FILE'],
    options: { yes },
    async run([file], options, tools) {
      const path = tools.resolvePath(file);
      const { gone, deleted, closed, accountsBack, hasOldKey, missing, ...counts } = await tools.restore(
        path,
        (about) => confirm(question(about), options, tools),
      );
      return [
        `Restored ${contents(counts)}.`,
        ...(things(gone)
          ? line('Gone, because they came since the backup', things(gone))
          : ['Nothing was lost.']),
        ...line('Not back, because they were deleted since', things(deleted)),
        ...line('Closed since, and still closed', names(closed)),
        ...line('Accounts that are back, although they were deleted since', names(accountsBack)),
        ...(hasOldKey
          ? [
              `It was made with an older mail key: run ${tools.program} key rotate, which seals it with the new one.`,
            ]
          : []),
        ...missing.map(({ problem, remedy }) => `But ${problem}: ${remedy}.`),
      ].join('\n');
    },
  }),
];
