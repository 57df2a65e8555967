import { type Language, pathIn } from './languages.ts';

/** What a notification opens: a message of the visitor's own, on home. Browsers keep what follows the # to themselves. */
export type LinkedMessage = { address: string; id: string; copies: boolean };

export const isMessageHash = (hash: string): boolean => hash.startsWith('#message=');

/** The path of a message. With `copies`, the page copies its code as well. */
export const messageLink = (language: Language, message: LinkedMessage): string =>
  pathIn(language, '/') + messageHash(message);

export const messageHash = ({ address, id, copies }: LinkedMessage): string =>
  `#${new URLSearchParams({ message: id, to: address, ...(copies && { copy: '1' }) })}`;

export function readMessageHash(hash: string): LinkedMessage | null {
  const given = new URLSearchParams(hash.slice(1));
  const [id, address] = [given.get('message'), given.get('to')];
  return id && address ? { id, address, copies: given.has('copy') } : null;
}
