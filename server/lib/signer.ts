import { timingSafeEqual } from 'node:crypto';

/** Signs texts, and recognizes what any process of this installation signed. */
export type Signer = {
  sign: (text: string) => Buffer;
  isSigned: (text: string, signature: Buffer) => boolean;
};

/** Whether a signature is one of those that are expected. The time it takes does not tell how much of it is right. */
export const isOneOf = (given: Buffer, expected: Buffer[]): boolean =>
  expected.some((one) => given.length === one.length && timingSafeEqual(given, one));
