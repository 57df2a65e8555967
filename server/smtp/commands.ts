import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { isHeaderLine } from '#server/lib/proxy-protocol/read-header.ts';
import { type AddressCommand, readAddressCommand } from './address-command.ts';
import { type Dialogue, newTransaction } from './dialogue.ts';
import type { Reply } from './replies.ts';

/** RFC 5321 allows 255, but some clients send longer names. */
const MAX_HELO = 300;
const MAX_UNKNOWN = 10;
const UNKNOWN = 'Error: command not recognized';
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const CONTROL = /[\x00-\x1f\x7f-\x9f]/g;
const HTTP_REQUEST = /^(OPTIONS|GET|HEAD|POST|PUT|DELETE|TRACE|CONNECT) \/.* HTTP\/\d\.\d$/i;
const NEEDS_VALUE = { 'MAIL FROM': ['BODY', 'SIZE', 'RET', 'ENVID'], 'RCPT TO': ['NOTIFY', 'ORCPT'] };

const EXTENSIONS = ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'STARTTLS'];

type Answer = Promise<Reply | null> | undefined;

/** Answers one command. If it returns a promise, this reply and all later input wait for it. */
export function answer(dialogue: Dialogue, line: string): Answer {
  const space = line.indexOf(' ');
  const name = (space < 0 ? line : line.slice(0, space)).toUpperCase();
  if (!dialogue.helo && (name === 'MAIL' || name === 'RCPT' || name === 'DATA'))
    return dialogue.reply(503, 'Error: send HELO/EHLO first');
  switch (name) {
    case 'MAIL':
      return takeSender(dialogue, line);
    case 'RCPT':
      return takeRecipient(dialogue, line);
    case 'DATA':
      if (!dialogue.transaction.addresses.size) return dialogue.reply(503, 'Error: need RCPT command');
      return dialogue.startMail();
    case 'EHLO':
      return takeName(dialogue, line, 'Error: syntax: EHLO hostname') && greet(dialogue, EXTENSIONS);
    case 'HELO':
      return takeName(dialogue, line, 'Error: Syntax: HELO hostname') && greet(dialogue, []);
    case 'RSET':
      dialogue.transaction = newTransaction();
      return dialogue.reply(250, 'Flushed');
    case 'NOOP':
      return dialogue.reply(250, 'OK');
    case 'QUIT':
      return dialogue.close(221, 'Bye');
    case 'STARTTLS':
      if (words(line).length > 1) return dialogue.reply(501, 'Error: syntax: STARTTLS');
      if (dialogue.tls) return dialogue.reply(503, 'Error: TLS already active');
      return dialogue.startHandshake();
    case 'HELP':
      return dialogue.reply(214, 'See https://tools.ietf.org/html/rfc5321 for details');
    case 'VRFY':
      if (words(line).length < 2) return dialogue.reply(501, 'Error: Syntax: VRFY address');
      return dialogue.reply(252, 'Try to send something. No promises though');
    case 'XCLIENT':
    case 'XFORWARD':
      return dialogue.reply(550, 'Error: Not allowed');
    default:
      return answerUnknown(dialogue, line);
  }
}

function answerUnknown(dialogue: Dialogue, line: string): undefined {
  // A web page can make a browser send these.
  if (HTTP_REQUEST.test(line)) return dialogue.close(421, 'HTTP requests not allowed');
  if (++dialogue.unknownCommands >= MAX_UNKNOWN)
    return dialogue.close(421, 'Error: too many unrecognized commands');
  // A proxy says who its client is before anything else, and once.
  if (dialogue.isProxied && isHeaderLine(line)) return dialogue.close(500, UNKNOWN);
  return dialogue.reply(500, UNKNOWN);
}

const words = (line: string) => line.trim().split(/\s+/);

function greet(dialogue: Dialogue, extensions: string[]): undefined {
  const { handlers, clientIp, tls } = dialogue;
  const offered = tls ? extensions.filter((name) => name !== 'STARTTLS') : extensions;
  const size = extensions.length ? [`SIZE ${handlers.size}`] : [];
  dialogue.replyLines(250, [`${handlers.hostname} Nice to meet you, [${clientIp}]`, ...offered, ...size]);
}

/** HELO and EHLO begin a new transaction. Returns undefined when the name is refused. */
function takeName(dialogue: Dialogue, line: string, syntax: string): true | undefined {
  const [, name = '', ...more] = words(line);
  if (!name || more.length) return dialogue.reply(501, syntax);
  if (name.length > MAX_HELO || name.search(CONTROL) >= 0)
    return dialogue.reply(501, 'Error: Bad hostname syntax');
  dialogue.helo = name.toLowerCase();
  dialogue.transaction = newTransaction();
  return true;
}

