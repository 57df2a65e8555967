import { isolate } from '../../../contract/isolate.ts';
import { languages, localeOf } from '../../../contract/languages.ts';
import { MayflyError } from '../../client/src/index.ts';
import { mayReach } from './server.ts';
import { say } from './texts.ts';

/** What went wrong, in words for the popup. */
export async function explainError(error: unknown, server: string): Promise<string> {
  const { host } = new URL(server);
  if (!(await mayReach(server))) return say('notAllowed', isolate(host));
  if (!(error instanceof MayflyError)) return say('failed');
  if (error.cooldownEnd) return say('nextAddressAt', isolate(timeOf(error.cooldownEnd)));
  if (error.code === 'network' || error.code === 'unavailable') return say('noAnswer', isolate(host));
  if (error.code === 'rate_limited') return say('noAddressLeft');
  if (error.code === 'unauthorized' || error.code === 'forbidden') return say('keyRefused');
  return say('failed');
}

function timeOf(iso: string): string {
  const language = languages.find(({ lang }) => lang === say('lang'))!;
  return new Date(iso).toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
}
