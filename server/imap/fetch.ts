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
/** A part of an answer: pieces of a text, or bytes under a name. */
type Answer = Iterable<string> | { label: string; bytes: Bytes };

/** How often the bytes of a message may be in one answer, and how many may be of a small one. */
const MOST_OF_A_MESSAGE = 4;
const MOST_OF_A_SMALL_ONE = 64 * 1024;

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
    await dialogue.pause();
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
  let room = MOST_OF_A_MESSAGE * message.size + MOST_OF_A_SMALL_ONE;
  try {
    for (const item of items) {
      const answer = await readAnswer(dialogue, message, item);
      if ('label' in answer) room -= lengthOf(answer.bytes);
      if (room < 0) throw new No('[LIMIT] That is too much of one message at once.');
      answers.push(answer);
      await dialogue.pause();
    }
    return answers;
  } catch (error) {
    if (refusalOf(error)?.kind === 'not-found') return null;
    throw error;
  }
}

async function readAnswer(dialogue: Dialogue, message: Message, item: FetchItem): Promise<Answer> {
  const reader = () => dialogue.open(message);
  switch (item.kind) {
    case 'UID':
      return [`UID ${message.uid}`];
    case 'FLAGS':
      return [`FLAGS ${flagsOf(message)}`];
    case 'INTERNALDATE':
      return [`INTERNALDATE ${formatDate(message.receivedAt)}`];
    case 'RFC822.SIZE':
      return [`RFC822.SIZE ${message.size}`];
    case 'ENVELOPE':
      return named(item.kind, formatEnvelope(await (await reader()).envelope()));
    case 'BODY':
    case 'BODYSTRUCTURE': {
      const { root } = await (await reader()).structure();
      return named(item.kind, formatStructure(root, item.kind === 'BODYSTRUCTURE'));
    }
    case 'section': {
      const bytes = await (await reader()).locate(item.section);
      return bytes
        ? { label: item.label, bytes: item.range ? cut(bytes, item.range) : bytes }
        : [`${item.label} NIL`];
    }
  }
}

function* named(name: string, pieces: Iterable<string>): Generator<string> {
  yield `${name} `;
  yield* pieces;
}

function cut(bytes: Bytes, { start, count }: { start: number; count: number }): Bytes {
  if (Buffer.isBuffer(bytes)) return bytes.subarray(start, start + count);
  const from = Math.min(bytes.end, bytes.start + start);
  return { start: from, end: Math.min(bytes.end, from + count) };
}

const lengthOf = (bytes: Bytes) => (Buffer.isBuffer(bytes) ? bytes.length : bytes.end - bytes.start);

/** Sends an answer in pieces, as the client reads them. In the middle of one nothing else can be said. */
async function send(dialogue: Dialogue, number: number, answers: Answer[]) {
  const { wire, deps } = dialogue;
  wire.isWithinBytes = true;
  try {
    wire.write(`* ${number} FETCH (`);
    for (const [nth, answer] of answers.entries()) {
      if (nth) wire.write(' ');
      if ('label' in answer) await sendBytes(dialogue, answer.label, answer.bytes);
      else
        for (const piece of answer) {
          await wire.write(piece);
          await dialogue.pause();
        }
    }
    await wire.write(')\r\n');
    wire.isWithinBytes = false;
  } catch (err) {
    if (!(err instanceof Gone)) deps.log.debug({ err }, 'a message was gone while it was sent');
    throw new Gone();
  }
}

async function sendBytes(dialogue: Dialogue, label: string, bytes: Bytes) {
  const { wire, reader } = dialogue;
  wire.write(`${label} {${lengthOf(bytes)}}\r\n`);
  if (Buffer.isBuffer(bytes)) return wire.send(bytes);
  for await (const piece of (reader as MailReader).bytes(bytes.start, bytes.end)) {
    await wire.send(piece);
    await dialogue.pause();
  }
}
