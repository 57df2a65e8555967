import { decodeBody } from '#server/mime/reading/decode.ts';
import { cutText } from '#server/mime/reading/header-text.ts';
import { textOfHtml } from '#server/mime/reading/html-text.ts';
import type { Outline, Part } from '#server/mime/reading/outline.ts';
import { createScanner, MimeLimitError } from '#server/mime/reading/scan.ts';

/** A report of abuse holds the mail it is about, which may hold another one. */
const MAX_DEPTH = 2;

/** A mail as a person reads it: sender, subject, its text and what is attached, without control characters. */
export function letterText(source: Buffer, maxLength: number): string {
  const text = read(source, maxLength, MAX_DEPTH);
  return cutText(text.replaceAll('\t', ' ').replaceAll(/[^\P{C}\n]/gu, ''), maxLength);
}

function read(source: Buffer, maxLength: number, depth: number): string {
  const outline = scan(source);
  if (!outline?.parsed) return source.toString('utf8', 0, maxLength).replaceAll('\r\n', '\n');
  const { from, subject, parts } = outline;
  const bytesOf = ({ start, end }: Part) => source.subarray(start, end);
  const texts = parts.filter(({ kind }) => kind === 'text');
  const shown = texts.length ? texts : parts.filter(({ kind }) => kind === 'html');
  const bodies = shown.map((part) => {
    const body = decodeBody(bytesOf(part), part);
    return part.kind === 'html' ? textOfHtml(body, maxLength) : body.trim();
  });
  const attached = parts
    .filter(({ kind }) => kind === 'attachment')
    .map((part) => {
      const title = `[${part.type}, ${part.filename}]`;
      if (depth === 0 || !/^(message|text)\//.test(part.type)) return title;
      const body = decodeBody(bytesOf(part), part);
      return `${title}\n${part.type === 'message/rfc822' ? read(Buffer.from(body), maxLength, depth - 1) : body.trim()}`;
    });
  return [`From: ${from.name} <${from.address}>\nSubject: ${subject}`, ...bodies, ...attached].join('\n\n');
}

function scan(source: Buffer): Outline | null {
  try {
    const scanner = createScanner();
    scanner.push(source);
    return scanner.finish();
  } catch (error) {
    if (error instanceof MimeLimitError) return null;
    throw error;
  }
}
