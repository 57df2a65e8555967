import { counted } from '#contract/counted.ts';
import type { Trace } from '#server/domain/operator/trace-mail.ts';
import { localPlace } from '#server/lib/local-place.ts';
import { confirm, yes } from './ask.ts';
import { type Command, defineCommand, parseEmail, parseReason } from './command.ts';
import { table } from './text.ts';
import { type Tools, withOperator } from './tools.ts';

/** Commands that show the state of the service, and one that sends a test mail. */
export const serviceCommands: Command[] = [
  defineCommand({
    name: 'stats',
    summary: 'Count accounts, addresses and mail',
    args: [],
    options: {},
    run: async (_args, _options, tools) =>
      withOperator(tools, async ({ stats }) => table(Object.entries(await stats()))),
  }),
  defineCommand({
    name: 'trace',
    summary: 'Show when each mail of an address was received, stored and shown, and what was refused',
    args: ['ADDRESS'],
    options: {},
    async run([given], _options, tools) {
      const address = parseEmail(given);
      return withOperator(tools, async ({ trace }) => describeTrace(await trace(address)));
    },
  }),
  defineCommand({
    name: 'inbox close',
    summary: 'Close an address: its mail is deleted, and nobody gets it again before its planned end',
    args: ['ADDRESS'],
    options: {
      reason: { type: 'string', value: 'TEXT', about: 'What its owner is told on the page' },
      yes,
    },
    async run([given], options, tools) {
      const address = parseEmail(given);
      const reason = parseReason(options.reason);
      return withOperator(tools, async ({ closeInbox, trace }) => {
        await trace(address);
        await confirm(`This closes ${address} and deletes its mail.`, options, tools);
        const { until, messages } = await closeInbox(address, reason);
        return `Closed, and ${counted(messages, 'message')} deleted. Nobody gets this address before ${until.toISOString()}.`;
      });
    },
  }),
  defineCommand({
    name: 'send-test',
    summary: 'Send a mail by SMTP to an address of the running server',
    args: ['ADDRESS'],
    options: {},
    run: ([address], _options, tools) => sendTest(address, tools),
  }),
];

async function sendTest(address: string, tools: Tools): Promise<string> {
  const { bindHost, smtpPort, roles } = tools.smtpServer();
  const { host, port, place: server } = localPlace(bindHost, smtpPort);
  try {
    return `${server} says: ${await tools.sendTest({ host, port, address })}`;
  } catch (error) {
    const { response, code, message } = error as { response?: string; code?: string; message: string };
    if (response) throw new Error(`${server} refused the mail: ${response}`);
    if (/ECONNREFUSED|ESOCKET|ETIMEDOUT|ECONNECTION/.test(`${code} ${message}`))
      throw new Error(
        roles.includes('smtp')
          ? `Nothing answers at ${server}: is the server running, with the same SMTP_PORT?`
          : `Nothing answers at ${server}. A server with ROLES=${roles.join()} receives no mail: use the settings of one that has smtp in it.`,
      );
    throw error;
  }
}

function describeTrace({ plan, createdAt, expiresAt, messages, attempts }: Trace): string {
  const head = `A ${plan} inbox, created ${createdAt.toISOString()}, expires ${expiresAt.toISOString()}.`;
  const parts = [head, describeMails(messages), describeAttempts(attempts)];
  return parts.join('\n');
}

/** Stored mail is listed with its times already. */
function describeAttempts(attempts: Trace['attempts']): string {
  const failed = attempts.filter(({ outcome }) => outcome !== 'stored');
  if (!failed.length) return 'No delivery to it has failed.';
  const rows = failed.map(({ at, outcome, times, bytes, tls, reply, reason }) =>
    [
      at,
      outcome.padStart(10),
      String(times).padStart(7),
      String(bytes ?? '-').padStart(11),
      `  ${tls ?? '-'}`.padEnd(10),
      reply ?? reason,
    ].join(''),
  );
  return `\nDeliveries that failed, the newest first:\n
${'LAST TIME'.padEnd(24)}   OUTCOME  TIMES      BYTES  TLS     REPLY\n${rows.join('\n')}`;
}

function describeMails(messages: Trace['messages']): string {
  if (!messages.length) return 'It has received no mail.';
  const cell = (ms: number | null | undefined) =>
    (ms === null || ms === undefined ? '-' : String(ms)).padStart(8);
  const rows = messages.map(({ receivedAt, size, ms, deleted, opens, sender }) =>
    [
      receivedAt.toISOString(),
      String(size).padStart(10),
      ...[ms?.tls, ms?.rcpt, ms?.data, ms?.end, ms?.stored, ms?.pushed].map(cell),
      `  ${opens ? describeSender(sender) : 'cannot be opened: its key is missing'}`,
      deleted ? ', deleted' : '',
    ].join(''),
  );
  const names = ['TLS', 'RCPT', 'DATA', 'END', 'STORED', 'PUSHED'].map((name) => name.padStart(8)).join('');
  return `Milliseconds since the sender connected; - means that it did not happen.\n
${'RECEIVED'.padEnd(24)}${'BYTES'.padStart(10)}${names}  SENDER\n${rows.join('\n')}`;
}

function describeSender(sender: Trace['messages'][number]['sender']): string {
  if (!sender) return 'unchecked';
  const { verdict, spf, dkim, dmarc } = sender;
  return `${verdict} (spf ${spf}, dkim ${dkim.join(' ') || 'none'}, dmarc ${dmarc})`;
}
