import { createReadAttempts } from '#server/domain/attempts/read-deliveries.ts';
import { createCloseInbox } from '#server/domain/operator/close-inbox.ts';
import { createTraceMail } from '#server/domain/operator/trace-mail.ts';
import type { Storage } from './base.ts';

/** What the operator can do with one address, on the page and on the command line. */
export function composeTrace({ config, stores, vault, domains, now }: Storage) {
  const locate = (address: string) => domains.book.locate(address)?.key ?? address;
  const readAttempts = createReadAttempts({ ...stores, vault, plans: config.plans });
  return {
    trace: createTraceMail({ ...stores, readAttempts, vault, locate, now }),
    closeInbox: createCloseInbox({ ...stores, vault, locate, now }),
  };
}