function takeSender(dialogue: Dialogue, line: string): undefined {
  const { transaction, handlers } = dialogue;
  const read = readAddressCommand('MAIL FROM', line);
  if (!read) return dialogue.reply(501, 'Error: Bad sender address syntax');
  if (refuseParameters(dialogue, 'MAIL FROM', read)) return;
  if (transaction.sender !== null) return dialogue.reply(503, 'Error: nested MAIL command');
  const problem = read.parameters && checkSenderParameters(dialogue, read.parameters);
  if (problem) return dialogue.reply(...problem);
  const refusal = handlers.acceptSender(read.address, dialogue);
  if (refusal) return dialogue.reply(refusal.responseCode, refusal.message);
  transaction.sender = read.address;
  transaction.size = Number(read.parameters?.get('SIZE') ?? 0);
  return dialogue.reply(250, 'Accepted');
}

function takeRecipient(dialogue: Dialogue, line: string): Answer {
  const { transaction, handlers } = dialogue;
  const read = readAddressCommand('RCPT TO', line);
  if (!read?.address) return dialogue.reply(501, 'Error: Bad recipient address syntax');
  if (refuseParameters(dialogue, 'RCPT TO', read)) return;
  if (transaction.sender === null) return dialogue.reply(503, 'Error: need MAIL command');
  const key = read.address.toLowerCase();
  if (transaction.addresses.size >= handlers.limits.recipients && !transaction.addresses.has(key)) {
    const tooMany = { responseCode: 452, message: smtpTexts.tooManyRecipients };
    handlers.onTooMany(read.address, dialogue, tooMany);
    return dialogue.reply(tooMany.responseCode, tooMany.message);
  }
  transaction.firstRcptAt ||= dialogue.now;
  if (!transaction.expected?.has(read.address)) expectOthers(dialogue);
  return handlers.acceptRecipient(read.address, dialogue).then((refusal) => {
    if (!refusal) transaction.addresses.add(key);
    return refusal;
  });
}

/** Recipients that arrive in one packet are looked up together. */
function expectOthers(dialogue: Dialogue) {
  const { transaction, handlers } = dialogue;
  transaction.expected = null;
  if (!dialogue.hasMore) return;
  let left = handlers.limits.recipients;
  for (const line of dialogue.nextLines()) {
    const next = /^rcpt /i.test(line) ? readAddressCommand('RCPT TO', line) : null;
    if (!next?.address || left-- === 0) return;
    handlers.expectRecipient(next.address, dialogue);
  }
}

/** Refuses a parameter that was given twice, or without the value that it needs. */
function refuseParameters(
  dialogue: Dialogue,
  name: keyof typeof NEEDS_VALUE,
  { parameters, duplicate }: AddressCommand,
): boolean {
  if (!parameters) return false;
  const withoutValue = NEEDS_VALUE[name].find((key) => parameters.get(key) === true);
  if (duplicate) dialogue.reply(501, `Error: duplicate ${duplicate.replace(CONTROL, ' ')} parameter`);
  else if (withoutValue) dialogue.reply(501, `Error: ${withoutValue} parameter requires a value`);
  else return false;
  return true;
}

function checkSenderParameters(
  { handlers, tls }: Dialogue,
  parameters: NonNullable<AddressCommand['parameters']>,
): [code: number, text: string] | null {
  const size = parameters.get('SIZE');
  if (size && !/^\d{1,20}$/.test(String(size))) return [501, 'Error: Bad message size syntax'];
  if (Number(size ?? 0) > handlers.size)
    return [552, `Error: message exceeds fixed maximum message size ${handlers.size}`];
  const body = parameters.get('BODY');
  if (body && !/^(7bit|8bitmime)$/i.test(String(body)))
    return [501, 'Invalid BODY parameter value. Must be 7BIT or 8BITMIME'];
  if ((parameters.get('SMTPUTF8') ?? true) !== true)
    return [501, 'Invalid SMTPUTF8 parameter. This flag does not accept a value'];
  if (parameters.has('REQUIRETLS') && !tls) return [530, 'REQUIRETLS not permitted on non-TLS connections'];
  if ((parameters.get('REQUIRETLS') ?? true) !== true)
    return [501, 'Invalid REQUIRETLS parameter. This flag does not accept a value'];
  return null;
}
