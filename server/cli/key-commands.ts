import { counted } from '#contract/counted.ts';
import { type Command, defineCommand } from './command.ts';
import { withOperator } from './tools.ts';

/** Commands on the mail key. */
export const keyCommands: Command[] = [
  defineCommand({
    name: 'key rotate',
    summary: 'Change the mail key while everything runs, or go on with a change that was interrupted',
    args: [],
    options: {},
    run: (_args, _options, tools) =>
      withOperator(tools, async ({ rotateKey }) => {
        const rotated = await rotateKey();
        if (rotated.outcome === 'made')
          return `A new key, which is not used yet. Give every process these settings and restart it, then run this command again:

MAIL_KEY=${rotated.newKey}
MAIL_KEY_OLD=${rotated.oldKeys.join()}

If there are several processes, first add the new key to MAIL_KEY_OLD of all of them and restart them, so that each can read what
the others write.`;
        const { continued, resealed, unreadable, until } = rotated;
        return [
          `${continued ? 'The change of the mail key went on and is done' : 'There is a new mail key'}. ${counted(resealed, 'record was', 'records were')} sealed with it.`,
          ...(unreadable
            ? [`${counted(unreadable, 'record', 'records')} could not be opened with any key.`]
            : []),
          `Older mail still needs the old key, until about ${until.toISOString()}, or longer in addresses that are extended. Then doctor says which key can go. Keep a copy of the new one.`,
        ].join('\n');
      }),
  }),
];
