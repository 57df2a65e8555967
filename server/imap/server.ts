import { type Listening, startListener } from '#server/retrieval/listener.ts';
import { commands } from './commands.ts';
import { type Deps, Dialogue, goodbye } from './dialogue.ts';

/** The IMAP server: mail programs read, mark and delete the mail of one inbox. */
export const startImap = (listening: Listening, deps: Omit<Deps, 'commands'>) =>
  startListener(listening, { goodbye, converse: (wire) => new Dialogue(wire, { ...deps, commands }) });
