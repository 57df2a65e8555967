import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import type { SearchWorker } from '#server/mime/searching/search-worker.ts';
import { inWords, Refusal } from '../errors.ts';
import { inboxAddress } from '../plus-address.ts';
import { smtpTexts } from '../smtp-texts.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import { type FindRecipients, planOf, recipientKey } from './catch-all.ts';
import type { DeliverMail } from './deliver-mail.ts';
import type { Recipient } from './find-recipient.ts';

/** The scanner reads this much before it lets other work run. */
const STEP = 64 * 1024;

export type Sender = { ip: string; username: string };
/** Makes the checks that SMTP makes before a mail is stored. Throws when it may not be stored. */
export type AdmitMail = (mail: {
  ip: string;
  from: string;
  bytes: number;
  recipients: number;
}) => Promise<void>;

/**
 * Lets an owner put a mail into their own inboxes without SMTP. It is delivered like any other mail, with the same
 * limits. If one recipient is not the owner's, the whole mail is refused, whether somebody else has that address or
 * not. Every address is one of the owner of the inbox of all mail.
 */
export function createSendToSelf({
  searchWorker,
  findRecipients,
  deliverMail,
  admit,
}: {
  searchWorker: Pick<SearchWorker, 'compose'>;
  findRecipients: FindRecipients;
  deliverMail: DeliverMail;
  admit: AdmitMail;
}) {
  async function recipientsOf(inboxes: ReadableInbox[], addresses: string[]): Promise<Recipient[]> {
    const own = new Set(inboxes.map(({ address }) => address));
    const isOwn = (address: string) => own.has(CATCH_ALL_ADDRESS) || own.has(inboxAddress(address));
    const foreign = addresses.find((address) => !isOwn(address));
    if (foreign !== undefined)
      throw new Refusal(
        'bad-input',
        inWords(`Mail can be sent to your own addresses only, and ${foreign} is not one.`),
      );
    const byKey = new Map<string, Recipient>();
    for (const address of addresses)
      for (const recipient of await findRecipients(address)) {
        const key = recipientKey(recipient);
        if (!byKey.has(key)) byKey.set(key, recipient);
      }
    const recipients = [...byKey.values()];
    // One mail has one size limit.
    const plan = planOf(recipients);
    if (recipients.some((other) => !other.isCatchAll && other.plan !== plan))
      throw new Refusal('bad-input', inWords(smtpTexts.sendAlone));
    return recipients;
  }

  /** Returns the id of the message; with several recipients, that of the sender's first copy. */
  return async function send(inboxes: ReadableInbox[], json: Uint8Array, { ip, username }: Sender) {
    const [inbox] = inboxes;
    if (!inbox) throw new Refusal('bad-input', inWords('You have no address yet.'));
    const composed = await searchWorker.compose(turnOf(inbox), json);
    if (!composed) throw new Refusal('bad-input', inWords('This mail takes too long to compose.'));
    if ('error' in composed) throw new Refusal('bad-input', inWords(composed.error));
    const { raw, from, recipients: addresses } = composed;
    const recipients = await recipientsOf(inboxes, addresses);
    await admit({ ip, from, bytes: raw.length, recipients: recipients.length });
    const envelope = { clientIp: ip, helo: '', mailFrom: from, tls: null, username };
    const mail = deliverMail(recipients, envelope, () => ({ tls: null, rcpt: 0, data: 0, end: 0 }));
    try {
      for (let at = 0; at < raw.length; at += STEP) {
        await mail.write(raw.subarray(at, at + STEP));
        await new Promise(setImmediate);
      }
      await mail.commit();
    } catch (error) {
      await mail.abort().catch(() => {});
      throw error;
    }
    const isOwn = ({ inboxId }: Recipient) => inboxes.some(({ id }) => id === inboxId);
    return mail.messageIds[Math.max(0, recipients.findIndex(isOwn))]!;
  };
}

export type SendToSelf = ReturnType<typeof createSendToSelf>;
