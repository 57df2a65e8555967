import { refusalOf } from '#server/domain/errors.ts';
import { Gone } from '#server/retrieval/wire.ts';
import type { Dialogue } from './dialogue.ts';
import { type FetchItem, readItems } from './fetch-items.ts';
import { formatDate, formatEnvelope, formatStructure } from './format.ts';
import type { Arg } from './parse-command.ts';
import { Bad, textOf } from './parse-command.ts';
import type { Bytes, MailReader } from './read-sections.ts';
import { No } from './replies.ts';
import { flagsOf, type Message, type Selected } from './selected.ts';
import { readSet } from './sets.ts';

type Named = { message: Message; number: number };
/** A part of an answer: a text, or bytes under a name. */
type Answer = string | { label: string; bytes: Bytes };

/** The messages of a set of numbers, or of UIDs. A UID that nobody has is ignored. */
export function chosen(selected: Selected, arg: Arg | undefined, isUid: boolean): Named[] {
  const { messages } = selected;
  const highest = isUid ? (messages.at(-1)?.uid ?? 0) : messages.length;
  const has = readSet(textOf(arg), highest);
  return messages
    .map((message, at) => ({ message, number: at + 1 }))
    .filter(({ message, number }) => has(isUid ? message.uid : number));
}

export async function fetch(dialogue: Dialogue, selected: Selected, args: Arg[], isUid: boolean) {
  if (args.length !== 2) throw new Bad('FETCH needs a set of messages and what to fetch.');
  const items = readItems(args[1], isUid);
  const all = chosen(selected, args[0], isUid);
  const isOpening = items.some((item) => item.kind === 'section' && item.marksSeen);
  if (isOpening && !selected.isReadOnly) await markSeen(dialogue, all, items);
  let gone = 0;
  for (const one of all) {
    const answers = await readAnswers(dialogue, one.message, items);
    if (answers) await send(dialogue, one.number, answers);
    else gone++;
  }
  if (!gone) return;
  selected.isStale = true;
  throw new No('[EXPUNGEISSUED] Some of these messages are gone.');
}

/** Opening a message marks it as seen, which the answer then shows. */
async function markSeen({ inbox, deps }: Dialogue, all: Named[], items: FetchItem[]) {
  const unseen = all.filter(({ message }) => !message.seen);
  if (!unseen.length) return;
  await deps.mail.markManySeen(
    inbox!,
    unseen.map(({ message }) => message.id),
    true,
  );
  for (const { message } of unseen) message.seen = true;
  if (!items.some(({ kind }) => kind === 'FLAGS')) items.push({ kind: 'FLAGS' });
}

/** Everything is found out before the answer begins. Null if the message is gone. */
async function readAnswers(
  dialogue: Dialogue,
  message: Message,
  items: FetchItem[],
): Promise<Answer[] | null> {
  const answers: Answer[] = [];
  try {
    for (const item of items) answers.push(await readAnswer(dialogue, message, item));
    return answers;
  } catch (error) {
    if (refusalOf(error)?.code === 'not-found') return null;
    throw error;
  }
}

async function readAnswer(dialogue: Dialogue, message: Message, item: FetchItem): Promise<Answer> {
  const reader = () => dialogue.open(message);
  switch (item.kind) {
    case 'UID':
      return `UID ${message.uid}`;
    case 'FLAGS':
      return `FLAGS ${flagsOf(message)}`;
    case 'INTERNALDATE':
      return `INTERNALDATE ${formatDate(message.receivedAt)}`;
    case 'RFC822.SIZE':
      return `RFC822.SIZE ${message.size}`;
    case 'ENVELOPE':
      return `ENVELOPE ${formatEnvelope(await (await reader()).envelope())}`;
    case 'BODY':
    case 'BODYSTRUCTURE': {
      const { root } = await (await reader()).structure();
      return `${item.kind} ${formatStructure(root, item.kind === 'BODYSTRUCTURE')}`;
    }
    case 'section': {
      const bytes = await (await reader()).locate(item.section);
      return bytes
        ? { label: item.label, bytes: item.range ? cut(bytes, item.range) : bytes }
        : `${item.label} NIL`;
    }
  }
}

function cut(bytes: Bytes, { start, count }: { start: number; count: number }): Bytes {
  if (Buffer.isBuffer(bytes)) return bytes.subarray(start, start + count);
  const from = Math.min(bytes.end, bytes.start + start);
  return { start: from, end: Math.min(bytes.end, from + count) };
}

async function send(dialogue: Dialogue, number: number, answers: Answer[]) {
  const { wire } = dialogue;
  wire.write(`* ${number} FETCH (`);
  for (const [nth, answer] of answers.entries()) {
    if (nth) wire.write(' ');
    if (typeof answer === 'string') await wire.write(answer);
    else await sendBytes(dialogue, answer.label, answer.bytes);
  }
  await wire.write(')\r\n');
}

async function sendBytes({ wire, reader, deps }: Dialogue, label: string, bytes: Bytes) {
  const size = Buffer.isBuffer(bytes) ? bytes.length : bytes.end - bytes.start;
  wire.write(`${label} {${size}}\r\n`);
  wire.isWithinBytes = true;
  try {
    if (Buffer.isBuffer(bytes)) await wire.send(bytes);
    else
      for await (const piece of (reader as MailReader).bytes(bytes.start, bytes.end)) await wire.send(piece);
    wire.isWithinBytes = false;
  } catch (err) {
    // The size was announced, so nothing else can be said any more.
    if (!(err instanceof Gone)) deps.log.debug({ err }, 'a message was gone while it was sent');
    throw new Gone();
  }
}
