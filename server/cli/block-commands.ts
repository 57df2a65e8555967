import { type Command, defineCommand, parseDays, parseReason } from './command.ts';
import { withOperator } from './tools.ts';

/** Commands on the list of blocked senders. A running server applies a change within seconds. */
export const blockCommands: Command[] = [
  defineCommand({
    name: 'block list',
    summary: 'Show the blocked sending domains and address ranges',
    args: [],
    options: {},
    run: async (_args, _options, tools) =>
      withOperator(
        tools,
        async ({ blocks }) => (await blocks.list()).map(describe).join('\n') || 'Nobody is blocked.',
      ),
  }),
  defineCommand({
    name: 'block add',
    summary: 'Refuse mail from a domain and its subdomains, or from an address range',
    args: ['DOMAIN|CIDR'],
    options: {
      reason: { type: 'string', value: 'TEXT', about: 'A note for you; senders never see it' },
      days: { type: 'string', value: 'N', about: 'For how many days; without end if not given' },
    },
    async run([target], options, tools) {
      const days = options.days === undefined ? null : parseDays(options.days, 3_650);
      const reason = parseReason(options.reason);
      return withOperator(
        tools,
        async ({ blocks }) => `Blocked.\n${describe(await blocks.add({ target, reason, days }))}`,
      );
    },
  }),
  defineCommand({
    name: 'block remove',
    summary: 'Accept mail from a blocked domain or address range again',
    args: ['DOMAIN|CIDR'],
    options: {},
    run: async ([target], _options, tools) =>
      withOperator(tools, async ({ blocks }) => {
        await blocks.remove({ target });
        return `${target} is no longer blocked.`;
      }),
  }),
];

type Block = { target: string; reason: string; endsAt: Date | null };

const describe = ({ target, reason, endsAt }: Block) =>
  `${target.padEnd(44)}${(endsAt ? `until ${endsAt.toISOString()}` : 'without end').padEnd(32)}${reason}`.trimEnd();
