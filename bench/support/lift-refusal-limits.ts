import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loaded with `--import` before the server and before each of its threads. Refusals are still counted, but however many
 * there are, they delay no reply and end no connection. The server may be of another checkout: the folder it runs in tells.
 */
const { smtpLimits } = await import(pathToFileURL(resolve('server/smtp/limits.ts')).href);
Object.assign(smtpLimits, {
  errors: Infinity,
  commands: Infinity,
  tarpitAfter: Infinity,
  unknownPerClient: Infinity,
});
