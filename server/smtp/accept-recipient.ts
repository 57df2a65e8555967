import type { SMTPServerSession } from 'smtp-server';
import type { Plans } from '#contract/plans.ts';
import type { Postmaster } from '#server/domain/contact/postmaster.ts';
import { Refusal } from '#server/domain/errors.ts';
import { rawLimit } from '#server/domain/mail/deliver-mail.ts';
import type { FindRecipient } from '#server/domain/mail/find-recipient.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { BYTES_PER_RECIPIENT, networkFull, type StoredBytes } from './stored-bytes.ts';
import type { Transactions } from './transactions.ts';

/** Answers RCPT: adds the recipient to the transaction, or refuses it. */
export function createAcceptRecipient({
  transactions,
  postmaster,
  findRecipient,
  hasRoom,
  storedBytes,
  plans,
}: {
  transactions: Transactions;
  postmaster: Postmaster;
  findRecipient: FindRecipient;
  hasRoom: () => Promise<boolean>;
  storedBytes: StoredBytes;
  plans: Plans;
}) {
  return async function acceptRecipient(address: string, session: SMTPServerSession): Promise<void> {
    const transaction = transactions.of(session);
    const { recipients } = transaction;
    if (postmaster.isFor(address)) {
      if (recipients.size) throw sendAlone();
      transaction.postmaster = address.toLowerCase();
      return;
    }
    const recipient = await findRecipient(address);
    if (transaction.postmaster) throw sendAlone();
    if (!(await hasRoom())) throw new Refusal('disk-full', smtpTexts.outOfSpace);
    const bytes = declaredSize(session) + (recipients.size + 1) * BYTES_PER_RECIPIENT;
    if (!storedBytes.open(session.remoteAddress).fits(bytes)) throw networkFull();
    // One mail has one size limit, so all of its recipients have the same plan.
    const [other] = recipients.values();
    if (other && other.plan !== recipient.plan) throw sendAlone();
    if (declaredSize(session) > rawLimit(plans[recipient.plan].attachmentLimit))
      throw new Refusal('too-large', smtpTexts.tooLarge);
    // Several plus addresses of one inbox count once; the first is shown.
    if (!recipients.has(recipient.inboxId)) recipients.set(recipient.inboxId, recipient);
  };
}

const sendAlone = () => new Refusal('other-plan', smtpTexts.sendAlone);

/** The size the sender declared in MAIL FROM; 0 without a declaration. */
function declaredSize({ envelope }: SMTPServerSession) {
  const parameters = envelope.mailFrom ? envelope.mailFrom.args : false;
  return Number(parameters ? parameters.SIZE : 0) || 0;
}
