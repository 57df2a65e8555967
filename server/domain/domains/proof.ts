import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 in lower case and without padding: DNS panels that change the case do no harm. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** 256 random bits that an account publishes to prove that a domain is theirs. */
export const newProof = () => base32(randomBytes(32));

export const PROOF_START = 'mayfly-domain=';

/** The TXT record to publish. */
export const proofText = (proof: string) => `${PROOF_START}${proof}`;

/** The name to publish it at. */
export const proofName = (domain: string) => `_mayfly.${domain}`;
