import type { Plans } from '#contract/plans.ts';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import { rawLimit } from '#server/domain/delivering/deliver-mail.ts';
import type { FindRecipient } from '#server/domain/delivering/find-recipient.ts';
import { Refusal } from '#server/domain/errors.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { BYTES_PER_RECIPIENT, networkFull, type StoredBytes } from '#server/domain/stored-bytes.ts';
import type { Dialogue } from './dialogue.ts';

/** Answers RCPT: adds the recipient to the transaction, or refuses it. */
export function createAcceptRecipient({
  postmaster,
  findRecipient,
  hasRoom,
  storedBytes,
  plans,
}: {
  postmaster: Postmaster;
  findRecipient: FindRecipient;
  hasRoom: () => Promise<boolean>;
  storedBytes: StoredBytes;
  plans: Plans;
}) {
  return async function acceptRecipient(address: string, { transaction, clientIp }: Dialogue): Promise<void> {
    const { recipients, size } = transaction;
    if (postmaster.isFor(address)) {
      if (recipients.size) throw sendAlone();
      transaction.postmaster = address.toLowerCase();
      return;
    }
    const expected = transaction.expected?.get(address);
    transaction.expected?.delete(address);
    const recipient = await (expected ?? findRecipient(address));
    if (transaction.postmaster) throw sendAlone();
    if (!(await hasRoom())) throw new Refusal('disk-full', smtpTexts.outOfSpace);
    const bytes = size + (recipients.size + 1) * BYTES_PER_RECIPIENT;
    if (!storedBytes.open(clientIp).fits(bytes)) throw networkFull();
    // One mail has one size limit, so all of its recipients have the same plan.
    const [other] = recipients.values();
    if (other && other.plan !== recipient.plan) throw sendAlone();
    if (size > rawLimit(plans[recipient.plan].attachmentLimit))
      throw new Refusal('too-large', smtpTexts.tooLarge);
    // Several plus addresses of one inbox count once; the first is shown.
    if (!recipients.has(recipient.inboxId)) recipients.set(recipient.inboxId, recipient);
  };
}

const sendAlone = () => new Refusal('other-plan', smtpTexts.sendAlone);
