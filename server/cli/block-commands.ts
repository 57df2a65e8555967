import { type Command, type Given, UsageError } from './commands.ts';

/** Commands on whom no mail is taken from. A running server follows within seconds. */
export const blockCommands: Record<string, Command> = {
  'block list': {
    usage: 'block list',
    about: 'Show the sending domains and address ranges that are shut out',
    prepare:
      () =>
      async ({ blocks }) =>
        (await blocks.list()).map(describe).join('\n') || 'Nobody is blocked.',
  },
  'block add': {
    usage: 'block add DOMAIN|CIDR [--reason TEXT] [--days N]',
    about: 'Take no mail from a domain and all below it, or from an address range',
    prepare(given) {
      const target = targetOf(given);
      const days = given.days === undefined ? null : Number(given.days);
      if (days !== null && !(days > 0 && days <= 3_650))
        throw new UsageError('--days takes a number from 1 to 3650');
      const reason = (given.reason ?? '').trim().slice(0, 200);
      return async ({ blocks }) => `Blocked.\n${describe(await blocks.add({ target, reason, days }))}`;
    },
  },
  'block remove': {
    usage: 'block remove DOMAIN|CIDR',
    about: 'Take mail from it again',
    prepare(given) {
      const target = targetOf(given);
      return async ({ blocks }) => {
        await blocks.remove({ target });
        return `${target} is not blocked any more.`;
      };
    },
  },
};

function targetOf({ email: target }: Given): string {
  if (!target) throw new UsageError('DOMAIN or CIDR is missing');
  return target;
}

type Block = { target: string; reason: string; endsAt: Date | null };

const describe = ({ target, reason, endsAt }: Block) =>
  `${target.padEnd(44)}${(endsAt ? `until ${endsAt.toISOString()}` : 'without end').padEnd(32)}${reason}`.trimEnd();
