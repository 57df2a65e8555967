import { counted } from '#contract/counted.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand } from './command.ts';
import { withOperator } from './tools.ts';

type Counts = { accounts: number; addresses: number; messages: number };

const contents = ({ accounts, addresses, messages }: Counts) =>
  `${counted(accounts, 'account')}, ${counted(addresses, 'address', 'addresses')} and ${counted(messages, 'message')}`;
const mail = ({ addresses, messages }: Omit<Counts, 'accounts'>) =>
  `${counted(addresses, 'address', 'addresses')} and ${counted(messages, 'message')}`;

/** Commands that save the whole database to a file, and bring it back. */
export const backupCommands: Command[] = [
  defineCommand({
    name: 'backup',
    summary: 'Save the database to a new file, sealed with the mail key, which is not in it',
    args: ['FILE'],
    options: {},
    run: ([file], _options, tools) =>
      withOperator(tools, async ({ backup }) => {
        const path = tools.resolvePath(file);
        const { size, ...counts } = await backup(path);
        return `Saved ${contents(counts)} in ${path} (${counted(size, 'byte')}) and read it again. Only the mail key opens it.`;
      }),
  }),
  defineCommand({
    name: 'restore',
    summary: 'Replace the content of the database by a backup, also in an empty folder or database',
    args: ['FILE'],
    options: { yes },
    async run([file], options, tools) {
      const path = tools.resolvePath(file);
      const { gone, deleted, accountsBack, missing, ...counts } = await tools.restore(path, (what) =>
        confirm(`${what} Mail that came since is lost.`, options, tools),
      );
      return [
        `Restored ${contents(counts)}.`,
        `Gone, because they came since the backup: ${mail(gone)}.`,
        `Not back, because they were deleted since: ${mail(deleted)}.`,
        ...(accountsBack
          ? [`Back, although they were deleted since: ${counted(accountsBack, 'account')}.`]
          : []),
        ...missing.map(({ problem, remedy }) => `But ${problem}: ${remedy}.`),
      ].join('\n');
    },
  }),
];
