import { setTimeout } from 'node:timers/promises';
import { cleanAddress } from '#server/mime/reading/addresses.ts';
import { scan } from '#server/mime/reading/test-mail.ts';
import { createDns } from '#server/verdict/bounded-dns.ts';
import { judgeMail } from '#server/verdict/judge-mail.ts';

const PIECE = 256 * 1024;

/** `pieceMs` is how long our own store takes for each further piece. */
export type Sent = { ip?: string; mailFrom?: string; pieceMs?: number };

/** The verdict on a mail with the sender that readers see, handed over in pieces as the stored mail is. */
export function judgeRaw(
  mail: string,
  server: string,
  { ip = '192.0.2.66', mailFrom = '', pieceMs = 0 }: Sent = {},
) {
  const bytes = Buffer.from(mail, 'latin1');
  const { from } = scan(bytes);
  let at = PIECE;
  return judgeMail(
    {
      from: { ...from, address: from.address || cleanAddress(mailFrom) },
      envelope: { clientIp: ip, helo: 'mta.example', mailFrom },
      first: bytes.subarray(0, PIECE),
      isWhole: bytes.length <= PIECE,
      more: async () => {
        if (pieceMs) await setTimeout(pieceMs);
        const piece = bytes.subarray(at, at + PIECE);
        at += PIECE;
        return piece.length ? piece : null;
      },
    },
    createDns({ servers: [server] })(),
  );
}
