import { createRandom, type Random } from '../smtp-dialogue/random-dialogue.ts';
import { cut } from '../smtp-dialogue/talk.ts';
import { answerLength } from '../support/imap-client.ts';
import { PASSWORD, type Protocol, talk, USER } from './talk.ts';

const plain = Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64');
const LOGIN = {
  imap: `l LOGIN ${USER} ${PASSWORD}\r\ns SELECT INBOX\r\n`,
  pop3: `USER ${USER}\r\nPASS ${PASSWORD}\r\n`,
};
const WORDS = {
  imap: [
    'NOOP CAPABILITY CHECK LOGOUT NAMESPACE ENABLE UNSELECT CLOSE EXPUNGE STARTTLS IDLE DONE ID'.split(' '),
    [
      'LOGIN a {1}\r\nb',
      'LOGIN {13+}\r\na@mayfly.test {5+}\r\nright',
      `AUTHENTICATE PLAIN ${plain}`,
      'AUTHENTICATE PLAIN',
    ],
    [
      'SELECT INBOX',
      'EXAMINE "inbox"',
      'STATUS INBOX (MESSAGES UIDNEXT SIZE)',
      'LIST "" *',
      'LSUB "" "%"',
      'APPEND INBOX {3+}\r\nabc',
    ],
    [
      'FETCH 1:* (UID FLAGS BODY[])',
      'FETCH 2 BODYSTRUCTURE',
      'FETCH * ALL',
      'FETCH 2 (BODY[2.HEADER] BODY.PEEK[1]<1.2>)',
      'FETCH 1 FULL',
    ],
    [
      'UID FETCH 1:4294967295 ENVELOPE',
      'FETCH 1,3 BODY.PEEK[HEADER.FIELDS (Subject)]',
      'FETCH 2 BODY[2.1.MIME]',
      'FETCH 3 RFC822.TEXT',
    ],
    [
      'SEARCH ALL',
      'SEARCH OR (SEEN 1) NOT SUBJECT x',
      'UID SEARCH SINCE 1-Jan-2020',
      'SEARCH HEADER Subject {3}\r\nTwo',
      'SEARCH CHARSET X ALL',
    ],
    [
      'STORE 1 +FLAGS (\\Seen)',
      'UID STORE 1:* FLAGS.SILENT \\Deleted',
      'STORE 2:3 -FLAGS (\\Deleted x)',
      'UID EXPUNGE 1:*',
      'COPY 1 x',
    ],
  ].flat(),
  pop3: 'CAPA STLS STAT LIST,1 LIST UIDL,2 UIDL RETR,1 RETR,2 RETR,9 TOP,1,0 TOP,2,3 DELE,1 DELE,2 RSET NOOP QUIT AUTH AUTH,PLAIN USER,x PASS,y'
    .split(' ')
    .map((word) => word.replaceAll(',', ' '))
    .concat(`AUTH PLAIN ${plain}`),
};
const BYTES = [
  '\r',
  '\n',
  '\r\n',
  ' ',
  '(',
  ')',
  '"',
  '\\',
  '{',
  '}',
  '{3}\r\n',
  '{2+}\r\n',
  '*',
  '[',
  ']',
  '<',
  '>',
  '\0',
  '\x80',
  'é',
  ':',
  ',',
  '+',
  'A',
  '9',
];
const ANSWER = { imap: /^(\* |\+ |\S+ (OK|NO|BAD) )/, pop3: /^(\+OK |-ERR |\+ \r)/ };

function randomDialogue(protocol: Protocol, { below, pick }: Random): Buffer {
  let text = below(5) ? LOGIN[protocol] : '';
  for (let left = 1 + below(6); left > 0; left--)
    text += `${protocol === 'imap' ? `t${left} ` : ''}${pick(WORDS[protocol])}\r\n`;
  for (let change = below(4); change > 0; change--) {
    const at = below(text.length + 1);
    text = text.slice(0, at) + (below(3) ? pick(BYTES) : '') + text.slice(at + below(3));
  }
  return Buffer.from(text, 'latin1');
}

/**
 * Sends random dialogues. Throws with the seed and the bytes if one hangs, crashes, gets a malformed answer, or depends on how
 * its bytes are split and when the client closes its side.
 */
export async function fuzzMailPrograms(protocol: Protocol, { count, seed }: { count: number; seed: number }) {
  for (let nth = 0; nth < count; nth++) {
    const random = createRandom(seed + nth);
    const bytes = randomDialogue(protocol, random);
    const cuts = Array.from({ length: 1 + random.below(8) }, () => random.below(bytes.length + 1));
    const pieces = random.below(10)
      ? cut(
          bytes,
          cuts.sort((a, b) => a - b),
        )
      : [...bytes].map((byte) => Buffer.of(byte));
    try {
      const whole = await talk(protocol, [bytes]);
      const split = await talk(protocol, pieces);
      if (whole !== split) throw new Error(`whole: ${whole}\nsplit: ${split}`);
      checkAnswers(protocol, whole);
    } catch (error) {
      throw new Error(`seed ${seed + nth}: ${JSON.stringify(bytes.toString('latin1'))}`, { cause: error });
    }
  }
}

function checkAnswers(protocol: Protocol, text: string) {
  if (protocol === 'pop3') {
    if (!ANSWER.pop3.test(text) || !text.endsWith('\r\n')) throw new Error(`malformed: ${text}`);
    return;
  }
  for (let rest = text; rest; ) {
    const length = answerLength(rest);
    if (!length || !ANSWER.imap.test(rest)) throw new Error(`malformed: ${rest}`);
    rest = rest.slice(length);
  }
}
