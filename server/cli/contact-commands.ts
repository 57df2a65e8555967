import { isUuid } from '#server/domain/ids.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, UsageError } from './command.ts';
import { printable } from './text.ts';
import { type Operator, withOperator } from './tools.ts';

/** Commands on the messages to support. */
export const contactCommands: Command[] = [
  defineCommand({
    name: 'contact list',
    summary: 'Show messages to support with their ids, open ones and those of premium users first',
    args: [],
    options: {},
    run: async (_args, _options, tools) =>
      withOperator(
        tools,
        async ({ contact }) => (await contact.list()).map(describeMessage).join('\n\n') || 'No messages.',
      ),
  }),
  defineCommand({
    name: 'contact done',
    summary: 'Mark a message to support as done',
    args: ['ID'],
    options: {},
    async run([given], _options, tools) {
      const id = parseId(given);
      return withOperator(tools, async ({ contact }) => {
        await contact.setDone(id, true);
        return 'Marked as done.';
      });
    },
  }),
  defineCommand({
    name: 'contact delete',
    summary: 'Delete a message to support',
    args: ['ID'],
    options: { yes },
    async run([given], options, tools) {
      const id = parseId(given);
      return withOperator(tools, async ({ contact }) => {
        await confirm(`This deletes the message ${id}.`, options, tools);
        await contact.remove(id);
        return 'Deleted.';
      });
    },
  }),
];

function parseId(given: string): string {
  const id = given.toLowerCase();
  if (!isUuid(id)) throw new UsageError(`${printable(given)} is not the id of a message.`);
  return id;
}

type ContactMessage = Awaited<ReturnType<Operator['contact']['list']>>[number];

function describeMessage(one: ContactMessage): string {
  const marks = `${one.doneAt ? '[done] ' : ''}${one.premium ? '[priority] ' : ''}`;
  const head = `${one.id}  ${marks}${one.createdAt.toISOString()}  ${one.subject}  ${one.name} <${one.email}>`;
  return `${printable(head).replaceAll('\n', '?')}\n${printable(one.message).replaceAll(/^/gm, '    ')}`;
}
