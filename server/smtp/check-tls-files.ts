import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';

/** Throws an error that names the setting if the certificate and key in these files cannot be used together. */
export async function checkTlsFiles(files: { cert: string; key: string }): Promise<void> {
  const pair = { cert: await readFile(files.cert), key: await readFile(files.key) };
  const cert = readCertificate(pair.cert);
  if (!cert) throw new Error('SMTP_TLS_CERT must be a certificate in PEM format');
  const key = readKey(pair.key);
  if (!key) throw new Error('SMTP_TLS_KEY must be a private key in PEM format, without a password');
  if (!cert.checkPrivateKey(key)) throw new Error('SMTP_TLS_KEY is not the key of SMTP_TLS_CERT');
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new Error(`SMTP_TLS_CERT and SMTP_TLS_KEY cannot be used (${(error as Error).message})`);
  }
}

function readCertificate(pem: Buffer) {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

function readKey(pem: Buffer) {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
