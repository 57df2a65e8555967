import { createHash, createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret in the form of Standard Webhooks. */
export const newSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`;

/** The same for every attempt at a message, even after a crash, so that receivers can recognize a repeat. */
export const eventId = (webhookId: string, messageId: string) =>
  `msg_${createHash('sha256').update(`${webhookId}/${messageId}`).digest('base64url').slice(0, 32)}`;

/** The headers that let a receiver check who sent this body, and when. */
export function signatureHeaders({
  id,
  at,
  body,
  secret,
}: {
  id: string;
  at: Date;
  body: string;
  secret: string;
}) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
