import { createHash } from 'node:crypto';

const WEEK_S = 7 * 86_400;

/**
 * The MTA-STS policy: senders deliver to this host only, and only over TLS with a certificate for its name. It is
 * offered only with a certificate from the operator, because senders would reject a self-signed one.
 */
export function mailPolicy({ mailHost, certified }: { mailHost: string; certified: boolean }) {
  if (!certified) return null;
  const text = `version: STSv1\r\nmode: enforce\r\nmx: ${mailHost}\r\nmax_age: ${WEEK_S}\r\n`;
  // Senders fetch the policy again when the id in DNS changes, so the id is derived from the text.
  return { text, id: createHash('sha256').update(text).digest('hex').slice(0, 20) };
}

export type MailPolicy = ReturnType<typeof mailPolicy>;
