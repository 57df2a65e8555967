import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import { LineTooLong, type Wire } from '#server/retrieval/wire.ts';

/** A literal that nobody wants, such as a mail for APPEND, is read and dropped up to this size. */
const MAX_DROPPED = 64 * 2 ** 20;

/** A command as it was sent. In `text`, each literal is its announcement and a NUL. */
export type RawCommand = { text: string; literals: string[]; problem: 'NUL' | 'TOOBIG' | null };

/** The next command, or null when the client has closed its side. */
export async function readCommand(
  wire: Wire,
  { limits, isLoggedIn }: { limits: RetrievalLimits; isLoggedIn: boolean },
): Promise<RawCommand | null> {
  const command: RawCommand = { text: '', literals: [], problem: null };
  let room = isLoggedIn ? limits.literal : limits.literalBeforeLogin;
  for (;;) {
    const line = await wire.line(Math.max(0, limits.line - command.text.length));
    if (line === null) return null;
    if (line.includes('\0')) command.problem = 'NUL';
    command.text += line;
    const [, digits, isSentAnyway] = /\{(\d{1,10})(\+?)\}$/.exec(line) ?? [];
    if (digits === undefined) return command;
    const size = Number(digits);
    room -= size;
    if (room >= 0) {
      if (!isSentAnyway) wire.write('+ Ready\r\n');
      const bytes = await wire.take(size);
      if (!bytes) return null;
      command.literals.push(bytes.toString());
    } else {
      command.problem = 'TOOBIG';
      // The client waits for our permission and does not get it.
      if (!isSentAnyway) return command;
      if (!isLoggedIn || size > MAX_DROPPED) throw new LineTooLong();
      await wire.skip(size);
      command.literals.push('');
    }
    command.text += '\0';
  }
}
