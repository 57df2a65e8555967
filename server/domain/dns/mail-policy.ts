import { createHash } from 'node:crypto';

const WEEK_S = 7 * 86_400;

/**
 * What senders that honour MTA-STS are told: deliver to this host, and only over TLS with a certificate for its name.
 * Offered where the operator gave a certificate; a self-signed one would make them refuse.
 */
export function mailPolicy({ mailHost, certified }: { mailHost: string; certified: boolean }) {
  if (!certified) return null;
  const text = `version: STSv1\r\nmode: enforce\r\nmx: ${mailHost}\r\nmax_age: ${WEEK_S}\r\n`;
  // Senders fetch the policy again when the id in DNS changes, so it follows from the text.
  return { text, id: createHash('sha256').update(text).digest('hex').slice(0, 20) };
}

export type MailPolicy = ReturnType<typeof mailPolicy>;
