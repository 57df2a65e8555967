import { version } from '#server/lib/version.ts';
import { IN_CLEAR, mayLogIn, readPlain } from '#server/retrieval/login.ts';
import type { Command, Dialogue } from './dialogue.ts';
import { chosen, fetch } from './fetch.ts';
import { stringOf } from './format.ts';
import { type Arg, Bad, textOf, textsOf } from './parse-command.ts';
import { No } from './replies.ts';
import { search } from './search.ts';
import { flagsOf, type Selected } from './selected.ts';
import { readSet } from './sets.ts';

const READ_ONLY = 'Mail can be read and deleted here, but not written.';
const ONE_MAILBOX = '[NONEXISTENT] There is one mailbox here, which is INBOX.';
const FLAGS = ['\\Seen', '\\Deleted'] as const;
const isInbox = (arg: Arg | undefined) => textOf(arg).toUpperCase() === 'INBOX';
const requireInbox = (arg: Arg | undefined) => {
  if (!isInbox(arg)) throw new No(ONE_MAILBOX);
};

export const commands = new Map<string, Command>();
function add(
  names: string,
  when: Command['when'],
  answer: Command['answer'],
  { usesNumbers = false }: { usesNumbers?: boolean } = {},
) {
  for (const name of names.split(', ')) commands.set(name, { when, answer, usesNumbers });
}

/** Clients ask for news with this. The follower may not have heard of a mail that was stored a moment ago. */
const lookAgain = ({ selected }: Dialogue, words: string) => {
  if (selected) selected.isStale = true;
  return words;
};

// Always

add('CAPABILITY', 'always', (dialogue) => {
  dialogue.wire.write(`* CAPABILITY ${dialogue.capabilities}\r\n`);
  return 'That is all.';
});
add('NOOP', 'always', (dialogue) => lookAgain(dialogue, 'Nothing done.'));
add('ID', 'always', (dialogue) => {
  dialogue.wire.write(`* ID ("name" "Mayfly" "version" ${stringOf(version)})\r\n`);
  return 'Nice to meet you.';
});
add('LOGOUT', 'always', (dialogue) => {
  dialogue.leaves = true;
  dialogue.selected = null;
  dialogue.wire.write('* BYE Goodbye\r\n');
  return 'Logged out.';
});

// Before login

add('STARTTLS', 'before login', (dialogue) => {
  if (dialogue.wire.isSecure) throw new Bad('The connection is encrypted already.');
  dialogue.startsTls = true;
  return 'Begin.';
});

const loggedIn = (dialogue: Dialogue) => `[CAPABILITY ${dialogue.capabilities}] Logged in.`;
const requirePrivacy = ({ wire }: Dialogue) => {
  if (!mayLogIn(wire)) throw new No(`[PRIVACYREQUIRED] ${IN_CLEAR}`);
};

add('LOGIN', 'before login', async (dialogue, [user, password]) => {
  requirePrivacy(dialogue);
  await dialogue.logIn({ user: textOf(user), password: textOf(password) });
  return loggedIn(dialogue);
});
add('AUTHENTICATE', 'before login', async (dialogue, [method, initial]) => {
  requirePrivacy(dialogue);
  if (textOf(method).toUpperCase() !== 'PLAIN') throw new No('[CANNOT] Only PLAIN is known.');
  if (!initial) dialogue.wire.write('+ \r\n');
  const response = initial ? textOf(initial) : await dialogue.wire.line();
  if (response === '*') throw new Bad('You gave up.');
  await dialogue.logIn(response === null ? null : readPlain(response));
  return loggedIn(dialogue);
});

// Logged in

