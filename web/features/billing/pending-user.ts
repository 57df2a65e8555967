import type { AccountUser } from '#web/features/account/session.ts';
import { local, readJson, writeJson, writeText } from '#web/lib/storage.ts';

/** The user who is about to pay. */
export type PendingUser = { email: string; fullName: string; accountCreated: boolean };

const KEY = 'pendingPremiumUser';

const isPending = ({ email, fullName }: PendingUser) =>
  [email, fullName].every((text) => typeof text === 'string') && email !== '';

export const readPendingUser = (): PendingUser | null => readJson(local, KEY, isPending);
export const writePendingUser = (user: PendingUser): void => writeJson(local, KEY, user);
export const clearPendingUser = (): void => writeText(local, KEY, null);

export const pendingFrom = ({ email, full_name }: AccountUser): PendingUser => ({
  email,
  fullName: full_name ?? '',
  accountCreated: true,
});
