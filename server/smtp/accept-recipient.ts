import type { Plans } from '#contract/plans.ts';
import { type Postmaster, SUPPORT } from '#server/domain/contact/postmaster.ts';
import { type FindRecipients, planOf, recipientKey } from '#server/domain/delivering/catch-all.ts';
import { rawLimit } from '#server/domain/delivering/deliver-mail.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { BYTES_PER_RECIPIENT, networkFull, type StoredBytes } from '#server/domain/stored-bytes.ts';
import type { Dialogue } from './dialogue.ts';

/** Answers RCPT: adds the recipient to the transaction, or refuses it. */
export function createAcceptRecipient({
  postmaster,
  findRecipients,
  hasRoom,
  storedBytes,
  plans,
}: {
  postmaster: Postmaster;
  findRecipients: FindRecipients;
  hasRoom: () => Promise<boolean>;
  storedBytes: StoredBytes;
  plans: Plans;
}) {
  return async function acceptRecipient(address: string, { transaction, clientIp }: Dialogue): Promise<void> {
    const { recipients, size } = transaction;
    const desk = postmaster.deskOf(address);
    const goesToPostmaster = () => {
      if (transaction.isBlocked) throw blocked();
      const { postmaster: other } = transaction;
      if (recipients.size || (other && postmaster.deskOf(other) !== desk)) throw sendAlone();
      transaction.postmaster = address.toLowerCase();
    };
    if (desk === SUPPORT) return goesToPostmaster();
    const expected = transaction.expected?.get(address);
    transaction.expected?.delete(address);
    const found = await (expected ?? findRecipients(address)).catch((error) => {
      if (desk && isUnknown(error)) return null;
      // It need not try again.
      if (transaction.isBlocked && error instanceof Refusal && !isUnknown(error)) throw blocked();
      throw error;
    });
    if (!found) return goesToPostmaster();
    if (transaction.isBlocked) throw blocked();
    if (transaction.postmaster) throw sendAlone();
    if (!(await hasRoom())) throw new Refusal('disk-full', inWords(smtpTexts.outOfSpace));
    const bytes = size + (recipients.size + found.length) * BYTES_PER_RECIPIENT;
    if (!storedBytes.open(clientIp).fits(bytes)) throw networkFull();
    // One mail has one size limit, so all of its recipients have the same plan.
    const [others, own] = [planOf(recipients.values()), planOf(found)];
    if (others && own && others !== own) throw sendAlone();
    if (size > rawLimit(plans[own ?? others ?? 'premium'].attachmentLimit))
      throw new Refusal('too-large', inWords(smtpTexts.tooLarge));
    // Several plus addresses of one inbox count once; the first is shown.
    for (const recipient of found) {
      const key = recipientKey(recipient);
      if (!recipients.has(key)) recipients.set(key, recipient);
    }
  };
}

export const isUnknown = (error: unknown) => error instanceof Refusal && error.kind === 'not-found';
const blocked = () => new Refusal('blocked', inWords(smtpTexts.blockedSender));
const sendAlone = () => new Refusal('other-plan', inWords(smtpTexts.sendAlone));