add('ENABLE', 'logged in', (dialogue) => {
  dialogue.wire.write('* ENABLED\r\n');
  return 'Nothing of that.';
});
add('NAMESPACE', 'logged in', (dialogue) => {
  dialogue.wire.write('* NAMESPACE (("" "/")) NIL NIL\r\n');
  return 'There is one.';
});
for (const name of ['LIST', 'LSUB'])
  add(name, 'logged in', (dialogue, [reference, pattern]) => {
    const wanted = textOf(reference) + textOf(pattern);
    if (!wanted) dialogue.wire.write(`* ${name} (\\Noselect) "/" ""\r\n`);
    else if (matchesInbox(wanted)) dialogue.wire.write(`* ${name} (\\HasNoChildren) "/" INBOX\r\n`);
    return 'That is all.';
  });

/** `*` and `%` stand for any letters. The name of the only mailbox has no slash, so they do the same. */
function matchesInbox(pattern: string): boolean {
  const [first = '', ...rest] = pattern.toUpperCase().replace(/[*%]+/g, '*').split('*');
  if (!rest.length) return first === 'INBOX';
  const last = rest.pop()!;
  if (!'INBOX'.startsWith(first) || !'INBOX'.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = 'INBOX'.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at + last.length <= 'INBOX'.length;
}

add('SUBSCRIBE, UNSUBSCRIBE', 'logged in', (_dialogue, [mailbox]) => {
  requireInbox(mailbox);
  return 'You always see it.';
});
add('CREATE, DELETE, RENAME, APPEND', 'logged in', () => {
  throw new No(`[CANNOT] ${READ_ONLY}`);
});

add('STATUS', 'logged in', async (dialogue, [mailbox, items]) => {
  requireInbox(mailbox);
  const state = await dialogue.look(true);
  const { messages } = state;
  const figures = new Map<string, () => number>([
    ['MESSAGES', () => messages.length],
    ['RECENT', () => 0],
    ['UIDNEXT', () => state.nextUid],
    ['UIDVALIDITY', () => state.uids.validity],
    ['UNSEEN', () => messages.filter(({ seen }) => !seen).length],
    ['SIZE', () => messages.reduce((sum, { size }) => sum + size, 0)],
  ]);
  const wanted = new Set(textsOf(items).map((item) => item.toUpperCase()));
  const answers = [...wanted].map((item) => {
    const figure = figures.get(item);
    if (!figure) throw new Bad('This is not known of a mailbox.');
    return `${item} ${figure()}`;
  });
  dialogue.wire.write(`* STATUS INBOX (${answers.join(' ')})\r\n`);
  return 'That is all.';
});

for (const name of ['SELECT', 'EXAMINE'])
  add(name, 'logged in', async (dialogue, [mailbox]) => {
    dialogue.selected = null;
    requireInbox(mailbox);
    const isReadOnly = name === 'EXAMINE';
    const selected = await dialogue.look(isReadOnly);
    dialogue.selected = selected;
    const { messages, uids, nextUid } = selected;
    const unseen = messages.findIndex(({ seen }) => !seen) + 1;
    const lines = [
      `* FLAGS (${FLAGS.join(' ')})`,
      `* OK [PERMANENTFLAGS (${isReadOnly ? '' : FLAGS.join(' ')})] What can be changed`,
      `* ${messages.length} EXISTS`,
      '* 0 RECENT',
      ...(unseen ? [`* OK [UNSEEN ${unseen}] The first one that was not seen`] : []),
      `* OK [UIDVALIDITY ${uids.validity}] UIDs are valid`,
      `* OK [UIDNEXT ${nextUid}] The next UID`,
    ];
    dialogue.wire.write(`${lines.join('\r\n')}\r\n`);
    return isReadOnly ? '[READ-ONLY] Opened.' : '[READ-WRITE] Opened.';
  });
add('IDLE', 'logged in', async (dialogue) => {
  await dialogue.idle();
  return 'Done.';
});

// Selected

const requireWritable = ({ selected }: Dialogue): Selected => {
  if (selected!.isReadOnly) throw new No('[READ-ONLY] The mailbox is open for reading only.');
  return selected!;
};

/** Removes what is marked as deleted by now. The client hears of it afterwards, as of every change. */
async function expunge(dialogue: Dialogue, isChosen: (uid: number) => boolean) {
  const selected = requireWritable(dialogue);
  const marked = new Set((await dialogue.arrivals()).flatMap(({ id, toDelete }) => (toDelete ? id : [])));
  const ids = selected.messages.filter(({ id, uid }) => marked.has(id) && isChosen(uid)).map(({ id }) => id);
  if (!ids.length) return;
  await dialogue.deps.mail.removeMany(dialogue.inbox!, ids);
  selected.isStale = true;
}

add('CHECK', 'selected', (dialogue) => lookAgain(dialogue, 'Everything is stored.'));
add('EXPUNGE', 'selected', async (dialogue) => {
  await expunge(dialogue, () => true);
  return 'Deleted.';
});
add('UID EXPUNGE', 'selected', async (dialogue, [set]) => {
  await expunge(dialogue, readSet(textOf(set), dialogue.selected!.messages.at(-1)?.uid ?? 0));
  return 'Deleted.';
});
add('CLOSE', 'selected', async (dialogue) => {
  if (!dialogue.selected!.isReadOnly) await expunge(dialogue, () => true);
  dialogue.selected = null;
  return 'Closed.';
});
add('UNSELECT', 'selected', (dialogue) => {
  dialogue.selected = null;
  return 'Closed.';
});
add(
  'FETCH, UID FETCH',
  'selected',
  async (dialogue, args, isUid) => {
    await fetch(dialogue, dialogue.selected!, args, isUid);
    return 'That is all.';
  },
  { usesNumbers: true },
);
add(
  'SEARCH, UID SEARCH',
  'selected',
  async (dialogue, args, isUid) => {
    const found = await search(dialogue, dialogue.selected!, args, isUid);
    dialogue.wire.write(`* SEARCH${found.map((number) => ` ${number}`).join('')}\r\n`);
    return 'That is all.';
  },
  { usesNumbers: true },
);
add('STORE, UID STORE', 'selected', store, { usesNumbers: true });
add('COPY, UID COPY, MOVE, UID MOVE', 'selected', () => {
  throw new No(`[CANNOT] ${READ_ONLY}`);
});

/** Marks messages. Every other flag is accepted and not kept. */
async function store(dialogue: Dialogue, [set, action, ...given]: Arg[], isUid: boolean): Promise<string> {
  const selected = requireWritable(dialogue);
  const [, sign, silent] = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(textOf(action)) ?? [];
  if (sign === undefined || !given.length) throw new Bad('STORE needs FLAGS, +FLAGS or -FLAGS and a list.');
  const named = new Set(given.flatMap(textsOf).map((flag) => flag.toLowerCase()));
  const all = chosen(selected, set, isUid);
  /** The new value of a flag, or null if it stays. */
  const newValue = (flag: string) => {
    const isNamed = named.has(flag.toLowerCase());
    return sign === '' ? isNamed : isNamed ? sign === '+' : null;
  };
  const [seen, deleted] = FLAGS.map(newValue);
  // Also those that seem to be so already: another client may just have changed them.
  const ids = all.map(({ message }) => message.id);
  const { mail } = dialogue.deps;
  if (seen !== null && ids.length) await mail.markManySeen(dialogue.inbox!, ids, seen!);
  if (deleted !== null && ids.length) await mail.markManyToDelete(dialogue.inbox!, ids, deleted!);
  for (const { message } of all) {
    message.seen = seen ?? message.seen;
    message.deleted = deleted ?? message.deleted;
  }
  for (const { message, number } of silent ? [] : all) {
    await dialogue.wire.write(
      `* ${number} FETCH (${isUid ? `UID ${message.uid} ` : ''}FLAGS ${flagsOf(message)})\r\n`,
    );
    await dialogue.pause();
  }
  return 'Stored.';
}
