import { generateKeyPairSync } from 'node:crypto';
import { dkimSign, sealMessage } from 'mailauth';
import type { Zone } from './dns-server.ts';
import { plainMail } from './mails.ts';

export type Signer = { domain: string; selector: string; privateKey: string };

/** A domain with a key of its own. Its records go into the zone. */
export function addDomain(
  zone: Zone,
  domain: string,
  { policy, servers, selector = 'key' }: { policy?: string; servers?: string; selector?: string } = {},
): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  zone[domain] = { TXT: servers ? [`v=spf1 ${servers} -all`] : [] };
  if (policy) zone[`_dmarc.${domain}`] = { TXT: [`v=DMARC1; p=${policy}`] };
  zone[`${selector}._domainkey.${domain}`] = {
    TXT: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
  };
  return { domain, selector, privateKey };
}

/** The mail with one signature of each signer, over the whole body and the usual headers unless told otherwise. */
export async function sign(
  mail: string,
  signers: Signer[],
  { bodyLength, headers }: { bodyLength?: number; headers?: string } = {},
): Promise<string> {
  const { signatures, errors } = await dkimSign(mail, {
    canonicalization: 'relaxed/relaxed',
    signatureData: signers.map(({ domain, selector, privateKey }) => ({
      signingDomain: domain,
      selector,
      privateKey,
      algorithm: 'rsa-sha256',
      ...(bodyLength === undefined ? {} : { maxBodyLength: bodyLength }),
      ...(headers === undefined ? {} : { headerList: headers }),
    })),
  } as unknown as Parameters<typeof dkimSign>[1]);
  if (errors.length) throw errors[0]!.err;
  return signatures + mail;
}

/** The mail as a server forwards it that seals what it received. */
export async function seal(mail: string, { domain, selector, privateKey }: Signer): Promise<string> {
  const headers = await sealMessage(mail, {
    signingDomain: domain,
    selector,
    privateKey,
    authResults: `${domain}; dkim=pass header.d=${domain}`,
    cv: 'none',
  } as Parameters<typeof sealMessage>[1]);
  return headers.toString('latin1') + mail;
}

export const mailFrom = (from: string, more = '') =>
  `${more}Date: Mon, 16 Nov 2026 03:00:00 +0000\r\nMessage-ID: <1@example.org>\r\n${plainMail({ from })}`;
