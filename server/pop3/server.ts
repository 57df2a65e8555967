import { type Listening, startListener } from '#server/retrieval/listener.ts';
import { type Deps, Dialogue, goodbye } from './dialogue.ts';

/** The POP3 server: mail programs fetch and delete the mail of one inbox. */
export const startPop3 = (listening: Listening, deps: Deps) =>
  startListener(listening, { goodbye, converse: (wire) => new Dialogue(wire, deps) });
