import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useConfig } from '#web/lib/use-config.ts';
import type { Limits } from './attempt-words.ts';

/** The limits of an address, for the words about an attempt. */
export function useLimits(email: Pick<TempEmail, 'mode'> | undefined): Limits {
  return { plan: email?.mode === 'premium' ? 'premium' : 'free', config: useConfig() };
}
