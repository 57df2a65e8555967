import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('dialogues/', import.meta.url);

/** One dialogue: what it shows, what the client sends, and what it must see. */
export type Written = {
  name: string;
  title: string;
  /** Divided where a TLS handshake takes place. */
  segments: Buffer[];
  replies: string;
  mails: Array<{ from: string; to: string[]; content: string }>;
};

/**
 * Reads the files in `dialogues/`. Lines begin with `C:` for the client, which sends CRLF behind each, `S:` for the server,
 * `M:` for a stored mail as JSON, `--` for the TLS handshake, and `#` for what the dialogue shows. `\r`, `\n`, `\0` and `\xNN`
 * stand for bytes, and a `\` at the end of a line leaves its CRLF out.
 */
export function readDialogues(): Written[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
      const of = (mark: string) =>
        lines
          .filter((line) => line.startsWith(mark))
          .map((line) => line.slice(mark.length).replace(/^ /, ''));
      const segments = [''];
      for (const line of lines)
        if (line.startsWith('--')) segments.push('');
        else if (line.startsWith('C:'))
          segments[segments.length - 1] += bytesOf(line.slice(2).replace(/^ /, ''));
      return {
        name: file,
        title: of('#').join(' '),
        segments: segments.map((text) => Buffer.from(text, 'latin1')),
        replies: of('S:')
          .map((line) => `${line}\r\n`)
          .join(''),
        mails: of('M:').map((line) => JSON.parse(line)),
      };
    });
}

function bytesOf(line: string): string {
  const latin1 = Buffer.from(line, 'utf8').toString('latin1');
  const isOpen = /(?<!\\)\\$/.test(latin1);
  const text = (isOpen ? latin1.slice(0, -1) : latin1).replace(
    /\\(r|n|0|\\|x[0-9a-f]{2})/g,
    (_, code: string) =>
      ({ r: '\r', n: '\n', 0: '\0', '\\': '\\' })[code] ??
      String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return isOpen ? text : `${text}\r\n`;
}
